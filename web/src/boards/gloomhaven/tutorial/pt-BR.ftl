# O guia de Gloomhaven: cada texto aparece uma vez, quando chega a hora.

lesson-begin-title = Seu primeiro cenário
lesson-begin = Uma mesa de verdade: você joga com o Bruto, um robô com a Tecelã Arcana, e um guia diz o que importa na hora certa. Cerca de quinze minutos para a primeira sala; depois, jogue quanto quiser.

lesson-sheet-title = Seu herói
lesson-sheet = Cartas, itens e um objetivo de batalha já estão escolhidos. Dê uma olhada, mude o que quiser e aperte Começar.

lesson-start-title = A Colina Negra
lesson-start = Fichas redondas são bandidos; estrelas são os mais fortes. Escolha o hexágono marcado onde você começa; toque em qualquer coisa no mapa para saber o que é.

lesson-lead-title = Duas cartas por rodada
lesson-lead = Todos jogam duas cartas em segredo. O número da primeira diz quando você age: baixo é cedo. Se os bandidos estão longe, aja tarde e deixe que venham.

lesson-second-title = A segunda carta
lesson-second = Você vai usar a parte de cima de uma carta e a de baixo da outra. Escolha uma que ataque em cima e uma que mova embaixo.

lesson-turn-title = Sua vez
lesson-turn = Use uma parte de cima e uma de baixo, em qualquer ordem. Em cima sempre pode ser Ataque 2; embaixo, Mover 2. Clique em uma metade.

lesson-move-title = Andar
lesson-move = Os hexágonos claros estão ao seu alcance. Aponte para um deles e veja o caminho e o que os monstros fariam depois.

lesson-target-title = Golpear
lesson-target = O número sobre a figura é seu ataque menos o escudo dela. Depois se vira uma carta de modificador: pode somar, tirar, dobrar ou errar. Clique no alvo.

lesson-damage-title = Dano
lesson-damage = Sofra o dano ou perca uma carta no lugar. Cartas são seu tempo: quem fica sem elas está exausto. Guarde-as enquanto tiver pontos de vida.

lesson-monsters-title = Monstros seguem regras
lesson-monsters = Um monstro foca o inimigo que alcança com menos passos, chega o mais perto que precisa e ataca. A linha acima do mapa diz por quê.

lesson-end-turn-title = Encerre o turno
lesson-end-turn = Nada termina sozinho: desfaça enquanto nada novo foi revelado e depois aperte Encerrar o turno.

lesson-loot-title = Moedas
lesson-loot = Um monstro morto deixa uma moeda. Termine seu turno no hexágono dela e ela é sua; Saquear em uma carta pega as que estão ao redor.

lesson-element-title = Elementos
lesson-element = Algumas cartas criam um elemento. No fim do turno ele fica forte e melhora as cartas que o usam, as suas e as dos monstros.

lesson-waning-title = Está enfraquecendo
lesson-waning = Um elemento fica forte em uma rodada, enfraquece na seguinte e depois some. Use enquanto ele está lá.

lesson-short-rest-title = Descanso curto
lesson-short-rest = No fim da rodada você pode recuperar as cartas descartadas: uma delas, ao acaso, se perde de vez. Espere até a mão estar quase vazia.

lesson-long-rest-title = Descanso longo
lesson-long-rest = Em vez de duas cartas você pode descansar a rodada inteira: escolhe a carta que perde, cura 2 e renova os itens. Você age por último.

lesson-lost-title = Uma carta perdida
lesson-lost = Cartas perdidas não voltam neste cenário. Cada descanso custa uma, e assim o próximo chega mais cedo. Uma cruz vermelha na carta avisa.

lesson-door-title = A porta
lesson-door = Uma porta se abre quando um herói entra no hexágono dela. Os monstros atrás dela agem nesta mesma rodada: entre com força e cedo no seu turno.

lesson-room-title = Uma sala nova
lesson-room = Tudo nela está revelado agora. Os monstros novos agem nesta rodada se o número deles ainda não passou.

lesson-end-title = Você já sabe jogar
lesson-end = Mate todos os inimigos e a Colina é sua. Dicas e desfazer continuam com você.
