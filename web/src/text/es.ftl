# Las palabras del cliente de navegador, en español. Lo que dicen los juegos está junto a cada juego.

## En todas partes

ui-home = Inicio
ui-close = Cerrar
ui-loading = Un momento…
ui-unreachable = El servidor no responde. Revisa la conexión e inténtalo de nuevo.
ui-try-again = Intentar de nuevo
ui-no-connection = Sin conexión. Las mesas necesitan el servidor; los tutoriales y las reglas, no.
ui-no-connection-what = Reglas y tutoriales
ui-docs = Para programas: la API
ui-lost = Aquí no hay nada
ui-lost-why = Esa página no existe.
ui-more = Mostrar más
ui-unofficial = Un proyecto no oficial de gente a la que le gustan estos juegos. Iconos de quienes hacen game-icons.net (CC BY 3.0).

## Ajustes

ui-settings = Ajustes
ui-language = Idioma
ui-theme = Iluminación
ui-theme-auto = Automática
ui-theme-dark = Velas
ui-theme-light = Mañana
ui-motion = Movimiento
ui-motion-auto = Automático
ui-motion-full = Completo
ui-motion-reduced = Reducido
ui-speed = Ritmo del juego
ui-speed-slow = Lento
ui-speed-normal = Normal
ui-speed-fast = Rápido
ui-speed-instant = Al instante
ui-sound = Sonidos
ui-banter = Frases de los parroquianos
ui-odds = Mostrar las probabilidades
ui-shortcuts = Teclas para elegir
ui-notify = Avisarme cuando me toque
ui-notify-denied = El navegador no permite avisos de esta página.

## Inicio

ui-games = Juegos
ui-play-bots = Jugar contra bots
ui-play-with-bots = Jugar con bots
ui-play-shared = Jugar en esta pantalla
ui-play-friends = Jugar con amigos
ui-nickname = Tu nombre
# Un nombre para quien no da ninguno; uno de estos se toma al azar.
ui-nicknames = Nutria Alegre, Zorro Callado, Garza Valiente, Tejón con Suerte, Lobo de Mar, Jilguero Vivo, Ballena Serena, Liebre Veloz
ui-customise =
    { $bots ->
        [0] Bots y reglas · sin bots
        [one] Bots y reglas · { $bots } bot, { $level }
       *[other] Bots y reglas · { $bots } bots, { $level }
    }
ui-bots = Bots
ui-bot-level = Nivel
ui-bot-novice = Novato
    .help = Juega como el regular, pero pasa mucho por alto. Bueno para la primera partida.
ui-bot-regular = Regular
    .help = Sopesa el riesgo y lo que hay sobre la mesa.
    .against = Un buen oponente.
ui-bot-strong = Fuerte
    .help = Juega mentalmente antes de cada elección.
    .against = Difícil de vencer.
ui-bot-master = Maestro
    .help = Es quien más piensa antes de cada elección.
    .against = El más difícil de vencer.
ui-bot-rating = Fuerza medida: { NUMBER($rating, useGrouping: 0) }.
ui-characters = Parroquianos
    .help = Ocupan los primeros asientos de los bots; el nivel es para los demás.
ui-temper-careful = cautelosa
    .help = Prefiere perder poco a ganar mucho.
    .begins = Con calma, por favor.
    .leads = Poca ventaja. La voy a cuidar.
    .overtaken = Paciencia. Ya llegaré.
    .wins = Despacio se llega lejos.
    .loses = Ya lo veía venir.
ui-temper-greedy = codicioso
    .help = Quiere los puntos, cuesten lo que cuesten.
    .begins = Mío, todo mío.
    .leads = Y todavía quiero más.
    .overtaken = ¡Eh, eso era mío!
    .wins = Un placer hacer negocios.
    .loses = ¡Mi pobre bolsa!
ui-temper-spiteful = vengativa
    .help = Le gusta ver caer a quien va ganando.
    .begins = Me acuerdo de la última vez.
    .leads = ¿Qué tal la vista desde ahí abajo?
    .overtaken = Disfruten mientras dure.
    .wins = Dulce venganza.
    .loses = No lo voy a olvidar.
ui-temper-contrary = lleva la contra
    .help = Hace lo que nadie espera.
    .begins = ¿Izquierda? Pues voy a la derecha.
    .leads = ¿Voy ganando? Fue sin querer.
    .overtaken = Ahí arriba me aburría.
    .wins = Nadie se lo esperaba.
    .loses = Perdí a propósito.
ui-temper-showman = fanfarrón
    .help = Todo o nada, y a lo grande.
    .begins = ¡Miren esto!
    .leads = ¡Y el público enloquece!
    .overtaken = ¡Toda buena historia da un giro!
    .wins = ¡Aplausos, por favor!
    .loses = ¡Qué espectáculo!
ui-shared-people = Más gente en esta pantalla
ui-shared-names = Ana, Leo
ui-shared-help = Nombres separados por comas. El dispositivo pasa de mano en mano; los secretos quedan ocultos.
ui-players = De { $low } a { $high } personas
ui-tables-mine = Tus mesas
ui-tables-open = Mesas abiertas
ui-tables-open-none = Nadie está esperando jugadores. Abre una mesa y los demás la verán aquí.
ui-tables-watch = En juego
ui-tables-finished = Partidas recientes
ui-free-seats =
    { $seats ->
        [0] Lista para empezar
        [one] { $seats } asiento libre
       *[other] { $seats } asientos libres
    }
ui-in-play = Seguir
ui-watch = Mirar
ui-learn = Aprender a jugar
ui-learn-why = Unas jugadas guiadas: dos minutos.
ui-rules-why = Cada regla con su número y un buscador.
ui-replay-why = Mira paso a paso una partida terminada.
ui-record-open = Ver un registro…

## Una mesa nueva

ui-seats-count = Asientos
ui-who-joins = Quién puede entrar
ui-by-link = Quien tenga el enlace
ui-public = Cualquiera
ui-allow-hints = Quienes juegan pueden pedir pistas
ui-allow-watch = Quien tenga el enlace puede mirar
ui-with-watchers = Otras personas pueden mirar.
ui-without-watchers = Nadie más puede mirar.
ui-clock = Tiempo para elegir
ui-clock-none = Sin límite
ui-clock-set =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
ui-options = Reglas de esta partida
ui-create = Crear mesa

## La sala de espera

ui-waiting = Esperando a que todos se sienten.
ui-all-seated = Todos los asientos están ocupados.
ui-invited = Tienes una invitación: elige un asiento.
ui-invite = Invitar
ui-invite-private = Envía este enlace: quien lo abra puede sentarse.
ui-invite-public = Cualquiera encuentra esta mesa en la página de inicio; o envía este enlace.
ui-link = Enlace de esta mesa
ui-copy = Copiar
ui-link-copied = El enlace está copiado.
ui-link-by-hand = Copia el enlace a mano, por favor.
ui-seats = Asientos
ui-seat-open = Libre
ui-seat-mine = Tú
ui-seat-bot = Sentar un bot
ui-online = presente
ui-offline = ausente
ui-sit = Sentarme aquí
ui-leave = Salir
ui-remove = Quitar
ui-share-screen = Alguien más en esta pantalla
ui-share-name = Nombre
ui-share-add = Agregar
ui-start = Empezar
ui-start-waiting =
    { $seats ->
        [one] Aún queda { $seats } asiento libre
       *[other] Aún quedan { $seats } asientos libres
    }
ui-host-starts = Quien abrió la mesa empieza la partida.

## En la mesa

ui-connection-connecting = Conectando…
ui-connection-open = Conectado
ui-connection-lost = Reconectando…
ui-connection-closed = Desconectado
ui-turn-mine = Tu turno
ui-turn-of = Turno de { $name }
ui-turn-several = Varias personas están eligiendo
ui-turn-is = Es el turno de { $name }
ui-done = { $name } ya decidió
ui-seat-stand-in = un bot juega en su lugar
ui-finished = Fin de la partida
ui-watching = Estás mirando.
ui-waiting-for = Falta que decida: { $names }.
ui-decided = Ya decidiste.
ui-offers = En cualquier momento puedes:
ui-choices = Lo que puedes hacer
ui-final = no se puede deshacer
ui-final-all = Lo que elijas ahora revela algo o afecta a los demás: no se puede deshacer.
ui-final-some = Las opciones con esta señal revelan algo o afectan a los demás: no se pueden deshacer. Las otras, sí.
ui-skip = Saltar
ui-undo = Deshacer
ui-undo-sealed = Cambiar
# A planned series of choices ended early, and why.
ui-stopped =
    { $why ->
        [chance] El azar decidió algo: el resto de tu plan no se llevó a cabo.
        [revealed] Se reveló algo: el resto de tu plan no se llevó a cabo.
        [secret] Una respuesta secreta va sola: el resto de tu plan no se llevó a cabo.
        [others] Ahora le toca a otra persona: el resto de tu plan no se llevó a cabo.
        [decision] Antes hay otra cosa que decidir: el resto de tu plan no se llevó a cabo.
       *[refused] Desde aquí no se puede seguir como planeaste: el resto no se llevó a cabo.
    }
ui-confirm-why = ¿De verdad quieres hacerlo?
ui-confirm-no = No, espera
ui-hint = Pista
ui-hint-best = la pista
ui-hint-clear = sería claramente la elección de un bot { $bot }.
ui-hint-better = sería la elección de un bot { $bot }.
ui-hint-close = sería la elección de un bot { $bot }, pero por poco.
ui-hint-only = es lo único que queda.
ui-hint-chances = Probabilidad de ganar:
ui-percent = { $percent } %
ui-clock-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
ui-stand-in = Un bot está jugando por ti.
ui-take-back = Recuperar el asiento
ui-leave-seat = Dejar el asiento
ui-leave-why = Un bot sigue por ti. Puedes recuperar el asiento.
ui-log-missing = … Lo que pasó antes se verá en la repetición, después del final.
ui-chat = Charla
ui-chat-empty = Nadie ha dicho nada todavía.
ui-chat-say = Di algo
ui-chat-send = Enviar
ui-mute = Ocultar lo que dice { $name }
ui-unmute = Mostrar otra vez lo oculto
ui-report-words = Denunciar lo que dijo { $name }
ui-report-why = ¿Qué tiene de malo?
ui-reported = Quien administra este servidor lo leerá.
ui-signals = Señales
ui-onlooker = público
ui-curtain-pass = Pasa el dispositivo a { $name }
ui-curtain-why = Lo que viene ahora es solo para { $name }.
ui-curtain-lift = Soy { $name }
ui-curtain-regret = { $name } quiere cambiar su decisión

## El final

ui-result = La partida terminó
ui-you = tú
ui-result-show = Mostrar el resultado
ui-result-all-won = ¡Victoria de todos!
ui-result-all-lost = Derrota de todos.
ui-campaign-back = Volver a la campaña
ui-rematch = Revancha
ui-rematch-join = Entrar en la revancha
ui-rematch-options = Jugar con otras reglas
ui-other-game = Otro juego
ui-record-download = Descargar el registro
ui-report = Reportar un problema
ui-report-next = Se está guardando un archivo con lo que pasó. Envíaselo a quien mantiene este servidor.
ui-fair = Juego limpio
ui-fair-why = Todo el azar de esta partida sale de un solo número secreto, la semilla, elegida antes de la primera carta. El hash de abajo se calculó a partir de ella: nadie puede averiguar la semilla por el hash, ni encontrar otra semilla con el mismo hash. Tu navegador lo anotó. Cuando la partida termina se revela la semilla, y un botón comprueba aquí que es la prometida. Quien quiera más puede volver a jugar el registro descargado con “taverna replay --verify”.
ui-fair-hash = Hash de la semilla (SHA-256):
ui-fair-check = Comprobar ahora
ui-fair-yes = Juego limpio: tu navegador calculó el hash de la semilla, y es el que se mostró al empezar la partida.
ui-fair-no = Juego sucio: la semilla no tiene el hash que se mostró al empezar la partida.
ui-fair-changed = Juego sucio: este no es el hash que tu navegador anotó al empezar la partida.
ui-fair-none = Esta partida empezó sin un hash de su semilla: no se puede comprobar.
ui-fair-seed = La semilla:

## Ver de nuevo

ui-replay = Repetición
ui-replay-pick = Elige un registro: el archivo que la mesa ofrece al terminar la partida.
ui-timeline = Línea de tiempo
ui-replay-at = Paso { $step } de { $steps }
ui-replay-first = Al principio
ui-replay-back = Un paso atrás
ui-replay-play = Reproducir
ui-replay-pause = Pausar
ui-replay-forward = Un paso adelante
ui-replay-last = Al final
ui-puzzle = Problema del día
ui-puzzle-why = Una posición, una respuesta claramente mejor.
ui-puzzle-waits = Nuevo hoy
ui-puzzle-how = Juegas como { $name }. Una respuesta es claramente la mejor. Encuéntrala en el tablero o debajo.
ui-puzzle-making = Se está preparando el problema de hoy. Falta un momento.
ui-puzzle-none = Hoy no hay problema.
ui-puzzle-right = ¡Resuelto!
ui-puzzle-wrong = Esta vez no.
ui-puzzle-yours = Tu respuesta: { $option }.
ui-puzzle-best = La mejor: { $option }.
ui-puzzle-play = Jugar una partida
ui-puzzle-streak = Resuelto { $days } días seguidos.
ui-replay-eyes = Visto por
ui-replay-hands = Todas las manos
ui-replay-no-cards = Sin cartas
ui-replay-rate = Velocidad: { $rate }×
ui-replay-none = Todavía no has terminado ninguna partida.
ui-analysis-turned = ¿Dónde cambió la partida?
ui-lesson-mine = Mis errores
ui-lesson-mine-start =
    { $count ->
        [one] Aprender de mi error
       *[other] Aprender de mis { $count } errores
    }
ui-lesson-mine-at = ¿Qué harías aquí? { $step } de { $steps }
ui-lesson-mine-told = Lo mejor era: { $best }. En la partida elegiste: { $chosen }. Bajó tu probabilidad de ganar en { $percent } %.
ui-lesson-mine-end = Eso es todo. ¡Lección aprendida!
ui-lesson-mine-leave = Volver a la repetición
ui-analysis = Análisis
ui-analysis-start = ¿Qué habría hecho un bot fuerte?
ui-analysis-busy = Pensando…
ui-analysis-go-on = Seguir
ui-analysis-done = { $step } de { $steps } pasos analizados
ui-analysis-course = Probabilidades de victoria a lo largo de la partida
ui-analysis-party = El grupo
ui-analysis-same = El bot fuerte habría hecho lo mismo.
ui-analysis-better = El bot fuerte: { $option }.
ui-analysis-cost = Bajó la probabilidad de ganar en { $percent } %.
ui-analysis-change = { $who }: { $before } % → { $after } % de probabilidad de ganar.
ui-analysis-turns = Dónde cambió la partida
ui-analysis-costs = Lo que costaron las elecciones
ui-analysis-no-turns = Ningún paso cambió claramente las probabilidades de nadie.
ui-analysis-no-costs = Ninguna elección fue claramente peor que la del bot fuerte.

## Reglas

ui-rules = Reglas
ui-back-to-table = Volver a la mesa
ui-rule = Regla { $rule }
ui-read-rule = Leer la regla { $rule }
ui-rule-missing = Esa regla no se puede mostrar ahora.
ui-rule-note = ({ $note })
ui-open-rulebook = Abrir el reglamento
ui-rules-search = Buscar en las reglas
ui-rules-none = Ninguna regla tiene las palabras “{ $words }”.
ui-legend = Qué significan los símbolos
ui-log-rules = Mostrar la regla de cada línea
ui-spectators =
    { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
ui-rules-games = Las reglas de todos los juegos
ui-rules-all = Todos los juegos
ui-contents = Contenido

## Tutoriales

ui-lesson-step = Paso { $step } de { $steps }
ui-lesson-next = Siguiente
ui-lesson-play = Jugar ahora
ui-lesson-again = Empezar de nuevo
ui-lesson-leave = Salir del tutorial
ui-lesson-understood = Entendido
ui-lesson-advice = ¿Qué convendría?
ui-lesson-begin = Empezar
ui-lesson-resume = Seguir donde estaba
ui-choices-all = Las { $count } opciones
ui-choose-on-board = Elige en el tablero.
ui-choices-fewer = Menos opciones
ui-page-setup = Preparar una partida
ui-page-scenarios = Escenarios
ui-page-setup-why = Escenario, grupo y dificultad a tu gusto.
ui-page-scenarios-why = Todos los mapas de un vistazo; lo oculto sigue oculto hasta que lo pidas.
ui-page-cards = Cartas de habilidad
ui-page-cards-why = Todas las cartas de cada clase, por nivel.

## Cuenta, amigos e invitaciones

ui-account = Cuenta
ui-person = { $name }: resultados, cuenta y amigos
ui-person-waiting = { $name }: cuenta y amigos, { $count } en espera
ui-sign-out = Cerrar sesión
ui-keep = Crear una cuenta
ui-keep-why = Eres visitante, solo en este dispositivo. Una cuenta guarda tus asientos y partidas, en todos tus dispositivos.
ui-account-why = Nadie la necesita para jugar. Guarda tus asientos, partidas y amigos, en todos tus dispositivos. No hace falta correo.
ui-account-why-guest = Crea una ahora y conserva tus asientos, mesas y partidas terminadas, en todos tus dispositivos. No hace falta correo.
ui-way-register = Cuenta nueva
ui-way-login = Entrar
ui-way-recover = Recuperar
ui-do-register = Crear la cuenta
ui-do-login = Entrar con contraseña
ui-do-recover = Guardar la nueva contraseña
ui-recover-why = Uno de tus códigos de recuperación y una contraseña nueva vuelven a abrir la cuenta. Se cierra la sesión en todos los demás dispositivos.
ui-account-name = Nombre
ui-code = Código de recuperación
ui-password = Contraseña
ui-password-new = Nueva contraseña
ui-password-old = Contraseña actual
ui-password-confirm = Tu contraseña, para confirmar
ui-password-help = Al menos 8 caracteres; unas cuantas palabras hacen una buena.
ui-password-ends = Al menos 8 caracteres. Se cierra la sesión en los demás dispositivos.
ui-password-change = Cambiar la contraseña
ui-password-set = Poner una contraseña
ui-bring = Traer lo que tiene este visitante
ui-bring-why = Asientos y mesas que tomaste en este dispositivo sin cuenta.
ui-welcome = Te damos la bienvenida, { $name }.
ui-change = Cambiar
ui-changed = Cambio guardado.
ui-passkey = Llave de acceso
ui-passkeys = Llaves de acceso
ui-passkeys-none = Todavía no hay ninguna.
ui-passkey-register = Crear con llave de acceso
ui-passkey-login = Entrar con llave de acceso
ui-passkey-why = Una llave de acceso queda en tu dispositivo y se abre con la huella, la cara o un PIN: nada que recordar.
ui-passkey-add = Agregar una llave de acceso
ui-passkey-remove = Quitar la llave de acceso de { $device }
ui-used = último uso: { $when }
ui-codes = Códigos de recuperación
ui-codes-why = Guárdalos donde puedas encontrarlos si pierdes todo lo demás: cada uno abre la cuenta una vez. Solo se muestran ahora.
ui-codes-copied = Códigos copiados.
ui-codes-by-hand = Copia los códigos a mano, por favor.
ui-codes-save = Guardar en un archivo
ui-codes-kept = Ya los guardé
ui-codes-renew = Crear códigos nuevos
ui-sessions = Dónde tienes la sesión abierta
ui-session-here = este dispositivo
ui-session-unknown = Algún dispositivo
ui-session-end = Cerrar
ui-session-end-of = Cerrar la sesión en { $device }
ui-sessions-end = Cerrar todas las demás
ui-data = Tus datos
ui-data-why = Todo lo que este servidor sabe de ti, en un archivo; o borrado para siempre.
ui-data-export = Descargar todo
ui-forget = Borrar todo
ui-forget-why = Se borran tu nombre, tus mesas, tus charlas y tus amigos. En las partidas con otras personas sigue un bot sin tu nombre. No se puede deshacer.
ui-forget-yes = Sí, borrar todo
ui-forget-no = No, dejarlo así
ui-forgotten = Todo sobre ti quedó borrado.
ui-friends = Amigos
ui-friends-none = Todavía sin amigos aquí. Invita a alguien por el nombre de su cuenta, o en una mesa.
ui-friends-need-account = Para tener amigos hace falta una cuenta, para que puedan volver a encontrarse.
ui-friend-name = Nombre de su cuenta
ui-friend-ask = Pedir amistad
ui-friend-asked = Solicitud enviada a { $name }.
ui-friend-invite = Invitar a { $name }
ui-friend-invited = { $name } recibió la invitación.
ui-asking = Solicitudes de amistad
ui-asked = Solicitudes enviadas
ui-asks-you = { $name } te envió una solicitud de amistad.
ui-answer = Responder
ui-accept = Aceptar
ui-decline = Rechazar
ui-request-take-back = Cancelar
ui-block = Bloquear
ui-block-why = Las personas que bloqueas no pueden invitarte ni sentarse contigo, y no ves lo que dicen. No reciben ningún aviso.
ui-blocked = Personas bloqueadas
ui-blocked-now = Bloqueaste a { $name }.
ui-unblock = Desbloquear
ui-invitations = Invitaciones
ui-invites-you = { $name } te invita a { $game }.
ui-go-there = Ir a la mesa
ui-company = Personas en esta mesa
ui-remove-person = Sacar de la mesa
ui-remove-waiting = ¿Sacar a { $name }? Solo vuelve con invitación.
ui-remove-playing = ¿Sacar a { $name } de la partida? Un bot juega en su lugar hasta el final, y la partida cuenta igual.
ui-remove-yes = Sí, sacar
ui-removed-now = { $name } ya no está en la mesa.
ui-reach-machine = Solo esta computadora puede abrir este enlace. Inicia el servidor con --lan (make play-lan) para que jueguen otras personas de tu red.
ui-reach-house = Todas las personas de la misma red pueden abrir este enlace.
ui-qr = Código QR del enlace de esta mesa
ui-agreed = En esta mesa
ui-agreed-all = Todas las reglas vigentes
ui-watching-soon = Estás mirando: la partida aparece aquí cuando empiece.
ui-copy-step = Copiar un enlace a este paso
ui-players-here =
    { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }
ui-codes-left =
    { $count ->
        [0] No queda ninguno: crea otros.
        [one] Queda { $count }. Cada uno abre la cuenta una vez.
       *[other] Quedan { $count }. Cada uno abre la cuenta una vez.
    }

## Resultados

ui-results-mine = Mis resultados
ui-results-none = Todavía no hay partidas terminadas. Juega una y aparecerá aquí.
ui-results-none-theirs = Todavía no hay partidas terminadas.
ui-rating = Puntuación
ui-rating-doubt =
    { $games ->
        [one] ± { NUMBER($doubt, useGrouping: 0) }, tras { $games } partida puntuada
       *[other] ± { NUMBER($doubt, useGrouping: 0) }, tras { $games } partidas puntuadas
    }
ui-games-played = Partidas
ui-games-won = Victorias
ui-place = Puesto
ui-place-mean = Puesto medio
ui-score-best = Mejor resultado
ui-per-game = { $number } por partida
ui-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ui-rivals = Cara a cara
ui-rivals-why = Cuántas veces terminaste por delante de cada quien, y cuántas por detrás.
ui-rivals-why-theirs = Cuántas veces { $name } terminó por delante de ti, y cuántas por detrás.
ui-rival = Contra
ui-rival-bot = { $level } (bot)
ui-ahead = Delante
ui-behind = Detrás
ui-history = Partidas jugadas
ui-history-game = Juego
ui-history-person = Con
ui-history-result = Resultado
ui-history-from = Desde
ui-history-to = Hasta
ui-history-all = Todos
ui-history-won = Victoria
ui-history-lost = Sin victoria
ui-history-place = Puesto { $place } de { $seats }
ui-history-none = No hay ninguna partida así.
ui-ending-left = Quedó en manos de un bot
ui-ending-resigned = Abandono
ui-leaders = Mejores jugadores
ui-leader = Jugador
ui-leaders-none = Todavía no hay nadie en la lista.
ui-leaders-why = Cuentas con { $games } partidas puntuadas o más. Personas y bots comparten una escala: 400 puntos más son diez contra uno. Una partida se puntúa si cada persona tuvo un solo asiento y nadie pidió pistas; quien las pide y queda en último lugar pierde puntos igual.
ui-leaders-why-together = Cuentas por partidas ganadas. Toda la mesa gana o pierde junta, así que no hay puntuación.
ui-shown = Quién puede ver mis resultados
ui-shown-everyone = Todos
ui-shown-friends = Amigos
ui-shown-nobody = Solo yo
ui-shown-saved = Guardado.
ui-shown-why = Ven tu nombre, tus partidas por juego, puntuaciones y estadísticas, y cómo les fue entre ustedes dos: nunca a tus otros rivales ni cada partida. Solo con “Todos” apareces entre los mejores jugadores. Las personas que bloqueaste, o que te bloquearon, no ven nada.

## Turnos, relojes de días, salir de la partida

ui-clock-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
ui-left-days =
    { $days ->
        [one] queda { $days } día
       *[other] quedan { $days } días
    }
ui-left-hours =
    { $hours ->
        [one] queda { $hours } hora
       *[other] quedan { $hours } horas
    }
ui-left-minutes =
    { $minutes ->
        [one] queda { $minutes } minuto
       *[other] quedan { $minutes } minutos
    }
ui-late = Cuando se acaba el tiempo
ui-late-bot = Entra un bot
ui-late-bot-why = Un bot juega por quien se retrasa, hasta que recupere el asiento.
ui-late-resign = Abandona
ui-late-resign-why = Quien se retrasa pierde. Un bot juega ese asiento hasta el final para los demás.
ui-allow-undo = Se puede deshacer
ui-chip-clock = { $clock } por decisión
ui-chip-clock-resign = { $clock } por decisión, o abandona
ui-chip-hints = Con pistas
ui-chip-no-hints = Sin pistas
ui-chip-no-undo = Sin deshacer
ui-terms =
    { $count ->
        [one] { $count } regla acordada
       *[other] { $count } reglas acordadas
    }
ui-as-last-time = Como la última vez.
ui-as-usual = Volver a las reglas de siempre
ui-turn-yours = Tu turno
ui-turn-theirs = Turno de { $name }
ui-turn-others = Turno de los demás
ui-turns-waiting =
    { $count ->
        [one] Es tu turno en { $count } mesa
       *[other] Es tu turno en { $count } mesas
    }
ui-leave-game = Salir de la partida
ui-resign = Abandonar
ui-resign-why = Pierdes. Un bot juega en tu asiento hasta el final para los demás; no podrás volver.
ui-resign-why-alone = Pierdes y la partida termina.
ui-quit = Proponer terminar sin resultado
ui-quit-agree = Terminar sin resultado
ui-quit-back = Seguir jugando
ui-quit-why = Cuando todos los que juegan están de acuerdo, la partida termina y no cuenta para nadie.
ui-quit-asks = { $name } quiere terminar la partida sin resultado. Puedes aceptar en “Salir de la partida”.
ui-delete-game = Borrar la partida
ui-delete-game-why = Solo si la partida apenas empezó: desaparece y no cuenta.
ui-delete-table = Borrar esta mesa
ui-ended-closed = Quien administra este servidor cerró esta mesa. La partida queda como está.
ui-ended-resigned = La partida terminó porque todos abandonaron.
ui-ended-abandoned = Todos acordaron terminar la partida sin resultado.
