# El tutorial de Dead Man's Draw en español: un texto para cada lección.

lesson-you = Tú
lesson-rival = Denise

lesson-draw-title = Robar
lesson-draw = Reúnes botín contra Denise. Tu almacén está abajo; el suyo, arriba. Haz clic en el mazo de robo para descubrir una carta.
lesson-luck-title = Arriésgate
lesson-luck = La Sirena 7 está en el área de juego: sin efecto, pero alta. Roba otra vez. Cuidado: una segunda carta de un palo que ya está ahí causa captura. La barra muestra las probabilidades.
lesson-cannon-title = Las cartas actúan al instante
lesson-cannon = El Cañón destruye la carta superior de una pila rival. Haz clic en una de las cartas encendidas de Denise.
lesson-bank-title = Recoger
lesson-bank = Dos cartas, dos palos. Antes de que se acabe la suerte, recógelas: las cartas de tu almacén son tuyas, y tu turno termina.
lesson-bust-title = Captura
lesson-bust = Denise robó una segunda Ancla y perdió todo lo que tenía en el área de juego: está en la pila de descarte. Te toca: roba.
lesson-key-title = La Llave
lesson-key = Una Llave sola no hace nada. Con un Cofre duplica lo que recoges. Roba otra vez.
lesson-chest-title = Llave y Cofre
lesson-chest = ¡Los dos! Recógelos juntos y ganarás al azar, de la pila de descarte, tantas cartas como recojas.
lesson-stolen-title = Mapa y Espada
lesson-stolen = Su Mapa trajo una Espada de la pila de descarte, y la Espada te hurtó la Sirena 7. Así es el juego. Roba.
lesson-kraken-title = El Kraken
lesson-kraken = El Kraken exige dos cartas más: no puedes recoger hasta que ocupen los huecos punteados. Roba.
lesson-hook-title = Garfio
lesson-hook = El Garfio coloca una carta de tu propio almacén, y también cuenta para el Kraken. Coloca el Ancla. La carta con el aviso causaría captura.
lesson-hook-no = Ese Kraken causaría captura: ya hay uno ahí. Coloca el Ancla.
lesson-anchor-title = Ancla
lesson-anchor = El Kraken está satisfecho, y el Ancla protege las cartas anteriores: mira los escudos. Atrévete a robar una más.
lesson-end-title = Puntos
lesson-end = Captura, pero tus cartas protegidas fueron a tu almacén. Cuando el mazo de robo se acaba, cuenta la carta más alta de cada palo. Tú { $mine }, Denise { $hers }. Pasa el puntero sobre una carta, o mantén el dedo en ella, para leer qué hace. En la partida completa, cada quien tiene además un pirata con un rasgo propio.
