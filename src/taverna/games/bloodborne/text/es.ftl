# Bloodborne: El juego de cartas en español. Términos del manual español; en taverna/i18n/words.py está cómo los
# argumentos se vuelven palabras. Cartas y monstruos van sin artículo, para que también los de una casa quepan en la frase.

game-title = Bloodborne: El juego de cartas
game-tagline = Caza en grupo, deposita tu sangre por tu cuenta.

part-cause =
    { $cause ->
        [attack] ataque: { $monster }
        [ability] capacidad: { $monster }
        [mirror] { part-other-struck } el Monstruo
        [own-card] { part-seat-own }: { $card }
       *[card] { part-other-owned }: { $card }
    }
part-seat-own =
    { $seatIs ->
        [you] tu propia carta
       *[other] su propia carta
    }
part-other-owned =
    { $otherIs ->
        [you] tu carta
       *[other] carta de { $other }
    }
part-other-struck =
    { $otherIs ->
        [you] tu golpe contra
       *[other] golpe de { $other } contra
    }
part-hp-yours =
    { $hp ->
        [one] te queda { $hp }
       *[other] te quedan { $hp }
    }
part-hp-theirs =
    { $hp ->
        [one] le queda { $hp }
       *[other] le quedan { $hp }
    }
part-left =
    { $left ->
        [one] queda { $left } en el Monstruo
       *[other] quedan { $left } en el Monstruo
    }
part-echoes =
    { $number ->
        [one] { $number } Eco de sangre
       *[other] { $number } Ecos de sangre
    }

## Zonas y estado de la mesa

zone-monster = Monstruo
zone-final-boss = Jefe final
zone-deck = Mazo de Mazmorra del Cáliz
zone-met = Muertos o huidos
zone-row = Mejoras disponibles
zone-upgrades = Mazo de Mejoras
zone-removed = Fuera de la partida
zone-hand = Mano
zone-used = Pila de cartas usadas
zone-played = En juego
zone-collected = Ecos de sangre recolectados
zone-banked = Ecos de sangre depositados
zone-trophies = Trofeos
zone-hp = Salud
status-first = Jugador inicial
status-picked = ya eligió
status-dreaming = en el Sueño del Cazador
status-dead = fuera de combate
status-gone = fuera de la partida
status-blood = Quedan { $number } de { $entered } Ecos de sangre
status-roll = Tirada: { $total }
status-proposed = Esta carta es una propuesta: no se conoce la impresa.
status-single-source = Conocido por una sola fuente: { $fields }.

## Pasos de la ronda

step-1 = Elección y uso de cartas de Acción
step-2 = Transformación de armas
step-3 = Resolución de efectos instantáneos
step-4 = Ataque del Monstruo
step-5 = Ataque de los Cazadores
step-6 = Huida del Monstruo
step-7 = El Sueño del Cazador
step-8 = Fin de la ronda

## Tipos de cosas

type-melee = Arma cuerpo a cuerpo
type-ranged = Arma a distancia
type-utility = Carta utilizable
group-monster = Monstruo
group-boss = Jefe
group-final-boss = Jefe final
trophy-kin = Semejantes
trophy-humanoid = Humanoides
trophy-beast = Bestias
die-green = dado verde
die-yellow = dado amarillo
die-red = dado rojo
hunter-eileen = Eileen
hunter-ludwig = Ludwig
hunter-henryk = Henryk
hunter-djura = Djura
hunter-alfred = Alfred

## Cartas de Acción

card-saw-cleaver = Cuchilla dentada
    .help = Sin efecto especial.
card-hunter-axe = Hacha de cazador
    .help = Sin efecto especial.
card-hunter-pistol = Pistola de cazador
    .help = Instantáneo: si nadie más revela una Pistola de cazador, inflige su daño al momento, antes del ataque del Monstruo.
card-transform = Transformar
    .help = Mira lo que revelan los demás y luego revela un arma de tu mano. Esta ronda no puedes ir al Sueño.
card-hunters-dream = Sueño del Cazador
    .help = Todo el daño que sufres esta ronda se reduce a la mitad, redondeado hacia abajo. Después deposita tu sangre, recupera las cartas usadas, toma una Mejora y recupera toda la Salud. Nunca puede salir de la partida.
card-kirkhammer = Martillo de la Iglesia
    .help = Sin efecto especial.
card-stake-driver = Estacador
    .help = Si consigues un Trofeo esta ronda, toma otro de uno de los tipos del mismo Monstruo.
card-saw-spear = Lanza dentada
    .help = 1 de daño más por cada punto de Salud que hayas perdido por daño esta ronda.
card-ludwigs-holy-blade = Espada sagrada de Ludwig
    .help = 1 de daño más contra un Jefe o el Jefe final.
card-threaded-cane = Bastón-látigo
    .help = Lo que su daño exceda a los Ecos de sangre que le quedan al Monstruo lo tomas de la reserva. Eso no da Trofeo.
card-chikage = Chikage
    .help = Después del ataque sufres 1 de daño.
card-burial-blade = Hoja funeraria
    .help = Sin efecto especial.
card-repeating-pistol = Pistola de repetición
    .help = Ignoras todo el daño esta ronda.
card-ludwigs-rifle = Rifle de Ludwig
    .help = Instantáneo: si nadie más revela un Rifle de Ludwig, inflige su daño al momento, antes del ataque del Monstruo.
card-hunter-blunderbuss = Trabuco de cazador
    .help = Toda la ronda: cada arma cuerpo a cuerpo de cualquier Cazador inflige 1 de daño menos al Monstruo.
card-flamesprayer = Lanzallamas
    .help = Toda la ronda: se duplica todo el daño a los Cazadores con un arma cuerpo a cuerpo en juego.
card-cannon = Cañón
    .help = Sin efecto especial.
card-blood-vial = Vial de sangre
    .help = Instantáneo: recuperas toda la Salud. Después toma 1 Eco de sangre recolectado de cada Cazador con un total mayor que el tuyo.
card-molotov-cocktail = Cóctel molotov
    .help = Instantáneo: 1 de daño a todos los Cazadores, incluido tú, y al Monstruo.
card-beast-roar = Rugido de bestia
    .help = Instantáneo: cada otro Cazador sufre 1 de daño.
card-bold-hunters-mark = Marca del cazador audaz
    .help = Instantáneo: deposita hasta 3 de tus Ecos de sangre recolectados.

## La Mazmorra del Cáliz

monster-scourge-beast = Bestia infectada
    .help = Al revelar: 2 de daño al Cazador (o Cazadores) con más cartas en la mano.
monster-winter-lantern = Linterna de invierno
    .help = Si huye: 2 de daño al Cazador (o Cazadores) con el mayor total de Ecos de sangre.
monster-executioner = Ejecutor
    .help = Si huye: cada Cazador sufre tanto daño como Ecos de sangre tenga recolectados.
monster-beast-possessed-soul = Alma poseída por una bestia
    .help = Sin capacidad.
monster-huntsman = Cazador
    .help = Al revelar: el Cazador (o Cazadores) con el menor total gana 3 Ecos de sangre.
monster-yurie-the-last-scholar = Yurie, la última erudita
    .help = Al revelar: el Cazador (o Cazadores) con el menor total gana 3 Ecos de sangre.
monster-beast-patient = Paciente bestia
    .help = Al revelar: 1 de daño a todos los Cazadores.
monster-bloody-crow-of-cainhurst = Cuervo sangriento de Cainhurst
    .help = Sin capacidad.
monster-carrion-crow = Cuervo carroñero
    .help = Sin capacidad.
monster-garden-of-eyes = Jardín de ojos
    .help = Sin capacidad.
monster-rabid-dog = Perro rabioso
    .help = Si huye: 2 de daño a todos los Cazadores.
monster-brainsucker = Chupacerebros
    .help = Si huye: cada Cazador pasa 2 armas de su mano a su pila de cartas usadas.
monster-fluorescent-flower = Flor fluorescente
    .help = Al revelar: 1 de daño a todos los Cazadores.
monster-church-servant = Sirviente de la Iglesia
    .help = Al revelar: el Cazador (o Cazadores) con el menor total gana 2 Ecos de sangre.
monster-hunters-minion = Esbirro del cazador
    .help = Sin capacidad.
monster-maneater-boar = Jabalí devorahombres
    .help = Si huye: cada Cazador retrocede 1 casilla su ficha de Trofeo más valiosa.
monster-scholars = Eruditos
    .help = Al revelar: cada Cazador, en orden de turno, puede tomar 1 de las Mejoras disponibles.
monster-celestial-minion = Esbirro celestial
    .help = Sin capacidad.
monster-father-gascoigne = Padre Gascoigne
    .help = El arma que le inflige daño sale de la partida al final de la ronda.
monster-watchdog-of-the-old-lords = Perro guardián de los Antiguos Señores
    .help = Cada arma a distancia le inflige 1 de daño como máximo.
monster-ebrietas = Ebrietas
    .help = El daño que le inflige un arma cuerpo a cuerpo lo sufre también el Cazador a la izquierda del atacante.
monster-cleric-beast = Bestia clériga
    .help = El daño a los Cazadores no se puede dividir, reducir ni ignorar.
monster-martyr-logarius = Mártir Logarius
    .help = Quien consigue Trofeos por su muerte consigue 1 más, de cualquier tipo.
monster-the-one-reborn = El Renacido
    .help = El Cazador que le inflige daño gana 2 Ecos de sangre de la reserva, una vez por ronda.
monster-the-witch-of-hemwick = La bruja de Hemwick
    .help = El Cazador que le inflige daño consigue 1 Trofeo de cualquier tipo, una vez por ronda, si ninguno de sus marcadores pasa de 3.
monster-gehrman-the-first-hunter = Gehrman, el primer cazador
    .help = Toda la partida: cada Monstruo y Jefe entra con 2 Ecos de sangre más, salvo él mismo.
monster-vicar-amelia = Vicaria Amelia
    .help = Toda la partida: la Salud máxima de los Cazadores es 6.
monster-rom-the-vacuous-spider = Rom, la araña vacua
    .help = Toda la partida: el Cazador que muere por segunda vez queda fuera de la partida.
monster-micolash-host-of-the-nightmare = Micolash, huésped de la pesadilla
    .help = Toda la partida: cuando un Monstruo huye, otro de la caja, al azar, va encima del mazo de Mazmorra del Cáliz.
monster-mergos-wet-nurse = Nodriza de Mergo
    .help = Toda la partida: al comienzo de cada ronda, cada Cazador recupera 1 de Salud.

## Opciones del juego

setting-final_boss = Jefe final
    .help = Al azar, o el que todos acuerden. Su capacidad vale toda la partida.
final_boss-random = Al azar
    .help = Se elige al azar uno de los Jefes finales.
final_boss-gehrman-the-first-hunter = { monster-gehrman-the-first-hunter }
    .help = { monster-gehrman-the-first-hunter.help }
final_boss-vicar-amelia = { monster-vicar-amelia }
    .help = { monster-vicar-amelia.help }
final_boss-rom-the-vacuous-spider = { monster-rom-the-vacuous-spider }
    .help = { monster-rom-the-vacuous-spider.help }
final_boss-micolash-host-of-the-nightmare = { monster-micolash-host-of-the-nightmare }
    .help = { monster-micolash-host-of-the-nightmare.help }
final_boss-mergos-wet-nurse = { monster-mergos-wet-nurse }
    .help = { monster-mergos-wet-nurse.help }
setting-cards = Cartas
    .help = Las cartas de este juego, o las de un archivo de cartas propio.
cards-printed = Juego básico, hasta donde se conoce
    .help = Las 87 cartas del juego básico, hasta donde se conocen. 13 de ellas son propuestas en lugar de cartas impresas que no se conocen.

## Señales rápidas

signal-strike = Voy a atacar.
signal-shoot = Voy a disparar.
signal-dream = Me voy al Sueño.
signal-help = ¡Ayúdenme a matarlo!
signal-wait = Dejémoslo vivir esta ronda.

## Preguntas

ask-pick = ¿Qué carta juegas?
ask-transform = ¿Qué arma revelas?
ask-upgrade = ¿Qué Mejora tomas?
ask-remove = ¿Cuál de tus cartas sale de la partida?
ask-trophy = ¿Qué Trofeo adicional tomas?
ask-any-trophy = ¿Qué Trofeo tomas?
ask-lose-trophy = ¿En qué marcador retrocedes?
ask-discard = ¿Qué arma va a tu pila de cartas usadas?

## Opciones de una pregunta

option-play =
    { $damage ->
        [one] { $card } ({ $damage } de daño)
       *[other] { $card } ({ $damage } de daño)
    }
option-use = { $card }
option-reveal =
    { $damage ->
        [one] Revelar { $card } ({ $damage } de daño)
       *[other] Revelar { $card } ({ $damage } de daño)
    }
option-take = Tomar { $card }
option-take-none = No tomar ninguna Mejora
option-remove = Retirar { $card }
option-remove-used = Retirar { $card } de tu pila de cartas usadas
option-remove-played = Retirar { $card }, que está en juego
option-trophy =
    { $points ->
        [one] { $trophy } (el marcador pasa a dar { $points } punto)
       *[other] { $trophy } (el marcador pasa a dar { $points } puntos)
    }
option-lose-trophy =
    { $points ->
        [one] { $trophy } (el marcador pasa a dar { $points } punto)
       *[other] { $trophy } (el marcador pasa a dar { $points } puntos)
    }
option-discard = Pasar { $card } a las cartas usadas

## Rechazos

error-transform-unarmed = Transformar necesita un arma más en tu mano.
error-card-used = Usada: solo el Sueño del Cazador la devuelve.
error-not-in-hand = Esa carta no está en tu mano.
error-transform-fights = Transformar obliga a luchar: esta ronda no puedes ir al Sueño.
error-weapon-needed = Transformar revela un arma cuerpo a cuerpo o a distancia.
error-not-in-row = Esa carta no está entre las Mejoras disponibles.
error-not-its-trophy = El Monstruo no tiene Trofeo del tipo { $trophy }.
error-not-highest = Tu ficha de { $trophy } no está en tu número más alto.
error-discard-weapons = Solo van armas cuerpo a cuerpo o a distancia.
error-keep-the-dream = El Sueño del Cazador nunca puede salir de la partida.
error-not-owned = No tienes esa carta ahí.
error-must-remove = Puedes tener { $number } cartas como máximo: retira una de ellas.

## Lo que pasa: preparación y mazmorra

event-final-boss = El Jefe final de esta partida: { $monster }.
event-row-laid =
    { $number ->
        [one] Mejora disponible: { $cards }.
       *[other] Mejoras disponibles: { $cards }.
    }
event-started =
    { $seatIs ->
        [you] Eres el jugador inicial.
       *[other] Jugador inicial: { $seat }.
    }
event-entered = Aparece un Monstruo: { $monster }, con { part-echoes } ({ part-blood }).
event-boss-entered = Aparece un Jefe: { $monster }, con { part-echoes } ({ part-blood }).
event-final-boss-entered = Aparece el Jefe final: { $monster }, con { part-echoes } ({ part-blood }).
part-blood =
    { $boss ->
        [0] { $players ->
            [0] { $printed } en la carta
           *[other] { $printed } en la carta, { $players } por el número de jugadores
        }
       *[other] { $players ->
            [0] { $printed } en la carta, { $boss } por el Jefe final
           *[other] { $printed } en la carta, { $players } por el número de jugadores, { $boss } por el Jefe final
        }
    }
event-ability-on-reveal = Capacidad al revelar: { $monster }.
event-ability-if-escapes = Capacidad al huir: { $monster }.
event-ability-round-start = Capacidad al comienzo de la ronda: { $monster }.
event-no-effect = No cambia nada.
event-gained =
    { $seatIs ->
        [you] Ganas { part-echoes } de la reserva; tienes { $total }.
       *[other] { $seat } gana { part-echoes } de la reserva; tiene { $total }.
    }
event-lost-blood =
    { $seatIs ->
        [you] Pierdes { part-echoes } de lo recolectado; tienes { $total }.
       *[other] { $seat } pierde { part-echoes } de lo recolectado; tiene { $total }.
    }
event-stolen =
    { $seatIs ->
        [you] Le quitas a { $other } { part-echoes } de lo recolectado; tienes { $total }.
       *[other] { part-stolen }; { $seat } tiene { $total }.
    }
part-stolen =
    { $otherIs ->
        [you] { $seat } te quita { part-echoes } de lo recolectado
       *[other] { $seat } le quita a { $other } { part-echoes } de lo recolectado
    }
event-discarded =
    { $seatIs ->
        [you] { $number ->
            [one] Va de tu mano a las cartas usadas: { $cards }.
           *[other] Van de tu mano a las cartas usadas: { $cards }.
        }
       *[other] { $number ->
            [one] Va de la mano de { $seat } a las cartas usadas: { $cards }.
           *[other] Van de la mano de { $seat } a las cartas usadas: { $cards }.
        }
    }
event-escaped = El Monstruo huye: { $monster }, con { part-echoes }. Nadie consigue un Trofeo.
event-stays = Sigue en juego: { $monster }, con { part-echoes }.
event-inserted = { $monster }: otro Monstruo va, boca abajo, encima del mazo de Mazmorra del Cáliz.
event-inserted-none = { $monster }: no quedan Monstruos en la caja.

## Lo que pasa: la ronda

event-round =
    { $seatIs ->
        [you] Ronda { $number }. Eres el jugador inicial.
       *[other] Ronda { $number }. Jugador inicial: { $seat }.
    }
event-nobody-alive = Ningún Cazador está vivo: nadie elige carta.
event-revealed =
    { $seatIs ->
        [you] Revelas { $card }.
       *[other] { $seat } revela { $card }.
    }
event-transformed =
    { $seatIs ->
        [you] Transformas y revelas { $card }.
       *[other] { $seat } transforma y revela { $card }.
    }
event-instant = Efecto Instantáneo, { part-seat-card }.
part-seat-card =
    { $seatIs ->
        [you] tu carta: { $card }
       *[other] carta de { $seat }: { $card }
    }
event-spoiled =
    { $seatIs ->
        [you] Además de ti, alguien más reveló { $card }: el daño espera al ataque de los Cazadores.
       *[other] Además de { $seat }, alguien más reveló { $card }: el daño espera al ataque de los Cazadores.
    }
event-cancels =
    { $seatIs ->
        [you] Impides el ataque de { $other }: { $card } no inflige daño esta ronda.
       *[other] { $seat } impide { part-other-attack }: { $card } no inflige daño esta ronda.
    }
part-other-attack =
    { $otherIs ->
        [you] tu ataque
       *[other] el ataque de { $other }
    }
event-rolled =
    { $seatIs ->
        [you] Sacas { $number } con el { $die } (total { $total }).
       *[other] { $seat } saca { $number } con el { $die } (total { $total }).
    }
event-rolled-combo =
    { $seatIs ->
        [you] Sacas { $number }+ con el { $die } (total { $total }): ¡ataque crítico, tira otra vez!
       *[other] { $seat } saca { $number }+ con el { $die } (total { $total }): ¡ataque crítico, tira otra vez!
    }
event-attacks = Ataque del Monstruo ({ $monster }): { $number } de daño a todos los Cazadores.
event-attacks-raised = Ataque del Monstruo ({ $monster }): { $number } de daño a todos los Cazadores, { $raised } por su capacidad.
event-raised-for =
    { $seatIs ->
        [you] Capacidad del Monstruo ({ $monster }): { $number } de daño más para ti.
       *[other] Capacidad del Monstruo ({ $monster }): { $number } de daño más para { $seat }.
    }
event-doubled =
    { $seatIs ->
        [you] El daño que sufres se duplica: { $base } pasa a ser { $number }.
       *[other] El daño que sufre { $seat } se duplica: { $base } pasa a ser { $number }.
    }
event-unshielded =
    { $seatIs ->
        [you] { $monster } no deja atenuar ningún golpe: tu carta no te protege ({ $card }).
       *[other] { $monster } no deja atenuar ningún golpe: la carta de { $seat } no protege ({ $card }).
    }
event-hurt =
    { $seatIs ->
        [you] Sufres { $number } de daño ({ part-cause }); { part-hp-yours } de Salud.
       *[other] { $seat } sufre { $number } de daño ({ part-cause }); { part-hp-theirs } de Salud.
    }
event-hurt-halved =
    { $seatIs ->
        [you] Estás en el Sueño: la mitad de { $base } de daño ({ part-cause }) es { $number }; { part-hp-yours } de Salud.
       *[other] { $seat } está en el Sueño: la mitad de { $base } de daño ({ part-cause }) es { $number }; { part-hp-theirs } de Salud.
    }
event-hurt-reduced =
    { $seatIs ->
        [you] De { $base } de daño ({ part-cause }) sufres { $number }; { part-hp-yours } de Salud.
       *[other] De { $base } de daño ({ part-cause }) { $seat } sufre { $number }; { part-hp-theirs } de Salud.
    }
event-hurt-ignored =
    { $seatIs ->
        [you] Ignoras { $base } de daño ({ part-cause }); { part-hp-yours } de Salud.
       *[other] { $seat } ignora { $base } de daño ({ part-cause }); { part-hp-theirs } de Salud.
    }
event-died =
    { $seatIs ->
        [you] Mueres ({ part-cause }) { part-you-lose }{ part-keep }
       *[other] { $seat } muere ({ part-cause }) { part-they-lose }{ part-keep }
    }
part-you-lose =
    { $number ->
        [0] sin nada recolectado que perder.
       *[other] y pierdes { part-echoes } de lo recolectado.
    }
part-they-lose =
    { $number ->
        [0] sin nada recolectado que perder.
       *[other] y pierde { part-echoes } de lo recolectado.
    }
part-keep =
    { $last ->
        [1] { "" }
       *[other] { $banked ->
            [0] { "" }
           *[other] { " " }Lo depositado está a salvo: { $banked }.
        }
    }
event-eliminated =
    { $seatIs ->
        [you] { $monster }: tu segunda muerte te deja fuera de la partida; lo depositado ({ $number }) y tus Trofeos ya no valen.
       *[other] { $monster }: su segunda muerte deja a { $seat } fuera de la partida; lo depositado ({ $number }) y sus Trofeos ya no valen.
    }
event-healed =
    { $seatIs ->
        [you] Recuperas { $number } de Salud y tienes { $hp }.
       *[other] { $seat } recupera { $number } de Salud y tiene { $hp }.
    }
event-not-healed =
    { $seatIs ->
        [you] { $monster } te impide recuperar Salud.
       *[other] { $monster } impide que { $seat } recupere Salud.
    }
event-bonus =
    { $seatIs ->
        [you] { $card }: infliges { $number } de daño más.
       *[other] { $card }: { $seat } inflige { $number } de daño más.
    }
event-capped =
    { $seatIs ->
        [you] { $monster }: con { $card }, infliges { $number } de daño como máximo.
       *[other] { $monster }: con { $card }, { $seat } inflige { $number } de daño como máximo.
    }
event-weakened =
    { $seatIs ->
        [you] { $card }: infliges { $less } de daño menos, es decir, { $number }.
       *[other] { $card }: { $seat } inflige { $less } de daño menos, es decir, { $number }.
    }
event-shortfall =
    { $seatIs ->
        [you] { $card }: tomas de la reserva lo que falta, { part-echoes }; tienes { $total }.
       *[other] { $card }: { $seat } toma de la reserva lo que falta, { part-echoes }; tiene { $total }.
    }
event-took =
    { $seatIs ->
        [you] Con { $card }, tomas { part-echoes } y tienes { $total }; { part-left }.
       *[other] Con { $card }, { $seat } toma { part-echoes } y tiene { $total }; { part-left }.
    }
event-took-less =
    { $seatIs ->
        [you] Con { $card }, infligirías { $wanted } de daño, pero tomas lo que queda en el Monstruo: { part-echoes }. Tienes { $total }.
       *[other] Con { $card }, { $seat } infligiría { $wanted } de daño, pero toma lo que queda en el Monstruo: { part-echoes }. Tiene { $total }.
    }
event-too-late =
    { $seatIs ->
        [you] Llegas tarde con { $card }: el Monstruo ya murió.
       *[other] { $seat } llega tarde con { $card }: el Monstruo ya murió.
    }
event-stopped =
    { $seatIs ->
        [you] { $card }: tu ataque fue impedido y no inflige daño.
       *[other] { $card }: el ataque de { $seat } fue impedido y no inflige daño.
    }
event-slain = El Monstruo muere: { $monster }.
event-trophy =
    { $seatIs ->
        [you] Consigues un Trofeo: { $trophy }, casilla { $place }, ahora vale { $points }.
       *[other] { $seat } consigue un Trofeo: { $trophy }, casilla { $place }, ahora vale { $points }.
    }
event-extra-trophy =
    { $seatIs ->
        [you] Consigues un Trofeo adicional: { $trophy }, casilla { $place }, ahora vale { $points }.
       *[other] { $seat } consigue un Trofeo adicional: { $trophy }, casilla { $place }, ahora vale { $points }.
    }
event-ability-trophy =
    { $seatIs ->
        [you] { $monster }: consigues un Trofeo: { $trophy }, casilla { $place }, ahora vale { $points }.
       *[other] { $monster }: { $seat } consigue un Trofeo: { $trophy }, casilla { $place }, ahora vale { $points }.
    }
event-trophy-lost =
    { $seatIs ->
        [you] Retrocedes una casilla: { $trophy }, ahora vale { $points }.
       *[other] { $seat } retrocede una casilla: { $trophy }, ahora vale { $points }.
    }
event-trophy-full =
    { $seatIs ->
        [you] Tu ficha ya está en la última casilla: { $trophy }.
       *[other] La ficha de { $seat } ya está en la última casilla: { $trophy }.
    }

## Lo que pasa: el Sueño del Cazador y el fin de la ronda

event-banked =
    { $seatIs ->
        [you] { $number ->
            [0] No tienes nada que depositar; depositados: { $total }.
           *[other] Depositas { part-echoes }; depositados: { $total }.
        }
       *[other] { $number ->
            [0] { $seat } no tiene nada que depositar; depositados: { $total }.
           *[other] { $seat } deposita { part-echoes }; depositados: { $total }.
        }
    }
event-recovered =
    { $seatIs ->
        [you] { $number ->
            [one] Recuperas { $cards }.
           *[other] Recuperas { $number } cartas: { $cards }.
        }
       *[other] { $number ->
            [one] { $seat } recupera { $cards }.
           *[other] { $seat } recupera { $number } cartas: { $cards }.
        }
    }
event-upgraded =
    { $seatIs ->
        [you] Tomas una Mejora: { $card }.
       *[other] { $seat } toma una Mejora: { $card }.
    }
event-declined =
    { $seatIs ->
        [you] No tomas ninguna Mejora.
       *[other] { $seat } no toma ninguna Mejora.
    }
event-no-upgrade-left =
    { $seatIs ->
        [you] No queda ninguna Mejora para ti.
       *[other] No queda ninguna Mejora para { $seat }.
    }
event-removed =
    { $seatIs ->
        [you] Retiras de la partida: { $card }.
       *[other] { $seat } retira de la partida: { $card }.
    }
event-rested =
    { $seatIs ->
        [you] Descansas y recuperas { $number } de Salud: { $hp }.
       *[other] { $seat } descansa y recupera { $number } de Salud: { $hp }.
    }
event-returned =
    { $seatIs ->
        [you] Vuelves a la vida con { $hp } de Salud.
       *[other] { $seat } vuelve a la vida con { $hp } de Salud.
    }
event-refilled =
    { $number ->
        [one] Nueva Mejora: { $cards }.
       *[other] Nuevas Mejoras: { $cards }.
    }
event-used =
    { $seatIs ->
        [you] { $number ->
            [one] Va a tu pila de cartas usadas: { $cards }.
           *[other] Van a tu pila de cartas usadas: { $cards }.
        }
       *[other] { $number ->
            [one] Va a la pila de cartas usadas de { $seat }: { $cards }.
           *[other] Van a la pila de cartas usadas de { $seat }: { $cards }.
        }
    }
event-weapon-lost =
    { $seatIs ->
        [you] { $monster }: tu arma, que tomó sangre, sale de la partida: { $card }.
       *[other] { $monster }: el arma de { $seat }, que tomó sangre, sale de la partida: { $card }.
    }
event-marker =
    { $seatIs ->
        [you] Recibes la ficha de Jugador inicial.
       *[other] La ficha de Jugador inicial pasa a { $seat }.
    }

## Lo que pasa: el final

event-all-gone = No queda ningún Cazador en la partida.
event-hopeless = Ya no hay carta que pueda tomar sangre del Monstruo ({ $monster }): la cacería está perdida.
event-settled =
    { $seatIs ->
        [you] Depositas lo que llevabas: { part-echoes }; depositados: { $total }.
       *[other] { $seat } deposita lo que llevaba: { part-echoes }; depositados: { $total }.
    }
event-score =
    { $seatIs ->
        [you] Tu puntuación: { $number } = { $banked } por lo depositado, { $kin } por Semejantes, { $humanoid } por Humanoides, { $beast } por Bestias.
       *[other] Puntuación de { $seat }: { $number } = { $banked } por lo depositado, { $kin } por Semejantes, { $humanoid } por Humanoides, { $beast } por Bestias.
    }
event-tied =
    { $seatsIs ->
        [among] { $seatsCount ->
            [2] Empate a { $number } entre tú y { $seatsRest }: decide quien depositó más.
           *[other] Empate a { $number } entre tú, { $seatsRest }: decide quien depositó más.
        }
       *[other] Empate a { $number } entre { $seats }: decide quien depositó más.
    }
event-ended = { table-won }

## Motivos, para las pistas

reason-blood = Tomas unos { $number } de sangre del Monstruo.
reason-first = { $card } golpea antes que el Monstruo.
reason-turn = Atacas primero esta ronda.
reason-trophies =
    { $trophysCount ->
        [one] La probabilidad de que caiga es del { $percent } %, y entonces consigues un Trofeo: { $trophys }.
       *[other] La probabilidad de que caiga es del { $percent } %, y entonces consigues Trofeos: { $trophys }.
    }
reason-spend = { $monster } se lleva el arma: mejor una débil.
reason-surprise = Ves las cartas de los demás antes de elegir el arma.
reason-sturdy = Tu probabilidad de sobrevivir al ataque es del { $percent } %.
reason-shield = Nada puede herirte esta ronda.
reason-harm = Tus rivales pierden { $number } de Salud.
reason-stop = Puede impedir un ataque cuerpo a cuerpo de { $other }.
reason-wounds = Golpea más fuerte por cada punto de Salud que pierdas esta ronda.
reason-shortfall = Lo que el Monstruo ya no tiene lo recibes de la reserva.
reason-steal = Quitas { $number } de sangre a quienes tienen más que tú.
reason-weaken = Las armas cuerpo a cuerpo de los demás infligen { $number } menos.
reason-double = El daño a los rivales que luchan cuerpo a cuerpo se duplica.
reason-reward = Quien inflige daño a este Monstruo gana { $number } de sangre más.
reason-trophy-now = Quien inflige daño a este Monstruo consigue un Trofeo al momento.
reason-comes-back = Estás soñando: vuelve enseguida a tu mano.
reason-costs =
    { $number ->
        [one] Te cuesta { $number } punto.
       *[other] Te cuesta { $number } puntos.
    }
reason-bank = Pones a salvo { $number } de sangre.
reason-danger = Si luchas, la probabilidad de morir es del { $percent } %.
reason-recover =
    { $number ->
        [one] Recuperas { $number } carta usada.
       *[other] Recuperas { $number } cartas usadas.
    }
reason-upgrade = Hay algo para ti entre las Mejoras: { $card }.
reason-heal = Recuperas { $number } de Salud.
reason-keep = Ninguna Mejora supera lo que tienes.
reason-strong = Inflige { $number } de daño.
reason-special = { $card } tiene un efecto especial.
reason-better = Es mejor que una carta tuya: { $card }.
reason-weakest = Es la más débil de tus cartas.
reason-track =
    { $number ->
        [one] El marcador da { $number } punto más.
       *[other] El marcador da { $number } puntos más.
    }

## Informes de muchas partidas

survey-card = Mejoras
    .help = Mejoras que el Cazador tenía al final.
survey-monster = Jefes finales
    .help = El Jefe final de la cacería.
deed-blood = Ecos de sangre depositados
deed-trophies = puntos de Trofeos
deed-deaths = muertes
deed-upgrades = Mejoras al final
deed-melee = Armas cuerpo a cuerpo jugadas
deed-ranged = Armas a distancia jugadas
deed-utility = Cartas utilizables jugadas
deed-transform = Transformar jugado
deed-dream = Sueño del Cazador jugado
statistic-trophies = Puntos de Trofeos
statistic-deaths = Muertes
statistic-upgrades = Mejoras
statistic-most-blood = Más Ecos de sangre depositados
