# Dead Man's Draw en español. Términos como en docs/rules; en taverna/i18n/words.py está cómo los argumentos se vuelven
# palabras. `.the` es el nombre con artículo: el Ancla es femenina. Robar es tomar del mazo; hurtar, quitar a un rival.

game-title = Dead Man's Draw
game-tagline = Tienta a la suerte por un botín pirata.

part-to-other-bank =
    { $otherIs ->
        [you] a tu almacén
       *[other] al almacén de { $other }
    }
part-from-other-bank =
    { $otherIs ->
        [you] de tu almacén
       *[other] del almacén de { $other }
    }
part-trait =
    { $ruleId ->
        [DMD-22-1] { " " }({ pirate-casanova })
        [DMD-23-1] { " " }({ pirate-plunderer })
        [DMD-24-1] { " " }({ pirate-treasure-hunter })
        [DMD-25-1] { " " }({ pirate-navigator })
        [DMD-26-1] { " " }({ pirate-master-gunner })
        [DMD-27-1] { " " }({ pirate-scavenger })
        [DMD-28-1] { " " }({ pirate-mystic })
        [DMD-29-1] { " " }({ pirate-swordsman })
        [DMD-30-1] { " " }({ pirate-miser })
        [DMD-32-1] { " " }({ pirate-safe-harbor })
        [DMD-33-1] { " " }({ pirate-fisherman })
        [DMD-34-1] { " " }({ pirate-beastmaster })
        [DMD-36-1] { " " }({ pirate-parry })
        [DMD-37-1] { " " }({ pirate-davy-jones-locker })
        [DMD-41-5] { " " }({ pirate-casanova })
        [DMD-61-1] { " " }({ variation-thieves-island })
       *[other] { "" }
    }

## Zonas y estado de la mesa

zone-draw = Mazo de robo
zone-discard = Pila de descarte
zone-play = Área de juego
zone-bank = Almacén
zone-stack = Pila de botín
zone-known = Próximas cartas
zone-revealed = Cartas reveladas
status-owed =
    { $number ->
        [one] El Kraken exige { $number } carta más.
       *[other] El Kraken exige { $number } cartas más.
    }
status-risk = { $percent } % de captura
status-protected = protegida
status-locker = El Cofre de Davy Jones se lleva lo que pierda { $seat }.

## Palos y cartas de botín

suit-anchor = Ancla
    .the = el Ancla
    .help = Si sufres una captura este turno, las cartas colocadas antes del Ancla van de todos modos a tu almacén.
suit-hook = Garfio
    .the = el Garfio
    .help = Coloca la carta superior de una de tus pilas de botín.
suit-cannon = Cañón
    .the = el Cañón
    .help = Descarta la carta superior de una pila de botín rival.
suit-key = Llave
    .the = la Llave
    .help = Recógela junto con un Cofre y ganas de la pila de descarte, al azar, tantas cartas como recogiste.
suit-chest = Cofre
    .the = el Cofre
    .help = Recógelo junto con una Llave y ganas de la pila de descarte, al azar, tantas cartas como recogiste.
suit-map = Mapa
    .the = el Mapa
    .help = Revela tres cartas al azar de la pila de descarte y coloca una de ellas.
suit-oracle = Oráculo
    .the = el Oráculo
    .help = Mira la próxima carta del mazo de robo; después, róbala o déjala ahí y recoge.
suit-sword = Espada
    .the = la Espada
    .help = Hurta y coloca la carta superior de una pila de botín rival, de un palo que falte en tu almacén.
suit-kraken = Kraken
    .the = el Kraken
    .help = Hay que colocar dos cartas más antes de que puedas recoger.
suit-mermaid = Sirena
    .the = la Sirena
    .help = Ningún efecto, pero valores más altos: del 4 al 9.
    .help-mermaid_effect = Elige otra carta del área de juego que no sea Sirena: pasa a la derecha de esta y resuelve su efecto de nuevo.

card-anchor = Ancla { $n }
    .the = el Ancla { $n }
card-hook = Garfio { $n }
    .the = el Garfio { $n }
card-cannon = Cañón { $n }
    .the = el Cañón { $n }
card-key = Llave { $n }
    .the = la Llave { $n }
card-chest = Cofre { $n }
    .the = el Cofre { $n }
card-map = Mapa { $n }
    .the = el Mapa { $n }
card-oracle = Oráculo { $n }
    .the = el Oráculo { $n }
card-sword = Espada { $n }
    .the = la Espada { $n }
card-kraken = Kraken { $n }
    .the = el Kraken { $n }
card-mermaid = Sirena { $n }
    .the = la Sirena { $n }

## Piratas

pirate-golden-scales = Escamas Doradas
    .help = Tus Sirenas valen 5 puntos más.
pirate-casanova = Casanova
    .help = En tu turno, las Sirenas van directas a tu almacén: nunca causan captura ni cuentan para el Kraken.
    .help-mermaid_effect = Cuando colocas una Sirena, la carta que eliges va al instante a tu almacén y no se resuelve.
pirate-plunderer = Saqueador
    .help = Tu bonificación de Llave y Cofre sale del almacén de un rival que eliges, no de la pila de descarte.
pirate-treasure-hunter = Cazatesoros
    .help = Tu bonificación de Llave y Cofre tiene el doble de cartas.
pirate-navigator = Navegante
    .help = Tu Mapa elige entre todas las cartas de la pila de descarte.
pirate-master-gunner = Maestro Artillero
    .help = Tu Cañón descarta una pila de botín entera.
pirate-scavenger = Limpiacubiertas
    .help = La carta que alcanza tu Cañón va a tu almacén.
pirate-mystic = Mística
    .help = Tu Oráculo revela las tres próximas cartas.
pirate-swordsman = Espadachín
    .help = Tu Espada también puede hurtar palos que ya tienes.
pirate-miser = Mendigo
    .help = Tu Garfio, las cartas anteriores, lo que trae y tu próximo robo quedan protegidos de la captura.
pirate-captains-hook = El Garfio del Capitán
    .help = Tu Garfio coloca dos cartas de tu almacén, una después de otra.
pirate-safe-harbor = Puerto Seguro
    .help = Tu Ancla se protege también a sí misma y protege las dos próximas cartas.
pirate-fisherman = Pescador
    .help = En tu turno, los Krakens van directos a tu almacén y no exigen nada.
pirate-beastmaster = Señor de las Bestias
    .help = Los Krakens de tus rivales exigen cuatro cartas en vez de dos.
pirate-misfire = Tiro por la Culata
    .help = Los rivales que resuelven un Cañón tienen que descartar la carta superior de una de sus propias pilas de botín.
pirate-parry = Parada
    .help = Las Espadas de tus rivales tienen que hurtar un Kraken; si no hay ninguno, el efecto es nulo.
pirate-davy-jones-locker = El Cofre de Davy Jones
    .help = Lo que un rival pierde en una captura va a tu almacén; con tres o más personas, un solo rival, nombrado al principio.
pirate-siren = Gema de la Sirena
    .help = Cuando un rival coloca una Sirena, la carta elegida para ella va a tu almacén y no se resuelve.

## Opciones de la partida

setting-pirates = Piratas
    .help = Cada persona se queda con uno de dos piratas, cuyo rasgo vale toda la partida.
setting-mermaid_effect = Efecto de la Sirena
    .help = Las Sirenas van del 2 al 7 y hacen que otra carta resuelva su efecto de nuevo; la Gema de la Sirena se une a los piratas.
setting-variation = Variante de juego
    .help = Una carta que cambia el desarrollo de la partida o la forma de ganarla.
setting-safe_choices = Elecciones seguras
    .help = Garfio, Espada y Mapa solo ofrecen cartas que no causan captura.
setting-bottom_feeder = Carta de abajo
    .help = Cañón y Espada toman la carta más baja de una pila de botín, no la superior.
setting-private_oracle = Oráculo secreto
    .help = Solo quien tiene el turno ve lo que revela un Oráculo.

variation-none = Ninguna
    .help = El juego tal como es.
variation-thieves-island = Isla de los Ladrones
    .help = Las cartas perdidas en una captura van al almacén de quien está a la izquierda.
variation-pile-o-treasure = Montón de Tesoros
    .help = Puntúan todas las cartas de un almacén, no solo la más alta de cada palo.
variation-sudden-death = Muerte Súbita
    .help = El primer almacén que valga 50 puntos o más gana al instante.
variation-all-hands-on-deck = Todos a Cubierta
    .help = Cada palo que falta en tu almacén te cuesta 5 puntos.
variation-strange-lands = Tierras Extrañas
    .help = La captura llega cuando se repite un valor, no un palo.
variation-beneath-the-waves = Bajo las Olas
    .help = Gana la puntuación más alta por debajo de 60.

## Preguntas

ask-turn = ¿Robar o recoger?
ask-hook = Garfio: ¿qué carta de tu almacén colocas?
ask-cannon = Cañón: ¿contra qué disparas?
ask-map = Mapa: ¿qué carta de la pila de descarte colocas?
ask-sword = Espada: ¿qué carta hurtas?
ask-mermaid = Sirena: ¿qué carta eliges?
ask-plunder = Llave y Cofre: ¿el almacén de quién saqueas?
ask-choose-pirate = ¿Con qué pirata te quedas?
ask-choose-locker = El Cofre de Davy Jones: ¿las cartas perdidas de quién te llevas?

## Opciones de una pregunta

option-draw =
    { $among ->
        [0] Robar
        [1] { $percent ->
            [0] Robar (la próxima carta no causa captura)
           *[other] Robar (la próxima carta causa captura)
        }
       *[other] { $percent ->
            [0] Robar (ninguna carta causa captura)
            [100] Robar (cualquier carta causa captura)
           *[other] { $busting ->
                [one] Robar ({ $busting } de { $among } cartas causa captura: { $percent } %)
               *[other] Robar ({ $busting } de { $among } cartas causan captura: { $percent } %)
            }
        }
    }
option-bank =
    { $number ->
        [0] No recoger nada
        [one] Recoger { $number } carta
       *[other] Recoger { $number } cartas
    }
option-hook = Colocar { $cardThe }
option-hook-busting = Colocar { $cardThe } (¡captura!)
option-cannon = Disparar contra { $cardThe } de { $other }
option-cannon-stack =
    { $number ->
        [one] Disparar contra la pila de { $suit } de { $other } ({ $number } carta)
       *[other] Disparar contra toda la pila de { $suit } de { $other } ({ $number } cartas)
    }
option-cannon-keep = Disparar contra { $cardThe } de { $other } y quedarte con la carta
option-misfire = Descartar { $cardThe } de tu propio almacén
option-map = Colocar { $cardThe }
option-map-busting = Colocar { $cardThe } (¡captura!)
option-sword = Hurtar { $cardThe } de { $other }
option-sword-busting = Hurtar { $cardThe } de { $other } (¡captura!)
option-mermaid = Elegir { $cardThe }
option-plunder = Saquear a { $other }
option-choose-pirate = Quedarte con { $pirate }
option-choose-locker = Nombrar a { $other }

## Rechazos

error-draw-first = Primero tienes que robar una carta.
error-draw-pile-empty = El mazo de robo está vacío: solo puedes recoger.
error-kraken-demands =
    { $number ->
        [one] El Kraken todavía exige { $number } carta: tienes que robar.
       *[other] El Kraken todavía exige { $number } cartas: tienes que robar.
    }
error-effect-first = Responde primero a la pregunta abierta.
error-not-offered = Quédate con uno de los piratas que se te ofrecen.
error-not-your-own = Tu propia pila de botín, no: elige la de un rival.
error-empty-stack = No hay ninguna carta en esa pila de botín.
error-must-steal-kraken = Parada: tu Espada tiene que hurtar un Kraken.
error-suit-owned = Tu almacén ya tiene { $suit }: la Espada solo hurta palos que no tienes.
error-must-misfire = Tiro por la Culata: tu Cañón tiene que alcanzar una de tus propias pilas de botín.
error-not-recallable = La Sirena necesita otra carta del área de juego que no sea Sirena.
error-safe-choices-only = Esa carta causaría captura, y esta partida se juega con elecciones seguras.

## Lo que ocurre: antes del primer turno

event-offered =
    { $seatIs ->
        [you] Puedes quedarte con uno de estos piratas: { $pirates }.
       *[other] { $seat } puede quedarse con uno de estos piratas: { $pirates }.
    }
event-kept =
    { $seatIs ->
        [you] Te quedas con el pirata { $pirate }.
       *[other] { $seat } se queda con el pirata { $pirate }.
    }
event-locker-named =
    { $seatIs ->
        [you] Diriges { pirate-davy-jones-locker } contra { $other }.
       *[other] { $seat } dirige { pirate-davy-jones-locker } { part-against-other }.
    }
event-started =
    { $seatIs ->
        [you] Empiezas tú.
       *[other] Empieza { $seat }.
    }

## Lo que ocurre: un turno

event-turn =
    { $seatIs ->
        [you] Es tu turno.
       *[other] Es el turno de { $seat }.
    }
event-drew =
    { $seatIs ->
        [you] Robas { $cardThe }.
       *[other] { $seat } roba { $cardThe }.
    }
event-intercepted =
    { $seatIs ->
        [you] Guardas { $cardThe } directamente en tu almacén{ part-trait }.
       *[other] { $seat } guarda { $cardThe } directamente en su almacén{ part-trait }.
    }
event-void =
    { $seatIs ->
        [you] No puedes usar { $suitThe }: { part-void }.
       *[other] { $seat } no puede usar { $suitThe }: { part-void }.
    }
part-void =
    { $ruleId ->
        [DMD-11-4] { part-own-bank } está vacío
        [DMD-12-3] los demás almacenes están vacíos
        [DMD-14-4] la pila de descarte está vacía
        [DMD-15-3] el mazo de robo está vacío
        [DMD-16-5] ningún rival tiene un palo que { part-seat-lacks }
        [DMD-35-4] el { pirate-misfire } lo vuelve contra { part-own-bank }, que está vacío
        [DMD-36-2] la { pirate-parry } solo deja hurtar un Kraken, y no hay ninguno
        [DMD-40-7] no hay otra carta que elegir
        [DMD-80-1] cualquier elección causaría captura
       *[other] el efecto es nulo
    }
part-own-bank =
    { $seatIs ->
        [you] tu almacén
       *[other] su almacén
    }
part-seat-lacks =
    { $seatIs ->
        [you] te falte
       *[other] le falte
    }
event-banked =
    { $seatIs ->
        [you] { $number ->
            [0] No recoges nada.
            [one] Recoges { $cardsThe }.
           *[other] Recoges { $number } cartas: { $cards }.
        }
       *[other] { $number ->
            [0] { $seat } no recoge nada.
            [one] { $seat } recoge { $cardsThe }.
           *[other] { $seat } recoge { $number } cartas: { $cards }.
        }
    }
event-bonus =
    { $seatIs ->
        [you] { $number ->
            [one] Llave y Cofre{ part-trait }: ganas { $cardsThe } de la pila de descarte.
           *[other] Llave y Cofre{ part-trait }: ganas { $number } cartas de la pila de descarte: { $cards }.
        }
       *[other] { $number ->
            [one] Llave y Cofre{ part-trait }: { $seat } gana { $cardsThe } de la pila de descarte.
           *[other] Llave y Cofre{ part-trait }: { $seat } gana { $number } cartas de la pila de descarte: { $cards }.
        }
    }
event-plundered =
    { $seatIs ->
        [you] { $number ->
            [one] Llave y Cofre{ part-trait }: saqueas { $cardsThe } { part-from-other-bank }.
           *[other] Llave y Cofre{ part-trait }: saqueas { $number } cartas { part-from-other-bank }: { $cards }.
        }
       *[other] { $number ->
            [one] Llave y Cofre{ part-trait }: { $seat } saquea { $cardsThe } { part-from-other-bank }.
           *[other] Llave y Cofre{ part-trait }: { $seat } saquea { $number } cartas { part-from-other-bank }: { $cards }.
        }
    }

event-no-bonus =
    { $seatIs ->
        [you] { $ruleId ->
            [DMD-23-6] Llave y Cofre ({ pirate-plunderer }): no ganas nada, los demás almacenes están vacíos.
           *[other] Llave y Cofre: no ganas nada, la pila de descarte está vacía.
        }
       *[other] { $ruleId ->
            [DMD-23-6] Llave y Cofre ({ pirate-plunderer }): { $seat } no gana nada, los demás almacenes están vacíos.
           *[other] Llave y Cofre: { $seat } no gana nada, la pila de descarte está vacía.
        }
    }

## Lo que ocurre: una captura

event-busted =
    { $seatIs ->
        [you] Sufres una captura: { $cardThe } repite un palo.
       *[other] { $seat } sufre una captura: { $cardThe } repite un palo.
    }
event-busted-by-value =
    { $seatIs ->
        [you] Sufres una captura: { $cardThe } repite un valor.
       *[other] { $seat } sufre una captura: { $cardThe } repite un valor.
    }
event-saved =
    { $seatIs ->
        [you] { $number ->
            [one] Aun así, recoges una carta protegida: { $cards }.
           *[other] Aun así, recoges { $number } cartas protegidas: { $cards }.
        }
       *[other] { $number ->
            [one] Aun así, { $seat } recoge una carta protegida: { $cards }.
           *[other] Aun así, { $seat } recoge { $number } cartas protegidas: { $cards }.
        }
    }
event-lost =
    { $seatIs ->
        [you] { $number ->
            [one] Pierdes { $cardsThe }, que va a la pila de descarte.
           *[other] Pierdes { $number } cartas, que van a la pila de descarte: { $cards }.
        }
       *[other] { $number ->
            [one] { $seat } pierde { $cardsThe }, que va a la pila de descarte.
           *[other] { $seat } pierde { $number } cartas, que van a la pila de descarte: { $cards }.
        }
    }
event-lost-to =
    { $seatIs ->
        [you] { $number ->
            [one] Pierdes { $cardsThe }, que va { part-to-other-bank }{ part-trait }.
           *[other] Pierdes { $number } cartas, que van { part-to-other-bank }{ part-trait }: { $cards }.
        }
       *[other] { $number ->
            [one] { $seat } pierde { $cardsThe }, que va { part-to-other-bank }{ part-trait }.
           *[other] { $seat } pierde { $number } cartas, que van { part-to-other-bank }{ part-trait }: { $cards }.
        }
    }

## Lo que ocurre: efectos

event-anchored =
    { $seatIs ->
        [you] { $number ->
            [one] Proteges { $cardsThe } de la captura{ part-trait }.
           *[other] Proteges { $number } cartas de la captura{ part-trait }: { $cards }.
        }
       *[other] { $number ->
            [one] { $seat } protege { $cardsThe } de la captura{ part-trait }.
           *[other] { $seat } protege { $number } cartas de la captura{ part-trait }: { $cards }.
        }
    }
event-hooked =
    { $seatIs ->
        [you] Sacas { $cardThe } de tu almacén con el Garfio.
       *[other] { $seat } saca { $cardThe } de su almacén con el Garfio.
    }
event-shot =
    { $seatIs ->
        [you] { $cardsCount ->
            [one] Disparas el Cañón { part-against-other }{ part-trait }: { $cardsThe } va a la pila de descarte.
           *[other] Disparas el Cañón { part-against-other }{ part-trait }: { $cardsThe } van a la pila de descarte.
        }
       *[other] { $cardsCount ->
            [one] { $seat } dispara el Cañón { part-against-other }{ part-trait }: { $cardsThe } va a la pila de descarte.
           *[other] { $seat } dispara el Cañón { part-against-other }{ part-trait }: { $cardsThe } van a la pila de descarte.
        }
    }
event-scavenged =
    { $seatIs ->
        [you] Disparas el Cañón { part-against-other } y te quedas con { $cardThe }{ part-trait }.
       *[other] { $seat } dispara el Cañón { part-against-other } y se queda con { $cardThe }{ part-trait }.
    }
event-misfired =
    { $seatIs ->
        [you] El Tiro por la Culata de { $other } da la vuelta al Cañón: descartas { $cardThe } de tu almacén.
       *[other] { $otherIs ->
            [you] Tu Tiro por la Culata da la vuelta al Cañón: { $seat } descarta { $cardThe } de su almacén.
           *[other] El Tiro por la Culata de { $other } da la vuelta al Cañón: { $seat } descarta { $cardThe } de su almacén.
        }
    }
event-map-showed =
    { $seatIs ->
        [you] { $number ->
            [one] Tu Mapa revela { $cardsThe }.
           *[other] Tu Mapa revela { $number } cartas: { $cards }.
        }
       *[other] { $number ->
            [one] El Mapa de { $seat } revela { $cardsThe }.
           *[other] El Mapa de { $seat } revela { $number } cartas: { $cards }.
        }
    }
event-mapped =
    { $seatIs ->
        [you] Tomas { $cardThe } de la pila de descarte{ part-trait }.
       *[other] { $seat } toma { $cardThe } de la pila de descarte{ part-trait }.
    }
event-foresaw =
    { $seatIs ->
        [you] { $number ->
            [one] Tu Oráculo revela la próxima carta{ part-trait }: { $cards }.
           *[other] Tu Oráculo revela las próximas { $number } cartas, en orden{ part-trait }: { $cards }.
        }
       *[other] { $number ->
            [one] El Oráculo de { $seat } revela la próxima carta{ part-trait }: { $cards }.
           *[other] El Oráculo de { $seat } revela las próximas { $number } cartas, en orden{ part-trait }: { $cards }.
        }
    }
event-foresaw-in-secret =
    { $seatIs ->
        [you] { $number ->
            [one] Miras en secreto la próxima carta.
           *[other] Miras en secreto las próximas { $number } cartas.
        }
       *[other] { $number ->
            [one] { $seat } mira en secreto la próxima carta.
           *[other] { $seat } mira en secreto las próximas { $number } cartas.
        }
    }
event-stole =
    { $seatIs ->
        [you] Hurtas { $cardThe } { part-from-other-bank }{ part-trait }.
       *[other] { $seat } hurta { $cardThe } { part-from-other-bank }{ part-trait }.
    }
event-demanded =
    { $seatIs ->
        [you] { $number ->
            [one] El Kraken te exige { $number } carta más{ part-trait }.
           *[other] El Kraken te exige { $number } cartas más{ part-trait }.
        }
       *[other] { $number ->
            [one] El Kraken exige { $number } carta más a { $seat }{ part-trait }.
           *[other] El Kraken exige { $number } cartas más a { $seat }{ part-trait }.
        }
    }
event-satisfied =
    { $seatIs ->
        [you] Ya no debes nada al Kraken.
       *[other] { $seat } ya no debe nada al Kraken.
    }
event-waived =
    { $seatIs ->
        [you] { $number ->
            [one] El mazo de robo está vacío: el Kraken te perdona la última carta.
           *[other] El mazo de robo está vacío: el Kraken te perdona { $number } cartas.
        }
       *[other] { $number ->
            [one] El mazo de robo está vacío: el Kraken perdona la última carta a { $seat }.
           *[other] El mazo de robo está vacío: el Kraken perdona { $number } cartas a { $seat }.
        }
    }
event-recalled =
    { $seatIs ->
        [you] Resuelves { $cardThe } de nuevo con la Sirena.
       *[other] { $seat } resuelve { $cardThe } de nuevo con la Sirena.
    }
event-recalled-to-bank =
    { $seatIs ->
        [you] Guardas { $cardThe } en tu almacén con la Sirena{ part-trait }, sin resolver su efecto.
       *[other] { $seat } guarda { $cardThe } en su almacén con la Sirena{ part-trait }, sin resolver su efecto.
    }
event-siren-took =
    { $seatIs ->
        [you] La Gema de la Sirena de { $other } te quita { $cardThe }, sin resolver su efecto.
       *[other] { $otherIs ->
            [you] Tu Gema de la Sirena le quita { $cardThe } a { $seat }, sin resolver su efecto.
           *[other] La Gema de la Sirena de { $other } le quita { $cardThe } a { $seat }, sin resolver su efecto.
        }
    }

## Lo que ocurre: el final

event-won-at-once =
    { $seatIs ->
        [you] Muerte Súbita: con { $number } puntos, ganas al instante.
       *[other] Muerte Súbita: con { $number } puntos, { $seat } gana al instante.
    }
event-score =
    { $seatIs ->
        [you] Sumas { count-points } con { part-size }.
       *[other] { $seat } suma { count-points } con { part-size }.
    }
part-size =
    { $size ->
        [0] ninguna carta
        [one] { $size } carta
       *[other] { $size } cartas
    }
event-ended = { table-won }

## Lo que habla a favor de una opción

reason-useful-trait = Es el rasgo que más ayuda en una mesa de este tamaño.
reason-next-is-safe = Sabes cuál es la próxima carta, { $card }: no causa captura.
reason-next-busts = Sabes cuál es la próxima carta, { $card }: causa captura.
reason-small-risk =
    { $number ->
        [0] Ninguna de las cartas que quedan causaría captura.
       *[other] Solo el { $number } % de las cartas que quedan causaría captura.
    }
reason-risk = El { $number } % de las cartas que quedan causaría captura.
reason-protected =
    { $number ->
        [one] { $number } carta está a salvo tras el Ancla.
       *[other] { $number } cartas están a salvo tras el Ancla.
    }
reason-little-to-lose = Todavía hay poco que perder.
reason-points =
    { $number ->
        [one] La fila te da { $number } punto.
       *[other] La fila te da { $number } puntos.
    }
reason-costs =
    { $number ->
        [one] Le cuesta { $number } punto a { $other }.
       *[other] Le cuesta { $number } puntos a { $other }.
    }
reason-leads = { $other } es quien más puntos tiene entre los rivales ({ $number }).
reason-gain =
    { $number ->
        [one] Suma { $number } punto a lo tuyo, si lo recoges.
       *[other] Suma { $number } puntos a lo tuyo, si lo recoges.
    }
reason-effect = Después, { $card } tiene su efecto.

## Informes de muchas partidas

survey-pirate = Piratas
    .help = El pirata con el que se quedó el jugador.
survey-card = Cartas
    .help = Cartas que estaban en el Almacén del jugador al final.
deed-cards = cartas en el Almacén
deed-suits = palos en el Almacén
deed-draw = cartas robadas del mazo
deed-bank = veces que recogió
deed-attack = ataques a Almacenes ajenos
statistic-busts = Capturas sufridas
statistic-largest-haul = Más cartas recogidas de una vez
statistic-thefts = Cartas hurtadas a otros
