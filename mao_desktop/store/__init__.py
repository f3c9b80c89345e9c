"""What is kept: journals of games, settings, and the folders that they lie in.

Its modules are imported by themselves, since the start page needs few of them: `profile` (the folders), `settings`,
`setup` (a table as it is set up), `journal` (a game's log in a file), `games` (the folder of journals), `codec`, `wire`
and `formats` (how a journal's lines are written, what is called how in them, and the formats that there were),
`rejudging` (a journal judged again).
"""
