<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source>The microphone was left out when the program was started: start it without --no-mic to be heard.</source>
        <translation>Das Mikrofon wurde beim Start des Programms weggelassen: Starte es ohne --no-mic, damit du gehört wirst.</translation>
    </message>
    <message>
        <source>the hand does not hold this card</source>
        <translation>diese Karte ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>this seat is not in the game</source>
        <translation>dieser Platz ist nicht im Spiel</translation>
    </message>
    <message>
        <source>this seat is in the game already</source>
        <translation>dieser Platz ist schon im Spiel</translation>
    </message>
    <message>
        <source>there is no card to take</source>
        <translation>es gibt keine Karte zu nehmen</translation>
    </message>
    <message>
        <source>this costs a token, and the seat has none</source>
        <translation>das kostet eine Marke, und der Platz hat keine</translation>
    </message>
    <message>
        <source>a new rule is for who has won, one for each win</source>
        <translation>eine neue Regel gibt es für einen Sieg, je Sieg eine</translation>
    </message>
    <message>
        <source>a token is given to another seat</source>
        <translation>eine Marke bekommt ein anderer Platz</translation>
    </message>
    <message>
        <source>this rule was refused</source>
        <translation>diese Regel wurde abgelehnt</translation>
    </message>
    <message>
        <source>there is nothing to vote on</source>
        <translation>es gibt nichts, worüber abgestimmt wird</translation>
    </message>
    <message>
        <source>votes are put in a point of order: call one first</source>
        <translation>abgestimmt wird in einer Auszeit: Rufe erst eine aus</translation>
    </message>
    <message>
        <source>a round is being played</source>
        <translation>es läuft gerade eine Runde</translation>
    </message>
    <message>
        <source>nobody comes in again by these rules</source>
        <translation>nach diesen Regeln steigt niemand wieder ein</translation>
    </message>
    <message>
        <source>this proposal was not put to the vote</source>
        <translation>über diesen Vorschlag wurde nicht abgestimmt</translation>
    </message>
    <message>
        <source>by these rules no card is thrown away</source>
        <translation>nach diesen Regeln wird keine Karte weggeworfen</translation>
    </message>
    <message>
        <source>the game stands still: nothing can be done in a pause</source>
        <translation>das Spiel ruht: In einer Pause geht nichts</translation>
    </message>
    <message>
        <source>the rule that allows this is not in force</source>
        <translation>die Regel, die das erlaubt, gilt nicht</translation>
    </message>
    <message>
        <source>it named nobody, and fits nobody</source>
        <translation>sie nannte niemanden und passt auf niemanden</translation>
    </message>
    <message>
        <source>no rule has a call in these words</source>
        <translation>keine Regel kennt eine Rüge mit diesen Worten</translation>
    </message>
    <message>
        <source>{on} had made a bad call at {since}, and pays now that another seat says so</source>
        <translation>{on} hatte bei {since} unberechtigt gerügt und zahlt jetzt, da ein anderer Platz es sagt</translation>
    </message>
    <message>
        <source>nobody but the caller voted: nobody pays</source>
        <translation>außer der rügenden Person hat niemand abgestimmt: Niemand zahlt</translation>
    </message>
    <message>
        <source>{on} was out of the game</source>
        <translation>{on} war nicht mehr im Spiel</translation>
    </message>
    <message>
        <source>the house voted so</source>
        <translation>der Tisch hat so abgestimmt</translation>
    </message>
    <message>
        <source>the Mao Master decided so</source>
        <translation>der Mao-Meister hat so entschieden</translation>
    </message>
    <message>
        <source>the house acquitted</source>
        <translation>der Tisch hat freigesprochen</translation>
    </message>
    <message>
        <source>The table listens</source>
        <translation>Der Tisch hört zu</translation>
    </message>
    <message>
        <source>In Mao one gets rid of one&apos;s cards, some cards ask for words, and nobody tells the rules. Say “have a nice day”. Without a microphone press T, type it and press Enter.</source>
        <translation>In Mao will man seine Karten loswerden, manche Karten verlangen Worte, und niemand verrät die Regeln. Sag „have a nice day“. Ohne Mikrofon drücke T, tippe es ein und drücke die Eingabetaste.</translation>
    </message>
    <message>
        <source>I heard: “{words}”. Whatever is said aloud here can be typed as well, at any time.</source>
        <translation>Ich habe gehört: „{words}“. Was man hier laut sagt, kann man auch jederzeit eintippen.</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>It is your turn. A card goes on its own suit or its own rank. Play the five of hearts: drag it to the middle, or double-click it.</source>
        <translation>Du bist dran. Eine Karte kommt auf ihre eigene Farbe oder ihren eigenen Wert. Spiel die Herz-Fünf: Zieh sie in die Mitte oder klicke sie doppelt an.</translation>
    </message>
    <message>
        <source>Now the others play. The ring around a name shows whose turn it is.</source>
        <translation>Jetzt spielen die anderen. Der Ring um einen Namen zeigt, wer dran ist.</translation>
    </message>
    <message>
        <source>A phrase that is due</source>
        <translation>Ein fälliger Satz</translation>
    </message>
    <message>
        <source>Some cards ask for words. With a seven one says “have a nice day”. Play the seven of clubs and say it. You have 4 seconds.</source>
        <translation>Manche Karten verlangen Worte. Bei einer Sieben sagt man „have a nice day“. Spiel die Kreuz-Sieben und sag es. Du hast 4 Sekunden.</translation>
    </message>
    <message>
        <source>You began to speak {time} after the card. What counts is when you speak, not when the program has understood it.</source>
        <translation>Du hast {time} nach der Karte zu sprechen begonnen. Es zählt, wann du sprichst, nicht wann das Programm es verstanden hat.</translation>
    </message>
    <message>
        <source>That was not said within 4 seconds. Lay the cards out again, and say it at once.</source>
        <translation>Das kam nicht innerhalb von 4 Sekunden. Leg die Karten neu aus und sag es sofort.</translation>
    </message>
    <message>
        <source>Silence, and what it costs</source>
        <translation>Schweigen und was es kostet</translation>
    </message>
    <message>
        <source>Play the nine of diamonds, and say nothing this time. Watch what happens.</source>
        <translation>Spiel die Karo-Neun und sag diesmal nichts. Schau, was passiert.</translation>
    </message>
    <message>
        <source>{ann} called it, and you got one card. Nobody is ever punished but by a call. Press “Why?” at the ruling to see what it rests on; the clock stands still meanwhile.</source>
        <translation>{ann} hat es gerügt, und du bekommst eine Karte. Bestraft wird hier immer nur durch eine Rüge. Drücke beim Urteil auf „Warum?“, um zu sehen, worauf es beruht; die Uhr steht so lange still.</translation>
    </message>
    <message>
        <source>You said it in time. Lay the cards out again, and keep silent for once.</source>
        <translation>Du hast es rechtzeitig gesagt. Leg die Karten neu aus und schweig einmal.</translation>
    </message>
    <message>
        <source>It can still be said</source>
        <translation>Man kann es noch sagen</translation>
    </message>
    <message>
        <source>The phrase is still due, and can cost again. Say “that&apos;s the badger”.</source>
        <translation>Der Satz ist immer noch fällig und kann noch einmal kosten. Sag „that&apos;s the badger“.</translation>
    </message>
    <message>
        <source>Now it is settled. At a real table nobody tells you the phrase: you find it out.</source>
        <translation>Jetzt ist es erledigt. An einem echten Tisch verrät dir niemand den Satz: Du findest ihn heraus.</translation>
    </message>
    <message>
        <source>A call</source>
        <translation>Eine Rüge</translation>
    </message>
    <message>
        <source>{bob} is on turn. The card should fit the suit or the rank of the pile. When it does not, click the name {bob} and choose “bad card”. Or say aloud “bad card {bob}”.</source>
        <translation>{bob} ist dran. Die Karte sollte zur Farbe oder zum Wert der Ablage passen. Wenn nicht, klicke auf den Namen {bob} und wähle „bad card“. Oder sag laut „bad card {bob}“.</translation>
    </message>
    <message>
        <source>Upheld: the card went back, and {bob} got one more. Nothing here is forbidden until it is called.</source>
        <translation>Berechtigt: Die Karte ging zurück, und {bob} bekam eine dazu. Verboten ist hier nichts, bis es gerügt wird.</translation>
    </message>
    <message>
        <source>A bad call</source>
        <translation>Eine unberechtigte Rüge</translation>
    </message>
    <message>
        <source>{bob} plays a card that fits. Call “bad card” once more, and see what a wrong call costs.</source>
        <translation>{bob} spielt eine Karte, die passt. Rüge noch einmal „bad card“ und sieh, was eine falsche Rüge kostet.</translation>
    </message>
    <message>
        <source>It had not happened, so the card that you meant for {bob} came to you.</source>
        <translation>Es war nicht so, also kam die Karte, die du {bob} zugedacht hast, zu dir.</translation>
    </message>
    <message>
        <source>A point of order</source>
        <translation>Eine Auszeit</translation>
    </message>
    <message>
        <source>To talk about the game one stops it. Say “point of order”, or press P.</source>
        <translation>Um über das Spiel zu reden, hält man es an. Sag „point of order“ oder drücke P.</translation>
    </message>
    <message>
        <source>Play stops and the clock with it; proposals can be voted on. Cards are not touched now.</source>
        <translation>Das Spiel hält an und die Uhr mit ihm; über Vorschläge kann abgestimmt werden. Karten rührt man jetzt nicht an.</translation>
    </message>
    <message>
        <source>And on again</source>
        <translation>Und weiter</translation>
    </message>
    <message>
        <source>Say “end of point of order”, or press P again.</source>
        <translation>Sag „end of point of order“ oder drücke noch einmal P.</translation>
    </message>
    <message>
        <source>Everything goes on where it stood.</source>
        <translation>Alles geht weiter, wo es stand.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>You hold two cards. Play the six of hearts and say “last card” before the next player has played.</source>
        <translation>Du hast zwei Karten. Spiel die Herz-Sechs und sag „last card“, bevor der nächste Spieler gespielt hat.</translation>
    </message>
    <message>
        <source>Heard {time} after the card. Now wait until it is your turn again.</source>
        <translation>Gehört {time} nach der Karte. Warte jetzt, bis du wieder dran bist.</translation>
    </message>
    <message>
        <source>Mao</source>
        <translation>Mao</translation>
    </message>
    <message>
        <source>When it is your turn, play the six of clubs and say “Mao”. Never say it at another time.</source>
        <translation>Wenn du dran bist, spiel die Kreuz-Sechs und sag „Mao“. Sag es nie zu einer anderen Zeit.</translation>
    </message>
    <message>
        <source>You won. That is all that one has to know: every other rule you find out by playing.</source>
        <translation>Du hast gewonnen. Mehr muss man nicht wissen: Jede andere Regel findest du beim Spielen heraus.</translation>
    </message>
    <message>
        <source>too rare: nobody finds a rule out that is about fewer than one play in 60</source>
        <translation>zu selten: Eine Regel, die weniger als einen von 60 Zügen betrifft, findet niemand heraus</translation>
    </message>
    <message>
        <source>too often: a rule is about one play in two at most, and this one about {tenths:.0f} in ten</source>
        <translation>zu oft: Eine Regel betrifft höchstens jeden zweiten Zug, und diese {tenths:.0f} von zehn</translation>
    </message>
    <message>
        <source>Again: something else was said or done.</source>
        <translation>Noch einmal: Es wurde etwas anderes gesagt oder getan.</translation>
    </message>
    <message>
        <source>Again: it came too late.</source>
        <translation>Noch einmal: Es kam zu spät.</translation>
    </message>
    <message>
        <source>Again: nothing was said or done.</source>
        <translation>Noch einmal: Es wurde nichts gesagt oder getan.</translation>
    </message>
    <message>
        <source>Again: nothing was due.</source>
        <translation>Noch einmal: Es war nichts fällig.</translation>
    </message>
    <message>
        <source>Not counted: I could not hear that.</source>
        <translation>Zählt nicht: Das konnte ich nicht hören.</translation>
    </message>
    <message>
        <source>Not counted: it was begun before anybody can react.</source>
        <translation>Zählt nicht: Es begann, bevor irgendwer reagieren kann.</translation>
    </message>
    <message>
        <source>Not counted: it was new, and its answer was shown.</source>
        <translation>Zählt nicht: Es war neu, und die Antwort wurde gezeigt.</translation>
    </message>
    <message>
        <source>Good: nothing was due, and nothing was done.</source>
        <translation>Gut: Nichts war fällig, und nichts wurde getan.</translation>
    </message>
    <message>
        <source>Easy: begun after {latency} s.</source>
        <translation>Leicht: Nach {latency} s begonnen.</translation>
    </message>
    <message>
        <source>Hard: begun after {latency} s, slower than your usual {usual} s.</source>
        <translation>Schwer: Nach {latency} s begonnen, langsamer als deine üblichen {usual} s.</translation>
    </message>
    <message>
        <source>Good: begun after {latency} s.</source>
        <translation>Gut: Nach {latency} s begonnen.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: neither suit nor rank.</source>
        <translation>{on} legte {card} auf {under}: Weder Farbe noch Wert.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: {suit} had been named.</source>
        <translation>{on} legte {card} auf {under}: {suit} war gewünscht.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}, which was live and does not take it.</source>
        <translation>{on} legte {card} auf {under}, und darauf passt sie gerade nicht.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: it may not lie on its own rank.</source>
        <translation>{on} legte {card} auf {under}: Sie darf nicht auf ihrem eigenen Wert liegen.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: it may not lie on its own suit.</source>
        <translation>{on} legte {card} auf {under}: Sie darf nicht auf ihrer eigenen Farbe liegen.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: a rule that a player wrote forbids it.</source>
        <translation>{on} legte {card} auf {under}: Eine von einem Spieler geschriebene Regel verbietet das.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: the same rank.</source>
        <translation>{on} legte {card} auf {under}: Derselbe Wert.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: the same suit.</source>
        <translation>{on} legte {card} auf {under}: Dieselbe Farbe.</translation>
    </message>
    <message>
        <source>{on} put {card} on {under}, where it may lie.</source>
        <translation>{on} legte {card} auf {under}, wo sie liegen darf.</translation>
    </message>
    <message>
        <source>{on} was to take a card out of a hand, and did not.</source>
        <translation>{on} sollte eine Karte aus einer Hand nehmen und tat es nicht.</translation>
    </message>
    <message>
        <source>{on} was to name a suit, and named none that counts.</source>
        <translation>{on} sollte eine Farbe wünschen und nannte keine, die zählt.</translation>
    </message>
    <message>
        <source>{on} was to play another card, and did not.</source>
        <translation>{on} sollte noch eine Karte spielen und tat es nicht.</translation>
    </message>
    <message>
        <source>{on} did not do what {card} asks for.</source>
        <translation>{on} tat nicht, was {card} verlangt.</translation>
    </message>
    <message>
        <source>{on} had knocked as often as was due.</source>
        <translation>{on} hatte so oft geklopft, wie es fällig war.</translation>
    </message>
    <message>
        <source>{on} had taken the card.</source>
        <translation>{on} hatte die Karte genommen.</translation>
    </message>
    <message>
        <source>{on} had taken the cards.</source>
        <translation>{on} hatte die Karten genommen.</translation>
    </message>
    <message>
        <source>{on} had drawn the cards.</source>
        <translation>{on} hatte die Karten gezogen.</translation>
    </message>
    <message>
        <source>A suit had been named.</source>
        <translation>Eine Farbe war gewünscht worden.</translation>
    </message>
    <message>
        <source>{on} had played another card.</source>
        <translation>{on} hatte noch eine Karte gespielt.</translation>
    </message>
    <message>
        <source>{on} had done what was due.</source>
        <translation>{on} hatte getan, was fällig war.</translation>
    </message>
    <message>
        <source>{on} put {card} down, and broke this rule by it: {call}.</source>
        <translation>{on} legte {card} ab und brach damit diese Regel: „{call}“.</translation>
    </message>
    <message>
        <source>{on} drew a card that was not {on}&apos;s to draw.</source>
        <translation>{on} zog eine Karte, die {on} nicht zustand.</translation>
    </message>
    <message>
        <source>{on} touched cards: {call}.</source>
        <translation>{on} berührte Karten: „{call}“.</translation>
    </message>
    <message>
        <source>{on} turned cards or looked at them: {call}.</source>
        <translation>{on} drehte Karten um oder sah sie an: „{call}“.</translation>
    </message>
    <message>
        <source>{on} put a card away, and not onto the pile: {call}.</source>
        <translation>{on} legte eine Karte weg, und nicht auf die Ablage: „{call}“.</translation>
    </message>
    <message>
        <source>{on} took {card} out of the hand: {call}.</source>
        <translation>{on} nahm {card} aus der Hand: „{call}“.</translation>
    </message>
    <message>
        <source>{on} took {card} out of the hand and put it back.</source>
        <translation>{on} nahm {card} aus der Hand und steckte sie zurück.</translation>
    </message>
    <message>
        <source>{on} dealt so: {call}.</source>
        <translation>{on} gab so: „{call}“.</translation>
    </message>
    <message>
        <source>{on} counted: {call}.</source>
        <translation>{on} zählte: „{call}“.</translation>
    </message>
    <message>
        <source>not once</source>
        <translation>kein Mal</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>That was too long ago to be called.</source>
        <translation>Das war zu lange her, um gerügt zu werden.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on} before that card, and was not said between.</source>
        <translation>„{due}“ war von {on} vor dieser Karte fällig und wurde dazwischen nicht gesagt.</translation>
    </message>
    <message>
        <source>{on} was on turn, and did nothing for {time}.</source>
        <translation>{on} war dran und tat {time} lang nichts.</translation>
    </message>
    <message>
        <source>{on} said “{heard}” where it won nothing.</source>
        <translation>{on} sagte „{heard}“, wo es nichts gewann.</translation>
    </message>
    <message>
        <source>{on} said the word of the winner where it won nothing.</source>
        <translation>{on} sagte das Wort der Sieger, wo es nichts gewann.</translation>
    </message>
    <message>
        <source>{on} was to deal, and had not picked up the deck by the end of the count.</source>
        <translation>{on} sollte geben und hatte die Karten bis zum Ende des Zählens nicht aufgenommen.</translation>
    </message>
    <message>
        <source>{on} put {card} where it may not lie.</source>
        <translation>{on} legte {card} dahin, wo sie nicht liegen darf.</translation>
    </message>
    <message>
        <source>{on} drew a card and put {card} down as well.</source>
        <translation>{on} zog eine Karte und legte außerdem {card} ab.</translation>
    </message>
    <message>
        <source>{on} put {card} down out of turn.</source>
        <translation>{on} legte {card} ab, ohne dran zu sein.</translation>
    </message>
    <message>
        <source>{on} put {card} down while it was the turn of {turn}.</source>
        <translation>{on} legte {card} ab, während {turn} dran war.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on} for {card}, and nothing was heard.</source>
        <translation>„{due}“ war von {on} für {card} fällig, und es war nichts zu hören.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and nothing was heard.</source>
        <translation>„{due}“ war von {on} fällig, und es war nichts zu hören.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, heard was “{heard}”: “{word}” was due {wanted} and said {said}.</source>
        <translation>„{due}“ war von {on} fällig, zu hören war „{heard}“: „{word}“ war {wanted} fällig und wurde {said} gesagt.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and begun too late.</source>
        <translation>„{due}“ war von {on} fällig und wurde zu spät begonnen.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and was not said when it counts.</source>
        <translation>„{due}“ war von {on} fällig und wurde nicht gesagt, als es zählte.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, heard was “{heard}”.</source>
        <translation>„{due}“ war von {on} fällig, zu hören war „{heard}“.</translation>
    </message>
    <message>
        <source>the card</source>
        <translation>die Karte</translation>
    </message>
    <message>
        <source>{on} was to knock {wanted}, and did not.</source>
        <translation>{on} sollte {wanted} klopfen und tat es nicht.</translation>
    </message>
    <message>
        <source>{on} was to knock {wanted}, and knocked {done}.</source>
        <translation>{on} sollte {wanted} klopfen und klopfte {done}.</translation>
    </message>
    <message>
        <source>{on} was to draw {wanted} cards for it, and drew {done}.</source>
        <translation>{on} sollte dafür {wanted} Karten ziehen und zog {done}.</translation>
    </message>
    <message>
        <source>{on} still had {left} to take for {card}.</source>
        <translation>{on} hatte noch {left} für {card} zu nehmen.</translation>
    </message>
    <message>
        <source>{on} did not take the cards that {card} asks for.</source>
        <translation>{on} nahm die Karten nicht, die {card} verlangt.</translation>
    </message>
    <message>
        <source>{on} said “{heard}”.</source>
        <translation>{on} sagte „{heard}“.</translation>
    </message>
    <message>
        <source>{on} did what the call says: {call}.</source>
        <translation>{on} tat, was die Rüge sagt: „{call}“.</translation>
    </message>
    <message>
        <source>{on} had been called for it at {time} and paid {cards}, and still owed it.</source>
        <translation>{on} war dafür bei {time} gerügt worden, hatte {cards} gezahlt und schuldete es immer noch.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on} while nothing could be heard: nobody pays.</source>
        <translation>„{due}“ war von {on} fällig, während nichts zu hören war: Niemand zahlt.</translation>
    </message>
    <message>
        <source>It was due from {on} while nothing could be heard: nobody pays.</source>
        <translation>Es war von {on} fällig, während nichts zu hören war: Niemand zahlt.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and was heard, but not surely: nobody pays.</source>
        <translation>„{due}“ war von {on} fällig und wurde gehört, aber nicht sicher: Niemand zahlt.</translation>
    </message>
    <message>
        <source>It was heard from {on}, but not surely: nobody pays.</source>
        <translation>Es war von {on} zu hören, aber nicht sicher: Niemand zahlt.</translation>
    </message>
    <message>
        <source>{on} had begun to say “{due}” {before} before the call.</source>
        <translation>{on} hatte {before} vor der Rüge begonnen, „{due}“ zu sagen.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, who still had {left} for it.</source>
        <translation>„{due}“ war von {on} fällig, und dafür blieben noch {left}.</translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and there was still time for it.</source>
        <translation>„{due}“ war von {on} fällig, und dafür war noch Zeit.</translation>
    </message>
    <message>
        <source>{on} still had {left} to do it.</source>
        <translation>{on} hatte noch {left} Zeit dafür.</translation>
    </message>
    <message>
        <source>There was still time for {on} to do it.</source>
        <translation>{on} hatte dafür noch Zeit.</translation>
    </message>
    <message>
        <source>{first} called the same thing at the same moment, and was first: nobody pays.</source>
        <translation>{first} rügte dasselbe im selben Augenblick und war zuerst: Niemand zahlt.</translation>
    </message>
    <message>
        <source>{first} had begun to call the same thing {before} before: nobody pays.</source>
        <translation>{first} hatte {before} früher dieselbe Rüge begonnen: Niemand zahlt.</translation>
    </message>
    <message>
        <source>{on} had been called for it at {time} and had paid; nothing new had happened since.</source>
        <translation>{on} war dafür bei {time} gerügt worden und hatte gezahlt; seitdem war nichts Neues geschehen.</translation>
    </message>
    <message>
        <source>{on} put {card} where it may lie.</source>
        <translation>{on} legte {card} dahin, wo sie liegen darf.</translation>
    </message>
    <message>
        <source>It was the turn of {on} when {card} came.</source>
        <translation>{on} war dran, als {card} kam.</translation>
    </message>
    <message>
        <source>{on} was free to put {card} down then.</source>
        <translation>{on} durfte {card} da legen.</translation>
    </message>
    <message>
        <source>{on} owed nothing of the kind and had done nothing of it; the last card was {card}.</source>
        <translation>{on} schuldete nichts dergleichen und hatte nichts dergleichen getan; die letzte Karte war {card}.</translation>
    </message>
    <message>
        <source>{on} owed nothing of the kind, and had done nothing of it.</source>
        <translation>{on} schuldete nichts dergleichen und hatte nichts dergleichen getan.</translation>
    </message>
    <message>
        <source>The clock stood still for {time} in a point of order.</source>
        <translation>Die Uhr stand wegen einer Auszeit {time} still.</translation>
    </message>
    <message>
        <source>The microphone was deaf for {time} ({why}).</source>
        <translation>Das Mikrofon war {time} taub ({why}).</translation>
    </message>
    <message>
        <source>The microphone was deaf for {time}.</source>
        <translation>Das Mikrofon war {time} taub.</translation>
    </message>
    <message>
        <source>(Due from {opened} to {ends}, called at {at}.)</source>
        <translation>(Fällig von {opened} bis {ends}, gerügt bei {at}.)</translation>
    </message>
    <message>
        <source>(At {since}, called at {at}.)</source>
        <translation>(Bei {since}, gerügt bei {at}.)</translation>
    </message>
    <message>
        <source>(Called at {at}.)</source>
        <translation>(Gerügt bei {at}.)</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count}-mal</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a rank is never that: a rank (ace to king or 1 to {highest}), odd, even, or the rank of another card was expected</source>
        <translation>das ist ein Wert nie: Erwartet war ein Wert („ace“ bis „king“ oder 1 bis {highest}), „odd“, „even“ oder der Wert einer anderen Karte</translation>
    </message>
    <message>
        <source>a suit is never that: a suit, red, black, or the suit of another card was expected</source>
        <translation>das ist eine Farbe nie: Erwartet war eine Farbe, „red“, „black“ oder die Farbe einer anderen Karte</translation>
    </message>
    <message>
        <source>a colour is never that: red, black, or the colour of another card was expected</source>
        <translation>das ist „colour“ nie: Erwartet war „red“, „black“ oder „colour“ einer anderen Karte</translation>
    </message>
    <message>
        <source>no hand can reach {cards} cards: there are {count}</source>
        <translation>keine Hand kann {cards} Karten erreichen: Es gibt {count}</translation>
    </message>
    <message>
        <source>in this variant a rule can&apos;t cancel or change another one</source>
        <translation>in dieser Variante kann eine Regel keine andere aufheben oder ändern</translation>
    </message>
    <message>
        <source>rule {rule} is off already</source>
        <translation>die Regel {rule} ist schon aufgehoben</translation>
    </message>
    <message>
        <source>option {name} is for good: the cards are laid out by it</source>
        <translation>die Option {name} steht fest: Die Karten sind danach ausgelegt</translation>
    </message>
    <message>
        <source>option {name} has this value already</source>
        <translation>die Option {name} hat diesen Wert schon</translation>
    </message>
    <message>
        <source>a rule has at most {most} effects</source>
        <translation>eine Regel hat höchstens {most} Wirkungen</translation>
    </message>
    <message>
        <source>a rule has at most {most} tests</source>
        <translation>eine Regel hat höchstens {most} Prüfungen</translation>
    </message>
    <message>
        <source>a rule says only once whether the play is valid</source>
        <translation>eine Regel sagt nur einmal, ob der Zug gültig ist</translation>
    </message>
    <message>
        <source>a rule forbids only once what is said</source>
        <translation>eine Regel verbietet nur einmal, was gesagt wird</translation>
    </message>
    <message>
        <source>only a card that is played makes a play valid or invalid</source>
        <translation>nur eine gespielte Karte macht einen Zug gültig oder ungültig</translation>
    </message>
    <message>
        <source>only what is said can be forbidden: begin with “when &quot;…&quot; is said”</source>
        <translation>nur was gesagt wird, kann verboten werden: Beginne mit „when &quot;…&quot; is said“</translation>
    </message>
    <message>
        <source>turns and suits change with a card that is played, and with nothing else</source>
        <translation>Reihenfolge und Farbe ändern sich nur durch eine gespielte Karte</translation>
    </message>
    <message>
        <source>a seat draws at most {most} cards for a rule</source>
        <translation>ein Platz zieht für eine Regel höchstens {most} Karten</translation>
    </message>
    <message>
        <source>this would set off its own event: who draws for a draw or a penalty never ends</source>
        <translation>das würde sich selbst auslösen: Wer für ein Ziehen oder eine Strafe zieht, hört nie auf</translation>
    </message>
    <message>
        <source>this would set off its own event: what is to be said is what is listened for</source>
        <translation>das würde sich selbst auslösen: Was zu sagen ist, ist das, worauf gehört wird</translation>
    </message>
    <message>
        <source>a card can be tested only when one is played</source>
        <translation>eine Karte kann nur geprüft werden, wenn eine gespielt wird</translation>
    </message>
    <message>
        <source>only ranks are higher or lower</source>
        <translation>nur Werte sind höher oder niedriger</translation>
    </message>
    <message>
        <source>no hand has {number} cards: there are {cards}</source>
        <translation>keine Hand hat {number} Karten: Es gibt {cards}</translation>
    </message>
    <message>
        <source>column {column}: {message}</source>
        <translation>Spalte {column}: {message}</translation>
    </message>
    <message>
        <source>no card for which this is due has such a name</source>
        <translation>keine Karte, für die das fällig ist, hat einen solchen Namen</translation>
    </message>
    <message>
        <source>this leaves a card on which nothing could be played</source>
        <translation>damit gäbe es eine Karte, auf die nichts mehr gespielt werden könnte</translation>
    </message>
    <message>
        <source>nobody could tell this rule from none: these plays are so already</source>
        <translation>diese Regel könnte niemand von keiner unterscheiden: Diese Züge sind schon so</translation>
    </message>
    <message>
        <source>nobody could tell this rule from another one that is in force</source>
        <translation>diese Regel könnte niemand von einer anderen unterscheiden, die schon gilt</translation>
    </message>
    <message>
        <source>there is no such card in the decks</source>
        <translation>eine solche Karte gibt es in den Decks nicht</translation>
    </message>
    <message>
        <source>this can never be true</source>
        <translation>das kann nie wahr sein</translation>
    </message>
    <message>
        <source>this can never be true together with what is before</source>
        <translation>das kann zusammen mit dem, was davor steht, nie wahr sein</translation>
    </message>
    <message>
        <source>a card (as in “a 4”, “a red card”, “the queen of spades”)</source>
        <translation>eine Karte (wie in „a 4“, „a red card“, „the queen of spades“)</translation>
    </message>
    <message>
        <source>a kind of card (as in “4”, “red card”, “queen of spades”)</source>
        <translation>eine Art Karte (wie in „4“, „red card“, „queen of spades“)</translation>
    </message>
    <message>
        <source>a rank or a suit</source>
        <translation>ein Wert oder eine Farbe</translation>
    </message>
    <message>
        <source>a rank</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a suit</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>red, black, odd or even</source>
        <translation>„red“, „black“, „odd“ oder „even“</translation>
    </message>
    <message>
        <source>spades, hearts, diamonds or clubs</source>
        <translation>„spades“, „hearts“, „diamonds“ oder „clubs“</translation>
    </message>
    <message>
        <source>a number (as in “3”, “fewer than 3”, “at least 3”)</source>
        <translation>eine Zahl (wie in „3“, „fewer than 3“, „at least 3“)</translation>
    </message>
    <message>
        <source>a test (as in “it is red”, “its rank is 4”)</source>
        <translation>eine Prüfung (wie in „it is red“, „its rank is 4“)</translation>
    </message>
    <message>
        <source>what then follows (as in “say &quot;hello&quot;”, “the play is invalid”)</source>
        <translation>was dann folgt (wie in „say &quot;hello&quot;“, „the play is invalid“)</translation>
    </message>
    <message>
        <source>rank, suit or colour</source>
        <translation>„rank“, „suit“ oder „colour“</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a phrase in double quotes</source>
        <translation>ein Satz in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>ein Komma</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the phrase that begins here has no closing double quote</source>
        <translation>dem Satz, der hier beginnt, fehlt das schließende doppelte Anführungszeichen</translation>
    </message>
    <message>
        <source>a rule binds all alike and can&apos;t name {named}: write “the player”, “the next seat” or the like</source>
        <translation>eine Regel gilt für alle und kann {named} nicht nennen: Schreib „the player“, „the next seat“ oder Ähnliches</translation>
    </message>
    <message>
        <source>the sentence ends</source>
        <translation>hier endet der Satz</translation>
    </message>
    <message>
        <source>“{text}” stands here</source>
        <translation>hier steht „{text}“</translation>
    </message>
    <message>
        <source>a phrase in quotes stands here</source>
        <translation>hier steht ein Satz in Anführungszeichen</translation>
    </message>
    <message>
        <source>{found}: perhaps “{slip}” was meant</source>
        <translation>{found}: Vielleicht war „{slip}“ gemeint</translation>
    </message>
    <message>
        <source>{found}, and {expected} was expected</source>
        <translation>{found}, und erwartet war {expected}</translation>
    </message>
    <message>
        <source>the like</source>
        <translation>Ähnliches</translation>
    </message>
    <message>
        <source>a sentence of at most {longest} characters was expected</source>
        <translation>erwartet war ein Satz von höchstens {longest} Zeichen</translation>
    </message>
    <message>
        <source>a call</source>
        <translation>eine Rüge</translation>
    </message>
    <message>
        <source>the claim of a win</source>
        <translation>die Ansage eines Sieges</translation>
    </message>
    <message>
        <source>what opens a point of order</source>
        <translation>was eine Auszeit eröffnet</translation>
    </message>
    <message>
        <source>what ends a point of order</source>
        <translation>was eine Auszeit beendet</translation>
    </message>
    <message>
        <source>how one comes in again</source>
        <translation>wie man wieder einsteigt</translation>
    </message>
    <message>
        <source>how a rule comes into force</source>
        <translation>wie eine Regel in Kraft tritt</translation>
    </message>
    <message>
        <source>a phrase of at most {longest} characters was expected, not {count}</source>
        <translation>erwartet war ein Satz von höchstens {longest} Zeichen, nicht {count}</translation>
    </message>
    <message>
        <source>a phrase of at least one word was expected</source>
        <translation>erwartet war ein Satz aus mindestens einem Wort</translation>
    </message>
    <message>
        <source>a phrase can&apos;t contain “{word}”, which wins or is in vain</source>
        <translation>ein Satz kann „{word}“ nicht enthalten, denn das gewinnt oder ist verboten</translation>
    </message>
    <message>
        <source>a phrase can&apos;t contain “{said}”: that is {what}</source>
        <translation>ein Satz kann „{said}“ nicht enthalten: Das ist {what}</translation>
    </message>
    <message>
        <source>{written} can&apos;t stand in this phrase: only what is said when a card is played can name a card</source>
        <translation>{written} kann in diesem Satz nicht stehen: Nur was beim Spielen einer Karte gesagt wird, kann eine Karte nennen</translation>
    </message>
    <message>
        <source>{written} stands for nothing: {expected} were expected</source>
        <translation>{written} steht für nichts: Erwartet war {expected}</translation>
    </message>
    <message>
        <source>the recogniser does not know the word “{word}”</source>
        <translation>die Erkennung kennt das Wort „{word}“ nicht</translation>
    </message>
    <message>
        <source>the recogniser does not know the word “{word}”; near it are {near}</source>
        <translation>die Erkennung kennt das Wort „{word}“ nicht; ähnlich sind {near}</translation>
    </message>
    <message>
        <source>(leave this out)</source>
        <translation>(das weglassen)</translation>
    </message>
    <message>
        <source>a number of at most {most} digits was expected, not {token}</source>
        <translation>erwartet war eine Zahl mit höchstens {most} Ziffern, nicht {token}</translation>
    </message>
    <message>
        <source>only “it” is played out of turn</source>
        <translation>nur „it“ wird außer der Reihe gespielt</translation>
    </message>
    <message>
        <source>a number of cards from 1 was expected</source>
        <translation>erwartet war eine Kartenzahl ab 1</translation>
    </message>
    <message>
        <source>once, twice, or 3 to 5 times was expected</source>
        <translation>erwartet war „once“, „twice“ oder „3 times“ bis „5 times“</translation>
    </message>
    <message>
        <source>“a card” was expected here: only of a card that is played can a rule say which</source>
        <translation>hier war „a card“ erwartet: Nur bei einer gespielten Karte kann eine Regel sagen, welche</translation>
    </message>
    <message>
        <source>ace, {lowest} to {highest}, jack, queen or king was expected, not {word}</source>
        <translation>erwartet war „ace“, {lowest} bis {highest}, „jack“, „queen“ oder „king“, nicht {word}</translation>
    </message>
    <message>
        <source>a test was expected here, such as “it is a king”: before “or” stands no card</source>
        <translation>hier war eine Prüfung erwartet, etwa „it is a king“: Vor „or“ steht keine Karte</translation>
    </message>
    <message>
        <source>the program was stopped</source>
        <translation>das Programm war angehalten</translation>
    </message>
    <message>
        <source>{where}: this can&apos;t happen at this table ({why}): the journal was changed</source>
        <translation>{where}: Das kann an diesem Tisch nicht geschehen ({why}): Das Protokoll wurde geändert</translation>
    </message>
    <message>
        <source>{where}: this was ruled otherwise, by other rules: `mao-desktop replay` shows what differs</source>
        <translation>{where}: Das wurde nach anderen Regeln anders entschieden: `mao-desktop replay` zeigt den Unterschied</translation>
    </message>
    <message>
        <source>the microphone was lost</source>
        <translation>das Mikrofon war weg</translation>
    </message>
    <message>
        <source>the game stands still ({why}): close what is open, and play on</source>
        <translation>das Spiel ruht ({why}): Schließ, was offen ist, und spiel weiter</translation>
    </message>
    <message>
        <source>this game is closed: begin a new one or go on with it</source>
        <translation>dieses Spiel ist geschlossen: Beginn ein neues oder setz es fort</translation>
    </message>
    <message>
        <source>this game has lasted a whole day: begin a new one</source>
        <translation>dieses Spiel hat einen ganzen Tag gedauert: Beginn ein neues</translation>
    </message>
    <message>
        <source>no microphone was found: plug one in, or see to it that the sound server runs and this program may use it</source>
        <translation>es wurde kein Mikrofon gefunden: Schließ eines an, oder sorg dafür, dass der Tonserver läuft und dieses Programm ihn benutzen darf</translation>
    </message>
    <message>
        <source>the microphone is gone: plug it in again</source>
        <translation>das Mikrofon ist weg: Schließ es wieder an</translation>
    </message>
    <message>
        <source>no loudspeaker was found: plug one in, or see to it that the sound server runs</source>
        <translation>es wurde kein Lautsprecher gefunden: Schließ einen an, oder sorg dafür, dass der Tonserver läuft</translation>
    </message>
    <message>
        <source>the microphone may not be used: allow it in the system&apos;s privacy settings, or on Linux add yourself to the group “audio”</source>
        <translation>das Mikrofon darf nicht benutzt werden: Erlaub es in den Datenschutzeinstellungen des Systems, oder nimm dich unter Linux in die Gruppe „audio“ auf</translation>
    </message>
    <message>
        <source>there is no microphone “{name}”: choose one of {names}</source>
        <translation>es gibt kein Mikrofon „{name}“: Wähl eines von {names}</translation>
    </message>
    <message>
        <source>there is no loudspeaker “{name}”: choose one of {names}</source>
        <translation>es gibt keinen Lautsprecher „{name}“: Wähl einen von {names}</translation>
    </message>
    <message>
        <source>the loudspeaker takes no sound: choose another</source>
        <translation>der Lautsprecher nimmt keinen Ton an: Wähl einen anderen</translation>
    </message>
    <message>
        <source>the loudspeaker “{name}” can&apos;t be used ({why}): choose another, or close what uses it</source>
        <translation>der Lautsprecher „{name}“ ist nicht zu gebrauchen ({why}): Wähl einen anderen, oder schließ, was ihn benutzt</translation>
    </message>
    <message>
        <source>the microphone “{name}” can&apos;t be opened ({told}): choose another with --mic, or close what uses it</source>
        <translation>das Mikrofon „{name}“ lässt sich nicht öffnen ({told}): Wähl mit --mic ein anderes, oder schließ, was es benutzt</translation>
    </message>
    <message>
        <source>PortAudio is missing, without which no microphone can be heard: on Debian and Ubuntu install it with “apt install libportaudio2”, on Fedora with “dnf install portaudio”; at the table Qt&apos;s sound serves as well: “pip install PySide6-Addons”</source>
        <translation>PortAudio fehlt, und ohne das ist kein Mikrofon zu hören: Installier es unter Debian und Ubuntu mit „apt install libportaudio2“, unter Fedora mit „dnf install portaudio“; am Tisch genügt auch der Ton von Qt: „pip install PySide6-Addons“</translation>
    </message>
    <message>
        <source>the microphone gives digital silence: switch it on, or allow its use in the system&apos;s privacy settings</source>
        <translation>vom Mikrofon kommt völlige Stille: Schalt es ein, oder erlaub es in den Datenschutzeinstellungen des Systems</translation>
    </message>
    <message>
        <source>there is no model “{wanted}”: install it with “mao-desktop models install {wanted}”, give the path of its folder, or go back to the program&apos;s own with “mao-desktop models use small-en”</source>
        <translation>es gibt kein Modell „{wanted}“: Installier es mit „mao-desktop models install {wanted}“, gib den Pfad seines Ordners an, oder kehr mit „mao-desktop models use small-en“ zum mitgelieferten zurück</translation>
    </message>
    <message>
        <source>{folder} is a model for free speech only, without a grammar: choose one of the “small” models</source>
        <translation>{folder} ist ein Modell nur für freies Sprechen, ohne Grammatik: Wähl eines der „small“-Modelle</translation>
    </message>
    <message>
        <source>{folder} is no whole model ({why}): install it again, or choose another with “mao-desktop models use”</source>
        <translation>{folder} ist kein vollständiges Modell ({why}): Installier es neu, oder wähl ein anderes mit „mao-desktop models use“</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} fehlt</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read: {why}</source>
        <translation>{name} ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>{name} is empty</source>
        <translation>{name} ist leer</translation>
    </message>
    <message>
        <source>{name} is something else</source>
        <translation>{name} ist etwas anderes</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be loaded, its files are damaged: install it again, or choose another with “mao-desktop models use”</source>
        <translation>{folder} lässt sich nicht laden, die Dateien sind beschädigt: Installier es neu, oder wähl ein anderes mit „mao-desktop models use“</translation>
    </message>
    <message>
        <source>the model {name} has no word for what it does not know ({unknown}): choose another</source>
        <translation>das Modell {name} hat kein Wort für das, was es nicht kennt ({unknown}): Wähl ein anderes</translation>
    </message>
    <message>
        <source>the model does not know the word “{word}” in “{phrase}”: say it otherwise, perhaps with {words}</source>
        <translation>das Modell kennt das Wort „{word}“ in „{phrase}“ nicht: Sag es anders, vielleicht mit {words}</translation>
    </message>
    <message>
        <source>the model does not know the word “{word}” in “{phrase}”: say it otherwise</source>
        <translation>das Modell kennt das Wort „{word}“ in „{phrase}“ nicht: Sag es anders</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>es wurde geöffnet</translation>
    </message>
    <message>
        <source>sound was lost</source>
        <translation>Ton ging verloren</translation>
    </message>
    <message>
        <source>unplugged</source>
        <translation>nicht angeschlossen</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>stummgeschaltet</translation>
    </message>
    <message>
        <source>own voice</source>
        <translation>die eigene Stimme sprach</translation>
    </message>
    <message>
        <source>the program has no voice ({why}): reinstall it, or on Linux install eSpeak NG with “apt install espeak-ng”; everything can also be read</source>
        <translation>das Programm hat keine Stimme ({why}): Installier es neu, oder installier unter Linux eSpeak NG mit „apt install espeak-ng“; alles lässt sich auch lesen</translation>
    </message>
    <message>
        <source>its speech engine gave no sound</source>
        <translation>seine Sprachausgabe gab keinen Ton</translation>
    </message>
    <message>
        <source>its speech engine does not answer</source>
        <translation>seine Sprachausgabe antwortet nicht</translation>
    </message>
    <message>
        <source>its speech engine gave up with status {returncode}</source>
        <translation>seine Sprachausgabe brach mit Status {returncode} ab</translation>
    </message>
    <message>
        <source>it holds something else than notes</source>
        <translation>darin steht etwas anderes als Notizen</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read ({why}): mend it or delete it</source>
        <translation>{path} ist nicht lesbar ({why}): Bring es in Ordnung oder lösch es</translation>
    </message>
    <message>
        <source>a newer version of Mao Desktop wrote this game: go on with it there, or begin a new table</source>
        <translation>eine neuere Version von Mao Desktop hat dieses Spiel geschrieben: Setz es dort fort, oder beginn einen neuen Tisch</translation>
    </message>
    <message>
        <source>a journal of format 1 to {format} was expected, not {number}</source>
        <translation>erwartet war ein Protokoll im Format 1 bis {format}, nicht {number}</translation>
    </message>
    <message>
        <source>the folder {folder} can&apos;t be looked into ({why}): make it readable</source>
        <translation>der Ordner {folder} ist nicht zugänglich ({why}): Mach ihn lesbar</translation>
    </message>
    <message>
        <source>{path} can&apos;t be deleted ({why}): free it or its folder</source>
        <translation>{path} lässt sich nicht löschen ({why}): Gib es oder den Ordner frei</translation>
    </message>
    <message>
        <source>table {n}</source>
        <translation>Tisch {n}</translation>
    </message>
    <message>
        <source>{where}: there is no variant “{variant}” (there are: {names})</source>
        <translation>{where}: Es gibt keine Variante „{variant}“ (es gibt: {names})</translation>
    </message>
    <message>
        <source>{where}: options and their values were expected</source>
        <translation>{where}: Erwartet waren Optionen und ihre Werte</translation>
    </message>
    <message>
        <source>{where}: {fewest} to {most} seats were expected</source>
        <translation>{where}: Erwartet waren {fewest} bis {most} Plätze</translation>
    </message>
    <message>
        <source>{where}: a list of at most {most} rules was expected</source>
        <translation>{where}: Erwartet war eine Liste von höchstens {most} Regeln</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <translation>{where}: {why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): make room or free the folder, or start with --temp-profile to play a game that is not kept</source>
        <translation>{path} ist nicht beschreibbar ({why}): Schaff Platz oder gib den Ordner frei, oder starte mit --temp-profile, um ein Spiel zu spielen, das nicht aufgehoben wird</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): free it or make room</source>
        <translation>{path} ist nicht beschreibbar ({why}): Gib es frei oder schaff Platz</translation>
    </message>
    <message>
        <source>{path} is played in another window: go on there, or leave that table first</source>
        <translation>{path} wird in einem anderen Fenster gespielt: Spiel dort weiter, oder verlass dort zuerst den Tisch</translation>
    </message>
    <message>
        <source>{path} is closed: begin a new game or go on with this one</source>
        <translation>{path} ist geschlossen: Beginn ein neues Spiel oder setz dieses fort</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): make room and go on with the game</source>
        <translation>{path} ist nicht beschreibbar ({why}): Schaff Platz und spiel weiter</translation>
    </message>
    <message>
        <source>{path} was removed, and can&apos;t be written again ({why}): free its folder</source>
        <translation>{path} wurde entfernt und ist nicht wieder beschreibbar ({why}): Gib den Ordner frei</translation>
    </message>
    <message>
        <source>{path} was removed during the game: it was written again, and nothing is lost</source>
        <translation>{path} wurde während des Spiels entfernt: Es wurde neu geschrieben, und nichts ist verloren</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): free it</source>
        <translation>{path} ist nicht beschreibbar ({why}): Gib es frei</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read: {why}</source>
        <translation>{path} ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>{path} is no game&apos;s journal: it is longer than {longest} MB</source>
        <translation>{path} ist kein Spielprotokoll: Es ist länger als {longest} MB</translation>
    </message>
    <message>
        <source>a line of at most {longest:,} letters was expected</source>
        <translation>erwartet war eine Zeile von höchstens {longest:,} Zeichen</translation>
    </message>
    <message>
        <source>a time “at” from {earliest} to {longest} ms was expected</source>
        <translation>erwartet war eine Zeit „at“ von {earliest} bis {longest} ms</translation>
    </message>
    <message>
        <source>{path}: {why}</source>
        <translation>{path}: {why}</translation>
    </message>
    <message>
        <source>{path}:{line}: this is no line of a game&apos;s journal: {why}</source>
        <translation>{path}:{line}: Das ist keine Zeile eines Spielprotokolls: {why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): make room or free the folder</source>
        <translation>{path} ist nicht beschreibbar ({why}): Schaff Platz oder gib den Ordner frei</translation>
    </message>
    <message>
        <source>notebook {number}: a list of sentences was expected for “guesses”</source>
        <translation>Notizbuch {number}: Für „guesses“ war eine Liste von Sätzen erwartet</translation>
    </message>
    <message>
        <source>notebook {number}</source>
        <translation>Notizbuch {number}</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be looked into ({why}): make it readable</source>
        <translation>{folder} ist nicht zugänglich ({why}): Mach es lesbar</translation>
    </message>
    <message>
        <source>a name of up to {longest} letters was expected, not “{name}”</source>
        <translation>erwartet war ein Name mit höchstens {longest} Buchstaben, nicht „{name}“</translation>
    </message>
    <message>
        <source>there is somebody called {name} already: choose them, or another name</source>
        <translation>es gibt schon jemanden namens {name}: Wähl diese Person, oder einen anderen Namen</translation>
    </message>
    <message>
        <source>what lies in {folder} is still there: delete it by hand</source>
        <translation>was in {folder} liegt, ist noch da: Lösch es von Hand</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read ({why}): delete it, and learn the voice again</source>
        <translation>{path} ist nicht lesbar ({why}): Lösch es, und lern die Stimme neu an</translation>
    </message>
    <message>
        <source>{path} can&apos;t be deleted ({why}): delete it by hand</source>
        <translation>{path} lässt sich nicht löschen ({why}): Lösch es von Hand</translation>
    </message>
    <message>
        <source>the progress file</source>
        <translation>die Datei mit dem Lernstand</translation>
    </message>
    <message>
        <source>{where} was written by a newer version of Mao Desktop: use that version, or move the file</source>
        <translation>{where} wurde von einer neueren Version von Mao Desktop geschrieben: Nimm diese Version, oder verschieb die Datei</translation>
    </message>
    <message>
        <source>there is a profile “{name}” already: choose it, or another name</source>
        <translation>es gibt schon ein Profil „{name}“: Wähl es, oder einen anderen Namen</translation>
    </message>
    <message>
        <source>there is a profile “{name}” already: choose another name</source>
        <translation>es gibt schon ein Profil „{name}“: Wähl einen anderen Namen</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): choose another folder or make room</source>
        <translation>{path} ist nicht beschreibbar ({why}): Wähl einen anderen Ordner oder schaff Platz</translation>
    </message>
    <message>
        <source>{where} is damaged: move it away to begin a new one; nothing in it was changed</source>
        <translation>{where} ist beschädigt: Verschieb es, um neu zu beginnen; darin wurde nichts geändert</translation>
    </message>
    <message>
        <source>{where} can&apos;t be written, the disk is full: make room; what was kept before is safe</source>
        <translation>{where} ist nicht beschreibbar, der Datenträger ist voll: Schaff Platz; was vorher aufgehoben wurde, ist sicher</translation>
    </message>
    <message>
        <source>{where} is being written by another window: close that one, or try again</source>
        <translation>{where} wird gerade von einem anderen Fenster beschrieben: Schließ es, oder versuch es noch einmal</translation>
    </message>
    <message>
        <source>{where} can&apos;t be used ({why}): free it or make room; what was kept before is safe</source>
        <translation>{where} ist nicht zu gebrauchen ({why}): Gib es frei oder schaff Platz; was vorher aufgehoben wurde, ist sicher</translation>
    </message>
    <message>
        <source>no rule was found: a text with [[rule]] was expected</source>
        <translation>es wurde keine Regel gefunden: Erwartet war ein Text mit [[rule]]</translation>
    </message>
    <message>
        <source>rule {n}</source>
        <translation>Regel {n}</translation>
    </message>
    <message>
        <source>{where}: a number from 0 was expected for “games”</source>
        <translation>{where}: Für „games“ war eine Zahl ab 0 erwartet</translation>
    </message>
    <message>
        <source>{path}: {name}: {why}</source>
        <translation>{path}: {name}: {why}</translation>
    </message>
    <message>
        <source>one of {names} was expected</source>
        <translation>erwartet war eines von {names}</translation>
    </message>
    <message>
        <source>a number from {low:g} to {high:g} was expected</source>
        <translation>erwartet war eine Zahl von {low:g} bis {high:g}</translation>
    </message>
    <message>
        <source>a table of texts was expected</source>
        <translation>erwartet war eine Tabelle mit Texten</translation>
    </message>
    <message>
        <source>true or false was expected</source>
        <translation>erwartet war „true“ oder „false“</translation>
    </message>
    <message>
        <source>a text was expected</source>
        <translation>erwartet war ein Text</translation>
    </message>
    <message>
        <source>a name of up to {longest} letters was expected</source>
        <translation>erwartet war ein Name mit höchstens {longest} Buchstaben</translation>
    </message>
    <message>
        <source>there is no variant “{variant}” (there are: {names})</source>
        <translation>es gibt keine Variante „{variant}“ (es gibt: {names})</translation>
    </message>
    <message>
        <source>a seed from 0 to {highest} was expected, not {seed}</source>
        <translation>erwartet war ein Startwert von 0 bis {highest}, nicht {seed}</translation>
    </message>
    <message>
        <source>the dealer was expected to have a seat</source>
        <translation>der Geber müsste einen Platz haben</translation>
    </message>
    <message>
        <source>a Mao Master was expected: a seat, or an overseer with a name</source>
        <translation>erwartet war ein Mao-Meister: Ein Platz, oder eine Aufsicht mit Namen</translation>
    </message>
    <message>
        <source>a hand for every seat was expected</source>
        <translation>erwartet war eine Hand für jeden Platz</translation>
    </message>
    <message>
        <source>{wanted} cards are to be dealt, and there are {there}: smaller hands or more decks were expected</source>
        <translation>{wanted} Karten sind zu geben, und es gibt {there}: Erwartet waren kleinere Hände oder mehr Decks</translation>
    </message>
    <message>
        <source>the rule “{text}” is refused ({message})</source>
        <translation>die Regel „{text}“ ist abgelehnt ({message})</translation>
    </message>
    <message>
        <source>{fewest} to {most} seats were expected, not {count}</source>
        <translation>erwartet waren {fewest} bis {most} Plätze, nicht {count}</translation>
    </message>
    <message>
        <source>different names were expected for the seats</source>
        <translation>die Namen der Plätze müssten verschieden sein</translation>
    </message>
    <message>
        <source>a seat&apos;s name of up to {longest} letters was expected, not “{name}”</source>
        <translation>erwartet war ein Platzname mit höchstens {longest} Buchstaben, nicht „{name}“</translation>
    </message>
    <message>
        <source>{path} can&apos;t be brought to disk ({why}): look after the disk</source>
        <translation>{path} kommt nicht auf den Datenträger ({why}): Sieh nach dem Datenträger</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <translation>es ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it is longer than {longest} MB</source>
        <translation>es ist länger als {longest} MB</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read ({why}): mend it or move it away</source>
        <translation>{path} ist nicht lesbar ({why}): Bring es in Ordnung oder verschieb es</translation>
    </message>
    <message>
        <source>text with [[{kind}]] was expected, and it can&apos;t be read: {why}</source>
        <translation>erwartet war Text mit [[{kind}]], und er ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>[[{kind}]] was expected, each with lines below it</source>
        <translation>erwartet war [[{kind}]], jedes mit Zeilen darunter</translation>
    </message>
    <message>
        <source>{where}: a line of text was expected for “{key}”</source>
        <translation>{where}: Für „{key}“ war eine Zeile Text erwartet</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} oder {last}</translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <translation>{first}, {others}</translation>
    </message>
    <message>
        <source>microphone off</source>
        <translation>Mikrofon aus</translation>
    </message>
    <message>
        <source>microphone opens</source>
        <translation>Mikrofon öffnet</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>hört zu</translation>
    </message>
    <message>
        <source>hold the talk key</source>
        <translation>Sprechtaste halten</translation>
    </message>
    <message>
        <source>talk key held</source>
        <translation>Sprechtaste gehalten</translation>
    </message>
    <message>
        <source>own voice speaks</source>
        <translation>die eigene Stimme spricht</translation>
    </message>
    <message>
        <source>microphone lost</source>
        <translation>Mikrofon weg</translation>
    </message>
    <message>
        <source>no sound comes in</source>
        <translation>es kommt kein Ton an</translation>
    </message>
    <message>
        <source>Click, or press M, to mute it and to listen again</source>
        <translation>Klick oder die Taste M schaltet es stumm und wieder ein</translation>
    </message>
    <message>
        <source>Microphone: {state}</source>
        <translation>Mikrofon: {state}</translation>
    </message>
    <message>
        <source>Sound check</source>
        <translation>Tonprobe</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>I am listening …</source>
        <translation>Ich höre zu …</translation>
    </message>
    <message>
        <source>Loudspeakers</source>
        <translation>Lautsprecher</translation>
    </message>
    <message>
        <source>Headphones</source>
        <translation>Kopfhörer</translation>
    </message>
    <message>
        <source>Let a player speak</source>
        <translation>Lass einen Spieler sprechen</translation>
    </message>
    <message>
        <source>What the ear often misses of you is here as well:</source>
        <translation>Was das Gehör bei dir oft verpasst, steht auch hier:</translation>
    </message>
    <message>
        <source>Where do you hear the players?</source>
        <translation>Wo hörst du die Spieler?</translation>
    </message>
    <message>
        <source>Whose voice …</source>
        <translation>Wessen Stimme …</translation>
    </message>
    <message>
        <source>Where several share a microphone: let the program learn their voices.</source>
        <translation>Wo mehrere ein Mikrofon teilen: Lass das Programm ihre Stimmen lernen.</translation>
    </message>
    <message>
        <source>Say “{phrase}”.</source>
        <translation>Sag „{phrase}“.</translation>
    </message>
    <message>
        <source>✓ I heard: {text}</source>
        <translation>✓ Ich habe gehört: {text}</translation>
    </message>
    <message>
        <source>I heard: {text}</source>
        <translation>Ich habe gehört: {text}</translation>
    </message>
    <message>
        <source>✓ You are heard at any time: the microphone does not hear the players.</source>
        <translation>✓ Du wirst jederzeit gehört: Das Mikrofon hört die Spieler nicht.</translation>
    </message>
    <message>
        <source>The microphone hears the players too. Let one speak, to find out whether you are heard over them.</source>
        <translation>Das Mikrofon hört auch die Spieler. Lass einen sprechen, um zu sehen, ob du über ihnen zu hören bist.</translation>
    </message>
    <message>
        <source>A player speaks. Stay silent until the end …</source>
        <translation>Ein Spieler spricht. Bleib bis zum Ende still …</translation>
    </message>
    <message>
        <source>You are not heard while players speak, and what you owe meanwhile waits. Headphones change that.</source>
        <translation>Während Spieler sprechen, hört man dich nicht, und was du schuldest, wartet so lange. Kopfhörer ändern das.</translation>
    </message>
    <message>
        <source>✓ You are heard while players speak: the microphone hardly hears the players.</source>
        <translation>✓ Du wirst gehört, während Spieler sprechen: Das Mikrofon hört die Spieler kaum.</translation>
    </message>
    <message>
        <source>✓ You are heard while players speak: the ear makes their voices {softer} dB softer.</source>
        <translation>✓ Du wirst gehört, während Spieler sprechen: Das Gehör macht ihre Stimmen {softer} dB leiser.</translation>
    </message>
    <message>
        <source>The microphone is switched off in the settings.</source>
        <translation>Das Mikrofon ist in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>Nothing is heard until you have answered.</source>
        <translation>Bis du geantwortet hast, wird nichts gehört.</translation>
    </message>
    <message>
        <source>The model lacks words of {phrases}: type them</source>
        <translation>Dem Modell fehlen Wörter von {phrases}: Tipp sie ein</translation>
    </message>
    <message>
        <source>There is none yet: the rule book keeps those that are published, and such as you write there.</source>
        <translation>Noch gibt es keine: Das Regelbuch hebt die veröffentlichten auf und die, die du dort schreibst.</translation>
    </message>
    <message>
        <source>Those that are ticked hold from the start, and everybody knows them.</source>
        <translation>Was angekreuzt ist, gilt von Anfang an, und alle kennen es.</translation>
    </message>
    <message>
        <source>Kept rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Tables with a name, on the start screen. “New table” keeps one as it is chosen there.</source>
        <translation>Tische mit Namen auf der Startseite. „Neuer Tisch“ hebt einen auf, wie er dort gewählt ist.</translation>
    </message>
    <message>
        <source>House tables</source>
        <translation>Stammtische</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>{variant}, {seats} seats</source>
        <translation>{variant}, {seats} Plätze</translation>
    </message>
    <message>
        <source>Rules that are no secret any more. A new table can be played with them.</source>
        <translation>Regeln, die nicht mehr geheim sind. Ein neuer Tisch kann mit ihnen spielen.</translation>
    </message>
    <message>
        <source>Write one …</source>
        <translation>Schreiben …</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Einlesen …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Ausgeben …</translation>
    </message>
    <message>
        <source>1 rule is new.</source>
        <translation>1 Regel ist neu.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules are new.</source>
        <translation>
            <numerusform>%n Regel ist neu.</numerusform>
            <numerusform>%n Regeln sind neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln einlesen</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln ausgeben</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual times</source>
        <translation>Übliche Zeiten</translation>
    </message>
    <message>
        <source>Twice the time</source>
        <translation>Doppelte Zeit</translation>
    </message>
    <message>
        <source>Three times the time</source>
        <translation>Dreifache Zeit</translation>
    </message>
    <message>
        <source>Five times the time</source>
        <translation>Fünffache Zeit</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>For newcomers: patient players, time to think, and three things are told first</source>
        <translation>Für Neulinge: geduldige Spieler, Zeit zum Denken, und drei Dinge werden vorab gesagt</translation>
    </message>
    <message>
        <source>As it is meant to be: no rule is told, you find them out</source>
        <translation>Wie es gedacht ist: keine Regel wird verraten, du findest sie heraus</translation>
    </message>
    <message>
        <source>The rule book is shut, and rulings say only what was called; you write down your guesses</source>
        <translation>Das Regelbuch ist zu, und Urteile sagen nur, was gerügt wurde; du schreibst auf, was du vermutest</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Rules and times</source>
        <translation>Regeln und Zeiten</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep as house table …</source>
        <translation>Als Stammtisch aufheben …</translation>
    </message>
    <message>
        <source>Sound check …</source>
        <translation>Tonprobe …</translation>
    </message>
    <message>
        <source>Deal by hand</source>
        <translation>Von Hand geben</translation>
    </message>
    <message>
        <source>Drag the first cards from the stack to the seats; for a person who deals</source>
        <translation>Zieh die ersten Karten vom Stapel zu den Plätzen; für eine Person, die gibt</translation>
    </message>
    <message>
        <source>How long one has to say, to do and to begin: for everybody at the table</source>
        <translation>Wie lange man hat, um etwas zu sagen, zu tun und zu beginnen: für alle am Tisch</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>This can&apos;t be played: {why}.</source>
        <translation>So lässt sich nicht spielen: {why}.</translation>
    </message>
    <message>
        <source>House table</source>
        <translation>Stammtisch</translation>
    </message>
    <message>
        <source>Its name on the start screen:</source>
        <translation>Sein Name auf der Startseite:</translation>
    </message>
    <message>
        <source>“{name}” stands on the start screen now.</source>
        <translation>„{name}“ steht jetzt auf der Startseite.</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>von selbst</translation>
    </message>
    <message>
        <source>once somebody says so</source>
        <translation>sobald es jemand sagt</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>as the grace</source>
        <translation>wie die Frist</translation>
    </message>
    <message>
        <source>by the seats</source>
        <translation>nach der Zahl der Plätze</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>In force at this table</source>
        <translation>An diesem Tisch gültig</translation>
    </message>
    <message>
        <source>{rule} (dropped)</source>
        <translation>{rule} (aufgehoben)</translation>
    </message>
    <message>
        <source>A rule for the book</source>
        <translation>Eine Regel für das Buch</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: beginner</source>
        <translation>Computer: Anfänger</translation>
    </message>
    <message>
        <source>Computer: regular</source>
        <translation>Computer: Stammgast</translation>
    </message>
    <message>
        <source>Computer: sharp</source>
        <translation>Computer: scharf</translation>
    </message>
    <message>
        <source>Computer: sly</source>
        <translation>Computer: durchtrieben</translation>
    </message>
    <message>
        <source>Computer: patient</source>
        <translation>Computer: geduldig</translation>
    </message>
    <message>
        <source>Computer: own mix</source>
        <translation>Computer: eigene Mischung</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>knows what is due</source>
        <translation>weiß, was fällig ist</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Aufmerksamkeit</translation>
    </message>
    <message>
        <source>notices what others do wrong</source>
        <translation>bemerkt, was andere falsch machen</translation>
    </message>
    <message>
        <source>Honesty</source>
        <translation>Ehrlichkeit</translation>
    </message>
    <message>
        <source>keeps to the rules when nobody looks</source>
        <translation>hält sich an die Regeln, auch wenn niemand hinsieht</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>thinks, plays and speaks quickly</source>
        <translation>denkt, spielt und spricht schnell</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Geduld</translation>
    </message>
    <message>
        <source>waits before it calls, and lets newcomers begin</source>
        <translation>wartet mit Rügen und lässt Neulinge anfangen</translation>
    </message>
    <message>
        <source>{what} of seat {n}</source>
        <translation>{what} von Platz {n}</translation>
    </message>
    <message>
        <source>Name of seat {n}</source>
        <translation>Name von Platz {n}</translation>
    </message>
    <message>
        <source>Who sits at seat {n}</source>
        <translation>Wer auf Platz {n} sitzt</translation>
    </message>
    <message>
        <source>Voice {n}</source>
        <translation>Stimme {n}</translation>
    </message>
    <message>
        <source>Voice of seat {n}</source>
        <translation>Stimme von Platz {n}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Skill of seat {n}</source>
        <translation>Können von Platz {n}</translation>
    </message>
    <message>
        <source>Any voice counts</source>
        <translation>Jede Stimme zählt</translation>
    </message>
    <message>
        <source>A sound made in time, of any kind, stands for the words that this person then picks by key or switch</source>
        <translation>Ein rechtzeitiger Laut, gleich welcher, steht für die Worte, die diese Person dann mit Taste oder Schalter wählt</translation>
    </message>
    <message>
        <source>Any voice counts for seat {n}</source>
        <translation>Für Platz {n} zählt jede Stimme</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who of you sits at seat {n}</source>
        <translation>Wer von euch auf Platz {n} sitzt</translation>
    </message>
    <message>
        <source>What you do is kept for whoever of you sits there; of a guest nothing is kept</source>
        <translation>Was du tust, wird für die Person von euch aufgehoben, die dort sitzt; von Gästen wird nichts aufgehoben</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Wie im System</translation>
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
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Großer Index</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>A little</source>
        <translation>Wenig</translation>
    </message>
    <message>
        <source>A lot</source>
        <translation>Viel</translation>
    </message>
    <message>
        <source>Below, over the hand</source>
        <translation>Unten, über der Hand</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>One (Space): the ring goes on by itself</source>
        <translation>Einer (Leertaste): der Ring läuft von selbst</translation>
    </message>
    <message>
        <source>Two: Space goes on, Enter chooses</source>
        <translation>Zwei: Leertaste geht weiter, Eingabetaste wählt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Games that are kept</source>
        <translation>Aufgehobene Spiele</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Delete all …</source>
        <translation>Alle löschen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No game is kept.</source>
        <translation>Kein Spiel ist aufgehoben.</translation>
    </message>
    <message>
        <source>{game}

This game goes, with all that was said and played in it and the notes beside it, and can&apos;t be brought back. The statistics stay.</source>
        <translation>{game}

Dieses Spiel verschwindet mit allem, was darin gesagt und gespielt wurde, und den Notizen dazu, und kommt nicht wieder. Die Statistik bleibt.</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Dieses Spiel löschen</translation>
    </message>
    <message numerus="yes">
        <source>All games go (%n), with all that was said and played in them and the notes beside them, and can&apos;t be brought back. The statistics stay.</source>
        <translation>
            <numerusform>Alle Spiele verschwinden (%n), mit allem, was darin gesagt und gespielt wurde, und den Notizen dazu, und kommen nicht wieder. Die Statistik bleibt.</numerusform>
            <numerusform>Alle Spiele verschwinden (%n), mit allem, was darin gesagt und gespielt wurde, und den Notizen dazu, und kommen nicht wieder. Die Statistik bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all games</source>
        <translation>Alle Spiele löschen</translation>
    </message>
    <message>
        <source>{file}: it can&apos;t be read</source>
        <translation>{file}: nicht lesbar</translation>
    </message>
    <message>
        <source>{date}, {variant}</source>
        <translation>{date}, {variant}</translation>
    </message>
    <message>
        <source>{names}; {time} played, won by {winners}</source>
        <translation>{names}; {time} gespielt, gewonnen von {winners}</translation>
    </message>
    <message>
        <source>{names}; {time} played</source>
        <translation>{names}; {time} gespielt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Players&apos; small talk, where talking is free</source>
        <translation>Plaudern der Spieler, wo Reden erlaubt ist</translation>
    </message>
    <message>
        <source>Sounds of cards, penalties and turns</source>
        <translation>Klänge von Karten, Strafen und Zügen</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>Lautstärke der Karten</translation>
    </message>
    <message>
        <source>Volume of rulings and turns</source>
        <translation>Lautstärke von Urteilen und Zügen</translation>
    </message>
    <message>
        <source>How long one has to say what is due, and other times, are chosen with each new table.</source>
        <translation>Wie lange man hat, um Fälliges zu sagen, und andere Zeiten wählt man bei jedem neuen Tisch.</translation>
    </message>
    <message>
        <source>Cards and looks</source>
        <translation>Karten und Aussehen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>Motion: cards glide, confetti falls</source>
        <translation>Bewegung: Karten gleiten, Konfetti fällt</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Tempo der Bewegung</translation>
    </message>
    <message>
        <source>Voice and hearing</source>
        <translation>Stimme und Gehör</translation>
    </message>
    <message>
        <source>Listen with a microphone</source>
        <translation>Mit einem Mikrofon zuhören</translation>
    </message>
    <message>
        <source>At a table all is heard already: see the captions</source>
        <translation>Am Tisch wird schon alles gehört: Sieh auf die Untertitel</translation>
    </message>
    <message>
        <source>Computer players speak aloud</source>
        <translation>Computerspieler sprechen laut</translation>
    </message>
    <message>
        <source>Volume of voices</source>
        <translation>Lautstärke der Stimmen</translation>
    </message>
    <message>
        <source>I wear headphones: hear on while players speak</source>
        <translation>Ich trage Kopfhörer: weiterhören, während Spieler sprechen</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Captions on the table</source>
        <translation>Untertitel am Tisch</translation>
    </message>
    <message>
        <source>Size of captions</source>
        <translation>Größe der Untertitel</translation>
    </message>
    <message>
        <source>Play by voice: “play the five of spades”, “draw”</source>
        <translation>Per Stimme spielen: „play the five of spades“, „draw“</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privatsphäre</translation>
    </message>
    <message>
        <source>Hear only while a talk key is held</source>
        <translation>Nur hören, solange eine Sprechtaste gehalten wird</translation>
    </message>
    <message>
        <source>What is heard is recognised on this computer, and nothing is sent anywhere. The last minute of sound is kept in memory for the evidence of rulings, and is never written down.</source>
        <translation>Was gehört wird, wird auf diesem Computer erkannt, und nichts wird irgendwohin gesendet. Die letzte Minute Ton bleibt als Beleg für Urteile im Arbeitsspeicher und wird nie gespeichert.</translation>
    </message>
    <message>
        <source>Games are kept with the words that were heard and typed in them, until you delete them; so are settings, notes, and what was practised and played. “Delete what is kept of …” on the start screen, below the name of who plays, deletes all of it. A guest leaves nothing.</source>
        <translation>Spiele werden mit den Worten aufgehoben, die darin gehört und getippt wurden, bis du sie löschst; ebenso Einstellungen, Notizen und was geübt und gespielt wurde. „Löschen, was von … aufgehoben ist“ auf der Startseite, unter dem Namen der spielenden Person, löscht alles. Ein Gast hinterlässt nichts.</translation>
    </message>
    <message>
        <source>Beside a game stands how it stood a little before, hidden cards included, so that it goes on at once; it is deleted with its game. Of a voice that was learnt (sound check, “Whose voice …”) figures are kept that tell it from others: no sound and no words. The log, and reports of faults, name no word and no card.</source>
        <translation>Neben einer Partie steht, wie sie kurz zuvor stand, auch die verdeckten Karten, damit sie sofort weitergehen kann; es wird mit ihrer Partie gelöscht. Von einer gelernten Stimme (Tonprobe, „Wessen Stimme …“) werden Zahlen aufgehoben, die sie von anderen unterscheiden: kein Ton und keine Wörter. Das Protokoll und Fehlerberichte nennen kein Wort und keine Karte.</translation>
    </message>
    <message>
        <source>Games that are kept …</source>
        <translation>Aufgehobene Spiele …</translation>
    </message>
    <message>
        <source>Leave the table first: its game is being played</source>
        <translation>Verlass erst den Tisch: Sein Spiel läuft gerade</translation>
    </message>
    <message>
        <source>Your name at a new table</source>
        <translation>Dein Name an einem neuen Tisch</translation>
    </message>
    <message>
        <source>Model that listens</source>
        <translation>Modell, das zuhört</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>Das übliche</translation>
    </message>
    <message>
        <source>“mao-desktop models” fetches larger ones</source>
        <translation>„mao-desktop models“ holt größere</translation>
    </message>
    <message>
        <source>One switch: a step takes</source>
        <translation>Ein Schalter: ein Schritt dauert</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Microphone of {name}</source>
        <translation>Mikrofon von {name}</translation>
    </message>
    <message>
        <source>The one for all</source>
        <translation>Das gemeinsame</translation>
    </message>
    <message>
        <source>{name} (not there)</source>
        <translation>{name} (nicht da)</translation>
    </message>
    <message>
        <source>Hands show while a key or corner is held, instead of passing the screen</source>
        <translation>Hände zeigen sich, solange eine Taste oder Ecke gehalten wird, statt den Bildschirm weiterzugeben</translation>
    </message>
    <message>
        <source>Go on from before the damage, {minutes}:{seconds:02} into the game</source>
        <translation>Vor dem Schaden weitermachen, bei {minutes}:{seconds:02} im Spiel</translation>
    </message>
    <message>
        <source>Go on with the game of {date}</source>
        <translation>Mit dem Spiel vom {date} weitermachen</translation>
    </message>
    <message>
        <source>1 secret rule of {names} will stay untold.</source>
        <translation>1 Geheimregel von {names} bleibt unverraten.</translation>
    </message>
    <message>
        <source>Once told it is in the rule book. Untold it stays secret if you go on later.</source>
        <translation>Verraten steht sie im Regelbuch. Unverraten bleibt sie geheim, falls du später weiterspielst.</translation>
    </message>
    <message>
        <source>Tell it and leave</source>
        <translation>Verraten und gehen</translation>
    </message>
    <message>
        <source>Leave it secret</source>
        <translation>Geheim lassen</translation>
    </message>
    <message numerus="yes">
        <source>%n secret rules of {names} will stay untold.</source>
        <translation>
            <numerusform>%n Geheimregel von {names} bleibt unverraten.</numerusform>
            <numerusform>%n Geheimregeln von {names} bleiben unverraten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once told they are in the rule book. Untold they stay secret if you go on later.</source>
        <translation>Verraten stehen sie im Regelbuch. Unverraten bleiben sie geheim, falls du später weiterspielst.</translation>
    </message>
    <message>
        <source>Tell them and leave</source>
        <translation>Verraten und gehen</translation>
    </message>
    <message>
        <source>Leave them secret</source>
        <translation>Geheim lassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>“New rule”: the call was by a secret rule.</source>
        <translation>„New rule“: Die Rüge war nach einer Geheimregel.</translation>
    </message>
    <message>
        <source>The game stands still: {why}.</source>
        <translation>Das Spiel ruht: {why}.</translation>
    </message>
    <message>
        <source>takes {card} back</source>
        <translation>nimmt {card} zurück</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>zieht eine Karte</translation>
    </message>
    <message numerus="yes">
        <source>draws %n cards</source>
        <translation>
            <numerusform>zieht %n Karte</numerusform>
            <numerusform>zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation>{name} spielt {card}</translation>
    </message>
    <message>
        <source>{name} takes the {card} back</source>
        <translation>{name} nimmt {card} zurück</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} zieht eine Karte</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n cards</source>
        <translation>
            <numerusform>{name} zieht %n Karte</numerusform>
            <numerusform>{name} zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals, and turns up the {card}</source>
        <translation>{name} gibt und deckt {card} auf</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>berechtigt</translation>
    </message>
    <message>
        <source>void</source>
        <translation>hinfällig</translation>
    </message>
    <message>
        <source>bad call</source>
        <translation>unberechtigt</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>zu spät</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>Carried, {yes} to {no}: {what} (noted; it changes nothing)</source>
        <translation>Angenommen, {yes} zu {no}: {what} (vermerkt; es ändert nichts)</translation>
    </message>
    <message>
        <source>Not carried, {yes} to {no}: {what} (noted; it changes nothing)</source>
        <translation>Abgelehnt, {yes} zu {no}: {what} (vermerkt; es ändert nichts)</translation>
    </message>
    <message>
        <source>Carried, {yes} to {no}: {what}</source>
        <translation>Angenommen, {yes} zu {no}: {what}</translation>
    </message>
    <message>
        <source>Not carried, {yes} to {no}: {what}</source>
        <translation>Abgelehnt, {yes} zu {no}: {what}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>der Computer</translation>
    </message>
    <message>
        <source>the Mao Master</source>
        <translation>der Mao-Meister</translation>
    </message>
    <message>
        <source>A win for {name}.</source>
        <translation>Ein Sieg für {name}.</translation>
    </message>
    <message>
        <source>No win for {name}: something was still owed or broken.</source>
        <translation>Kein Sieg für {name}: Es war noch etwas fällig oder gebrochen.</translation>
    </message>
    <message>
        <source>The round is over. Without cards: {names}.</source>
        <translation>Die Runde ist vorbei. Ohne Karten: {names}.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>The secret rule of {name} was: “{text}”.</source>
        <translation>Die Geheimregel von {name} war: „{text}“.</translation>
    </message>
    <message>
        <source>Two secret rules contradict each other on the card of {name}: a vote can drop one.</source>
        <translation>Zwei Geheimregeln widersprechen sich bei der Karte von {name}: Eine Abstimmung kann eine aufheben.</translation>
    </message>
    <message>
        <source>Not put to the vote: {why}.</source>
        <translation>Nicht zur Abstimmung gestellt: {why}.</translation>
    </message>
    <message>
        <source>That can&apos;t be done: {why} ({detail}).</source>
        <translation>Das geht nicht: {why} ({detail}).</translation>
    </message>
    <message>
        <source>That can&apos;t be done: {why}.</source>
        <translation>Das geht nicht: {why}.</translation>
    </message>
    <message>
        <source>{name} pays a token for a new rule.</source>
        <translation>{name} zahlt eine Marke für eine neue Regel.</translation>
    </message>
    <message>
        <source>A token for {name}.</source>
        <translation>Eine Marke für {name}.</translation>
    </message>
    <message>
        <source>{giver} gives {taker} a token.</source>
        <translation>{giver} gibt {taker} eine Marke.</translation>
    </message>
    <message>
        <source>{name} worked it out ({time}).</source>
        <translation>{name} hat sie herausgefunden ({time}).</translation>
    </message>
    <message>
        <source>Nobody worked it out.</source>
        <translation>Niemand hat sie herausgefunden.</translation>
    </message>
    <message>
        <source>{name} said “I think I have it” ({time}).</source>
        <translation>{name} sagte „I think I have it“ ({time}).</translation>
    </message>
    <message>
        <source>Kept by {names}.</source>
        <translation>Eingehalten von {names}.</translation>
    </message>
    <message>
        <source>It cost 1 card.</source>
        <translation>Sie kostete 1 Karte.</translation>
    </message>
    <message numerus="yes">
        <source>It cost %n cards.</source>
        <translation>
            <numerusform>Sie kostete %n Karte.</numerusform>
            <numerusform>Sie kostete %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>(knocks)</source>
        <translation>(klopft)</translation>
    </message>
    <message numerus="yes">
        <source>(knocks %n times)</source>
        <translation>
            <numerusform>(klopft %n-mal)</numerusform>
            <numerusform>(klopft %n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>(takes a card out of the hand of {name})</source>
        <translation>(nimmt eine Karte aus der Hand von {name})</translation>
    </message>
    <message>
        <source>(peeks at the hand of {name})</source>
        <translation>(schaut in die Hand von {name})</translation>
    </message>
    <message>
        <source>(stirs the pile)</source>
        <translation>(rührt in der Ablage)</translation>
    </message>
    <message>
        <source>(looks at locked cards)</source>
        <translation>(sieht gesperrte Karten an)</translation>
    </message>
    <message>
        <source>(puts a card under the stack)</source>
        <translation>(legt eine Karte unter den Stapel)</translation>
    </message>
    <message>
        <source>(puts a card away)</source>
        <translation>(legt eine Karte weg)</translation>
    </message>
    <message numerus="yes">
        <source>(counts to %n)</source>
        <translation>
            <numerusform>(zählt bis %n)</numerusform>
            <numerusform>(zählt bis %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>(raises a hand for a call)</source>
        <translation>(hebt die Hand für eine Rüge)</translation>
    </message>
    <message>
        <source>(takes the hand down)</source>
        <translation>(nimmt die Hand herunter)</translation>
    </message>
    <message>
        <source>(drops out)</source>
        <translation>(steigt aus)</translation>
    </message>
    <message>
        <source>(comes in)</source>
        <translation>(steigt ein)</translation>
    </message>
    <message>
        <source>“{call}”, called by {by}: {verdict}.</source>
        <translation>„{call}“, gerügt von {by}: {verdict}.</translation>
    </message>
    <message>
        <source>“{call}” on {on}, called by {by}: {verdict}.</source>
        <translation>„{call}“ gegen {on}, gerügt von {by}: {verdict}.</translation>
    </message>
    <message>
        <source>{verdict}: 1 card for {name}.</source>
        <translation>{verdict}: 1 Karte für {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{verdict}: %n cards for {name}.</source>
        <translation>
            <numerusform>{verdict}: %n Karte für {name}.</numerusform>
            <numerusform>{verdict}: %n Karten für {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{verdict}: {name} was first.</source>
        <translation>{verdict}: {name} war zuerst.</translation>
    </message>
    <message>
        <source>{verdict}.</source>
        <translation>{verdict}.</translation>
    </message>
    <message>
        <source>1 card for {name}.</source>
        <translation>1 Karte für {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards for {name}.</source>
        <translation>
            <numerusform>%n Karte für {name}.</numerusform>
            <numerusform>%n Karten für {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{word}: 1 card for {name}.</source>
        <translation>{word}: 1 Karte für {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{word}: %n cards for {name}.</source>
        <translation>
            <numerusform>{word}: %n Karte für {name}.</numerusform>
            <numerusform>{word}: %n Karten für {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{word}: {name} was first.</source>
        <translation>{word}: {name} war zuerst.</translation>
    </message>
    <message>
        <source>{name} was first.</source>
        <translation>{name} war zuerst.</translation>
    </message>
    <message>
        <source>{word}.</source>
        <translation>{word}.</translation>
    </message>
    <message>
        <source>The clocks stand still.</source>
        <translation>Die Uhren stehen still.</translation>
    </message>
    <message>
        <source>No time runs now.</source>
        <translation>Im Moment läuft keine Zeit.</translation>
    </message>
    <message>
        <source>The vote closes in {time}.</source>
        <translation>Die Abstimmung schließt in {time}.</translation>
    </message>
    <message>
        <source>You have {time} for your turn.</source>
        <translation>Du hast {time} für deinen Zug.</translation>
    </message>
    <message>
        <source>{name} has {time} for the turn.</source>
        <translation>{name} hat {time} für den Zug.</translation>
    </message>
    <message>
        <source>I could not hear anything: the microphone was being opened</source>
        <translation>Ich konnte nichts hören: Das Mikrofon wurde gerade geöffnet</translation>
    </message>
    <message>
        <source>I could not hear anything: some sound was lost</source>
        <translation>Ich konnte nichts hören: Etwas Ton ging verloren</translation>
    </message>
    <message>
        <source>I could not hear anything: the microphone was lost</source>
        <translation>Ich konnte nichts hören: Das Mikrofon war weg</translation>
    </message>
    <message>
        <source>I could not hear anything: the microphone was muted</source>
        <translation>Ich konnte nichts hören: Das Mikrofon war stumm</translation>
    </message>
    <message>
        <source>I could not hear anything: the program was speaking</source>
        <translation>Ich konnte nichts hören: Das Programm sprach</translation>
    </message>
    <message>
        <source>I was not sure I heard that: say it again</source>
        <translation>Ich war nicht sicher, ob ich das gehört habe: Sag es noch einmal</translation>
    </message>
    <message>
        <source>I could not hear anything: {name} was speaking</source>
        <translation>Ich konnte nichts hören: {name} sprach gerade</translation>
    </message>
    <message>
        <source>I could not hear anything</source>
        <translation>Ich konnte nichts hören</translation>
    </message>
    <message>
        <source>You found {found} of {all} rules in 1 game.</source>
        <translation>Du hast {found} von {all} Regeln in 1 Spiel gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>You found {found} of {all} rules in %n games.</source>
        <translation>
            <numerusform>Du hast {found} von {all} Regeln in %n Spiel gefunden.</numerusform>
            <numerusform>Du hast {found} von {all} Regeln in %n Spielen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the page</source>
        <translation>Neben der Regelseite</translation>
    </message>
    <message>
        <source>Show the page</source>
        <translation>Die Seite zeigen</translation>
    </message>
    <message>
        <source>The page tells every rule of this table. Look at it when you have done with guessing.</source>
        <translation>Die Seite verrät jede Regel dieses Tisches. Sieh sie an, wenn du mit dem Raten fertig bist.</translation>
    </message>
    <message>
        <source>Tick each rule that you had found out.</source>
        <translation>Kreuze jede Regel an, die du herausgefunden hattest.</translation>
    </message>
    <message>
        <source>Nothing was written down.</source>
        <translation>Es wurde nichts aufgeschrieben.</translation>
    </message>
    <message>
        <source>What I found out</source>
        <translation>Was ich herausgefunden habe</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>Die Regelseite</translation>
    </message>
    <message>
        <source>What I have found out</source>
        <translation>Was ich herausgefunden habe</translation>
    </message>
    <message>
        <source>Nobody tells you a rule here. Write down what you guess, a line each.</source>
        <translation>Hier verrät dir niemand eine Regel. Schreib auf, was du vermutest, je eine Zeile.</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Vergleichen …</translation>
    </message>
    <message>
        <source>Lays it beside the page, which shows all rules of this table: for the end</source>
        <translation>Legt es neben die Regelseite, die alle Regeln dieses Tisches zeigt: für den Schluss</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on (Ctrl+Enter)</source>
        <translation>Weiter (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Lay out again</source>
        <translation>Neu legen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>The cards lie otherwise than this step needs them: lay them out again.</source>
        <translation>Die Karten liegen anders, als dieser Schritt sie braucht: Leg sie neu aus.</translation>
    </message>
    <message>
        <source>Your first table, {n} of {all}</source>
        <translation>Dein erster Tisch, {n} von {all}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({kind}): the game is kept, and a report lies in {path}</source>
        <translation>Im Programm ist etwas schiefgegangen ({kind}): Das Spiel ist aufgehoben, und ein Bericht liegt in {path}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({kind}): the game is kept, but no report can be written</source>
        <translation>Im Programm ist etwas schiefgegangen ({kind}): Das Spiel ist aufgehoben, aber ein Bericht lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message numerus="yes">
        <source>Knock %n times</source>
        <translation>
            <numerusform>%n-mal klopfen</numerusform>
            <numerusform>%n-mal klopfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards come one after the other. Say what each asks for before its time is over: some ask for nothing.</source>
        <translation>Eine Karte kommt nach der anderen. Sag, was jede verlangt, bevor ihre Zeit um ist: manche verlangt nichts.</translation>
    </message>
    <message>
        <source>By these rules nothing is to be said, called or knocked: choose others.</source>
        <translation>Nach diesen Regeln ist nichts zu sagen, zu rügen oder zu klopfen: Wähl andere.</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Was geübt wird</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Heute fällig</translation>
    </message>
    <message>
        <source>Without looking: the voice reads the card</source>
        <translation>Ohne hinzusehen: Die Stimme liest die Karte vor</translation>
    </message>
    <message>
        <source>Begin: three minutes</source>
        <translation>Beginnen: drei Minuten</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>{why} Answers can be typed or picked.</source>
        <translation>{why} Antworten kannst du tippen oder auswählen.</translation>
    </message>
    <message>
        <source>{name} · due today</source>
        <translation>{name} · heute fällig</translation>
    </message>
    <message>
        <source>{name} · new</source>
        <translation>{name} · neu</translation>
    </message>
    <message>
        <source>All of it is new: what comes for the first time is shown with its answer.</source>
        <translation>Alles ist neu: Was zum ersten Mal kommt, wird mit seiner Antwort gezeigt.</translation>
    </message>
    <message>
        <source>Nothing is due today. New here: {n} of {all}.</source>
        <translation>Heute ist nichts fällig. Hier neu: {n} von {all}.</translation>
    </message>
    <message>
        <source>Due today: {names}. New here: {n} of {all}.</source>
        <translation>Heute fällig: {names}. Hier neu: {n} von {all}.</translation>
    </message>
    <message>
        <source>the call {call}</source>
        <translation>die Rüge {call}</translation>
    </message>
    <message>
        <source>“{phrase}”</source>
        <translation>„{phrase}“</translation>
    </message>
    <message>
        <source>practice: s</source>
        <translation>Übung: s</translation>
    </message>
    <message>
        <source>first half: s</source>
        <translation>erste Hälfte: s</translation>
    </message>
    <message>
        <source>second half: s</source>
        <translation>zweite Hälfte: s</translation>
    </message>
    <message>
        <source>games: s</source>
        <translation>Spiele: s</translation>
    </message>
    <message>
        <source>90 % band</source>
        <translation>90-%-Bereich</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Time to the first word</source>
        <translation>Zeit bis zum ersten Wort</translation>
    </message>
    <message>
        <source>seconds from the card to the first word</source>
        <translation>Sekunden von der Karte bis zum ersten Wort</translation>
    </message>
    <message>
        <source>not enough yet</source>
        <translation>noch nicht genug</translation>
    </message>
    <message>
        <source>practice: %</source>
        <translation>Übung: %</translation>
    </message>
    <message>
        <source>games: %</source>
        <translation>Spiele: %</translation>
    </message>
    <message>
        <source>Share met</source>
        <translation>Anteil erfüllt</translation>
    </message>
    <message>
        <source>per cent of what was due</source>
        <translation>Prozent von dem, was fällig war</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Strafkarten</translation>
    </message>
    <message>
        <source>penalty cards a day, by rule, the costliest first</source>
        <translation>Strafkarten am Tag, nach Regeln, die teuerste zuerst</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Was fällig ist</translation>
    </message>
    <message>
        <source>days from today</source>
        <translation>Tage ab heute</translation>
    </message>
    <message>
        <source>heard surely: %</source>
        <translation>sicher gehört: %</translation>
    </message>
    <message>
        <source>else heard as</source>
        <translation>sonst gehört als</translation>
    </message>
    <message>
        <source>per cent heard surely; the sound check tells what helps where it is low</source>
        <translation>Prozent sicher gehört; die Tonprobe sagt, was hilft, wo es wenig ist</translation>
    </message>
    <message>
        <source>The ear</source>
        <translation>Das Gehör</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Calls upheld</source>
        <translation>Berechtigte Rügen</translation>
    </message>
    <message>
        <source>Bad calls</source>
        <translation>Unberechtigte Rügen</translation>
    </message>
    <message>
        <source>Cards practised</source>
        <translation>Geübte Karten</translation>
    </message>
    <message>
        <source>Best run of right answers</source>
        <translation>Längste Folge richtiger Antworten</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Tage in Folge</translation>
    </message>
    <message>
        <source>Said where nothing was due</source>
        <translation>Gesagt, wo nichts fällig war</translation>
    </message>
    <message>
        <source>The ear was sure</source>
        <translation>Das Gehör war sicher</translation>
    </message>
    <message>
        <source>The ear takes</source>
        <translation>Das Gehör braucht</translation>
    </message>
    <message>
        <source>The ear was not sure of it {n} of {all} times.</source>
        <translation>Das Gehör war sich {n} von {all} Malen nicht sicher.</translation>
    </message>
    <message>
        <source>It was taken for {words}.</source>
        <translation>Es wurde gehalten für {words}.</translation>
    </message>
    <message>
        <source>What helps: nearer to the microphone, slower, nobody else talking.</source>
        <translation>Was hilft: näher am Mikrofon, langsamer, sonst spricht niemand.</translation>
    </message>
    <message>
        <source>These rules take as well: {words}.</source>
        <translation>Diese Regeln nehmen auch: {words}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>first half of practice</source>
        <translation>erste Hälfte der Übung</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>{axis}; the same as a table: press “As tables”</source>
        <translation>{axis}; dasselbe als Tabelle: „Als Tabellen“ drücken</translation>
    </message>
    <message>
        <source>Not enough yet</source>
        <translation>Noch nicht genug</translation>
    </message>
    <message>
        <source>Not enough yet ({n} of {enough})</source>
        <translation>Noch nicht genug ({n} von {enough})</translation>
    </message>
    <message>
        <source>line: the median lies there, 9 times of 10</source>
        <translation>Linie: dort liegt der Median, 9 von 10 Malen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>{met} of {all} right</source>
        <translation>{met} von {all} richtig</translation>
    </message>
    <message>
        <source>silent where nothing was due: {n} of {all}</source>
        <translation>geschwiegen, wo nichts fällig war: {n} von {all}</translation>
    </message>
    <message>
        <source>not heard surely, and not counted: {n}</source>
        <translation>nicht sicher gehört und nicht gezählt: {n}</translation>
    </message>
    <message>
        <source>usually after {time}</source>
        <translation>meist nach {time}</translation>
    </message>
    <message>
        <source>usually after {time} (before: {earlier})</source>
        <translation>meist nach {time} (vorher: {earlier})</translation>
    </message>
    <message>
        <source>Nothing was tried.</source>
        <translation>Es wurde nichts versucht.</translation>
    </message>
    <message>
        <source>Cards of this round</source>
        <translation>Karten dieser Runde</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Hear it again (H)</source>
        <translation>Noch einmal anhören (H)</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Noch eine Runde</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>The microphone was off.</source>
        <translation>Das Mikrofon war aus.</translation>
    </message>
    <message>
        <source>There is no sound of it. {why}</source>
        <translation>Davon gibt es keinen Ton. {why}</translation>
    </message>
    <message>
        <source>The microphone is being opened …</source>
        <translation>Das Mikrofon wird geöffnet …</translation>
    </message>
    <message>
        <source>Say it, or type it and press Enter, or press its number</source>
        <translation>Sag es, oder tipp es ein und drück die Eingabetaste, oder drück seine Nummer</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>You: {words}</source>
        <translation>Du: {words}</translation>
    </message>
    <message>
        <source>Due: {due}</source>
        <translation>Fällig: {due}</translation>
    </message>
    <message>
        <source>Last cards, {n} of {all}: results at the end</source>
        <translation>Letzte Karten, {n} von {all}: das Ergebnis kommt am Ende</translation>
    </message>
    <message>
        <source>Something new: try it</source>
        <translation>Etwas Neues: versuch es</translation>
    </message>
    <message>
        <source>Which card asks for these words?</source>
        <translation>Welche Karte verlangt diese Worte?</translation>
    </message>
    <message>
        <source>Watch {name}: call, or keep silent</source>
        <translation>Beobachte {name}: rüge, oder schweig</translation>
    </message>
    <message>
        <source>Stop the game to talk about it</source>
        <translation>Halt das Spiel an, um darüber zu reden</translation>
    </message>
    <message>
        <source>What is due? Perhaps nothing</source>
        <translation>Was ist fällig? Vielleicht nichts</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: „{words}“</translation>
    </message>
    <message>
        <source>You play, and no card is left</source>
        <translation>Du spielst, und keine Karte ist übrig</translation>
    </message>
    <message>
        <source>You play, and 1 card is left</source>
        <translation>Du spielst, und 1 Karte ist übrig</translation>
    </message>
    <message numerus="yes">
        <source>You play, and %n cards are left</source>
        <translation>
            <numerusform>Du spielst, und %n Karte ist übrig</numerusform>
            <numerusform>Du spielst, und %n Karten sind übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays, and no card is left</source>
        <translation>{name} spielt, und keine Karte ist übrig</translation>
    </message>
    <message>
        <source>{name} plays, and 1 card is left</source>
        <translation>{name} spielt, und 1 Karte ist übrig</translation>
    </message>
    <message numerus="yes">
        <source>{name} plays, and %n cards are left</source>
        <translation>
            <numerusform>{name} spielt, und %n Karte ist übrig</numerusform>
            <numerusform>{name} spielt, und %n Karten sind übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>Als Tabellen</translation>
    </message>
    <message>
        <source>Save as CSV …</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>Saves the table in front</source>
        <translation>Speichert die Tabelle, die vorn liegt</translation>
    </message>
    <message>
        <source>All trials …</source>
        <translation>Alle Versuche …</translation>
    </message>
    <message>
        <source>Saves every trial of practice and games as CSV, times in ms</source>
        <translation>Speichert jeden Versuch aus Übung und Spielen als CSV, Zeiten in ms</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): choose another folder or make room.</source>
        <translation>{path} ist nicht beschreibbar ({why}): Wähl einen anderen Ordner oder schaff Platz.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>nothing was due</source>
        <translation>nichts war fällig</translation>
    </message>
    <message>
        <source>not heard surely</source>
        <translation>nicht sicher gehört</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>geraten</translation>
    </message>
    <message>
        <source>A card, and what it asks for</source>
        <translation>Eine Karte und was sie verlangt</translation>
    </message>
    <message>
        <source>Names of cards</source>
        <translation>Namen von Karten</translation>
    </message>
    <message>
        <source>Two things at once</source>
        <translation>Zwei Dinge auf einmal</translation>
    </message>
    <message>
        <source>Chains, and what answers them</source>
        <translation>Ketten und was darauf antwortet</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Die letzten Karten</translation>
    </message>
    <message>
        <source>Calls: somebody errs, or does not</source>
        <translation>Rügen: jemand irrt sich, oder nicht</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>The other way round: which card asks for it?</source>
        <translation>Andersherum: Welche Karte verlangt es?</translation>
    </message>
    <message>
        <source>Points of order</source>
        <translation>Auszeiten</translation>
    </message>
    <message>
        <source>Short scenes</source>
        <translation>Kurze Szenen</translation>
    </message>
    <message>
        <source>Penalties, draws, cards out of turn</source>
        <translation>Strafen, Ziehen, Karten außer der Reihe</translation>
    </message>
    <message>
        <source>{first} and {then}</source>
        <translation>{first} und {then}</translation>
    </message>
    <message>
        <source>a knock</source>
        <translation>ein Klopfen</translation>
    </message>
    <message numerus="yes">
        <source>%n knocks</source>
        <translation>
            <numerusform>%n-mal klopfen</numerusform>
            <numerusform>%n-mal klopfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card asks for {due}?</source>
        <translation>Welche Karte verlangt {due}?</translation>
    </message>
    <message>
        <source>A point of order is wanted</source>
        <translation>Eine Auszeit ist gewünscht</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Eine Karte wird gezogen</translation>
    </message>
    <message>
        <source>A penalty is given</source>
        <translation>Eine Strafe wird gegeben</translation>
    </message>
    <message>
        <source>“{phrase}” is said</source>
        <translation>„{phrase}“ wird gesagt</translation>
    </message>
    <message>
        <source>new: not counted yet</source>
        <translation>neu: zählt noch nicht</translation>
    </message>
    <message>
        <source>{told}. Due: {due}</source>
        <translation>{told}. Fällig: {due}</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>die übliche</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>{card} on {under}</source>
        <translation>{card} auf {under}</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation>außer der Reihe</translation>
    </message>
    <message>
        <source>the next seat has 1 card</source>
        <translation>der nächste Platz hat 1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>the next seat has %n cards</source>
        <translation>
            <numerusform>der nächste Platz hat %n Karte</numerusform>
            <numerusform>der nächste Platz hat %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>the previous seat has 1 card</source>
        <translation>der vorige Platz hat 1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>the previous seat has %n cards</source>
        <translation>
            <numerusform>der vorige Platz hat %n Karte</numerusform>
            <numerusform>der vorige Platz hat %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card left</source>
        <translation>noch 1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>may lie there</source>
        <translation>darf dort liegen</translation>
    </message>
    <message>
        <source>bad card</source>
        <translation>„bad card“</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Fair</translation>
    </message>
    <message>
        <source>Devilish</source>
        <translation>Teuflisch</translation>
    </message>
    <message>
        <source>Refused: too rare. At least once in 60 plays was expected</source>
        <translation>Abgelehnt: zu selten. Erwartet war mindestens einmal in 60 Zügen</translation>
    </message>
    <message>
        <source>Refused: too often. At most once in 2 plays was expected</source>
        <translation>Abgelehnt: zu oft. Erwartet war höchstens einmal in 2 Zügen</translation>
    </message>
    <message>
        <source>The rule is tried out</source>
        <translation>Die Regel wird ausprobiert</translation>
    </message>
    <message>
        <source>Eight players try it out: four know it, and four find it out.</source>
        <translation>Acht Spieler probieren sie aus: vier kennen sie, und vier finden sie heraus.</translation>
    </message>
    <message>
        <source>Rules that switch another one off, or change an option, are not tried out.</source>
        <translation>Regeln, die eine andere ausschalten oder eine Option ändern, werden nicht ausprobiert.</translation>
    </message>
    <message>
        <source>{grade}: it is about {bites} of the plays.</source>
        <translation>{grade}: Sie betrifft {bites} der Züge.</translation>
    </message>
    <message>
        <source>{grade}: it is about {bites} of the plays, if what it listens for is said in one play of 13.</source>
        <translation>{grade}: Sie betrifft {bites} der Züge, wenn das, worauf sie hört, in einem von 13 Zügen gesagt wird.</translation>
    </message>
    <message>
        <source>On {with_it} of the cards a player could play nothing; without it on {without}.</source>
        <translation>Bei {with_it} der Karten könnte ein Spieler nichts spielen; ohne sie bei {without}.</translation>
    </message>
    <message>
        <source>Fewer than half of the players found it out.</source>
        <translation>Weniger als die Hälfte der Spieler hat sie herausgefunden.</translation>
    </message>
    <message>
        <source>Half of the players have it after {half} plays, nine in ten after {most}, for {paid} cards each.</source>
        <translation>Die Hälfte der Spieler hat sie nach {half} Zügen, neun von zehn nach {most}, für je {paid} Karten.</translation>
    </message>
    <message>
        <source>Half of the players have it after {half} plays, nine in ten not in the time that they had, for {paid} cards each.</source>
        <translation>Die Hälfte der Spieler hat sie nach {half} Zügen, neun von zehn nicht in der Zeit, die sie hatten, für je {paid} Karten.</translation>
    </message>
    <message>
        <source>They could take it for “{rule}”: {play} tells the two apart.</source>
        <translation>Sie könnten sie für „{rule}“ halten: {play} unterscheidet die beiden.</translation>
    </message>
    <message>
        <source>The rule as text</source>
        <translation>Die Regel als Text</translation>
    </message>
    <message>
        <source>when …, …</source>
        <translation>when …, …</translation>
    </message>
    <message>
        <source>{rule} says otherwise of {play}: the newest rule decides. ({text})</source>
        <translation>{rule} sagt zu {play} etwas anderes: Die neueste Regel entscheidet. ({text})</translation>
    </message>
    <message>
        <source>How the rule begins</source>
        <translation>Wie die Regel beginnt</translation>
    </message>
    <message>
        <source>When: what happens</source>
        <translation>Wenn: was geschieht</translation>
    </message>
    <message>
        <source>When: card {card}</source>
        <translation>Wenn: Karte {card}</translation>
    </message>
    <message>
        <source>When: rank of card {card}</source>
        <translation>Wenn: Wert von Karte {card}</translation>
    </message>
    <message>
        <source>When: suit of card {card}</source>
        <translation>Wenn: Farbe von Karte {card}</translation>
    </message>
    <message>
        <source>When: one more card</source>
        <translation>Wenn: noch eine Karte</translation>
    </message>
    <message>
        <source>When: how many cards</source>
        <translation>Wenn: wie viele Karten</translation>
    </message>
    <message>
        <source>When: the words that are said</source>
        <translation>Wenn: die Worte, die gesagt werden</translation>
    </message>
    <message>
        <source>Test {n}: if, and, or</source>
        <translation>Prüfung {n}: if, and, or</translation>
    </message>
    <message>
        <source>Test {n}: what is looked at</source>
        <translation>Prüfung {n}: was angesehen wird</translation>
    </message>
    <message>
        <source>Test {n}: how</source>
        <translation>Prüfung {n}: wie</translation>
    </message>
    <message>
        <source>Test {n}: compared with, {card}</source>
        <translation>Prüfung {n}: verglichen mit, {card}</translation>
    </message>
    <message>
        <source>Test {n}: rank of card {card}</source>
        <translation>Prüfung {n}: Wert von Karte {card}</translation>
    </message>
    <message>
        <source>Test {n}: suit of card {card}</source>
        <translation>Prüfung {n}: Farbe von Karte {card}</translation>
    </message>
    <message>
        <source>Test {n}: one more card</source>
        <translation>Prüfung {n}: noch eine Karte</translation>
    </message>
    <message>
        <source>One more test</source>
        <translation>Noch eine Prüfung</translation>
    </message>
    <message>
        <source>Then {n}: who</source>
        <translation>Dann {n}: wer</translation>
    </message>
    <message>
        <source>Then {n}: what</source>
        <translation>Dann {n}: was</translation>
    </message>
    <message>
        <source>Then {n}: how many, or which</source>
        <translation>Dann {n}: wie viele, oder welche</translation>
    </message>
    <message>
        <source>Then {n}: the words</source>
        <translation>Dann {n}: die Worte</translation>
    </message>
    <message>
        <source>One more thing that follows</source>
        <translation>Noch etwas, das folgt</translation>
    </message>
    <message>
        <source>The call, if not the usual one</source>
        <translation>Die Rüge, falls nicht die übliche</translation>
    </message>
    <message>
        <source>Which rule</source>
        <translation>Welche Regel</translation>
    </message>
    <message>
        <source>Which option</source>
        <translation>Welche Option</translation>
    </message>
    <message>
        <source>The option&apos;s value</source>
        <translation>Der Wert der Option</translation>
    </message>
    <message>
        <source>The rule in slots</source>
        <translation>Die Regel in Feldern</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Noch kein Name</translation>
    </message>
    <message>
        <source>Somebody else …</source>
        <translation>Jemand anders …</translation>
    </message>
    <message>
        <source>A guest: nothing is kept</source>
        <translation>Ein Gast: nichts wird aufgehoben</translation>
    </message>
    <message>
        <source>Delete what is kept of {name} …</source>
        <translation>Löschen, was von {name} aufgehoben ist …</translation>
    </message>
    <message>
        <source>Delete what is kept of you …</source>
        <translation>Löschen, was von dir aufgehoben ist …</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>Wie heißt du?</translation>
    </message>
    <message>
        <source>This can&apos;t be done: {why}.</source>
        <translation>Das geht nicht: {why}.</translation>
    </message>
    <message>
        <source>Delete all of it</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>– what the program knows of the voice</source>
        <translation>– was das Programm von der Stimme weiß</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>This goes, and can&apos;t be brought back:</source>
        <translation>Das verschwindet und kommt nicht wieder:</translation>
    </message>
    <message>
        <source>– the name “{name}” and all settings</source>
        <translation>– der Name „{name}“ und alle Einstellungen</translation>
    </message>
    <message>
        <source>– all settings</source>
        <translation>– alle Einstellungen</translation>
    </message>
    <message>
        <source>– games: {n}</source>
        <translation>– Spiele: {n}</translation>
    </message>
    <message>
        <source>– everything that was practised, the statistics and the notes</source>
        <translation>– alles Geübte, die Statistik und die Notizen</translation>
    </message>
    <message>
        <source>{title}, by the rules of the last table</source>
        <translation>{title}, nach den Regeln des letzten Tisches</translation>
    </message>
    <message>
        <source>{name} called by it first, after 1 play</source>
        <translation>{name} hat sie zuerst gerügt, nach 1 Zug</translation>
    </message>
    <message numerus="yes">
        <source>{name} called by it first, after %n plays</source>
        <translation>
            <numerusform>{name} hat sie zuerst gerügt, nach %n Zug</numerusform>
            <numerusform>{name} hat sie zuerst gerügt, nach %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody but its author called by it in 1 play</source>
        <translation>in 1 Zug hat sie außer ihrem Verfasser niemand gerügt</translation>
    </message>
    <message numerus="yes">
        <source>nobody but its author called by it in %n plays</source>
        <translation>
            <numerusform>in %n Zug hat sie außer ihrem Verfasser niemand gerügt</numerusform>
            <numerusform>in %n Zügen hat sie außer ihrem Verfasser niemand gerügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Say: {lines}.</source>
        <translation>Sag: {lines}.</translation>
    </message>
    <message>
        <source>A card table that listens.</source>
        <translation>Ein Kartentisch, der zuhört.</translation>
    </message>
    <message>
        <source>Choose who plays: each person has settings, games and progress of their own</source>
        <translation>Wähl, wer spielt: Jede Person hat eigene Einstellungen, Spiele und Fortschritte</translation>
    </message>
    <message>
        <source>Your first table</source>
        <translation>Dein erster Tisch</translation>
    </message>
    <message>
        <source>Four minutes, step by step: how one plays here</source>
        <translation>Vier Minuten, Schritt für Schritt: wie man hier spielt</translation>
    </message>
    <message>
        <source>A table for newcomers</source>
        <translation>Ein Tisch für Neulinge</translation>
    </message>
    <message>
        <source>Sit down at once: patient players, and time to think</source>
        <translation>Gleich hinsetzen: geduldige Spieler und Zeit zum Denken</translation>
    </message>
    <message>
        <source>Go on with the last game</source>
        <translation>Letztes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Games …</source>
        <translation>Spiele …</translation>
    </message>
    <message>
        <source>All games that are kept: go on with one, or delete what is wanted no longer</source>
        <translation>Alle aufgehobenen Spiele: setz eines fort, oder lösch, was du nicht mehr willst</translation>
    </message>
    <message>
        <source>Three minutes: what is said at which card, and how fast</source>
        <translation>Drei Minuten: was man bei welcher Karte sagt, und wie schnell</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Table “{name}”</source>
        <translation>Tisch „{name}“</translation>
    </message>
    <message>
        <source>Sit down at once at this table of your house</source>
        <translation>Gleich an diesen Stammtisch setzen</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} spielt</translation>
    </message>
    <message>
        <source>There is no game to go on with: begin a new table.</source>
        <translation>Es gibt kein Spiel zum Fortsetzen: Beginn einen neuen Tisch.</translation>
    </message>
    <message>
        <source>a message is to be read</source>
        <translation>eine Meldung ist zu lesen</translation>
    </message>
    <message>
        <source>notes are compared</source>
        <translation>Notizen werden verglichen</translation>
    </message>
    <message>
        <source>the game is watched again</source>
        <translation>das Spiel wird noch einmal angesehen</translation>
    </message>
    <message>
        <source>the settings are open</source>
        <translation>die Einstellungen sind offen</translation>
    </message>
    <message>
        <source>sound is checked</source>
        <translation>der Ton wird geprüft</translation>
    </message>
    <message>
        <source>a question is to be answered</source>
        <translation>eine Frage ist zu beantworten</translation>
    </message>
    <message>
        <source>the rule book is open</source>
        <translation>das Regelbuch ist offen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>say …</source>
        <translation>sagen …</translation>
    </message>
    <message>
        <source>call …</source>
        <translation>rügen …</translation>
    </message>
    <message>
        <source>more …</source>
        <translation>mehr …</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>Shift {key}</source>
        <translation>Umsch {key}</translation>
    </message>
    <message>
        <source>Alt {key}</source>
        <translation>Alt {key}</translation>
    </message>
    <message>
        <source>Ctrl {key}</source>
        <translation>Strg {key}</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>That is not done at this table.</source>
        <translation>Das macht man an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Diese Karte ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>mark the card to the left</source>
        <translation>die Karte links markieren</translation>
    </message>
    <message>
        <source>mark the card to the right</source>
        <translation>die Karte rechts markieren</translation>
    </message>
    <message>
        <source>move the marked card to the left</source>
        <translation>die markierte Karte nach links schieben</translation>
    </message>
    <message>
        <source>move the marked card to the right</source>
        <translation>die markierte Karte nach rechts schieben</translation>
    </message>
    <message>
        <source>play the marked card</source>
        <translation>die markierte Karte spielen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>draw a card from the stack</source>
        <translation>eine Karte vom Stapel ziehen</translation>
    </message>
    <message>
        <source>sort the hand by suit</source>
        <translation>die Hand nach Farbe sortieren</translation>
    </message>
    <message>
        <source>sort the hand by rank</source>
        <translation>die Hand nach Wert sortieren</translation>
    </message>
    <message>
        <source>be told whose turn it is</source>
        <translation>hören, wer dran ist</translation>
    </message>
    <message>
        <source>be told the card on the pile</source>
        <translation>hören, welche Karte oben auf der Ablage liegt</translation>
    </message>
    <message>
        <source>be told how many cards everybody has</source>
        <translation>hören, wie viele Karten alle haben</translation>
    </message>
    <message>
        <source>be told the own hand</source>
        <translation>die eigene Hand hören</translation>
    </message>
    <message>
        <source>be told the last ruling again</source>
        <translation>das letzte Urteil noch einmal hören</translation>
    </message>
    <message>
        <source>be told how much time is left</source>
        <translation>hören, wie viel Zeit bleibt</translation>
    </message>
    <message>
        <source>be told again what was told before, one by one</source>
        <translation>Früheres noch einmal hören, eins nach dem anderen</translation>
    </message>
    <message>
        <source>go forth again in what was told</source>
        <translation>im Gehörten wieder vorgehen</translation>
    </message>
    <message>
        <source>say something, typed or picked</source>
        <translation>etwas sagen, getippt oder gewählt</translation>
    </message>
    <message>
        <source>call on whomever it fits</source>
        <translation>rügen, auf wen es auch passt</translation>
    </message>
    <message>
        <source>knock on the table</source>
        <translation>auf den Tisch klopfen</translation>
    </message>
    <message>
        <source>turn the own cards up, or down</source>
        <translation>die eigenen Karten auf- oder zudecken</translation>
    </message>
    <message>
        <source>Turn cards</source>
        <translation>Karten drehen</translation>
    </message>
    <message>
        <source>look at the own penalty cards</source>
        <translation>die eigenen Strafkarten ansehen</translation>
    </message>
    <message>
        <source>Look at locked</source>
        <translation>Gesperrte ansehen</translation>
    </message>
    <message>
        <source>put the marked card away, out of the game</source>
        <translation>die markierte Karte weglegen, aus dem Spiel</translation>
    </message>
    <message>
        <source>Put card away</source>
        <translation>Karte weglegen</translation>
    </message>
    <message>
        <source>put the marked card under the stack</source>
        <translation>die markierte Karte unter den Stapel legen</translation>
    </message>
    <message>
        <source>Put card under stack</source>
        <translation>Unter den Stapel</translation>
    </message>
    <message>
        <source>name spades</source>
        <translation>Pik wünschen</translation>
    </message>
    <message>
        <source>name hearts</source>
        <translation>Herz wünschen</translation>
    </message>
    <message>
        <source>name diamonds</source>
        <translation>Karo wünschen</translation>
    </message>
    <message>
        <source>name clubs</source>
        <translation>Kreuz wünschen</translation>
    </message>
    <message>
        <source>point of order, and its end</source>
        <translation>Auszeit, und ihr Ende</translation>
    </message>
    <message>
        <source>vote yes</source>
        <translation>mit Ja stimmen</translation>
    </message>
    <message>
        <source>vote no</source>
        <translation>mit Nein stimmen</translation>
    </message>
    <message>
        <source>have the cards dealt</source>
        <translation>die Karten geben lassen</translation>
    </message>
    <message>
        <source>Deal the cards? Press {key} again for it.</source>
        <translation>Die Karten geben? Drück dafür noch einmal {key}.</translation>
    </message>
    <message>
        <source>Have all dealt</source>
        <translation>Alles geben lassen</translation>
    </message>
    <message>
        <source>turn the first card up</source>
        <translation>die erste Karte aufdecken</translation>
    </message>
    <message>
        <source>Turn first card</source>
        <translation>Erste Karte aufdecken</translation>
    </message>
    <message>
        <source>lay a hand on the stack</source>
        <translation>eine Hand auf den Stapel legen</translation>
    </message>
    <message>
        <source>Touch the stack</source>
        <translation>Stapel berühren</translation>
    </message>
    <message>
        <source>stir the pile</source>
        <translation>in der Ablage rühren</translation>
    </message>
    <message>
        <source>Stir the pile</source>
        <translation>In der Ablage rühren</translation>
    </message>
    <message>
        <source>count to ten for the dealer</source>
        <translation>für den Geber bis zehn zählen</translation>
    </message>
    <message>
        <source>Count to ten</source>
        <translation>Bis zehn zählen</translation>
    </message>
    <message>
        <source>the points of all rounds</source>
        <translation>die Punkte aller Runden</translation>
    </message>
    <message>
        <source>drop out of the game</source>
        <translation>aus dem Spiel aussteigen</translation>
    </message>
    <message>
        <source>Drop out of the game, and tell secret rules of yours? Press {key} again for it.</source>
        <translation>Aus dem Spiel aussteigen und deine Geheimregeln verraten? Drück dafür noch einmal {key}.</translation>
    </message>
    <message>
        <source>Drop out of the game, and tell secret rules of yours?</source>
        <translation>Aus dem Spiel aussteigen und deine Geheimregeln verraten?</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Aussteigen</translation>
    </message>
    <message>
        <source>come into the game again</source>
        <translation>wieder ins Spiel einsteigen</translation>
    </message>
    <message>
        <source>Come in</source>
        <translation>Einsteigen</translation>
    </message>
    <message>
        <source>write a secret rule</source>
        <translation>eine Geheimregel schreiben</translation>
    </message>
    <message>
        <source>Write a rule</source>
        <translation>Regel schreiben</translation>
    </message>
    <message>
        <source>tell everybody your secret rules</source>
        <translation>allen deine Geheimregeln verraten</translation>
    </message>
    <message>
        <source>Tell everybody your secret rules? Press {key} again for it.</source>
        <translation>Allen deine Geheimregeln verraten? Drück dafür noch einmal {key}.</translation>
    </message>
    <message>
        <source>Tell my rules</source>
        <translation>Meine Regeln verraten</translation>
    </message>
    <message>
        <source>the notebook of what you guess</source>
        <translation>das Notizbuch mit deinen Vermutungen</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notizbuch</translation>
    </message>
    <message>
        <source>the newest ruling with its evidence</source>
        <translation>das neueste Urteil mit seinem Beleg</translation>
    </message>
    <message>
        <source>let computer players hurry: until it is your turn, or while it is held</source>
        <translation>Computerspieler eilen lassen: bis du dran bist, oder solange sie gehalten wird</translation>
    </message>
    <message>
        <source>show or hide what happened, beside the table</source>
        <translation>zeigen oder verbergen, was neben dem Tisch geschah</translation>
    </message>
    <message>
        <source>the rules in force</source>
        <translation>die gültigen Regeln</translation>
    </message>
    <message>
        <source>mute the microphone, and back</source>
        <translation>das Mikrofon stummschalten und zurück</translation>
    </message>
    <message>
        <source>put a card back; close what is open</source>
        <translation>eine Karte zurücklegen; schließen, was offen ist</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Den Tisch verlassen?</translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation>diese Tasten zeigen</translation>
    </message>
    <message>
        <source>fill the screen, and back</source>
        <translation>den Bildschirm füllen und zurück</translation>
    </message>
    <message>
        <source>Propose to drop rule {rule}?</source>
        <translation>Vorschlagen, Regel {rule} aufzuheben?</translation>
    </message>
    <message>
        <source>Propose to restore rule {rule}?</source>
        <translation>Vorschlagen, Regel {rule} wieder einzusetzen?</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Eine Karte nehmen</translation>
    </message>
    <message>
        <source>Peek at the hand</source>
        <translation>In die Hand schauen</translation>
    </message>
    <message>
        <source>Give a token</source>
        <translation>Eine Marke geben</translation>
    </message>
    <message>
        <source>Deal one card</source>
        <translation>Eine Karte geben</translation>
    </message>
    <message>
        <source>First card: begins here</source>
        <translation>Erste Karte: hier beginnt es</translation>
    </message>
    <message>
        <source>{button} ({key})</source>
        <translation>{button} ({key})</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Neue Karten</translation>
    </message>
    <message>
        <source>a game is won</source>
        <translation>ein Spiel ist gewonnen</translation>
    </message>
    <message>
        <source>with the {card}</source>
        <translation>mit {card}</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Du gewinnst das Spiel</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gewinnt das Spiel</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Next round (G)</source>
        <translation>Nächste Runde (G)</translation>
    </message>
    <message>
        <source>Come in again ({key})</source>
        <translation>Wieder einsteigen ({key})</translation>
    </message>
    <message>
        <source>Write a rule (W)</source>
        <translation>Regel schreiben (W)</translation>
    </message>
    <message>
        <source>Watch it again (V)</source>
        <translation>Noch einmal ansehen (V)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Watch on</source>
        <translation>Weiter zusehen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>{time} minutes, 1 card played</source>
        <translation>{time} Minuten, 1 Karte gespielt</translation>
    </message>
    <message numerus="yes">
        <source>{time} minutes, %n cards played</source>
        <translation>
            <numerusform>{time} Minuten, %n Karte gespielt</numerusform>
            <numerusform>{time} Minuten, %n Karten gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>{name}: “{words}”, {time} after the {card}</source>
        <translation>{name}: „{words}“, {time} nach {card}</translation>
    </message>
    <message>
        <source>Fastest words</source>
        <translation>Schnellste Worte</translation>
    </message>
    <message>
        <source>{time}, broken by {name}: “{words}”</source>
        <translation>{time}, gebrochen von {name}: „{words}“</translation>
    </message>
    <message>
        <source>Longest silence</source>
        <translation>Längstes Schweigen</translation>
    </message>
    <message>
        <source>{name}, 1 card paid</source>
        <translation>{name}, 1 Karte gezahlt</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n cards paid</source>
        <translation>
            <numerusform>{name}, %n Karte gezahlt</numerusform>
            <numerusform>{name}, %n Karten gezahlt</numerusform>
        </translation>
    </message>
    <message>
        <source>Worst offender</source>
        <translation>Schlimmster Sünder</translation>
    </message>
    <message>
        <source>{name}, {upheld} of {calls} upheld</source>
        <translation>{name}, {upheld} von {calls} berechtigt</translation>
    </message>
    <message>
        <source>Best caller</source>
        <translation>Beste Rügen</translation>
    </message>
    <message>
        <source>{names}, since you sat down</source>
        <translation>{names}, seit du am Tisch sitzt</translation>
    </message>
    <message>
        <source>{evening} this evening, {all} in all</source>
        <translation>{evening} heute Abend, {all} insgesamt</translation>
    </message>
    <message>
        <source>Your wins</source>
        <translation>Deine Siege</translation>
    </message>
    <message>
        <source>+{count}  {call}</source>
        <translation>+{count}  {call}</translation>
    </message>
    <message>
        <source>That another rule is changed can be seen in nothing: it is not compared with the game.</source>
        <translation>Dass eine andere Regel geändert ist, sieht man an nichts: Es wird nicht mit dem Spiel verglichen.</translation>
    </message>
    <message numerus="yes">
        <source>Was contradicted at {what}, and %n more.</source>
        <translation>
            <numerusform>Widerlegt bei {what}, und noch %n-mal.</numerusform>
            <numerusform>Widerlegt bei {what}, und noch %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Was contradicted at {what}.</source>
        <translation>Widerlegt bei {what}.</translation>
    </message>
    <message>
        <source>No card was played yet.</source>
        <translation>Es wurde noch keine Karte gespielt.</translation>
    </message>
    <message>
        <source>Nothing of the kind was seen yet.</source>
        <translation>Es war noch nichts dergleichen zu sehen.</translation>
    </message>
    <message>
        <source>Fits {fits} of {all} plays; seen at work in {shown}.</source>
        <translation>Passt zu {fits} von {all} Zügen; {shown}-mal in Wirkung gesehen.</translation>
    </message>
    <message>
        <source>Fits {fits} of {all} plays, {open} left open; seen at work in {shown}.</source>
        <translation>Passt zu {fits} von {all} Zügen, {open} bleiben offen; {shown}-mal in Wirkung gesehen.</translation>
    </message>
    <message>
        <source>Fits {fits} of {all} times; seen at work in {shown}.</source>
        <translation>Passt {fits} von {all} Malen; {shown}-mal in Wirkung gesehen.</translation>
    </message>
    <message>
        <source>Fits {fits} of {all} times, {open} left open; seen at work in {shown}.</source>
        <translation>Passt {fits} von {all} Malen, {open} bleiben offen; {shown}-mal in Wirkung gesehen.</translation>
    </message>
    <message>
        <source>{at} (a call was upheld)</source>
        <translation>{at} (eine Rüge war berechtigt)</translation>
    </message>
    <message>
        <source>{at} (nothing was due)</source>
        <translation>{at} (nichts war fällig)</translation>
    </message>
    <message>
        <source>{at} ({play} was called)</source>
        <translation>{at} ({play} wurde gerügt)</translation>
    </message>
    <message>
        <source>{at} ({play} was right)</source>
        <translation>{at} ({play} war richtig)</translation>
    </message>
    <message>
        <source>{name} wins the round</source>
        <translation>{name} gewinnt die Runde</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>No rule of yours is in force that the others do not know.</source>
        <translation>Es gilt keine Regel von dir, die die anderen nicht kennen.</translation>
    </message>
    <message>
        <source>The rule book is shut at this table: you find the rules out.</source>
        <translation>Das Regelbuch ist an diesem Tisch zu: Du findest die Regeln heraus.</translation>
    </message>
    <message>
        <source>Say “table yes” or “table no”.</source>
        <translation>Sag „table yes“ oder „table no“.</translation>
    </message>
    <message>
        <source>Say “yes please” or “no”.</source>
        <translation>Sag „yes please“ oder „no“.</translation>
    </message>
    <message>
        <source>The table does not show whose turn it is.</source>
        <translation>Der Tisch zeigt nicht, wer dran ist.</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn now.</source>
        <translation>Gerade ist niemand dran.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>Nothing was ruled yet.</source>
        <translation>Es gab noch kein Urteil.</translation>
    </message>
    <message>
        <source>There is no card on the pile.</source>
        <translation>Auf der Ablage liegt keine Karte.</translation>
    </message>
    <message>
        <source>Nothing was told yet.</source>
        <translation>Es wurde noch nichts gesagt.</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>Say in the settings that you wear headphones: then your hand is told to you alone.</source>
        <translation>Sag in den Einstellungen, dass du Kopfhörer trägst: Dann hörst nur du deine Hand.</translation>
    </message>
    <message>
        <source>On whom</source>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <source>whomever it fits</source>
        <translation>wer es war</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Rügen</translation>
    </message>
    <message>
        <source>Type a call</source>
        <translation>Rüge eintippen</translation>
    </message>
    <message>
        <source>Back to all kinds of calls</source>
        <translation>Zurück zu allen Arten von Rügen</translation>
    </message>
    <message>
        <source>Calls of this variant</source>
        <translation>Rügen dieser Variante</translation>
    </message>
    <message>
        <source>{name} calls on</source>
        <translation>{name} rügt</translation>
    </message>
    <message>
        <source>Call on</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>The hand is up: the call counts from then.</source>
        <translation>Die Hand ist oben: Die Rüge zählt ab da.</translation>
    </message>
    <message>
        <source>No hand is up: a call counts from when it is made.</source>
        <translation>Keine Hand ist oben: Eine Rüge zählt, sobald sie kommt.</translation>
    </message>
    <message>
        <source>other calls …</source>
        <translation>andere Rügen …</translation>
    </message>
    <message>
        <source>Whose voice was it? Click to correct</source>
        <translation>Wessen Stimme war das? Klick zum Berichtigen</translation>
    </message>
    <message>
        <source>Voice of {who}; correct it</source>
        <translation>Stimme von {who}; berichtigen</translation>
    </message>
    <message>
        <source>calls on {name}: {text}</source>
        <translation>rügt {name}: „{text}“</translation>
    </message>
    <message>
        <source>who?</source>
        <translation>wer?</translation>
    </message>
    <message>
        <source>Not heard surely: it costs nobody a card</source>
        <translation>Nicht sicher gehört: Das kostet niemanden eine Karte</translation>
    </message>
    <message>
        <source>It was {name}</source>
        <translation>Das war {name}</translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation>Ton abspielen</translation>
    </message>
    <message>
        <source>Appeal to the table</source>
        <translation>Den Tisch anrufen</translation>
    </message>
    <message>
        <source>Calls a point of order and puts it to the vote whether the penalty is taken back</source>
        <translation>Ruft eine Auszeit aus und lässt abstimmen, ob die Strafe zurückgenommen wird</translation>
    </message>
    <message>
        <source>The rule is a secret one.</source>
        <translation>Die Regel ist geheim.</translation>
    </message>
    <message>
        <source>No sound was kept: the microphone was off</source>
        <translation>Es gibt keinen Ton davon: Das Mikrofon war aus</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} zieht</translation>
    </message>
    <message>
        <source>From {begin} to {end}: {what}</source>
        <translation>Von {begin} bis {end}: {what}</translation>
    </message>
    <message>
        <source>What one can do here</source>
        <translation>Was man hier tun kann</translation>
    </message>
    <message>
        <source>mark a card</source>
        <translation>eine Karte markieren</translation>
    </message>
    <message>
        <source>move the marked card</source>
        <translation>die markierte Karte verschieben</translation>
    </message>
    <message>
        <source>sort the hand by suit, by rank</source>
        <translation>die Hand nach Farbe, nach Wert sortieren</translation>
    </message>
    <message>
        <source>name a suit</source>
        <translation>eine Farbe wünschen</translation>
    </message>
    <message>
        <source>vote yes, vote no</source>
        <translation>mit Ja, mit Nein stimmen</translation>
    </message>
    <message>
        <source>hear again what was told, back and forth</source>
        <translation>Gehörtes noch einmal hören, zurück und vor</translation>
    </message>
    <message>
        <source>The own cards</source>
        <translation>Die eigenen Karten</translation>
    </message>
    <message>
        <source>Saying and calling</source>
        <translation>Sagen und rügen</translation>
    </message>
    <message>
        <source>To be told</source>
        <translation>Sich sagen lassen</translation>
    </message>
    <message>
        <source>Rounds and rules</source>
        <translation>Runden und Regeln</translation>
    </message>
    <message>
        <source>Table and window</source>
        <translation>Tisch und Fenster</translation>
    </message>
    <message>
        <source>call on a seat, counted clockwise from the left; 0 is the own one</source>
        <translation>einen Platz rügen, von links im Uhrzeigersinn gezählt; 0 ist der eigene</translation>
    </message>
    <message>
        <source>take a card out of a seat&apos;s hand</source>
        <translation>eine Karte aus der Hand eines Platzes nehmen</translation>
    </message>
    <message>
        <source>deal a card to a seat; 0 is the own one</source>
        <translation>einem Platz eine Karte geben; 0 ist der eigene</translation>
    </message>
    <message>
        <source>Said or typed</source>
        <translation>Gesagt oder getippt</translation>
    </message>
    <message>
        <source>{meeting}, and its end</source>
        <translation>„{meeting}“, und das Ende davon</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>hold to talk, where the microphone waits for it</source>
        <translation>zum Sprechen halten, wo das Mikrofon darauf wartet</translation>
    </message>
    <message>
        <source>show that person&apos;s hand, or pass the screen</source>
        <translation>die Hand dieser Person zeigen, oder den Bildschirm weitergeben</translation>
    </message>
    <message>
        <source>hold to talk as that person</source>
        <translation>halten, um als diese Person zu sprechen</translation>
    </message>
    <message>
        <source>call as that person: from the list, or aloud while it is held</source>
        <translation>als diese Person rügen: aus der Liste, oder laut, solange sie gehalten wird</translation>
    </message>
    <message>
        <source>Guesses are compared with what everybody has seen, never with the rules.</source>
        <translation>Vermutungen werden mit dem verglichen, was alle gesehen haben, nie mit den Regeln.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Vermutungen</translation>
    </message>
    <message>
        <source>New guess</source>
        <translation>Neue Vermutung</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Notebook of {name}</source>
        <translation>Notizbuch von {name}</translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation>Jetzt sollte sonst niemand hinsehen.</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Weiter an {name}</translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation>Ich bin {name}: zeig meine Hand</translation>
    </message>
    <message>
        <source>Shows the hand of {name} while it is held</source>
        <translation>Zeigt die Hand von {name}, solange es gehalten wird</translation>
    </message>
    <message>
        <source>{name} reads this out before dealing:</source>
        <translation>{name} liest das vor dem Geben vor:</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>drag a card to the middle, or double-click it</source>
        <translation>eine Karte in die Mitte ziehen oder doppelt anklicken</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>double-click the stack, or press {key}</source>
        <translation>den Stapel doppelt anklicken oder {key} drücken</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>Sprechen</translation>
    </message>
    <message>
        <source>press {key}, type and press Enter; or say it aloud</source>
        <translation>{key} drücken, tippen und Eingabetaste drücken; oder laut sagen</translation>
    </message>
    <message>
        <source>click the name of whoever did something wrong</source>
        <translation>auf den Namen klicken, wenn jemand etwas falsch macht</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>press {key} to see them all</source>
        <translation>{key} drücken, um alle zu sehen</translation>
    </message>
    <message>
        <source>The clock stands still until you are ready.</source>
        <translation>Die Uhr steht still, bis du bereit bist.</translation>
    </message>
    <message>
        <source>Ready (Enter)</source>
        <translation>Bereit (Eingabe)</translation>
    </message>
    <message>
        <source>Suggest one</source>
        <translation>Schlag eine vor</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>How fair is it? (Enter)</source>
        <translation>Wie fair ist sie? (Eingabe)</translation>
    </message>
    <message>
        <source>waiting to hear</source>
        <translation>wird noch gehört</translation>
    </message>
    <message>
        <source>It was the call of {name}</source>
        <translation>Die Rüge kam von {name}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why? {ruling}</source>
        <translation>Warum? {ruling}</translation>
    </message>
    <message>
        <source>Say something ({key})</source>
        <translation>Etwas sagen ({key})</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <source>Type what you say and press Enter, or pick it from the list</source>
        <translation>Tipp, was du sagst, und drück die Eingabetaste, oder wähl es aus der Liste</translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <translation>{suit} wünschen</translation>
    </message>
    <message>
        <source>Call something on whomever it fits ({key}); click a seat to call on it</source>
        <translation>Etwas rügen, auf wen es auch passt ({key}); klick auf einen Platz, um ihn zu rügen</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>Rügen …</translation>
    </message>
    <message>
        <source>Draw a card from the stack ({key})</source>
        <translation>Eine Karte vom Stapel ziehen ({key})</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>Sort the hand by suit ({key})</source>
        <translation>Die Hand nach Farbe sortieren ({key})</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>Sort the hand by rank ({key})</source>
        <translation>Die Hand nach Wert sortieren ({key})</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points of all rounds</source>
        <translation>Punkte aller Runden</translation>
    </message>
    <message>
        <source>Rule of {name}: “{text}”</source>
        <translation>Regel von {name}: „{text}“</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{name} (out)</source>
        <translation>{name} (raus)</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Earlier …</source>
        <translation>Früheres …</translation>
    </message>
    <message>
        <source>Leave the table; the game is kept and can be gone on with</source>
        <translation>Den Tisch verlassen; das Spiel bleibt aufgehoben und lässt sich fortsetzen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Has the cards dealt ({key}); or drag cards from the stack to the seats</source>
        <translation>Lässt die Karten geben ({key}); oder zieh Karten vom Stapel zu den Plätzen</translation>
    </message>
    <message>
        <source>Cards each: </source>
        <translation>Karten je Platz: </translation>
    </message>
    <message>
        <source>How many cards each seat gets; the dealer chooses at each deal</source>
        <translation>Wie viele Karten jeder Platz bekommt; der Geber wählt es bei jedem Geben</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Karten je Platz</translation>
    </message>
    <message>
        <source>Play stops, and proposals can be put ({key})</source>
        <translation>Das Spiel hält an, und Vorschläge sind möglich ({key})</translation>
    </message>
    <message>
        <source>The points of all rounds ({key})</source>
        <translation>Die Punkte aller Runden ({key})</translation>
    </message>
    <message>
        <source>Show or hide what happened ({key})</source>
        <translation>Zeigen oder verbergen, was geschah ({key})</translation>
    </message>
    <message>
        <source>Keys ({key})</source>
        <translation>Tasten ({key})</translation>
    </message>
    <message>
        <source>Computer players hurry until it is your turn ({key}), or for as long as {key} is held</source>
        <translation>Computerspieler eilen, bis du dran bist ({key}), oder solange {key} gehalten wird</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Eilen</translation>
    </message>
    <message>
        <source>Paused: {why}</source>
        <translation>Pause: {why}</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Yes ({key})</source>
        <translation>Ja ({key})</translation>
    </message>
    <message>
        <source>No ({key})</source>
        <translation>Nein ({key})</translation>
    </message>
    <message>
        <source>Propose: “grace = 6”, “drop {rule}”, …</source>
        <translation>Vorschlag: „grace = 6“, „drop {rule}“, …</translation>
    </message>
    <message>
        <source>Propose: “grace = 6”, …</source>
        <translation>Vorschlag: „grace = 6“, …</translation>
    </message>
    <message>
        <source>The clocks stand still. Anyone may propose something.</source>
        <translation>Die Uhren stehen still. Alle dürfen etwas vorschlagen.</translation>
    </message>
    <message>
        <source>{by} calls “{call}” on {on}. Is it so? Yes {yes}, no {no}.</source>
        <translation>{by} rügt „{call}“ gegen {on}. Stimmt das? Ja {yes}, Nein {no}.</translation>
    </message>
    <message>
        <source>{by} proposes: “{what}”. Yes {yes}, no {no}.</source>
        <translation>{by} schlägt vor: „{what}“. Ja {yes}, Nein {no}.</translation>
    </message>
    <message>
        <source>The house decides</source>
        <translation>Der Tisch entscheidet</translation>
    </message>
    <message>
        <source>{meeting}, called by {name}</source>
        <translation>„{meeting}“, ausgerufen von {name}</translation>
    </message>
    <message>
        <source>Only {name} ends it, by the words “{words}”.</source>
        <translation>Nur {name} beendet sie, mit den Worten „{words}“.</translation>
    </message>
    <message>
        <source>“{words}” ends it.</source>
        <translation>„{words}“ beendet sie.</translation>
    </message>
    <message>
        <source>Stack: {cards}</source>
        <translation>Stapel: {cards}</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>eine Karte ziehen</translation>
    </message>
    <message>
        <source>1 card locked, face down</source>
        <translation>1 Karte gesperrt, verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n cards locked, face down</source>
        <translation>
            <numerusform>%n Karte gesperrt, verdeckt</numerusform>
            <numerusform>%n Karten gesperrt, verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>call something there, or do something there</source>
        <translation>dort etwas rügen oder dort etwas tun</translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>Karte, verdeckt</translation>
    </message>
    <message>
        <source>{card}, {n} of {count}</source>
        <translation>{card}, {n} von {count}</translation>
    </message>
    <message>
        <source>play it</source>
        <translation>spielen</translation>
    </message>
    <message>
        <source>turn the cards</source>
        <translation>die Karten umdrehen</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>cards face down</source>
        <translation>Karten verdeckt</translation>
    </message>
    <message>
        <source>at the front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>whose turn it is and which way play goes is not shown</source>
        <translation>wer dran ist und in welche Richtung gespielt wird, wird nicht gezeigt</translation>
    </message>
    <message>
        <source>play goes clockwise</source>
        <translation>es geht im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>play goes counterclockwise</source>
        <translation>es geht gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Pile: empty</source>
        <translation>Ablage: leer</translation>
    </message>
    <message>
        <source>Pile: {card} on top</source>
        <translation>Ablage: {card} liegt oben</translation>
    </message>
    <message>
        <source>seen through at {card}</source>
        <translation>darunter zählt {card}</translation>
    </message>
    <message>
        <source>named suit: {suit}</source>
        <translation>gewünschte Farbe: {suit}</translation>
    </message>
    <message>
        <source>The table&apos;s wood: click to knock</source>
        <translation>Das Holz des Tisches: zum Klopfen klicken</translation>
    </message>
    <message>
        <source>The table&apos;s wood: click to knock. Between rounds</source>
        <translation>Das Holz des Tisches: zum Klopfen klicken. Zwischen den Runden</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>D</source>
        <translation>G</translation>
    </message>
    <message>
        <source>any voice counts</source>
        <translation>jede Stimme zählt</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>hand up</source>
        <translation>Hand oben</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>⇄ {name}</source>
        <translation>⇄ {name}</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>1 more turn</source>
        <translation>noch 1 Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n more turns</source>
        <translation>
            <numerusform>noch %n Zug</numerusform>
            <numerusform>noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} locked</source>
        <translation>{n} gesperrt</translation>
    </message>
    <message>
        <source>is owed {n}</source>
        <translation>bekommt noch {n}</translation>
    </message>
    <message>
        <source>tokens: {n}</source>
        <translation>Marken: {n}</translation>
    </message>
    <message>
        <source>the count to ten is on</source>
        <translation>es wird bis zehn gezählt</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>zwischen den Runden</translation>
    </message>
    <message>
        <source>the lawyer</source>
        <translation>streng nach Vorschrift</translation>
    </message>
    <message>
        <source>the gossip</source>
        <translation>plaudert gern</translation>
    </message>
    <message>
        <source>the sly one</source>
        <translation>mit allen Wassern gewaschen</translation>
    </message>
    <message>
        <source>the kind one</source>
        <translation>herzensgut</translation>
    </message>
    <message>
        <source>the hawk</source>
        <translation>hat Adleraugen</translation>
    </message>
    <message>
        <source>the forgetful one</source>
        <translation>vergesslich</translation>
    </message>
    <message>
        <source>the old hand</source>
        <translation>mit viel Erfahrung</translation>
    </message>
    <message>
        <source>the cheerful one</source>
        <translation>immer fröhlich</translation>
    </message>
    <message>
        <source>the eager one</source>
        <translation>voller Eifer</translation>
    </message>
    <message>
        <source>the dreamer</source>
        <translation>verträumt</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>immer zum Scherzen aufgelegt</translation>
    </message>
    <message>
        <source>the judge</source>
        <translation>mit strengem Urteil</translation>
    </message>
    <message>
        <source>{name}, the dealer: click to call something, or to do something there</source>
        <translation>{name}, gibt: klicken, um etwas zu rügen oder dort etwas zu tun</translation>
    </message>
    <message>
        <source>{name}: click to call something, or to do something there</source>
        <translation>{name}: klicken, um etwas zu rügen oder dort etwas zu tun</translation>
    </message>
    <message>
        <source>{name}, {manner}, the dealer: click to call something, or to do something there</source>
        <translation>{name}, {manner}, gibt: klicken, um etwas zu rügen oder dort etwas zu tun</translation>
    </message>
    <message>
        <source>{name}, {manner}: click to call something, or to do something there</source>
        <translation>{name}, {manner}: klicken, um etwas zu rügen oder dort etwas zu tun</translation>
    </message>
    <message>
        <source>A secret rule is about turns now: the table does not show whose turn it is.</source>
        <translation>Eine Geheimregel betrifft jetzt die Reihenfolge: Der Tisch zeigt nicht, wer dran ist.</translation>
    </message>
    <message>
        <source>The table shows again whose turn it is.</source>
        <translation>Der Tisch zeigt wieder, wer dran ist.</translation>
    </message>
    <message>
        <source>help is open</source>
        <translation>die Hilfe ist offen</translation>
    </message>
    <message>
        <source>a ruling is looked at</source>
        <translation>ein Urteil wird angesehen</translation>
    </message>
    <message>
        <source>the screen is passed on</source>
        <translation>der Bildschirm wird weitergegeben</translation>
    </message>
    <message>
        <source>the game waits for you</source>
        <translation>das Spiel wartet auf dich</translation>
    </message>
    <message>
        <source>a rule is written</source>
        <translation>eine Regel wird geschrieben</translation>
    </message>
    <message>
        <source>a guess is written</source>
        <translation>eine Vermutung wird geschrieben</translation>
    </message>
    <message>
        <source>a menu is open</source>
        <translation>ein Menü ist offen</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Das Spiel geht weiter</translation>
    </message>
    <message>
        <source>Nobody tells you all the rules: you find them out by playing.</source>
        <translation>Niemand verrät dir alle Regeln: Du findest sie beim Spielen heraus.</translation>
    </message>
    <message>
        <source>{name} deals, and says before:</source>
        <translation>{name} gibt und sagt vorher:</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>Willkommen am Tisch</translation>
    </message>
    <message>
        <source>Turn cards down ({key})</source>
        <translation>Karten zudecken ({key})</translation>
    </message>
    <message>
        <source>Turn cards up ({key})</source>
        <translation>Karten aufdecken ({key})</translation>
    </message>
    <message>
        <source>Your rule is kept for you: it holds from the next round on.</source>
        <translation>Deine Regel ist aufgehoben: Sie gilt ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>Your rule is kept for you: it holds once you are in the game and say “introducing new rule”.</source>
        <translation>Deine Regel ist aufgehoben: Sie gilt, sobald du im Spiel bist und „introducing new rule“ sagst.</translation>
    </message>
    <message>
        <source>Your rule {rule} holds from now on. Call whoever breaks it.</source>
        <translation>Deine Regel {rule} gilt ab jetzt. Rufe gegen jeden, der sie bricht.</translation>
    </message>
    <message>
        <source>Your rule {rule} contradicts one that is kept secret from you: the newest rule decides.</source>
        <translation>Deine Regel {rule} widerspricht einer, die vor dir geheim ist: Die neueste Regel entscheidet.</translation>
    </message>
    <message>
        <source>{name} is on turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>not heard: time waits</source>
        <translation>nicht gehört: die Zeit wartet</translation>
    </message>
    <message>
        <source>You can still say it ({key})</source>
        <translation>Du kannst es noch sagen ({key})</translation>
    </message>
    <message>
        <source>A secret rule</source>
        <translation>Eine Geheimregel</translation>
    </message>
    <message>
        <source>Write (Enter)</source>
        <translation>Schreiben (Eingabe)</translation>
    </message>
    <message>
        <source>What do you think is the rule?</source>
        <translation>Welche Regel vermutest du?</translation>
    </message>
    <message>
        <source>Note it (Enter)</source>
        <translation>Notieren (Eingabe)</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card to take</source>
        <translation>1 Karte zu nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n cards to take</source>
        <translation>
            <numerusform>%n Karte zu nehmen</numerusform>
            <numerusform>%n Karten zu nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>the {printed} (here the {card})</source>
        <translation>{printed} (hier {card})</translation>
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
        <translation>links</translation>
    </message>
    <message>
        <source>named</source>
        <translation>benannt</translation>
    </message>
    <message>
        <source>who begins, seen from the dealer</source>
        <translation>wer beginnt, vom Geber aus gesehen</translation>
    </message>
    <message>
        <source>the announcement tells three rules</source>
        <translation>die Ansage verrät drei Regeln</translation>
    </message>
    <message>
        <source>a win ends the round, and everybody is dealt five anew</source>
        <translation>ein Sieg beendet die Runde, und alle bekommen fünf neue Karten</translation>
    </message>
    <message>
        <source>who missed “last card” cannot win with this Mao</source>
        <translation>wer „last card“ versäumt hat, kann mit diesem Mao nicht gewinnen</translation>
    </message>
    <message>
        <source>Mao in vain costs five single penalties</source>
        <translation>Mao zur Unzeit kostet fünf Einzelstrafen</translation>
    </message>
    <message>
        <source>a call that is not in the exact form is an offence</source>
        <translation>eine Rüge, die nicht genau die Form hat, ist ein Vergehen</translation>
    </message>
    <message>
        <source>“thank you” is said instead of “penalty card”</source>
        <translation>statt „penalty card“ sagt man „thank you“</translation>
    </message>
    <message>
        <source>who takes penalty cards has had their turn</source>
        <translation>wer Strafkarten nimmt, hat seinen Zug gehabt</translation>
    </message>
    <message>
        <source>a seven can&apos;t be answered by a seven</source>
        <translation>auf eine Sieben darf keine Sieben folgen</translation>
    </message>
    <message>
        <source>words that count as explaining the rules</source>
        <translation>Wörter, die als Erklären der Regeln gelten</translation>
    </message>
    <message>
        <source>asking what the rules are is an offence</source>
        <translation>zu fragen, wie die Regeln sind, ist ein Vergehen</translation>
    </message>
    <message>
        <source>words that the game does not ask for are an offence</source>
        <translation>Wörter, die das Spiel nicht verlangt, sind ein Vergehen</translation>
    </message>
    <message>
        <source>laughing may be called</source>
        <translation>Lachen kann gerügt werden</translation>
    </message>
    <message>
        <source>curses are an offence</source>
        <translation>Flüche sind ein Vergehen</translation>
    </message>
    <message>
        <source>the words that are curses</source>
        <translation>die Wörter, die Flüche sind</translation>
    </message>
    <message>
        <source>untrue statements about the game are an offence</source>
        <translation>unwahre Aussagen über das Spiel sind ein Vergehen</translation>
    </message>
    <message>
        <source>conduct may be called</source>
        <translation>das Benehmen kann gerügt werden</translation>
    </message>
    <message>
        <source>the cards are on the table</source>
        <translation>die Karten liegen auf dem Tisch</translation>
    </message>
    <message>
        <source>no game begins without a deal</source>
        <translation>ohne Geben beginnt kein Spiel</translation>
    </message>
    <message>
        <source>who cannot play could not go on</source>
        <translation>wer nicht spielen kann, könnte nicht weitermachen</translation>
    </message>
    <message>
        <source>who is out has no hand to pay with</source>
        <translation>wer raus ist, hat keine Hand zum Zahlen</translation>
    </message>
    <message>
        <source>each phrase has a row of its own</source>
        <translation>jeder Satz hat eine eigene Zeile</translation>
    </message>
    <message>
        <source>each call says for itself until when it may be made</source>
        <translation>jede Rüge sagt selbst, bis wann sie möglich ist</translation>
    </message>
    <message>
        <source>the table has no other way to give a card</source>
        <translation>der Tisch kann eine Karte nicht anders geben</translation>
    </message>
    <message>
        <source>what breaks two rules is two infractions</source>
        <translation>was zwei Regeln bricht, sind zwei Verstöße</translation>
    </message>
    <message>
        <source>no vote keeps anybody at the table</source>
        <translation>keine Abstimmung hält jemanden am Tisch</translation>
    </message>
    <message>
        <source>The classic: five cards, seven rules nobody tells you, and every silence a crime.
Say what must be said, call what was not, and mind the name of the great leader.</source>
        <translation>Der Klassiker: fünf Karten, sieben Regeln, die dir niemand verrät, und jedes Schweigen ein Verbrechen.
Sag, was gesagt werden muss, rüge, was fehlte, und hüte dich vor dem Namen des großen Anführers.</translation>
    </message>
    <message>
        <source>its option {option} names no rank</source>
        <translation>ihre Option {option} nennt keinen Wert</translation>
    </message>
    <message>
        <source>talking is forbidden while the game runs</source>
        <translation>während das Spiel läuft, ist Reden verboten</translation>
    </message>
    <message>
        <source>without it no card does so either</source>
        <translation>ohne sie tut es auch keine Karte</translation>
    </message>
    <message>
        <source>each rule of a card asks for itself</source>
        <translation>jede Regel einer Karte verlangt für sich</translation>
    </message>
    <message>
        <source>the hands lie on the table for all to count</source>
        <translation>die Hände liegen zum Zählen für alle auf dem Tisch</translation>
    </message>
    <message>
        <source>Silence, good manners and clean hands: knock for sevens, name a Beatle, and thank for every penalty.
Not a word more than the game asks for, unless somebody calls a town meeting.</source>
        <translation>Stille, gute Manieren und saubere Hände: Klopf bei Siebenen, nenn einen Beatle, und dank für jede Strafe.
Kein Wort mehr, als das Spiel verlangt, es sei denn, jemand ruft „town meeting“.</translation>
    </message>
    <message>
        <source>whoever comes above so many points is out</source>
        <translation>wer über so viele Punkte kommt, ist raus</translation>
    </message>
    <message>
        <source>Fast, strict and played for points: every slip costs two cards, and what nobody saw may still be called.
Snap, swap, steal and skip, and say “Mau Mau” before the table draws breath.</source>
        <translation>Schnell, streng und um Punkte gespielt: Jeder Fehler kostet zwei Karten, und was niemand sah, kann noch gerügt werden.
Schnapp, tausch, stiehl und setz aus, und sag „Mau Mau“, bevor der Tisch Luft holt.</translation>
    </message>
    <message>
        <source>how long an infraction may be called</source>
        <translation>wie lange ein Verstoß gerügt werden kann</translation>
    </message>
    <message>
        <source>play could not go on</source>
        <translation>es ginge nicht weiter</translation>
    </message>
    <message>
        <source>there would be no card to draw</source>
        <translation>es gäbe keine Karte zum Ziehen</translation>
    </message>
    <message>
        <source>what was paid for is no infraction any more</source>
        <translation>was bezahlt ist, ist kein Verstoß mehr</translation>
    </message>
    <message>
        <source>each row that asks for something says how its failure is called</source>
        <translation>jede Zeile, die etwas verlangt, sagt, wie ihr Versäumnis gerügt wird</translation>
    </message>
    <message>
        <source>Mao by numbered rules: five cards, tokens for every win, and fifteen seconds to call what you saw.
Thank whoever makes you draw, and never take the name of the Great Bovine Deity in vain.</source>
        <translation>Mao nach nummerierten Regeln: fünf Karten, Marken für jeden Sieg, und fünfzehn Sekunden, um zu rügen, was du gesehen hast.
Dank allen, die dich ziehen lassen, und führ nie den Namen der Großen Rindergottheit vergeblich im Mund.</translation>
    </message>
    <message>
        <source>seconds from {low:g} to {high:g}</source>
        <translation>eine Zeit von {low:g} bis {high:g} Sekunden</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>eine ganze Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>„true“ oder „false“</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>eines von {names}</translation>
    </message>
    <message>
        <source>a list of up to {most} words</source>
        <translation>eine Liste mit bis zu {most} Wörtern</translation>
    </message>
    <message>
        <source>a list of ranks, each once: A, 2 to 10, J, Q, K</source>
        <translation>eine Liste von Werten, jeder einmal: A, 2 bis 10, J, Q, K</translation>
    </message>
    <message>
        <source>there is no option “{name}” (there are: {names})</source>
        <translation>es gibt keine Option „{name}“ (es gibt: {names})</translation>
    </message>
    <message>
        <source>option {name}: {expected} was expected, not {value}</source>
        <translation>die Option {name} erwartet {expected}, nicht {value}</translation>
    </message>
    <message>
        <source>its option {option} is off</source>
        <translation>ihre Option {option} ist aus</translation>
    </message>
    <message>
        <source>Cards and dealing</source>
        <translation>Karten und Geben</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Drag to any time of the game; the ticks are rulings</source>
        <translation>Zieh zu jeder Zeit des Spiels; die Striche sind Urteile</translation>
    </message>
    <message>
        <source>Playing and drawing</source>
        <translation>Spielen und Ziehen</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Rügen</translation>
    </message>
    <message>
        <source>Words and manners</source>
        <translation>Worte und Manieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weiteres</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>caller</source>
        <translation>wer sie ausrief</translation>
    </message>
    <message>
        <source>half</source>
        <translation>mehr als die Hälfte</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>zwei Drittel</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>after how long what was penalised may be called again</source>
        <translation>nach welcher Zeit Bestraftes wieder gerügt werden kann</translation>
    </message>
    <message>
        <source>how many votes convict</source>
        <translation>wie viele Stimmen verurteilen</translation>
    </message>
    <message>
        <source>how long the table waits for votes</source>
        <translation>wie lange der Tisch auf Stimmen wartet</translation>
    </message>
    <message>
        <source>cards that a wrong call costs its caller</source>
        <translation>Karten, die eine falsche Rüge kostet</translation>
    </message>
    <message>
        <source>cards for saying “{word}” at the wrong time</source>
        <translation>Karten für „{word}“ zur falschen Zeit</translation>
    </message>
    <message>
        <source>cards for a curse</source>
        <translation>Karten für einen Fluch</translation>
    </message>
    <message>
        <source>a {name} may be answered with another {name}</source>
        <translation>auf eine {name} darf noch eine {name} folgen</translation>
    </message>
    <message>
        <source>cards that the next player takes for each {name}</source>
        <translation>Karten, die der nächste Spieler für jede {name} nimmt</translation>
    </message>
    <message>
        <source>the first card counts as played by the dealer</source>
        <translation>die erste Karte gilt als vom Geber gespielt</translation>
    </message>
    <message>
        <source>ranks after which the next player misses a turn</source>
        <translation>Werte, nach denen der nächste Spieler aussetzt</translation>
    </message>
    <message>
        <source>ranks that turn the direction of play round</source>
        <translation>Werte, die die Richtung umkehren</translation>
    </message>
    <message>
        <source>who wins a round may make a secret rule</source>
        <translation>wer eine Runde gewinnt, darf eine Geheimregel machen</translation>
    </message>
    <message>
        <source>who may end a point of order</source>
        <translation>wer eine Auszeit beenden darf</translation>
    </message>
    <message>
        <source>decks of 52 cards; grows with the seats by itself</source>
        <translation>Decks mit 52 Karten; wächst von selbst mit den Plätzen</translation>
    </message>
    <message>
        <source>jokers in each deck</source>
        <translation>Joker in jedem Deck</translation>
    </message>
    <message>
        <source>cards dealt to each seat, and taken on coming in</source>
        <translation>Karten für jeden Platz, auch beim Einsteigen</translation>
    </message>
    <message>
        <source>how long one has to say what is due</source>
        <translation>wie lange man hat, um Fälliges zu sagen</translation>
    </message>
    <message>
        <source>how long one has in any case, however fast others play</source>
        <translation>wie lange man in jedem Fall hat, so schnell andere auch spielen</translation>
    </message>
    <message>
        <source>how long before the card one may begin to say what it asks for</source>
        <translation>wie lange vor der Karte man beginnen darf, was sie verlangt</translation>
    </message>
    <message>
        <source>cards for an ordinary penalty</source>
        <translation>Karten für eine gewöhnliche Strafe</translation>
    </message>
    <message>
        <source>for how long a second call of the same thing costs nobody a card</source>
        <translation>wie lange eine zweite Rüge derselben Sache niemanden eine Karte kostet</translation>
    </message>
    <message>
        <source>when a wrong call is paid for: by itself, once somebody says so, never</source>
        <translation>wann eine falsche Rüge bezahlt wird: von selbst, sobald es jemand sagt, nie</translation>
    </message>
    <message>
        <source>a card drawn may be played at once</source>
        <translation>eine gezogene Karte darf gleich gespielt werden</translation>
    </message>
    <message>
        <source>who draws goes on until a card can be played</source>
        <translation>wer zieht, zieht weiter, bis eine Karte spielbar ist</translation>
    </message>
    <message>
        <source>one may call oneself</source>
        <translation>man darf sich selbst rügen</translation>
    </message>
    <message>
        <source>how long one may wait before one plays or draws; 0 is no limit</source>
        <translation>wie lange man warten darf, bis man spielt oder zieht; 0 heißt unbegrenzt</translation>
    </message>
    <message>
        <source>cards in sight in a point of order are an offence</source>
        <translation>sichtbare Karten in einer Auszeit sind ein Vergehen</translation>
    </message>
    <message>
        <source>how long who was too slow is excused</source>
        <translation>wie lange entschuldigt ist, wer zu langsam war</translation>
    </message>
    <message>
        <source>a two gives an extra turn</source>
        <translation>eine Zwei gibt einen Zug extra</translation>
    </message>
    <message>
        <source>the words that begin a question</source>
        <translation>die Wörter, mit denen eine Frage beginnt</translation>
    </message>
    <message>
        <source>curses and major deities</source>
        <translation>Flüche und bedeutende Gottheiten</translation>
    </message>
    <message>
        <source>being too loud is an offence</source>
        <translation>zu laut zu sein ist ein Vergehen</translation>
    </message>
    <message>
        <source>how many dB over one&apos;s usual level are too loud</source>
        <translation>wie viele dB über der eigenen Lautstärke zu laut sind</translation>
    </message>
    <message>
        <source>Fast hands and faster mouths: spam whatever you can match, and never ask a question.
“Ten spade last card spam ten spade mau!”</source>
        <translation>Schnelle Hände und noch schnellere Münder: Wirf dazu, was passt, und stell nie eine Frage.
„Ten spade last card spam ten spade mau!“</translation>
    </message>
    <message>
        <source>{id} is part of {part_of}</source>
        <translation>{id} ist Teil von {part_of}</translation>
    </message>
    <message>
        <source>{id} can&apos;t be dropped: {fixed}</source>
        <translation>{id} lässt sich nicht aufheben: {fixed}</translation>
    </message>
    <message>
        <source>May the microphone be opened?</source>
        <translation>Darf das Mikrofon geöffnet werden?</translation>
    </message>
    <message>
        <source>May this program listen?</source>
        <translation>Darf dieses Programm zuhören?</translation>
    </message>
    <message>
        <source>In Mao one has to say things. With a microphone the program hears what is said here, and when.</source>
        <translation>In Mao muss man Dinge sagen. Mit einem Mikrofon hört das Programm, was hier gesagt wird, und wann.</translation>
    </message>
    <message>
        <source>Sound is recognised on this computer. It is sent nowhere, and never written down: the last minute is kept in memory.</source>
        <translation>Der Ton wird auf diesem Computer erkannt. Er wird nirgendwohin gesendet und nie gespeichert: Die letzte Minute bleibt im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The words that were heard are kept with each game, until you delete it with “Games …” on the start screen. The folder is {folder}</source>
        <translation>Die gehörten Worte werden mit jedem Spiel aufgehoben, bis du es mit „Spiele …“ auf der Startseite löschst. Der Ordner ist {folder}</translation>
    </message>
    <message>
        <source>Without a microphone everything can be typed and clicked. You can change your mind at any time in the settings, under “Voice and hearing”.</source>
        <translation>Ohne Mikrofon lässt sich alles tippen und anklicken. Du kannst es dir in den Einstellungen jederzeit anders überlegen, unter „Stimme und Gehör“.</translation>
    </message>
    <message>
        <source>Yes, listen</source>
        <translation>Ja, hör zu</translation>
    </message>
    <message>
        <source>No, I type and click</source>
        <translation>Nein, ich tippe und klicke</translation>
    </message>
    <message>
        <source>The game is being set up as you left it …</source>
        <translation>Das Spiel wird aufgebaut, wie du es verlassen hast …</translation>
    </message>
    <message>
        <source>How far the game is set up</source>
        <translation>Wie weit das Spiel aufgebaut ist</translation>
    </message>
    <message>
        <source>‹ Ruling</source>
        <translation>‹ Urteil</translation>
    </message>
    <message>
        <source>To the ruling before (Shift ←)</source>
        <translation>Zum Urteil davor (Umsch ←)</translation>
    </message>
    <message>
        <source>‹ Line</source>
        <translation>‹ Zeile</translation>
    </message>
    <message>
        <source>To the line before (←)</source>
        <translation>Zur Zeile davor (←)</translation>
    </message>
    <message>
        <source>Let the game go by, or stand still (space)</source>
        <translation>Das Spiel laufen lassen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Line ›</source>
        <translation>Zeile ›</translation>
    </message>
    <message>
        <source>To the next line (→)</source>
        <translation>Zur nächsten Zeile (→)</translation>
    </message>
    <message>
        <source>Ruling ›</source>
        <translation>Urteil ›</translation>
    </message>
    <message>
        <source>To the next ruling (Shift →)</source>
        <translation>Zum nächsten Urteil (Umsch →)</translation>
    </message>
    <message>
        <source>Slower ([)</source>
        <translation>Langsamer ([)</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster (])</source>
        <translation>Schneller (])</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
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
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>{times:g} ×</source>
        <translation>{times:g} ×</translation>
    </message>
    <message>
        <source>{name} calls: {words}</source>
        <translation>{name} rügt: „{words}“</translation>
    </message>
    <message>
        <source>{name} calls on {other}: {words}</source>
        <translation>{name} rügt {other}: „{words}“</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>The game, watched again</source>
        <translation>Das Spiel, noch einmal angesehen</translation>
    </message>
    <message>
        <source>All hands (H)</source>
        <translation>Alle Hände (H)</translation>
    </message>
    <message>
        <source>Show what everybody held: the round is over</source>
        <translation>Zeigen, was alle hielten: Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>Why? (W)</source>
        <translation>Warum? (W)</translation>
    </message>
    <message>
        <source>Show what this ruling rests on</source>
        <translation>Zeigen, worauf dieses Urteil beruht</translation>
    </message>
    <message>
        <source>{variant}, watched again</source>
        <translation>{variant}, noch einmal angesehen</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read ({why}): install the program again</source>
        <translation>{path} ist nicht lesbar ({why}): Installier das Programm neu</translation>
    </message>
    <message>
        <source>{path} is missing: install the program again</source>
        <translation>{path} fehlt: Installier das Programm neu</translation>
    </message>
    <message>
        <source>Whose voice</source>
        <translation>Wessen Stimme</translation>
    </message>
    <message>
        <source>Who share a microphone are told apart by their voices, once each has said these phrases. Of the voice only figures are kept, on this computer, and none of its sound; a guest&apos;s go when the table is left.</source>
        <translation>Wer ein Mikrofon teilt, wird an der Stimme erkannt, sobald alle diese Sätze gesagt haben. Von der Stimme werden nur Zahlen aufgehoben, auf diesem Computer, und nichts von ihrem Klang; die eines Gastes verschwinden, wenn der Tisch verlassen wird.</translation>
    </message>
    <message>
        <source>Whose voice is learnt</source>
        <translation>Wessen Stimme gelernt wird</translation>
    </message>
    <message>
        <source>Choose who speaks, or write a guest&apos;s name as it is written at the table.</source>
        <translation>Wähl, wer spricht, oder schreib den Namen eines Gastes so, wie er am Tisch steht.</translation>
    </message>
    <message>
        <source>Forget this voice</source>
        <translation>Diese Stimme vergessen</translation>
    </message>
    <message>
        <source>✓ This voice is known. Say all four again to learn it anew.</source>
        <translation>✓ Diese Stimme ist bekannt. Sag alle vier noch einmal, um sie neu zu lernen.</translation>
    </message>
    <message>
        <source>Say any of them once more: {seconds} s are still to come.</source>
        <translation>Sag irgendeinen davon noch einmal: Es fehlen noch {seconds} s.</translation>
    </message>
    <message>
        <source>✓ I know {name}&apos;s voice now.</source>
        <translation>✓ Ich kenne jetzt die Stimme von {name}.</translation>
    </message>
    <message>
        <source>✓ “{phrase}”</source>
        <translation>✓ „{phrase}“</translation>
    </message>
    <message>
        <source>Who speaks?</source>
        <translation>Wer spricht?</translation>
    </message>
    <message>
        <source>I am listening: say these one after the other, as you would at the table.</source>
        <translation>Ich höre zu: Sag dies nacheinander, so wie du am Tisch sprichst.</translation>
    </message>
    <message>
        <source>✓ I heard you. Go on.</source>
        <translation>✓ Gehört. Weiter so.</translation>
    </message>
    <message>
        <source>Write by voice</source>
        <translation>Mit der Stimme schreiben</translation>
    </message>
    <message>
        <source>Whoever is in the room hears the rule.</source>
        <translation>Wer im Raum ist, hört die Regel.</translation>
    </message>
    <message>
        <source>{slot}. Say {words}, or “next”, “back”, “clear”, “done”.</source>
        <translation>{slot}. Sag {words} oder „next“, „back“, „clear“, „done“.</translation>
    </message>
    <message>
        <source>{slot}. Type the words, or say {words}, or “next”, “back”, “clear”, “done”.</source>
        <translation>{slot}. Tipp die Wörter oder sag {words} oder „next“, „back“, „clear“, „done“.</translation>
    </message>
    <message>
        <source>All details are on the pages in docs/rules, which are in English, as is what is said at the table.</source>
        <translation>Alle Einzelheiten stehen auf den Seiten in docs/rules; sie sind englisch wie alles, was am Tisch gesagt wird.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>3 or more players; a deck with jokers for every three of them, at least 2</source>
        <translation>3 oder mehr Spieler; je drei ein Kartenspiel mit Jokern, mindestens 2</translation>
    </message>
    <message>
        <source>five cards each; the dealer&apos;s left begins; clockwise</source>
        <translation>jeder fünf Karten; links vom Geber wird begonnen; im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>the dealer opens with an announcement, in which Mao may be said</source>
        <translation>der Geber eröffnet mit einer Ansage, in der Mao gesagt werden darf</translation>
    </message>
    <message>
        <source>a joker is the nine of diamonds in every respect</source>
        <translation>ein Joker ist in jeder Hinsicht die Karo-Neun</translation>
    </message>
    <message>
        <source>a card is valid on the same suit or rank as the top, or as a jack&apos;s suit sets</source>
        <translation>eine Karte gilt auf gleicher Farbe oder gleichem Wert, oder auf der Farbe, die ein Bube bestimmt</translation>
    </message>
    <message>
        <source>instead of playing, one may take a card, which ends the turn; “pass” may be said</source>
        <translation>statt zu spielen darf man eine Karte nehmen, was den Zug beendet; „pass“ darf gesagt werden</translation>
    </message>
    <message>
        <source>a card played while it is not one&apos;s turn goes back; the turn is not moved</source>
        <translation>eine Karte außer der Reihe geht zurück; der Zug bleibt, wo er war</translation>
    </message>
    <message>
        <source>a turn begins within the turn&apos;s limit, and within every further one</source>
        <translation>ein Zug beginnt innerhalb der Zugzeit und innerhalb jeder weiteren</translation>
    </message>
    <message>
        <source>one card left: “last card” before the next player&apos;s turn</source>
        <translation>noch eine Karte: „last card“, bevor der Nächste am Zug ist</translation>
    </message>
    <message>
        <source>last card played validly and all that it asks done: “Mao” wins</source>
        <translation>letzte Karte gültig gespielt und alles getan, was sie verlangt: „Mao“ gewinnt</translation>
    </message>
    <message>
        <source>“Mao” comes last of all phrases of that turn</source>
        <translation>„Mao“ kommt als letzter aller Sätze dieses Zuges</translation>
    </message>
    <message>
        <source>“Mao” on an invalid last card, with a duty unmet or after one in vain of that turn is no win, and in vain</source>
        <translation>„Mao“ auf eine ungültige letzte Karte, mit offener Pflicht oder nach einem vergeblichen in diesem Zug ist kein Sieg und vergeblich</translation>
    </message>
    <message>
        <source>option: who missed “last card” on the turn before cannot win with this Mao</source>
        <translation>Option: wer im Zug davor „last card“ versäumt hat, kann mit diesem Mao nicht gewinnen</translation>
    </message>
    <message>
        <source>last card played and “Mao” not said: the game goes on, and the seat wins when it says it</source>
        <translation>letzte Karte gespielt und „Mao“ nicht gesagt: das Spiel geht weiter, und der Platz gewinnt, sobald er es sagt</translation>
    </message>
    <message>
        <source>“Mao” at any other time, within a call as well: {cards}</source>
        <translation>„Mao“ zu jeder anderen Zeit, auch in einer Rüge: {cards}</translation>
    </message>
    <message>
        <source>option: Mao in vain is given as five single penalties: talking, lying, cheating, swearing, blasphemy</source>
        <translation>Option: vergebliches Mao wird als fünf einzelne Strafen gegeben: Reden, Lügen, Betrügen, Fluchen, Lästern</translation>
    </message>
    <message>
        <source>a winner re-enters by saying so, takes five cards, and may introduce its new rule</source>
        <translation>ein Sieger kommt wieder herein, indem er es sagt, nimmt fünf Karten und darf seine neue Regel einführen</translation>
    </message>
    <message>
        <source>who is out of the game is bound by no rule but that against explaining rules</source>
        <translation>wer nicht im Spiel ist, ist an keine Regel gebunden außer der gegen das Erklären von Regeln</translation>
    </message>
    <message>
        <source>the next player misses a turn</source>
        <translation>der nächste Spieler setzt aus</translation>
    </message>
    <message>
        <source>the order of play reverses</source>
        <translation>die Spielrichtung kehrt sich um</translation>
    </message>
    <message>
        <source>jack: the first seat in the game to name a suit sets it</source>
        <translation>Bube: der erste Platz im Spiel, der eine Farbe nennt, bestimmt sie</translation>
    </message>
    <message>
        <source>spade: say the card&apos;s name</source>
        <translation>Pik: sag den Namen der Karte</translation>
    </message>
    <message>
        <source>nine of diamonds or joker: say “that&apos;s the badger”</source>
        <translation>Karo-Neun oder Joker: sag „that&apos;s the badger“</translation>
    </message>
    <message>
        <source>several phrases for one card are all due, in any order, each its own duty</source>
        <translation>mehrere Sätze für eine Karte sind alle fällig, in beliebiger Folge, jeder als eigene Pflicht</translation>
    </message>
    <message>
        <source>a duty stays after its penalty: continued failure, every further grace</source>
        <translation>eine Pflicht bleibt nach ihrer Strafe: weiterhin versäumt, mit jeder weiteren Frist</translation>
    </message>
    <message>
        <source>option: a call that is not in the exact form is itself an offence</source>
        <translation>Option: eine Rüge, die nicht die genaue Form hat, ist selbst ein Vergehen</translation>
    </message>
    <message>
        <source>7: say “have a nice day” to the next player</source>
        <translation>7: sag „have a nice day“ zum nächsten Spieler</translation>
    </message>
    <message>
        <source>the next player says “penalty card” and takes {cards}</source>
        <translation>der nächste Spieler sagt „penalty card“ und nimmt {cards}</translation>
    </message>
    <message>
        <source>or plays a 7 and says “have a very nice day”; each 7 adds one very and {cards}</source>
        <translation>oder spielt eine 7 und sagt „have a very nice day“; jede 7 bringt ein very mehr und {cards}</translation>
    </message>
    <message>
        <source>who took the cards goes on with a normal turn</source>
        <translation>wer die Karten genommen hat, macht mit einem gewöhnlichen Zug weiter</translation>
    </message>
    <message>
        <source>with thanks, after k sevens: “thank you very … much”, k-1 verys</source>
        <translation>mit Dank, nach k Siebenen: „thank you very … much“, k-1 very</translation>
    </message>
    <message>
        <source>a winner makes one secret rule, which may not favour particular seats</source>
        <translation>ein Sieger macht eine Geheimregel, die keine bestimmten Plätze bevorzugen darf</translation>
    </message>
    <message>
        <source>any seat may call by a secret rule, its author included</source>
        <translation>jeder Platz darf nach einer Geheimregel rügen, auch wer sie gemacht hat</translation>
    </message>
    <message>
        <source>a call missed may be told in a point of order; it is too late to penalise</source>
        <translation>eine versäumte Rüge darf in einer Auszeit genannt werden; für eine Strafe ist es zu spät</translation>
    </message>
    <message>
        <source>of two secret rules that contradict each other the table decides; until then the newer holds</source>
        <translation>widersprechen sich zwei Geheimregeln, entscheidet der Tisch; bis dahin gilt die neuere</translation>
    </message>
    <message>
        <source>a call for something that did not happen: the caller takes the cards it meant to give</source>
        <translation>eine Rüge für etwas, das nicht geschah: wer rügte, nimmt die Karten, die er geben wollte</translation>
    </message>
    <message>
        <source>explaining a rule aloud, in or out of the game</source>
        <translation>eine Regel laut erklären, im Spiel oder außerhalb</translation>
    </message>
    <message>
        <source>option: asking what the rules are</source>
        <translation>Option: fragen, wie die Regeln sind</translation>
    </message>
    <message>
        <source>penalties are given with a formal call that names the reason, and not otherwise</source>
        <translation>Strafen gibt man mit einer förmlichen Rüge, die den Grund nennt, und nicht anders</translation>
    </message>
    <message>
        <source>“point of order” by any seat at any time: play stops, all hands are put down</source>
        <translation>„point of order“ von jedem Platz, jederzeit: das Spiel hält an, alle Hände werden abgelegt</translation>
    </message>
    <message>
        <source>“point of order” during one, within a call as well, except in ending it, costs a card</source>
        <translation>„point of order“ während einer Auszeit, auch in einer Rüge, außer um sie zu beenden, kostet eine Karte</translation>
    </message>
    <message>
        <source>touching one&apos;s cards during a point of order</source>
        <translation>während einer Auszeit die eigenen Karten berühren</translation>
    </message>
    <message>
        <source>“end of point of order” by {who} ends it; timers go on</source>
        <translation>„end of point of order“ beendet sie ({who}); die Uhren gehen weiter</translation>
    </message>
    <message>
        <source>votes in a point of order change the game</source>
        <translation>Abstimmungen in einer Auszeit ändern das Spiel</translation>
    </message>
    <message>
        <source>option: words outside what the game asks or allows</source>
        <translation>Option: Worte außer denen, die das Spiel verlangt oder erlaubt</translation>
    </message>
    <message>
        <source>option: laughing</source>
        <translation>Option: Lachen</translation>
    </message>
    <message>
        <source>option: cursing, {cards} in all</source>
        <translation>Option: Fluchen, im Ganzen {cards}</translation>
    </message>
    <message>
        <source>with no talking, explaining the rules costs two in all: talking and explaining</source>
        <translation>ist Reden verboten, kostet das Erklären der Regeln im Ganzen zwei: Reden und Erklären</translation>
    </message>
    <message>
        <source>option: an untrue statement about the game</source>
        <translation>Option: eine unwahre Aussage über das Spiel</translation>
    </message>
    <message>
        <source>option: conduct, judged by the house</source>
        <translation>Option: Benehmen, worüber der Tisch urteilt</translation>
    </message>
    <message>
        <source>the game never ends; a seat may drop out, and its hand is shuffled into the stack</source>
        <translation>das Spiel endet nie; ein Platz darf aussteigen, und seine Hand wird in den Stapel gemischt</translation>
    </message>
    <message>
        <source>no card does this: {rule}</source>
        <translation>keine Karte tut dies: {rule}</translation>
    </message>
    <message>
        <source>{ranks}: {rule}</source>
        <translation>{ranks}: {rule}</translation>
    </message>
    <message>
        <source>five cards each; clockwise always; valid: same suit or rank; a joker on anything, anything on a joker</source>
        <translation>jeder fünf Karten; immer im Uhrzeigersinn; gültig: gleiche Farbe oder gleicher Wert; ein Joker auf alles, alles auf einen Joker</translation>
    </message>
    <message>
        <source>no card skips, reverses or makes anybody draw</source>
        <translation>keine Karte lässt aussetzen, kehrt um oder lässt jemanden ziehen</translation>
    </message>
    <message>
        <source>a wrong accusation costs its caller one card</source>
        <translation>eine falsche Beschuldigung kostet den, der rügt, eine Karte</translation>
    </message>
    <message>
        <source>cards may be touched only while the game runs</source>
        <translation>Karten dürfen nur berührt werden, während das Spiel läuft</translation>
    </message>
    <message>
        <source>suits are hearts, cross, spades and diamonds; ranks ace, two, three … king, joker</source>
        <translation>Farben sind „hearts“, „cross“, „spades“ und „diamonds“; Werte „ace“, „two“, „three“ … „king“, „joker“</translation>
    </message>
    <message>
        <source>a card played while it is not one&apos;s turn goes back</source>
        <translation>eine Karte außer der Reihe geht zurück</translation>
    </message>
    <message>
        <source>4: the first name of a Beatle</source>
        <translation>4: der Vorname eines Beatle</translation>
    </message>
    <message>
        <source>7: knock once; a 7 directly on a 7 twice, and so on; too few and too many are wrong</source>
        <translation>7: einmal klopfen; eine 7 direkt auf einer 7 zweimal, und so weiter; zu wenig und zu oft ist falsch</translation>
    </message>
    <message>
        <source>ace: the same player plays another card, or takes one</source>
        <translation>Ass: derselbe Spieler spielt noch eine Karte oder nimmt eine</translation>
    </message>
    <message>
        <source>spade: announce rank and suit</source>
        <translation>Pik: sag Wert und Farbe an</translation>
    </message>
    <message>
        <source>several rules on one card: all, in any order</source>
        <translation>mehrere Regeln auf einer Karte: alle, in beliebiger Folge</translation>
    </message>
    <message>
        <source>a penalty card is received with “thank you”, one for each call</source>
        <translation>eine Strafkarte nimmt man mit „thank you“ an, eines für jede Rüge</translation>
    </message>
    <message>
        <source>last but one card laid: “Mao” before the next player lays a card</source>
        <translation>vorletzte Karte gelegt: „Mao“, bevor der nächste Spieler eine Karte legt</translation>
    </message>
    <message>
        <source>the number of everybody&apos;s cards is always in sight</source>
        <translation>wie viele Karten jeder hat, ist immer zu sehen</translation>
    </message>
    <message>
        <source>“town meeting”: play stops, the cards lie face down, all other rules rest</source>
        <translation>„town meeting“: das Spiel hält an, die Karten liegen verdeckt, alle anderen Regeln ruhen</translation>
    </message>
    <message>
        <source>{who} ends it, with “the game of mao begins now”</source>
        <translation>beendet wird sie mit „the game of mao begins now“ ({who})</translation>
    </message>
    <message>
        <source>an empty hand wins the round once its last two cards are done with; the winner may make a secret rule</source>
        <translation>eine leere Hand gewinnt die Runde, sobald die letzten zwei Karten erledigt sind; der Sieger darf eine Geheimregel machen</translation>
    </message>
    <message>
        <source>who cannot or will not play takes one card; that is the move</source>
        <translation>wer nicht spielen kann oder will, nimmt eine Karte; das ist der Zug</translation>
    </message>
    <message>
        <source>2 or more players; two decks without jokers, 3 from 8 seats, 4 at 12</source>
        <translation>2 oder mehr Spieler; zwei Kartenspiele ohne Joker, 3 ab 8 Plätzen, 4 bei 12</translation>
    </message>
    <message>
        <source>seven cards each, then the penalty cards owed; the first card counts as played by the dealer</source>
        <translation>jeder sieben Karten, dann die geschuldeten Strafkarten; die erste Karte zählt als vom Geber gespielt</translation>
    </message>
    <message>
        <source>dealer&apos;s mistakes are counted singly: each wrong hand, several cards at a time to one, the wrong turn or direction, cards forgotten</source>
        <translation>Fehler des Gebers zählen einzeln: jede falsche Hand, mehrere Karten auf einmal an einen, falsche Reihe oder Richtung, vergessene Karten</translation>
    </message>
    <message>
        <source>the direction stays between rounds; the next dealer is the next in it</source>
        <translation>die Richtung bleibt zwischen den Runden; der nächste Geber ist der Nächste in ihr</translation>
    </message>
    <message>
        <source>the ten count: by its end the one who is to deal must have picked up the deck</source>
        <translation>das Zählen bis zehn: an seinem Ende muss der, der gibt, die Karten aufgenommen haben</translation>
    </message>
    <message>
        <source>valid: same suit or rank as the top card</source>
        <translation>gültig: gleiche Farbe oder gleicher Wert wie die oberste Karte</translation>
    </message>
    <message>
        <source>or take one card, which ends the turn</source>
        <translation>oder eine Karte nehmen, was den Zug beendet</translation>
    </message>
    <message>
        <source>ace: the next player takes a card out of the player&apos;s hand</source>
        <translation>Ass: der nächste Spieler nimmt eine Karte aus der Hand dessen, der spielte</translation>
    </message>
    <message>
        <source>2: the next takes {cards} and misses the turn, or plays a 2, and so on</source>
        <translation>2: der Nächste nimmt {cards} und setzt aus, oder spielt eine 2, und so weiter</translation>
    </message>
    <message>
        <source>2: the next takes {cards} and misses the turn</source>
        <translation>2: der Nächste nimmt {cards} und setzt aus</translation>
    </message>
    <message>
        <source>3: the next two seats change places until both have had their turn</source>
        <translation>3: die nächsten zwei Plätze tauschen, bis beide am Zug waren</translation>
    </message>
    <message>
        <source>5: invisible, on any suit</source>
        <translation>5: unsichtbar, auf jede Farbe</translation>
    </message>
    <message>
        <source>the next player misses a turn, or answers in time</source>
        <translation>der nächste Spieler setzt aus oder antwortet rechtzeitig</translation>
    </message>
    <message>
        <source>10: the player takes a card out of the next one&apos;s hand</source>
        <translation>10: der Spieler nimmt eine Karte aus der Hand des Nächsten</translation>
    </message>
    <message>
        <source>jack: not on a jack or its own suit; its player names a suit, not the jack&apos;s nor the one under it</source>
        <translation>Bube: nicht auf Bube oder eigene Farbe; wer ihn spielt, nennt eine Farbe, nicht die des Buben und nicht die darunter</translation>
    </message>
    <message>
        <source>queen on king, king on queen of the same suit: a free card, by anyone</source>
        <translation>Dame auf König, König auf Dame gleicher Farbe: eine freie Karte, von jedem</translation>
    </message>
    <message>
        <source>a card equal to the top card: “snap” before the next one</source>
        <translation>eine Karte, die der obersten gleicht: „snap“ vor der nächsten</translation>
    </message>
    <message>
        <source>one card left: “Mau” before the next card</source>
        <translation>noch eine Karte: „Mau“ vor der nächsten Karte</translation>
    </message>
    <message>
        <source>no card left: “Mau Mau” quickly, and before the next card</source>
        <translation>keine Karte mehr: schnell „Mau Mau“, und vor der nächsten Karte</translation>
    </message>
    <message>
        <source>mistakes also: drawing or playing when not entitled, saying a wrong turn, slowness</source>
        <translation>Fehler sind auch: unberechtigt ziehen oder spielen, einen falschen Zug ansagen, Langsamkeit</translation>
    </message>
    <message>
        <source>penalty cards may not be looked at or used until after the turn, or the next one</source>
        <translation>Strafkarten dürfen erst nach dem Zug oder dem nächsten angesehen oder benutzt werden</translation>
    </message>
    <message>
        <source>a wrong call is a mistake</source>
        <translation>eine falsche Rüge ist ein Fehler</translation>
    </message>
    <message>
        <source>an empty hand, “Mau Mau” begun, all that must be done is done, and the grace past: the round is over</source>
        <translation>eine leere Hand, „Mau Mau“ begonnen, alles Nötige getan und die Frist vorbei: die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>points: A, 2: 20; K, Q, 8, 5: 10; 10, 9, 7, 6, 4, 3: 5; a jack doubles its hand, a last jack the others&apos;</source>
        <translation>Punkte: A, 2: 20; K, Q, 8, 5: 10; 10, 9, 7, 6, 4, 3: 5; ein Bube verdoppelt seine Hand, ein letzter Bube die der anderen</translation>
    </message>
    <message>
        <source>above the limit: out; the last one in wins</source>
        <translation>über der Grenze: ausgeschieden; der Letzte im Spiel gewinnt</translation>
    </message>
    <message>
        <source>a mistake unnoticed in play may still be called later in the round</source>
        <translation>ein unbemerkter Fehler darf auch später in der Runde noch gerügt werden</translation>
    </message>
    <message>
        <source>3 or more players; one deck up to 5 seats, two up to 9, three above, two jokers each</source>
        <translation>3 oder mehr Spieler; ein Kartenspiel bis 5 Plätze, zwei bis 9, darüber drei, je zwei Joker</translation>
    </message>
    <message>
        <source>the start is announced with a preamble, in which the dealer may explain and say “Moo”</source>
        <translation>der Beginn wird mit einer Vorrede angesagt, in der der Geber erklären und „Moo“ sagen darf</translation>
    </message>
    <message>
        <source>valid: same rank or suit as the last card; an invalid card goes back, and the turn is not over</source>
        <translation>gültig: gleicher Wert oder gleiche Farbe wie die letzte Karte; eine ungültige geht zurück, und der Zug ist nicht vorbei</translation>
    </message>
    <message>
        <source>the turn passes when a card lies or one is drawn; on a live 7 when all are drawn</source>
        <translation>der Zug geht weiter, wenn eine Karte liegt oder gezogen ist; bei einer offenen 7, wenn alle gezogen sind</translation>
    </message>
    <message>
        <source>an empty hand, nothing left to do and no infraction: say “Moo”, for a token</source>
        <translation>eine leere Hand, nichts mehr zu tun und kein Vergehen: sag „Moo“, für eine Marke</translation>
    </message>
    <message>
        <source>tokens may be given to another player; they are kept after leaving</source>
        <translation>Marken darf man einem anderen geben; sie bleiben auch nach dem Aussteigen</translation>
    </message>
    <message>
        <source>stack empty: all but the top card of the pile, shuffled</source>
        <translation>Stapel leer: alle Karten der Ablage außer der obersten, gemischt</translation>
    </message>
    <message>
        <source>whoever is not in the game may join or rejoin with five cards</source>
        <translation>wer nicht im Spiel ist, darf mit fünf Karten einsteigen oder wieder einsteigen</translation>
    </message>
    <message>
        <source>who is not in the game is bound by nothing, stops nothing, cannot be called, and calls nobody</source>
        <translation>wer nicht im Spiel ist, ist an nichts gebunden, hält nichts an, kann nicht gerügt werden und rügt niemanden</translation>
    </message>
    <message>
        <source>a player may leave at any time; the hand is shuffled into the stack</source>
        <translation>ein Spieler darf jederzeit gehen; seine Hand wird in den Stapel gemischt</translation>
    </message>
    <message>
        <source>7: “have a nice day”; the next says “thank you” and draws {cards}, or plays a 7; each adds a very and as many cards</source>
        <translation>7: „have a nice day“; der Nächste sagt „thank you“ und zieht {cards}, oder spielt eine 7; jede bringt ein very und ebenso viele Karten mehr</translation>
    </message>
    <message>
        <source>7: “have a nice day”; the next says “thank you” and draws {cards}</source>
        <translation>7: „have a nice day“; der Nächste sagt „thank you“ und zieht {cards}</translation>
    </message>
    <message>
        <source>jack: any player in the game may name a suit, the first holds</source>
        <translation>Bube: jeder Spieler im Spiel darf eine Farbe nennen, die erste gilt</translation>
    </message>
    <message>
        <source>spade: say its name</source>
        <translation>Pik: sag seinen Namen</translation>
    </message>
    <message>
        <source>nine of diamonds, joker: “that&apos;s the badger”</source>
        <translation>Karo-Neun, Joker: „that&apos;s the badger“</translation>
    </message>
    <message>
        <source>penalties: a formal call and one card; any player may call</source>
        <translation>Strafen: eine förmliche Rüge und eine Karte; jeder Spieler darf rügen</translation>
    </message>
    <message>
        <source>not twice for one instance; separate ones for each rule broken; on oneself as well</source>
        <translation>nicht zweimal für dasselbe; für jede gebrochene Regel eine eigene; auch gegen sich selbst</translation>
    </message>
    <message>
        <source>an invalid call is penalised, and voided</source>
        <translation>eine ungültige Rüge wird bestraft und aufgehoben</translation>
    </message>
    <message>
        <source>a revoked penalty: its cards go back into the stack, shuffled</source>
        <translation>eine aufgehobene Strafe: ihre Karten gehen zurück in den Stapel, gemischt</translation>
    </message>
    <message>
        <source>a duty not met, without a call of its own: failure to X</source>
        <translation>eine Pflicht ohne eigene Rüge nicht erfüllt: „failure to …“</translation>
    </message>
    <message>
        <source>goes on not meeting it: repeated failure to X</source>
        <translation>sie weiterhin nicht erfüllen: „repeated failure to …“</translation>
    </message>
    <message>
        <source>several actions due at once: any order, “Moo” last</source>
        <translation>mehreres zugleich fällig: in beliebiger Folge, „Moo“ zuletzt</translation>
    </message>
    <message>
        <source>one card left after playing or after ending the turn: “last card”</source>
        <translation>noch eine Karte nach dem Spielen oder am Ende des Zuges: „last card“</translation>
    </message>
    <message>
        <source>“Moo” at any other time, within a call as well: {cards}</source>
        <translation>„Moo“ zu jeder anderen Zeit, auch in einer Rüge: {cards}</translation>
    </message>
    <message>
        <source>a token buys a secret rule</source>
        <translation>eine Marke kauft eine Geheimregel</translation>
    </message>
    <message>
        <source>new rules may change any rule; the newest takes precedence</source>
        <translation>neue Regeln dürfen jede Regel ändern; die neueste geht vor</translation>
    </message>
    <message>
        <source>a rule is void if it would not apply to all equally or cannot be deduced</source>
        <translation>eine Regel ist hinfällig, wenn sie nicht für alle gleich gälte oder nicht zu erschließen ist</translation>
    </message>
    <message>
        <source>“point of order”: play, turns and the play timer stop, all other rules stay in force</source>
        <translation>„point of order“: Spiel, Züge und Zuguhr halten an, alle anderen Regeln bleiben in Kraft</translation>
    </message>
    <message>
        <source>votes in it, majority, may change anything</source>
        <translation>Abstimmungen in ihr, mit Mehrheit, dürfen alles ändern</translation>
    </message>
    <message>
        <source>“end of point of order” by {who}; the play timer starts anew</source>
        <translation>„end of point of order“ beendet sie ({who}); die Zuguhr beginnt von vorn</translation>
    </message>
    <message>
        <source>no play or draw within the turn&apos;s limit; again for every further one</source>
        <translation>innerhalb der Zugzeit weder gespielt noch gezogen; wieder für jede weitere</translation>
    </message>
    <message>
        <source>a card played out of turn is taken back</source>
        <translation>eine Karte außer der Reihe wird zurückgenommen</translation>
    </message>
    <message>
        <source>asking for a rule to be explained</source>
        <translation>darum bitten, eine Regel zu erklären</translation>
    </message>
    <message>
        <source>explaining a rule outside the preamble</source>
        <translation>eine Regel außerhalb der Vorrede erklären</translation>
    </message>
    <message>
        <source>unsporting conduct</source>
        <translation>unsportliches Benehmen</translation>
    </message>
    <message>
        <source>cheating: discarding (the card comes back), reordering the pile, peeking at or moving another&apos;s hand</source>
        <translation>Betrug: Karten wegwerfen (die Karte kommt zurück), die Ablage umordnen, in eine andere Hand sehen oder sie bewegen</translation>
    </message>
    <message>
        <source>option: who wins a round may make a secret rule for the rounds to come</source>
        <translation>Option: wer eine Runde gewinnt, darf eine Geheimregel für die nächsten Runden machen</translation>
    </message>
    <message>
        <source>{rule}; a card drawn may be played at once</source>
        <translation>{rule}; eine gezogene Karte darf sofort gespielt werden</translation>
    </message>
    <message>
        <source>{rule}; who draws goes on until a card can be played</source>
        <translation>{rule}; wer zieht, zieht weiter, bis eine Karte passt</translation>
    </message>
    <message>
        <source>any seat</source>
        <translation>jeder Platz</translation>
    </message>
    <message>
        <source>only who called it</source>
        <translation>nur wer sie ausgerufen hat</translation>
    </message>
    <message>
        <source>{rule}; the first card counts as played by the dealer</source>
        <translation>{rule}; die erste Karte zählt als vom Geber gespielt</translation>
    </message>
    <message>
        <source>{rule}; the first card lies without effect</source>
        <translation>{rule}; die erste Karte liegt ohne Wirkung</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>{n} Karten</translation>
    </message>
    <message>
        <source>2 or more players; two decks, two jokers each; the dealer chooses the hand size at each deal</source>
        <translation>2 oder mehr Spieler; zwei Kartenspiele mit je zwei Jokern; der Geber wählt bei jedem Geben, wie viele Karten</translation>
    </message>
    <message>
        <source>a misdeal: hands are levelled to what most have, the dealer takes one card for each card off</source>
        <translation>falsch gegeben: die Hände werden auf das gebracht, was die meisten haben, der Geber nimmt für jede falsche Karte eine</translation>
    </message>
    <message>
        <source>nobody looks at their cards before the dealer does</source>
        <translation>niemand sieht seine Karten an, bevor der Geber es tut</translation>
    </message>
    <message>
        <source>the dealer plays the first card from the stack, with all it does and asks</source>
        <translation>der Geber spielt die erste Karte vom Stapel, mit allem, was sie tut und verlangt</translation>
    </message>
    <message>
        <source>a turn is one card played or one card drawn, never both, nor one of two for a live 7</source>
        <translation>ein Zug ist eine gespielte oder eine gezogene Karte, nie beides, auch nicht eine von zweien für eine offene 7</translation>
    </message>
    <message>
        <source>valid: same rank or suit</source>
        <translation>gültig: gleicher Wert oder gleiche Farbe</translation>
    </message>
    <message>
        <source>7: the next draws {cards} instead of a turn, or plays a 7; each adds as many</source>
        <translation>7: der Nächste zieht {cards} statt eines Zuges, oder spielt eine 7; jede bringt ebenso viele mehr</translation>
    </message>
    <message>
        <source>7: the next draws {cards} instead of a turn</source>
        <translation>7: der Nächste zieht {cards} statt eines Zuges</translation>
    </message>
    <message>
        <source>jack on anything but a jack or a live 7; the first player to name a suit sets it</source>
        <translation>Bube auf alles außer Bube oder offener 7; der erste Spieler, der eine Farbe nennt, bestimmt sie</translation>
    </message>
    <message>
        <source>joker on anything but a live 7; whichever neighbour acts first plays any card, and play goes on that way</source>
        <translation>Joker auf alles außer offener 7; der Nachbar, der zuerst handelt, spielt eine beliebige Karte, und so herum geht es weiter</translation>
    </message>
    <message>
        <source>option: a 2 gives an extra turn; extra turns add up</source>
        <translation>Option: eine 2 gibt einen weiteren Zug; weitere Züge zählen zusammen</translation>
    </message>
    <message>
        <source>spam, with two decks or more: a card equal to the top card at any time; play goes on from there</source>
        <translation>„spam“, ab zwei Kartenspielen: eine Karte, die der obersten gleicht, jederzeit; von dort geht es weiter</translation>
    </message>
    <message>
        <source>the third spam on the same card: “wonderful spam”</source>
        <translation>das dritte „spam“ auf dieselbe Karte: „wonderful spam“</translation>
    </message>
    <message>
        <source>spam adds up: sevens, eights, aces; jacks cannot be spammed</source>
        <translation>„spam“ zählt zusammen: Siebenen, Achten, Asse; Buben gehen nicht</translation>
    </message>
    <message>
        <source>a play that only became out of turn because a spam slipped in goes back without offence</source>
        <translation>wer nur außer der Reihe war, weil ein „spam“ dazwischenkam, nimmt die Karte ohne Vergehen zurück</translation>
    </message>
    <message>
        <source>spade: call it one</source>
        <translation>Pik: sag es an</translation>
    </message>
    <message>
        <source>from two cards to one: “last card”</source>
        <translation>von zwei Karten auf eine: „last card“</translation>
    </message>
    <message>
        <source>last card: “mau”; a jack “mau mau”, a joker “oom papa mau mau”</source>
        <translation>letzte Karte: „mau“; ein Bube „mau mau“, ein Joker „oom papa mau mau“</translation>
    </message>
    <message>
        <source>phrases add up: one breath, several duties</source>
        <translation>Sätze zählen zusammen: ein Atemzug, mehrere Pflichten</translation>
    </message>
    <message>
        <source>a card played while it is not one&apos;s turn and that is no spam</source>
        <translation>eine Karte außer der Reihe, die kein „spam“ ist</translation>
    </message>
    <message>
        <source>taking too long</source>
        <translation>zu lange brauchen</translation>
    </message>
    <message>
        <source>flinching: beginning one move and making another</source>
        <translation>Zucken: einen Zug beginnen und einen anderen machen</translation>
    </message>
    <message>
        <source>asking a question, but in a point of order</source>
        <translation>eine Frage stellen, außer in einer Auszeit</translation>
    </message>
    <message>
        <source>cursing, or naming a major deity, but in a point of order</source>
        <translation>fluchen oder eine große Gottheit nennen, außer in einer Auszeit</translation>
    </message>
    <message>
        <source>a point of order called only to curse</source>
        <translation>eine Auszeit nur, um zu fluchen</translation>
    </message>
    <message>
        <source>in a point of order, having cards in sight</source>
        <translation>in einer Auszeit Karten sehen lassen</translation>
    </message>
    <message>
        <source>option: being too loud</source>
        <translation>Option: zu laut sein</translation>
    </message>
    <message>
        <source>a wrong penalty call; without “penalty” and a reason it is none</source>
        <translation>eine falsche Rüge; ohne „penalty“ und einen Grund ist es keine</translation>
    </message>
    <message>
        <source>“point of order” by any seat at any time: play stops; {who} ends it</source>
        <translation>„point of order“ von jedem Platz, jederzeit: das Spiel hält an; beenden darf: {who}</translation>
    </message>
    <message>
        <source>first to empty the hand wins the round: with its phrase said a grace later, unsaid and unnoticed two</source>
        <translation>wer die Hand zuerst leert, gewinnt die Runde: mit gesagtem Satz eine Frist später, ungesagt und unbemerkt zwei</translation>
    </message>
    <message>
        <source>Too early: wait for the card.</source>
        <translation>Zu früh: warte auf die Karte.</translation>
    </message>
</context>
</TS>
