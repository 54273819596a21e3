# O tutorial de Gloomhaven.

lesson-you = Você
lesson-ally = Denise

lesson-map-title = A Colina Negra
lesson-map = Você é o Bruto, Denise é a Tecelã Arcana. Um círculo é um bandido; uma estrela, um de elite. Arraste o mapa, aproxime, toque no que quiser conhecer.

lesson-lead-title = Duas cartas por rodada
lesson-lead = Todos jogam duas cartas em segredo. O número da que lidera diz quando você age, os baixos primeiro. Deixe que venham: lidere com o 72.
lesson-lead-no = Também serve, mas aqui convém agir tarde, depois que os bandidos chegarem perto. Escolha a carta com o 72.

lesson-second-title = A segunda carta
lesson-second = De uma carta você usa a parte de cima, da outra a de baixo. A do 72 ataca em cima; a do 54 move embaixo. Escolha a carta com o 54.
lesson-second-no = Falta algo para se mover. A parte de baixo da carta 54 diz Mover 3.

lesson-order-title = Todos ao mesmo tempo
lesson-order = As cartas são reveladas. Os guardas tiraram 50: agem primeiro, depois Denise, depois você. Veja como os monstros dizem em quem focam, e por quê.

lesson-tie-title = Os empates são seus
lesson-tie = Dos dois hexágonos marcados o guarda pode atacar você, pelo mesmo custo. Onde as regras deixam em aberto, decidem os jogadores. Clique em um.

lesson-damage-title = Dois de dano
lesson-damage = Você poderia perder uma carta da mão em vez de sofrer o dano. Mas cartas são o seu tempo: sem elas, o herói fica exausto. Sofra o dano.
lesson-damage-no = Agora uma carta vale mais que 2 pontos de vida. Sofra o dano.

lesson-top-title = Sua vez
lesson-top = Uma parte de cima e uma de baixo, na ordem que quiser. Toda parte de cima pode ser Ataque 2; toda de baixo, Mover 2. Jogue em cima a carta 72: Ataque 3.
lesson-top-no = Primeiro o golpe: a parte de cima da carta 72.

lesson-target-title = Antes do golpe
lesson-target = O número sobre o guarda é o seu ataque antes da carta de modificador, já sem o escudo dele. Clique no guarda.

lesson-bottom-title = Ficou uma moeda
lesson-bottom = O guarda morreu e deixou uma moeda. Agora a parte de baixo da carta 54: Mover 3, e ela cria Ar.
lesson-bottom-no = Use o que está impresso na carta: vai mais longe que Mover 2.

lesson-move-title = Ande
lesson-move = Os hexágonos claros estão ao alcance, com o custo. Quem termina a vez sobre uma moeda a leva. Vá até a moeda.
lesson-move-no = A moeda está em outro lugar.

lesson-elements-title = Elementos e experiência
lesson-elements = O Ar está forte: até minguar, algumas cartas podem consumi-lo para algo mais. Certas cartas dão experiência.

lesson-rest-title = Descanse a tempo
lesson-rest = Com menos de duas cartas é preciso descansar: uma descartada se perde, as outras voltam. O descanso curto sorteia qual; o longo custa uma vez e cura 2.

lesson-end-title = Isso é uma rodada
lesson-end = Mate todos os bandidos e a Colina é sua. Dicas e desfazer estão lá sempre que quiser.
