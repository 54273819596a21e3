# El tutorial de Dungeon Raiders en español: un texto para cada lección.

lesson-you = Tú
lesson-denise = Denise
lesson-rodrigo = Rodrigo

lesson-secret-title = Una carta cada uno, en secreto
lesson-secret = Una habitación con tesoro: la carta más alta se lleva 4 monedas, la segunda 2. Cada uno juega una carta boca abajo; los demás ya lo hicieron. Juega tu 5.
lesson-secret-no = La carta más alta se lleva más. Juega el 5.
lesson-monster-title = Repartido; ahora un monstruo
lesson-monster = Denise también jugó un 5: 2 monedas por cabeza. Ahora el Goblin: si todas las cartas suman menos de 11, la más baja sufre 2 heridas. Juega el 3 o el 4.
lesson-monster-no = Un 1 o un 2 podría ser la carta más baja. Juega el 3 o el 4.
lesson-torch-title = La antorcha
lesson-torch = No bastó: el 1 de Rodrigo era la más baja. Dos habitaciones siguen oscuras. La antorcha te las muestra solo a ti, cuando quieras, sin gastar carta. Enciende la tuya.
lesson-vault-title = Una cámara
lesson-vault = Un Dragón, y después lava: solo tú lo sabes. En esta cámara cada uno recibe lo que está sobre la carta jugada. Toma la bola de cristal con tu 2.
lesson-vault-no = La bola de cristal está sobre el 2.
lesson-ball-title = La bola de cristal
lesson-ball = ¡El Dragón! Con menos de 14 en total, la carta más baja sufre 3 heridas. Juega la bola de cristal: verás las cartas de los demás antes de elegir.
lesson-ball-no = Primero mira, luego elige: juega la bola de cristal.
lesson-replace-title = Mira, luego elige
lesson-replace = Hay un 2 y un 4 en la mesa: no se llega a 14, y alguien saldrá herido. Juega tu carta más alta, para que no seas tú.
lesson-replace-no = Tu 1 sería la más baja. Juega la otra carta.
lesson-trap-title = Una trampa
lesson-trap = La lava quita monedas a quien más tiene: tú. Cuántas, lo dice la carta más alta; por debajo de 3, ninguna. Solo te queda un 1. Juégalo.
lesson-faint-title = Las heridas deciden
lesson-faint = Sus 3 te cuestan una moneda. Una partida tiene cinco niveles así, con un monstruo final. Entonces quien tiene más heridas se desmaya y no puede ganar. Digamos que acaba aquí.
lesson-end-title = ¡Desmayo!
lesson-end = Denise tiene { $coins } monedas, como tú, pero es quien más heridas tiene: se desmaya, y ganas tú. Pasa el puntero sobre una carta o habitación, o mantén el dedo, para leer su regla.
