ability-group-limit = até { $n } aumentos podem estar ativos ao mesmo tempo
