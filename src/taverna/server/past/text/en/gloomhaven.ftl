ability-group-limit = up to { $n } augments may be active at once
