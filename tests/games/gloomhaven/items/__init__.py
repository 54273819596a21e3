"""Every item that can be played, judged one by one."""
