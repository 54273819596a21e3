# Lo que solo dice la mesa de Dead Man's Draw, en español. Las palabras del juego están en la carpeta del juego.

board-bust = ¡Captura!
board-bust-short = captura
board-next = Siguiente
board-draw-help = Cuando sale la última carta del mazo de robo, el turno en curso es el último.
board-discard-help = Las cartas perdidas quedan aquí, a la vista de todos. Los Mapas, o una Llave con un Cofre, traen algunas de vuelta.
board-score-help = Cuenta la carta más alta de cada palo del almacén.
board-risk-help =
    { $among ->
        [one] La próxima carta es conocida.
       *[other] { $busting } de las { $among } cartas que pueden salir causarían captura.
    }
board-protected-help = Protegida: se conserva incluso tras una captura.
board-open-discard = Mostrar las cartas de la pila de descarte
board-close-discard = Ocultar las cartas de la pila de descarte
board-empty-discard = La pila de descarte está vacía.
board-bank-of = Almacén de { $name }
board-waiting-offers = Te quedas con { $pirate }. Los demás todavía eligen.
board-choosing-pirates = Cada quien elige un pirata.
