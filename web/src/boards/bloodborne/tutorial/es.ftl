# El tutorial de Bloodborne en español: un texto para cada lección.

lesson-you = Tú
lesson-denise = Denise
lesson-rodrigo = Rodrigo

lesson-pick-title = En secreto y a la vez
lesson-pick = Un Paciente bestia con 4 Ecos de sangre; su llegada costó 1 de Salud a todos. Denise y Rodrigo ya eligieron carta boca abajo. Haz clic en tu Hacha de cazador: 2 de daño toman 2 Ecos.
lesson-pick-no = También valdría. Por ahora, elige el Hacha de cazador.
lesson-order-title = La sangre va por orden de turno
lesson-order = Empezabas tú y tomaste 2; Denise, 1; el hacha de Rodrigo solo encontró 1. ¡Muerto! Quien tomó sangre esta ronda avanza una ficha de Trofeo: puntos al final.
lesson-roll-title = La tirada alcanza a todos
lesson-roll = Este lleva linterna roja: una tirada, y cada Cazador sufre el daño. Con un + se tira otra vez y se suma. Sigue luchando con la Cuchilla dentada.
lesson-roll-no = Todavía no. Ataca con la Cuchilla dentada y mira qué hace el dado rojo.
lesson-dream-title = El Sueño del Cazador
lesson-dream = 4 de daño: te quedan 2 de Salud. Si mueres, pierdes tus 3 Ecos recolectados. Juega el Sueño del Cazador: la mitad del daño, y luego tu sangre queda depositada.
lesson-dream-no = Demasiado peligroso: casi la mitad de las tiradas de este dado amarillo te mataría, y quien muere pierde lo que lleva. Juega el Sueño del Cazador.
lesson-upgrade-title = Lo depositado está a salvo
lesson-upgrade = Rodrigo siguió luchando, murió y perdió 3 Ecos. Los tuyos están depositados, y recuperaste tus cartas. Quien sueña o muere toma una Mejora: el Martillo de la Iglesia.
lesson-upgrade-no = Buena elección para otra noche. Toma el Martillo de la Iglesia: necesitarás 4 de daño.
lesson-transform-title = Transformar
lesson-transform = También recuperaste la Salud. Al llegar, el nuevo Monstruo (Cazador) dio 3 Ecos a quien menos tenía: Rodrigo. Ahora algo astuto: juega Transformar. Ves lo que hacen los demás y solo entonces eliges tu arma.
lesson-transform-no = Prueba Transformar: primero miras, después eliges.
lesson-weapon-title = La segunda elección
lesson-weapon = Rodrigo está en el Sueño. La pistola de Denise es la única, así que dispara al momento: quedarán 3 Ecos. ¿Qué arma se los lleva todos?
lesson-weapon-no = Así quedaría sangre, y una segunda pistola estropearía el disparo rápido de Denise. El Martillo de la Iglesia se lo lleva todo.
lesson-end-title = Hasta que caiga el Jefe final
lesson-end = { $points } puntos: lo depositado y los Trofeos. { $risk } Ecos siguen en riesgo. Tras diez combates así llega el Jefe final, cuya capacidad vale toda la partida; cuando cae, gana quien tenga más puntos. Pueden negociar: las promesas no obligan a nadie.
