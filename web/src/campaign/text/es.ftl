# What only the pages of a campaign say.

map = Mapa
city = Ciudad
party = Grupo
log = Crónica
places = Lugares de la campaña
campaigns = Campañas
campaigns-why = Meses en una misma mesa: Gloomhaven de escenario en escenario, con amigos, bots o a solas.
found = Fundar una campaña
found-name = Nombre del grupo
found-name-usual = La Compañía del Farol
found-bots = Bots que van con ustedes
import = Importar un archivo
import-who = ¿Quién de estas personas eres?
export = Exportar
archive = Archivar
unarchive = Sacar del archivo
archived = En el archivo
invite = Invitar
invite-link = Quien tenga este enlace puede participar:
copied = Enlace copiado.
leave = Salir de la campaña
leave-sure = Tus héroes se quedan. El enlace permite volver.
join = Participar
join-title = Tienes una invitación a “{ $name }”
join-people = Ya están: { $people }
join-as = Volver como { $name }
running = Se está jugando { $scenario }.
go-table = Ir a la mesa
give-up = Abandonar
give-up-sure = Nada cuenta, y puede comenzarse otra vez.
shop = Tienda
sanctuary = Santuario
enhancer = Encantadora
city-event = Evento de ciudad
road = El camino
door-items = { $number ->
        [one] { $number } objeto
       *[other] { $number } objetos
    }
door-event = uno espera
door-no-event = ninguno en esta visita
door-donate = { $number ->
        [0] nadie puede donar ahora
        [one] uno puede donar
       *[other] { $number } pueden donar
    }
door-shut = cerrada
door-heroes = { $number ->
        [one] { $number } héroe
       *[other] { $number } héroes
    }
prosperity = Prosperidad { $level }
prosperity-next = { $marks } marcas, nivel { $next } con { $at }
reputation = Reputación { $value }
prices = { $way ->
        [even] precios normales
        [less] cada objeto cuesta { $by } de oro menos
       *[more] cada objeto cuesta { $by } de oro más
    }
donations = Donaciones { $gold }
who-can = Qué puede hacer cada héroe
you = tú
bot = bot
nobody = nadie ahora
gold = { $gold } de oro
blessed = bendecido
donate = Donar { $gold }
level-up = Nivel { $level }
level-choose = elegir carta
perk-choose = elegir talento
to-go = nivel { $level }, faltan { $xp } de experiencia
level-last = { $level }, el máximo
rise = Subir al nivel { $level }
retire = Retirarse
retire-why = La misión personal está cumplida: este héroe se retira.
leave-road = Partir al camino
not-yet = Todavía no: { $why }
return = Volver a Gloomhaven
return-why = La ciudad quedó atrás: allí se comercia, se sube de nivel y se retira.
way-on = o sigan desde el mapa
on-way = En camino a { $scenario }.
new-hero = Un nuevo héroe
new-hero-why = Roba dos misiones personales, conserva una y elige una clase.
draw = Robar dos misiones
quest-keep = Conservar esta misión
hero-name = Nombre del héroe
class = Clase
create = Entrar en la ciudad
quest = Misión personal
quest-hidden = Solo quien lo juega conoce la misión.
experience = Experiencia { $xp }
experience-next = próximo nivel con { $at }
checks = { $number ->
        [one] { $number } marca
       *[other] { $number } marcas
    }
items = Objetos
no-items = Nada todavía.
perks = Talentos
perk-take = Elegir
perks-due = { $number ->
        [one] Un talento por elegir
       *[other] { $number } talentos por elegir
    }
cards = Cartas
cards-due = Nivel { $level }: elige una carta
card-take = Tomar { $card }
next-start = Próximo escenario: { $bless } bendiciones, { $curse } maldiciones, { $damage } de daño
set-aside = Apartar
wealth = Mi oro
wears = Tienes { $item }
sell = Vender por { $gold }
buy = Comprar por { $gold }
left = { $number ->
        [one] queda { $number }
       *[other] quedan { $number }
    }
why-owned-already = ya lo tiene
why-not-in-stock = agotado
why-too-little-gold = faltan { $gold } de oro
shop-shut = La tienda está en Gloomhaven: hay que estar allí con el grupo, sin nada por decidir.
use-passive = siempre
use-spent = gastado, vuelve
use-consumed = una vez por escenario
enhancer-shut = La encantadora abre con un logro que el grupo todavía no tiene.
enhance-top = arriba
enhance-bottom = abajo
achievements = Logros
no-achievements = Ninguno todavía.
world-achievements = Del mundo
members = Miembros
comes-along = Va con el grupo
stays = Se queda
bot-add = Agregar un bot
notes = Notas
save = Guardar
event-back = Lo que resultó
event-go-on = Continuar
settle-location = ¿Cuál de estos será un nuevo lugar en el mapa?
settle-item = ¿Quién recibe { $item }?
settle-gold = ¿Quién recibe cuánto de { $number } de oro?
settle-pay = ¿Quién paga cuánto de { $number } de oro?
settle-pay-item = ¿Quién da lo que piden?
settle-discards = ¿Quién empieza con { $number } cartas descartadas?
settle-minus-ones = ¿Quién empieza con { $number } cartas de -1?
settle-consume = ¿Qué objeto pequeño se consume?
settle-consume-any = ¿De quién es el objeto pequeño que se consume?
settle-one-of = ¿Cuál de estos sucede?
state-open = abierto
state-done = completado
state-locked = ahora no
state-blocked = bloqueado para siempre
scenario = Escenario { $number }
map-help = El mapa del mundo. Elige un lugar.
no-requirement = abierto: nada lo impide
requirement = Falta un logro.
road-first = antes, un evento en el camino
no-road = sin evento en el camino
sealed = Recompensa y lo que abre: sellado hasta ganar
goes = Quién va
led-by-bot = guiado por un bot
set-out = Partir
play = Jugar
casual = Jugar de nuevo, sin contar
difficulty = Dificultad
won = Victoria: { $scenario }
lost = Derrota: { $scenario }
settle-xp = Experiencia
settle-coins = Oro
settle-checks = Objetivo de batalla
exhausted = exhausto
world-changed = Lo que cambió en el mundo
log-earlier = Antes
line-dropped = abandonado
quest-crypts = en criptas
quest-in = en { $region }
quest-complete = { $low ->
        [1] completar { $n } escenarios { $where }
       *[other] completar { $n } escenarios desde el número { $low }
    }
quest-chain = después los escenarios { $through }
region-gloomhaven = Gloomhaven
region-dagger-forest = Bosque de la Daga
region-lingering-swamp = Pantano Persistente
region-watcher-mountains = Montañas del Vigía
region-copperneck-mountains = Montañas Copperneck
region-misty-sea = Mar Brumoso
quest-kill = { $item ->
        [none] matar { $n } de { $of }
       *[other] con { $item }, matar { $n } de { $of }
    }
quest-gold = tener { $n } de oro
quest-witness = ver a otros exhaustos { $n } veces
quest-types = matar { $n } tipos distintos de monstruos
quest-checks = ganar { $n } marcas con objetivos de batalla
quest-elites = matar { $n } monstruos de élite
quest-donate = donar { $n } de oro
quest-exhausted = quedar exhausto { $n } veces
quest-bosses = completar { $n } escenarios con un jefe
quest-enhance = mejorar { $n } cartas
quest-others = ver a { $n } otros del grupo retirarse
quest-slots = tener { $n } objetos: { $of }
quest-item = tener { $item }

# La tienda
owns = { $hero } tiene
owned-by = lo tiene { $heroes }
shelf-empty = Todavía no hay nada de este tipo a la venta.
visit = Esta visita
visit-bought = compra: { $item }
visit-sold = venta: { $item }
visit-nothing = Nada comprado ni vendido todavía.
visit-sum = { $before } → { $after } de oro
visit-until = Todo se puede deshacer hasta el evento de la ciudad, o hasta que partan.
bought = Comprado
sold = Vendido
undo = toca para deshacer
undo-all = Deshacer todo
back-street = Volver a la calle

# Un héroe
level = nivel
hp-title = puntos de vida
hand = cartas en la mano
led-by = de { $player }
checks-why = tres dan un talento
items-small = objetos pequeños en un escenario: { $number }
slot-free = libre
boxes = { $marked } de { $boxes } marcadas
deck = Mazo de modificadores
deck-now = como está ahora
deck-change = antes y después de este talento
card-stays = se queda para siempre en la reserva
card-earlier = o una anterior
card-choose = Elige una carta
pool = Reserva de cartas
pool-enhanced = borde dorado: mejorada
history = Historial
history-none = Ningún escenario todavía.
history-lost = derrota

# La encantadora
dots = Puntos
dot-main = línea principal, punto
dot-hex = hexágono
dot-value = { $value }, punto
stickers = Lo que puede ir ahí
sticker-plus = +1
sticker-hex = un hexágono más
sticker-jump = Salto
sticker-any-element = cualquier elemento
enhance-preview = Con { $sticker }, quedaría así
enhance-pay = Poner { $sticker } por { $gold }
enhance-stays = Queda en esta carta para todos los héroes futuros de la clase.

sealed-things = Cosas selladas
sealed-none = Todo sigue sellado.
at-will = Abrir el sobre para quien lo merece
at-will-sure = Dice: ábranlo cuando crean merecerlo. Queda abierto por el resto de la campaña.
at-will-later = Todavía no
riddle = El enigma de los seis cuencos
riddle-row = La fila hasta ahora
riddle-empty = Elijan el cuenco que va primero, a la izquierda.
riddle-try = Ponerlos en este orden
riddle-back = Quitar el último
riddle-tried = El grupo ya lo intentó en esta visita; en la próxima puede volver a intentarlo.
riddle-city = Los cuencos están en Gloomhaven: inténtenlo allí, sin nada pendiente.

# Eventos y momentos
event-decide = Decides por el grupo: lo que elijas sucede.
event-vote = Di qué harías; decide { $leader }.
event-votes = A favor: { $people }
event-who = Quién pagó, quién ganó
gain-gold = { $by } de oro
gain-xp = { $by } de experiencia
gain-checks = { $by } marcas
gain-items = { $by } objetos
kind-pay = un precio
kind-xp = experiencia
kind-gold = oro
kind-shared-gold = oro para repartir
kind-reputation = reputación
kind-prosperity = prosperidad
kind-checks = marcas
kind-item = un objeto
kind-design = un objeto para la tienda
kind-random-design = un objeto para la tienda
kind-global = un logro del mundo
kind-party = un logro del grupo
kind-scenario = un lugar nuevo
kind-event = otro evento, más adelante
kind-start = el comienzo del próximo escenario
kind-one-starts = alguien empieza distinto el próximo escenario
kind-consume = se gasta un objeto pequeño
kind-consume-each = cada quien gasta un objeto pequeño
moment-retired = { $hero } se retira
moment-retired-why = { $class }, nivel { $level }: la misión de una vida está cumplida, y Gloomhaven prospera con ello.
moment-next = Tu próximo héroe empieza con un talento más por cada retiro de su linaje.
moment-class = Llegó a Gloomhaven: { $class }
moment-class-why = Desde ahora cualquiera puede jugar con esta clase.
house-rules = Reglas de la casa

# Dónde está nuestra caja
box = Dónde está nuestra caja
box-why = Juegan en la mesa, o jugaron hasta ahora: anoten lo que está en sus hojas y en el mapa, y sigan desde aquí.
box-reputation = Reputación del grupo
box-prosperity = Marcas de prosperidad
box-donations = Oro donado
box-scenarios = Escenarios
box-scenarios-why = un toque: completado; dos: abierto en el mapa. Lo que abre un escenario ya está incluido.
box-classes = Clases que desbloquearon
box-classes-why = por el símbolo de su caja
box-spoiler = vacío: lo que trajeron sus escenarios; muestra todos los nombres
box-looted = Tesoros tomados, por número
box-designs = Objetos hallados para la tienda, por número
box-heroes = Héroes
box-heroes-why = los talentos y las cartas de niveles más altos se eligen después, en la página de cada héroe
box-hero-add = Otro héroe
box-hero-remove = Quitar a { $hero }
box-player = Quién juega
box-least = el mínimo del nivel
box-checks = Marcas
box-items = Objetos, por número
box-quest = Número de la misión personal
box-retired = Retirados antes, en su linaje
box-wrong = Esto no puede ser: { $field }
box-found = Seguir desde aquí
symbol-sun = sol
symbol-three-spears = tres lanzas
symbol-circles = círculos
symbol-eclipse = eclipse
symbol-squidface = rostro con tentáculos
symbol-lightning = rayo
symbol-music-note = nota musical
symbol-angry-face = rostro enojado
symbol-saw = sierra
symbol-triangles = triángulos
symbol-two-mini = dos bestias
symbol-envelope-x = cruz

# Jugado en la mesa
record = ¿Jugaron en la mesa? Anoten el resultado
record-won = victoria
record-lost = derrota
record-xp = Experiencia, con el bono
record-gold = Oro
record-treasures = Tesoros, por número
record-enter = Hacer las cuentas

# Grupos, héroes de fuera, tesoros
party-another = Otro grupo en este mundo
party-found = Fundarlo
hero-export = Llevarlo a otra parte
hero-import = Traer un héroe de un archivo
missed = Tesoros que quedaron atrás: { $numbers }

# Turns of monsters on cardboard
monsters = Monstruos
monsters-why = Sus figuras están sobre el cartón: déjennos las cartas de los monstruos. En cada ronda sacamos una para cada tipo y mostramos qué hace y quién actúa cuándo.
monsters-scenario = Escenario sobre su mesa
monsters-of-level = Nivel del escenario
monsters-recommended = { $level } (recomendado)
monsters-begin = Prepararlo
monsters-none = No hay ningún escenario sobre la mesa de este grupo.
monsters-level = nivel { $level }
monsters-elements = Elementos: toquen uno para girarlo
monsters-types = Monstruos sobre la mesa
monsters-initiatives = Iniciativas de los héroes (99: descanso largo)
monsters-before = Marquen quién está sobre la mesa y empiecen la primera ronda.
monsters-round = Empezar la ronda { $number }
monsters-now = Ronda { $number }
monsters-shuffle = Este mazo se baraja después de la ronda.
monsters-away = Guardarlo
monsters-away-sure = ¿Guardarlo de verdad?

# La hoja de un lugar
need = { $achievement }
need-not = no: { $achievement }
need-or = o
first-room = { $scenario }: la primera sala
foes = Monstruos de la primera sala
difficulty-level = { $difficulty }: nivel { $level }
coin-worth = { $gold } por moneda
trap-does = { $damage } por trampa
victory-xp = +{ $xp } si se gana
bots-make = Cómo les va a los bots
bots-who = cuatro héroes de nivel 2
bots-won = ganaron { $won } de { $games }
bots-rounds = { $low ->
        [1] de 1 a { $high } rondas
       *[other] de { $low } a { $high } rondas
    }
quest-serves = Tu misión { $quest } ({ $progress }): este cuenta.
rewards = Lo que trajo

# Después de un escenario
home-level = Nivel { $level }
home-rounds = rondas
home-kills = enemigos caídos
home-earned = Ganada en juego
home-earned-by = cartas, ataques, tesoros
home-bonus = Escenario ganado
home-bonus-by = 4 + 2 × nivel
home-coins = Monedas
home-coins-by = { $coins } × { $worth } de oro
home-treasure = Tesoro
home-next = nivel { $level } con { $at }
home-level-up = Nivel { $level } en la ciudad
home-quest-secret = misión que { $player } guarda en secreto
treasure = número { $number }
marks = { $number ->
        [one] 1 marca
       *[other] { $number } marcas
    }
goal-least = { $reached }, hacían falta al menos { $least }
goal-most = { $reached }, como mucho { $most }
goal-missed = fallado
goal-lost = solo si se gana
opens = Se abre { $scenario }
straight-on = Directo a { $scenario }
straight-road = antes, un evento de camino
straight-free = sin ciudad ni evento de camino

# La lista de campañas
archive-list = Archivo ({ $number })
won-of = { $played ->
        [0] aún sin empezar
       *[other] { $won } ganados, { $played } jugados
    }
stand-playing = se está jugando un escenario
stand-city = en Gloomhaven
stand-way = de camino al escenario { $number }
stand-after = después del escenario { $number }
stand-out = en el camino

# Estadísticas de un grupo
statistics = Estadísticas
stat-scenarios = Escenarios ganados
stat-lost = perdidos
stat-rounds = Rondas
stat-kills = Enemigos
stat-xp = Experiencia
stat-gold = Oro
stat-goals = Objetivos cumplidos
stat-exhausted = Agotamientos
stat-none = Aún no se ha jugado nada.
stat-hero = Héroe
