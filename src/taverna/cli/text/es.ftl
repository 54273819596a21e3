# Las palabras del comando `taverna` y de sus pantallas, en español. Lo que dicen los juegos está junto a cada juego.

cli-refused = taverna: { $problem }

## Negativas del propio comando

cli-error-no-terminal = «taverna play» necesita un terminal. Ejecútalo en uno; para leer una partida grabada en una tubería está «taverna replay ARCHIVO --plain».
cli-error-no-file = No existe el archivo «{ $path }».
cli-error-cannot-read = No se puede leer «{ $path }»: { $why }.
cli-error-cannot-write = No se puede escribir «{ $path }»: { $why }.
cli-error-not-text = «{ $path }» no es un archivo de texto, así que no es un registro.
cli-error-bad-json = Esto no es JSON: línea { $line }, columna { $column }: { $problem }.
cli-error-resume-alone = «--resume» ya trae su juego, sus opciones y su semilla: no los indiques.
cli-error-resume-seats = La partida guardada tiene { $seats } asientos, pero has nombrado a { $given } jugadores.
cli-error-which-game = ¿Qué juego? Hay: { $allowed }.
cli-error-unknown-rule = No existe la regla { $id }. ¿Querías decir { $near }?
cli-error-unknown-rule-far = No existe la regla { $id }.
cli-error-nothing-found = Ninguna regla contiene «{ $words }».
cli-error-no-checkout = La cobertura de las reglas necesita una copia del repositorio: el paquete instalado no trae las pruebas.
cli-error-no-server = El servidor necesita más paquetes: pip install 'taverna[server]'
cli-error-server-not-started = El servidor que se iba a medir no arrancó; lo que dijo está arriba.
cli-error-no-clients = Los clientes de la medición fallaron; lo que dijeron está arriba.
cli-error-bad-setting = No se puede usar el ajuste { $name }: { $problem }.
cli-error-bad-address = No se puede escuchar en { $host }, puerto { $port }: { $problem }. «--host» y «--port» eligen otro lugar.
cli-error-bad-database = No se puede usar la base de datos «{ $name }»: { $problem }.
cli-error-database-in-use = Otro servidor usa la base de datos «{ $name }». Da a cada uno la suya con «--database», o a todos el mismo «--redis».
cli-error-no-reference = No hay ninguna mesa para la referencia «{ $name }» en esta base de datos.
cli-error-no-record = Esa partida no se puede volver a jugar con las reglas instaladas aquí; sin «--record» recibes lo que está guardado.

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
cli-setup-bots-help = Cuántos rivales juega el ordenador.
cli-setup-level = Nivel de los bots
cli-setup-start = Intro: empezar
cli-setup-foot = ↑ ↓ elegir la línea   ← → cambiarla   q salir

## En la mesa

cli-your-turn = Tu turno
cli-turn-of = Turno de { $name }
cli-over = La partida ha terminado
cli-hint = Pista: { $option }. Es lo que haría el bot fuerte.
cli-hint-chance = Pista: { $option }. Es lo que haría el bot fuerte; te da un { $percent } % de la victoria.
cli-hint-thinking = El bot fuerte está pensando …
cli-not-now = Ahora no: no es tu turno.
cli-undo-nothing = Todavía no has elegido nada.
cli-undo-too-late = Demasiado tarde: ya se ha visto algo nuevo, o ya ha actuado otro jugador.
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
cli-games-try = Para jugar con una opción: taverna play { $id } -o nombre=valor
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

# taverna analyse
cli-analysis-thinking = Pensando en cada paso
cli-analysis-stopped = Detenido: nada se analiza a medias.
cli-analysis-empty = Este registro no tiene pasos.
cli-analysis-no-costs = Ninguna elección fue claramente peor que la del bot fuerte.
cli-analysis-course = Cómo estaba cada cual
cli-analysis-course-help = Probabilidades de victoria a lo largo de la partida, según lo que se sabía en la mesa.
cli-analysis-turns = Dónde giró la partida
cli-analysis-turns-help = Los pasos que más cambiaron las probabilidades, por elección o por suerte. En el orden de los asientos.
cli-analysis-costs = Lo que costó una elección
cli-analysis-costs-help = Cuánto de la victoria regaló la elección, donde no cabe duda.
cli-analysis-column-player = jugador
cli-analysis-column-along = a lo largo de la partida
cli-analysis-column-start = inicio
cli-analysis-column-end = final
cli-analysis-column-step = paso
cli-analysis-column-choice = elección
cli-analysis-column-before = antes
cli-analysis-column-after = después
cli-analysis-column-better = el bot fuerte
cli-analysis-column-cost = coste
