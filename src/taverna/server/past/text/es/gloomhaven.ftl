ability-group-limit = hasta { $n } mejoras pueden estar activas a la vez
