# Gloomhaven en español. Cómo los argumentos se vuelven palabras está en taverna/i18n/words.py. Qué nombres son de la edición
# española y cuáles son traducciones propias está en content/names.json.

## Por qué un monstruo hace lo que hace

why-plan-none = No hace ningún ataque, así que planea como para un ataque cuerpo a cuerpo contra un objetivo.
why-plan-melee =
    { $targets ->
        [one] Planea con un ataque cuerpo a cuerpo contra un objetivo.
       *[other] Planea con un ataque cuerpo a cuerpo contra hasta { $targets } objetivos.
    }
why-plan-ranged =
    { $targets ->
        [one] Planea con un ataque de alcance { $reach } contra un objetivo.
       *[other] Planea con un ataque de alcance { $reach } contra hasta { $targets } objetivos.
    }
why-plan-around =
    { $further ->
        [0] Planea con un área alrededor de su propio hexágono, lo que es un ataque cuerpo a cuerpo.
        [1] Planea con un área alrededor de su propio hexágono, lo que es un ataque cuerpo a cuerpo, y un objetivo más fuera de ella.
       *[other] Planea con un área alrededor de su propio hexágono, lo que es un ataque cuerpo a cuerpo, y hasta { $further } objetivos más fuera de ella.
    }
why-plan-free =
    { $further ->
        [0] Planea con un área de la que un hexágono debe estar dentro del alcance { $reach }.
        [1] Planea con un área de la que un hexágono debe estar dentro del alcance { $reach }, y un objetivo más fuera de ella.
       *[other] Planea con un área de la que un hexágono debe estar dentro del alcance { $reach }, y hasta { $further } objetivos más fuera de ella.
    }
why-plan-all = Planea con un ataque contra todos los enemigos dentro del alcance { $reach }.
why-invisible =
    { $figuresCount ->
        [one] { $figures } es invisible y no puede ser su foco.
       *[other] { $figures } son invisibles y no pueden ser su foco.
    }
why-way = { $figures }: el mejor camino cuesta { $cost } de movimiento y { $negatives ->
        [0] no entra en ningún hexágono negativo
        [one] entra en { $negatives } hexágono negativo
       *[other] entra en { $negatives } hexágonos negativos
    }; alcance { $range }.
why-no-way = { $figures }: ningún camino lleva a un hexágono desde el que pueda atacar.
why-only-focus = { $figures } es el único enemigo al que puede llegar: su foco.
why-fewest-negatives = Menos hexágonos negativos en el camino ({ $number }): { $figures }.
why-least-cost = De esos, menos movimiento ({ $number }): { $figures }.
why-nearest = De esos, menor alcance ({ $number }): { $figures }.
why-earliest = De esos, el primero en el orden de iniciativa: { $figures }.
why-focus-tied = Siguen empatados: los jugadores eligen su foco entre { $figures }.
why-if-focus = Si su foco es { $figures }:
why-no-focus = No puede llegar a ningún enemigo: no tiene foco.
why-does-nothing = Sin foco no se mueve ni ataca.
why-needs-negatives =
    { $number ->
        [one] El camino hasta { $figures } exige { $number } hexágono negativo: no entra en ninguno más.
       *[other] El camino hasta { $figures } exige { $number } hexágonos negativos: no entra en ninguno más.
    }
why-in-reach = Con { $points } de movimiento puede atacar a su foco desde { $hexes }.
why-no-disadvantage = Sin desventaja contra su foco: { $hexes }.
why-most-targets = Más objetivos ({ $number }): { $hexes }.
why-better-targets = Para los objetivos que exigen menos movimiento y, de ellos, los mejores además de su foco: { $hexes }.
why-fewest-spoilt = Menos otros objetivos con desventaja ({ $number }): { $hexes }.
why-least-movement = Menos movimiento ({ $number }): { $hexes }.
why-destination =
    { $hexesCount ->
        [one] Se mueve a { $hexes }.
       *[other] Los jugadores eligen entre { $hexes }.
    }
why-stays = Se queda en { $hexes }.
why-out-of-reach = Con { $points } de movimiento no puede atacar a { $figures } este turno. Los mejores hexágonos desde los que atacar, de los que busca uno: { $hexes }.
why-if-destination = Si va hacia { $hexes }:
why-approach = Donde puede detenerse con menos movimiento restante hasta su destino ({ $remaining }): { $hexes }.
why-stays-away = Ningún hexágono donde pudiera detenerse está más cerca: se queda.
why-choose-path = Caminos igual de buenos hasta { $hexes } entran en hexágonos negativos distintos: los jugadores eligen entre { $number }.
why-has-no-attack = No hace ningún ataque.
why-no-attack = Desde { $hexes } no puede atacar a { $figures }, así que no ataca a nadie.
why-attacks = Desde { $hexes } ataca a { $figures }.
why-choose-targets = Desde { $hexes } { $number } grupos de objetivos son igual de buenos: los jugadores eligen.

## Clases

class-brute = Salvaje
    .the = el Salvaje
class-tinkerer = Manitas
    .the = el Manitas
class-spellweaver = Tejedora de Hechizos
    .the = la Tejedora de Hechizos
class-scoundrel = Pícara
    .the = la Pícara
class-cragheart = Corazón Hueco
    .the = el Corazón Hueco
class-mindthief = Ladrona Mental
    .the = la Ladrona Mental
class-sun = Guardiana del Sol
    .the = la Guardiana del Sol
class-three-spears = Intendente
    .the = el Intendente
class-circles = Invocadora
    .the = la Invocadora
class-eclipse = Sudario Nocturno
    .the = el Sudario Nocturno
class-squidface = Heraldo de la Plaga
    .the = el Heraldo de la Plaga
class-lightning = Berserker
    .the = la Berserker
class-music-note = Melodiosa
    .the = la Melodiosa
class-angry-face = Cazador Silencioso
    .the = el Cazador Silencioso
class-saw = Matasanos
    .the = el Matasanos
class-triangles = Elementalista
    .the = el Elementalista
class-two-mini = Señor de las Bestias
    .the = el Señor de las Bestias
class-envelope-x = Enjambre de Acero
    .the = el Enjambre de Acero

## Monstruos

# `.the` es el nombre con artículo.

monster-ancient-artillery = Artillería Ancestral
    .the = la Artillería Ancestral
monster-bandit-archer = Arquera Bandida
    .the = la Arquera Bandida
monster-bandit-guard = Guardia Bandido
    .the = el Guardia Bandido
monster-black-imp = Duende Negro
    .the = el Duende Negro
monster-cave-bear = Oso de las Cavernas
    .the = el Oso de las Cavernas
monster-city-archer = Arquero de la Ciudad
    .the = el Arquero de la Ciudad
monster-city-guard = Guardia de la Ciudad
    .the = el Guardia de la Ciudad
monster-cultist = Cultista
    .the = el Cultista
monster-deep-terror = Terror de las Profundidades
    .the = el Terror de las Profundidades
monster-earth-demon = Demonio de Tierra
    .the = el Demonio de Tierra
monster-flame-demon = Demonio de Llamas
    .the = el Demonio de Llamas
monster-forest-imp = Duende del Bosque
    .the = el Duende del Bosque
monster-frost-demon = Demonio de Escarcha
    .the = el Demonio de Escarcha
monster-giant-viper = Víbora Gigante
    .the = la Víbora Gigante
monster-harrower-infester = Infestador Atormentador
    .the = el Infestador Atormentador
monster-hound = Sabueso
    .the = el Sabueso
monster-inox-archer = Arquero Inox
    .the = el Arquero Inox
monster-inox-guard = Guardia Inox
    .the = el Guardia Inox
monster-inox-shaman = Chamán Inox
    .the = el Chamán Inox
monster-living-bones = Huesos Vivientes
    .the = los Huesos Vivientes
monster-living-corpse = Cadáver Viviente
    .the = el Cadáver Viviente
monster-living-spirit = Espíritu Viviente
    .the = el Espíritu Viviente
monster-lurker = Acechador
    .the = el Acechador
monster-night-demon = Demonio de la Noche
    .the = el Demonio de la Noche
monster-ooze = Cieno
    .the = el Cieno
monster-rending-drake = Draco Desgarrador
    .the = el Draco Desgarrador
monster-savvas-icestorm = Savvas Tormenta de Hielo
    .the = el Savvas Tormenta de Hielo
monster-savvas-lavaflow = Savvas Flujo de Lava
    .the = el Savvas Flujo de Lava
monster-spitting-drake = Draco Escupidor
    .the = el Draco Escupidor
monster-stone-golem = Gólem de Piedra
    .the = el Gólem de Piedra
monster-sun-demon = Demonio del Sol
    .the = el Demonio del Sol
monster-vermling-scout = Explorador Vermling
    .the = el Explorador Vermling
monster-vermling-shaman = Chamán Vermling
    .the = el Chamán Vermling
monster-wind-demon = Demonio de Viento
    .the = el Demonio de Viento
monster-bandit-commander = Comandante Bandido
    .the = el Comandante Bandido
monster-captain-of-the-guard = Capitán de la Guardia
    .the = el Capitán de la Guardia
monster-dark-rider = Jinete Oscuro
    .the = el Jinete Oscuro
monster-elder-drake = Draco Anciano
    .the = el Draco Anciano
monster-inox-bodyguard = Guardaespaldas Inox
    .the = el Guardaespaldas Inox
monster-jekserah = Jekserah
    .the = Jekserah
monster-merciless-overseer = Supervisor Implacable
    .the = el Supervisor Implacable
monster-prime-demon = Demonio Supremo
    .the = el Demonio Supremo
monster-the-betrayer = Traidor
    .the = el Traidor
monster-the-colorless = Incoloro
    .the = el Incoloro
monster-the-gloom = Penumbra
    .the = la Penumbra
monster-the-sightless-eye = Ojo que No Ve
    .the = el Ojo que No Ve
monster-winged-horror = Horror Alado
    .the = el Horror Alado
monster-arcane-golem = Gólem Arcano
    .the = el Gólem Arcano
monster-bloated-regent = Regente Hinchado
    .the = el Regente Hinchado
monster-cave-bear-scenario-54 = Oso de las Cavernas
    .the = el Oso de las Cavernas
monster-cultist-scenario-78 = Cultista b
    .the = el Cultista
monster-cultist-scenario-89 = Cultista
    .the = el Cultista
monster-giant-ooze = Cieno Gigante
    .the = el Cieno Gigante
monster-hungry-soul = Alma Hambrienta
    .the = el Alma Hambrienta
monster-infiltrator = Infiltrado
    .the = el Infiltrado
monster-lurker-king = Rey Acechador
    .the = el Rey Acechador
monster-prime-demon-scenario-36 = Demonio Supremo
    .the = el Demonio Supremo
monster-prime-lieutenant = Lugarteniente Supremo
    .the = el Lugarteniente Supremo
monster-siege-cannon = Cañón de Asedio
    .the = el Cañón de Asedio
monster-the-harvester = Segador
    .the = el Segador

## Rangos de monstruos

rank-normal = normal
rank-elite = élite
rank-boss = jefe

## Criaturas invocadas

summon-decoy = Señuelo
    .the = el Señuelo
summon-battle-bot = Robot de Batalla
    .the = el Robot de Batalla
summon-kill-bot = Robot Asesino
    .the = el Robot Asesino
summon-mystic-ally = Aliado Místico
    .the = el Aliado Místico
summon-burning-avatar = Avatar Ardiente
    .the = el Avatar Ardiente
summon-rat-swarm = Enjambre de Ratas
    .the = el Enjambre de Ratas
summon-monstrous-rat = Rata Monstruosa
    .the = la Rata Monstruosa
summon-rat-king = Rey de las Ratas
    .the = el Rey de las Ratas
summon-war-hawk = Halcón de Guerra
    .the = el Halcón de Guerra
summon-battle-boar = Jabalí de Batalla
    .the = el Jabalí de Batalla
summon-vicious-jackal = Chacal Feroz
    .the = el Chacal Feroz
summon-giant-toad = Sapo Gigante
    .the = el Sapo Gigante
summon-spitting-cobra = Cobra Escupidora
    .the = la Cobra Escupidora
summon-iron-beast = Bestia de Hierro
    .the = la Bestia de Hierro
summon-thorn-shooter = Lanzador de Espinas
    .the = el Lanzador de Espinas
summon-shadow-wolf = Lobo de las Sombras
    .the = el Lobo de las Sombras
summon-lava-golem = Gólem de Lava
    .the = el Gólem de Lava
summon-bat-swarm = Enjambre de Murciélagos
    .the = el Enjambre de Murciélagos
summon-living-bomb = Bomba Viviente
    .the = la Bomba Viviente
summon-slime-spirit = Espíritu de Limo
    .the = el Espíritu de Limo
summon-rock-colossus = Coloso de Roca
    .the = el Coloso de Roca
summon-healing-sprite = Hada Sanadora
    .the = el Hada Sanadora
summon-nail-sphere = Esfera de Clavos
    .the = la Esfera de Clavos
summon-void-eater = Devorador del Vacío
    .the = el Devorador del Vacío
summon-black-unicorn = Unicornio Negro
    .the = el Unicornio Negro
summon-doppelganger = Doble
    .the = el Doble
summon-mana-sphere = Esfera de Maná
    .the = la Esfera de Maná
summon-bear = Oso
    .the = el Oso
summon-green-adder = Víbora Verde
    .the = la Víbora Verde
summon-tattered-wolf = Lobo Andrajoso
    .the = el Lobo Andrajoso
summon-red-falcon = Halcón Rojo
    .the = el Halcón Rojo
summon-swamp-alligator = Caimán del Pantano
    .the = el Caimán del Pantano
summon-monolith = Monolito
    .the = el Monolito
summon-wind-totem = Tótem del Viento
    .the = el Tótem del Viento
summon-spirit-banner = Estandarte Espiritual
    .the = el Estandarte Espiritual
summon-creeping-beetles = Escarabajos Reptantes
    .the = los Escarabajos Reptantes
summon-angry-wasps = Avispas Furiosas
    .the = las Avispas Furiosas
summon-steel-scarabs = Escarabajos de Acero
    .the = los Escarabajos de Acero
summon-soul-leeches = Sanguijuelas de Almas
    .the = las Sanguijuelas de Almas
summon-bloat-maggot = Gusano Hinchado
    .the = el Gusano Hinchado
summon-lightning-moths = Polillas Relámpago
    .the = las Polillas Relámpago
summon-rage-hornets = Avispones de Ira
    .the = los Avispones de Ira
summon-rust-vermin = Alimañas de Óxido
    .the = las Alimañas de Óxido
summon-jade-falcon = Halcón de Jade
    .the = el Halcón de Jade
summon-warrior-spirit = Espíritu Guerrero
    .the = el Espíritu Guerrero
summon-skeleton = Esqueleto
    .the = el Esqueleto
summon-steel-construct = Constructo de Acero
    .the = el Constructo de Acero

## Figuras y objetos de los escenarios

npc-altar = Altar
    .the = el Altar
npc-bonepile = Pila de Huesos
    .the = la Pila de Huesos
npc-captive = Orquídea Cautiva
    .the = la Orquídea Cautiva
npc-boulder = Peñasco
npc-column = Columna de Roca
    .the = la Columna de Roca
npc-cord = Cuerda Vocal
    .the = la Cuerda Vocal
npc-crystal = Cristal
    .the = el Cristal
npc-door = Puerta Atrancada
    .the = la Puerta Atrancada
npc-egg = Huevo
    .the = el Huevo
npc-fish = Fish
npc-gate = Portón
    .the = el Portón
npc-grave = Tumba
    .the = la Tumba
npc-hail = Hail
npc-orchid = Orquídea
    .the = la Orquídea
npc-pump = Bomba de Agua
    .the = la Bomba de Agua
npc-redthorn = Espina Carmesí
npc-rikharn = Rikharn
npc-totem = Tótem
    .the = el Tótem
npc-tree = Árbol
    .the = el Árbol
npc-victim = Víctima
    .the = la Víctima
npc-villager = Aldeano
    .the = el Aldeano
npc-wall = Muro Rompible
    .the = el Muro Rompible
npc-zephyr = Céfiro
    .the = el Céfiro

## Condiciones

condition-poison = Veneno
    .help = Los ataques contra la figura reciben +1. Una curación quita el veneno en lugar de restaurar puntos de vida.
condition-wound = Herida
    .help = La figura sufre 1 de daño al principio de cada uno de sus turnos, hasta que reciba una curación.
condition-immobilize = Inmovilizar
    .help = La figura no puede realizar habilidades Mover hasta el final de su próximo turno.
condition-disarm = Desarmar
    .help = La figura no puede realizar habilidades de Ataque hasta el final de su próximo turno.
condition-stun = Aturdir
    .help = La figura no puede realizar habilidades ni usar objetos hasta el final de su próximo turno.
condition-muddle = Confundir
    .help = La figura tiene desventaja en sus ataques hasta el final de su próximo turno.
condition-curse = Maldición
    .help = Una carta nula entra en el mazo de modificadores de la figura; al robarla, sale de él.
condition-bless = Bendición
    .help = Una carta x2 entra en el mazo de modificadores de la figura; al robarla, sale de él.
condition-strengthen = Fortalecer
    .help = La figura tiene ventaja en sus ataques hasta el final de su próximo turno.
condition-invisible = Invisible
    .help = Los enemigos no pueden tener la figura como foco ni objetivo hasta el final de su próximo turno.

## Elementos

element-fire = Fuego
element-ice = Hielo
element-air = Aire
element-earth = Tierra
element-light = Luz
element-dark = Oscuridad
element-wild = Cualquier Elemento

## Dónde se llevan los objetos

slot-head = Cabeza
slot-body = Cuerpo
slot-legs = Piernas
slot-onehand = Una mano
slot-twohand = Dos manos
slot-small = Objeto pequeño

## Objetos

item-boots-of-striding = Botas de Zancadas
item-winged-shoes = Zapatos Alados
item-hide-armor = Armadura de Piel
item-leather-armor = Armadura de Cuero
item-cloak-of-invisibility = Capa de Invisibilidad
item-eagle-eye-goggles = Lentes Ojo de Águila
item-iron-helmet = Yelmo de Hierro
item-heater-shield = Escudo Triangular
item-piercing-bow = Arco Perforante
item-war-hammer = Martillo de Guerra
item-poison-dagger = Daga Envenenada
item-minor-healing-potion = Poción Curativa Menor
item-minor-stamina-potion = Poción de Resistencia Menor
item-minor-power-potion = Poción de Poder Menor
item-boots-of-speed = Botas de Velocidad
item-cloak-of-pockets = Capa de Bolsillos
item-empowering-talisman = Talismán Revitalizador
item-battle-axe = Hacha de Batalla
item-weighted-net = Red Contrapesada
item-minor-mana-potion = Poción de Maná Menor
item-stun-powder = Polvo Aturdidor
item-heavy-greaves = Grebas Pesadas
item-chainmail = Cota de Malla
item-amulet-of-life = Amuleto de Vida
item-jagged-sword = Espada Aserrada
item-long-spear = Lanza Larga
item-major-healing-potion = Poción Curativa Mayor
item-moon-earring = Pendiente de Luna
item-comfortable-shoes = Zapatos Cómodos
item-studded-leather = Cuero Tachonado
item-hawk-helm = Yelmo de Halcón
item-tower-shield = Pavés
item-volatile-bomb = Bomba Volátil
item-major-stamina-potion = Poción de Resistencia Mayor
item-falcon-figurine = Figura de Halcón
item-boots-of-dashing = Botas de Carrera
item-robes-of-evocation = Túnica de Evocación
item-heavy-basinet = Bacinete Pesado
item-hooked-chain = Cadena con Garfio
item-versatile-dagger = Daga Versátil
item-major-power-potion = Poción de Poder Mayor
item-ring-of-haste = Anillo de Premura
item-boots-of-quickness = Botas de Aceleración
item-splintmail = Loriga de Láminas
item-pendant-of-dark-pacts = Colgante de Pactos Siniestros
item-spiked-shield = Escudo Erizo
item-reaping-scythe = Guadaña de Segador
item-major-mana-potion = Poción de Maná Mayor
item-sun-earring = Pendiente de Sol
item-steel-sabatons = Escarpes de Acero
item-shadow-armor = Armadura Sombría
item-protective-charm = Amuleto Protector
item-black-knife = Cuchillo Negro
item-staff-of-eminence = Bastón de Eminencia
item-super-healing-potion = Poción Curativa Suprema
item-ring-of-brutality = Anillo de Salvajismo
item-serene-sandals = Sandalias de Serenidad
item-cloak-of-phasing = Capa de Fase
item-telescopic-lens = Gafas Telescópicas
item-unstable-explosives = Explosivos Inestables
item-wall-shield = Scutum
item-doom-powder = Polvo de Mal de Ojo
item-lucky-eye = Ojo de la Suerte
item-boots-of-sprinting = Botas de Centella
item-platemail = Arnés
item-mask-of-terror = Máscara de Terror
item-balanced-blade = Espada Equilibrada
item-halberd = Alabarda
item-star-earring = Pendiente de Estrella
item-second-chance-ring = Anillo de Segunda Oportunidad
item-boots-of-levitation = Botas de Levitación
item-shoes-of-happiness = Zapatos de Felicidad
item-blinking-cape = Capa de Reaparición
item-swordedge-armor = Armadura Filosa
item-circlet-of-elements = Diadema de los Elementos
item-chain-hood = Almófar
item-frigid-blade = Espada Gélida
item-storm-blade = Espada Tormentosa
item-inferno-blade = Espada Incineradora
item-tremor-blade = Espada Sísmica
item-brilliant-blade = Espada Brillante
item-night-blade = Espada Nocturna
item-wand-of-frost = Varita de Escarcha
item-wand-of-storms = Varita de Tormenta
item-wand-of-infernos = Varita de Incendio
item-wand-of-tremors = Varita de Terremoto
item-wand-of-brilliance = Varita de Fulgor
item-wand-of-darkness = Varita de Oscuridad
item-minor-cure-potion = Poción de Remedio Menor
item-major-cure-potion = Poción de Remedio Mayor
item-steel-ring = Anillo de Acero
item-dampening-ring = Anillo Atenuador
item-scroll-of-power = Pergamino de Poder
item-scroll-of-healing = Pergamino de Curación
item-scroll-of-stamina = Pergamino de Resistencia
item-rocket-boots = Botas Cohete
item-endurance-footwraps = Sandalias de Robustez
item-drakescale-boots = Botas de Escamas de Draco
item-magma-waders = Botas de Magma
item-robes-of-summoning = Túnica de Invocación
item-second-skin = Segunda Piel
item-sacrificial-robes = Túnica de Sacrificio
item-drakescale-armor = Armadura de Escamas de Draco
item-steam-armor = Armadura a Vapor
item-flea-bitten-shawl = Mantón Pulgoso
item-necklace-of-teeth = Collar de Dientes
item-horned-helm = Yelmo con Cuernos
item-drakescale-helm = Yelmo de Escamas de Draco
item-thiefs-hood = Capucha de Ladrón
item-helm-of-the-mountain = Yelmo de la Montaña
item-wave-crest = Collar de las Mareas
item-ancient-drill = Berbiquí Antiguo
item-skullbane-axe = Hacha Rompecráneos
item-staff-of-xorn = Báculo de Xorn
item-mountain-hammer = Martillo de la Montaña
item-fueled-falchion = Alfanje de Combustión
item-bloody-axe = Hacha Sanguinaria
item-staff-of-elements = Báculo de los Elementos
item-skull-of-hatred = Cráneo del Odio
item-staff-of-summoning = Báculo de Invocación
item-orb-of-dawn = Orbe del Alba
item-orb-of-twilight = Orbe del Crepúsculo
item-ring-of-skulls = Anillo de Cráneos
item-doomed-compass = Brújula Maldita
item-curious-gear = Engranaje Enigmático
item-remote-spider = Araña Mecánica
item-giant-remote-spider = Araña Mecánica Gigante
item-black-censer = Incensario Negro
item-black-card = Carta Negra
item-helix-ring = Anillo Helicoidal
item-heart-of-the-betrayer = Corazón del Traidor
item-power-core = Núcleo de Energía
item-resonant-crystal = Cristal Resonante
item-imposing-blade = Hoja Imponente
item-focusing-ray = Rayo Concentrador
item-volatile-elixir = Elixir Volátil
item-silent-stiletto = Estilete Silencioso
item-stone-charm = Amuleto de Piedra
item-psychic-knife = Cuchillo Psíquico
item-sun-shield = Escudo del Sol
item-utility-belt = Cinturón Multiusos
item-phasing-idol = Ídolo de Fase
item-smoke-elixir = Elixir de Humo
item-pendant-of-the-plague = Colgante de la Plaga
item-mask-of-death = Máscara de la Muerte
item-masters-lute = Laúd Magistral
item-cloak-of-the-hunter = Capa del Cazador
item-doctors-coat = Bata del Doctor
item-elemental-boots = Botas Elementales
item-staff-of-command = Vara de Mando
item-sword-of-the-sands = Espada de las arenas

## Escenarios

scenario-written = Un mapa propio
scenario-1 = Túmulo Negro
scenario-2 = Guarida del Túmulo
scenario-3 = Campamento inox
scenario-4 = Cripta de los Malditos
scenario-5 = Cripta Ruinosa
scenario-6 = Cripta decadente
scenario-7 = Gruta trepidante
scenario-8 = Almacén de Gloomhaven
scenario-9 = Mina de diamantes
scenario-10 = Plano del Poder Elemental
scenario-11 = Plaza de Gloomhaven A
scenario-12 = Plaza de Gloomhaven B
scenario-13 = Templo del Vidente
scenario-14 = Hondonada Helada
scenario-15 = Altar de la fuerza
scenario-16 = El paso de la montaña
scenario-17 = Isla perdida
scenario-18 = Cloacas abandonadas
scenario-19 = Cripta olvidada
scenario-20 = Santuario de la nigromante
scenario-21 = Trono infernal
scenario-22 = Templo de los Elementos
scenario-23 = Ruinas profundas
scenario-24 = Cámara de los Ecos
scenario-25 = Ascenso al Risco de Hielo
scenario-26 = Antiguo aljibe
scenario-27 = Grieta destructiva
scenario-28 = Cámara ritual ultraterrestre
scenario-29 = Santuario de la Penumbra
scenario-30 = Altar de las profundidades
scenario-31 = Plano de la Noche
scenario-32 = Bosque decrépito
scenario-33 = Armería savvas
scenario-34 = Cumbre calcinada
scenario-35 = Almenas de Gloomhaven A
scenario-36 = Almenas de Gloomhaven B
scenario-37 = Fosa maldita
scenario-38 = Jaula de esclavos
scenario-39 = Puente traicionero
scenario-40 = Antigua red de defensa
scenario-41 = Tumba ancestral
scenario-42 = Reino de la Voz
scenario-43 = Nido de dracos
scenario-44 = Asalto tribal
scenario-45 = Pantano rebelde
scenario-46 = Cumbre agónica
scenario-47 = Guarida del ojo que no ve
scenario-48 = Bosque sombrío
scenario-49 = Resistencia rebelde
scenario-50 = Fortaleza fantasma
scenario-51 = El Vacío
scenario-52 = Sótano nocivo
scenario-53 = Subsuelo de la cripta
scenario-54 = Palacio de Hielo
scenario-55 = Maraña neblinosa
scenario-56 = Bosque de los bandidos
scenario-57 = Investigación
scenario-58 = Cabaña ensangrentada
scenario-59 = Arboleda olvidada
scenario-60 = Laboratorio de alquimia
scenario-61 = Faro decrépito
scenario-62 = Foso de almas
scenario-63 = Foso de magma
scenario-64 = Laguna submarina
scenario-65 = Mina de Azufre
scenario-66 = Cala mecánica
scenario-67 = Biblioteca arcana
scenario-68 = Páramo tóxico
scenario-69 = Pozo de los desdichados
scenario-70 = Isla Encadenada
scenario-71 = Montañas ventosas
scenario-72 = Arboleda rezumante
scenario-73 = Cordillera de aludes
scenario-74 = Barco mercante
scenario-75 = Cementerio descuidado
scenario-76 = Colmena de atormentadores
scenario-77 = Cripta de los secretos
scenario-78 = Foso de los sacrificios
scenario-79 = Templo perdido
scenario-80 = Torre de la Vigilia
scenario-81 = Templo del eclipse
scenario-82 = Montaña ardiente
scenario-83 = Sombras del interior
scenario-84 = Cueva cristalina
scenario-85 = Templo del Sol
scenario-86 = Poblado hostigado
scenario-87 = Bahía corrupta
scenario-88 = Plano del Agua
scenario-89 = Guarida del Gremio
scenario-90 = Grieta demoníaca
scenario-91 = Tumulto salvaje
scenario-92 = Reyerta de callejón
scenario-93 = Barco naufragado
scenario-94 = Nido de infestores
scenario-95 = Cuenta pendiente

# Escenarios en solitario, uno para cada clase

scenario-solo-brute = Regreso al Túmulo Negro
scenario-solo-tinkerer = Una intrusión desafortunada
scenario-solo-spellweaver = Laboratorio corrompido
scenario-solo-scoundrel = Robo en la armería
scenario-solo-cragheart = Defensa de piedra
scenario-solo-mindthief = Liberación de los roedores
scenario-solo-sun = Escolta de la caravana
scenario-solo-three-spears = Gastos de almacenaje
scenario-solo-circles = El plano de las bestias salvajes
scenario-solo-eclipse = La cosecha de la noche
scenario-solo-squidface = Cripta apestada
scenario-solo-lightning = Insultos antinaturales
scenario-solo-music-note = La batalla de los bardos
scenario-solo-angry-face = Cacería corrompida
scenario-solo-saw = Las secuelas
scenario-solo-triangles = Secretos elementales
scenario-solo-two-mini = El oso enjaulado
scenario-solo-envelope-x = Las arenas del tiempo

## Objetivos de batalla

goal-streamliner = Optimizador
    .help = Ten al menos cinco cartas en la mano y los descartes al final. Una marca.
goal-layabout = Haragán
    .help = Gana como máximo 7 de experiencia en el escenario. Dos marcas.
goal-workhorse = Trabajador
    .help = Gana al menos 13 de experiencia en el escenario. Una marca.
goal-zealot = Fanático
    .help = Ten como máximo tres cartas en la mano y los descartes al final. Una marca.
goal-masochist = Masoquista
    .help = Ten como máximo 2 puntos de vida al final. Una marca.
goal-fast-healer = Salud de hierro
    .help = Ten todos los puntos de vida al final. Una marca.
goal-neutralizer = Neutralizador
    .help = Activa o desarma una trampa en tu turno o en el de una criatura invocada tuya. Una marca.
goal-plunderer = Saqueador
    .help = Saquea un tesoro. Una marca.
goal-protector = Protector
    .help = Ningún otro personaje queda exhausto. Una marca.
goal-explorer = Explorador
    .help = Revela una sala abriendo una puerta en tu turno. Una marca.
goal-hoarder = Avaro
    .help = Saquea al menos cinco fichas de dinero. Una marca.
goal-indigent = Indigente
    .help = No saquees dinero ni tesoros. Dos marcas.
goal-pacifist = Pacifista
    .help = Mata como máximo tres monstruos. Una marca.
goal-sadist = Sádico
    .help = Mata al menos cinco monstruos. Una marca.
goal-hunter = Cazador
    .help = Mata un monstruo de élite. Una marca.
goal-professional = Profesional
    .help = Usa objetos al menos tantas veces como tu nivel más 2. Una marca.
goal-aggressor = Agresivo
    .help = Todas las rondas empiezan con algún monstruo en el mapa. Dos marcas.
goal-dynamo = Apisonadora
    .help = Mata un monstruo con al menos 4 de daño más del necesario. Una marca.
goal-purist = Purista
    .help = No uses objetos. Dos marcas.
goal-opener = Primera Sangre
    .help = Mata el primer monstruo del escenario. Una marca.
goal-diehard = Duro de pelar
    .help = No bajes nunca de la mitad de tus puntos de vida, redondeada hacia arriba. Una marca.
goal-executioner = Ejecutor
    .help = Mata un monstruo sin daño con un solo ataque. Una marca.
goal-straggler = Rezagado
    .help = No hagas descansos cortos. Una marca.
goal-scrambler = Impaciente
    .help = No hagas descansos largos. Una marca.

## Cartas de habilidad

card-trample = Pisotear
card-eye-for-an-eye = Ojo por ojo
card-sweeping-blow = Golpe de barrido
card-provoking-roar = Rugido provocador
card-overwhelming-assault = Asalto arrollador
card-grab-and-go = Tomar y correr
card-warding-strength = Fuerza protectora
card-shield-bash = Golpe de escudo
card-leaping-cleave = Tajo en salto
card-spare-dagger = Daga de reserva
card-skewer = Ensartar
card-balanced-measure = Medida equilibrada
card-wall-of-doom = Muralla de la perdición
card-fatal-advance = Avance fatal
card-juggernaut = Mole arrolladora
card-hook-and-chain = Garfio y cadena
card-brute-force = Fuerza bruta
card-unstoppable-charge = Carga imparable
card-devastating-hack = Tajo devastador
card-whirlwind = Torbellino
card-skirmishing-maneuver = Maniobra de escaramuza
card-quietus = Golpe de gracia
card-immovable-phalanx = Falange inamovible
card-defensive-tactics = Tácticas defensivas
card-crippling-offensive = Ofensiva incapacitante
card-frenzied-onslaught = Arremetida frenética
card-selfish-retribution = Retribución egoísta
card-king-of-the-hill = Rey de la colina
card-face-your-end = Afronta tu final
card-proximity-mine = Mina de proximidad
card-harmless-contraption = Artilugio inofensivo
card-flamethrower = Lanzallamas
card-hook-gun = Pistola de garfio
card-ink-bomb = Bomba de tinta
card-net-shooter = Lanzarredes
card-stun-shot = Disparo aturdidor
card-reinvigorating-elixir = Elixir vigorizante
card-restorative-mist = Niebla restauradora
card-energizing-tonic = Tónico energizante
card-enhancement-field = Campo de mejora
card-toxic-bolt = Virote tóxico
card-reviving-shock = Descarga reanimadora
card-volatile-concoction = Brebaje volátil
card-potent-potables = Bebidas potentes
card-stamina-booster = Refuerzo de resistencia
card-disorienting-flash = Destello desorientador
card-tinkerers-tools = Herramientas de manitas
card-crank-bow = Arco de manivela
card-dangerous-contraption = Artilugio peligroso
card-micro-bots = Microrrobots
card-noxious-vials = Frascos nocivos
card-disintegration-beam = Rayo desintegrador
card-gas-canister = Cilindro de gas
card-auto-turret = Torreta automática
card-murderous-contraption = Artilugio asesino
card-curative-aerosol = Aerosol curativo
card-jet-propulsion = Propulsión a chorro
card-harsh-stimulants = Estimulantes fuertes
card-lethal-injection = Inyección letal
card-chimeric-formula = Fórmula quimérica
card-fire-orbs = Orbes de fuego
card-impaling-eruption = Erupción empaladora
card-reviving-ether = Éter revitalizante
card-freezing-nova = Nova congelante
card-mana-bolt = Rayo de maná
card-frost-armor = Armadura de escarcha
card-flame-strike = Golpe de llamas
card-ride-the-wind = Cabalgar el viento
card-crackling-air = Aire crepitante
card-hardened-spikes = Púas endurecidas
card-aid-from-the-ether = Ayuda del éter
card-flashing-burst = Estallido fulgurante
card-icy-blast = Ráfaga helada
card-cold-fire = Fuego frío
card-elemental-aid = Ayuda elemental
card-spirit-of-doom = Espíritu de la perdición
card-forked-beam = Haz bifurcado
card-chromatic-explosion = Explosión cromática
card-engulfed-in-flames = Envuelto en llamas
card-living-torch = Antorcha viviente
card-frozen-night = Noche congelada
card-twin-restoration = Restauración gemela
card-stone-fists = Puños de piedra
card-zephyr-wings = Alas de céfiro
card-cold-front = Frente frío
card-black-hole = Agujero negro
card-inferno = Infierno
card-single-out = Aislar
card-flanking-strike = Golpe al flanco
card-smoke-bomb = Bomba de humo
card-backstab = Puñalada por la espalda
card-thiefs-knack = Maña de ladrón
card-venom-shiv = Navaja ponzoñosa
card-throwing-knives = Cuchillos arrojadizos
card-quick-hands = Manos rápidas
card-special-mixture = Mezcla especial
card-sinister-opportunity = Oportunidad siniestra
card-tricksters-reversal = Revés embaucador
card-swift-bow = Arco veloz
card-open-wound = Herida abierta
card-flintlock = Pistola de chispa
card-hidden-daggers = Dagas ocultas
card-duelists-advance = Avance del duelista
card-flurry-of-blades = Ráfaga de hojas
card-gruesome-advantage = Ventaja macabra
card-cull-the-weak = Eliminar a los débiles
card-visage-of-the-inevitable = Rostro de lo inevitable
card-crippling-poison = Veneno incapacitante
card-burning-oil = Aceite ardiente
card-stick-to-the-shadows = Mantenerse en las sombras
card-spring-the-trap = Activar la trampa
card-stiletto-storm = Tormenta de estiletes
card-pains-end = Fin del dolor
card-long-con = Estafa elaborada
card-watch-it-burn = Verlo todo arder
card-opposing-strike = Golpe opuesto
card-crushing-grasp = Agarre aplastante
card-avalanche = Avalancha
card-rumbling-advance = Avance retumbante
card-massive-boulder = Peñasco colosal
card-backup-ammunition = Munición de reserva
card-rock-tunnel = Túnel en la roca
card-unstable-upheaval = Sacudida inestable
card-crater = Cráter
card-dirt-tornado = Tornado de tierra
card-earthen-clod = Terrón de tierra
card-heaving-swing = Golpe pesado
card-forceful-storm = Tormenta violenta
card-natures-lift = Impulso de la naturaleza
card-explosive-punch = Puñetazo explosivo
card-sentient-growth = Crecimiento consciente
card-clear-the-way = Abrir camino
card-blunt-force = Fuerza contundente
card-rock-slide = Desprendimiento de rocas
card-kinetic-assault = Asalto cinético
card-petrify = Petrificar
card-stone-pummel = Paliza de piedra
card-dig-pit = Cavar un foso
card-cataclysm = Cataclismo
card-meteor = Meteoro
card-brutal-momentum = Ímpetu brutal
card-rocky-end = Final rocoso
card-lumbering-bash = Porrazo lento
card-blind-destruction = Destrucción ciega
card-pulverize = Pulverizar
card-submissive-affliction = Aflicción sumisa
card-into-the-night = Unirse a la noche
card-fearsome-blade = Hoja temible
card-feedback-loop = Retroalimentación
card-gnawing-horde = Horda roedora
card-the-minds-weakness = La debilidad de la mente
card-parasitic-influence = Influencia parasitaria
card-scurry = Escabullirse
card-perverse-edge = Filo perverso
card-empathetic-assault = Asalto empático
card-withering-claw = Garra marchitante
card-possession = Posesión
card-frigid-apparition = Aparición gélida
card-wretched-creature = Criatura miserable
card-hostile-takeover = Toma hostil
card-brain-leech = Sanguijuela cerebral
card-silent-scream = Grito silencioso
card-pilfer = Hurtar
card-cranium-overload = Sobrecarga craneal
card-mass-hysteria = Histeria colectiva
card-frozen-mind = Mente congelada
card-corrupting-embrace = Abrazo corruptor
card-dark-frenzy = Frenesí oscuro
card-vicious-blood = Sangre feroz
card-psychic-projection = Proyección psíquica
card-shared-nightmare = Pesadilla compartida
card-domination = Dominación
card-many-as-one = Muchos como uno
card-phantasmal-killer = Asesino espectral
card-purifying-aura = Aura purificadora
card-cautious-advance = Avance cauteloso
card-brilliant-prayer = Plegaria brillante
card-empowering-command = Orden fortalecedora
card-protective-blessing = Bendición protectora
card-dazzling-charge = Carga deslumbrante
card-tactical-order = Orden táctica
card-holy-strike = Golpe sagrado
card-hammer-blow = Martillazo
card-defensive-stance = Postura defensiva
card-lay-on-hands = Imposición de manos
card-daybreak = Amanecer
card-beacon-of-light = Faro de luz
card-glorious-bolt = Rayo glorioso
card-practical-plans = Planes prácticos
card-unwavering-mandate = Mandato inquebrantable
card-burning-flash = Destello ardiente
card-mobilizing-axiom = Axioma movilizador
card-righteous-strength = Fuerza justa
card-engulfing-radiance = Resplandor envolvente
card-path-of-glory = Camino de la gloria
card-scales-of-justice = Balanza de la justicia
card-supportive-chant = Cántico de apoyo
card-illuminate-the-target = Iluminar el objetivo
card-weapon-of-purity = Arma de la pureza
card-bright-aegis = Égida luminosa
card-cleansing-force = Fuerza purificadora
card-inspiring-sanctity = Santidad inspiradora
card-angelic-ascension = Ascensión angelical
card-divine-intervention = Intervención divina
card-restock = Reabastecer
card-oversized-pack = Mochila descomunal
card-sharpening-kit = Kit de afilado
card-proficiency = Pericia
card-iron-bulwark = Baluarte de hierro
card-hastened-step = Paso apresurado
card-cleaving-axe = Hacha hendedora
card-impaling-spear = Lanza empaladora
card-crippling-bow = Arco incapacitante
card-crushing-hammer = Martillo aplastante
card-scroll-of-recall = Pergamino de retorno
card-reserved-energy = Energía de reserva
card-reforge = Reforjar
card-bladed-boomerang = Bumerán afilado
card-continual-supply = Suministro continuo
card-scroll-of-lightning = Pergamino de relámpagos
card-side-pouch = Bolsa lateral
card-giant-club = Garrote gigante
card-reinforced-steel = Acero reforzado
card-scroll-of-judgment = Pergamino de juicio
card-catastrophic-bomb = Bomba catastrófica
card-quiver-of-arrows = Carcaj de flechas
card-scroll-of-blizzards = Pergamino de ventiscas
card-refreshment = Renovación
card-portable-ballista = Balista portátil
card-fortified-position = Posición fortificada
card-scroll-of-annihilation = Pergamino de aniquilación
card-bag-of-holding = Bolsa sin fondo
card-forged-ferocity = Ferocidad forjada
card-wild-animation = Animación salvaje
card-living-night = Noche viviente
card-unending-dominance = Dominio sin fin
card-unwavering-hand = Mano inquebrantable
card-mighty-bond = Vínculo poderoso
card-bonded-might = Poder vinculado
card-biting-wind = Viento cortante
card-black-fire = Fuego negro
card-leathery-wings = Alas de cuero
card-volatile-flame = Llama volátil
card-ethereal-vines = Enredaderas etéreas
card-earthen-steed = Corcel de tierra
card-grasping-the-void = Asir el vacío
card-tear-the-fabric = Rasgar el tejido
card-oozing-manifestation = Manifestación rezumante
card-living-mountain = Montaña viviente
card-divided-mind = Mente dividida
card-strength-in-numbers = La unión hace la fuerza
card-conjured-aid = Ayuda conjurada
card-endless-spikes = Púas infinitas
card-inexorable-momentum = Ímpetu inexorable
card-negative-energy = Energía negativa
card-staff-of-visions = Báculo de visiones
card-intervening-apparitions = Apariciones interpuestas
card-otherworldly-rage = Furia de otro mundo
card-interplanar-mastery = Maestría interplanar
card-horned-majesty = Majestad astada
card-black-knives = Cuchillos negros
card-cloak-of-shade = Capa de sombra
card-empowering-void = Vacío fortalecedor
card-doomed-breeze = Brisa maldita
card-enervating-wound = Herida debilitante
card-spirit-of-the-night = Espíritu de la noche
card-dancing-shadows = Sombras danzantes
card-silent-force = Fuerza silenciosa
card-smoke-step = Paso de humo
card-wings-of-the-night = Alas de la noche
card-concealed-dominance = Dominio oculto
card-dark-cloud = Nube oscura
card-prepare-for-the-kill = Preparar el golpe fatal
card-soulfire = Fuego del alma
card-terror-blade = Hoja del terror
card-armor-of-the-night = Armadura de la noche
card-nightfall = Anochecer
card-grim-sustenance = Sustento siniestro
card-claws-of-the-night = Garras de la noche
card-black-arrow = Flecha negra
card-unseen-dread = Pavor invisible
card-swallowed-by-fear = Devorado por el miedo
card-eyes-of-the-night = Ojos de la noche
card-quiet-frenzy = Frenesí silencioso
card-gloom-darts = Dardos de la penumbra
card-lurking-ruin = Ruina al acecho
card-angel-of-death = Ángel de la muerte
card-voice-of-the-night = Voz de la noche
card-vile-pestilence = Pestilencia vil
card-grasping-vermin = Alimañas ávidas
card-wretched-swarm = Enjambre miserable
card-spread-the-plague = Propagar la plaga
card-biting-gnats = Mosquitos voraces
card-winged-congregation = Congregación alada
card-creeping-curse = Maldición reptante
card-gathering-doom = Perdición creciente
card-paralyzing-bite = Mordedura paralizante
card-foul-wind = Viento pútrido
card-scattered-terror = Terror disperso
card-epidemic = Epidemia
card-virulent-strain = Cepa virulenta
card-blistering-vortex = Vórtice abrasador
card-under-the-skin = Bajo la piel
card-rot-maggots = Larvas de la podredumbre
card-succumb-to-the-gift = Sucumbir al don
card-fetid-flurry = Ráfaga fétida
card-storm-of-wings = Tormenta de alas
card-nightmarish-affliction = Aflicción de pesadilla
card-accelerated-end = Final acelerado
card-willing-sacrifice = Sacrificio voluntario
card-stinging-cloud = Nube de aguijones
card-black-tides = Mareas negras
card-airborne-toxin = Toxina aérea
card-baneful-hex = Maleficio nefasto
card-spreading-scourge = Azote que se extiende
card-grim-bargain = Trato siniestro
card-mass-extinction = Extinción masiva
card-convert-the-flock = Convertir al rebaño
card-resolute-stand = Postura resuelta
card-growing-rage = Furia creciente
card-strength-in-agony = Fuerza en la agonía
card-defiance-of-death = Desafío a la muerte
card-from-the-brink = De vuelta del abismo
card-blood-pact = Pacto de sangre
card-cauterize = Cauterizar
card-dazing-wound = Herida aturdidora
card-furious-aid = Ayuda furiosa
card-bounce-back = Volver a la carga
card-unbridled-power = Poder desenfrenado
card-glass-hammer = Martillo de vidrio
card-numb-the-pain = Adormecer el dolor
card-reckless-offensive = Ofensiva temeraria
card-break-the-chains = Romper las cadenas
card-spiked-armor = Armadura de púas
card-fatal-fury = Furia fatal
card-flurry-of-axes = Ráfaga de hachas
card-shiny-distraction = Distracción brillante
card-seeing-red = Ciego de ira
card-final-fight = Combate final
card-devil-horns = Cuernos del diablo
card-unstoppable-destruction = Destrucción imparable
card-burning-hatred = Odio ardiente
card-careless-charge = Carga descuidada
card-bone-breaker = Rompehuesos
card-vengeful-barrage = Andanada vengativa
card-immortality = Inmortalidad
card-the-maw-of-madness = Las fauces de la locura
card-power-ballad = Balada de poder
card-defensive-ditty = Tonada defensiva
card-song-of-speed = Canción de velocidad
card-tuning-the-outcome = Afinar el desenlace
card-call-to-action = Llamado a la acción
card-warding-dagger = Daga protectora
card-throw-voice = Proyectar la voz
card-singing-arrow = Flecha cantora
card-marching-beat = Ritmo de marcha
card-wistful-wounding = Herida nostálgica
card-unending-chant = Cántico sin fin
card-nimble-knife = Cuchillo ágil
card-soothing-lullaby = Arrullo sereno
card-change-tempo = Cambio de tempo
card-echoing-aria = Aria resonante
card-crippling-chorus = Coro incapacitante
card-disorienting-dirge = Lamento desorientador
card-inspiring-anthem = Himno inspirador
card-melody-and-harmony = Melodía y armonía
card-mobilizing-measure = Compás movilizador
card-pull-the-strings = Mover los hilos
card-provoke-terror = Provocar terror
card-nightmare-serenade = Serenata de pesadilla
card-booming-proclamation = Proclamación retumbante
card-tranquil-trill = Trino tranquilo
card-commanding-presence = Presencia imponente
card-captivating-performance = Actuación cautivadora
card-shadow-puppets = Teatro de sombras
card-rain-of-arrows = Lluvia de flechas
card-crippling-noose = Lazo incapacitante
card-felling-swoop = De un solo golpe
card-vital-charge = Carga vital
card-race-to-the-grave = Carrera hacia la tumba
card-multi-pronged-assault = Asalto múltiple
card-detonation = Detonación
card-frightening-curse = Maldición aterradora
card-foot-snare = Cepo
card-solid-bow = Arco robusto
card-a-moments-peace = Un momento de paz
card-swift-trickery = Ardid veloz
card-sap-life = Drenar la vida
card-the-hunt-begins = Comienza la cacería
card-fresh-kill = Presa fresca
card-expose = Exponer
card-relentless-offensive = Ofensiva implacable
card-darkened-skies = Cielos sombríos
card-press-the-attack = Intensificar el ataque
card-singular-focus = Foco único
card-flight-of-flame = Vuelo llameante
card-inescapable-fate = Destino ineludible
card-wild-command = Orden salvaje
card-natures-hunger = Hambre de la naturaleza
card-camouflage = Camuflaje
card-impending-end = Final inminente
card-crashing-wave = Ola arrasadora
card-rising-momentum = Ímpetu creciente
card-feral-instincts = Instintos feroces
card-predator-and-prey = Depredador y presa
card-lead-to-slaughter = Llevar al matadero
card-first-aid = Primeros auxilios
card-hand-of-the-surgeon = Mano del cirujano
card-hold-back-the-pain = Contener el dolor
card-booster-shot = Dosis de refuerzo
card-bloody-saw = Sierra sangrienta
card-curative-mixture = Mezcla curativa
card-syringe = Jeringa
card-battlefield-medicine = Medicina de campaña
card-triage = Triaje
card-mobile-response = Respuesta móvil
card-medical-pack = Botiquín
card-large-medical-pack = Botiquín grande
card-prevention-is-key = Más vale prevenir
card-teamwork = Trabajo en equipo
card-vaccine = Vacuna
card-hamstring = Cortar el tendón
card-precaution = Precaución
card-regenerative-tissue = Tejido regenerativo
card-vital-strike = Golpe vital
card-blood-transfusion = Transfusión de sangre
card-do-no-harm = No hacer daño
card-research-the-cure = Investigar la cura
card-amputate = Amputar
card-euthanize = Eutanasia
card-prescription = Receta médica
card-master-physician = Maestro de la medicina
card-surgeons-satchel = Maletín del cirujano
card-bedside-manner = Trato con el paciente
card-gentlemans-anger = Ira de caballero
card-prep-for-surgery = Preparar la cirugía
card-grisly-trauma = Trauma horrendo
card-raw-enhancement = Mejora en bruto
card-pure-augmentation = Aumento puro
card-formless-power = Poder sin forma
card-shaping-the-ether = Moldear el éter
card-stoking-hail = Granizo avivador
card-tremulant-cyclone = Ciclón estremecedor
card-infernal-vortex = Vórtice infernal
card-lava-eruption = Erupción de lava
card-ice-spikes = Púas de hielo
card-frigid-torrent = Torrente gélido
card-malleable-evocation = Evocación maleable
card-brilliant-flash = Destello brillante
card-encompassing-shadow = Sombra envolvente
card-boiling-arc = Arco hirviente
card-crystallizing-blast = Ráfaga cristalizante
card-burial = Entierro
card-chain-lightning = Relámpago en cadena
card-primal-duality = Dualidad primordial
card-gravel-vortex = Vórtice de grava
card-obsidian-shards = Esquirlas de obsidiana
card-winters-edge = Filo del invierno
card-eye-of-the-hurricane = Ojo del huracán
card-simulacrum = Simulacro
card-vengeance = Venganza
card-pragmatic-reinforcement = Refuerzo pragmático
card-volatile-consumption = Consumo volátil
card-elemental-aegis = Égida elemental
card-ethereal-manifestation = Manifestación etérea
card-eternal-equilibrium = Equilibrio eterno
card-disorienting-roar = Rugido desorientador
card-spirit-swap = Intercambio de espíritus
card-venomous-ally = Aliado ponzoñoso
card-relentless-ally = Aliado implacable
card-concentrated-rage = Furia concentrada
card-disappearing-wounds = Heridas que desaparecen
card-patch-fur = Remendar el pelaje
card-maul = Despedazar
card-forceful-swipe = Zarpazo violento
card-howling-bolts = Rayos aulladores
card-soaring-ally = Aliado volador
card-focused-aggression = Agresividad enfocada
card-borrowed-essence = Esencia prestada
card-energizing-strike = Golpe energizante
card-earthen-spikes = Púas de tierra
card-vicious-ally = Aliado feroz
card-unstoppable-beast = Bestia imparable
card-ancient-ward = Protección ancestral
card-punch-through = Atravesar
card-rampage = Devastación
card-stone-sigil = Sello de piedra
card-primal-blessing = Bendición primordial
card-blood-hunger = Sed de sangre
card-storm-sigil = Sello de la tormenta
card-tyrannical-force = Fuerza tiránica
card-lash-out = Arremeter
card-natural-remedy = Remedio natural
card-jaws-of-death = Fauces de la muerte
card-tribal-sigil = Sello tribal
card-focused-scourge = Azote concentrado
card-deflecting-blades = Hojas desviadoras
card-omniscient-assault = Asalto omnisciente
card-hive-mind = Mente colmena
card-corrupting-parasites = Parásitos corruptores
card-death-march = Marcha de la muerte
card-engulfing-stingers = Aguijones envolventes
card-swarming-minions = Esbirros en enjambre
card-scattered-defense = Defensa dispersa
card-call-of-the-grave = Llamada de la tumba
card-the-storms-edge = El filo de la tormenta
card-unstoppable-army = Ejército imparable
card-grasping-advance = Avance aferrador
card-tomb-of-the-immortal = Tumba del inmortal
card-overwhelming-offensive = Ofensiva abrumadora
card-infest = Infestar
card-putrid-grubs = Larvas pútridas
card-armed-and-dangerous = Armado y peligroso
card-vampiric-tempest = Tempestad vampírica
card-incubation = Incubación
card-bioluminescence = Bioluminiscencia
card-cyclone-of-blades = Ciclón de hojas
card-sunstroke = Insolación
card-blood-drain = Drenaje de sangre
card-fury-of-the-horde = Furia de la horda
card-repulsive-host = Huésped repulsivo
card-bone-daggers = Dagas de hueso
card-endless-biting = Mordiscos sin fin
card-wasteland = Tierra yerma
card-oasis = Oasis

## El juego

game-title = Gloomhaven
game-tagline = Dos cartas por turno y monstruos que piensan: combates cooperativos en lugares oscuros.

## Partes de la mesa

zone-hand = Mano
zone-discard = Pila de descartes
zone-lost = Pila de perdidas
zone-active = Zona activa
zone-played = Jugadas en esta ronda
zone-items = Objetos
zone-modifiers = Mazo de modificadores de ataque
zone-monster-modifiers = Mazo de modificadores de ataque de los monstruos
zone-order = Iniciativa
zone-elements = Elementos
zone-map = Mapa
status-round = Ronda { $number }
status-level = Nivel del escenario: { $number }
status-hp = { $number } de { $most } puntos de vida
status-xp = { $number } de experiencia
status-tokens =
    { $number ->
        [one] { $number } ficha de dinero
       *[other] { $number } fichas de dinero
    }
status-aside = fuera de juego
status-asleep = durmiendo
status-resting = descanso largo
status-exhausted = exhausto
status-escaped = escapó
status-acted = ya actuó
status-leading = carta inicial
strength-0 = Inerte
strength-1 = Menguante
strength-2 = Fuerte
kind-hero = personaje
kind-summon = criatura invocada
kind-monster = monstruo
kind-ally = aliado
kind-object = objeto del mapa
terrain-floor = suelo
terrain-obstacle = obstáculo
terrain-trap = trampa
terrain-hazard = terreno peligroso
terrain-difficult = terreno difícil
terrain-plate = placa de presión
terrain-door = puerta
terrain-coin = dinero
terrain-treasure = tesoro
box-special-rule = Reglas especiales de los escenarios
box-monster = Cartas de atributos de los monstruos
box-monster-card = Cartas de habilidad de monstruo
box-item = Objetos
box-goal = Objetivos de batalla
part-trap =
    { $conditionsCount ->
        [0] { $damage } de daño
       *[other]
            { $damage ->
                [0] { $conditions }
               *[other] { $damage } de daño, { $conditions }
            }
    }
trap-does = Trampa: { part-trap }.
hazard-does = Terreno peligroso: { $damage } de daño.
trap-all = Las trampas
trap-some = Algunas trampas
trap-bear = Los cepos
trap-spike = Las trampas de púas
trap-poison = Las trampas de gas venenoso
item-state-ready = listo
item-state-spent = agotado
item-state-consumed = consumido
item-state-spare = en la bolsa, sin equipar

## Opciones del juego

setting-scenario = Escenario
    .help = Qué aventura juegan.
setting-difficulty = Dificultad
    .help = Desplaza el nivel del escenario que resulta de los niveles de los personajes.
setting-class_1 = Clase del asiento 1
    .help = La clase del primer personaje. Si ya la eligió alguien, vale la siguiente libre.
setting-class_2 = Clase del asiento 2
    .help = La clase del segundo personaje. Si ya la eligió alguien, vale la siguiente libre.
setting-class_3 = Clase del asiento 3
    .help = La clase del tercer personaje. Si ya la eligió alguien, vale la siguiente libre.
setting-class_4 = Clase del asiento 4
    .help = La clase del cuarto personaje. Si ya la eligió alguien, vale la siguiente libre.
setting-level_1 = Nivel del asiento 1
    .help = El nivel del primer personaje, de 1 a 9.
setting-level_2 = Nivel del asiento 2
    .help = El nivel del segundo personaje, de 1 a 9.
setting-level_3 = Nivel del asiento 3
    .help = El nivel del tercer personaje, de 1 a 9.
setting-level_4 = Nivel del asiento 4
    .help = El nivel del cuarto personaje, de 1 a 9.
setting-solo = Juego en solitario
    .help = Una persona dirige a todos los personajes. Monstruos y trampas son un nivel más fuertes.
setting-open_information = Información abierta
    .help = Todos ven todas las manos. Monstruos y trampas son un nivel más fuertes.
setting-reduced_randomness = Azar reducido
    .help = Una carta x2 vale +2 y una carta nula vale -2.
setting-permanent_death = Muerte permanente
    .help = Un personaje que caería muere para siempre; solo el daño mata.
setting-content = Componentes
    .help = Las cartas, los monstruos y los objetos impresos, o los de un archivo de contenido propio.
content-printed = Los impresos
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-very-hard = muy difícil
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

## Mazos de cartas de habilidad de monstruo

deck-ancient-artillery = { monster-ancient-artillery }
deck-archer = Arquero
deck-boss = Jefe
deck-cave-bear = { monster-cave-bear }
deck-cultist = { monster-cultist }
deck-deep-terror = { monster-deep-terror }
deck-earth-demon = { monster-earth-demon }
deck-flame-demon = { monster-flame-demon }
deck-frost-demon = { monster-frost-demon }
deck-giant-viper = { monster-giant-viper }
deck-guard = Guardia
deck-harrower-infester = { monster-harrower-infester }
deck-hound = { monster-hound }
deck-imp = Duende
deck-living-bones = { monster-living-bones }
deck-living-corpse = { monster-living-corpse }
deck-living-spirit = { monster-living-spirit }
deck-lurker = { monster-lurker }
deck-night-demon = { monster-night-demon }
deck-ooze = { monster-ooze }
deck-rending-drake = { monster-rending-drake }
deck-savvas-icestorm = { monster-savvas-icestorm }
deck-savvas-lavaflow = { monster-savvas-lavaflow }
deck-scout = Explorador
deck-shaman = Chamán
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

modifier-x2 = x2
modifier-null = nulo
modifier-bless = x2 (Bendición)
modifier-curse = nulo (Maldición)
modifier-item = -{ $n } (extra)
modifier-rolling = +{ $n }, encadenado
modifier-plus-add-target = +{ $n } Añadir Objetivo
modifier-rolling-add-target = +{ $n } Añadir Objetivo, encadenado
modifier-plus-air = +{ $n } { element-air }
modifier-rolling-air = +{ $n } { element-air }, encadenado
modifier-plus-curse = +{ $n } { condition-curse }
modifier-rolling-curse = +{ $n } { condition-curse }, encadenado
modifier-plus-dark = +{ $n } { element-dark }
modifier-minus-dark = -{ $n } { element-dark }
modifier-rolling-dark = +{ $n } { element-dark }, encadenado
modifier-plus-disarm = +{ $n } { condition-disarm }
modifier-rolling-disarm = +{ $n } { condition-disarm }, encadenado
modifier-plus-earth = +{ $n } { element-earth }
modifier-rolling-earth = +{ $n } { element-earth }, encadenado
modifier-plus-fire = +{ $n } { element-fire }
modifier-rolling-fire = +{ $n } { element-fire }, encadenado
modifier-plus-heal-self = +{ $n } Curar { $copy }, propio
modifier-rolling-heal-self = +{ $n } Curar { $copy }, propio, encadenado
modifier-plus-ice = +{ $n } { element-ice }
modifier-plus-immobilize = +{ $n } { condition-immobilize }
modifier-rolling-immobilize = +{ $n } { condition-immobilize }, encadenado
modifier-plus-invisible = +{ $n } { condition-invisible }
modifier-plus-light = +{ $n } { element-light }
modifier-rolling-invisible = +{ $n } { condition-invisible }, encadenado
modifier-rolling-light = +{ $n } { element-light }, encadenado
modifier-plus-muddle = +{ $n } { condition-muddle }
modifier-rolling-muddle = +{ $n } { condition-muddle }, encadenado
modifier-rolling-pierce = +{ $n } Perforar { $copy }, encadenado
modifier-plus-poison = +{ $n } { condition-poison }
modifier-rolling-poison = +{ $n } { condition-poison }, encadenado
modifier-rolling-pull = +{ $n } Atraer { $copy }, encadenado
modifier-plus-push = +{ $n } Empujar { $copy }
modifier-rolling-push = +{ $n } Empujar { $copy }, encadenado
modifier-plus-refresh-item = +{ $n } renovar un objeto
modifier-plus-shield-self = +{ $n } Escudo { $copy }, propio
modifier-rolling-shield-self = +{ $n } Escudo { $copy }, propio, encadenado
modifier-plus-stun = +{ $n } { condition-stun }
modifier-rolling-stun = +{ $n } { condition-stun }, encadenado
modifier-plus-wound = +{ $n } { condition-wound }
modifier-rolling-wound = +{ $n } { condition-wound }, encadenado

## Figuras en el mapa

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
figure-ancient-artillery-elite = { monster-ancient-artillery } { $n } (élite)
figure-arcane-golem = { monster-arcane-golem }
figure-bandit-archer = { monster-bandit-archer } { $n }
figure-bandit-archer-elite = { monster-bandit-archer } { $n } (élite)
figure-bandit-commander = { monster-bandit-commander }
figure-bandit-guard = { monster-bandit-guard } { $n }
figure-bandit-guard-elite = { monster-bandit-guard } { $n } (élite)
figure-black-imp = { monster-black-imp } { $n }
figure-black-imp-elite = { monster-black-imp } { $n } (élite)
figure-bloated-regent = { monster-bloated-regent }
figure-captain-of-the-guard = { monster-captain-of-the-guard }
figure-cave-bear = { monster-cave-bear } { $n }
figure-cave-bear-elite = { monster-cave-bear } { $n } (élite)
figure-cave-bear-scenario = { monster-cave-bear } { $copy }
figure-cave-bear-scenario-54-elite = { monster-cave-bear-scenario-54 } { $n } (élite)
figure-city-archer = { monster-city-archer } { $n }
figure-city-archer-elite = { monster-city-archer } { $n } (élite)
figure-city-guard = { monster-city-guard } { $n }
figure-city-guard-elite = { monster-city-guard } { $n } (élite)
figure-cultist = { monster-cultist } { $n }
figure-cultist-elite = { monster-cultist } { $n } (élite)
figure-cultist-scenario = { monster-cultist } { $copy }
figure-cultist-scenario-78-elite = { monster-cultist-scenario-78 } { $n } (élite)
figure-cultist-scenario-89-elite = { monster-cultist-scenario-89 } { $n } (élite)
figure-dark-rider = { monster-dark-rider }
figure-deep-terror = { monster-deep-terror } { $n }
figure-deep-terror-elite = { monster-deep-terror } { $n } (élite)
figure-earth-demon = { monster-earth-demon } { $n }
figure-earth-demon-elite = { monster-earth-demon } { $n } (élite)
figure-elder-drake = { monster-elder-drake }
figure-flame-demon = { monster-flame-demon } { $n }
figure-flame-demon-elite = { monster-flame-demon } { $n } (élite)
figure-forest-imp = { monster-forest-imp } { $n }
figure-forest-imp-elite = { monster-forest-imp } { $n } (élite)
figure-frost-demon = { monster-frost-demon } { $n }
figure-frost-demon-elite = { monster-frost-demon } { $n } (élite)
figure-giant-ooze = { monster-giant-ooze }
figure-giant-viper = { monster-giant-viper } { $n }
figure-giant-viper-elite = { monster-giant-viper } { $n } (élite)
figure-harrower-infester = { monster-harrower-infester } { $n }
figure-harrower-infester-elite = { monster-harrower-infester } { $n } (élite)
figure-hound = { monster-hound } { $n }
figure-hound-elite = { monster-hound } { $n } (élite)
figure-hungry-soul = { monster-hungry-soul }
figure-infiltrator = { monster-infiltrator }
figure-inox-archer = { monster-inox-archer } { $n }
figure-inox-archer-elite = { monster-inox-archer } { $n } (élite)
figure-inox-bodyguard = { monster-inox-bodyguard } { $n }
figure-inox-guard = { monster-inox-guard } { $n }
figure-inox-guard-elite = { monster-inox-guard } { $n } (élite)
figure-inox-shaman = { monster-inox-shaman } { $n }
figure-inox-shaman-elite = { monster-inox-shaman } { $n } (élite)
figure-jekserah = { monster-jekserah }
figure-living-bones = { monster-living-bones } { $n }
figure-living-bones-elite = { monster-living-bones } { $n } (élite)
figure-living-corpse = { monster-living-corpse } { $n }
figure-living-corpse-elite = { monster-living-corpse } { $n } (élite)
figure-living-spirit = { monster-living-spirit } { $n }
figure-living-spirit-elite = { monster-living-spirit } { $n } (élite)
figure-lurker = { monster-lurker } { $n }
figure-lurker-elite = { monster-lurker } { $n } (élite)
figure-lurker-king = { monster-lurker-king }
figure-merciless-overseer = { monster-merciless-overseer }
figure-night-demon = { monster-night-demon } { $n }
figure-night-demon-elite = { monster-night-demon } { $n } (élite)
figure-ooze = { monster-ooze } { $n }
figure-ooze-elite = { monster-ooze } { $n } (élite)
figure-prime-demon = { monster-prime-demon }
figure-prime-demon-scenario = { monster-prime-demon-scenario-36 }
figure-prime-lieutenant = { monster-prime-lieutenant }
figure-rending-drake = { monster-rending-drake } { $n }
figure-rending-drake-elite = { monster-rending-drake } { $n } (élite)
figure-savvas-icestorm = { monster-savvas-icestorm } { $n }
figure-savvas-icestorm-elite = { monster-savvas-icestorm } { $n } (élite)
figure-savvas-lavaflow = { monster-savvas-lavaflow } { $n }
figure-savvas-lavaflow-elite = { monster-savvas-lavaflow } { $n } (élite)
figure-siege-cannon = { monster-siege-cannon }
figure-spitting-drake = { monster-spitting-drake } { $n }
figure-spitting-drake-elite = { monster-spitting-drake } { $n } (élite)
figure-stone-golem = { monster-stone-golem } { $n }
figure-stone-golem-elite = { monster-stone-golem } { $n } (élite)
figure-sun-demon = { monster-sun-demon } { $n }
figure-sun-demon-elite = { monster-sun-demon } { $n } (élite)
figure-the-betrayer = { monster-the-betrayer }
figure-the-colorless = { monster-the-colorless }
figure-the-gloom = { monster-the-gloom }
figure-the-harvester = { monster-the-harvester }
figure-the-sightless-eye = { monster-the-sightless-eye }
figure-vermling-scout = { monster-vermling-scout } { $n }
figure-vermling-scout-elite = { monster-vermling-scout } { $n } (élite)
figure-vermling-shaman = { monster-vermling-shaman } { $n }
figure-vermling-shaman-elite = { monster-vermling-shaman } { $n } (élite)
figure-wind-demon = { monster-wind-demon } { $n }
figure-wind-demon-elite = { monster-wind-demon } { $n } (élite)
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

## De dónde vienen daños y bonificaciones

source-attack = el ataque
source-trap = una trampa
source-hazard = terreno peligroso
source-wound = la herida
source-retaliate = la represalia
source-effect = un efecto
source-rest = un descanso corto
source-obstacle = un obstáculo
source-poison = veneno
source-bonus = una bonificación de la habilidad
source-item = un objeto
source-card = una carta
source-deck = una carta de habilidad de monstruo
source-boss = una acción especial del jefe
source-summon = una criatura invocada
source-npc = el escenario
ignore-items = efectos negativos de objetos
ignore-scenario = efectos negativos del escenario
rank-none = ninguno
group-augment = Mejora
group-song = Canción
group-doom = Perdición
group-command = Orden

## Preguntas

ask-prepare = Prepara tu personaje.
ask-start = ¿Dónde empieza tu personaje?
ask-select = ¿Qué dos cartas juegas, y cuál es la inicial?
ask-tie = Misma iniciativa: ¿quién actúa primero?
ask-turn = ¿Qué haces?
ask-revealed = Se revelaron las cartas. ¿Usas un objeto?
ask-initiative = ¿Antes o después en el orden de iniciativa?
ask-consume = ¿Consumes el elemento por su bonificación?
ask-element = ¿Qué elemento creas?
ask-perform = ¿Realizas esta habilidad?
ask-choose = ¿A quién eliges?
ask-take-damage = ¿A quién le quitas 1 de daño?
ask-give-damage = ¿A quién se lo das?
ask-place = ¿Qué hexágono?
ask-move = ¿Adónde te mueves?
ask-target = ¿A quién atacas?
ask-attack = ¿Usas un objeto en este ataque?
ask-defend = Te atacan. ¿Usas un objeto?
ask-bonus = ¿Pagas por la bonificación?
ask-offer = ¿Usas el efecto de la carta?
ask-transfer = ¿Sufres tú el daño en su lugar?
ask-origin = ¿Desde qué hexágono atacas?
ask-reduce = ¿Qué efecto usas primero contra el daño?
ask-damage = ¿Sufres el daño, o pierdes cartas en su lugar?
ask-limit = ¿Qué carta activa descartas?
ask-cleanse = ¿De qué condición te libras?
ask-dismiss = ¿Quién sale del mapa?
ask-lend-deck = ¿De qué mazo de modificadores se roba?
ask-forgo = ¿A qué carta renuncias?
ask-discard = ¿Qué carta descartas?
ask-extra = ¿Qué carta juegas de tu mano?
ask-half = ¿Qué mitad juegas?
ask-sequence = ¿Qué hace primero?
ask-one-of = ¿Cuál de ellas?
ask-loot-from = ¿Desde qué hexágono saqueas?
ask-equip = ¿Qué arma equipas además de las otras?
ask-loot = ¿Usas un objeto para saquear más lejos?
ask-lose = ¿Qué carta pierdes?
ask-start-discard = El camino hasta aquí fue duro: ¿qué carta descartas?
ask-recover = ¿Qué carta recuperas?
ask-refresh = ¿Qué objeto renuevas?
ask-convert = ¿Usas este movimiento como ataque?
ask-after-action = ¿Usas un objeto después de esta acción?
ask-divert = ¿A cuál de sus aliados ataca en su lugar?
ask-dampen = Los monstruos van a consumir un elemento. ¿Usas un objeto?
ask-pay = ¿Pagas el precio?
ask-as-heal = ¿Usas esta habilidad como una curación?
ask-spring = ¿A qué enemigo alcanza la trampa?
ask-push = ¿Hacia dónde empujas?
ask-pull = ¿Hacia dónde atraes?
ask-long-rest = Descanso largo: ¿qué carta descartada pierdes?
ask-short-rest = ¿Haces un descanso corto?
ask-redraw = ¿Sufres 1 de daño para perder otra carta al azar en lugar de esta?
ask-focus = Igual de buenos: ¿quién es el foco del monstruo?
ask-monster-move = Igual de buenos: ¿adónde se mueve el monstruo?
ask-monster-path = Igual de buenos: ¿qué camino toma el monstruo?
ask-monster-targets = Igual de buenos: ¿a quién ataca el monstruo?
ask-monster-choice = Igual de buenos: ¿a quién elige el monstruo?
ask-monster-place = Igual de buenos: ¿dónde hace efecto la habilidad del monstruo?
ask-monster-element = ¿Qué elemento consumen los monstruos?
ask-roll = ¿Cuánto ruedan las rocas de esta fila? ¿Dónde se detiene la primera?
ask-drift = ¿Adónde te lleva el viento?
ask-make-way = Igual de cerca: ¿adónde va quien está en medio?
ask-spawn = Igual de cerca: ¿dónde aparece el monstruo?
ask-reveal = Igual de cerca, y faltan fichas: ¿dónde aparece el siguiente monstruo?

## Opciones: preparación

option-quick-prepare = Empezar con las cartas recomendadas
option-custom = Elegir talentos, objetos y cartas
option-next = Pasar a la siguiente parte
option-perk = Talento: { perk }
option-buy = Llevar { $item }
option-hand = Poner { $card } en la mano
option-choice-prepare = Quedarse con el objetivo de batalla { $goal }
option-cell-start = Empezar en el hexágono { $hex }

## Opciones: elección de cartas

option-lead = Carta inicial: { $card }
option-second = Segunda carta: { $card }
option-take-back = Recoger la carta inicial
option-rest-select = Hacer un descanso largo
option-first-seat = Primero { $seat }
option-first-type = Primero { $monster }
option-done-revealed = No usar objeto
option-choice-initiative =
    { $number ->
        [1] Actuar antes
       *[other] Actuar después
    }

## Opciones: un turno

option-play-top = { $card }: acción superior
option-play-bottom = { $card }: acción inferior
option-play-attack = { $card }: Ataque 2
option-play-move = { $card }: Mover 2
option-item = Usar { $item }
option-refresh = Renovar { $item }
option-end-card = Terminar el efecto de { $card }
option-done-turn = Terminar el turno
option-choice-turn = Usar { part-source }
option-yes-consume = Consumir { $elements }
option-done-consume = No consumir nada
option-element = { $element }
option-element-consume = Consumir { $element }
option-yes-perform = Realizarla
option-done-perform = Saltarla
option-figure-choose = { $figure }
option-done-choose = Nadie más
option-figure-take-damage = De { $figure }
option-done-take-damage = No mover más daño
option-figure-give-damage = A { $figure }
option-done-give-damage = No mover más daño
option-cell-place = Hexágono { $hex }
option-done-place = Parar aquí
option-cell-move = Mover al hexágono { $hex }
option-step =
    { $number ->
        [0] Paso al este ({ $hex })
        [1] Paso al noreste ({ $hex })
        [2] Paso al noroeste ({ $hex })
        [3] Paso al oeste ({ $hex })
        [4] Paso al suroeste ({ $hex })
       *[5] Paso al sureste ({ $hex })
    }
option-done-move = Quedarse aquí
option-all-target = Atacar a todos
option-figure-target = Atacar a { $figure }
option-done-target = No atacar a nadie más
option-done-attack = Seguir sin objeto
option-done-defend = No usar objeto
option-yes-bonus =
    { $elementsCount ->
        [0] Usar { part-source }
       *[other] Consumir { $elements } para { part-source }
    }
option-figure-bonus = { $figure } paga el precio
part-source =
    { $sourceId ->
        [card] { $card }
       *[other] { $source }
    }
option-cell-bonus = Destruir el obstáculo del hexágono { $hex }
option-yes-offer = Usar { part-source }
option-card-offer = Descartar { $card } para ello
option-done-offer = No hacer nada
option-yes-transfer = Sufrirlo por { $figure } ({ $number } de daño, reducido por la carta)
option-done-transfer = Dejar que { $figure } sufra { $number } de daño
option-cell-origin = Atacar desde el hexágono { $hex }
option-choice-offer =
    { $effect ->
        [heal] Curar
        [damage] Causar daño
       *[other] Elegir el efecto { $number }
    }
option-element-bonus = { option-element-consume }
option-done-bonus = Quedarse sin la bonificación
option-choice-reduce = Usar primero { part-source }
option-done-damage = Sufrir { $number } de daño
option-card-damage = Perder { $card } de la mano
option-lose-discards-damage = Perder dos cartas descartadas
option-card-limit = Descartar { $card }
option-card-forgo = Renunciar a { $card }
option-card-discard = Descartar { $card }
option-figure-dismiss = { $figure } sale del mapa
option-figure-lend-deck = Mazo: { $figure }
option-done-dismiss = Nadie sale del mapa
option-interact =
    { $cost ->
        [nothing] { $interaction }
        [top-action] { $interaction } (renuncias a una acción superior)
        [bottom-action] { $interaction } (renuncias a una acción inferior)
       *[other] { $interaction } (renuncias a una acción)
    }
option-card-extra = Jugar { $card }
option-choice-cleanse = Eliminar { $conditions }
option-done-extra = No jugar ninguna carta
option-choice-half =
    { $way ->
        [top] { $card }: acción superior
       *[bottom] { $card }: acción inferior
    }
option-choice-sequence =
    { $number ->
        [1] Mover y después atacar
       *[other] Atacar y después mover
    }
option-choice-one-of =
    { $whom ->
        [self] Curarte a ti
       *[others] Curar a tus invocaciones
    }
option-done-one-of = Ninguna de ellas
option-cell-loot-from = Saquear desde el hexágono { $hex }
option-equip = Equipar { $item }
option-done-equip = No equipar más
option-done-loot = Saquear sin más
option-card-lose = Perder { $card }
option-card-start-discard = Descartar { $card }
option-card-recover = Recuperar { $card }
option-done-recover = No recuperar más
option-done-refresh = No renovar más
option-yes-convert = Atacar en lugar de mover
option-done-convert = Mover
option-done-after-action = No usar ningún objeto
option-done-dampen = No usar ningún objeto
option-figure-divert = { $figure }
option-yes-pay =
    { $number ->
        [0] Pagar el precio
       *[other] Sufrir { $number } de daño
    }
option-choice-pay = Sufrir { $number } de daño por ello
option-done-pay = No pagar
option-yes-as-heal = Curar en su lugar
option-done-as-heal = Usarla como está en la carta
option-figure-spring = { $figure }
option-cell-push = { $figure } al hexágono { $hex }
option-done-push = No empujar
option-cell-pull = { $figure } al hexágono { $hex }
option-done-pull = No atraer

## Opciones: descanso

option-card-long-rest = Perder { $card } y recoger las demás
option-rest-short-rest = Descanso corto: perder una carta descartada al azar
option-done-short-rest = No descansar
option-yes-redraw = Sufrir 1 de daño y perder otra carta
option-done-redraw = Perder { $card }

## Opciones: elecciones por los monstruos

option-figure-focus = { $acting-figure } toma como foco a { $figure }
option-cell-monster-move = { $acting-figure } al hexágono { $hex }
option-choice-monster-path = { $acting-figure } va por { $hexes }
option-choice-monster-targets = Atacar a { $figures }
option-figure-monster-choice = { $acting-figure } elige a { $figure }
option-cell-monster-place = { $acting-figure }: hexágono { $hex }
option-cell-roll = Se detiene en el hexágono { $hex }
option-cell-drift = Al hexágono { $hex }
option-cell-make-way = Al hexágono { $hex }
option-cell-spawn = { $monster } en el hexágono { $hex }
option-cell-reveal = { $monster } en el hexágono { $hex }

## Rechazos

error-not-in-hand = Elige dos cartas de tu mano, o un descanso largo.
error-no-rest = Un descanso largo necesita al menos dos cartas descartadas.
error-out-of-reach = Tu movimiento no llega a ese hexágono.
error-no-target = Esa figura no puede ser atacada ahora: está fuera de alcance o de la vista, o no puede ser objetivo.
error-not-now = Eso no es posible ahora.
error-cannot-join-world = “{ $name }” no puede unirse a este mundo.
error-not-in-world = { $name } no se unió a este mundo.
error-party-name-taken = Ya hay un grupo llamado “{ $name }”.
error-hero-gone = { $hero } dejó el juego para siempre.
error-nothing-to-settle = No hay nada que decidir.
error-quests-drawn = Ya robaste dos misiones personales.
error-no-quests-drawn = Primero roba dos misiones personales.
error-no-such-quest = Esa no es una de las misiones que robaste.
error-class-locked = Esa clase todavía no está desbloqueada.
error-level-too-high = Los personajes nuevos empiezan como máximo en el nivel { $most }: ese es el nivel de prosperidad.
error-no-card-due = No hay ninguna carta que agregar ahora.
error-card-not-open = La carta { $number } no se puede agregar ahora.
error-no-perk-due = No hay ningún talento que marcar ahora.
error-perk-is-marked = Todas las casillas de ese talento están marcadas.
error-not-enough-experience = Para eso falta experiencia.
error-prosperity-too-low = La ciudad todavía no es tan próspera.
error-no-enhancing = Nadie en Gloomhaven sabe mejorar cartas todavía.
error-sticker-does-not-fit = Esa mejora no va ahí.
error-slot-taken = Ya hay una mejora en ese lugar.
error-card-not-in-pool = Solo se pueden mejorar cartas de tu propia reserva.
error-too-many-enhanced = La ciudad no es lo bastante próspera para otra carta mejorada de esta clase.
error-too-little-gold = Eso cuesta { $price } de oro.
error-quest-not-fulfilled = La misión personal todavía no está cumplida.
error-not-in-stock = Sin existencias: { $item }.
error-owned-already = Nadie puede tener dos veces el mismo objeto: { $item }.
error-not-owned = Eso no es tuyo: { $item }.
error-nothing-to-take-back = No hay nada de esta visita que deshacer: { $item }.
error-quest-stands = La misión personal está cumplida: ahora no se deshace nada.
error-world-begun = Este mundo ya tiene héroes: una campaña de la mesa empieza en uno nuevo.
error-not-on-cardboard = Aquí los escenarios se juegan en pantalla: acuerden antes la regla de la casa.
error-absent-stay = Su grupo acordó que los héroes de quien falta se quedan atrás: sáquenlos antes del grupo.
error-no-fight = No hay ningún escenario sobre su mesa.
error-no-donation-now = Después de un escenario casual nadie dona.
error-donated-already = Ya donaste en esta visita.
error-in-gloomhaven = { $name } ya está en Gloomhaven.
error-not-in-gloomhaven = { $hero } no está en Gloomhaven.

## How far a game is, in lists of tables

headline =
    { $number ->
        [0] { $scenario }
       *[other] { $scenario }, ronda { $number }
    }

## Lo que ocurre: preparación

event-started = Empieza { $scenario }.
event-prepared = Todos están listos.
event-placed =
    { $seatIs ->
        [you] Juegas con { $classThe } y empiezas en el hexágono { $hex }.
       *[other] { $seat } juega con { $classThe } y empieza en el hexágono { $hex }.
    }
event-cards-added = El escenario pone { $number } × { $modifier } en el mazo de modificadores de { $figure }.
event-cards-brought = { $figure } llega con { $number } × { $modifier } en el mazo de modificadores.
event-arrived-hurt = { $figure } llega con { $number } de daño.
event-party-founded = Un grupo nuevo: { $party }.
event-party-gathered = { $party } ahora tiene: { $heroes }.
event-quests-drawn = Robas dos misiones personales.
event-hero-created = { $hero }, { $class }, nivel { $number }, ya puede salir de aventura.
event-hero-card = { $hero } aprende una carta nueva.
event-hero-perk = { $hero } marca un talento.
event-hero-set-aside = { $hero } se queda atrás.
event-hero-died = { $hero } murió.
event-hero-retired = { $hero } se retira.
event-scenario-won = { $party } ganó: { $scenario }.
event-scenario-lost = { $party } perdió: { $scenario }.
event-scenario-unlocked = Un lugar nuevo en el mapa: { $scenario }.
event-brought-home = { $hero } trae a casa { $xp } de experiencia, { $gold } de oro y { $checks ->
        [one] { $checks } marca
       *[other] { $checks } marcas
    }.
event-item-gained = { $hero } gana { $item }.
event-design-found = Un nuevo diseño de objeto: { $item }. Ahora la tienda lo tiene.
event-gold-shared = { $party } reparte { $number } de oro.
event-class-unlocked = Se puede jugar una clase nueva: { $class }.
event-opened = Abren { $box }.
event-records-read = Se lee la parte { $number } de los registros de la ciudad.
event-donated = { $hero } dona { $number } de oro.
event-item-bought = { $hero } compra { $item } por { $gold } de oro.
event-item-sold = { $hero } vende { $item } por { $gold } de oro.
event-item-taken-back = { $hero } se arrepiente: { $item }, { $gold } de oro.
event-house-rule-on = Acordado: { $house-rule }.
event-house-rule-off = Ya no vale: { $house-rule }.
event-campaign-resumed = Sigue una campaña empezada en la mesa; escenarios completados: { $number }.
event-hero-welcomed = { $hero }, { $class }, llega de otro mundo.
event-came-home = { $party } vuelve a Gloomhaven.
event-card-enhanced = { $hero } hace mejorar una carta por { $gold } de oro.
event-level-gained = { $hero } ahora es de nivel { $number }.
box-envelope-a = el sobre A
box-envelope-b = el sobre B
box-envelope-x = el sobre X
box-town-records = los registros de la ciudad
event-monster-placed =
    { $ruleId ->
        [GH-S-MON-14] { $figure } aparece por invocación en el hexágono { $hex } ({ $hp ->
            [one] { $hp } punto de vida
           *[other] { $hp } puntos de vida
        }).
       *[other] { $figure } aparece en el hexágono { $hex }.
    }

## Lo que ocurre: una ronda

event-round = Ronda { $number }.
event-revealed =
    { $seatIs ->
        [you] Juegas { $cards }: iniciativa { $number }.
       *[other] { $seat } juega { $cards }: iniciativa { $number }.
    }
event-rests =
    { $seatIs ->
        [you] Haces un descanso largo: iniciativa { $number }.
       *[other] { $seat } hace un descanso largo: iniciativa { $number }.
    }
event-initiative =
    { $seatIs ->
        [you] Tu iniciativa es ahora { $number }.
       *[other] La iniciativa de { $seat } es ahora { $number }.
    }
event-monster-card = { $deck }: iniciativa { $number }.
event-turn = Actúa { $figure }.
event-played =
    { $way ->
        [0] { part-seat-plays } la acción superior de { $card }.
        [1] { part-seat-plays } la acción inferior de { $card }.
        [2] { part-seat-plays } Ataque 2 con { $card }.
       *[3] { part-seat-plays } Mover 2 con { $card }.
    }
part-seat-plays =
    { $seatIs ->
        [you] Realizas
       *[other] { $seat } realiza
    }

## Lo que ocurre: movimiento

event-moved = { $figure } se mueve al hexágono { $hex }.
event-forced =
    { $ruleId ->
        [GH-S-PSH-01] Un empujón lleva a { $figure } al hexágono { $hex }.
        [GH-S-PUL-01] Un tirón lleva a { $figure } al hexágono { $hex }.
       *[other] { $figure } va a parar al hexágono { $hex }.
    }
event-door-opened = { $figure } abre una puerta.
event-door-closed = Una puerta vuelve a cerrarse.
event-room-revealed = Se revela una sala.
event-trap-sprung = { $figure } activa una trampa: { part-trap }.
event-trap-created = { $figure } pone una trampa en el hexágono { $hex }: { part-trap }.
event-trap-disarmed = { $figure } desarma la trampa del hexágono { $hex }.
event-obstacle-created = Ahora hay un obstáculo { $hexesCount ->
        [one] en el hexágono { $hexes }
       *[other] en los hexágonos { $hexes }
    }.
event-obstacle-destroyed = Desaparece el obstáculo { $hexesCount ->
        [one] del hexágono { $hexes }
       *[other] de los hexágonos { $hexes }
    }.

## Lo que ocurre: ataques y daños

event-attack = { $figure } ataca a { $target-figure }: Ataque { $number }.
event-takes-damage = { $figure } sufre el daño de { $target-figure } en su lugar.
event-extra-turn = { $seat } juega un turno extra con { $cards }.
event-redirected = { $figure } recibe el ataque contra { $target-figure }.
event-diverted = Se ataca a { $target-figure } en lugar de { $figure }.
event-act-again = { $seat } vuelve a actuar en esta ronda, con { $cards }: iniciativa { $number }.
event-card-given = { $seat } recibe { $card }.
event-card-lent = Una carta queda activa ante { $seat }.
event-card-returned = { $card } de { $seat } vuelve a la reserva.
event-damage-moved = { $number } de daño pasa de { $figure } a { $target-figure }.
event-no-attack = { $figure } no puede atacar a su foco, así que no ataca a nadie.
event-attack-plus =
    { $sourceId ->
        [card] El ataque recibe { $number } por { $card }.
       *[other] El ataque recibe { $number } por { $source }.
    }
event-drew-modifier =
    { $mode ->
        [1] { part-drew } (ventaja; vale: { $used-modifiers })
        [-1] { part-drew } (desventaja; vale: { $used-modifiers })
       *[other] { part-drew }
    }.
part-drew = { $figure } roba { $modifiers }
event-attack-times = { part-source } multiplica el ataque por { $number }.
event-tamed = { $item } de { $figure }: x2 vale +0.
event-counts-as-zero = { $figure }: cartas de este robo valen +0 por una carta activa.
event-pierced = El ataque perfora { $number } del escudo.
event-attack-value =
    { $shield ->
        [0] El ataque vale { $value }: { $number } de daño.
       *[other] El ataque vale { $value }, menos { $shield } del escudo: { $number } de daño.
    }
event-damage = { $figure } sufre { $number } de daño; causa: { $source } ({ $hp ->
        [one] queda { $hp } punto de vida
       *[other] quedan { $hp } puntos de vida
    }).
event-reduced =
    { $sourceId ->
        [card] { $card } baja el daño a { $number }.
       *[other] Un efecto baja el daño a { $number }.
    }
event-negated = { $figure } pierde cartas en lugar de sufrir { $number } de daño.
event-hp-set = { $figure } queda con { $number } puntos de vida.
event-retaliates = Represalia de { $figure } contra { $target-figure }: { $number } de daño.
event-condition-gained = { $figure } recibe { $conditions }.
event-condition-ended = { $figure } deja de tener { $conditions }.
event-cursed = Una Maldición entra en el mazo de modificadores de { $figure }.
event-blessed = Una Bendición entra en el mazo de modificadores de { $figure }.
event-healed =
    { $number ->
        [one] { $figure } recupera { $number } punto de vida.
       *[other] { $figure } recupera { $number } puntos de vida.
    }
event-killed = { $figure } muere.
event-dropped = Cae una ficha de dinero en el hexágono { $hex }.
event-fell = { $figure } se queda sin puntos de vida.
event-summoned = { $figure } invoca a { $target-figure }.
event-left = { $figure } sale del mapa.

## Lo que ocurre: cartas, objetos, elementos

event-card-lost =
    { $seatIs ->
        [you] Pierdes { $card }.
       *[other] { $seat } pierde { $card }.
    }
event-card-discarded =
    { $seatIs ->
        [you] Descartas { $card }.
       *[other] { $seat } descarta { $card }.
    }
event-card-active = { $card } queda en la zona activa mientras dure su efecto.
event-active-ended = { $card } ya no está activa.
event-lasting =
    { $effectId ->
        [shield] { $figure } tiene desde ahora Escudo { $number } ({ part-source }).
        [retaliate] { $figure } tiene desde ahora Represalia { $number } ({ part-source }).
        [onDeath] { $figure } actuará una vez más al morir ({ part-source }).
       *[other] { $sourceId ->
            [card] { $figure } tiene desde ahora el efecto de { $card }.
           *[other] { $figure } tiene desde ahora un efecto duradero ({ $source }).
        }
    }
event-recovered =
    { $seatIs ->
        [you] Recuperas { $card }.
       *[other] { $seat } recupera { $card }.
    }
event-rest-drew = La carta al azar del descanso corto es { $card }.
event-rested =
    { $seatIs ->
        [you] Descansas y recoges { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        }.
       *[other] { $seat } descansa y recoge { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        }.
    }
event-item-used =
    { $seatIs ->
        [you] Usas { $item }.
       *[other] { $seat } usa { $item }.
    }
event-item-refreshed =
    { $seatIs ->
        [you] Renuevas { $item }.
       *[other] { $seat } renueva { $item }.
    }
event-item-equipped =
    { $seatIs ->
        [you] Equipas también { $item }.
       *[other] { $seat } equipa también { $item }.
    }
event-element-created = Se crea el elemento { $element }.
event-element-strong = El elemento { $element } está fuerte.
event-element-consumed = Se consume el elemento { $element }.
event-element-waned =
    { $number ->
        [0] El elemento { $element } ya está inerte.
       *[other] El elemento { $element } está menguante.
    }
event-shuffled = Se baraja el mazo de modificadores de { $figure }.
event-monsters-shuffled = Se baraja el mazo de modificadores de los monstruos.
event-looted =
    { $seatIs ->
        [you] { $number ->
            [one] Saqueas { $number } ficha de dinero.
           *[other] Saqueas { $number } fichas de dinero.
        }
       *[other] { $number ->
            [one] { $seat } saquea { $number } ficha de dinero.
           *[other] { $seat } saquea { $number } fichas de dinero.
        }
    }
event-treasure =
    { $seatIs ->
        [you] { $number ->
            [0] Saqueas un tesoro del objetivo.
           *[other] Saqueas el tesoro { $number }.
        }
       *[other] { $number ->
            [0] { $seat } saquea un tesoro del objetivo.
           *[other] { $seat } saquea el tesoro { $number }.
        }
    }
event-monster-looted =
    { $number ->
        [one] { $figure } se lleva { $number } ficha de dinero.
       *[other] { $figure } se lleva { $number } fichas de dinero.
    }
event-experience =
    { $seatIs ->
        [you] Ganas { $number } de experiencia.
       *[other] { $seat } gana { $number } de experiencia.
    }

## Lo que ocurre: el final

event-exhausted =
    { $seatIs ->
        [you] Llegas al agotamiento y sales del escenario.
       *[other] { $seat } llega al agotamiento y sale del escenario.
    }
event-success = ¡Éxito en la ronda { $number }!
event-failure = Fracaso en la ronda { $number }.
event-home =
    { $seatIs ->
        [you] Te llevas a casa { $xp } de experiencia, { $gold } de oro y { $checks ->
            [one] { $checks } marca
           *[other] { $checks } marcas
        }.
       *[other] { $seat } se lleva a casa { $xp } de experiencia, { $gold } de oro y { $checks ->
            [one] { $checks } marca
           *[other] { $checks } marcas
        }.
    }
event-why-plan-none = { why-plan-none }
event-why-plan-melee = { why-plan-melee }
event-why-plan-ranged = { why-plan-ranged }
event-why-plan-around = { why-plan-around }
event-why-plan-free = { why-plan-free }
event-why-plan-all = { why-plan-all }
event-why-invisible = { why-invisible }
event-why-way = { why-way }
event-why-no-way = { why-no-way }
event-scenario-focus = El escenario manda a la figura contra { $figures }, a quien puede llegar: su foco.
event-departed = { $figure } deja el mapa por un tiempo.
event-returned = { $figure } está de vuelta en el mapa.
event-woken = { $figure } despierta.
event-betrayed = { $figure } se vuelve contra todos.
event-controlled = { $figure } actuará contra su propio bando en su turno.
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

## Objetivos y reglas especiales de los escenarios

objective-kill-all = Maten a todos los enemigos
objective-kill-all-but = Maten a todos los enemigos, salvo { $monsters }
objective-kill =
    { $monstersCount ->
        [one] Tiene que morir { $monstersThe }
       *[other] Tienen que morir { $monstersThe }
    }
objective-kill-count =
    { $n ->
        [one] Maten a { $n } enemigo
       *[other] Maten a { $n } enemigos
    }
objective-kill-count-of = Maten a { $n } de estos: { $monsters }
objective-kill-revealed = Maten a todos los enemigos revelados
objective-reveal = Revelen la sala { $n }
objective-reveal-all = Revelen todas las salas
objective-loot-goals =
    { $n ->
        [one] Saqueen el tesoro del objetivo
       *[other] Saqueen { $n } tesoros del objetivo
    }
objective-escort = { $npc } tiene que terminar un turno en el hexágono marcado
objective-escort-near = { $npc } tiene que terminar un turno en el hexágono marcado o junto a él
objective-each-loots-goal = Cada personaje tiene que saquear un tesoro del objetivo
objective-escape = Todos los personajes que sigan en el escenario tienen que llegar a la salida
objective-survive =
    { $n ->
        [one] Sobrevivan { $n } ronda
       *[other] Sobrevivan { $n } rondas
    }
objective-destroy = Destruyan todos estos: { $npc }
objective-occupy = Los personajes tienen que estar en las placas de presión a la vez
objective-end-turn-on = Un personaje tiene que terminar un turno en el hexágono marcado
objective-open-doors = Abran todas las puertas
objective-carry = Lleven el objeto hasta el hexágono marcado
objective-save = Lleven a { $n } de estos hasta el hexágono marcado: { $npc }
objective-cleanse = Purifiquen todos estos: { $npc }
objective-dig = Desentierren todos estos: { $npc }
objective-charge =
    { $n ->
        [one] Reúnan { $n } carga
       *[other] Reúnan { $n } cargas
    }
objective-sacrifice = Entreguen el objeto en el hexágono marcado
loss-all-exhausted = Pierden si todos los personajes quedan exhaustos
loss-npc-killed =
    { $n ->
        [one] Pierden si muere { $npc }
       *[other] Pierden si mueren { $n } de estos: { $npc }
    }
rule-setup-gain = Todos los personajes empiezan con { $conditions }
rule-setup-curse =
    { $n ->
        [one] Todos los personajes añaden { $n } Maldición a su mazo de modificadores
       *[other] Todos los personajes añaden { $n } Maldiciones a su mazo de modificadores
    }
rule-setup-minus =
    { $n ->
        [one] Todos los personajes añaden { $n } carta de -1 a su mazo de modificadores
       *[other] Todos los personajes añaden { $n } cartas de -1 a su mazo de modificadores
    }
rule-lock-boss = Solo el jefe abre la puerta { $labels }
rule-lock-plate = La puerta { $labels } está bloqueada hasta que un personaje termina un turno en su placa de presión
rule-lock-all-on-plates = La puerta { $labels } está bloqueada hasta que todos los personajes están en sus placas de presión al final de un turno
rule-door-cycle = El jefe va de puerta en puerta en este orden: { $labels }
loss-monsters-killed = Pierden si mueren { $n } de estos: { $monsters }
rule-allies = { $monsters } son aliados de los personajes y enemigos de los demás monstruos
rule-third-side = { $monsters } son un tercer bando: enemigos de los personajes y de todos los demás monstruos
rule-two-starts = Hay dos salas iniciales; en cada una empieza como máximo la mitad de los personajes, redondeada hacia arriba
rule-monster-level = El nivel de { $monsters } está { $n } por encima de lo normal, 7 como máximo
rule-monster-level-lower = Nivel { $n } por debajo de lo normal: { $monsters }
rule-immovable = { $monsters } no pueden ser empujados ni atraídos
rule-summons = { $monsters } invocan a { $monster } ({ $rank }) en lugar de { $instead-monster }
rule-goal-loot-action = Los tesoros del objetivo solo se saquean con una habilidad Saquear, no al final del turno
rule-trap-damage = { $trap } causan el daño de trampa del nivel
rule-trap-conditions = { $trap } no causan daño, pero imponen { $conditions }
rule-trap-both = { $trap } causan el daño de trampa del nivel e imponen { $conditions }
rule-spawn = { $when }: { $n } { $monster } ({ $rank }) en { $label }
rule-spawn-here = { $when }: { $n } { $monster } ({ $rank }) en su lugar
when-killed-of = cuando muere uno de estos: { $monsters }
when-killed-remembered = cuando muere el que el escenario marcó: { $monsters }
when-start = al principio
when-round-start = al principio de cada ronda
when-round-start-odd = al principio de cada ronda impar
when-round-start-even = al principio de cada ronda par
when-round-end = al final de cada ronda
when-round-end-odd = al final de cada ronda impar
when-round-end-even = al final de cada ronda par
when-door-opened = cuando se abre la puerta { $label }
when-in-round = en la ronda { $n }
when-from-round = desde la ronda { $n }
when-from-door = una vez abierta la puerta { $label }
when-until-door = hasta que se abra la puerta { $label }
objective-unknown = El objetivo aún no está descrito
objective-present = { $whom } está ahí
objective-register = Lleven { $register } hasta { $n }
objective-all = Todo esto: { $parts }
objective-any = Una de estas cosas: { $parts }
loss-exhausted = Pierden si un personaje queda exhausto
loss-exhausted-off-exit = Pierden si queda exhausto un personaje que no está en la salida
loss-round-limit = Pierden tras { $n } rondas
loss-last-one = Pierden si solo un personaje no está exhausto
whom =
    { $who ->
        [subject] quien corresponda
        [character] cada personaje
        [summon] cada invocación
        [party] cada personaje e invocación
        [enemy] cada enemigo
        [ally] cada aliado de los personajes
        [object] cada objeto
        [friend] cada personaje y aliado de los personajes
       *[anyone] todos
    }
whom-types = { $monsters }
when-once = una sola vez
when-always = siempre
when-present = mientras { $whom } sigue en pie
when-room-held = mientras un personaje está en la sala { $n }
when-room-empty = mientras ningún personaje está en la sala { $n }
when-until-killed = hasta que se hayan destruido { $n } de estos: { $npc }
when-every-rounds = en la ronda { $first } y cada { $n } rondas a partir de ella
when-goals-looted =
    { $n ->
        [one] una vez saqueado un tesoro del objetivo
       *[other] una vez saqueados { $n } tesoros del objetivo
    }
whom-npc = { $npc }
whom-at = { $whom } en { $label }
whom-in-room = { $whom } en la sala { $n }
whom-off-room = { $whom } fuera de la sala { $n }
whom-near-label = { $whom } a { $n } { $n ->
    [one] hexágono
   *[other] hexágonos
} o menos de { $label }
rule-close = { $when }, la puerta { $labels } vuelve a cerrarse; quien está en ella sufre el daño de trampa y va al hexágono vacío más cercano
rule-keep-out = { $whom }: nunca entra en la puerta { $labels }
rule-lock-held = La puerta { $labels } solo queda abierta mientras, al final de un turno, un personaje está en una de estas placas de presión: { $plates }; quien está en la puerta que se cierra sufre el daño de trampa y va al hexágono vacío más cercano
rule-escape = { $when }: quien está en un hexágono marcado escapa con sus invocaciones: { $whom }
rule-discard = { $when }: { $whom } descarta { $n } cartas de su mano
objective-escaped = Todos los personajes que quedan tienen que escapar por el hexágono marcado, uno tras otro
event-escaped =
    { $seatIs ->
        [you] Escapas del escenario.
       *[other] { $seat } escapa del escenario.
    }
when-turn-end-on-plate = cuando un personaje termina un turno en la placa de presión { $plates }
when-killed-npc = cuando se destruye esto: { $npc }
rule-spawn-start = { $when }: { $n } { $monster } ({ $rank }) en los hexágonos iniciales
rule-march = { $whom }: { $parts }
march-points = Movimiento { $n } hacia los hexágonos marcados en lugar de los movimientos de su carta
march-own-move = su propio Movimiento hacia los hexágonos marcados en lugar de los movimientos de su carta
march-doors = abre puertas en su camino
march-carries = primero hasta quedar junto a { $npc }, después se lleva consigo a { $npc }
march-alone = no hace nada más
march-card = después hace el resto de su carta
whom-nearest = el más cercano de { $whom }
rule-idle = { $monsters }: nunca actúa
when-turn-end-there = cuando este termina su turno en un hexágono marcado: { $whom }
when-looted-in = cuando se saquea el tesoro de objetivo de la sala { $n }
whom-on-marked = { $whom } en el área que indica el escenario
rule-avoid = { $whom }: rodea { $ground ->
        [water] el agua
       *[other] el terreno indicado
    } como si fuera una trampa
whom-suffering = { $whom } ({ $conditions })
when-entered = al entrar en un hexágono
when-entered-overlay = al entrar { $ground ->
        [water] en el agua
       *[other] en el terreno indicado
    }
register-withering = el número de rondas pasadas antes de revelarse su sala
rule-roll = { $when }: en cada una de { $n } filas las dos rocas ruedan 1, 2 o 3 hexágonos hacia la izquierda, un número distinto en cada fila, a elección de los jugadores; en el extremo izquierdo vuelven a entrar por la derecha. Destruyen obstáculos e ignoran trampas y habilidades. Quien está donde rueda una sufre el daño de trampa; quien está donde se detiene se mueve un hexágono a la izquierda
event-boulder-rolled = Una roca rueda hasta el hexágono { $hexes }.
register-rift = el daño de la grieta
rule-stats = { $when }: { $whom }: { $stats }
rule-stats-each = { $when }: { $whom }: { $stats } por cada uno de estos en el mapa: { $each }
rule-stats-per = { $when }: { $whom }: { $stats }, multiplicado por { $register }
stat-hp = puntos de vida { $n }
stat-attack = Ataque { $n }
stat-move = Movimiento { $n }
stat-range = Alcance de ataques a distancia { $n }
stat-shield = Escudo { $n }
whom-next-to-it = { $whom } al lado
whom-near = { $whom } a { $n } hexágonos o menos de { $npc }
rule-barred = La puerta { $labels } está atrancada: se abre cuando se destruye lo que la atranca ({ $npc })
rule-indestructible = Algunos obstáculos no pueden ser destruidos ni movidos por ninguna habilidad
rule-ability-per = { $when }: { $whom }: { $does }, multiplicado por { $register }
rule-ability = { $when }: { $whom }: { $does }
rule-lock-when = La puerta { $labels } está bloqueada. Se abre { $when }
rule-interaction =
    { $cost ->
        [nothing] En su turno, un personaje puede: { $interaction }
        [top-action] Un personaje puede renunciar a una acción superior (y a su carta) para: { $interaction }
        [bottom-action] Un personaje puede renunciar a una acción inferior (y a su carta) para: { $interaction }
       *[other] Un personaje puede renunciar a una acción (y a su carta) para: { $interaction }
    }
rule-elements = { $when }: se vuelven fuertes { $elements }
rule-elements-inert = { $when }: se vuelven inertes { $elements }
rule-place = { $when }: se colocan más monstruos
rule-remove = { $when }: estos salen del mapa
rule-win = { $when }: ganan
rule-lose = { $when }: pierden
when-turn-start = al principio de cada turno
when-turn-start-of = al principio de un turno ({ $whom })
when-turn-end = al final de cada turno
when-room-revealed = cuando se revela la sala
when-killed = cuando muere uno de ellos
when-looted = cuando se saquea un tesoro de objetivo
when-exhausted = cuando un personaje queda exhausto
when-interacted = cuando se hace
when-if = si { $parts }
when-not = salvo si { $parts }
when-round-start-in = al principio de la ronda { $n }
when-round-end-in = al final de la ronda { $n }
rule-remove-of = { $when }, estos salen del mapa: { $whom }
rule-remove-on = { $when }: quien está en un hexágono marcado sale del mapa: { $whom }
rule-npc-toward = { $npc }: Mover { $n } hacia el hexágono marcado cada ronda
rule-npc-after = { $npc }: Mover { $n } hacia { $monster } en la sala { $room } cada ronda
register-sun-blessed = el logro de grupo Bendecidos por el Sol
when-next-marker = cuando el jefe va al siguiente marcador
when-lay-eggs = cuando el jefe pone huevos
when-hatch-eggs = cuando los huevos eclosionan
when-throne-moves = cuando el trono se mueve
when-summon-zephyrs = cuando el jefe invoca
when-fly-to-next-perch = cuando el jefe vuela a su siguiente percha
when-mind-control = cuando el jefe toma el control de un personaje
when-drive-away = cuando el jefe aleja a todos
rule-jump = { $when }: salta al siguiente de estos lugares, por orden: { $labels }
rule-replace = { $when }: en el lugar de cada uno de estos aparece { $monster } ({ $rank }): { $whom }
rule-summon = { $when }: { $whom } × { $n }, junto a quien invoca
rule-suspend = { $when }, estos quedan fuera de juego: { $whom }. No actúan, nada los afecta, y los demás pueden pasar por sus hexágonos pero no terminar en ellos
rule-suffer = { $when }: { $whom } sufre tanto daño como se contó ({ $register })
rule-asleep = Duermen al principio: { $monsters }. No hacen nada hasta que los atacan, sufren daño o una condición negativa, o hasta que un personaje o invocación termina su movimiento junto a ellos; las invocaciones dejan en paz a los que duermen
rule-focus = Estos tienen como foco a { $monster } siempre que puedan alcanzarlo en su turno: { $monsters }
rule-focus-npc = Estos tienen como foco a { $npc } siempre que puedan alcanzar ese objetivo en su turno: { $monsters }
when-moved = cuando uno de ellos termina un movimiento
rule-destroy = { $when }, esto se destruye: { $whom }
rule-count = { $when }: se cuenta daño ({ $register }): { $n }, y { $more } más por nivel de escenario
when-moved-of = al final de un movimiento ({ $whom })
rule-leave = { $when }, estos dejan el mapa por un tiempo y conservan sus turnos: { $whom }
rule-drift = { $when }: el viento mueve a estos un hexágono, en orden de iniciativa, si nada lo impide ({ $ways }): { $whom }
rule-draw = { $when }: se ve el número de la ficha; hacen falta { $n } de las { $of }
when-absent = mientras esto no está en el mapa: { $whom }
when-struck = después de un ataque cuerpo a cuerpo
when-struck-of = después de un ataque cuerpo a cuerpo ({ $whom })
way-e = hacia el este
way-ne = hacia el noreste
way-nw = hacia el noroeste
way-w = hacia el oeste
way-sw = hacia el suroeste
way-se = hacia el sureste
rule-jump-way = { $when }: { $whom } salta al siguiente de estos lugares, por orden: { $labels }. Quien está allí cede el lugar; una sala aún no vista se revela con sus puertas
rule-hp-of = { $npc } tiene los puntos de vida de este jefe: { $monster }
rule-summon-rank = { $when }: { $whom } × { $n } ({ $rank }), junto a quien invoca
when-stop = en la parada { $n } de su camino
when-index = por la acción especial { $n }
rule-dismiss = { $when }: los jugadores pueden quitar a uno de estos del mapa: { $whom }
rule-lend-deck = { $when }: los jugadores eligen un personaje, de cuyo mazo de modificadores se roba
rule-unhurt = { $monsters }: no sufren daño; las condiciones y todo lo demás los siguen afectando
register-pumps = el número de bombas de agua purificadas
register-awake = el número de turnos que terminaron con todas las placas de presión en juego ocupadas
register-deed-rift = la grieta abierta (1: sí)
register-night-demons = el número de demonios de la noche normales desde el último de élite
register-pump = el número de purificaciones de la bomba de agua { $n }
register-saved = el número de aldeanos a salvo
interaction-cleanse-pump = Purificar la bomba de agua
rule-current = { $when }: la corriente mueve a { $whom } un hexágono, en una dirección que depende de si la iniciativa de { $monsters } es par o impar. Quien tiene un obstáculo o un muro del lado del que viene está a salvo; quien no puede moverse sufre { $n } de daño
thing-claw = la garra
rule-mend = { $when }: { $whom }: Curar { $n } por cada uno de estos en el mapa: { $each }
when-dug = una vez desenterrado esto: { $npc } en { $label }
rule-dry-once = Quien termina el turno en un hexágono de agua marcado tiene { $thing } durante el resto del escenario; esa agua desaparece, y nadie la recibe dos veces
when-against = contra { $monsters }
rule-immune = { $whom }: inmune a { $conditions }
rule-monster-immune = { $monsters }: inmunes a { $conditions }
rule-drive = { $when }, en orden de iniciativa estos se mueven al hexágono más cercano junto a { $monsters }: { $whom }
rule-drive-away = { $when }, en orden de iniciativa estos se mueven { $n } hexágonos y terminan lo más lejos posible de { $monsters }: { $whom }
rule-control = { $when }, el personaje que aún tiene que jugar dos cartas y actúa al final de esta ronda pierde la razón: en su turno y en los de sus invocaciones, los aliados son enemigos y los enemigos aliados; realiza Mover 2 y la acción superior de su carta inicial, y las dos cartas se descartan
rule-portal = Un portal une los dos hexágonos { $label }: un personaje junto a uno de ellos puede gastar 1 punto de movimiento para ir a un hexágono vacío junto al otro; las invocaciones y los monstruos no pueden
rule-perches = { $monsters } cubre todos los hexágonos de la percha en la que está ({ $labels }): puede atacar y ser atacado desde cualquiera de ellos
rule-before = { $npc } actúa justo antes de { $monster }
rule-no-side = { $npc } no es aliado ni enemigo de nadie: nada lo afecta, y los demás pueden pasar por su hexágono
rule-npc-unhurt = { $npc }: ningún daño lo afecta
rule-dug = Junto a { $npc }, un personaje puede gastar puntos de movimiento para cavar, uno por cada punto de vida que le quede; no se puede atacar ni sufre daño
rule-protected-often =
    { $n ->
        [one] Una vez, un personaje puede perder una carta de la mano para que { $npc } no sufra daño de una fuente
       *[other] { $n } veces en total, un personaje puede perder una carta de la mano para que { $npc } no sufra daño de una fuente
    }
rule-protected = Un personaje puede perder una carta de la mano para que { $npc } no sufra daño de una fuente
event-dug =
    { $number ->
        [0] { $figure }: ya no queda nada por cavar.
       *[other] { $figure }: todavía falta cavar { $number }.
    }
option-figure-move = Gastar 1 punto de movimiento para cavar: { $figure }
option-done-protect = Dejar que sufra { $number } de daño
option-card-protect = Perder { $card }
ask-protect = ¿Pierdes una carta para evitar ese daño?
thing-blessing = la protección del agua
thing-dagger = la daga oculta
register-tokens = el número de fichas del cieno gigante (4 al principio, una menos por cada cieno que muere)
register-freed = el número de cautivas liberadas
register-lender = el personaje de cuyo mazo de modificadores se roba
interaction-free-captive = Liberar a una cautiva a tu lado
deed-staff = Un personaje tiene que terminar un turno junto al altar con el bastón cargado
deed-rift = Maten a todos los demonios mientras haya un personaje en cada sala, para que se abra la grieta
objective-deed = { $deed }
thing-water = un balde de agua
thing-staff = el bastón
thing-doll = la muñeca
thing-relic = el cristal o la esfera
register-charge = la carga del bastón
objective-present-treasure = Un personaje que saqueó el tesoro { $n } sigue en el escenario
objective-bring-treasure = Un personaje que saqueó el tesoro { $n } tiene que terminar un turno en el hexágono marcado
objective-bring = Un personaje con { $thing } tiene que terminar un turno en el hexágono marcado o al lado
whom-treasure = { $whom } que saqueó el tesoro { $n }
when-exhausted-holding = cuando queda exhausto el personaje con { $thing }
when-killed-elite = cuando muere un enemigo de élite
when-killed-normal = cuando muere un enemigo normal
rule-lock-next = Las puertas { $labels } están bloqueadas. En este orden, la siguiente se abre { $when }
rule-unkept = El tesoro { $n } solo se conserva si se gana el escenario
rule-hp-times = Puntos de vida × { $n }: { $monsters }
rule-steady = Siempre en la iniciativa { $n }, siempre Mover +0 y Ataque +0: { $monsters }
rule-modifiers = Del mazo de modificadores del personaje roban: { $monsters }
rule-betray = { $when }: { $whom } se vuelve contra todos, y también hay que matarlo
rule-gather = { $when }: { $whom }: de vuelta a { $label }, con el daño y las condiciones que tenga
rule-gather-start = { $when }: { $whom }: de vuelta al inicio, con el daño y las condiciones que tenga
register-wave = el número de oleadas que llegaron después de la primera
register-waves = el número de oleadas que llegaron
register-shut = la puerta cerrada detrás del personaje (1: sí)
rule-moneyless = No dejan dinero: { $monsters }
rule-charges = Solo un personaje con { $thing } puede herir a { $monsters }; cada punto de ese daño cuenta como 1 para { $register }
rule-goal-turn-end = Los tesoros del objetivo solo se toman terminando el turno en su hexágono
rule-goal-carried = Cuando el personaje que lleva { $thing } queda exhausto, { $thing } queda en su hexágono; una habilidad Saquear de otro personaje que lo alcance puede tomar { $thing }
rule-dry-at = { $when }: no hay agua en { $label }
rule-dry-here = El agua se saquea como un tesoro: su hexágono queda seco, y un personaje solo lleva un balde a la vez
rule-flood = { $when }: se inunda un hexágono más junto al agua, a elección de los jugadores; si en esa parte del mapa ya no queda ninguno seco, pierden
rule-lay-traps = { $when }: aparecen trampas de daño en { $label }; quien esté ahí sin volar las activa
rule-drop-here = { $when }: en su lugar queda { $thing }
rule-give-up = { $when }: { $whom } renuncia a ello
rule-give = { $when }: los jugadores eligen al personaje que se queda con { $thing }
event-flooded = El agua inunda el hexágono { $hex }.
event-gave-up =
    { $seatIs ->
        [you] Ya no lo tienes.
       *[other] { $seat } ya no lo tiene.
    }
event-given =
    { $seatIs ->
        [you] Ahora lo tienes tú.
       *[other] Ahora lo tiene { $seat }.
    }
option-done-hand-over = Dejárselo
option-yes-hand-over = Tomarlo
ask-hand-over = ¿Te haces cargo de lo que lleva otro personaje?
option-figure-free = Liberar a { $figure }
ask-free = ¿A quién se libera?
option-cell-flood = Agua en el hexágono { $hex }
ask-flood = ¿Qué hexágono se inunda?
option-figure-give = { $figure }
ask-give = ¿Quién se lo queda?
loss-exhausted-before-all = Pierden si un personaje queda exhausto antes de que se saqueen los { $n } tesoros del objetivo
loss-exhausted-off-room = Pierden si queda exhausto un personaje que no está en la sala { $n }
objective-reach-room = Todos los personajes que sigan en el escenario tienen que estar a la vez en la sala { $n }
test-exhausted-before-looting = un personaje queda exhausto sin haber saqueado un tesoro del objetivo
thing-goal = un tesoro del objetivo
whom-not-holding = { $whom } sin { $thing }
whom-holding = { $whom } con { $thing }
rule-starts = Con este número de personajes, algunos de los hexágonos iniciales no se usan
rule-impassable = Algunos obstáculos son como muros: no se pueden destruir ni mover, y nadie pasa ni ve a través de ellos, ni volando ni saltando
rule-no-items-before-goal = Los objetos de un personaje no tienen efecto hasta que saquee un tesoro del objetivo
rule-one-goal-each = Ningún personaje toma un segundo tesoro del objetivo
interaction-take-goal = Tomar el tesoro del objetivo en este hexágono o al lado

## Tests of scenarios, as half sentences

objective-when = Consigan que se cumpla esto: { $parts }
loss-when = Pierden si se cumple esto: { $parts }
when-set-up = durante la preparación
when-door-opened-any = cuando se abre una puerta
test-given = el grupo tiene { $register }
test-dead = no queda ningún enemigo
test-dead-of = no queda ninguno de estos: { $monsters }
test-dead-without = no quedan enemigos salvo { $monsters }
test-cleared = no queda ningún enemigo en el mapa
test-killed =
    { $n ->
        [one] { $n } enemigo ha muerto
       *[other] { $n } enemigos han muerto
    }
test-killed-of =
    { $n ->
        [one] { $n } de estos ha muerto: { $monsters }
       *[other] { $n } de estos han muerto: { $monsters }
    }
test-revealed = todas las salas están reveladas
test-revealed-room = la sala { $n } está revelada
test-looted =
    { $n ->
        [one] se ha saqueado { $n } tesoro del objetivo
       *[other] se han saqueado { $n } tesoros del objetivo
    }
test-each-looted = cada personaje ha saqueado un tesoro del objetivo
test-arrived = uno de estos ha terminado un turno en los hexágonos marcados: { $whom }
test-on =
    { $n ->
        [one] { $n } de estos está en los hexágonos marcados: { $whom }
       *[other] { $n } de estos están en los hexágonos marcados: { $whom }
    }
test-on-all = todos estos están en los hexágonos marcados: { $whom }
test-filled = en cada hexágono marcado hay uno de estos: { $whom }
test-opened = todas las puertas están abiertas
test-opened-doors = la puerta { $labels } está abierta
test-round =
    { $rounds ->
        [odd] la ronda es impar
        [even] la ronda es par
       *[every] es cualquier ronda
    }
test-round-from = { test-round }, desde la ronda { $first }
test-round-until = { test-round }, hasta la ronda { $last }
test-round-within = { test-round }, de la ronda { $first } a la ronda { $last }
test-characters = el número de personajes es { $numbers }
test-register-least = { $register } es { $least } o más
test-present-none = esto no está en el mapa: { $whom }
test-room-empty = no hay ningún personaje en la sala { $n }
test-register-most = { $register } es { $most } o menos
test-register-between = { $register } es de { $least } a { $most }
test-present-least = { $least } o más de estos están en el mapa: { $whom }
test-present-most = no más de { $most } de estos en el mapa: { $whom }
test-present-between = de { $least } a { $most } de estos están en el mapa: { $whom }
test-exhausted =
    { $n ->
        [one] { $n } personaje está exhausto
       *[other] { $n } personajes están exhaustos
    }
test-exhausted-off = un personaje quedó exhausto fuera de los hexágonos marcados
test-escaped = todos los personajes que quedan han escapado
test-rounds-over =
    { $n ->
        [one] ha terminado { $n } ronda
       *[other] han terminado { $n } rondas
    }
test-all = se cumple todo esto: { $parts }
test-any = se cumple algo de esto: { $parts }
test-not = no se cumple nada de esto: { $parts }

## Lo que hacen las habilidades: marco

perk =
    { $ignoresCount ->
        [0] { part-perk }
       *[other] { $removed-modifiersCount ->
            [0] { $added-modifiersCount ->
                [0] Ignorar { $ignores }
               *[other] Ignorar { $ignores }; añadir { $added-modifiers }
            }
           *[other] Ignorar { $ignores }; quitar { $removed-modifiers }
        }
    }
part-perk =
    { $removed-modifiersCount ->
        [0] Añadir { $added-modifiers }
       *[other] { $added-modifiersCount ->
            [0] Quitar { $removed-modifiers }
           *[other] Cambiar { $removed-modifiers } por { $added-modifiers }
        }
    }
ability-line = { $parts }
ability-by-bear = Actúa el oso
ability-when = { $gates }: { $then }
ability-then = { $head }; { $item }
ability-number = { $n }
ability-plus = +{ $n }
ability-minus = -{ $n }
ability-x = X
ability-plus-x = +X
ability-x-is = donde X es { $what }
ability-conditions = { $conditions }

## Lo que hacen las habilidades: acciones

ability-do-move = Mover { $amount }
ability-do-attack = Ataque { $amount }
ability-do-heal = Curar { $amount }
ability-do-heal-fully = Curar todos los puntos de vida
ability-do-loot = Saquear { $amount }
ability-do-shield = Escudo { $amount }
ability-do-retaliate = Represalia { $amount }
ability-do-push = Empujar { $amount }
ability-do-pull = Atraer { $amount }
ability-do-damage = { $amount } de daño
ability-do-suffer = sufrir { $amount } de daño
ability-do-kill = Matar a { $whom }
ability-do-infuse = crear { $elements }
ability-do-summon = Invocar { $summon }
ability-do-summon-monster = Invocar { $n } × { $monster }
ability-do-recover-discard =
    { $n ->
        [0] recuperar todas las cartas descartadas
        [one] recuperar { $n } carta descartada
       *[other] recuperar { $n } cartas descartadas
    }
ability-do-recover-discard-up-to = recuperar hasta { $n } cartas descartadas
ability-do-recover-discard-x = recuperar X cartas descartadas
ability-do-recover-lost =
    { $n ->
        [0] recuperar todas las cartas perdidas
        [one] recuperar { $n } carta perdida
       *[other] recuperar { $n } cartas perdidas
    }
ability-do-recover-lost-up-to = recuperar hasta { $n } cartas perdidas
ability-do-recover-lost-x = recuperar X cartas perdidas
ability-do-lose-cards =
    { $n ->
        [one] perder { $n } carta
       *[other] perder { $n } cartas
    }
ability-do-refresh-items =
    { $n ->
        [0] renovar todos los objetos
        [one] renovar { $n } objeto
       *[other] renovar { $n } objetos
    }
ability-do-refresh-items-up-to = renovar hasta { $n } objetos
ability-do-create-trap = poner una trampa de { $amount } de daño
ability-do-create-trap-of-level = poner una trampa con el daño del nivel del escenario
ability-do-create-trap-harmless = poner una trampa sin daño
ability-do-disarm-trap =
    { $n ->
        [0] desarmar trampas
        [one] desarmar una trampa
       *[other] desarmar { $n } trampas
    }
ability-do-create-obstacle =
    { $n ->
        [one] crear un obstáculo
       *[other] crear { $n } obstáculos
    }
ability-do-destroy-obstacle =
    { $n ->
        [0] destruir todos los obstáculos
        [one] destruir un obstáculo
       *[other] destruir { $n } obstáculos
    }
ability-do-move-obstacle =
    { $n ->
        [one] mover un obstáculo
       *[other] mover { $n } obstáculos
    }
ability-do-command = { $whom }: { $then }
ability-do-mark = poner esta Perdición sobre { $whom }
ability-do-transfer-group =
    { $n ->
        [0] mover todas las Perdiciones a { $whom }
       *[other] mover una Perdición a { $whom }
    }
ability-trap-burst = al activarse: { $then }
ability-do-give-card = entregar una carta { $card } a { $whom }
ability-do-lend-card = prestar esta carta a { $whom }
ability-do-swap = { $whom } intercambian sus lugares
ability-do-swap-with = intercambiar el lugar con { $whom }
ability-do-attach = { $whom } desde ahora: { $then }
ability-do-betray-turn = { $whom }: lucha contra su propio bando en esta ronda
ability-do-extra-turn = { $whom }: puede jugar enseguida un turno extra, con dos cartas de la mano
ability-do-modifier-deck = sacar todas las maldiciones del propio mazo de modificadores y barajar de nuevo en él los descartes
ability-do-choose-any = cualquiera de estas
ability-do-cleanse =
    { $n ->
        [0] quitar todas las condiciones negativas
        [one] quitar { $n } condición negativa
       *[other] quitar { $n } condiciones negativas
    }
ability-do-gain-money = ganar { $amount } de oro
ability-do-gain-xp = ganar { $amount } de experiencia
ability-do-exhaust = quedar exhausto
ability-do-teleport = ir al instante a cualquier hexágono desocupado del mapa
ability-do-teleport-next-to = ir al instante a un hexágono desocupado junto a: { $whom }
ability-do-ground = el objetivo ya no puede volar
ability-do-remove-condition = quitar { $conditions }
ability-do-set-hp = los puntos de vida pasan a { $amount }
ability-do-consume = si { $elements } puede consumirse: { $then }
ability-do-on-death = cuando muera: { $then }
ability-do-boss-special = acción especial { $n } del jefe

## Lo que hacen las habilidades: alcance, objetivos, efectos

ability-range = Alcance { $amount }
ability-any-range = a cualquier alcance
ability-reach = cuerpo a cuerpo, hasta { $n } hexágonos de distancia
ability-targets = Objetivo { $n }
ability-self = Propio
ability-area = bloque de { $n } hexágonos conectados
ability-area-line = línea de { $n } hexágonos
ability-area-star = un hexágono y los { $near } que lo rodean
ability-area-corner = { $n } hexágonos que comparten un vértice
ability-area-line-from =
    { $n ->
        [one] el hexágono junto al atacante
       *[other] línea recta de { $n } hexágonos desde el atacante
    }
ability-area-around = los { $n } hexágonos que rodean al atacante
ability-area-beside =
    { $n ->
        [one] { $n } hexágono junto al atacante
       *[other] { $n } hexágonos contiguos, todos junto al atacante
    }
ability-area-both-sides = { $n } hexágonos junto al atacante, en lados opuestos
ability-area-beyond = { $n } hexágonos ante el atacante: { $near } junto a él, { $far } más allá
ability-within =
    { $n ->
        [1] en un hexágono adyacente
       *[other] a alcance { $n }
    }
ability-onto = hasta { $n } hexágonos de distancia
ability-obstacle-size = de { $n } hexágonos
ability-push = Empujar { $n }
ability-pull = Atraer { $n }
ability-pierce = Perforar { $n }
ability-cap =
    { $n ->
        [one] { $n } ficha como máximo
       *[other] { $n } fichas como máximo
    }
ability-trap-on = la trampa alcanza a { $whom }
ability-path-targets = y a todos los enemigos del camino hasta el objetivo
ability-items-consumed = consumidos
ability-items-spent = agotados
ability-items-both = agotados o consumidos
ability-items-of = solo de: { $slots }
ability-rank = { $rank }
ability-ranks = con 2, 3 y 4 personajes: { $ranks }
ability-copies-hp = con tantos puntos de vida como tiene ahora el invocador
ability-flag-jump = Salto
ability-flag-straight = en línea recta
ability-flag-loot-each-hex-entered = saquear cada hexágono en que entra
ability-flag-destroy-on-path = los obstáculos y las trampas del camino se destruyen
ability-flag-ends-next-to-obstacle = terminando junto a un obstáculo
ability-flag-ends-next-to-performer = terminando junto a quien actúa
ability-flag-push-into-obstacles = puede empujar hacia obstáculos: cada uno se destruye, 2 de daño y 1 de experiencia
ability-flag-push-blocked = 2 de daño y 1 de experiencia por cada hexágono del empuje que bloquea un muro u obstáculo
ability-flag-cleanse = quitar todas las condiciones negativas
ability-flag-at-killed-enemy = donde murió el enemigo
ability-flag-triangle = en triángulo
ability-flag-toward-chosen-hex = hacia un hexágono elegido
ability-flag-with-group-effects = con los efectos de las mejoras activas de quien actúa
ability-flag-summon-next-to-target = junto al objetivo
ability-flag-others-card = de otro aliado junto a ese aliado
ability-flag-toward-allies = solo más cerca de un aliado de quien actúa
ability-flag-summon-cards = solo cartas que invocan
ability-flag-ignores-terrain = el terreno difícil y el peligroso no tienen efecto
ability-flag-from-summon = también como si estuviera en el hexágono de una de las propias invocaciones
ability-flag-nearest-to-enemy = en el hexágono más cercano a un enemigo
ability-by-me = decide quien actúa
ability-by-them = decide su dueño
ability-by-ai = según las reglas de los monstruos

## Lo que hacen las habilidades: a quién

ability-who-near = { $who } { $near }
ability-who-enemy =
    { $n ->
        [0] todos los enemigos
        [one] un enemigo
       *[other] { $n } enemigos
    }
ability-who-ally =
    { $n ->
        [0] todos los aliados
        [one] un aliado
       *[other] { $n } aliados
    }
ability-who-self-or-ally =
    { $n ->
        [0] la propia figura y todos los aliados
        [one] la propia figura o un aliado
       *[other] { $n } entre la propia figura y los aliados
    }
ability-who-self-and-allies = la propia figura y todos los aliados
ability-who-allies-and-enemies =
    { $n ->
        [0] todos los aliados y enemigos
        [one] un aliado o enemigo
       *[other] { $n } aliados o enemigos
    }
ability-who-figure =
    { $n ->
        [0] todas las figuras
        [one] una figura
       *[other] { $n } figuras
    }
ability-who-summoned-ally =
    { $n ->
        [0] todos los aliados invocados
        [one] un aliado invocado
       *[other] { $n } aliados invocados
    }
ability-who-own-summon =
    { $n ->
        [0] todas las propias invocaciones
        [one] una de las propias invocaciones
       *[other] { $n } de las propias invocaciones
    }
ability-who-self-and-summoned-allies = la propia figura y todos los aliados invocados
ability-who-self-and-own-summons = la propia figura y sus criaturas invocadas
ability-who-self = la propia figura
ability-who-bear = el oso
ability-who-marked = la figura marcada
ability-near-trap = junto a la trampa
ability-near-death-hex =
    { $n ->
        [1] junto a donde murió
       *[other] a alcance { $n } de donde murió
    }
ability-who-previous-target = el mismo objetivo
ability-who-attacked = cada objetivo
ability-who-healed-figure = la figura curada
ability-who-that-figure = esa figura
ability-near-adjacent =
    { $n ->
        [0] en hexágonos adyacentes
        [one] en un hexágono adyacente
       *[other] en hexágonos adyacentes
    }
ability-near-range = a alcance { $n }
ability-near-exactly = a exactamente { $n } hexágonos
ability-near-room = en la misma sala
ability-near-anywhere = en cualquier lugar del mapa
ability-near-area = en el área
ability-near-target = a alcance { $n } del objetivo
ability-near-chosen-hex = a alcance { $n } del hexágono elegido
ability-near-created-obstacles = a alcance { $n } de los obstáculos creados
ability-near-destroyed-obstacle = a alcance { $n } del obstáculo destruido
ability-near-moved-obstacle = a alcance { $n } del obstáculo movido
ability-near-killed-enemy = a alcance { $n } del enemigo muerto
ability-near-healed-figure = a alcance { $n } de la figura curada
ability-near-hexes-entered = a alcance { $n } de los hexágonos en que entró
ability-near-summoned-allies = a alcance { $n } de los aliados invocados
ability-near-enemies-with-poison = a alcance { $n } de enemigos envenenados
ability-that-moved-through = por los que pasó
ability-that-other-than-actor = salvo él mismo

## Lo que hacen las habilidades: condiciones y precios

ability-if = si { $tests }
ability-for = para { $whom }
ability-consume = consumiendo { $elements }
ability-pay-damage = sufriendo { $n } de daño
ability-pay-damage-up-to = sufriendo hasta { $n } de daño
ability-pay-discard =
    { $n ->
        [one] descartando { $n } carta
       *[other] descartando { $n } cartas
    }
ability-pay-obstacle = destruyendo un obstáculo a alcance { $n }
ability-pay-condition = recibiendo { $conditions }
ability-pay-condition-to = a cambio de { $conditions } para { $whom }
ability-pay-or-damage = o { $n } de daño si esa figura ya la tiene
ability-pay-forgo-top = renunciando a la acción superior del turno
ability-pay-forgo-bottom = renunciando a la acción inferior del turno
ability-test-target-next-to-my-ally = el objetivo está junto a un aliado del atacante
ability-test-target-next-to-my-own-summon = el objetivo está junto a una invocación del propio atacante
ability-test-target-next-to-me = el objetivo está junto a quien da la orden
ability-test-target-isolated = ningún aliado del objetivo está junto a él
ability-test-target-has = el objetivo tiene { $conditions }
ability-test-target-has-any = el objetivo tiene una de estas: { $conditions }
ability-test-target-undamaged = el objetivo no tiene daño
ability-test-target-hp-at-most = el objetivo tiene como máximo { $n } puntos de vida
ability-test-target-doomed = el objetivo tiene una Perdición
ability-test-action-no-target = nadie fue atacado con ella
ability-test-target-marked = el objetivo lleva esta Perdición
ability-test-other-enemy-within = otro enemigo está a alcance { $n } de él
ability-test-target-undead = el objetivo es Huesos Vivientes, Cadáver Viviente o Espíritu Viviente
ability-test-target-adjacent = el objetivo es adyacente
ability-test-victim-doomed = el enemigo muerto tenía una Perdición
ability-test-self-has = quien actúa tiene { $conditions }
ability-test-self-has-any = quien actúa tiene una de estas: { $conditions }
ability-test-self-hp-below-half = quien actúa tiene menos de la mitad de los puntos de vida
ability-test-self-would-drop-below1-hp = el daño dejaría a quien actúa con menos de 1 punto de vida
ability-test-self-moved-at-least = quien actúa se movió al menos { $n } hexágonos en este turno
ability-test-self-moved-at-most =
    { $n ->
        [one] quien actúa se movió como máximo { $n } hexágono en este turno
       *[other] quien actúa se movió como máximo { $n } hexágonos en este turno
    }
ability-test-self-hp-is =
    { $n ->
        [one] quien actúa tiene exactamente { $n } punto de vida
       *[other] quien actúa tiene exactamente { $n } puntos de vida
    }
ability-test-self-entered-hazard = quien actúa entró en terreno peligroso en este turno
ability-test-self-actions-done = se han jugado las dos cartas del turno
ability-test-self-has-later-card = hay dos cartas o más en la mano, una de ellas con iniciativa posterior
ability-test-attack-melee = es un ataque cuerpo a cuerpo
ability-test-attack-ranged = es un ataque a distancia
ability-test-attack-single-target = el ataque tiene un solo objetivo
ability-test-move-straight = todo el movimiento fue en línea recta
ability-test-move-ends-at-start = el movimiento termina donde empezó
ability-test-element-available = { $element } está fuerte o menguante
ability-test-element-not-strong = { $element } no está fuerte
ability-test-element-strong = { $element } está fuerte
ability-test-action-used-item = se usó un objeto en la acción
ability-test-action-group = la acción es de { $group }
ability-test-rank = el objetivo es { $ranks }
ability-test-rank-no-boss = el objetivo no es un jefe
ability-test-hp-below = el objetivo tiene menos puntos de vida que { $amount }, { $what }
ability-test-damage-taken-at-least = el objetivo ha sufrido al menos { $n } de daño
ability-test-negative-conditions-at-least = el objetivo tiene al menos { $n } condiciones negativas

## Lo que hacen las habilidades: ganancias

ability-gain-attack = Ataque { $amount }
ability-gain-move = Mover { $amount }
ability-gain-range = Alcance { $amount }
ability-gain-heal = Curar +{ $n }
ability-gain-shield = Escudo +{ $n }
ability-gain-retaliate = Represalia +{ $n }
ability-gain-damage = +{ $n } de daño
ability-gain-targets =
    { $n ->
        [one] +{ $n } objetivo
       *[other] +{ $n } objetivos
    }
ability-gain-set-targets = Objetivo { $n }
ability-targets-x = Objetivos X
ability-repeat-x = X veces
ability-gain-multiply = el valor por { $n }
ability-gain-advantage = ventaja
ability-immune = no puede recibir { $conditions }
ability-immune-negative = no puede recibir condiciones negativas
ability-returns = Vuelve a la reserva; no puede perderse para evitar daño
ability-gain-cleanses = antes se retiran todas las condiciones negativas de quien se cura
ability-gain-disadvantage = desventaja
ability-gain-jump = Salto
ability-gain-ignore-shield = ignora Escudo
ability-gain-along-path = también se ataca a los enemigos en el camino más corto hasta el objetivo
ability-gain-set-n = el valor pasa a ser { $amount }
ability-gain-set-to = vale para { $whom }
ability-gain-kill = el objetivo muere
ability-gain-negate = no se sufre ningún daño
ability-gain-transfer = quien tiene la carta puede sufrirlo en su lugar, reducido en { $n }
ability-or = { $head }, o { $item }
ability-chain = después un enemigo a alcance { $within } del último objetivo, con Ataque { $amount }
ability-attacker-gain = el atacante tiene { $gains }
ability-instead = en su lugar
ability-per-my-allies-next-to-target = por cada aliado del atacante junto al objetivo
ability-per-negative-conditions-on-target = por cada condición negativa del objetivo
ability-whole-action = para toda la acción

## Lo que hacen las habilidades: efectos duraderos

ability-on-attack = en los ataques
ability-on-attack-action = en una habilidad de Ataque
ability-on-attack-action-before = antes de una habilidad de Ataque
ability-on-attack-action-end = después de una habilidad de Ataque
ability-on-move-action = en una habilidad de Mover
ability-on-move-action-before = antes de una habilidad de Mover
ability-on-move-action-end = después de una habilidad de Mover
ability-on-heal-action = en una habilidad de Curar
ability-on-move = en los movimientos
ability-on-move-away = cuando termina un movimiento más lejos
ability-on-targeted = al ser objetivo de un ataque
ability-on-attack-damage = cuando un ataque causaría daño
ability-on-damaged = cuando sufriría daño
ability-on-action-end = después de una acción
ability-on-mark = cuando se marca a un enemigo
ability-on-monster-consumes = cuando los monstruos van a consumir un elemento
ability-on-supply-used = cuando un aliado se cura con una carta de la propia reserva
ability-on-damaged-end = después de sufrir daño
ability-on-damaged-after = después de sufrir daño
ability-countdown = cuando se alcanza el último uso
ability-on-healed = al recibir curación
ability-on-retaliate = en una represalia
ability-on-turn = durante el turno
ability-on-turn-start = al principio del turno
ability-on-turn-end = al final del turno
ability-on-round-end = al final de la ronda
ability-on-long-rest = en un descanso largo
ability-on-short-rest = en un descanso corto
ability-on-dies = cuando muera
ability-on-enemy-dies = cuando muere un enemigo
ability-on-element-consumed = cuando se consume un elemento
ability-on-curse-given = al dar una Maldición, además
ability-on-curse-nulls-attack = cuando una Maldición anula un ataque
ability-on-before-bear-acts = antes de que actúe el oso
ability-on-cards-revealed = tras revelarse las cartas de la ronda
ability-on-condition = cuando recibiría una condición negativa
ability-on-ally-attack = cuando un aliado va a atacar
ability-on-loot = en una habilidad de Saquear 1
ability-on-create-obstacle = en una habilidad que crea obstáculos
ability-on-summon-damaged = cuando un ataque fuera a dañar a una invocación de quien lo lleva
ability-limit-once = una vez
ability-limit-once-per-turn = una vez por turno
ability-limit-once-per-action = una vez por acción
ability-lasts-turn = hasta el final del turno
ability-lasts-round = hasta el final de la ronda
ability-lasts-persistent = sigue activa
ability-lasts-uses = sigue activa durante { $n } usos
ability-lasts-uses-xp =
    { $n ->
        [one] sigue activa durante { $n } uso; experiencia: { $steps }
       *[other] sigue activa durante { $n } usos; experiencia por uso: { $steps }
    }
ability-group = { $group }
ability-group-limit-augment = hasta { $n } mejoras pueden estar activas a la vez
ability-group-limit-song = hasta { $n } canciones pueden estar activas a la vez; juntas dan la experiencia una sola vez
ability-grant-flying = Vuelo
ability-grant-sees-invisible = los ataques pueden tener como objetivo a enemigos invisibles
ability-grant-long-rest = un descanso corto al final de la ronda da todos los beneficios de un descanso largo
ability-grant-repeat-targets = los ataques con un número de objetivos pueden tener como objetivo varias veces al mismo enemigo
ability-grant-steers-summons = las propias invocaciones actúan como quiere quien las invocó, no por las reglas de los monstruos
ability-grant-ignores-retaliate = Represalia no causa daño
ability-overheal = las curaciones pueden subir los puntos de vida hasta { $n }, por encima del máximo
ability-extend-group = los ataques a distancia también tienen los efectos de las cartas activas: { $group }
ability-xp = { $n } de experiencia
ability-xp-per-target = { $n } de experiencia por objetivo
ability-xp-every = { $n } de experiencia por cada { $every } objetivos
ability-xp-per-kill = { $n } de experiencia por muerte
ability-xp-per-damage = 1 de experiencia por cada { $n } puntos de daño
ability-group-limit-doom = dos Perdiciones pueden estar sobre un mismo enemigo; sobre otro enemigo, una nueva reemplaza a ambas
ability-xp-per-performer = { $n } de experiencia por cada uno que lo haga
ability-xp-per-use = { $n } de experiencia por uso
ability-xp-per-trap = { $n } de experiencia cuando un enemigo la activa
ability-lost = la carta se pierde
ability-lost-for-good = la carta se pierde y no puede recuperarse

## Lo que hacen las habilidades: valores

ability-value-times = { $n } veces { $what }
ability-value-plus = { $what } más { $n }
ability-value-at-most = { $what }, como máximo { $n }
ability-value-divided-down = { $what } entre { $n }, redondeando hacia abajo
ability-value-divided-up = { $what } entre { $n }, redondeando hacia arriba
ability-value-hexes-moved-this-turn = los hexágonos movidos en este turno
ability-value-hexes-moved-this-action = los hexágonos movidos en esta acción
ability-value-damage-dealt-this-turn = el daño causado en este turno
ability-value-target-shield = el Escudo del objetivo
ability-value-target-max-hp = los puntos de vida máximos del objetivo
ability-value-missing-hp = los puntos de vida que faltan
ability-value-current-hp = los puntos de vida actuales
ability-value-own-lost-cards = las propias cartas perdidas
ability-value-damage-paid = el daño sufrido a cambio
ability-value-damage-suffered-by-target = el daño que sufrió el objetivo
ability-value-hexes-of-destroyed-obstacles = los hexágonos de los obstáculos destruidos
ability-value-adjacent-enemies = el número de enemigos adyacentes
ability-value-adjacent-allies = el número de aliados adyacentes
ability-value-adjacent-figures = el número de figuras adyacentes
ability-value-own-summons = el número de las propias invocaciones
ability-value-enemies-targeted-by-this-action = el número de enemigos que la acción tuvo como objetivo
ability-value-attacks-performed-by-this-action = el número de ataques realizados en la acción
ability-value-my-allies-within = el número de aliados a alcance { $n } del objetivo
ability-value-summoned-allies = el número de aliados invocados
ability-value-allies-damaged-by-this-action = el número de aliados dañados por la acción
ability-value-enemies-damaged-by-this-action = el número de enemigos dañados por la acción
ability-value-attack-range-minus-distance = el alcance menos la distancia al objetivo
ability-value-summon-current-hp = los puntos de vida actuales de la criatura invocada
ability-value-characters = el número de personajes
ability-value-scenario-level = el nivel del escenario

## Lo que hacen las habilidades: criaturas invocadas

ability-summon-lends-place = su dueño puede atacar desde su hexágono
ability-summon-count = { $n } de ellos
ability-summon-retaliate-range = la represalia a alcance { $n }
ability-summon-hp =
    { $n ->
        [one] { $n } punto de vida
       *[other] { $n } puntos de vida
    }
ability-summon-hp-per-level = y { $n } más por nivel
ability-summon-move = Mover { $n }
ability-summon-no-move = no se mueve
ability-summon-attack = Ataque { $amount }
ability-summon-no-attack = no ataca
ability-summon-range = Alcance { $n }
ability-summon-targets = Objetivo { $n }
ability-summon-targets-all = todos los enemigos a su alcance
ability-summon-pierce = Perforar { $n }
ability-summon-push = Empujar { $n }
ability-summon-shield = Escudo { $n }
ability-summon-retaliate = Represalia { $n }
ability-summon-flying = Vuelo
ability-summon-turn-end = al final de su turno: { $then }

## Lo que hacen las habilidades: objetos

ability-item-passive = siempre en uso
ability-item-spent = se agota al usarse; un descanso largo lo renueva
ability-item-consumed = se consume al usarse
ability-item-slots =
    { $n ->
        [one] hay que usarlo en la primera ocasión
       *[other] hay que usarlo en las primeras { $n } ocasiones
    }
ability-item-minus-ones =
    { $n ->
        [one] añade { $n } carta de -1 al mazo de modificadores
       *[other] añade { $n } cartas de -1 al mazo de modificadores
    }
ability-item-small-slots =
    { $n ->
        [one] sitio para { $n } objeto pequeño más
       *[other] sitio para { $n } objetos pequeños más
    }
ability-item-default-move = cualquier carta puede jugarse como Mover { $n } en lugar de Mover 2
ability-item-default-attack = cualquier carta puede jugarse como Ataque { $n } en lugar de Ataque 2
ability-item-remove-minus-ones =
    { $n ->
        [one] quita { $n } carta de -1 del mazo de modificadores
       *[other] quita { $n } cartas de -1 del mazo de modificadores
    }
ability-item-focus-initiative = vale como iniciativa { $n } cuando los monstruos buscan un foco
ability-item-flying = Vuelo
ability-item-melee-reach = los ataques cuerpo a cuerpo con un solo objetivo alcanzan { $n } hexágonos
ability-item-shield-among = Escudo 1 con al menos { $n } monstruos al lado
ability-item-while-stunned = se puede usar estando aturdido
ability-item-unmovable = no puede ser empujado ni atraído
ability-makers-only = solo cuando ataca quien lo lleva
ability-diverts = el atacante ataca en su lugar a uno de sus propios aliados a su alcance
ability-consume-first = consumir ese elemento en su lugar
ability-item-phases = sobre un obstáculo: invisible e incapaz de atacar
ability-item-ignores-difficult = el terreno difícil no estorba
ability-item-ignores-hazards = el terreno peligroso no causa daño
ability-item-immune = inmune a { $conditions }
ability-item-turns = en lugar de { $conditions }, recibe { $new-conditions }

## Lo que hacen las habilidades: casos especiales

ability-special-all-attacks-on-one = todos los ataques contra su foco
ability-special-open-next-door = salta a la siguiente puerta y la abre
ability-special-scouts-act-again = todos los Exploradores Vermling actúan una vez más
ability-special-summon-zephyrs = invoca Céfiros
ability-special-fly-to-next-perch = vuela a su siguiente percha
ability-special-throne-moves = mueve su trono
ability-special-mind-control = toma el control de un personaje
ability-special-drive-away = aleja a todos los personajes e invocaciones
ability-special-next-marker = va al siguiente marcador
ability-special-hatch-eggs = sus huevos eclosionan
ability-special-lay-eggs = pone huevos
ability-special-initiative-shift = iniciativa { $n } antes o después
ability-special-one-more-obstacle = un obstáculo más
ability-special-play-bottom = jugar una carta de la mano por su acción inferior
ability-special-play-top = jugar una carta de la mano por su acción superior
ability-special-act-again = jugar dos cartas de la mano y volver a actuar en esta ronda con su iniciativa, que debe ser posterior
ability-special-move-as-attack = una habilidad Mover puede realizarse como Ataque del mismo valor
ability-special-redirect = los ataques enemigos contra aliados adyacentes alcanzan a quien usa este efecto
ability-special-replace-x2 = el x2 del atacante vale +0
ability-special-same-side = solo la del lado que se acaba de jugar
ability-special-to-death-hex = ir al hexágono donde murió
ability-special-as-heal = las habilidades de Ataque y Mover pueden realizarse como Curar con 1 más, hasta donde alcanza el ataque y sin sus condiciones
ability-special-dull-attackers = las cartas de modificador positivas y x2 que roban los atacantes de quien actúa valen +0
ability-special-sure-hand = las propias cartas de modificador negativas y nulas de quien actúa valen +0
ability-special-deep-wounds = Herida cuesta 2 puntos de vida en vez de 1 al inicio del turno
ability-special-either-order = en cualquier orden
ability-special-play-lost =
    { $n ->
        [one] recuperar una carta perdida y jugarla al instante, por su mitad superior o inferior
       *[other] recuperar { $n } cartas perdidas y jugarlas al instante, una por su mitad superior y otra por la inferior, en cualquier orden
    }
ability-special-arm = equipar otras armas que se trajeron, para hasta { $n } manos
ability-special-armed = quedan equipadas mientras la carta esté activa
ability-special-redistribute = mover daño ya sufrido, punto por punto, entre los indicados; nadie baja de 1 punto de vida

## Informes de muchas partidas

survey-class = Clases
    .help = La clase del personaje.
deed-kills = monstruos abatidos
deed-loot = fichas de dinero saqueadas
deed-exhausted = exhausto al final (1: sí)
deed-rounds = rondas jugadas
statistic-kills = Monstruos abatidos
statistic-loot = Fichas de dinero saqueadas
statistic-exhaustions = Veces exhausto
statistic-most-kills = Más monstruos abatidos en un escenario

## El orden en una cuenta (GH-S-ATK-08)

ask-order = ¿En qué orden sumas y multiplicas?
option-choice-order = { $sum } = { $number }
event-attack-order = { $figure }: { $sum } = { $number }.

## Quién decidió por los monstruos (GH-S-MON-18)

setting-deciders = Quién decide por los monstruos
    .help = Donde las reglas dejan algo a los jugadores, se pregunta a las personas antes que a los bots. Lo fija la mesa.
deciders-all = todos
event-decided =
    { $seatIs ->
        [you] Decides por los monstruos.
       *[other] { $seat } decide por los monstruos.
    }
event-decided-figure =
    { $seatIs ->
        [you] Decides por los monstruos: { $figure }.
       *[other] { $seat } decide por los monstruos: { $figure }.
    }
event-decided-figures =
    { $seatIs ->
        [you] Decides por los monstruos: { $figures }.
       *[other] { $seat } decide por los monstruos: { $figures }.
    }
event-decided-hex =
    { $seatIs ->
        [you] Decides por los monstruos: hexágono { $hex }.
       *[other] { $seat } decide por los monstruos: hexágono { $hex }.
    }
event-decided-hexes =
    { $seatIs ->
        [you] Decides por los monstruos: por { $hexes }.
       *[other] { $seat } decide por los monstruos: por { $hexes }.
    }
event-decided-element =
    { $seatIs ->
        [you] Decides por los monstruos: { $element }.
       *[other] { $seat } decide por los monstruos: { $element }.
    }
event-decided-sum =
    { $seatIs ->
        [you] Decides por los monstruos: { $sum }.
       *[other] { $seat } decide por los monstruos: { $sum }.
    }
event-decided-first =
    { $seatIs ->
        [you] Decides quién actúa primero.
       *[other] { $seat } decide quién actúa primero.
    }

## Lo que hacen los eventos de la ciudad y del camino

deck-city = la ciudad
deck-road = el camino
event-fate-chosen = El grupo se decidió.
event-fate-xp-gained = Cada héroe gana { $number } de experiencia.
event-fate-xp-lost = Cada héroe pierde { $number } de experiencia.
event-fate-gold-gained = Cada héroe gana { $number } de oro.
event-fate-gold-lost = Cada héroe pierde { $number } de oro.
event-fate-checks-gained = { $number ->
    [one] Cada héroe gana 1 marca.
   *[other] Cada héroe gana { $number } marcas.
}
event-fate-checks-lost = { $number ->
    [one] Cada héroe pierde 1 marca.
   *[other] Cada héroe pierde { $number } marcas.
}
event-fate-shared-gold-gained = El grupo gana { $number } de oro en conjunto.
event-fate-shared-gold-lost = El grupo pierde { $number } de oro en conjunto.
event-fate-reputation-gained = El grupo gana { $number } de reputación.
event-fate-reputation-lost = El grupo pierde { $number } de reputación.
event-fate-prosperity-gained = La ciudad gana { $number } de prosperidad.
event-fate-prosperity-lost = La ciudad pierde { $number } de prosperidad.
event-fate-item = Un héroe obtiene { $item }.
event-fate-item-paid = { $hero } paga con { $item }.
event-fate-item-kept = Nadie da lo que pidieron.
event-fate-achievement = Logro: { $achievement }.
event-fate-event-added = Se mezcla una carta en los eventos { $deckId ->
    [city] de la ciudad
   *[other] del camino
}.
event-fate-start-condition = Cada héroe empieza el próximo escenario con { $condition }.
event-fate-start-damage = Cada héroe empieza el próximo escenario con { $number } de daño.
event-fate-start-discards = { $number ->
    [one] Cada héroe descarta 1 carta al empezar el próximo escenario.
   *[other] Cada héroe descarta { $number } cartas al empezar el próximo escenario.
}
event-fate-one-discards = { $number ->
    [one] Un héroe descarta 1 carta al empezar el próximo escenario.
   *[other] Un héroe descarta { $number } cartas al empezar el próximo escenario.
}
event-fate-one-minus-ones = Un héroe agrega { $number } cartas -1 para el próximo escenario.
event-fate-consume = El grupo consume { $number } objeto pequeño.
event-fate-consume-each = Cada héroe consume { $number } objeto pequeño.
event-gold-paid = { $party } paga { $number } de oro.
event-hero-starts-discards = { $hero } descarta { $number } cartas al empezar el próximo escenario.
event-hero-starts-minus-ones = { $hero } agrega { $number } cartas -1 para el próximo escenario.
event-item-consumed = { $hero } consume { $item }.
event-set-out = { $party } parte hacia { $scenario }.
event-fate-drawn = { $deckId ->
    [city] Algo sucede en la ciudad.
   *[other] Algo sucede en el camino.
}
error-event-open = Un evento espera su decisión.
error-no-event-open = Ningún evento espera una decisión.
error-no-city-event-now = No hay otro evento de ciudad en esta visita.
error-on-the-road = El grupo va camino al escenario { $scenario }.
error-scenario-not-open = El escenario { $scenario } no se puede jugar ahora.
error-party-size = Un grupo tiene de dos a cuatro héroes.
error-hero-not-playing = Un héroe del grupo no está en juego.
error-same-class = Dos héroes del grupo tienen la misma clase.
error-choices-open = Todavía queda algo por resolver.
error-perks-due = A un héroe le falta elegir un talento.
error-cards-due = A un héroe le falta elegir una carta.
error-must-retire = Un héroe cumplió su misión y antes tiene que retirarse.
error-must-level-up = Un héroe tiene experiencia suficiente y antes tiene que subir de nivel.

# The random dungeon

scenario-random-dungeon = Mazmorra aleatoria
setting-penalty_1 = Penalización de la primera sala
    .help = Solo en la mazmorra aleatoria: qué penalización de la carta de sala vale cuando se revela la primera sala.
setting-penalty_2 = Penalización de la segunda sala
    .help = Solo en la mazmorra aleatoria: qué penalización de la carta de sala vale cuando se revela la segunda sala.
setting-penalty_3 = Penalización de la tercera sala
    .help = Solo en la mazmorra aleatoria: qué penalización de la carta de sala vale cuando se revela la tercera sala.
penalty-none = ninguna
penalty-minor = menor
penalty-major = mayor
penalty_1-none = ninguna
penalty_1-minor = menor
penalty_1-major = mayor
penalty_2-none = ninguna
penalty_2-minor = menor
penalty_2-major = mayor
penalty_3-none = ninguna
penalty_3-minor = menor
penalty_3-major = mayor
event-room-laid =
    { $penaltyId ->
        [none] Esta sala: { $noun } { $adjective }.
       *[other] Esta sala: { $noun } { $adjective }; vale su penalización { $penalty }.
    }
event-gold = { $figure } gana { $number } de oro.
event-monsters-blessed = { $number ->
        [one] Una Bendición entra en el mazo de modificadores de los monstruos.
       *[other] { $number } Bendiciones entran en el mazo de modificadores de los monstruos.
    }
event-item-taken =
    { $seatIs ->
        [you] Se usa un objeto tuyo: { $item }.
       *[other] Se usa un objeto de { $seat }: { $item }.
    }
event-promoted = { $figure } ahora es élite y tiene { $number } puntos de vida.
ask-entrance = ¿Por qué entrada llegan?
ask-sufferer = ¿Quién sufre la penalización de la primera sala?
ask-use-up = ¿Qué objeto pequeño se consume?
ask-promote = ¿Qué enemigo pasa a ser élite?
ask-return = ¿En qué punto vuelve un monstruo muerto?
option-cell-entrance = La entrada del hexágono { $hex }
option-figure-sufferer = { $figure }
option-use-up = Se consume { $item }
option-figure-promote = { $figure } pasa a ser élite
option-cell-return = Hexágono { $hex }
stat-retaliate = Represalia { $n }
stat-retaliate_range = Alcance de Represalia { $n }
when-penalty = cuando se revela esta sala
when-treasure = al saquearlo
rule-dungeon = { $n ->
        [one] Se monta una sala con las cartas barajadas de sala y de monstruos
       *[other] Se montan { $n } salas con las cartas barajadas de sala y de monstruos, cada una cuando se abre la puerta que lleva a ella
    }
rule-dungeon-exits = Una salida lleva a una sala con entrada de la misma letra; de dos salidas, la otra queda cerrada, y las de la última sala no llevan a ninguna parte
rule-dungeon-penalties = Penalizaciones de las salas, en orden: { $penalty_1 }
rule-dungeon-goal = En la última sala el tesoro del objetivo está en el punto doce, en lugar de lo que habría allí
rule-permanent = { $whom }: { $conditions }, para siempre; nada lo quita
rule-no-consuming = Los personajes no pueden consumir elementos
rule-use-up-small = { $when }: { $whom } consume un objeto pequeño
rule-use-up-spent = { $when }: { $whom } agota todos los objetos que se pueden agotar
rule-use-up-all = { $when }: { $whom } agota o consume todos los objetos
rule-promote = { $when }: { $n ->
        [one] un enemigo normal de esta sala pasa a ser élite
       *[other] { $n } enemigos normales de esta sala pasan a ser élite
    }
rule-return = { $when }: { $n ->
        [one] un monstruo muerto de la sala anterior ({ $rank }) vuelve a ella
       *[other] { $n } monstruos muertos de la sala anterior ({ $rank }) vuelven a ella
    }
rule-gold = { $when }: { $n } de oro
rule-add-curse = { $when }: cada personaje añade { $n ->
        [one] una Maldición
       *[other] { $n } Maldiciones
    } a su mazo de modificadores
rule-add-bless = { $when }: { $n } Bendiciones entran en el mazo de modificadores de los monstruos
noun-sewer = Alcantarilla
noun-crossroads = Encrucijada
noun-passage = Pasaje
noun-dead-end = Callejón sin Salida
noun-hallway = Vestíbulo
noun-road = Camino
noun-cabin = Cabaña
noun-clearing = Claro
noun-altar = Altar
noun-armory = Armería
noun-encampment = Campamento
noun-library = Biblioteca
noun-den = Guarida
noun-trail = Sendero
noun-corridor = Corredor
noun-cave = Cueva
noun-tunnel = Túnel
noun-alcove = Nicho
noun-hovel = Casucha
noun-burrow = Madriguera
adjective-mangy = de la Sarna
adjective-drowned = de los Ahogados
adjective-hopeless = sin Esperanza
adjective-defiled = de la Profanación
adjective-wild = de las Fieras
adjective-fortified = de las Murallas
adjective-cutthroat = de los Degolladores
adjective-rotting = de la Descomposición
adjective-foggy = de la Niebla
adjective-crushing = del Aplastamiento
adjective-tribal = de la Tribu
adjective-horrific = del Horror
adjective-archaic = de Antaño
adjective-scaled = de las Escamas
adjective-venomous = del Veneno
adjective-unstable = de la Inestabilidad
adjective-corrupted = de la Corrupción
adjective-infected = de la Infección
adjective-putrid = de la Podredumbre
adjective-frigid = del Frío
error-not-for-sale = Eso no se puede vender: { $item }.

## La campaña: nombres

achievement-ancient-technology = Tecnología antigua
achievement-annihilation-of-order = La aniquilación del orden
achievement-artifact-cleansed = Artefacto purificado
achievement-artifact-lost = Artefacto perdido
achievement-artifact-recovered = Artefacto recuperado
achievement-city-rule-demonic = Gobierno de la ciudad: Demoníaco
achievement-city-rule-economic = Gobierno de la ciudad: Económico
achievement-city-rule-militaristic = Gobierno de la ciudad: Militarista
achievement-end-of-corruption = El fin de la corrupción
achievement-end-of-gloom = El fin de la Penumbra
achievement-end-of-the-invasion = Fin de la invasión
achievement-the-dead-invade = La invasión de los muertos
achievement-the-drake-aided = El Draco auxiliado
achievement-the-drake-slain = El Draco ejecutado
achievement-the-edge-of-darkness = El filo de la oscuridad
achievement-the-merchant-flees = La comerciante huye
achievement-the-power-of-enhancement = El poder de la mejora
achievement-the-rift-neutralized = La grieta neutralizada
achievement-the-voice-freed = La Voz liberada
achievement-the-voice-silenced = La Voz silenciada
achievement-water-breathing = Respiración subacuática
achievement-a-demons-errand = El recado de un demonio
achievement-a-map-to-treasure = Mapa del tesoro
achievement-across-the-divide = Al otro lado del puente
achievement-an-invitation = Una invitación
achievement-bad-business = Mal negocio
achievement-dark-bounty = Encargo siniestro
achievement-debt-collection = Cobro de deuda
achievement-first-steps = Primeros pasos
achievement-fishs-aid = La ayuda de Fish
achievement-following-clues = Tras la pista
achievement-grave-job = Golpe en el cementerio
achievement-high-sea-escort = Escolta en alta mar
achievement-jekserahs-plans = Los planes de Jekserah
achievement-redthorns-aid = La ayuda de Espina Carmesí
achievement-sin-ra = Sin-Ra
achievement-stonebreakers-censer = Incensario de Romperrocas
achievement-sun-blessed = Bendecidos por el Sol
achievement-the-drakes-command = La orden del Draco
achievement-the-drakes-treasure = El tesoro del Draco
achievement-the-poisons-source = El origen del veneno
achievement-the-scepter-and-the-voice = El cetro y la Voz
achievement-the-voices-command = La petición de la Voz
achievement-the-voices-treasure = El tesoro de la Voz
achievement-through-the-nest = A través del nido
achievement-through-the-ruins = A través de las ruinas
achievement-through-the-trench = A través de la Fosa
achievement-tremors = Temblores
achievement-water-staff = Báculo del agua
region-gloomhaven = Gloomhaven
region-dagger-forest = Bosque de la Daga
region-lingering-swamp = Pantano Persistente
region-watcher-mountains = Montañas Vigía
region-copperneck-mountains = Montañas Cuello de Cobre
region-misty-sea = Mar Brumoso
quest-seeker-of-xorn = Buscador de Xorn
    .help = Completa tres escenarios con una cripta en el nombre. Eso abre el escenario 52: sigue por los escenarios 53 y 54.
quest-merchant-class = Clase comerciante
    .help = Posee a la vez 2 objetos de cabeza, 2 de cuerpo, 2 de piernas, 3 de mano y 4 objetos pequeños.
quest-greed-is-gold = La codicia es buena
    .help = Posee 200 de oro.
quest-finding-the-cure = Hallar la cura
    .help = Mata 8 duendes del bosque. Eso abre el escenario 59: sigue hasta el escenario 60.
quest-a-study-of-anatomy = Estudios de anatomía
    .help = Presencia cómo otros miembros del grupo quedan exhaustos, 15 veces en total.
quest-law-bringer = Defensor de la ley
    .help = Mata 20 bandidos o cultistas.
quest-pounds-of-flesh = Tributo de sangre
    .help = Mata 15 vermlings.
quest-trophy-hunt = Trofeo de caza
    .help = Mata monstruos de 20 tipos distintos.
quest-eternal-wanderer = Eterno viajero
    .help = Completa 15 escenarios distintos.
quest-battle-legend = Leyenda de las batallas
    .help = Gana 15 marcas con objetivos de batalla.
quest-implement-of-light = Instrumento de la luz
    .help = Encuentra y posee { item-skullbane-axe }. Después mata 7 Huesos, Cadáveres o Espíritus Vivientes mientras lo llevas.
quest-take-back-the-trees = Recupera los árboles
    .help = Completa 3 escenarios en el Bosque de la Daga. Eso abre el escenario 55: sigue hasta el escenario 56.
quest-the-thin-places = Lugares enrarecidos
    .help = Completa 6 escenarios de número superior a 51.
quest-aberrant-slayer = Cazador de aberraciones
    .help = Mata un demonio de cada uno de los seis tipos: llamas, escarcha, viento, tierra, noche y sol.
quest-fearless-stand = Actitud intrépida
    .help = Mata 20 monstruos de élite.
quest-piety-in-all-things = Devoción por todas las cosas
    .help = Dona 120 de oro al santuario.
quest-vengeance = Venganza
    .help = Completa 4 escenarios en Gloomhaven. Eso abre el escenario 57: sigue hasta el escenario 58.
quest-zealot-of-the-blood-god = Fanático del dios de la sangre
    .help = Queda exhausto 12 veces.
quest-goliath-toppler = Vencedor de Goliat
    .help = Completa 4 escenarios con un jefe.
quest-the-fall-of-man = La caída del hombre
    .help = Completa 2 escenarios en el Pantano Persistente. Eso abre el escenario 61: sigue hasta el escenario 62.
quest-augmented-abilities = Capacidades aumentadas
    .help = Compra 4 mejoras para tus cartas.
quest-elemental-samples = Muestras elementales
    .help = Completa un escenario en cada una de seis regiones: Gloomhaven, Bosque de la Daga, Pantano Persistente, Montañas Vigía, Montañas Cuello de Cobre y Mar Brumoso.
quest-a-helping-hand = Una mano amiga
    .help = Presencia cómo otros 2 miembros del grupo cumplen sus misiones personales.
quest-the-perfect-poison = El veneno perfecto
    .help = Mata 3 cienos, 3 acechadores y 3 dracos escupidores.

## La campaña: cosas selladas y el enigma

box-at-will = el sobre para quienes lo merecen
box-town-records-9 = la última parte de los registros de la ciudad
event-contents-unknown = Lo que contiene { $box } no se conoce aquí: en su lugar vienen un diseño de objeto al azar y un escenario secundario al azar.
event-sealed-read = { $text }
event-sealed-told = Alguien que tiene la caja anotó lo que contiene { $box }.
event-clue-found = Encuentran una pista del enigma de los seis cuencos.
event-riddle-failed = { $party } pone los seis cuencos en fila, y no pasa nada.
event-riddle-solved = { $party } pone los seis cuencos en el orden correcto.
riddle-intro = Hay seis cuencos ante una caja sellada, uno por cada elemento. Pónganlos en fila, de izquierda a derecha, en el orden que cumple con las diez pistas.
clue-before = { $element } está en algún lugar a la izquierda de { $second-element }.
clue-beside = { $element } está junto a { $second-element }.
clue-apart = { $element } no está junto a { $second-element }.
clue-not-at = { $element } no está en el lugar { $place }.
event-treasure-kept = El tesoro { $number } es ahora de { $hero }.
event-treasure-checks = { $number ->
    [one] { $hero } gana con él 1 marca.
   *[other] { $hero } gana con él { $number } marcas.
}
event-purse-gained = Cada héroe gana { $number } de oro, para gastar enseguida en mejoras, antes de que el grupo vuelva a partir.
error-no-such-line = El linaje de ese héroe no se puede continuar.
error-class-unknown = Esa clase está abierta, pero aquí no tiene cartas.
error-not-your-party = Solo quienes tienen un héroe en { $name } deciden por ese grupo.
error-hero-not-yours = { $hero } quedó aparte: solo quien juega con ese héroe lo trae de vuelta.
error-hero-not-new = { $hero } ya jugó: un grupo nuevo empieza con héroes nuevos.
error-hero-is-new = { $hero } acaba de llegar: los héroes nuevos se unen al grupo en Gloomhaven.
error-riddle-closed = El sobre X sigue cerrado.
error-riddle-solved = El enigma ya está resuelto.
error-riddle-tried = El grupo ya lo intentó en esta visita.
error-opened-already = Eso ya está abierto.
chapter-scenario = Escenario { $n }
chapter-casual = Escenario { $n } en modo casual

## Escenarios en solitario: sus propias reglas y monstruos con nombre

rule-type-before = Justo antes de { $monster } actúan: { $monsters }
rule-npc-modifiers = { $npc } roba modificadores de ataque del mazo del personaje
rule-npc-lender = { $npc } roba modificadores de ataque del mazo de un personaje que los jugadores eligen al principio del turno
rule-instead-of-conditions = En vez de dar a un personaje una condición negativa, { $monsters }: { $does }
rule-hit-points = { $when }: { $whom }: quedan { $n } puntos de vida
rule-supplies-at-once = Una carta de una reserva que se da a un aliado del escenario lo cura en el acto y vuelve a la reserva
rule-cards-after-monsters = Los personajes eligen sus cartas después de que se revelan las cartas de habilidad de los monstruos
rule-barrier = Nadie pasa por ciertos obstáculos, ni volando ni saltando; no estorban la vista
rule-companion = El compañero de un personaje empieza en un hexágono inicial propio
rule-forbidden-top = La acción superior de { $card } no se puede realizar aquí
rule-forbidden-bottom = La acción inferior de { $card } no se puede realizar aquí
objective-heal-all = Curen por completo a todos estos: { $monsters }
rule-opens = { $when }: la puerta { $labels } también se abre
register-rounds = el número de rondas desde que se abrió la puerta
whom-hurt = { $whom } (sin todos sus puntos de vida)
whom-whole = { $whom } (con todos sus puntos de vida)
npc-spirit-of-xorn = Espíritu de Xorn
    .the = el Espíritu de Xorn
monster-deep-earth = Tierra Profunda
    .the = la Tierra Profunda
monster-ghost-wolf = Lobo Fantasma
    .the = el Lobo Fantasma
monster-high-flame = Llama Alta
    .the = la Llama Alta
monster-inox-necromancer = Nigromante Inox
    .the = el Nigromante Inox
monster-lieutenant = Teniente
    .the = el Teniente
monster-song-of-the-deep = Canción de las Profundidades
    .the = la Canción de las Profundidades
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

house-rule-outcomes = Los eventos dan una pista
    .help = Antes de elegir, el evento muestra qué tipos de cosas puede traer cada camino.
house-rule-absent = Los héroes ausentes se quedan atrás
    .help = Ningún bot lleva al héroe de quien no está; sin esta regla, puede llevarlo.
house-rule-cardboard = Se juega en la mesa
    .help = Ustedes juegan los escenarios en su propia mesa y anotan aquí el resultado.

## Lo que habla a favor de una opción frente a la segunda mejor: `number` al final de la ronda, `hundred` en cien rondas así

reason-gain-standing =
    { $number ->
        [0] En { $hundred } de 100 rondas así, evita que un personaje quede exhausto.
       *[other] Evita que un personaje quede exhausto.
    }
reason-gain-felled =
    { $number ->
        [0] En 100 rondas así, caen { $hundred } enemigos más.
        [1] Cae, en promedio, un enemigo más en esta ronda.
       *[other] Caen, en promedio, { $number } enemigos más en esta ronda.
    }
reason-gain-harm =
    { $number ->
        [0] En 100 rondas así, los enemigos pierden { $hundred } puntos de vida más.
        [1] Los enemigos pierden cerca de un punto de vida más en esta ronda.
       *[other] Los enemigos pierden cerca de { $number } puntos de vida más en esta ronda.
    }
reason-gain-health =
    { $number ->
        [0] En 100 rondas así, el grupo conserva { $hundred } puntos de vida más.
        [1] El grupo conserva cerca de un punto de vida más en esta ronda.
       *[other] El grupo conserva cerca de { $number } puntos de vida más en esta ronda.
    }
reason-gain-cards =
    { $number ->
        [0] En 100 rondas así, el grupo conserva { $hundred } cartas más.
        [1] El grupo pierde una carta menos.
       *[other] El grupo pierde cerca de { $number } cartas menos.
    }
