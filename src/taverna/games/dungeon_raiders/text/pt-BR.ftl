# Dungeon Raiders em português do Brasil. Termos como em docs/rules; em taverna/i18n/words.py está como os argumentos viram
# palavras. `.the` é um componente com o seu artigo, para o meio de uma frase.

game-title = Dungeon Raiders
game-tagline = Pegue o tesouro, e não seja quem desfalece.

part-coins =
    { $number ->
        [one] { $number } moeda
       *[other] { $number } moedas
    }
part-wounds =
    { $number ->
        [one] { $number } ferimento
       *[other] { $number } ferimentos
    }
part-held-coins =
    { $coins ->
        [0] nenhuma moeda
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
part-held-wounds =
    { $wounds ->
        [0] nenhum ferimento
        [one] { $wounds } ferimento
       *[other] { $wounds } ferimentos
    }
part-lost =
    { $lost ->
        [0] {""}
        [one] , e { $lost } se perde
       *[other] , e { $lost } se perdem
    }
part-items =
    { $itemId ->
        [torch] { $number } tochas
        [crystal-ball] { $number } bolas de cristal
        [key] { $number } chaves
       *[sword] { $number } espadas
    }
part-left =
    { $number ->
        [0] não resta nenhuma
        [one] resta { $number }
       *[other] restam { $number }
    }
part-too-few =
    { $number ->
        [0] não há nenhuma
       *[other] só há { $number }
    }
part-you-among =
    { $seatsCount ->
        [2] você e { $seatsRest }
       *[other] você, { $seatsRest }
    }
part-item =
    { $itemId ->
        [torch] tocha
        [crystal-ball] bola de cristal
        [key] chave
       *[sword] espada
    }

## Zonas e estado da mesa

zone-row = Fila de nível
zone-pile = Pilha de salas
zone-supply = Provisão
zone-hand = Mão
zone-played = Jogadas neste nível
zone-last = A sala anterior
status-level = Nível { $number } de 5
status-place = Sala { $number } de 5
status-map = Jogador inicial
status-seen = Só você viu esta sala.
status-fainted = desfaleceu
status-petrified = virou pedra

## Cartas e objetos

card-power = { $n }
    .the = o { $n }
    .help = Uma carta de poder. O valor dela conta em todas as salas; você a pega de volta no fim do nível.
card-torch = Tocha
    .the = a tocha
    .help = Anuncie a qualquer momento para examinar todas as salas escuras da fila.
card-crystal-ball = Bola de cristal
    .the = a bola de cristal
    .help = Jogue-a; quando todas as cartas estiverem reveladas, troque-a por outra carta.
card-key = Chave
    .the = a chave
    .help = Vale 5 em uma sala com tesouro.
card-sword = Espada
    .the = a espada
    .help = Vale 5 contra um monstro ou chefe.

item-torch = Tocha
    .the = uma tocha
    .help = Anuncie a qualquer momento para examinar todas as salas escuras da fila. Ela volta na hora para a provisão.
item-crystal-ball = Bola de cristal
    .the = uma bola de cristal
    .help = Jogue-a como sua carta; quando todas forem reveladas, você as vê e joga outra carta no lugar.
item-key = Chave
    .the = uma chave
    .help = Vale 5 em uma sala com tesouro, e sua carta de poder fica na mão.
item-sword = Espada
    .the = uma espada
    .help = Vale 5 contra um monstro ou chefe, e sua carta de poder fica na mão.

benefit-torch = uma tocha
benefit-crystal-ball = uma bola de cristal
benefit-key = uma chave
benefit-sword = uma espada
benefit-coins =
    { $n ->
        [one] { $n } moeda
       *[other] { $n } moedas
    }
benefit-potion =
    { $n ->
        [one] uma poção que cura { $n } ferimento
       *[other] uma poção que cura { $n } ferimentos
    }

## Salas

kind-monster = Sala com monstros
    .help = Somem todas as cartas. Abaixo da força do monstro, ele fere quem jogou o menor valor.
kind-treasure = Sala com tesouro
    .help = O maior valor leva o baú, o segundo maior leva o baú menor. Quem empata divide, arredondando para baixo.
kind-vault = Cofre
    .help = Cada um recebe o que está acima do valor da sua carta. Sem cópias para todos, ninguém recebe o objeto.
kind-trap = Sala com armadilha
    .help = A maior carta decide a força da armadilha; ela atinge quem tem mais moedas, ou menos ferimentos.
kind-boss = Chefe
    .help = A última sala: um monstro com uma regra só dele.

room-dark = uma sala escura
    .the = uma sala escura
    .help = Fica virada para baixo até vocês entrarem. Uma tocha a mostra só para você.
room-snake = Cobra
    .the = a Cobra
    .help = { kind-monster.help }
room-zombie = Zumbi
    .the = o Zumbi
    .help = { kind-monster.help }
room-skeleton = Esqueleto
    .the = o Esqueleto
    .help = { kind-monster.help }
room-goblin = Goblin
    .the = o Goblin
    .help = { kind-monster.help }
room-gelatinous-cube = Cubo Gelatinoso
    .the = o Cubo Gelatinoso
    .help = { kind-monster.help }
room-troll = Troll
    .the = o Troll
    .help = { kind-monster.help }
room-dragon = Dragão
    .the = o Dragão
    .help = { kind-monster.help }
room-chest = Tesouro ({ $n })
    .the = o tesouro ({ $n })
    .help = { kind-treasure.help }
room-chests = Tesouro ({ $n } e { $copy })
    .the = o tesouro ({ $n } e { $copy })
    .help = { kind-treasure.help }
room-vault-items = Cofre de objetos
    .the = o cofre de objetos
    .help = { kind-vault.help }
room-vault-coins = Cofre de moedas
    .the = o cofre de moedas
    .help = { kind-vault.help }
room-trap-lava = Armadilha de lava
    .the = a armadilha de lava
    .help = Quem tem mais moedas perde 3, 2 ou 1 se a maior carta for 5, 4 ou 3.
room-trap-magnet = Armadilha magnética
    .the = a armadilha magnética
    .help = Quem tem mais moedas perde 2, 2, 1 ou 1 se a maior carta for 5, 4, 3 ou 2.
room-trap-spikes = Armadilha de estacas
    .the = a armadilha de estacas
    .help = Quem tem menos ferimentos sofre 2, 2 ou 1 se a maior carta for 5, 4 ou 3.
room-trap-boulder = Armadilha de pedregulho
    .the = a armadilha de pedregulho
    .help = Quem tem menos ferimentos sofre 2, 1, 1 ou 1 se a maior carta for 5, 4, 3 ou 2.
room-tax-collector = Coletor de Impostos
    .the = o Coletor de Impostos
    .help = Quem é atacado perde 3 moedas e não sofre ferimentos.
room-medusa = Medusa
    .the = a Medusa
    .help = Quem é atacado vira pedra: sai do jogo e não pode vencer.
room-vampire = Vampiro
    .the = o Vampiro
    .help = Quem é atacado sofre 1 ferimento e perde 2 moedas.
room-sphinx = Esfinge
    .the = a Esfinge
    .help = Quem é atacado sofre 2 ferimentos. A maior carta ganha 2 moedas, a não ser que todas sejam iguais e a Esfinge ataque.
room-minotaur = Minotauro
    .the = o Minotauro
    .help = Quem é atacado sofre 1 ferimento. A maior carta ganha 1 moeda, a não ser que todas sejam iguais e o Minotauro ataque.
room-wolf-pack = Matilha de Lobos
    .the = a Matilha de Lobos
    .help = Jogue uma tocha para escapar: você não soma nada ao total e o ataque não atinge você.
room-necromancer = Necromante
    .the = o Necromante
    .help = Jogue uma bola de cristal para escapar: você não soma nada ao total e o ataque não atinge você.
room-megadragon = Megadragão
    .the = o Megadragão
    .help = Não pode ser derrotado e sempre ataca. Jogue uma chave para escapar.
room-golem = Golem
    .the = o Golem
    .help = Não pode ser derrotado e sempre ataca. Aqui todo 5 e toda espada valem 1.
room-mummy = Múmia
    .the = a Múmia
    .help = Não pode ser derrotada e sempre ataca: não a menor carta, mas a maior.

## Cartas de nível

level-level-a = Carta de nível A
level-level-b = Carta de nível B
level-level-c = Carta de nível C
level-level-d = Carta de nível D
level-level-e = Carta de nível E
level-level-f = Carta de nível F
level-level-g = Carta de nível G

## Personagens

character-explorer = Exploradora
    .the = a Exploradora
    .help = Começa com 3 moedas, 2 ferimentos e uma tocha.
character-knight = Cavaleiro
    .the = o Cavaleiro
    .help = Começa com 1 moeda, 1 ferimento e uma espada.
character-thief = Ladra
    .the = a Ladra
    .help = Começa com 2 moedas, 2 ferimentos e uma chave.
character-warrior = Guerreiro
    .the = o Guerreiro
    .help = Começa com 2 moedas e nenhum ferimento.
character-wizard = Mago
    .the = o Mago
    .help = Começa com 1 moeda, 1 ferimento e duas bolas de cristal.

## Opções do jogo

setting-tactical = Variante tática
    .help = As cartas são jogadas viradas para cima, uma pessoa por vez. Quem jogou a maior carta pega o mapa e começa a próxima sala.
setting-cards = Cartas
    .help = As cartas do jogo, ou as de um arquivo de cartas próprio.
cards-printed = As do jogo
    .help = As cartas da edição de 2018, até onde se conhecem: alguns números têm uma só fonte e uns poucos são propostas.

## Perguntas

ask-lay = Que carta você joga?
ask-replace = Bola de cristal: que carta você joga no lugar?

## Opções de uma pergunta

option-lay = Jogar { $cardThe }
option-lay-as = Jogar { $cardThe } (aqui vale { $number })
option-claim = Jogar { $cardThe }: { $benefit }
option-escape = Jogar { $cardThe } e escapar
option-ball = Jogar { $cardThe } (decida depois de ver as outras cartas)
option-look =
    { $number ->
        [one] Acender uma tocha: ver a sala escura
       *[other] Acender uma tocha: ver as { $number } salas escuras
    }
option-look-in-vain = Acender uma tocha (não mostra nada de novo)
confirm-look-in-vain = Você não veria nada que já não tenha visto. A tocha só voltaria para a provisão, onde pode servir a alguém em um cofre. Acender mesmo assim?

## Recusas

error-already-played = Você já jogou { $cardThe } neste nível.
error-not-in-hand =
    { $cardId ->
        [torch] Você não tem tocha.
        [crystal-ball] Você não tem bola de cristal.
        [key] Você não tem chave.
        [sword] Você não tem espada.
       *[other] Você não tem { $cardThe } na mão.
    }
error-key-only-for-treasure = A chave só pode ser jogada em uma sala com tesouro.
error-sword-only-for-monsters = A espada só pode ser jogada contra um monstro ou chefe.
error-torch-is-announced = A tocha não é carta para uma sala: anuncie-a para examinar as salas escuras.
error-no-second-ball = Uma bola de cristal não pode ser trocada por outra bola de cristal.
error-no-torch = Você não tem tocha.
error-no-torch-at-the-boss = Na sala do chefe, a tocha não tem mais nada para mostrar.
error-nothing-new-to-see = A tocha não mostraria nada de novo.
error-something-to-see = Há salas escuras que a tocha mostraria.

## Razões, nas dicas

reason-highest = É provável que ninguém jogue carta maior, e o baú de { $chest } vale a pena.
reason-second = Pode bem ficar em segundo lugar, que rende o baú de { $chest }.
reason-gives-up = Você abre mão do baú e guarda cartas melhores.
reason-falls = Juntos vocês muito provavelmente derrotam { $roomThe }.
reason-not-lowest = Dificilmente será a menor carta, então { $roomThe } atingiria outra pessoa.
reason-best-defence = É a sua melhor carta aqui ({ $room }): nenhuma outra tem menos chance de ser a menor.
reason-risks =
    { $number ->
        [one] Você arrisca { $number } ferimento e guarda cartas melhores para outras salas.
       *[other] Você arrisca { $number } ferimentos e guarda cartas melhores para outras salas.
    }
reason-most-wounds = Ninguém tem mais ferimentos que você: não deixe piorar, ou você desfalece.
reason-trap-mild = Quem seria atingido é você: com uma carta mais baixa, { $roomThe } fica mais fraca.
reason-trap-strikes = Com uma carta alta, { $roomThe } atinge { $seats } com mais força.
reason-benefit = Ela dá direito a { $benefit }.
reason-escape = Você escapa: { $roomThe } não atinge você.
reason-chance =
    { $percent ->
        [0] Joguem os outros o que jogarem, com ela você quase não pode mais vencer.
       *[other] Contra o que os outros ainda podem jogar, ela vence em cerca de { $percent } de 100 casos.
    }
reason-foresight = Você decide depois de ver o que os outros jogam.
reason-item = Ao jogar { $itemThe }, uma carta de poder fica na sua mão.
reason-keeps = Você guarda { $cardThe } para { $roomThe }.
reason-look =
    { $number ->
        [one] Conhecer a sala escura ajuda a planejar suas cartas.
       *[other] Conhecer as { $number } salas escuras ajuda a planejar suas cartas.
    }

## O que acontece: preparação

event-character = { part-seat } é { $characterThe }: { part-held-coins }, { part-held-wounds }.
event-equipped =
    { $number ->
        [one] { part-seat } começa com { $itemThe }.
       *[other] { part-seat } começa com { part-items }.
    }
event-map-drawn = { part-seat } recebe o mapa e joga primeiro.
event-level = O nível { $number } está pronto: { $rooms }.
event-uncovered = A sala escura { $place } é virada para cima: { $room }.
event-entered = Nível { $number }, sala { $place }: { $room }.
event-entered-boss = Nível { $number }, sala { $place }, o chefe: { $room }.

## O que acontece: cartas

event-lit = { part-seat } acende uma tocha.
event-lit-in-vain =
    { $seatIs ->
        [you] Ela não mostra nada de novo para você.
       *[other] Ela não mostra nada de novo para { $seat }.
    }
event-torch-showed =
    { $number ->
        [one] Só { part-seat-inside } vê a sala escura { $places }: { $rooms }.
       *[other] Só { part-seat-inside } vê as salas escuras { $places }: { $rooms }.
    }
event-revealed = { part-seat } revela { $cardThe }.
event-played = { part-seat } joga { $cardThe }.
event-passed = { part-seat } passa a vez por enquanto.
event-replaced = { part-seat } troca a bola de cristal: joga { $cardThe }.
event-returned =
    { $seatIs ->
        [you] A sua { part-item } volta para a provisão.
       *[other] A { part-item } de { $seat } volta para a provisão.
    }

## O que acontece: moedas e ferimentos

event-gained = { part-seat } ganha { part-coins } e fica com { $coins }.
event-capped = Ninguém pode ter mais de { $coins }: { part-seat-inside } deixa de ganhar { part-coins }.
event-paid = { part-seat } perde { part-coins } e fica com { $coins }.
event-forgiven =
    { $number ->
        [one] { part-seat } não tem mais o que perder: a moeda que falta é perdoada.
       *[other] { part-seat } não tem mais o que perder: as { $number } moedas que faltam são perdoadas.
    }
event-wounded = { part-seat } sofre { part-wounds } e fica com { $wounds }.
event-healed = { part-seat } cura { part-wounds } e fica com { $wounds }.
event-unhurt = { part-seat } não tem ferimento para curar.

## O que acontece: tesouro

event-chest-won = { part-seat } leva sem dividir o baú de { $chest }.
event-chest-shared =
    { $seatsIs ->
        [among] Você divide o baú de { $chest } com { $seatsRest }: { $number } para cada{ part-lost }.
       *[other] { $seats } dividem o baú de { $chest }: { $number } para cada{ part-lost }.
    }
event-chest-too-small =
    { $seatsIs ->
        [among] O baú de { $chest } é pequeno demais para { part-you-among }: ninguém ganha nada.
       *[other] O baú de { $chest } é pequeno demais para { $seats }: ninguém ganha nada.
    }
event-chest-unclaimed = Todos os valores são iguais: ninguém leva o baú de { $chest }.

## O que acontece: monstros e chefes

event-counted =
    { $seatIs ->
        [you] { $cardId ->
            [sword] A sua espada vale { $number } aqui.
           *[other] O seu { $card } vale { $number } aqui.
        }
       *[other] { $cardId ->
            [sword] A espada de { $seat } vale { $number } aqui.
           *[other] O { $card } de { $seat } vale { $number } aqui.
        }
    }
event-escaped = { part-seat } escapa com { $itemThe }.
event-defeated = Total de { $number } contra { $strength }: o grupo derrota { $roomThe }.
event-attacks = Total de apenas { $number } contra { $strength }: { $roomThe } ataca.
event-always-attacks = Nada pode derrotar este chefe: { $roomThe } ataca.
event-attacked =
    { $seatsIs ->
        [you] O menor valor é { $number }: o ataque atinge você.
        [among] O menor valor é { $number }: o ataque atinge { part-you-among }.
       *[other] O menor valor é { $number }: o ataque atinge { $seats }.
    }
event-attacked-highest =
    { $seatsIs ->
        [you] O maior valor é { $number }: o ataque atinge você.
        [among] O maior valor é { $number }: o ataque atinge { part-you-among }.
       *[other] O maior valor é { $number }: o ataque atinge { $seats }.
    }
event-nobody-attacked = Não sobra ninguém na sala: { $roomThe } não ataca ninguém.
event-petrified = { part-seat } vira pedra e não pode mais vencer.
event-highest-rewarded =
    { $seatsIs ->
        [you] A sua carta é a maior: ela rende { part-coins }.
        [among] O maior valor rende { part-coins } para cada: { part-you-among }.
       *[other] { $seatsCount ->
            [one] { $seats } jogou o maior valor, que rende { part-coins }.
           *[other] { $seats } jogaram o maior valor, que rende { part-coins } para cada.
        }
    }
event-highest-unrewarded = Todos os valores são iguais: ninguém ganha moedas com { $roomThe }.

## O que acontece: cofres e armadilhas

event-benefit =
    { $seatIs ->
        [you] O seu { $number } dá direito a { $benefit }.
       *[other] O { $number } de { $seat } dá direito a { $benefit }.
    }
event-took = { part-seat } pega { $itemThe } da provisão ({ part-left }).
event-short =
    { $seatsIs ->
        [you] Não há na provisão: você fica sem { part-item }.
        [among] Há direito a { $itemThe } para cada ({ part-you-among }), mas { part-too-few }: ninguém recebe.
       *[other] { $seatsCount ->
            [one] Não há na provisão: { $seats } fica sem { part-item }.
           *[other] { $seats } têm direito a { $itemThe } cada, mas { part-too-few }: ninguém recebe.
        }
    }
event-harmless = A maior carta é só { $number }: { $roomThe } não faz nada.
event-sprung-richest =
    { $seatsIs ->
        [you] A maior carta é { $highest }, e é você quem tem mais moedas ({ $held }): { $roomThe } tira { part-coins }.
        [among] A maior carta é { $highest }, e quem tem mais moedas ({ $held }) são { part-you-among }: { $roomThe } tira { part-coins } de cada.
       *[other] { $seatsCount ->
            [one] A maior carta é { $highest }, e é { $seats } quem tem mais moedas ({ $held }): { $roomThe } tira { part-coins }.
           *[other] A maior carta é { $highest }, e quem tem mais moedas ({ $held }) são { $seats }: { $roomThe } tira { part-coins } de cada.
        }
    }
event-sprung-unhurt =
    { $seatsIs ->
        [you] A maior carta é { $highest }, e é você quem tem menos ferimentos ({ $held }): { $roomThe } causa { part-wounds }.
        [among] A maior carta é { $highest }, e quem tem menos ferimentos ({ $held }) são { part-you-among }: { $roomThe } causa { part-wounds } a cada.
       *[other] { $seatsCount ->
            [one] A maior carta é { $highest }, e é { $seats } quem tem menos ferimentos ({ $held }): { $roomThe } causa { part-wounds }.
           *[other] A maior carta é { $highest }, e quem tem menos ferimentos ({ $held }) são { $seats }: { $roomThe } causa { part-wounds } a cada.
        }
    }

## O que acontece: o mapa

event-map-passed =
    { $ruleId ->
        [DR-16-8] Das maiores cartas, { part-seat-card } é a próxima na ordem: { part-seat-inside } pega o mapa e começa a próxima sala.
       *[other] { part-seat } jogou a maior carta, pega o mapa e começa a próxima sala.
    }
event-map-kept = Nenhuma carta foi maior que { part-seat-card }: { part-seat-inside } fica com o mapa e começa também a próxima sala.
part-seat-card =
    { $seatIs ->
        [you] a sua
       *[other] a de { $seat }
    }

## O que acontece: o fim

event-level-ended = O nível { $number } está completo.
event-hands-back = Todos recolhem as cartas de poder jogadas.
event-score = { part-seat } termina com { part-held-coins } e { part-held-wounds }.
event-fainted =
    { $seatIs ->
        [you] Você desfalece e não pode vencer: entre quem resta, ninguém tem mais ferimentos que os seus { $number }.
       *[other] { $seat } desfalece e não pode vencer: entre quem resta, ninguém tem mais ferimentos que estes { $number }.
    }
event-nobody-fainted =
    { $ruleId ->
        [R-41] Resta só uma pessoa: ninguém desfalece.
       *[other] Todos os que restam têm o mesmo número de ferimentos: ninguém desfalece.
    }
event-nobody-fainted-tie = Há empate no maior número de ferimentos: com três pessoas, ninguém desfalece.
event-everybody-lost = A Medusa transformou todos em pedra.
event-tied =
    { $seatsIs ->
        [among] Entre quem resta, { part-you-among } têm o maior número de moedas ({ $number }): decide quem tem menos ferimentos.
       *[other] Entre quem resta, { $seats } têm o maior número de moedas ({ $number }): decide quem tem menos ferimentos.
    }
event-ended = { table-won }

## Relatórios de muitas partidas

survey-character = Personagens
    .help = O personagem do jogador.
survey-room = Chefes
    .help = O chefe que esperava no fim.
deed-wounds = ferimentos no fim
deed-power = carta de poder { $n } jogada
deed-torch = tochas usadas
deed-crystal-ball = bolas de cristal jogadas
deed-key = chaves jogadas
deed-sword = espadas jogadas
statistic-wounds = Ferimentos
statistic-chests = Baús sem dividir
statistic-fainted = Vezes que desfaleceu
