### Lo que se cuenta antes y después de cada escenario. Palabras nuestras.

tale-scenario-1 = Jekserah, una mercader Valrath que paga demasiado bien, quiere recuperar unos papeles robados. El rastro termina en una colina baja de extramuros donde se instalaron saqueadores de tumbas.
tale-scenario-1-end = Los bandidos yacen entre los huesos que levantaron, pero su jefe no está entre ellos. Detrás de la última cámara una escalera baja más, con huellas frescas.

tale-scenario-2 = Al pie de la escalera hace frío y alguien da órdenes, a hombres que responden y a hombres que ya no pueden. El Comandante Bandido tiene los papeles, y aquí cada puerta le obedece.
tale-scenario-2-end = El comandante murió y los papeles son suyos para entregar. Primero los leen: hablan de una cripta y de alguien que enseña a los ladrones a despertar muertos.

tale-scenario-3 = Jekserah tiene otro trabajo: darle una lección a un campamento Inox que asalta sus caravanas. Desde la loma se ven sobre todo tiendas, fogones y niños, y guardias que ya los vieron.
tale-scenario-3-end = Al campamento no le quedan ganas de pelear. Cobran con la sensación de que las caravanas eran solo la mitad de la historia, y empiezan a preguntarse qué planea la mercader.

tale-scenario-4 = La cripta de los papeles existe y no está en silencio. Los cultistas compraron la ayuda de los bandidos, y a lo que invocaron no le importa quién pagó.
tale-scenario-4-end = El cántico cesó. Entre las cosas del culto hay dos rumbos: una bóveda más antigua y un lugar donde se hacen muertos en cantidad.

tale-scenario-5 = La bóveda más antigua está caliente, y ninguna debería. Tras la última pared el culto mantiene abierta una puerta, y algo del otro lado también la sostiene.
tale-scenario-5-end = Caído el último cultista, la grieta sigue en el aire, ancha como para pasar. Podrían dejársela a otros; el calor en la cara dice que nadie más llegará a tiempo.

tale-scenario-6 = En algún lugar bajo esta cripta podrida ponen a trabajar a los muertos. Hay que ver con los propios ojos de dónde vienen y quién firma por ellos.
tale-scenario-6-end = Entre los huesos hay un libro de cuentas, y la letra es conocida: es de Jekserah. Ha estado comprando cadáveres, y el último envío fue a un depósito de Gloomhaven.

tale-scenario-7 = Para hallar a la mercader, la encantadora necesita ingredientes que crecen en una sola gruta, entre raíces que se mueven cuando nadie mira. Los cuidadores de la gruta no venden.
tale-scenario-7-end = Cinco frascos, cinco brillos. La encantadora los gira a contraluz, asiente y les dice dónde se escondió la que buscan.

tale-scenario-8 = El depósito está entre casas honradas y nadie notó el olor. Dos Inox con los colores de la mercader guardan la puerta por dentro, y no están solos con la mercancía.
tale-scenario-8-end = Los guardaespaldas murieron por alguien que no los esperó. Jekserah huyó de la ciudad, y la guardia agradece con más calidez que de costumbre.

tale-scenario-9 = Jekserah sigue siendo su clienta y sus deseos crecen: una mina, una piedra, un capataz que no vende. Sea para lo que sea, necesita el diamante pronto.
tale-scenario-9-end = El capataz murió y el diamante está en la bolsa. Cuando se lo entregan, la mercader ríe, y esa noche se abren las tumbas de extramuros.

tale-scenario-10 = A través de la grieta. Hay suelo, más o menos, y todo lo que vive en él está hecho de una sola cosa y los odia por estar hechos de varias.
tale-scenario-10-end = Apagados los fuegos, una voz sin boca propone un trato: un encargo en su mundo a cambio de calma en este. No hace falta contestar ya. Su trono no está lejos.

tale-scenario-11 = Los muertos marchan sobre la plaza y ustedes decidieron de qué lado están: el de quien paga. Entre Jekserah y la ciudad solo queda el Capitán de la Guardia.
tale-scenario-11-end = Cayó el capitán, y con él el orden. Jekserah gobierna, los mercados abren más temprano que nunca, y quienes saben lo que hicieron cruzan la calle al verlos.

tale-scenario-12 = Los muertos marchan sobre la plaza y ustedes decidieron de qué lado están: el de quienes viven aquí. Jekserah camina entre su ejército como si ya hubiera ganado.
tale-scenario-12-end = Jekserah yace sobre las piedras de la plaza, y su ejército con ella. La gente sale a la puerta y, por una vez, aplaude.

tale-scenario-13 = Un templo en las colinas promete una respuesta a quien alcance su cuenco. Hace mucho ordenaron a los guardianes poner a prueba primero la pregunta.
tale-scenario-13-end = El agua del cuenco muestra tres lugares y espera. Pueden llevarse uno; después es solo agua.

tale-scenario-14 = Hail, la Aesther que alquila media casa en Gloomhaven, quiere algo que perdió bajo el hielo. No dice cómo lo perdió, solo que los sabuesos de allí no son sabuesos.
tale-scenario-14-end = Hail se acerca la cosa fría al oído como un caracol y sonríe. Desde ahora, dice, su puerta está abierta, y lo que sabe hacer con las líneas de una página lo hará por un precio.

tale-scenario-15 = Arriba, en el hielo, hay un santuario donde, dicen, se vuelve más fuerte quien toma lo que está en el altar. Todos los demás que quisieron siguen aquí, de una forma u otra.
tale-scenario-15-end = Lo que estaba en el altar ya no está, y el frío tampoco. Sus brazos parecen de otra gente, gente mejor.

tale-scenario-16 = El paso es el único camino por las montañas, y los Inox que lo tienen cobran más que peaje. El viento está de su lado últimamente.
tale-scenario-16-end = El paso quedó libre. Aquí arriba se oyen dos llamados: uno de una cueva que contesta antes de que hablen, otro de un pico donde respira algo muy grande.

tale-scenario-17 = Una isla que no figura en ninguna carta y está siempre en el mismo lugar. Los Vermlings levantaron allí un pueblo de restos de naufragio, y nadie volvió a quejarse.
tale-scenario-17-end = El pueblo de restos es suyo por una tarde. Cargan lo que brilla y dejan el resto a la marea.

tale-scenario-18 = Desde la lucha el agua de Gloomhaven sabe a hierro, y la pista lleva adonde nadie quiere ir. Las cloacas las hicieron otros, para otros, y desde entonces tienen habitantes.
tale-scenario-18-end = Los túneles están libres por ahora, pero el veneno venía de más abajo y más lejos. Cuatro caminos salen de aquí, todos mojados.

tale-scenario-19 = Esta vez Hail viene con ustedes, lo que debería preocuparlos más de lo que los preocupa. Lo que quiere está al final de una cripta, y camina hacia allí como si nadie intentara detenerla.
tale-scenario-19-end = Levanta el incensario de su soporte y lo hace girar. Con esto, dice, se cierra lo que nunca debió abrirse, y casi parece apenada.

tale-scenario-20 = Las señas de la encantadora terminan en una puerta de madera negra. Detrás, Jekserah dejó de fingir que es mercader.
tale-scenario-20-end = La nigromante está muerta, esta vez de verdad. En sus cartas descubren que ella también era clienta de alguien.

tale-scenario-21 = Vinieron a rechazar el trato en persona. El Demonio Supremo está sentado donde se juntan los elementos y nunca tuvo que levantarse.
tale-scenario-21-end = El trono está vacío y la grieta se pliega detrás de ustedes como una carta. En Gloomhaven es una mañana cualquiera.

tale-scenario-22 = Lo que pidió el demonio, o lo que podría servir contra él, está en un templo de cuatro altares. El culto que los cuida opina sobre ambas cosas.
tale-scenario-22-end = Los altares son escombros y el artefacto es suyo. Pesa más de lo que parece y da la impresión de escuchar cuando discuten qué hacer con él.

tale-scenario-23 = Bajo las cloacas las paredes se vuelven lisas y las puertas se abren antes de tocarlas. Quien construyó esto no esperaba que las visitas vinieran de una en una.
tale-scenario-23-end = Las placas hacen clic, el zumbido cesa y una pared se corre y deja ver estantes de cosas sin nombre. Más allá el agua corre en la dirección correcta.

tale-scenario-24 = La cueva que contestó tiene muchas puertas y una voz. Las querría todas abiertas, y querría que supieran que sabe agradecer.
tale-scenario-24-end = La última puerta está abierta y la Voz les llena la cabeza, cortés, antigua y necesitada de manos. Tiene dos encargos y ninguna intención de rogar.

tale-scenario-25 = El camino al pico que respira va por el hielo, y el hielo está habitado. Allá arriba nadie gana quedándose quieto.
tale-scenario-25-end = En la cornisa sobre las nubes un Draco Anciano los mira con un ojo, que alcanza. Tiene una propuesta, y les da el tiempo que tarda en plegar las alas.

tale-scenario-26 = La cisterna abastece a media Gloomhaven, y sus bombas se ennegrecieron. Algo vive ahora en la mezcla y se multiplica.
tale-scenario-26-end = Las bombas corren limpias y el agua clara sube a la ciudad. La mugre vino por un agujero que lleva a un templo, no a un desagüe.

tale-scenario-27 = Hail se sienta frente a la grieta, abre el incensario y pide diez minutos de calma. Del otro lado entendieron muy bien lo que hace.
tale-scenario-27-end = La grieta se cierra con sonido de libro. Hail paga en oro que debe gastarse en su arte dentro de la hora porque, dice, conoce a los aventureros.

tale-scenario-28 = Las cartas de Jekserah dan un precio por cadáver y una dirección de entrega. La cámara exterior del ritual está abierta a clientes y cerrada a invitados.
tale-scenario-28-end = En la túnica del sacerdote hay una tarjeta sin nombre, solo una puerta y una hora. Al parecer, quien miraba los invitó.

tale-scenario-29 = Detrás de la puerta de la invitación está oscuro de un modo que las lámparas solo subrayan. En algún lugar el altar de la Penumbra espera compañía.
tale-scenario-29-end = Salen con vida y con un nombre para lo que está detrás de todo: la Penumbra. También ella los vio.

tale-scenario-30 = La Voz quiere su cetro, en un santuario que el mar digiere hace siglos. No todo allá abajo fue digerido.
tale-scenario-30-end = El cetro está frío y zumba en dos tonos. Oyeron a la Voz alabarlo; también la oyeron desear que no lo miraran de cerca.

tale-scenario-31 = El artefacto del templo tiene una mancha que ningún jabón quita, así que Hail los envía al lugar de donde vienen las manchas. En el Plano de la Noche el único hito es una columna que todo lo demás teme.
tale-scenario-31-end = La columna se quiebra como vidrio y el artefacto queda tibio y limpio en sus manos. Hail anota cuatro lugares donde se vio la misma mancha.

tale-scenario-32 = El segundo encargo de la Voz lleva a un bosque donde los árboles se inclinan lejos de una choza. Algo de la Voz fue escondido allí por quienes no querían que se hallara.
tale-scenario-32-end = La cosa apareció, y los atormentadores que la guardaban murieron. En su nido averiguan quién tiene el resto: los Savvas, y una tumba que se custodia sola.

tale-scenario-33 = Los Savvas tienen una armería en el corazón de su montaña, y tanto la Voz como el Draco querrían algo de ella. Entrar es cuestión de fuerza; salir, de tiempo.
tale-scenario-33-end = Cuatro cofres, una salida y la montaña gruñendo detrás. Ahora tienen lo que quieren dos grandes poderes, y habrá que desilusionar a uno.

tale-scenario-34 = Subieron a la cumbre a decir que no. El Draco Anciano sobrevivió a muchos que lo dijeron, y sus crías tienen hambre.
tale-scenario-34-end = Las grandes alas están quietas. Desde aquí se ve Gloomhaven, muy pequeña, y el humo de cien aldeas que dormirán mejor.

tale-scenario-35 = El trato con el demonio vence ante las murallas de Gloomhaven. Marchan sobre la puerta junto a criaturas de fuego y hielo, y las caras de las almenas los conocen.
tale-scenario-35-end = La puerta cayó, el capitán murió y los demonios cumplen su palabra al pie de la letra. La ciudad es suya. Les pagaron, y no recuerdan que nadie festejara.

tale-scenario-36 = Los demonios vinieron a cobrar ante las murallas, y ustedes vinieron a detenerlos. Los arqueros de al lado ya no preguntan de qué lado estaban la semana pasada.
tale-scenario-36-end = Donde estuvo el Demonio Supremo hay un anillo negro en la hierba y, por primera vez en meses, silencio. Los arqueros comparten su vino.

tale-scenario-37 = Una de las manchas está en el fondo de una fosa del mar, y respirar ya no es problema. Lo que vive a lo largo de la fosa, sí.
tale-scenario-37-end = Salen de la última corriente a aguas negras y abiertas. Más adelante, donde nunca hubo luz, algo se volvió hacia ustedes sin tener ojos.

tale-scenario-38 = Esclavistas Inox tienen en sus corrales a un Orquídea que, dicen, conoce los bosques donde se extiende la mancha. Ellos creen que es suyo; él solo piensa en quién abrió la puerta.
tale-scenario-38-end = Espina Carmesí, así se llama el Orquídea, agradece con una reverencia. Después pide una cosa más: los otros.

tale-scenario-39 = Un puente de hielo, un culto del otro lado y un altar que sacude la montaña cuando rezan. No hace falta que les guste el camino; hay uno solo.
tale-scenario-39-end = El altar yace en el barranco con la mitad del culto. Arriba el pico de las pesadillas está sin nubes, y casi desearían que no.

tale-scenario-40 = La tumba que se custodia sola lo hace desde antes de que hubiera ladrones. Sus máquinas no duermen; solo exigen dos personas en el lugar justo al mismo tiempo.
tale-scenario-40-end = La red se apaga, sala tras sala. En la quietud se oye a la Voz tomar un aliento que no necesita: la tumba está abierta.

tale-scenario-41 = En la parte más antigua de la tumba está lo que tiene cautiva a la Voz. Ella les prometió todo; los guardianes solo prometen que nadie sale acompañado.
tale-scenario-41-end = La Voz es libre. Cumple cada promesa en un parpadeo y se va, y ustedes quedan con más de lo que pueden cargar y una pequeña duda.

tale-scenario-42 = Con el cetro se llega adonde vive la Voz, y allí ya no es cortés. Seis cuerdas la atan al mundo; preferiría tenerlos a ustedes de séptima.
tale-scenario-42-end = Se corta la última cuerda, y el silencio es tan hondo que cada uno oye el corazón del otro. Nadie agradece. Nadie más la oyó.

tale-scenario-43 = Para lo que Hail llama una manera de respirar donde no se debe, necesita sangre de draco, y fresca. En esta época del año el nido está lleno.
tale-scenario-43-end = Hail revuelve, huele y le da un frasco a cada uno. Sabe a cobre, y desde hoy el mar es solo otra clase de clima.

tale-scenario-44 = Espina Carmesí los lleva al campamento donde su gente está atada a estacas. No va a esperar un plan.
tale-scenario-44-end = Las estacas están vacías. Uno de los Orquídeas liberados pide un arco y un lugar junto al fuego, y mira el bosque como quien no ha terminado con él.

tale-scenario-45 = No todos en la ciudad conquistada se rindieron. Sus nuevos amos quieren rotos los tótems de los rebeldes en el pantano, y sería prudente no preguntar qué será de ellos.
tale-scenario-45-end = Seis tótems, seis fogatas. Alguien deslizó una carta bajo la puerta: en este pantano hay dos bandos, y no es tarde para elegir el otro.

tale-scenario-46 = En el pico anida el primero de los tres que esparcen la mancha. Tiene alas, tiene huevos, y grita con una voz que oyeron en malos sueños.
tale-scenario-46-end = El nido arde en azul. Uno de tres, dice Hail cuando le llevan una pluma, y tacha un nombre de su lista.

tale-scenario-47 = No tiene ojos y hace días que los ve venir. Bajo la fosa, en agua como tinta, el segundo de los tres yace entre sus altares y piensa.
tale-scenario-47-end = La presión en la cabeza afloja. Fuera lo que fuera que pensaba, el pensamiento termina aquí, y los peces vuelven a la fosa.

tale-scenario-48 = Espina Carmesí conoce los bosques por donde cabalga el tercero. Va y viene a su gusto, advierte, y cada vez los árboles son un poco más suyos.
tale-scenario-48-end = El caballo se deshace en hojas, el jinete en humo. Espina Carmesí planta algo donde cayó y se queda a verlo crecer.

tale-scenario-49 = Los rebeldes resisten por última vez en el pantano, con un cañón que alcanza la ciudad. Ustedes eligieron: no debe disparar.
tale-scenario-49-end = El cañón es chatarra, y la rebelión también. Sus amos están satisfechos. No queda nadie que pudiera estar insatisfecho.

tale-scenario-50 = Ustedes eligieron: los demonios deben irse. En la Fortaleza Fantasma cuatro cosas los retienen, y dos grupos deben buscarlas por dos lados antes de que nadie lo note.
tale-scenario-50-end = Los demonios se apagan uno tras otro, como lámparas. Los soldados que toman la ciudad son severos y torpes, pero son gente.

tale-scenario-51 = Los tres siervos ya no están y el camino a su amo quedó abierto. En el Vacío no hay nada más que la Penumbra, y la nada alcanza y sobra para ahogarse.
tale-scenario-51-end = Se terminó. En alguna parte se cierra una puerta entornada desde antes de las ciudades. Vuelven a casa, y la mañana es tan clara que hay que detenerse a mirarla.

tale-scenario-52 = El buscador del grupo halló la primera señal: un sótano que nadie alquila dos veces. Lo que la voz de Xorn quiere de allí, lo quiere de cada uno.
tale-scenario-52-end = Todos llevan un fragmento, y a nadie le gusta que le pregunten si el suyo habla. El buscador los junta y lee el nombre de otra cripta.

tale-scenario-53 = Bajo la cripta un báculo está en un anillo de piedras, y las piedras necesitan tiempo. Basta con seguir vivos al final.
tale-scenario-53-end = El anillo se apaga y el báculo se suelta en manos del buscador, como si hubiera esperado justo esas. Ya no se dejará apartar.

tale-scenario-54 = En un palacio de hielo espera un altar para el báculo, pero el báculo aún está vacío. Se llena de una sola manera, y debe hacerlo el buscador.
tale-scenario-54-end = Del altar sube luz, y el buscador entra en ella sin mirar atrás. Lo que sale es otra cosa, más antigua, y dice que está de su lado.

tale-scenario-55 = El rastro de los bandidos que talan los árboles sagrados entra en la niebla. Nadie que haya entrado describe el mismo bosque.
tale-scenario-55-end = Entre dos troncos hallan sus varas de cuenta y, más allá de la niebla, el sonido de las hachas. Ya no falta mucho.

tale-scenario-random-dungeon = Bajo la ciudad hay más puertas de las que nadie ha contado, y dos grupos nunca abren las mismas. Tienen una noche, una antorcha y nadie que los espere.
tale-scenario-random-dungeon-end = La última sala está en silencio. Nada de aquí abajo cambió el mundo, pero las bolsas pesan más y ustedes saben un poco mejor de qué son capaces.

tale-scenario-solo-brute = El Salvaje oyó que el túmulo de las afueras vuelve a estar habitado, y que alguien allí presume de haber ahuyentado a un grupo entero de mercenarios. Un solo Inox basta para arreglarlo.
tale-scenario-solo-brute-end = Ya no queda nadie que presuma. En la última cámara hay una hoja demasiado pesada para las manos que la tenían, y nada pesada para las tuyas.

tale-scenario-solo-tinkerer = El Manitas solo quería comprar alambre de cobre, y ahora los Vermlings desbordan el muro norte. Cuatro guardias de la ciudad defienden lo que queda de él. Nunca les había hecho tanta falta alguien que inventa.
tale-scenario-solo-tinkerer-end = El último Vermling desaparece tras los escombros. Un guardia que aún se tiene en pie te entrega algo que cayó del muro, una lente con el borde quemado, y pregunta en qué podría convertirse.

tale-scenario-solo-spellweaver = Una colega lleva un mes sin contestar cartas, y el laboratorio huele a azufre hasta la calle. Lo que allí se preparaba puede terminarlo alguien con mejor pulso. Solo habría que ir a buscarlo.
tale-scenario-solo-spellweaver-end = El frasco está tibio, y hasta ahora no explotó. Decides no escribir nada sobre el gólem, y quedarte con la receta.

tale-scenario-solo-scoundrel = Rikharn conoce la armería, los turnos de la guardia y a un comprador. Solo falta alguien que abra cerraduras, y la mitad es un trato justo. Has trabajado con gente peor, aunque nunca con nadie que sonriera tanto.
tale-scenario-solo-scoundrel-end = Al final la parte es entera. La hoja del último cofre no hace ruido al desenvainarse, y Rikharn no vendrá a pedirla.

tale-scenario-solo-cragheart = En las colinas hay una piedra que, según los Savvas, escucha. Esta semana todo lo que camina, se arrastra o arde va hacia ella. Alguien debería ponerse en medio.
tale-scenario-solo-cragheart-end = El último cieno se seca en las rocas, y hay silencio suficiente para oír la piedra. Te dejó un trocito de sí misma, gastado y liso, con un agujero del ancho de un cordón.

tale-scenario-solo-mindthief = Las ratas de las cloacas del este dejaron de responder. Ahora los Vermlings rezan allá abajo ante altares, y sus rezos piden cuerpos pequeños, muchos. Vas a solas, porque nadie más oye los gritos.
tale-scenario-solo-mindthief-end = El demonio al que rezaban vuelve a ser barro, y miles de ojos agradecidos parpadean en la oscuridad. Traen lo que hallaron en años de cavar, y ponen la mejor pieza encima.

tale-scenario-solo-sun = Seis guardias, cuatro carros y un camino del que ha oído hablar todo el que tiene un arma. El mercader confía en la Luz, y por eso contrató a una sola de sus siervas. Haces que los guardias no se alejen.
tale-scenario-solo-sun-end = Vinieron tres veces, y los carros conservan sus ruedas. El mercader nota que un escudo de la carga empezó a brillar, y que no sería prudente vendérselo a nadie más.

tale-scenario-solo-three-spears = El almacén exige tres años de alquiler antes de devolverte el baúl. Sabes dónde está el baúl, y conoces algunas de las trampas, porque fuiste tú quien se las vendió al dueño.
tale-scenario-solo-three-spears-end = La gente del dueño yace donde estaban sus estantes. El baúl guarda menos de lo que recordabas, salvo un cinturón con tantos bolsillos que pagas la cuenta con uno de ellos.

tale-scenario-solo-circles = Para llamar a una bestia hay que saber de dónde viene. Trazas el círculo al revés y entras. La hierba aquí es alta, y se mueve contra el viento.
tale-scenario-solo-circles-end = El gran oso agacha por fin la cabeza, y el plano te deja ir. En tu mano hay un ídolo de piedra que antes no estaba, y a veces la mano tampoco está del todo.

tale-scenario-solo-eclipse = La oscuridad tiene un sabor, y el tuyo se acabó. En una cueva a la que nunca llegó una lámpara, los demonios de la noche están gordos de ella. Seis deberían bastar para el frasco.
tale-scenario-solo-eclipse-end = El sexto demonio se apaga como una mecha, y el frasco se cierra sobre algo que no es del todo humo. Lo agitas y, por un momento, no ves tu propia mano.

tale-scenario-solo-squidface = Bajo la cripta de Xorn, seis espíritus están de pie como se les ordenó hace siglos. Otra cosa empezó a roer las puertas desde el otro lado. Te pones en medio de ellos y cuentas.
tale-scenario-solo-squidface-end = La última puerta está abierta, y lo que pasó por ella está muerto. Uno de los espíritus se inclina y deja caer en tu mano una cosita verde. Pica, y es agradable.

tale-scenario-solo-lightning = Un chamán de tu pueblo descubrió que los muertos no contestan. Conocías a algunos de los que levantó. Lo que tienes que decirle no pide muchas palabras.
tale-scenario-solo-lightning-end = Levantó un cadáver tras otro para ponerlo delante, y al final solo quedó él mismo. Le quitas la máscara de la cara. Te queda bien.

tale-scenario-solo-music-note = Alguien canta tus canciones en la ciudad alta, con la letra cambiada y la guardia por público. Traes una banda de seis que te deben dinero y sostienen mejor un arma que una melodía. Las puertas son gruesas, pero el sonido pasa.
tale-scenario-solo-music-note-end = La otra voz se corta en medio de un verso, que es donde debió terminar. El laúd que deja lo afinó alguien que sabía. Te quedas con él, y con la última palabra.

tale-scenario-solo-angry-face = Faltan cuatro trofeos en el gran salón de los cazadores, y no volvió nadie que fuera por ellos. Un lobo que no está ahí, una tierra que no muere, una llama que contesta a cada flecha. Llevas más flechas.
tale-scenario-solo-angry-face-end = El salón tiene sus trofeos, y no hay ningún nombre junto a ellos, como pediste. De la piel que sobró cortaste una capa. El bosque ahora mira a través de ti.

tale-scenario-solo-saw = El cuartel se vino abajo de noche, y debajo hay guardias que aún llaman. Aquí no hay con quién luchar. Solo está el tiempo que les queda, y el peso de las piedras.
tale-scenario-solo-saw-end = El teniente se incorpora y pregunta cuántos. Todos, dices, y es la primera vez hoy que te tiemblan las manos. La guarnición te da un abrigo de bolsillos hondos, y nadie menciona las manchas.

tale-scenario-solo-triangles = En este templo el aire sigue al fuego, el hielo sigue al aire, y es así desde antes de que hubiera horas que contar. Los guardianes se mueven con el orden y nunca contra él. Te aprendiste el orden de memoria.
tale-scenario-solo-triangles-end = Cuando cae el último guardián, el orden sigue sin él, bajo tus pies. Las botas junto al altar esperaban a alguien que conociera los pasos.

tale-scenario-solo-two-mini = Atraparon al oso, y dejaron que lo oyeras. Entre tu agujero y su jaula hay rocas por encima de las que nada pasa, pero las puertas están atadas unas a otras. Rascas la pared, y algo te responde rascando.
tale-scenario-solo-two-mini-end = El que construyó la jaula tenía un bastón al que los animales obedecen. Ya no lo va a necesitar, y el oso solo lo mordió una vez.

tale-scenario-solo-envelope-x = Bajo las dunas hay un salón de tres salas, y la arena del reloj sobre la puerta corre hacia arriba. Lo que anida ahí olvidó cómo se envejece. No tienes prisa.
tale-scenario-solo-envelope-x-end = El guardián de la última sala es un montón de piedra, y el reloj se detuvo. Su hoja nunca se forjó: se vertió. Y todavía se vierte un poco.

tale-scenario-56 = Los bandidos talaron la mitad de la arboleda y ataron a sus guardianes a lo que queda. Cuentan con que no se atrevan a pelear entre cautivos.
tale-scenario-56-end = Callaron las hachas. Los guardianes tocan cada tocón, uno por uno, y uno de ellos toma un arco y los sigue.

tale-scenario-57 = Alguien en el cuartel responde a otro amo y lleva una cara en la que todos confían. Ustedes tienen una lista, un patio cerrado y una noche.
tale-scenario-57-end = La máscara cae con el último golpe. En el forro está la dirección de una choza que hasta los mendigos evitan.

tale-scenario-58 = En la choza al borde de la ciudad alguien estuvo cosechando. Esperaron mucho por esta puerta, y ahora está abierta, como si los aguardaran.
tale-scenario-58-end = El Segador está muerto y, con él, un nombre que cargaron años. Sobre la mesa hay una carta con un sello que nunca vieron.

tale-scenario-59 = Para la cura hace falta una flor que se abre en una arboleda olvidada, custodiada por lo que la come hace años. Los volvió extraños.
tale-scenario-59-end = La flor cabe en una mano. Quien sabe hervirla trabaja en un laboratorio de cerraduras pésimas y aire peor.

tale-scenario-60 = El alquimista se fue, los vapores no, y lo que tenía enjaulado anda suelto. Con cuatro frascos basta, y cada bocanada cuesta.
tale-scenario-60-end = En la calle cuentan frascos y dedos. Al anochecer el primer enfermo se sienta y pide sopa.

tale-scenario-61 = Un faro que muestra su luz por turnos a este mundo y a otro. Quien lo sube debe enfrentar a los guardianes de ambos.
tale-scenario-61-end = Con la última lente en las manos la luz queda quieta. Apunta hacia abajo, a un pozo bajo la roca.

tale-scenario-62 = En el fondo del pozo está lo que se comió a los ahogados de cien años, y sigue con hambre. Sus huesos son su armadura.
tale-scenario-62-end = Se deshace en un suspiro de muchas voces. De la oscuridad sale una figura y ofrece sus servicios, como si solo esperara el fin de la comida.

tale-scenario-63 = Herreros Inox hallaron un foso donde el hierro se funde solo y contrataron Vermlings para traerlo. A las llamas nadie les preguntó.
tale-scenario-63-end = El foso está quieto, salvo el burbujeo. Se llevan los lingotes fríos y dejan los calientes a los próximos.

tale-scenario-64 = En el fondo de la laguna hay un jardín que nadie cuida y todo defiende. Respiran, se hunden, desenvainan.
tale-scenario-64-end = Cuando el lodo se asienta, el jardín brilla. Se quedan un rato en él, porque pueden.

tale-scenario-65 = La mina de azufre la trabajan Vermlings a quienes un chamán les dijo que es suya. Las cinco cosas que necesitan están allá abajo, detrás del olor.
tale-scenario-65-end = Cinco hallazgos, algunos con engranajes. Los inventores de Gloomhaven no dormirán en una semana.

tale-scenario-66 = En una cala a la que solo se entra con marea baja alguien dejó una casa que funciona como un reloj. Cada puerta se abre lejos de donde se pisa.
tale-scenario-66-end = En la última placa la casa entera deja de latir. Lo que mantuvo en marcha está delante de ustedes, pulido.

tale-scenario-67 = Una biblioteca cuyo bibliotecario fue construido, no nacido, y tiene orden de guardar silencio. Las plantas crecieron por los estantes, y de silencio se alimentan.
tale-scenario-67-end = El gólem se arrodilla y no vuelve a levantarse. Entre los libros que quedan hay uno sobre él mismo, que viene sin resistencia.

tale-scenario-68 = Un árbol del páramo sigue sano, y todo lo venenoso de alrededor lo notó. Una herborista les rogó que lo mantengan en pie y que tengan cuidado con el agua.
tale-scenario-68-end = El árbol sigue en pie. La herborista llena dos frascos de savia y llora, quizá por el aire.

tale-scenario-69 = La muñeca de una niña está en el fondo de un pozo, y algo allá abajo habla con la voz de la niña. Quiere que la lleven a casa, paso a paso, y no es la única.
tale-scenario-69-end = Al borde del agua la muñeca deja de llorar. En su lugar hay una bolsa, vieja como el pozo y bastante más pesada que una muñeca.

tale-scenario-70 = La isla está sujeta con cadenas, y los espíritus de las cadenas sujetan lo demás. Mientras vigilen, nada en ella puede ser herido.
tale-scenario-70-end = Cae el último demonio y, con él, la última cadena. La isla deriva un poco, indecisa, y luego se queda donde está.

tale-scenario-71 = En el altiplano el viento decide adónde va uno, y los dracos lo saben. Tres nidos guardan lo que vinieron a buscar, si pasan a los que duermen.
tale-scenario-71-end = Se dejan llevar por el viento ladera abajo, con tres premios a cuestas. Atrás, el altiplano aúlla como quien perdió una apuesta.

tale-scenario-72 = Tres árboles de la arboleda sudan algo que se arrastra. Los granjeros de abajo perdieron dos vacas y la paciencia.
tale-scenario-72-end = Los árboles son astillas y el último charco se secó. Los granjeros los invitan a la tercera vaca.

tale-scenario-73 = Los Inox de la sierra no necesitan muchas flechas; tienen peñascos. Las caravanas atascadas abajo querrían recuperar sus bienes.
tale-scenario-73-end = Tres cofres, apenas abollados. De la sierra rueda solo el último peñasco, como despidiéndose.

tale-scenario-74 = Los mercaderes les confían su barco, y el mar se enteró. Hay piratas en la borda y cosas peores abajo, y las bombas necesitan manos.
tale-scenario-74-end = El barco entra cojeando al puerto con todo lo que importa a bordo. Los mercaderes cuentan los cajones y después, en justicia, a la tripulación.

tale-scenario-75 = El hombre de las uñas con tierra tiene un mapa de tumbas y un comprador nada delicado. Las tumbas tienen un regente que sí lo es.
tale-scenario-75-end = Salen de la última fosa con los sacos llenos y la conciencia limpia, porque nunca hubo nada en ella. La paga es excelente.

tale-scenario-76 = Lo que parece una colina zumba de noche. Los atormentadores construyeron hacia adentro, pared tras pared, y algunas son delgadas.
tale-scenario-76-end = La colmena calló, y por primera vez se oye la hierba. Prenden fuego a la cámara más honda y se van contra el viento.

tale-scenario-77 = La bóveda de la ciudad guarda secretos, algunos sobre ustedes. Los guardias tienen órdenes para ladrones y las cumplen al pie de la letra y de la puerta.
tale-scenario-77-end = Queman su página, y antes leen otras. Solo por esas ya valió la pena.

tale-scenario-78 = Los círculos de tiza llevaban a este pozo, y ya hay alguien atado encima. A los sacerdotes les faltan solo unos versos.
tale-scenario-78-end = La cuerda está cortada, el pozo no tiene a quién tragar. A quien salvaron no se le oye palabra hasta la ciudad, y entonces no puede parar.

tale-scenario-79 = El pez conoce la entrada al templo y quiere ver muerto a uno de sus habitantes. El Traidor lleva tanto tiempo solo que cualquier amigo de ustedes le sirve de compañía.
tale-scenario-79-end = El Traidor se hunde y el pez lo rodea una vez, despacio. Paga sus deudas, dice, con lo que a otros se les cae.

tale-scenario-80 = La vieja orden abre su torre a quien pasa la prueba, y la prueba es un robo contra ella misma. Cada uno debe salir con su propia pieza.
tale-scenario-80-end = Aplauden desde las murallas cuando salen, golpeados y cargados. La orden les devuelve el sudor en sabiduría, según dice.

tale-scenario-81 = El disco negro encaja en una puerta en lo alto de las montañas. Detrás, el sol y la noche solo se pusieron de acuerdo en algo: un guardián sin color.
tale-scenario-81-end = El guardián cae mitad en la luz y mitad en la sombra. Por un momento las dos mitades del templo callan, y ustedes entienden algo que olvidan al bajar.

tale-scenario-82 = Los refugiados hablaban de una montaña que quiere algo de vuelta. Pueden darle lo que quiere, o tomar más y correr.
tale-scenario-82-end = Abajo, los primeros refugiados se dan vuelta para ver qué hará ahora la montaña. De un modo u otro, ya se formó una opinión sobre ustedes.

tale-scenario-83 = La casa de los muelles adonde llevaron la caja tibia cambió de inquilinos. Los nuevos son flacos y no se quedan donde hay luz.
tale-scenario-83-end = Apagan la última sombra y arrojan la caja al puerto. El dueño prefiere pagar a preguntar.

tale-scenario-84 = El temblor viene de un cristal que algo martillea, muy hondo bajo la sierra. Si se rompe, caerá más que el yeso.
tale-scenario-84-end = Cesaron los martillazos, y el cristal canta, muy bajito. En la ciudad vuelven a colgar los cuadros.

tale-scenario-85 = El haz de luz viene de un templo cuyos sacerdotes murieron hace mucho, y a las lámparas nadie les avisó. Bendice a quien llega bendecido; al resto lo pesa.
tale-scenario-85-end = En la sala más interior la luz es tan suave que se puede mirar. Algo de ella está sobre un cojín y se deja llevar.

tale-scenario-86 = La aldea de la costa no es el origen del mal; es la próxima en tenerlo y, esta noche, también la próxima en ser asaltada. Los aldeanos pueden correr, si alguien les muestra adónde.
tale-scenario-86-end = Del otro lado del río se cuentan, dos veces, para estar seguros. Un viejo les muestra una cala donde el agua tiene el color equivocado.

tale-scenario-87 = Aquí empieza el veneno: una cala, una mancha y, en medio, un montón que digiere su propia isla. Se comió los barriles, y los barriles lo protegen.
tale-scenario-87-end = Lo que queda se escurre en la arena. Se quedan dos mareas para ver el agua volverse verde y luego azul.

tale-scenario-88 = El báculo de coral abre una puerta a un lugar donde todo fluye, ustedes incluidos. Su rey lleva de adorno lo que necesitan.
tale-scenario-88-end = Con la garra en las manos la corriente gira y los saca, cortés como un criado. Gotean una hora sobre la alfombra de la universidad.

tale-scenario-89 = Detrás de la casa que dio el capitán hay otra y, detrás de esa, el Gremio tiene su propio cementerio. Tienen más cuchillos que salidas.
tale-scenario-89-end = El Gremio necesitará otra dirección y bastantes miembros nuevos. Su caja pesa, y por una vez nadie la reclama.

tale-scenario-90 = La costura junto al camino se abrió hasta el ancho de una puerta. Hay que entrar para cerrarla, y allá adentro hace falta un motivo para volver.
tale-scenario-90-end = La costura se cierra y el aire sobre el camino es solo aire. Uno de ustedes conserva un puñado del otro cielo; hace un buen anillo.

tale-scenario-91 = La pelea que armó el hombre del látigo se fue de las manos: las fieras están sueltas, los dueños armados, y es cada uno contra todos. Solo ustedes vinieron sin apostar.
tale-scenario-91-end = Cuando no queda quien pelee, el público escondido bajo los bancos empieza a aplaudir. Aprendieron mucho, sobre todo de bancos.

tale-scenario-92 = La conversación sobre la deuda es en un callejón, y la otra parte trajo amigos. Cuando llegue la guardia no preguntará quién empezó.
tale-scenario-92-end = Los acreedores no tienen más preguntas. Se van por los techos, y la guardia anota sus señas para los registros.

tale-scenario-93 = La carta del marinero era honesta. El barco está tumbado de lado y su tripulación sigue de servicio, en cierto modo.
tale-scenario-93-end = En el camarote del capitán el diario está abierto en la última anotación. Agradece, a quien la lea, el relevo.

tale-scenario-94 = Los Vermlings llevan cajones a su nido porque alguien les paga, y no es nadie de por aquí. En algún lugar de la madriguera está el libro de cuentas.
tale-scenario-94-end = El libro está escrito con una letra que quema el papel. Más abajo los cajones fueron entregados, y el cliente sigue allí.

tale-scenario-95 = Un lugarteniente de los demonios llegó tarde a la guerra y estuvo juntando lo que le deben. No cree que la grieta se haya acabado. Cree que ustedes, sí.
tale-scenario-95-end = El lugarteniente cobró todo. Bajo los cajones está lo único que juntó para sí.

## Lo que pasa en la ciudad y en el camino: la situación y dos opciones. Los resultados están en el contenido.

tale-city-1 = Una sargento de la guardia quiere mostrar a sus reclutas cómo entrenan los combatientes de verdad. Les ofrece el patio entero por una tarde, pero las armas sin filo y los muñecos de paja cuestan dinero, y ella lo anota todo.
tale-city-1-a = Entrenar en serio y pensar después en la cuenta.
tale-city-1-b = Guiar a los reclutas sin tocar el equipo.

tale-city-2 = Un hombre con una carreta de jaulas cubiertas jura que una de ellas guarda una bestia que nadie en Gloomhaven ha visto jamás. Diez monedas entre todos y levanta la tela.
tale-city-2-a = Juntar las monedas y mirar.
tale-city-2-b = Seguir de largo; una tela es una tela.

tale-city-3 = En una tienda de sótano, una Quatryl desenvuelve un objeto de latón y vidrio que zumba sin que nadie lo toque. Salió de una excavación bajo la ciudad vieja, dice, y prefiere diez monedas hoy que cincuenta el mes próximo.
tale-city-3-a = Reunir el precio entre todos.
tale-city-3-b = Dejarlo zumbando sobre la mesa.

tale-city-4 = Sale humo de una casa de vecinos junto al río. La cadena de baldes ya está formada, la escalera todavía aguanta y alguien en el tercer piso llama a una persona una y otra vez.
tale-city-4-a = Sumarse a la cadena de baldes en la calle.
tale-city-4-b = Subir corriendo la escalera.

tale-city-5 = El puente caído del Mercado Hundido dejó aislado a todo un barrio. Un capataz pide brazos fuertes por dos días y solo promete sopa; enfrente, un comerciante paga al contado a quien ponga primero a salvo su mercadería.
tale-city-5-a = Ayudar a levantar el puente.
tale-city-5-b = Cargar los cajones del comerciante.

tale-city-6 = Un viejo armero va a cerrar su taller. Quisiera enseñar sus últimos trucos a los aprendices de la calle, si alguien pusiera orden; pero sus libros de patrones están a la vista y él está medio ciego.
tale-city-6-a = Ayudarlo a dar su clase.
tale-city-6-b = Copiar lo que se pueda de los libros.

tale-city-7 = Una multitud acorraló a un carterista y discute qué romperle primero. La bolsa está en el suelo, entre ustedes y ellos, y su dueño no aparece.
tale-city-7-a = Levantar la bolsa y despejar la calle.
tale-city-7-b = Ponerse entre la multitud y el ladrón.

tale-city-8 = Un marinero con sal en la barba extiende media carta náutica en la mesa y tapa la otra mitad con el brazo. El barco está allá abajo, dice, con todo lo que llevaba. Por un precio justo pueden ver lo que hay bajo el brazo.
tale-city-8-a = Negociar por la carta.
tale-city-8-b = Invitarle un trago y olvidarlo.

tale-city-9 = Dos carreteros pelean por un cofre que cayó de un carro y se abrió. Nadie parece saber para quién era; el sello es el del granero de la ciudad.
tale-city-9-a = Zanjar la pelea y quedarse con una parte.
tale-city-9-b = Hacer que lo devuelvan al granero.

tale-city-10 = En el cuarto trasero del León Dormido se juega a los dados, y el que tiene el cubilete los llama a la mesa. En la puerta, un mendigo susurra que perdió las botas contra ese cubilete.
tale-city-10-a = Sentarse a jugar.
tale-city-10-b = Ceder al mendigo el lugar junto al fuego y la sopa.

tale-city-11 = Una herrera encapuchada vende dibujos de armas que, según dice, nunca fueron suyas. Cinco monedas por el rollo, sin preguntas. A dos calles, un guardia interroga a todos por un robo.
tale-city-11-a = Hacerle una oferta.
tale-city-11-b = Contarle al guardia lo que vieron.

tale-city-12 = Un pregonero anuncia la caza de un perro rabioso grande como un poni; una viuda paga por la piel. Ustedes tenían otros planes para la noche, con una tina de agua caliente.
tale-city-12-a = Seguir con sus planes.
tale-city-12-b = Salir a cazarlo, toda la noche si hace falta.

tale-city-13 = Los sacerdotes del Gran Roble van en procesión e invitan a ungirse a quien viva de la espada. El cuenco de las ofrendas viene justo detrás del aceite.
tale-city-13-a = Arrodillarse y recibir la unción.
tale-city-13-b = Dejar pasar la procesión.

tale-city-14 = Una erudita quiere registrar cómo se pelea de verdad en las ruinas de extramuros. Puede escucharlos en privado una semana, o pueden contarlo todo una vez, en la plaza, a quien venga.
tale-city-14-a = Trabajarlo con la erudita.
tale-city-14-b = Contarlo en la plaza.

tale-city-15 = Un recaudador puso su mesa frente a la posada y lee cuánto deben por llevar armas dentro de las murallas. Suena a mucho, y bastante gente se detuvo a escuchar.
tale-city-15-a = Reírse de él y entrar.
tale-city-15-b = Sentarse a repasar la lista.

tale-city-16 = Una joven dramaturga quiere llevar sus hazañas al escenario. Los trajes, las lámparas y una trampilla se pagan antes del primer ensayo, y promete que nadie quedará en ridículo.
tale-city-16-a = Darle lo que necesita.
tale-city-16-b = Rechazarlo con amabilidad.

tale-city-17 = Un sacerdote moribundo les pone un disco negro en las manos. Un coleccionista junto a la cama ofrece oro de inmediato; el sacerdote niega con la cabeza y señala la ventana, hacia las montañas.
tale-city-17-a = Vender el disco al coleccionista.
tale-city-17-b = Preguntar adónde debe ir.

tale-city-18 = Es día de mercado y la bomba de la plaza se secó. Un vendedor de agua duplicó su precio; los barriles están detrás del puesto, y a ustedes ya los contrataron antes como guardias discretos.
tale-city-18-a = Dejar que los sedientos se sirvan.
tale-city-18-b = Cuidar los barriles por un jornal.

tale-city-19 = La abuela del posadero lee la suerte y a ustedes les tiró las cartas sin que se lo pidieran. No pinta bien. Hay una manera de torcerlo, dice, pero las velas correctas no son baratas.
tale-city-19-a = Comprar todas las velas que pide.
tale-city-19-b = Pagar la lectura e irse.

tale-city-20 = Ratas grandes como gatos tomaron los sótanos de la cervecería. La cervecera paga por cada cola; su vecino dice que mejor sería inundar toda la manzana desde el canal y asunto terminado.
tale-city-20-a = Bajar con antorchas y sacos.
tale-city-20-b = Abrir la compuerta.

tale-city-21 = A una jefa de caravana le falta un guardia para el camino del este y ustedes le caen bien. La paga depende de lo que se diga de ustedes; el favor, agrega, no lo olvidaría de todos modos.
tale-city-21-a = Pedir el anticipo que valen.
tale-city-21-b = Conseguirle un guardia sin pedir nada.

tale-city-22 = El orfanato necesita a alguien por un día: la directora está enferma, el techo gotea y treinta niños ya descubrieron que ustedes llevan espadas de verdad.
tale-city-22-a = Pasar el día reparando y cocinando.
tale-city-22-b = Pasar el día dando clases de espada.

tale-city-23 = En la fiesta del fundador los gremios llevan sus estandartes al templo. Un portador se torció el tobillo, y a la misma hora los sacerdotes celebran un oficio sereno por quienes salen de las murallas.
tale-city-23-a = Llevar el estandarte por la ciudad.
tale-city-23-b = Asistir al oficio.

tale-city-24 = La capitana de la guardia tiene la noche libre y dos ideas: un combate en el patio, sin protecciones, o una vuelta por la muralla para mostrarle dónde no resistiría.
tale-city-24-a = Aceptar el combate.
tale-city-24-b = Aceptar la caminata.

tale-city-25 = Un hombre ancho como una puerta puso una mesa en la plaza: quien le doble el brazo se lleva el pozo, quien falle paga. En toda la mañana no le pagó a nadie.
tale-city-25-a = Sentar a alguien a la mesa.
tale-city-25-b = Mirar un rato e irse.

tale-city-26 = El gran reloj de la universidad se detuvo, y los estudiantes enviados a arreglarlo desarmaron la mitad. El portero agradecería una ayuda; algunos engranajes, por cierto, son de oro.
tale-city-26-a = Intentar armar el reloj.
tale-city-26-b = Ver qué ofrece la torre a oscuras.

tale-city-27 = Un Orquídea está sentado junto a la fuente seca y lleva tres días sin moverse. Algunos empezaron a dejarle comida; otros quieren recuperar el banco.
tale-city-27-a = Sentarse e intentar llegar a él.
tale-city-27-b = Levantar una cerca para que nadie lo moleste.

tale-city-28 = Un farolero les cuenta, por un trago, a qué hora queda vacía la casa del prestamista. También tiene la llave; enciende las lámparas de adentro.
tale-city-28-a = Tomar la llave.
tale-city-28-b = Quitarle el trago y mandarlo a casa.

tale-city-29 = La puerta este se hundió un palmo durante la noche y los carros no pasan. Un ingeniero quiere levantarla; otro quiere convencer al gremio de canteros, que hace años dice que será la próxima primavera.
tale-city-29-a = Levantar la puerta.
tale-city-29-b = Hablar con el gremio.

tale-city-30 = Unos Vermlings pusieron un puesto en el puerto y comercian con cosas que brillan, algunas de las cuales estaban hace un momento en sus bolsillos. Parlotean, sonríen y dicen precios.
tale-city-30-a = Regatear con ellos.
tale-city-30-b = Echarlos del muelle.

tale-city-31 = Un hombre cortés, de gris, les ofrece una bolsa por llevar una caja cerrada a una casa de los muelles. Su buen nombre basta como pase, dice. La caja está tibia.
tale-city-31-a = Aceptar el encargo.
tale-city-31-b = Abrir la caja.

tale-city-32 = El intendente del cuartel tiene más pedidos que manos: treinta monturas para esta noche. Pagaría bien; pero al otro lado del patio la cocina de los veteranos pidió ayuda sin nada a cambio.
tale-city-32-a = Ayudar en la cocina.
tale-city-32-b = Trabajar en las monturas.

tale-city-33 = Una familia del barrio de la Fortaleza Fantasma no duerme hace una semana. Algo camina sobre sus cabezas, dicen, y sobre sus cabezas no hay ningún piso.
tale-city-33-a = Pasar una noche en la casa.
tale-city-33-b = Recomendarles otra casa.

tale-city-34 = Aparecieron marcas de tiza en las puertas de los pobres: un círculo tachado. Donde aparecen, a los pocos días falta alguien. La guardia las borra y dice que son niños.
tale-city-34-a = Seguir las marcas de noche.
tale-city-34-b = Ayudar a los vecinos a vigilar.

tale-city-35 = Los barrenderos del puerto sacaron del canal un saco de grano podrido, y todos coinciden en que no debe llegar a los molinos. En poco más coinciden.
tale-city-35-a = Ofrecerse a quemar el saco.
tale-city-35-b = Que alguien mire qué crece en él.

tale-city-36 = Un tambor de reclutamiento suena frente a la taberna; un capitán grita que nadie se atreve a enfrentar a su campeón. La mesa de ustedes quedó bastante callada.
tale-city-36-a = Entrar al círculo.
tale-city-36-b = Pedir otra ronda y quedarse sentados.

tale-city-37 = Esta noche abre la escuela para los niños del puerto y los benefactores esperan que los entretengan. La banda no vino. El director los mira como se mira una soga.
tale-city-37-a = Subir al escenario.
tale-city-37-b = En cambio, darles una clase a los niños.

tale-city-38 = El consejo quiere talar la vieja arboleda de la colina para levantar una torre de vigilancia. Leñadores y jardineros gritan, y los dos bandos les pidieron que digan algo.
tale-city-38-a = Hablar a favor de la torre.
tale-city-38-b = No hablar por nadie.

tale-city-39 = En el hospicio, una enfermera los lleva aparte. Los remedios entran por la puerta en cajas llenas y llegan a las camas por la mitad. Ella no se atreve a preguntar; ustedes parecen de los que sí.
tale-city-39-a = Preguntar donde se venden esas cosas.
tale-city-39-b = Decirle que acuda a la guardia.

tale-city-40 = Una fiebre recorre los talleres de la calle de los hojalateros. Los sanadores necesitan manos y los alquimistas a alguien que no tema sus calderos; y en una casa cerrada tal vez quede alguien.
tale-city-40-a = Trabajar con sanadores y alquimistas.
tale-city-40-b = Forzar la casa cerrada.

tale-city-41 = Un trampero del norte tiene una última cosa que vender, envuelta en hule, y quiere vendérsela a quien vaya a usarla. No lo conmueven lágrimas ni amenazas, pero le gustan los animales.
tale-city-41-a = Negociar.
tale-city-41-b = Desearle suerte.

tale-city-42 = La fama de un compañero que colgó el escudo llegó a los albañiles: quieren darle a la fuente nueva el nombre de un luchador del grupo, y piden un discurso y un día de cargar piedras.
tale-city-42-a = Cargar piedras y dar el discurso.
tale-city-42-b = Mandar decir que están ocupados.

tale-city-43 = Un inventor que conocen de mejores días se instaló en un cobertizo y solo le falta una pieza, cinco monedas en la ferretería. Si falla, dice, pueden llevarse lo del estante, por los viejos tiempos.
tale-city-43-a = Pagar la pieza.
tale-city-43-b = Llevarse lo del estante.

tale-city-44 = Una tejedora de hechizos que viajó con el grupo dejó un baúl en la universidad. Empezó a brillar por la cerradura. El decano pregunta si pueden ocuparse, o al menos quedarse cerca mientras otros lo hacen.
tale-city-44-a = Abrir el baúl.
tale-city-44-b = Mantener lejos a los curiosos.

tale-city-45 = Una ratera los detiene y pregunta por un amigo de ustedes que trabajaba estos techos. Hay una cuenta pendiente con un contrabandista, y a la guardia también le encantaría saberlo.
tale-city-45-a = Llevarlo a la guardia.
tale-city-45-b = Prometer oír el resto otra noche.

tale-city-46 = Un cantero les puso a sus mellizos el nombre de alguien del grupo y quiere festejar como se debe. Toda la calle está invitada; la calle es muy larga.
tale-city-46-a = Festejar y pagar su parte.
tale-city-46-b = Beber una copa en la puerta.

tale-city-47 = Hay niños en el barrio de los curtidores con los labios grises. Una criatura de las cloacas, vieja amiga del grupo, dice que el agua está mala y que gritar no ayuda; o pueden seguir las tuberías.
tale-city-47-a = Dar la alarma y seguir las tuberías.
tale-city-47-b = No decir nada todavía y ver qué pasa.

tale-city-48 = Junto a la puerta sur abrió un templo del sol, poco más que un puesto. La novicia está orgullosa de un espejo que atrapa la luz del mediodía; al lado hay una caja con la tapa floja.
tale-city-48-a = Poner algo.
tale-city-48-b = Sacar algo.

tale-city-49 = Apareció el libro del antiguo intendente del grupo: enumera a todos los que alguna vez les debieron un favor. Usado a la luz del día arregla el techo del mercado. Usado con astucia sirve para algo más.
tale-city-49-a = Cobrar los favores para el mercado.
tale-city-49-b = Usarlo con astucia.

tale-city-50 = Alguien estuvo llamando pequeños espíritus desde el horno de la panadería y no quieren volver. Una invocadora conocida se ríe: solo quieren que les enseñen modales. El panadero solo quiere que se vayan, y paga.
tale-city-50-a = Enseñarles modales.
tale-city-50-b = Sacarlos rápido.

tale-city-51 = Una sombra en la ventana deja un nombre y una dirección del Gremio, con saludos de un viejo compañero. El nombre es el de un capitán de la guardia.
tale-city-51-a = Sacarlo a la luz.
tale-city-51-b = Ir a ver al capitán y averiguar cuánto vale el silencio.

tale-city-52 = El heraldo de la plaga que dejó el grupo envió un frasco de algo que cura la peste de los huertos. Los labradores ven lo que se arrastra adentro y buscan las horquillas.
tale-city-52-a = Abrir el frasco delante de todos.
tale-city-52-b = Esparcirlo de noche, sin decir nada.

tale-city-53 = La berserker que luchaba a su lado le debe al dueño del foso una última pelea y no puede venir. El dueño aceptaría un sustituto; los vecinos, hartos del foso, no.
tale-city-53-a = Pelear el combate.
tale-city-53-b = Decirle que olvide la deuda.

tale-city-54 = Una canción sobre el grupo se canta en cada callejón y deja muy chico a un barón. El barón les pide que la desmientan. Dicen que guarda las joyas en una casa que es casi toda ventanas.
tale-city-54-a = Cantársela, con un verso más amable.
tale-city-54-b = Aceptar su invitación y mirar las ventanas.

tale-city-55 = Una cazadora de los bosques, retirada del grupo, envió dos halcones amaestrados. Podrían librar al granero de palomas, o llevar cartas a las familias de las granjas.
tale-city-55-a = Dárselos al granero.
tale-city-55-b = Dárselos a las granjas.

tale-city-56 = El viejo cirujano del grupo abrió un consultorio y no da abasto. Le vendría bien una semana de ayuda; o pueden cobrarle a un paciente que paga con herramientas valiosas, cree él, o con excusas.
tale-city-56-a = Ayudar en el consultorio.
tale-city-56-b = Visitar al paciente.

tale-city-57 = En las cenizas de un taller hay un rollo de planos con la marca de una elementalista que conocen bien. El acreedor, dueño de las cenizas, pone precio al papel; por los clavos y bisagras ni hace falta preguntar.
tale-city-57-a = Ofrecer comprar los planos.
tale-city-57-b = Juntar clavos y bisagras.

tale-city-58 = Un oso está sentado frente al ayuntamiento y espera, como vio hacer a su dueño. Algunos quieren darle de comer. Un hombre con látigo pagaría por tenerlo en una pelea donde, guiña un ojo, se esperan otras fieras.
tale-city-58-a = Llevar al oso de vuelta al bosque.
tale-city-58-b = Averiguar dónde es la pelea.

tale-city-59 = Las estrellas sobre la ciudad se movieron, insiste un astrónomo, y la plaza está llena de gente asustada. Si cuentan lo que saben del buscador que los dejó, no se calmarán. Si callan, abandonarán sus puestos.
tale-city-59-a = Contar lo que saben.
tale-city-59-b = No contar nada.

tale-city-60 = La cerca en torno al banco del Orquídea se volvió lugar de peregrinación y llegaron los vendedores. El Orquídea abrió un ojo.
tale-city-60-a = Preguntarle qué ha visto.
tale-city-60-b = Alquilar los mejores lugares de la cerca.

tale-city-61 = La máquina del inventor funciona, para su propia sorpresa. Puede construirles una, o vender la única a un gremio que espera afuera desde el alba, y repartir.
tale-city-61-a = Pedir una para el grupo.
tale-city-61-b = Dejar que la venda.

tale-city-62 = Encontraron al contrabandista de los techos dormido sobre su propio botín. Bajo la almohada hay algo que parece hecho para ustedes; en su libro están los nombres de los que robó.
tale-city-62-a = Quedarse con lo de la almohada.
tale-city-62-b = Devolverlo todo, puerta por puerta.

tale-city-63 = Más labios grises, y ahora los primeros entierros. Un pescador jura que el mal viene por el camino de la costa con la gente de una aldea. Al consejo le gustaría oír una respuesta simple.
tale-city-63-a = Ir a preguntar a la aldea.
tale-city-63-b = Aconsejar que cierren las puertas.

tale-city-64 = Arrestaron al capitán de la guardia y, antes de que se cerrara la puerta, entregó una casa: la del Gremio. Esta noche está llena. Mañana estará vacía, y sabrán quién habló con quién.
tale-city-64-a = Ir esta noche.
tale-city-64-b = Dejarlo a la guardia y dormir con un ojo abierto.

tale-city-65 = Aparecen los remedios perdidos: un sótano lleno de cajas, un escribiente asustado y un comprador del sur que paga el doble. El hospicio no sabe nada de esto.
tale-city-65-a = Llevar al escribiente a la guardia y las cajas al hospicio.
tale-city-65-b = Llevar las cajas y enseñar al hospicio a llevar cuentas.

tale-city-66 = El paciente los recibe vestido de seda. Al cirujano no le va a pagar, dice, pero quizá les venda algo de la vitrina, y que el cirujano se quede con ese dinero, le da igual.
tale-city-66-a = Comprar algo de la vitrina.
tale-city-66-b = Dejar el recado y esperar.

tale-city-67 = El hombre de seda vendió la deuda, y no a un amigo. Cuatro personas con garrotes cortos explican a cuánto llegó y en qué callejón se las encuentra si prefieren conversarlo.
tale-city-67-a = Saldarla.
tale-city-67-b = Conversarlo.

tale-city-68 = El báculo de coral del camino no se seca, lo envuelvan en lo que lo envuelvan. Un Aesther de la universidad conoce una manera de ir adonde conduce, si alguien consigue los reactivos que faltan.
tale-city-68-a = Averiguar adónde conduce.
tale-city-68-b = Devolverlo al mar.

tale-city-69 = La exploradora herida que encontraron en el camino llegó a la ciudad y se lo cuenta a todos. En su relato ustedes no son exactamente como se recuerdan.
tale-city-69-a = Pararse a su lado y contar el resto.
tale-city-69-b = Dejar correr el relato.

tale-city-70 = Noche de estreno. La trampilla funciona, las lámparas están encendidas, y los actores que los representan esperan a que llamen a escena a los verdaderos.
tale-city-70-a = Salir a saludar.
tale-city-70-b = Mirar desde la última fila.

tale-city-71 = La cosa que les habló desde el pozo del camino vuelve a hablar, esta vez desde un barril de lluvia, y tiene hambre. Quisiera algo vivo y plateado, y pronto.
tale-city-71-a = Comprarle un pez.
tale-city-71-b = Tapar el barril.

tale-city-72 = El barril está vacío. En el charco de al lado hay un pez de cara muy vieja que recuerda la amabilidad y sabe de un templo hundido por el que nadie le preguntó jamás.
tale-city-72-a = Preguntarle por el templo.
tale-city-72-b = Llevarlo al río.

tale-city-73 = Desde su último viaje la tierra tiembla de noche y cae el yeso. Un minero dice que viene de abajo de la sierra donde estuvieron, y que sus lámparas y cuerdas pueden llevarlos hasta allí.
tale-city-73-a = Pagar lámparas y cuerdas.
tale-city-73-b = Hacer apuntalar las casas agrietadas.

tale-city-74 = El peregrino que ayudaron en el camino llegó al templo con una congregación agradecida. Cantan, lloran y quieren lavarles los pies. En la cripta, susurra, hay libros que no dejan leer a nadie.
tale-city-74-a = Soportarlo con dignidad.
tale-city-74-b = Bajar a los libros.

tale-city-75 = Una sombra alada pasa sobre los techos, tan baja que se lleva la ropa tendida, y todos recuerdan quién le hizo un favor al draco. Unos alzan el puño al cielo, otros hacia ustedes.
tale-city-75-a = Meterse adentro hasta que pase.
tale-city-75-b = Saludarla con la mano.

tale-city-76 = A quien goza de confianza en esta ciudad tarde o temprano le piden cuidar algo. Los mercaderes de la puerta del mar tienen un barco que no debe perderse y una lista de nombres en los que confiarían.
tale-city-76-a = Preguntar si su nombre está en ella.
tale-city-76-b = Desearles buen viento.

tale-city-77 = Un hombre con tierra bajo las uñas pregunta cuánto les pesa la conciencia. Tiene trabajo para gente que no necesita mirar atrás, en un cementerio que ya nadie cuida.
tale-city-77-a = Escucharlo hasta el final.
tale-city-77-b = Dejarlo en la barra.

tale-city-78 = La grieta está cerrada y la ciudad tiene resaca. Entre los informes en la mesa del consejo hay uno sobre Vermlings que meten cajones en un agujero y nunca los sacan.
tale-city-78-a = Llevarse el informe.
tale-city-78-b = Pedir un anticipo y entonces llevárselo.

tale-city-79 = Los nuevos amos de la ciudad no llaman a la puerta. Uno de ellos está en el mercado y quiere saber de ustedes, que los trajeron, qué casas serán suyas.
tale-city-79-a = Señalar los depósitos vacíos.
tale-city-79-b = Señalar las casas de los ricos.

tale-city-80 = El guardián de los registros de la ciudad lee en voz alta una página en la plaza, y en ella están sus nombres. Antes de que el murmullo crezca, alguien debería decir algo.
tale-city-80-a = Hablarle a la multitud.
tale-city-80-b = Hablarle al guardián, con la mano sobre la página.

tale-city-81 = La oscuridad terminó y la ciudad quiere héroes para mirar. Hay un carro con guirnaldas y un asiento muy por encima de todos; también hay una calle lateral.
tale-city-81-a = Subir al carro.
tale-city-81-b = Tomar la calle lateral.

tale-road-1 = El sendero baja a una hondonada llena de flores amarillas, y al primer paso lloran los ojos. Alrededor la ladera es de piedra suelta, empinada hasta para las cabras.
tale-road-1-a = Contener el aliento y cruzar.
tale-road-1-b = Rodear por la ladera.

tale-road-2 = En la encrucijada hay un santuario tan viejo que su dios perdió la cara. Alguien todavía barre los escalones.
tale-road-2-a = Quedarse un rato y ayudar a barrer.
tale-road-2-b = Saludar y seguir.

tale-road-3 = Caminaron todo el día, los odres están vacíos y hay una laguna de agua clara sin un solo pájaro.
tale-road-3-a = Llenar los odres.
tale-road-3-b = Aguantar la sed hasta la próxima aldea.

tale-road-4 = El carro de una granjera cayó en la zanja, y ella está sola con seis fardos, una mula y una caja de dinero. Les agradece antes de que hagan nada.
tale-road-4-a = Sacar el carro.
tale-road-4-b = Sacar la caja.

tale-road-5 = En una capilla en ruinas un esqueleto con armadura está sentado en los escalones del altar, y algo bueno cuelga todavía del cinto. En la pared alguien rayó un ruego para que lo entierren.
tale-road-5-a = Tomar lo que cuelga.
tale-road-5-b = Enterrarlo tal como está.

tale-road-6 = Cae la noche en tierra de osos. Pueden mantener el fuego alto hasta el alba fingiendo dormir; o dormir bien y confiar en el cerco de espinas.
tale-road-6-a = Quedarse en vela junto al fuego.
tale-road-6-b = Confiar en el cerco.

tale-road-7 = Una ermitaña con un solo ojo sano se ofrece a enseñarles una guardia que ningún filo ha pasado jamás. Para aprenderla hay que olvidar algunas cosas, advierte.
tale-road-7-a = Ser sus alumnos por una noche.
tale-road-7-b = Agradecer y dormir.

tale-road-8 = Unos hombres con ballestas derribaron un árbol sobre el camino. Lo llaman peaje y, en cierto modo, lo lamentan.
tale-road-8-a = Pagar el peaje.
tale-road-8-b = Saltar el árbol.

tale-road-9 = A la vera del camino, una familia tiene un niño con fiebre y nada más que preguntas. En sus bolsas llevan algo que quizá ayude, y no era para ellos.
tale-road-9-a = Abrir las bolsas.
tale-road-9-b = Indicarles el camino a la ciudad.

tale-road-10 = Desde el fondo de un pozo junto al camino una voz pide con cortesía que le arrojen algo de comer. La soga está mordida.
tale-road-10-a = Correr, al diablo con las zarzas.
tale-road-10-b = Bajar un poco y arrojarle el pan.

tale-road-11 = La tierra tiembla y el sendero del acantilado se rompe delante de ustedes. Pueden bajar a tropezones ahora, antes de que empeore, o quedarse a escuchar qué hace la roca.
tale-road-11-a = Bajar a tropezones.
tale-road-11-b = Quedarse a escuchar.

tale-road-12 = Un sepulturero trabaja solo: una caravana entera yace bajo sábanas. No pide nada. Solo mira su segunda pala.
tale-road-12-a = Pasar con el sombrero en la mano.
tale-road-12-b = Uno de ustedes toma la pala.

tale-road-13 = Hay monedas en el camino, a pocos pasos unas de otras, como de un bolsillo roto. Llevan más allá de la curva.
tale-road-13-a = Juntar las que hay aquí.
tale-road-13-b = Seguirlas más allá de la curva.

tale-road-14 = Unos cómicos de la legua ensayan en un granero y necesitan un público sincero. De todos modos llueve.
tale-road-14-a = Quedarse toda la obra.
tale-road-14-b = Irse en el primer acto.

tale-road-15 = Niebla tan espesa que se oye el río antes de verlo. En alguna parte hay un vado, y hay una choza de barquero con humo en la chimenea y ni rastro de él.
tale-road-15-a = Buscar el vado.
tale-road-15-b = Esperar a que levante la niebla.

tale-road-16 = Dos piedras erguidas y, entre ellas, una luz que no es del sol. A la izquierda una anciana extendió sus cuentas y tararea.
tale-road-16-a = Pasar entre las piedras.
tale-road-16-b = Sentarse con la anciana.

tale-road-17 = Una agrimensora perdió a sus ayudantes en la taberna y le queda todo un valle por medir. Hay un jornal, o pueden mostrarle el paso que usan los contrabandistas.
tale-road-17-a = Trabajar por el jornal.
tale-road-17-b = Mostrarle el paso.

tale-road-18 = Una banda de gente sombría bloquea el puente y quiere saber para quién trabajan. Parecen tener una lista. El río abajo es rápido y lleva troncos.
tale-road-18-a = Decirles sus nombres.
tale-road-18-b = Saltar al río.

tale-road-19 = Un jinete pasa al galope, les arroja un bulto a los pies y desaparece; detrás viene la patrulla que lo persigue.
tale-road-19-a = Entregar el bulto a la patrulla.
tale-road-19-b = Sentarse sobre el bulto y señalar mal.

tale-road-20 = Un bosque de hongos más altos que un hombre, y un atajo justo por el medio. A la entrada una erudita dibuja lo que ve, a distancia prudente, y le gustaría tener compañía.
tale-road-20-a = Tomar el atajo.
tale-road-20-b = Acompañar a la erudita.

tale-road-21 = Aullidos a la izquierda, aullidos a la derecha, cada vez más cerca. Hay una roca donde plantarse, y hay una larga, larga carrera hasta la empalizada.
tale-road-21-a = Plantarse en la roca.
tale-road-21-b = Correr.

tale-road-22 = Un peregrino descalzo les pide que caminen con él una milla, porque tiene miedo. Lo que teme está sentado en un mojón más adelante y desde allí les lee las palmas.
tale-road-22-a = Caminar la milla con él.
tale-road-22-b = Adelantarse y hablar con el del mojón.

tale-road-23 = Un arriero duerme bajo un árbol mientras su ganado se come un campo de frijoles. El granjero todavía no lo vio.
tale-road-23-a = Despertar al arriero.
tale-road-23-b = Llevarse un ternero o dos mientras nadie mira.

tale-road-24 = En el horizonte humea una montaña, y de allí vienen refugiados con todo lo que pudieron cargar. Algunos tiraron lo que pesaba. Uno describe el camino de subida.
tale-road-24-a = Juntar lo que tiraron y escuchar.
tale-road-24-b = Solo escuchar.

tale-road-25 = Cuatro matones salen de los juncos y quieren las bolsas. Son grandes, pero los miran uno por uno y cuentan.
tale-road-25-a = Pararse muy derechos.
tale-road-25-b = Desenvainar y cargar.

tale-road-26 = Un carro con el eje roto; lo conduce una sanadora camino a una aldea donde la esperan. La mitad de la carga vale una pequeña fortuna.
tale-road-26-a = Intentar reparar el eje.
tale-road-26-b = Aligerar el carro.

tale-road-27 = El puente ya no está, pero los signos tallados en los pilares aún brillan: alguien cruzó sin tablas. También cuelga una cuerda sobre el barranco, fina, mojada y muy larga.
tale-road-27-a = Estudiar los signos.
tale-road-27-b = Usar la cuerda.

tale-road-28 = Un noble calvo en una posada del camino cree que una de las cosas de sus mochilas trae suerte, y arriba lo espera una mesa de juego. Pagaría un buen precio, sirva para lo que sirva.
tale-road-28-a = Ver si tienen lo que quiere.
tale-road-28-b = Guardarse la suerte.

tale-road-29 = Un derrumbe cerró el desfiladero. Se puede cavar; o arrastrarse por las zarzas de arriba, donde algo ya hizo un túnel.
tale-road-29-a = Cavar.
tale-road-29-b = Arrastrarse.

tale-road-30 = Unos niños vermling rodearon el campamento y extienden las patas. Una sola palabra fuerte los espantaría, y sus madres dejaron un montón de cosas brillantes detrás de aquel arbusto.
tale-road-30-a = Compartir lo que tienen.
tale-road-30-b = Decir la palabra.

tale-road-31 = Un guardia de santuario yace herido junto a un carro roto, y los que lo hicieron siguen ocupados con los cofres. No los han visto.
tale-road-31-a = Atacarlos de frente.
tale-road-31-b = Esperar el momento justo.

tale-road-32 = Un pelotón de milicianos agotados pregunta si pueden darles algo: botas, mantas, pan. El oficial ofrece un recibo.
tale-road-32-a = Dar lo que necesitan.
tale-road-32-b = Desearles suerte.

tale-road-33 = El viento sobre las colinas de los túmulos susurra nombres, y no todos son los suyos. Uno de ustedes se detiene y responde. El camino corto cruza las colinas; el largo, un pantano.
tale-road-33-a = Seguir por las colinas.
tale-road-33-b = Desviarse al pantano.

tale-road-34 = Una torre guarda el paso y su guarnición ya no le pertenece a nadie. Las ballestas los siguen. Se puede uno deslizar al pie del muro, o llegar a la puerta y rugir.
tale-road-34-a = Deslizarse.
tale-road-34-b = Acercarse y rugir.

tale-road-35 = El pozo de la aldea está tapado con una losa y un aviso. Un niño emprendedor vende agua al lado, por taza, a precio de vino.
tale-road-35-a = Levantar la losa.
tale-road-35-b = Comprarle al niño.

tale-road-36 = Algo los sigue desde el mediodía, siempre fuera de la vista. Es paciente. Pueden volverse y enfrentarlo, o dejar a alguien que trace un rastro falso.
tale-road-36-a = Volverse y enfrentarlo.
tale-road-36-b = Trazar un rastro falso.

tale-road-37 = Una tropa de soldados perdió el rumbo y el buen humor. El sargento decide que ustedes son desertores y que sus armas son pruebas.
tale-road-37-a = Animarlos de alguna manera.
tale-road-37-b = Entregar las pruebas por una noche.

tale-road-38 = Una manada de caballos salvajes está en un valle con una sola salida. Gloomhaven paga por caballos, si están vivos y se dejan atrapar.
tale-road-38-a = Intentar atrapar algunos.
tale-road-38-b = Disfrutar la vista.

tale-road-39 = Un caserío con una cruz de paja en cada puerta. Una mujer grita por los postigos que no entren, y que ya se les acabó todo.
tale-road-39-a = Entrar.
tale-road-39-b = Hacerle caso.

tale-road-40 = En el viejo campo de batalla el aire sabe a estaño y se erizan los pelos. Un rayo cae una y otra vez sobre el mismo tocón. Más allá sigue el camino.
tale-road-40-a = Pasar junto al tocón.
tale-road-40-b = Enterrar todo el metal y esperar.

tale-road-41 = Una loba está sobre sus cachorros en medio del sendero y les muestra todos los dientes. A la izquierda hay un barranco, a la derecha un muro de espinas.
tale-road-41-a = Acercarse despacio.
tale-road-41-b = Meterse en las espinas.

tale-road-42 = Un miliciano encadenado a un poste dice que el portador de escudo retirado del grupo juró volver por él. La cadena es gruesa, las llaves están a un día de camino.
tale-road-42-a = Quedarse hasta romper la cadena.
tale-road-42-b = Dejarle agua y mandar por las llaves.

tale-road-43 = Una máquina de seis patas cruza el camino cojeando y lleva una placa con el nombre de un manitas que conocen. Parece querer que la reparen, y pierde líquido. Su bolsa, eso sí, está llena.
tale-road-43-a = Que alguien se meta adentro.
tale-road-43-b = Dejarla seguir.

tale-road-44 = El aire junto al camino tiene una costura. Por ella se ve un cielo de otro color, y cosas con demasiados codos devuelven la mirada.
tale-road-44-a = Marcar el lugar en el mapa.
tale-road-44-b = Apilar piedras delante y seguir.

tale-road-45 = En un mojón hay una seña de ladrones que conocen por un viejo camarada: escondite, diez pasos, cuidado con los dedos.
tale-road-45-a = Desenterrarlo.
tale-road-45-b = Dejarlo para su dueño.

tale-road-46 = Una roca con forma de Savvas está sentada junto al camino. Quizá duerma, quizá sea una roca. Los viajeros le dejaron manzanas.
tale-road-46-a = Agregar una manzana.
tale-road-46-b = Golpear.

tale-road-47 = Ratas, cientos de ellas, cruzan el camino en formación, y sobre la última va un ratón con una lanza diminuta. Saluda un emblema de la mochila de ustedes.
tale-road-47-a = Devolver el saludo y esperar.
tale-road-47-b = Cruzar la columna.

tale-road-48 = Un haz de luz se alza en una colina lejana del ocaso al alba. Su guardiana del sol retirada hablaba de algo así. Entre ustedes y la colina hay una quebrada llena de ruidos.
tale-road-48-a = Anotar la dirección y seguir el camino.
tale-road-48-b = Ir derecho hacia la luz.

tale-road-49 = Una guarnición de una vieja orden vigila en las colinas, como decía siempre su intendente. No dejan pasar a quien no haya bebido con ellos; algunos prefieren luchar, por dinero.
tale-road-49-a = Beber.
tale-road-49-b = Luchar.

tale-road-50 = Un báculo de coral está clavado en la arena de un lago seco, y la arena de alrededor está mojada. A una invocadora que conocían le habría encantado. No sale fácil.
tale-road-50-a = Desenterrarlo con cuidado.
tale-road-50-b = Tirar todos con todas las fuerzas.

tale-road-51 = En la oscuridad de una cueva, donde solo un sudario nocturno se sentiría en casa, un gancho en la pared sostiene algo que alguien pensaba venir a buscar.
tale-road-51-a = Descolgarlo.
tale-road-51-b = Dejar lo oscuro a lo oscuro.

tale-road-52 = Un enjambre cuelga de un árbol muerto como fruta, y debajo hay una mochila con la costura abierta. El heraldo de la plaga del grupo habría sabido qué decirle.
tale-road-52-a = Alejarse de puntillas.
tale-road-52-b = Buscar la mochila.

tale-road-53 = Una banda de Inox con pintura de guerra conoce a alguien del grupo por su nombre y sus cicatrices. Quieren pelea o regalo; quien da con gusto, dicen, recibe algo.
tale-road-53-a = Pelear.
tale-road-53-b = Regalar.

tale-road-54 = Una exploradora con una flecha en la pierna se arrastró hasta el camino. Quien le disparó no puede estar lejos, y la cama más próxima queda medio día atrás.
tale-road-54-a = Cargarla hasta la cama.
tale-road-54-b = Perseguir a quien le disparó.

tale-road-55 = Un lazo de cazador, atado como lo vieron atar cien veces, cuelga sobre el sendero con un cebo. El cebo huele delicioso.
tale-road-55-a = Dejarlo armado.
tale-road-55-b = Tomar el cebo.

tale-road-56 = Un cirujano de campaña vende su instrumental para pagar las vendas que ya usó. Conoce al cirujano del grupo, y sus precios son una lástima, para él.
tale-road-56-a = Dejarle vendas.
tale-road-56-b = Comprar barato y vender bien.

tale-road-57 = Fuego, escarcha y ráfagas se persiguen en torno a un montón de piedras, como trucos de elementalista en una feria. Algo sólido brilla en el medio.
tale-road-57-a = Pasar bien lejos.
tale-road-57-b = Esperar un hueco, tarde lo que tarde.

tale-road-58 = Un oso que ya conocen se para en dos patas, olfatea y luego camina delante de ustedes, mirando atrás en cada curva.
tale-road-58-a = Dejarlo seguir su camino.
tale-road-58-b = Seguirlo.

tale-road-59 = Por donde el buscador de Xorn se alejó ya no crece nada, en línea recta hasta el horizonte. La línea cruza su camino, y zumba.
tale-road-59-a = Cruzarla rápido.
tale-road-59-b = Caminar junto a ella hasta que termine.

tale-road-60 = El poste está vacío, la cadena cortada. En el camino encuentran al miliciano, que halló a su compañía; les sobra una pieza de equipo y una buena palabra.
tale-road-60-a = Aceptar la buena palabra.
tale-road-60-b = Aceptar el equipo.

tale-road-61 = Otra vez el haz de luz, y más cerca. Ahora hay dos caminos: el de los peregrinos, con posadas, o el lecho seco del río, derecho hacia allá.
tale-road-61-a = Tomar el camino de los peregrinos.
tale-road-61-b = Tomar el lecho del río.

tale-road-62 = La última posada antes de la luz. Los peregrinos no van más allá; los que fueron no volvieron. Un guía muestra la escalinata; detrás de la casa hay un sendero de cabras.
tale-road-62-a = Seguir al guía.
tale-road-62-b = Tomar el sendero de cabras.

tale-road-63 = El montón de piedras se apagó. Están tibias, y bajo la de arriba está lo que brillaba. Huellas de alguien pequeño van y vuelven.
tale-road-63-a = Dejarlo para las huellas.
tale-road-63-b = Levantar la piedra.

tale-road-64 = El Gremio tiene brazos largos, y esta noche llegan hasta el campamento. Son más que ustedes y trajeron redes.
tale-road-64-a = Abrirse paso peleando.
tale-road-64-b = Rasgar la tienda y correr.

tale-road-65 = La caravana del camino del este rueda hacia ustedes y su jefa saluda de lejos. Su gente tiene lista una fiesta; ella preferiría ajustar cuentas.
tale-road-65-a = Sumarse a la fiesta.
tale-road-65-b = Ajustar cuentas.

tale-road-66 = Un draco da vueltas, baja y deja caer algo: parte de su tesoro, en pago de servicios. El montón está en campo abierto; el resto, en una cornisa bajo el nido.
tale-road-66-a = Tomar lo del campo.
tale-road-66-b = Trepar también por el resto.

tale-road-67 = La gente sale de sus casas a recibirlos; oyeron hablar de ustedes. Los ancianos quieren consejo sobre el camino nuevo, los mercaderes quieren hacerles regalos.
tale-road-67-a = Aconsejar a los ancianos.
tale-road-67-b = Aceptar los regalos.

tale-road-68 = La gente cierra las puertas cuando ustedes llegan. A la salida de la aldea ya hay una bolsa sobre un tocón, como se deja leche al zorro.
tale-road-68-a = Tomar la bolsa.
tale-road-68-b = Dejarla, con una nota: no somos zorros.

tale-road-69 = Desde que la oscuridad se levantó, crecen en este camino cosas que nadie sabe nombrar. Una botánica corre de una a otra; un granjero quisiera el campo limpio antes de sembrar.
tale-road-69-a = Ayudar a la botánica.
tale-road-69-b = Ayudar al granjero.
