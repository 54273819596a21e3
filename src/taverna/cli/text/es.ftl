# Las palabras del comando `taverna` y de sus pantallas, en español. Lo que dicen los juegos está junto a cada juego.

cli-refused = taverna: { $problem }

## Negativas del propio comando

cli-error-no-terminal = “taverna play” necesita una terminal. Ejecútalo en una; para leer una partida grabada en una tubería está “taverna replay ARCHIVO --plain”.
cli-error-no-file = No existe el archivo “{ $path }”.
cli-error-cannot-read = No se puede leer “{ $path }”: { $why }.
cli-error-cannot-write = No se puede escribir “{ $path }”: { $why }.
cli-error-not-text = “{ $path }” no es un archivo de texto.
cli-error-bad-json = Esto no es JSON: línea { $line }, columna { $column }: { $problem }.
cli-error-resume-alone = “--resume” ya trae su juego, sus opciones y su semilla: no los indiques.
cli-error-resume-seats = La partida guardada tiene { $seats } asientos, pero nombraste a { $given } jugadores.
cli-error-position-alone = “--position” ya trae sus opciones y su azar: no los indiques.
cli-error-which-game = ¿Qué juego? Hay: { $allowed }.
cli-error-unknown-rule = No existe la regla { $id }. ¿Querías decir { $near }? Los capítulos son: { $allowed }.
cli-error-unknown-rule-far = No existe la regla { $id }. Los capítulos son: { $allowed }.
cli-error-nothing-found = Ninguna regla contiene “{ $words }”.
cli-error-no-checkout = La cobertura de las reglas necesita una copia del repositorio: el paquete instalado no trae las pruebas.
cli-error-no-server = El servidor necesita más paquetes: pip install 'taverna[server]'
cli-error-server-not-started = El servidor que se iba a medir no arrancó; lo que dijo está arriba.
cli-error-no-clients = Los clientes de la medición fallaron; lo que dijeron está arriba.
cli-error-no-service = No hay { $name } en esta máquina (como root, tools/services.sh lo instala).
cli-error-bad-setting = No se puede usar el ajuste { $name }: { $problem }.
cli-error-bad-address = No se puede escuchar en { $host }, puerto { $port }: { $problem }. “--host” y “--port” eligen otro lugar.
cli-error-bad-database = No se puede usar la base de datos “{ $name }”: { $problem }.
cli-error-database-in-use = Otro servidor usa la base de datos “{ $name }”. Da a cada uno la suya con “--database”, o a todos el mismo “--redis”.
cli-error-not-a-page = El informe es una página web: “{ $path }” debe terminar en .html.
cli-error-no-such-table = Las tablas por escenario y por clase son de Gloomhaven: “{ $game }” no tiene.
cli-error-no-such-level = No existe el nivel “{ $level }”. Hay: { $levels }.
cli-error-not-a-results-file = Los resultados son un archivo Parquet: “{ $path }” debe terminar en .parquet.
cli-error-no-reference = No hay ninguna mesa para la referencia “{ $name }” en esta base de datos.
cli-error-game-goes-on = Esa partida sigue: su registro, que contiene la semilla, se da cuando termine. Sin “--record” recibes lo demás.
cli-error-commitment-alone = “--commitment” va junto con “--verify”.
cli-error-bad-commitment = “--commitment” recibe el hash como se mostró: { $digits } dígitos de 0 a 9 y de a a f.
cli-error-no-record = Esa partida no se puede volver a jugar con las reglas instaladas aquí; sin “--record” recibes lo que está guardado.

## Jugadores

cli-you = Tú
cli-person = Jugador { $number }
cli-bot-greedy = Codicioso
cli-bot-greedy-help = Sopesa el riesgo de cada robo y lo que hay en la mesa. Un rival digno.
cli-bot-random = Aleatorio
cli-bot-random-help = Hace cualquier cosa permitida. Bueno para una primera partida.
cli-bot-novice = Novato
cli-bot-novice-help = Juega como el regular, pero pasa mucho por alto. Bueno para una primera partida.
cli-bot-regular = Regular
cli-bot-regular-help = Sopesa lo que hay en la mesa, sin mirar muy lejos. Un rival digno.
cli-bot-strong = Fuerte
cli-bot-strong-help = Juega mentalmente antes de cada elección. Difícil de vencer.
cli-bot-master = Maestro
cli-bot-master-help = Es quien más piensa antes de cada elección. El más difícil de vencer.
cli-bot-rating = Fuerza medida: { NUMBER($rating, useGrouping: 0) }.
cli-temper-careful = Prefiere perder poco a ganar mucho.
cli-temper-greedy = Quiere los puntos, cuesten lo que cuesten.
cli-temper-spiteful = Le gusta ver caer a quien va ganando.
cli-temper-contrary = Hace lo que nadie espera.
cli-temper-showman = Todo o nada, y a lo grande.
cli-bot-plays-like = Nivel: { $level }.
cli-bot-search = Búsqueda
cli-bot-search-help = Juega mentalmente, con tus propios ajustes.

## Sentarse a la mesa

cli-setup-game = Juego
cli-setup-game-help = A qué juego jugar.
cli-setup-language = Idioma
cli-setup-language-help = El idioma de todo lo que lees. Durante la partida, la tecla l lo cambia.
cli-setup-people = Personas en esta pantalla
cli-setup-people-help = Con varias personas la pantalla pasa de mano en mano; los secretos quedan ocultos.
cli-setup-bots = Bots
cli-setup-bots-help = Cuántos rivales juega la computadora.
cli-setup-level = Nivel de los bots
cli-setup-start = Intro: empezar
cli-setup-foot = ↑ ↓ elegir la línea   ← → cambiarla   q salir

## En la mesa

cli-your-turn = Tu turno
cli-turn-of = Turno de { $name }
cli-over = La partida terminó
cli-hint = Pista: { $option }. Es lo que haría el bot fuerte.
cli-hint-chance = Pista: { $option }. Es lo que haría el bot fuerte; así tu probabilidad de ganar es del { $percent } %.
cli-hint-others = Le dedicó el { $thought } % del tiempo. También miró: { $options }.
cli-hint-other = { $option } ({ $percent } % de probabilidad de ganar, { $thought } % del tiempo)
cli-hint-thinking = El bot fuerte está pensando …
cli-not-now = Ahora no: no es tu turno.
cli-undo-nothing = Todavía no has elegido nada.
cli-undo-too-late = Demasiado tarde: ya se vio algo nuevo, o ya actuó otro jugador.
cli-saved = Guardada en { $path }.
cli-saved-resume = Guardada en { $path }. Para seguir: taverna play --resume { $typed }
cli-speed-0 = Los bots juegan despacio.
cli-speed-1 = Los bots juegan al ritmo normal.
cli-speed-2 = Los bots juegan rápido.
cli-speed-3 = Los bots juegan muy rápido.
cli-speed-4 = Los bots juegan sin pausa.
cli-key-undo = deshacer
cli-key-hint = pista
cli-key-rules = reglas
cli-key-look = pilas
cli-key-language = idioma
cli-key-help = ayuda
cli-key-quit = salir
cli-key-skip = saltar
cli-key-save = guardar
cli-key-faster = más rápido
cli-key-slower = más lento
cli-key-light = luz
cli-close = Esc: volver a la mesa
cli-curtain-pass = Pasa la pantalla a { $name }.
cli-curtain-enter = Pulsa Intro cuando solo mire { $name }.
cli-leave-question = ¿Salir de la partida?
cli-leave-quit = Salir sin guardar
cli-leave-save = Guardar y salir
cli-leave-stay = Quedarse
cli-end-new = Partida nueva
cli-end-again = Las mismas cartas otra vez
cli-end-save = Guardar el registro
cli-end-scores = Ver la puntuación
cli-end-quit = Salir
cli-again-unsaved = Jugar otra vez sin guardar
cli-end-foot = Esc: ver la mesa y el diario   n: partida nueva   a: mismas cartas   s: guardar   q: salir
cli-end-success = Éxito: ganaron juntos.
cli-end-failure = Fracaso: perdieron juntos.
cli-rules-search = Palabras que buscar
cli-rules-foot = ↑ ↓ desplazarse   / buscar   Esc: volver
cli-rules-none = Ninguna regla tiene esas palabras.

## Ayuda

cli-help-title = Teclas
cli-help-intro = Las opciones de abajo son tuyas: pulsa la tecla que está delante de una o haz clic en ella. Lo que está apagado no se permite ahora, y dice por qué.
cli-help-choose-keys = d, b, 1, 2 …
cli-help-choose = Elegir lo que está junto a la tecla.
cli-help-cursor-keys = flechas, Intro
cli-help-cursor = Recorrer las opciones y ver en la mesa qué significa cada una.
cli-help-u-keys = u
cli-help-u = Deshacer tu última elección, mientras no se haya visto nada nuevo ni haya actuado nadie más.
cli-help-h-keys = h
cli-help-h = Pista: lo que haría el bot fuerte en tu lugar.
cli-help-r-keys = r
cli-help-r = La regla de la línea elegida en el diario, o de la última; y todas las demás reglas.
cli-help-p-keys = p
cli-help-p = Pilas: lo que está a la vista pero no cabe en la mesa, y qué hace cada cosa.
cli-help-tab-keys = Tab
cli-help-tab = Ir al diario y volver. Intro en una línea del diario muestra su regla.
cli-help-space-keys = Espacio
cli-help-space = Saltar las pausas de los bots hasta tu turno.
cli-help-speed-keys = + y -
cli-help-speed = Bots más rápidos y más lentos.
cli-help-s-keys = s
cli-help-s = Guardar la partida; taverna play --resume la continúa.
cli-help-l-keys = l
cli-help-l = Idioma siguiente.
cli-help-t-keys = t
cli-help-t = Luz de vela o luz de la mañana.
cli-help-q-keys = q
cli-help-q = Salir.

## Después de la partida, en el terminal

cli-left-unfinished = La partida quedó sin terminar.
cli-seed-line = Semilla { $seed }. Las mismas cartas otra vez: { $command }

## Registros

cli-record-seed = Semilla { $seed }
cli-commitment = Hash de la semilla: { $hash }
cli-no-commitment = Esta partida empezó sin un hash de su semilla.
cli-fair-play = Juego limpio: todo el azar de esta partida sale de un solo número secreto, la semilla, elegida antes de la primera carta. El hash de arriba se calculó a partir de ella: nadie puede averiguar la semilla por el hash, ni encontrar otra semilla con el mismo hash. Cuando la partida termina, la semilla está en el registro, y “taverna replay --verify” muestra que es la prometida y que todas las cartas salieron de ella.
cli-verified = Juego limpio: la semilla tiene el hash { $hash }.
cli-verified-steps =
    { $steps ->
        [one] La única jugada se repitió a partir de ella y cumple las reglas.
       *[other] Las { $steps } jugadas se repitieron a partir de ella y cumplen las reglas.
    }
cli-replay-step = Paso { $at } de { $of }
cli-replay-start = Antes de la primera elección.
cli-replay-sealed = una elección secreta
cli-replay-jump = Ir al paso (0 a { $of })
cli-replay-key-left = atrás
cli-replay-key-right = adelante
cli-replay-key-home = inicio
cli-replay-key-end = fin
cli-replay-key-g = ir a
cli-replay-key-r = reglas
cli-replay-key-l = idioma
cli-replay-key-q = salir

## Listas de juegos y reglas

cli-column-id = Id
cli-column-title = Juego
cli-column-players = Jugadores
cli-column-options = Opciones
cli-column-option = Opción
cli-column-values = Valores
cli-column-meaning = Qué hace
cli-column-rule = Regla
cli-column-component = Componente
cli-column-confidence = Confianza
cli-default = por defecto
cli-games-more = Más sobre uno: taverna games JUEGO. Para jugar: taverna play
cli-games-players = { $players } jugadores
cli-games-levels = Fuerza medida de los bots: { $levels }
cli-games-try = Para jugar con una opción: taverna play { $id } -o nombre=valor
cli-games-which = Cuáles: taverna games { $id } --facts
cli-weak-title = { $game }: lo que es propuesta nuestra o viene de una sola fuente
cli-column-copies = Copias
cli-column-guessed = Propuesto aquí
cli-column-single-source = De una sola fuente
cli-all-of-it = todo
cli-facts-title = { $game }: lo que no es seguro. Si tienes la caja, compruébalo, por favor.
cli-confidence-medium-high = media a alta
cli-confidence-medium = media
cli-confidence-low-medium = baja a media
cli-confidence-low = baja
cli-confidence-proposed = propuesta
cli-coverage = { $game }: { $done } de { $all } reglas tienen prueba.

## Simulaciones

cli-sim-title = { $game }, { $seats } asientos
cli-sim-seats = Por asiento
cli-sim-lengths = Duración de una partida
cli-sim-decisions = decisiones
cli-sim-turns = turnos
cli-sim-playing = Jugando
cli-sim-stopped = Interrumpido: sin resultado, porque no se jugaron todas las partidas.
cli-sim-no-winner =
    { $games ->
        [one] { $games } partida terminó sin ganador.
       *[other] { $games } partidas terminaron sin ganador.
    }
cli-sim-total =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $decisions } decisiones en { $seconds } s: { $rate } partidas por segundo. Semilla { $seed }.
cli-column-bot = bot
cli-column-seat = asiento
cli-column-length = en
cli-column-wins = victorias
cli-column-rate = tasa
cli-column-sure = IC 95 %
cli-column-fair = justo
cli-column-score = puntos
cli-column-mean = media
cli-column-min = mín
cli-column-max = máx

## Torneos

cli-arena-title = { $game }, { $seats } asientos, { $format }
cli-arena-against = Puntos de unos contra otros
cli-arena-ladder = Escalera, desde arriba: { $bots }
cli-arena-together = Todos ganan o pierden juntos: cada bot jugó los mismos repartos con sus iguales.
cli-arena-total =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $played } de ellas ahora, en { $seconds } s. Semilla { $seed }.
cli-arena-finishing = Terminando las partidas en curso. Ctrl-C otra vez las abandona.
cli-arena-stopped = Interrumpido. Lo jugado está guardado: el mismo comando sigue desde aquí.
cli-column-rating = nivel
cli-column-games = partidas

## Informes de equilibrio

cli-balance-saved = Informe: { $page }. Todas las partidas: { $results }.
cli-balance-title = { $game }: equilibrio
cli-balance-about =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } con { $seats } asientos. Bots: { $bots }. Versión { $version } de las reglas, semilla { $seed }.
cli-balance-glance = En resumen
cli-balance-games = Partidas
cli-balance-won = Ganadas
cli-balance-decided = Con ganador
cli-balance-shared = Victorias compartidas
cli-balance-seat-gap = Del mejor al peor asiento
cli-balance-median-length = Decisiones, mediana
cli-balance-median-lead = Ventaja, mediana
cli-balance-stands-out = Lo que destaca
cli-balance-stands-out-told = Tasas de victoria que difieren de la habitual más de lo que explica el azar, con tantas comparadas a la vez.
cli-balance-nothing-stands-out = Nada.
cli-balance-outstanding = { $name } gana { $rate } ({ $low } – { $high }); lo habitual es { $usual }.
cli-balance-more-stand-out =
    { $number ->
        [one] Otra { $number } está marcada más abajo.
       *[other] Otras { $number } están marcadas más abajo.
    }
cli-balance-seat = Asiento { $number }
cli-balance-seats = Asientos
cli-balance-seats-told = Con qué frecuencia gana cada asiento, lo ocupe quien lo ocupe. Una victoria compartida cuenta por partes.
cli-balance-bots = Bots
cli-balance-bots-told = Con qué frecuencia gana un asiento, según el bot que juega en él.
cli-balance-options-told = Los mismos repartos, jugados con cada valor de la opción.
cli-balance-rate = Tasa de victoria
cli-balance-rate-by-seat = Tasa de victoria por asiento
cli-balance-sure = IC 95 %
cli-balance-rows = Asientos jugados
cli-balance-usual = Habitual: { $rate }
cli-balance-how-they-went = Cómo fueron las partidas
cli-balance-length = Decisiones
cli-balance-length-title = Duración
cli-balance-length-told = Cuántas decisiones lleva una partida, de todos los jugadores juntos; y turnos, donde el juego los tiene.
cli-balance-lead = Ventaja
cli-balance-lead-told = Lo reñida que fue: por cuántos puntos iba el ganador por delante del mejor perdedor. Puede ser negativa donde los puntos solos no deciden.
cli-balance-axis-decisions = Decisiones en una partida
cli-balance-axis-turns = Turnos en una partida
cli-balance-axis-lead = Puntos por delante
cli-balance-share = Parte de las partidas
cli-balance-measure = Partidas
cli-balance-mean = Media
cli-balance-lowest = Menor
cli-balance-tenth = El 10 % tiene como máximo
cli-balance-quarter = El 25 % tiene como máximo
cli-balance-half = El 50 % tiene como máximo
cli-balance-three-quarters = El 75 % tiene como máximo
cli-balance-nine-tenths = El 90 % tiene como máximo
cli-balance-highest = Mayor
cli-balance-deeds = Lo que hicieron los ganadores
cli-balance-deeds-told = Lo que tenían e hicieron los ganadores y los demás, en promedio. El gráfico muestra la diferencia en desviaciones estándar, para que todo se pueda comparar.
cli-balance-deeds-told-together = Lo que tenían e hicieron los jugadores de mesas que ganaron y de mesas que perdieron, en promedio. El gráfico muestra la diferencia en desviaciones estándar, para que todo se pueda comparar.
cli-balance-deed = Hecho
cli-balance-score = puntos
cli-balance-winners = Ganadores
cli-balance-others = Los demás
cli-balance-difference = Diferencia, IC 95 %
cli-balance-effect = Diferencia en desviaciones estándar
cli-balance-means = Medias de todos los asientos
cli-balance-plot-rates = { $what }: tasas de victoria con sus intervalos; la tabla tiene los números
cli-balance-plot-groups = { $what }: tasas de victoria de cada grupo; la tabla tiene los números
cli-balance-plot-spread = { $what }: cuántas veces salió cada número; la tabla tiene los números
cli-balance-plot-deeds = Diferencias entre los ganadores y los demás; la tabla tiene los números
cli-balance-reading = Cómo leer esto
cli-balance-read-bots = Todo esto trata de bots. Bots mejores, y las personas, pueden encontrar fuertes otras cosas: compara informes con bots distintos. Donde juegan juntos bots distintos, lo que tenían habla también de ellos.
cli-balance-read-intervals = La tasa verdadera está en el intervalo en 95 de cada 100 informes como este. Las partidas con el mismo reparto cuentan juntas, porque comparten su suerte.
cli-balance-read-few = Lo que apareció en menos de { $number } asientos está solo en las tablas.
cli-balance-read-arrows = ▲ y ▼ marcan lo que difiere de la tasa habitual de su sección incluso teniendo en cuenta cuántas líneas hay.
cli-balance-read-causes = Quien gana tiene más de casi todo. Una tasa alta no prueba que algo gane partidas: compárala con otras de su clase.
cli-balance-again = Lo mismo otra vez:

## Dead Man's Draw en su tablero

cli-dmd-draw-pile = robo
cli-dmd-discard-pile = descarte
cli-dmd-empty-bank = el almacén está vacío
cli-dmd-safe = a salvo
cli-dmd-bust = captura
cli-dmd-owed = { $number } más
cli-dmd-suits = Qué hacen los palos
cli-dmd-losses = Lo que más te costó

## Dungeon Raiders en la mesa

cli-dr-dark = oscura
cli-dr-treasure = Tesoro
cli-dr-strength = fuerza { $number }
cli-dr-invincible = invencible
cli-dr-stone = piedra:
cli-dr-lowest = la menor
cli-dr-highest = la mayor
cli-dr-second = la 2ª
cli-dr-most-coins = más monedas
cli-dr-fewest-wounds = menos heridas
cli-dr-danger = en peligro
cli-dr-hand = { $number } en mano
cli-dr-pile =
    { $number ->
        [0] el monstruo final espera al fondo
        [one] { $number } habitación debajo
       *[other] { $number } habitaciones debajo
    }
cli-dr-laid = Cartas aquí:
cli-dr-secret = boca abajo
cli-dr-kinds = Qué hacen las habitaciones
cli-dr-losses = Lo que más te costó

## Bloodborne en su tablero

cli-bb-round = Ronda { $number }
cli-bb-deck = Mazmorra del Cáliz: { $number }
cli-bb-no-monster = El siguiente Monstruo llega al final de la ronda.
cli-bb-picked = tu elección
cli-bb-collected = { $number } recolectados
cli-bb-banked = { $number } depositados
cli-bb-hand = mano { $number }
cli-bb-used = usadas { $number }
cli-bb-cards = Qué hacen las cartas
cli-bb-losses = Lo que te costaron tus muertes

## Gloomhaven en su tablero

cli-gh-card = Arriba: { $top } Abajo: { $bottom }
cli-gh-level = Nivel { $level }: { $gold } de oro por ficha, las trampas causan { $trap } de daño, los peligros { $hazard }, el éxito da { $xp } de experiencia.
cli-gh-initiative = Iniciativa { $number }.
cli-gh-goal = Objetivo de batalla
cli-gh-xp = { $number } xp
cli-gh-move = Mover { $number }
cli-gh-attack = Ataque { $number }
cli-gh-range = Alcance { $number }
cli-gh-retaliate = Represalia { $number }
cli-gh-shield = Escudo { $number }
cli-gh-points =
    { $number ->
        [one] Queda un hexágono.
       *[other] Quedan { $number } hexágonos.
    }
cli-gh-sign-hp = puntos de vida
cli-gh-sign-shield = Escudo
cli-gh-sign-cards = cartas en la mano, descartadas, perdidas
cli-gh-sign-acting = actúa ahora
cli-gh-sign-acted = ya actuó
cli-gh-sign-strong = elemento fuerte
cli-gh-sign-waning = elemento menguante
cli-gh-fatal = No quedaría ningún punto de vida.
cli-gh-flying = Vuelo
cli-gh-advantage = ventaja
cli-gh-disadvantage = desventaja

# taverna analyse
cli-analysis-thinking = Pensando en cada paso
cli-analysis-stopped = Detenido: nada se analiza a medias.
cli-analysis-empty = Este registro no tiene pasos.
cli-analysis-no-turns = Ningún paso cambió claramente las probabilidades de nadie.
cli-analysis-no-costs = Ninguna elección fue claramente peor que la del bot fuerte.
cli-analysis-course = Cómo estaba cada cual
cli-analysis-course-help = Probabilidades de victoria a lo largo de la partida, según lo que se sabía en la mesa.
cli-analysis-turns = Dónde cambió la partida
cli-analysis-turns-help = Los pasos que claramente más cambiaron las probabilidades, por elección o por suerte. En el orden de los asientos.
cli-analysis-costs = Lo que costó una elección
cli-analysis-costs-help = Cuánto bajó la elección la probabilidad de ganar, donde no cabe duda.
cli-analysis-together = todos a la vez
cli-analysis-party = el grupo
cli-analysis-column-player = jugador
cli-analysis-column-along = a lo largo de la partida
cli-analysis-column-start = inicio
cli-analysis-column-end = final
cli-analysis-column-step = paso
cli-analysis-column-choice = elección
cli-analysis-column-before = antes
cli-analysis-column-after = después
cli-analysis-column-better = el bot fuerte
cli-analysis-column-cost = costo

cli-admin-restored = La base de datos ahora es la copia { $path }.
cli-admin-before = Lo que había antes está en { $path }.
cli-admin-verified = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
 }, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
 }: { $problems ->
    [0] todo íntegro.
    [one] una no está íntegra.
   *[other] { $problems } no están íntegras.
 }
cli-admin-imported = { $number ->
    [one] Una fila leída.
   *[other] { $number } filas leídas.
 }
cli-admin-done = Listo. Un servidor en marcha lo sigue en segundos.
cli-admin-sure = Se borrará todo lo que identifica a esta persona. ¿Continuar?
cli-error-no-account = “{ $name }” es una visita: no hay ninguna cuenta que abrir.
cli-error-no-person = No hay nadie con el id “{ $name }”; `taverna admin people` muestra los ids.
cli-error-no-table = No existe la mesa { $name }.
cli-error-newer-database = Un Taverna más nuevo usó esta base de datos (su forma es { $found }; esta versión conoce como máximo { $known }). Inicia el más nuevo o vuelve a una copia anterior.
cli-error-damaged-database = La base de datos { $path } está dañada ({ $problem }). Pon una copia de seguridad en su lugar con “taverna admin restore ARCHIVO”.
cli-error-bad-file = { $path }: { $problem }
cli-error-store-not-empty = La base de datos ya tiene filas: solo una vacía acepta una importación.
## Tablas por escenario y por clase

cli-cases-title = Gloomhaven: qué tan difíciles son los escenarios para los bots
cli-cases-scenarios = Escenarios
cli-cases-classes = Clases
cli-cases-scenario = Escenario { $number }
cli-cases-scenarios-told =
    Cuatro héroes { $level } de nivel { $heroes } (las clases de costumbre) contra monstruos del nivel recomendado; { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de cada escenario, semilla { $seed }. Las rondas son la media de todas las partidas; los héroes exhaustos se cuentan al final de cada una.
cli-cases-classes-told =
    { $parties ->
        [one] { $parties } grupo
       *[other] { $parties } grupos
    } de cuatro clases distintas al azar, { $level }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de cada grupo en el escenario 1 con nivel 1 y en el escenario 14 con nivel 5, semilla { $seed }. Una partida cuenta para cada una de sus cuatro clases.
cli-cases-total = Media de todos los escenarios: { $rate }.
cli-cases-column-scenario = escenario
cli-cases-column-class = clase
cli-cases-column-games = partidas
cli-cases-column-won = ganadas
cli-cases-column-sure = IC 95 %
cli-cases-column-rounds = rondas
cli-cases-column-exhausted = héroes exhaustos
## Campañas

cli-campaign-playing = Escenarios
cli-campaign-kept = Interrumpido. Lo jugado queda en { $path }; el mismo comando continúa desde allí.
cli-campaign-lines = Escenarios en el orden en que se jugaron
cli-campaign-number = #
cli-campaign-scenario = escenario
cli-campaign-try = intento
cli-campaign-won = victoria
cli-campaign-level = nivel
cli-campaign-rounds = rondas
cli-campaign-heroes = héroes
cli-campaign-prosperity = prosperidad
cli-campaign-campaigns = Campañas ({ $id })
cli-campaign-campaign = #
cli-campaign-ended = fin
cli-campaign-ended-all-completed = no queda nada que jugar
cli-campaign-ended-given-up = el resto se abandonó
cli-campaign-ended-enough = tantos como se pidieron
cli-campaign-played = jugados
cli-campaign-completed = completados
cli-campaign-retired = retirados
cli-campaign-donations = donaciones
cli-campaign-reputation = reputación
cli-campaign-classes = Escenarios hasta que se abre una clase
cli-campaign-campaigns-open = se abrió en
cli-campaign-class = clase
cli-campaign-earliest = más temprano
cli-campaign-mean = media
cli-campaign-latest = más tarde
cli-campaign-total = { $scenarios } escenarios en { $seconds } s, semilla { $seed }. Un escenario se abandona tras { $tries } derrotas.
cli-error-bad-until = --until es all-completed o un número de escenarios, no “{ $value }”.
cli-campaign-gold = { $number } de oro
cli-campaign-founded = La campaña se guarda en { $path }. Para continuar: taverna campaign play { $path }
cli-campaign-kept-at = La campaña se guarda en { $path }.
cli-campaign-copied = { $to } contiene la campaña de { $source }, con { $chapters } escenarios jugados.
cli-campaign-shown = Prosperidad { $level }, donaciones { $donations }, escenarios jugados { $chapters }.
cli-campaign-player = jugador
cli-campaign-hero = héroe
cli-campaign-wealth = oro
cli-campaign-xp = experiencia
cli-campaign-standing = ahora
cli-campaign-standing-playing = juega
cli-campaign-standing-set-aside = apartado
cli-campaign-standing-retired = retirado
cli-campaign-standing-dead = muerto
cli-campaign-party = { $name }, reputación { $reputation }
cli-campaign-state-completed = completado
cli-campaign-state-open = abierto
cli-campaign-state-closed = ahora no
cli-campaign-place-city = Gloomhaven
cli-campaign-place-hero = Héroe
cli-campaign-place-creation = Nuevo héroe
cli-campaign-place-shop = Tienda
cli-campaign-place-enhancer = Mejoras
cli-campaign-place-map = Mapa
cli-campaign-place-event = Evento
cli-campaign-place-settlement = Por decidir
cli-campaign-ask-city = ¿Y ahora?
cli-campaign-ask-hero = ¿Qué hace el héroe?
cli-campaign-ask-creation = ¿Quién los acompaña?
cli-campaign-ask-shop = ¿Comprar o vender?
cli-campaign-ask-enhancer = ¿Qué lugar de qué carta?
cli-campaign-ask-map = ¿Adónde?
cli-campaign-ask-event = ¿Qué hacen ustedes?
cli-campaign-ask-settlement = ¿Qué deciden ustedes?
cli-campaign-back = Volver
cli-campaign-at = Dónde: { $place }
cli-campaign-in-scenario = en el escenario { $scenario }
cli-campaign-on-the-way = en camino a { $scenario }
cli-campaign-city-line = Prosperidad { $level }, reputación { $reputation } (precios { $price }), donaciones { $donations }
cli-campaign-progress = Escenarios: { $completed } completados, { $unlocked } en el mapa
cli-campaign-achievements = Logros del grupo: { $names }
cli-campaign-hero-line =
    { $hero }, { $player }: { $xp } de experiencia, { $gold } de oro, { $checks ->
        [one] { $checks } marca
       *[other] { $checks } marcas
    }, { $items ->
        [one] { $items } objeto
       *[other] { $items } objetos
    }
cli-campaign-next-level = Siguiente nivel con { $xp } de experiencia
cli-campaign-quest = Misión personal: { $quest }
cli-campaign-no-quest = ninguna
cli-campaign-items = Objetos
cli-campaign-cards = Cartas ganadas
cli-campaign-start = Próximo escenario: { $bless } bendiciones, { $curse } maldiciones, { $minus } cartas de -1, { $damage } de daño, { $discards } cartas descartadas
cli-campaign-map-signs = ▸ abierto   ✔ completado   ✖ bloqueado   · ahora no
cli-campaign-go-on = Seguir con el escenario
cli-campaign-give-up = Abandonar el escenario: nada de él cuenta
cli-campaign-open-matter = Algo espera una decisión
cli-campaign-new-hero = Un nuevo héroe para { $name }
cli-campaign-creation = { $name } roba dos misiones personales y luego elige una clase y una de ellas.
cli-campaign-curtain = Solo yo estoy ante la pantalla
cli-campaign-map = Mapa y escenarios
cli-campaign-book = Lo que pasó
cli-campaign-shop = Tienda
cli-campaign-enhancer = Mejorar una carta
cli-campaign-sell = Vender { $item }
cli-campaign-take-back = Deshacer: { $item }
cli-campaign-was-bought = Se compró por { $gold } de oro.
cli-campaign-was-sold = Se vendió por { $gold } de oro.
cli-campaign-play = Jugar { $scenario }
cli-campaign-casual = Jugar { $scenario } otra vez, en modo casual
cli-campaign-travel = Partir hacia { $scenario }
cli-campaign-place-preparation = Antes del escenario
cli-campaign-place-party = Grupo
cli-campaign-place-riddle = El enigma
cli-campaign-ask-preparation = ¿Cómo lo juegan ustedes?
cli-campaign-ask-party = ¿Quién va con el grupo?
cli-campaign-ask-riddle = ¿Qué cuenco sigue?
cli-campaign-company = El grupo
cli-campaign-another-hero = Otro héroe para { $name }
cli-campaign-which-level = ¿A qué nivel?
cli-campaign-at-level = Nivel { $level }
cli-campaign-which-name = ¿Cómo se llama el héroe?
cli-campaign-begin = Empezar
cli-campaign-scenario-level = Nivel de escenario { $level }
cli-campaign-set-aside = { $hero } se queda atrás
cli-campaign-bring-back = { $hero } vuelve
cli-campaign-lead = Seguir con { $party }
cli-campaign-found-party = Fundar otro grupo
cli-campaign-new-party = Grupo { $number }
cli-campaign-which-party = ¿Cómo se llama el grupo?
cli-campaign-change-party = { $hero } cambia a este grupo
cli-campaign-party-may = { $heroes }; puede jugar { $scenarios }
cli-campaign-hero-standing = { $hero }, { $player }: { $standing }
cli-campaign-open-at-will = Abrir el sobre que se abre cuando creen merecerlo
cli-campaign-riddle = El enigma de los seis cuencos
cli-campaign-sticker = { $card }, { $side ->
        [top] mitad de arriba
       *[bottom] mitad de abajo
    }, { $line }, lugar { $number }: { $sticker }
cli-campaign-sticker-jump = Salto
cli-campaign-sticker-hex = un hexágono más
cli-campaign-sticker-any-element = cualquier elemento
cli-campaign-line-main = línea principal
cli-campaign-line-range = alcance
cli-campaign-line-targets = objetivos
cli-campaign-line-push = empujar
cli-campaign-line-pull = atraer
cli-campaign-line-pierce = perforar
cli-campaign-line-hex = área
cli-campaign-line-hp = vida de la criatura invocada
cli-campaign-line-move = movimiento de la criatura invocada
cli-campaign-line-attack = ataque de la criatura invocada
cli-campaign-do-draw = Robar dos misiones personales
cli-campaign-do-level-up = Subir al nivel { $level }
cli-campaign-do-rise = Subir al nivel de la prosperidad
cli-campaign-do-donate = Donar 10 de oro al santuario
cli-campaign-do-retire = Retirarse
cli-campaign-do-return = Volver a Gloomhaven
cli-campaign-do-city-event = Vivir el evento de esta visita
cli-campaign-due-card = una carta por elegir
cli-campaign-due-perk = un talento por elegir
cli-campaign-due-level-up = un nuevo nivel
cli-campaign-due-rise = puede subir
cli-campaign-due-retire = se retira
cli-campaign-settle-location = ¿Cuál de estos se vuelve un nuevo lugar?
cli-campaign-settle-item = ¿Quién recibe { $item }?
cli-campaign-settle-gold = ¿Cuánto recibe cada uno de { $number } de oro?
cli-campaign-settle-pay = ¿Cuánto paga cada uno de { $number } de oro?
cli-campaign-settle-pay-item = ¿Quién da lo que piden?
cli-campaign-settle-discards = ¿Quién empieza con { $number } cartas descartadas?
cli-campaign-settle-minus-ones = ¿Quién empieza con { $number } cartas de -1?
cli-campaign-settle-consume = ¿Qué objeto pequeño se consume?
cli-campaign-settle-consume-any = ¿De quién es el objeto pequeño que se consume?
cli-campaign-settle-one-of = ¿Cuál de estas cosas ocurre?
cli-campaign-quest-crypts = en criptas
cli-campaign-quest-in = en { $region }
cli-campaign-region-gloomhaven = Gloomhaven
cli-campaign-region-dagger-forest = Bosque de la Daga
cli-campaign-region-lingering-swamp = Pantano Persistente
cli-campaign-region-watcher-mountains = Montañas Vigía
cli-campaign-region-copperneck-mountains = Montañas Cuello de Cobre
cli-campaign-region-misty-sea = Mar Brumoso
cli-campaign-quest-kill = { $item ->
        [none] matar { $n } de { $of }
       *[other] con { $item }, matar { $n } de { $of }
    }
cli-campaign-quest-complete = { $low ->
        [1] completar { $n } escenarios { $where }
       *[other] completar { $n } escenarios a partir del número { $low }
    }
cli-campaign-quest-chain = después los escenarios { $through }
cli-campaign-quest-gold = tener { $n } de oro
cli-campaign-quest-witness = ver a otros exhaustos { $n } veces
cli-campaign-quest-types = matar { $n } tipos distintos de monstruos
cli-campaign-quest-checks = ganar { $n } marcas con objetivos de batalla
cli-campaign-quest-elites = matar { $n } monstruos de élite
cli-campaign-quest-donate = donar { $n } de oro
cli-campaign-quest-exhausted = quedar exhausto { $n } veces
cli-campaign-quest-bosses = completar { $n } escenarios con un jefe
cli-campaign-quest-enhance = mejorar { $n } cartas
cli-campaign-quest-others = ver a { $n } otros del grupo retirarse
cli-campaign-quest-slots = tener { $n } objetos: { $of }
cli-campaign-quest-item = tener { $item }
cli-error-campaign-exists = “{ $path }” ya existe. Elige otro archivo o muévelo.
cli-error-party-size = Juegan juntos de { $low } a { $high } héroes, no { $number }.
cli-error-other-campaign = Esta no es una campaña de Gloomhaven que alguien juegue.
