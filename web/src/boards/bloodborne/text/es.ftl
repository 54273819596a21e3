# Lo que solo dice el tablero de Bloodborne, en español. Las palabras del juego están en la carpeta del juego.

board-round = Ronda { $number }
board-last-round = Ronda { $number }, { $monster }
board-outcome-slain = muere
board-outcome-escaped = huye
board-outcome-stays = se queda
board-steps = Pasos de la ronda
board-step-now = ahora
board-step-1 = Cada Cazador vivo elige una carta en secreto; todas se revelan a la vez.
board-step-2 = Quien jugó Transformar ve las cartas y revela un arma.
board-step-3 = Los efectos Instantáneos se resuelven ahora, en orden de turno.
board-step-4 = Una tirada para todos: cada Cazador sufre el daño; quien está en el Sueño, la mitad.
board-step-5 = En orden de turno, cada arma toma Ecos de sangre del Monstruo.
board-step-6 = El Monstruo que sigue vivo se va. Los Jefes se quedan.
board-step-7 = Quien está en el Sueño deposita, recupera sus cartas, toma una Mejora y se cura. Los muertos toman una Mejora y vuelven.
board-step-8 = Las cartas jugadas quedan usadas, la ficha de Jugador inicial pasa y llega el siguiente Monstruo.

board-deck-help =
    { $number ->
        [0] El mazo está vacío: ahora toca el Jefe final.
        [one] Falta { $number } carta; después, el Jefe final.
       *[other] Faltan { $number } cartas; después, el Jefe final.
    }
board-met = Ya vistos: { $monsters }.
board-final-boss-help = Su capacidad vale toda la partida. Se lucha contra él cuando se acaba el mazo.
board-no-monster = El siguiente llega al final de la ronda.
board-blood = { $blood } de { $entered } Ecos de sangre
board-lantern = Linterna: { $die }
board-faces = Caras: { $faces }. Con un + se tira otra vez y se suma.
board-odds-line = Al menos { $number }: { $percent } %
board-risk = { $hp }+: { $percent } %
board-risk-label = Probabilidad de que la tirada llegue a tus { $hp } de Salud: { $percent } %
board-ability-none = Sin capacidad
board-trophies-of = Trofeos: { $trophies }

board-cards = Cartas de esta ronda, en orden de turno
board-slot-mine = Tu elección: { $card }. Boca abajo para los demás.
board-slot-open = { $name }: { $card }
board-slot-down = { $name } ya eligió carta.
board-slot-empty = { $name } aún no ha elegido.
board-slot-none = { $name } no juega carta.
board-secret = Solo tú conoces esta carta. Puedes cambiarla hasta que elija el último Cazador.
board-revealed = Todas las cartas se revelan a la vez.
board-transforming = Las cartas están a la vista. Quien jugó Transformar elige ahora un arma en secreto.
board-lost-hp = perdió { $number } de Salud
board-took = tomó { $number } Ecos de sangre
board-banked = depositó { $number }
board-halved = daño a la mitad
board-ignored = daño ignorado
board-reduced = daño reducido
board-lost-trophy = perdió un Trofeo: { $trophy }
board-idle = no infligió daño
board-died = murió

board-type-damage = { $type }, { $number } de daño
board-collected-help = Los Ecos recolectados se pierden si el Cazador muere. El Sueño del Cazador los deposita.
board-banked-help = Los Ecos depositados no se pueden perder; cuentan al final.
board-blood-of = { $collected } recolectados, { $banked } depositados
board-hp-of = { $hp } de { $max } de Salud
board-hp-help = Con 0 de Salud, el Cazador muere y pierde todos los Ecos recolectados, pero no los depositados.
board-deaths =
    { $number ->
        [one] Murió una vez.
       *[other] Murió { $number } veces.
    }
board-track = { $trophy }: casilla { $place } de { $spaces }, { $points } puntos; la siguiente vale { $next }
board-track-last = { $trophy }: última casilla, { $points } puntos
board-track-none = { $trophy }: fuera del marcador, 0 puntos; la primera casilla vale { $next }
board-trophies-help = Quien tomó sangre de un Monstruo en la ronda de su muerte avanza una ficha.
board-score = { $banked } depositados + { $trophies } por Trofeos
board-score-help = Los Ecos recolectados aún no cuentan.
board-hand-of =
    { $number ->
        [one] { $number } carta en la mano
       *[other] { $number } cartas en la mano
    }
board-used-of =
    { $number ->
        [0] ninguna carta usada
        [one] { $number } carta usada
       *[other] { $number } cartas usadas
    }
board-used-help = A la vista de todos. Solo el Sueño del Cazador devuelve estas cartas.
board-first-help = Tira por el Monstruo, actúa primero y toma sangre primero. La ficha pasa a la izquierda cada ronda.
board-upgrades-left =
    { $number ->
        [0] El mazo de Mejoras está vacío.
        [one] Queda { $number } en el mazo de Mejoras.
       *[other] Quedan { $number } en el mazo de Mejoras.
    }
board-row-empty = No queda ninguna Mejora.
board-row-help = Quien va al Sueño o muere puede tomar una.
board-choosing = { $name } elige una Mejora.
board-your-used = Tus cartas usadas
board-banked-short = depositados
board-total = total
board-legend-trophy = { $trophy }: un registro de Trofeos; sus espacios valen puntos.
board-legend-hand = Cartas en la mano.
board-legend-used = Cartas usadas.
board-won = gana
