"""Every half of the six classes, judged one by one."""
