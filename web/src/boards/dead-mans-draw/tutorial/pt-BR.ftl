# O tutorial de Dead Man's Draw em português: um texto para cada lição.

lesson-you = Você
lesson-rival = Denise

lesson-draw-title = Sacar
lesson-draw = Você junta pilhagem contra a Denise. Seu estoque fica embaixo; o dela, em cima. Clique na Pilha de Saque para virar uma carta.
lesson-luck-title = Arrisque
lesson-luck = A Sereia 7 está na Área de Jogo: sem efeito, mas alta. Saque outra vez. Cuidado: uma segunda carta de um tipo que já está ali causa captura. A barra mostra as chances.
lesson-cannon-title = As cartas agem na hora
lesson-cannon = O Canhão destrói a carta do topo de uma fileira adversária. Clique em uma das cartas acesas da Denise.
lesson-bank-title = Coletar
lesson-bank = Duas cartas, dois tipos. Antes que a sorte acabe, colete: as cartas do estoque são suas, e o turno termina.
lesson-bust-title = Captura
lesson-bust = A Denise sacou uma segunda Âncora e perdeu tudo o que tinha na Área de Jogo para a Pilha de Descarte. Sua vez: saque.
lesson-key-title = A Chave
lesson-key = A Chave sozinha não faz nada. Com um Baú, ela dobra o que você coleta. Saque outra vez.
lesson-chest-title = Chave e Baú
lesson-chest = Os dois! Colete-os juntos e ganhe ao acaso, da Pilha de Descarte, tantas cartas quantas coletar.
lesson-stolen-title = Mapa e Espada
lesson-stolen = O Mapa dela trouxe uma Espada da Pilha de Descarte, e a Espada roubou a sua Sereia 7. O jogo é assim. Saque.
lesson-kraken-title = O Kraken
lesson-kraken = O Kraken exige mais duas cartas: você só pode coletar quando elas ocuparem os lugares tracejados. Saque.
lesson-hook-title = Gancho
lesson-hook = O Gancho coloca uma carta do seu próprio estoque, e ela também conta para o Kraken. Coloque a Âncora. A carta com o aviso causaria captura.
lesson-hook-no = Esse Kraken causaria captura: já há um ali. Coloque a Âncora.
lesson-anchor-title = Âncora
lesson-anchor = O Kraken está satisfeito, e a Âncora protege as cartas antes dela: veja os escudos. Então arrisque mais um saque.
lesson-end-title = Pontos
lesson-end = Captura, mas as cartas protegidas foram para o seu estoque. Quando a Pilha de Saque acaba, vale a carta mais alta de cada tipo. Você { $mine }, Denise { $hers }. Passe o ponteiro sobre uma carta, ou segure o dedo nela, para ler o que ela faz. Na partida completa, cada um tem ainda um pirata com uma habilidade própria.
