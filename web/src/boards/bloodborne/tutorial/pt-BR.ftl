# O tutorial de Bloodborne em português: um texto para cada lição.

lesson-you = Você
lesson-denise = Denise
lesson-rodrigo = Rodrigo

lesson-pick-title = Em segredo, todos juntos
lesson-pick = Um Paciente Fera com 4 Ecos de Sangue; a chegada dele custou 1 de HP a todos. Denise e Rodrigo já escolheram uma carta virada para baixo. Clique no seu Machado de Caçador: 2 de dano tomam 2 Ecos.
lesson-pick-no = Também serviria. Por ora, escolha o Machado de Caçador.
lesson-order-title = O sangue segue a ordem de turno
lesson-order = Você começou e tomou 2; Denise, 1; o machado do Rodrigo só achou 1. Morto! Quem tomou sangue nesta rodada avança um marcador de Troféu: pontos no fim.
lesson-roll-title = A rolagem atinge todos
lesson-roll = Este traz lanterna vermelha: uma rolagem, e todo Caçador sofre o dano. Com um + rola-se de novo e soma-se. Continue lutando com o Cutelo Serrilhado.
lesson-roll-no = Ainda não. Ataque com o Cutelo Serrilhado e veja o que faz o dado vermelho.
lesson-dream-title = O Sonho do Caçador
lesson-dream = 4 de dano: restam 2 de HP. Se você morrer, perde seus 3 Ecos coletados. Jogue o Sonho do Caçador: metade do dano, e depois seu sangue fica armazenado.
lesson-dream-no = Perigoso demais: quase metade das rolagens deste dado amarelo mataria você, e quem morre perde o que carrega. Jogue o Sonho do Caçador.
lesson-upgrade-title = O que está armazenado está a salvo
lesson-upgrade = Rodrigo continuou lutando, morreu e perdeu 3 Ecos. Os seus estão armazenados, e suas cartas voltaram. Quem sonha ou morre ganha um Aprimoramento: pegue o Martelo da Igreja.
lesson-upgrade-no = Boa escolha para outra noite. Pegue o Martelo da Igreja: você vai precisar de 4 de dano.
lesson-transform-title = Transformar
lesson-transform = Seu HP também voltou. A chegada do Caçador Aldeão deu 3 Ecos a quem tinha menos: Rodrigo. Agora algo esperto: jogue Transformar. Você vê o que os outros fazem e só então escolhe sua arma.
lesson-transform-no = Experimente Transformar: primeiro olhe, depois escolha.
lesson-weapon-title = A segunda escolha
lesson-weapon = Rodrigo está no Sonho. A pistola da Denise é a única, então atira na hora: restarão 3 Ecos. Que arma leva todos eles?
lesson-weapon-no = Assim sobraria sangue, e uma segunda pistola estragaria o tiro rápido da Denise. O Martelo da Igreja leva tudo.
lesson-end-title = Até cair o Chefão Final
lesson-end = { $points } pontos: o que está armazenado e os Troféus. { $risk } Ecos ainda correm risco. Depois de dez combates assim vem o Chefão Final, cuja habilidade vale o jogo inteiro; quando ele cai, vence quem tem mais pontos. Vocês podem negociar: promessas não obrigam ninguém.
