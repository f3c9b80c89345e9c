<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message>
        <source>The microphone was left out when the program was started: start it without --no-mic to be heard.</source>
        <translation>Le micro a été laissé de côté au démarrage du programme&#xa0;: démarrez-le sans --no-mic pour être entendu.</translation>
    </message>
    <message>
        <source>the hand does not hold this card</source>
        <translation>cette carte n&apos;est pas dans la main</translation>
    </message>
    <message>
        <source>this seat is not in the game</source>
        <translation>cette place n&apos;est pas dans la partie</translation>
    </message>
    <message>
        <source>this seat is in the game already</source>
        <translation>cette place est déjà dans la partie</translation>
    </message>
    <message>
        <source>there is no card to take</source>
        <translation>il n&apos;y a pas de carte à prendre</translation>
    </message>
    <message>
        <source>this costs a token, and the seat has none</source>
        <translation>cela coûte un jeton, et la place n&apos;en a pas</translation>
    </message>
    <message>
        <source>a new rule is for who has won, one for each win</source>
        <translation>une nouvelle règle revient à qui a gagné, une par victoire</translation>
    </message>
    <message>
        <source>a token is given to another seat</source>
        <translation>un jeton se donne à une autre place</translation>
    </message>
    <message>
        <source>this rule was refused</source>
        <translation>cette règle a été refusée</translation>
    </message>
    <message>
        <source>there is nothing to vote on</source>
        <translation>il n&apos;y a rien à mettre aux voix</translation>
    </message>
    <message>
        <source>votes are put in a point of order: call one first</source>
        <translation>on vote pendant une motion d&apos;ordre&#xa0;: demandez-en d&apos;abord une</translation>
    </message>
    <message>
        <source>a round is being played</source>
        <translation>une manche est en cours</translation>
    </message>
    <message>
        <source>nobody comes in again by these rules</source>
        <translation>selon ces règles, personne ne revient en jeu</translation>
    </message>
    <message>
        <source>this proposal was not put to the vote</source>
        <translation>cette proposition n&apos;a pas été mise aux voix</translation>
    </message>
    <message>
        <source>by these rules no card is thrown away</source>
        <translation>selon ces règles, on ne jette aucune carte</translation>
    </message>
    <message>
        <source>the game stands still: nothing can be done in a pause</source>
        <translation>la partie est arrêtée&#xa0;: rien ne se fait pendant une pause</translation>
    </message>
    <message>
        <source>the rule that allows this is not in force</source>
        <translation>la règle qui le permet n&apos;est pas en vigueur</translation>
    </message>
    <message>
        <source>it named nobody, and fits nobody</source>
        <translation>elle ne nommait personne et ne vise personne</translation>
    </message>
    <message>
        <source>no rule has a call in these words</source>
        <translation>aucune règle ne connaît de réclamation en ces termes</translation>
    </message>
    <message>
        <source>{on} had made a bad call at {since}, and pays now that another seat says so</source>
        <translation>{on} avait fait une réclamation infondée à {since}, et paie maintenant qu&apos;une autre place le dit</translation>
    </message>
    <message>
        <source>nobody but the caller voted: nobody pays</source>
        <translation>personne d&apos;autre n&apos;a voté&#xa0;: personne ne paie</translation>
    </message>
    <message>
        <source>{on} was out of the game</source>
        <translation>{on} n&apos;était plus dans la partie</translation>
    </message>
    <message>
        <source>the house voted so</source>
        <translation>la table en a décidé ainsi</translation>
    </message>
    <message>
        <source>the Mao Master decided so</source>
        <translation>le maître de Mao en a décidé ainsi</translation>
    </message>
    <message>
        <source>the house acquitted</source>
        <translation>la table a acquitté</translation>
    </message>
    <message>
        <source>The table listens</source>
        <translation>La table écoute</translation>
    </message>
    <message>
        <source>In Mao one gets rid of one&apos;s cards, some cards ask for words, and nobody tells the rules. Say “have a nice day”. Without a microphone press T, type it and press Enter.</source>
        <translation>Au Mao, on se débarrasse de ses cartes, certaines cartes demandent des mots, et personne ne dit les règles. Dites «&#xa0;have a nice day&#xa0;». Sans micro, appuyez sur T, tapez la phrase et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>I heard: “{words}”. Whatever is said aloud here can be typed as well, at any time.</source>
        <translation>J&apos;ai entendu&#xa0;: «&#xa0;{words}&#xa0;». Tout ce qui se dit à voix haute peut aussi se taper, à tout moment.</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Une carte</translation>
    </message>
    <message>
        <source>It is your turn. A card goes on its own suit or its own rank. Play the five of hearts: drag it to the middle, or double-click it.</source>
        <translation>C&apos;est votre tour. Une carte va sur sa couleur ou sur sa valeur. Jouez le cinq de cœur&#xa0;: faites-le glisser au milieu, ou double-cliquez dessus.</translation>
    </message>
    <message>
        <source>Now the others play. The ring around a name shows whose turn it is.</source>
        <translation>Les autres jouent maintenant. L&apos;anneau autour d&apos;un nom montre à qui est le tour.</translation>
    </message>
    <message>
        <source>A phrase that is due</source>
        <translation>Une phrase attendue</translation>
    </message>
    <message>
        <source>Some cards ask for words. With a seven one says “have a nice day”. Play the seven of clubs and say it. You have 4 seconds.</source>
        <translation>Certaines cartes demandent des mots. Avec un sept, on dit «&#xa0;have a nice day&#xa0;». Jouez le sept de trèfle et dites-le. Vous avez 4 secondes.</translation>
    </message>
    <message>
        <source>You began to speak {time} after the card. What counts is when you speak, not when the program has understood it.</source>
        <translation>Vous avez commencé à parler {time} après la carte. Ce qui compte, c&apos;est quand vous parlez, et non quand le programme a compris.</translation>
    </message>
    <message>
        <source>That was not said within 4 seconds. Lay the cards out again, and say it at once.</source>
        <translation>Cela n&apos;a pas été dit dans les 4 secondes. Redistribuez les cartes et dites-le tout de suite.</translation>
    </message>
    <message>
        <source>Silence, and what it costs</source>
        <translation>Le silence, et ce qu&apos;il coûte</translation>
    </message>
    <message>
        <source>Play the nine of diamonds, and say nothing this time. Watch what happens.</source>
        <translation>Jouez le neuf de carreau et ne dites rien cette fois. Regardez ce qui se passe.</translation>
    </message>
    <message>
        <source>{ann} called it, and you got one card. Nobody is ever punished but by a call. Press “Why?” at the ruling to see what it rests on; the clock stands still meanwhile.</source>
        <translation>{ann} a réclamé, et vous avez reçu une carte. Seule une réclamation punit. Appuyez sur «&#xa0;Pourquoi&#xa0;?&#xa0;» près de la décision pour voir sur quoi elle repose&#xa0;; l&apos;horloge s&apos;arrête pendant ce temps.</translation>
    </message>
    <message>
        <source>You said it in time. Lay the cards out again, and keep silent for once.</source>
        <translation>Vous l&apos;avez dit à temps. Redistribuez les cartes, et gardez une fois le silence.</translation>
    </message>
    <message>
        <source>It can still be said</source>
        <translation>On peut encore le dire</translation>
    </message>
    <message>
        <source>The phrase is still due, and can cost again. Say “that&apos;s the badger”.</source>
        <translation>La phrase est toujours attendue, et peut coûter encore. Dites «&#xa0;that&apos;s the badger&#xa0;».</translation>
    </message>
    <message>
        <source>Now it is settled. At a real table nobody tells you the phrase: you find it out.</source>
        <translation>Voilà qui est réglé. À une vraie table, personne ne vous dit la phrase&#xa0;: vous la découvrez.</translation>
    </message>
    <message>
        <source>A call</source>
        <translation>Une réclamation</translation>
    </message>
    <message>
        <source>{bob} is on turn. The card should fit the suit or the rank of the pile. When it does not, click the name {bob} and choose “bad card”. Or say aloud “bad card {bob}”.</source>
        <translation>C&apos;est à {bob}. La carte doit suivre la couleur ou la valeur de la pile. Sinon, cliquez sur le nom {bob} et choisissez «&#xa0;bad card&#xa0;». Ou dites à voix haute «&#xa0;bad card {bob}&#xa0;».</translation>
    </message>
    <message>
        <source>Upheld: the card went back, and {bob} got one more. Nothing here is forbidden until it is called.</source>
        <translation>Fondée&#xa0;: la carte est revenue, et {bob} en a reçu une de plus. Rien n&apos;est interdit ici tant que personne ne réclame.</translation>
    </message>
    <message>
        <source>A bad call</source>
        <translation>Une réclamation infondée</translation>
    </message>
    <message>
        <source>{bob} plays a card that fits. Call “bad card” once more, and see what a wrong call costs.</source>
        <translation>{bob} joue une carte qui convient. Réclamez encore «&#xa0;bad card&#xa0;», et voyez ce que coûte une réclamation à tort.</translation>
    </message>
    <message>
        <source>It had not happened, so the card that you meant for {bob} came to you.</source>
        <translation>Ce n&apos;était pas arrivé&#xa0;: la carte que vous destiniez à {bob} est venue à vous.</translation>
    </message>
    <message>
        <source>A point of order</source>
        <translation>Une motion d&apos;ordre</translation>
    </message>
    <message>
        <source>To talk about the game one stops it. Say “point of order”, or press P.</source>
        <translation>Pour parler du jeu, on l&apos;arrête. Dites «&#xa0;point of order&#xa0;», ou appuyez sur P.</translation>
    </message>
    <message>
        <source>Play stops and the clock with it; proposals can be voted on. Cards are not touched now.</source>
        <translation>Le jeu s&apos;arrête et l&apos;horloge avec lui&#xa0;; on peut voter des propositions. On ne touche pas aux cartes maintenant.</translation>
    </message>
    <message>
        <source>And on again</source>
        <translation>Et on reprend</translation>
    </message>
    <message>
        <source>Say “end of point of order”, or press P again.</source>
        <translation>Dites «&#xa0;end of point of order&#xa0;», ou appuyez encore sur P.</translation>
    </message>
    <message>
        <source>Everything goes on where it stood.</source>
        <translation>Tout reprend où on en était.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>You hold two cards. Play the six of hearts and say “last card” before the next player has played.</source>
        <translation>Vous avez deux cartes. Jouez le six de cœur et dites «&#xa0;last card&#xa0;» avant que le joueur suivant n&apos;ait joué.</translation>
    </message>
    <message>
        <source>Heard {time} after the card. Now wait until it is your turn again.</source>
        <translation>Entendu {time} après la carte. Attendez maintenant que votre tour revienne.</translation>
    </message>
    <message>
        <source>Mao</source>
        <translation>Mao</translation>
    </message>
    <message>
        <source>When it is your turn, play the six of clubs and say “Mao”. Never say it at another time.</source>
        <translation>À votre tour, jouez le six de trèfle et dites «&#xa0;Mao&#xa0;». Ne le dites jamais à un autre moment.</translation>
    </message>
    <message>
        <source>You won. That is all that one has to know: every other rule you find out by playing.</source>
        <translation>Vous avez gagné. C&apos;est tout ce qu&apos;il faut savoir&#xa0;: toutes les autres règles se découvrent en jouant.</translation>
    </message>
    <message>
        <source>too rare: nobody finds a rule out that is about fewer than one play in 60</source>
        <translation>trop rare&#xa0;: personne ne découvre une règle qui concerne moins d&apos;un coup sur 60</translation>
    </message>
    <message>
        <source>too often: a rule is about one play in two at most, and this one about {tenths:.0f} in ten</source>
        <translation>trop fréquente&#xa0;: une règle concerne au plus un coup sur deux, et celle-ci environ {tenths:.0f} sur dix</translation>
    </message>
    <message>
        <source>Again: something else was said or done.</source>
        <translation>À refaire&#xa0;: autre chose a été dit ou fait.</translation>
    </message>
    <message>
        <source>Again: it came too late.</source>
        <translation>À refaire&#xa0;: c&apos;était trop tard.</translation>
    </message>
    <message>
        <source>Again: nothing was said or done.</source>
        <translation>À refaire&#xa0;: rien n&apos;a été dit ni fait.</translation>
    </message>
    <message>
        <source>Again: nothing was due.</source>
        <translation>À refaire&#xa0;: rien n&apos;était attendu.</translation>
    </message>
    <message>
        <source>Not counted: I could not hear that.</source>
        <translation>Non compté&#xa0;: je n&apos;ai pas pu l&apos;entendre.</translation>
    </message>
    <message>
        <source>Not counted: it was begun before anybody can react.</source>
        <translation>Non compté&#xa0;: c&apos;était commencé avant que quiconque puisse réagir.</translation>
    </message>
    <message>
        <source>Not counted: it was new, and its answer was shown.</source>
        <translation>Non compté&#xa0;: c&apos;était nouveau, et la réponse était montrée.</translation>
    </message>
    <message>
        <source>Good: nothing was due, and nothing was done.</source>
        <translation>Bien&#xa0;: rien n&apos;était attendu, et rien n&apos;a été fait.</translation>
    </message>
    <message>
        <source>Easy: begun after {latency} s.</source>
        <translation>Facile&#xa0;: commencé après {latency} s.</translation>
    </message>
    <message>
        <source>Hard: begun after {latency} s, slower than your usual {usual} s.</source>
        <translation>Difficile&#xa0;: commencé après {latency} s, plus lentement que vos {usual} s habituelles.</translation>
    </message>
    <message>
        <source>Good: begun after {latency} s.</source>
        <translation>Bien&#xa0;: commencé après {latency} s.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: neither suit nor rank.</source>
        <translation>{on} a posé {card} sur {under}&#xa0;: ni la couleur ni la valeur.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: {suit} had been named.</source>
        <translation>{on} a posé {card} sur {under}&#xa0;: la couleur demandée était {suit}.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}, which was live and does not take it.</source>
        <translation>{on} a posé {card} sur {under}, qui était active et ne la prend pas.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: it may not lie on its own rank.</source>
        <translation>{on} a posé {card} sur {under}&#xa0;: elle ne va pas sur sa propre valeur.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: it may not lie on its own suit.</source>
        <translation>{on} a posé {card} sur {under}&#xa0;: elle ne va pas sur sa propre couleur.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: a rule that a player wrote forbids it.</source>
        <translation>{on} a posé {card} sur {under}&#xa0;: une règle écrite par un joueur l&apos;interdit.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: the same rank.</source>
        <translation>{on} a posé {card} sur {under}&#xa0;: la même valeur.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: the same suit.</source>
        <translation>{on} a posé {card} sur {under}&#xa0;: la même couleur.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}, where it may lie.</source>
        <translation>{on} a posé {card} sur {under}, où elle a le droit d&apos;être.</translation>
    </message>
    <message>
        <source>{on} was to take a card out of a hand, and did not.</source>
        <translation>{on} devait prendre une carte dans une main, et ne l&apos;a pas fait.</translation>
    </message>
    <message>
        <source>{on} was to name a suit, and named none that counts.</source>
        <translation>{on} devait demander une couleur, et n&apos;en a demandé aucune qui compte.</translation>
    </message>
    <message>
        <source>{on} was to play another card, and did not.</source>
        <translation>{on} devait jouer une autre carte, et ne l&apos;a pas fait.</translation>
    </message>
    <message>
        <source>{on} did not do what {card} asks for.</source>
        <translation>{on} n&apos;a pas fait ce que demande {card}.</translation>
    </message>
    <message>
        <source>{on} had knocked as often as was due.</source>
        <translation>{on} avait frappé autant de fois qu&apos;il le fallait.</translation>
    </message>
    <message>
        <source>{on} had taken the card.</source>
        <translation>{on} avait pris la carte.</translation>
    </message>
    <message>
        <source>{on} had taken the cards.</source>
        <translation>{on} avait pris les cartes.</translation>
    </message>
    <message>
        <source>{on} had drawn the cards.</source>
        <translation>{on} avait pioché les cartes.</translation>
    </message>
    <message>
        <source>A suit had been named.</source>
        <translation>Une couleur avait été demandée.</translation>
    </message>
    <message>
        <source>{on} had played another card.</source>
        <translation>{on} avait joué une autre carte.</translation>
    </message>
    <message>
        <source>{on} had done what was due.</source>
        <translation>{on} avait fait ce qui était attendu.</translation>
    </message>
    <message>
        <source>{on} put {card} down, and broke this rule by it: {call}.</source>
        <translation>{on} a posé {card}, et a ainsi enfreint cette règle&#xa0;: «&#xa0;{call}&#xa0;».</translation>
    </message>
    <message>
        <source>{on} drew a card that was not {on}&apos;s to draw.</source>
        <translation>{on} a pioché une carte qui ne revenait pas à {on}.</translation>
    </message>
    <message>
        <source>{on} touched cards: {call}.</source>
        <translation>{on} a touché des cartes&#xa0;: «&#xa0;{call}&#xa0;».</translation>
    </message>
    <message>
        <source>{on} turned cards or looked at them: {call}.</source>
        <translation>{on} a retourné des cartes ou les a regardées&#xa0;: «&#xa0;{call}&#xa0;».</translation>
    </message>
    <message>
        <source>{on} put a card away, and not onto the pile: {call}.</source>
        <translation>{on} a écarté une carte, et pas sur la pile&#xa0;: «&#xa0;{call}&#xa0;».</translation>
    </message>
    <message>
        <source>{on} took {card} out of the hand: {call}.</source>
        <translation>{on} a sorti {card} de la main&#xa0;: «&#xa0;{call}&#xa0;».</translation>
    </message>
    <message>
        <source>{on} took {card} out of the hand and put it back.</source>
        <translation>{on} a sorti {card} de la main et l&apos;a remise.</translation>
    </message>
    <message>
        <source>{on} dealt so: {call}.</source>
        <translation>{on} a distribué ainsi&#xa0;: «&#xa0;{call}&#xa0;».</translation>
    </message>
    <message>
        <source>{on} counted: {call}.</source>
        <translation>{on} a compté&#xa0;: «&#xa0;{call}&#xa0;».</translation>
    </message>
    <message>
        <source>not once</source>
        <translation>pas une fois</translation>
    </message>
    <message>
        <source>once</source>
        <translation>une fois</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>deux fois</translation>
    </message>
    <message>
        <source>That was too long ago to be called.</source>
        <translation>C&apos;était trop ancien pour une réclamation.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on} before that card, and was not said between.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on} avant cette carte, et n&apos;a pas été dit entre-temps.</translation>
    </message>
    <message>
        <source>{on} was on turn, and did nothing for {time}.</source>
        <translation>C&apos;était à {on}, qui n&apos;a rien fait pendant {time}.</translation>
    </message>
    <message>
        <source>{on} said “{heard}” where it won nothing.</source>
        <translation>{on} a dit «&#xa0;{heard}&#xa0;» là où cela ne gagnait rien.</translation>
    </message>
    <message>
        <source>{on} said the word of the winner where it won nothing.</source>
        <translation>{on} a dit le mot du vainqueur là où il ne gagnait rien.</translation>
    </message>
    <message>
        <source>{on} was to deal, and had not picked up the deck by the end of the count.</source>
        <translation>{on} devait distribuer, et n&apos;avait pas ramassé le paquet à la fin du compte.</translation>
    </message>
    <message>
        <source>{on} put {card} where it may not lie.</source>
        <translation>{on} a posé {card} où elle n&apos;a pas le droit d&apos;être.</translation>
    </message>
    <message>
        <source>{on} drew a card and put {card} down as well.</source>
        <translation>{on} a pioché une carte et posé aussi {card}.</translation>
    </message>
    <message>
        <source>{on} put {card} down out of turn.</source>
        <translation>{on} a posé {card} hors de son tour.</translation>
    </message>
    <message>
        <source>{on} put {card} down while it was the turn of {turn}.</source>
        <translation>{on} a posé {card} pendant le tour de {turn}.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on} for {card}, and nothing was heard.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on} pour {card}, et rien n&apos;a été entendu.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and nothing was heard.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on}, et rien n&apos;a été entendu.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, heard was “{heard}”: “{word}” was due {wanted} and said {said}.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on}, on a entendu «&#xa0;{heard}&#xa0;»&#xa0;: «&#xa0;{word}&#xa0;» était attendu {wanted} et a été dit {said}.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and begun too late.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on}, et a été commencé trop tard.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and was not said when it counts.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on}, et n&apos;a pas été dit quand cela comptait.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, heard was “{heard}”.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on}, on a entendu «&#xa0;{heard}&#xa0;».</translation>
    </message>
    <message>
        <source>the card</source>
        <translation>la carte</translation>
    </message>
    <message>
        <source>{on} was to knock {wanted}, and did not.</source>
        <translation>{on} devait frapper {wanted}, et ne l&apos;a pas fait.</translation>
    </message>
    <message>
        <source>{on} was to knock {wanted}, and knocked {done}.</source>
        <translation>{on} devait frapper {wanted}, et a frappé {done}.</translation>
    </message>
    <message>
        <source>{on} was to draw {wanted} cards for it, and drew {done}.</source>
        <translation>{on} devait piocher {wanted} cartes pour cela, et en a pioché {done}.</translation>
    </message>
    <message>
        <source>{on} still had {left} to take for {card}.</source>
        <translation>{on} avait encore {left} à prendre pour {card}.</translation>
    </message>
    <message>
        <source>{on} did not take the cards that {card} asks for.</source>
        <translation>{on} n&apos;a pas pris les cartes que demande {card}.</translation>
    </message>
    <message>
        <source>{on} said “{heard}”.</source>
        <translation>{on} a dit «&#xa0;{heard}&#xa0;».</translation>
    </message>
    <message>
        <source>{on} did what the call says: {call}.</source>
        <translation>{on} a fait ce que dit la réclamation&#xa0;: «&#xa0;{call}&#xa0;».</translation>
    </message>
    <message>
        <source>{on} had been called for it at {time} and paid {cards}, and still owed it.</source>
        <translation>{on} avait eu une réclamation à {time}, avait payé {cards}, et le devait toujours.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on} while nothing could be heard: nobody pays.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on} pendant que rien ne pouvait être entendu&#xa0;: personne ne paie.</translation>
    </message>
    <message>
        <source>It was due from {on} while nothing could be heard: nobody pays.</source>
        <translation>C&apos;était attendu de {on} pendant que rien ne pouvait être entendu&#xa0;: personne ne paie.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and was heard, but not surely: nobody pays.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on}, et a été entendu, mais sans certitude&#xa0;: personne ne paie.</translation>
    </message>
    <message>
        <source>It was heard from {on}, but not surely: nobody pays.</source>
        <translation>On a entendu {on}, mais sans certitude&#xa0;: personne ne paie.</translation>
    </message>
    <message>
        <source>{on} had begun to say “{due}” {before} before the call.</source>
        <translation>{on} avait commencé à dire «&#xa0;{due}&#xa0;» {before} avant la réclamation.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, who still had {left} for it.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on}, qui avait encore {left} pour le dire.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and there was still time for it.</source>
        <translation>«&#xa0;{due}&#xa0;» était attendu de {on}, et il restait du temps pour le dire.</translation>
    </message>
    <message>
        <source>{on} still had {left} to do it.</source>
        <translation>{on} avait encore {left} pour le faire.</translation>
    </message>
    <message>
        <source>There was still time for {on} to do it.</source>
        <translation>Il restait du temps à {on} pour le faire.</translation>
    </message>
    <message>
        <source>{first} called the same thing at the same moment, and was first: nobody pays.</source>
        <translation>{first} a réclamé la même chose au même moment, et passe en premier&#xa0;: personne ne paie.</translation>
    </message>
    <message>
        <source>{first} had begun to call the same thing {before} before: nobody pays.</source>
        <translation>{first} avait commencé la même réclamation {before} plus tôt&#xa0;: personne ne paie.</translation>
    </message>
    <message>
        <source>{on} had been called for it at {time} and had paid; nothing new had happened since.</source>
        <translation>{on} avait eu une réclamation à {time} et avait payé&#xa0;; rien de nouveau ne s&apos;était passé depuis.</translation>
    </message>
    <message>
        <source>{on} put {card} where it may lie.</source>
        <translation>{on} a posé {card} où elle a le droit d&apos;être.</translation>
    </message>
    <message>
        <source>It was the turn of {on} when {card} came.</source>
        <translation>C&apos;était à {on} quand {card} est venue.</translation>
    </message>
    <message>
        <source>{on} was free to put {card} down then.</source>
        <translation>{on} pouvait alors poser {card}.</translation>
    </message>
    <message>
        <source>{on} owed nothing of the kind and had done nothing of it; the last card was {card}.</source>
        <translation>{on} ne devait rien de tel et n&apos;avait rien fait de tel&#xa0;; la dernière carte était {card}.</translation>
    </message>
    <message>
        <source>{on} owed nothing of the kind, and had done nothing of it.</source>
        <translation>{on} ne devait rien de tel, et n&apos;avait rien fait de tel.</translation>
    </message>
    <message>
        <source>The clock stood still for {time} in a point of order.</source>
        <translation>L&apos;horloge s&apos;est arrêtée pendant {time} pour une motion d&apos;ordre.</translation>
    </message>
    <message>
        <source>The microphone was deaf for {time} ({why}).</source>
        <translation>Le micro n&apos;entendait rien pendant {time} ({why}).</translation>
    </message>
    <message>
        <source>The microphone was deaf for {time}.</source>
        <translation>Le micro n&apos;entendait rien pendant {time}.</translation>
    </message>
    <message>
        <source>(Due from {opened} to {ends}, called at {at}.)</source>
        <translation>(Attendu de {opened} à {ends}, réclamé à {at}.)</translation>
    </message>
    <message>
        <source>(At {since}, called at {at}.)</source>
        <translation>(À {since}, réclamé à {at}.)</translation>
    </message>
    <message>
        <source>(Called at {at}.)</source>
        <translation>(Réclamé à {at}.)</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count} fois</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>a rank is never that: a rank (ace to king or 1 to {highest}), odd, even, or the rank of another card was expected</source>
        <translation>une valeur n&apos;est jamais cela&#xa0;: on attendait une valeur («&#xa0;ace&#xa0;» à «&#xa0;king&#xa0;» ou 1 à {highest}), «&#xa0;odd&#xa0;», «&#xa0;even&#xa0;» ou la valeur d&apos;une autre carte</translation>
    </message>
    <message>
        <source>a suit is never that: a suit, red, black, or the suit of another card was expected</source>
        <translation>une couleur n&apos;est jamais cela&#xa0;: on attendait une couleur, «&#xa0;red&#xa0;», «&#xa0;black&#xa0;» ou la couleur d&apos;une autre carte</translation>
    </message>
    <message>
        <source>a colour is never that: red, black, or the colour of another card was expected</source>
        <translation>«&#xa0;colour&#xa0;» n&apos;est jamais cela&#xa0;: on attendait «&#xa0;red&#xa0;», «&#xa0;black&#xa0;» ou «&#xa0;colour&#xa0;» d&apos;une autre carte</translation>
    </message>
    <message>
        <source>no hand can reach {cards} cards: there are {count}</source>
        <translation>aucune main n&apos;atteint {cards} cartes&#xa0;: il y en a {count}</translation>
    </message>
    <message>
        <source>in this variant a rule can&apos;t cancel or change another one</source>
        <translation>dans cette variante, une règle ne peut ni annuler ni changer une autre</translation>
    </message>
    <message>
        <source>rule {rule} is off already</source>
        <translation>la règle {rule} est déjà levée</translation>
    </message>
    <message>
        <source>option {name} is for good: the cards are laid out by it</source>
        <translation>l&apos;option {name} est définitive&#xa0;: les cartes sont disposées selon elle</translation>
    </message>
    <message>
        <source>option {name} has this value already</source>
        <translation>l&apos;option {name} a déjà cette valeur</translation>
    </message>
    <message>
        <source>a rule has at most {most} effects</source>
        <translation>une règle a au plus {most} effets</translation>
    </message>
    <message>
        <source>a rule has at most {most} tests</source>
        <translation>une règle a au plus {most} conditions</translation>
    </message>
    <message>
        <source>a rule says only once whether the play is valid</source>
        <translation>une règle ne dit qu&apos;une fois si le coup est valable</translation>
    </message>
    <message>
        <source>a rule forbids only once what is said</source>
        <translation>une règle n&apos;interdit qu&apos;une fois ce qui est dit</translation>
    </message>
    <message>
        <source>only a card that is played makes a play valid or invalid</source>
        <translation>seule une carte jouée rend un coup valable ou non</translation>
    </message>
    <message>
        <source>only what is said can be forbidden: begin with “when &quot;…&quot; is said”</source>
        <translation>on ne peut interdire que ce qui est dit&#xa0;: commencez par «&#xa0;when &quot;…&quot; is said&#xa0;»</translation>
    </message>
    <message>
        <source>turns and suits change with a card that is played, and with nothing else</source>
        <translation>les tours et les couleurs ne changent qu&apos;avec une carte jouée</translation>
    </message>
    <message>
        <source>a seat draws at most {most} cards for a rule</source>
        <translation>une place pioche au plus {most} cartes pour une règle</translation>
    </message>
    <message>
        <source>this would set off its own event: who draws for a draw or a penalty never ends</source>
        <translation>cela se déclencherait soi-même&#xa0;: qui pioche pour une pioche ou une pénalité ne s&apos;arrête jamais</translation>
    </message>
    <message>
        <source>this would set off its own event: what is to be said is what is listened for</source>
        <translation>cela se déclencherait soi-même&#xa0;: ce qu&apos;il faut dire est ce qu&apos;on guette</translation>
    </message>
    <message>
        <source>a card can be tested only when one is played</source>
        <translation>on ne peut examiner une carte que lorsqu&apos;une carte est jouée</translation>
    </message>
    <message>
        <source>only ranks are higher or lower</source>
        <translation>seules les valeurs sont plus hautes ou plus basses</translation>
    </message>
    <message>
        <source>no hand has {number} cards: there are {cards}</source>
        <translation>aucune main n&apos;a {number} cartes&#xa0;: il y en a {cards}</translation>
    </message>
    <message>
        <source>column {column}: {message}</source>
        <translation>colonne {column}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>no card for which this is due has such a name</source>
        <translation>aucune carte concernée n&apos;a un tel nom</translation>
    </message>
    <message>
        <source>this leaves a card on which nothing could be played</source>
        <translation>il resterait une carte sur laquelle rien ne pourrait être joué</translation>
    </message>
    <message>
        <source>nobody could tell this rule from none: these plays are so already</source>
        <translation>personne ne distinguerait cette règle de l&apos;absence de règle&#xa0;: ces coups sont déjà ainsi</translation>
    </message>
    <message>
        <source>nobody could tell this rule from another one that is in force</source>
        <translation>personne ne distinguerait cette règle d&apos;une autre qui est en vigueur</translation>
    </message>
    <message>
        <source>there is no such card in the decks</source>
        <translation>une telle carte n&apos;existe pas dans les jeux</translation>
    </message>
    <message>
        <source>this can never be true</source>
        <translation>cela ne peut jamais être vrai</translation>
    </message>
    <message>
        <source>this can never be true together with what is before</source>
        <translation>cela ne peut jamais être vrai avec ce qui précède</translation>
    </message>
    <message>
        <source>a card (as in “a 4”, “a red card”, “the queen of spades”)</source>
        <translation>une carte (comme dans «&#xa0;a 4&#xa0;», «&#xa0;a red card&#xa0;», «&#xa0;the queen of spades&#xa0;»)</translation>
    </message>
    <message>
        <source>a kind of card (as in “4”, “red card”, “queen of spades”)</source>
        <translation>une sorte de carte (comme dans «&#xa0;4&#xa0;», «&#xa0;red card&#xa0;», «&#xa0;queen of spades&#xa0;»)</translation>
    </message>
    <message>
        <source>a rank or a suit</source>
        <translation>une valeur ou une couleur</translation>
    </message>
    <message>
        <source>a rank</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>a suit</source>
        <translation>une couleur</translation>
    </message>
    <message>
        <source>red, black, odd or even</source>
        <translation>«&#xa0;red&#xa0;», «&#xa0;black&#xa0;», «&#xa0;odd&#xa0;» ou «&#xa0;even&#xa0;»</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds or clubs</source>
        <translation>«&#xa0;spades&#xa0;», «&#xa0;hearts&#xa0;», «&#xa0;diamonds&#xa0;» ou «&#xa0;clubs&#xa0;»</translation>
    </message>
    <message>
        <source>a number (as in “3”, “fewer than 3”, “at least 3”)</source>
        <translation>un nombre (comme dans «&#xa0;3&#xa0;», «&#xa0;fewer than 3&#xa0;», «&#xa0;at least 3&#xa0;»)</translation>
    </message>
    <message>
        <source>a test (as in “it is red”, “its rank is 4”)</source>
        <translation>une condition (comme dans «&#xa0;it is red&#xa0;», «&#xa0;its rank is 4&#xa0;»)</translation>
    </message>
    <message>
        <source>what then follows (as in “say &quot;hello&quot;”, “the play is invalid”)</source>
        <translation>ce qui s&apos;ensuit (comme dans «&#xa0;say &quot;hello&quot;&#xa0;», «&#xa0;the play is invalid&#xa0;»)</translation>
    </message>
    <message>
        <source>rank, suit or colour</source>
        <translation>«&#xa0;rank&#xa0;», «&#xa0;suit&#xa0;» ou «&#xa0;colour&#xa0;»</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a phrase in double quotes</source>
        <translation>une phrase entre guillemets droits doubles</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>une virgule</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>the phrase that begins here has no closing double quote</source>
        <translation>il manque le guillemet droit double qui ferme la phrase commencée ici</translation>
    </message>
    <message>
        <source>a rule binds all alike and can&apos;t name {named}: write “the player”, “the next seat” or the like</source>
        <translation>une règle lie tout le monde et ne peut pas nommer {named}&#xa0;: écrivez «&#xa0;the player&#xa0;», «&#xa0;the next seat&#xa0;» ou semblable</translation>
    </message>
    <message>
        <source>the sentence ends</source>
        <translation>la phrase s&apos;arrête ici</translation>
    </message>
    <message>
        <source>“{text}” stands here</source>
        <translation>ici se trouve «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>a phrase in quotes stands here</source>
        <translation>ici se trouve une phrase entre guillemets</translation>
    </message>
    <message>
        <source>{found}: perhaps “{slip}” was meant</source>
        <translation>{found}&#xa0;: peut-être fallait-il «&#xa0;{slip}&#xa0;»</translation>
    </message>
    <message>
        <source>{found}, and {expected} was expected</source>
        <translation>{found}, et on attendait {expected}</translation>
    </message>
    <message>
        <source>the like</source>
        <translation>semblable</translation>
    </message>
    <message>
        <source>a sentence of at most {longest} characters was expected</source>
        <translation>on attendait une phrase de {longest} caractères au plus</translation>
    </message>
    <message>
        <source>a call</source>
        <translation>une réclamation</translation>
    </message>
    <message>
        <source>the claim of a win</source>
        <translation>l&apos;annonce d&apos;une victoire</translation>
    </message>
    <message>
        <source>what opens a point of order</source>
        <translation>ce qui ouvre une motion d&apos;ordre</translation>
    </message>
    <message>
        <source>what ends a point of order</source>
        <translation>ce qui clôt une motion d&apos;ordre</translation>
    </message>
    <message>
        <source>how one comes in again</source>
        <translation>comment on revient en jeu</translation>
    </message>
    <message>
        <source>how a rule comes into force</source>
        <translation>comment une règle entre en vigueur</translation>
    </message>
    <message>
        <source>a phrase of at most {longest} characters was expected, not {count}</source>
        <translation>on attendait une phrase de {longest} caractères au plus, pas {count}</translation>
    </message>
    <message>
        <source>a phrase of at least one word was expected</source>
        <translation>on attendait une phrase d&apos;au moins un mot</translation>
    </message>
    <message>
        <source>a phrase can&apos;t contain “{word}”, which wins or is in vain</source>
        <translation>une phrase ne peut pas contenir «&#xa0;{word}&#xa0;», qui gagne ou qui est interdit</translation>
    </message>
    <message>
        <source>a phrase can&apos;t contain “{said}”: that is {what}</source>
        <translation>une phrase ne peut pas contenir «&#xa0;{said}&#xa0;»&#xa0;: c&apos;est {what}</translation>
    </message>
    <message>
        <source>{written} can&apos;t stand in this phrase: only what is said when a card is played can name a card</source>
        <translation>{written} n&apos;a pas sa place dans cette phrase&#xa0;: seul ce qui se dit en jouant une carte peut nommer une carte</translation>
    </message>
    <message>
        <source>{written} stands for nothing: {expected} were expected</source>
        <translation>{written} ne représente rien&#xa0;: on attendait {expected}</translation>
    </message>
    <message>
        <source>the recogniser does not know the word “{word}”</source>
        <translation>la reconnaissance ne connaît pas le mot «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>the recogniser does not know the word “{word}”; near it are {near}</source>
        <translation>la reconnaissance ne connaît pas le mot «&#xa0;{word}&#xa0;»&#xa0;; mots proches&#xa0;: {near}</translation>
    </message>
    <message>
        <source>(leave this out)</source>
        <translation>(laisser de côté)</translation>
    </message>
    <message>
        <source>a number of at most {most} digits was expected, not {token}</source>
        <translation>on attendait un nombre de {most} chiffres au plus, pas {token}</translation>
    </message>
    <message>
        <source>only “it” is played out of turn</source>
        <translation>seul «&#xa0;it&#xa0;» se joue hors de son tour</translation>
    </message>
    <message>
        <source>a number of cards from 1 was expected</source>
        <translation>on attendait un nombre de cartes à partir de 1</translation>
    </message>
    <message>
        <source>once, twice, or 3 to 5 times was expected</source>
        <translation>on attendait «&#xa0;once&#xa0;», «&#xa0;twice&#xa0;» ou de «&#xa0;3 times&#xa0;» à «&#xa0;5 times&#xa0;»</translation>
    </message>
    <message>
        <source>“a card” was expected here: only of a card that is played can a rule say which</source>
        <translation>on attendait ici «&#xa0;a card&#xa0;»&#xa0;: une règle ne peut préciser la carte que si elle est jouée</translation>
    </message>
    <message>
        <source>ace, {lowest} to {highest}, jack, queen or king was expected, not {word}</source>
        <translation>on attendait «&#xa0;ace&#xa0;», {lowest} à {highest}, «&#xa0;jack&#xa0;», «&#xa0;queen&#xa0;» ou «&#xa0;king&#xa0;», pas {word}</translation>
    </message>
    <message>
        <source>a test was expected here, such as “it is a king”: before “or” stands no card</source>
        <translation>on attendait ici une condition, comme «&#xa0;it is a king&#xa0;»&#xa0;: avant «&#xa0;or&#xa0;» il n&apos;y a pas de carte</translation>
    </message>
    <message>
        <source>the program was stopped</source>
        <translation>le programme était arrêté</translation>
    </message>
    <message>
        <source>{where}: this can&apos;t happen at this table ({why}): the journal was changed</source>
        <translation>{where}&#xa0;: cela ne peut pas arriver à cette table ({why})&#xa0;: le journal a été modifié</translation>
    </message>
    <message>
        <source>{where}: this was ruled otherwise, by other rules: `mao-desktop replay` shows what differs</source>
        <translation>{where}&#xa0;: cela avait été décidé autrement, selon d&apos;autres règles&#xa0;: `mao-desktop replay` montre la différence</translation>
    </message>
    <message>
        <source>the microphone was lost</source>
        <translation>le micro était perdu</translation>
    </message>
    <message>
        <source>the game stands still ({why}): close what is open, and play on</source>
        <translation>la partie est arrêtée ({why})&#xa0;: fermez ce qui est ouvert, et continuez</translation>
    </message>
    <message>
        <source>this game is closed: begin a new one or go on with it</source>
        <translation>cette partie est fermée&#xa0;: commencez-en une nouvelle ou reprenez-la</translation>
    </message>
    <message>
        <source>this game has lasted a whole day: begin a new one</source>
        <translation>cette partie a duré un jour entier&#xa0;: commencez-en une nouvelle</translation>
    </message>
    <message>
        <source>no microphone was found: plug one in, or see to it that the sound server runs and this program may use it</source>
        <translation>aucun micro n&apos;a été trouvé&#xa0;: branchez-en un, ou veillez à ce que le serveur de son fonctionne et que ce programme puisse l&apos;utiliser</translation>
    </message>
    <message>
        <source>the microphone is gone: plug it in again</source>
        <translation>le micro a disparu&#xa0;: rebranchez-le</translation>
    </message>
    <message>
        <source>no loudspeaker was found: plug one in, or see to it that the sound server runs</source>
        <translation>aucun haut-parleur n&apos;a été trouvé&#xa0;: branchez-en un, ou veillez à ce que le serveur de son fonctionne</translation>
    </message>
    <message>
        <source>the microphone may not be used: allow it in the system&apos;s privacy settings, or on Linux add yourself to the group “audio”</source>
        <translation>le micro n&apos;est pas autorisé&#xa0;: autorisez-le dans les réglages de confidentialité du système, ou sous Linux ajoutez-vous au groupe «&#xa0;audio&#xa0;»</translation>
    </message>
    <message>
        <source>there is no microphone “{name}”: choose one of {names}</source>
        <translation>il n&apos;y a pas de micro «&#xa0;{name}&#xa0;»&#xa0;: choisissez parmi {names}</translation>
    </message>
    <message>
        <source>there is no loudspeaker “{name}”: choose one of {names}</source>
        <translation>il n&apos;y a pas de haut-parleur «&#xa0;{name}&#xa0;»&#xa0;: choisissez parmi {names}</translation>
    </message>
    <message>
        <source>the loudspeaker takes no sound: choose another</source>
        <translation>le haut-parleur ne prend aucun son&#xa0;: choisissez-en un autre</translation>
    </message>
    <message>
        <source>the loudspeaker “{name}” can&apos;t be used ({why}): choose another, or close what uses it</source>
        <translation>le haut-parleur «&#xa0;{name}&#xa0;» est inutilisable ({why})&#xa0;: choisissez-en un autre, ou fermez ce qui l&apos;utilise</translation>
    </message>
    <message>
        <source>the microphone “{name}” can&apos;t be opened ({told}): choose another with --mic, or close what uses it</source>
        <translation>le micro «&#xa0;{name}&#xa0;» ne s&apos;ouvre pas ({told})&#xa0;: choisissez-en un autre avec --mic, ou fermez ce qui l&apos;utilise</translation>
    </message>
    <message>
        <source>PortAudio is missing, without which no microphone can be heard: on Debian and Ubuntu install it with “apt install libportaudio2”, on Fedora with “dnf install portaudio”; at the table Qt&apos;s sound serves as well: “pip install PySide6-Addons”</source>
        <translation>PortAudio manque, et sans lui aucun micro n&apos;est entendu&#xa0;: sous Debian et Ubuntu, installez-le avec «&#xa0;apt install libportaudio2&#xa0;», sous Fedora avec «&#xa0;dnf install portaudio&#xa0;»&#xa0;; à la table, le son de Qt suffit aussi&#xa0;: «&#xa0;pip install PySide6-Addons&#xa0;»</translation>
    </message>
    <message>
        <source>the microphone gives digital silence: switch it on, or allow its use in the system&apos;s privacy settings</source>
        <translation>le micro ne donne qu&apos;un silence numérique&#xa0;: allumez-le, ou autorisez-le dans les réglages de confidentialité du système</translation>
    </message>
    <message>
        <source>there is no model “{wanted}”: install it with “mao-desktop models install {wanted}”, give the path of its folder, or go back to the program&apos;s own with “mao-desktop models use small-en”</source>
        <translation>il n&apos;y a pas de modèle «&#xa0;{wanted}&#xa0;»&#xa0;: installez-le avec «&#xa0;mao-desktop models install {wanted}&#xa0;», donnez le chemin de son dossier, ou revenez à celui du programme avec «&#xa0;mao-desktop models use small-en&#xa0;»</translation>
    </message>
    <message>
        <source>{folder} is a model for free speech only, without a grammar: choose one of the “small” models</source>
        <translation>{folder} est un modèle pour la parole libre seulement, sans grammaire&#xa0;: choisissez un des modèles «&#xa0;small&#xa0;»</translation>
    </message>
    <message>
        <source>{folder} is no whole model ({why}): install it again, or choose another with “mao-desktop models use”</source>
        <translation>{folder} n&apos;est pas un modèle complet ({why})&#xa0;: réinstallez-le, ou choisissez-en un autre avec «&#xa0;mao-desktop models use&#xa0;»</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} manque</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read: {why}</source>
        <translation>{name} est illisible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{name} is empty</source>
        <translation>{name} est vide</translation>
    </message>
    <message>
        <source>{name} is something else</source>
        <translation>{name} est autre chose</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be loaded, its files are damaged: install it again, or choose another with “mao-desktop models use”</source>
        <translation>{folder} ne se charge pas, ses fichiers sont abîmés&#xa0;: réinstallez-le, ou choisissez-en un autre avec «&#xa0;mao-desktop models use&#xa0;»</translation>
    </message>
    <message>
        <source>the model {name} has no word for what it does not know ({unknown}): choose another</source>
        <translation>le modèle {name} n&apos;a pas de mot pour ce qu&apos;il ne connaît pas ({unknown})&#xa0;: choisissez-en un autre</translation>
    </message>
    <message>
        <source>the model does not know the word “{word}” in “{phrase}”: say it otherwise, perhaps with {words}</source>
        <translation>le modèle ne connaît pas le mot «&#xa0;{word}&#xa0;» dans «&#xa0;{phrase}&#xa0;»&#xa0;: dites-le autrement, peut-être avec {words}</translation>
    </message>
    <message>
        <source>the model does not know the word “{word}” in “{phrase}”: say it otherwise</source>
        <translation>le modèle ne connaît pas le mot «&#xa0;{word}&#xa0;» dans «&#xa0;{phrase}&#xa0;»&#xa0;: dites-le autrement</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>il s&apos;ouvrait</translation>
    </message>
    <message>
        <source>sound was lost</source>
        <translation>du son a été perdu</translation>
    </message>
    <message>
        <source>unplugged</source>
        <translation>débranché</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>coupé</translation>
    </message>
    <message>
        <source>own voice</source>
        <translation>sa propre voix parlait</translation>
    </message>
    <message>
        <source>the program has no voice ({why}): reinstall it, or on Linux install eSpeak NG with “apt install espeak-ng”; everything can also be read</source>
        <translation>le programme n&apos;a pas de voix ({why})&#xa0;: réinstallez-le, ou sous Linux installez eSpeak NG avec «&#xa0;apt install espeak-ng&#xa0;»&#xa0;; tout peut aussi se lire</translation>
    </message>
    <message>
        <source>its speech engine gave no sound</source>
        <translation>sa synthèse vocale n&apos;a donné aucun son</translation>
    </message>
    <message>
        <source>its speech engine does not answer</source>
        <translation>sa synthèse vocale ne répond pas</translation>
    </message>
    <message>
        <source>its speech engine gave up with status {returncode}</source>
        <translation>sa synthèse vocale a abandonné avec le code {returncode}</translation>
    </message>
    <message>
        <source>it holds something else than notes</source>
        <translation>il contient autre chose que des notes</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read ({why}): mend it or delete it</source>
        <translation>{path} est illisible ({why})&#xa0;: corrigez-le ou supprimez-le</translation>
    </message>
    <message>
        <source>a newer version of Mao Desktop wrote this game: go on with it there, or begin a new table</source>
        <translation>une version plus récente de Mao Desktop a écrit cette partie&#xa0;: reprenez-la là-bas, ou commencez une nouvelle table</translation>
    </message>
    <message>
        <source>a journal of format 1 to {format} was expected, not {number}</source>
        <translation>on attendait un journal au format 1 à {format}, pas {number}</translation>
    </message>
    <message>
        <source>the folder {folder} can&apos;t be looked into ({why}): make it readable</source>
        <translation>le dossier {folder} est inaccessible ({why})&#xa0;: rendez-le lisible</translation>
    </message>
    <message>
        <source>{path} can&apos;t be deleted ({why}): free it or its folder</source>
        <translation>{path} ne peut être supprimé ({why})&#xa0;: libérez-le ou son dossier</translation>
    </message>
    <message>
        <source>table {n}</source>
        <translation>table {n}</translation>
    </message>
    <message>
        <source>{where}: there is no variant “{variant}” (there are: {names})</source>
        <translation>{where}&#xa0;: il n&apos;y a pas de variante «&#xa0;{variant}&#xa0;» (il y a&#xa0;: {names})</translation>
    </message>
    <message>
        <source>{where}: options and their values were expected</source>
        <translation>{where}&#xa0;: on attendait des options et leurs valeurs</translation>
    </message>
    <message>
        <source>{where}: {fewest} to {most} seats were expected</source>
        <translation>{where}&#xa0;: on attendait de {fewest} à {most} places</translation>
    </message>
    <message>
        <source>{where}: a list of at most {most} rules was expected</source>
        <translation>{where}&#xa0;: on attendait une liste de {most} règles au plus</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <translation>{where}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): make room or free the folder, or start with --temp-profile to play a game that is not kept</source>
        <translation>{path} ne peut être écrit ({why})&#xa0;: faites de la place ou libérez le dossier, ou démarrez avec --temp-profile pour une partie qui n&apos;est pas conservée</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): free it or make room</source>
        <translation>{path} ne peut être écrit ({why})&#xa0;: libérez-le ou faites de la place</translation>
    </message>
    <message>
        <source>{path} is played in another window: go on there, or leave that table first</source>
        <translation>{path} se joue dans une autre fenêtre&#xa0;: continuez là-bas, ou quittez d&apos;abord cette table</translation>
    </message>
    <message>
        <source>{path} is closed: begin a new game or go on with this one</source>
        <translation>{path} est fermé&#xa0;: commencez une nouvelle partie ou reprenez celle-ci</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): make room and go on with the game</source>
        <translation>{path} ne peut être écrit ({why})&#xa0;: faites de la place et continuez la partie</translation>
    </message>
    <message>
        <source>{path} was removed, and can&apos;t be written again ({why}): free its folder</source>
        <translation>{path} a été supprimé et ne peut être réécrit ({why})&#xa0;: libérez son dossier</translation>
    </message>
    <message>
        <source>{path} was removed during the game: it was written again, and nothing is lost</source>
        <translation>{path} a été supprimé pendant la partie&#xa0;: il a été réécrit, et rien n&apos;est perdu</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): free it</source>
        <translation>{path} ne peut être écrit ({why})&#xa0;: libérez-le</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read: {why}</source>
        <translation>{path} est illisible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{path} is no game&apos;s journal: it is longer than {longest} MB</source>
        <translation>{path} n&apos;est pas le journal d&apos;une partie&#xa0;: il dépasse {longest} Mo</translation>
    </message>
    <message>
        <source>a line of at most {longest:,} letters was expected</source>
        <translation>on attendait une ligne de {longest:,} caractères au plus</translation>
    </message>
    <message>
        <source>a time “at” from {earliest} to {longest} ms was expected</source>
        <translation>on attendait un temps «&#xa0;at&#xa0;» de {earliest} à {longest} ms</translation>
    </message>
    <message>
        <source>{path}: {why}</source>
        <translation>{path}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{path}:{line}: this is no line of a game&apos;s journal: {why}</source>
        <translation>{path}:{line}&#xa0;: ce n&apos;est pas une ligne du journal d&apos;une partie&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): make room or free the folder</source>
        <translation>{path} ne peut être écrit ({why})&#xa0;: faites de la place ou libérez le dossier</translation>
    </message>
    <message>
        <source>notebook {number}: a list of sentences was expected for “guesses”</source>
        <translation>carnet {number}&#xa0;: on attendait une liste de phrases pour «&#xa0;guesses&#xa0;»</translation>
    </message>
    <message>
        <source>notebook {number}</source>
        <translation>carnet {number}</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be looked into ({why}): make it readable</source>
        <translation>{folder} est inaccessible ({why})&#xa0;: rendez-le lisible</translation>
    </message>
    <message>
        <source>a name of up to {longest} letters was expected, not “{name}”</source>
        <translation>on attendait un nom de {longest} lettres au plus, pas «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>there is somebody called {name} already: choose them, or another name</source>
        <translation>il y a déjà quelqu&apos;un du nom de {name}&#xa0;: choisissez cette personne, ou un autre nom</translation>
    </message>
    <message>
        <source>what lies in {folder} is still there: delete it by hand</source>
        <translation>ce qui se trouve dans {folder} est encore là&#xa0;: supprimez-le à la main</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read ({why}): delete it, and learn the voice again</source>
        <translation>{path} est illisible ({why})&#xa0;: supprimez-le, et faites réapprendre la voix</translation>
    </message>
    <message>
        <source>{path} can&apos;t be deleted ({why}): delete it by hand</source>
        <translation>{path} ne peut être supprimé ({why})&#xa0;: supprimez-le à la main</translation>
    </message>
    <message>
        <source>the progress file</source>
        <translation>le fichier des progrès</translation>
    </message>
    <message>
        <source>{where} was written by a newer version of Mao Desktop: use that version, or move the file</source>
        <translation>{where} a été écrit par une version plus récente de Mao Desktop&#xa0;: utilisez cette version, ou déplacez le fichier</translation>
    </message>
    <message>
        <source>there is a profile “{name}” already: choose it, or another name</source>
        <translation>il y a déjà un profil «&#xa0;{name}&#xa0;»&#xa0;: choisissez-le, ou un autre nom</translation>
    </message>
    <message>
        <source>there is a profile “{name}” already: choose another name</source>
        <translation>il y a déjà un profil «&#xa0;{name}&#xa0;»&#xa0;: choisissez un autre nom</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): choose another folder or make room</source>
        <translation>{path} ne peut être écrit ({why})&#xa0;: choisissez un autre dossier ou faites de la place</translation>
    </message>
    <message>
        <source>{where} is damaged: move it away to begin a new one; nothing in it was changed</source>
        <translation>{where} est abîmé&#xa0;: déplacez-le pour en commencer un nouveau&#xa0;; rien n&apos;y a été changé</translation>
    </message>
    <message>
        <source>{where} can&apos;t be written, the disk is full: make room; what was kept before is safe</source>
        <translation>{where} ne peut être écrit, le disque est plein&#xa0;: faites de la place&#xa0;; ce qui était conservé est en sûreté</translation>
    </message>
    <message>
        <source>{where} is being written by another window: close that one, or try again</source>
        <translation>{where} est en cours d&apos;écriture par une autre fenêtre&#xa0;: fermez-la, ou réessayez</translation>
    </message>
    <message>
        <source>{where} can&apos;t be used ({why}): free it or make room; what was kept before is safe</source>
        <translation>{where} est inutilisable ({why})&#xa0;: libérez-le ou faites de la place&#xa0;; ce qui était conservé est en sûreté</translation>
    </message>
    <message>
        <source>no rule was found: a text with [[rule]] was expected</source>
        <translation>aucune règle n&apos;a été trouvée&#xa0;: on attendait un texte avec [[rule]]</translation>
    </message>
    <message>
        <source>rule {n}</source>
        <translation>règle {n}</translation>
    </message>
    <message>
        <source>{where}: a number from 0 was expected for “games”</source>
        <translation>{where}&#xa0;: on attendait un nombre à partir de 0 pour «&#xa0;games&#xa0;»</translation>
    </message>
    <message>
        <source>{path}: {name}: {why}</source>
        <translation>{path}&#xa0;: {name}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>one of {names} was expected</source>
        <translation>on attendait une valeur parmi {names}</translation>
    </message>
    <message>
        <source>a number from {low:g} to {high:g} was expected</source>
        <translation>on attendait un nombre de {low:g} à {high:g}</translation>
    </message>
    <message>
        <source>a table of texts was expected</source>
        <translation>on attendait un tableau de textes</translation>
    </message>
    <message>
        <source>true or false was expected</source>
        <translation>on attendait «&#xa0;true&#xa0;» ou «&#xa0;false&#xa0;»</translation>
    </message>
    <message>
        <source>a text was expected</source>
        <translation>on attendait un texte</translation>
    </message>
    <message>
        <source>a name of up to {longest} letters was expected</source>
        <translation>on attendait un nom de {longest} lettres au plus</translation>
    </message>
    <message>
        <source>there is no variant “{variant}” (there are: {names})</source>
        <translation>il n&apos;y a pas de variante «&#xa0;{variant}&#xa0;» (il y a&#xa0;: {names})</translation>
    </message>
    <message>
        <source>a seed from 0 to {highest} was expected, not {seed}</source>
        <translation>on attendait une graine de 0 à {highest}, pas {seed}</translation>
    </message>
    <message>
        <source>the dealer was expected to have a seat</source>
        <translation>le donneur devrait avoir une place</translation>
    </message>
    <message>
        <source>a Mao Master was expected: a seat, or an overseer with a name</source>
        <translation>on attendait un maître de Mao&#xa0;: une place, ou un arbitre qui a un nom</translation>
    </message>
    <message>
        <source>a hand for every seat was expected</source>
        <translation>on attendait une main pour chaque place</translation>
    </message>
    <message>
        <source>{wanted} cards are to be dealt, and there are {there}: smaller hands or more decks were expected</source>
        <translation>il faut distribuer {wanted} cartes, et il y en a {there}&#xa0;: on attendait des mains plus petites ou plus de jeux</translation>
    </message>
    <message>
        <source>the rule “{text}” is refused ({message})</source>
        <translation>la règle «&#xa0;{text}&#xa0;» est refusée ({message})</translation>
    </message>
    <message>
        <source>{fewest} to {most} seats were expected, not {count}</source>
        <translation>on attendait de {fewest} à {most} places, pas {count}</translation>
    </message>
    <message>
        <source>different names were expected for the seats</source>
        <translation>les places devraient avoir des noms différents</translation>
    </message>
    <message>
        <source>a seat&apos;s name of up to {longest} letters was expected, not “{name}”</source>
        <translation>on attendait un nom de place de {longest} lettres au plus, pas «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>{path} can&apos;t be brought to disk ({why}): look after the disk</source>
        <translation>{path} n&apos;arrive pas sur le disque ({why})&#xa0;: vérifiez le disque</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <translation>c&apos;est imbriqué trop profondément</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it is longer than {longest} MB</source>
        <translation>il dépasse {longest} Mo</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read ({why}): mend it or move it away</source>
        <translation>{path} est illisible ({why})&#xa0;: corrigez-le ou déplacez-le</translation>
    </message>
    <message>
        <source>text with [[{kind}]] was expected, and it can&apos;t be read: {why}</source>
        <translation>on attendait un texte avec [[{kind}]], et il est illisible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>[[{kind}]] was expected, each with lines below it</source>
        <translation>on attendait [[{kind}]], chacun suivi de lignes</translation>
    </message>
    <message>
        <source>{where}: a line of text was expected for “{key}”</source>
        <translation>{where}&#xa0;: on attendait une ligne de texte pour «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} ou {last}</translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <translation>{first}, {others}</translation>
    </message>
    <message>
        <source>microphone off</source>
        <translation>micro coupé</translation>
    </message>
    <message>
        <source>microphone opens</source>
        <translation>le micro s&apos;ouvre</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>à l&apos;écoute</translation>
    </message>
    <message>
        <source>hold the talk key</source>
        <translation>tenir la touche de parole</translation>
    </message>
    <message>
        <source>talk key held</source>
        <translation>touche de parole tenue</translation>
    </message>
    <message>
        <source>own voice speaks</source>
        <translation>sa propre voix parle</translation>
    </message>
    <message>
        <source>microphone lost</source>
        <translation>micro perdu</translation>
    </message>
    <message>
        <source>no sound comes in</source>
        <translation>aucun son n’arrive</translation>
    </message>
    <message>
        <source>Click, or press M, to mute it and to listen again</source>
        <translation>Cliquez, ou appuyez sur M, pour le couper ou le rétablir</translation>
    </message>
    <message>
        <source>Microphone: {state}</source>
        <translation>Micro&#xa0;: {state}</translation>
    </message>
    <message>
        <source>Sound check</source>
        <translation>Essai du son</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>I am listening …</source>
        <translation>J&apos;écoute …</translation>
    </message>
    <message>
        <source>Loudspeakers</source>
        <translation>Haut-parleurs</translation>
    </message>
    <message>
        <source>Headphones</source>
        <translation>Casque</translation>
    </message>
    <message>
        <source>Let a player speak</source>
        <translation>Faire parler un joueur</translation>
    </message>
    <message>
        <source>What the ear often misses of you is here as well:</source>
        <translation>Ce que l&apos;oreille manque souvent chez vous est ici aussi&#xa0;:</translation>
    </message>
    <message>
        <source>Where do you hear the players?</source>
        <translation>Où entendez-vous les joueurs&#xa0;?</translation>
    </message>
    <message>
        <source>Whose voice …</source>
        <translation>À qui la voix …</translation>
    </message>
    <message>
        <source>Where several share a microphone: let the program learn their voices.</source>
        <translation>Si plusieurs partagent un micro&#xa0;: laissez le programme apprendre leurs voix.</translation>
    </message>
    <message>
        <source>Say “{phrase}”.</source>
        <translation>Dites «&#xa0;{phrase}&#xa0;».</translation>
    </message>
    <message>
        <source>✓ I heard: {text}</source>
        <translation>✓ J&apos;ai entendu&#xa0;: {text}</translation>
    </message>
    <message>
        <source>I heard: {text}</source>
        <translation>J&apos;ai entendu&#xa0;: {text}</translation>
    </message>
    <message>
        <source>✓ You are heard at any time: the microphone does not hear the players.</source>
        <translation>✓ On vous entend à tout moment&#xa0;: le micro n&apos;entend pas les joueurs.</translation>
    </message>
    <message>
        <source>The microphone hears the players too. Let one speak, to find out whether you are heard over them.</source>
        <translation>Le micro entend aussi les joueurs. Faites-en parler un, pour savoir si on vous entend par-dessus.</translation>
    </message>
    <message>
        <source>A player speaks. Stay silent until the end …</source>
        <translation>Un joueur parle. Gardez le silence jusqu&apos;à la fin …</translation>
    </message>
    <message>
        <source>You are not heard while players speak, and what you owe meanwhile waits. Headphones change that.</source>
        <translation>On ne vous entend pas pendant que les joueurs parlent, et ce que vous devez attend. Un casque y remédie.</translation>
    </message>
    <message>
        <source>✓ You are heard while players speak: the microphone hardly hears the players.</source>
        <translation>✓ On vous entend pendant que les joueurs parlent&#xa0;: le micro les entend à peine.</translation>
    </message>
    <message>
        <source>✓ You are heard while players speak: the ear makes their voices {softer} dB softer.</source>
        <translation>✓ On vous entend pendant que les joueurs parlent&#xa0;: l&apos;oreille affaiblit leurs voix de {softer} dB.</translation>
    </message>
    <message>
        <source>The microphone is switched off in the settings.</source>
        <translation>Le micro est désactivé dans les réglages.</translation>
    </message>
    <message>
        <source>Nothing is heard until you have answered.</source>
        <translation>Rien n’est entendu avant votre réponse.</translation>
    </message>
    <message>
        <source>The model lacks words of {phrases}: type them</source>
        <translation>Il manque au modèle des mots de {phrases}&#xa0;: tapez-les</translation>
    </message>
    <message>
        <source>There is none yet: the rule book keeps those that are published, and such as you write there.</source>
        <translation>Il n&apos;y en a pas encore&#xa0;: le livre garde celles qui sont publiées, et celles que vous y écrivez.</translation>
    </message>
    <message>
        <source>Those that are ticked hold from the start, and everybody knows them.</source>
        <translation>Celles qui sont cochées valent dès le début, et tout le monde les connaît.</translation>
    </message>
    <message>
        <source>Kept rules</source>
        <translation>Règles gardées</translation>
    </message>
    <message>
        <source>Tables with a name, on the start screen. “New table” keeps one as it is chosen there.</source>
        <translation>Des tables qui ont un nom, sur la page d&apos;accueil. «&#xa0;Nouvelle table&#xa0;» en garde une telle qu&apos;elle y est choisie.</translation>
    </message>
    <message>
        <source>House tables</source>
        <translation>Tables maison</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>{variant}, {seats} seats</source>
        <translation>{variant}, {seats} places</translation>
    </message>
    <message>
        <source>Rules that are no secret any more. A new table can be played with them.</source>
        <translation>Des règles qui ne sont plus secrètes. On peut jouer une nouvelle table avec elles.</translation>
    </message>
    <message>
        <source>Write one …</source>
        <translation>En écrire une …</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Modifier …</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importer …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter …</translation>
    </message>
    <message>
        <source>1 rule is new.</source>
        <translation>1 règle est nouvelle.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules are new.</source>
        <translation>
            <numerusform>%n règle est nouvelle.</numerusform>
            <numerusform>%n règles sont nouvelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exporter des règles</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partie</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual times</source>
        <translation>Temps habituels</translation>
    </message>
    <message>
        <source>Twice the time</source>
        <translation>Deux fois le temps</translation>
    </message>
    <message>
        <source>Three times the time</source>
        <translation>Trois fois le temps</translation>
    </message>
    <message>
        <source>Five times the time</source>
        <translation>Cinq fois le temps</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>For newcomers: patient players, time to think, and three things are told first</source>
        <translation>Pour débutants&#xa0;: joueurs patients, temps pour réfléchir, et trois choses sont dites d&apos;abord</translation>
    </message>
    <message>
        <source>As it is meant to be: no rule is told, you find them out</source>
        <translation>Comme il se doit&#xa0;: aucune règle n&apos;est dite, vous les découvrez</translation>
    </message>
    <message>
        <source>The rule book is shut, and rulings say only what was called; you write down your guesses</source>
        <translation>Le livre de règles est fermé, et les décisions disent seulement ce qui a été réclamé&#xa0;; vous notez vos hypothèses</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Rules and times</source>
        <translation>Règles et temps</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S&apos;asseoir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep as house table …</source>
        <translation>Garder comme table maison …</translation>
    </message>
    <message>
        <source>Sound check …</source>
        <translation>Essai du son …</translation>
    </message>
    <message>
        <source>Deal by hand</source>
        <translation>Distribuer à la main</translation>
    </message>
    <message>
        <source>Drag the first cards from the stack to the seats; for a person who deals</source>
        <translation>Faites glisser les premières cartes de la pioche vers les places&#xa0;; pour une personne qui distribue</translation>
    </message>
    <message>
        <source>How long one has to say, to do and to begin: for everybody at the table</source>
        <translation>Combien de temps on a pour dire, pour faire et pour commencer&#xa0;: pour toute la table</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>This can&apos;t be played: {why}.</source>
        <translation>On ne peut pas jouer ainsi&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>House table</source>
        <translation>Table maison</translation>
    </message>
    <message>
        <source>Its name on the start screen:</source>
        <translation>Son nom sur la page d&apos;accueil&#xa0;:</translation>
    </message>
    <message>
        <source>“{name}” stands on the start screen now.</source>
        <translation>«&#xa0;{name}&#xa0;» est maintenant sur la page d&apos;accueil.</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>d’elle-même</translation>
    </message>
    <message>
        <source>once somebody says so</source>
        <translation>dès que quelqu’un le dit</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>as the grace</source>
        <translation>comme le délai</translation>
    </message>
    <message>
        <source>by the seats</source>
        <translation>selon les places</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>In force at this table</source>
        <translation>En vigueur à cette table</translation>
    </message>
    <message>
        <source>{rule} (dropped)</source>
        <translation>{rule} (levée)</translation>
    </message>
    <message>
        <source>A rule for the book</source>
        <translation>Une règle pour le livre</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Computer: beginner</source>
        <translation>Ordinateur&#xa0;: débutant</translation>
    </message>
    <message>
        <source>Computer: regular</source>
        <translation>Ordinateur&#xa0;: habitué</translation>
    </message>
    <message>
        <source>Computer: sharp</source>
        <translation>Ordinateur&#xa0;: affûté</translation>
    </message>
    <message>
        <source>Computer: sly</source>
        <translation>Ordinateur&#xa0;: rusé</translation>
    </message>
    <message>
        <source>Computer: patient</source>
        <translation>Ordinateur&#xa0;: patient</translation>
    </message>
    <message>
        <source>Computer: own mix</source>
        <translation>Ordinateur&#xa0;: mélange à soi</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>knows what is due</source>
        <translation>sait ce qui est attendu</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>notices what others do wrong</source>
        <translation>remarque ce que les autres font mal</translation>
    </message>
    <message>
        <source>Honesty</source>
        <translation>Honnêteté</translation>
    </message>
    <message>
        <source>keeps to the rules when nobody looks</source>
        <translation>respecte les règles quand personne ne regarde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>thinks, plays and speaks quickly</source>
        <translation>pense, joue et parle vite</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Patience</translation>
    </message>
    <message>
        <source>waits before it calls, and lets newcomers begin</source>
        <translation>attend avant de réclamer, et laisse commencer les débutants</translation>
    </message>
    <message>
        <source>{what} of seat {n}</source>
        <translation>{what}, place {n}</translation>
    </message>
    <message>
        <source>Name of seat {n}</source>
        <translation>Nom de la place {n}</translation>
    </message>
    <message>
        <source>Who sits at seat {n}</source>
        <translation>Qui est à la place {n}</translation>
    </message>
    <message>
        <source>Voice {n}</source>
        <translation>Voix {n}</translation>
    </message>
    <message>
        <source>Voice of seat {n}</source>
        <translation>Voix de la place {n}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habileté</translation>
    </message>
    <message>
        <source>Skill of seat {n}</source>
        <translation>Habileté de la place {n}</translation>
    </message>
    <message>
        <source>Any voice counts</source>
        <translation>Toute voix compte</translation>
    </message>
    <message>
        <source>A sound made in time, of any kind, stands for the words that this person then picks by key or switch</source>
        <translation>Un son fait à temps, quel qu&apos;il soit, vaut pour les mots que cette personne choisit ensuite par touche ou commutateur</translation>
    </message>
    <message>
        <source>Any voice counts for seat {n}</source>
        <translation>Toute voix compte pour la place {n}</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who of you sits at seat {n}</source>
        <translation>Qui d&apos;entre vous est à la place {n}</translation>
    </message>
    <message>
        <source>What you do is kept for whoever of you sits there; of a guest nothing is kept</source>
        <translation>Ce que vous faites est gardé pour la personne assise là&#xa0;; d&apos;un invité rien n&apos;est gardé</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Français</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Grand index</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>A little</source>
        <translation>Un peu</translation>
    </message>
    <message>
        <source>A lot</source>
        <translation>Beaucoup</translation>
    </message>
    <message>
        <source>Below, over the hand</source>
        <translation>En bas, sur la main</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>En haut</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivés</translation>
    </message>
    <message>
        <source>One (Space): the ring goes on by itself</source>
        <translation>Un (Espace)&#xa0;: l&apos;anneau avance seul</translation>
    </message>
    <message>
        <source>Two: Space goes on, Enter chooses</source>
        <translation>Deux&#xa0;: Espace avance, Entrée choisit</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Games that are kept</source>
        <translation>Parties gardées</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Supprimer …</translation>
    </message>
    <message>
        <source>Delete all …</source>
        <translation>Tout supprimer …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No game is kept.</source>
        <translation>Aucune partie n&apos;est gardée.</translation>
    </message>
    <message>
        <source>{game}

This game goes, with all that was said and played in it and the notes beside it, and can&apos;t be brought back. The statistics stay.</source>
        <translation>{game}

Cette partie disparaît, avec tout ce qui y a été dit et joué et les notes qui l&apos;accompagnent, et ne revient pas. Les statistiques restent.</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Supprimer cette partie</translation>
    </message>
    <message numerus="yes">
        <source>All games go (%n), with all that was said and played in them and the notes beside them, and can&apos;t be brought back. The statistics stay.</source>
        <translation>
            <numerusform>Toutes les parties disparaissent (%n), avec tout ce qui y a été dit et joué et les notes qui les accompagnent, et ne reviennent pas. Les statistiques restent.</numerusform>
            <numerusform>Toutes les parties disparaissent (%n), avec tout ce qui y a été dit et joué et les notes qui les accompagnent, et ne reviennent pas. Les statistiques restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all games</source>
        <translation>Supprimer toutes les parties</translation>
    </message>
    <message>
        <source>{file}: it can&apos;t be read</source>
        <translation>{file}&#xa0;: illisible</translation>
    </message>
    <message>
        <source>{date}, {variant}</source>
        <translation>{date}, {variant}</translation>
    </message>
    <message>
        <source>{names}; {time} played, won by {winners}</source>
        <translation>{names}&#xa0;; {time} de jeu, victoire de {winners}</translation>
    </message>
    <message>
        <source>{names}; {time} played</source>
        <translation>{names}&#xa0;; {time} de jeu</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Players&apos; small talk, where talking is free</source>
        <translation>Bavardage des joueurs, là où parler est libre</translation>
    </message>
    <message>
        <source>Sounds of cards, penalties and turns</source>
        <translation>Sons des cartes, des pénalités et des tours</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>Volume des cartes</translation>
    </message>
    <message>
        <source>Volume of rulings and turns</source>
        <translation>Volume des décisions et des tours</translation>
    </message>
    <message>
        <source>How long one has to say what is due, and other times, are chosen with each new table.</source>
        <translation>Le délai pour dire ce qui est attendu, et d&apos;autres temps, se choisissent à chaque nouvelle table.</translation>
    </message>
    <message>
        <source>Cards and looks</source>
        <translation>Cartes et aspect</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Dessin des cartes</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Couleurs de la fenêtre</translation>
    </message>
    <message>
        <source>Motion: cards glide, confetti falls</source>
        <translation>Mouvement&#xa0;: les cartes glissent, les confettis tombent</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Vitesse du mouvement</translation>
    </message>
    <message>
        <source>Voice and hearing</source>
        <translation>Voix et écoute</translation>
    </message>
    <message>
        <source>Listen with a microphone</source>
        <translation>Écouter avec un micro</translation>
    </message>
    <message>
        <source>At a table all is heard already: see the captions</source>
        <translation>À une table tout est déjà entendu&#xa0;: voyez les sous-titres</translation>
    </message>
    <message>
        <source>Computer players speak aloud</source>
        <translation>Les joueurs de l&apos;ordinateur parlent à voix haute</translation>
    </message>
    <message>
        <source>Volume of voices</source>
        <translation>Volume des voix</translation>
    </message>
    <message>
        <source>I wear headphones: hear on while players speak</source>
        <translation>Je porte un casque&#xa0;: continuer d&apos;écouter quand les joueurs parlent</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Accès</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Captions on the table</source>
        <translation>Sous-titres sur la table</translation>
    </message>
    <message>
        <source>Size of captions</source>
        <translation>Taille des sous-titres</translation>
    </message>
    <message>
        <source>Play by voice: “play the five of spades”, “draw”</source>
        <translation>Jouer à la voix&#xa0;: «&#xa0;play the five of spades&#xa0;», «&#xa0;draw&#xa0;»</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Commutateurs</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Vie privée</translation>
    </message>
    <message>
        <source>Hear only while a talk key is held</source>
        <translation>N&apos;écouter que si une touche de parole est tenue</translation>
    </message>
    <message>
        <source>What is heard is recognised on this computer, and nothing is sent anywhere. The last minute of sound is kept in memory for the evidence of rulings, and is never written down.</source>
        <translation>Ce qui est entendu est reconnu sur cet ordinateur, et rien n&apos;est envoyé nulle part. La dernière minute de son reste en mémoire comme preuve des décisions, et n&apos;est jamais enregistrée.</translation>
    </message>
    <message>
        <source>Games are kept with the words that were heard and typed in them, until you delete them; so are settings, notes, and what was practised and played. “Delete what is kept of …” on the start screen, below the name of who plays, deletes all of it. A guest leaves nothing.</source>
        <translation>Les parties sont gardées avec les mots qui y ont été entendus et tapés, jusqu&apos;à ce que vous les supprimiez&#xa0;; de même les réglages, les notes, les exercices et les statistiques. «&#xa0;Supprimer ce qui est gardé de …&#xa0;» sur la page d&apos;accueil, sous le nom de qui joue, supprime tout. Un invité ne laisse rien.</translation>
    </message>
    <message>
        <source>Beside a game stands how it stood a little before, hidden cards included, so that it goes on at once; it is deleted with its game. Of a voice that was learnt (sound check, “Whose voice …”) figures are kept that tell it from others: no sound and no words. The log, and reports of faults, name no word and no card.</source>
        <translation>À côté d’une partie est gardé son état d’un peu avant, cartes cachées comprises, pour qu’elle reprenne aussitôt&#xa0;; il est supprimé avec elle. D’une voix apprise (essai du son, «&#xa0;À qui est la voix …&#xa0;») sont gardés des chiffres qui la distinguent des autres&#xa0;: ni son ni mots. Le journal et les rapports d’erreurs ne nomment ni mot ni carte.</translation>
    </message>
    <message>
        <source>Games that are kept …</source>
        <translation>Parties gardées …</translation>
    </message>
    <message>
        <source>Leave the table first: its game is being played</source>
        <translation>Quittez d&apos;abord la table&#xa0;: sa partie est en cours</translation>
    </message>
    <message>
        <source>Your name at a new table</source>
        <translation>Votre nom à une nouvelle table</translation>
    </message>
    <message>
        <source>Model that listens</source>
        <translation>Modèle qui écoute</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>L&apos;habituel</translation>
    </message>
    <message>
        <source>“mao-desktop models” fetches larger ones</source>
        <translation>«&#xa0;mao-desktop models&#xa0;» en cherche de plus grands</translation>
    </message>
    <message>
        <source>One switch: a step takes</source>
        <translation>Un commutateur&#xa0;: un pas dure</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Micro</translation>
    </message>
    <message>
        <source>Microphone of {name}</source>
        <translation>Micro de {name}</translation>
    </message>
    <message>
        <source>The one for all</source>
        <translation>Celui de tous</translation>
    </message>
    <message>
        <source>{name} (not there)</source>
        <translation>{name} (absent)</translation>
    </message>
    <message>
        <source>Hands show while a key or corner is held, instead of passing the screen</source>
        <translation>Les mains se montrent tant qu&apos;une touche ou un coin est tenu, au lieu de passer l&apos;écran</translation>
    </message>
    <message>
        <source>Go on from before the damage, {minutes}:{seconds:02} into the game</source>
        <translation>Reprendre avant les dégâts, à {minutes}:{seconds:02} de la partie</translation>
    </message>
    <message>
        <source>Go on with the game of {date}</source>
        <translation>Reprendre la partie du {date}</translation>
    </message>
    <message>
        <source>1 secret rule of {names} will stay untold.</source>
        <translation>1 règle secrète de {names} restera cachée.</translation>
    </message>
    <message>
        <source>Once told it is in the rule book. Untold it stays secret if you go on later.</source>
        <translation>Une fois dite, elle est dans le livre de règles. Sinon elle reste secrète si vous reprenez plus tard.</translation>
    </message>
    <message>
        <source>Tell it and leave</source>
        <translation>La dire et quitter</translation>
    </message>
    <message>
        <source>Leave it secret</source>
        <translation>La laisser secrète</translation>
    </message>
    <message numerus="yes">
        <source>%n secret rules of {names} will stay untold.</source>
        <translation>
            <numerusform>%n règle secrète de {names} restera cachée.</numerusform>
            <numerusform>%n règles secrètes de {names} resteront cachées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once told they are in the rule book. Untold they stay secret if you go on later.</source>
        <translation>Une fois dites, elles sont dans le livre de règles. Sinon elles restent secrètes si vous reprenez plus tard.</translation>
    </message>
    <message>
        <source>Tell them and leave</source>
        <translation>Les dire et quitter</translation>
    </message>
    <message>
        <source>Leave them secret</source>
        <translation>Les laisser secrètes</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>“New rule”: the call was by a secret rule.</source>
        <translation>«&#xa0;New rule&#xa0;»&#xa0;: la réclamation suivait une règle secrète.</translation>
    </message>
    <message>
        <source>The game stands still: {why}.</source>
        <translation>La partie est arrêtée&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>takes {card} back</source>
        <translation>reprend {card}</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>pioche une carte</translation>
    </message>
    <message numerus="yes">
        <source>draws %n cards</source>
        <translation>
            <numerusform>pioche %n carte</numerusform>
            <numerusform>pioche %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation>{name} joue {card}</translation>
    </message>
    <message>
        <source>{name} takes the {card} back</source>
        <translation>{name} reprend {card}</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} pioche une carte</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n cards</source>
        <translation>
            <numerusform>{name} pioche %n carte</numerusform>
            <numerusform>{name} pioche %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals, and turns up the {card}</source>
        <translation>{name} distribue et retourne {card}</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} distribue</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>fondée</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>bad call</source>
        <translation>infondée</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>trop tard</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non comprise</translation>
    </message>
    <message>
        <source>Carried, {yes} to {no}: {what} (noted; it changes nothing)</source>
        <translation>Adopté, {yes} contre {no}&#xa0;: {what} (noté&#xa0;; cela ne change rien)</translation>
    </message>
    <message>
        <source>Not carried, {yes} to {no}: {what} (noted; it changes nothing)</source>
        <translation>Rejeté, {yes} contre {no}&#xa0;: {what} (noté&#xa0;; cela ne change rien)</translation>
    </message>
    <message>
        <source>Carried, {yes} to {no}: {what}</source>
        <translation>Adopté, {yes} contre {no}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Not carried, {yes} to {no}: {what}</source>
        <translation>Rejeté, {yes} contre {no}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu&apos;un</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>l&apos;ordinateur</translation>
    </message>
    <message>
        <source>the Mao Master</source>
        <translation>le maître de Mao</translation>
    </message>
    <message>
        <source>A win for {name}.</source>
        <translation>Une victoire pour {name}.</translation>
    </message>
    <message>
        <source>No win for {name}: something was still owed or broken.</source>
        <translation>Pas de victoire pour {name}&#xa0;: il restait une dette ou une faute.</translation>
    </message>
    <message>
        <source>The round is over. Without cards: {names}.</source>
        <translation>La manche est finie. Sans cartes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
    <message>
        <source>The secret rule of {name} was: “{text}”.</source>
        <translation>La règle secrète de {name} était&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Two secret rules contradict each other on the card of {name}: a vote can drop one.</source>
        <translation>Deux règles secrètes se contredisent sur la carte de {name}&#xa0;: un vote peut en lever une.</translation>
    </message>
    <message>
        <source>Not put to the vote: {why}.</source>
        <translation>Non mis aux voix&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>That can&apos;t be done: {why} ({detail}).</source>
        <translation>C&apos;est impossible&#xa0;: {why} ({detail}).</translation>
    </message>
    <message>
        <source>That can&apos;t be done: {why}.</source>
        <translation>C&apos;est impossible&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{name} pays a token for a new rule.</source>
        <translation>{name} donne un jeton pour une nouvelle règle.</translation>
    </message>
    <message>
        <source>A token for {name}.</source>
        <translation>Un jeton pour {name}.</translation>
    </message>
    <message>
        <source>{giver} gives {taker} a token.</source>
        <translation>{giver} donne un jeton à {taker}.</translation>
    </message>
    <message>
        <source>{name} worked it out ({time}).</source>
        <translation>{name} l&apos;a trouvée ({time}).</translation>
    </message>
    <message>
        <source>Nobody worked it out.</source>
        <translation>Personne ne l&apos;a trouvée.</translation>
    </message>
    <message>
        <source>{name} said “I think I have it” ({time}).</source>
        <translation>{name} a dit «&#xa0;I think I have it&#xa0;» ({time}).</translation>
    </message>
    <message>
        <source>Kept by {names}.</source>
        <translation>Respectée par {names}.</translation>
    </message>
    <message>
        <source>It cost 1 card.</source>
        <translation>Elle a coûté 1 carte.</translation>
    </message>
    <message numerus="yes">
        <source>It cost %n cards.</source>
        <translation>
            <numerusform>Elle a coûté %n carte.</numerusform>
            <numerusform>Elle a coûté %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>(knocks)</source>
        <translation>(frappe)</translation>
    </message>
    <message numerus="yes">
        <source>(knocks %n times)</source>
        <translation>
            <numerusform>(frappe %n fois)</numerusform>
            <numerusform>(frappe %n fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>(takes a card out of the hand of {name})</source>
        <translation>(prend une carte dans la main de {name})</translation>
    </message>
    <message>
        <source>(peeks at the hand of {name})</source>
        <translation>(regarde la main de {name})</translation>
    </message>
    <message>
        <source>(stirs the pile)</source>
        <translation>(remue la pile)</translation>
    </message>
    <message>
        <source>(looks at locked cards)</source>
        <translation>(regarde des cartes bloquées)</translation>
    </message>
    <message>
        <source>(puts a card under the stack)</source>
        <translation>(met une carte sous la pioche)</translation>
    </message>
    <message>
        <source>(puts a card away)</source>
        <translation>(écarte une carte)</translation>
    </message>
    <message numerus="yes">
        <source>(counts to %n)</source>
        <translation>
            <numerusform>(compte jusqu&apos;à %n)</numerusform>
            <numerusform>(compte jusqu&apos;à %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>(raises a hand for a call)</source>
        <translation>(lève la main pour réclamer)</translation>
    </message>
    <message>
        <source>(takes the hand down)</source>
        <translation>(baisse la main)</translation>
    </message>
    <message>
        <source>(drops out)</source>
        <translation>(abandonne)</translation>
    </message>
    <message>
        <source>(comes in)</source>
        <translation>(entre en jeu)</translation>
    </message>
    <message>
        <source>“{call}”, called by {by}: {verdict}.</source>
        <translation>«&#xa0;{call}&#xa0;», réclamé par {by}&#xa0;: {verdict}.</translation>
    </message>
    <message>
        <source>“{call}” on {on}, called by {by}: {verdict}.</source>
        <translation>«&#xa0;{call}&#xa0;» contre {on}, réclamé par {by}&#xa0;: {verdict}.</translation>
    </message>
    <message>
        <source>{verdict}: 1 card for {name}.</source>
        <translation>{verdict}&#xa0;: 1 carte pour {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{verdict}: %n cards for {name}.</source>
        <translation>
            <numerusform>{verdict}&#xa0;: %n carte pour {name}.</numerusform>
            <numerusform>{verdict}&#xa0;: %n cartes pour {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{verdict}: {name} was first.</source>
        <translation>{verdict}&#xa0;: {name} était avant.</translation>
    </message>
    <message>
        <source>{verdict}.</source>
        <translation>{verdict}.</translation>
    </message>
    <message>
        <source>1 card for {name}.</source>
        <translation>1 carte pour {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards for {name}.</source>
        <translation>
            <numerusform>%n carte pour {name}.</numerusform>
            <numerusform>%n cartes pour {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{word}: 1 card for {name}.</source>
        <translation>{word}&#xa0;: 1 carte pour {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{word}: %n cards for {name}.</source>
        <translation>
            <numerusform>{word}&#xa0;: %n carte pour {name}.</numerusform>
            <numerusform>{word}&#xa0;: %n cartes pour {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{word}: {name} was first.</source>
        <translation>{word}&#xa0;: {name} était avant.</translation>
    </message>
    <message>
        <source>{name} was first.</source>
        <translation>{name} était avant.</translation>
    </message>
    <message>
        <source>{word}.</source>
        <translation>{word}.</translation>
    </message>
    <message>
        <source>The clocks stand still.</source>
        <translation>Les horloges sont arrêtées.</translation>
    </message>
    <message>
        <source>No time runs now.</source>
        <translation>Aucun temps ne court en ce moment.</translation>
    </message>
    <message>
        <source>The vote closes in {time}.</source>
        <translation>Le vote se clôt dans {time}.</translation>
    </message>
    <message>
        <source>You have {time} for your turn.</source>
        <translation>Il vous reste {time} pour votre tour.</translation>
    </message>
    <message>
        <source>{name} has {time} for the turn.</source>
        <translation>Il reste {time} à {name} pour son tour.</translation>
    </message>
    <message>
        <source>I could not hear anything: the microphone was being opened</source>
        <translation>Je n&apos;ai rien pu entendre&#xa0;: le micro s&apos;ouvrait</translation>
    </message>
    <message>
        <source>I could not hear anything: some sound was lost</source>
        <translation>Je n&apos;ai rien pu entendre&#xa0;: du son a été perdu</translation>
    </message>
    <message>
        <source>I could not hear anything: the microphone was lost</source>
        <translation>Je n&apos;ai rien pu entendre&#xa0;: le micro était perdu</translation>
    </message>
    <message>
        <source>I could not hear anything: the microphone was muted</source>
        <translation>Je n&apos;ai rien pu entendre&#xa0;: le micro était coupé</translation>
    </message>
    <message>
        <source>I could not hear anything: the program was speaking</source>
        <translation>Je n&apos;ai rien pu entendre&#xa0;: le programme parlait</translation>
    </message>
    <message>
        <source>I was not sure I heard that: say it again</source>
        <translation>Je ne suis pas sûr d&apos;avoir entendu cela&#xa0;: redites-le</translation>
    </message>
    <message>
        <source>I could not hear anything: {name} was speaking</source>
        <translation>Je n&apos;ai rien pu entendre&#xa0;: {name} parlait</translation>
    </message>
    <message>
        <source>I could not hear anything</source>
        <translation>Je n&apos;ai rien pu entendre</translation>
    </message>
    <message>
        <source>You found {found} of {all} rules in 1 game.</source>
        <translation>Vous avez trouvé {found} règles sur {all} en 1 partie.</translation>
    </message>
    <message numerus="yes">
        <source>You found {found} of {all} rules in %n games.</source>
        <translation>
            <numerusform>Vous avez trouvé {found} règles sur {all} en %n partie.</numerusform>
            <numerusform>Vous avez trouvé {found} règles sur {all} en %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the page</source>
        <translation>À côté de la page des règles</translation>
    </message>
    <message>
        <source>Show the page</source>
        <translation>Montrer la page</translation>
    </message>
    <message>
        <source>The page tells every rule of this table. Look at it when you have done with guessing.</source>
        <translation>La page dit toutes les règles de cette table. Regardez-la quand vous aurez fini de deviner.</translation>
    </message>
    <message>
        <source>Tick each rule that you had found out.</source>
        <translation>Cochez chaque règle que vous aviez trouvée.</translation>
    </message>
    <message>
        <source>Nothing was written down.</source>
        <translation>Rien n&apos;a été noté.</translation>
    </message>
    <message>
        <source>What I found out</source>
        <translation>Ce que j&apos;ai trouvé</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>La page des règles</translation>
    </message>
    <message>
        <source>What I have found out</source>
        <translation>Ce que j&apos;ai trouvé</translation>
    </message>
    <message>
        <source>Nobody tells you a rule here. Write down what you guess, a line each.</source>
        <translation>Ici, personne ne vous dit une règle. Notez vos hypothèses, une par ligne.</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Comparer …</translation>
    </message>
    <message>
        <source>Lays it beside the page, which shows all rules of this table: for the end</source>
        <translation>Le place à côté de la page qui montre toutes les règles de cette table&#xa0;: pour la fin</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go on (Ctrl+Enter)</source>
        <translation>Continuer (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Lay out again</source>
        <translation>Redistribuer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>The cards lie otherwise than this step needs them: lay them out again.</source>
        <translation>Les cartes ne sont pas comme cette étape le demande&#xa0;: redistribuez-les.</translation>
    </message>
    <message>
        <source>Your first table, {n} of {all}</source>
        <translation>Votre première table, {n} sur {all}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({kind}): the game is kept, and a report lies in {path}</source>
        <translation>Une erreur s&apos;est produite dans le programme ({kind})&#xa0;: la partie est gardée, et un rapport se trouve dans {path}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({kind}): the game is kept, but no report can be written</source>
        <translation>Une erreur s&apos;est produite dans le programme ({kind})&#xa0;: la partie est gardée, mais aucun rapport ne peut être écrit</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Frapper</translation>
    </message>
    <message numerus="yes">
        <source>Knock %n times</source>
        <translation>
            <numerusform>Frapper %n fois</numerusform>
            <numerusform>Frapper %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards come one after the other. Say what each asks for before its time is over: some ask for nothing.</source>
        <translation>Les cartes viennent l’une après l’autre. Dites ce que chacune demande avant la fin de son temps&#xa0;: certaines ne demandent rien.</translation>
    </message>
    <message>
        <source>By these rules nothing is to be said, called or knocked: choose others.</source>
        <translation>Selon ces règles il n&apos;y a rien à dire, à réclamer ni à frapper&#xa0;: choisissez-en d&apos;autres.</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Quoi s&apos;exercer</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Pour aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Without looking: the voice reads the card</source>
        <translation>Sans regarder&#xa0;: la voix lit la carte</translation>
    </message>
    <message>
        <source>Begin: three minutes</source>
        <translation>Commencer&#xa0;: trois minutes</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>{why} Answers can be typed or picked.</source>
        <translation>{why} On peut taper ou choisir les réponses.</translation>
    </message>
    <message>
        <source>{name} · due today</source>
        <translation>{name} · pour aujourd&apos;hui</translation>
    </message>
    <message>
        <source>{name} · new</source>
        <translation>{name} · nouveau</translation>
    </message>
    <message>
        <source>All of it is new: what comes for the first time is shown with its answer.</source>
        <translation>Tout est nouveau&#xa0;: ce qui vient pour la première fois est montré avec sa réponse.</translation>
    </message>
    <message>
        <source>Nothing is due today. New here: {n} of {all}.</source>
        <translation>Rien pour aujourd&apos;hui. Nouveaux ici&#xa0;: {n} sur {all}.</translation>
    </message>
    <message>
        <source>Due today: {names}. New here: {n} of {all}.</source>
        <translation>Pour aujourd&apos;hui&#xa0;: {names}. Nouveaux ici&#xa0;: {n} sur {all}.</translation>
    </message>
    <message>
        <source>the call {call}</source>
        <translation>la réclamation {call}</translation>
    </message>
    <message>
        <source>“{phrase}”</source>
        <translation>«&#xa0;{phrase}&#xa0;»</translation>
    </message>
    <message>
        <source>practice: s</source>
        <translation>exercice&#xa0;: s</translation>
    </message>
    <message>
        <source>first half: s</source>
        <translation>première moitié&#xa0;: s</translation>
    </message>
    <message>
        <source>second half: s</source>
        <translation>seconde moitié&#xa0;: s</translation>
    </message>
    <message>
        <source>games: s</source>
        <translation>parties&#xa0;: s</translation>
    </message>
    <message>
        <source>90 % band</source>
        <translation>intervalle à 90 %</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>essais</translation>
    </message>
    <message>
        <source>Time to the first word</source>
        <translation>Temps jusqu&apos;au premier mot</translation>
    </message>
    <message>
        <source>seconds from the card to the first word</source>
        <translation>secondes de la carte au premier mot</translation>
    </message>
    <message>
        <source>not enough yet</source>
        <translation>pas encore assez</translation>
    </message>
    <message>
        <source>practice: %</source>
        <translation>exercice&#xa0;: %</translation>
    </message>
    <message>
        <source>games: %</source>
        <translation>parties&#xa0;: %</translation>
    </message>
    <message>
        <source>Share met</source>
        <translation>Part accomplie</translation>
    </message>
    <message>
        <source>per cent of what was due</source>
        <translation>pour cent de ce qui était attendu</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Cartes de pénalité</translation>
    </message>
    <message>
        <source>penalty cards a day, by rule, the costliest first</source>
        <translation>cartes de pénalité par jour et par règle, la plus coûteuse d&apos;abord</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Ce qui vient</translation>
    </message>
    <message>
        <source>days from today</source>
        <translation>jours à partir d&apos;aujourd&apos;hui</translation>
    </message>
    <message>
        <source>heard surely: %</source>
        <translation>entendu sûrement&#xa0;: %</translation>
    </message>
    <message>
        <source>else heard as</source>
        <translation>sinon entendu comme</translation>
    </message>
    <message>
        <source>per cent heard surely; the sound check tells what helps where it is low</source>
        <translation>pour cent entendus sûrement&#xa0;; l&apos;essai du son dit ce qui aide là où c&apos;est peu</translation>
    </message>
    <message>
        <source>The ear</source>
        <translation>L&apos;oreille</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Calls upheld</source>
        <translation>Réclamations fondées</translation>
    </message>
    <message>
        <source>Bad calls</source>
        <translation>Réclamations infondées</translation>
    </message>
    <message>
        <source>Cards practised</source>
        <translation>Cartes exercées</translation>
    </message>
    <message>
        <source>Best run of right answers</source>
        <translation>Meilleure série de bonnes réponses</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Jours de suite</translation>
    </message>
    <message>
        <source>Said where nothing was due</source>
        <translation>Dit quand rien n&apos;était attendu</translation>
    </message>
    <message>
        <source>The ear was sure</source>
        <translation>L&apos;oreille était sûre</translation>
    </message>
    <message>
        <source>The ear takes</source>
        <translation>L&apos;oreille met</translation>
    </message>
    <message>
        <source>The ear was not sure of it {n} of {all} times.</source>
        <translation>L&apos;oreille n&apos;en était pas sûre {n} fois sur {all}.</translation>
    </message>
    <message>
        <source>It was taken for {words}.</source>
        <translation>Cela a été pris pour {words}.</translation>
    </message>
    <message>
        <source>What helps: nearer to the microphone, slower, nobody else talking.</source>
        <translation>Ce qui aide&#xa0;: plus près du micro, plus lentement, personne d&apos;autre ne parle.</translation>
    </message>
    <message>
        <source>These rules take as well: {words}.</source>
        <translation>Ces règles acceptent aussi&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>first half of practice</source>
        <translation>première moitié de l&apos;exercice</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>exercice</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>{axis}; the same as a table: press “As tables”</source>
        <translation>{axis}&#xa0;; la même chose en tableau&#xa0;: appuyez sur «&#xa0;En tableaux&#xa0;»</translation>
    </message>
    <message>
        <source>Not enough yet</source>
        <translation>Pas encore assez</translation>
    </message>
    <message>
        <source>Not enough yet ({n} of {enough})</source>
        <translation>Pas encore assez ({n} sur {enough})</translation>
    </message>
    <message>
        <source>line: the median lies there, 9 times of 10</source>
        <translation>trait&#xa0;: la médiane s&apos;y trouve, 9 fois sur 10</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S&apos;exercer</translation>
    </message>
    <message>
        <source>{met} of {all} right</source>
        <translation>{met} justes sur {all}</translation>
    </message>
    <message>
        <source>silent where nothing was due: {n} of {all}</source>
        <translation>silence quand rien n&apos;était attendu&#xa0;: {n} sur {all}</translation>
    </message>
    <message>
        <source>not heard surely, and not counted: {n}</source>
        <translation>entendu sans certitude, et non compté&#xa0;: {n}</translation>
    </message>
    <message>
        <source>usually after {time}</source>
        <translation>d&apos;habitude après {time}</translation>
    </message>
    <message>
        <source>usually after {time} (before: {earlier})</source>
        <translation>d&apos;habitude après {time} (avant&#xa0;: {earlier})</translation>
    </message>
    <message>
        <source>Nothing was tried.</source>
        <translation>Rien n&apos;a été essayé.</translation>
    </message>
    <message>
        <source>Cards of this round</source>
        <translation>Cartes de cette manche</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Montré</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Hear it again (H)</source>
        <translation>Réécouter (H)</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Encore une manche</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>The microphone was off.</source>
        <translation>Le micro était coupé.</translation>
    </message>
    <message>
        <source>There is no sound of it. {why}</source>
        <translation>Il n&apos;y en a pas de son. {why}</translation>
    </message>
    <message>
        <source>The microphone is being opened …</source>
        <translation>Le micro s&apos;ouvre …</translation>
    </message>
    <message>
        <source>Say it, or type it and press Enter, or press its number</source>
        <translation>Dites-le, ou tapez-le et appuyez sur Entrée, ou appuyez sur son numéro</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>encore {time}</translation>
    </message>
    <message>
        <source>You: {words}</source>
        <translation>Vous&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Due: {due}</source>
        <translation>À dire&#xa0;: {due}</translation>
    </message>
    <message>
        <source>Last cards, {n} of {all}: results at the end</source>
        <translation>Dernières cartes, {n} sur {all}&#xa0;: les résultats à la fin</translation>
    </message>
    <message>
        <source>Something new: try it</source>
        <translation>Du nouveau&#xa0;: essayez</translation>
    </message>
    <message>
        <source>Which card asks for these words?</source>
        <translation>Quelle carte demande ces mots&#xa0;?</translation>
    </message>
    <message>
        <source>Watch {name}: call, or keep silent</source>
        <translation>Observez {name}&#xa0;: réclamez, ou taisez-vous</translation>
    </message>
    <message>
        <source>Stop the game to talk about it</source>
        <translation>Arrêtez le jeu pour en parler</translation>
    </message>
    <message>
        <source>What is due? Perhaps nothing</source>
        <translation>Qu&apos;attend-on&#xa0;? Peut-être rien</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>You play, and no card is left</source>
        <translation>Vous jouez, et il ne reste aucune carte</translation>
    </message>
    <message>
        <source>You play, and 1 card is left</source>
        <translation>Vous jouez, et il reste 1 carte</translation>
    </message>
    <message numerus="yes">
        <source>You play, and %n cards are left</source>
        <translation>
            <numerusform>Vous jouez, et il reste %n carte</numerusform>
            <numerusform>Vous jouez, et il reste %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays, and no card is left</source>
        <translation>{name} joue, et il ne reste aucune carte</translation>
    </message>
    <message>
        <source>{name} plays, and 1 card is left</source>
        <translation>{name} joue, et il reste 1 carte</translation>
    </message>
    <message numerus="yes">
        <source>{name} plays, and %n cards are left</source>
        <translation>
            <numerusform>{name} joue, et il reste %n carte</numerusform>
            <numerusform>{name} joue, et il reste %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>En tableaux</translation>
    </message>
    <message>
        <source>Save as CSV …</source>
        <translation>Enregistrer en CSV …</translation>
    </message>
    <message>
        <source>Saves the table in front</source>
        <translation>Enregistre le tableau au premier plan</translation>
    </message>
    <message>
        <source>All trials …</source>
        <translation>Tous les essais …</translation>
    </message>
    <message>
        <source>Saves every trial of practice and games as CSV, times in ms</source>
        <translation>Enregistre chaque essai des exercices et des parties en CSV, les temps en ms</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): choose another folder or make room.</source>
        <translation>{path} ne peut être écrit ({why})&#xa0;: choisissez un autre dossier ou faites de la place.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>pas dit</translation>
    </message>
    <message>
        <source>nothing was due</source>
        <translation>rien n&apos;était attendu</translation>
    </message>
    <message>
        <source>not heard surely</source>
        <translation>entendu sans certitude</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>une supposition</translation>
    </message>
    <message>
        <source>A card, and what it asks for</source>
        <translation>Une carte, et ce qu&apos;elle demande</translation>
    </message>
    <message>
        <source>Names of cards</source>
        <translation>Noms des cartes</translation>
    </message>
    <message>
        <source>Two things at once</source>
        <translation>Deux choses à la fois</translation>
    </message>
    <message>
        <source>Chains, and what answers them</source>
        <translation>Chaînes, et ce qui leur répond</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Les dernières cartes</translation>
    </message>
    <message>
        <source>Calls: somebody errs, or does not</source>
        <translation>Réclamations&#xa0;: quelqu&apos;un se trompe, ou non</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Frappes</translation>
    </message>
    <message>
        <source>The other way round: which card asks for it?</source>
        <translation>À l&apos;envers&#xa0;: quelle carte le demande&#xa0;?</translation>
    </message>
    <message>
        <source>Points of order</source>
        <translation>Motions d&apos;ordre</translation>
    </message>
    <message>
        <source>Short scenes</source>
        <translation>Petites scènes</translation>
    </message>
    <message>
        <source>Penalties, draws, cards out of turn</source>
        <translation>Pénalités, pioches, cartes hors de son tour</translation>
    </message>
    <message>
        <source>{first} and {then}</source>
        <translation>{first} et {then}</translation>
    </message>
    <message>
        <source>a knock</source>
        <translation>une frappe</translation>
    </message>
    <message numerus="yes">
        <source>%n knocks</source>
        <translation>
            <numerusform>%n frappe</numerusform>
            <numerusform>%n frappes</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card asks for {due}?</source>
        <translation>Quelle carte demande {due}&#xa0;?</translation>
    </message>
    <message>
        <source>A point of order is wanted</source>
        <translation>On veut une motion d&apos;ordre</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Une carte est piochée</translation>
    </message>
    <message>
        <source>A penalty is given</source>
        <translation>Une pénalité est donnée</translation>
    </message>
    <message>
        <source>“{phrase}” is said</source>
        <translation>«&#xa0;{phrase}&#xa0;» est dit</translation>
    </message>
    <message>
        <source>new: not counted yet</source>
        <translation>nouveau&#xa0;: ne compte pas encore</translation>
    </message>
    <message>
        <source>{told}. Due: {due}</source>
        <translation>{told}. Attendu&#xa0;: {due}</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>l&apos;habituelle</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>{card} on {under}</source>
        <translation>{card} sur {under}</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>dans le sens horaire</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>dans le sens antihoraire</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>hors de son tour</translation>
    </message>
    <message>
        <source>the next seat has 1 card</source>
        <translation>la place suivante a 1 carte</translation>
    </message>
    <message numerus="yes">
        <source>the next seat has %n cards</source>
        <translation>
            <numerusform>la place suivante a %n carte</numerusform>
            <numerusform>la place suivante a %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>the previous seat has 1 card</source>
        <translation>la place précédente a 1 carte</translation>
    </message>
    <message numerus="yes">
        <source>the previous seat has %n cards</source>
        <translation>
            <numerusform>la place précédente a %n carte</numerusform>
            <numerusform>la place précédente a %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card left</source>
        <translation>encore 1 carte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>encore %n carte</numerusform>
            <numerusform>encore %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>may lie there</source>
        <translation>a le droit d&apos;être là</translation>
    </message>
    <message>
        <source>bad card</source>
        <translation>«&#xa0;bad card&#xa0;»</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Honnête</translation>
    </message>
    <message>
        <source>Devilish</source>
        <translation>Diabolique</translation>
    </message>
    <message>
        <source>Refused: too rare. At least once in 60 plays was expected</source>
        <translation>Refusée&#xa0;: trop rare. On attendait au moins une fois sur 60 coups</translation>
    </message>
    <message>
        <source>Refused: too often. At most once in 2 plays was expected</source>
        <translation>Refusée&#xa0;: trop fréquente. On attendait au plus une fois sur 2 coups</translation>
    </message>
    <message>
        <source>The rule is tried out</source>
        <translation>La règle est à l&apos;essai</translation>
    </message>
    <message>
        <source>Eight players try it out: four know it, and four find it out.</source>
        <translation>Huit joueurs l&apos;essaient&#xa0;: quatre la connaissent, et quatre la découvrent.</translation>
    </message>
    <message>
        <source>Rules that switch another one off, or change an option, are not tried out.</source>
        <translation>Les règles qui en désactivent une autre ou changent une option ne sont pas essayées.</translation>
    </message>
    <message>
        <source>{grade}: it is about {bites} of the plays.</source>
        <translation>{grade}&#xa0;: elle concerne {bites} des coups.</translation>
    </message>
    <message>
        <source>{grade}: it is about {bites} of the plays, if what it listens for is said in one play of 13.</source>
        <translation>{grade}&#xa0;: elle concerne {bites} des coups, si ce qu’elle écoute est dit à un coup sur 13.</translation>
    </message>
    <message>
        <source>On {with_it} of the cards a player could play nothing; without it on {without}.</source>
        <translation>Pour {with_it} des cartes, un joueur ne pourrait rien jouer&#xa0;; sans elle, pour {without}.</translation>
    </message>
    <message>
        <source>Fewer than half of the players found it out.</source>
        <translation>Moins de la moitié des joueurs l&apos;ont découverte.</translation>
    </message>
    <message>
        <source>Half of the players have it after {half} plays, nine in ten after {most}, for {paid} cards each.</source>
        <translation>La moitié des joueurs l&apos;ont après {half} coups, neuf sur dix après {most}, pour {paid} cartes chacun.</translation>
    </message>
    <message>
        <source>Half of the players have it after {half} plays, nine in ten not in the time that they had, for {paid} cards each.</source>
        <translation>La moitié des joueurs l&apos;ont après {half} coups, neuf sur dix pas dans le temps qu&apos;ils avaient, pour {paid} cartes chacun.</translation>
    </message>
    <message>
        <source>They could take it for “{rule}”: {play} tells the two apart.</source>
        <translation>Ils pourraient la prendre pour «&#xa0;{rule}&#xa0;»&#xa0;: {play} distingue les deux.</translation>
    </message>
    <message>
        <source>The rule as text</source>
        <translation>La règle en texte</translation>
    </message>
    <message>
        <source>when …, …</source>
        <translation>when …, …</translation>
    </message>
    <message>
        <source>{rule} says otherwise of {play}: the newest rule decides. ({text})</source>
        <translation>{rule} dit autre chose de {play}&#xa0;: la règle la plus récente décide. ({text})</translation>
    </message>
    <message>
        <source>How the rule begins</source>
        <translation>Comment la règle commence</translation>
    </message>
    <message>
        <source>When: what happens</source>
        <translation>Quand&#xa0;: ce qui arrive</translation>
    </message>
    <message>
        <source>When: card {card}</source>
        <translation>Quand&#xa0;: carte {card}</translation>
    </message>
    <message>
        <source>When: rank of card {card}</source>
        <translation>Quand&#xa0;: valeur de la carte {card}</translation>
    </message>
    <message>
        <source>When: suit of card {card}</source>
        <translation>Quand&#xa0;: couleur de la carte {card}</translation>
    </message>
    <message>
        <source>When: one more card</source>
        <translation>Quand&#xa0;: une carte de plus</translation>
    </message>
    <message>
        <source>When: how many cards</source>
        <translation>Quand&#xa0;: combien de cartes</translation>
    </message>
    <message>
        <source>When: the words that are said</source>
        <translation>Quand&#xa0;: les mots qui sont dits</translation>
    </message>
    <message>
        <source>Test {n}: if, and, or</source>
        <translation>Condition {n}&#xa0;: if, and, or</translation>
    </message>
    <message>
        <source>Test {n}: what is looked at</source>
        <translation>Condition {n}&#xa0;: ce qu&apos;on regarde</translation>
    </message>
    <message>
        <source>Test {n}: how</source>
        <translation>Condition {n}&#xa0;: comment</translation>
    </message>
    <message>
        <source>Test {n}: compared with, {card}</source>
        <translation>Condition {n}&#xa0;: comparé à, {card}</translation>
    </message>
    <message>
        <source>Test {n}: rank of card {card}</source>
        <translation>Condition {n}&#xa0;: valeur de la carte {card}</translation>
    </message>
    <message>
        <source>Test {n}: suit of card {card}</source>
        <translation>Condition {n}&#xa0;: couleur de la carte {card}</translation>
    </message>
    <message>
        <source>Test {n}: one more card</source>
        <translation>Condition {n}&#xa0;: une carte de plus</translation>
    </message>
    <message>
        <source>One more test</source>
        <translation>Une condition de plus</translation>
    </message>
    <message>
        <source>Then {n}: who</source>
        <translation>Alors {n}&#xa0;: qui</translation>
    </message>
    <message>
        <source>Then {n}: what</source>
        <translation>Alors {n}&#xa0;: quoi</translation>
    </message>
    <message>
        <source>Then {n}: how many, or which</source>
        <translation>Alors {n}&#xa0;: combien, ou lequel</translation>
    </message>
    <message>
        <source>Then {n}: the words</source>
        <translation>Alors {n}&#xa0;: les mots</translation>
    </message>
    <message>
        <source>One more thing that follows</source>
        <translation>Encore une conséquence</translation>
    </message>
    <message>
        <source>The call, if not the usual one</source>
        <translation>La réclamation, si ce n&apos;est pas l&apos;habituelle</translation>
    </message>
    <message>
        <source>Which rule</source>
        <translation>Quelle règle</translation>
    </message>
    <message>
        <source>Which option</source>
        <translation>Quelle option</translation>
    </message>
    <message>
        <source>The option&apos;s value</source>
        <translation>La valeur de l&apos;option</translation>
    </message>
    <message>
        <source>The rule in slots</source>
        <translation>La règle en cases</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Pas encore de nom</translation>
    </message>
    <message>
        <source>Somebody else …</source>
        <translation>Quelqu&apos;un d&apos;autre …</translation>
    </message>
    <message>
        <source>A guest: nothing is kept</source>
        <translation>Un invité&#xa0;: rien n&apos;est gardé</translation>
    </message>
    <message>
        <source>Delete what is kept of {name} …</source>
        <translation>Supprimer ce qui est gardé de {name} …</translation>
    </message>
    <message>
        <source>Delete what is kept of you …</source>
        <translation>Supprimer ce qui est gardé de vous …</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Quelqu&apos;un d&apos;autre</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>Quel est votre nom&#xa0;?</translation>
    </message>
    <message>
        <source>This can&apos;t be done: {why}.</source>
        <translation>C&apos;est impossible&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Delete all of it</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>– what the program knows of the voice</source>
        <translation>– ce que le programme sait de la voix</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>This goes, and can&apos;t be brought back:</source>
        <translation>Ceci disparaît, et ne revient pas&#xa0;:</translation>
    </message>
    <message>
        <source>– the name “{name}” and all settings</source>
        <translation>– le nom «&#xa0;{name}&#xa0;» et tous les réglages</translation>
    </message>
    <message>
        <source>– all settings</source>
        <translation>– tous les réglages</translation>
    </message>
    <message>
        <source>– games: {n}</source>
        <translation>– parties&#xa0;: {n}</translation>
    </message>
    <message>
        <source>– everything that was practised, the statistics and the notes</source>
        <translation>– tout ce qui a été exercé, les statistiques et les notes</translation>
    </message>
    <message>
        <source>{title}, by the rules of the last table</source>
        <translation>{title}, selon les règles de la dernière table</translation>
    </message>
    <message>
        <source>{name} called by it first, after 1 play</source>
        <translation>{name} l&apos;a réclamée en premier, après 1 coup</translation>
    </message>
    <message numerus="yes">
        <source>{name} called by it first, after %n plays</source>
        <translation>
            <numerusform>{name} l&apos;a réclamée en premier, après %n coup</numerusform>
            <numerusform>{name} l&apos;a réclamée en premier, après %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody but its author called by it in 1 play</source>
        <translation>en 1 coup, nul autre que son auteur ne l&apos;a réclamée</translation>
    </message>
    <message numerus="yes">
        <source>nobody but its author called by it in %n plays</source>
        <translation>
            <numerusform>en %n coup, nul autre que son auteur ne l&apos;a réclamée</numerusform>
            <numerusform>en %n coups, nul autre que son auteur ne l&apos;a réclamée</numerusform>
        </translation>
    </message>
    <message>
        <source>Say: {lines}.</source>
        <translation>Dites&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>A card table that listens.</source>
        <translation>Une table de jeu qui écoute.</translation>
    </message>
    <message>
        <source>Choose who plays: each person has settings, games and progress of their own</source>
        <translation>Choisissez qui joue&#xa0;: chaque personne a ses réglages, ses parties et ses progrès</translation>
    </message>
    <message>
        <source>Your first table</source>
        <translation>Votre première table</translation>
    </message>
    <message>
        <source>Four minutes, step by step: how one plays here</source>
        <translation>Quatre minutes, pas à pas&#xa0;: comment on joue ici</translation>
    </message>
    <message>
        <source>A table for newcomers</source>
        <translation>Une table pour débutants</translation>
    </message>
    <message>
        <source>Sit down at once: patient players, and time to think</source>
        <translation>S&apos;asseoir tout de suite&#xa0;: joueurs patients, et temps pour réfléchir</translation>
    </message>
    <message>
        <source>Go on with the last game</source>
        <translation>Reprendre la dernière partie</translation>
    </message>
    <message>
        <source>Games …</source>
        <translation>Parties …</translation>
    </message>
    <message>
        <source>All games that are kept: go on with one, or delete what is wanted no longer</source>
        <translation>Toutes les parties gardées&#xa0;: reprenez-en une, ou supprimez ce dont vous ne voulez plus</translation>
    </message>
    <message>
        <source>Three minutes: what is said at which card, and how fast</source>
        <translation>Trois minutes&#xa0;: que dire à quelle carte, et à quelle vitesse</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Table “{name}”</source>
        <translation>Table «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Sit down at once at this table of your house</source>
        <translation>S&apos;asseoir tout de suite à cette table de votre maison</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <source>There is no game to go on with: begin a new table.</source>
        <translation>Il n&apos;y a pas de partie à reprendre&#xa0;: commencez une nouvelle table.</translation>
    </message>
    <message>
        <source>a message is to be read</source>
        <translation>un message est à lire</translation>
    </message>
    <message>
        <source>notes are compared</source>
        <translation>des notes sont comparées</translation>
    </message>
    <message>
        <source>the game is watched again</source>
        <translation>la partie est revue</translation>
    </message>
    <message>
        <source>the settings are open</source>
        <translation>les réglages sont ouverts</translation>
    </message>
    <message>
        <source>sound is checked</source>
        <translation>le son est à l&apos;essai</translation>
    </message>
    <message>
        <source>a question is to be answered</source>
        <translation>une question attend une réponse</translation>
    </message>
    <message>
        <source>the rule book is open</source>
        <translation>le livre de règles est ouvert</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>say …</source>
        <translation>dire …</translation>
    </message>
    <message>
        <source>call …</source>
        <translation>réclamer …</translation>
    </message>
    <message>
        <source>more …</source>
        <translation>plus …</translation>
    </message>
    <message>
        <source>back</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>Shift {key}</source>
        <translation>Maj {key}</translation>
    </message>
    <message>
        <source>Alt {key}</source>
        <translation>Alt {key}</translation>
    </message>
    <message>
        <source>Ctrl {key}</source>
        <translation>Ctrl {key}</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>That is not done at this table.</source>
        <translation>Cela ne se fait pas à cette table.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Cette carte n&apos;est pas dans la main.</translation>
    </message>
    <message>
        <source>mark the card to the left</source>
        <translation>marquer la carte à gauche</translation>
    </message>
    <message>
        <source>mark the card to the right</source>
        <translation>marquer la carte à droite</translation>
    </message>
    <message>
        <source>move the marked card to the left</source>
        <translation>déplacer la carte marquée à gauche</translation>
    </message>
    <message>
        <source>move the marked card to the right</source>
        <translation>déplacer la carte marquée à droite</translation>
    </message>
    <message>
        <source>play the marked card</source>
        <translation>jouer la carte marquée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>draw a card from the stack</source>
        <translation>piocher une carte</translation>
    </message>
    <message>
        <source>sort the hand by suit</source>
        <translation>trier la main par couleur</translation>
    </message>
    <message>
        <source>sort the hand by rank</source>
        <translation>trier la main par valeur</translation>
    </message>
    <message>
        <source>be told whose turn it is</source>
        <translation>entendre à qui est le tour</translation>
    </message>
    <message>
        <source>be told the card on the pile</source>
        <translation>entendre la carte sur la pile</translation>
    </message>
    <message>
        <source>be told how many cards everybody has</source>
        <translation>entendre combien de cartes a chacun</translation>
    </message>
    <message>
        <source>be told the own hand</source>
        <translation>entendre sa propre main</translation>
    </message>
    <message>
        <source>be told the last ruling again</source>
        <translation>réentendre la dernière décision</translation>
    </message>
    <message>
        <source>be told how much time is left</source>
        <translation>entendre combien de temps il reste</translation>
    </message>
    <message>
        <source>be told again what was told before, one by one</source>
        <translation>réentendre ce qui a été dit, un par un</translation>
    </message>
    <message>
        <source>go forth again in what was told</source>
        <translation>avancer de nouveau dans ce qui a été dit</translation>
    </message>
    <message>
        <source>say something, typed or picked</source>
        <translation>dire quelque chose, tapé ou choisi</translation>
    </message>
    <message>
        <source>call on whomever it fits</source>
        <translation>réclamer contre qui cela concerne</translation>
    </message>
    <message>
        <source>knock on the table</source>
        <translation>frapper sur la table</translation>
    </message>
    <message>
        <source>turn the own cards up, or down</source>
        <translation>retourner ses propres cartes</translation>
    </message>
    <message>
        <source>Turn cards</source>
        <translation>Retourner les cartes</translation>
    </message>
    <message>
        <source>look at the own penalty cards</source>
        <translation>regarder ses cartes de pénalité</translation>
    </message>
    <message>
        <source>Look at locked</source>
        <translation>Voir les bloquées</translation>
    </message>
    <message>
        <source>put the marked card away, out of the game</source>
        <translation>écarter la carte marquée, hors du jeu</translation>
    </message>
    <message>
        <source>Put card away</source>
        <translation>Écarter la carte</translation>
    </message>
    <message>
        <source>put the marked card under the stack</source>
        <translation>mettre la carte marquée sous la pioche</translation>
    </message>
    <message>
        <source>Put card under stack</source>
        <translation>Carte sous la pioche</translation>
    </message>
    <message>
        <source>name spades</source>
        <translation>demander pique</translation>
    </message>
    <message>
        <source>name hearts</source>
        <translation>demander cœur</translation>
    </message>
    <message>
        <source>name diamonds</source>
        <translation>demander carreau</translation>
    </message>
    <message>
        <source>name clubs</source>
        <translation>demander trèfle</translation>
    </message>
    <message>
        <source>point of order, and its end</source>
        <translation>motion d&apos;ordre, et sa fin</translation>
    </message>
    <message>
        <source>vote yes</source>
        <translation>voter oui</translation>
    </message>
    <message>
        <source>vote no</source>
        <translation>voter non</translation>
    </message>
    <message>
        <source>have the cards dealt</source>
        <translation>faire distribuer les cartes</translation>
    </message>
    <message>
        <source>Deal the cards? Press {key} again for it.</source>
        <translation>Distribuer les cartes&#xa0;? Appuyez encore sur {key}.</translation>
    </message>
    <message>
        <source>Have all dealt</source>
        <translation>Tout faire distribuer</translation>
    </message>
    <message>
        <source>turn the first card up</source>
        <translation>retourner la première carte</translation>
    </message>
    <message>
        <source>Turn first card</source>
        <translation>Retourner la première</translation>
    </message>
    <message>
        <source>lay a hand on the stack</source>
        <translation>poser une main sur la pioche</translation>
    </message>
    <message>
        <source>Touch the stack</source>
        <translation>Toucher la pioche</translation>
    </message>
    <message>
        <source>stir the pile</source>
        <translation>remuer la pile</translation>
    </message>
    <message>
        <source>Stir the pile</source>
        <translation>Remuer la pile</translation>
    </message>
    <message>
        <source>count to ten for the dealer</source>
        <translation>compter jusqu&apos;à dix pour le donneur</translation>
    </message>
    <message>
        <source>Count to ten</source>
        <translation>Compter jusqu&apos;à dix</translation>
    </message>
    <message>
        <source>the points of all rounds</source>
        <translation>les points de toutes les manches</translation>
    </message>
    <message>
        <source>drop out of the game</source>
        <translation>abandonner la partie</translation>
    </message>
    <message>
        <source>Drop out of the game, and tell secret rules of yours? Press {key} again for it.</source>
        <translation>Abandonner la partie, et dire vos règles secrètes&#xa0;? Appuyez encore sur {key}.</translation>
    </message>
    <message>
        <source>Drop out of the game, and tell secret rules of yours?</source>
        <translation>Abandonner la partie, et dire vos règles secrètes&#xa0;?</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>come into the game again</source>
        <translation>revenir dans la partie</translation>
    </message>
    <message>
        <source>Come in</source>
        <translation>Entrer en jeu</translation>
    </message>
    <message>
        <source>write a secret rule</source>
        <translation>écrire une règle secrète</translation>
    </message>
    <message>
        <source>Write a rule</source>
        <translation>Écrire une règle</translation>
    </message>
    <message>
        <source>tell everybody your secret rules</source>
        <translation>dire à tous vos règles secrètes</translation>
    </message>
    <message>
        <source>Tell everybody your secret rules? Press {key} again for it.</source>
        <translation>Dire à tous vos règles secrètes&#xa0;? Appuyez encore sur {key}.</translation>
    </message>
    <message>
        <source>Tell my rules</source>
        <translation>Dire mes règles</translation>
    </message>
    <message>
        <source>the notebook of what you guess</source>
        <translation>le carnet de vos hypothèses</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Carnet</translation>
    </message>
    <message>
        <source>the newest ruling with its evidence</source>
        <translation>la dernière décision et ses preuves</translation>
    </message>
    <message>
        <source>let computer players hurry: until it is your turn, or while it is held</source>
        <translation>presser les joueurs de l&apos;ordinateur&#xa0;: jusqu&apos;à votre tour, ou tant qu&apos;elle est tenue</translation>
    </message>
    <message>
        <source>show or hide what happened, beside the table</source>
        <translation>montrer ou cacher ce qui s&apos;est passé, à côté de la table</translation>
    </message>
    <message>
        <source>the rules in force</source>
        <translation>les règles en vigueur</translation>
    </message>
    <message>
        <source>mute the microphone, and back</source>
        <translation>couper le micro, ou le rétablir</translation>
    </message>
    <message>
        <source>put a card back; close what is open</source>
        <translation>remettre une carte&#xa0;; fermer ce qui est ouvert</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table&#xa0;?</translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation>montrer ces touches</translation>
    </message>
    <message>
        <source>fill the screen, and back</source>
        <translation>remplir l&apos;écran, ou revenir</translation>
    </message>
    <message>
        <source>Propose to drop rule {rule}?</source>
        <translation>Proposer d&apos;abandonner la règle {rule}&#xa0;?</translation>
    </message>
    <message>
        <source>Propose to restore rule {rule}?</source>
        <translation>Proposer de rétablir la règle {rule}&#xa0;?</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Prendre une carte</translation>
    </message>
    <message>
        <source>Peek at the hand</source>
        <translation>Regarder la main</translation>
    </message>
    <message>
        <source>Give a token</source>
        <translation>Donner un jeton</translation>
    </message>
    <message>
        <source>Deal one card</source>
        <translation>Donner une carte</translation>
    </message>
    <message>
        <source>First card: begins here</source>
        <translation>Première carte&#xa0;: commence ici</translation>
    </message>
    <message>
        <source>{button} ({key})</source>
        <translation>{button} ({key})</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Manche {n}</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Nouvelles cartes</translation>
    </message>
    <message>
        <source>a game is won</source>
        <translation>une partie est gagnée</translation>
    </message>
    <message>
        <source>with the {card}</source>
        <translation>avec {card}</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>Next round (G)</source>
        <translation>Manche suivante (G)</translation>
    </message>
    <message>
        <source>Come in again ({key})</source>
        <translation>Revenir en jeu ({key})</translation>
    </message>
    <message>
        <source>Write a rule (W)</source>
        <translation>Écrire une règle (W)</translation>
    </message>
    <message>
        <source>Watch it again (V)</source>
        <translation>Revoir (V)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Watch on</source>
        <translation>Continuer à regarder</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>{time} minutes, 1 card played</source>
        <translation>{time} minutes, 1 carte jouée</translation>
    </message>
    <message numerus="yes">
        <source>{time} minutes, %n cards played</source>
        <translation>
            <numerusform>{time} minutes, %n carte jouée</numerusform>
            <numerusform>{time} minutes, %n cartes jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>{name}: “{words}”, {time} after the {card}</source>
        <translation>{name}&#xa0;: «&#xa0;{words}&#xa0;», {time} après {card}</translation>
    </message>
    <message>
        <source>Fastest words</source>
        <translation>Mots les plus rapides</translation>
    </message>
    <message>
        <source>{time}, broken by {name}: “{words}”</source>
        <translation>{time}, rompu par {name}&#xa0;: «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>Longest silence</source>
        <translation>Plus long silence</translation>
    </message>
    <message>
        <source>{name}, 1 card paid</source>
        <translation>{name}, 1 carte payée</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n cards paid</source>
        <translation>
            <numerusform>{name}, %n carte payée</numerusform>
            <numerusform>{name}, %n cartes payées</numerusform>
        </translation>
    </message>
    <message>
        <source>Worst offender</source>
        <translation>Pire fautif</translation>
    </message>
    <message>
        <source>{name}, {upheld} of {calls} upheld</source>
        <translation>{name}, {upheld} fondées sur {calls}</translation>
    </message>
    <message>
        <source>Best caller</source>
        <translation>Meilleur réclameur</translation>
    </message>
    <message>
        <source>{names}, since you sat down</source>
        <translation>{names}, depuis que vous êtes à table</translation>
    </message>
    <message>
        <source>{evening} this evening, {all} in all</source>
        <translation>{evening} ce soir, {all} en tout</translation>
    </message>
    <message>
        <source>Your wins</source>
        <translation>Vos victoires</translation>
    </message>
    <message>
        <source>+{count}  {call}</source>
        <translation>+{count}  {call}</translation>
    </message>
    <message>
        <source>That another rule is changed can be seen in nothing: it is not compared with the game.</source>
        <translation>Qu&apos;une autre règle soit changée ne se voit à rien&#xa0;: ce n&apos;est pas comparé à la partie.</translation>
    </message>
    <message numerus="yes">
        <source>Was contradicted at {what}, and %n more.</source>
        <translation>
            <numerusform>Contredit à {what}, et encore %n fois.</numerusform>
            <numerusform>Contredit à {what}, et encore %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Was contradicted at {what}.</source>
        <translation>Contredit à {what}.</translation>
    </message>
    <message>
        <source>No card was played yet.</source>
        <translation>Aucune carte n&apos;a encore été jouée.</translation>
    </message>
    <message>
        <source>Nothing of the kind was seen yet.</source>
        <translation>Rien de tel n&apos;a encore été vu.</translation>
    </message>
    <message>
        <source>Fits {fits} of {all} plays; seen at work in {shown}.</source>
        <translation>Convient à {fits} coups sur {all}&#xa0;; vu à l&apos;œuvre {shown} fois.</translation>
    </message>
    <message>
        <source>Fits {fits} of {all} plays, {open} left open; seen at work in {shown}.</source>
        <translation>Convient à {fits} coups sur {all}, {open} restent ouverts&#xa0;; vu à l&apos;œuvre {shown} fois.</translation>
    </message>
    <message>
        <source>Fits {fits} of {all} times; seen at work in {shown}.</source>
        <translation>Convient {fits} fois sur {all}&#xa0;; vu à l&apos;œuvre {shown} fois.</translation>
    </message>
    <message>
        <source>Fits {fits} of {all} times, {open} left open; seen at work in {shown}.</source>
        <translation>Convient {fits} fois sur {all}, {open} restent ouvertes&#xa0;; vu à l&apos;œuvre {shown} fois.</translation>
    </message>
    <message>
        <source>{at} (a call was upheld)</source>
        <translation>{at} (une réclamation était fondée)</translation>
    </message>
    <message>
        <source>{at} (nothing was due)</source>
        <translation>{at} (rien n&apos;était attendu)</translation>
    </message>
    <message>
        <source>{at} ({play} was called)</source>
        <translation>{at} ({play} a été réclamé)</translation>
    </message>
    <message>
        <source>{at} ({play} was right)</source>
        <translation>{at} ({play} était juste)</translation>
    </message>
    <message>
        <source>{name} wins the round</source>
        <translation>{name} gagne la manche</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est terminée</translation>
    </message>
    <message>
        <source>No rule of yours is in force that the others do not know.</source>
        <translation>Aucune règle de vous n’est en vigueur que les autres ne connaissent pas.</translation>
    </message>
    <message>
        <source>The rule book is shut at this table: you find the rules out.</source>
        <translation>Le livre de règles est fermé à cette table&#xa0;: vous découvrez les règles.</translation>
    </message>
    <message>
        <source>Say “table yes” or “table no”.</source>
        <translation>Dites «&#xa0;table yes&#xa0;» ou «&#xa0;table no&#xa0;».</translation>
    </message>
    <message>
        <source>Say “yes please” or “no”.</source>
        <translation>Dites «&#xa0;yes please&#xa0;» ou «&#xa0;no&#xa0;».</translation>
    </message>
    <message>
        <source>The table does not show whose turn it is.</source>
        <translation>La table ne montre pas à qui est le tour.</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn now.</source>
        <translation>Ce n&apos;est le tour de personne en ce moment.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C&apos;est votre tour.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>C&apos;est à {name}.</translation>
    </message>
    <message>
        <source>Nothing was ruled yet.</source>
        <translation>Rien n&apos;a encore été décidé.</translation>
    </message>
    <message>
        <source>There is no card on the pile.</source>
        <translation>Il n&apos;y a pas de carte sur la pile.</translation>
    </message>
    <message>
        <source>Nothing was told yet.</source>
        <translation>Rien n&apos;a encore été dit.</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>pas de cartes</translation>
    </message>
    <message>
        <source>Say in the settings that you wear headphones: then your hand is told to you alone.</source>
        <translation>Dites dans les réglages que vous portez un casque&#xa0;: votre main n&apos;est alors dite qu&apos;à vous.</translation>
    </message>
    <message>
        <source>On whom</source>
        <translation>Contre qui</translation>
    </message>
    <message>
        <source>whomever it fits</source>
        <translation>le fautif</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Réclamer</translation>
    </message>
    <message>
        <source>Type a call</source>
        <translation>Tapez une réclamation</translation>
    </message>
    <message>
        <source>Back to all kinds of calls</source>
        <translation>Retour à toutes les sortes de réclamations</translation>
    </message>
    <message>
        <source>Calls of this variant</source>
        <translation>Réclamations de cette variante</translation>
    </message>
    <message>
        <source>{name} calls on</source>
        <translation>{name} réclame contre</translation>
    </message>
    <message>
        <source>Call on</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>The hand is up: the call counts from then.</source>
        <translation>La main est levée&#xa0;: la réclamation compte depuis lors.</translation>
    </message>
    <message>
        <source>No hand is up: a call counts from when it is made.</source>
        <translation>Aucune main n&apos;est levée&#xa0;: une réclamation compte dès qu&apos;elle est faite.</translation>
    </message>
    <message>
        <source>other calls …</source>
        <translation>autres réclamations …</translation>
    </message>
    <message>
        <source>Whose voice was it? Click to correct</source>
        <translation>De qui était cette voix&#xa0;? Cliquez pour corriger</translation>
    </message>
    <message>
        <source>Voice of {who}; correct it</source>
        <translation>Voix de {who}&#xa0;; corriger</translation>
    </message>
    <message>
        <source>calls on {name}: {text}</source>
        <translation>réclame contre {name}&#xa0;: «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>who?</source>
        <translation>qui&#xa0;?</translation>
    </message>
    <message>
        <source>Not heard surely: it costs nobody a card</source>
        <translation>Pas entendu avec certitude&#xa0;: cela ne coûte de carte à personne</translation>
    </message>
    <message>
        <source>It was {name}</source>
        <translation>C&apos;était {name}</translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation>Écouter le son</translation>
    </message>
    <message>
        <source>Appeal to the table</source>
        <translation>En appeler à la table</translation>
    </message>
    <message>
        <source>Calls a point of order and puts it to the vote whether the penalty is taken back</source>
        <translation>Demande une motion d&apos;ordre et met aux voix si la pénalité est reprise</translation>
    </message>
    <message>
        <source>The rule is a secret one.</source>
        <translation>La règle est secrète.</translation>
    </message>
    <message>
        <source>No sound was kept: the microphone was off</source>
        <translation>Aucun son n&apos;a été gardé&#xa0;: le micro était coupé</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} pioche</translation>
    </message>
    <message>
        <source>From {begin} to {end}: {what}</source>
        <translation>De {begin} à {end}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>What one can do here</source>
        <translation>Ce qu&apos;on peut faire ici</translation>
    </message>
    <message>
        <source>mark a card</source>
        <translation>marquer une carte</translation>
    </message>
    <message>
        <source>move the marked card</source>
        <translation>déplacer la carte marquée</translation>
    </message>
    <message>
        <source>sort the hand by suit, by rank</source>
        <translation>trier la main par couleur, par valeur</translation>
    </message>
    <message>
        <source>name a suit</source>
        <translation>demander une couleur</translation>
    </message>
    <message>
        <source>vote yes, vote no</source>
        <translation>voter oui, voter non</translation>
    </message>
    <message>
        <source>hear again what was told, back and forth</source>
        <translation>réentendre ce qui a été dit, en arrière et en avant</translation>
    </message>
    <message>
        <source>The own cards</source>
        <translation>Ses propres cartes</translation>
    </message>
    <message>
        <source>Saying and calling</source>
        <translation>Dire et réclamer</translation>
    </message>
    <message>
        <source>To be told</source>
        <translation>Se faire dire</translation>
    </message>
    <message>
        <source>Rounds and rules</source>
        <translation>Manches et règles</translation>
    </message>
    <message>
        <source>Table and window</source>
        <translation>Table et fenêtre</translation>
    </message>
    <message>
        <source>call on a seat, counted clockwise from the left; 0 is the own one</source>
        <translation>réclamer contre une place, comptée depuis la gauche dans le sens horaire&#xa0;; 0 est la sienne</translation>
    </message>
    <message>
        <source>take a card out of a seat&apos;s hand</source>
        <translation>prendre une carte dans la main d&apos;une place</translation>
    </message>
    <message>
        <source>deal a card to a seat; 0 is the own one</source>
        <translation>donner une carte à une place&#xa0;; 0 est la sienne</translation>
    </message>
    <message>
        <source>Said or typed</source>
        <translation>Dit ou tapé</translation>
    </message>
    <message>
        <source>{meeting}, and its end</source>
        <translation>«&#xa0;{meeting}&#xa0;», et sa fin</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>hold to talk, where the microphone waits for it</source>
        <translation>tenir pour parler, là où le micro l&apos;attend</translation>
    </message>
    <message>
        <source>show that person&apos;s hand, or pass the screen</source>
        <translation>montrer la main de cette personne, ou passer l&apos;écran</translation>
    </message>
    <message>
        <source>hold to talk as that person</source>
        <translation>tenir pour parler comme cette personne</translation>
    </message>
    <message>
        <source>call as that person: from the list, or aloud while it is held</source>
        <translation>réclamer comme cette personne&#xa0;: dans la liste, ou à voix haute tant qu&apos;elle est tenue</translation>
    </message>
    <message>
        <source>Guesses are compared with what everybody has seen, never with the rules.</source>
        <translation>Les hypothèses sont comparées à ce que tous ont vu, jamais aux règles.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>New guess</source>
        <translation>Nouvelle hypothèse</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Rayer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Notebook of {name}</source>
        <translation>Carnet de {name}</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>Personne d&apos;autre ne devrait regarder maintenant.</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Passer à {name}</translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation>Je suis {name}&#xa0;: montrer ma main</translation>
    </message>
    <message>
        <source>Shows the hand of {name} while it is held</source>
        <translation>Montre la main de {name} tant que c&apos;est tenu</translation>
    </message>
    <message>
        <source>{name} reads this out before dealing:</source>
        <translation>{name} lit ceci avant de distribuer&#xa0;:</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>drag a card to the middle, or double-click it</source>
        <translation>faites glisser une carte au milieu, ou double-cliquez dessus</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>double-click the stack, or press {key}</source>
        <translation>double-cliquez sur la pioche, ou appuyez sur {key}</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>Parler</translation>
    </message>
    <message>
        <source>press {key}, type and press Enter; or say it aloud</source>
        <translation>appuyez sur {key}, tapez et appuyez sur Entrée&#xa0;; ou dites-le à voix haute</translation>
    </message>
    <message>
        <source>click the name of whoever did something wrong</source>
        <translation>cliquez sur le nom de qui a mal fait</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>press {key} to see them all</source>
        <translation>appuyez sur {key} pour les voir toutes</translation>
    </message>
    <message>
        <source>The clock stands still until you are ready.</source>
        <translation>L&apos;horloge est arrêtée jusqu&apos;à ce que vous soyez prêt.</translation>
    </message>
    <message>
        <source>Ready (Enter)</source>
        <translation>Prêt (Entrée)</translation>
    </message>
    <message>
        <source>Suggest one</source>
        <translation>En proposer une</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>How fair is it? (Enter)</source>
        <translation>Est-elle honnête&#xa0;? (Entrée)</translation>
    </message>
    <message>
        <source>waiting to hear</source>
        <translation>encore à entendre</translation>
    </message>
    <message>
        <source>It was the call of {name}</source>
        <translation>La réclamation venait de {name}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Why? {ruling}</source>
        <translation>Pourquoi&#xa0;? {ruling}</translation>
    </message>
    <message>
        <source>Say something ({key})</source>
        <translation>Dire quelque chose ({key})</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Dire quelque chose</translation>
    </message>
    <message>
        <source>Type what you say and press Enter, or pick it from the list</source>
        <translation>Tapez ce que vous dites et appuyez sur Entrée, ou choisissez dans la liste</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <translation>Demander {suit}</translation>
    </message>
    <message>
        <source>Call something on whomever it fits ({key}); click a seat to call on it</source>
        <translation>Réclamer contre qui cela concerne ({key})&#xa0;; cliquez sur une place pour réclamer contre elle</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>Réclamer…</translation>
    </message>
    <message>
        <source>Draw a card from the stack ({key})</source>
        <translation>Piocher une carte ({key})</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>Sort the hand by suit ({key})</source>
        <translation>Trier la main par couleur ({key})</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par valeur</translation>
    </message>
    <message>
        <source>Sort the hand by rank ({key})</source>
        <translation>Trier la main par valeur ({key})</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points of all rounds</source>
        <translation>Points de toutes les manches</translation>
    </message>
    <message>
        <source>Rule of {name}: “{text}”</source>
        <translation>Règle de {name}&#xa0;: «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{name} (out)</source>
        <translation>{name} (sorti)</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
    <message>
        <source>Earlier …</source>
        <translation>Plus tôt …</translation>
    </message>
    <message>
        <source>Leave the table; the game is kept and can be gone on with</source>
        <translation>Quitter la table&#xa0;; la partie est gardée et peut être reprise</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Has the cards dealt ({key}); or drag cards from the stack to the seats</source>
        <translation>Fait distribuer les cartes ({key})&#xa0;; ou faites-les glisser de la pioche vers les places</translation>
    </message>
    <message>
        <source>Cards each: </source>
        <translation>Cartes par place&#xa0;: </translation>
    </message>
    <message>
        <source>How many cards each seat gets; the dealer chooses at each deal</source>
        <translation>Combien de cartes reçoit chaque place&#xa0;; le donneur choisit à chaque donne</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartes par place</translation>
    </message>
    <message>
        <source>Play stops, and proposals can be put ({key})</source>
        <translation>Le jeu s&apos;arrête, et on peut faire des propositions ({key})</translation>
    </message>
    <message>
        <source>The points of all rounds ({key})</source>
        <translation>Les points de toutes les manches ({key})</translation>
    </message>
    <message>
        <source>Show or hide what happened ({key})</source>
        <translation>Montrer ou cacher ce qui s&apos;est passé ({key})</translation>
    </message>
    <message>
        <source>Keys ({key})</source>
        <translation>Touches ({key})</translation>
    </message>
    <message>
        <source>Computer players hurry until it is your turn ({key}), or for as long as {key} is held</source>
        <translation>Les joueurs de l&apos;ordinateur se pressent jusqu&apos;à votre tour ({key}), ou tant que {key} est tenue</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Presser</translation>
    </message>
    <message>
        <source>Paused: {why}</source>
        <translation>Pause&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Proposition</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Yes ({key})</source>
        <translation>Oui ({key})</translation>
    </message>
    <message>
        <source>No ({key})</source>
        <translation>Non ({key})</translation>
    </message>
    <message>
        <source>Propose: “grace = 6”, “drop {rule}”, …</source>
        <translation>Proposer&#xa0;: «&#xa0;grace = 6&#xa0;», «&#xa0;drop {rule}&#xa0;», …</translation>
    </message>
    <message>
        <source>Propose: “grace = 6”, …</source>
        <translation>Proposer&#xa0;: «&#xa0;grace = 6&#xa0;», …</translation>
    </message>
    <message>
        <source>The clocks stand still. Anyone may propose something.</source>
        <translation>Les horloges sont arrêtées. Chacun peut proposer quelque chose.</translation>
    </message>
    <message>
        <source>{by} calls “{call}” on {on}. Is it so? Yes {yes}, no {no}.</source>
        <translation>{by} réclame «&#xa0;{call}&#xa0;» contre {on}. Est-ce juste&#xa0;? Oui {yes}, non {no}.</translation>
    </message>
    <message>
        <source>{by} proposes: “{what}”. Yes {yes}, no {no}.</source>
        <translation>{by} propose&#xa0;: «&#xa0;{what}&#xa0;». Oui {yes}, non {no}.</translation>
    </message>
    <message>
        <source>The house decides</source>
        <translation>La table décide</translation>
    </message>
    <message>
        <source>{meeting}, called by {name}</source>
        <translation>«&#xa0;{meeting}&#xa0;», demandé par {name}</translation>
    </message>
    <message>
        <source>Only {name} ends it, by the words “{words}”.</source>
        <translation>Seul {name} y met fin, par les mots «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message>
        <source>“{words}” ends it.</source>
        <translation>«&#xa0;{words}&#xa0;» y met fin.</translation>
    </message>
    <message>
        <source>Stack: {cards}</source>
        <translation>Pioche&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>piocher une carte</translation>
    </message>
    <message>
        <source>1 card locked, face down</source>
        <translation>1 carte bloquée, face cachée</translation>
    </message>
    <message numerus="yes">
        <source>%n cards locked, face down</source>
        <translation>
            <numerusform>%n carte bloquée, face cachée</numerusform>
            <numerusform>%n cartes bloquées, face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>call something there, or do something there</source>
        <translation>réclamer quelque chose là, ou y faire quelque chose</translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>carte, face cachée</translation>
    </message>
    <message>
        <source>{card}, {n} of {count}</source>
        <translation>{card}, {n} sur {count}</translation>
    </message>
    <message>
        <source>play it</source>
        <translation>la jouer</translation>
    </message>
    <message>
        <source>turn the cards</source>
        <translation>retourner les cartes</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>cards face down</source>
        <translation>cartes face cachée</translation>
    </message>
    <message>
        <source>at the front</source>
        <translation>devant</translation>
    </message>
    <message>
        <source>whose turn it is and which way play goes is not shown</source>
        <translation>on ne montre ni à qui est le tour ni dans quel sens on joue</translation>
    </message>
    <message>
        <source>play goes clockwise</source>
        <translation>on joue dans le sens horaire</translation>
    </message>
    <message>
        <source>play goes counterclockwise</source>
        <translation>on joue dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Pile: empty</source>
        <translation>Pile&#xa0;: vide</translation>
    </message>
    <message>
        <source>Pile: {card} on top</source>
        <translation>Pile&#xa0;: {card} dessus</translation>
    </message>
    <message>
        <source>seen through at {card}</source>
        <translation>elle compte comme {card}</translation>
    </message>
    <message>
        <source>named suit: {suit}</source>
        <translation>couleur demandée&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>The table&apos;s wood: click to knock</source>
        <translation>Le bois de la table&#xa0;: cliquez pour frapper</translation>
    </message>
    <message>
        <source>The table&apos;s wood: click to knock. Between rounds</source>
        <translation>Le bois de la table&#xa0;: cliquez pour frapper. Entre les manches</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>any voice counts</source>
        <translation>toute voix compte</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>hand up</source>
        <translation>main levée</translation>
    </message>
    <message>
        <source>out</source>
        <translation>sorti</translation>
    </message>
    <message>
        <source>⇄ {name}</source>
        <translation>⇄ {name}</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>sauté</translation>
    </message>
    <message>
        <source>1 more turn</source>
        <translation>encore 1 tour</translation>
    </message>
    <message numerus="yes">
        <source>%n more turns</source>
        <translation>
            <numerusform>encore %n tour</numerusform>
            <numerusform>encore %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} locked</source>
        <translation>{n} bloquées</translation>
    </message>
    <message>
        <source>is owed {n}</source>
        <translation>doit en recevoir {n}</translation>
    </message>
    <message>
        <source>tokens: {n}</source>
        <translation>jetons&#xa0;: {n}</translation>
    </message>
    <message>
        <source>the count to ten is on</source>
        <translation>on compte jusqu&apos;à dix</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>entre les manches</translation>
    </message>
    <message>
        <source>the lawyer</source>
        <translation>à cheval sur le règlement</translation>
    </message>
    <message>
        <source>the gossip</source>
        <translation>toujours à bavarder</translation>
    </message>
    <message>
        <source>the sly one</source>
        <translation>plein de ruse</translation>
    </message>
    <message>
        <source>the kind one</source>
        <translation>le cœur sur la main</translation>
    </message>
    <message>
        <source>the hawk</source>
        <translation>un œil de faucon</translation>
    </message>
    <message>
        <source>the forgetful one</source>
        <translation>la tête en l&apos;air</translation>
    </message>
    <message>
        <source>the old hand</source>
        <translation>une longue expérience</translation>
    </message>
    <message>
        <source>the cheerful one</source>
        <translation>toujours de bonne humeur</translation>
    </message>
    <message>
        <source>the eager one</source>
        <translation>plein d&apos;ardeur</translation>
    </message>
    <message>
        <source>the dreamer</source>
        <translation>la tête dans les nuages</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>toujours à plaisanter</translation>
    </message>
    <message>
        <source>the judge</source>
        <translation>le verdict facile</translation>
    </message>
    <message>
        <source>{name}, the dealer: click to call something, or to do something there</source>
        <translation>{name}, qui donne&#xa0;: cliquez pour réclamer, ou pour faire quelque chose là</translation>
    </message>
    <message>
        <source>{name}: click to call something, or to do something there</source>
        <translation>{name}&#xa0;: cliquez pour réclamer, ou pour faire quelque chose là</translation>
    </message>
    <message>
        <source>{name}, {manner}, the dealer: click to call something, or to do something there</source>
        <translation>{name}, {manner}, qui donne&#xa0;: cliquez pour réclamer, ou pour faire quelque chose là</translation>
    </message>
    <message>
        <source>{name}, {manner}: click to call something, or to do something there</source>
        <translation>{name}, {manner}&#xa0;: cliquez pour réclamer, ou pour faire quelque chose là</translation>
    </message>
    <message>
        <source>A secret rule is about turns now: the table does not show whose turn it is.</source>
        <translation>Une règle secrète touche maintenant aux tours&#xa0;: la table ne montre pas à qui est le tour.</translation>
    </message>
    <message>
        <source>The table shows again whose turn it is.</source>
        <translation>La table montre de nouveau à qui est le tour.</translation>
    </message>
    <message>
        <source>help is open</source>
        <translation>l&apos;aide est ouverte</translation>
    </message>
    <message>
        <source>a ruling is looked at</source>
        <translation>une décision est examinée</translation>
    </message>
    <message>
        <source>the screen is passed on</source>
        <translation>l&apos;écran change de main</translation>
    </message>
    <message>
        <source>the game waits for you</source>
        <translation>la partie vous attend</translation>
    </message>
    <message>
        <source>a rule is written</source>
        <translation>une règle s&apos;écrit</translation>
    </message>
    <message>
        <source>a guess is written</source>
        <translation>une hypothèse s&apos;écrit</translation>
    </message>
    <message>
        <source>a menu is open</source>
        <translation>un menu est ouvert</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>Nobody tells you all the rules: you find them out by playing.</source>
        <translation>Personne ne vous dit toutes les règles&#xa0;: vous les découvrez en jouant.</translation>
    </message>
    <message>
        <source>{name} deals, and says before:</source>
        <translation>{name} distribue, et dit d&apos;abord&#xa0;:</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>Bienvenue à la table</translation>
    </message>
    <message>
        <source>Turn cards down ({key})</source>
        <translation>Cacher les cartes ({key})</translation>
    </message>
    <message>
        <source>Turn cards up ({key})</source>
        <translation>Montrer les cartes ({key})</translation>
    </message>
    <message>
        <source>Your rule is kept for you: it holds from the next round on.</source>
        <translation>Votre règle est gardée&#xa0;: elle vaut à partir de la prochaine manche.</translation>
    </message>
    <message>
        <source>Your rule is kept for you: it holds once you are in the game and say “introducing new rule”.</source>
        <translation>Votre règle est gardée&#xa0;: elle vaudra dès que vous serez dans le jeu et direz «&#xa0;introducing new rule&#xa0;».</translation>
    </message>
    <message>
        <source>Your rule {rule} holds from now on. Call whoever breaks it.</source>
        <translation>Votre règle {rule} vaut désormais. Accusez qui l’enfreint.</translation>
    </message>
    <message>
        <source>Your rule {rule} contradicts one that is kept secret from you: the newest rule decides.</source>
        <translation>Votre règle {rule} contredit une règle qui vous est cachée&#xa0;: la plus récente décide.</translation>
    </message>
    <message>
        <source>{name} is on turn</source>
        <translation>C&apos;est à {name}</translation>
    </message>
    <message>
        <source>not heard: time waits</source>
        <translation>pas entendu&#xa0;: le temps attend</translation>
    </message>
    <message>
        <source>You can still say it ({key})</source>
        <translation>Vous pouvez encore le dire ({key})</translation>
    </message>
    <message>
        <source>A secret rule</source>
        <translation>Une règle secrète</translation>
    </message>
    <message>
        <source>Write (Enter)</source>
        <translation>Écrire (Entrée)</translation>
    </message>
    <message>
        <source>What do you think is the rule?</source>
        <translation>Quelle est la règle, selon vous&#xa0;?</translation>
    </message>
    <message>
        <source>Note it (Enter)</source>
        <translation>Noter (Entrée)</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>l&apos;as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>le deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>le trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>le six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>le sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>le huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>le dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card to take</source>
        <translation>1 carte à prendre</translation>
    </message>
    <message numerus="yes">
        <source>%n cards to take</source>
        <translation>
            <numerusform>%n carte à prendre</numerusform>
            <numerusform>%n cartes à prendre</numerusform>
        </translation>
    </message>
    <message>
        <source>joker</source>
        <translation>le joker</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>the {printed} (here the {card})</source>
        <translation>{printed} (ici {card})</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} s</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>named</source>
        <translation>désignée</translation>
    </message>
    <message>
        <source>who begins, seen from the dealer</source>
        <translation>qui commence, vu du donneur</translation>
    </message>
    <message>
        <source>the announcement tells three rules</source>
        <translation>l&apos;annonce dit trois règles</translation>
    </message>
    <message>
        <source>a win ends the round, and everybody is dealt five anew</source>
        <translation>une victoire finit la manche, et chacun reçoit cinq nouvelles cartes</translation>
    </message>
    <message>
        <source>who missed “last card” cannot win with this Mao</source>
        <translation>qui a manqué «&#xa0;last card&#xa0;» ne peut pas gagner avec ce Mao</translation>
    </message>
    <message>
        <source>Mao in vain costs five single penalties</source>
        <translation>Mao en vain coûte cinq pénalités simples</translation>
    </message>
    <message>
        <source>a call that is not in the exact form is an offence</source>
        <translation>une réclamation qui n&apos;a pas la forme exacte est une faute</translation>
    </message>
    <message>
        <source>“thank you” is said instead of “penalty card”</source>
        <translation>on dit «&#xa0;thank you&#xa0;» au lieu de «&#xa0;penalty card&#xa0;»</translation>
    </message>
    <message>
        <source>who takes penalty cards has had their turn</source>
        <translation>qui prend des cartes de pénalité a joué son tour</translation>
    </message>
    <message>
        <source>a seven can&apos;t be answered by a seven</source>
        <translation>on ne peut pas répondre à un sept par un sept</translation>
    </message>
    <message>
        <source>words that count as explaining the rules</source>
        <translation>mots qui valent explication des règles</translation>
    </message>
    <message>
        <source>asking what the rules are is an offence</source>
        <translation>demander quelles sont les règles est une faute</translation>
    </message>
    <message>
        <source>words that the game does not ask for are an offence</source>
        <translation>les mots que le jeu ne demande pas sont une faute</translation>
    </message>
    <message>
        <source>laughing may be called</source>
        <translation>on peut réclamer contre le rire</translation>
    </message>
    <message>
        <source>curses are an offence</source>
        <translation>les jurons sont une faute</translation>
    </message>
    <message>
        <source>the words that are curses</source>
        <translation>les mots qui sont des jurons</translation>
    </message>
    <message>
        <source>untrue statements about the game are an offence</source>
        <translation>les propos faux sur la partie sont une faute</translation>
    </message>
    <message>
        <source>conduct may be called</source>
        <translation>on peut réclamer contre la conduite</translation>
    </message>
    <message>
        <source>the cards are on the table</source>
        <translation>les cartes sont sur la table</translation>
    </message>
    <message>
        <source>no game begins without a deal</source>
        <translation>aucune partie ne commence sans donne</translation>
    </message>
    <message>
        <source>who cannot play could not go on</source>
        <translation>qui ne peut pas jouer ne pourrait pas continuer</translation>
    </message>
    <message>
        <source>who is out has no hand to pay with</source>
        <translation>qui est sorti n&apos;a pas de main pour payer</translation>
    </message>
    <message>
        <source>each phrase has a row of its own</source>
        <translation>chaque phrase a sa propre ligne</translation>
    </message>
    <message>
        <source>each call says for itself until when it may be made</source>
        <translation>chaque réclamation dit elle-même jusqu&apos;à quand elle est possible</translation>
    </message>
    <message>
        <source>the table has no other way to give a card</source>
        <translation>la table n&apos;a pas d&apos;autre moyen de donner une carte</translation>
    </message>
    <message>
        <source>what breaks two rules is two infractions</source>
        <translation>ce qui enfreint deux règles est deux fautes</translation>
    </message>
    <message>
        <source>no vote keeps anybody at the table</source>
        <translation>aucun vote ne retient personne à la table</translation>
    </message>
    <message>
        <source>The classic: five cards, seven rules nobody tells you, and every silence a crime.
Say what must be said, call what was not, and mind the name of the great leader.</source>
        <translation>Le classique&#xa0;: cinq cartes, sept règles que personne ne vous dit, et chaque silence est un crime.
Dites ce qui doit être dit, réclamez ce qui ne l&apos;a pas été, et gare au nom du grand chef.</translation>
    </message>
    <message>
        <source>its option {option} names no rank</source>
        <translation>son option {option} ne nomme aucune valeur</translation>
    </message>
    <message>
        <source>talking is forbidden while the game runs</source>
        <translation>parler est interdit pendant la partie</translation>
    </message>
    <message>
        <source>without it no card does so either</source>
        <translation>sans elle aucune carte ne le fait non plus</translation>
    </message>
    <message>
        <source>each rule of a card asks for itself</source>
        <translation>chaque règle d&apos;une carte demande pour elle-même</translation>
    </message>
    <message>
        <source>the hands lie on the table for all to count</source>
        <translation>les mains sont sur la table, chacun peut compter</translation>
    </message>
    <message>
        <source>Silence, good manners and clean hands: knock for sevens, name a Beatle, and thank for every penalty.
Not a word more than the game asks for, unless somebody calls a town meeting.</source>
        <translation>Silence, bonnes manières et mains propres&#xa0;: frappez pour les sept, nommez un Beatle, et remerciez pour chaque pénalité.
Pas un mot de plus que le jeu n&apos;en demande, sauf si quelqu&apos;un appelle «&#xa0;town meeting&#xa0;».</translation>
    </message>
    <message>
        <source>whoever comes above so many points is out</source>
        <translation>qui dépasse tant de points est sorti</translation>
    </message>
    <message>
        <source>Fast, strict and played for points: every slip costs two cards, and what nobody saw may still be called.
Snap, swap, steal and skip, and say “Mau Mau” before the table draws breath.</source>
        <translation>Rapide, strict et joué aux points&#xa0;: chaque faux pas coûte deux cartes, et ce que personne n&apos;a vu peut encore être réclamé.
Happez, échangez, volez et sautez, et dites «&#xa0;Mau Mau&#xa0;» avant que la table ne respire.</translation>
    </message>
    <message>
        <source>how long an infraction may be called</source>
        <translation>combien de temps on peut réclamer une faute</translation>
    </message>
    <message>
        <source>play could not go on</source>
        <translation>le jeu ne pourrait pas continuer</translation>
    </message>
    <message>
        <source>there would be no card to draw</source>
        <translation>il n&apos;y aurait pas de carte à piocher</translation>
    </message>
    <message>
        <source>what was paid for is no infraction any more</source>
        <translation>ce qui est payé n&apos;est plus une faute</translation>
    </message>
    <message>
        <source>each row that asks for something says how its failure is called</source>
        <translation>chaque ligne qui demande quelque chose dit comment réclamer son oubli</translation>
    </message>
    <message>
        <source>Mao by numbered rules: five cards, tokens for every win, and fifteen seconds to call what you saw.
Thank whoever makes you draw, and never take the name of the Great Bovine Deity in vain.</source>
        <translation>Le Mao aux règles numérotées&#xa0;: cinq cartes, des jetons pour chaque victoire, et quinze secondes pour réclamer ce que vous avez vu.
Remerciez qui vous fait piocher, et ne prononcez jamais en vain le nom de la Grande Divinité Bovine.</translation>
    </message>
    <message>
        <source>seconds from {low:g} to {high:g}</source>
        <translation>un temps de {low:g} à {high:g} secondes</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>un nombre entier de {low} à {high}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>«&#xa0;true&#xa0;» ou «&#xa0;false&#xa0;»</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>une valeur parmi {names}</translation>
    </message>
    <message>
        <source>a list of up to {most} words</source>
        <translation>une liste de {most} mots au plus</translation>
    </message>
    <message>
        <source>a list of ranks, each once: A, 2 to 10, J, Q, K</source>
        <translation>une liste de valeurs, chacune une fois&#xa0;: A, 2 à 10, J, Q, K</translation>
    </message>
    <message>
        <source>there is no option “{name}” (there are: {names})</source>
        <translation>il n&apos;y a pas d&apos;option «&#xa0;{name}&#xa0;» (il y a&#xa0;: {names})</translation>
    </message>
    <message>
        <source>option {name}: {expected} was expected, not {value}</source>
        <translation>l&apos;option {name} attend {expected}, pas {value}</translation>
    </message>
    <message>
        <source>its option {option} is off</source>
        <translation>son option {option} est désactivée</translation>
    </message>
    <message>
        <source>Cards and dealing</source>
        <translation>Cartes et donne</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Drag to any time of the game; the ticks are rulings</source>
        <translation>Glissez vers n&apos;importe quel moment de la partie&#xa0;; les traits sont des décisions</translation>
    </message>
    <message>
        <source>Playing and drawing</source>
        <translation>Jouer et piocher</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Réclamations</translation>
    </message>
    <message>
        <source>Words and manners</source>
        <translation>Mots et manières</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Divers</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>n&apos;importe qui</translation>
    </message>
    <message>
        <source>caller</source>
        <translation>qui l&apos;a demandée</translation>
    </message>
    <message>
        <source>half</source>
        <translation>plus de la moitié</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>deux tiers</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>after how long what was penalised may be called again</source>
        <translation>après combien de temps on peut réclamer de nouveau ce qui a été puni</translation>
    </message>
    <message>
        <source>how many votes convict</source>
        <translation>combien de voix condamnent</translation>
    </message>
    <message>
        <source>how long the table waits for votes</source>
        <translation>combien de temps la table attend les voix</translation>
    </message>
    <message>
        <source>cards that a wrong call costs its caller</source>
        <translation>cartes que coûte une réclamation à tort</translation>
    </message>
    <message>
        <source>cards for saying “{word}” at the wrong time</source>
        <translation>cartes pour «&#xa0;{word}&#xa0;» au mauvais moment</translation>
    </message>
    <message>
        <source>cards for a curse</source>
        <translation>cartes pour un juron</translation>
    </message>
    <message>
        <source>a {name} may be answered with another {name}</source>
        <translation>{name}&#xa0;: on peut y répondre par la même valeur</translation>
    </message>
    <message>
        <source>cards that the next player takes for each {name}</source>
        <translation>{name}&#xa0;: cartes que le joueur suivant prend chaque fois</translation>
    </message>
    <message>
        <source>the first card counts as played by the dealer</source>
        <translation>la première carte compte comme jouée par le donneur</translation>
    </message>
    <message>
        <source>ranks after which the next player misses a turn</source>
        <translation>valeurs après lesquelles le joueur suivant passe son tour</translation>
    </message>
    <message>
        <source>ranks that turn the direction of play round</source>
        <translation>valeurs qui inversent le sens du jeu</translation>
    </message>
    <message>
        <source>who wins a round may make a secret rule</source>
        <translation>qui gagne une manche peut faire une règle secrète</translation>
    </message>
    <message>
        <source>who may end a point of order</source>
        <translation>qui peut clore une motion d&apos;ordre</translation>
    </message>
    <message>
        <source>decks of 52 cards; grows with the seats by itself</source>
        <translation>jeux de 52 cartes&#xa0;; leur nombre croît de lui-même avec les places</translation>
    </message>
    <message>
        <source>jokers in each deck</source>
        <translation>jokers dans chaque jeu</translation>
    </message>
    <message>
        <source>cards dealt to each seat, and taken on coming in</source>
        <translation>cartes données à chaque place, et prises en entrant</translation>
    </message>
    <message>
        <source>how long one has to say what is due</source>
        <translation>délai pour dire ce qui est attendu</translation>
    </message>
    <message>
        <source>how long one has in any case, however fast others play</source>
        <translation>délai garanti, même si les autres jouent vite</translation>
    </message>
    <message>
        <source>how long before the card one may begin to say what it asks for</source>
        <translation>avance permise pour dire ce qu&apos;une carte demande</translation>
    </message>
    <message>
        <source>cards for an ordinary penalty</source>
        <translation>cartes pour une pénalité ordinaire</translation>
    </message>
    <message>
        <source>for how long a second call of the same thing costs nobody a card</source>
        <translation>pendant combien de temps une seconde réclamation de la même chose ne coûte de carte à personne</translation>
    </message>
    <message>
        <source>when a wrong call is paid for: by itself, once somebody says so, never</source>
        <translation>quand une réclamation à tort se paie&#xa0;: d&apos;office, dès que quelqu&apos;un le dit, jamais</translation>
    </message>
    <message>
        <source>a card drawn may be played at once</source>
        <translation>une carte piochée peut être jouée tout de suite</translation>
    </message>
    <message>
        <source>who draws goes on until a card can be played</source>
        <translation>qui pioche continue jusqu&apos;à ce qu&apos;une carte soit jouable</translation>
    </message>
    <message>
        <source>one may call oneself</source>
        <translation>on peut réclamer contre soi-même</translation>
    </message>
    <message>
        <source>how long one may wait before one plays or draws; 0 is no limit</source>
        <translation>combien de temps on peut attendre avant de jouer ou de piocher&#xa0;; 0&#xa0;: sans limite</translation>
    </message>
    <message>
        <source>cards in sight in a point of order are an offence</source>
        <translation>des cartes visibles pendant une motion d&apos;ordre sont une faute</translation>
    </message>
    <message>
        <source>how long who was too slow is excused</source>
        <translation>combien de temps est excusé qui a été trop lent</translation>
    </message>
    <message>
        <source>a two gives an extra turn</source>
        <translation>un deux donne un tour de plus</translation>
    </message>
    <message>
        <source>the words that begin a question</source>
        <translation>les mots qui commencent une question</translation>
    </message>
    <message>
        <source>curses and major deities</source>
        <translation>jurons et divinités majeures</translation>
    </message>
    <message>
        <source>being too loud is an offence</source>
        <translation>être trop bruyant est une faute</translation>
    </message>
    <message>
        <source>how many dB over one&apos;s usual level are too loud</source>
        <translation>combien de dB au-dessus de son niveau habituel sont trop bruyants</translation>
    </message>
    <message>
        <source>Fast hands and faster mouths: spam whatever you can match, and never ask a question.
“Ten spade last card spam ten spade mau!”</source>
        <translation>Mains vives et bouches plus vives encore&#xa0;: ajoutez tout ce qui convient, et ne posez jamais de question.
«&#xa0;Ten spade last card spam ten spade mau!&#xa0;»</translation>
    </message>
    <message>
        <source>{id} is part of {part_of}</source>
        <translation>{id} fait partie de {part_of}</translation>
    </message>
    <message>
        <source>{id} can&apos;t be dropped: {fixed}</source>
        <translation>{id} ne peut être levée&#xa0;: {fixed}</translation>
    </message>
    <message>
        <source>May the microphone be opened?</source>
        <translation>Le micro peut-il être ouvert&#xa0;?</translation>
    </message>
    <message>
        <source>May this program listen?</source>
        <translation>Ce programme peut-il écouter&#xa0;?</translation>
    </message>
    <message>
        <source>In Mao one has to say things. With a microphone the program hears what is said here, and when.</source>
        <translation>Au Mao, il faut dire des choses. Avec un micro, le programme entend ce qui est dit ici, et quand.</translation>
    </message>
    <message>
        <source>Sound is recognised on this computer. It is sent nowhere, and never written down: the last minute is kept in memory.</source>
        <translation>Le son est reconnu sur cet ordinateur. Il n&apos;est envoyé nulle part, et jamais enregistré&#xa0;: la dernière minute reste en mémoire.</translation>
    </message>
    <message>
        <source>The words that were heard are kept with each game, until you delete it with “Games …” on the start screen. The folder is {folder}</source>
        <translation>Les mots entendus sont gardés avec chaque partie, jusqu&apos;à ce que vous la supprimiez avec «&#xa0;Parties …&#xa0;» sur la page d&apos;accueil. Le dossier est {folder}</translation>
    </message>
    <message>
        <source>Without a microphone everything can be typed and clicked. You can change your mind at any time in the settings, under “Voice and hearing”.</source>
        <translation>Sans micro, tout peut se taper et se cliquer. Vous pouvez changer d&apos;avis à tout moment dans les réglages, sous «&#xa0;Voix et écoute&#xa0;».</translation>
    </message>
    <message>
        <source>Yes, listen</source>
        <translation>Oui, écouter</translation>
    </message>
    <message>
        <source>No, I type and click</source>
        <translation>Non, je tape et je clique</translation>
    </message>
    <message>
        <source>The game is being set up as you left it …</source>
        <translation>La partie est remise comme vous l&apos;aviez laissée …</translation>
    </message>
    <message>
        <source>How far the game is set up</source>
        <translation>Où en est la remise de la partie</translation>
    </message>
    <message>
        <source>‹ Ruling</source>
        <translation>‹ Décision</translation>
    </message>
    <message>
        <source>To the ruling before (Shift ←)</source>
        <translation>À la décision précédente (Maj ←)</translation>
    </message>
    <message>
        <source>‹ Line</source>
        <translation>‹ Ligne</translation>
    </message>
    <message>
        <source>To the line before (←)</source>
        <translation>À la ligne précédente (←)</translation>
    </message>
    <message>
        <source>Let the game go by, or stand still (space)</source>
        <translation>Laisser défiler la partie, ou l&apos;arrêter (Espace)</translation>
    </message>
    <message>
        <source>Line ›</source>
        <translation>Ligne ›</translation>
    </message>
    <message>
        <source>To the next line (→)</source>
        <translation>À la ligne suivante (→)</translation>
    </message>
    <message>
        <source>Ruling ›</source>
        <translation>Décision ›</translation>
    </message>
    <message>
        <source>To the next ruling (Shift →)</source>
        <translation>À la décision suivante (Maj →)</translation>
    </message>
    <message>
        <source>Slower ([)</source>
        <translation>Plus lent ([)</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Plus lent</translation>
    </message>
    <message>
        <source>Faster (])</source>
        <translation>Plus vite (])</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{time} / {end}</source>
        <translation>{time} / {end}</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>let the game go by</comment>
        <translation>Lire</translation>
    </message>
    <message>
        <source>{times:g} ×</source>
        <translation>{times:g} ×</translation>
    </message>
    <message>
        <source>{name} calls: {words}</source>
        <translation>{name} réclame&#xa0;: «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>{name} calls on {other}: {words}</source>
        <translation>{name} réclame contre {other}&#xa0;: «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>The game, watched again</source>
        <translation>La partie, revue</translation>
    </message>
    <message>
        <source>All hands (H)</source>
        <translation>Toutes les mains (H)</translation>
    </message>
    <message>
        <source>Show what everybody held: the round is over</source>
        <translation>Montrer ce que chacun tenait&#xa0;: la manche est finie</translation>
    </message>
    <message>
        <source>Why? (W)</source>
        <translation>Pourquoi&#xa0;? (W)</translation>
    </message>
    <message>
        <source>Show what this ruling rests on</source>
        <translation>Montrer sur quoi repose cette décision</translation>
    </message>
    <message>
        <source>{variant}, watched again</source>
        <translation>{variant}, revu</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read ({why}): install the program again</source>
        <translation>{path} est illisible ({why})&#xa0;: réinstallez le programme</translation>
    </message>
    <message>
        <source>{path} is missing: install the program again</source>
        <translation>{path} manque&#xa0;: réinstallez le programme</translation>
    </message>
    <message>
        <source>Whose voice</source>
        <translation>À qui la voix</translation>
    </message>
    <message>
        <source>Who share a microphone are told apart by their voices, once each has said these phrases. Of the voice only figures are kept, on this computer, and none of its sound; a guest&apos;s go when the table is left.</source>
        <translation>Ceux qui partagent un micro sont reconnus à leur voix, une fois que chacun a dit ces phrases. De la voix, seuls des chiffres sont gardés, sur cet ordinateur, et rien du son&#xa0;; ceux d&apos;un invité disparaissent quand on quitte la table.</translation>
    </message>
    <message>
        <source>Whose voice is learnt</source>
        <translation>De qui la voix est apprise</translation>
    </message>
    <message>
        <source>Choose who speaks, or write a guest&apos;s name as it is written at the table.</source>
        <translation>Choisissez qui parle, ou écrivez le nom d&apos;un invité tel qu&apos;il est écrit à la table.</translation>
    </message>
    <message>
        <source>Forget this voice</source>
        <translation>Oublier cette voix</translation>
    </message>
    <message>
        <source>✓ This voice is known. Say all four again to learn it anew.</source>
        <translation>✓ Cette voix est connue. Redites les quatre pour la réapprendre.</translation>
    </message>
    <message>
        <source>Say any of them once more: {seconds} s are still to come.</source>
        <translation>Redites l&apos;une d&apos;elles&#xa0;: il manque encore {seconds} s.</translation>
    </message>
    <message>
        <source>✓ I know {name}&apos;s voice now.</source>
        <translation>✓ Je connais maintenant la voix de {name}.</translation>
    </message>
    <message>
        <source>✓ “{phrase}”</source>
        <translation>✓ «&#xa0;{phrase}&#xa0;»</translation>
    </message>
    <message>
        <source>Who speaks?</source>
        <translation>Qui parle&#xa0;?</translation>
    </message>
    <message>
        <source>I am listening: say these one after the other, as you would at the table.</source>
        <translation>J&apos;écoute&#xa0;: dites-les l&apos;une après l&apos;autre, comme à la table.</translation>
    </message>
    <message>
        <source>✓ I heard you. Go on.</source>
        <translation>✓ Entendu. Continuez.</translation>
    </message>
    <message>
        <source>Write by voice</source>
        <translation>Écrire à la voix</translation>
    </message>
    <message>
        <source>Whoever is in the room hears the rule.</source>
        <translation>Qui est dans la pièce entend la règle.</translation>
    </message>
    <message>
        <source>{slot}. Say {words}, or “next”, “back”, “clear”, “done”.</source>
        <translation>{slot}. Dites {words}, ou «&#xa0;next&#xa0;», «&#xa0;back&#xa0;», «&#xa0;clear&#xa0;», «&#xa0;done&#xa0;».</translation>
    </message>
    <message>
        <source>{slot}. Type the words, or say {words}, or “next”, “back”, “clear”, “done”.</source>
        <translation>{slot}. Tapez les mots, ou dites {words}, ou «&#xa0;next&#xa0;», «&#xa0;back&#xa0;», «&#xa0;clear&#xa0;», «&#xa0;done&#xa0;».</translation>
    </message>
    <message>
        <source>All details are on the pages in docs/rules, which are in English, as is what is said at the table.</source>
        <translation>Tous les détails sont dans les pages de docs/rules, qui sont en anglais, comme tout ce qui se dit à la table.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>3 or more players; a deck with jokers for every three of them, at least 2</source>
        <translation>3 joueurs ou plus&#xa0;; un jeu avec jokers pour trois joueurs, 2 au moins</translation>
    </message>
    <message>
        <source>five cards each; the dealer&apos;s left begins; clockwise</source>
        <translation>cinq cartes chacun&#xa0;; le voisin de gauche du donneur commence&#xa0;; sens des aiguilles d&apos;une montre</translation>
    </message>
    <message>
        <source>the dealer opens with an announcement, in which Mao may be said</source>
        <translation>le donneur ouvre par une annonce, dans laquelle Mao peut être dit</translation>
    </message>
    <message>
        <source>a joker is the nine of diamonds in every respect</source>
        <translation>un joker est à tous égards le neuf de carreau</translation>
    </message>
    <message>
        <source>a card is valid on the same suit or rank as the top, or as a jack&apos;s suit sets</source>
        <translation>une carte est valable sur la même couleur ou la même valeur, ou sur la couleur fixée par un valet</translation>
    </message>
    <message>
        <source>instead of playing, one may take a card, which ends the turn; “pass” may be said</source>
        <translation>au lieu de jouer, on peut prendre une carte, ce qui termine le tour&#xa0;; «&#xa0;pass&#xa0;» peut être dit</translation>
    </message>
    <message>
        <source>a card played while it is not one&apos;s turn goes back; the turn is not moved</source>
        <translation>une carte jouée hors de son tour revient&#xa0;; le tour ne bouge pas</translation>
    </message>
    <message>
        <source>a turn begins within the turn&apos;s limit, and within every further one</source>
        <translation>un tour commence dans le temps imparti, et dans chaque délai suivant</translation>
    </message>
    <message>
        <source>one card left: “last card” before the next player&apos;s turn</source>
        <translation>plus qu&apos;une carte&#xa0;: «&#xa0;last card&#xa0;» avant le tour du joueur suivant</translation>
    </message>
    <message>
        <source>last card played validly and all that it asks done: “Mao” wins</source>
        <translation>dernière carte jouée valablement et tout ce qu&apos;elle demande fait&#xa0;: «&#xa0;Mao&#xa0;» gagne</translation>
    </message>
    <message>
        <source>“Mao” comes last of all phrases of that turn</source>
        <translation>«&#xa0;Mao&#xa0;» vient après toutes les autres phrases de ce tour</translation>
    </message>
    <message>
        <source>“Mao” on an invalid last card, with a duty unmet or after one in vain of that turn is no win, and in vain</source>
        <translation>«&#xa0;Mao&#xa0;» sur une dernière carte non valable, avec un devoir non rempli ou après un vain «&#xa0;Mao&#xa0;» du même tour ne gagne pas, et est vain</translation>
    </message>
    <message>
        <source>option: who missed “last card” on the turn before cannot win with this Mao</source>
        <translation>option&#xa0;: qui a oublié «&#xa0;last card&#xa0;» au tour d&apos;avant ne peut pas gagner avec ce Mao</translation>
    </message>
    <message>
        <source>last card played and “Mao” not said: the game goes on, and the seat wins when it says it</source>
        <translation>dernière carte jouée sans dire «&#xa0;Mao&#xa0;»&#xa0;: le jeu continue, et la place gagne quand elle le dit</translation>
    </message>
    <message>
        <source>“Mao” at any other time, within a call as well: {cards}</source>
        <translation>«&#xa0;Mao&#xa0;» à tout autre moment, même dans une réclamation&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>option: Mao in vain is given as five single penalties: talking, lying, cheating, swearing, blasphemy</source>
        <translation>option&#xa0;: un Mao vain vaut cinq pénalités séparées&#xa0;: parler, mentir, tricher, jurer, blasphémer</translation>
    </message>
    <message>
        <source>a winner re-enters by saying so, takes five cards, and may introduce its new rule</source>
        <translation>un gagnant revient en le disant, prend cinq cartes et peut introduire sa nouvelle règle</translation>
    </message>
    <message>
        <source>who is out of the game is bound by no rule but that against explaining rules</source>
        <translation>qui est hors du jeu n&apos;est tenu par aucune règle, sauf celle de ne pas expliquer les règles</translation>
    </message>
    <message>
        <source>the next player misses a turn</source>
        <translation>le joueur suivant passe son tour</translation>
    </message>
    <message>
        <source>the order of play reverses</source>
        <translation>le sens du jeu s&apos;inverse</translation>
    </message>
    <message>
        <source>jack: the first seat in the game to name a suit sets it</source>
        <translation>valet&#xa0;: la première place en jeu à nommer une couleur la fixe</translation>
    </message>
    <message>
        <source>spade: say the card&apos;s name</source>
        <translation>pique&#xa0;: dites le nom de la carte</translation>
    </message>
    <message>
        <source>nine of diamonds or joker: say “that&apos;s the badger”</source>
        <translation>neuf de carreau ou joker&#xa0;: dites «&#xa0;that&apos;s the badger&#xa0;»</translation>
    </message>
    <message>
        <source>several phrases for one card are all due, in any order, each its own duty</source>
        <translation>plusieurs phrases pour une carte sont toutes attendues, dans n&apos;importe quel ordre, chacune étant un devoir</translation>
    </message>
    <message>
        <source>a duty stays after its penalty: continued failure, every further grace</source>
        <translation>un devoir reste après sa pénalité&#xa0;: manquement continu, à chaque délai suivant</translation>
    </message>
    <message>
        <source>option: a call that is not in the exact form is itself an offence</source>
        <translation>option&#xa0;: une réclamation qui n&apos;a pas la forme exacte est elle-même une faute</translation>
    </message>
    <message>
        <source>7: say “have a nice day” to the next player</source>
        <translation>7&#xa0;: dites «&#xa0;have a nice day&#xa0;» au joueur suivant</translation>
    </message>
    <message>
        <source>the next player says “penalty card” and takes {cards}</source>
        <translation>le joueur suivant dit «&#xa0;penalty card&#xa0;» et prend {cards}</translation>
    </message>
    <message>
        <source>or plays a 7 and says “have a very nice day”; each 7 adds one very and {cards}</source>
        <translation>ou joue un 7 et dit «&#xa0;have a very nice day&#xa0;»&#xa0;; chaque 7 ajoute un very et {cards}</translation>
    </message>
    <message>
        <source>who took the cards goes on with a normal turn</source>
        <translation>qui a pris les cartes continue par un tour normal</translation>
    </message>
    <message>
        <source>with thanks, after k sevens: “thank you very … much”, k-1 verys</source>
        <translation>avec remerciement, après k sept&#xa0;: «&#xa0;thank you very … much&#xa0;», k-1 very</translation>
    </message>
    <message>
        <source>a winner makes one secret rule, which may not favour particular seats</source>
        <translation>un gagnant fait une règle secrète, qui ne doit favoriser aucune place</translation>
    </message>
    <message>
        <source>any seat may call by a secret rule, its author included</source>
        <translation>toute place peut réclamer selon une règle secrète, son auteur compris</translation>
    </message>
    <message>
        <source>a call missed may be told in a point of order; it is too late to penalise</source>
        <translation>une réclamation manquée peut être dite pendant une motion d&apos;ordre&#xa0;; il est trop tard pour pénaliser</translation>
    </message>
    <message>
        <source>of two secret rules that contradict each other the table decides; until then the newer holds</source>
        <translation>si deux règles secrètes se contredisent, la table décide&#xa0;; d&apos;ici là la plus récente vaut</translation>
    </message>
    <message>
        <source>a call for something that did not happen: the caller takes the cards it meant to give</source>
        <translation>une réclamation pour ce qui n&apos;a pas eu lieu&#xa0;: qui l&apos;a faite prend les cartes qu&apos;il voulait donner</translation>
    </message>
    <message>
        <source>explaining a rule aloud, in or out of the game</source>
        <translation>expliquer une règle à voix haute, dans le jeu ou en dehors</translation>
    </message>
    <message>
        <source>option: asking what the rules are</source>
        <translation>option&#xa0;: demander quelles sont les règles</translation>
    </message>
    <message>
        <source>penalties are given with a formal call that names the reason, and not otherwise</source>
        <translation>les pénalités se donnent par une réclamation en forme qui nomme la raison, et pas autrement</translation>
    </message>
    <message>
        <source>“point of order” by any seat at any time: play stops, all hands are put down</source>
        <translation>«&#xa0;point of order&#xa0;» par toute place à tout moment&#xa0;: le jeu s&apos;arrête, toutes les mains sont posées</translation>
    </message>
    <message>
        <source>“point of order” during one, within a call as well, except in ending it, costs a card</source>
        <translation>«&#xa0;point of order&#xa0;» pendant une motion d&apos;ordre, même dans une réclamation, sauf pour la clore, coûte une carte</translation>
    </message>
    <message>
        <source>touching one&apos;s cards during a point of order</source>
        <translation>toucher ses cartes pendant une motion d&apos;ordre</translation>
    </message>
    <message>
        <source>“end of point of order” by {who} ends it; timers go on</source>
        <translation>«&#xa0;end of point of order&#xa0;» la clôt ({who})&#xa0;; les chronomètres repartent</translation>
    </message>
    <message>
        <source>votes in a point of order change the game</source>
        <translation>les votes pendant une motion d&apos;ordre changent le jeu</translation>
    </message>
    <message>
        <source>option: words outside what the game asks or allows</source>
        <translation>option&#xa0;: des paroles hors de ce que le jeu demande ou permet</translation>
    </message>
    <message>
        <source>option: laughing</source>
        <translation>option&#xa0;: rire</translation>
    </message>
    <message>
        <source>option: cursing, {cards} in all</source>
        <translation>option&#xa0;: jurer, {cards} en tout</translation>
    </message>
    <message>
        <source>with no talking, explaining the rules costs two in all: talking and explaining</source>
        <translation>s&apos;il est interdit de parler, expliquer les règles en coûte deux en tout&#xa0;: parler et expliquer</translation>
    </message>
    <message>
        <source>option: an untrue statement about the game</source>
        <translation>option&#xa0;: une affirmation fausse sur le jeu</translation>
    </message>
    <message>
        <source>option: conduct, judged by the house</source>
        <translation>option&#xa0;: la conduite, jugée par la table</translation>
    </message>
    <message>
        <source>the game never ends; a seat may drop out, and its hand is shuffled into the stack</source>
        <translation>le jeu ne finit jamais&#xa0;; une place peut se retirer, et sa main est mêlée à la pioche</translation>
    </message>
    <message>
        <source>no card does this: {rule}</source>
        <translation>aucune carte ne fait ceci&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>{ranks}: {rule}</source>
        <translation>{ranks}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>five cards each; clockwise always; valid: same suit or rank; a joker on anything, anything on a joker</source>
        <translation>cinq cartes chacun&#xa0;; toujours dans le sens des aiguilles d&apos;une montre&#xa0;; valable&#xa0;: même couleur ou même valeur&#xa0;; un joker sur tout, tout sur un joker</translation>
    </message>
    <message>
        <source>no card skips, reverses or makes anybody draw</source>
        <translation>aucune carte ne fait passer, n&apos;inverse ni ne fait piocher</translation>
    </message>
    <message>
        <source>a wrong accusation costs its caller one card</source>
        <translation>une accusation fausse coûte une carte à qui la fait</translation>
    </message>
    <message>
        <source>cards may be touched only while the game runs</source>
        <translation>les cartes ne se touchent que pendant le jeu</translation>
    </message>
    <message>
        <source>suits are hearts, cross, spades and diamonds; ranks ace, two, three … king, joker</source>
        <translation>les couleurs sont «&#xa0;hearts&#xa0;», «&#xa0;cross&#xa0;», «&#xa0;spades&#xa0;» et «&#xa0;diamonds&#xa0;»&#xa0;; les valeurs «&#xa0;ace&#xa0;», «&#xa0;two&#xa0;», «&#xa0;three&#xa0;» … «&#xa0;king&#xa0;», «&#xa0;joker&#xa0;»</translation>
    </message>
    <message>
        <source>a card played while it is not one&apos;s turn goes back</source>
        <translation>une carte jouée hors de son tour revient</translation>
    </message>
    <message>
        <source>4: the first name of a Beatle</source>
        <translation>4&#xa0;: le prénom d&apos;un Beatle</translation>
    </message>
    <message>
        <source>7: knock once; a 7 directly on a 7 twice, and so on; too few and too many are wrong</source>
        <translation>7&#xa0;: frapper une fois&#xa0;; un 7 directement sur un 7 deux fois, et ainsi de suite&#xa0;; trop peu ou trop est faux</translation>
    </message>
    <message>
        <source>ace: the same player plays another card, or takes one</source>
        <translation>as&#xa0;: le même joueur joue encore une carte, ou en prend une</translation>
    </message>
    <message>
        <source>spade: announce rank and suit</source>
        <translation>pique&#xa0;: annoncez la valeur et la couleur</translation>
    </message>
    <message>
        <source>several rules on one card: all, in any order</source>
        <translation>plusieurs règles sur une carte&#xa0;: toutes, dans n&apos;importe quel ordre</translation>
    </message>
    <message>
        <source>a penalty card is received with “thank you”, one for each call</source>
        <translation>une carte de pénalité se reçoit avec «&#xa0;thank you&#xa0;», un pour chaque réclamation</translation>
    </message>
    <message>
        <source>last but one card laid: “Mao” before the next player lays a card</source>
        <translation>avant-dernière carte posée&#xa0;: «&#xa0;Mao&#xa0;» avant que le joueur suivant pose une carte</translation>
    </message>
    <message>
        <source>the number of everybody&apos;s cards is always in sight</source>
        <translation>le nombre de cartes de chacun est toujours visible</translation>
    </message>
    <message>
        <source>“town meeting”: play stops, the cards lie face down, all other rules rest</source>
        <translation>«&#xa0;town meeting&#xa0;»&#xa0;: le jeu s&apos;arrête, les cartes sont face cachée, toutes les autres règles reposent</translation>
    </message>
    <message>
        <source>{who} ends it, with “the game of mao begins now”</source>
        <translation>elle se clôt par «&#xa0;the game of mao begins now&#xa0;» ({who})</translation>
    </message>
    <message>
        <source>an empty hand wins the round once its last two cards are done with; the winner may make a secret rule</source>
        <translation>une main vide gagne la manche une fois ses deux dernières cartes réglées&#xa0;; le gagnant peut faire une règle secrète</translation>
    </message>
    <message>
        <source>who cannot or will not play takes one card; that is the move</source>
        <translation>qui ne peut ou ne veut pas jouer prend une carte&#xa0;; c&apos;est son coup</translation>
    </message>
    <message>
        <source>2 or more players; two decks without jokers, 3 from 8 seats, 4 at 12</source>
        <translation>2 joueurs ou plus&#xa0;; deux jeux sans jokers, 3 à partir de 8 places, 4 à 12</translation>
    </message>
    <message>
        <source>seven cards each, then the penalty cards owed; the first card counts as played by the dealer</source>
        <translation>sept cartes chacun, puis les cartes de pénalité dues&#xa0;; la première carte compte comme jouée par le donneur</translation>
    </message>
    <message>
        <source>dealer&apos;s mistakes are counted singly: each wrong hand, several cards at a time to one, the wrong turn or direction, cards forgotten</source>
        <translation>les erreurs du donneur comptent une à une&#xa0;: chaque main fausse, plusieurs cartes d&apos;un coup à un joueur, mauvais tour ou mauvais sens, cartes oubliées</translation>
    </message>
    <message>
        <source>the direction stays between rounds; the next dealer is the next in it</source>
        <translation>le sens reste entre les manches&#xa0;; le donneur suivant est le suivant dans ce sens</translation>
    </message>
    <message>
        <source>the ten count: by its end the one who is to deal must have picked up the deck</source>
        <translation>le compte jusqu&apos;à dix&#xa0;: à la fin, qui doit donner doit avoir pris le paquet</translation>
    </message>
    <message>
        <source>valid: same suit or rank as the top card</source>
        <translation>valable&#xa0;: même couleur ou même valeur que la carte du dessus</translation>
    </message>
    <message>
        <source>or take one card, which ends the turn</source>
        <translation>ou prendre une carte, ce qui termine le tour</translation>
    </message>
    <message>
        <source>ace: the next player takes a card out of the player&apos;s hand</source>
        <translation>as&#xa0;: le joueur suivant prend une carte dans la main de qui a joué</translation>
    </message>
    <message>
        <source>2: the next takes {cards} and misses the turn, or plays a 2, and so on</source>
        <translation>2&#xa0;: le suivant prend {cards} et passe son tour, ou joue un 2, et ainsi de suite</translation>
    </message>
    <message>
        <source>2: the next takes {cards} and misses the turn</source>
        <translation>2&#xa0;: le suivant prend {cards} et passe son tour</translation>
    </message>
    <message>
        <source>3: the next two seats change places until both have had their turn</source>
        <translation>3&#xa0;: les deux places suivantes échangent jusqu&apos;à ce que les deux aient joué</translation>
    </message>
    <message>
        <source>5: invisible, on any suit</source>
        <translation>5&#xa0;: invisible, sur toute couleur</translation>
    </message>
    <message>
        <source>the next player misses a turn, or answers in time</source>
        <translation>le joueur suivant passe son tour, ou répond à temps</translation>
    </message>
    <message>
        <source>10: the player takes a card out of the next one&apos;s hand</source>
        <translation>10&#xa0;: le joueur prend une carte dans la main du suivant</translation>
    </message>
    <message>
        <source>jack: not on a jack or its own suit; its player names a suit, not the jack&apos;s nor the one under it</source>
        <translation>valet&#xa0;: ni sur un valet ni sur sa couleur&#xa0;; qui le joue nomme une couleur, ni celle du valet ni celle du dessous</translation>
    </message>
    <message>
        <source>queen on king, king on queen of the same suit: a free card, by anyone</source>
        <translation>dame sur roi, roi sur dame de même couleur&#xa0;: une carte libre, par quiconque</translation>
    </message>
    <message>
        <source>a card equal to the top card: “snap” before the next one</source>
        <translation>une carte égale à celle du dessus&#xa0;: «&#xa0;snap&#xa0;» avant la suivante</translation>
    </message>
    <message>
        <source>one card left: “Mau” before the next card</source>
        <translation>plus qu&apos;une carte&#xa0;: «&#xa0;Mau&#xa0;» avant la carte suivante</translation>
    </message>
    <message>
        <source>no card left: “Mau Mau” quickly, and before the next card</source>
        <translation>plus de carte&#xa0;: «&#xa0;Mau Mau&#xa0;» vite, et avant la carte suivante</translation>
    </message>
    <message>
        <source>mistakes also: drawing or playing when not entitled, saying a wrong turn, slowness</source>
        <translation>autres erreurs&#xa0;: piocher ou jouer sans en avoir le droit, annoncer un faux tour, lenteur</translation>
    </message>
    <message>
        <source>penalty cards may not be looked at or used until after the turn, or the next one</source>
        <translation>les cartes de pénalité ne peuvent être vues ou jouées qu&apos;après le tour, ou le suivant</translation>
    </message>
    <message>
        <source>a wrong call is a mistake</source>
        <translation>une réclamation fausse est une erreur</translation>
    </message>
    <message>
        <source>an empty hand, “Mau Mau” begun, all that must be done is done, and the grace past: the round is over</source>
        <translation>une main vide, «&#xa0;Mau Mau&#xa0;» commencé, tout ce qui est dû fait et le délai passé&#xa0;: la manche est finie</translation>
    </message>
    <message>
        <source>points: A, 2: 20; K, Q, 8, 5: 10; 10, 9, 7, 6, 4, 3: 5; a jack doubles its hand, a last jack the others&apos;</source>
        <translation>points&#xa0;: A, 2&#xa0;: 20&#xa0;; K, Q, 8, 5&#xa0;: 10&#xa0;; 10, 9, 7, 6, 4, 3&#xa0;: 5&#xa0;; un valet double sa main, un dernier valet celles des autres</translation>
    </message>
    <message>
        <source>above the limit: out; the last one in wins</source>
        <translation>au-dessus de la limite&#xa0;: éliminé&#xa0;; le dernier en jeu gagne</translation>
    </message>
    <message>
        <source>a mistake unnoticed in play may still be called later in the round</source>
        <translation>une erreur passée inaperçue peut encore être réclamée plus tard dans la manche</translation>
    </message>
    <message>
        <source>3 or more players; one deck up to 5 seats, two up to 9, three above, two jokers each</source>
        <translation>3 joueurs ou plus&#xa0;; un jeu jusqu&apos;à 5 places, deux jusqu&apos;à 9, trois au-delà, deux jokers chacun</translation>
    </message>
    <message>
        <source>the start is announced with a preamble, in which the dealer may explain and say “Moo”</source>
        <translation>le début est annoncé par un préambule, où le donneur peut expliquer et dire «&#xa0;Moo&#xa0;»</translation>
    </message>
    <message>
        <source>valid: same rank or suit as the last card; an invalid card goes back, and the turn is not over</source>
        <translation>valable&#xa0;: même valeur ou même couleur que la dernière carte&#xa0;; une carte non valable revient, et le tour n&apos;est pas fini</translation>
    </message>
    <message>
        <source>the turn passes when a card lies or one is drawn; on a live 7 when all are drawn</source>
        <translation>le tour passe quand une carte est posée ou piochée&#xa0;; sur un 7 en cours, quand toutes sont piochées</translation>
    </message>
    <message>
        <source>an empty hand, nothing left to do and no infraction: say “Moo”, for a token</source>
        <translation>une main vide, rien à faire et aucune faute&#xa0;: dites «&#xa0;Moo&#xa0;», pour un jeton</translation>
    </message>
    <message>
        <source>tokens may be given to another player; they are kept after leaving</source>
        <translation>les jetons peuvent être donnés à un autre joueur&#xa0;; on les garde après être parti</translation>
    </message>
    <message>
        <source>stack empty: all but the top card of the pile, shuffled</source>
        <translation>pioche vide&#xa0;: toutes les cartes de la pile sauf celle du dessus, mélangées</translation>
    </message>
    <message>
        <source>whoever is not in the game may join or rejoin with five cards</source>
        <translation>qui n&apos;est pas dans le jeu peut y entrer ou y revenir avec cinq cartes</translation>
    </message>
    <message>
        <source>who is not in the game is bound by nothing, stops nothing, cannot be called, and calls nobody</source>
        <translation>qui n&apos;est pas dans le jeu n&apos;est tenu à rien, n&apos;arrête rien, ne peut être visé par une réclamation et n&apos;en fait aucune</translation>
    </message>
    <message>
        <source>a player may leave at any time; the hand is shuffled into the stack</source>
        <translation>un joueur peut partir à tout moment&#xa0;; sa main est mêlée à la pioche</translation>
    </message>
    <message>
        <source>7: “have a nice day”; the next says “thank you” and draws {cards}, or plays a 7; each adds a very and as many cards</source>
        <translation>7&#xa0;: «&#xa0;have a nice day&#xa0;»&#xa0;; le suivant dit «&#xa0;thank you&#xa0;» et pioche {cards}, ou joue un 7&#xa0;; chacun ajoute un very et autant de cartes</translation>
    </message>
    <message>
        <source>7: “have a nice day”; the next says “thank you” and draws {cards}</source>
        <translation>7&#xa0;: «&#xa0;have a nice day&#xa0;»&#xa0;; le suivant dit «&#xa0;thank you&#xa0;» et pioche {cards}</translation>
    </message>
    <message>
        <source>jack: any player in the game may name a suit, the first holds</source>
        <translation>valet&#xa0;: tout joueur en jeu peut nommer une couleur, la première vaut</translation>
    </message>
    <message>
        <source>spade: say its name</source>
        <translation>pique&#xa0;: dites son nom</translation>
    </message>
    <message>
        <source>nine of diamonds, joker: “that&apos;s the badger”</source>
        <translation>neuf de carreau, joker&#xa0;: «&#xa0;that&apos;s the badger&#xa0;»</translation>
    </message>
    <message>
        <source>penalties: a formal call and one card; any player may call</source>
        <translation>pénalités&#xa0;: une réclamation en forme et une carte&#xa0;; tout joueur peut réclamer</translation>
    </message>
    <message>
        <source>not twice for one instance; separate ones for each rule broken; on oneself as well</source>
        <translation>pas deux fois pour un même fait&#xa0;; une pour chaque règle enfreinte&#xa0;; contre soi-même aussi</translation>
    </message>
    <message>
        <source>an invalid call is penalised, and voided</source>
        <translation>une réclamation non valable est pénalisée et annulée</translation>
    </message>
    <message>
        <source>a revoked penalty: its cards go back into the stack, shuffled</source>
        <translation>une pénalité annulée&#xa0;: ses cartes retournent dans la pioche, mélangées</translation>
    </message>
    <message>
        <source>a duty not met, without a call of its own: failure to X</source>
        <translation>un devoir non rempli, sans réclamation propre&#xa0;: «&#xa0;failure to …&#xa0;»</translation>
    </message>
    <message>
        <source>goes on not meeting it: repeated failure to X</source>
        <translation>continuer à ne pas le remplir&#xa0;: «&#xa0;repeated failure to …&#xa0;»</translation>
    </message>
    <message>
        <source>several actions due at once: any order, “Moo” last</source>
        <translation>plusieurs actes attendus à la fois&#xa0;: dans n&apos;importe quel ordre, «&#xa0;Moo&#xa0;» en dernier</translation>
    </message>
    <message>
        <source>one card left after playing or after ending the turn: “last card”</source>
        <translation>plus qu&apos;une carte après avoir joué ou à la fin du tour&#xa0;: «&#xa0;last card&#xa0;»</translation>
    </message>
    <message>
        <source>“Moo” at any other time, within a call as well: {cards}</source>
        <translation>«&#xa0;Moo&#xa0;» à tout autre moment, même dans une réclamation&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>a token buys a secret rule</source>
        <translation>un jeton achète une règle secrète</translation>
    </message>
    <message>
        <source>new rules may change any rule; the newest takes precedence</source>
        <translation>de nouvelles règles peuvent changer toute règle&#xa0;; la plus récente prime</translation>
    </message>
    <message>
        <source>a rule is void if it would not apply to all equally or cannot be deduced</source>
        <translation>une règle est nulle si elle ne vaut pas également pour tous ou ne peut être devinée</translation>
    </message>
    <message>
        <source>“point of order”: play, turns and the play timer stop, all other rules stay in force</source>
        <translation>«&#xa0;point of order&#xa0;»&#xa0;: le jeu, les tours et le chronomètre s&apos;arrêtent, toutes les autres règles restent en vigueur</translation>
    </message>
    <message>
        <source>votes in it, majority, may change anything</source>
        <translation>les votes, à la majorité, peuvent y changer tout</translation>
    </message>
    <message>
        <source>“end of point of order” by {who}; the play timer starts anew</source>
        <translation>«&#xa0;end of point of order&#xa0;» la clôt ({who})&#xa0;; le chronomètre repart de zéro</translation>
    </message>
    <message>
        <source>no play or draw within the turn&apos;s limit; again for every further one</source>
        <translation>ni carte jouée ni pioche dans le temps imparti&#xa0;; de même pour chaque délai suivant</translation>
    </message>
    <message>
        <source>a card played out of turn is taken back</source>
        <translation>une carte jouée hors de son tour est reprise</translation>
    </message>
    <message>
        <source>asking for a rule to be explained</source>
        <translation>demander qu&apos;une règle soit expliquée</translation>
    </message>
    <message>
        <source>explaining a rule outside the preamble</source>
        <translation>expliquer une règle hors du préambule</translation>
    </message>
    <message>
        <source>unsporting conduct</source>
        <translation>conduite antisportive</translation>
    </message>
    <message>
        <source>cheating: discarding (the card comes back), reordering the pile, peeking at or moving another&apos;s hand</source>
        <translation>tricher&#xa0;: se défausser (la carte revient), réordonner la pile, regarder ou déplacer la main d&apos;un autre</translation>
    </message>
    <message>
        <source>option: who wins a round may make a secret rule for the rounds to come</source>
        <translation>option&#xa0;: qui gagne une manche peut faire une règle secrète pour les manches suivantes</translation>
    </message>
    <message>
        <source>{rule}; a card drawn may be played at once</source>
        <translation>{rule}&#xa0;; une carte piochée peut être jouée aussitôt</translation>
    </message>
    <message>
        <source>{rule}; who draws goes on until a card can be played</source>
        <translation>{rule}&#xa0;; qui pioche continue jusqu&apos;à pouvoir jouer une carte</translation>
    </message>
    <message>
        <source>any seat</source>
        <translation>toute place</translation>
    </message>
    <message>
        <source>only who called it</source>
        <translation>seulement qui l&apos;a demandée</translation>
    </message>
    <message>
        <source>{rule}; the first card counts as played by the dealer</source>
        <translation>{rule}&#xa0;; la première carte compte comme jouée par le donneur</translation>
    </message>
    <message>
        <source>{rule}; the first card lies without effect</source>
        <translation>{rule}&#xa0;; la première carte est sans effet</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>{n} cartes</translation>
    </message>
    <message>
        <source>2 or more players; two decks, two jokers each; the dealer chooses the hand size at each deal</source>
        <translation>2 joueurs ou plus&#xa0;; deux jeux, deux jokers chacun&#xa0;; le donneur choisit le nombre de cartes à chaque donne</translation>
    </message>
    <message>
        <source>a misdeal: hands are levelled to what most have, the dealer takes one card for each card off</source>
        <translation>maldonne&#xa0;: les mains sont ramenées à ce qu&apos;ont la plupart, le donneur prend une carte pour chaque carte d&apos;écart</translation>
    </message>
    <message>
        <source>nobody looks at their cards before the dealer does</source>
        <translation>personne ne regarde ses cartes avant le donneur</translation>
    </message>
    <message>
        <source>the dealer plays the first card from the stack, with all it does and asks</source>
        <translation>le donneur joue la première carte de la pioche, avec tout ce qu&apos;elle fait et demande</translation>
    </message>
    <message>
        <source>a turn is one card played or one card drawn, never both, nor one of two for a live 7</source>
        <translation>un tour est une carte jouée ou une carte piochée, jamais les deux, ni une sur deux pour un 7 en cours</translation>
    </message>
    <message>
        <source>valid: same rank or suit</source>
        <translation>valable&#xa0;: même valeur ou même couleur</translation>
    </message>
    <message>
        <source>7: the next draws {cards} instead of a turn, or plays a 7; each adds as many</source>
        <translation>7&#xa0;: le suivant pioche {cards} au lieu de jouer, ou joue un 7&#xa0;; chacun en ajoute autant</translation>
    </message>
    <message>
        <source>7: the next draws {cards} instead of a turn</source>
        <translation>7&#xa0;: le suivant pioche {cards} au lieu de jouer</translation>
    </message>
    <message>
        <source>jack on anything but a jack or a live 7; the first player to name a suit sets it</source>
        <translation>valet sur tout sauf un valet ou un 7 en cours&#xa0;; le premier joueur à nommer une couleur la fixe</translation>
    </message>
    <message>
        <source>joker on anything but a live 7; whichever neighbour acts first plays any card, and play goes on that way</source>
        <translation>joker sur tout sauf un 7 en cours&#xa0;; le premier voisin à agir joue n&apos;importe quelle carte, et le jeu continue dans ce sens</translation>
    </message>
    <message>
        <source>option: a 2 gives an extra turn; extra turns add up</source>
        <translation>option&#xa0;: un 2 donne un tour de plus&#xa0;; les tours de plus s&apos;ajoutent</translation>
    </message>
    <message>
        <source>spam, with two decks or more: a card equal to the top card at any time; play goes on from there</source>
        <translation>«&#xa0;spam&#xa0;», à partir de deux jeux&#xa0;: une carte égale à celle du dessus, à tout moment&#xa0;; le jeu continue de là</translation>
    </message>
    <message>
        <source>the third spam on the same card: “wonderful spam”</source>
        <translation>le troisième «&#xa0;spam&#xa0;» sur la même carte&#xa0;: «&#xa0;wonderful spam&#xa0;»</translation>
    </message>
    <message>
        <source>spam adds up: sevens, eights, aces; jacks cannot be spammed</source>
        <translation>les «&#xa0;spam&#xa0;» s&apos;ajoutent&#xa0;: sept, huit, as&#xa0;; pas sur les valets</translation>
    </message>
    <message>
        <source>a play that only became out of turn because a spam slipped in goes back without offence</source>
        <translation>une carte devenue hors tour parce qu&apos;un «&#xa0;spam&#xa0;» s&apos;est glissé revient sans faute</translation>
    </message>
    <message>
        <source>spade: call it one</source>
        <translation>pique&#xa0;: annoncez-le</translation>
    </message>
    <message>
        <source>from two cards to one: “last card”</source>
        <translation>de deux cartes à une&#xa0;: «&#xa0;last card&#xa0;»</translation>
    </message>
    <message>
        <source>last card: “mau”; a jack “mau mau”, a joker “oom papa mau mau”</source>
        <translation>dernière carte&#xa0;: «&#xa0;mau&#xa0;»&#xa0;; un valet «&#xa0;mau mau&#xa0;», un joker «&#xa0;oom papa mau mau&#xa0;»</translation>
    </message>
    <message>
        <source>phrases add up: one breath, several duties</source>
        <translation>les phrases s&apos;ajoutent&#xa0;: un souffle, plusieurs devoirs</translation>
    </message>
    <message>
        <source>a card played while it is not one&apos;s turn and that is no spam</source>
        <translation>une carte jouée hors de son tour et qui n&apos;est pas un «&#xa0;spam&#xa0;»</translation>
    </message>
    <message>
        <source>taking too long</source>
        <translation>prendre trop de temps</translation>
    </message>
    <message>
        <source>flinching: beginning one move and making another</source>
        <translation>hésiter&#xa0;: commencer un coup et en faire un autre</translation>
    </message>
    <message>
        <source>asking a question, but in a point of order</source>
        <translation>poser une question, sauf pendant une motion d&apos;ordre</translation>
    </message>
    <message>
        <source>cursing, or naming a major deity, but in a point of order</source>
        <translation>jurer ou nommer une grande divinité, sauf pendant une motion d&apos;ordre</translation>
    </message>
    <message>
        <source>a point of order called only to curse</source>
        <translation>une motion d&apos;ordre demandée seulement pour jurer</translation>
    </message>
    <message>
        <source>in a point of order, having cards in sight</source>
        <translation>pendant une motion d&apos;ordre, laisser voir ses cartes</translation>
    </message>
    <message>
        <source>option: being too loud</source>
        <translation>option&#xa0;: être trop bruyant</translation>
    </message>
    <message>
        <source>a wrong penalty call; without “penalty” and a reason it is none</source>
        <translation>une réclamation fausse&#xa0;; sans «&#xa0;penalty&#xa0;» et une raison, ce n&apos;en est pas une</translation>
    </message>
    <message>
        <source>“point of order” by any seat at any time: play stops; {who} ends it</source>
        <translation>«&#xa0;point of order&#xa0;» par toute place à tout moment&#xa0;: le jeu s&apos;arrête&#xa0;; peut la clore&#xa0;: {who}</translation>
    </message>
    <message>
        <source>first to empty the hand wins the round: with its phrase said a grace later, unsaid and unnoticed two</source>
        <translation>le premier à vider sa main gagne la manche&#xa0;: un délai plus tard si la phrase est dite, deux si elle ne l&apos;est pas et que nul ne le remarque</translation>
    </message>
    <message>
        <source>Too early: wait for the card.</source>
        <translation>Trop tôt&#xa0;: attendez la carte.</translation>
    </message>
</context>
</TS>
