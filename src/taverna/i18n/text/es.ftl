# Lo que todos los juegos comparten, en español. En `words.py` está cómo los argumentos se vuelven palabras.
# Un mensaje `part-...` es un trozo que solo usan otros mensajes del mismo idioma.

language-name = Español

## Nombres y listas

seat-name = Asiento { $number }
list-comma = { $head }, { $item }
list-and =
    { $itemSound ->
        [i] { $head } e { $item }
       *[other] { $head } y { $item }
    }

part-against-other =
    { $otherIs ->
        [you] contra ti
       *[other] contra { $other }
    }

## Valores de las opciones

choice-on = sí
choice-off = no

## Sucesos de todos los juegos

event-sealed =
    { $seatIs ->
        [you] Ya elegiste.
       *[other] { $seat } ya eligió.
    }
event-undone =
    { $seatIs ->
        [you] Deshaces tu última elección.
       *[other] { $seat } deshace su última elección.
    }
event-joined = { $name } se une.
event-went-home = { $name } se va a casa.
event-game-played = { $winnersCount ->
        [0] { $game } terminó: nadie ganó.
        [one] { $game } terminó: ganó { $winners }.
       *[other] { $game } terminó: ganaron { $winners }.
    }
event-evening-ended = La velada terminó. La tabla de la velada: { $people }.
event-chapter-dropped =
    { $reasonId ->
        [other-rules] { $chapter } estaba en curso cuando cambiaron las reglas. No se pierde nada más: se puede empezar de nuevo.
       *[other] { $chapter } se abandonó. Nada de él cuenta.
    }

## Rechazos y errores

error-game-over = La partida terminó.
error-not-asked =
    { $seatIs ->
        [you] No te toca elegir.
       *[other] No le toca elegir a { $seat }.
    }
error-stale-choice = Demasiado tarde: esa pregunta ya tiene respuesta.
error-no-such-option = No existe la opción número { $code }.
error-not-open = La opción { $code } no está disponible ahora.
error-not-an-option-here = Esa no es una de las opciones ahora.
error-no-undo =
    { $seatIs ->
        [you] No tienes nada que deshacer.
       *[other] { $seat } no tiene nada que deshacer.
    }
error-unknown-game = No existe el juego “{ $name }”. Los juegos son: { $allowed }.
error-unknown-bot = No existe el bot “{ $name }”. Los bots son: { $allowed }.
error-unknown-parameter = El bot “{ $bot }” no tiene el parámetro “{ $name }”. Sus parámetros son: { $allowed }.
error-bad-parameter = El parámetro “{ $name }” del bot “{ $bot }” no puede ser “{ $value }”. Puede ser: { $allowed }.
error-no-clock = Aquí no se puede limitar al bot en segundos, pues nadie los cuenta: dale iteraciones.
error-unknown-language = No hay textos en “{ $name }”. Los idiomas son: { $allowed }.
error-no-texts = No hay textos en el idioma { $language } para “{ $name }”.
error-no-rules-page = La página de reglas de “{ $name }” no está instalada.
error-unknown-option = No existe la opción “{ $name }”. Las opciones son: { $allowed }.
error-bad-option-value = La opción “{ $name }” no puede ser “{ $value }”. Puede ser: { $allowed }.
error-missing-cards = Esta partida usa el archivo de cartas “{ $value }”, que no está cargado aquí. Indica el archivo con --cards. Cargado: { $allowed }.
error-missing-content = Esta partida usa el archivo de contenido “{ $value }”, que no está cargado aquí. Indica el archivo con --content. Cargado: { $allowed }.
error-bad-option-text = “{ $text }” no es una opción: escribe nombre=valor.
error-option-twice = La opción “{ $name }” se da más de una vez.
error-bad-seats =
    { $high ->
        [1] Esto es para una sola persona, no para { $seats }.
       *[other] Este juego es para { $low } a { $high } personas, no { $seats }.
    }
error-bad-position = La posición es para { $seats } asientos, pero se nombraron { $given } jugadores.
error-bad-seat = No existe ese asiento en esta mesa.
error-bad-names = Da un nombre para cada asiento.
error-no-bots = Nombra al menos un bot.
error-too-many-bots = { $bots } bots son demasiados para { $seats } asientos.
error-bad-number = “{ $name }” tiene que ser un número entero desde { $low }, no “{ $value }”.
error-bad-seconds = Los segundos tienen que ser más que 0, no “{ $value }”.
error-bad-seed = La semilla tiene que ser un número entero de 0 a 2²⁵⁶ − 1.
error-no-commitment = No se mostró ningún hash de la semilla cuando empezó esta partida, así que no hay con qué compararla.
error-not-fair = Juego sucio: la semilla de este registro no es la prometida al empezar la partida. Su hash no es { $commitment }.
error-bad-code = Una opción se elige con un número entero.
error-bad-gesture = Estas elecciones no se pueden hacer de una sola vez.
error-bad-data = Datos dañados en { $path }: { $problem }.
error-not-json = Eso no es una partida guardada: no es JSON.
error-wrong-version = El registro es de la versión { $version } del juego; aquí es la versión { $here }.
error-rng-limit = El azar no puede elegir entre tantos, ni entre tan pocos.
error-bad-options = Las opciones se dan por su nombre.
error-rng-script = El resultado previsto es demasiado alto para lo que se pidió.
error-unknown-campaign = No existe la campaña “{ $name }”. Las campañas son: { $allowed }.
error-nothing-given = Este juego se prepara solo con sus opciones: no se le puede traer nada.
error-no-lesson = Este juego no se aprende en una mesa.
error-given-twice = La posición ya contiene lo que se trajo.
error-not-over = Eso todavía no ha terminado.
error-not-yours-to-set = La opción “{ $name }” no se puede fijar en este capítulo. Puedes fijar: { $allowed }.
error-nothing-to-arrange = No hay nada que acordar entre capítulos.
error-unknown-person = No participa nadie llamado “{ $name }”. Participan: { $allowed }.
error-unknown-party = No existe el grupo “{ $name }”. Los grupos son: { $allowed }.
error-unknown-chapter = “{ $name }” no se puede jugar ahora. Puedes jugar: { $allowed }.
error-no-chapter = No se ha empezado ningún capítulo.
error-chapter-goes-on = “{ $name }” se está jugando: termínalo o abandónalo primero.
error-evening-over = La velada terminó.
error-already-here = { $name } ya está aquí.
error-cannot-join = “{ $name }” no puede unirse a esta velada.
error-not-here = { $name } no está aquí.

## Muchas partidas

error-missing-extra = Esto necesita el paquete “{ $package }”: pip install 'taverna[{ $extra }]'
error-too-few-bots = Un torneo necesita al menos dos bots; indicaste { $bots }.
error-bot-twice = El bot “{ $name }” está indicado dos veces.
error-bad-format = No existe el formato “{ $value }”. Los formatos son: { $allowed }.
error-bad-results = “{ $path }” no se puede leer como resultados: { $problem }. Quítalo de ahí o elige otro archivo.
error-other-results = “{ $path }” contiene otros resultados: “{ $field }” es { $there } allí y { $here } aquí. Elige otro archivo.
error-results-in-use = Otro programa está escribiendo en “{ $path }”.
error-cannot-store = Los resultados no se pueden guardar en “{ $path }”: { $why }.
error-worker-died = { $number } procesos murieron en las partidas { $first } a { $last } ({ $why }). Lo guardado no se pierde: prueba otra vez con menos a la vez.
error-search-died = { $number } procesos murieron en una sola búsqueda ({ $why }). Prueba otra vez con menos de ellos.
error-other-rules = Una máquina tiene la versión { $here } de { $game }, pero se pide la { $version }.
error-no-cluster-here = No hay clúster: ninguno funciona en esta máquina y RAY_ADDRESS no indica ninguno.
error-bad-cluster-address = “{ $address }” no es la dirección de un clúster: escribe host:puerto.
error-no-cluster = No se puede alcanzar el clúster “{ $address }”: { $problem }.
error-cluster-lost = El clúster desapareció: { $problem }. Lo jugado está guardado; el mismo comando sigue.

## Palabras alrededor de la mesa

word-bot = bot
word-log = Diario
word-table = Mesa

count-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
count-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }

table-thinking = { $seat } está pensando…
table-won =
    { $seatsIs ->
        [you] ¡Ganas!
        [among] Compartes la victoria con { $seatsRest }.
       *[other] { $seatsCount ->
            [0] No gana nadie.
            [one] Gana { $seats }.
           *[other] { $seats } comparten la victoria.
        }
    }

## Cuánto se conocen los componentes

provenance =
    { $unitId ->
        [scenarios] { $total } escenarios: { $told }.
        [components] { $total } componentes: { $told }.
       *[cards] { $total } cartas: { $told }.
    }
provenance-proposed =
    { $number ->
        [one] { $number } es una propuesta nuestra
       *[other] { $number } son propuestas nuestras
    }
provenance-partly =
    { $number ->
        [one] { $number } es propuesta en parte
       *[other] { $number } son propuestas en parte
    }
provenance-single-source =
    { $number ->
        [one] { $number } viene de una sola fuente
       *[other] { $number } vienen de una sola fuente
    }
provenance-none = todo confirmado
standing-proposed = Propuestas nuestras, en lugar de lo que no se conoce
standing-partly = Propuestas en parte
standing-single-source = De una sola fuente
field-all = todo
field-coins = monedas
field-copies = número de copias
field-damage = daño
field-die = dado
field-doors = puertas
field-effects = efecto
field-hp = Salud
field-rules = reglas especiales
field-letters = letras
field-name-es = nombre en español
field-rooms = salas
field-specials = acciones especiales
field-strength = fuerza
field-strength-5 = fuerza para 5 jugadores
field-trophies = Trofeos
field-type = tipo
field-wounds = heridas
