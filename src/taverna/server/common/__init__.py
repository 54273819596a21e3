"""What every room of the server uses: settings, time, limits, logs, refusals, words between processes."""
