# O que só o tabuleiro de Bloodborne diz, em português. As palavras do jogo estão na pasta do jogo.

board-round = Rodada { $number }
board-last-round = Rodada { $number }, { $monster }
board-outcome-slain = morre
board-outcome-escaped = escapa
board-outcome-stays = fica
board-steps = Passos da rodada
board-step-now = agora
board-step-1 = Cada Caçador vivo escolhe uma carta em segredo; todas são reveladas juntas.
board-step-2 = Quem jogou Transformar vê as cartas e revela uma arma.
board-step-3 = Os Efeitos Imediatos acontecem agora, na ordem de turno.
board-step-4 = Uma rolagem para todos: cada Caçador sofre o dano; quem está no Sonho, metade.
board-step-5 = Na ordem de turno, cada arma toma Ecos de Sangue do Monstro.
board-step-6 = O Monstro que ainda vive vai embora. Chefões ficam.
board-step-7 = Quem está no Sonho armazena, recupera as cartas, ganha um Aprimoramento e se cura. Os mortos ganham um Aprimoramento e voltam.
board-step-8 = As cartas jogadas ficam usadas, o marcador de Primeiro Jogador passa e chega o próximo Monstro.

board-deck-help =
    { $number ->
        [0] O baralho acabou: agora vem o Chefão Final.
        [one] Falta { $number } carta; depois, o Chefão Final.
       *[other] Faltam { $number } cartas; depois, o Chefão Final.
    }
board-met = Já vistos: { $monsters }.
board-final-boss-help = A habilidade vale o jogo inteiro. Ele é enfrentado quando o baralho acaba.
board-no-monster = O próximo chega no fim da rodada.
board-blood = { $blood } de { $entered } Ecos de Sangue
board-lantern = Lanterna: { $die }
board-faces = Faces: { $faces }. Com um + rola-se de novo e soma-se.
board-odds-line = Pelo menos { $number }: { $percent }%
board-risk = { $hp }+: { $percent }%
board-risk-label = Chance de a rolagem chegar aos seus { $hp } de HP: { $percent }%
board-ability-none = Sem habilidade
board-trophies-of = Troféus: { $trophies }

board-cards = Cartas desta rodada, na ordem de turno
board-slot-mine = Sua escolha: { $card }. Virada para baixo para os outros.
board-slot-open = { $name }: { $card }
board-slot-down = { $name } já escolheu uma carta.
board-slot-empty = { $name } ainda não escolheu.
board-slot-none = { $name } não joga carta.
board-secret = Só você conhece esta carta. Pode trocá-la até o último Caçador escolher.
board-revealed = Todas as cartas são reveladas juntas.
board-transforming = As cartas estão à vista. Quem jogou Transformar escolhe agora uma arma em segredo.
board-lost-hp = perdeu { $number } de HP
board-took = tomou { $number } Ecos de Sangue
board-banked = armazenou { $number }
board-halved = dano pela metade
board-ignored = dano ignorado
board-reduced = dano reduzido
board-lost-trophy = perdeu um Troféu: { $trophy }
board-idle = não causou dano
board-died = morreu

board-type-damage = { $type }, { $number } de dano
board-collected-help = Os Ecos coletados se perdem se o Caçador morrer. O Sonho do Caçador os armazena.
board-banked-help = Os Ecos armazenados não podem ser perdidos; contam no fim.
board-blood-of = { $collected } coletados, { $banked } armazenados
board-hp-of = { $hp } de { $max } de HP
board-hp-help = Com 0 de HP, o Caçador morre e perde todos os Ecos coletados, mas não os armazenados.
board-deaths =
    { $number ->
        [one] Morreu uma vez.
       *[other] Morreu { $number } vezes.
    }
board-track = { $trophy }: espaço { $place } de { $spaces }, { $points } pontos; o próximo vale { $next }
board-track-last = { $trophy }: último espaço, { $points } pontos
board-track-none = { $trophy }: fora da trilha, 0 pontos; o primeiro espaço vale { $next }
board-trophies-help = Quem tomou sangue de um Monstro na rodada em que ele morreu avança um marcador.
board-score = { $banked } armazenados + { $trophies } por Troféus
board-score-help = Os Ecos coletados ainda não contam.
board-hand-of =
    { $number ->
        [one] { $number } carta na mão
       *[other] { $number } cartas na mão
    }
board-used-of =
    { $number ->
        [0] nenhuma carta usada
        [one] { $number } carta usada
       *[other] { $number } cartas usadas
    }
board-used-help = À vista de todos. Só o Sonho do Caçador devolve estas cartas.
board-first-help = Rola pelo Monstro, age primeiro e toma sangue primeiro. O marcador passa para a esquerda a cada rodada.
board-upgrades-left =
    { $number ->
        [0] O Baralho de Aprimoramentos acabou.
        [one] Resta { $number } no Baralho de Aprimoramentos.
       *[other] Restam { $number } no Baralho de Aprimoramentos.
    }
board-row-empty = Não resta nenhum Aprimoramento.
board-row-help = Quem vai ao Sonho ou morre pode ganhar um.
board-choosing = { $name } escolhe um Aprimoramento.
board-your-used = Suas cartas usadas
board-banked-short = armazenados
board-total = total
board-legend-trophy = { $trophy }: uma trilha de Troféus; seus espaços valem pontos.
board-legend-hand = Cartas na mão.
board-legend-used = Cartas usadas.
board-won = vence
