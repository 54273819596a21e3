"""`taverna bench`: one door to every benchmark in `taverna.bench`; each kind of report has its file."""

from taverna.cli.commands.bench.command import bench

__all__ = ["bench"]
