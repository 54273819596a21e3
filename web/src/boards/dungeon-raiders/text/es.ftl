# Lo que solo dice la mesa de Dungeon Raiders, en español. Las palabras del juego están en la carpeta del juego.

board-dark = Oscura
board-done = Resuelta
board-treasure = Tesoro
board-power = Carta de poder { $number }
board-counts = Vale { $number } en esta habitación.

board-strength = Fuerza { $number }: todas las cartas juntas deben alcanzarla
board-strength-short = por alcanzar juntos
board-invincible = No se puede derrotar
board-invincible-short = invencible
board-wounds =
    { $number ->
        [one] { $number } herida para la carta más baja
       *[other] { $number } heridas para la carta más baja
    }
board-wounds-highest =
    { $number ->
        [one] { $number } herida para la carta más alta
       *[other] { $number } heridas para la carta más alta
    }
board-chest-1 =
    { $number ->
        [one] { $number } moneda para la carta más alta
       *[other] { $number } monedas para la carta más alta
    }
board-chest-2 =
    { $number ->
        [one] { $number } moneda para la segunda carta más alta
       *[other] { $number } monedas para la segunda carta más alta
    }
board-for-lowest = para la carta más baja
board-for-highest = para la carta más alta
board-for-second = para la segunda más alta

board-revealed = Todas las cartas se revelan a la vez.
board-replacing = Quien jugó una bola de cristal vio las cartas y ahora juega otra.
board-laid = Cartas en esta habitación
board-slot-mine = Jugaste { $card }. Boca abajo para los demás.
board-slot-open = { $name }: { $card }
board-slot-down = { $name } jugó una carta boca abajo.
board-slot-empty = { $name } aún no ha jugado una carta.
board-secret = Boca abajo: solo tú conoces esta carta. Ya no se puede cambiar.
board-in-vain = nada nuevo

board-pile =
    { $number ->
        [0] El último nivel: el monstruo final espera al fondo
        [one] { $number } habitación debajo
       *[other] { $number } habitaciones debajo
    }
board-pile-help = Cinco niveles de cinco habitaciones. La última de todas es la del monstruo final.
board-copies =
    { $number ->
        [0] No queda ninguna copia.
        [one] Queda { $number } copia.
       *[other] Quedan { $number } copias.
    }

board-danger = en peligro
board-danger-help = Más heridas que nadie: al final de la partida se desmayaría y no podría ganar.
board-wounds-help = Quien tiene más heridas al final de la partida se desmaya y no puede ganar.
board-wounds-of =
    { $number ->
        [one] { $number } herida
       *[other] { $number } heridas
    }
board-wounds-word = heridas
board-coins-word = monedas
board-coins-help = Entre quienes no se desmayaron, gana quien tiene más monedas. Nadie puede tener más de 20.
board-none-played = ninguna todavía
board-left = Cartas de poder sin jugar: { $values }.
board-hand-of =
    { $number ->
        [one] { $number } carta en la mano
       *[other] { $number } cartas en la mano
    }
board-won = gana
board-by-room = Habitación por habitación
board-legend-strength = Fuerza de un monstruo: todas las cartas juntas deben alcanzarla.
board-legend-hand = Cartas en la mano.
board-legend-potion = Poción: cura heridas.
