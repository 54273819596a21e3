# Bloodborne: Card Game em português do Brasil. Termos do manual brasileiro; em taverna/i18n/words.py está como os
# argumentos viram palavras. Cartas e monstros vêm sem artigo, para que também os de uma casa caibam na frase.

game-title = Bloodborne: Card Game
game-tagline = Cacem juntos; cada um armazena o seu sangue.

part-cause =
    { $cause ->
        [attack] ataque: { $monster }
        [ability] habilidade: { $monster }
        [mirror] { part-other-struck } o Monstro
        [own-card] { part-seat-own }: { $card }
       *[card] { part-other-owned }: { $card }
    }
part-seat-own =
    { $seatIs ->
        [you] sua própria carta
       *[other] a própria carta
    }
part-other-owned =
    { $otherIs ->
        [you] sua carta
       *[other] carta de { $other }
    }
part-other-struck =
    { $otherIs ->
        [you] golpe seu contra
       *[other] golpe de { $other } contra
    }
part-hp =
    { $hp ->
        [0] restam { $hp }
        [one] resta { $hp }
       *[other] restam { $hp }
    }
part-left =
    { $left ->
        [0] restam { $left } no Monstro
        [one] resta { $left } no Monstro
       *[other] restam { $left } no Monstro
    }
part-echoes =
    { $number ->
        [one] { $number } Eco de Sangue
       *[other] { $number } Ecos de Sangue
    }

## Zonas e estado da mesa

zone-monster = Monstro
zone-final-boss = Chefão Final
zone-deck = Baralho da Masmorra do Cálice
zone-met = Mortos ou escapados
zone-row = Aprimoramentos Disponíveis
zone-upgrades = Baralho de Aprimoramentos
zone-removed = Fora do jogo
zone-hand = Mão
zone-used = Pilha de cartas usadas
zone-played = Em jogo
zone-collected = Ecos de Sangue Coletados
zone-banked = Ecos de Sangue Armazenados
zone-trophies = Troféus
zone-hp = HP
status-first = Primeiro Jogador
status-picked = já escolheu
status-dreaming = no Sonho do Caçador
status-dead = fora de combate
status-gone = fora do jogo
status-blood = Restam { $number } de { $entered } Ecos de Sangue
status-roll = Rolagem: { $total }
status-proposed = Esta carta é uma proposta: não se conhece a impressa.
status-single-source = Conhecido por uma só fonte: { $fields }.

## Passos da rodada

step-1 = Escolha e jogue cartas de Ação
step-2 = Transforme armas
step-3 = Resolva efeitos imediatos
step-4 = O Monstro ataca
step-5 = Os Caçadores atacam
step-6 = O Monstro escapa
step-7 = O Sonho do Caçador
step-8 = Fim da rodada

## Tipos de coisas

type-melee = Arma Corpo a Corpo
type-ranged = Arma de Fogo
type-utility = Carta de Utilidade
group-monster = Monstro
group-boss = Chefão
group-final-boss = Chefão Final
trophy-kin = Parentes
trophy-humanoid = Humanoides
trophy-beast = Feras
die-green = dado verde
die-yellow = dado amarelo
die-red = dado vermelho
hunter-eileen = Eileen
hunter-ludwig = Ludwig
hunter-henryk = Henryk
hunter-djura = Djura
hunter-alfred = Alfred

## Cartas de Ação

card-saw-cleaver = Cutelo Serrilhado
    .help = Sem efeito especial.
card-hunter-axe = Machado de Caçador
    .help = Sem efeito especial.
card-hunter-pistol = Pistola de Caçador
    .help = Imediato: se mais ninguém revelar uma Pistola de Caçador, ela causa o dano na hora, antes do ataque do Monstro.
card-transform = Transformar
    .help = Veja o que os outros revelam e então revele uma arma da sua mão. Você não pode ir ao Sonho nesta rodada.
card-hunters-dream = Sonho do Caçador
    .help = Todo o dano que você sofre nesta rodada cai pela metade, arredondado para baixo. Depois armazene o sangue, recupere as cartas usadas, pegue um Aprimoramento e recupere todo o HP. Nunca pode sair do jogo.
card-kirkhammer = Martelo da Igreja
    .help = Sem efeito especial.
card-stake-driver = Bate-Estaca
    .help = Se você ganhar um Troféu nesta rodada, ganhe mais um de um dos tipos do mesmo Monstro.
card-saw-spear = Lança Serrilhada
    .help = Mais 1 de dano para cada ponto de HP que você perdeu por dano nesta rodada.
card-ludwigs-holy-blade = Espada Sagrada de Ludwig
    .help = Mais 1 de dano contra um Chefão ou o Chefão Final.
card-threaded-cane = Bengala Segmentada
    .help = O que o dano exceder os Ecos de Sangue que restam no Monstro você pega do estoque. Isso não dá Troféu.
card-chikage = Chikage
    .help = Depois do ataque você sofre 1 de dano.
card-burial-blade = Lâmina do Sepultamento
    .help = Sem efeito especial.
card-repeating-pistol = Pistola de Repetição
    .help = Você ignora todo o dano nesta rodada.
card-ludwigs-rifle = Rifle de Ludwig
    .help = Imediato: se mais ninguém revelar um Rifle de Ludwig, ele causa o dano na hora, antes do ataque do Monstro.
card-hunter-blunderbuss = Bacamarte de Caçador
    .help = A rodada toda: cada arma corpo a corpo de qualquer Caçador causa 1 de dano a menos ao Monstro.
card-flamesprayer = Lança-Chamas
    .help = A rodada toda: todo o dano a Caçadores com uma arma corpo a corpo em jogo é dobrado.
card-cannon = Canhão
    .help = Sem efeito especial.
card-blood-vial = Frasco de Sangue
    .help = Imediato: você recupera todo o HP. Depois pegue 1 Eco de Sangue coletado de cada Caçador com um total maior que o seu.
card-molotov-cocktail = Coquetel Molotov
    .help = Imediato: 1 de dano a todos os Caçadores, inclusive você, e ao Monstro.
card-beast-roar = Rugido da Fera
    .help = Imediato: cada outro Caçador sofre 1 de dano.
card-bold-hunters-mark = Marca do Caçador Ousado
    .help = Imediato: armazene até 3 dos seus Ecos de Sangue coletados.

## A Masmorra do Cálice

monster-scourge-beast = Monstro da Praga
    .help = Ao revelar: 2 de dano a quem tem mais cartas na mão; no empate, a todos os empatados.
monster-winter-lantern = Lanterna de Inverno
    .help = Se escapar: 2 de dano a quem tem mais Ecos de Sangue no total; no empate, a todos os empatados.
monster-executioner = Executor
    .help = Se escapar: cada Caçador sofre dano igual aos Ecos de Sangue que coletou.
monster-beast-possessed-soul = Alma Possuída por uma Fera
    .help = Sem habilidade.
monster-huntsman = Caçador Aldeão
    .help = Ao revelar: quem tem menos Ecos de Sangue no total ganha 3; no empate, todos os empatados.
monster-yurie-the-last-scholar = Yurie, a Última Estudiosa
    .help = Ao revelar: quem tem menos Ecos de Sangue no total ganha 3; no empate, todos os empatados.
monster-beast-patient = Paciente Fera
    .help = Ao revelar: 1 de dano a todos os Caçadores.
monster-bloody-crow-of-cainhurst = Corvo Sangrento de Cainhurst
    .help = Sem habilidade.
monster-carrion-crow = Corvos Necrófagos
    .help = Sem habilidade.
monster-garden-of-eyes = Jardim de Olhos
    .help = Sem habilidade.
monster-rabid-dog = Cão Raivoso
    .help = Se escapar: 2 de dano a todos os Caçadores.
monster-brainsucker = Sugador de Cérebros
    .help = Se escapar: cada Caçador passa 2 armas da mão para a pilha de cartas usadas.
monster-fluorescent-flower = Flor Fluorescente
    .help = Ao revelar: 1 de dano a todos os Caçadores.
monster-church-servant = Servo da Igreja
    .help = Ao revelar: quem tem menos Ecos de Sangue no total ganha 2; no empate, todos os empatados.
monster-hunters-minion = Servo do Caçador
    .help = Sem habilidade.
monster-maneater-boar = Javali Devorador de Homens
    .help = Se escapar: cada Caçador recua 1 espaço o seu marcador de Troféu mais valioso.
monster-scholars = Estudiosos
    .help = Ao revelar: cada Caçador, na ordem do turno, pode pegar 1 dos Aprimoramentos Disponíveis.
monster-celestial-minion = Servo Celestial
    .help = Sem habilidade.
monster-father-gascoigne = Padre Gascoigne
    .help = A arma que lhe causa dano sai do jogo no fim da rodada.
monster-watchdog-of-the-old-lords = Cão de Guarda dos Antigos Lordes
    .help = Cada arma de fogo lhe causa no máximo 1 de dano.
monster-ebrietas = Ebrietas
    .help = O dano que uma arma corpo a corpo lhe causa também atinge o Caçador à esquerda de quem ataca.
monster-cleric-beast = Fera Clerical
    .help = O dano aos Caçadores não pode ser dividido, reduzido nem ignorado.
monster-martyr-logarius = Mártir Logarius
    .help = Quem ganha Troféus pela morte dele ganha mais 1, de qualquer tipo.
monster-the-one-reborn = O Renascido
    .help = O Caçador que lhe causa dano ganha 2 Ecos de Sangue do estoque, uma vez por rodada.
monster-the-witch-of-hemwick = A Bruxa de Hemwick
    .help = O Caçador que lhe causa dano ganha 1 Troféu de qualquer tipo, uma vez por rodada, se nenhuma das suas trilhas passa de 3.
monster-gehrman-the-first-hunter = Gerhman, o Primeiro Caçador
    .help = O jogo todo: cada Monstro e Chefão entra com mais 2 Ecos de Sangue, menos ele mesmo.
monster-vicar-amelia = Vigária Amelia
    .help = O jogo todo: o HP máximo de cada Caçador é 6.
monster-rom-the-vacuous-spider = Rom, a Aranha Insensata
    .help = O jogo todo: o Caçador que morre pela segunda vez sai do jogo.
monster-micolash-host-of-the-nightmare = Micolash, Anfitrião do Pesadelo
    .help = O jogo todo: quando um Monstro escapa, outro da caixa, ao acaso, vai para o topo do Baralho da Masmorra do Cálice.
monster-mergos-wet-nurse = Ama de Leite de Mergo
    .help = O jogo todo: no começo de cada rodada, cada Caçador recupera 1 de HP.

## Opções do jogo

setting-final_boss = Chefão Final
    .help = Sorteado, ou aquele em que todos concordam. A habilidade vale o jogo todo.
final_boss-random = Sorteado
    .help = Um dos Chefões Finais é sorteado.
final_boss-gehrman-the-first-hunter = { monster-gehrman-the-first-hunter }
    .help = { monster-gehrman-the-first-hunter.help }
final_boss-vicar-amelia = { monster-vicar-amelia }
    .help = { monster-vicar-amelia.help }
final_boss-rom-the-vacuous-spider = { monster-rom-the-vacuous-spider }
    .help = { monster-rom-the-vacuous-spider.help }
final_boss-micolash-host-of-the-nightmare = { monster-micolash-host-of-the-nightmare }
    .help = { monster-micolash-host-of-the-nightmare.help }
final_boss-mergos-wet-nurse = { monster-mergos-wet-nurse }
    .help = { monster-mergos-wet-nurse.help }
setting-cards = Cartas
    .help = As cartas deste jogo, ou as de um arquivo de cartas próprio.
cards-printed = Jogo básico, até onde se conhece
    .help = As 87 cartas do jogo básico, até onde se conhecem. 13 delas são propostas no lugar de cartas impressas que não se conhecem.

## Sinais rápidos

signal-strike = Vou atacar.
signal-shoot = Vou atirar.
signal-dream = Vou para o Sonho.
signal-help = Ajudem a matar!
signal-wait = Vamos deixar viver nesta rodada.

## Perguntas

ask-pick = Que carta você joga?
ask-transform = Que arma você revela?
ask-upgrade = Que Aprimoramento você pega?
ask-remove = Qual das suas cartas sai do jogo?
ask-trophy = Que Troféu a mais você pega?
ask-any-trophy = Que Troféu você pega?
ask-lose-trophy = Em que trilha você recua?
ask-discard = Que arma vai para a sua pilha de cartas usadas?

## Opções de uma pergunta

option-play = { $card } ({ $damage } de dano)
option-use = { $card }
option-reveal = Revelar { $card } ({ $damage } de dano)
option-take = Pegar { $card }
option-take-none = Não pegar nenhum Aprimoramento
option-remove = Remover { $card }
option-remove-used = Remover { $card } das suas cartas usadas
option-remove-played = Remover { $card }, que está em jogo
option-trophy =
    { $points ->
        [one] { $trophy } (a trilha passa a dar { $points } ponto)
       *[other] { $trophy } (a trilha passa a dar { $points } pontos)
    }
option-lose-trophy =
    { $points ->
        [one] { $trophy } (a trilha passa a dar { $points } ponto)
       *[other] { $trophy } (a trilha passa a dar { $points } pontos)
    }
option-discard = Passar { $card } para as cartas usadas

## Recusas

error-transform-unarmed = Transformar precisa de mais uma arma na sua mão.
error-card-used = Usada: só o Sonho do Caçador a devolve.
error-not-in-hand = Essa carta não está na sua mão.
error-transform-fights = Transformar obriga a lutar: você não pode ir ao Sonho nesta rodada.
error-weapon-needed = Transformar revela uma arma corpo a corpo ou de fogo.
error-not-in-row = Essa carta não está entre os Aprimoramentos Disponíveis.
error-not-its-trophy = O Monstro não tem Troféu do tipo { $trophy }.
error-not-highest = Seu marcador de { $trophy } não está no seu número mais alto.
error-discard-weapons = Só vão armas corpo a corpo ou de fogo.
error-keep-the-dream = O Sonho do Caçador nunca pode sair do jogo.
error-not-owned = Você não tem essa carta aí.
error-must-remove = Você pode ter no máximo { $number } cartas: remova uma delas.

## O que acontece: preparação e masmorra

event-final-boss = O Chefão Final desta partida: { $monster }.
event-row-laid =
    { $number ->
        [one] Aprimoramento Disponível: { $cards }.
       *[other] Aprimoramentos Disponíveis: { $cards }.
    }
event-started =
    { $seatIs ->
        [you] Você é o Primeiro Jogador.
       *[other] Primeiro Jogador: { $seat }.
    }
event-entered = Aparece um Monstro: { $monster }, com { part-echoes } ({ part-blood }).
event-boss-entered = Aparece um Chefão: { $monster }, com { part-echoes } ({ part-blood }).
event-final-boss-entered = Aparece o Chefão Final: { $monster }, com { part-echoes } ({ part-blood }).
part-blood =
    { $boss ->
        [0] { $players ->
            [0] { $printed } na carta
           *[other] { $printed } na carta, { $players } pelo número de jogadores
        }
       *[other] { $players ->
            [0] { $printed } na carta, { $boss } pelo Chefão Final
           *[other] { $printed } na carta, { $players } pelo número de jogadores, { $boss } pelo Chefão Final
        }
    }
event-ability-on-reveal = Habilidade ao revelar: { $monster }.
event-ability-if-escapes = Habilidade ao escapar: { $monster }.
event-ability-round-start = Habilidade no começo da rodada: { $monster }.
event-no-effect = Nada muda.
event-gained =
    { $seatIs ->
        [you] Você ganha { part-echoes } do Estoque de Sangue; tem { $total }.
       *[other] { $seat } ganha { part-echoes } do Estoque de Sangue; tem { $total }.
    }
event-lost-blood =
    { $seatIs ->
        [you] Você perde { part-echoes } do que coletou; tem { $total }.
       *[other] { $seat } perde { part-echoes } do que coletou; tem { $total }.
    }
event-stolen =
    { $seatIs ->
        [you] Você toma { part-echoes } do que { $other } coletou; tem { $total }.
       *[other] { part-stolen }; { $seat } tem { $total }.
    }
part-stolen =
    { $otherIs ->
        [you] { $seat } toma { part-echoes } do que você coletou
       *[other] { $seat } toma { part-echoes } do que { $other } coletou
    }
event-discarded =
    { $seatIs ->
        [you] { $number ->
            [one] Vai da sua mão para as cartas usadas: { $cards }.
           *[other] Vão da sua mão para as cartas usadas: { $cards }.
        }
       *[other] { $number ->
            [one] Vai da mão de { $seat } para as cartas usadas: { $cards }.
           *[other] Vão da mão de { $seat } para as cartas usadas: { $cards }.
        }
    }
event-escaped = O Monstro escapa: { $monster }, com { part-echoes }. Ninguém ganha Troféu.
event-stays = Continua em jogo: { $monster }, com { part-echoes }.
event-inserted = { $monster }: outro Monstro vai, virado para baixo, para o topo do Baralho da Masmorra do Cálice.
event-inserted-none = { $monster }: não há mais Monstros na caixa.

## O que acontece: a rodada

event-round =
    { $seatIs ->
        [you] Rodada { $number }. Você é o Primeiro Jogador.
       *[other] Rodada { $number }. Primeiro Jogador: { $seat }.
    }
event-nobody-alive = Nenhum Caçador está vivo: ninguém escolhe carta.
event-revealed =
    { $seatIs ->
        [you] Você revela { $card }.
       *[other] { $seat } revela { $card }.
    }
event-transformed =
    { $seatIs ->
        [you] Você transforma e revela { $card }.
       *[other] { $seat } transforma e revela { $card }.
    }
event-instant = Efeito Imediato, { part-seat-card }.
part-seat-card =
    { $seatIs ->
        [you] sua carta: { $card }
       *[other] carta de { $seat }: { $card }
    }
event-spoiled =
    { $seatIs ->
        [you] Mais alguém além de você revelou { $card }: o dano fica para o ataque dos Caçadores.
       *[other] Mais alguém além de { $seat } revelou { $card }: o dano fica para o ataque dos Caçadores.
    }
event-cancels =
    { $seatIs ->
        [you] Você impede o ataque de { $other }: { $card } não causa dano nesta rodada.
       *[other] { $seat } impede { part-other-attack }: { $card } não causa dano nesta rodada.
    }
part-other-attack =
    { $otherIs ->
        [you] o seu ataque
       *[other] o ataque de { $other }
    }
event-rolled =
    { $seatIs ->
        [you] Você rola { $number } com o { $die } (total { $total }).
       *[other] { $seat } rola { $number } com o { $die } (total { $total }).
    }
event-rolled-combo =
    { $seatIs ->
        [you] Você rola { $number }+ com o { $die } (total { $total }): combo, role de novo!
       *[other] { $seat } rola { $number }+ com o { $die } (total { $total }): combo, rola de novo!
    }
event-attacks = Ataque do Monstro ({ $monster }): { $number } de dano para todos os Caçadores.
event-attacks-raised = Ataque do Monstro ({ $monster }): { $number } de dano para todos os Caçadores, { $raised } pela habilidade.
event-raised-for =
    { $seatIs ->
        [you] Habilidade do Monstro ({ $monster }): mais { $number } de dano para você.
       *[other] Habilidade do Monstro ({ $monster }): mais { $number } de dano para { $seat }.
    }
event-doubled =
    { $seatIs ->
        [you] O dano que você sofre é dobrado: { $base } vira { $number }.
       *[other] O dano que { $seat } sofre é dobrado: { $base } vira { $number }.
    }
event-unshielded =
    { $seatIs ->
        [you] { $monster } não deixa amenizar nenhum golpe: sua carta não protege você ({ $card }).
       *[other] { $monster } não deixa amenizar nenhum golpe: a carta de { $seat } não protege ({ $card }).
    }
event-hurt =
    { $seatIs ->
        [you] Você sofre { $number } de dano ({ part-cause }); { part-hp } de HP.
       *[other] { $seat } sofre { $number } de dano ({ part-cause }); { part-hp } de HP.
    }
event-hurt-halved =
    { $seatIs ->
        [you] Você está no Sonho: metade de { $base } de dano ({ part-cause }) é { $number }; { part-hp } de HP.
       *[other] { $seat } está no Sonho: metade de { $base } de dano ({ part-cause }) é { $number }; { part-hp } de HP.
    }
event-hurt-reduced =
    { $seatIs ->
        [you] De { $base } de dano ({ part-cause }) você sofre { $number }; { part-hp } de HP.
       *[other] De { $base } de dano ({ part-cause }) { $seat } sofre { $number }; { part-hp } de HP.
    }
event-hurt-ignored =
    { $seatIs ->
        [you] Você ignora { $base } de dano ({ part-cause }); { part-hp } de HP.
       *[other] { $seat } ignora { $base } de dano ({ part-cause }); { part-hp } de HP.
    }
event-died =
    { $seatIs ->
        [you] Você morre ({ part-cause }) { part-lose }{ part-keep }
       *[other] { $seat } morre ({ part-cause }) { part-lose }{ part-keep }
    }
part-lose =
    { $number ->
        [0] sem nada coletado para perder.
       *[other] e perde { part-echoes } do que coletou.
    }
part-keep =
    { $last ->
        [1] { "" }
       *[other] { $banked ->
            [0] { "" }
           *[other] { " " }O que armazenou está a salvo: { $banked }.
        }
    }
event-eliminated =
    { $seatIs ->
        [you] { $monster }: a segunda morte tira você do jogo; o que armazenou ({ $number }) e seus Troféus não valem mais.
       *[other] { $monster }: a segunda morte tira { $seat } do jogo; o que armazenou ({ $number }) e os Troféus não valem mais.
    }
event-healed =
    { $seatIs ->
        [you] Você recupera { $number } de HP e tem { $hp }.
       *[other] { $seat } recupera { $number } de HP e tem { $hp }.
    }
event-not-healed =
    { $seatIs ->
        [you] { $monster } não deixa você se curar.
       *[other] { $monster } não deixa { $seat } se curar.
    }
event-bonus =
    { $seatIs ->
        [you] { $card }: você causa mais { $number } de dano.
       *[other] { $card }: { $seat } causa mais { $number } de dano.
    }
event-capped =
    { $seatIs ->
        [you] { $monster }: com { $card }, você causa no máximo { $number } de dano.
       *[other] { $monster }: com { $card }, { $seat } causa no máximo { $number } de dano.
    }
event-weakened =
    { $seatIs ->
        [you] { $card }: você causa { $less } de dano a menos, ou seja, { $number }.
       *[other] { $card }: { $seat } causa { $less } de dano a menos, ou seja, { $number }.
    }
event-shortfall =
    { $seatIs ->
        [you] { $card }: você pega do Estoque de Sangue o que falta, { part-echoes }; tem { $total }.
       *[other] { $card }: { $seat } pega do Estoque de Sangue o que falta, { part-echoes }; tem { $total }.
    }
event-took =
    { $seatIs ->
        [you] Com { $card }, você coleta { part-echoes } e tem { $total }; { part-left }.
       *[other] Com { $card }, { $seat } coleta { part-echoes } e tem { $total }; { part-left }.
    }
event-took-less =
    { $seatIs ->
        [you] Com { $card }, você causaria { $wanted } de dano, mas coleta o que resta no Monstro: { part-echoes }. Você tem { $total }.
       *[other] Com { $card }, { $seat } causaria { $wanted } de dano, mas coleta o que resta no Monstro: { part-echoes }. Tem { $total }.
    }
event-too-late =
    { $seatIs ->
        [you] Você chega tarde com { $card }: o Monstro já morreu.
       *[other] { $seat } chega tarde com { $card }: o Monstro já morreu.
    }
event-stopped =
    { $seatIs ->
        [you] { $card }: seu ataque foi impedido e não causa dano.
       *[other] { $card }: o ataque de { $seat } foi impedido e não causa dano.
    }
event-slain = O Monstro morre: { $monster }.
event-trophy =
    { $seatIs ->
        [you] Você ganha um Troféu: { $trophy }, espaço { $place }, agora vale { $points }.
       *[other] { $seat } ganha um Troféu: { $trophy }, espaço { $place }, agora vale { $points }.
    }
event-extra-trophy =
    { $seatIs ->
        [you] Você ganha um Troféu a mais: { $trophy }, espaço { $place }, agora vale { $points }.
       *[other] { $seat } ganha um Troféu a mais: { $trophy }, espaço { $place }, agora vale { $points }.
    }
event-ability-trophy =
    { $seatIs ->
        [you] { $monster }: você ganha um Troféu: { $trophy }, espaço { $place }, agora vale { $points }.
       *[other] { $monster }: { $seat } ganha um Troféu: { $trophy }, espaço { $place }, agora vale { $points }.
    }
event-trophy-lost =
    { $seatIs ->
        [you] Você recua um espaço: { $trophy }, agora vale { $points }.
       *[other] { $seat } recua um espaço: { $trophy }, agora vale { $points }.
    }
event-trophy-full =
    { $seatIs ->
        [you] Seu marcador já está no último espaço: { $trophy }.
       *[other] O marcador de { $seat } já está no último espaço: { $trophy }.
    }

## O que acontece: o Sonho do Caçador e o fim da rodada

event-banked =
    { $seatIs ->
        [you] { $number ->
            [0] Você não tem nada para armazenar; armazenados: { $total }.
           *[other] Você armazena { part-echoes }; armazenados: { $total }.
        }
       *[other] { $number ->
            [0] { $seat } não tem nada para armazenar; armazenados: { $total }.
           *[other] { $seat } armazena { part-echoes }; armazenados: { $total }.
        }
    }
event-recovered =
    { $seatIs ->
        [you] { $number ->
            [one] Você recupera { $cards }.
           *[other] Você recupera { $number } cartas: { $cards }.
        }
       *[other] { $number ->
            [one] { $seat } recupera { $cards }.
           *[other] { $seat } recupera { $number } cartas: { $cards }.
        }
    }
event-upgraded =
    { $seatIs ->
        [you] Você pega um Aprimoramento: { $card }.
       *[other] { $seat } pega um Aprimoramento: { $card }.
    }
event-declined =
    { $seatIs ->
        [you] Você não pega Aprimoramento.
       *[other] { $seat } não pega Aprimoramento.
    }
event-no-upgrade-left =
    { $seatIs ->
        [you] Não há mais Aprimoramento para você.
       *[other] Não há mais Aprimoramento para { $seat }.
    }
event-removed =
    { $seatIs ->
        [you] Você remove do jogo: { $card }.
       *[other] { $seat } remove do jogo: { $card }.
    }
event-rested =
    { $seatIs ->
        [you] Você descansa e recupera { $number } de HP: { $hp }.
       *[other] { $seat } descansa e recupera { $number } de HP: { $hp }.
    }
event-returned =
    { $seatIs ->
        [you] Você volta à vida com { $hp } de HP.
       *[other] { $seat } volta à vida com { $hp } de HP.
    }
event-refilled =
    { $number ->
        [one] Novo Aprimoramento: { $cards }.
       *[other] Novos Aprimoramentos: { $cards }.
    }
event-used =
    { $seatIs ->
        [you] { $number ->
            [one] Vai para a sua pilha de cartas usadas: { $cards }.
           *[other] Vão para a sua pilha de cartas usadas: { $cards }.
        }
       *[other] { $number ->
            [one] Vai para a pilha de cartas usadas de { $seat }: { $cards }.
           *[other] Vão para a pilha de cartas usadas de { $seat }: { $cards }.
        }
    }
event-weapon-lost =
    { $seatIs ->
        [you] { $monster }: a sua arma, que coletou sangue, sai do jogo: { $card }.
       *[other] { $monster }: a arma de { $seat }, que coletou sangue, sai do jogo: { $card }.
    }
event-marker =
    { $seatIs ->
        [you] O marcador de Primeiro Jogador passa para você.
       *[other] O marcador de Primeiro Jogador passa para { $seat }.
    }

## O que acontece: o fim

event-all-gone = Não resta nenhum Caçador no jogo.
event-hopeless = Não há mais carta que possa tirar sangue do Monstro ({ $monster }): a caçada está perdida.
event-settled =
    { $seatIs ->
        [you] Você armazena o que tinha coletado: { part-echoes }; armazenados: { $total }.
       *[other] { $seat } armazena o que tinha coletado: { part-echoes }; armazenados: { $total }.
    }
event-score =
    { $seatIs ->
        [you] Sua pontuação: { $number } = { $banked } pelo que armazenou, { $kin } por Parentes, { $humanoid } por Humanoides, { $beast } por Feras.
       *[other] Pontuação de { $seat }: { $number } = { $banked } pelo que armazenou, { $kin } por Parentes, { $humanoid } por Humanoides, { $beast } por Feras.
    }
event-tied =
    { $seatsIs ->
        [among] { $seatsCount ->
            [2] Empate em { $number } entre você e { $seatsRest }: decide quem armazenou mais.
           *[other] Empate em { $number } entre você, { $seatsRest }: decide quem armazenou mais.
        }
       *[other] Empate em { $number } entre { $seats }: decide quem armazenou mais.
    }
event-ended = { table-won }

## Motivos, para as dicas

reason-blood = Você coleta cerca de { $number } de sangue do Monstro.
reason-first = { $card } ataca antes do Monstro.
reason-turn = Você ataca primeiro nesta rodada.
reason-trophies =
    { $trophysCount ->
        [one] A chance de ele cair é de { $percent }%, e aí você ganha um Troféu: { $trophys }.
       *[other] A chance de ele cair é de { $percent }%, e aí você ganha Troféus: { $trophys }.
    }
reason-spend = { $monster } leva a arma embora: melhor uma fraca.
reason-surprise = Você vê as cartas dos outros antes de escolher a arma.
reason-sturdy = Sua chance de sobreviver ao ataque é de { $percent }%.
reason-shield = Nada pode ferir você nesta rodada.
reason-harm = Seus rivais perdem { $number } de HP.
reason-stop = Pode impedir um ataque corpo a corpo de { $other }.
reason-wounds = Golpeia mais forte a cada ponto de HP que você perde nesta rodada.
reason-shortfall = O que o Monstro já não tem você recebe do Estoque de Sangue.
reason-steal = Você toma { $number } de sangue de quem tem mais que você.
reason-weaken = As armas corpo a corpo dos outros causam { $number } a menos.
reason-double = O dano aos rivais que lutam corpo a corpo é dobrado.
reason-reward = Quem causa dano a este Monstro ganha mais { $number } de sangue.
reason-trophy-now = Quem causa dano a este Monstro ganha um Troféu na hora.
reason-comes-back = Você está sonhando: ela volta logo para a sua mão.
reason-costs =
    { $number ->
        [one] Custa { $number } ponto a você.
       *[other] Custa { $number } pontos a você.
    }
reason-bank = Você põe a salvo { $number } de sangue.
reason-danger = Se você lutar, a chance de morrer é de { $percent }%.
reason-recover =
    { $number ->
        [one] Você recupera { $number } carta usada.
       *[other] Você recupera { $number } cartas usadas.
    }
reason-upgrade = Há algo para você nos Aprimoramentos: { $card }.
reason-heal = Você recupera { $number } de HP.
reason-keep = Nenhum Aprimoramento supera o que você tem.
reason-strong = Causa { $number } de dano.
reason-special = { $card } tem um efeito especial.
reason-better = É melhor que uma carta sua: { $card }.
reason-weakest = É a mais fraca das suas cartas.
reason-track =
    { $number ->
        [one] A trilha passa a dar { $number } ponto a mais.
       *[other] A trilha passa a dar { $number } pontos a mais.
    }

## Relatórios de muitas partidas

survey-card = Aprimoramentos
    .help = Aprimoramentos que o Caçador tinha no fim.
survey-monster = Chefões Finais
    .help = O Chefão Final da caçada.
deed-blood = Ecos de Sangue Armazenados
deed-trophies = pontos de Troféus
deed-deaths = mortes
deed-upgrades = Aprimoramentos no fim
deed-melee = Armas Corpo a Corpo jogadas
deed-ranged = Armas de Fogo jogadas
deed-utility = Cartas de Utilidade jogadas
deed-transform = Transformar jogado
deed-dream = Sonho do Caçador jogado
statistic-trophies = Pontos de Troféus
statistic-deaths = Mortes
statistic-upgrades = Aprimoramentos
statistic-most-blood = Mais Ecos de Sangue Armazenados
