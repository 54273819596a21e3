"""Rules that were in force before: each earlier version of the games as an archive, run by a process of its own.

A table is played to its end under the rules it began with, and a record is replayed under those it was made with,
whatever has changed since. `driver` is what runs inside; `archives` finds the right one; `match` is what a table sees.
"""
