# O tutorial de Dungeon Raiders em português do Brasil: um texto para cada lição.

lesson-you = Você
lesson-denise = Denise
lesson-rodrigo = Rodrigo

lesson-secret-title = Uma carta cada, em segredo
lesson-secret = Uma sala com tesouro: a maior carta leva 4 moedas, a segunda maior 2. Cada um joga uma carta virada para baixo; os outros já jogaram. Jogue o seu 5.
lesson-secret-no = A maior carta leva mais. Jogue o 5.
lesson-monster-title = Dividido; agora um monstro
lesson-monster = Denise também jogou um 5: 2 moedas para cada. Agora o Goblin: se todas as cartas somarem menos de 11, a menor sofre 2 ferimentos. Jogue o 3 ou o 4.
lesson-monster-no = Um 1 ou um 2 poderia ser a menor carta. Jogue o 3 ou o 4.
lesson-torch-title = A tocha
lesson-torch = Não bastou: o 1 de Rodrigo era a menor. Duas salas ainda estão escuras. A tocha as mostra só para você, a qualquer momento, sem gastar carta. Acenda a sua.
lesson-vault-title = Um cofre
lesson-vault = Um Dragão, depois lava: só você sabe. Neste cofre, cada um recebe o que está acima da carta jogada. Pegue a bola de cristal com o seu 2.
lesson-vault-no = A bola de cristal está acima do 2.
lesson-ball-title = A bola de cristal
lesson-ball = O Dragão! Com menos de 14 no total, a menor carta sofre 3 ferimentos. Jogue a bola de cristal: você vê as cartas dos outros antes de escolher.
lesson-ball-no = Primeiro olhe, depois escolha: jogue a bola de cristal.
lesson-replace-title = Olhe, depois escolha
lesson-replace = Há um 2 e um 4 na mesa: não dá para chegar a 14, e alguém vai se ferir. Jogue a sua carta maior, para não ser você.
lesson-replace-no = O seu 1 seria a menor. Jogue a outra carta.
lesson-trap-title = Uma armadilha
lesson-trap = A lava tira moedas de quem tem mais: você. Quantas, diz a maior carta; abaixo de 3, nenhuma. Só sobrou o seu 1. Jogue.
lesson-faint-title = Os ferimentos decidem
lesson-faint = Os 3 deles custaram uma moeda. Uma partida tem cinco níveis assim, com um chefe no fim. Aí, quem tem mais ferimentos desfalece e não pode vencer. Digamos que acabou.
lesson-end-title = Desfaleceu!
lesson-end = Denise tem { $coins } moedas, como você, mas é quem tem mais ferimentos: ela desfalece, e você vence. Passe o ponteiro sobre uma carta ou sala, ou toque e segure, para ler a regra.
