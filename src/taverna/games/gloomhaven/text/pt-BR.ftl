# Gloomhaven em português do Brasil. Como os argumentos viram palavras está em taverna/i18n/words.py. Que nomes são da edição
# brasileira e quais são traduções próprias está em content/names.json.

## Por que um monstro faz o que faz

why-plan-none = Não faz ataque, então planeja como se fosse um ataque corpo a corpo contra um alvo.
why-plan-melee =
    { $targets ->
        [one] Planeja com um ataque corpo a corpo contra um alvo.
       *[other] Planeja com um ataque corpo a corpo contra até { $targets } alvos.
    }
why-plan-ranged =
    { $targets ->
        [one] Planeja com um ataque de alcance { $reach } contra um alvo.
       *[other] Planeja com um ataque de alcance { $reach } contra até { $targets } alvos.
    }
why-plan-around =
    { $further ->
        [0] Planeja com uma área em volta do próprio hexágono, o que é um ataque corpo a corpo.
        [1] Planeja com uma área em volta do próprio hexágono, o que é um ataque corpo a corpo, e mais um alvo fora dela.
       *[other] Planeja com uma área em volta do próprio hexágono, o que é um ataque corpo a corpo, e até { $further } outros alvos fora dela.
    }
why-plan-free =
    { $further ->
        [0] Planeja com uma área da qual um hexágono tem que estar no alcance { $reach }.
        [1] Planeja com uma área da qual um hexágono tem que estar no alcance { $reach }, e mais um alvo fora dela.
       *[other] Planeja com uma área da qual um hexágono tem que estar no alcance { $reach }, e até { $further } outros alvos fora dela.
    }
why-plan-all = Planeja com um ataque contra todos os inimigos no alcance { $reach }.
why-invisible =
    { $figuresCount ->
        [one] { $figures } está invisível e não pode ser o foco.
       *[other] { $figures } estão invisíveis e não podem ser o foco.
    }
why-way = { $figures }: o melhor caminho custa { $cost } de movimento e { $negatives ->
        [0] não entra em nenhum hexágono negativo
        [one] entra em { $negatives } hexágono negativo
       *[other] entra em { $negatives } hexágonos negativos
    }; alcance { $range }.
why-no-way = { $figures }: nenhum caminho leva a um hexágono de onde possa atacar.
why-only-focus = { $figures } é o único inimigo a que consegue chegar: o foco.
why-fewest-negatives = Menos hexágonos negativos no caminho ({ $number }): { $figures }.
why-least-cost = Desses, menos movimento ({ $number }): { $figures }.
why-nearest = Desses, menor alcance ({ $number }): { $figures }.
why-earliest = Desses, o primeiro na ordem de iniciativa: { $figures }.
why-focus-tied = Ainda empatados: os jogadores escolhem o foco entre { $figures }.
why-if-focus = Se o foco for { $figures }:
why-no-focus = Não consegue chegar a nenhum inimigo: não tem foco.
why-does-nothing = Sem foco não se move nem ataca.
why-needs-negatives =
    { $number ->
        [one] O caminho até { $figures } exige { $number } hexágono negativo: não entra em mais nenhum.
       *[other] O caminho até { $figures } exige { $number } hexágonos negativos: não entra em mais nenhum.
    }
why-in-reach = Com { $points } de movimento pode atacar o foco a partir de { $hexes }.
why-no-disadvantage = Sem desvantagem contra o foco: { $hexes }.
why-most-targets = Mais alvos ({ $number }): { $hexes }.
why-better-targets = Para os alvos que exigem menos movimento e, entre eles, os melhores além do foco: { $hexes }.
why-fewest-spoilt = Menos outros alvos com desvantagem ({ $number }): { $hexes }.
why-least-movement = Menos movimento ({ $number }): { $hexes }.
why-destination =
    { $hexesCount ->
        [one] Move-se para { $hexes }.
       *[other] Os jogadores escolhem entre { $hexes }.
    }
why-stays = Fica em { $hexes }.
why-out-of-reach = Com { $points } de movimento não pode atacar { $figures } neste turno. Os melhores hexágonos de onde atacar, dos quais busca um: { $hexes }.
why-if-destination = Se for em direção a { $hexes }:
why-approach = Onde pode parar com menos movimento restante até o destino ({ $remaining }): { $hexes }.
why-stays-away = Nenhum hexágono onde pudesse parar está mais perto: fica onde está.
why-choose-path = Caminhos igualmente bons até { $hexes } entram em hexágonos negativos diferentes: os jogadores escolhem entre { $number }.
why-has-no-attack = Não faz ataque.
why-no-attack = De { $hexes } não pode atacar { $figures }, então não ataca ninguém.
why-attacks = De { $hexes } ataca { $figures }.
why-choose-targets = De { $hexes } { $number } grupos de alvos são igualmente bons: os jogadores escolhem.

## Classes

class-brute = Bruto
    .the = o Bruto
class-tinkerer = Engenhoqueiro
    .the = o Engenhoqueiro
class-spellweaver = Tecelã Arcana
    .the = a Tecelã Arcana
class-scoundrel = Malandra
    .the = a Malandra
class-cragheart = Coração de Pedra
    .the = o Coração de Pedra
class-mindthief = Ladra de Mentes
    .the = a Ladra de Mentes
class-sun = Guardiã do Sol
    .the = a Guardiã do Sol
class-three-spears = Intendente
    .the = o Intendente
class-circles = Invocadora
    .the = a Invocadora
class-eclipse = Mortalha da Noite
    .the = o Mortalha da Noite
class-squidface = Arauto da Praga
    .the = o Arauto da Praga
class-lightning = Berserker
    .the = a Berserker
class-music-note = Cantora Serena
    .the = a Cantora Serena
class-angry-face = Caçador da Perdição
    .the = o Caçador da Perdição
class-saw = Cirurgião
    .the = o Cirurgião
class-triangles = Elementalista
    .the = o Elementalista
class-two-mini = Tirano das Feras
    .the = o Tirano das Feras
class-envelope-x = Enxame de Lâminas
    .the = o Enxame de Lâminas

## Monstros

# `.the` é o nome com artigo.

monster-ancient-artillery = Artilharia Ancestral
    .the = a Artilharia Ancestral
monster-bandit-archer = Arqueira Bandida
    .the = a Arqueira Bandida
monster-bandit-guard = Guarda Bandido
    .the = o Guarda Bandido
monster-black-imp = Diabrete Negro
    .the = o Diabrete Negro
monster-cave-bear = Urso das Cavernas
    .the = o Urso das Cavernas
monster-city-archer = Arqueiro da Cidade
    .the = o Arqueiro da Cidade
monster-city-guard = Guarda da Cidade
    .the = o Guarda da Cidade
monster-cultist = Cultista
    .the = o Cultista
monster-deep-terror = Terror das Profundezas
    .the = o Terror das Profundezas
monster-earth-demon = Demônio de Terra
    .the = o Demônio de Terra
monster-flame-demon = Demônio de Chamas
    .the = o Demônio de Chamas
monster-forest-imp = Diabrete da Floresta
    .the = o Diabrete da Floresta
monster-frost-demon = Demônio de Gelo
    .the = o Demônio de Gelo
monster-giant-viper = Víbora Gigante
    .the = a Víbora Gigante
monster-harrower-infester = Infestador Atormentador
    .the = o Infestador Atormentador
monster-hound = Cão de Caça
    .the = o Cão de Caça
monster-inox-archer = Arqueiro Inox
    .the = o Arqueiro Inox
monster-inox-guard = Guarda Inox
    .the = o Guarda Inox
monster-inox-shaman = Xamã Inox
    .the = o Xamã Inox
monster-living-bones = Ossos Vivos
    .the = os Ossos Vivos
monster-living-corpse = Cadáver Vivo
    .the = o Cadáver Vivo
monster-living-spirit = Espírito Vivo
    .the = o Espírito Vivo
monster-lurker = Espreitador
    .the = o Espreitador
monster-night-demon = Demônio da Noite
    .the = o Demônio da Noite
monster-ooze = Gosma
    .the = a Gosma
monster-rending-drake = Draco Dilacerante
    .the = o Draco Dilacerante
monster-savvas-icestorm = Savvas Tempestade de Gelo
    .the = o Savvas Tempestade de Gelo
monster-savvas-lavaflow = Savvas Fluxo de Lava
    .the = o Savvas Fluxo de Lava
monster-spitting-drake = Draco Cuspidor
    .the = o Draco Cuspidor
monster-stone-golem = Golem de Pedra
    .the = o Golem de Pedra
monster-sun-demon = Demônio do Sol
    .the = o Demônio do Sol
monster-vermling-scout = Batedor Vermling
    .the = o Batedor Vermling
monster-vermling-shaman = Xamã Vermling
    .the = o Xamã Vermling
monster-wind-demon = Demônio de Vento
    .the = o Demônio de Vento
monster-bandit-commander = Comandante Bandido
    .the = o Comandante Bandido
monster-captain-of-the-guard = Capitão da Guarda
    .the = o Capitão da Guarda
monster-dark-rider = Cavaleiro Sombrio
    .the = o Cavaleiro Sombrio
monster-elder-drake = Draco Ancião
    .the = o Draco Ancião
monster-inox-bodyguard = Guarda-costas Inox
    .the = o Guarda-costas Inox
monster-jekserah = Jekserah
    .the = Jekserah
monster-merciless-overseer = Feitor Impiedoso
    .the = o Feitor Impiedoso
monster-prime-demon = Demônio Primordial
    .the = o Demônio Primordial
monster-the-betrayer = Traidor
    .the = o Traidor
monster-the-colorless = Incolor
    .the = o Incolor
monster-the-gloom = Penumbra
    .the = a Penumbra
monster-the-sightless-eye = Olho Cego
    .the = o Olho Cego
monster-winged-horror = Horror Alado
    .the = o Horror Alado
monster-arcane-golem = Golem Arcano
    .the = o Golem Arcano
monster-bloated-regent = Regente Inchado
    .the = o Regente Inchado
monster-cave-bear-scenario-54 = Urso das Cavernas
    .the = o Urso das Cavernas
monster-cultist-scenario-78 = Cultista b
    .the = o Cultista
monster-cultist-scenario-89 = Cultista
    .the = o Cultista
monster-giant-ooze = Gosma Gigante
    .the = a Gosma Gigante
monster-hungry-soul = Alma Faminta
    .the = a Alma Faminta
monster-infiltrator = Infiltrado
    .the = o Infiltrado
monster-lurker-king = Rei Espreitador
    .the = o Rei Espreitador
monster-prime-demon-scenario-36 = Demônio Primordial
    .the = o Demônio Primordial
monster-prime-lieutenant = Tenente Primordial
    .the = o Tenente Primordial
monster-siege-cannon = Canhão de Cerco
    .the = o Canhão de Cerco
monster-the-harvester = Ceifador
    .the = o Ceifador

## Categorias de monstros

rank-normal = normal
rank-elite = elite
rank-boss = chefe

## Criaturas invocadas

summon-decoy = Isca
    .the = a Isca
summon-battle-bot = Robô de Batalha
    .the = o Robô de Batalha
summon-kill-bot = Robô Matador
    .the = o Robô Matador
summon-mystic-ally = Aliado Místico
    .the = o Aliado Místico
summon-burning-avatar = Avatar Ardente
    .the = o Avatar Ardente
summon-rat-swarm = Enxame de Ratos
    .the = o Enxame de Ratos
summon-monstrous-rat = Rato Monstruoso
    .the = o Rato Monstruoso
summon-rat-king = Rei dos Ratos
    .the = o Rei dos Ratos
summon-war-hawk = Gavião de Guerra
    .the = o Gavião de Guerra
summon-battle-boar = Javali de Batalha
    .the = o Javali de Batalha
summon-vicious-jackal = Chacal Feroz
    .the = o Chacal Feroz
summon-giant-toad = Sapo Gigante
    .the = o Sapo Gigante
summon-spitting-cobra = Cobra Cuspideira
    .the = a Cobra Cuspideira
summon-iron-beast = Fera de Ferro
    .the = a Fera de Ferro
summon-thorn-shooter = Atirador de Espinhos
    .the = o Atirador de Espinhos
summon-shadow-wolf = Lobo das Sombras
    .the = o Lobo das Sombras
summon-lava-golem = Golem de Lava
    .the = o Golem de Lava
summon-bat-swarm = Enxame de Morcegos
    .the = o Enxame de Morcegos
summon-living-bomb = Bomba Viva
    .the = a Bomba Viva
summon-slime-spirit = Espírito de Limo
    .the = o Espírito de Limo
summon-rock-colossus = Colosso de Rocha
    .the = o Colosso de Rocha
summon-healing-sprite = Fada Curandeira
    .the = a Fada Curandeira
summon-nail-sphere = Esfera de Pregos
    .the = a Esfera de Pregos
summon-void-eater = Devorador do Vazio
    .the = o Devorador do Vazio
summon-black-unicorn = Unicórnio Negro
    .the = o Unicórnio Negro
summon-doppelganger = Sósia
    .the = o Sósia
summon-mana-sphere = Esfera de Mana
    .the = a Esfera de Mana
summon-bear = Urso
    .the = o Urso
summon-green-adder = Víbora Verde
    .the = a Víbora Verde
summon-tattered-wolf = Lobo Esfarrapado
    .the = o Lobo Esfarrapado
summon-red-falcon = Falcão Vermelho
    .the = o Falcão Vermelho
summon-swamp-alligator = Jacaré do Pântano
    .the = o Jacaré do Pântano
summon-monolith = Monólito
    .the = o Monólito
summon-wind-totem = Totem do Vento
    .the = o Totem do Vento
summon-spirit-banner = Estandarte Espiritual
    .the = o Estandarte Espiritual
summon-creeping-beetles = Besouros Rastejantes
    .the = os Besouros Rastejantes
summon-angry-wasps = Vespas Furiosas
    .the = as Vespas Furiosas
summon-steel-scarabs = Escaravelhos de Aço
    .the = os Escaravelhos de Aço
summon-soul-leeches = Sanguessugas de Almas
    .the = as Sanguessugas de Almas
summon-bloat-maggot = Verme Inchado
    .the = o Verme Inchado
summon-lightning-moths = Mariposas-relâmpago
    .the = as Mariposas-relâmpago
summon-rage-hornets = Marimbondos da Ira
    .the = os Marimbondos da Ira
summon-rust-vermin = Pragas da Ferrugem
    .the = as Pragas da Ferrugem
summon-jade-falcon = Falcão de Jade
    .the = o Falcão de Jade
summon-warrior-spirit = Espírito Guerreiro
    .the = o Espírito Guerreiro
summon-skeleton = Esqueleto
    .the = o Esqueleto
summon-steel-construct = Constructo de Aço
    .the = o Constructo de Aço

## Figuras e objetos dos cenários

npc-altar = Altar
    .the = o Altar
npc-bonepile = Pilha de Ossos
    .the = a Pilha de Ossos
npc-captive = Orquídea Cativa
    .the = a Orquídea Cativa
npc-boulder = Rochedo
npc-column = Coluna de Rocha
    .the = a Coluna de Rocha
npc-cord = Corda Vocal
    .the = a Corda Vocal
npc-crystal = Cristal
    .the = o Cristal
npc-door = Porta Barrada
    .the = a Porta Barrada
npc-egg = Ovo
    .the = o Ovo
npc-fish = Fish
npc-gate = Portão
    .the = o Portão
npc-grave = Túmulo
    .the = o Túmulo
npc-hail = Hail
npc-orchid = Orquídea
    .the = a Orquídea
npc-pump = Bomba d'Água
    .the = a Bomba d'Água
npc-redthorn = Espinho Vermelho
npc-rikharn = Rikharn
npc-totem = Totem
    .the = o Totem
npc-tree = Árvore
    .the = a Árvore
npc-victim = Vítima
    .the = a Vítima
npc-villager = Aldeão
    .the = o Aldeão
npc-wall = Parede Quebrável
    .the = a Parede Quebrável
npc-zephyr = Zéfiro
    .the = o Zéfiro

## Condições

condition-poison = Veneno
    .help = Ataques contra a figura recebem +1. Uma cura remove o veneno em vez de restaurar pontos de vida.
condition-wound = Ferimento
    .help = A figura sofre 1 de dano no início de cada turno seu, até receber uma cura.
condition-immobilize = Imobilizar
    .help = A figura não pode realizar habilidades Mover até o fim do seu próximo turno.
condition-disarm = Desarmar
    .help = A figura não pode realizar habilidades de Ataque até o fim do seu próximo turno.
condition-stun = Atordoar
    .help = A figura não pode realizar habilidades nem usar itens até o fim do seu próximo turno.
condition-muddle = Confundir
    .help = A figura tem desvantagem nos seus ataques até o fim do seu próximo turno.
condition-curse = Maldição
    .help = Uma carta nula entra no baralho de modificadores da figura; ao ser comprada, sai dele.
condition-bless = Bênção
    .help = Uma carta 2x entra no baralho de modificadores da figura; ao ser comprada, sai dele.
condition-strengthen = Fortalecer
    .help = A figura tem vantagem nos seus ataques até o fim do seu próximo turno.
condition-invisible = Invisível
    .help = Inimigos não podem ter a figura como foco nem alvo até o fim do seu próximo turno.

## Elementos

element-fire = Fogo
element-ice = Gelo
element-air = Ar
element-earth = Terra
element-light = Luz
element-dark = Escuridão
element-wild = Qualquer Elemento

## Onde se usam os itens

slot-head = Cabeça
slot-body = Corpo
slot-legs = Pernas
slot-onehand = Uma Mão
slot-twohand = Duas Mãos
slot-small = Item Pequeno

## Itens

item-boots-of-striding = Botas da Passada
item-winged-shoes = Sapatos Alados
item-hide-armor = Armadura de Peles
item-leather-armor = Armadura de Couro
item-cloak-of-invisibility = Manto da Invisibilidade
item-eagle-eye-goggles = Óculos Olho de Águia
item-iron-helmet = Elmo de Ferro
item-heater-shield = Escudo Triangular
item-piercing-bow = Arco Perfurante
item-war-hammer = Martelo de Guerra
item-poison-dagger = Punhal Envenenado
item-minor-healing-potion = Poção de Cura Menor
item-minor-stamina-potion = Poção de Vigor Menor
item-minor-power-potion = Poção de Força Menor
item-boots-of-speed = Botas da Velocidade
item-cloak-of-pockets = Manto de Bolsos
item-empowering-talisman = Talismã Fortalecedor
item-battle-axe = Machado de Batalha
item-weighted-net = Rede Pesada
item-minor-mana-potion = Poção de Mana Menor
item-stun-powder = Pó Atordoante
item-heavy-greaves = Grevas Pesadas
item-chainmail = Cota de Malha
item-amulet-of-life = Amuleto da Vida
item-jagged-sword = Espada Serrilhada
item-long-spear = Lança Longa
item-major-healing-potion = Poção de Cura Maior
item-moon-earring = Brinco da Lua
item-comfortable-shoes = Sapatos Confortáveis
item-studded-leather = Couro Batido
item-hawk-helm = Elmo do Falcão
item-tower-shield = Escudo Torre
item-volatile-bomb = Bomba Volátil
item-major-stamina-potion = Poção de Vigor Maior
item-falcon-figurine = Estatueta de Falcão
item-boots-of-dashing = Botas da Arrancada
item-robes-of-evocation = Robe da Evocação
item-heavy-basinet = Bacinete Pesado
item-hooked-chain = Corrente com Gancho
item-versatile-dagger = Punhal Versátil
item-major-power-potion = Poção de Força Maior
item-ring-of-haste = Anel da Pressa
item-boots-of-quickness = Botas da Rapidez
item-splintmail = Armadura de Talas
item-pendant-of-dark-pacts = Pingente dos Pactos Obscuros
item-spiked-shield = Escudo com Espinhos
item-reaping-scythe = Foice Ceifadora
item-major-mana-potion = Poção de Mana Maior
item-sun-earring = Brinco do Sol
item-steel-sabatons = Escarpes de Aço
item-shadow-armor = Armadura Sombria
item-protective-charm = Amuleto Protetor
item-black-knife = Faca Negra
item-staff-of-eminence = Cajado da Eminência
item-super-healing-potion = Superpoção de Cura
item-ring-of-brutality = Anel da Brutalidade
item-serene-sandals = Sandálias Serenas
item-cloak-of-phasing = Manto de Fase
item-telescopic-lens = Lente Telescópica
item-unstable-explosives = Explosivos Instáveis
item-wall-shield = Escudo Muralha
item-doom-powder = Pó da Perdição
item-lucky-eye = Olho da Sorte
item-boots-of-sprinting = Botas da Disparada
item-platemail = Armadura de Placas
item-mask-of-terror = Máscara do Terror
item-balanced-blade = Lâmina Equilibrada
item-halberd = Alabarda
item-star-earring = Brinco da Estrela
item-second-chance-ring = Anel da Segunda Chance
item-boots-of-levitation = Botas da Levitação
item-shoes-of-happiness = Sapatos da Felicidade
item-blinking-cape = Capa Cintilante
item-swordedge-armor = Armadura de Gumes
item-circlet-of-elements = Diadema dos Elementos
item-chain-hood = Coifa de Malha
item-frigid-blade = Lâmina Gélida
item-storm-blade = Lâmina da Tempestade
item-inferno-blade = Lâmina do Inferno
item-tremor-blade = Lâmina do Tremor
item-brilliant-blade = Lâmina Brilhante
item-night-blade = Lâmina da Noite
item-wand-of-frost = Varinha da Geada
item-wand-of-storms = Varinha das Tempestades
item-wand-of-infernos = Varinha dos Infernos
item-wand-of-tremors = Varinha dos Tremores
item-wand-of-brilliance = Varinha do Brilho
item-wand-of-darkness = Varinha da Escuridão
item-minor-cure-potion = Poção de Purificação Menor
item-major-cure-potion = Poção de Purificação Maior
item-steel-ring = Anel de Aço
item-dampening-ring = Anel Amortecedor
item-scroll-of-power = Pergaminho da Força
item-scroll-of-healing = Pergaminho da Cura
item-scroll-of-stamina = Pergaminho do Vigor
item-rocket-boots = Botas Propulsoras
item-endurance-footwraps = Envoltório da Resistência
item-drakescale-boots = Botas de Escamas de Dragão
item-magma-waders = Botas de Magma
item-robes-of-summoning = Robe da Invocação
item-second-skin = Segunda Pele
item-sacrificial-robes = Robe do Sacrifício
item-drakescale-armor = Armadura de Escamas de Dragão
item-steam-armor = Armadura a Vapor
item-flea-bitten-shawl = Xale Pulguento
item-necklace-of-teeth = Colar de Dentes
item-horned-helm = Elmo Chifrudo
item-drakescale-helm = Elmo de Escamas de Dragão
item-thiefs-hood = Capuz do Ladrão
item-helm-of-the-mountain = Elmo da Montanha
item-wave-crest = Colar de Onda
item-ancient-drill = Furadeira Anciã
item-skullbane-axe = Machado Quebra-Crânios
item-staff-of-xorn = Cajado de Xorn
item-mountain-hammer = Martelo Montanhoso
item-fueled-falchion = Cimitarra Flamejante
item-bloody-axe = Machado Sangrento
item-staff-of-elements = Cajado dos Elementos
item-skull-of-hatred = Crânio do Ódio
item-staff-of-summoning = Cajado da Invocação
item-orb-of-dawn = Orbe do Amanhecer
item-orb-of-twilight = Orbe do Crepúsculo
item-ring-of-skulls = Anel dos Crânios
item-doomed-compass = Bússola Condenada
item-curious-gear = Engrenagem Curiosa
item-remote-spider = Aranha Remota
item-giant-remote-spider = Aranha Remota Gigante
item-black-censer = Incensário Negro
item-black-card = Carta Negra
item-helix-ring = Anel Espiral
item-heart-of-the-betrayer = Coração do Traidor
item-power-core = Núcleo Poderoso
item-resonant-crystal = Cristal Ressonante
item-imposing-blade = Lâmina Imponente
item-focusing-ray = Raio Focalizador
item-volatile-elixir = Elixir Volátil
item-silent-stiletto = Estilete Silencioso
item-stone-charm = Amuleto de Pedra
item-psychic-knife = Faca Psíquica
item-sun-shield = Escudo do Sol
item-utility-belt = Cinto de Utilidades
item-phasing-idol = Ídolo de Fase
item-smoke-elixir = Elixir de Fumaça
item-pendant-of-the-plague = Pingente da Praga
item-mask-of-death = Máscara da Morte
item-masters-lute = Alaúde do Mestre
item-cloak-of-the-hunter = Manto do Caçador
item-doctors-coat = Jaleco do Doutor
item-elemental-boots = Botas Elementais
item-staff-of-command = Cajado do Comando
item-sword-of-the-sands = Espada das Areias

## Cenários

scenario-written = Um mapa seu
scenario-1 = Colina Negra
scenario-2 = Covil na Colina
scenario-3 = Acampamento Inox
scenario-4 = Cripta dos Condenados
scenario-5 = Cripta Arruinada
scenario-6 = Cripta Pútrida
scenario-7 = Gruta Vibrante
scenario-8 = Armazém de Gloomhaven
scenario-9 = Mina de Diamantes
scenario-10 = Plano do Poder Elemental
scenario-11 = Praça de Gloomhaven A
scenario-12 = Praça de Gloomhaven B
scenario-13 = Templo do Vidente
scenario-14 = Caverna Congelada
scenario-15 = Santuário da Força
scenario-16 = Passagem da Montanha
scenario-17 = Ilha Perdida
scenario-18 = Esgotos Abandonados
scenario-19 = Cripta Esquecida
scenario-20 = Mausoléu da Necromante
scenario-21 = Trono Infernal
scenario-22 = Templo dos Elementos
scenario-23 = Ruínas Profundas
scenario-24 = Câmara do Eco
scenario-25 = Escalada do Icecrag
scenario-26 = Cisterna Antiga
scenario-27 = Fenda nas Ruínas
scenario-28 = Câmara Externa do Ritual
scenario-29 = Santuário da Escuridão
scenario-30 = Santuário das Profundezas
scenario-31 = Plano da Noite
scenario-32 = Cabana Decrépita
scenario-33 = Arsenal dos Savvas
scenario-34 = Cume Chamuscado
scenario-35 = Ameias de Gloomhaven A
scenario-36 = Ameias de Gloomhaven B
scenario-37 = Fosso da Perdição
scenario-38 = Acampamento Escravo
scenario-39 = Travessia Traiçoeira
scenario-40 = Rede de Defesa Antiga
scenario-41 = Tumba Envelhecida
scenario-42 = Reino da Voz
scenario-43 = Ninho do Dragão
scenario-44 = Ataque Tribal
scenario-45 = Pântano Rebelde
scenario-46 = Pico do Pesadelo
scenario-47 = Toca do Olho Cego
scenario-48 = Matagal Sombrio
scenario-49 = Resistência Rebelde
scenario-50 = Fortaleza Fantasma
scenario-51 = O Vazio
scenario-52 = Porão Nocivo
scenario-53 = Porão na Cripta
scenario-54 = Palácio de Gelo
scenario-55 = Matagal Nebuloso
scenario-56 = Bosque dos Bandidos
scenario-57 = Investigação
scenario-58 = Cabana Sangrenta
scenario-59 = Bosque Esquecido
scenario-60 = Laboratório de Alquimia
scenario-61 = Farol Desvanecente
scenario-62 = Poço das Almas
scenario-63 = Poço de Magma
scenario-64 = Lagoa Subaquática
scenario-65 = Mina de Enxofre
scenario-66 = Esconderijo Mecânico
scenario-67 = Biblioteca Arcana
scenario-68 = Brejo Tóxico
scenario-69 = Poço dos Desafortunados
scenario-70 = Ilha Amaldiçoada
scenario-71 = Planaltos Ventosos
scenario-72 = Bosque Viscoso
scenario-73 = Cordilheira da Avalanche
scenario-74 = Navio Mercante
scenario-75 = Cemitério Coberto de Mato
scenario-76 = Colmeia Harrower
scenario-77 = Cofre dos Segredos
scenario-78 = Refúgio do Sacrifício
scenario-79 = Templo Perdido
scenario-80 = Fortaleza da Vigília
scenario-81 = Templo do Eclipse
scenario-82 = Montanha Flamejante
scenario-83 = Sombras Internas
scenario-84 = Caverna Cristalina
scenario-85 = Templo do Sol
scenario-86 = Vila Atormentada
scenario-87 = Enseada Corrompida
scenario-88 = Plano da Água
scenario-89 = Esconderijo do Sindicato
scenario-90 = Fenda Demoníaca
scenario-91 = Briga Selvagem
scenario-92 = Briga de Beco
scenario-93 = Navio Naufragado
scenario-94 = Ninho Vermling
scenario-95 = Hora do Pagamento

# Cenários solo, um para cada classe

scenario-solo-brute = Retorno à Colina Negra
scenario-solo-tinkerer = Uma Invasão Infeliz
scenario-solo-spellweaver = Laboratório Corrompido
scenario-solo-scoundrel = Assalto ao Arsenal
scenario-solo-cragheart = Defesa de Pedra
scenario-solo-mindthief = Libertação dos Roedores
scenario-solo-sun = Escolta da Caravana
scenario-solo-three-spears = Taxa de Armazenagem
scenario-solo-circles = Plano das Feras Selvagens
scenario-solo-eclipse = Colhendo a Noite
scenario-solo-squidface = Cripta Empestada
scenario-solo-lightning = Insultos Antinaturais
scenario-solo-music-note = Batalha dos Bardos
scenario-solo-angry-face = Caçada Corrompida
scenario-solo-saw = Depois da Batalha
scenario-solo-triangles = Segredos Elementais
scenario-solo-two-mini = O Urso Enjaulado
scenario-solo-envelope-x = As Areias do Tempo

## Objetivos de batalha

goal-streamliner = Enxuto
    .help = Tenha pelo menos cinco cartas na mão e no descarte no fim. Uma marca de verificação.
goal-layabout = Preguiçoso
    .help = Ganhe no máximo 7 de experiência no cenário. Duas marcas de verificação.
goal-workhorse = Trabalhador
    .help = Ganhe pelo menos 13 de experiência no cenário. Uma marca de verificação.
goal-zealot = Fanático
    .help = Tenha no máximo três cartas na mão e no descarte no fim. Uma marca de verificação.
goal-masochist = Masoquista
    .help = Tenha no máximo 2 pontos de vida no fim. Uma marca de verificação.
goal-fast-healer = Cura Rápida
    .help = Tenha todos os pontos de vida no fim. Uma marca de verificação.
goal-neutralizer = Neutralizador
    .help = Acione ou desarme uma armadilha no seu turno ou no de uma criatura invocada sua. Uma marca de verificação.
goal-plunderer = Saqueador
    .help = Saqueie um tesouro. Uma marca de verificação.
goal-protector = Protetor
    .help = Nenhum outro personagem fica exausto. Uma marca de verificação.
goal-explorer = Explorador
    .help = Revele uma sala abrindo uma porta no seu turno. Uma marca de verificação.
goal-hoarder = Acumulador
    .help = Saqueie pelo menos cinco fichas de dinheiro. Uma marca de verificação.
goal-indigent = Indigente
    .help = Não saqueie dinheiro nem tesouro. Duas marcas de verificação.
goal-pacifist = Pacifista
    .help = Mate no máximo três monstros. Uma marca de verificação.
goal-sadist = Sádico
    .help = Mate pelo menos cinco monstros. Uma marca de verificação.
goal-hunter = Caçador
    .help = Mate um monstro de elite. Uma marca de verificação.
goal-professional = Profissional
    .help = Use itens pelo menos tantas vezes quanto o seu nível mais 2. Uma marca de verificação.
goal-aggressor = Agressor
    .help = Toda rodada começa com algum monstro no mapa. Duas marcas de verificação.
goal-dynamo = Dínamo
    .help = Mate um monstro com pelo menos 4 de dano além do necessário. Uma marca de verificação.
goal-purist = Purista
    .help = Não use itens. Duas marcas de verificação.
goal-opener = Primeiro Sangue
    .help = Mate o primeiro monstro do cenário. Uma marca de verificação.
goal-diehard = Duro na Queda
    .help = Nunca fique com menos da metade dos pontos de vida, arredondada para cima. Uma marca de verificação.
goal-executioner = Executor
    .help = Mate um monstro sem dano com um único ataque. Uma marca de verificação.
goal-straggler = Retardatário
    .help = Não faça descanso curto. Uma marca de verificação.
goal-scrambler = Apressado
    .help = Não faça descanso longo. Uma marca de verificação.

## Cartas de habilidade

card-trample = Pisotear
card-eye-for-an-eye = Olho por Olho
card-sweeping-blow = Golpe de Varredura
card-provoking-roar = Rugido Provocador
card-overwhelming-assault = Assalto Avassalador
card-grab-and-go = Pegar e Correr
card-warding-strength = Força Protetora
card-shield-bash = Golpe de Escudo
card-leaping-cleave = Talho em Salto
card-spare-dagger = Punhal de Reserva
card-skewer = Espetar
card-balanced-measure = Medida Equilibrada
card-wall-of-doom = Muralha da Perdição
card-fatal-advance = Avanço Fatal
card-juggernaut = Rolo Compressor
card-hook-and-chain = Gancho e Corrente
card-brute-force = Força Bruta
card-unstoppable-charge = Investida Imparável
card-devastating-hack = Talho Devastador
card-whirlwind = Turbilhão
card-skirmishing-maneuver = Manobra de Escaramuça
card-quietus = Golpe de Misericórdia
card-immovable-phalanx = Falange Inamovível
card-defensive-tactics = Táticas Defensivas
card-crippling-offensive = Ofensiva Incapacitante
card-frenzied-onslaught = Arremetida Frenética
card-selfish-retribution = Retribuição Egoísta
card-king-of-the-hill = Rei da Colina
card-face-your-end = Encare Seu Fim
card-proximity-mine = Mina de Proximidade
card-harmless-contraption = Geringonça Inofensiva
card-flamethrower = Lança-chamas
card-hook-gun = Pistola de Gancho
card-ink-bomb = Bomba de Tinta
card-net-shooter = Lança-redes
card-stun-shot = Tiro Atordoante
card-reinvigorating-elixir = Elixir Revigorante
card-restorative-mist = Névoa Restauradora
card-energizing-tonic = Tônico Energizante
card-enhancement-field = Campo de Melhoria
card-toxic-bolt = Virote Tóxico
card-reviving-shock = Choque Reanimador
card-volatile-concoction = Beberagem Volátil
card-potent-potables = Bebidas Potentes
card-stamina-booster = Reforço de Vigor
card-disorienting-flash = Clarão Desorientador
card-tinkerers-tools = Ferramentas do Engenhoqueiro
card-crank-bow = Arco de Manivela
card-dangerous-contraption = Geringonça Perigosa
card-micro-bots = Microrrobôs
card-noxious-vials = Frascos Nocivos
card-disintegration-beam = Raio Desintegrador
card-gas-canister = Cilindro de Gás
card-auto-turret = Torreta Automática
card-murderous-contraption = Geringonça Assassina
card-curative-aerosol = Aerossol Curativo
card-jet-propulsion = Propulsão a Jato
card-harsh-stimulants = Estimulantes Fortes
card-lethal-injection = Injeção Letal
card-chimeric-formula = Fórmula Quimérica
card-fire-orbs = Orbes de Fogo
card-impaling-eruption = Erupção Empaladora
card-reviving-ether = Éter Revitalizante
card-freezing-nova = Nova Congelante
card-mana-bolt = Raio de Mana
card-frost-armor = Armadura de Gelo
card-flame-strike = Golpe de Chamas
card-ride-the-wind = Cavalgar o Vento
card-crackling-air = Ar Crepitante
card-hardened-spikes = Espinhos Endurecidos
card-aid-from-the-ether = Auxílio do Éter
card-flashing-burst = Explosão Fulgurante
card-icy-blast = Rajada Gelada
card-cold-fire = Fogo Frio
card-elemental-aid = Auxílio Elemental
card-spirit-of-doom = Espírito da Perdição
card-forked-beam = Feixe Bifurcado
card-chromatic-explosion = Explosão Cromática
card-engulfed-in-flames = Engolido pelas Chamas
card-living-torch = Tocha Viva
card-frozen-night = Noite Congelada
card-twin-restoration = Restauração Gêmea
card-stone-fists = Punhos de Pedra
card-zephyr-wings = Asas de Zéfiro
card-cold-front = Frente Fria
card-black-hole = Buraco Negro
card-inferno = Inferno
card-single-out = Isolar
card-flanking-strike = Golpe pelo Flanco
card-smoke-bomb = Bomba de Fumaça
card-backstab = Punhalada pelas Costas
card-thiefs-knack = Manha de Ladrão
card-venom-shiv = Navalha Peçonhenta
card-throwing-knives = Facas de Arremesso
card-quick-hands = Mãos Rápidas
card-special-mixture = Mistura Especial
card-sinister-opportunity = Oportunidade Sinistra
card-tricksters-reversal = Reviravolta Trapaceira
card-swift-bow = Arco Veloz
card-open-wound = Ferida Aberta
card-flintlock = Pistola de Pederneira
card-hidden-daggers = Punhais Ocultos
card-duelists-advance = Avanço do Duelista
card-flurry-of-blades = Rajada de Lâminas
card-gruesome-advantage = Vantagem Macabra
card-cull-the-weak = Abater os Fracos
card-visage-of-the-inevitable = Rosto do Inevitável
card-crippling-poison = Veneno Incapacitante
card-burning-oil = Óleo Ardente
card-stick-to-the-shadows = Manter-se nas Sombras
card-spring-the-trap = Acionar a Armadilha
card-stiletto-storm = Tempestade de Estiletes
card-pains-end = Fim da Dor
card-long-con = Trapaça Elaborada
card-watch-it-burn = Ver Tudo Arder
card-opposing-strike = Golpe Oposto
card-crushing-grasp = Aperto Esmagador
card-avalanche = Avalanche
card-rumbling-advance = Avanço Retumbante
card-massive-boulder = Rochedo Colossal
card-backup-ammunition = Munição de Reserva
card-rock-tunnel = Túnel na Rocha
card-unstable-upheaval = Abalo Instável
card-crater = Cratera
card-dirt-tornado = Tornado de Terra
card-earthen-clod = Torrão de Terra
card-heaving-swing = Golpe Pesado
card-forceful-storm = Tempestade Violenta
card-natures-lift = Impulso da Natureza
card-explosive-punch = Soco Explosivo
card-sentient-growth = Crescimento Consciente
card-clear-the-way = Abrir Caminho
card-blunt-force = Força Contundente
card-rock-slide = Deslizamento de Rochas
card-kinetic-assault = Assalto Cinético
card-petrify = Petrificar
card-stone-pummel = Surra de Pedra
card-dig-pit = Cavar um Fosso
card-cataclysm = Cataclismo
card-meteor = Meteoro
card-brutal-momentum = Ímpeto Brutal
card-rocky-end = Fim Rochoso
card-lumbering-bash = Pancada Vagarosa
card-blind-destruction = Destruição Cega
card-pulverize = Pulverizar
card-submissive-affliction = Aflição Submissa
card-into-the-night = Noite Adentro
card-fearsome-blade = Lâmina Temível
card-feedback-loop = Retroalimentação
card-gnawing-horde = Horda Roedora
card-the-minds-weakness = A Fraqueza da Mente
card-parasitic-influence = Influência Parasitária
card-scurry = Escapulir
card-perverse-edge = Gume Perverso
card-empathetic-assault = Assalto Empático
card-withering-claw = Garra Definhante
card-possession = Possessão
card-frigid-apparition = Aparição Gélida
card-wretched-creature = Criatura Miserável
card-hostile-takeover = Tomada Hostil
card-brain-leech = Sanguessuga Cerebral
card-silent-scream = Grito Silencioso
card-pilfer = Surrupiar
card-cranium-overload = Sobrecarga Craniana
card-mass-hysteria = Histeria Coletiva
card-frozen-mind = Mente Congelada
card-corrupting-embrace = Abraço Corruptor
card-dark-frenzy = Frenesi Sombrio
card-vicious-blood = Sangue Feroz
card-psychic-projection = Projeção Psíquica
card-shared-nightmare = Pesadelo Compartilhado
card-domination = Dominação
card-many-as-one = Muitos como Um
card-phantasmal-killer = Assassino Espectral
card-purifying-aura = Aura Purificadora
card-cautious-advance = Avanço Cauteloso
card-brilliant-prayer = Prece Brilhante
card-empowering-command = Ordem Fortalecedora
card-protective-blessing = Bênção Protetora
card-dazzling-charge = Investida Deslumbrante
card-tactical-order = Ordem Tática
card-holy-strike = Golpe Sagrado
card-hammer-blow = Martelada
card-defensive-stance = Postura Defensiva
card-lay-on-hands = Imposição de Mãos
card-daybreak = Raiar do Dia
card-beacon-of-light = Farol de Luz
card-glorious-bolt = Raio Glorioso
card-practical-plans = Planos Práticos
card-unwavering-mandate = Mandato Inabalável
card-burning-flash = Clarão Ardente
card-mobilizing-axiom = Axioma Mobilizador
card-righteous-strength = Força Justa
card-engulfing-radiance = Resplendor Envolvente
card-path-of-glory = Caminho da Glória
card-scales-of-justice = Balança da Justiça
card-supportive-chant = Cântico de Apoio
card-illuminate-the-target = Iluminar o Alvo
card-weapon-of-purity = Arma da Pureza
card-bright-aegis = Égide Luminosa
card-cleansing-force = Força Purificadora
card-inspiring-sanctity = Santidade Inspiradora
card-angelic-ascension = Ascensão Angelical
card-divine-intervention = Intervenção Divina
card-restock = Reabastecer
card-oversized-pack = Mochila Descomunal
card-sharpening-kit = Kit de Afiação
card-proficiency = Proficiência
card-iron-bulwark = Baluarte de Ferro
card-hastened-step = Passo Apressado
card-cleaving-axe = Machado Fendedor
card-impaling-spear = Lança Empaladora
card-crippling-bow = Arco Incapacitante
card-crushing-hammer = Martelo Esmagador
card-scroll-of-recall = Pergaminho do Retorno
card-reserved-energy = Energia de Reserva
card-reforge = Reforjar
card-bladed-boomerang = Bumerangue Afiado
card-continual-supply = Suprimento Contínuo
card-scroll-of-lightning = Pergaminho do Relâmpago
card-side-pouch = Bolsa Lateral
card-giant-club = Clava Gigante
card-reinforced-steel = Aço Reforçado
card-scroll-of-judgment = Pergaminho do Julgamento
card-catastrophic-bomb = Bomba Catastrófica
card-quiver-of-arrows = Aljava de Flechas
card-scroll-of-blizzards = Pergaminho das Nevascas
card-refreshment = Renovação
card-portable-ballista = Balista Portátil
card-fortified-position = Posição Fortificada
card-scroll-of-annihilation = Pergaminho da Aniquilação
card-bag-of-holding = Bolsa sem Fundo
card-forged-ferocity = Ferocidade Forjada
card-wild-animation = Animação Selvagem
card-living-night = Noite Viva
card-unending-dominance = Domínio sem Fim
card-unwavering-hand = Mão Inabalável
card-mighty-bond = Vínculo Poderoso
card-bonded-might = Poder Vinculado
card-biting-wind = Vento Cortante
card-black-fire = Fogo Negro
card-leathery-wings = Asas de Couro
card-volatile-flame = Chama Volátil
card-ethereal-vines = Trepadeiras Etéreas
card-earthen-steed = Corcel de Terra
card-grasping-the-void = Agarrar o Vazio
card-tear-the-fabric = Rasgar o Tecido
card-oozing-manifestation = Manifestação Viscosa
card-living-mountain = Montanha Viva
card-divided-mind = Mente Dividida
card-strength-in-numbers = A União Faz a Força
card-conjured-aid = Auxílio Conjurado
card-endless-spikes = Espinhos Infinitos
card-inexorable-momentum = Ímpeto Inexorável
card-negative-energy = Energia Negativa
card-staff-of-visions = Cajado das Visões
card-intervening-apparitions = Aparições Interpostas
card-otherworldly-rage = Fúria de Outro Mundo
card-interplanar-mastery = Maestria Interplanar
card-horned-majesty = Majestade Chifruda
card-black-knives = Facas Negras
card-cloak-of-shade = Manto de Sombra
card-empowering-void = Vazio Fortalecedor
card-doomed-breeze = Brisa Condenada
card-enervating-wound = Ferida Debilitante
card-spirit-of-the-night = Espírito da Noite
card-dancing-shadows = Sombras Dançantes
card-silent-force = Força Silenciosa
card-smoke-step = Passo de Fumaça
card-wings-of-the-night = Asas da Noite
card-concealed-dominance = Domínio Oculto
card-dark-cloud = Nuvem Sombria
card-prepare-for-the-kill = Preparar o Golpe Fatal
card-soulfire = Fogo da Alma
card-terror-blade = Lâmina do Terror
card-armor-of-the-night = Armadura da Noite
card-nightfall = Anoitecer
card-grim-sustenance = Sustento Sinistro
card-claws-of-the-night = Garras da Noite
card-black-arrow = Flecha Negra
card-unseen-dread = Pavor Invisível
card-swallowed-by-fear = Engolido pelo Medo
card-eyes-of-the-night = Olhos da Noite
card-quiet-frenzy = Frenesi Silencioso
card-gloom-darts = Dardos da Penumbra
card-lurking-ruin = Ruína à Espreita
card-angel-of-death = Anjo da Morte
card-voice-of-the-night = Voz da Noite
card-vile-pestilence = Pestilência Vil
card-grasping-vermin = Vermes Ávidos
card-wretched-swarm = Enxame Miserável
card-spread-the-plague = Espalhar a Praga
card-biting-gnats = Mosquitos Vorazes
card-winged-congregation = Congregação Alada
card-creeping-curse = Maldição Rastejante
card-gathering-doom = Perdição Crescente
card-paralyzing-bite = Mordida Paralisante
card-foul-wind = Vento Podre
card-scattered-terror = Terror Disperso
card-epidemic = Epidemia
card-virulent-strain = Cepa Virulenta
card-blistering-vortex = Vórtice Abrasador
card-under-the-skin = Sob a Pele
card-rot-maggots = Larvas da Podridão
card-succumb-to-the-gift = Sucumbir à Dádiva
card-fetid-flurry = Rajada Fétida
card-storm-of-wings = Tempestade de Asas
card-nightmarish-affliction = Aflição de Pesadelo
card-accelerated-end = Fim Acelerado
card-willing-sacrifice = Sacrifício Voluntário
card-stinging-cloud = Nuvem de Ferrões
card-black-tides = Marés Negras
card-airborne-toxin = Toxina Aérea
card-baneful-hex = Malefício Nefasto
card-spreading-scourge = Flagelo que se Alastra
card-grim-bargain = Barganha Sinistra
card-mass-extinction = Extinção em Massa
card-convert-the-flock = Converter o Rebanho
card-resolute-stand = Postura Resoluta
card-growing-rage = Fúria Crescente
card-strength-in-agony = Força na Agonia
card-defiance-of-death = Desafio à Morte
card-from-the-brink = De Volta do Abismo
card-blood-pact = Pacto de Sangue
card-cauterize = Cauterizar
card-dazing-wound = Ferida Atordoante
card-furious-aid = Auxílio Furioso
card-bounce-back = Dar a Volta por Cima
card-unbridled-power = Poder Desenfreado
card-glass-hammer = Martelo de Vidro
card-numb-the-pain = Entorpecer a Dor
card-reckless-offensive = Ofensiva Temerária
card-break-the-chains = Romper as Correntes
card-spiked-armor = Armadura com Espinhos
card-fatal-fury = Fúria Fatal
card-flurry-of-axes = Rajada de Machados
card-shiny-distraction = Distração Brilhante
card-seeing-red = Sangue nos Olhos
card-final-fight = Luta Final
card-devil-horns = Chifres do Diabo
card-unstoppable-destruction = Destruição Imparável
card-burning-hatred = Ódio Ardente
card-careless-charge = Investida Descuidada
card-bone-breaker = Quebra-Ossos
card-vengeful-barrage = Saraivada Vingativa
card-immortality = Imortalidade
card-the-maw-of-madness = A Goela da Loucura
card-power-ballad = Balada do Poder
card-defensive-ditty = Cantiga Defensiva
card-song-of-speed = Canção da Velocidade
card-tuning-the-outcome = Afinar o Desfecho
card-call-to-action = Chamado à Ação
card-warding-dagger = Punhal Protetor
card-throw-voice = Projetar a Voz
card-singing-arrow = Flecha Cantora
card-marching-beat = Ritmo de Marcha
card-wistful-wounding = Ferida Nostálgica
card-unending-chant = Cântico sem Fim
card-nimble-knife = Faca Ágil
card-soothing-lullaby = Acalanto Sereno
card-change-tempo = Mudança de Andamento
card-echoing-aria = Ária Ressonante
card-crippling-chorus = Coro Incapacitante
card-disorienting-dirge = Lamento Desorientador
card-inspiring-anthem = Hino Inspirador
card-melody-and-harmony = Melodia e Harmonia
card-mobilizing-measure = Compasso Mobilizador
card-pull-the-strings = Puxar os Fios
card-provoke-terror = Provocar Terror
card-nightmare-serenade = Serenata de Pesadelo
card-booming-proclamation = Proclamação Retumbante
card-tranquil-trill = Trinado Tranquilo
card-commanding-presence = Presença Imponente
card-captivating-performance = Apresentação Cativante
card-shadow-puppets = Teatro de Sombras
card-rain-of-arrows = Chuva de Flechas
card-crippling-noose = Laço Incapacitante
card-felling-swoop = De um Só Golpe
card-vital-charge = Investida Vital
card-race-to-the-grave = Corrida para o Túmulo
card-multi-pronged-assault = Assalto Múltiplo
card-detonation = Detonação
card-frightening-curse = Maldição Aterradora
card-foot-snare = Arapuca
card-solid-bow = Arco Robusto
card-a-moments-peace = Um Momento de Paz
card-swift-trickery = Ardil Veloz
card-sap-life = Drenar a Vida
card-the-hunt-begins = A Caçada Começa
card-fresh-kill = Presa Fresca
card-expose = Expor
card-relentless-offensive = Ofensiva Implacável
card-darkened-skies = Céus Sombrios
card-press-the-attack = Intensificar o Ataque
card-singular-focus = Foco Único
card-flight-of-flame = Voo Flamejante
card-inescapable-fate = Destino Inescapável
card-wild-command = Ordem Selvagem
card-natures-hunger = Fome da Natureza
card-camouflage = Camuflagem
card-impending-end = Fim Iminente
card-crashing-wave = Onda Arrasadora
card-rising-momentum = Ímpeto Crescente
card-feral-instincts = Instintos Ferozes
card-predator-and-prey = Predador e Presa
card-lead-to-slaughter = Levar ao Matadouro
card-first-aid = Primeiros Socorros
card-hand-of-the-surgeon = Mão do Cirurgião
card-hold-back-the-pain = Conter a Dor
card-booster-shot = Dose de Reforço
card-bloody-saw = Serra Sangrenta
card-curative-mixture = Mistura Curativa
card-syringe = Seringa
card-battlefield-medicine = Medicina de Campanha
card-triage = Triagem
card-mobile-response = Resposta Móvel
card-medical-pack = Kit Médico
card-large-medical-pack = Kit Médico Grande
card-prevention-is-key = Melhor Prevenir
card-teamwork = Trabalho em Equipe
card-vaccine = Vacina
card-hamstring = Cortar o Tendão
card-precaution = Precaução
card-regenerative-tissue = Tecido Regenerativo
card-vital-strike = Golpe Vital
card-blood-transfusion = Transfusão de Sangue
card-do-no-harm = Não Causar Dano
card-research-the-cure = Pesquisar a Cura
card-amputate = Amputar
card-euthanize = Eutanásia
card-prescription = Receita Médica
card-master-physician = Mestre da Medicina
card-surgeons-satchel = Maleta do Cirurgião
card-bedside-manner = Trato com o Paciente
card-gentlemans-anger = Ira de Cavalheiro
card-prep-for-surgery = Preparar a Cirurgia
card-grisly-trauma = Trauma Horrendo
card-raw-enhancement = Melhoria Bruta
card-pure-augmentation = Aumento Puro
card-formless-power = Poder sem Forma
card-shaping-the-ether = Moldar o Éter
card-stoking-hail = Granizo Atiçador
card-tremulant-cyclone = Ciclone Estremecedor
card-infernal-vortex = Vórtice Infernal
card-lava-eruption = Erupção de Lava
card-ice-spikes = Espinhos de Gelo
card-frigid-torrent = Torrente Gélida
card-malleable-evocation = Evocação Maleável
card-brilliant-flash = Clarão Brilhante
card-encompassing-shadow = Sombra Envolvente
card-boiling-arc = Arco Fervente
card-crystallizing-blast = Rajada Cristalizante
card-burial = Enterro
card-chain-lightning = Relâmpago em Cadeia
card-primal-duality = Dualidade Primordial
card-gravel-vortex = Vórtice de Cascalho
card-obsidian-shards = Estilhaços de Obsidiana
card-winters-edge = Gume do Inverno
card-eye-of-the-hurricane = Olho do Furacão
card-simulacrum = Simulacro
card-vengeance = Vingança
card-pragmatic-reinforcement = Reforço Pragmático
card-volatile-consumption = Consumo Volátil
card-elemental-aegis = Égide Elemental
card-ethereal-manifestation = Manifestação Etérea
card-eternal-equilibrium = Equilíbrio Eterno
card-disorienting-roar = Rugido Desorientador
card-spirit-swap = Troca de Espíritos
card-venomous-ally = Aliado Peçonhento
card-relentless-ally = Aliado Implacável
card-concentrated-rage = Fúria Concentrada
card-disappearing-wounds = Feridas que Desaparecem
card-patch-fur = Remendar a Pelagem
card-maul = Despedaçar
card-forceful-swipe = Patada Violenta
card-howling-bolts = Raios Uivantes
card-soaring-ally = Aliado Voador
card-focused-aggression = Agressividade Focada
card-borrowed-essence = Essência Emprestada
card-energizing-strike = Golpe Energizante
card-earthen-spikes = Espinhos de Terra
card-vicious-ally = Aliado Feroz
card-unstoppable-beast = Fera Imparável
card-ancient-ward = Proteção Ancestral
card-punch-through = Atravessar
card-rampage = Devastação
card-stone-sigil = Selo de Pedra
card-primal-blessing = Bênção Primordial
card-blood-hunger = Sede de Sangue
card-storm-sigil = Selo da Tempestade
card-tyrannical-force = Força Tirânica
card-lash-out = Arremeter
card-natural-remedy = Remédio Natural
card-jaws-of-death = Mandíbulas da Morte
card-tribal-sigil = Selo Tribal
card-focused-scourge = Flagelo Concentrado
card-deflecting-blades = Lâminas Defletoras
card-omniscient-assault = Assalto Onisciente
card-hive-mind = Mente da Colmeia
card-corrupting-parasites = Parasitas Corruptores
card-death-march = Marcha da Morte
card-engulfing-stingers = Ferrões Envolventes
card-swarming-minions = Lacaios em Enxame
card-scattered-defense = Defesa Dispersa
card-call-of-the-grave = Chamado do Túmulo
card-the-storms-edge = O Gume da Tempestade
card-unstoppable-army = Exército Irrefreável
card-grasping-advance = Avanço Agarrador
card-tomb-of-the-immortal = Tumba do Imortal
card-overwhelming-offensive = Ofensiva Avassaladora
card-infest = Infestar
card-putrid-grubs = Larvas Pútridas
card-armed-and-dangerous = Armado e Perigoso
card-vampiric-tempest = Tempestade Vampírica
card-incubation = Incubação
card-bioluminescence = Bioluminescência
card-cyclone-of-blades = Ciclone de Lâminas
card-sunstroke = Insolação
card-blood-drain = Dreno de Sangue
card-fury-of-the-horde = Fúria da Horda
card-repulsive-host = Hospedeiro Repulsivo
card-bone-daggers = Adagas de Osso
card-endless-biting = Mordidas sem Fim
card-wasteland = Terra Devastada
card-oasis = Oásis

## O jogo

game-title = Gloomhaven
game-tagline = Duas cartas por turno e monstros que pensam: combates cooperativos em lugares sombrios.

## Partes da mesa

zone-hand = Mão
zone-discard = Pilha de descarte
zone-lost = Pilha de cartas perdidas
zone-active = Área ativa
zone-played = Jogadas nesta rodada
zone-items = Itens
zone-modifiers = Baralho de modificadores de ataque
zone-monster-modifiers = Baralho de modificadores de ataque dos monstros
zone-order = Iniciativa
zone-elements = Elementos
zone-map = Mapa
status-round = Rodada { $number }
status-level = Nível do cenário: { $number }
status-hp = { $number } de { $most } pontos de vida
status-xp = { $number } de experiência
status-tokens =
    { $number ->
        [one] { $number } ficha de dinheiro
       *[other] { $number } fichas de dinheiro
    }
status-aside = fora do jogo
status-asleep = dormindo
status-resting = descanso longo
status-exhausted = exausto
status-escaped = escapou
status-acted = já agiu
status-leading = primeira carta
strength-0 = Inerte
strength-1 = Enfraquecendo
strength-2 = Forte
kind-hero = personagem
kind-summon = criatura invocada
kind-monster = monstro
kind-ally = aliado
kind-object = objeto
terrain-floor = chão
terrain-obstacle = obstáculo
terrain-trap = armadilha
terrain-hazard = terreno perigoso
terrain-difficult = terreno difícil
terrain-plate = placa de pressão
terrain-door = porta
terrain-coin = dinheiro
terrain-treasure = tesouro
box-special-rule = Regras especiais dos cenários
box-monster = Cartas de atributos dos monstros
box-monster-card = Cartas de habilidade de monstro
box-item = Itens
box-goal = Objetivos de batalha
part-trap =
    { $conditionsCount ->
        [0] { $damage } de dano
       *[other]
            { $damage ->
                [0] { $conditions }
               *[other] { $damage } de dano, { $conditions }
            }
    }
trap-does = Armadilha: { part-trap }.
hazard-does = Terreno perigoso: { $damage } de dano.
trap-all = Armadilhas
trap-some = Algumas armadilhas
trap-bear = Armadilhas de urso
trap-spike = Armadilhas de espinhos
trap-poison = Armadilhas de gás venenoso
item-state-ready = pronto
item-state-spent = gasto
item-state-consumed = consumido
item-state-spare = na bagagem, não equipado

## Opções do jogo

setting-scenario = Cenário
    .help = Que aventura vocês jogam.
setting-difficulty = Dificuldade
    .help = Desloca o nível do cenário que resulta dos níveis dos personagens.
setting-class_1 = Classe do lugar 1
    .help = A classe do primeiro personagem. Se já tiver sido escolhida, vale a próxima livre.
setting-class_2 = Classe do lugar 2
    .help = A classe do segundo personagem. Se já tiver sido escolhida, vale a próxima livre.
setting-class_3 = Classe do lugar 3
    .help = A classe do terceiro personagem. Se já tiver sido escolhida, vale a próxima livre.
setting-class_4 = Classe do lugar 4
    .help = A classe do quarto personagem. Se já tiver sido escolhida, vale a próxima livre.
setting-level_1 = Nível do lugar 1
    .help = O nível do primeiro personagem, de 1 a 9.
setting-level_2 = Nível do lugar 2
    .help = O nível do segundo personagem, de 1 a 9.
setting-level_3 = Nível do lugar 3
    .help = O nível do terceiro personagem, de 1 a 9.
setting-level_4 = Nível do lugar 4
    .help = O nível do quarto personagem, de 1 a 9.
setting-solo = Jogo solo
    .help = Uma pessoa conduz todos os personagens. Monstros e armadilhas são um nível mais fortes.
setting-open_information = Informações abertas
    .help = Todos veem todas as mãos. Monstros e armadilhas são um nível mais fortes.
setting-reduced_randomness = Aleatoriedade reduzida
    .help = Uma carta 2x vale +2 e uma carta nula vale -2.
setting-permanent_death = Morte permanente
    .help = Um personagem que cairia morre de vez; só o dano mata.
setting-content = Componentes
    .help = As cartas, os monstros e os itens impressos, ou os de um arquivo de conteúdo próprio.
content-printed = Os impressos
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-very-hard = muito difícil
class_1-brute = { class-brute }
class_1-tinkerer = { class-tinkerer }
class_1-spellweaver = { class-spellweaver }
class_1-scoundrel = { class-scoundrel }
class_1-cragheart = { class-cragheart }
class_1-mindthief = { class-mindthief }
class_1-sun = { class-sun }
class_1-three-spears = { class-three-spears }
class_1-circles = { class-circles }
class_1-eclipse = { class-eclipse }
class_1-squidface = { class-squidface }
class_1-lightning = { class-lightning }
class_1-music-note = { class-music-note }
class_1-angry-face = { class-angry-face }
class_1-saw = { class-saw }
class_1-triangles = { class-triangles }
class_1-two-mini = { class-two-mini }
class_1-envelope-x = { class-envelope-x }
class_2-brute = { class-brute }
class_2-tinkerer = { class-tinkerer }
class_2-spellweaver = { class-spellweaver }
class_2-scoundrel = { class-scoundrel }
class_2-cragheart = { class-cragheart }
class_2-mindthief = { class-mindthief }
class_2-sun = { class-sun }
class_2-three-spears = { class-three-spears }
class_2-circles = { class-circles }
class_2-eclipse = { class-eclipse }
class_2-squidface = { class-squidface }
class_2-lightning = { class-lightning }
class_2-music-note = { class-music-note }
class_2-angry-face = { class-angry-face }
class_2-saw = { class-saw }
class_2-triangles = { class-triangles }
class_2-two-mini = { class-two-mini }
class_2-envelope-x = { class-envelope-x }
class_3-brute = { class-brute }
class_3-tinkerer = { class-tinkerer }
class_3-spellweaver = { class-spellweaver }
class_3-scoundrel = { class-scoundrel }
class_3-cragheart = { class-cragheart }
class_3-mindthief = { class-mindthief }
class_3-sun = { class-sun }
class_3-three-spears = { class-three-spears }
class_3-circles = { class-circles }
class_3-eclipse = { class-eclipse }
class_3-squidface = { class-squidface }
class_3-lightning = { class-lightning }
class_3-music-note = { class-music-note }
class_3-angry-face = { class-angry-face }
class_3-saw = { class-saw }
class_3-triangles = { class-triangles }
class_3-two-mini = { class-two-mini }
class_3-envelope-x = { class-envelope-x }
class_4-brute = { class-brute }
class_4-tinkerer = { class-tinkerer }
class_4-spellweaver = { class-spellweaver }
class_4-scoundrel = { class-scoundrel }
class_4-cragheart = { class-cragheart }
class_4-mindthief = { class-mindthief }
class_4-sun = { class-sun }
class_4-three-spears = { class-three-spears }
class_4-circles = { class-circles }
class_4-eclipse = { class-eclipse }
class_4-squidface = { class-squidface }
class_4-lightning = { class-lightning }
class_4-music-note = { class-music-note }
class_4-angry-face = { class-angry-face }
class_4-saw = { class-saw }
class_4-triangles = { class-triangles }
class_4-two-mini = { class-two-mini }
class_4-envelope-x = { class-envelope-x }

## Baralhos de cartas de habilidade de monstros

deck-ancient-artillery = { monster-ancient-artillery }
deck-archer = Arqueiros
deck-boss = Chefe
deck-cave-bear = { monster-cave-bear }
deck-cultist = { monster-cultist }
deck-deep-terror = { monster-deep-terror }
deck-earth-demon = { monster-earth-demon }
deck-flame-demon = { monster-flame-demon }
deck-frost-demon = { monster-frost-demon }
deck-giant-viper = { monster-giant-viper }
deck-guard = Guardas
deck-harrower-infester = { monster-harrower-infester }
deck-hound = { monster-hound }
deck-imp = Diabretes
deck-living-bones = { monster-living-bones }
deck-living-corpse = { monster-living-corpse }
deck-living-spirit = { monster-living-spirit }
deck-lurker = { monster-lurker }
deck-night-demon = { monster-night-demon }
deck-ooze = { monster-ooze }
deck-rending-drake = { monster-rending-drake }
deck-savvas-icestorm = { monster-savvas-icestorm }
deck-savvas-lavaflow = { monster-savvas-lavaflow }
deck-scout = Batedores
deck-shaman = Xamãs
deck-spitting-drake = { monster-spitting-drake }
deck-stone-golem = { monster-stone-golem }
deck-sun-demon = { monster-sun-demon }
deck-wind-demon = { monster-wind-demon }
deck-altar = { npc-altar }
deck-bonepile = { npc-bonepile }
deck-captive = { npc-captive }
deck-boulder = { npc-boulder }
deck-column = { npc-column }
deck-cord = { npc-cord }
deck-crystal = { npc-crystal }
deck-door = { npc-door }
deck-egg = { npc-egg }
deck-fish = { npc-fish }
deck-gate = { npc-gate }
deck-grave = { npc-grave }
deck-hail = { npc-hail }
deck-orchid = { npc-orchid }
deck-pump = { npc-pump }
deck-redthorn = { npc-redthorn }
deck-rikharn = { npc-rikharn }
deck-totem = { npc-totem }
deck-tree = { npc-tree }
deck-victim = { npc-victim }
deck-villager = { npc-villager }
deck-wall = { npc-wall }
deck-zephyr = { npc-zephyr }

## Cartas de modificador de ataque

modifier-x2 = 2x
modifier-null = nulo
modifier-bless = 2x (Bênção)
modifier-curse = nulo (Maldição)
modifier-item = -{ $n } (extra)
modifier-rolling = +{ $n }, adicional
modifier-plus-add-target = +{ $n } Adicionar Alvo
modifier-rolling-add-target = +{ $n } Adicionar Alvo, adicional
modifier-plus-air = +{ $n } { element-air }
modifier-rolling-air = +{ $n } { element-air }, adicional
modifier-plus-curse = +{ $n } { condition-curse }
modifier-rolling-curse = +{ $n } { condition-curse }, adicional
modifier-plus-dark = +{ $n } { element-dark }
modifier-minus-dark = -{ $n } { element-dark }
modifier-rolling-dark = +{ $n } { element-dark }, adicional
modifier-plus-disarm = +{ $n } { condition-disarm }
modifier-rolling-disarm = +{ $n } { condition-disarm }, adicional
modifier-plus-earth = +{ $n } { element-earth }
modifier-rolling-earth = +{ $n } { element-earth }, adicional
modifier-plus-fire = +{ $n } { element-fire }
modifier-rolling-fire = +{ $n } { element-fire }, adicional
modifier-plus-heal-self = +{ $n } Curar { $copy }, próprio
modifier-rolling-heal-self = +{ $n } Curar { $copy }, próprio, adicional
modifier-plus-ice = +{ $n } { element-ice }
modifier-plus-immobilize = +{ $n } { condition-immobilize }
modifier-rolling-immobilize = +{ $n } { condition-immobilize }, adicional
modifier-plus-invisible = +{ $n } { condition-invisible }
modifier-plus-light = +{ $n } { element-light }
modifier-rolling-invisible = +{ $n } { condition-invisible }, adicional
modifier-rolling-light = +{ $n } { element-light }, adicional
modifier-plus-muddle = +{ $n } { condition-muddle }
modifier-rolling-muddle = +{ $n } { condition-muddle }, adicional
modifier-rolling-pierce = +{ $n } Perfurar { $copy }, adicional
modifier-plus-poison = +{ $n } { condition-poison }
modifier-rolling-poison = +{ $n } { condition-poison }, adicional
modifier-rolling-pull = +{ $n } Puxar { $copy }, adicional
modifier-plus-push = +{ $n } Empurrar { $copy }
modifier-rolling-push = +{ $n } Empurrar { $copy }, adicional
modifier-plus-refresh-item = +{ $n } renovar um item
modifier-plus-shield-self = +{ $n } Escudo { $copy }, próprio
modifier-rolling-shield-self = +{ $n } Escudo { $copy }, próprio, adicional
modifier-plus-stun = +{ $n } { condition-stun }
modifier-rolling-stun = +{ $n } { condition-stun }, adicional
modifier-plus-wound = +{ $n } { condition-wound }
modifier-rolling-wound = +{ $n } { condition-wound }, adicional

## Figuras no mapa

figure-brute = { class-brute }
figure-tinkerer = { class-tinkerer }
figure-spellweaver = { class-spellweaver }
figure-scoundrel = { class-scoundrel }
figure-cragheart = { class-cragheart }
figure-mindthief = { class-mindthief }
figure-angry-face = { class-angry-face }
figure-circles = { class-circles }
figure-eclipse = { class-eclipse }
figure-lightning = { class-lightning }
figure-music-note = { class-music-note }
figure-saw = { class-saw }
figure-squidface = { class-squidface }
figure-sun = { class-sun }
figure-three-spears = { class-three-spears }
figure-triangles = { class-triangles }
figure-two-mini = { class-two-mini }
figure-envelope-x = { class-envelope-x }
figure-ancient-artillery = { monster-ancient-artillery } { $n }
figure-ancient-artillery-elite = { monster-ancient-artillery } { $n } (elite)
figure-arcane-golem = { monster-arcane-golem }
figure-bandit-archer = { monster-bandit-archer } { $n }
figure-bandit-archer-elite = { monster-bandit-archer } { $n } (elite)
figure-bandit-commander = { monster-bandit-commander }
figure-bandit-guard = { monster-bandit-guard } { $n }
figure-bandit-guard-elite = { monster-bandit-guard } { $n } (elite)
figure-black-imp = { monster-black-imp } { $n }
figure-black-imp-elite = { monster-black-imp } { $n } (elite)
figure-bloated-regent = { monster-bloated-regent }
figure-captain-of-the-guard = { monster-captain-of-the-guard }
figure-cave-bear = { monster-cave-bear } { $n }
figure-cave-bear-elite = { monster-cave-bear } { $n } (elite)
figure-cave-bear-scenario = { monster-cave-bear } { $copy }
figure-cave-bear-scenario-54-elite = { monster-cave-bear-scenario-54 } { $n } (elite)
figure-city-archer = { monster-city-archer } { $n }
figure-city-archer-elite = { monster-city-archer } { $n } (elite)
figure-city-guard = { monster-city-guard } { $n }
figure-city-guard-elite = { monster-city-guard } { $n } (elite)
figure-cultist = { monster-cultist } { $n }
figure-cultist-elite = { monster-cultist } { $n } (elite)
figure-cultist-scenario = { monster-cultist } { $copy }
figure-cultist-scenario-78-elite = { monster-cultist-scenario-78 } { $n } (elite)
figure-cultist-scenario-89-elite = { monster-cultist-scenario-89 } { $n } (elite)
figure-dark-rider = { monster-dark-rider }
figure-deep-terror = { monster-deep-terror } { $n }
figure-deep-terror-elite = { monster-deep-terror } { $n } (elite)
figure-earth-demon = { monster-earth-demon } { $n }
figure-earth-demon-elite = { monster-earth-demon } { $n } (elite)
figure-elder-drake = { monster-elder-drake }
figure-flame-demon = { monster-flame-demon } { $n }
figure-flame-demon-elite = { monster-flame-demon } { $n } (elite)
figure-forest-imp = { monster-forest-imp } { $n }
figure-forest-imp-elite = { monster-forest-imp } { $n } (elite)
figure-frost-demon = { monster-frost-demon } { $n }
figure-frost-demon-elite = { monster-frost-demon } { $n } (elite)
figure-giant-ooze = { monster-giant-ooze }
figure-giant-viper = { monster-giant-viper } { $n }
figure-giant-viper-elite = { monster-giant-viper } { $n } (elite)
figure-harrower-infester = { monster-harrower-infester } { $n }
figure-harrower-infester-elite = { monster-harrower-infester } { $n } (elite)
figure-hound = { monster-hound } { $n }
figure-hound-elite = { monster-hound } { $n } (elite)
figure-hungry-soul = { monster-hungry-soul }
figure-infiltrator = { monster-infiltrator }
figure-inox-archer = { monster-inox-archer } { $n }
figure-inox-archer-elite = { monster-inox-archer } { $n } (elite)
figure-inox-bodyguard = { monster-inox-bodyguard } { $n }
figure-inox-guard = { monster-inox-guard } { $n }
figure-inox-guard-elite = { monster-inox-guard } { $n } (elite)
figure-inox-shaman = { monster-inox-shaman } { $n }
figure-inox-shaman-elite = { monster-inox-shaman } { $n } (elite)
figure-jekserah = { monster-jekserah }
figure-living-bones = { monster-living-bones } { $n }
figure-living-bones-elite = { monster-living-bones } { $n } (elite)
figure-living-corpse = { monster-living-corpse } { $n }
figure-living-corpse-elite = { monster-living-corpse } { $n } (elite)
figure-living-spirit = { monster-living-spirit } { $n }
figure-living-spirit-elite = { monster-living-spirit } { $n } (elite)
figure-lurker = { monster-lurker } { $n }
figure-lurker-elite = { monster-lurker } { $n } (elite)
figure-lurker-king = { monster-lurker-king }
figure-merciless-overseer = { monster-merciless-overseer }
figure-night-demon = { monster-night-demon } { $n }
figure-night-demon-elite = { monster-night-demon } { $n } (elite)
figure-ooze = { monster-ooze } { $n }
figure-ooze-elite = { monster-ooze } { $n } (elite)
figure-prime-demon = { monster-prime-demon }
figure-prime-demon-scenario = { monster-prime-demon-scenario-36 }
figure-prime-lieutenant = { monster-prime-lieutenant }
figure-rending-drake = { monster-rending-drake } { $n }
figure-rending-drake-elite = { monster-rending-drake } { $n } (elite)
figure-savvas-icestorm = { monster-savvas-icestorm } { $n }
figure-savvas-icestorm-elite = { monster-savvas-icestorm } { $n } (elite)
figure-savvas-lavaflow = { monster-savvas-lavaflow } { $n }
figure-savvas-lavaflow-elite = { monster-savvas-lavaflow } { $n } (elite)
figure-siege-cannon = { monster-siege-cannon }
figure-spitting-drake = { monster-spitting-drake } { $n }
figure-spitting-drake-elite = { monster-spitting-drake } { $n } (elite)
figure-stone-golem = { monster-stone-golem } { $n }
figure-stone-golem-elite = { monster-stone-golem } { $n } (elite)
figure-sun-demon = { monster-sun-demon } { $n }
figure-sun-demon-elite = { monster-sun-demon } { $n } (elite)
figure-the-betrayer = { monster-the-betrayer }
figure-the-colorless = { monster-the-colorless }
figure-the-gloom = { monster-the-gloom }
figure-the-harvester = { monster-the-harvester }
figure-the-sightless-eye = { monster-the-sightless-eye }
figure-vermling-scout = { monster-vermling-scout } { $n }
figure-vermling-scout-elite = { monster-vermling-scout } { $n } (elite)
figure-vermling-shaman = { monster-vermling-shaman } { $n }
figure-vermling-shaman-elite = { monster-vermling-shaman } { $n } (elite)
figure-wind-demon = { monster-wind-demon } { $n }
figure-wind-demon-elite = { monster-wind-demon } { $n } (elite)
figure-winged-horror = { monster-winged-horror }
figure-decoy = { summon-decoy }
figure-battle-bot = { summon-battle-bot }
figure-kill-bot = { summon-kill-bot }
figure-mystic-ally = { summon-mystic-ally }
figure-burning-avatar = { summon-burning-avatar }
figure-rat-swarm = { summon-rat-swarm }
figure-monstrous-rat = { summon-monstrous-rat }
figure-rat-king = { summon-rat-king }
figure-war-hawk = { summon-war-hawk }
figure-battle-boar = { summon-battle-boar }
figure-vicious-jackal = { summon-vicious-jackal }
figure-giant-toad = { summon-giant-toad }
figure-spitting-cobra = { summon-spitting-cobra }
figure-iron-beast = { summon-iron-beast }
figure-thorn-shooter = { summon-thorn-shooter }
figure-shadow-wolf = { summon-shadow-wolf } { $n }
figure-lava-golem = { summon-lava-golem }
figure-bat-swarm = { summon-bat-swarm }
figure-living-bomb = { summon-living-bomb }
figure-slime-spirit = { summon-slime-spirit }
figure-rock-colossus = { summon-rock-colossus }
figure-healing-sprite = { summon-healing-sprite }
figure-nail-sphere = { summon-nail-sphere } { $n }
figure-void-eater = { summon-void-eater }
figure-black-unicorn = { summon-black-unicorn }
figure-doppelganger = { summon-doppelganger }
figure-mana-sphere = { summon-mana-sphere }
figure-bear = { summon-bear }
figure-green-adder = { summon-green-adder }
figure-tattered-wolf = { summon-tattered-wolf }
figure-red-falcon = { summon-red-falcon }
figure-swamp-alligator = { summon-swamp-alligator }
figure-monolith = { summon-monolith }
figure-wind-totem = { summon-wind-totem }
figure-spirit-banner = { summon-spirit-banner }
figure-creeping-beetles = { summon-creeping-beetles }
figure-angry-wasps = { summon-angry-wasps }
figure-steel-scarabs = { summon-steel-scarabs }
figure-soul-leeches = { summon-soul-leeches }
figure-bloat-maggot = { summon-bloat-maggot } { $n }
figure-lightning-moths = { summon-lightning-moths } { $n }
figure-rage-hornets = { summon-rage-hornets }
figure-rust-vermin = { summon-rust-vermin }
figure-jade-falcon = { summon-jade-falcon }
figure-warrior-spirit = { summon-warrior-spirit }
figure-skeleton = { summon-skeleton }
figure-steel-construct = { summon-steel-construct }
figure-altar = { npc-altar } { $n }
figure-bonepile = { npc-bonepile } { $n }
figure-captive = { npc-captive } { $n }
figure-boulder = { npc-boulder } { $n }
figure-column = { npc-column }
figure-cord = { npc-cord } { $n }
figure-crystal = { npc-crystal }
figure-door = { npc-door } { $n }
figure-egg = { npc-egg }
figure-fish = { npc-fish }
figure-gate = { npc-gate }
figure-grave = { npc-grave } { $n }
figure-hail = { npc-hail }
figure-orchid = { npc-orchid }
figure-pump = { npc-pump }
figure-redthorn = { npc-redthorn }
figure-totem = { npc-totem } { $n }
figure-tree = { npc-tree } { $n }
figure-victim = { npc-victim }
figure-villager = { npc-villager } { $n }
figure-wall = { npc-wall } { $n }
figure-zephyr = { npc-zephyr }

## De onde vêm danos e bônus

source-attack = o ataque
source-trap = uma armadilha
source-hazard = terreno perigoso
source-wound = o ferimento
source-retaliate = a retaliação
source-effect = um efeito
source-rest = um descanso curto
source-obstacle = um obstáculo
source-poison = veneno
source-bonus = um bônus da habilidade
source-item = um item
source-card = uma carta
source-deck = uma carta de habilidade de monstro
source-boss = uma ação especial do chefe
source-summon = uma criatura invocada
source-npc = o cenário
ignore-items = efeitos negativos de itens
ignore-scenario = efeitos negativos do cenário
rank-none = nenhum
group-augment = Aumento
group-song = Canção
group-doom = Perdição
group-command = Comando

## Perguntas

ask-prepare = Prepare o seu personagem.
ask-start = Onde o seu personagem começa?
ask-select = Que duas cartas você joga, e qual é a primeira?
ask-tie = Mesma iniciativa: quem age primeiro?
ask-turn = O que você faz?
ask-revealed = As cartas foram reveladas. Você usa um item?
ask-initiative = Antes ou depois na ordem de iniciativa?
ask-consume = Você consome o elemento pelo bônus?
ask-element = Que elemento você cria?
ask-perform = Você realiza esta habilidade?
ask-choose = Quem você escolhe?
ask-take-damage = De quem você tira 1 de dano?
ask-give-damage = Para quem ele vai?
ask-place = Que hexágono?
ask-move = Para onde você se move?
ask-target = Quem você ataca?
ask-attack = Você usa um item neste ataque?
ask-defend = Você sofre um ataque. Usa um item?
ask-bonus = Você paga pelo bônus?
ask-offer = Você usa o efeito da carta?
ask-transfer = Você sofre o dano no lugar?
ask-origin = De que hexágono você ataca?
ask-reduce = Que efeito você usa primeiro contra o dano?
ask-damage = Você sofre o dano, ou perde cartas no lugar?
ask-limit = Que carta ativa você descarta?
ask-cleanse = De que condição você se livra?
ask-dismiss = Quem sai do mapa?
ask-lend-deck = De qual baralho de modificadores se compra?
ask-forgo = De que carta você abre mão?
ask-discard = Que carta você descarta?
ask-extra = Que carta da mão você joga?
ask-half = Que metade você joga?
ask-sequence = O que ele faz primeiro?
ask-one-of = Qual deles?
ask-loot-from = De que hexágono você saqueia?
ask-equip = Que arma você equipa além das outras?
ask-loot = Você usa um item para saquear mais longe?
ask-lose = Que carta você perde?
ask-start-discard = O caminho até aqui foi difícil: que carta você descarta?
ask-recover = Que carta você recupera?
ask-refresh = Que item você renova?
ask-convert = Você usa este movimento como ataque?
ask-after-action = Você usa um item depois desta ação?
ask-divert = Qual dos próprios aliados ele ataca no lugar?
ask-dampen = Os monstros vão consumir um elemento. Você usa um item?
ask-pay = Você paga o preço?
ask-as-heal = Você usa esta habilidade como uma cura?
ask-spring = Que inimigo a armadilha atinge?
ask-push = Para que lado você empurra?
ask-pull = Para que lado você puxa?
ask-long-rest = Descanso longo: que carta descartada você perde?
ask-short-rest = Você faz um descanso curto?
ask-redraw = Você sofre 1 de dano para perder outra carta aleatória no lugar desta?
ask-focus = Igualmente bons: quem é o foco do monstro?
ask-monster-move = Igualmente bons: para onde o monstro se move?
ask-monster-path = Igualmente bons: que caminho o monstro toma?
ask-monster-targets = Igualmente bons: quem o monstro ataca?
ask-monster-choice = Igualmente bons: quem o monstro escolhe?
ask-monster-place = Igualmente bons: onde a habilidade do monstro tem efeito?
ask-monster-element = Que elemento os monstros consomem?
ask-roll = Quanto rolam as pedras desta fileira? Onde para a primeira?
ask-drift = Para onde o vento leva você?
ask-make-way = Igualmente perto: para onde vai quem está no caminho?
ask-spawn = Igualmente perto: onde o monstro aparece?
ask-reveal = Igualmente perto, e faltam fichas: onde aparece o próximo monstro?

## Opções: preparação

option-quick-prepare = Começar com as cartas recomendadas
option-custom = Escolher vantagens, itens e cartas
option-next = Ir para a próxima parte
option-perk = Vantagem: { perk }
option-buy = Levar { $item }
option-hand = Pôr { $card } na mão
option-choice-prepare = Ficar com o objetivo de batalha { $goal }
option-cell-start = Começar no hexágono { $hex }

## Opções: escolha das cartas

option-lead = Primeira carta: { $card }
option-second = Segunda carta: { $card }
option-take-back = Pegar a primeira carta de volta
option-rest-select = Fazer um descanso longo
option-first-seat = Primeiro { $seat }
option-first-type = Primeiro { $monster }
option-done-revealed = Não usar item
option-choice-initiative =
    { $number ->
        [1] Agir antes
       *[other] Agir depois
    }

## Opções: um turno

option-play-top = { $card }: ação de cima
option-play-bottom = { $card }: ação de baixo
option-play-attack = { $card }: Ataque 2
option-play-move = { $card }: Mover 2
option-item = Usar { $item }
option-refresh = Renovar { $item }
option-end-card = Encerrar o efeito de { $card }
option-done-turn = Encerrar o turno
option-choice-turn = Usar { part-source }
option-yes-consume = Consumir { $elements }
option-done-consume = Não consumir nada
option-element = { $element }
option-element-consume = Consumir { $element }
option-yes-perform = Realizar
option-done-perform = Pular
option-figure-choose = { $figure }
option-done-choose = Mais ninguém
option-figure-take-damage = De { $figure }
option-done-take-damage = Não mover mais dano
option-figure-give-damage = Para { $figure }
option-done-give-damage = Não mover mais dano
option-cell-place = Hexágono { $hex }
option-done-place = Parar por aqui
option-cell-move = Mover para o hexágono { $hex }
option-step =
    { $number ->
        [0] Passo para leste ({ $hex })
        [1] Passo para nordeste ({ $hex })
        [2] Passo para noroeste ({ $hex })
        [3] Passo para oeste ({ $hex })
        [4] Passo para sudoeste ({ $hex })
       *[5] Passo para sudeste ({ $hex })
    }
option-done-move = Ficar aqui
option-all-target = Atacar todos
option-figure-target = Atacar { $figure }
option-done-target = Não atacar mais ninguém
option-done-attack = Seguir sem item
option-done-defend = Não usar item
option-yes-bonus =
    { $elementsCount ->
        [0] Usar { part-source }
       *[other] Consumir { $elements } para { part-source }
    }
option-figure-bonus = { $figure } paga o preço
part-source =
    { $sourceId ->
        [card] { $card }
       *[other] { $source }
    }
option-cell-bonus = Destruir o obstáculo no hexágono { $hex }
option-yes-offer = Usar { part-source }
option-card-offer = Descartar { $card } para isso
option-done-offer = Não fazer nada
option-yes-transfer = Sofrer por { $figure } ({ $number } de dano, reduzido pela carta)
option-done-transfer = Deixar { $figure } sofrer { $number } de dano
option-cell-origin = Atacar do hexágono { $hex }
option-choice-offer =
    { $effect ->
        [heal] Curar
        [damage] Causar dano
       *[other] Escolher o efeito { $number }
    }
option-element-bonus = { option-element-consume }
option-done-bonus = Ficar sem o bônus
option-choice-reduce = Usar primeiro { part-source }
option-done-damage = Sofrer { $number } de dano
option-card-damage = Perder { $card } da mão
option-lose-discards-damage = Perder duas cartas descartadas
option-card-limit = Descartar { $card }
option-card-forgo = Abrir mão de { $card }
option-card-discard = Descartar { $card }
option-figure-dismiss = { $figure } sai do mapa
option-figure-lend-deck = Baralho: { $figure }
option-done-dismiss = Ninguém sai do mapa
option-interact =
    { $cost ->
        [nothing] { $interaction }
        [top-action] { $interaction } (abre mão de uma ação de cima)
        [bottom-action] { $interaction } (abre mão de uma ação de baixo)
       *[other] { $interaction } (abre mão de uma ação)
    }
option-card-extra = Jogar { $card }
option-choice-cleanse = Remover { $conditions }
option-done-extra = Não jogar nenhuma carta
option-choice-half =
    { $way ->
        [top] { $card }: ação de cima
       *[bottom] { $card }: ação de baixo
    }
option-choice-sequence =
    { $number ->
        [1] Mover, depois atacar
       *[other] Atacar, depois mover
    }
option-choice-one-of =
    { $whom ->
        [self] Curar-se
       *[others] Curar as suas invocações
    }
option-done-one-of = Nenhum deles
option-cell-loot-from = Saquear do hexágono { $hex }
option-equip = Equipar { $item }
option-done-equip = Não equipar mais
option-done-loot = Saquear assim mesmo
option-card-lose = Perder { $card }
option-card-start-discard = Descartar { $card }
option-card-recover = Recuperar { $card }
option-done-recover = Não recuperar mais
option-done-refresh = Não renovar mais
option-yes-convert = Atacar em vez de mover
option-done-convert = Mover
option-done-after-action = Não usar item
option-done-dampen = Não usar item
option-figure-divert = { $figure }
option-yes-pay =
    { $number ->
        [0] Pagar o preço
       *[other] Sofrer { $number } de dano
    }
option-choice-pay = Sofrer { $number } de dano por isso
option-done-pay = Não pagar
option-yes-as-heal = Curar em vez disso
option-done-as-heal = Usar como está na carta
option-figure-spring = { $figure }
option-cell-push = { $figure } para o hexágono { $hex }
option-done-push = Não empurrar
option-cell-pull = { $figure } para o hexágono { $hex }
option-done-pull = Não puxar

## Opções: descanso

option-card-long-rest = Perder { $card } e pegar as outras de volta
option-rest-short-rest = Descanso curto: perder uma carta descartada aleatória
option-done-short-rest = Não descansar
option-yes-redraw = Sofrer 1 de dano e perder outra carta
option-done-redraw = Perder { $card }

## Opções: escolhas pelos monstros

option-figure-focus = { $acting-figure } foca em { $figure }
option-cell-monster-move = { $acting-figure } para o hexágono { $hex }
option-choice-monster-path = { $acting-figure } vai por { $hexes }
option-choice-monster-targets = Atacar { $figures }
option-figure-monster-choice = { $acting-figure } escolhe { $figure }
option-cell-monster-place = { $acting-figure }: hexágono { $hex }
option-cell-roll = Ela para no hexágono { $hex }
option-cell-drift = Para o hexágono { $hex }
option-cell-make-way = Para o hexágono { $hex }
option-cell-spawn = { $monster } no hexágono { $hex }
option-cell-reveal = { $monster } no hexágono { $hex }

## Recusas

error-not-in-hand = Escolha duas cartas da sua mão, ou um descanso longo.
error-no-rest = Um descanso longo exige pelo menos duas cartas descartadas.
error-out-of-reach = O seu movimento não chega a esse hexágono.
error-no-target = Essa figura não pode ser atacada agora: está fora do alcance ou da visão, ou não pode ser alvo.
error-not-now = Isso não é possível agora.
error-cannot-join-world = “{ $name }” não pode entrar neste mundo.
error-not-in-world = { $name } não entrou neste mundo.
error-party-name-taken = Já existe um grupo chamado “{ $name }”.
error-hero-gone = { $hero } deixou o jogo para sempre.
error-nothing-to-settle = Não há nada a decidir.
error-quests-drawn = Você já comprou duas missões pessoais.
error-no-quests-drawn = Compre primeiro duas missões pessoais.
error-no-such-quest = Essa não é uma das missões que você comprou.
error-class-locked = Essa classe ainda não foi liberada.
error-level-too-high = Personagens novos começam no máximo no nível { $most }: esse é o nível de prosperidade.
error-no-card-due = Não há carta a acrescentar agora.
error-card-not-open = A carta { $number } não pode ser acrescentada agora.
error-no-perk-due = Não há vantagem a marcar agora.
error-perk-is-marked = Todas as caixas dessa vantagem estão marcadas.
error-not-enough-experience = Para isso falta experiência.
error-prosperity-too-low = A cidade ainda não é tão próspera.
error-no-enhancing = Ninguém em Gloomhaven sabe melhorar cartas ainda.
error-sticker-does-not-fit = Essa melhoria não cabe aí.
error-slot-taken = Já há uma melhoria nesse lugar.
error-card-not-in-pool = Só cartas da sua própria reserva podem ser melhoradas.
error-too-many-enhanced = A cidade não é próspera o bastante para mais uma carta melhorada desta classe.
error-too-little-gold = Isso custa { $price } de ouro.
error-quest-not-fulfilled = A missão pessoal ainda não foi cumprida.
error-not-in-stock = Fora de estoque: { $item }.
error-owned-already = Ninguém pode ter o mesmo item duas vezes: { $item }.
error-not-owned = Isso não é seu: { $item }.
error-nothing-to-take-back = Não há nada desta visita a desfazer: { $item }.
error-quest-stands = A missão pessoal está cumprida: nada mais se desfaz agora.
error-world-begun = Este mundo já tem heróis: uma campanha da mesa começa num mundo novo.
error-not-on-cardboard = Aqui os cenários são jogados na tela: combinem antes a regra da casa.
error-absent-stay = Seu grupo combinou que heróis de quem falta ficam para trás: tirem-nos antes do grupo.
error-no-fight = Nenhum cenário está na mesa de vocês.
error-no-donation-now = Depois de um cenário casual ninguém doa.
error-donated-already = Você já doou nesta visita.
error-in-gloomhaven = { $name } já está em Gloomhaven.
error-not-in-gloomhaven = { $hero } não está em Gloomhaven.

## How far a game is, in lists of tables

headline =
    { $number ->
        [0] { $scenario }
       *[other] { $scenario }, rodada { $number }
    }

## O que acontece: preparação

event-started = Começa { $scenario }.
event-prepared = Todos estão prontos.
event-placed = { part-seat } joga com { $classThe } e começa no hexágono { $hex }.
event-cards-added = O cenário põe { $number } × { $modifier } no baralho de modificadores de { $figure }.
event-cards-brought = { $figure } chega com { $number } × { $modifier } no baralho de modificadores.
event-arrived-hurt = { $figure } chega com { $number } de dano.
event-party-founded = Um novo grupo: { $party }.
event-party-gathered = { $party } agora tem: { $heroes }.
event-quests-drawn = Você compra duas missões pessoais.
event-hero-created = { $hero }, { $class }, nível { $number }, já pode sair em aventura.
event-hero-card = { $hero } aprende uma carta nova.
event-hero-perk = { $hero } marca uma vantagem.
event-hero-set-aside = { $hero } fica para trás.
event-hero-died = { $hero } morreu.
event-hero-retired = { $hero } se aposenta.
event-scenario-won = { $party } venceu: { $scenario }.
event-scenario-lost = { $party } perdeu: { $scenario }.
event-scenario-unlocked = Um novo lugar no mapa: { $scenario }.
event-brought-home = { $hero } traz para casa { $xp } de experiência, { $gold } de ouro e { $checks ->
        [one] { $checks } marca
       *[other] { $checks } marcas
    }.
event-item-gained = { $hero } ganha { $item }.
event-design-found = Um novo tipo de item: { $item }. Agora a loja o tem.
event-gold-shared = { $party } reparte { $number } de ouro.
event-class-unlocked = Uma nova classe pode ser jogada: { $class }.
event-opened = Vocês abrem { $box }.
event-records-read = Lê-se a parte { $number } dos registros da cidade.
event-donated = { $hero } doa { $number } de ouro.
event-item-bought = { $hero } compra { $item } por { $gold } de ouro.
event-item-sold = { $hero } vende { $item } por { $gold } de ouro.
event-item-taken-back = { $hero } volta atrás: { $item }, { $gold } de ouro.
event-house-rule-on = Combinado: { $house-rule }.
event-house-rule-off = Não vale mais: { $house-rule }.
event-campaign-resumed = Continua uma campanha começada na mesa; cenários concluídos: { $number }.
event-hero-welcomed = { $hero }, { $class }, chega de outro mundo.
event-came-home = { $party } volta a Gloomhaven.
event-card-enhanced = { $hero } manda melhorar uma carta por { $gold } de ouro.
event-level-gained = { $hero } agora é de nível { $number }.
box-envelope-a = o envelope A
box-envelope-b = o envelope B
box-envelope-x = o envelope X
box-town-records = os registros da cidade
event-monster-placed =
    { $ruleId ->
        [GH-S-MON-14] { $figure } surge por invocação no hexágono { $hex } ({ $hp ->
            [one] { $hp } ponto de vida
           *[other] { $hp } pontos de vida
        }).
       *[other] { $figure } aparece no hexágono { $hex }.
    }

## O que acontece: uma rodada

event-round = Rodada { $number }.
event-revealed = { part-seat } joga { $cards }: iniciativa { $number }.
event-rests = { part-seat } faz um descanso longo: iniciativa { $number }.
event-initiative =
    { $seatIs ->
        [you] A sua iniciativa agora é { $number }.
       *[other] A iniciativa de { $seat } agora é { $number }.
    }
event-monster-card = { $deck }: iniciativa { $number }.
event-turn = { $figure } age.
event-played =
    { $way ->
        [0] { part-seat } realiza a ação de cima de { $card }.
        [1] { part-seat } realiza a ação de baixo de { $card }.
        [2] { part-seat } realiza Ataque 2 com { $card }.
       *[3] { part-seat } realiza Mover 2 com { $card }.
    }

## O que acontece: movimento

event-moved = { $figure } se move para o hexágono { $hex }.
event-forced =
    { $ruleId ->
        [GH-S-PSH-01] Um empurrão leva { $figure } ao hexágono { $hex }.
        [GH-S-PUL-01] Um puxão leva { $figure } ao hexágono { $hex }.
       *[other] { $figure } vai parar no hexágono { $hex }.
    }
event-door-opened = { $figure } abre uma porta.
event-door-closed = Uma porta volta a se fechar.
event-room-revealed = Uma sala é revelada.
event-trap-sprung = { $figure } aciona uma armadilha: { part-trap }.
event-trap-created = { $figure } arma uma armadilha no hexágono { $hex }: { part-trap }.
event-trap-disarmed = { $figure } desarma a armadilha no hexágono { $hex }.
event-obstacle-created = Agora há um obstáculo { $hexesCount ->
        [one] no hexágono { $hexes }
       *[other] nos hexágonos { $hexes }
    }.
event-obstacle-destroyed = Some o obstáculo { $hexesCount ->
        [one] no hexágono { $hexes }
       *[other] nos hexágonos { $hexes }
    }.

## O que acontece: ataques e danos

event-attack = { $figure } ataca { $target-figure }: Ataque { $number }.
event-takes-damage = { $figure } sofre o dano de { $target-figure } no lugar.
event-extra-turn = { $seat } joga um turno extra com { $cards }.
event-redirected = { $figure } recebe o ataque contra { $target-figure }.
event-diverted = O ataque vai contra { $target-figure } em vez de { $figure }.
event-act-again = { $seat } age de novo nesta rodada, com { $cards }: iniciativa { $number }.
event-card-given = { $seat } recebe { $card }.
event-card-lent = Uma carta fica ativa diante de { $seat }.
event-card-returned = { $card } de { $seat } volta para a reserva.
event-damage-moved = { $number } de dano passa de { $figure } para { $target-figure }.
event-no-attack = { $figure } não pode atacar o seu foco, então não ataca ninguém.
event-attack-plus =
    { $sourceId ->
        [card] O ataque recebe { $number } por { $card }.
       *[other] O ataque recebe { $number } por { $source }.
    }
event-drew-modifier =
    { $mode ->
        [1] { part-drew } (vantagem; vale: { $used-modifiers })
        [-1] { part-drew } (desvantagem; vale: { $used-modifiers })
       *[other] { part-drew }
    }.
part-drew = { $figure } compra { $modifiers }
event-attack-times = { part-source } multiplica o ataque por { $number }.
event-tamed = { $item } de { $figure }: 2x vale +0.
event-counts-as-zero = { $figure }: cartas desta compra valem +0 por causa de uma carta ativa.
event-pierced = O ataque perfura { $number } do escudo.
event-attack-value =
    { $shield ->
        [0] O ataque vale { $value }: { $number } de dano.
       *[other] O ataque vale { $value }, menos { $shield } do escudo: { $number } de dano.
    }
event-damage = { $figure } sofre { $number } de dano; causa: { $source } ({ $hp ->
        [one] resta { $hp } ponto de vida
       *[other] restam { $hp } pontos de vida
    }).
event-reduced =
    { $sourceId ->
        [card] { $card } baixa o dano para { $number }.
       *[other] Um efeito baixa o dano para { $number }.
    }
event-negated = { $figure } perde cartas em vez de sofrer { $number } de dano.
event-hp-set = { $figure } fica com { $number } pontos de vida.
event-retaliates = { $figure } retalia contra { $target-figure }: { $number } de dano.
event-condition-gained = { $figure } recebe { $conditions }.
event-condition-ended = { $figure } deixa de ter { $conditions }.
event-cursed = Uma Maldição entra no baralho de modificadores de { $figure }.
event-blessed = Uma Bênção entra no baralho de modificadores de { $figure }.
event-healed =
    { $number ->
        [one] { $figure } recupera { $number } ponto de vida.
       *[other] { $figure } recupera { $number } pontos de vida.
    }
event-killed = { $figure } morre.
event-dropped = Cai uma ficha de dinheiro no hexágono { $hex }.
event-fell = { $figure } fica sem pontos de vida.
event-summoned = { $figure } invoca { $target-figure }.
event-left = { $figure } sai do mapa.

## O que acontece: cartas, itens, elementos

event-card-lost = { part-seat } perde { $card }.
event-card-discarded = { part-seat } descarta { $card }.
event-card-active = { $card } fica na área ativa enquanto durar o efeito.
event-active-ended = { $card } não está mais ativa.
event-lasting =
    { $effectId ->
        [shield] { $figure } tem a partir de agora Escudo { $number } ({ part-source }).
        [retaliate] { $figure } tem a partir de agora Retaliar { $number } ({ part-source }).
        [onDeath] { $figure } vai agir mais uma vez ao morrer ({ part-source }).
       *[other] { $sourceId ->
            [card] { $figure } tem a partir de agora o efeito de { $card }.
           *[other] { $figure } tem a partir de agora um efeito duradouro ({ $source }).
        }
    }
event-recovered = { part-seat } recupera { $card }.
event-rest-drew = A carta aleatória do descanso curto é { $card }.
event-rested = { part-seat } descansa e pega { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de volta.
event-item-used = { part-seat } usa { $item }.
event-item-refreshed = { part-seat } renova { $item }.
event-item-equipped = { part-seat } equipa também { $item }.
event-element-created = É criado o elemento { $element }.
event-element-strong = O elemento { $element } está forte.
event-element-consumed = É consumido o elemento { $element }.
event-element-waned =
    { $number ->
        [0] O elemento { $element } agora está inerte.
       *[other] O elemento { $element } está enfraquecendo.
    }
event-shuffled = O baralho de modificadores de { $figure } é embaralhado.
event-monsters-shuffled = O baralho de modificadores dos monstros é embaralhado.
event-looted =
    { $number ->
        [one] { part-seat } saqueia { $number } ficha de dinheiro.
       *[other] { part-seat } saqueia { $number } fichas de dinheiro.
    }
event-treasure =
    { $number ->
        [0] { part-seat } saqueia um tesouro do objetivo.
       *[other] { part-seat } saqueia o tesouro { $number }.
    }
event-monster-looted =
    { $number ->
        [one] { $figure } leva { $number } ficha de dinheiro.
       *[other] { $figure } leva { $number } fichas de dinheiro.
    }
event-experience = { part-seat } ganha { $number } de experiência.

## O que acontece: o fim

event-exhausted = { part-seat } chega à exaustão e sai do cenário.
event-success = Sucesso na rodada { $number }!
event-failure = Fracasso na rodada { $number }.
event-home = { part-seat } leva para casa { $xp } de experiência, { $gold } de ouro e { $checks ->
        [one] { $checks } marca de verificação
       *[other] { $checks } marcas de verificação
    }.
event-why-plan-none = { why-plan-none }
event-why-plan-melee = { why-plan-melee }
event-why-plan-ranged = { why-plan-ranged }
event-why-plan-around = { why-plan-around }
event-why-plan-free = { why-plan-free }
event-why-plan-all = { why-plan-all }
event-why-invisible = { why-invisible }
event-why-way = { why-way }
event-why-no-way = { why-no-way }
event-scenario-focus = O cenário manda a figura contra { $figures }, a quem ela consegue chegar: o foco.
event-departed = { $figure } deixa o mapa por um tempo.
event-returned = { $figure } está de volta ao mapa.
event-woken = { $figure } acorda.
event-betrayed = { $figure } se volta contra todos.
event-controlled = { $figure } vai agir contra o seu próprio lado no seu turno.
event-why-only-focus = { why-only-focus }
event-why-fewest-negatives = { why-fewest-negatives }
event-why-least-cost = { why-least-cost }
event-why-nearest = { why-nearest }
event-why-earliest = { why-earliest }
event-why-focus-tied = { why-focus-tied }
event-why-if-focus = { why-if-focus }
event-why-no-focus = { why-no-focus }
event-why-does-nothing = { why-does-nothing }
event-why-needs-negatives = { why-needs-negatives }
event-why-in-reach = { why-in-reach }
event-why-no-disadvantage = { why-no-disadvantage }
event-why-most-targets = { why-most-targets }
event-why-better-targets = { why-better-targets }
event-why-fewest-spoilt = { why-fewest-spoilt }
event-why-least-movement = { why-least-movement }
event-why-destination = { why-destination }
event-why-stays = { why-stays }
event-why-out-of-reach = { why-out-of-reach }
event-why-if-destination = { why-if-destination }
event-why-approach = { why-approach }
event-why-stays-away = { why-stays-away }
event-why-choose-path = { why-choose-path }
event-why-has-no-attack = { why-has-no-attack }
event-why-no-attack = { why-no-attack }
event-why-attacks = { why-attacks }
event-why-choose-targets = { why-choose-targets }

## Objetivos e regras especiais dos cenários

objective-kill-all = Matem todos os inimigos
objective-kill-all-but = Matem todos os inimigos, exceto { $monsters }
objective-kill = Matem { $monstersThe }
objective-kill-count =
    { $n ->
        [one] Matem { $n } inimigo
       *[other] Matem { $n } inimigos
    }
objective-kill-count-of = Matem { $n } destes: { $monsters }
objective-kill-revealed = Matem todos os inimigos revelados
objective-reveal = Revelem a sala { $n }
objective-reveal-all = Revelem todas as salas
objective-loot-goals =
    { $n ->
        [one] Saqueiem o tesouro do objetivo
       *[other] Saqueiem { $n } tesouros do objetivo
    }
objective-escort = { $npc } precisa terminar um turno no hexágono marcado
objective-escort-near = { $npc } precisa terminar um turno no hexágono marcado ou ao lado dele
objective-each-loots-goal = Cada personagem precisa saquear um tesouro do objetivo
objective-escape = Todos os personagens ainda no cenário precisam chegar à saída
objective-survive =
    { $n ->
        [one] Sobrevivam { $n } rodada
       *[other] Sobrevivam { $n } rodadas
    }
objective-destroy = Destruam todos estes: { $npc }
objective-occupy = Os personagens precisam estar nas placas de pressão ao mesmo tempo
objective-end-turn-on = Um personagem precisa terminar um turno no hexágono marcado
objective-open-doors = Abram todas as portas
objective-carry = Levem o objeto até o hexágono marcado
objective-save = Levem { $n } destes até o hexágono marcado: { $npc }
objective-cleanse = Purifiquem todos estes: { $npc }
objective-dig = Desenterrem todos estes: { $npc }
objective-charge =
    { $n ->
        [one] Juntem { $n } carga
       *[other] Juntem { $n } cargas
    }
objective-sacrifice = Entreguem o objeto no hexágono marcado
loss-all-exhausted = Vocês perdem se todos os personagens ficarem exaustos
loss-npc-killed =
    { $n ->
        [one] Vocês perdem se { $npc } morrer
       *[other] Vocês perdem se { $n } destes morrerem: { $npc }
    }
rule-setup-gain = Todos os personagens começam com { $conditions }
rule-setup-curse =
    { $n ->
        [one] Todos os personagens põem { $n } Maldição no seu baralho de modificadores
       *[other] Todos os personagens põem { $n } Maldições no seu baralho de modificadores
    }
rule-setup-minus =
    { $n ->
        [one] Todos os personagens põem { $n } carta -1 no seu baralho de modificadores
       *[other] Todos os personagens põem { $n } cartas -1 no seu baralho de modificadores
    }
rule-lock-boss = Só o chefe abre a porta { $labels }
rule-lock-plate = A porta { $labels } fica trancada até um personagem terminar um turno na placa de pressão dela
rule-lock-all-on-plates = A porta { $labels } fica trancada até todos os personagens estarem nas placas de pressão dela no fim de um turno
rule-door-cycle = O chefe vai de porta em porta nesta ordem: { $labels }
loss-monsters-killed = Vocês perdem se { $n } destes morrerem: { $monsters }
rule-allies = { $monsters } são aliados dos personagens e inimigos de todos os outros monstros
rule-third-side = { $monsters } são um terceiro lado: inimigos dos personagens e de todos os outros monstros
rule-two-starts = Há duas salas iniciais; em cada uma começa no máximo metade dos personagens, arredondada para cima
rule-monster-level = O nível de { $monsters } é { $n } acima do normal, no máximo 7
rule-monster-level-lower = Nível { $n } abaixo do normal: { $monsters }
rule-immovable = { $monsters } não podem ser empurrados nem puxados
rule-summons = { $monsters } invocam { $monster } ({ $rank }) em vez de { $instead-monster }
rule-goal-loot-action = Tesouros do objetivo só são saqueados com uma habilidade Saquear, não no fim do turno
rule-trap-damage = { $trap } causam o dano de armadilha do nível
rule-trap-conditions = { $trap } não causam dano, mas impõem { $conditions }
rule-trap-both = { $trap } causam o dano de armadilha do nível e impõem { $conditions }
rule-spawn = { $when }: { $n } { $monster } ({ $rank }) em { $label }
rule-spawn-here = { $when }: { $n } { $monster } ({ $rank }) no seu lugar
when-killed-of = quando um destes é morto: { $monsters }
when-killed-remembered = quando é morto o que o cenário marcou: { $monsters }
when-start = no início
when-round-start = no início de cada rodada
when-round-start-odd = no início de cada rodada ímpar
when-round-start-even = no início de cada rodada par
when-round-end = no fim de cada rodada
when-round-end-odd = no fim de cada rodada ímpar
when-round-end-even = no fim de cada rodada par
when-door-opened = quando a porta { $label } se abre
when-in-round = na rodada { $n }
when-from-round = a partir da rodada { $n }
when-from-door = depois que a porta { $label } está aberta
when-until-door = até a porta { $label } estar aberta
objective-unknown = O objetivo ainda não está descrito
objective-present = { $whom } está lá
objective-register = Levem { $register } até { $n }
objective-all = Tudo isto: { $parts }
objective-any = Um destes: { $parts }
loss-exhausted = Vocês perdem se um personagem ficar exausto
loss-exhausted-off-exit = Vocês perdem se ficar exausto um personagem que não está na saída
loss-round-limit = Vocês perdem depois de { $n } rodadas
loss-last-one = Vocês perdem se só um personagem não estiver exausto
whom =
    { $who ->
        [subject] quem for atingido
        [character] cada personagem
        [summon] cada invocação
        [party] cada personagem e invocação
        [enemy] cada inimigo
        [ally] cada aliado dos personagens
        [object] cada objeto
        [friend] cada personagem e aliado dos personagens
       *[anyone] todos
    }
whom-types = { $monsters }
when-once = uma só vez
when-always = sempre
when-present = enquanto { $whom } está de pé
when-room-held = enquanto um personagem está na sala { $n }
when-room-empty = enquanto nenhum personagem está na sala { $n }
when-until-killed = até que { $n } destes tenham sido destruídos: { $npc }
when-every-rounds = na rodada { $first } e a cada { $n } rodadas a partir daí
when-goals-looted =
    { $n ->
        [one] depois que um tesouro do objetivo foi saqueado
       *[other] depois que { $n } tesouros do objetivo foram saqueados
    }
whom-npc = { $npc }
whom-at = { $whom } em { $label }
whom-in-room = { $whom } na sala { $n }
whom-off-room = { $whom } fora da sala { $n }
whom-near-label = { $whom } a até { $n } { $n ->
    [one] hexágono
   *[other] hexágonos
} de { $label }
rule-close = { $when }, a porta { $labels } volta a se fechar; quem está nela sofre o dano de armadilha e vai para o hexágono vazio mais próximo
rule-keep-out = { $whom }: nunca entra na porta { $labels }
rule-lock-held = A porta { $labels } só fica aberta enquanto, no fim de um turno, um personagem está em uma destas placas de pressão: { $plates }; quem está na porta que se fecha sofre o dano de armadilha e vai para o hexágono vazio mais próximo
rule-escape = { $when }: quem está num hexágono marcado escapa com suas invocações: { $whom }
rule-discard = { $when }: { $whom } descarta { $n } cartas da mão
objective-escaped = Todos os personagens que restam precisam escapar pelo hexágono marcado, um depois do outro
event-escaped =
    { $seatIs ->
        [you] Você escapa do cenário.
       *[other] { $seat } escapa do cenário.
    }
when-turn-end-on-plate = depois que um personagem termina um turno na placa de pressão { $plates }
when-killed-npc = quando isto é destruído: { $npc }
rule-spawn-start = { $when }: { $n } { $monster } ({ $rank }) nos hexágonos iniciais
rule-march = { $whom }: { $parts }
march-points = Movimento { $n } em direção aos hexágonos marcados em vez dos movimentos da sua carta
march-own-move = o seu próprio Movimento em direção aos hexágonos marcados em vez dos movimentos da sua carta
march-doors = abre portas no caminho
march-carries = primeiro até ficar ao lado de { $npc }, depois leva { $npc } junto
march-alone = não faz mais nada
march-card = depois faz o resto da sua carta
whom-nearest = o mais próximo de { $whom }
rule-idle = { $monsters }: nunca age
when-turn-end-there = quando este termina o turno num hexágono marcado: { $whom }
when-looted-in = quando o tesouro de objetivo da sala { $n } é saqueado
whom-on-marked = { $whom } na área que o cenário indica
rule-avoid = { $whom }: contorna { $ground ->
        [water] a água
       *[other] o terreno indicado
    } como se fosse uma armadilha
whom-suffering = { $whom } ({ $conditions })
when-entered = ao entrar num hexágono
when-entered-overlay = ao entrar { $ground ->
        [water] na água
       *[other] no terreno indicado
    }
register-withering = o número de rodadas passadas antes de a sala dela ser revelada
rule-roll = { $when }: em cada uma de { $n } fileiras as duas pedras rolam 1, 2 ou 3 hexágonos para a esquerda, um número diferente em cada fileira, à escolha dos jogadores; na ponta esquerda elas voltam a entrar pela direita. Destroem obstáculos e ignoram armadilhas e habilidades. Quem está onde uma rola sofre o dano de armadilha; quem está onde ela para é movido um hexágono para a esquerda
event-boulder-rolled = Uma pedra rola até o hexágono { $hexes }.
register-rift = o dano da fenda
rule-stats = { $when }: { $whom }: { $stats }
rule-stats-each = { $when }: { $whom }: { $stats } para cada um destes no mapa: { $each }
rule-stats-per = { $when }: { $whom }: { $stats }, vezes { $register }
stat-hp = pontos de vida { $n }
stat-attack = Ataque { $n }
stat-move = Movimento { $n }
stat-range = Alcance de ataques à distância { $n }
stat-shield = Escudo { $n }
whom-next-to-it = { $whom } ao lado
whom-near = { $whom } a até { $n } hexágonos de { $npc }
rule-barred = A porta { $labels } está barrada: ela se abre quando o que a barra ({ $npc }) é destruído
rule-indestructible = Alguns obstáculos não podem ser destruídos nem movidos por nenhuma habilidade
rule-ability-per = { $when }: { $whom }: { $does }, vezes { $register }
rule-ability = { $when }: { $whom }: { $does }
rule-lock-when = A porta { $labels } fica trancada. Ela se abre { $when }
rule-interaction =
    { $cost ->
        [nothing] No seu turno, um personagem pode: { $interaction }
        [top-action] Um personagem pode abrir mão de uma ação de cima (e da carta) para: { $interaction }
        [bottom-action] Um personagem pode abrir mão de uma ação de baixo (e da carta) para: { $interaction }
       *[other] Um personagem pode abrir mão de uma ação (e da carta) para: { $interaction }
    }
rule-elements = { $when }: ficam fortes { $elements }
rule-elements-inert = { $when }: ficam inertes { $elements }
rule-place = { $when }: mais monstros são colocados
rule-remove = { $when }: estes saem do mapa
rule-win = { $when }: vocês vencem
rule-lose = { $when }: vocês perdem
when-turn-start = no início de cada turno
when-turn-start-of = no início de um turno ({ $whom })
when-turn-end = no fim de cada turno
when-room-revealed = quando a sala é revelada
when-killed = quando um deles é morto
when-looted = quando um tesouro de objetivo é saqueado
when-exhausted = quando um personagem fica exausto
when-interacted = quando isso é feito
when-if = se { $parts }
when-not = a menos que { $parts }
when-round-start-in = no início da rodada { $n }
when-round-end-in = no fim da rodada { $n }
rule-remove-of = { $when }, estes saem do mapa: { $whom }
rule-remove-on = { $when }: quem está em um hexágono marcado sai do mapa: { $whom }
rule-npc-toward = { $npc }: Mover { $n } em direção ao hexágono marcado a cada rodada
rule-npc-after = { $npc }: Mover { $n } em direção a { $monster } na sala { $room } a cada rodada
register-sun-blessed = a conquista do grupo Abençoados pelo Sol
when-next-marker = quando o chefe vai ao próximo marcador
when-lay-eggs = quando o chefe põe ovos
when-hatch-eggs = quando os ovos eclodem
when-throne-moves = quando o trono se move
when-summon-zephyrs = quando o chefe invoca
when-fly-to-next-perch = quando o chefe voa até o próximo poleiro
when-mind-control = quando o chefe toma o controle de um personagem
when-drive-away = quando o chefe afasta todos
rule-jump = { $when }: salta para o próximo destes lugares, por ordem: { $labels }
rule-replace = { $when }: no lugar de cada um destes vem { $monster } ({ $rank }): { $whom }
rule-summon = { $when }: { $whom } × { $n }, ao lado de quem invoca
rule-suspend = { $when }, estes ficam fora do jogo: { $whom }. Não agem, nada os afeta, e os outros podem passar pelos seus hexágonos, mas não parar neles
rule-suffer = { $when }: { $whom } sofre tanto dano quanto foi contado ({ $register })
rule-asleep = Dormem no começo: { $monsters }. Não fazem nada até serem atacados, sofrerem dano ou uma condição negativa, ou até um personagem ou invocação terminar o movimento ao lado deles; as invocações deixam em paz quem dorme
rule-focus = Estes têm { $monster } como foco sempre que podem alcançá-lo no seu turno: { $monsters }
rule-focus-npc = Estes têm { $npc } como foco sempre que podem alcançar esse alvo no seu turno: { $monsters }
when-moved = quando um deles termina um movimento
rule-destroy = { $when }, isto é destruído: { $whom }
rule-count = { $when }: conta-se dano ({ $register }): { $n }, e mais { $more } por nível de cenário
when-moved-of = no fim de um movimento ({ $whom })
rule-leave = { $when }, estes deixam o mapa por um tempo e mantêm os seus turnos: { $whom }
rule-drift = { $when }: o vento move estes um hexágono, em ordem de iniciativa, a não ser que algo esteja no caminho ({ $ways }): { $whom }
rule-draw = { $when }: aparece o número da ficha; { $n } das { $of } são necessárias
when-absent = enquanto isto não está no mapa: { $whom }
when-struck = depois de um ataque corpo a corpo
when-struck-of = depois de um ataque corpo a corpo ({ $whom })
way-e = para o leste
way-ne = para o nordeste
way-nw = para o noroeste
way-w = para o oeste
way-sw = para o sudoeste
way-se = para o sudeste
rule-jump-way = { $when }: { $whom } salta para o próximo destes lugares, por ordem: { $labels }. Quem está lá dá lugar; uma sala ainda não vista é revelada com suas portas
rule-hp-of = { $npc } tem os pontos de vida deste chefe: { $monster }
rule-summon-rank = { $when }: { $whom } × { $n } ({ $rank }), ao lado de quem invoca
when-stop = na parada { $n } do caminho
when-index = pela ação especial { $n }
rule-dismiss = { $when }: os jogadores podem tirar um destes do mapa: { $whom }
rule-lend-deck = { $when }: os jogadores escolhem um personagem, de cujo baralho de modificadores se compra
rule-unhurt = { $monsters }: não sofrem dano; condições e todo o resto ainda funcionam neles
register-pumps = o número de bombas-d’água purificadas
register-awake = o número de turnos que terminaram com todas as placas de pressão em jogo ocupadas
register-deed-rift = a fenda aberta (1: sim)
register-night-demons = o número de demônios da noite normais desde o último de elite
register-pump = o número de purificações da bomba-d’água { $n }
register-saved = o número de aldeões a salvo
interaction-cleanse-pump = Purificar a bomba-d’água
rule-current = { $when }: a correnteza move { $whom } um hexágono, numa direção que depende de a iniciativa de { $monsters } ser par ou ímpar. Quem tem um obstáculo ou uma parede do lado de onde ela vem está a salvo; quem não pode ser movido sofre { $n } de dano
thing-claw = a garra
rule-mend = { $when }: { $whom }: Curar { $n } para cada um destes no mapa: { $each }
when-dug = quando { $npc } em { $label } foi desenterrado
rule-dry-once = Quem termina o turno num hexágono de água marcado tem { $thing } pelo resto do cenário; essa água some, e ninguém a recebe duas vezes
when-against = contra { $monsters }
rule-immune = { $whom }: imune a { $conditions }
rule-monster-immune = { $monsters }: imunes a { $conditions }
rule-drive = { $when }, em ordem de iniciativa estes se movem para o hexágono mais próximo ao lado de { $monsters }: { $whom }
rule-drive-away = { $when }, em ordem de iniciativa estes se movem { $n } hexágonos e terminam o mais longe possível de { $monsters }: { $whom }
rule-control = { $when }, o personagem que ainda vai jogar duas cartas e age por último nesta rodada perde a razão: no seu turno e nos das suas invocações, aliados são inimigos e inimigos são aliados; ele realiza Mover 2 e a ação de cima da sua primeira carta, e as duas cartas são descartadas
rule-portal = Um portal liga os dois hexágonos { $label }: um personagem ao lado de um deles pode gastar 1 ponto de movimento para ir a um hexágono vazio ao lado do outro; invocações e monstros não podem
rule-perches = { $monsters } cobre todos os hexágonos do poleiro em que está ({ $labels }): pode atacar e ser atacado a partir de qualquer um deles
rule-before = { $npc } age imediatamente antes de { $monster }
rule-no-side = { $npc } não é aliado nem inimigo de ninguém: nada o afeta, e outros podem passar pelo seu hexágono
rule-npc-unhurt = { $npc }: nenhum dano lhe faz efeito
rule-dug = Ao lado de { $npc }, um personagem pode gastar pontos de movimento para cavar, um por ponto de vida que lhe resta; não é atacado nem sofre dano
rule-protected-often =
    { $n ->
        [one] Uma vez, um personagem pode perder uma carta da mão para que { $npc } não sofra dano de uma fonte
       *[other] { $n } vezes no total, um personagem pode perder uma carta da mão para que { $npc } não sofra dano de uma fonte
    }
rule-protected = Um personagem pode perder uma carta da mão para que { $npc } não sofra dano de uma fonte
event-dug =
    { $number ->
        [0] { $figure }: não falta mais nada para cavar.
       *[other] { $figure }: ainda falta cavar { $number }.
    }
option-figure-move = Gastar 1 ponto de movimento para cavar: { $figure }
option-done-protect = Deixar sofrer { $number } de dano
option-card-protect = Perder { $card }
ask-protect = Você perde uma carta para evitar esse dano?
thing-blessing = a proteção da água
thing-dagger = a adaga oculta
register-tokens = o número de fichas na gosma gigante (4 no início, uma a menos para cada gosma que morre)
register-freed = o número de cativas libertadas
register-lender = o personagem de cujo baralho de modificadores se compra
interaction-free-captive = Libertar uma cativa ao seu lado
deed-staff = Um personagem precisa terminar um turno ao lado do altar com o cajado carregado
deed-rift = Matem todos os demônios enquanto há um personagem em cada sala, para que a fenda se abra
objective-deed = { $deed }
thing-water = um balde de água
thing-staff = o cajado
thing-doll = a boneca
thing-relic = o cristal ou a esfera
register-charge = a carga do cajado
objective-present-treasure = Um personagem que saqueou o tesouro { $n } ainda está no cenário
objective-bring-treasure = Um personagem que saqueou o tesouro { $n } precisa terminar um turno no hexágono marcado
objective-bring = Um personagem com { $thing } precisa terminar um turno no hexágono marcado ou ao lado dele
whom-treasure = { $whom } que saqueou o tesouro { $n }
when-exhausted-holding = quando o personagem com { $thing } fica exausto
when-killed-elite = quando um inimigo de elite é morto
when-killed-normal = quando um inimigo normal é morto
rule-lock-next = As portas { $labels } estão trancadas. Nesta ordem, a próxima delas se abre { $when }
rule-unkept = O tesouro { $n } só é mantido se o cenário for vencido
rule-hp-times = Pontos de vida × { $n }: { $monsters }
rule-steady = Sempre na iniciativa { $n }, sempre Mover +0 e Ataque +0: { $monsters }
rule-modifiers = Do baralho de modificadores do personagem compram: { $monsters }
rule-betray = { $when }: { $whom } se volta contra todos, e também tem de ser morto
rule-gather = { $when }: { $whom }: de volta para { $label }, com dano e condições como estão
rule-gather-start = { $when }: { $whom }: de volta para o início, com dano e condições como estão
register-wave = o número de ondas que vieram depois da primeira
register-waves = o número de ondas que vieram
register-shut = a porta trancada atrás do personagem (1: sim)
rule-moneyless = Não deixam dinheiro: { $monsters }
rule-charges = Só um personagem com { $thing } pode ferir { $monsters }; cada ponto desse dano conta como 1 para { $register }
rule-goal-turn-end = Tesouros do objetivo só são pegos terminando o turno no hexágono deles
rule-goal-carried = Quando o personagem que carrega { $thing } fica exausto, { $thing } fica no hexágono dele; uma habilidade Saquear de outro personagem que o alcance pode assumir { $thing }
rule-dry-at = { $when }: não há água em { $label }
rule-dry-here = A água é saqueada como um tesouro: o hexágono fica seco, e um personagem só carrega um balde por vez
rule-flood = { $when }: mais um hexágono ao lado da água é inundado, à escolha dos jogadores; se não houver mais nenhum seco nessa parte do mapa, vocês perdem
rule-lay-traps = { $when }: aparecem armadilhas de dano em { $label }; quem estiver ali sem voar as dispara
rule-drop-here = { $when }: no seu lugar fica { $thing }
rule-give-up = { $when }: { $whom } abre mão disso
rule-give = { $when }: os jogadores escolhem o personagem que fica com { $thing }
event-flooded = A água inunda o hexágono { $hex }.
event-gave-up =
    { $seatIs ->
        [you] Já não está com você.
       *[other] Já não está com { $seat }.
    }
event-given =
    { $seatIs ->
        [you] Agora está com você.
       *[other] Agora está com { $seat }.
    }
option-done-hand-over = Deixar com o outro
option-yes-hand-over = Pegar
ask-hand-over = Você assume o que outro personagem carrega?
option-figure-free = Libertar { $figure }
ask-free = Quem é libertado?
option-cell-flood = Água no hexágono { $hex }
ask-flood = Que hexágono é inundado?
option-figure-give = { $figure }
ask-give = Quem fica com ele?
loss-exhausted-before-all = Vocês perdem se um personagem ficar exausto antes que os { $n } tesouros do objetivo sejam saqueados
loss-exhausted-off-room = Vocês perdem se ficar exausto um personagem que não está na sala { $n }
objective-reach-room = Todos os personagens ainda no cenário precisam estar ao mesmo tempo na sala { $n }
test-exhausted-before-looting = um personagem fica exausto sem ter saqueado um tesouro do objetivo
thing-goal = um tesouro do objetivo
whom-not-holding = { $whom } sem { $thing }
whom-holding = { $whom } com { $thing }
rule-starts = Com este número de personagens, alguns dos hexágonos iniciais não são usados
rule-impassable = Alguns obstáculos são como paredes: não podem ser destruídos nem movidos, e ninguém passa nem enxerga através deles, nem voando ou saltando
rule-no-items-before-goal = Os itens de um personagem não têm efeito até que ele saqueie um tesouro do objetivo
rule-one-goal-each = Nenhum personagem pega um segundo tesouro do objetivo
interaction-take-goal = Pegar o tesouro do objetivo neste hexágono ou ao lado

## Tests of scenarios, as half sentences

objective-when = Façam com que isto se cumpra: { $parts }
loss-when = Vocês perdem se isto se cumprir: { $parts }
when-set-up = durante a preparação
when-door-opened-any = quando uma porta se abre
test-given = o grupo tem { $register }
test-dead = não resta nenhum inimigo
test-dead-of = não resta nenhum destes: { $monsters }
test-dead-without = não restam inimigos além de { $monsters }
test-cleared = não resta nenhum inimigo no mapa
test-killed =
    { $n ->
        [one] { $n } inimigo está morto
       *[other] { $n } inimigos estão mortos
    }
test-killed-of =
    { $n ->
        [one] { $n } destes está morto: { $monsters }
       *[other] { $n } destes estão mortos: { $monsters }
    }
test-revealed = todas as salas estão reveladas
test-revealed-room = a sala { $n } está revelada
test-looted =
    { $n ->
        [one] { $n } tesouro do objetivo foi saqueado
       *[other] { $n } tesouros do objetivo foram saqueados
    }
test-each-looted = cada personagem saqueou um tesouro do objetivo
test-arrived = um destes terminou um turno nos hexágonos marcados: { $whom }
test-on =
    { $n ->
        [one] { $n } destes está nos hexágonos marcados: { $whom }
       *[other] { $n } destes estão nos hexágonos marcados: { $whom }
    }
test-on-all = todos estes estão nos hexágonos marcados: { $whom }
test-filled = em cada hexágono marcado há um destes: { $whom }
test-opened = todas as portas estão abertas
test-opened-doors = a porta { $labels } está aberta
test-round =
    { $rounds ->
        [odd] a rodada é ímpar
        [even] a rodada é par
       *[every] é qualquer rodada
    }
test-round-from = { test-round }, a partir da rodada { $first }
test-round-until = { test-round }, até a rodada { $last }
test-round-within = { test-round }, da rodada { $first } à rodada { $last }
test-characters = o número de personagens é { $numbers }
test-register-least = { $register } é { $least } ou mais
test-present-none = isto não está no mapa: { $whom }
test-room-empty = não há nenhum personagem na sala { $n }
test-register-most = { $register } é { $most } ou menos
test-register-between = { $register } é de { $least } a { $most }
test-present-least = { $least } ou mais destes estão no mapa: { $whom }
test-present-most = não mais que { $most } destes no mapa: { $whom }
test-present-between = de { $least } a { $most } destes estão no mapa: { $whom }
test-exhausted =
    { $n ->
        [one] { $n } personagem está exausto
       *[other] { $n } personagens estão exaustos
    }
test-exhausted-off = um personagem ficou exausto fora dos hexágonos marcados
test-escaped = todos os personagens que restam escaparam
test-rounds-over =
    { $n ->
        [one] { $n } rodada terminou
       *[other] { $n } rodadas terminaram
    }
test-all = tudo isto se cumpre: { $parts }
test-any = algo disto se cumpre: { $parts }
test-not = nada disto se cumpre: { $parts }

## O que as habilidades fazem: estrutura

perk =
    { $ignoresCount ->
        [0] { part-perk }
       *[other] { $removed-modifiersCount ->
            [0] { $added-modifiersCount ->
                [0] Ignorar { $ignores }
               *[other] Ignorar { $ignores }; acrescentar { $added-modifiers }
            }
           *[other] Ignorar { $ignores }; tirar { $removed-modifiers }
        }
    }
part-perk =
    { $removed-modifiersCount ->
        [0] Acrescentar { $added-modifiers }
       *[other] { $added-modifiersCount ->
            [0] Tirar { $removed-modifiers }
           *[other] Trocar { $removed-modifiers } por { $added-modifiers }
        }
    }
ability-line = { $parts }
ability-by-bear = O urso age
ability-when = { $gates }: { $then }
ability-then = { $head }; { $item }
ability-number = { $n }
ability-plus = +{ $n }
ability-minus = -{ $n }
ability-x = X
ability-plus-x = +X
ability-x-is = sendo X { $what }
ability-conditions = { $conditions }

## O que as habilidades fazem: ações

ability-do-move = Mover { $amount }
ability-do-attack = Ataque { $amount }
ability-do-heal = Curar { $amount }
ability-do-heal-fully = Curar todos os pontos de vida
ability-do-loot = Saquear { $amount }
ability-do-shield = Escudo { $amount }
ability-do-retaliate = Retaliar { $amount }
ability-do-push = Empurrar { $amount }
ability-do-pull = Puxar { $amount }
ability-do-damage = { $amount } de dano
ability-do-suffer = sofrer { $amount } de dano
ability-do-kill = Matar { $whom }
ability-do-infuse = criar { $elements }
ability-do-summon = Invocar { $summon }
ability-do-summon-monster = Invocar { $n } × { $monster }
ability-do-recover-discard =
    { $n ->
        [0] recuperar todas as cartas descartadas
        [one] recuperar { $n } carta descartada
       *[other] recuperar { $n } cartas descartadas
    }
ability-do-recover-discard-up-to = recuperar até { $n } cartas descartadas
ability-do-recover-discard-x = recuperar X cartas descartadas
ability-do-recover-lost =
    { $n ->
        [0] recuperar todas as cartas perdidas
        [one] recuperar { $n } carta perdida
       *[other] recuperar { $n } cartas perdidas
    }
ability-do-recover-lost-up-to = recuperar até { $n } cartas perdidas
ability-do-recover-lost-x = recuperar X cartas perdidas
ability-do-lose-cards =
    { $n ->
        [one] perder { $n } carta
       *[other] perder { $n } cartas
    }
ability-do-refresh-items =
    { $n ->
        [0] renovar todos os itens
        [one] renovar { $n } item
       *[other] renovar { $n } itens
    }
ability-do-refresh-items-up-to = renovar até { $n } itens
ability-do-create-trap = armar uma armadilha de { $amount } de dano
ability-do-create-trap-of-level = armar uma armadilha com o dano do nível do cenário
ability-do-create-trap-harmless = armar uma armadilha sem dano
ability-do-disarm-trap =
    { $n ->
        [0] desarmar armadilhas
        [one] desarmar uma armadilha
       *[other] desarmar { $n } armadilhas
    }
ability-do-create-obstacle =
    { $n ->
        [one] criar um obstáculo
       *[other] criar { $n } obstáculos
    }
ability-do-destroy-obstacle =
    { $n ->
        [0] destruir todos os obstáculos
        [one] destruir um obstáculo
       *[other] destruir { $n } obstáculos
    }
ability-do-move-obstacle =
    { $n ->
        [one] mover um obstáculo
       *[other] mover { $n } obstáculos
    }
ability-do-command = { $whom }: { $then }
ability-do-mark = pôr esta Perdição em { $whom }
ability-do-transfer-group =
    { $n ->
        [0] mover todas as Perdições para { $whom }
       *[other] mover uma Perdição para { $whom }
    }
ability-trap-burst = ao ser acionada: { $then }
ability-do-give-card = entregar uma carta { $card } a { $whom }
ability-do-lend-card = emprestar esta carta a { $whom }
ability-do-swap = { $whom } trocam de lugar
ability-do-swap-with = trocar de lugar com { $whom }
ability-do-attach = { $whom } de agora em diante: { $then }
ability-do-betray-turn = { $whom }: luta contra o próprio lado nesta rodada
ability-do-extra-turn = { $whom }: pode jogar logo em seguida um turno extra, com duas cartas da mão
ability-do-modifier-deck = tirar todas as maldições do próprio baralho de modificadores e devolver a ele os descartes, embaralhando
ability-do-choose-any = qualquer uma destas
ability-do-cleanse =
    { $n ->
        [0] remover todas as condições negativas
        [one] remover { $n } condição negativa
       *[other] remover { $n } condições negativas
    }
ability-do-gain-money = ganhar { $amount } de ouro
ability-do-gain-xp = ganhar { $amount } de experiência
ability-do-exhaust = ficar exausto
ability-do-teleport = ir de imediato para qualquer hexágono desocupado do mapa
ability-do-teleport-next-to = ir de imediato para um hexágono desocupado ao lado de: { $whom }
ability-do-ground = o alvo não pode mais voar
ability-do-remove-condition = remover { $conditions }
ability-do-set-hp = os pontos de vida passam a { $amount }
ability-do-consume = se { $elements } puder ser consumido: { $then }
ability-do-on-death = quando morrer: { $then }
ability-do-boss-special = ação especial { $n } do chefe

## O que as habilidades fazem: alcance, alvos, efeitos

ability-range = Alcance { $amount }
ability-any-range = a qualquer alcance
ability-reach = corpo a corpo, até { $n } hexágonos de distância
ability-targets = Alvo { $n }
ability-self = Próprio
ability-area = bloco de { $n } hexágonos ligados
ability-area-line = linha de { $n } hexágonos
ability-area-star = um hexágono e todos os { $near } ao redor dele
ability-area-corner = { $n } hexágonos que compartilham um vértice
ability-area-line-from =
    { $n ->
        [one] o hexágono junto ao atacante
       *[other] linha reta de { $n } hexágonos a partir do atacante
    }
ability-area-around = todos os { $n } hexágonos ao redor do atacante
ability-area-beside =
    { $n ->
        [one] { $n } hexágono junto ao atacante
       *[other] { $n } hexágonos lado a lado, todos junto ao atacante
    }
ability-area-both-sides = { $n } hexágonos junto ao atacante, em lados opostos
ability-area-beyond = { $n } hexágonos diante do atacante: { $near } junto dele, { $far } mais além
ability-within =
    { $n ->
        [1] em um hexágono adjacente
       *[other] no alcance { $n }
    }
ability-onto = até { $n } hexágonos de distância
ability-obstacle-size = de { $n } hexágonos
ability-push = Empurrar { $n }
ability-pull = Puxar { $n }
ability-pierce = Perfurar { $n }
ability-cap =
    { $n ->
        [one] no máximo { $n } ficha
       *[other] no máximo { $n } fichas
    }
ability-trap-on = a armadilha atinge { $whom }
ability-path-targets = e todos os inimigos no caminho até o alvo
ability-items-consumed = consumidos
ability-items-spent = gastos
ability-items-both = gastos ou consumidos
ability-items-of = só de: { $slots }
ability-rank = { $rank }
ability-ranks = com 2, 3 e 4 personagens: { $ranks }
ability-copies-hp = com tantos pontos de vida quantos o invocador tem agora
ability-flag-jump = Salto
ability-flag-straight = em linha reta
ability-flag-loot-each-hex-entered = saquear cada hexágono em que entra
ability-flag-destroy-on-path = obstáculos e armadilhas no caminho são destruídos
ability-flag-ends-next-to-obstacle = terminando ao lado de um obstáculo
ability-flag-ends-next-to-performer = terminando ao lado de quem age
ability-flag-push-into-obstacles = pode empurrar para dentro de obstáculos: cada um é destruído, 2 de dano e 1 de experiência
ability-flag-push-blocked = 2 de dano e 1 de experiência por hexágono do empurrão que parede ou obstáculo bloqueia
ability-flag-cleanse = remover todas as condições negativas
ability-flag-at-killed-enemy = onde o inimigo morreu
ability-flag-triangle = em triângulo
ability-flag-toward-chosen-hex = em direção a um hexágono escolhido
ability-flag-with-group-effects = com os efeitos dos aumentos ativos de quem age
ability-flag-summon-next-to-target = ao lado do alvo
ability-flag-others-card = de outro aliado ao lado desse aliado
ability-flag-toward-allies = apenas para mais perto de um aliado de quem age
ability-flag-summon-cards = apenas cartas que invocam
ability-flag-ignores-terrain = terreno difícil e perigoso não têm efeito
ability-flag-from-summon = também como se estivesse no hexágono de uma das próprias invocações
ability-flag-nearest-to-enemy = no hexágono mais perto de um inimigo
ability-by-me = quem age decide
ability-by-them = o dono decide
ability-by-ai = pelas regras dos monstros

## O que as habilidades fazem: quem

ability-who-near = { $who } { $near }
ability-who-enemy =
    { $n ->
        [0] todos os inimigos
        [one] um inimigo
       *[other] { $n } inimigos
    }
ability-who-ally =
    { $n ->
        [0] todos os aliados
        [one] um aliado
       *[other] { $n } aliados
    }
ability-who-self-or-ally =
    { $n ->
        [0] a própria figura e todos os aliados
        [one] a própria figura ou um aliado
       *[other] { $n } entre a própria figura e os aliados
    }
ability-who-self-and-allies = a própria figura e todos os aliados
ability-who-allies-and-enemies =
    { $n ->
        [0] todos os aliados e inimigos
        [one] um aliado ou inimigo
       *[other] { $n } aliados ou inimigos
    }
ability-who-figure =
    { $n ->
        [0] todas as figuras
        [one] uma figura
       *[other] { $n } figuras
    }
ability-who-summoned-ally =
    { $n ->
        [0] todos os aliados invocados
        [one] um aliado invocado
       *[other] { $n } aliados invocados
    }
ability-who-own-summon =
    { $n ->
        [0] todas as próprias invocações
        [one] uma das próprias invocações
       *[other] { $n } das próprias invocações
    }
ability-who-self-and-summoned-allies = a própria figura e todos os aliados invocados
ability-who-self-and-own-summons = a própria figura e as suas criaturas invocadas
ability-who-self = a própria figura
ability-who-bear = o urso
ability-who-marked = a figura marcada
ability-near-trap = ao lado da armadilha
ability-near-death-hex =
    { $n ->
        [1] ao lado de onde ele morreu
       *[other] a alcance { $n } de onde ele morreu
    }
ability-who-previous-target = o mesmo alvo
ability-who-attacked = cada alvo
ability-who-healed-figure = a figura curada
ability-who-that-figure = essa figura
ability-near-adjacent =
    { $n ->
        [0] em hexágonos adjacentes
        [one] em um hexágono adjacente
       *[other] em hexágonos adjacentes
    }
ability-near-range = no alcance { $n }
ability-near-exactly = a exatamente { $n } hexágonos
ability-near-room = na mesma sala
ability-near-anywhere = em qualquer lugar do mapa
ability-near-area = na área
ability-near-target = no alcance { $n } do alvo
ability-near-chosen-hex = no alcance { $n } do hexágono escolhido
ability-near-created-obstacles = no alcance { $n } dos obstáculos criados
ability-near-destroyed-obstacle = no alcance { $n } do obstáculo destruído
ability-near-moved-obstacle = no alcance { $n } do obstáculo movido
ability-near-killed-enemy = no alcance { $n } do inimigo morto
ability-near-healed-figure = no alcance { $n } da figura curada
ability-near-hexes-entered = no alcance { $n } dos hexágonos em que entrou
ability-near-summoned-allies = no alcance { $n } dos aliados invocados
ability-near-enemies-with-poison = no alcance { $n } de inimigos envenenados
ability-that-moved-through = por quem passou
ability-that-other-than-actor = menos ele mesmo

## O que as habilidades fazem: condições e preços

ability-if = se { $tests }
ability-for = para { $whom }
ability-consume = consumindo { $elements }
ability-pay-damage = sofrendo { $n } de dano
ability-pay-damage-up-to = sofrendo até { $n } de dano
ability-pay-discard =
    { $n ->
        [one] descartando { $n } carta
       *[other] descartando { $n } cartas
    }
ability-pay-obstacle = destruindo um obstáculo no alcance { $n }
ability-pay-condition = recebendo { $conditions }
ability-pay-condition-to = em troca de { $conditions } para { $whom }
ability-pay-or-damage = ou { $n } de dano se essa figura já a tem
ability-pay-forgo-top = abrindo mão da ação de cima do turno
ability-pay-forgo-bottom = abrindo mão da ação de baixo do turno
ability-test-target-next-to-my-ally = o alvo está ao lado de um aliado do atacante
ability-test-target-next-to-my-own-summon = o alvo está ao lado de uma invocação do próprio atacante
ability-test-target-next-to-me = o alvo está ao lado de quem dá a ordem
ability-test-target-isolated = nenhum aliado do alvo está ao lado dele
ability-test-target-has = o alvo tem { $conditions }
ability-test-target-has-any = o alvo tem uma destas: { $conditions }
ability-test-target-undamaged = o alvo não tem dano
ability-test-target-hp-at-most = o alvo tem no máximo { $n } pontos de vida
ability-test-target-doomed = o alvo tem uma Perdição
ability-test-action-no-target = ninguém foi atacado por ela
ability-test-target-marked = o alvo carrega esta Perdição
ability-test-other-enemy-within = outro inimigo está a alcance { $n } dele
ability-test-target-undead = o alvo é Ossos Vivos, Cadáver Vivo ou Espírito Vivo
ability-test-target-adjacent = o alvo é adjacente
ability-test-victim-doomed = o inimigo morto tinha uma Perdição
ability-test-self-has = quem age tem { $conditions }
ability-test-self-has-any = quem age tem uma destas: { $conditions }
ability-test-self-hp-below-half = quem age tem menos da metade dos pontos de vida
ability-test-self-would-drop-below1-hp = o dano deixaria quem age com menos de 1 ponto de vida
ability-test-self-moved-at-least = quem age se moveu pelo menos { $n } hexágonos neste turno
ability-test-self-moved-at-most =
    { $n ->
        [one] quem age se moveu no máximo { $n } hexágono neste turno
       *[other] quem age se moveu no máximo { $n } hexágonos neste turno
    }
ability-test-self-hp-is =
    { $n ->
        [one] quem age tem exatamente { $n } ponto de vida
       *[other] quem age tem exatamente { $n } pontos de vida
    }
ability-test-self-entered-hazard = quem age entrou em terreno perigoso neste turno
ability-test-self-actions-done = as duas cartas do turno foram jogadas
ability-test-self-has-later-card = há duas cartas ou mais na mão, uma delas com iniciativa posterior
ability-test-attack-melee = é um ataque corpo a corpo
ability-test-attack-ranged = é um ataque de longo alcance
ability-test-attack-single-target = o ataque tem um só alvo
ability-test-move-straight = todo o movimento foi em linha reta
ability-test-move-ends-at-start = o movimento termina onde começou
ability-test-element-available = { $element } está forte ou enfraquecendo
ability-test-element-not-strong = { $element } não está forte
ability-test-element-strong = { $element } está forte
ability-test-action-used-item = um item foi usado na ação
ability-test-action-group = a ação é de { $group }
ability-test-rank = o alvo é { $ranks }
ability-test-rank-no-boss = o alvo não é chefe
ability-test-hp-below = o alvo tem menos pontos de vida que { $amount }, { $what }
ability-test-damage-taken-at-least = o alvo já sofreu pelo menos { $n } de dano
ability-test-negative-conditions-at-least = o alvo tem pelo menos { $n } condições negativas

## O que as habilidades fazem: ganhos

ability-gain-attack = Ataque { $amount }
ability-gain-move = Mover { $amount }
ability-gain-range = Alcance { $amount }
ability-gain-heal = Curar +{ $n }
ability-gain-shield = Escudo +{ $n }
ability-gain-retaliate = Retaliar +{ $n }
ability-gain-damage = +{ $n } de dano
ability-gain-targets =
    { $n ->
        [one] +{ $n } alvo
       *[other] +{ $n } alvos
    }
ability-gain-set-targets = Alvo { $n }
ability-targets-x = Alvos X
ability-repeat-x = X vezes
ability-gain-multiply = o valor vezes { $n }
ability-gain-advantage = vantagem
ability-immune = não pode receber { $conditions }
ability-immune-negative = não pode receber condições negativas
ability-returns = Volta para a reserva; não pode ser perdida para evitar dano
ability-gain-cleanses = antes são removidas todas as condições negativas de quem é curado
ability-gain-disadvantage = desvantagem
ability-gain-jump = Salto
ability-gain-ignore-shield = ignora Escudo
ability-gain-along-path = inimigos no caminho mais curto até o alvo também são atacados
ability-gain-set-n = o valor passa a { $amount }
ability-gain-set-to = vale para { $whom }
ability-gain-kill = o alvo morre
ability-gain-negate = nenhum dano é sofrido
ability-gain-transfer = quem tem a carta pode sofrê-lo no lugar, reduzido em { $n }
ability-or = { $head }, ou { $item }
ability-chain = depois um inimigo no alcance { $within } do último alvo, com Ataque { $amount }
ability-attacker-gain = o atacante tem { $gains }
ability-instead = em vez disso
ability-per-my-allies-next-to-target = para cada aliado do atacante ao lado do alvo
ability-per-negative-conditions-on-target = para cada condição negativa do alvo
ability-whole-action = para a ação inteira

## O que as habilidades fazem: efeitos duradouros

ability-on-attack = nos ataques
ability-on-attack-action = em uma habilidade de Ataque
ability-on-attack-action-before = antes de uma habilidade de Ataque
ability-on-attack-action-end = depois de uma habilidade de Ataque
ability-on-move-action = em uma habilidade de Mover
ability-on-move-action-before = antes de uma habilidade de Mover
ability-on-move-action-end = depois de uma habilidade de Mover
ability-on-heal-action = em uma habilidade de Curar
ability-on-move = nos movimentos
ability-on-move-away = quando termina um movimento mais longe
ability-on-targeted = ao ser alvo de ataque
ability-on-attack-damage = quando um ataque causaria dano
ability-on-damaged = quando sofreria dano
ability-on-action-end = depois de uma ação
ability-on-mark = quando um inimigo é marcado
ability-on-monster-consumes = quando os monstros vão consumir um elemento
ability-on-supply-used = quando um aliado se cura com uma carta da própria reserva
ability-on-damaged-end = depois de sofrer dano
ability-on-damaged-after = depois de sofrer dano
ability-countdown = quando o último uso é alcançado
ability-on-healed = ao receber cura
ability-on-retaliate = ao retaliar
ability-on-turn = durante o turno
ability-on-turn-start = no início do turno
ability-on-turn-end = no fim do turno
ability-on-round-end = no fim da rodada
ability-on-long-rest = em um descanso longo
ability-on-short-rest = em um descanso curto
ability-on-dies = quando morrer
ability-on-enemy-dies = quando um inimigo morre
ability-on-element-consumed = quando um elemento é consumido
ability-on-curse-given = ao dar uma Maldição, além dela
ability-on-curse-nulls-attack = quando uma Maldição anula um ataque
ability-on-before-bear-acts = antes de o urso agir
ability-on-cards-revealed = depois que as cartas da rodada são reveladas
ability-on-condition = quando receberia uma condição negativa
ability-on-ally-attack = quando um aliado vai atacar
ability-on-loot = em uma habilidade de Saquear 1
ability-on-create-obstacle = em uma habilidade que cria obstáculos
ability-on-summon-damaged = quando um ataque fosse ferir uma invocação de quem o usa
ability-limit-once = uma vez
ability-limit-once-per-turn = uma vez por turno
ability-limit-once-per-action = uma vez por ação
ability-lasts-turn = até o fim do turno
ability-lasts-round = até o fim da rodada
ability-lasts-persistent = continua ativa
ability-lasts-uses = continua ativa por { $n } usos
ability-lasts-uses-xp =
    { $n ->
        [one] continua ativa por { $n } uso; experiência: { $steps }
       *[other] continua ativa por { $n } usos; experiência por uso: { $steps }
    }
ability-group = { $group }
ability-group-limit-augment = até { $n } aumentos podem estar ativos ao mesmo tempo
ability-group-limit-song = até { $n } canções podem estar ativas ao mesmo tempo; juntas, dão a experiência uma só vez
ability-grant-flying = Voo
ability-grant-sees-invisible = ataques podem ter inimigos invisíveis como alvo
ability-grant-long-rest = um descanso curto no fim da rodada dá todos os benefícios de um descanso longo
ability-grant-repeat-targets = ataques com um número de alvos podem ter o mesmo inimigo como alvo várias vezes
ability-grant-steers-summons = as próprias invocações agem como o dono quer, não pelas regras dos monstros
ability-grant-ignores-retaliate = Retaliar não causa dano
ability-overheal = curas podem elevar os pontos de vida até { $n }, acima do máximo
ability-extend-group = ataques de longo alcance também têm os efeitos das cartas ativas: { $group }
ability-xp = { $n } de experiência
ability-xp-per-target = { $n } de experiência por alvo
ability-xp-every = { $n } de experiência a cada { $every } alvos
ability-xp-per-kill = { $n } de experiência por morte
ability-xp-per-damage = 1 de experiência para cada { $n } pontos de dano
ability-group-limit-doom = duas Perdições podem estar no mesmo inimigo; em outro inimigo, uma nova substitui as duas
ability-xp-per-performer = { $n } de experiência por quem o fizer
ability-xp-per-use = { $n } de experiência por uso
ability-xp-per-trap = { $n } de experiência quando um inimigo a aciona
ability-lost = a carta é perdida
ability-lost-for-good = a carta é perdida e não pode ser recuperada

## O que as habilidades fazem: valores

ability-value-times = { $n } vezes { $what }
ability-value-plus = { $what } mais { $n }
ability-value-at-most = { $what }, no máximo { $n }
ability-value-divided-down = { $what } dividido por { $n }, arredondado para baixo
ability-value-divided-up = { $what } dividido por { $n }, arredondado para cima
ability-value-hexes-moved-this-turn = os hexágonos movidos neste turno
ability-value-hexes-moved-this-action = os hexágonos movidos nesta ação
ability-value-damage-dealt-this-turn = o dano causado neste turno
ability-value-target-shield = o Escudo do alvo
ability-value-target-max-hp = os pontos de vida máximos do alvo
ability-value-missing-hp = os pontos de vida que faltam
ability-value-current-hp = os pontos de vida atuais
ability-value-own-lost-cards = as próprias cartas perdidas
ability-value-damage-paid = o dano sofrido em troca
ability-value-damage-suffered-by-target = o dano que o alvo sofreu
ability-value-hexes-of-destroyed-obstacles = os hexágonos dos obstáculos destruídos
ability-value-adjacent-enemies = o número de inimigos adjacentes
ability-value-adjacent-allies = o número de aliados adjacentes
ability-value-adjacent-figures = o número de figuras adjacentes
ability-value-own-summons = o número das próprias invocações
ability-value-enemies-targeted-by-this-action = o número de inimigos que a ação teve como alvo
ability-value-attacks-performed-by-this-action = o número de ataques realizados na ação
ability-value-my-allies-within = o número de aliados no alcance { $n } do alvo
ability-value-summoned-allies = o número de aliados invocados
ability-value-allies-damaged-by-this-action = o número de aliados que a ação feriu
ability-value-enemies-damaged-by-this-action = o número de inimigos que a ação feriu
ability-value-attack-range-minus-distance = o alcance menos a distância até o alvo
ability-value-summon-current-hp = os pontos de vida atuais da criatura invocada
ability-value-characters = o número de personagens
ability-value-scenario-level = o nível do cenário

## O que as habilidades fazem: criaturas invocadas

ability-summon-lends-place = o dono pode atacar do hexágono dela
ability-summon-count = { $n } deles
ability-summon-retaliate-range = a retaliação no alcance { $n }
ability-summon-hp =
    { $n ->
        [one] { $n } ponto de vida
       *[other] { $n } pontos de vida
    }
ability-summon-hp-per-level = e mais { $n } por nível
ability-summon-move = Mover { $n }
ability-summon-no-move = não se move
ability-summon-attack = Ataque { $amount }
ability-summon-no-attack = não ataca
ability-summon-range = Alcance { $n }
ability-summon-targets = Alvo { $n }
ability-summon-targets-all = todos os inimigos ao alcance
ability-summon-pierce = Perfurar { $n }
ability-summon-push = Empurrar { $n }
ability-summon-shield = Escudo { $n }
ability-summon-retaliate = Retaliar { $n }
ability-summon-flying = Voo
ability-summon-turn-end = no fim do seu turno: { $then }

## O que as habilidades fazem: itens

ability-item-passive = sempre em uso
ability-item-spent = gasto ao ser usado; um descanso longo o renova
ability-item-consumed = consumido ao ser usado
ability-item-slots =
    { $n ->
        [one] tem que ser usado na primeira ocasião
       *[other] tem que ser usado nas primeiras { $n } ocasiões
    }
ability-item-minus-ones =
    { $n ->
        [one] põe { $n } carta -1 no baralho de modificadores
       *[other] põe { $n } cartas -1 no baralho de modificadores
    }
ability-item-small-slots =
    { $n ->
        [one] espaço para mais { $n } item pequeno
       *[other] espaço para mais { $n } itens pequenos
    }
ability-item-default-move = qualquer carta pode ser jogada como Mover { $n } em vez de Mover 2
ability-item-default-attack = qualquer carta pode ser jogada como Ataque { $n } em vez de Ataque 2
ability-item-remove-minus-ones =
    { $n ->
        [one] tira { $n } carta -1 do baralho de modificadores
       *[other] tira { $n } cartas -1 do baralho de modificadores
    }
ability-item-focus-initiative = vale iniciativa { $n } quando monstros procuram um foco
ability-item-flying = Voo
ability-item-melee-reach = ataques corpo a corpo com um só alvo alcançam { $n } hexágonos
ability-item-shield-among = Escudo 1 ao lado de pelo menos { $n } monstros
ability-item-while-stunned = pode ser usado atordoado
ability-item-unmovable = não pode ser empurrado nem puxado
ability-makers-only = só quando quem o usa ataca
ability-diverts = o atacante ataca um dos próprios aliados em seu alcance no lugar
ability-consume-first = consumir esse elemento no lugar deles
ability-item-phases = sobre um obstáculo: invisível e incapaz de atacar
ability-item-ignores-difficult = terreno difícil não atrapalha
ability-item-ignores-hazards = terreno perigoso não causa dano
ability-item-immune = imune a { $conditions }
ability-item-turns = em vez de { $conditions }, recebe { $new-conditions }

## O que as habilidades fazem: casos especiais

ability-special-all-attacks-on-one = todos os ataques contra o foco
ability-special-open-next-door = salta para a próxima porta e a abre
ability-special-scouts-act-again = todos os Batedores Vermling agem mais uma vez
ability-special-summon-zephyrs = invoca Zéfiros
ability-special-fly-to-next-perch = voa até o próximo poleiro
ability-special-throne-moves = move o trono
ability-special-mind-control = toma o controle de um personagem
ability-special-drive-away = afasta todos os personagens e invocações
ability-special-next-marker = vai ao próximo marcador
ability-special-hatch-eggs = seus ovos eclodem
ability-special-lay-eggs = põe ovos
ability-special-initiative-shift = iniciativa { $n } antes ou depois
ability-special-one-more-obstacle = um obstáculo a mais
ability-special-play-bottom = jogar uma carta da mão pela ação de baixo
ability-special-play-top = jogar uma carta da mão pela ação de cima
ability-special-act-again = jogar duas cartas da mão e agir de novo nesta rodada na iniciativa delas, que deve ser posterior
ability-special-move-as-attack = uma habilidade Mover pode ser realizada como Ataque do mesmo valor
ability-special-redirect = ataques inimigos contra aliados adjacentes atingem quem usa este efeito
ability-special-replace-x2 = o 2x do atacante vale +0
ability-special-same-side = apenas a do lado que acabou de ser jogado
ability-special-to-death-hex = ir para o hexágono onde ele morreu
ability-special-as-heal = habilidades de Ataque e Mover podem ser realizadas como Curar com 1 a mais, até onde o ataque alcança e sem as suas condições
ability-special-dull-attackers = cartas de modificador positivas e 2x que os atacantes de quem age comprarem valem +0
ability-special-sure-hand = as próprias cartas de modificador negativas e nulas de quem age valem +0
ability-special-deep-wounds = Ferimento custa 2 pontos de vida em vez de 1 no início do turno
ability-special-either-order = em qualquer ordem
ability-special-play-lost =
    { $n ->
        [one] recuperar uma carta perdida e jogá-la de imediato, pela metade de cima ou de baixo
       *[other] recuperar { $n } cartas perdidas e jogá-las de imediato, uma pela metade de cima e uma pela de baixo, em qualquer ordem
    }
ability-special-arm = equipar outras armas trazidas, para até { $n } mãos
ability-special-armed = elas ficam equipadas enquanto a carta estiver ativa
ability-special-redistribute = mover dano já sofrido, ponto a ponto, entre os indicados; ninguém fica com menos de 1 ponto de vida

## Relatórios de muitas partidas

survey-class = Classes
    .help = A classe do personagem.
deed-kills = monstros mortos
deed-loot = fichas de dinheiro saqueadas
deed-exhausted = exausto no fim (1: sim)
deed-rounds = rodadas jogadas
statistic-kills = Monstros mortos
statistic-loot = Fichas de dinheiro saqueadas
statistic-exhaustions = Vezes exausto
statistic-most-kills = Mais mortes em um cenário

## A ordem numa conta (GH-S-ATK-08)

ask-order = Em que ordem você soma e multiplica?
option-choice-order = { $sum } = { $number }
event-attack-order = { $figure }: { $sum } = { $number }.

## Quem decidiu pelos monstros (GH-S-MON-18)

setting-deciders = Quem decide pelos monstros
    .help = Onde as regras deixam algo a critério dos jogadores, pergunta-se às pessoas antes dos robôs. Quem decide isso é a mesa.
deciders-all = todos
event-decided = { $seat } decide pelos monstros.
event-decided-figure = { $seat } decide pelos monstros: { $figure }.
event-decided-figures = { $seat } decide pelos monstros: { $figures }.
event-decided-hex = { $seat } decide pelos monstros: hexágono { $hex }.
event-decided-hexes = { $seat } decide pelos monstros: por { $hexes }.
event-decided-element = { $seat } decide pelos monstros: { $element }.
event-decided-sum = { $seat } decide pelos monstros: { $sum }.
event-decided-first = { $seat } decide quem age primeiro.

## O que fazem os eventos da cidade e da estrada

deck-city = a cidade
deck-road = a estrada
event-fate-chosen = O grupo decidiu.
event-fate-xp-gained = Cada herói ganha { $number } de experiência.
event-fate-xp-lost = Cada herói perde { $number } de experiência.
event-fate-gold-gained = Cada herói ganha { $number } de ouro.
event-fate-gold-lost = Cada herói perde { $number } de ouro.
event-fate-checks-gained = { $number ->
    [one] Cada herói ganha 1 marca.
   *[other] Cada herói ganha { $number } marcas.
}
event-fate-checks-lost = { $number ->
    [one] Cada herói perde 1 marca.
   *[other] Cada herói perde { $number } marcas.
}
event-fate-shared-gold-gained = O grupo ganha { $number } de ouro em conjunto.
event-fate-shared-gold-lost = O grupo perde { $number } de ouro em conjunto.
event-fate-reputation-gained = O grupo ganha { $number } de reputação.
event-fate-reputation-lost = O grupo perde { $number } de reputação.
event-fate-prosperity-gained = A cidade ganha { $number } de prosperidade.
event-fate-prosperity-lost = A cidade perde { $number } de prosperidade.
event-fate-item = Um herói ganha { $item }.
event-fate-item-paid = { $hero } paga com { $item }.
event-fate-item-kept = Ninguém dá o que pediram.
event-fate-achievement = Conquista: { $achievement }.
event-fate-event-added = Uma carta é embaralhada nos eventos de { $deckId ->
    [city] cidade
   *[other] estrada
}.
event-fate-start-condition = Cada herói começa o próximo cenário com { $condition }.
event-fate-start-damage = Cada herói começa o próximo cenário com { $number } de dano.
event-fate-start-discards = { $number ->
    [one] Cada herói descarta 1 carta no início do próximo cenário.
   *[other] Cada herói descarta { $number } cartas no início do próximo cenário.
}
event-fate-one-discards = { $number ->
    [one] Um herói descarta 1 carta no início do próximo cenário.
   *[other] Um herói descarta { $number } cartas no início do próximo cenário.
}
event-fate-one-minus-ones = Um herói acrescenta { $number } cartas -1 para o próximo cenário.
event-fate-consume = O grupo consome { $number } item pequeno.
event-fate-consume-each = Cada herói consome { $number } item pequeno.
event-gold-paid = { $party } paga { $number } de ouro.
event-hero-starts-discards = { $hero } descarta { $number } cartas no início do próximo cenário.
event-hero-starts-minus-ones = { $hero } acrescenta { $number } cartas -1 para o próximo cenário.
event-item-consumed = { $hero } consome { $item }.
event-set-out = { $party } parte para { $scenario }.
event-fate-drawn = { $deckId ->
    [city] Algo acontece na cidade.
   *[other] Algo acontece na estrada.
}
error-event-open = Um evento espera pela decisão de vocês.
error-no-event-open = Nenhum evento espera por uma decisão.
error-no-city-event-now = Não há outro evento de cidade nesta visita.
error-on-the-road = O grupo está a caminho do cenário { $scenario }.
error-scenario-not-open = O cenário { $scenario } não pode ser jogado agora.
error-party-size = Um grupo tem de dois a quatro heróis.
error-hero-not-playing = Um herói do grupo não está em jogo.
error-same-class = Dois heróis do grupo têm a mesma classe.
error-choices-open = Ainda há algo a resolver.
error-perks-due = Um herói ainda tem uma vantagem a escolher.
error-cards-due = Um herói ainda tem uma carta a escolher.
error-must-retire = Um herói cumpriu sua missão e precisa se aposentar antes.
error-must-level-up = Um herói tem experiência suficiente e precisa subir de nível antes.

# The random dungeon

scenario-random-dungeon = Masmorra Aleatória
setting-penalty_1 = Penalidade da primeira sala
    .help = Só na masmorra aleatória: qual penalidade da carta de sala vale quando a primeira sala é revelada.
setting-penalty_2 = Penalidade da segunda sala
    .help = Só na masmorra aleatória: qual penalidade da carta de sala vale quando a segunda sala é revelada.
setting-penalty_3 = Penalidade da terceira sala
    .help = Só na masmorra aleatória: qual penalidade da carta de sala vale quando a terceira sala é revelada.
penalty-none = nenhuma
penalty-minor = menor
penalty-major = maior
penalty_1-none = nenhuma
penalty_1-minor = menor
penalty_1-major = maior
penalty_2-none = nenhuma
penalty_2-minor = menor
penalty_2-major = maior
penalty_3-none = nenhuma
penalty_3-minor = menor
penalty_3-major = maior
event-room-laid =
    { $penaltyId ->
        [none] Esta sala: { $noun } { $adjective }.
       *[other] Esta sala: { $noun } { $adjective }; vale sua penalidade { $penalty }.
    }
event-gold = { $figure } ganha { $number } de ouro.
event-monsters-blessed = { $number ->
        [one] Uma Bênção entra no baralho de modificadores dos monstros.
       *[other] { $number } Bênçãos entram no baralho de modificadores dos monstros.
    }
event-item-taken =
    { $seatIs ->
        [you] Um item seu é usado: { $item }.
       *[other] Um item de { $seat } é usado: { $item }.
    }
event-promoted = { $figure } agora é elite e tem { $number } pontos de vida.
ask-entrance = Por qual entrada vocês chegam?
ask-sufferer = Quem sofre a penalidade da primeira sala?
ask-use-up = Qual item pequeno é consumido?
ask-promote = Qual inimigo se torna elite?
ask-return = Em que ponto volta um monstro morto?
option-cell-entrance = A entrada no hexágono { $hex }
option-figure-sufferer = { $figure }
option-use-up = { $item } é consumido
option-figure-promote = { $figure } se torna elite
option-cell-return = Hexágono { $hex }
stat-retaliate = Retaliar { $n }
stat-retaliate_range = Alcance de Retaliar { $n }
when-penalty = quando esta sala é revelada
when-treasure = quando é saqueado
rule-dungeon = { $n ->
        [one] Uma sala é montada com as cartas embaralhadas de sala e de monstros
       *[other] { $n } salas são montadas com as cartas embaralhadas de sala e de monstros, cada uma quando se abre a porta que leva a ela
    }
rule-dungeon-exits = Uma saída leva a uma sala com entrada da mesma letra; de duas saídas, a outra fica fechada, e as da última sala não levam a lugar nenhum
rule-dungeon-penalties = Penalidades das salas, em ordem: { $penalty_1 }
rule-dungeon-goal = Na última sala, o tesouro do objetivo fica no décimo segundo ponto, no lugar do que estaria lá
rule-permanent = { $whom }: { $conditions }, para sempre; nada remove isso
rule-no-consuming = Os personagens não podem consumir elementos
rule-use-up-small = { $when }: { $whom } consome um item pequeno
rule-use-up-spent = { $when }: { $whom } gasta todos os itens que podem ser gastos
rule-use-up-all = { $when }: { $whom } gasta ou consome todos os itens
rule-promote = { $when }: { $n ->
        [one] um inimigo normal desta sala se torna elite
       *[other] { $n } inimigos normais desta sala se tornam elite
    }
rule-return = { $when }: { $n ->
        [one] um monstro morto da sala anterior ({ $rank }) volta a ela
       *[other] { $n } monstros mortos da sala anterior ({ $rank }) voltam a ela
    }
rule-gold = { $when }: { $n } de ouro
rule-add-curse = { $when }: cada personagem põe { $n ->
        [one] uma Maldição
       *[other] { $n } Maldições
    } em seu baralho de modificadores
rule-add-bless = { $when }: { $n } Bênçãos entram no baralho de modificadores dos monstros
noun-sewer = Esgoto
noun-crossroads = Encruzilhada
noun-passage = Passagem
noun-dead-end = Beco sem Saída
noun-hallway = Saguão
noun-road = Estrada
noun-cabin = Cabana
noun-clearing = Clareira
noun-altar = Altar
noun-armory = Arsenal
noun-encampment = Acampamento
noun-library = Biblioteca
noun-den = Covil
noun-trail = Trilha
noun-corridor = Corredor
noun-cave = Caverna
noun-tunnel = Túnel
noun-alcove = Alcova
noun-hovel = Casebre
noun-burrow = Toca
adjective-mangy = da Sarna
adjective-drowned = dos Afogados
adjective-hopeless = sem Esperança
adjective-defiled = da Profanação
adjective-wild = das Feras
adjective-fortified = das Muralhas
adjective-cutthroat = dos Degoladores
adjective-rotting = da Decomposição
adjective-foggy = da Névoa
adjective-crushing = do Esmagamento
adjective-tribal = da Tribo
adjective-horrific = do Horror
adjective-archaic = de Outrora
adjective-scaled = das Escamas
adjective-venomous = do Veneno
adjective-unstable = da Instabilidade
adjective-corrupted = da Corrupção
adjective-infected = da Infecção
adjective-putrid = da Podridão
adjective-frigid = do Frio
error-not-for-sale = Isso não pode ser vendido: { $item }.

## A campanha: nomes

achievement-ancient-technology = Tecnologia Anciã
achievement-annihilation-of-order = A Aniquilação da Ordem
achievement-artifact-cleansed = Artefato: Purificado
achievement-artifact-lost = Artefato: Perdido
achievement-artifact-recovered = Artefato: Recuperado
achievement-city-rule-demonic = Governo: Demoníaco
achievement-city-rule-economic = Governo: Econômico
achievement-city-rule-militaristic = Governo: Militar
achievement-end-of-corruption = Fim da Corrupção
achievement-end-of-gloom = Fim da Penumbra
achievement-end-of-the-invasion = Fim da Invasão
achievement-the-dead-invade = Os Mortos Invadem
achievement-the-drake-aided = O Dragão Auxiliado
achievement-the-drake-slain = Assassino do Dragão
achievement-the-edge-of-darkness = A Beira das Trevas
achievement-the-merchant-flees = A Mercadora Foge
achievement-the-power-of-enhancement = O Poder da Melhoria
achievement-the-rift-neutralized = A Fenda Neutralizada
achievement-the-voice-freed = A Voz Libertada
achievement-the-voice-silenced = A Voz Silenciada
achievement-water-breathing = Respiração Subaquática
achievement-a-demons-errand = A Incumbência do Demônio
achievement-a-map-to-treasure = Um Mapa do Tesouro
achievement-across-the-divide = Do Outro Lado do Abismo
achievement-an-invitation = Um Convite
achievement-bad-business = Mau Negócio
achievement-dark-bounty = Recompensa Sombria
achievement-debt-collection = Cobrança de Dívida
achievement-first-steps = Primeiros Passos
achievement-fishs-aid = A Ajuda de Fish
achievement-following-clues = Seguindo Pistas
achievement-grave-job = Serviço no Cemitério
achievement-high-sea-escort = Escolta em Alto-Mar
achievement-jekserahs-plans = Os Planos de Jekserah
achievement-redthorns-aid = A Ajuda do Espinho Vermelho
achievement-sin-ra = Sin-Ra
achievement-stonebreakers-censer = O Incensário de Stonebreaker
achievement-sun-blessed = Abençoados pelo Sol
achievement-the-drakes-command = O Comando do Dragão
achievement-the-drakes-treasure = O Tesouro do Dragão
achievement-the-poisons-source = A Fonte do Veneno
achievement-the-scepter-and-the-voice = O Cetro e a Voz
achievement-the-voices-command = O Comando da Voz
achievement-the-voices-treasure = O Tesouro da Voz
achievement-through-the-nest = Através do Ninho
achievement-through-the-ruins = Através das Ruínas
achievement-through-the-trench = Através da Fossa
achievement-tremors = Tremores
achievement-water-staff = O Cajado da Água
region-gloomhaven = Gloomhaven
region-dagger-forest = Floresta da Adaga
region-lingering-swamp = Pântano Persistente
region-watcher-mountains = Montanhas Vigias
region-copperneck-mountains = Montanhas Pescoço de Cobre
region-misty-sea = Mar de Névoa
quest-seeker-of-xorn = Buscador de Xorn
    .help = Complete três cenários com uma cripta no nome. Isso abre o cenário 52: siga dele pelos cenários 53 e 54.
quest-merchant-class = Classe Mercante
    .help = Possua ao mesmo tempo 2 itens de cabeça, 2 de corpo, 2 de pernas, 3 de mão e 4 itens pequenos.
quest-greed-is-gold = Ganância É Ouro
    .help = Possua 200 de ouro.
quest-finding-the-cure = Em Busca da Cura
    .help = Mate 8 diabretes da floresta. Isso abre o cenário 59: siga dele até o cenário 60.
quest-a-study-of-anatomy = Um Estudo de Anatomia
    .help = Presencie outros membros do grupo ficarem exaustos, 15 vezes ao todo.
quest-law-bringer = Portador da Lei
    .help = Mate 20 bandidos ou cultistas.
quest-pounds-of-flesh = Libras de Carne
    .help = Mate 15 vermlings.
quest-trophy-hunt = Caça a Troféus
    .help = Mate monstros de 20 tipos diferentes.
quest-eternal-wanderer = Eterno Andarilho
    .help = Complete 15 cenários diferentes.
quest-battle-legend = Lenda das Batalhas
    .help = Ganhe 15 marcas de verificação com objetivos de batalha.
quest-implement-of-light = Instrumento da Luz
    .help = Encontre e possua { item-skullbane-axe }. Depois mate 7 Ossos Vivos, Cadáveres Vivos ou Espíritos Vivos enquanto o usa.
quest-take-back-the-trees = Retomar as Árvores
    .help = Complete 3 cenários na Floresta da Adaga. Isso abre o cenário 55: siga dele até o cenário 56.
quest-the-thin-places = Os Lugares Tênues
    .help = Complete 6 cenários de número acima de 51.
quest-aberrant-slayer = Caçador de Aberrações
    .help = Mate um demônio de cada um dos seis tipos: chamas, gelo, vento, terra, noite e sol.
quest-fearless-stand = Postura Destemida
    .help = Mate 20 monstros de elite.
quest-piety-in-all-things = Devoção em Todas as Coisas
    .help = Doe 120 de ouro ao santuário.
quest-vengeance = Vingança
    .help = Complete 4 cenários em Gloomhaven. Isso abre o cenário 57: siga dele até o cenário 58.
quest-zealot-of-the-blood-god = Fanático do Deus do Sangue
    .help = Fique exausto 12 vezes.
quest-goliath-toppler = Derrubador de Golias
    .help = Complete 4 cenários com um chefe.
quest-the-fall-of-man = A Queda do Homem
    .help = Complete 2 cenários no Pântano Persistente. Isso abre o cenário 61: siga dele até o cenário 62.
quest-augmented-abilities = Habilidades Ampliadas
    .help = Compre 4 melhorias para as suas cartas.
quest-elemental-samples = Amostras Elementais
    .help = Complete um cenário em cada uma de seis regiões: Gloomhaven, Floresta da Adaga, Pântano Persistente, Montanhas Vigias, Montanhas Pescoço de Cobre e Mar de Névoa.
quest-a-helping-hand = Uma Mão Amiga
    .help = Presencie 2 outros membros do grupo cumprirem suas missões pessoais.
quest-the-perfect-poison = O Veneno Perfeito
    .help = Mate 3 gosmas, 3 espreitadores e 3 dracos cuspidores.

## A campanha: coisas lacradas e o enigma

box-at-will = o envelope para quem o merece
box-town-records-9 = a última parte dos registros da cidade
event-contents-unknown = O que contém { $box } não é conhecido aqui: um tipo de item aleatório e um cenário secundário aleatório entram no lugar.
event-sealed-read = { $text }
event-sealed-told = Alguém que tem a caixa anotou o que contém { $box }.
event-clue-found = Vocês encontram uma pista do enigma das seis tigelas.
event-riddle-failed = { $party } põe as seis tigelas em fila, e nada acontece.
event-riddle-solved = { $party } põe as seis tigelas na ordem certa.
riddle-intro = Seis tigelas estão diante de uma caixa lacrada, uma para cada elemento. Ponham-nas em fila, da esquerda para a direita, na ordem que combina com as dez pistas.
clue-before = { $element } está em algum lugar à esquerda de { $second-element }.
clue-beside = { $element } está ao lado de { $second-element }.
clue-apart = { $element } não está ao lado de { $second-element }.
clue-not-at = { $element } não está no lugar { $place }.
event-treasure-kept = O tesouro { $number } agora é de { $hero }.
event-treasure-checks = { $number ->
    [one] { $hero } ganha com ele 1 marca de verificação.
   *[other] { $hero } ganha com ele { $number } marcas de verificação.
}
event-purse-gained = Cada herói ganha { $number } de ouro, para gastar logo em melhorias, antes de o grupo partir de novo.
error-no-such-line = A linhagem desse herói não pode ser continuada.
error-class-unknown = Essa classe está aberta, mas não tem cartas aqui.
error-not-your-party = Só quem tem um herói em { $name } decide por esse grupo.
error-hero-not-yours = { $hero } ficou de fora: só quem joga com esse herói o traz de volta.
error-hero-not-new = { $hero } já jogou: um grupo novo começa com heróis novos.
error-hero-is-new = { $hero } acaba de chegar: heróis novos se juntam ao grupo em Gloomhaven.
error-riddle-closed = O envelope X ainda está fechado.
error-riddle-solved = O enigma já foi resolvido.
error-riddle-tried = O grupo já tentou nesta visita.
error-opened-already = Isso já está aberto.
chapter-scenario = Cenário { $n }
chapter-casual = Cenário { $n } em modo casual

## Cenários solo: suas próprias regras e monstros com nome

rule-type-before = Logo antes de { $monster } agem: { $monsters }
rule-npc-modifiers = { $npc } compra modificadores de ataque do baralho do personagem
rule-npc-lender = { $npc } compra modificadores de ataque do baralho de um personagem, que os jogadores escolhem no início do turno
rule-instead-of-conditions = Em vez de dar a um personagem uma condição negativa, { $monsters }: { $does }
rule-hit-points = { $when }: { $whom }: restam { $n } pontos de vida
rule-supplies-at-once = Uma carta de uma reserva dada a um aliado do cenário o cura na hora e volta para a reserva
rule-cards-after-monsters = Os personagens escolhem suas cartas depois de reveladas as cartas de habilidade dos monstros
rule-barrier = Ninguém passa por certos obstáculos, nem voando nem saltando; eles não atrapalham a visão
rule-companion = O companheiro de um personagem começa em um hexágono inicial próprio
rule-forbidden-top = A ação de cima de { $card } não pode ser realizada aqui
rule-forbidden-bottom = A ação de baixo de { $card } não pode ser realizada aqui
objective-heal-all = Curem por completo todos estes: { $monsters }
rule-opens = { $when }: a porta { $labels } também se abre
register-rounds = o número de rodadas desde que a porta foi aberta
whom-hurt = { $whom } (sem todos os pontos de vida)
whom-whole = { $whom } (com todos os pontos de vida)
npc-spirit-of-xorn = Espírito de Xorn
    .the = o Espírito de Xorn
monster-deep-earth = Terra Profunda
    .the = a Terra Profunda
monster-ghost-wolf = Lobo Fantasma
    .the = o Lobo Fantasma
monster-high-flame = Alta Chama
    .the = a Alta Chama
monster-inox-necromancer = Necromante Inox
    .the = o Necromante Inox
monster-lieutenant = Tenente
    .the = o Tenente
monster-song-of-the-deep = Canção das Profundezas
    .the = a Canção das Profundezas
figure-deep-earth = { monster-deep-earth }
figure-ghost-wolf = { monster-ghost-wolf }
figure-high-flame = { monster-high-flame }
figure-inox-necromancer = { monster-inox-necromancer }
figure-lieutenant = { monster-lieutenant }
figure-song-of-the-deep = { monster-song-of-the-deep }
figure-deep-earth-elite = { monster-deep-earth }
figure-ghost-wolf-elite = { monster-ghost-wolf }
figure-high-flame-elite = { monster-high-flame }
figure-inox-necromancer-elite = { monster-inox-necromancer }
figure-lieutenant-elite = { monster-lieutenant }
figure-song-of-the-deep-elite = { monster-song-of-the-deep }
figure-spirit-of-xorn = { npc-spirit-of-xorn } { $n }
deck-spirit-of-xorn = { npc-spirit-of-xorn }
figure-rikharn = { npc-rikharn }

# House rules of a campaign

house-rule-outcomes = Eventos dão uma pista
    .help = Antes da escolha, o evento mostra que tipos de coisas cada caminho pode trazer.
house-rule-absent = Heróis ausentes ficam para trás
    .help = Nenhum robô conduz o herói de quem não está; sem esta regra, pode conduzir.
house-rule-cardboard = Jogada na mesa
    .help = Vocês jogam os cenários na própria mesa e anotam aqui o resultado.

## O que fala a favor de uma opção, comparada à segunda melhor: `number` até o fim da rodada, `hundred` em cem rodadas assim

reason-gain-standing =
    { $number ->
        [0] Em { $hundred } de 100 rodadas assim, evita que um personagem fique exausto.
       *[other] Evita que um personagem fique exausto.
    }
reason-gain-felled =
    { $number ->
        [0] Em 100 rodadas assim, caem mais { $hundred } inimigos.
        [1] Cai, em média, um inimigo a mais nesta rodada.
       *[other] Caem, em média, { $number } inimigos a mais nesta rodada.
    }
reason-gain-harm =
    { $number ->
        [0] Em 100 rodadas assim, os inimigos perdem mais { $hundred } pontos de vida.
        [1] Os inimigos perdem cerca de um ponto de vida a mais nesta rodada.
       *[other] Os inimigos perdem cerca de { $number } pontos de vida a mais nesta rodada.
    }
reason-gain-health =
    { $number ->
        [0] Em 100 rodadas assim, o grupo conserva mais { $hundred } pontos de vida.
        [1] O grupo conserva cerca de um ponto de vida a mais nesta rodada.
       *[other] O grupo conserva cerca de { $number } pontos de vida a mais nesta rodada.
    }
reason-gain-cards =
    { $number ->
        [0] Em 100 rodadas assim, o grupo conserva mais { $hundred } cartas.
        [1] O grupo perde uma carta a menos.
       *[other] O grupo perde cerca de { $number } cartas a menos.
    }
