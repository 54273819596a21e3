### O que se conta antes e depois de cada cenário. Palavras nossas.

tale-scenario-1 = Jekserah, uma mercadora Valrath que paga bem demais, quer de volta papéis que lhe roubaram. A pista termina numa colina baixa fora das muralhas, onde ladrões de túmulos se instalaram.
tale-scenario-1-end = Os bandidos jazem entre os ossos que ergueram, mas o líder não está entre eles. Atrás da última câmara uma escada desce mais fundo, com pegadas recentes.

tale-scenario-2 = Escada abaixo o ar é frio e alguém dá ordens, a homens que respondem e a homens que já não podem. O Comandante Bandido tem os papéis, e toda porta aqui lhe obedece.
tale-scenario-2-end = O comandante está morto, e os papéis são seus para entregar. Vocês os leem antes: falam de uma cripta e de alguém que ensina ladrões a acordar os mortos.

tale-scenario-3 = Jekserah tem outro trabalho: dar uma lição num acampamento Inox que ataca suas caravanas. Do alto, o que se vê são sobretudo tendas, fogueiras e crianças, e guardas que já os viram.
tale-scenario-3-end = O acampamento não luta mais. Vocês recebem o pagamento com a sensação de que as caravanas eram só metade da história e começam a pensar no que a mercadora planeja.

tale-scenario-4 = A cripta dos papéis existe e não está em silêncio. Cultistas compraram a ajuda dos bandidos, e o que invocaram não quer saber quem pagou.
tale-scenario-4-end = O cântico cessou. Entre as coisas do culto há dois rumos: um cofre mais antigo e um lugar onde se fazem mortos em quantidade.

tale-scenario-5 = O cofre mais antigo está quente, o que nenhum cofre deveria estar. Atrás da última parede o culto mantém uma porta aberta, e algo do outro lado também a segura.
tale-scenario-5-end = Caído o último cultista, a fenda ainda paira no ar, larga o bastante para passar. Podiam deixá-la a outros; o calor no rosto diz que ninguém mais chegará a tempo.

tale-scenario-6 = Em algum lugar sob esta cripta podre os mortos são postos a trabalhar. É preciso ver com os próprios olhos de onde vêm e quem assina por eles.
tale-scenario-6-end = Entre os ossos há um livro de contas, e a letra é conhecida: é de Jekserah. Ela vem comprando cadáveres, e o último lote foi para um armazém em Gloomhaven.

tale-scenario-7 = Para achar a mercadora, a encantadora precisa de ingredientes que só crescem numa gruta, entre raízes que se movem quando ninguém olha. Os zeladores da gruta não vendem.
tale-scenario-7-end = Cinco potes, cinco brilhos. A encantadora os gira contra a luz, acena e diz onde se escondeu quem vocês caçam.

tale-scenario-8 = O armazém fica entre casas honestas, e ninguém notou o cheiro. Dois Inox nas cores da mercadora guardam a porta por dentro, e não estão sós com a mercadoria.
tale-scenario-8-end = Os guarda-costas morreram por alguém que não esperou por eles. Jekserah fugiu da cidade, e a guarda agradece com mais calor que de costume.

tale-scenario-9 = Jekserah ainda é sua cliente, e os desejos crescem: uma mina, uma pedra, um capataz que não vende. Seja para o que for, ela precisa do diamante depressa.
tale-scenario-9-end = O capataz está morto e o diamante, na bolsa. Quando o entregam, a mercadora ri, e naquela noite abrem-se os túmulos fora das muralhas.

tale-scenario-10 = Pela fenda. Há chão aqui, mais ou menos, e tudo o que vive nele é feito de uma coisa só e os odeia por serem feitos de várias.
tale-scenario-10-end = Apagados os fogos, uma voz sem boca propõe um trato: uma tarefa no seu mundo em troca de calma neste. Não é preciso responder já. O trono dela não fica longe.

tale-scenario-11 = Os mortos marcham sobre a praça, e vocês decidiram de que lado estão: o de quem paga. Entre Jekserah e a cidade só resta o Capitão da Guarda.
tale-scenario-11-end = O capitão caiu, e a ordem com ele. Jekserah governa, os mercados abrem mais cedo que nunca, e quem sabe o que fizeram atravessa a rua ao vê-los.

tale-scenario-12 = Os mortos marcham sobre a praça, e vocês decidiram de que lado estão: o de quem vive aqui. Jekserah anda entre seu exército como se já tivesse vencido.
tale-scenario-12-end = Jekserah jaz nas pedras da praça, e seu exército com ela. As pessoas saem às portas e, por uma vez, aplaudem.

tale-scenario-13 = Um templo nas colinas promete uma resposta a quem alcançar sua bacia. Há muito mandaram os guardiões testar primeiro a pergunta.
tale-scenario-13-end = A água da bacia mostra três lugares e espera. Podem levar um; depois é só água.

tale-scenario-14 = Hail, a Aesther que aluga meia casa em Gloomhaven, quer algo que perdeu sob o gelo. Não diz como perdeu, só que os cães dali não são cães.
tale-scenario-14-end = Hail leva a coisa fria ao ouvido como uma concha e sorri. De agora em diante, diz, sua porta está aberta, e o que ela faz com as linhas de uma página fará por um preço.

tale-scenario-15 = Lá no alto, no gelo, há um santuário onde, dizem, fica mais forte quem toma o que está no altar. Todos os outros que quiseram ainda estão aqui, de um jeito ou de outro.
tale-scenario-15-end = O que estava no altar se foi, e o frio também. Seus braços parecem de outras pessoas, pessoas melhores.

tale-scenario-16 = A passagem é o único caminho pelas montanhas, e os Inox que a guardam cobram mais que pedágio. O vento tem estado do lado deles.
tale-scenario-16-end = A passagem está livre. Daqui ouvem-se dois chamados: um de uma caverna que responde antes de falarem, outro de um pico onde algo enorme respira.

tale-scenario-17 = Uma ilha que não está em carta nenhuma e sempre no mesmo lugar. Os Vermlings fizeram ali uma cidade de destroços, e ninguém voltou para reclamar.
tale-scenario-17-end = A cidade de destroços é sua por uma tarde. Vocês carregam o que brilha e deixam o resto à maré.

tale-scenario-18 = Desde a luta a água de Gloomhaven tem gosto de ferro, e a pista leva aonde ninguém gosta de ir. Os esgotos foram feitos por outros, para outros, e desde então têm moradores.
tale-scenario-18-end = Os túneis estão livres por ora, mas o veneno veio de mais fundo e mais longe. Quatro caminhos saem daqui, todos molhados.

tale-scenario-19 = Desta vez Hail vem junto, o que deveria preocupar mais do que preocupa. O que ela quer está no fim de uma cripta, e ela anda até lá como se ninguém tentasse impedi-la.
tale-scenario-19-end = Ela tira o turíbulo do suporte e o vira nas mãos. Com isto, diz, fecha-se o que nunca devia ter sido aberto, e parece quase triste.

tale-scenario-20 = As indicações da encantadora terminam numa porta de madeira negra. Atrás dela Jekserah deixou de fingir que é mercadora.
tale-scenario-20-end = A necromante está morta, desta vez de verdade. Nas cartas vocês descobrem que ela também era cliente de alguém.

tale-scenario-21 = Vocês vieram recusar o trato em pessoa. O Demônio Primordial está sentado onde todos os elementos se encontram e nunca precisou se levantar.
tale-scenario-21-end = O trono está vazio, e a fenda se dobra atrás de vocês como uma carta. Em Gloomhaven é uma manhã comum.

tale-scenario-22 = O que o demônio pediu, ou o que serviria contra ele, está num templo de quatro altares. O culto que cuida deles tem opinião sobre as duas coisas.
tale-scenario-22-end = Os altares são entulho e o artefato é seu. Pesa mais do que parece e dá a impressão de escutar quando discutem o que fazer com ele.

tale-scenario-23 = Sob os esgotos as paredes ficam lisas e as portas se abrem antes do toque. Quem construiu isto não esperava visitas uma de cada vez.
tale-scenario-23-end = As placas estalam, o zumbido para, e uma parede desliza, mostrando prateleiras de coisas sem nome. Além delas a água corre no rumo certo.

tale-scenario-24 = A caverna que respondeu tem muitas portas e uma voz. Gostaria de todas abertas e de que soubessem que sabe ser grata.
tale-scenario-24-end = A última porta está aberta e a Voz enche as cabeças, cortês, antiga e carente de mãos. Tem duas tarefas para vocês e nenhuma intenção de implorar.

tale-scenario-25 = O caminho para o pico que respira passa pelo gelo, e o gelo é habitado. Lá em cima ninguém vence parado.
tale-scenario-25-end = Na saliência acima das nuvens um Draco Ancião os olha com um olho, o que basta. Tem uma proposta, e dá o tempo que leva para fechar as asas.

tale-scenario-26 = A cisterna abastece metade de Gloomhaven, e as bombas enegreceram. Algo vive na mistura agora e se multiplica.
tale-scenario-26-end = As bombas correm limpas, e água limpa sobe para a cidade. A sujeira veio por um buraco que leva a um templo, não a um ralo.

tale-scenario-27 = Hail senta-se diante da fenda, abre o turíbulo e pede dez minutos de sossego. Do outro lado entenderam muito bem o que ela faz.
tale-scenario-27-end = A fenda se fecha com som de livro. Hail paga em ouro que deve ser gasto em sua arte dentro da hora, porque, diz, conhece aventureiros.

tale-scenario-28 = As cartas de Jekserah dão um preço por cadáver e um endereço de entrega. A câmara externa do ritual está aberta a clientes e fechada a convidados.
tale-scenario-28-end = Na túnica do sacerdote há um cartão sem nome, só com uma porta e uma hora. Pelo visto, quem observava os convidou.

tale-scenario-29 = Atrás da porta do convite é escuro de um jeito que lampiões só acentuam. Em algum canto o altar da Penumbra espera companhia.
tale-scenario-29-end = Vocês saem vivos e com um nome para o que está por trás de tudo: a Penumbra. Ela também os viu.

tale-scenario-30 = A Voz quer seu cetro, num santuário que o mar digere há séculos. Nem tudo lá embaixo foi digerido.
tale-scenario-30-end = O cetro é frio e zumbe em dois tons. Vocês ouviram a Voz elogiá-lo; ouviram também sua esperança de que não o olhassem de perto.

tale-scenario-31 = O artefato do templo tem uma mancha que sabão nenhum tira; Hail os envia ao lugar de onde vêm as manchas. No Plano da Noite o único marco é uma coluna que todo o resto teme.
tale-scenario-31-end = A coluna se parte como vidro, e o artefato fica morno e limpo em suas mãos. Hail anota quatro lugares onde a mesma mancha foi vista.

tale-scenario-32 = A segunda tarefa da Voz leva a uma mata onde as árvores se inclinam para longe de uma cabana. Algo da Voz foi escondido ali por quem não queria que o achassem.
tale-scenario-32-end = A coisa foi achada, e os Harrowers que a guardavam estão mortos. No ninho vocês descobrem quem tem o resto: os Savvas e uma tumba que se guarda sozinha.

tale-scenario-33 = Os Savvas têm um arsenal no coração da montanha, e tanto a Voz quanto o Draco querem algo de lá. Entrar é questão de força; sair, de tempo.
tale-scenario-33-end = Quatro baús, uma saída, e a montanha resmungando atrás. Agora vocês têm o que dois grandes poderes querem, e terão de decepcionar um deles.

tale-scenario-34 = Vocês subiram ao cume para dizer não. O Draco Ancião sobreviveu a muitos que o fizeram, e seus filhos têm fome.
tale-scenario-34-end = As grandes asas estão imóveis. Daqui se vê Gloomhaven, bem pequena, e a fumaça de cem povoados que dormirão melhor.

tale-scenario-35 = O trato com o demônio vence diante das muralhas de Gloomhaven. Vocês marcham sobre o portão ao lado de criaturas de fogo e gelo, e os rostos nas ameias os conhecem.
tale-scenario-35-end = O portão caiu, o capitão morreu, e os demônios cumprem a palavra ao pé da letra. A cidade é deles. Vocês foram pagos e não lembram de ninguém comemorando.

tale-scenario-36 = Os demônios vieram cobrar diante das muralhas, e vocês vieram detê-los. Os arqueiros ao lado já não perguntam de que lado estavam na semana passada.
tale-scenario-36-end = Onde estava o Demônio Primordial há um anel negro na grama e, pela primeira vez em meses, silêncio. Os arqueiros dividem o vinho.

tale-scenario-37 = Uma das manchas está no fundo de uma fossa no mar, e respirar já não é problema. O que vive ao longo da fossa é.
tale-scenario-37-end = Vocês saem da última corrente em água negra e aberta. Adiante, onde nunca houve luz, algo se virou para vocês sem ter olhos.

tale-scenario-38 = Escravagistas Inox mantêm preso um Orquídea que, dizem, conhece as matas onde a mancha se espalha. Eles acham que são donos dele; ele só pensa em quem abriu o portão.
tale-scenario-38-end = Espinho Vermelho, assim se chama o Orquídea, agradece com uma reverência. Depois pede mais uma coisa: os outros.

tale-scenario-39 = Uma ponte de gelo, um culto do outro lado, e um altar que sacode a montanha quando rezam. Não é preciso gostar do caminho; só há um.
tale-scenario-39-end = O altar está na garganta com metade do culto. Acima, o pico dos pesadelos está sem nuvens, e vocês quase desejam que não estivesse.

tale-scenario-40 = A tumba que se guarda sozinha o faz desde antes de haver ladrões. Suas máquinas não dormem; só exigem duas pessoas no lugar certo ao mesmo tempo.
tale-scenario-40-end = A rede se apaga, sala após sala. No silêncio ouve-se a Voz tomar um fôlego de que não precisa: a tumba está aberta.

tale-scenario-41 = Na parte mais antiga da tumba está o que prende a Voz. Ela prometeu tudo; os guardiões só prometem que ninguém sai acompanhado.
tale-scenario-41-end = A Voz está livre. Cumpre cada promessa num piscar de olhos e some, e vocês ficam com mais do que podem carregar e uma pequena dúvida.

tale-scenario-42 = Com o cetro se chega aonde a Voz mora, e ali ela já não é cortês. Seis cordas a prendem ao mundo; ela preferia ter vocês como sétima.
tale-scenario-42-end = A última corda arrebenta, e o silêncio é tão fundo que um ouve o coração do outro. Ninguém agradece. Ninguém mais a ouviu.

tale-scenario-43 = Para o que Hail chama de um jeito de respirar onde não se deve, ela precisa de sangue de draco, e fresco. Nesta época do ano o ninho está cheio.
tale-scenario-43-end = Hail mexe, cheira e dá um frasco a cada um. Tem gosto de cobre, e deste dia em diante o mar é só outro tipo de clima.

tale-scenario-44 = Espinho Vermelho os leva ao acampamento onde seu povo está amarrado a estacas. Ele não vai esperar um plano.
tale-scenario-44-end = As estacas estão vazias. Um dos Orquídeas libertos pede um arco e um lugar junto ao fogo, e olha a mata como quem ainda não acabou com ela.

tale-scenario-45 = Nem todos na cidade conquistada desistiram. Seus novos senhores querem quebrados os totens dos rebeldes no pântano, e é sensato não perguntar que fim terão os rebeldes.
tale-scenario-45-end = Seis totens, seis fogueiras. Alguém passou uma carta por baixo da porta: há dois lados neste pântano, e não é tarde para escolher o outro.

tale-scenario-46 = No pico faz ninho o primeiro dos três que espalham a mancha. Tem asas, tem ovos, e grita com uma voz que vocês já ouviram em sonhos ruins.
tale-scenario-46-end = O ninho arde em azul. Um de três, diz Hail quando recebe a pena, e risca um nome da lista.

tale-scenario-47 = Não tem olhos e os vê chegar há dias. Sob a fossa, em água como tinta, o segundo dos três jaz entre altares e pensa.
tale-scenario-47-end = A pressão na cabeça cede. Fosse qual fosse o pensamento, termina aqui; e os peixes voltam à fossa.

tale-scenario-48 = Espinho Vermelho conhece as matas por onde cavalga o terceiro. Ele vem e vai quando quer, avisa, e a cada vez as árvores são um pouco mais dele.
tale-scenario-48-end = O cavalo se desfaz em folhas, o cavaleiro em fumaça. Espinho Vermelho planta algo onde ele caiu e fica para ver crescer.

tale-scenario-49 = Os rebeldes fazem a última resistência no pântano, com um canhão que alcança a cidade. Vocês escolheram: ele não pode atirar.
tale-scenario-49-end = O canhão é sucata, e a rebelião também. Seus senhores estão satisfeitos. Não restou ninguém para ficar insatisfeito.

tale-scenario-50 = Vocês escolheram: os demônios têm de ir. Na Fortaleza Fantasma quatro coisas os prendem aqui, e dois grupos devem buscá-las por dois lados antes que alguém note.
tale-scenario-50-end = Os demônios se apagam um a um, como lampiões. Os soldados que assumem a cidade são duros e desajeitados, mas são gente.

tale-scenario-51 = Os três servos se foram, e o caminho até o senhor deles está aberto. No Vazio não há nada além da Penumbra, e nada é mais que o bastante para se afogar.
tale-scenario-51-end = Acabou. Em algum lugar se fecha uma porta que estava entreaberta desde antes das cidades. Vocês voltam para casa, e a manhã é tão clara que é preciso parar e olhar.

tale-scenario-52 = O buscador entre vocês achou o primeiro sinal: um porão que ninguém aluga duas vezes. O que a voz de Xorn quer dali, quer de cada um.
tale-scenario-52-end = Cada um leva um fragmento, e ninguém gosta que perguntem se o seu fala. O buscador os junta e lê o nome de outra cripta.

tale-scenario-53 = Sob a cripta um cajado está num anel de pedras, e as pedras precisam de tempo. Basta que estejam vivos no fim.
tale-scenario-53-end = O anel escurece e o cajado se solta nas mãos do buscador, como se esperasse justo por elas. Não vai mais ser deixado de lado.

tale-scenario-54 = Num palácio de gelo espera um altar para o cajado, mas o cajado ainda está vazio. Só se enche de um jeito, e o buscador é quem deve fazê-lo.
tale-scenario-54-end = Do altar sobe luz, e o buscador entra nela sem olhar para trás. O que sai é outra coisa, mais antiga, e está do lado de vocês, diz.

tale-scenario-55 = A pista dos bandidos que derrubam as árvores sagradas entra na neblina. Ninguém que entrou descreve a mesma mata.
tale-scenario-55-end = Entre dois troncos vocês acham as varas de contagem deles e, além da neblina, o som de machados. Já não fica longe.

tale-scenario-random-dungeon = Debaixo da cidade há mais portas do que alguém já contou, e dois grupos nunca abrem as mesmas. Vocês têm uma noite, uma tocha e ninguém à espera.
tale-scenario-random-dungeon-end = A última sala está em silêncio. Nada aqui embaixo mudou o mundo, mas as bolsas pesam mais e vocês sabem um pouco melhor do que são capazes.

tale-scenario-solo-brute = O Bruto ouviu dizer que a colina fora das muralhas voltou a ter moradores, e que alguém lá se gaba de ter posto para correr um bando inteiro de mercenários. Um só Inox basta para corrigir isso.
tale-scenario-solo-brute-end = Não sobrou ninguém para se gabar. Na última câmara há uma lâmina pesada demais para as mãos que a tinham, e nem um pouco pesada para as suas.

tale-scenario-solo-tinkerer = O Engenhoqueiro só queria comprar fio de cobre, e agora os Vermlings transbordam pelo muro norte. Quatro guardas da cidade defendem o que resta dele. Nunca precisaram tanto de alguém que inventa.
tale-scenario-solo-tinkerer-end = O último Vermling some por cima do entulho. Um guarda que ainda se mantém de pé entrega algo que caiu do muro, uma lente de borda queimada, e pergunta no que ela poderia se transformar.

tale-scenario-solo-spellweaver = Uma colega não responde às cartas há um mês, e o laboratório cheira a enxofre até a rua. O que foi preparado lá pode ser concluído por uma mão mais firme. Bastaria ir buscar.
tale-scenario-solo-spellweaver-end = O frasco está morno, e até agora não explodiu. Você decide não escrever nada sobre o golem, e ficar com a receita.

tale-scenario-solo-scoundrel = Rikharn conhece o arsenal, os horários da guarda e um comprador. Só falta alguém que abra fechaduras, e metade é uma parte justa. Você já trabalhou com gente pior, mas nunca com quem sorrisse tanto.
tale-scenario-solo-scoundrel-end = No fim, a parte é inteira. A lâmina do último baú não faz barulho ao sair da bainha, e Rikharn não vai pedi-la.

tale-scenario-solo-cragheart = Nas colinas há uma pedra que, dizem os Savvas, escuta. Nesta semana tudo o que anda, rasteja ou arde vai na direção dela. Alguém devia ficar no caminho.
tale-scenario-solo-cragheart-end = A última gosma seca nas rochas, e o silêncio basta para ouvir a pedra. Ela deixou para você um pedacinho de si, gasto e liso, com um furo da largura de um cordão.

tale-scenario-solo-mindthief = Os ratos dos esgotos do leste pararam de responder. Agora os Vermlings rezam em altares lá embaixo, e suas preces precisam de corpos pequenos, muitos. Você vai só, porque ninguém mais ouve os gritos.
tale-scenario-solo-mindthief-end = O demônio a quem rezavam voltou a ser lama, e milhares de olhos gratos piscam no escuro. Trazem o que acharam em anos de escavação, e põem a melhor peça por cima.

tale-scenario-solo-sun = Seis guardas, quatro carroças e uma estrada de que todo mundo armado já ouviu falar. O mercador confia na Luz, e por isso contratou uma só de suas servas. Você manda os guardas ficarem por perto.
tale-scenario-solo-sun-end = Três vezes vieram, e as carroças ainda têm rodas. O mercador nota que um escudo da carga começou a brilhar, e que não seria prudente vendê-lo a mais ninguém.

tale-scenario-solo-three-spears = O armazém quer três anos de aluguel antes de devolver o seu baú. Você sabe onde o baú está, e conhece algumas das armadilhas, porque foi você quem as vendeu ao dono.
tale-scenario-solo-three-spears-end = A gente do dono jaz onde ficavam as prateleiras dele. O baú guarda menos do que você lembrava, fora um cinto com tantos bolsos que a conta é paga com um deles.

tale-scenario-solo-circles = Para chamar uma fera é preciso saber de onde ela vem. Você traça o círculo ao contrário e entra. O capim aqui é alto, e se mexe contra o vento.
tale-scenario-solo-circles-end = O grande urso por fim baixa a cabeça, e o plano deixa você partir. Na sua mão há um ídolo de pedra que não estava lá, e às vezes a mão também não está de todo.

tale-scenario-solo-eclipse = A escuridão tem um sabor, e o seu acabou. Numa caverna aonde nenhuma lamparina chegou, os demônios da noite estão gordos dela. Seis devem bastar para o frasco.
tale-scenario-solo-eclipse-end = O sexto demônio se apaga como um pavio, e o frasco se fecha sobre algo que não é bem fumaça. Você o agita e, por um instante, não enxerga a própria mão.

tale-scenario-solo-squidface = Sob a cripta de Xorn, seis espíritos estão de pé como lhes mandaram há séculos. Outra coisa começou a roer as portas pelo outro lado. Você se põe no meio deles e conta.
tale-scenario-solo-squidface-end = A última porta está aberta, e o que passou por ela está morto. Um dos espíritos se inclina e deixa cair na sua mão uma coisinha verde. Ela coça, e é agradável.

tale-scenario-solo-lightning = Um xamã do seu povo descobriu que os mortos não respondem. Você conhecia alguns dos que ele ergueu. O que você tem a lhe dizer não pede muitas palavras.
tale-scenario-solo-lightning-end = Ele ergueu um cadáver após o outro para pôr à sua frente, e no fim só restou ele mesmo. Você tira a máscara do rosto dele. Serve.

tale-scenario-solo-music-note = Alguém canta as suas canções na cidade alta, com a letra trocada e a guarda por plateia. Você traz um bando de seis que lhe devem dinheiro e seguram melhor uma arma que uma melodia. As portas são grossas, mas o som passa.
tale-scenario-solo-music-note-end = A outra voz se cala no meio de um verso, que é onde devia ter terminado. O alaúde que ela deixa foi afinado por quem sabia. Você fica com ele, e com a última palavra.

tale-scenario-solo-angry-face = Faltam quatro troféus no grande salão dos caçadores, e não voltou ninguém que foi buscá-los. Um lobo que não está lá, uma terra que não morre, uma chama que responde a cada flecha. Você leva mais flechas.
tale-scenario-solo-angry-face-end = O salão tem os seus troféus, e não há nome ao lado deles, como você pediu. Do couro que sobrou você cortou uma capa. A floresta agora olha através de você.

tale-scenario-solo-saw = O quartel veio abaixo de noite, e sob ele há guardas que ainda chamam. Aqui não há com quem lutar. Há só o tempo que lhes resta, e o peso das pedras.
tale-scenario-solo-saw-end = O tenente se senta e pergunta quantos. Todos, você diz, e é a primeira vez hoje que suas mãos tremem. A guarnição lhe dá um casaco de bolsos fundos, e ninguém fala das manchas.

tale-scenario-solo-triangles = Neste templo o ar segue o fogo, o gelo segue o ar, e é assim desde antes de haver horas para contar. Os guardiões se movem com a ordem e nunca contra ela. Você decorou a ordem.
tale-scenario-solo-triangles-end = Quando cai o último guardião, a ordem continua sem ele, sob os seus pés. As botas ao lado do altar esperavam por alguém que conhecesse os passos.

tale-scenario-solo-two-mini = Pegaram o urso, e deixaram que você ouvisse. Entre o seu buraco e a jaula dele há rochas por cima das quais nada passa, mas as portas estão ligadas umas às outras. Você arranha a parede, e algo arranha de volta.
tale-scenario-solo-two-mini-end = Quem construiu a jaula tinha um cajado a que os bichos obedecem. Não vai precisar mais dele, e o urso só o mordeu uma vez.

tale-scenario-solo-envelope-x = Sob as dunas há um salão de três salas, e a areia na ampulheta sobre a porta corre para cima. O que se aninha ali esqueceu como se envelhece. Você não tem pressa.
tale-scenario-solo-envelope-x-end = O guardião da última sala é um monte de pedra, e a ampulheta parou. A lâmina dele nunca foi forjada: foi derramada. E ainda se derrama um pouco.

tale-scenario-56 = Os bandidos derrubaram metade do bosque e amarraram os guardiões ao que sobrou. Contam que vocês não ousem lutar entre cativos.
tale-scenario-56-end = Os machados se calaram. Os guardiões tocam cada toco, um por um, e um deles toma um arco e os acompanha.

tale-scenario-57 = Alguém no quartel serve a outro senhor e usa um rosto em que todos confiam. Vocês têm uma lista, um pátio trancado e uma noite.
tale-scenario-57-end = A máscara cai com o último golpe. No forro está o endereço de uma cabana que até os mendigos evitam.

tale-scenario-58 = Na cabana à beira da cidade alguém vem ceifando. Vocês esperaram muito por esta porta, e agora ela está aberta, como se fossem esperados.
tale-scenario-58-end = O Ceifador está morto e, com ele, um nome que carregaram por anos. Sobre a mesa há uma carta com um selo que nunca viram.

tale-scenario-59 = Para a cura é preciso uma flor que se abre num bosque esquecido, guardada pelo que dela se alimenta há anos. Isso os deixou estranhos.
tale-scenario-59-end = A flor cabe numa mão. Quem sabe fervê-la trabalha num laboratório de fechaduras péssimas e ar pior.

tale-scenario-60 = O alquimista se foi, os vapores não, e o que ele tinha em gaiolas anda solto. Quatro frascos bastam, e cada respiração custa.
tale-scenario-60-end = Na rua vocês contam frascos e dedos. À noite o primeiro doente se senta e pede sopa.

tale-scenario-61 = Um farol que mostra a luz ora a este mundo, ora a outro. Quem sobe enfrenta os guardiões de ambos.
tale-scenario-61-end = Com a última lente nas mãos a luz para onde está. Aponta para baixo, para um poço sob a rocha.

tale-scenario-62 = No fundo do poço está o que comeu os afogados de cem anos, e ainda tem fome. Seus ossos são a armadura.
tale-scenario-62-end = Desfaz-se num suspiro de muitas vozes. Do escuro uma figura se aproxima e oferece seus serviços, como se só esperasse a refeição acabar.

tale-scenario-63 = Ferreiros Inox acharam um poço onde o ferro derrete sozinho e contrataram Vermlings para buscá-lo. Às chamas ninguém perguntou.
tale-scenario-63-end = O poço está quieto, salvo o borbulhar. Vocês levam os lingotes frios e deixam os quentes para os próximos.

tale-scenario-64 = No fundo da lagoa há um jardim que ninguém cuida e tudo defende. Vocês respiram, afundam, sacam as armas.
tale-scenario-64-end = Quando a lama assenta, o jardim brilha. Vocês ficam um pouco ali, porque podem.

tale-scenario-65 = A mina de enxofre é explorada por Vermlings a quem um xamã disse que ela é deles. As cinco coisas de que precisam estão lá embaixo, atrás do cheiro.
tale-scenario-65-end = Cinco achados, alguns com engrenagens. Os inventores de Gloomhaven não vão dormir por uma semana.

tale-scenario-66 = Numa enseada em que só se entra na maré baixa alguém deixou uma casa que funciona como relógio. Cada porta se abre longe de onde se pisa.
tale-scenario-66-end = Na última placa a casa inteira para de bater. O que ela manteve no compasso está diante de vocês, polido.

tale-scenario-67 = Uma biblioteca cujo bibliotecário foi construído, não nascido, e tem ordem de manter silêncio. As plantas cresceram pelas estantes, e de silêncio se alimentam.
tale-scenario-67-end = O golem se ajoelha e não se levanta mais. Entre os livros que restam há um sobre ele mesmo, que vem sem resistência.

tale-scenario-68 = Uma árvore no brejo ainda está sadia, e tudo o que é venenoso em volta notou. Uma herborista implorou que a mantenham de pé e tenham cuidado com a água.
tale-scenario-68-end = A árvore está de pé. A herborista enche dois frascos de seiva e chora, talvez por causa do ar.

tale-scenario-69 = A boneca de uma criança está no fundo de um poço, e algo lá fala com a voz da criança. Quer ser levada para casa, passo a passo, e não é a única.
tale-scenario-69-end = À beira da água a boneca para de chorar. Em seu lugar há uma bolsa, velha como o poço e bem mais pesada que uma boneca.

tale-scenario-70 = A ilha é presa por correntes, e os espíritos das correntes prendem o resto. Enquanto vigiam, nada ali pode ser ferido.
tale-scenario-70-end = Cai o último demônio e, com ele, a última corrente. A ilha deriva um pouco, indecisa, e depois fica onde está.

tale-scenario-71 = No planalto é o vento que decide para onde se vai, e os dracos sabem. Três ninhos guardam o que vieram buscar, se passarem pelos que dormem.
tale-scenario-71-end = Vocês deixam o vento levá-los pela última encosta, com três prêmios a mais. Atrás, o planalto uiva como quem perdeu uma aposta.

tale-scenario-72 = Três árvores do bosque suam algo que rasteja. Os lavradores lá embaixo perderam duas vacas e a paciência.
tale-scenario-72-end = As árvores são lascas, e a última poça secou. Os lavradores os convidam para a terceira vaca.

tale-scenario-73 = Os Inox da serra não precisam de muitas flechas; têm pedregulhos. As caravanas presas embaixo gostariam de ter as mercadorias de volta.
tale-scenario-73-end = Três baús, só um pouco amassados. Da serra rola sozinho o último pedregulho, como quem se despede.

tale-scenario-74 = Os mercadores lhes confiam o navio, e o mar ficou sabendo. Há piratas na amurada e coisa pior embaixo, e as bombas precisam de mãos.
tale-scenario-74-end = O navio entra mancando no porto com tudo o que importa a bordo. Os mercadores contam os caixotes e depois, a bem da justiça, a tripulação.

tale-scenario-75 = O homem das unhas sujas de terra tem um mapa de covas e um comprador sem frescuras. As covas têm um regente, que as tem.
tale-scenario-75-end = Vocês saem da última cova com sacos cheios e a consciência limpa, porque nunca houve nada nela. O pagamento é excelente.

tale-scenario-76 = O que parece uma colina zumbe à noite. Os Harrowers construíram para dentro, parede atrás de parede, e algumas são finas.
tale-scenario-76-end = A colmeia se calou, e pela primeira vez se ouve a grama. Vocês põem fogo na câmara mais funda e saem contra o vento.

tale-scenario-77 = O cofre da cidade guarda segredos, alguns deles sobre vocês. Os guardas têm ordens para ladrões e as cumprem ao pé da letra e da porta.
tale-scenario-77-end = Vocês queimam sua página, e antes leem outras. Só por elas já valeu.

tale-scenario-78 = Os círculos de giz levaram a este poço, e já há alguém amarrado acima dele. Aos sacerdotes faltam só uns versos.
tale-scenario-78-end = A corda foi cortada, o poço não tem quem engolir. Quem foi salvo não diz palavra até a cidade, e então não consegue parar.

tale-scenario-79 = O peixe sabe o caminho do templo e quer ver morto um de seus habitantes. O Traidor está só há tanto tempo que qualquer amigo de vocês serve de companhia.
tale-scenario-79-end = O Traidor afunda, e o peixe o rodeia uma vez, devagar. Paga suas dívidas, diz, com o que os outros deixam cair.

tale-scenario-80 = A velha ordem abre a fortaleza a quem passa na prova, e a prova é um roubo contra ela mesma. Cada um deve sair com a sua peça.
tale-scenario-80-end = Aplaudem das muralhas quando vocês saem, machucados e carregados. A ordem devolve o suor em sabedoria, diz ela.

tale-scenario-81 = O disco negro encaixa numa porta no alto das montanhas. Atrás dela o sol e a noite só concordaram numa coisa: um guardião sem cor.
tale-scenario-81-end = O guardião cai metade na luz, metade no escuro. Por um instante as duas metades do templo se calam, e vocês entendem algo que esquecem na descida.

tale-scenario-82 = Os refugiados falaram de uma montanha que quer algo de volta. Podem dar o que ela quer, ou pegar mais e correr.
tale-scenario-82-end = Lá embaixo os primeiros refugiados se viram para ver o que a montanha fará agora. De um jeito ou de outro, ela já tem opinião formada sobre vocês.

tale-scenario-83 = A casa nas docas para onde levaram a caixa morna mudou de inquilinos. Os novos são magros e não ficam onde há luz.
tale-scenario-83-end = Vocês apagam a última sombra e jogam a caixa no porto. O dono prefere pagar a perguntar.

tale-scenario-84 = O tremor vem de um cristal em que algo martela, bem fundo sob a serra. Se quebrar, cairá mais que reboco.
tale-scenario-84-end = As marteladas cessaram, e o cristal agora canta, bem baixinho. Na cidade penduram de novo os quadros.

tale-scenario-85 = O feixe de luz vem de um templo cujos sacerdotes morreram há muito, e às lâmpadas ninguém contou. Abençoa quem vem abençoado; o resto, ele pesa.
tale-scenario-85-end = Na sala mais interna a luz é suave o bastante para ser olhada. Algo dela está numa almofada e se deixa levar.

tale-scenario-86 = O povoado da costa não é a origem da doença; é o próximo a tê-la e, esta noite, também o próximo a ser atacado. Os moradores podem correr, se alguém mostrar para onde.
tale-scenario-86-end = Do outro lado do rio eles se contam, duas vezes, para ter certeza. Um velho mostra uma enseada onde a água tem a cor errada.

tale-scenario-87 = Aqui começa o veneno: uma enseada, uma mancha e, no meio, um monte que digere a própria ilha. Comeu os barris, e os barris o protegem.
tale-scenario-87-end = O que sobra escorre pela areia. Vocês ficam duas marés para ver a água ficar verde, depois azul.

tale-scenario-88 = O cajado de coral abre uma porta para um lugar onde tudo flui, vocês também. O rei de lá usa como enfeite o que lhes falta.
tale-scenario-88-end = Com a garra nas mãos a corrente vira e os leva para fora, gentil como um criado. Vocês pingam por uma hora no tapete da universidade.

tale-scenario-89 = Atrás da casa que o capitão entregou há outra casa e, atrás dela, o Sindicato tem seu próprio cemitério. Têm mais facas que saídas.
tale-scenario-89-end = O Sindicato vai precisar de novo endereço e de muitos membros novos. O cofre pesa, e por uma vez ninguém o reclama.

tale-scenario-90 = A costura ao lado da estrada se abriu até a largura de uma porta. É preciso entrar para fechá-la, e lá dentro é preciso um motivo para voltar.
tale-scenario-90-end = A costura se fecha, e o ar sobre a estrada é só ar. Um de vocês ainda tem um punhado do outro céu; dá um bom anel.

tale-scenario-91 = A luta que o homem do chicote armou saiu do controle: as feras estão soltas, os donos, armados, e é cada um contra todos. Só vocês vieram sem apostar.
tale-scenario-91-end = Quando não resta quem lute, o público escondido sob os bancos começa a aplaudir. Vocês aprenderam muito, sobretudo sobre bancos.

tale-scenario-92 = A conversa sobre a dívida acontece num beco, e o outro lado trouxe amigos. Quando a guarda chegar não vai perguntar quem começou.
tale-scenario-92-end = Os credores não têm mais perguntas. Vocês saem pelos telhados, e a guarda anota suas descrições para os registros.

tale-scenario-93 = A carta do marinheiro era honesta. O navio está deitado de lado, e a tripulação ainda está em serviço, de certo modo.
tale-scenario-93-end = Na cabine do capitão o diário está aberto na última anotação. Agradece, a quem a ler, por render a guarda.

tale-scenario-94 = Os Vermlings levam caixotes para o ninho porque alguém paga, e não é ninguém daqui. Em algum canto da toca está o livro de contas.
tale-scenario-94-end = O livro está escrito numa letra que queima o papel. Mais fundo os caixotes foram entregues, e o cliente ainda está lá.

tale-scenario-95 = Um tenente dos demônios se atrasou para a guerra e vem juntando o que lhe devem. Não acredita que a fenda acabou. Acredita que vocês, sim.
tale-scenario-95-end = O tenente foi pago por inteiro. Sob os caixotes está a única coisa que juntou para si.

## O que acontece na cidade e na estrada: a situação e duas opções. Os resultados estão no conteúdo.

tale-city-1 = Uma sargento da guarda quer mostrar aos recrutas como treinam lutadores de verdade. Ela oferece o pátio inteiro por uma tarde, mas as armas sem fio e os bonecos de palha custam dinheiro, e ela anota tudo.
tale-city-1-a = Treinar a sério e pensar na conta depois.
tale-city-1-b = Orientar os recrutas sem tocar no equipamento.

tale-city-2 = Um homem com uma carroça de gaiolas cobertas jura que uma delas guarda um animal que ninguém em Gloomhaven jamais viu. Dez moedas do grupo todo e ele levanta o pano.
tale-city-2-a = Juntar as moedas e olhar.
tale-city-2-b = Seguir em frente; pano é só pano.

tale-city-3 = Numa loja de porão, uma Quatryl desembrulha um objeto de latão e vidro que zumbe sem ninguém tocar. Veio de uma escavação sob a cidade velha, diz ela, e prefere dez moedas hoje a cinquenta no mês que vem.
tale-city-3-a = Juntar o dinheiro pedido.
tale-city-3-b = Deixar a coisa zumbindo na mesa.

tale-city-4 = Fumaça sai de um cortiço junto ao rio. A fila de baldes já se formou, a escada ainda aguenta, e alguém no terceiro andar chama um nome sem parar.
tale-city-4-a = Entrar na fila de baldes, na rua.
tale-city-4-b = Subir a escada correndo.

tale-city-5 = A ponte que caiu no Mercado Afundado isolou um bairro inteiro. Um mestre de obras pede braços fortes por dois dias e só promete sopa; do outro lado da rua, um comerciante paga em dinheiro a quem levar primeiro a mercadoria dele.
tale-city-5-a = Ajudar a erguer a ponte.
tale-city-5-b = Carregar os caixotes do comerciante.

tale-city-6 = Um velho armeiro vai fechar a oficina. Gostaria de ensinar seus últimos segredos aos aprendizes da rua, se alguém mantivesse a ordem; mas seus cadernos de desenhos estão à vista, e ele é quase cego.
tale-city-6-a = Ajudá-lo a dar a aula.
tale-city-6-b = Copiar o que der dos cadernos.

tale-city-7 = Uma multidão encurralou um batedor de carteiras e discute o que quebrar primeiro. A bolsa está no chão, entre vocês e eles, e o dono não aparece.
tale-city-7-a = Pegar a bolsa e dispersar a rua.
tale-city-7-b = Ficar entre a multidão e o ladrão.

tale-city-8 = Um marinheiro de barba salgada abre meia carta náutica na mesa da taverna e cobre a outra metade com o braço. O navio está lá embaixo, diz, com tudo o que levava. Por um preço justo vocês podem ver o resto.
tale-city-8-a = Negociar a carta.
tale-city-8-b = Pagar uma bebida e esquecer o assunto.

tale-city-9 = Dois carroceiros brigam por um baú que caiu de uma carroça e se abriu. Ninguém parece saber a quem se destinava; o lacre é o do celeiro da cidade.
tale-city-9-a = Resolver a briga e ficar com uma parte.
tale-city-9-b = Mandar devolver o baú ao celeiro.

tale-city-10 = No quarto dos fundos do Leão Adormecido corre um jogo de dados, e o dono do copo acena para vocês. À porta, um mendigo cochicha que perdeu as botas para aquele copo.
tale-city-10-a = Sentar e jogar.
tale-city-10-b = Dar ao mendigo o lugar junto ao fogo e a sopa.

tale-city-11 = Uma ferreira encapuzada vende desenhos de armas que, segundo ela, nunca foram dela. Cinco moedas pelo rolo, sem perguntas. Duas ruas adiante, um guarda pergunta a todos sobre um roubo.
tale-city-11-a = Fazer uma oferta a ela.
tale-city-11-b = Contar ao guarda o que viram.

tale-city-12 = Um pregoeiro anuncia a caça a um cão raivoso do tamanho de um pônei; uma viúva paga pelo couro. Vocês tinham outros planos para a noite, com uma tina de água quente.
tale-city-12-a = Manter os planos.
tale-city-12-b = Sair à caça, a noite toda se preciso.

tale-city-13 = Sacerdotes do Grande Carvalho passam em procissão e convidam quem vive da espada a ser ungido. A tigela das oferendas vem logo atrás do óleo.
tale-city-13-a = Ajoelhar e receber a unção.
tale-city-13-b = Deixar a procissão passar.

tale-city-14 = Uma estudiosa quer registrar como se luta de fato nas ruínas fora das muralhas. Ela pode ouvi-los em particular por uma semana, ou vocês contam tudo uma vez, na praça, a quem vier.
tale-city-14-a = Trabalhar com a estudiosa.
tale-city-14-b = Contar tudo na praça.

tale-city-15 = Um cobrador de impostos montou a mesa em frente à estalagem e lê quanto vocês devem por portar armas dentro das muralhas. Parece muito, e bastante gente parou para ouvir.
tale-city-15-a = Rir dele e entrar.
tale-city-15-b = Sentar e conferir a lista.

tale-city-16 = Uma jovem dramaturga quer levar suas façanhas ao palco. Figurinos, lampiões e um alçapão precisam ser pagos antes do primeiro ensaio, e ela promete que ninguém vai parecer bobo.
tale-city-16-a = Dar a ela o que precisa.
tale-city-16-b = Recusar, com gentileza.

tale-city-17 = Um sacerdote moribundo põe um disco negro em suas mãos. Um colecionador ao lado da cama oferece ouro na hora; o sacerdote balança a cabeça e aponta para a janela, para as montanhas.
tale-city-17-a = Vender o disco ao colecionador.
tale-city-17-b = Perguntar para onde ele deve ir.

tale-city-18 = É dia de feira, e a bomba da praça secou. Um vendedor de água dobrou o preço; os barris estão atrás da barraca, e vocês já foram contratados antes como guardas discretos.
tale-city-18-a = Deixar os sedentos se servirem.
tale-city-18-b = Vigiar os barris por um pagamento.

tale-city-19 = A avó do estalajadeiro lê a sorte, e para vocês deitou as cartas sem ninguém pedir. O resultado não é bom. Há um jeito de virar isso, diz ela, mas as velas certas não são baratas.
tale-city-19-a = Comprar todas as velas que ela pede.
tale-city-19-b = Pagar a leitura e ir embora.

tale-city-20 = Ratos do tamanho de gatos tomaram os porões da cervejaria. A cervejeira paga por cada rabo; o vizinho diz que é melhor inundar o quarteirão com a água do canal e pronto.
tale-city-20-a = Descer com tochas e sacos.
tale-city-20-b = Abrir a comporta.

tale-city-21 = Uma chefe de caravana precisa de mais um guarda para a estrada do leste e gostou de vocês. O pagamento depende do que se diz do grupo; o favor, acrescenta, ela não esqueceria de todo modo.
tale-city-21-a = Pedir o adiantamento que merecem.
tale-city-21-b = Arranjar um guarda sem pedir nada.

tale-city-22 = O orfanato precisa de alguém por um dia: a diretora está doente, o telhado pinga, e trinta crianças já descobriram que vocês carregam espadas de verdade.
tale-city-22-a = Passar o dia consertando e cozinhando.
tale-city-22-b = Passar o dia dando aulas de espada.

tale-city-23 = Na festa do fundador, as guildas levam suas bandeiras ao templo. Um dos carregadores torceu o tornozelo, e na mesma hora os sacerdotes celebram um ofício discreto por quem sai das muralhas.
tale-city-23-a = Levar a bandeira pela cidade.
tale-city-23-b = Assistir ao ofício.

tale-city-24 = A capitã da guarda tem a noite livre e duas ideias: um combate no pátio, sem proteção, ou uma volta pela muralha para mostrar a ela onde não aguentaria.
tale-city-24-a = Aceitar o combate.
tale-city-24-b = Aceitar a caminhada.

tale-city-25 = Um homem largo como uma porta pôs uma mesa na praça: quem dobrar o braço dele leva o pote, quem falhar paga. Ele não pagou ninguém a manhã toda.
tale-city-25-a = Pôr alguém do grupo à mesa.
tale-city-25-b = Olhar um pouco e ir embora.

tale-city-26 = O grande relógio da universidade parou, e os estudantes mandados para consertá-lo desmontaram metade. O porteiro agradeceria a ajuda; algumas engrenagens, aliás, são de ouro.
tale-city-26-a = Tentar remontar o relógio.
tale-city-26-b = Ver o que a torre escura oferece.

tale-city-27 = Um Orquídea está sentado junto à fonte seca e não se move há três dias. Alguns começaram a deixar comida; outros querem o banco de volta.
tale-city-27-a = Sentar e tentar falar com ele.
tale-city-27-b = Erguer uma cerca para que ninguém o incomode.

tale-city-28 = Um acendedor de lampiões conta, por uma bebida, a que horas a casa do agiota fica vazia. Ele também tem a chave; acende os lampiões lá dentro.
tale-city-28-a = Aceitar a chave.
tale-city-28-b = Tirar-lhe a bebida e mandá-lo para casa.

tale-city-29 = O portão leste afundou um palmo durante a noite, e as carroças não passam. Um engenheiro quer erguê-lo; outro quer convencer a guilda dos canteiros, que há anos diz que fica para a primavera.
tale-city-29-a = Erguer o portão.
tale-city-29-b = Falar com a guilda.

tale-city-30 = Vermlings montaram uma banca no porto e negociam coisas que brilham, algumas das quais estavam há pouco nos bolsos de vocês. Eles tagarelam, sorriem e dizem preços.
tale-city-30-a = Pechinchar com eles.
tale-city-30-b = Enxotá-los do cais.

tale-city-31 = Um homem educado, de cinza, oferece uma bolsa para que levem uma caixa trancada a uma casa nas docas. O bom nome de vocês basta como passe, diz ele. A caixa está morna.
tale-city-31-a = Aceitar o serviço.
tale-city-31-b = Abrir a caixa.

tale-city-32 = O intendente do quartel tem mais pedidos que mãos: trinta selas até a noite. Ele pagaria bem; mas do outro lado do pátio a cozinha dos veteranos pediu ajuda sem nada em troca.
tale-city-32-a = Ajudar na cozinha.
tale-city-32-b = Trabalhar nas selas.

tale-city-33 = Uma família do bairro da Fortaleza Fantasma não dorme há uma semana. Algo anda acima de suas cabeças, dizem, e não há andar nenhum acima de suas cabeças.
tale-city-33-a = Passar uma noite na casa.
tale-city-33-b = Recomendar outra casa.

tale-city-34 = Marcas de giz apareceram nas portas dos pobres: um círculo com um traço. Onde aparecem, dias depois falta alguém. A guarda apaga tudo e diz que são crianças.
tale-city-34-a = Seguir as marcas à noite.
tale-city-34-b = Ajudar os vizinhos a vigiar.

tale-city-35 = Os varredores do porto tiraram do canal um saco de grão estragado, e todos concordam que não pode chegar aos moinhos. Em pouco mais concordam.
tale-city-35-a = Oferecer-se para queimar o saco.
tale-city-35-b = Mandar alguém ver o que cresce nele.

tale-city-36 = Um tambor de recrutamento bate diante da taverna; um capitão grita que ninguém ali ousa enfrentar o campeão dele. A mesa de vocês ficou bem quieta.
tale-city-36-a = Entrar no ringue.
tale-city-36-b = Pedir outra rodada e ficar sentados.

tale-city-37 = A escola para os filhos dos estivadores abre hoje, e os benfeitores esperam diversão. A banda não veio. O diretor olha para vocês como quem olha para uma corda.
tale-city-37-a = Subir ao palco.
tale-city-37-b = Em vez disso, dar uma aula às crianças.

tale-city-38 = O conselho quer derrubar o velho bosque da colina para erguer uma torre de vigia. Lenhadores e jardineiros gritam, e os dois lados pediram que vocês digam algo.
tale-city-38-a = Falar a favor da torre.
tale-city-38-b = Não falar por ninguém.

tale-city-39 = No hospital, uma enfermeira chama vocês de lado. Os remédios entram pela porta em caixas cheias e chegam aos leitos pela metade. Ela não ousa perguntar; vocês parecem ousar.
tale-city-39-a = Perguntar onde essas coisas são vendidas.
tale-city-39-b = Dizer a ela que procure a guarda.

tale-city-40 = Uma febre corre pelas oficinas da rua dos funileiros. Os curandeiros precisam de mãos; os alquimistas, de quem não tema seus caldeirões; e numa casa trancada talvez ainda haja alguém.
tale-city-40-a = Trabalhar com curandeiros e alquimistas.
tale-city-40-b = Arrombar a casa trancada.

tale-city-41 = Um caçador do norte tem uma última coisa a vender, embrulhada em oleado, e quer vendê-la a quem vá usá-la. Não se comove com lágrimas nem ameaças, mas gosta de animais.
tale-city-41-a = Negociar.
tale-city-41-b = Desejar-lhe sorte.

tale-city-42 = A fama de um companheiro que pendurou o escudo chegou aos pedreiros: querem dar à nova fonte o nome de um lutador do grupo, e pedem um discurso e um dia carregando pedras.
tale-city-42-a = Carregar pedras e discursar.
tale-city-42-b = Mandar dizer que estão ocupados.

tale-city-43 = Um inventor que vocês conhecem de dias melhores instalou-se num galpão e só lhe falta uma peça, cinco moedas no ferreiro. Se falhar, diz, fiquem com o que está na prateleira, em nome dos velhos tempos.
tale-city-43-a = Pagar a peça.
tale-city-43-b = Levar o que está na prateleira.

tale-city-44 = Uma tecelã arcana que já viajou com o grupo deixou um baú na universidade. Ele começou a brilhar pela fechadura. O reitor pergunta se vocês podem cuidar disso, ou ao menos ficar por perto.
tale-city-44-a = Abrir o baú.
tale-city-44-b = Manter os curiosos à distância.

tale-city-45 = Uma batedora de carteiras pergunta por um amigo de vocês que trabalhava nestes telhados. Há contas a acertar com um contrabandista, e a guarda também adoraria saber.
tale-city-45-a = Levar o caso à guarda.
tale-city-45-b = Prometer ouvir o resto outra noite.

tale-city-46 = Um pedreiro deu aos gêmeos o nome de alguém do grupo e quer festejar direito. A rua inteira está convidada; a rua é bem comprida.
tale-city-46-a = Festejar e pagar sua parte.
tale-city-46-b = Beber um copo à porta.

tale-city-47 = Crianças do bairro dos curtidores estão com os lábios cinzentos. Uma criatura dos esgotos, velha amiga do grupo, diz que a água está ruim e que gritar não ajuda; ou dá para seguir os canos.
tale-city-47-a = Dar o alarme e seguir os canos.
tale-city-47-b = Não dizer nada ainda e ver o que acontece.

tale-city-48 = Um templo do sol, pouco mais que uma barraca, abriu junto ao portão sul. A noviça se orgulha de um espelho que apanha a luz do meio-dia; ao lado há uma caixa de tampa solta.
tale-city-48-a = Pôr algo dentro.
tale-city-48-b = Tirar algo de dentro.

tale-city-49 = Apareceu o livro do antigo intendente do grupo: lista todos na cidade que já deveram um favor a vocês. Usado às claras, conserta o teto do mercado. Usado com esperteza, serve para mais coisas.
tale-city-49-a = Cobrar os favores para o mercado.
tale-city-49-b = Usar de esperteza.

tale-city-50 = Alguém vem chamando pequenos espíritos do forno da padaria, e eles não voltam. Uma invocadora conhecida ri: só querem que lhes ensinem modos. O padeiro só quer que sumam e paga por isso.
tale-city-50-a = Ensinar-lhes modos.
tale-city-50-b = Tirá-los de lá depressa.

tale-city-51 = Uma sombra na janela deixa um nome e um endereço do Sindicato, com lembranças de um velho companheiro. O nome é de um capitão da guarda.
tale-city-51-a = Levar tudo à luz.
tale-city-51-b = Procurar o capitão e ver quanto vale o silêncio.

tale-city-52 = O arauto da praga que deixou o grupo mandou um pote de algo que acaba com a doença dos pomares. Os lavradores veem o que rasteja ali dentro e pegam os forcados.
tale-city-52-a = Abrir o pote diante de todos.
tale-city-52-b = Espalhar à noite, sem dizer nada.

tale-city-53 = A berserker que lutava ao lado de vocês deve ao dono da arena um último combate e não pode vir. O dono aceitaria um substituto; os vizinhos, fartos da arena, não.
tale-city-53-a = Lutar o combate.
tale-city-53-b = Dizer-lhe que esqueça a dívida.

tale-city-54 = Uma canção sobre o grupo é cantada em cada beco e deixa um barão muito pequeno. O barão pede que a reneguem. Dizem que guarda as joias numa casa quase toda de janelas.
tale-city-54-a = Cantá-la para ele, com um verso mais gentil.
tale-city-54-b = Aceitar o convite e olhar as janelas.

tale-city-55 = Uma caçadora das matas, aposentada do grupo, mandou dois falcões treinados. Eles livrariam o celeiro dos pombos, ou levariam cartas para as famílias das fazendas.
tale-city-55-a = Dá-los ao celeiro.
tale-city-55-b = Dá-los às fazendas.

tale-city-56 = O velho cirurgião do grupo abriu um consultório e não dá conta. Uma semana de ajuda viria bem; ou vocês cobram por ele um paciente que paga com ferramentas valiosas, acha ele, ou com desculpas.
tale-city-56-a = Ajudar no consultório.
tale-city-56-b = Visitar o paciente.

tale-city-57 = Nas cinzas de uma oficina há um rolo de projetos com a marca de uma elementalista bem conhecida de vocês. O credor, dono das cinzas, dá um preço pelo papel; pelos pregos e dobradiças nem é preciso perguntar.
tale-city-57-a = Oferecer-se para comprar os projetos.
tale-city-57-b = Catar pregos e dobradiças.

tale-city-58 = Um urso está sentado diante da prefeitura e espera, como viu o dono fazer. Uns querem alimentá-lo. Um homem de chicote pagaria para tê-lo numa luta em que, ele pisca, outras feras são esperadas.
tale-city-58-a = Levar o urso de volta à mata.
tale-city-58-b = Descobrir onde será a luta.

tale-city-59 = As estrelas sobre a cidade mudaram de lugar, insiste um astrônomo, e a praça está cheia de gente assustada. Se contarem o que sabem do buscador que os deixou, não se acalmarão. Se calarem, abandonarão as bancas.
tale-city-59-a = Contar o que sabem.
tale-city-59-b = Não contar nada.

tale-city-60 = A cerca em volta do banco do Orquídea virou lugar de peregrinação, e os vendedores chegaram. O Orquídea abriu um olho.
tale-city-60-a = Perguntar o que ele viu.
tale-city-60-b = Alugar os melhores lugares da cerca.

tale-city-61 = A máquina do inventor funciona, para surpresa dele. Pode construir uma para vocês, ou vender a única a uma guilda que espera lá fora desde o amanhecer, e dividir.
tale-city-61-a = Pedir uma para o grupo.
tale-city-61-b = Deixar que ele venda.

tale-city-62 = O contrabandista dos telhados foi achado dormindo sobre o próprio saque. Sob o travesseiro há algo que parece feito para vocês; no livro estão os nomes de quem ele roubou.
tale-city-62-a = Ficar com o que está sob o travesseiro.
tale-city-62-b = Devolver tudo, porta por porta.

tale-city-63 = Mais lábios cinzentos, e agora os primeiros enterros. Um pescador jura que a doença vem pela estrada da costa com a gente de um povoado. O conselho gostaria de ouvir uma resposta simples.
tale-city-63-a = Ir perguntar no povoado.
tale-city-63-b = Aconselhar o conselho a fechar os portões.

tale-city-64 = O capitão da guarda foi preso e, antes de a porta se fechar, entregou uma casa: a do Sindicato. Hoje ela está cheia. Amanhã estará vazia, e saberão quem falou com quem.
tale-city-64-a = Ir hoje à noite.
tale-city-64-b = Deixar com a guarda e dormir com um olho aberto.

tale-city-65 = Os remédios sumidos aparecem: um porão cheio de caixas, um escrivão assustado e um comprador do sul que paga o dobro. O hospital não sabe de nada disso.
tale-city-65-a = Levar o escrivão à guarda e as caixas ao hospital.
tale-city-65-b = Levar as caixas e ensinar o hospital a fazer contas.

tale-city-66 = O paciente os recebe vestido de seda. Não vai pagar o cirurgião, diz, mas talvez venda algo do armário, e que o cirurgião fique com esse dinheiro, tanto faz.
tale-city-66-a = Comprar algo do armário.
tale-city-66-b = Deixar o recado e esperar.

tale-city-67 = O homem de seda vendeu a dívida, e não a um amigo. Quatro pessoas de porretes curtos explicam a quanto ela chegou e em que beco podem ser encontradas se preferirem conversar.
tale-city-67-a = Quitar a dívida.
tale-city-67-b = Conversar.

tale-city-68 = O cajado de coral achado na estrada não fica seco, por mais que o embrulhem. Um Aesther da universidade conhece um caminho até onde ele leva, se alguém arranjar os reagentes que faltam.
tale-city-68-a = Descobrir aonde leva.
tale-city-68-b = Devolvê-lo ao mar.

tale-city-69 = A batedora ferida que encontraram na estrada chegou à cidade e conta tudo a todos. Na história dela vocês não são bem como se lembram.
tale-city-69-a = Ficar ao lado dela e contar o resto.
tale-city-69-b = Deixar a história correr.

tale-city-70 = Noite de estreia. O alçapão funciona, os lampiões estão acesos, e os atores que fazem o papel de vocês esperam nos bastidores que os verdadeiros sejam chamados ao palco.
tale-city-70-a = Ir receber os aplausos.
tale-city-70-b = Assistir da última fila.

tale-city-71 = A coisa que falou do poço na estrada volta a falar, agora de um barril de chuva, e está com fome. Gostaria de algo vivo e prateado, e logo.
tale-city-71-a = Comprar-lhe um peixe.
tale-city-71-b = Tampar o barril.

tale-city-72 = O barril está vazio. Na poça ao lado há um peixe de rosto muito velho que se lembra da gentileza e conhece um templo submerso sobre o qual nunca lhe perguntaram.
tale-city-72-a = Perguntar sobre o templo.
tale-city-72-b = Levá-lo até o rio.

tale-city-73 = Desde sua última viagem o chão treme à noite e o reboco cai. Um mineiro diz que vem de sob a serra onde estiveram, e que seus lampiões e cordas podem levá-los lá.
tale-city-73-a = Pagar lampiões e cordas.
tale-city-73-b = Mandar escorar as casas rachadas.

tale-city-74 = O peregrino que ajudaram na estrada veio ao templo com uma congregação agradecida. Cantam, choram e querem lavar seus pés. Na cripta, ele cochicha, há livros que nunca deixam ninguém ler.
tale-city-74-a = Aguentar com dignidade.
tale-city-74-b = Descer até os livros.

tale-city-75 = Uma sombra de asas passa sobre os telhados, baixa o bastante para levar a roupa do varal, e todos se lembram de quem fez um favor ao draco. Alguns erguem o punho para o céu, outros para vocês.
tale-city-75-a = Entrar até que passe.
tale-city-75-b = Acenar para ela.

tale-city-76 = Quem é digno de confiança nesta cidade acaba chamado para guardar algo. Os mercadores do portão do mar têm um navio que não pode se perder e uma lista de nomes em quem confiariam.
tale-city-76-a = Perguntar se seu nome está nela.
tale-city-76-b = Desejar bons ventos.

tale-city-77 = Um homem com terra sob as unhas pergunta quanto pesa a consciência de vocês. Tem trabalho para quem não precisa olhar para trás, num cemitério de que ninguém mais cuida.
tale-city-77-a = Ouvi-lo até o fim.
tale-city-77-b = Deixá-lo no balcão.

tale-city-78 = A fenda foi fechada, e a cidade está de ressaca. Entre os relatórios na mesa do conselho há um sobre Vermlings que levam caixotes para um buraco e nunca os trazem de volta.
tale-city-78-a = Levar o relatório.
tale-city-78-b = Pedir um adiantamento e então levá-lo.

tale-city-79 = Os novos senhores da cidade não batem à porta. Um deles está no mercado e quer saber de vocês, que os trouxeram, quais casas devem ser deles.
tale-city-79-a = Indicar os armazéns vazios.
tale-city-79-b = Indicar as casas dos ricos.

tale-city-80 = O guardião dos registros da cidade lê uma página em voz alta na praça, e o nome de vocês está nela. Antes que o murmúrio cresça, alguém devia dizer algo.
tale-city-80-a = Falar à multidão.
tale-city-80-b = Falar com o guardião, com a mão sobre a página.

tale-city-81 = A escuridão acabou, e a cidade quer heróis para ver. Há uma carroça com guirlandas e um assento bem alto; há também uma rua lateral.
tale-city-81-a = Subir na carroça.
tale-city-81-b = Pegar a rua lateral.

tale-road-1 = O caminho desce a uma baixada cheia de flores amarelas, e os olhos ardem ao primeiro passo. Em volta, a encosta é de pedra solta, íngreme até para cabras.
tale-road-1-a = Prender a respiração e atravessar.
tale-road-1-b = Contornar pela encosta.

tale-road-2 = Há um santuário na encruzilhada, tão velho que o deus perdeu o rosto. Alguém ainda varre os degraus.
tale-road-2-a = Ficar um pouco e ajudar a varrer.
tale-road-2-b = Acenar e seguir.

tale-road-3 = Vocês andaram o dia todo, os odres estão vazios, e há um lago de água clara sem um único pássaro.
tale-road-3-a = Encher os odres.
tale-road-3-b = Passar sede até o próximo povoado.

tale-road-4 = A carroça de uma lavradora caiu na vala, e ela está só com seis fardos, uma mula e um cofre. Ela agradece antes de vocês fazerem qualquer coisa.
tale-road-4-a = Tirar a carroça.
tale-road-4-b = Tirar o cofre.

tale-road-5 = Numa capela em ruínas um esqueleto de armadura está sentado nos degraus do altar, e algo bom ainda pende do cinto. Na parede alguém riscou um pedido para enterrá-lo.
tale-road-5-a = Levar o que pende do cinto.
tale-road-5-b = Enterrá-lo como está.

tale-road-6 = A noite cai em terra de ursos. Podem manter o fogo alto até a aurora, fingindo dormir; ou dormir bem e confiar na sebe de espinhos.
tale-road-6-a = Ficar acordados junto ao fogo.
tale-road-6-b = Confiar na sebe.

tale-road-7 = Uma eremita de um olho só se oferece para ensinar uma guarda que lâmina nenhuma jamais venceu. Para aprendê-la é preciso esquecer algumas coisas, avisa.
tale-road-7-a = Ser alunos dela por uma noite.
tale-road-7-b = Agradecer e dormir.

tale-road-8 = Homens com bestas derrubaram uma árvore na estrada. Chamam isso de pedágio e, de certo modo, lamentam.
tale-road-8-a = Pagar o pedágio.
tale-road-8-b = Saltar a árvore.

tale-road-9 = À beira da estrada, uma família tem uma criança com febre e mais nada além de perguntas. Vocês levam na bolsa algo que talvez ajude e não era para eles.
tale-road-9-a = Abrir as bolsas.
tale-road-9-b = Indicar o caminho da cidade.

tale-road-10 = Do fundo de um poço à beira da estrada uma voz pede, com educação, que lhe joguem algo de comer. A corda foi roída.
tale-road-10-a = Correr, que se danem os espinheiros.
tale-road-10-b = Descer um pouco e jogar o pão.

tale-road-11 = O chão treme e a trilha do penhasco desaba à frente. Podem descer aos trancos agora, antes que piore, ou ficar e escutar o que a rocha faz.
tale-road-11-a = Descer aos trancos.
tale-road-11-b = Ficar e escutar.

tale-road-12 = Um coveiro trabalha sozinho: uma caravana inteira jaz sob lençóis. Ele não pede nada. Só olha para a segunda pá.
tale-road-12-a = Passar de chapéu na mão.
tale-road-12-b = Um de vocês pega a pá.

tale-road-13 = Há moedas na estrada, a poucos passos umas das outras, como se alguém tivesse o bolso furado. Elas levam para além da curva.
tale-road-13-a = Pegar as que estão aqui.
tale-road-13-b = Segui-las além da curva.

tale-road-14 = Atores viajantes ensaiam num celeiro e precisam de um público sincero. De todo modo, está chovendo.
tale-road-14-a = Ficar até o fim da peça.
tale-road-14-b = Sair no primeiro ato.

tale-road-15 = Neblina tão densa que se ouve o rio antes de vê-lo. Em algum lugar há um vau, e há a cabana do barqueiro, com fumaça na chaminé e nem sinal dele.
tale-road-15-a = Procurar o vau.
tale-road-15-b = Esperar a neblina subir.

tale-road-16 = Duas pedras erguidas e, entre elas, uma luz que não é a do sol. À esquerda, uma velha estendeu suas contas e cantarola.
tale-road-16-a = Passar entre as pedras.
tale-road-16-b = Sentar com a velha.

tale-road-17 = Uma agrimensora perdeu os ajudantes para a taverna e tem um vale inteiro a medir. Há um dia de pagamento, ou podem mostrar a ela a passagem dos contrabandistas.
tale-road-17-a = Trabalhar pelo pagamento.
tale-road-17-b = Mostrar a passagem.

tale-road-18 = Um bando de gente sombria bloqueia a ponte e quer saber para quem vocês trabalham. Parece ter uma lista. O rio embaixo é rápido e cheio de troncos.
tale-road-18-a = Dizer seus nomes.
tale-road-18-b = Saltar no rio.

tale-road-19 = Um cavaleiro passa a galope, joga um embrulho a seus pés e some; atrás dele vem a patrulha que o caça.
tale-road-19-a = Entregar o embrulho à patrulha.
tale-road-19-b = Sentar no embrulho e apontar o lado errado.

tale-road-20 = Uma floresta de cogumelos mais altos que um homem, e um atalho bem no meio. Na entrada, uma estudiosa desenha o que vê, de longe, e gostaria de companhia.
tale-road-20-a = Pegar o atalho.
tale-road-20-b = Fazer companhia à estudiosa.

tale-road-21 = Uivos à esquerda, uivos à direita, cada vez mais perto. Há uma rocha onde resistir, e há uma longa, longa corrida até a paliçada.
tale-road-21-a = Resistir na rocha.
tale-road-21-b = Correr.

tale-road-22 = Um peregrino descalço pede que andem com ele por uma milha, porque tem medo. O que ele teme está sentado num marco adiante e lê suas mãos de lá.
tale-road-22-a = Andar a milha com ele.
tale-road-22-b = Ir falar com quem está no marco.

tale-road-23 = Um boiadeiro dorme sob uma árvore enquanto o rebanho devora um campo de feijão. O lavrador ainda não viu.
tale-road-23-a = Acordar o boiadeiro.
tale-road-23-b = Levar um bezerro ou dois enquanto ninguém olha.

tale-road-24 = No horizonte uma montanha fumega, e de lá vêm refugiados com tudo o que puderam carregar. Alguns jogaram fora o que pesava. Um deles descreve a subida.
tale-road-24-a = Recolher o que foi jogado e escutar.
tale-road-24-b = Só escutar.

tale-road-25 = Quatro valentões saem dos juncos e querem as bolsas. São grandes, mas olham um por um e contam.
tale-road-25-a = Endireitar bem as costas.
tale-road-25-b = Sacar as armas e atacar.

tale-road-26 = Uma carroça de eixo partido; a condutora é uma curandeira a caminho de um povoado que a espera. Metade da carga vale uma pequena fortuna.
tale-road-26-a = Tentar consertar o eixo.
tale-road-26-b = Aliviar a carroça.

tale-road-27 = A ponte sumiu, mas os sinais talhados nos pilares ainda brilham: alguém atravessou aqui sem tábuas. Há também uma corda sobre a garganta, fina, molhada e bem comprida.
tale-road-27-a = Estudar os sinais.
tale-road-27-b = Usar a corda.

tale-road-28 = Um nobre careca numa estalagem acredita que uma das coisas nas mochilas de vocês dá sorte, e há uma mesa de jogo à espera dele. Pagaria um bom preço, sirva ela para o que servir.
tale-road-28-a = Ver se têm o que ele quer.
tale-road-28-b = Guardar a sorte.

tale-road-29 = Um deslizamento fechou a garganta. Dá para cavar; ou rastejar pelos espinhos acima, onde algo já abriu um túnel.
tale-road-29-a = Cavar.
tale-road-29-b = Rastejar.

tale-road-30 = Crianças vermling cercaram o acampamento e estendem as patas. Uma palavra em voz alta as espantaria, e as mães deixaram um monte de coisas brilhantes atrás daquele arbusto.
tale-road-30-a = Dividir o que têm.
tale-road-30-b = Dizer a palavra.

tale-road-31 = Um guarda de santuário está ferido junto a uma carroça quebrada, e quem fez isso ainda mexe nos baús. Não viram vocês.
tale-road-31-a = Atacar de frente.
tale-road-31-b = Esperar a hora certa.

tale-road-32 = Um pelotão de milicianos exaustos pergunta se podem ceder algo: botas, cobertores, pão. O oficial oferece um recibo.
tale-road-32-a = Dar o que precisam.
tale-road-32-b = Desejar-lhes sorte.

tale-road-33 = O vento sobre as colinas dos túmulos cochicha nomes, e nem todos são de vocês. Um de vocês para e responde. O caminho curto cruza as colinas, o longo passa pelo pântano.
tale-road-33-a = Seguir pelas colinas.
tale-road-33-b = Virar para o pântano.

tale-road-34 = Uma torre guarda a passagem, e a guarnição já não pertence a ninguém. Bestas os acompanham. Dá para esgueirar-se junto ao muro, ou ir até o portão e rugir.
tale-road-34-a = Passar às escondidas.
tale-road-34-b = Ir até lá e rugir.

tale-road-35 = O poço do povoado está tampado com uma laje e um aviso. Um menino esperto vende água ao lado, por copo, a preço de vinho.
tale-road-35-a = Erguer a laje.
tale-road-35-b = Comprar do menino.

tale-road-36 = Algo os segue desde o meio-dia, sempre fora de vista. É paciente. Podem virar e enfrentá-lo, ou deixar alguém para trás com uma pista falsa.
tale-road-36-a = Virar e enfrentar.
tale-road-36-b = Deixar uma pista falsa.

tale-road-37 = Uma tropa de soldados perdeu o rumo e o bom humor. O sargento resolve que vocês são desertores e que suas armas são provas.
tale-road-37-a = Animá-los de algum jeito.
tale-road-37-b = Entregar as provas por uma noite.

tale-road-38 = Uma manada de cavalos selvagens está num vale com uma só saída. Gloomhaven paga por cavalos, se estiverem vivos e se der para pegá-los.
tale-road-38-a = Tentar pegar alguns.
tale-road-38-b = Aproveitar a vista.

tale-road-39 = Um lugarejo com uma cruz de palha em cada porta. Uma mulher grita pela janela que não entrem e que já não têm mais nada.
tale-road-39-a = Entrar.
tale-road-39-b = Obedecer.

tale-road-40 = No antigo campo de batalha o ar tem gosto de estanho, e os cabelos se arrepiam. Um raio atinge o mesmo toco vez após vez. Além dele segue a estrada.
tale-road-40-a = Passar pelo toco.
tale-road-40-b = Enterrar todo o metal e esperar.

tale-road-41 = Uma loba está sobre os filhotes no meio da trilha e mostra todos os dentes. À esquerda há um barranco, à direita um muro de espinhos.
tale-road-41-a = Aproximar-se devagar.
tale-road-41-b = Meter-se nos espinhos.

tale-road-42 = Um miliciano acorrentado a um poste diz que o portador de escudo aposentado do grupo jurou um dia voltar por ele. A corrente é grossa, as chaves estão a um dia dali.
tale-road-42-a = Ficar até partir a corrente.
tale-road-42-b = Deixar água e mandar buscar as chaves.

tale-road-43 = Uma máquina de seis pernas atravessa a estrada mancando, com uma placa de um engenhoqueiro conhecido. Parece querer conserto, e vaza. Mas a bolsa dela está cheia.
tale-road-43-a = Deixar alguém entrar nela.
tale-road-43-b = Deixá-la seguir mancando.

tale-road-44 = O ar ao lado da estrada tem uma costura. Por ela se vê um céu de outra cor, e coisas com cotovelos demais olham de volta.
tale-road-44-a = Marcar o lugar no mapa.
tale-road-44-b = Empilhar pedras na frente e seguir.

tale-road-45 = Num marco há um sinal de ladrão que vocês conhecem de um velho camarada: esconderijo, dez passos, cuidado com os dedos.
tale-road-45-a = Desenterrar.
tale-road-45-b = Deixar para o dono.

tale-road-46 = Um rochedo em forma de Savvas está à beira da estrada. Pode estar dormindo, pode ser um rochedo. Viajantes deixaram maçãs.
tale-road-46-a = Pôr mais uma maçã.
tale-road-46-b = Bater.

tale-road-47 = Ratos, centenas deles, atravessam a estrada em fileiras, e no último vai um camundongo com uma lança minúscula. Ele saúda um emblema na mochila de vocês.
tale-road-47-a = Saudar e esperar.
tale-road-47-b = Atravessar a coluna.

tale-road-48 = Um feixe de luz se ergue numa colina distante do crepúsculo à aurora. Sua antiga guardiã do sol falava disso. Entre vocês e a colina há uma ravina cheia de ruídos.
tale-road-48-a = Anotar a direção e seguir a estrada.
tale-road-48-b = Ir direto à luz.

tale-road-49 = Uma guarnição de uma velha ordem vigia nas colinas, como o intendente do grupo sempre dizia. Não deixam passar quem não bebeu com eles; alguns preferem lutar, por dinheiro.
tale-road-49-a = Beber.
tale-road-49-b = Lutar.

tale-road-50 = Um cajado de coral está fincado na areia de um lago seco, e a areia em volta está molhada. Uma invocadora conhecida teria adorado. Não sai fácil.
tale-road-50-a = Cavar com cuidado.
tale-road-50-b = Puxar todos com toda a força.

tale-road-51 = No escuro de uma caverna, onde só uma mortalha da noite se sentiria em casa, um gancho na parede segura algo que alguém pretendia buscar.
tale-road-51-a = Tirar do gancho.
tale-road-51-b = Deixar o escuro ao escuro.

tale-road-52 = Um enxame pende de uma árvore morta como fruta, e embaixo há uma mochila de costura aberta. O arauto da praga do grupo saberia o que lhe dizer.
tale-road-52-a = Sair na ponta dos pés.
tale-road-52-b = Buscar a mochila.

tale-road-53 = Um bando de Inox com pintura de guerra conhece alguém do grupo pelo nome e pelas cicatrizes. Querem luta ou presente; quem dá de bom grado, dizem, recebe algo em troca.
tale-road-53-a = Lutar.
tale-road-53-b = Presentear.

tale-road-54 = Uma batedora com uma flecha na perna se arrastou até a estrada. Quem atirou não pode estar longe, e a cama mais próxima fica a meio dia para trás.
tale-road-54-a = Carregá-la até a cama.
tale-road-54-b = Ir atrás de quem atirou.

tale-road-55 = Um laço de caçador, atado como vocês viram cem vezes, pende sobre a trilha com uma isca. A isca cheira muito bem.
tale-road-55-a = Deixá-lo armado.
tale-road-55-b = Pegar a isca.

tale-road-56 = Um cirurgião de campo vende os instrumentos para pagar as ataduras que já usou. Ele conhece o cirurgião do grupo, e seus preços são uma pena, para ele.
tale-road-56-a = Deixar-lhe ataduras.
tale-road-56-b = Comprar barato e vender bem.

tale-road-57 = Fogo, geada e rajadas se perseguem em volta de um monte de pedras, como truques de elementalista em feira. Algo sólido brilha no meio.
tale-road-57-a = Passar bem longe.
tale-road-57-b = Esperar uma brecha, leve o tempo que levar.

tale-road-58 = Um urso que vocês já conhecem fica de pé, fareja e depois anda à frente, olhando para trás a cada curva.
tale-road-58-a = Deixá-lo seguir seu caminho.
tale-road-58-b = Segui-lo.

tale-road-59 = Por onde o buscador de Xorn se afastou nada mais cresce, em linha reta até o horizonte. A linha cruza a estrada, e zumbe.
tale-road-59-a = Cruzá-la depressa.
tale-road-59-b = Andar ao longo dela até acabar.

tale-road-60 = O poste está vazio, a corrente cortada. No caminho encontram o miliciano, que achou sua companhia; têm uma peça de equipamento sobrando e uma boa palavra a dar.
tale-road-60-a = Aceitar a boa palavra.
tale-road-60-b = Aceitar o equipamento.

tale-road-61 = De novo o feixe de luz, e mais perto. Agora há dois caminhos: a estrada dos peregrinos, com pousadas, ou o leito seco do rio, direto para lá.
tale-road-61-a = Pegar a estrada dos peregrinos.
tale-road-61-b = Pegar o leito do rio.

tale-road-62 = A última pousada antes da luz. Os peregrinos não vão além; os que foram não voltaram. Um guia mostra a escadaria; atrás da casa há uma trilha de cabras.
tale-road-62-a = Seguir o guia.
tale-road-62-b = Pegar a trilha de cabras.

tale-road-63 = O monte de pedras se apagou. As pedras estão mornas, e sob a de cima está o que brilhava. Pegadas de alguém pequeno vão e voltam.
tale-road-63-a = Deixar para as pegadas.
tale-road-63-b = Erguer a pedra.

tale-road-64 = O Sindicato tem braços longos, e hoje chegam até o acampamento. São mais do que vocês e trouxeram redes.
tale-road-64-a = Abrir caminho lutando.
tale-road-64-b = Rasgar a tenda e correr.

tale-road-65 = A caravana da estrada do leste vem em sua direção, e a chefe acena de longe. A gente dela tem um banquete pronto; ela mesma preferia acertar as contas.
tale-road-65-a = Juntar-se ao banquete.
tale-road-65-b = Acertar as contas.

tale-road-66 = Um draco circula, desce e deixa cair algo: parte do tesouro, em agradecimento pelos serviços. Um monte está em campo aberto; o resto, numa saliência sob o ninho.
tale-road-66-a = Pegar o que está no campo.
tale-road-66-b = Subir também pelo resto.

tale-road-67 = As pessoas saem das casas para recebê-los; ouviram falar de vocês. Os anciãos querem conselho sobre a nova estrada, os mercadores querem dar presentes.
tale-road-67-a = Aconselhar os anciãos.
tale-road-67-b = Aceitar os presentes.

tale-road-68 = As pessoas fecham as portas quando vocês chegam. Na saída do povoado já há uma bolsa sobre um toco, como se deixa leite para a raposa.
tale-road-68-a = Pegar a bolsa.
tale-road-68-b = Deixá-la, com um bilhete: não somos raposas.

tale-road-69 = Desde que a escuridão se foi, crescem nesta estrada coisas sem nome. Uma botânica corre de uma a outra; um lavrador gostaria do campo limpo antes de semear.
tale-road-69-a = Ajudar a botânica.
tale-road-69-b = Ajudar o lavrador.
