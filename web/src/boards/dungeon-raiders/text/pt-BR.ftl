# O que só a mesa de Dungeon Raiders diz, em português do Brasil. As palavras do jogo estão na pasta do jogo.

board-dark = Escura
board-done = Concluída
board-treasure = Tesouro
board-power = Carta de poder { $number }
board-counts = Vale { $number } nesta sala.

board-strength = Força { $number }: todas as cartas juntas precisam alcançá-la
board-strength-short = a alcançar juntos
board-invincible = Não pode ser derrotado
board-invincible-short = invencível
board-wounds =
    { $number ->
        [one] { $number } ferimento para a menor carta
       *[other] { $number } ferimentos para a menor carta
    }
board-wounds-highest =
    { $number ->
        [one] { $number } ferimento para a maior carta
       *[other] { $number } ferimentos para a maior carta
    }
board-chest-1 =
    { $number ->
        [one] { $number } moeda para a maior carta
       *[other] { $number } moedas para a maior carta
    }
board-chest-2 =
    { $number ->
        [one] { $number } moeda para a segunda maior carta
       *[other] { $number } moedas para a segunda maior carta
    }
board-for-lowest = para a menor carta
board-for-highest = para a maior carta
board-for-second = para a segunda maior

board-revealed = Todas as cartas são reveladas ao mesmo tempo.
board-replacing = Quem jogou uma bola de cristal viu as cartas e agora joga outra.
board-laid = Cartas nesta sala
board-slot-mine = Você jogou { $card }. Virada para baixo para os outros.
board-slot-open = { $name }: { $card }
board-slot-down = { $name } jogou uma carta virada para baixo.
board-slot-empty = { $name } ainda não jogou uma carta.
board-secret = Virada para baixo: só você conhece esta carta. Ela não pode mais ser trocada.
board-in-vain = nada de novo

board-pile =
    { $number ->
        [0] O último nível: o chefe espera no fim
        [one] { $number } sala abaixo
       *[other] { $number } salas abaixo
    }
board-pile-help = Cinco níveis de cinco salas. A última sala de todas é a do chefe.
board-copies =
    { $number ->
        [0] Nenhuma cópia restante.
        [one] { $number } cópia restante.
       *[other] { $number } cópias restantes.
    }

board-danger = em perigo
board-danger-help = Mais ferimentos que todos: no fim do jogo, esta pessoa desfaleceria e não poderia vencer.
board-wounds-help = Quem tem mais ferimentos no fim do jogo desfalece e não pode vencer.
board-wounds-of =
    { $number ->
        [one] { $number } ferimento
       *[other] { $number } ferimentos
    }
board-wounds-word = ferimentos
board-coins-word = moedas
board-coins-help = Entre quem não desfaleceu, vence quem tem mais moedas. Ninguém pode ter mais de 20.
board-none-played = nenhuma ainda
board-left = Cartas de poder ainda não jogadas: { $values }.
board-hand-of =
    { $number ->
        [one] { $number } carta na mão
       *[other] { $number } cartas na mão
    }
board-won = vence
board-by-room = Sala por sala
board-legend-strength = Força de um monstro: todas as cartas juntas precisam alcançá-la.
board-legend-hand = Cartas na mão.
board-legend-potion = Poção: cura ferimentos.
