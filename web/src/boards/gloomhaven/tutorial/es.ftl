# El tutorial de Gloomhaven.

lesson-you = Tú
lesson-ally = Denise

lesson-map-title = El Túmulo Negro
lesson-map = Eres el Salvaje; Denise, la Tejedora de Hechizos. Un círculo es un bandido; una estrella, uno de élite. Arrastra el mapa, acércalo, toca lo que quieras conocer.

lesson-lead-title = Dos cartas por ronda
lesson-lead = Todos juegan dos cartas en secreto. El número de la que lidera dice cuándo actúas, los bajos primero. Deja que vengan: lidera con el 72.
lesson-lead-no = También sirve, pero aquí conviene actuar tarde, cuando los bandidos ya estén cerca. Elige la carta con el 72.

lesson-second-title = La segunda carta
lesson-second = De una carta usas la parte de arriba, de la otra la de abajo. La del 72 ataca arriba; la del 54 mueve abajo. Elige la carta con el 54.
lesson-second-no = Te falta con qué moverte. La parte de abajo de la carta 54 dice Mover 3.

lesson-order-title = Todos a la vez
lesson-order = Se revelan las cartas. Los guardias sacaron 50: actúan primero, luego Denise, luego tú. Mira cómo los monstruos dicen en quién se fijan, y por qué.

lesson-tie-title = Los empates son tuyos
lesson-tie = Desde los dos hexágonos marcados el guardia puede atacarte, al mismo coste. Donde las reglas lo dejan abierto, deciden los jugadores. Haz clic en uno.

lesson-damage-title = Dos de daño
lesson-damage = Podrías perder una carta de la mano en vez de sufrir el daño. Pero las cartas son tu tiempo: sin ellas quedas exhausto. Sufre el daño.
lesson-damage-no = Ahora una carta vale más que 2 puntos de vida. Sufre el daño.

lesson-top-title = Tu turno
lesson-top = Una parte de arriba y una de abajo, en el orden que quieras. Toda parte de arriba puede ser Ataque 2; toda de abajo, Mover 2. Juega arriba la carta 72: Ataque 3.
lesson-top-no = Primero el golpe: la parte de arriba de la carta 72.

lesson-target-title = Antes del golpe
lesson-target = El número sobre el guardia es tu ataque antes de la carta de modificador, ya sin su escudo. Haz clic en el guardia.

lesson-bottom-title = Dejó dinero
lesson-bottom = El guardia ha muerto y ha dejado una moneda. Ahora la parte de abajo de la carta 54: Mover 3, y crea Aire.
lesson-bottom-no = Usa lo impreso en la carta: llega más lejos que Mover 2.

lesson-move-title = Camina
lesson-move = Los hexágonos claros están a tu alcance, con su coste. Quien termina su turno sobre una moneda se la lleva. Ve hasta la moneda.
lesson-move-no = La moneda está en otro sitio.

lesson-elements-title = Elementos y experiencia
lesson-elements = El Aire es fuerte ahora: hasta que mengüe, algunas cartas pueden consumirlo para algo más. Ciertas cartas dan experiencia.

lesson-rest-title = Descansa a tiempo
lesson-rest = Con menos de dos cartas hay que descansar: una descartada se pierde, las otras vuelven. El descanso corto la elige al azar; el largo cuesta un turno y cura 2.

lesson-end-title = Eso es una ronda
lesson-end = Mata a todos los bandidos y el Túmulo es tuyo. Las pistas y deshacer están ahí cuando quieras.
