<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source>The microphone was left out when the program was started: start it without --no-mic to be heard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand does not hold this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this seat is not in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this seat is in the game already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no card to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this seat has no token to give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new rule is for who has won, one for each win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a token is given to another seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this rule was refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to vote on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>votes are put in a point of order: call one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a round is being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody comes in again by these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this proposal was not put to the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by these rules no card is thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game stands still: nothing can be done in a pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule that allows this is not in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it named nobody, and fits nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule has a call in these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} had made a bad call at {since}, and pays now that another seat says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody but the caller voted: nobody pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} was out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house voted so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Mao Master decided so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house acquitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table listens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “have a nice day”. Without a microphone press T, type it and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I heard: “{words}”. Whatever is said aloud here can be typed as well, at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn. A card goes on its own suit or its own rank. Play the five of hearts: drag it to the middle, or double-click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the others play. The ring around a name shows whose turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phrase that is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some cards ask for words. With a seven one says “have a nice day”. Play the seven of clubs and say it. You have 4 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You began to speak {time} after the card. What counts is when you speak, not when the program has understood it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was not said within 4 seconds. Lay the cards out again, and say it at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence, and what it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the nine of diamonds, and say nothing this time. Watch what happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ann} called it, and you got one card. Nobody is ever punished but by a call. Press “Why?” at the ruling to see what it rests on; the clock stands still meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said it in time. Lay the cards out again, and keep silent for once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can still be said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phrase is still due, and can cost again. Say “that&apos;s the badger”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now it is settled. At a real table nobody tells you the phrase: you find it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bob} is on turn. The card should fit the suit or the rank of the pile. When it does not, click the name {bob} and choose “bad card”. Or say aloud “bad card {bob}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upheld: the card went back, and {bob} got one more. Nothing here is forbidden until it is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bad call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bob} plays a card that fits. Call “bad card” once more, and see what a wrong call costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It had not happened, so the card that you meant for {bob} came to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To talk about the game one stops it. Say “point of order”, or press P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play stops and the clock with it; proposals can be voted on. Cards are not touched now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And on again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “end of point of order”, or press P again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything goes on where it stood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold two cards. Play the six of hearts and say “last card” before the next player has played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heard {time} after the card. Now wait until it is your turn again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is your turn, play the six of clubs and say “Mao”. Never say it at another time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won. That is all that one has to know: every other rule you find out by playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too rare: nobody finds a rule out that is about fewer than one play in 60</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too often: a rule is about one play in two at most, and this one about {tenths:.0f} in ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again: something else was said or done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again: it came too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again: nothing was said or done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again: nothing was due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: I could not hear that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: it was begun before anybody can react.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: it was new, and its answer was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good: nothing was due, and nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy: begun after {latency} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard: begun after {latency} s, slower than your usual {usual} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good: begun after {latency} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: neither suit nor rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: {suit} had been named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} on {under}, which was live and does not take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: it may not lie on its own rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: it may not lie on its own suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: a rule that a player wrote forbids it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: the same rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} on {under}: the same suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} on {under}, where it may lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} was to take a card out of a hand, and did not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} was to name a suit, and named none that counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} was to play another card, and did not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} did not do what {card} asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} had knocked as often as was due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} had taken the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} had taken the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} had drawn the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suit had been named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} had played another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} had done what was due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} down, and broke this rule by it: {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} drew a card that was not {on}&apos;s to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} touched cards: {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} turned cards or looked at them: {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put a card away, and not onto the pile: {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} took {card} out of the hand: {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} took {card} out of the hand and put it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} dealt so: {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} counted: {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was too long ago to be called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on} before that card, and was not said between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} was on turn, and did nothing for {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} said “{heard}” where it won nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} said the word of the winner where it won nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} was to deal, and had not picked up the deck by the end of the count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} where it may not lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} drew a card and put {card} down as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} down out of turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} down while it was the turn of {turn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on} for {card}, and nothing was heard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and nothing was heard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, heard was “{heard}”: “{word}” was due {wanted} and said {said}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and begun too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and was not said when it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, heard was “{heard}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} was to knock {wanted}, and did not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} was to knock {wanted}, and knocked {done}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} was to draw {wanted} cards for it, and drew {done}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} still had {left} to take for {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} did not take the cards that {card} asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} said “{heard}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} did what the call says: {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} had been called for it at {time} and paid {cards}, and still owed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on} while nothing could be heard: nobody pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was due from {on} while nothing could be heard: nobody pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and was heard, but not surely: nobody pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was heard from {on}, but not surely: nobody pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} had begun to say “{due}” {before} before the call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, who still had {left} for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{due}” was due from {on}, and there was still time for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} still had {left} to do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was still time for {on} to do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} called the same thing at the same moment, and was first: nobody pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} had begun to call the same thing {before} before: nobody pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} had been called for it at {time} and had paid; nothing new had happened since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} put {card} where it may lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the turn of {on} when {card} came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} owed nothing of the kind and had done nothing of it; the last card was {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{on} owed nothing of the kind, and had done nothing of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stood still for {time} in a point of order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The microphone was deaf for {time} ({why}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The microphone was deaf for {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(Due from {opened} to {ends}, called at {at}.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(At {since}, called at {at}.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(Called at {at}.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rank is never that: a rank (ace to king or 1 to {highest}), odd, even, or the rank of another card was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a suit is never that: a suit, red, black, or the suit of another card was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colour is never that: red, black, or the colour of another card was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hand can reach {cards} cards: there are {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this variant a rule can&apos;t cancel or change another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule {rule} is off already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option {name} is for good: the cards are laid out by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option {name} has this value already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule has at most {most} effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule has at most {most} tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule says only once whether the play is valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule forbids only once what is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a card that is played makes a play valid or invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only what is said can be forbidden: begin with “when &quot;…&quot; is said”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns and suits change with a card that is played, and with nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seat draws at most {most} cards for a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this would set off its own event: who draws for a draw or a penalty never ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this would set off its own event: what is to be said is what is listened for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card can be tested only when one is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only ranks are higher or lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hand has {number} cards: there are {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {column}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card for which this is due has such a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this leaves a card on which nothing could be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody could tell this rule from none: these plays are so already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody could tell this rule from another one that is in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such card in the decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this can never be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this can never be true together with what is before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card (as in “a 4”, “a red card”, “the queen of spades”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kind of card (as in “4”, “red card”, “queen of spades”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rank or a suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red, black, odd or even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades, hearts, diamonds or clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number (as in “3”, “fewer than 3”, “at least 3”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a test (as in “it is red”, “its rank is 4”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what then follows (as in “say &quot;hello&quot;”, “the play is invalid”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank, suit or colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a phrase in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phrase that begins here has no closing double quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule binds all alike and can&apos;t name {named}: write “the player”, “the next seat” or the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sentence ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” stands here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a phrase in quotes stands here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found}: perhaps “{slip}” was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found}, and {expected} was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sentence of at most {longest} characters was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the claim of a win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what opens a point of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what ends a point of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how one comes in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how a rule comes into force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a phrase of at most {longest} characters was expected, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a phrase of at least one word was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a phrase can&apos;t contain “{word}”, which wins or is in vain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a phrase can&apos;t contain “{said}”: that is {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{written} can&apos;t stand in this phrase: only what is said when a card is played can name a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{written} stands for nothing: {expected} were expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recogniser does not know the word “{word}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recogniser does not know the word “{word}”; near it are {near}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(leave this out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of at most {most} digits was expected, not {token}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only “it” is played out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of cards from 1 was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once, twice, or 3 to 5 times was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“a card” was expected here: only of a card that is played can a rule say which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace, {lowest} to {highest}, jack, queen or king was expected, not {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a test was expected here, such as “it is a king”: before “or” stands no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: this can&apos;t happen at this table ({why}): the journal was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: this was ruled otherwise, by other rules: `mao-desktop replay` shows what differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the microphone was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game stands still ({why}): close what is open, and play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game is closed: begin a new one or go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game has lasted a whole day: begin a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no microphone was found: plug one in, or see to it that the sound server runs and this program may use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the microphone is gone: plug it in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no loudspeaker was found: plug one in, or see to it that the sound server runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the microphone may not be used: allow it in the system&apos;s privacy settings, or on Linux add yourself to the group “audio”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no microphone “{name}”: choose one of {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no loudspeaker “{name}”: choose one of {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loudspeaker takes no sound: choose another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loudspeaker “{name}” can&apos;t be used ({why}): choose another, or close what uses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the microphone “{name}” can&apos;t be opened ({told}): choose another with --mic, or close what uses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PortAudio is missing, without which no microphone can be heard: on Debian and Ubuntu install it with “apt install libportaudio2”, on Fedora with “dnf install portaudio”; at the table Qt&apos;s sound serves as well: “pip install PySide6-Addons”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the microphone gives digital silence: switch it on, or allow its use in the system&apos;s privacy settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no model “{wanted}”: install it with “mao-desktop models install {wanted}”, give the path of its folder, or go back to the program&apos;s own with “mao-desktop models use small-en”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is a model for free speech only, without a grammar: choose one of the “small” models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is no whole model ({why}): install it again, or choose another with “mao-desktop models use”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can&apos;t be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} can&apos;t be loaded, its files are damaged: install it again, or choose another with “mao-desktop models use”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model {name} has no word for what it does not know ({unknown}): choose another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model does not know the word “{word}” in “{phrase}”: say it otherwise, perhaps with {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model does not know the word “{word}” in “{phrase}”: say it otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unplugged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own voice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program has no voice ({why}): reinstall it, or on Linux install eSpeak NG with “apt install espeak-ng”; everything can also be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its speech engine gave no sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its speech engine does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its speech engine gave up with status {returncode}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds something else than notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be read ({why}): mend it or delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a newer version of Mao Desktop wrote this game: go on with it there, or begin a new table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a journal of format 1 to {format} was expected, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder {folder} can&apos;t be looked into ({why}): make it readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: there is no variant “{variant}” (there are: {names})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: options and their values were expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {fewest} to {most} seats were expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: a list of at most {most} rules was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): make room or free the folder, or start with --temp-profile to play a game that is not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): free it or make room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is played in another window: go on there, or leave that table first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is closed: begin a new game or go on with this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): make room and go on with the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was removed, and can&apos;t be written again ({why}): free its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was removed during the game: it was written again, and nothing is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no game&apos;s journal: it is longer than {longest} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line of at most {longest:,} bytes was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time “at” from {earliest} to {longest} ms was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}:{line}: this is no line of a game&apos;s journal: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): make room or free the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notebook {number}: a list of sentences was expected for “guesses”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notebook {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} can&apos;t be looked into ({why}): make it readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name of up to {longest} letters was expected, not “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is somebody called {name} already: choose them, or another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be deleted ({why}): delete it by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the progress file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} was written by a newer version of Mao Desktop: use that version, or move the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a profile “{name}” already: choose it, or another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a profile “{name}” already: choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): choose another folder or make room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} is damaged: move it away to begin a new one; nothing in it was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} can&apos;t be written, the disk is full: make room; what was kept before is safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} is being written by another window: close that one, or try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} can&apos;t be used ({why}): free it or make room; what was kept before is safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule was found: a text with [[rule]] was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: a number from 0 was expected for “games”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {name}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of {names} was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from {low:g} to {high:g} was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table of texts was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no variant “{variant}” (there are: {names})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seed from 0 to {highest} was expected, not {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer was expected to have a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Mao Master was expected: a seat, or an overseer with a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hand for every seat was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wanted} cards are to be dealt, and there are {there}: smaller hands or more decks were expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule “{text}” is refused ({message})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fewest} to {most} seats were expected, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different names were expected for the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seat&apos;s name of up to {longest} letters was expected, not “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be brought to disk ({why}): look after the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be read ({why}): mend it or move it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text with [[{kind}]] was expected, and it can&apos;t be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[{kind}]] was expected, each with lines below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: a line of text was expected for “{key}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>microphone off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>microphone opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold the talk key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>talk key held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own voice speaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>microphone lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or press M, to mute it and to listen again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone: {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am listening …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loudspeakers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headphones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a player speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the ear often misses of you is here as well:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do you hear the players?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “{phrase}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ I heard: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I heard: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ You are heard at any time: the microphone does not hear the players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The microphone hears the players too. Let one speak, to find out whether you are heard over them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player speaks. Stay silent until the end …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not heard while players speak, and what you owe meanwhile waits. Headphones change that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ You are heard while players speak: the microphone hardly hears the players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ You are heard while players speak: the ear makes their voices {softer} dB softer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The microphone is switched off in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model lacks words of {phrases}: type them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none yet: the rule book keeps those that are published, and such as you write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that are ticked hold from the start, and everybody knows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables with a name, on the start screen. “New table” keeps one as it is chosen there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variant}, {seats} seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that are no secret any more. A new table can be played with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 rule is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rules are new.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Usual times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three times the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five times the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For newcomers: patient players, time to think, and three things are told first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is meant to be: no rule is told, you find them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule book is shut, and rulings say only what was called; you write down your guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as house table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound check …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the first cards from the stack to the seats; for a person who deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long one has to say, to do and to begin: for everybody at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can&apos;t be played: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name on the start screen:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” stands on the start screen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the grace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule} (dropped)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule for the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: sharp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: sly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: own mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knows what is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notices what others do wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honesty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps to the rules when nobody looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinks, plays and speaks quickly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits before it calls, and lets newcomers begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} of seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits at seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voice {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voice of seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill of seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any voice counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sound made in time, of any kind, stands for the words that this person then picks by key or switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any voice counts for seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who of you sits at seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you do is kept for whoever of you sits there; of a guest nothing is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below, over the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One (Space): the ring goes on by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two: Space goes on, Enter chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players&apos; small talk, where talking is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds of cards, penalties and turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume of rulings and turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players&apos; small talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long one has to say what is due, and other times, are chosen with each new table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, from the next start on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion: cards glide, confetti falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voice and hearing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen with a microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a table all is heard already: see the captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players speak aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume of voices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I wear headphones: hear on while players speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play by voice: “play the five of spades”, “draw”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hear only while a talk key is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is heard is recognised on this computer, and nothing is sent anywhere. The last minute of sound is kept in memory for the evidence of rulings, and is never written down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name at a new table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model that listens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“mao-desktop models” fetches larger ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One switch: a step takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (not there)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands show while a key or corner is held, instead of passing the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from before the damage, {minutes}:{seconds:02} into the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the game of {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 secret rule of {names} will stay untold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n secret rules of {names} will stay untold.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Once told they are in the rule book. Untold they stay secret if you go on later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell them and leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“New rule”: the call was by a secret rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stands still: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {card} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>draws %n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the {card} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals, and turns up the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upheld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried, {yes} to {no}: {what} (noted; it changes nothing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not carried, {yes} to {no}: {what} (noted; it changes nothing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried, {yes} to {no}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not carried, {yes} to {no}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Mao Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No win for {name}: something was still owed or broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over. Without cards: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret rule of {name} was: “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two secret rules contradict each other on the card of {name}: a vote can drop one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not put to the vote: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That can&apos;t be done: {why} ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That can&apos;t be done: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} worked it out ({time}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody worked it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said “I think I have it” ({time}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept by {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cost 1 card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It cost %n cards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(knocks)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(knocks %n times)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(takes a card out of the hand of {name})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(peeks at the hand of {name})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(stirs the pile)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(looks at locked cards)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(puts a card under the stack)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(puts a card away)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(counts to %n)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(gives {name} a token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(raises a hand for a call)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(takes the hand down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(drops out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(comes in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{call}”, called by {by}: {verdict}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{call}” on {on}, called by {by}: {verdict}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{verdict}: 1 card for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{verdict}: %n cards for {name}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{verdict}: {name} was first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{verdict}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards for {name}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{word}: 1 card for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{word}: %n cards for {name}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{word}: {name} was first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks stand still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time runs now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vote closes in {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {time} for your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {time} for the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I did not hear that: the microphone was being opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I did not hear that: some sound was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I did not hear that: the microphone was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I did not hear that: the microphone was muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I did not hear that: the program was speaking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I was not sure I heard that: say it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I did not hear that: {name} was speaking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I did not hear that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You found {found} of {all} rules in 1 game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You found {found} of {all} rules in %n games.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick each rule that you had found out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What I found out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What I have found out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody tells you a rule here. Write down what you guess, a line each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lays it beside the page, which shows all rules of this table: for the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on (Ctrl+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards lie otherwise than this step needs them: lay them out again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first table, {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({kind}): the game is kept, and a report lies in {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({kind}): the game is kept, but no report can be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Knock %n times</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>By these rules nothing is to be said, called or knocked: choose others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without looking: the voice reads the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin: three minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why} Answers can be typed or picked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} · due today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} · new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due today. New here: {n} of {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due today: {names}. New here: {n} of {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{phrase}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice: s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first half: s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second half: s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games: s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 % band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to the first word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds from the card to the first word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice: %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games: %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per cent of what was due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penalty cards a day, by rule, the costliest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days from today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heard surely: %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>else heard as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per cent heard surely; the sound check tells what helps where it is low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls upheld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards practised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best run of right answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said where nothing was due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ear was sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ear takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ear was not sure of it {n} of {all} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was taken for {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What helps: nearer to the microphone, slower, nobody else talking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules take as well: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first half of practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{axis}; the same as a table: press “As tables”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough yet ({n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line: the median lies there, 9 times of 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{met} of {all} right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silent where nothing was due: {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not heard surely, and not counted: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usually after {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usually after {time} (before: {earlier})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hear it again (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The microphone was off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sound of it. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The microphone is being opened …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it, or type it and press Enter, or press its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New here. Due: {due}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last cards, {n} of {all}: without a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card asks for these words?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch {name}: call, or keep silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the game to talk about it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is due? Perhaps nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play, and no card is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play, and 1 card is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You play, and %n cards are left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays, and no card is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays, and 1 card is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} plays, and %n cards are left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the table in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All trials …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves every trial of practice and games as CSV, times in ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} can&apos;t be written ({why}): choose another folder or make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not heard surely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new: it was shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card, and what it asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two things at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chains, and what answers them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls: somebody errs, or does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other way round: which card asks for it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalties, draws, cards out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {then}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n knocks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Which card asks for {due}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point of order is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A penalty is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{phrase}” is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}. Due: {due}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} on {under}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next seat has 1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the next seat has %n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the previous seat has 1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the previous seat has %n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 card left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>may lie there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devilish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: too rare. At least once in 60 plays was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: too often. At most once in 2 plays was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule is tried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight players try it out: four know it, and four find it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only rules about cards that are played are tried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{grade}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It bites {bites} times in ten plays. Only rules about cards that are played are tried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{grade}: it is about {bites} of 10 plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On {with_it} of the cards a player could play nothing; without it on {without}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than half of the players found it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the players have it after {half} plays, nine in ten after {most}, for {paid} cards each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the players have it after {half} plays, nine in ten not in the time that they had, for {paid} cards each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They could take it for “{rule}”: {play} tells the two apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when …, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule} says otherwise of {play}: the newest rule decides. ({text})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the rule begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When: what happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When: card {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When: rank of card {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When: suit of card {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When: one more card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When: how many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When: the words that are said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test {n}: if, and, or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test {n}: what is looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test {n}: how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test {n}: compared with, {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test {n}: rank of card {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test {n}: suit of card {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test {n}: one more card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {n}: who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {n}: what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {n}: how many, or which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {n}: the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more thing that follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call, if not the usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option&apos;s value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule in slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guest: nothing is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete what is kept of {name} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete what is kept of you …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can&apos;t be done: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This goes, and can&apos;t be brought back:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– the name “{name}” and all settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– all settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– games: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– everything that was practised, the statistics and the notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, by the rules of the last table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} called by it first, after 1 play</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} called by it first, after %n plays</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>nobody but its author called by it in 1 play</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>nobody but its author called by it in %n plays</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Say: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card table that listens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who plays: each person has settings, games and progress of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four minutes, step by step: how one plays here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table for newcomers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down at once: patient players, and time to think</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three minutes: what is said at which card, and how fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down at once at this table of your house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game to go on with: begin a new table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a message is to be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notes are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule book is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not done at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark the card to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark the card to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the marked card to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the marked card to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the marked card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a card from the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort the hand by suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort the hand by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>be told whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>be told the card on the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>be told how many cards everybody has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>be told the own hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>be told the last ruling again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>be told how much time is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>be told again what was told before, one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go forth again in what was told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say something, typed or picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call on whomever it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn the own cards up, or down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at the own penalty cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the marked card away, out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put card away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the marked card under the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put card under stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point of order, and its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vote yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vote no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have the cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the cards? Press {key} again for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have all dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn the first card up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay a hand on the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stir the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stir the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count to ten for the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count to ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the points of all rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop out of the game, and tell secret rules of yours? Press {key} again for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop out of the game, and tell secret rules of yours?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>come into the game again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a secret rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell everybody your secret rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell everybody your secret rules? Press {key} again for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell my rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the notebook of what you guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newest ruling with its evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let computer players hurry until it is your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show or hide what happened, beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mute the microphone, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a card back; close what is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fill the screen, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peek at the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First card: begins here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{button} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round (G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come in again (I)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a rule (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} minutes, 1 card played</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{time} minutes, %n cards played</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: “{words}”, {time} after the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fastest words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time}, broken by {name}: “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest silence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, 1 card paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n cards paid</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Worst offender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {upheld} of {calls} upheld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best caller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}, since you sat down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{evening} this evening, {all} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{count}  {call}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That another rule is changed can be seen in nothing: it is not compared with the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Was contradicted at {what}, and %n more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Was contradicted at {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card was played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the kind was seen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits {fits} of {all} plays; seen at work in {shown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits {fits} of {all} plays, {open} left open; seen at work in {shown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits {fits} of {all} times; seen at work in {shown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits {fits} of {all} times, {open} left open; seen at work in {shown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at} (a call was upheld)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at} (nothing was due)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at} ({play} was called)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at} ({play} was right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule book is shut at this table: you find the rules out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “table yes” or “table no”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “yes please” or “no”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table does not show whose turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was ruled yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card on the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was told yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say in the settings that you wear headphones: then your hand is told to you alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whomever it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to all kinds of calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls of this variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} calls on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is up: the call counts from then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is up: a call counts from when it is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other calls …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose voice was it? Click to correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voice of {who}; correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls on {name}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appeal to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls a point of order and puts it to the vote whether the penalty is taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule is a secret one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound was kept: the microphone was off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {begin} to {end}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one can do here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the marked card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort the hand by suit, by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vote yes, vote no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hear again what was told, back and forth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying and calling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call on a seat, counted clockwise from the left; 0 is the own one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a card out of a seat&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal a card to a seat; 0 is the own one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said or typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meeting}, and its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold to talk, where the microphone waits for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show that person&apos;s hand, or pass the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold to talk as that person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call as that person: from the list, or aloud while it is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guesses are compared with what everybody has seen, never with the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebook of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else should look now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the hand of {name} while it is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reads this out before dealing:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{line}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag a card to the middle, or double-click it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double-click the stack, or press {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {key}, type and press Enter; or say it aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click the name of whoever did something wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {key} to see them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still until you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fair is it? (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting to hear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the call of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? {ruling}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say something ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you say and press Enter, or pick it from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call something on whomever it fits ({key}); click a seat to call on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card from the stack ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand by suit ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand by rank ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of all rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule of {name}: “{text}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table; the game is kept and can be gone on with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the cards dealt ({key}); or drag cards from the stack to the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards each: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards each seat gets; the dealer chooses at each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play stops, and proposals can be put ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of all rounds ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide what happened ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players hurry until it is your turn ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose: “grace = 6”, “drop {rule}”, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose: “grace = 6”, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks stand still. Anyone may propose something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} calls “{call}” on {on}. Is it so? Yes {yes}, no {no}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} proposes: “{what}”. Yes {yes}, no {no}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meeting}, called by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {name} ends it, by the words “{words}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{words}” ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card locked, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards locked, face down</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>call something there, or do something there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {n} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose turn it is and which way play goes is not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play goes clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play goes counterclockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile: {card} on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen through at {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named suit: {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s wood: click to knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s wood: click to knock. Between rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any voice counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>hand up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⇄ {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 more turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more turns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is owed {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the count to ten is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lawyer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gossip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sly one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kind one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hawk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the forgetful one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the old hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cheerful one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eager one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dreamer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, the dealer: click to call something, or to do something there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: click to call something, or to do something there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {manner}, the dealer: click to call something, or to do something there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {manner}: click to call something, or to do something there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A secret rule is about turns now: the table does not show whose turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table shows again whose turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ruling is looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the screen is passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a guess is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a menu is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody tells you all the rules: you find them out by playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals, and says before:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn cards down ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn cards up ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rule {rule} contradicts one that is kept secret from you: the newest rule decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not heard: time waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can still say it ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A secret rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you think is the rule?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note it (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 card to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards to take</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {printed} (here the {card})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who begins, seen from the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the announcement tells three rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a win ends the round, and everybody is dealt five anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who missed “last card” cannot win with this Mao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mao in vain costs five single penalties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a call that is not in the exact form is an offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“thank you” is said instead of “penalty card”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who takes penalty cards has had their turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seven can&apos;t be answered by a seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words that count as explaining the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asking what the rules are is an offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words that the game does not ask for are an offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laughing may be called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>curses are an offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words that are curses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>untrue statements about the game are an offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conduct may be called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards are on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game begins without a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who cannot play could not go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is out has no hand to pay with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each phrase has a row of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each call says for itself until when it may be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table has no other way to give a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what breaks two rules is two infractions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no vote keeps anybody at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classic: five cards, seven rules nobody tells you, and every silence a crime.
Say what must be said, call what was not, and mind the name of the great leader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its option {option} names no rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>talking is forbidden while the game runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without it no card does so either</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each rule of a card asks for itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hands lie on the table for all to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence, good manners and clean hands: knock for sevens, name a Beatle, and thank for every penalty.
Not a word more than the game asks for, unless somebody calls a town meeting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever comes above so many points is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast, strict and played for points: every slip costs two cards, and what nobody saw may still be called.
Snap, swap, steal and skip, and say “Mau Mau” before the table draws breath.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long an infraction may be called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play could not go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there would be no card to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was paid for is no infraction any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each row that asks for something says how its failure is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mao by numbered rules: five cards, tokens for every win, and fifteen seconds to call what you saw.
Thank whoever makes you draw, and never take the name of the Great Bovine Deity in vain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds from {low:g} to {high:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of up to {most} words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of ranks, each once: A, 2 to 10, J, Q, K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no option “{name}” (there are: {names})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option {name}: {expected} was expected, not {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its option {option} is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing and drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words and manners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after how long what was penalised may be called again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many votes convict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long the table waits for votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards that a wrong call costs its caller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards for saying “{word}” at the wrong time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards for a curse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {name} may be answered with another {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards that the next player takes for each {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first card counts as played by the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ranks after which the next player misses a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ranks that turn the direction of play round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who wins a round may make a secret rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who may end a point of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decks of 52 cards; grows with the seats by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jokers in each deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards dealt to each seat, and taken on coming in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long one has to say what is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long one has in any case, however fast others play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long before the card one may begin to say what it asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards for an ordinary penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for how long a second call of the same thing costs nobody a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when a wrong call is paid for: by itself, once somebody says so, never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card drawn may be played at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who draws goes on until a card can be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one may call oneself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long one may wait before one plays or draws; 0 is no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards in sight in a point of order are an offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long who was too slow is excused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a two gives an extra turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words that begin a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>curses and major deities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being too loud is an offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many dB over one&apos;s usual level are too loud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast hands and faster mouths: spam whatever you can match, and never ask a question.
“Ten spade last card spam ten spade mau!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} is part of {part_of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} can&apos;t be dropped: {fixed}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
