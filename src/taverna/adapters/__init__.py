"""The games behind the interfaces that researchers already use: Gymnasium, PettingZoo, OpenSpiel, batches in numpy.

Nothing is imported here: each module asks for its packages when it is imported itself. They come with the extra
`learning`.
"""
