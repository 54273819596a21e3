# Dead Man's Draw em português do Brasil. Termos como em docs/rules; em taverna/i18n/words.py está como os argumentos
# viram palavras. `.the` é o nome com artigo.

game-title = Dead Man's Draw
game-tagline = Desafie a sorte pela pilhagem dos piratas.

part-own-bank =
    { $seatIs ->
        [you] seu Estoque
       *[other] próprio Estoque
    }
part-trait =
    { $ruleId ->
        [DMD-22-1] { " " }({ pirate-casanova })
        [DMD-23-1] { " " }({ pirate-plunderer })
        [DMD-24-1] { " " }({ pirate-treasure-hunter })
        [DMD-25-1] { " " }({ pirate-navigator })
        [DMD-26-1] { " " }({ pirate-master-gunner })
        [DMD-27-1] { " " }({ pirate-scavenger })
        [DMD-28-1] { " " }({ pirate-mystic })
        [DMD-29-1] { " " }({ pirate-swordsman })
        [DMD-30-1] { " " }({ pirate-miser })
        [DMD-32-1] { " " }({ pirate-safe-harbor })
        [DMD-33-1] { " " }({ pirate-fisherman })
        [DMD-34-1] { " " }({ pirate-beastmaster })
        [DMD-36-1] { " " }({ pirate-parry })
        [DMD-37-1] { " " }({ pirate-davy-jones-locker })
        [DMD-41-5] { " " }({ pirate-casanova })
        [DMD-61-1] { " " }({ variation-thieves-island })
       *[other] { "" }
    }

## Zonas e estado da mesa

zone-draw = Pilha de Saque
zone-discard = Pilha de Descarte
zone-play = Área de Jogo
zone-bank = Estoque
zone-stack = Fileira de Pilhagem
zone-known = Próximas cartas
zone-revealed = Cartas reveladas
status-owed =
    { $number ->
        [one] O Kraken exige mais { $number } carta.
       *[other] O Kraken exige mais { $number } cartas.
    }
status-risk = { $percent }% de captura
status-protected = protegida
status-locker = O Baú do Davy Jones leva o que { $seat } perder.

## Tipos e Cartas de Pilhagem

suit-anchor = Âncora
    .the = a Âncora
    .help = Se você sofrer captura neste turno, as cartas colocadas antes da Âncora ainda vão para o seu Estoque.
suit-hook = Gancho
    .the = o Gancho
    .help = Coloque a carta do topo de uma das suas Fileiras de Pilhagem.
suit-cannon = Canhão
    .the = o Canhão
    .help = Descarte a carta do topo de uma Fileira de Pilhagem de oponente.
suit-key = Chave
    .the = a Chave
    .help = Colete junto com um Baú e ganhe da Pilha de Descarte, ao acaso, tantas cartas quantas coletou.
suit-chest = Baú
    .the = o Baú
    .help = Colete junto com uma Chave e ganhe da Pilha de Descarte, ao acaso, tantas cartas quantas coletou.
suit-map = Mapa
    .the = o Mapa
    .help = Revele três cartas da Pilha de Descarte, ao acaso, e coloque uma delas.
suit-oracle = Oráculo
    .the = o Oráculo
    .help = Veja a próxima carta da Pilha de Saque; depois, saque-a ou deixe-a lá e colete.
suit-sword = Espada
    .the = a Espada
    .help = Roube e coloque a carta do topo de uma Fileira de Pilhagem de oponente, de um tipo que falte no seu Estoque.
suit-kraken = Kraken
    .the = o Kraken
    .help = Mais duas cartas têm que ser colocadas antes que você possa coletar.
suit-mermaid = Sereia
    .the = a Sereia
    .help = Nenhum efeito, mas valores mais altos: de 4 a 9.
    .help-mermaid_effect = Escolha outra carta da Área de Jogo, menos Sereia: ela passa para a direita desta e resolve o efeito de novo.

card-anchor = Âncora { $n }
    .the = a Âncora { $n }
card-hook = Gancho { $n }
    .the = o Gancho { $n }
card-cannon = Canhão { $n }
    .the = o Canhão { $n }
card-key = Chave { $n }
    .the = a Chave { $n }
card-chest = Baú { $n }
    .the = o Baú { $n }
card-map = Mapa { $n }
    .the = o Mapa { $n }
card-oracle = Oráculo { $n }
    .the = o Oráculo { $n }
card-sword = Espada { $n }
    .the = a Espada { $n }
card-kraken = Kraken { $n }
    .the = o Kraken { $n }
card-mermaid = Sereia { $n }
    .the = a Sereia { $n }

## Piratas

pirate-golden-scales = Escamas Douradas
    .help = Suas Sereias valem 5 pontos a mais.
pirate-casanova = Casanova
    .help = No seu turno, as Sereias vão direto para o seu Estoque: nunca causam captura nem contam para o Kraken.
    .help-mermaid_effect = Quando você coloca uma Sereia, a carta que você escolhe vai na hora para o seu Estoque e não é resolvida.
pirate-plunderer = Saqueador
    .help = Seu bônus de Chave e Baú sai do Estoque de um oponente à sua escolha, não da Pilha de Descarte.
pirate-treasure-hunter = Caçador de Tesouro
    .help = Seu bônus de Chave e Baú tem o dobro de cartas.
pirate-navigator = Navegador
    .help = Seu Mapa escolhe entre todas as cartas da Pilha de Descarte.
pirate-master-gunner = Mestre Artilheiro
    .help = Seu Canhão descarta uma Fileira de Pilhagem inteira.
pirate-scavenger = Limpador de Convés
    .help = A carta que seu Canhão acerta vai para o seu Estoque.
pirate-mystic = Mística
    .help = Seu Oráculo revela as próximas três cartas.
pirate-swordsman = Espadachim
    .help = Sua Espada também pode roubar tipos que você já tem.
pirate-miser = Mendigo
    .help = Seu Gancho, as cartas antes dele, o que ele traz e o seu próximo saque ficam protegidos da captura.
pirate-captains-hook = O Gancho do Capitão
    .help = Seu Gancho coloca duas cartas do seu Estoque, uma depois da outra.
pirate-safe-harbor = Porto Seguro
    .help = Sua Âncora protege também a si mesma e as próximas duas cartas.
pirate-fisherman = Pescador
    .help = No seu turno, os Krakens vão direto para o seu Estoque e não exigem nada.
pirate-beastmaster = Senhor das Bestas
    .help = Os Krakens dos seus oponentes exigem quatro cartas em vez de duas.
pirate-misfire = Tiro pela Culatra
    .help = Oponentes que resolvem um Canhão têm que descartar a carta do topo de uma das próprias Fileiras de Pilhagem.
pirate-parry = Aparar
    .help = As Espadas dos seus oponentes têm que roubar um Kraken; se não há nenhum, o efeito é nulo.
pirate-davy-jones-locker = Baú do Davy Jones
    .help = O que um oponente perde em uma captura vai para o seu Estoque; com três ou mais pessoas, um só oponente, indicado no início.
pirate-siren = Gema da Sereia
    .help = Quando um oponente coloca uma Sereia, a carta escolhida para ela vai para o seu Estoque e não é resolvida.

## Opções da partida

setting-pirates = Piratas
    .help = Cada pessoa fica com um de dois piratas, cuja gema vale a partida inteira.
setting-mermaid_effect = Efeito da Sereia
    .help = As Sereias vão de 2 a 7 e fazem outra carta resolver o efeito de novo; a Gema da Sereia se junta aos piratas.
setting-variation = Variação de jogo
    .help = Uma carta que muda o andamento da partida ou a forma de vencer.
setting-safe_choices = Escolhas seguras
    .help = Gancho, Espada e Mapa só oferecem cartas que não causam captura.
setting-bottom_feeder = Carta de baixo
    .help = Canhão e Espada levam a carta mais baixa de uma Fileira de Pilhagem, não a do topo.
setting-private_oracle = Oráculo secreto
    .help = Só quem está na vez vê o que um Oráculo revela.

variation-none = Nenhuma
    .help = O jogo como ele é.
variation-thieves-island = Ilha dos Ladrões
    .help = As cartas perdidas em uma captura vão para o Estoque de quem está à esquerda.
variation-pile-o-treasure = Pilha de Tesouros
    .help = Todas as cartas de um Estoque pontuam, não só a mais alta de cada tipo.
variation-sudden-death = Morte Súbita
    .help = O primeiro Estoque que valer 50 pontos ou mais vence na hora.
variation-all-hands-on-deck = Todos ao Convés
    .help = Cada tipo que falta no seu Estoque custa 5 pontos.
variation-strange-lands = Terras Estranhas
    .help = A captura vem quando se repete um valor, não um tipo.
variation-beneath-the-waves = Sob as Ondas
    .help = Vence a maior pontuação abaixo de 60.

## Perguntas

ask-turn = Sacar ou coletar?
ask-hook = Gancho: que carta do seu Estoque você coloca?
ask-cannon = Canhão: contra o que você dispara?
ask-map = Mapa: que carta da Pilha de Descarte você coloca?
ask-sword = Espada: que carta você rouba?
ask-mermaid = Sereia: que carta você escolhe?
ask-plunder = Chave e Baú: o Estoque de quem você saqueia?
ask-choose-pirate = Com que pirata você fica?
ask-choose-locker = Baú do Davy Jones: as cartas perdidas de quem você leva?

## Opções de uma pergunta

option-draw =
    { $among ->
        [0] Sacar
        [1] { $percent ->
            [0] Sacar (a próxima carta não causa captura)
           *[other] Sacar (a próxima carta causa captura)
        }
       *[other] { $percent ->
            [0] Sacar (nenhuma carta causa captura)
            [100] Sacar (qualquer carta causa captura)
           *[other] { $busting ->
                [one] Sacar ({ $busting } de { $among } cartas causa captura: { $percent }%)
               *[other] Sacar ({ $busting } de { $among } cartas causam captura: { $percent }%)
            }
        }
    }
option-bank =
    { $number ->
        [0] Não coletar nada
        [one] Coletar { $number } carta
       *[other] Coletar { $number } cartas
    }
option-hook = Colocar { $cardThe }
option-hook-busting = Colocar { $cardThe } (captura!)
option-cannon = Disparar contra { $cardThe } de { $other }
option-cannon-stack =
    { $number ->
        [one] Disparar contra a Fileira de { $suit } de { $other } ({ $number } carta)
       *[other] Disparar contra toda a Fileira de { $suit } de { $other } ({ $number } cartas)
    }
option-cannon-keep = Disparar contra { $cardThe } de { $other } e ficar com a carta
option-misfire = Descartar { $cardThe } do seu próprio Estoque
option-map = Colocar { $cardThe }
option-map-busting = Colocar { $cardThe } (captura!)
option-sword = Roubar { $cardThe } de { $other }
option-sword-busting = Roubar { $cardThe } de { $other } (captura!)
option-mermaid = Escolher { $cardThe }
option-plunder = Saquear { $other }
option-choose-pirate = Ficar com { $pirate }
option-choose-locker = Indicar { $other }

## Recusas

error-draw-first = Primeiro você precisa sacar uma carta.
error-draw-pile-empty = A Pilha de Saque está vazia: você só pode coletar.
error-kraken-demands =
    { $number ->
        [one] O Kraken ainda exige { $number } carta: você tem que sacar.
       *[other] O Kraken ainda exige { $number } cartas: você tem que sacar.
    }
error-effect-first = Responda primeiro à pergunta em aberto.
error-not-offered = Fique com um dos piratas que lhe foram oferecidos.
error-not-your-own = A sua própria Fileira de Pilhagem, não: escolha a de um oponente.
error-empty-stack = Não há carta nessa Fileira de Pilhagem.
error-must-steal-kraken = Aparar: sua Espada tem que roubar um Kraken.
error-suit-owned = Seu Estoque já tem { $suit }: a Espada só rouba tipos que você não tem.
error-must-misfire = Tiro pela Culatra: seu Canhão tem que acertar uma das suas próprias Fileiras de Pilhagem.
error-not-recallable = A Sereia precisa de outra carta da Área de Jogo que não seja Sereia.
error-safe-choices-only = Essa carta causaria captura, e esta partida é jogada com escolhas seguras.

## O que acontece: antes do primeiro turno

event-offered = { part-seat } pode ficar com um destes piratas: { $pirates }.
event-kept = { part-seat } fica com o pirata { $pirate }.
event-locker-named = { part-seat } aponta o { pirate-davy-jones-locker } para { part-other }.
event-started = { part-seat } começa.

## O que acontece: um turno

event-turn =
    { $seatIs ->
        [you] É a sua vez.
       *[other] É a vez de { $seat }.
    }
event-drew = { part-seat } saca { $cardThe }.
event-intercepted = { part-seat } põe { $cardThe } direto no { part-own-bank }{ part-trait }.
event-void = { part-seat } não pode usar { $suitThe }: { part-void }.
part-void =
    { $ruleId ->
        [DMD-11-4] o { part-own-bank } está vazio
        [DMD-12-3] os outros Estoques estão vazios
        [DMD-14-4] a Pilha de Descarte está vazia
        [DMD-15-3] a Pilha de Saque está vazia
        [DMD-16-5] nenhum oponente tem um tipo que { part-seat-lacks }
        [DMD-35-4] o { pirate-misfire } o volta contra o { part-own-bank }, que está vazio
        [DMD-36-2] { pirate-parry } só deixa roubar um Kraken, e não há nenhum
        [DMD-40-7] não há outra carta para escolher
        [DMD-80-1] qualquer escolha causaria captura
       *[other] o efeito é nulo
    }
part-seat-lacks =
    { $seatIs ->
        [you] falte a você
       *[other] lhe falte
    }
event-banked =
    { $number ->
        [0] { part-seat } não coleta nada.
        [one] { part-seat } coleta { $cardsThe }.
       *[other] { part-seat } coleta { $number } cartas: { $cards }.
    }
event-bonus =
    { $number ->
        [one] Chave e Baú{ part-trait }: { part-seat-inside } ganha { $cardsThe } da Pilha de Descarte.
       *[other] Chave e Baú{ part-trait }: { part-seat-inside } ganha { $number } cartas da Pilha de Descarte: { $cards }.
    }
event-plundered =
    { $number ->
        [one] Chave e Baú{ part-trait }: { part-seat-inside } saqueia { part-other } e leva { $cardsThe }.
       *[other] Chave e Baú{ part-trait }: { part-seat-inside } saqueia { part-other } e leva { $number } cartas: { $cards }.
    }

event-no-bonus =
    { $ruleId ->
        [DMD-23-6] Chave e Baú ({ pirate-plunderer }): { part-seat-inside } não ganha nada, os outros Estoques estão vazios.
       *[other] Chave e Baú: { part-seat-inside } não ganha nada, a Pilha de Descarte está vazia.
    }

## O que acontece: uma captura

event-busted = { part-seat } sofre captura: { $cardThe } repete um tipo.
event-busted-by-value = { part-seat } sofre captura: { $cardThe } repete um valor.
event-saved =
    { $number ->
        [one] Mesmo assim, { part-seat-inside } coleta uma carta protegida: { $cards }.
       *[other] Mesmo assim, { part-seat-inside } coleta { $number } cartas protegidas: { $cards }.
    }
event-lost =
    { $number ->
        [one] { part-seat } perde { $cardsThe } para a Pilha de Descarte.
       *[other] { part-seat } perde { $number } cartas para a Pilha de Descarte: { $cards }.
    }
event-lost-to =
    { $number ->
        [one] { part-seat } perde { $cardsThe } para { part-other }{ part-trait }.
       *[other] { part-seat } perde { $number } cartas para { part-other }{ part-trait }: { $cards }.
    }

## O que acontece: efeitos

event-anchored =
    { $number ->
        [one] { part-seat } protege { $cardsThe } da captura{ part-trait }.
       *[other] { part-seat } protege { $number } cartas da captura{ part-trait }: { $cards }.
    }
event-hooked = { part-seat } puxa { $cardThe } do { part-own-bank } com o Gancho.
event-shot =
    { $cardsCount ->
        [one] { part-seat } dispara o Canhão contra { part-other }{ part-trait }: { $cardsThe } vai para a Pilha de Descarte.
       *[other] { part-seat } dispara o Canhão contra { part-other }{ part-trait }: { $cardsThe } vão para a Pilha de Descarte.
    }
event-scavenged = { part-seat } dispara o Canhão contra { part-other } e fica com { $cardThe }{ part-trait }.
event-misfired =
    { $otherIs ->
        [you] O seu Tiro pela Culatra vira o Canhão: { $seat } descarta { $cardThe } do { part-own-bank }.
       *[other] O Tiro pela Culatra de { $other } vira o Canhão: { part-seat-inside } descarta { $cardThe } do { part-own-bank }.
    }
event-map-showed =
    { $seatIs ->
        [you] { $number ->
            [one] O seu Mapa revela { $cardsThe }.
           *[other] O seu Mapa revela { $number } cartas: { $cards }.
        }
       *[other] { $number ->
            [one] O Mapa de { $seat } revela { $cardsThe }.
           *[other] O Mapa de { $seat } revela { $number } cartas: { $cards }.
        }
    }
event-mapped = { part-seat } pega { $cardThe } da Pilha de Descarte{ part-trait }.
event-foresaw =
    { $seatIs ->
        [you] { $number ->
            [one] O seu Oráculo revela a próxima carta{ part-trait }: { $cards }.
           *[other] O seu Oráculo revela as próximas { $number } cartas, em ordem{ part-trait }: { $cards }.
        }
       *[other] { $number ->
            [one] O Oráculo de { $seat } revela a próxima carta{ part-trait }: { $cards }.
           *[other] O Oráculo de { $seat } revela as próximas { $number } cartas, em ordem{ part-trait }: { $cards }.
        }
    }
event-foresaw-in-secret =
    { $number ->
        [one] { part-seat } olha a próxima carta em segredo.
       *[other] { part-seat } olha as próximas { $number } cartas em segredo.
    }
event-stole = { part-seat } rouba { $cardThe } de { part-other }{ part-trait }.
event-demanded =
    { $number ->
        [one] O Kraken exige mais { $number } carta de { part-seat-inside }{ part-trait }.
       *[other] O Kraken exige mais { $number } cartas de { part-seat-inside }{ part-trait }.
    }
event-satisfied = { part-seat } não deve mais nada ao Kraken.
event-waived =
    { $number ->
        [one] A Pilha de Saque está vazia: o Kraken perdoa a última carta a { part-seat-inside }.
       *[other] A Pilha de Saque está vazia: o Kraken perdoa { $number } cartas a { part-seat-inside }.
    }
event-recalled = { part-seat } resolve { $cardThe } de novo com a Sereia.
event-recalled-to-bank = { part-seat } põe { $cardThe } no { part-own-bank } com a Sereia{ part-trait }, sem resolver o efeito.
event-siren-took =
    { $otherIs ->
        [you] A sua Gema da Sereia tira { $cardThe } de { $seat }, sem resolver o efeito.
       *[other] A Gema da Sereia de { $other } tira { $cardThe } de { part-seat-inside }, sem resolver o efeito.
    }

## O que acontece: o fim

event-won-at-once = Morte Súbita: com { $number } pontos, { part-seat-inside } vence na hora.
event-score = { part-seat } faz { count-points } com { part-size }.
part-size =
    { $size ->
        [0] nenhuma carta
        [one] { $size } carta
       *[other] { $size } cartas
    }
event-ended = { table-won }

## O que fala a favor de uma opção

reason-useful-trait = É a habilidade que mais ajuda em uma mesa deste tamanho.
reason-next-is-safe = Você sabe qual é a próxima carta, { $card }: ela não causa captura.
reason-next-busts = Você sabe qual é a próxima carta, { $card }: ela causa captura.
reason-small-risk =
    { $number ->
        [0] Nenhuma das cartas que restam causaria captura.
       *[other] Só { $number }% das cartas que restam causariam captura.
    }
reason-risk = { $number }% das cartas que restam causariam captura.
reason-protected =
    { $number ->
        [one] { $number } carta está a salvo atrás da Âncora.
       *[other] { $number } cartas estão a salvo atrás da Âncora.
    }
reason-little-to-lose = Ainda há pouco a perder.
reason-points =
    { $number ->
        [one] A fila rende { $number } ponto para você.
       *[other] A fila rende { $number } pontos para você.
    }
reason-costs =
    { $number ->
        [one] Custa { $number } ponto a { $other }.
       *[other] Custa { $number } pontos a { $other }.
    }
reason-leads = { $other } é quem tem mais pontos entre os oponentes ({ $number }).
reason-gain =
    { $number ->
        [one] Soma { $number } ponto ao seu Estoque, se você coletar.
       *[other] Soma { $number } pontos ao seu Estoque, se você coletar.
    }
reason-effect = Depois disso, { $card } tem o seu efeito.

## Relatórios de muitas partidas

survey-pirate = Piratas
    .help = O pirata com que o jogador ficou.
survey-card = Cartas
    .help = Cartas que estavam no Estoque do jogador no fim.
deed-cards = cartas no Estoque
deed-suits = tipos no Estoque
deed-draw = cartas sacadas
deed-bank = vezes que coletou
deed-attack = ataques a Estoques dos outros
statistic-busts = Capturas sofridas
statistic-largest-haul = Mais cartas coletadas de uma vez
statistic-thefts = Cartas roubadas
