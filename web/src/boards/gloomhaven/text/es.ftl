# Lo que solo dice el tablero de Gloomhaven.

board-hex = Hexágono { $hex }
board-move = Mover { $number }
board-attack = Ataque { $number }
board-range = Alcance { $number }
board-shield = Escudo { $number }
board-retaliate = Represalia { $number }
board-pierce = Perforación { $number }
board-targets = Objetivos { $number }
board-flying = vuela
board-flies = Vuela.
board-immune = Inmune a { $conditions }.
board-gold-worth = Cada moneda vale { $number } de oro tras el escenario.
board-focus = Su foco es { $name }.
board-aim =
    { $shield ->
        [0] Ataque { $value } antes de la carta.
       *[other] Ataque { $value }, escudo { $shield }: { $number } antes de la carta.
    }
board-advantage = con ventaja
board-disadvantage = con desventaja
board-attackers-disadvantage = quien ataca tiene desventaja
board-retaliates = Toma represalias: { $number } de daño para ti.
board-cost = { $number } de { $points } de movimiento
board-danger =
    { $number ->
        [one] ¡Hay una trampa o un peligro en el camino!
       *[other] ¡Hay { $number } trampas o peligros en el camino!
    }
board-final = No se puede deshacer.
board-door-open = abierta
board-door-closed = cerrada: se abre cuando entra un héroe
board-door-locked = con llave
board-sign = Marca { $label }
board-far =
    { $number ->
        [one] { $number } hexágono
       *[other] { $number } hexágonos
    } { $direction ->
        [east] al este
        [north-east] al noreste
        [north-west] al noroeste
        [west] al oeste
        [south-west] al suroeste
       *[south-east] al sureste
    }
board-card-title = { $title } · { $number }
board-top = Arriba: { $text }
board-bottom = Abajo: { $text }
board-level = Nivel { $level }
board-item-cost = Cuesta { $number } de oro.
board-initiative = iniciativa { $number }
board-map-keys = Las flechas recorren los hexágonos; el punto y la coma van de un hexágono posible al siguiente; Intro elige; Mayús e Intro llevan el camino por un hexágono, Retroceso deshace un hexágono, Escape el camino entero; más y menos acercan y alejan; la barra o Av Pág gira un patrón; el signo de interrogación explica.
board-zoom-in = Más cerca
board-zoom-out = Más lejos
board-fit = Todo el mapa
board-numbers = Nombres de los hexágonos
board-default-attack = o Ataque 2
board-default-move = o Mover 2
board-leads = lidera
board-deck = { $left } en el mazo, { $out } fuera
board-reshuffle = Se baraja al final de la ronda
board-deck-left = Aún en el mazo
board-deck-out = Ya robadas
board-ready = listo
board-choose-lead = Elige la carta que lidera: su número es tu iniciativa.
board-choose-second = Ahora la segunda carta.
board-spread = Desplegar la mano sobre el mapa
board-spread-end = Volver al mapa
board-hidden =
    { $number ->
        [one] { $number } carta más en la mano
       *[other] { $number } cartas más en la mano
    }
board-no-card = Aún sin carta en esta ronda.
board-no-monsters = No hay monstruos a la vista.
board-rank = Rango
board-rank-normal = Normal
board-rank-elite = Élite
board-rank-boss = Jefe
board-hp = Puntos de vida
board-move-word = Movimiento
board-attack-word = Ataque
board-range-word = Alcance
board-traits = Rasgos
board-cards = Mano { $hand } · descarte { $discard } · perdidas { $lost } · activas { $active }
board-tab-hand = Cartas
board-tab-monsters = Monstruos
board-tab-party = Grupo
board-depth = Con qué detalle seguir a los monstruos
board-depth-all = cada razón
board-depth-short = en breve
board-depth-off = sin razones
board-hurt = { $name } sufriría { $number } de daño con { $hp } puntos de vida.
board-push = Empujar a { $name }: quedan { $number }
board-pull = Atraer a { $name }: quedan { $number }
board-points = Movimiento restante: { $number }
board-jump = salto
board-route-begin = Elegir el camino
board-route-how = Haz clic en los hexágonos del camino o arrastra tu figura. Movimiento: { $number }
board-route = Tu camino: { $number } de { $points } de movimiento
board-route-go = Ir
board-route-back = Un hexágono atrás
board-route-clear = Borrar el camino
board-route-end = Cancelar
board-too-far = Está demasiado lejos.
board-turned = Posición { $number } de { $all }
board-playing = Lo que se está contando
board-pause = Pausa
board-resume = Seguir
board-step = Paso siguiente
board-skip = Saltar hasta el final
board-by-hand = Los monstruos me esperan tras cada paso
board-pattern = Pon el patrón sobre tus objetivos y pulsa en ellos en el orden en que los atacas.
board-turn-pattern = Girarlo
board-prepare = Preparativos
board-touch-again = Toca otra vez para ir.
board-level-numbers = Trampas { $trap } de daño, peligros { $hazard }, { $gold } de oro por moneda, { $xp } de experiencia por la victoria.
board-elsewhere = Cartas de otros
board-places = Lugares y figuras

sign-attack = Ataque
sign-move = Mover
sign-heal = Curar
sign-hp = Puntos de vida
sign-range = Alcance
sign-loot = Saquear
sign-xp = Experiencia
sign-round = Esta ronda
sign-shield = Escudo
sign-retaliate = Represalia
sign-push = Empujar
sign-pull = Atraer
sign-pierce = Perforar
sign-targets = Objetivo
sign-jump = Salto
sign-stays = Sigue activa
sign-lost = La carta se pierde
sign-summon = Invocar
sign-use = Usar
sign-made = Crear
sign-wild = cualquier elemento
sign-uses = Sigue durante tantos usos

weigh-unused =
    { $number ->
        [one] { $number } acción sin usar
       *[other] { $number } acciones sin usar
    }
weigh-unused-ask =
    { $number ->
        [one] Todavía puedes hacer { $number } acción este turno. Terminado el turno no hay vuelta atrás.
       *[other] Todavía puedes hacer { $number } acciones este turno. Terminado el turno no hay vuelta atrás.
    }
weigh-nobody = No atacar a nadie
weigh-idle = no hace nada ahora
weigh-idle-ask = Esto no haría nada ahora: no hay nadie al alcance, o no hay nada que ganar.
weigh-ends = Terminar el turno
weigh-ends-ask = Con eso termina tu turno.
weigh-summon = cuesta una invocación
weigh-summon-ask = Con esta carta, su invocación deja el mapa.
ask-target-of = ¿A quién atacas? Objetivo { $number } de { $all }
ask-damage-of = { $attacker } golpea a { $name } por { $number }: ¿sufrir el daño o perder cartas?
board-watchful = Mostrar qué harían los monstruos
board-foreseen-here = Si te detienes aquí
board-foreseen-round = En esta ronda
board-foreseen-undrawn = Según las cartas que aún pueden salir
board-foreseen-nobody = No golpean a nadie.
board-foreseen-blind = Nadie sabe qué espera detrás de esa puerta.
board-foreseen-damage = ≈{ $number } de daño
board-foreseen-falls = cae en { $percent } %
board-lose-one = Pierde una de estas: quedan { $number } en la mano
weigh-leaves = quedan { $hp } de { $most } puntos de vida
weigh-exhausted = { $name } quedaría exhausto
weigh-killed = { $name } moriría
weigh-discards = quedan { $number } en la pila de descartes
board-hurt-by = { $attacker } golpea a { $name }: { $number } de daño, { $hp } → { $left }
board-tab-task = Objetivo
board-task-lose = Ustedes pierden
board-task-rules = Reglas especiales
board-task-numbers = En este nivel

board-won = Escenario ganado
board-lost = Escenario perdido
ending-no-cards = { $name } se quedó sin cartas para la ronda { $round }.
ending-no-hp = { $name } cayó en la ronda { $round }: sin puntos de vida.
board-xp = Experiencia
board-gold = Oro
board-checks = Marcas del objetivo de batalla

gallery-about = Cada mapa muestra solo su primera sala, hasta que pidas más. Bordes verdes: donde empiezan. Marrón: puertas. ○ monstruos, ◇ monstruos de élite. Negro: obstáculos; rojo: trampas; naranja: peligros; azul: terreno difícil. Dorado: tesoro.
gallery-playable-only = solo los que ya se pueden jugar
gallery-all = mostrar todo (spoilers)
gallery-picture = Mapa de { $title }: la primera sala
gallery-picture-whole = Mapa de { $title }, todas las salas
gallery-show = Mostrar todas las salas
gallery-hide = Solo la primera sala
gallery-play = Jugar
gallery-not-yet = Aún no se puede jugar. Por hacer: { $gaps }.
gallery-gap-goal = su objetivo
gallery-gap-loss = la forma de perderlo
gallery-gap-boss = lo que hace su jefe
gallery-gap-figures = figuras y objetos propios
gallery-gap-rules = sus reglas especiales

setup-gallery = Todos los escenarios en imágenes
setup-party = El grupo
setup-alone = Un héroe en solitario
setup-alone-help = Clase que juega este escenario en solitario, desde el nivel 5: { $name }.
setup-class = Clase
setup-level = Nivel
setup-leader = Quién lo dirige
setup-leader-me = yo
setup-leader-other = alguien en esta pantalla
setup-leader-bot = un bot
setup-add = Agregar un héroe
setup-remove = Quitar a { $name }
setup-monsters = Enfrentan a: { $monsters }.
setup-monster-level = Los monstruos son de nivel { $level }.
setup-locked = Mostrar las clases bloqueadas
setup-locked-help = Una campaña las abre una por una: sus nombres revelan sorpresas.
setup-later = Las cartas, los objetos y los talentos se eligen en la mesa; o toma lo recomendado.
setup-play = Jugar ahora

cards-size = Tamaño
cards-large = grande
cards-tray = como en la bandeja
cards-small = pequeña

command-title = Dos cartas para cada uno de tus héroes
command-rest = Descansa o elige tus cartas
command-reveal = Revelar
command-map = Mapa
command-cards = Cartas
command-swap = cambiar la líder
command-when = Quién actúa cuándo
command-left = quedan { $left } de { $all }
command-long = cura 2, pierde 1 de { $number } a elección
command-needs-two = requiere dos descartadas

## La hoja del personaje antes de la primera ronda

sheet-tab-hero = Héroe
sheet-tab-gear = Equipo
sheet-tab-cards = Cartas
sheet-level = nivel
sheet-hp = puntos de vida
sheet-hand = cartas en mano
sheet-goals = Objetivo de batalla: elige uno
sheet-carried = Equipo
sheet-gold = Quedan { $left } de { $most } de oro
sheet-owned = Lo que tienes; lleva lo que quepa.
sheet-slot-head = Cabeza
sheet-slot-body = Cuerpo
sheet-slot-legs = Piernas
sheet-slot-hand = Mano
sheet-slot-small = Pequeño
sheet-free = { $slot }: libre
sheet-put-away = Guardar { $item }
sheet-wares = Lo que hay en venta ({ $number })
sheet-all = Mostrar todo
sheet-no-room = Sin espacio: { $slot }
sheet-no-gold = Faltan { $number } de oro
sheet-perks = Talentos
sheet-perks-left =
    { $left ->
        [0] Todos marcados.
        [one] { $left } por marcar
       *[other] { $left } por marcar
    }
sheet-perks-later = Consigues talentos a partir del nivel 2.
sheet-perks-fixed = Ya marcados
sheet-perk-box = { $perk }, casilla { $box } de { $boxes }
sheet-deck = Tu mazo de modificadores
sheet-deck-how = antes y después de talentos y objetos
sheet-cards = Tu mano
sheet-cards-chosen = { $chosen } de { $size } cartas
sheet-card-full = La mano está completa: { $size } cartas.
sheet-card-level = Una carta por cada nivel ganado.
sheet-short =
    { $number ->
        [one] Falta una carta.
       *[other] Faltan { $number } cartas.
    }
sheet-recommended = Todo está como lo elegiría un buen jugador. Cambia lo que quieras.
sheet-own = Elección propia.
sheet-handed-in = Ya está entregado. Deshaz para cambiarlo.
sheet-reset = Volver a lo recomendado
sheet-start-recommended = Empezar con lo recomendado
sheet-start = Empezar así

## Un turno en una línea del diario

turn-line = { $name } { $clauses }.
turn-line-of = { $name }: { $clauses }.
turn-idle = { $name } no hace nada que cuente.
turn-moves = mueve { $number }
turn-strikes = golpea a { $name }: { $sum }
turn-strikes-by = { $by } golpea a { $name }: { $sum }
turn-attacks = ataca a { $name } con { $number }
turn-attacks-by = { $by } ataca a { $name } con { $number }
turn-misses = falla contra { $name }
turn-misses-by = { $by } falla contra { $name }
turn-kills = { $name } muere
turn-heals = cura { $number }
turn-heals-by = { $name } cura { $number }
turn-loots =
    { $number ->
        [one] toma una moneda
       *[other] toma { $number } monedas
    }
turn-opens = abre una puerta
turn-summons = invoca a { $name }
turn-rests = { $name } descansa
turn-exhausts = { $name } queda exhausto
