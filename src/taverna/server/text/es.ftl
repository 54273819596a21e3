# Negativas del servidor, en español. Lo que niegan los juegos y el núcleo tiene sus textos con ellos.

error-bad-request = No se entiende esa petición.
error-bad-message = No se entiende ese mensaje.
error-bad-media-type = Envía JSON, por favor.
error-bad-name = Ese nombre no tiene letras que mostrar. Elige otro.
plain-damaged = Ese registro está dañado: no se puede volver a jugar.
plain-wrong-version = Esta partida se jugó con la versión { $version } de las reglas; aquí es la versión { $here }. { $reason ->
    [newer] Este servidor es más antiguo: inténtalo de nuevo cuando esté al día.
    [analysis] Solo se analizan partidas con las reglas de hoy.
   *[lost] Aquellas reglas no se guardaron aquí.
}
error-not-found = No hay nada en esta dirección.
error-method-not-allowed = Eso no se puede hacer en esta dirección.
error-wrong-origin = Esa petición vino de otro sitio web.
error-wrong-host = Este servidor no se reconoce por el nombre de esa dirección. Quien lo mantiene puede agregar el nombre en el ajuste “hosts”.

error-introduce-yourself = Primero dinos tu nombre.
error-bad-token = Este token no se conoce aquí.
error-not-host = Solo quien abrió la mesa puede hacer eso.
error-not-your-seat = Ese asiento no es tuyo.
error-no-seat = Estás mirando: solo quienes juegan pueden hacer eso.
error-operators-only = Solo quien administra el servidor puede ver eso.
error-banned = Esta persona fue expulsada de este servidor.
error-muted = Quien administra este servidor te silenció: puedes jugar, pero no hablar.
error-no-hints = En esta mesa se juega sin pistas.
error-no-spectators = Quien abrió esta mesa no quiere espectadores.

error-bad-login = Ese nombre y esa contraseña o código no coinciden.
error-name-taken = Alguien aquí ya tiene ese nombre. Elige otro.
error-weak-password = Esa contraseña es demasiado fácil de adivinar. Usa al menos { $limit } caracteres, y no tu nombre.
error-has-account = Ya tienes una cuenta.
error-account-needed = Para eso hace falta una cuenta.
error-no-passkeys = Las llaves de acceso no funcionan en esta dirección: necesitan https y un nombre, o “localhost”.
error-bad-passkey = Esa llave de acceso no fue aceptada. Inténtalo de nuevo.
error-last-way-in = Es la única entrada a tu cuenta. Agrega otra antes.
error-no-session = Esa sesión ya terminó.
error-no-person = Aquí no hay nadie con ese nombre.
error-not-friends = Solo puedes invitar a amigos.
error-not-welcome = No puedes sentarte a esta mesa.

error-too-large = Eso es demasiado grande: como máximo { $limit } bytes.
error-too-long = Eso es demasiado largo: como máximo { $limit } caracteres.
error-too-fast = Demasiado rápido. Espera un momento e inténtalo de nuevo.
error-too-many-tables = Ya tienes { $limit } mesas. Primero termina o deja una.
error-too-many-connections = Tienes esto abierto en demasiados lugares.
error-too-many-people = Son demasiadas personas: como máximo { $limit }.
error-too-many-undos = Ya deshiciste { $limit } elecciones en esta partida. De ahora en adelante, lo que elijas vale.
error-too-many-steps = Ese registro es demasiado largo: como máximo { $limit } pasos.
error-too-much-work = Reproducir ese registro lleva demasiado tiempo para este servidor. `taverna replay`, en tu propia computadora, tiene todo el tiempo que haga falta.
error-full = La casa está llena en este momento. Inténtalo más tarde.

error-no-table = Esa mesa no existe. Quizá se cerró.
error-table-started = La partida de esta mesa ya empezó.
error-table-not-started = La partida de esta mesa todavía no ha empezado.
error-not-finished = La partida todavía no ha terminado.
error-table-closed = Quien administra este servidor cerró esta mesa. La partida queda como está.
error-seats-open = Todos los asientos deben estar ocupados antes de empezar la partida.
error-seat-taken = Ese asiento está ocupado.
error-no-stand-in = Nadie está jugando en tu lugar.
error-resigned = Ya abandonaste esta partida: un bot juega en ese asiento.
error-resign-first = La partida está avanzada y no hay nadie más. Abandona y contará como perdida.
error-not-alone = Aquí juegan o jugaron otras personas, así que no se puede borrar.

error-no-campaign = No existe esa campaña, o no formas parte de ella.
error-no-invitation = Esta invitación ya no lleva a ninguna parte.
error-of-campaign = Este fue un escenario de una campaña: se sigue en su ciudad.
error-person-taken = Ese nombre ya está en uso.
error-too-many-campaigns = Ya tienes { $limit } campañas. Archiva una primero.
error-campaign-archived = Esta campaña está en el archivo. Quien la organiza puede sacarla de allí.

error-bad-option = Esas opciones no van juntas.
error-illegal-choice = Esa elección no está permitida ahora.
error-unknown-signal = Este juego no tiene esa señal.

error-table-failed = Algo falló en esta mesa. Volvió a donde estaba.
error-unavailable = El servidor no puede hacer eso ahora mismo. Inténtalo de nuevo en un momento.
error-internal = Algo falló de nuestro lado.

preview-home = Una mesa para juegos de cartas y de tablero: contra bots, con amigos, en una misma pantalla.
preview-invitation = Te invitan a una mesa de { $game }.
preview-replay = Una partida de { $game }, paso a paso.
