part-half =
    { $number ->
        [0] são { $number }
        [one] é { $number }
       *[other] são { $number }
    }
monster-yahargul-hunter = Caçador de Yahar'gul
    .help = Ao revelar: quem tem menos Ecos de Sangue no total ganha 3; no empate, todos os empatados.
monster-labyrinth-rat = Rato do Labirinto
    .help = Sem habilidade.
monster-church-giant = Gigante da Igreja
    .help = Sem habilidade.
monster-bell-ringer = Tocadora de Sino
    .help = Se escapar: 1 de dano a todos os Caçadores.
monster-merciless-watcher = Vigia Impiedoso
    .help = Ao revelar: 1 de dano a quem tem menos cartas na mão; no empate, a todos os empatados.
monster-lesser-amygdala = Amygdala Menor
    .help = Ao revelar: 2 de dano a quem tem mais Ecos de Sangue coletados; no empate, a todos os empatados.
monster-blood-starved-beast = Fera Sedenta de Sangue
    .help = Ninguém pode se curar, a não ser no passo do Sonho do Caçador.
monster-amygdala = Amygdala
    .help = O dano aos Caçadores não pode ser dividido, reduzido nem ignorado.
