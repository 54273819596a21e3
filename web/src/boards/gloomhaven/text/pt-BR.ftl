# O que só o tabuleiro de Gloomhaven diz.

board-hex = Hexágono { $hex }
board-move = Mover { $number }
board-attack = Ataque { $number }
board-range = Alcance { $number }
board-shield = Escudo { $number }
board-retaliate = Retaliação { $number }
board-pierce = Perfuração { $number }
board-targets = Alvos { $number }
board-flying = voa
board-flies = Voa.
board-immune = Imune a { $conditions }.
board-gold-worth = Cada moeda vale { $number } de ouro depois do cenário.
board-focus = O foco é { $name }.
board-aim =
    { $shield ->
        [0] Ataque { $value } antes da carta.
       *[other] Ataque { $value }, escudo { $shield }: { $number } antes da carta.
    }
board-advantage = com vantagem
board-disadvantage = com desvantagem
board-attackers-disadvantage = quem ataca tem desvantagem
board-retaliates = Retalia: { $number } de dano em você.
board-cost = { $number } de { $points } de movimento
board-danger =
    { $number ->
        [one] Há uma armadilha ou perigo no caminho!
       *[other] Há { $number } armadilhas ou perigos no caminho!
    }
board-final = Não dá para desfazer.
board-door-open = aberta
board-door-closed = fechada: abre quando um herói entra
board-door-locked = trancada
board-sign = Marca { $label }
board-far =
    { $number ->
        [one] { $number } hexágono
       *[other] { $number } hexágonos
    } { $direction ->
        [east] a leste
        [north-east] a nordeste
        [north-west] a noroeste
        [west] a oeste
        [south-west] a sudoeste
       *[south-east] a sudeste
    }
board-card-title = { $title } · { $number }
board-top = Em cima: { $text }
board-bottom = Embaixo: { $text }
board-level = Nível { $level }
board-item-cost = Custa { $number } de ouro.
board-initiative = iniciativa { $number }
board-map-keys = As setas andam pelos hexágonos; o ponto e a vírgula vão de um hexágono possível ao próximo; Enter escolhe; Shift e Enter levam o caminho por um hexágono, Backspace desfaz um hexágono, Esc o caminho inteiro; mais e menos aproximam e afastam; barra ou Page Down gira um padrão; interrogação explica.
board-zoom-in = Mais perto
board-zoom-out = Mais longe
board-fit = O mapa inteiro
board-numbers = Nomes dos hexágonos
board-default-attack = ou Ataque 2
board-default-move = ou Mover 2
board-leads = lidera
board-deck = { $left } no baralho, { $out } fora
board-reshuffle = Embaralhado no fim da rodada
board-deck-left = Ainda no baralho
board-deck-out = Já compradas
board-ready = pronto
board-choose-lead = Escolha a carta que lidera: o número dela é a sua iniciativa.
board-choose-second = Agora a segunda carta.
board-spread = Abrir a mão sobre o mapa
board-spread-end = Voltar ao mapa
board-hidden =
    { $number ->
        [one] Mais { $number } carta na mão
       *[other] Mais { $number } cartas na mão
    }
board-no-card = Ainda sem carta nesta rodada.
board-no-monsters = Nenhum monstro à vista.
board-rank = Tipo
board-rank-normal = Normal
board-rank-elite = Elite
board-rank-boss = Chefe
board-hp = Pontos de vida
board-move-word = Movimento
board-attack-word = Ataque
board-range-word = Alcance
board-traits = Características
board-cards = Mão { $hand } · descarte { $discard } · perdidas { $lost } · ativas { $active }
board-tab-hand = Cartas
board-tab-monsters = Monstros
board-tab-party = Grupo
board-depth = Com que detalhe acompanhar os monstros
board-depth-all = todas as razões
board-depth-short = em resumo
board-depth-off = sem razões
board-hurt = { $name } sofreria { $number } de dano com { $hp } pontos de vida.
board-push = Empurrar { $name }: faltam { $number }
board-pull = Puxar { $name }: faltam { $number }
board-points = Movimento restante: { $number }
board-jump = salto
board-route-begin = Escolher o caminho
board-route-how = Clique nos hexágonos do caminho ou arraste sua figura. Movimento: { $number }
board-route = Seu caminho: { $number } de { $points } de movimento
board-route-go = Ir
board-route-back = Um hexágono atrás
board-route-clear = Limpar o caminho
board-route-end = Cancelar
board-too-far = É longe demais.
board-turned = Posição { $number } de { $all }
board-playing = O que está sendo contado
board-pause = Pausar
board-resume = Continuar
board-step = Próximo passo
board-skip = Pular até o fim
board-by-hand = Os monstros esperam por mim a cada passo
board-pattern = Ponha o padrão sobre seus alvos e clique neles na ordem em que os ataca.
board-turn-pattern = Girar
board-prepare = Preparação
board-touch-again = Toque de novo para ir.
board-level-numbers = Armadilhas { $trap } de dano, perigos { $hazard }, { $gold } de ouro por moeda, { $xp } de experiência pela vitória.
board-elsewhere = Cartas dos outros
board-places = Lugares e figuras

sign-attack = Ataque
sign-move = Mover
sign-heal = Curar
sign-hp = Pontos de vida
sign-range = Alcance
sign-loot = Saquear
sign-xp = Experiência
sign-round = Nesta rodada
sign-shield = Escudo
sign-retaliate = Retaliar
sign-push = Empurrar
sign-pull = Puxar
sign-pierce = Perfurar
sign-targets = Alvo
sign-jump = Salto
sign-stays = Fica ativa
sign-lost = A carta é perdida
sign-summon = Invocar
sign-use = Usar
sign-made = Criar
sign-wild = qualquer elemento
sign-uses = Fica por tantos usos

weigh-unused =
    { $number ->
        [one] { $number } ação não usada
       *[other] { $number } ações não usadas
    }
weigh-unused-ask =
    { $number ->
        [one] Você ainda pode fazer { $number } ação neste turno. Depois do fim do turno não dá para voltar atrás.
       *[other] Você ainda pode fazer { $number } ações neste turno. Depois do fim do turno não dá para voltar atrás.
    }
weigh-nobody = Não atacar ninguém
weigh-idle = não faz nada agora
weigh-idle-ask = Isto não faria nada agora: ninguém está ao alcance, ou não há nada a ganhar.
weigh-ends = Terminar o turno
weigh-ends-ask = Com isso, o seu turno termina.
weigh-summon = custa uma invocação
weigh-summon-ask = Com esta carta, a invocação dela deixa o mapa.
ask-target-of = Quem você ataca? Alvo { $number } de { $all }
ask-damage-of = { $attacker } golpeia { $name } por { $number }: sofrer o dano ou perder cartas?
board-watchful = Mostrar o que os monstros fariam
board-foreseen-here = Se parar aqui
board-foreseen-round = Nesta rodada
board-foreseen-undrawn = Pelas cartas que ainda podem sair
board-foreseen-nobody = Ninguém é golpeado.
board-foreseen-blind = Ninguém sabe o que espera atrás daquela porta.
board-foreseen-damage = ≈{ $number } de dano
board-foreseen-falls = cai em { $percent }%
board-lose-one = Perder uma destas: ficam { $number } na mão
weigh-leaves = restam { $hp } de { $most } pontos de vida
weigh-exhausted = { $name } ficaria exausto
weigh-killed = { $name } morreria
weigh-discards = restam { $number } na pilha de descarte
board-hurt-by = { $attacker } atinge { $name }: { $number } de dano, { $hp } → { $left }
board-tab-task = Objetivo
board-task-lose = Vocês perdem
board-task-rules = Regras especiais
board-task-numbers = Neste nível

board-won = O cenário foi vencido
board-lost = O cenário foi perdido
ending-no-cards = { $name } ficou sem cartas para a rodada { $round }.
ending-no-hp = { $name } caiu na rodada { $round }: sem pontos de vida.
board-xp = Experiência
board-gold = Ouro
board-checks = Marcas do objetivo de batalha

gallery-about = Cada mapa mostra só a primeira sala, até você pedir mais. Bordas verdes: onde vocês começam. Marrom: portas. ○ monstros, ◇ monstros de elite. Preto: obstáculos; vermelho: armadilhas; laranja: perigos; azul: terreno difícil. Dourado: tesouro.
gallery-playable-only = só os que já podem ser jogados
gallery-all = mostrar tudo (spoilers)
gallery-picture = Mapa de { $title }: a primeira sala
gallery-picture-whole = Mapa de { $title }, todas as salas
gallery-show = Mostrar todas as salas
gallery-hide = Só a primeira sala
gallery-play = Jogar
gallery-not-yet = Ainda não pode ser jogado. Por fazer: { $gaps }.
gallery-gap-goal = seu objetivo
gallery-gap-loss = a forma de perdê-lo
gallery-gap-boss = o que seu chefe faz
gallery-gap-figures = figuras e objetos próprios
gallery-gap-rules = suas regras especiais

setup-gallery = Todos os cenários em imagens
setup-party = O grupo
setup-alone = Um herói sozinho
setup-alone-help = Classe que joga este cenário sozinha, a partir do nível 5: { $name }.
setup-class = Classe
setup-level = Nível
setup-leader = Quem conduz
setup-leader-me = eu
setup-leader-other = alguém nesta tela
setup-leader-bot = um robô
setup-add = Acrescentar um herói
setup-remove = Tirar { $name }
setup-monsters = Vocês enfrentam: { $monsters }.
setup-monster-level = Os monstros são de nível { $level }.
setup-locked = Mostrar as classes bloqueadas
setup-locked-help = Uma campanha as libera uma a uma: os nomes revelam surpresas.
setup-later = Cartas, itens e vantagens são escolhidos na mesa; ou fique com o recomendado.
setup-play = Jogar agora

cards-size = Tamanho
cards-large = grande
cards-tray = como na bandeja
cards-small = pequena

command-title = Duas cartas para cada um dos seus heróis
command-rest = Descanse ou escolha as suas cartas
command-reveal = Revelar
command-map = Mapa
command-cards = Cartas
command-swap = trocar a líder
command-when = Quem age quando
command-left = restam { $left } de { $all }
command-long = cura 2, perde 1 de { $number } à sua escolha
command-needs-two = precisa de duas descartadas

## A ficha do personagem antes da primeira rodada

sheet-tab-hero = Herói
sheet-tab-gear = Equipamento
sheet-tab-cards = Cartas
sheet-level = nível
sheet-hp = pontos de vida
sheet-hand = cartas na mão
sheet-goals = Objetivo de batalha: fique com um
sheet-carried = Equipamento
sheet-gold = Restam { $left } de { $most } de ouro
sheet-owned = O que você possui; leve o que couber.
sheet-slot-head = Cabeça
sheet-slot-body = Corpo
sheet-slot-legs = Pernas
sheet-slot-hand = Mão
sheet-slot-small = Pequeno
sheet-free = { $slot }: livre
sheet-put-away = Guardar { $item }
sheet-wares = O que está à venda ({ $number })
sheet-all = Mostrar tudo
sheet-no-room = Sem espaço: { $slot }
sheet-no-gold = Faltam { $number } de ouro
sheet-perks = Vantagens
sheet-perks-left =
    { $left ->
        [0] Todas marcadas.
        [one] { $left } vantagem para marcar
       *[other] { $left } vantagens para marcar
    }
sheet-perks-later = Você ganha vantagens a partir do nível 2.
sheet-perks-fixed = Já marcadas
sheet-perk-box = { $perk }, caixa { $box } de { $boxes }
sheet-deck = Seu baralho de modificadores
sheet-deck-how = antes e depois de vantagens e itens
sheet-cards = Sua mão
sheet-cards-chosen = { $chosen } de { $size } cartas
sheet-card-full = Sua mão está completa: { $size } cartas.
sheet-card-level = Uma carta para cada nível ganho.
sheet-short =
    { $number ->
        [one] Falta uma carta.
       *[other] Faltam { $number } cartas.
    }
sheet-recommended = Tudo já está como um bom jogador escolheria. Mude o que quiser.
sheet-own = Escolha sua.
sheet-handed-in = Já foi entregue. Desfaça para mudar.
sheet-reset = Voltar ao recomendado
sheet-start-recommended = Começar como recomendado
sheet-start = Começar assim

## Um turno em uma linha do diário

turn-line = { $name } { $clauses }.
turn-line-of = { $name }: { $clauses }.
turn-idle = { $name } não faz nada que conte.
turn-moves = move { $number }
turn-strikes = golpeia { $name }: { $sum }
turn-strikes-by = { $by } golpeia { $name }: { $sum }
turn-attacks = ataca { $name } com { $number }
turn-attacks-by = { $by } ataca { $name } com { $number }
turn-misses = erra { $name }
turn-misses-by = { $by } erra { $name }
turn-kills = { $name } morre
turn-heals = cura { $number }
turn-heals-by = { $name } cura { $number }
turn-loots =
    { $number ->
        [one] pega uma moeda
       *[other] pega { $number } moedas
    }
turn-opens = abre uma porta
turn-summons = invoca { $name }
turn-rests = { $name } descansa
turn-exhausts = { $name } fica exausto
