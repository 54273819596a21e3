# La guía de Gloomhaven: cada texto aparece una vez, cuando toca.

lesson-begin-title = Tu primer escenario
lesson-begin = Una mesa de verdad: llevas al Salvaje, un bot lleva a la Tejedora de Hechizos, y una guía dice lo que importa cuando llega el momento. Un cuarto de hora para la primera sala; después, juega cuanto quieras.

lesson-sheet-title = Tu héroe
lesson-sheet = Cartas, objetos y un objetivo de batalla ya están elegidos. Mira, cambia lo que quieras y pulsa Empezar.

lesson-start-title = El Túmulo Negro
lesson-start = Las fichas redondas son bandidos; las estrellas, los más fuertes. Elige el hexágono marcado donde empiezas; toca cualquier cosa del mapa para saber qué es.

lesson-lead-title = Dos cartas por ronda
lesson-lead = Todos juegan dos cartas en secreto. El número de la primera dice cuándo actúas: bajo es pronto. Si los bandidos están lejos, actúa tarde y deja que vengan.

lesson-second-title = La segunda carta
lesson-second = Usarás la parte de arriba de una carta y la de abajo de la otra. Elige una que ataque arriba y otra que mueva abajo.

lesson-turn-title = Tu turno
lesson-turn = Usa una parte de arriba y una de abajo, en cualquier orden. Arriba siempre puede ser Ataque 2; abajo, Mover 2. Haz clic en una mitad.

lesson-move-title = Caminar
lesson-move = Los hexágonos claros están a tu alcance. Señala uno y verás el camino y lo que harían entonces los monstruos.

lesson-target-title = Golpear
lesson-target = El número sobre la figura es tu ataque menos su escudo. Luego se voltea una carta de modificador: puede sumar, restar, doblar o fallar. Haz clic en el objetivo.

lesson-damage-title = Daño
lesson-damage = Sufre el daño o pierde una carta en su lugar. Las cartas son tu tiempo: quien se queda sin ellas queda exhausto. Guárdalas mientras tengas puntos de vida.

lesson-monsters-title = Los monstruos siguen reglas
lesson-monsters = Un monstruo se centra en el enemigo al que llega con menos pasos, se acerca lo necesario y ataca. La línea sobre el mapa dice por qué.

lesson-end-turn-title = Termina el turno
lesson-end-turn = Nada termina solo: deshaz mientras no se haya revelado nada nuevo y luego pulsa Terminar el turno.

lesson-loot-title = Monedas
lesson-loot = Un monstruo muerto deja una moneda. Termina el turno en su hexágono y es tuya; Saquear en una carta toma las que hay alrededor.

lesson-element-title = Elementos
lesson-element = Algunas cartas crean un elemento. Al final del turno queda fuerte y mejora las cartas que lo usan, las tuyas y las de los monstruos.

lesson-waning-title = Se desvanece
lesson-waning = Un elemento está fuerte una ronda, menguante la siguiente y luego se va. Úsalo mientras está.

lesson-short-rest-title = Descanso corto
lesson-short-rest = Al final de la ronda puedes recuperar las cartas descartadas: una de ellas, al azar, se pierde del todo. Espera a tener la mano casi vacía.

lesson-long-rest-title = Descanso largo
lesson-long-rest = En lugar de dos cartas puedes descansar la ronda entera: eliges la carta que pierdes, curas 2 y renuevas los objetos. Actúas al final.

lesson-lost-title = Una carta perdida
lesson-lost = Las cartas perdidas no vuelven en este escenario. Cada descanso cuesta una, y así el próximo llega antes. Una cruz roja en la carta avisa.

lesson-door-title = La puerta
lesson-door = Una puerta se abre cuando un héroe entra en su hexágono. Los monstruos de detrás actúan en esta misma ronda: entra con fuerza y pronto en tu turno.

lesson-room-title = Una sala nueva
lesson-room = Todo lo que hay en ella queda revelado. Los monstruos nuevos actúan en esta ronda si su número aún no ha pasado.

lesson-end-title = Ya sabes jugar
lesson-end = Maten a todos los enemigos y el Túmulo es suyo. Las pistas y deshacer siguen contigo.
