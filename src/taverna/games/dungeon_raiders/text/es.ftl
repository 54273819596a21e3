# Dungeon Raiders en español. Términos como en docs/rules; en taverna/i18n/words.py está cómo los argumentos se vuelven
# palabras. `.the` es un componente con su artículo, para el medio de una frase.

game-title = Dungeon Raiders
game-tagline = Llévate el tesoro, y no seas quien se desmaya.

part-coins =
    { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }
part-wounds =
    { $number ->
        [one] { $number } herida
       *[other] { $number } heridas
    }
part-held-coins =
    { $coins ->
        [0] ninguna moneda
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
part-held-wounds =
    { $wounds ->
        [0] ninguna herida
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    }
part-lost =
    { $lost ->
        [0] {""}
        [one] , y se pierde { $lost }
       *[other] , y se pierden { $lost }
    }
part-items =
    { $itemId ->
        [torch] { $number } antorchas
        [crystal-ball] { $number } bolas de cristal
        [key] { $number } llaves
       *[sword] { $number } espadas
    }
part-left =
    { $number ->
        [0] no queda ninguna
        [one] queda { $number }
       *[other] quedan { $number }
    }
part-too-few =
    { $number ->
        [0] no hay ninguna
       *[other] solo hay { $number }
    }
part-forgiven =
    { $number ->
        [one] se perdona la moneda que falta
       *[other] se perdonan las { $number } monedas que faltan
    }
part-you-among =
    { $seatsCount ->
        [2] tú y { $seatsRest }
       *[other] tú, { $seatsRest }
    }
part-item =
    { $itemId ->
        [torch] antorcha
        [crystal-ball] bola de cristal
        [key] llave
       *[sword] espada
    }

## Zonas y estado de la mesa

zone-row = Fila de nivel
zone-pile = Mazo de habitaciones
zone-supply = Reserva
zone-hand = Mano
zone-played = Jugadas en este nivel
zone-last = La habitación anterior
status-level = Nivel { $number } de 5
status-place = Habitación { $number } de 5
status-map = Jugador inicial
status-seen = Solo tú viste esta habitación.
status-fainted = se desmayó
status-petrified = de piedra

## Cartas y objetos

card-power = { $n }
    .the = el { $n }
    .help = Una carta de poder. Su valor cuenta en todas las habitaciones; la recuperas al final del nivel.
card-torch = Antorcha
    .the = la antorcha
    .help = Anúnciala en cualquier momento para mirar todas las habitaciones oscuras de la fila.
card-crystal-ball = Bola de cristal
    .the = la bola de cristal
    .help = Juégala; cuando todas las cartas estén boca arriba, cámbiala por otra carta.
card-key = Llave
    .the = la llave
    .help = Vale 5 en una habitación con tesoro.
card-sword = Espada
    .the = la espada
    .help = Vale 5 contra un monstruo o monstruo final.

item-torch = Antorcha
    .the = una antorcha
    .help = Anúnciala en cualquier momento para mirar todas las habitaciones oscuras de la fila. Vuelve enseguida a la reserva.
item-crystal-ball = Bola de cristal
    .the = una bola de cristal
    .help = Juégala como tu carta; cuando todas estén boca arriba, las ves y juegas otra carta en su lugar.
item-key = Llave
    .the = una llave
    .help = Vale 5 en una habitación con tesoro, y conservas tu carta de poder en la mano.
item-sword = Espada
    .the = una espada
    .help = Vale 5 contra un monstruo o monstruo final, y conservas tu carta de poder en la mano.

benefit-torch = una antorcha
benefit-crystal-ball = una bola de cristal
benefit-key = una llave
benefit-sword = una espada
benefit-coins =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
benefit-potion =
    { $n ->
        [one] una poción que cura { $n } herida
       *[other] una poción que cura { $n } heridas
    }

## Habitaciones

kind-monster = Habitación con monstruo
    .help = Sumen todas las cartas. Por debajo de la fuerza del monstruo, este hiere a quien jugó el valor más bajo.
kind-treasure = Habitación con tesoro
    .help = El valor más alto se lleva el cofre, el segundo el cofre menor. Quienes empatan lo reparten, redondeando hacia abajo.
kind-vault = Cámara
    .help = Cada cual recibe lo que hay sobre el valor de su carta. Si no hay copias para todos, nadie recibe el objeto.
kind-trap = Habitación con trampa
    .help = La carta más alta decide la fuerza de la trampa; golpea a quien tiene más monedas, o menos heridas.
kind-boss = Monstruo final
    .help = La última habitación: un monstruo con una regla propia.

room-dark = una habitación oscura
    .the = una habitación oscura
    .help = Está boca abajo hasta que entren. Una antorcha te la muestra solo a ti.
room-snake = Serpiente
    .the = la Serpiente
    .help = { kind-monster.help }
room-zombie = Zombi
    .the = el Zombi
    .help = { kind-monster.help }
room-skeleton = Esqueleto
    .the = el Esqueleto
    .help = { kind-monster.help }
room-goblin = Goblin
    .the = el Goblin
    .help = { kind-monster.help }
room-gelatinous-cube = La Cosa
    .the = la Cosa
    .help = { kind-monster.help }
room-troll = Troll
    .the = el Troll
    .help = { kind-monster.help }
room-dragon = Dragón
    .the = el Dragón
    .help = { kind-monster.help }
room-chest = Tesoro ({ $n })
    .the = el tesoro ({ $n })
    .help = { kind-treasure.help }
room-chests = Tesoro ({ $n } y { $copy })
    .the = el tesoro ({ $n } y { $copy })
    .help = { kind-treasure.help }
room-vault-items = Cámara de objetos
    .the = la cámara de objetos
    .help = { kind-vault.help }
room-vault-coins = Cámara de monedas
    .the = la cámara de monedas
    .help = { kind-vault.help }
room-trap-lava = Caldero de lava
    .the = el Caldero de lava
    .help = Quien tiene más monedas pierde 3, 2 o 1 si la carta más alta es 5, 4 o 3.
room-trap-magnet = Atrapamonedas
    .the = el Atrapamonedas
    .help = Quien tiene más monedas pierde 2, 2, 1 o 1 si la carta más alta es 5, 4, 3 o 2.
room-trap-spikes = Trampa de pinchos
    .the = la Trampa de pinchos
    .help = Quien tiene menos heridas sufre 2, 2 o 1 si la carta más alta es 5, 4 o 3.
room-trap-boulder = Roca gigante
    .the = la Roca gigante
    .help = Quien tiene menos heridas sufre 2, 1, 1 o 1 si la carta más alta es 5, 4, 3 o 2.
room-tax-collector = Recaudador
    .the = el Recaudador
    .help = Quien recibe el ataque pierde 3 monedas y no sufre heridas.
room-medusa = Medusa
    .the = Medusa
    .help = Quien recibe el ataque se vuelve de piedra: queda fuera de la partida y no puede ganar.
room-vampire = Vampiro
    .the = el Vampiro
    .help = Quien recibe el ataque sufre 1 herida y pierde 2 monedas.
room-sphinx = Esfinge
    .the = la Esfinge
    .help = Quien recibe el ataque sufre 2 heridas. La carta más alta gana 2 monedas, salvo que todas sean iguales y la Esfinge ataque.
room-minotaur = Minotauro
    .the = el Minotauro
    .help = Quien recibe el ataque sufre 1 herida. La carta más alta gana 1 moneda, salvo que todas sean iguales y el Minotauro ataque.
room-wolf-pack = Jauría de lobos
    .the = la Jauría de lobos
    .help = Juega una antorcha para escapar: no sumas nada al total y no puedes recibir el ataque.
room-necromancer = Nigromante
    .the = el Nigromante
    .help = Juega una bola de cristal para escapar: no sumas nada al total y no puedes recibir el ataque.
room-megadragon = Megadragón
    .the = el Megadragón
    .help = No puede ser derrotado y siempre ataca. Juega una llave para escapar.
room-golem = Gólem
    .the = el Gólem
    .help = No puede ser derrotado y siempre ataca. Aquí cada 5 y cada espada valen 1.
room-mummy = Momia
    .the = la Momia
    .help = No puede ser derrotada y siempre ataca: no a la carta más baja, sino a la más alta.

## Cartas de nivel

level-level-a = Carta de nivel A
level-level-b = Carta de nivel B
level-level-c = Carta de nivel C
level-level-d = Carta de nivel D
level-level-e = Carta de nivel E
level-level-f = Carta de nivel F
level-level-g = Carta de nivel G

## Personajes

character-explorer = Exploradora
    .the = la Exploradora
    .help = Empieza con 3 monedas, 2 heridas y una antorcha.
character-knight = Caballero
    .the = el Caballero
    .help = Empieza con 1 moneda, 1 herida y una espada.
character-thief = Ladrona
    .the = la Ladrona
    .help = Empieza con 2 monedas, 2 heridas y una llave.
character-warrior = Guerrero
    .the = el Guerrero
    .help = Empieza con 2 monedas y ninguna herida.
character-wizard = Hechicero
    .the = el Hechicero
    .help = Empieza con 1 moneda, 1 herida y dos bolas de cristal.

## Opciones del juego

setting-tactical = Variante táctica
    .help = Las cartas se juegan boca arriba y por turnos. Quien jugó la carta más alta toma el mapa y empieza la habitación siguiente.
setting-cards = Cartas
    .help = Las cartas del juego, o las de un archivo de cartas propio.
cards-printed = Las del juego
    .help = Las cartas de la edición de 2018, hasta donde se conocen: algunos números tienen una sola fuente y unos pocos son propuestas.

## Preguntas

ask-lay = ¿Qué carta juegas?
ask-replace = Bola de cristal: ¿qué carta juegas en su lugar?

## Opciones de una pregunta

option-lay = Jugar { $cardThe }
option-lay-as = Jugar { $cardThe } (aquí vale { $number })
option-claim = Jugar { $cardThe }: { $benefit }
option-escape = Jugar { $cardThe } y escapar
option-ball = Jugar { $cardThe } (decide tras ver las demás cartas)
option-look =
    { $number ->
        [one] Encender una antorcha: ver la habitación oscura
       *[other] Encender una antorcha: ver las { $number } habitaciones oscuras
    }
option-look-in-vain = Encender una antorcha (no muestra nada nuevo)
confirm-look-in-vain = No verías nada que no hayas visto ya. La antorcha solo volvería a la reserva, donde puede servirle a alguien en una cámara. ¿Encenderla de todos modos?

## Rechazos

error-already-played = Ya jugaste { $cardThe } en este nivel.
error-not-in-hand =
    { $cardId ->
        [torch] No tienes antorcha.
        [crystal-ball] No tienes bola de cristal.
        [key] No tienes llave.
        [sword] No tienes espada.
       *[other] No tienes { $cardThe } en la mano.
    }
error-key-only-for-treasure = La llave solo se puede jugar en una habitación con tesoro.
error-sword-only-for-monsters = La espada solo se puede jugar contra un monstruo o monstruo final.
error-torch-is-announced = La antorcha no es carta para una habitación: anúnciala para mirar las habitaciones oscuras.
error-no-second-ball = Una bola de cristal no se puede cambiar por otra bola de cristal.
error-no-torch = No tienes antorcha.
error-no-torch-at-the-boss = En la habitación del monstruo final, la antorcha ya no tiene nada que mostrar.
error-nothing-new-to-see = La antorcha no te mostraría nada nuevo.
error-something-to-see = Hay habitaciones oscuras que la antorcha te mostraría.

## Razones, en las pistas

reason-highest = Es probable que nadie juegue una carta más alta, y el cofre de { $chest } vale la pena.
reason-second = Bien puede quedar en segundo puesto, que gana el cofre de { $chest }.
reason-gives-up = Renuncias al cofre y guardas cartas mejores.
reason-falls = Entre todos, lo más probable es que caiga { $roomThe }.
reason-not-lowest = Difícilmente será la carta más baja, así que { $roomThe } golpearía a otra persona.
reason-best-defence = Es tu mejor carta aquí ({ $room }): ninguna otra tiene menos riesgo de ser la más baja.
reason-risks =
    { $number ->
        [one] Arriesgas { $number } herida y guardas cartas mejores para otras habitaciones.
       *[other] Arriesgas { $number } heridas y guardas cartas mejores para otras habitaciones.
    }
reason-most-wounds = Nadie tiene más heridas que tú: no dejes que empeore, o te desmayas.
reason-trap-mild = El golpe sería para ti: con una carta más baja, { $roomThe } hace menos daño.
reason-trap-strikes = Con una carta alta, { $roomThe } golpea más fuerte a { $seats }.
reason-benefit = Da derecho a { $benefit }.
reason-escape = Escapas: { $roomThe } no te alcanza.
reason-chance =
    { $percent ->
        [0] Jueguen lo que jueguen los demás, con ella apenas puedes ganar ya.
       *[other] Contra lo que los demás aún pueden jugar, gana en unos { $percent } de 100 casos.
    }
reason-foresight = Decides después de ver lo que juegan los demás.
reason-item = Al jugar { $itemThe }, conservas una carta de poder en la mano.
reason-keeps = Guardas { $cardThe } para { $roomThe }.
reason-look =
    { $number ->
        [one] Conocer la habitación oscura ayuda a planear tus cartas.
       *[other] Conocer las { $number } habitaciones oscuras ayuda a planear tus cartas.
    }

## Lo que pasa: preparación

event-character =
    { $seatIs ->
        [you] Eres { $characterThe }: { part-held-coins }, { part-held-wounds }.
       *[other] { $seat } es { $characterThe }: { part-held-coins }, { part-held-wounds }.
    }
event-equipped =
    { $seatIs ->
        [you] { $number ->
            [one] Empiezas con { $itemThe }.
           *[other] Empiezas con { part-items }.
        }
       *[other] { $number ->
            [one] { $seat } empieza con { $itemThe }.
           *[other] { $seat } empieza con { part-items }.
        }
    }
event-map-drawn =
    { $seatIs ->
        [you] Recibes el mapa y juegas primero.
       *[other] { $seat } recibe el mapa y juega primero.
    }
event-level = El nivel { $number } está listo: { $rooms }.
event-uncovered = La habitación oscura { $place } se pone boca arriba: { $room }.
event-entered = Nivel { $number }, habitación { $place }: { $room }.
event-entered-boss = Nivel { $number }, habitación { $place }, el monstruo final: { $room }.

## Lo que pasa: cartas

event-lit =
    { $seatIs ->
        [you] Enciendes una antorcha.
       *[other] { $seat } enciende una antorcha.
    }
event-lit-in-vain =
    { $seatIs ->
        [you] No te muestra nada nuevo.
       *[other] No le muestra nada nuevo a { $seat }.
    }
event-torch-showed =
    { $seatIs ->
        [you] { $number ->
            [one] Solo tú ves la habitación oscura { $places }: { $rooms }.
           *[other] Solo tú ves las habitaciones oscuras { $places }: { $rooms }.
        }
       *[other] { $number ->
            [one] Solo { $seat } ve la habitación oscura { $places }: { $rooms }.
           *[other] Solo { $seat } ve las habitaciones oscuras { $places }: { $rooms }.
        }
    }
event-revealed =
    { $seatIs ->
        [you] Muestras { $cardThe }.
       *[other] { $seat } muestra { $cardThe }.
    }
event-played =
    { $seatIs ->
        [you] Juegas { $cardThe }.
       *[other] { $seat } juega { $cardThe }.
    }
event-passed =
    { $seatIs ->
        [you] Pasas por ahora.
       *[other] { $seat } pasa por ahora.
    }
event-replaced =
    { $seatIs ->
        [you] Cambias la bola de cristal: juegas { $cardThe }.
       *[other] { $seat } cambia la bola de cristal: juega { $cardThe }.
    }
event-returned =
    { $seatIs ->
        [you] Tu { part-item } vuelve a la reserva.
       *[other] La { part-item } de { $seat } vuelve a la reserva.
    }

## Lo que pasa: monedas y heridas

event-gained =
    { $seatIs ->
        [you] Ganas { part-coins } y tienes { $coins }.
       *[other] { $seat } gana { part-coins } y tiene { $coins }.
    }
event-capped =
    { $seatIs ->
        [you] Nadie puede tener más de { $coins }: dejas de ganar { part-coins }.
       *[other] Nadie puede tener más de { $coins }: { $seat } deja de ganar { part-coins }.
    }
event-paid =
    { $seatIs ->
        [you] Pierdes { part-coins } y tienes { $coins }.
       *[other] { $seat } pierde { part-coins } y tiene { $coins }.
    }
event-forgiven =
    { $seatIs ->
        [you] No te queda más que perder: { part-forgiven }.
       *[other] A { $seat } no le queda más que perder: { part-forgiven }.
    }
event-wounded =
    { $seatIs ->
        [you] Sufres { part-wounds } y tienes { $wounds }.
       *[other] { $seat } sufre { part-wounds } y tiene { $wounds }.
    }
event-healed =
    { $seatIs ->
        [you] Curas { part-wounds } y tienes { $wounds }.
       *[other] { $seat } cura { part-wounds } y tiene { $wounds }.
    }
event-unhurt =
    { $seatIs ->
        [you] No tienes heridas que curar.
       *[other] { $seat } no tiene heridas que curar.
    }

## Lo que pasa: tesoro

event-chest-won =
    { $seatIs ->
        [you] Te llevas sin repartir el cofre de { $chest }.
       *[other] { $seat } se lleva sin repartir el cofre de { $chest }.
    }
event-chest-shared =
    { $seatsIs ->
        [among] Repartes el cofre de { $chest } con { $seatsRest }: { $number } por cabeza{ part-lost }.
       *[other] { $seats } reparten el cofre de { $chest }: { $number } por cabeza{ part-lost }.
    }
event-chest-too-small =
    { $seatsIs ->
        [among] { $seatsCount ->
            [2] El cofre de { $chest } es demasiado pequeño para ti y { $seatsRest }: nadie gana nada.
           *[other] El cofre de { $chest } es demasiado pequeño para ti, { $seatsRest }: nadie gana nada.
        }
       *[other] El cofre de { $chest } es demasiado pequeño para { $seats }: nadie gana nada.
    }
event-chest-unclaimed = Todos los valores son iguales: nadie se lleva el cofre de { $chest }.

## Lo que pasa: monstruos y monstruos finales

event-counted =
    { $seatIs ->
        [you] { $cardId ->
            [sword] Aquí tu espada vale { $number }.
           *[other] Aquí tu { $card } vale { $number }.
        }
       *[other] { $cardId ->
            [sword] Aquí la espada de { $seat } vale { $number }.
           *[other] Aquí el { $card } de { $seat } vale { $number }.
        }
    }
event-escaped =
    { $seatIs ->
        [you] Escapas con { $itemThe }.
       *[other] { $seat } escapa con { $itemThe }.
    }
event-defeated = Suma de { $number } contra { $strength }: cae { $roomThe }.
event-attacks = Suma de solo { $number } contra { $strength }: ataca { $roomThe }.
event-always-attacks = No hay quien derrote a este monstruo: ataca { $roomThe }.
event-attacked =
    { $seatsIs ->
        [you] El valor más bajo es { $number }: el ataque es contra ti.
        [among] El valor más bajo es { $number }: el ataque es contra ti y contra { $seatsRest }.
       *[other] El valor más bajo es { $number }: el ataque es contra { $seats }.
    }
event-attacked-highest =
    { $seatsIs ->
        [you] El valor más alto es { $number }: el ataque es contra ti.
        [among] El valor más alto es { $number }: el ataque es contra ti y contra { $seatsRest }.
       *[other] El valor más alto es { $number }: el ataque es contra { $seats }.
    }
event-nobody-attacked = No queda nadie en la habitación: { $roomThe } no ataca a nadie.
event-petrified =
    { $seatIs ->
        [you] Te vuelves de piedra y ya no puedes ganar.
       *[other] { $seat } se vuelve de piedra y ya no puede ganar.
    }
event-highest-rewarded =
    { $seatsIs ->
        [you] Tu carta es la más alta: te da { part-coins }.
        [among] El valor más alto da { part-coins } por cabeza: { part-you-among }.
       *[other] { $seatsCount ->
            [one] { $seats } jugó el valor más alto: le da { part-coins }.
           *[other] { $seats } jugaron el valor más alto: da { part-coins } por cabeza.
        }
    }
event-highest-unrewarded = Todos los valores son iguales: nadie gana monedas con { $roomThe }.

## Lo que pasa: cámaras y trampas

event-benefit =
    { $seatIs ->
        [you] Tu { $number } da derecho a { $benefit }.
       *[other] El { $number } de { $seat } da derecho a { $benefit }.
    }
event-took =
    { $seatIs ->
        [you] Tomas { $itemThe } de la reserva ({ part-left }).
       *[other] { $seat } toma { $itemThe } de la reserva ({ part-left }).
    }
event-short =
    { $seatsIs ->
        [you] No hay en la reserva: te quedas sin { part-item }.
        [among] Hay derecho a { $itemThe } por cabeza ({ part-you-among }), pero { part-too-few }: nadie la recibe.
       *[other] { $seatsCount ->
            [one] No hay en la reserva: { $seats } se queda sin { part-item }.
           *[other] { $seats } tienen derecho a { $itemThe } por cabeza, pero { part-too-few }: nadie la recibe.
        }
    }
event-harmless = La carta más alta es solo { $number }: { $roomThe } no hace nada.
event-sprung-richest =
    { $seatsIs ->
        [you] La carta más alta es { $highest }, y eres tú quien más monedas tiene ({ $held }): { $roomThe } quita { part-coins }.
        [among] La carta más alta es { $highest }, y quienes más monedas tienen ({ $held }) son { part-you-among }: { $roomThe } quita { part-coins } por cabeza.
       *[other] { $seatsCount ->
            [one] La carta más alta es { $highest }, y es { $seats } quien más monedas tiene ({ $held }): { $roomThe } quita { part-coins }.
           *[other] La carta más alta es { $highest }, y quienes más monedas tienen ({ $held }) son { $seats }: { $roomThe } quita { part-coins } por cabeza.
        }
    }
event-sprung-unhurt =
    { $seatsIs ->
        [you] La carta más alta es { $highest }, y eres tú quien menos heridas tiene ({ $held }): { $roomThe } causa { part-wounds }.
        [among] La carta más alta es { $highest }, y quienes menos heridas tienen ({ $held }) son { part-you-among }: { $roomThe } causa { part-wounds } por cabeza.
       *[other] { $seatsCount ->
            [one] La carta más alta es { $highest }, y es { $seats } quien menos heridas tiene ({ $held }): { $roomThe } causa { part-wounds }.
           *[other] La carta más alta es { $highest }, y quienes menos heridas tienen ({ $held }) son { $seats }: { $roomThe } causa { part-wounds } por cabeza.
        }
    }

## Lo que pasa: el mapa

event-map-passed =
    { $seatIs ->
        [you] { $ruleId ->
            [DR-16-8] De las cartas más altas, la tuya es la siguiente en el orden: tomas el mapa y empiezas la habitación siguiente.
           *[other] Tu carta era la más alta: tomas el mapa y empiezas la habitación siguiente.
        }
       *[other] { $ruleId ->
            [DR-16-8] De las cartas más altas, la de { $seat } es la siguiente en el orden: { $seat } toma el mapa y empieza la habitación siguiente.
           *[other] { $seat } jugó la carta más alta, toma el mapa y empieza la habitación siguiente.
        }
    }
event-map-kept =
    { $seatIs ->
        [you] Ninguna carta era más alta que la tuya: conservas el mapa y empiezas también la habitación siguiente.
       *[other] Ninguna carta era más alta que la de { $seat }: { $seat } conserva el mapa y empieza también la habitación siguiente.
    }

## Lo que pasa: el final

event-level-ended = El nivel { $number } está completo.
event-hands-back = Cada cual recupera sus cartas de poder jugadas.
event-score =
    { $seatIs ->
        [you] Terminas con { part-held-coins } y { part-held-wounds }.
       *[other] { $seat } termina con { part-held-coins } y { part-held-wounds }.
    }
event-fainted =
    { $seatIs ->
        [you] Te desmayas y no puedes ganar: entre quienes quedan, nadie tiene más heridas que tus { $number }.
       *[other] { $seat } se desmaya y no puede ganar: entre quienes quedan, nadie tiene más heridas que estas { $number }.
    }
event-nobody-fainted =
    { $ruleId ->
        [R-41] Solo queda una persona: nadie se desmaya.
       *[other] Quienes quedan tienen el mismo número de heridas: nadie se desmaya.
    }
event-nobody-fainted-tie = Hay empate en el mayor número de heridas: con tres personas, nadie se desmaya.
event-everybody-lost = Medusa volvió de piedra a todo el mundo.
event-tied =
    { $seatsIs ->
        [among] Entre quienes quedan, { part-you-among } tienen el mayor número de monedas ({ $number }): decide quien tiene menos heridas.
       *[other] Entre quienes quedan, { $seats } tienen el mayor número de monedas ({ $number }): decide quien tiene menos heridas.
    }
event-ended = { table-won }

## Informes de muchas partidas

survey-character = Personajes
    .help = El personaje del jugador.
survey-room = Monstruos finales
    .help = El monstruo final que esperaba al final.
deed-wounds = heridas al final
deed-power = carta de poder { $n } jugada
deed-torch = antorchas usadas
deed-crystal-ball = bolas de cristal jugadas
deed-key = llaves jugadas
deed-sword = espadas jugadas
statistic-wounds = Heridas
statistic-chests = Cofres sin repartir
statistic-fainted = Desmayos
