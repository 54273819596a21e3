# As palavras do comando `taverna` e de suas telas, em português. O que os jogos dizem fica ao lado de cada jogo.

cli-refused = taverna: { $problem }

## Recusas do próprio comando

cli-error-no-terminal = “taverna play” precisa de um terminal. Execute-o em um; para ler uma partida gravada em um pipe, use “taverna replay ARQUIVO --plain”.
cli-error-no-file = Não existe o arquivo “{ $path }”.
cli-error-cannot-read = Não foi possível ler “{ $path }”: { $why }.
cli-error-cannot-write = Não foi possível gravar “{ $path }”: { $why }.
cli-error-not-text = “{ $path }” não é um arquivo de texto.
cli-error-bad-json = Isto não é JSON: linha { $line }, coluna { $column }: { $problem }.
cli-error-resume-alone = “--resume” já traz o jogo, as opções e a semente: deixe-os de fora.
cli-error-resume-seats = A partida gravada tem { $seats } lugares, mas você indicou { $given } jogadores.
cli-error-position-alone = “--position” já traz as opções e o acaso: deixe-os de fora.
cli-error-which-game = Qual jogo? Há: { $allowed }.
cli-error-unknown-rule = Não existe a regra { $id }. Você quis dizer { $near }? Os capítulos são: { $allowed }.
cli-error-unknown-rule-far = Não existe a regra { $id }. Os capítulos são: { $allowed }.
cli-error-nothing-found = Nenhuma regra contém “{ $words }”.
cli-error-no-checkout = A cobertura das regras precisa de uma cópia do repositório: o pacote instalado não traz os testes.
cli-error-no-server = O servidor precisa de mais pacotes: pip install 'taverna[server]'
cli-error-server-not-started = O servidor a medir não iniciou; o que ele disse está acima.
cli-error-no-clients = Os clientes da medição falharam; o que eles disseram está acima.
cli-error-no-service = Não há { $name } nesta máquina (como root, tools/services.sh o instala).
cli-error-bad-setting = Não é possível usar a configuração { $name }: { $problem }.
cli-error-bad-address = Não é possível escutar em { $host }, porta { $port }: { $problem }. “--host” e “--port” escolhem outro lugar.
cli-error-bad-database = Não é possível usar o banco de dados “{ $name }”: { $problem }.
cli-error-database-in-use = Outro servidor usa o banco de dados “{ $name }”. Dê a cada um o seu com “--database”, ou a todos o mesmo “--redis”.
cli-error-not-a-page = O relatório é uma página web: “{ $path }” deve terminar em .html.
cli-error-no-such-table = As tabelas por cenário e por classe são de Gloomhaven: “{ $game }” não tem.
cli-error-no-such-level = Não existe o nível “{ $level }”. Há: { $levels }.
cli-error-not-a-results-file = Os resultados são um arquivo Parquet: “{ $path }” deve terminar em .parquet.
cli-error-no-reference = Não há mesa para a referência “{ $name }” neste banco de dados.
cli-error-game-goes-on = Essa partida continua: o registro, que contém a semente, só sai quando ela acabar. Sem “--record” você recebe o resto.
cli-error-commitment-alone = “--commitment” vai junto com “--verify”.
cli-error-bad-commitment = “--commitment” recebe o hash como foi mostrado: { $digits } dígitos de 0 a 9 e de a a f.
cli-error-no-record = Essa partida não pode ser jogada de novo com as regras instaladas aqui; sem “--record” você recebe o que está guardado.

## Jogadores

cli-you = Você
cli-person = Jogador { $number }
cli-bot-greedy = Ganancioso
cli-bot-greedy-help = Pesa o risco de cada saque contra o que está na mesa. Um adversário honesto.
cli-bot-random = Aleatório
cli-bot-random-help = Faz qualquer coisa permitida. Bom para uma primeira partida.
cli-bot-novice = Novato
cli-bot-novice-help = Joga como o regular, mas deixa passar muita coisa. Bom para uma primeira partida.
cli-bot-regular = Regular
cli-bot-regular-help = Pesa o que está na mesa, sem olhar muito adiante. Um adversário honesto.
cli-bot-strong = Forte
cli-bot-strong-help = Joga em pensamento antes de cada escolha. Difícil de vencer.
cli-bot-master = Mestre
cli-bot-master-help = É quem pensa mais antes de cada escolha. O mais difícil de vencer.
cli-bot-rating = Força medida: { NUMBER($rating, useGrouping: 0) }.
cli-temper-careful = Prefere perder pouco a ganhar muito.
cli-temper-greedy = Quer os pontos, custe o que custar.
cli-temper-spiteful = Gosta de ver cair quem está na frente.
cli-temper-contrary = Faz o que ninguém espera.
cli-temper-showman = Tudo ou nada, e com alarde.
cli-bot-plays-like = Nível: { $level }.
cli-bot-search = Busca
cli-bot-search-help = Joga em pensamento, com ajustes seus.

## Sentar-se à mesa

cli-setup-game = Jogo
cli-setup-game-help = Qual jogo jogar.
cli-setup-language = Idioma
cli-setup-language-help = O idioma de tudo o que você lê. Durante a partida, a tecla l o troca.
cli-setup-people = Pessoas nesta tela
cli-setup-people-help = Com várias pessoas, a tela passa de mão em mão; os segredos ficam escondidos.
cli-setup-bots = Robôs
cli-setup-bots-help = Quantos adversários o computador joga.
cli-setup-level = Nível dos robôs
cli-setup-start = Enter: começar
cli-setup-foot = ↑ ↓ escolher a linha   ← → mudar   q sair

## À mesa

cli-your-turn = Sua vez
cli-turn-of = Vez de { $name }
cli-over = A partida acabou
cli-hint = Dica: { $option }. É o que o robô forte faria.
cli-hint-chance = Dica: { $option }. É o que o robô forte faria; assim sua chance de vencer é de { $percent }%.
cli-hint-others = Ele dedicou a isso { $thought }% do tempo. Também olhou: { $options }.
cli-hint-other = { $option } ({ $percent }% de chance de vencer, { $thought }% do tempo)
cli-hint-thinking = O robô forte está pensando …
cli-not-now = Agora não: não é a sua vez.
cli-undo-nothing = Você ainda não escolheu nada.
cli-undo-too-late = Tarde demais: algo novo já foi visto, ou outro jogador já agiu.
cli-saved = Gravada em { $path }.
cli-saved-resume = Gravada em { $path }. Para continuar: taverna play --resume { $typed }
cli-speed-0 = Os robôs jogam devagar.
cli-speed-1 = Os robôs jogam no ritmo normal.
cli-speed-2 = Os robôs jogam rápido.
cli-speed-3 = Os robôs jogam muito rápido.
cli-speed-4 = Os robôs jogam sem pausa.
cli-key-undo = desfazer
cli-key-hint = dica
cli-key-rules = regras
cli-key-look = pilhas
cli-key-language = idioma
cli-key-help = ajuda
cli-key-quit = sair
cli-key-skip = pular
cli-key-save = gravar
cli-key-faster = mais rápido
cli-key-slower = mais lento
cli-key-light = luz
cli-close = Esc: voltar à mesa
cli-curtain-pass = Passe a tela para { $name }.
cli-curtain-enter = Aperte Enter quando só { $name } estiver olhando.
cli-leave-question = Sair da partida?
cli-leave-quit = Sair sem gravar
cli-leave-save = Gravar e sair
cli-leave-stay = Ficar
cli-end-new = Nova partida
cli-end-again = As mesmas cartas de novo
cli-end-save = Gravar o registro
cli-end-scores = Ver a pontuação
cli-end-quit = Sair
cli-again-unsaved = Jogar de novo sem gravar
cli-end-foot = Esc: ver a mesa e o diário   n: nova partida   a: mesmas cartas   s: gravar   q: sair
cli-end-success = Sucesso: vocês venceram juntos.
cli-end-failure = Fracasso: vocês perderam juntos.
cli-rules-search = Palavras a procurar
cli-rules-foot = ↑ ↓ rolar   / procurar   Esc: voltar
cli-rules-none = Nenhuma regra tem essas palavras.

## Ajuda

cli-help-title = Teclas
cli-help-intro = As escolhas embaixo são suas: aperte a tecla que está na frente de uma delas, ou clique nela. O que está apagado não é permitido agora, e diz por quê.
cli-help-choose-keys = d, b, 1, 2 …
cli-help-choose = Escolher o que está ao lado da tecla.
cli-help-cursor-keys = setas, Enter
cli-help-cursor = Percorrer as escolhas e ver na mesa o que cada uma significa.
cli-help-u-keys = u
cli-help-u = Desfazer sua última escolha, enquanto nada novo foi visto e ninguém mais agiu.
cli-help-h-keys = h
cli-help-h = Dica: o que o robô forte faria no seu lugar.
cli-help-r-keys = r
cli-help-r = A regra por trás da linha escolhida no diário, ou da última; e todas as outras regras.
cli-help-p-keys = p
cli-help-p = Pilhas: o que está à vista mas não cabe na mesa, e o que cada coisa faz.
cli-help-tab-keys = Tab
cli-help-tab = Ir ao diário e voltar. Enter em uma linha do diário mostra a regra.
cli-help-space-keys = Espaço
cli-help-space = Pular as pausas dos robôs até a sua vez.
cli-help-speed-keys = + e -
cli-help-speed = Robôs mais rápidos e mais lentos.
cli-help-s-keys = s
cli-help-s = Gravar a partida; taverna play --resume continua de onde parou.
cli-help-l-keys = l
cli-help-l = Próximo idioma.
cli-help-t-keys = t
cli-help-t = Luz de vela ou luz da manhã.
cli-help-q-keys = q
cli-help-q = Sair.

## Depois da partida, no terminal

cli-left-unfinished = A partida ficou por terminar.
cli-seed-line = Semente { $seed }. As mesmas cartas de novo: { $command }

## Registros

cli-record-seed = Semente { $seed }
cli-commitment = Hash da semente: { $hash }
cli-no-commitment = Esta partida começou sem um hash da semente.
cli-fair-play = Jogo limpo: toda a sorte desta partida vem de um único número secreto, a semente, escolhida antes da primeira carta. O hash acima foi calculado a partir dela: ninguém consegue descobrir a semente pelo hash, nem achar outra semente com o mesmo hash. Quando a partida acaba, a semente fica no registro, e “taverna replay --verify” mostra que é a prometida e que todas as cartas saíram dela.
cli-verified = Jogo limpo: a semente tem o hash { $hash }.
cli-verified-steps =
    { $steps ->
        [one] O único lance foi jogado de novo a partir dela e segue as regras.
       *[other] Todos os { $steps } lances foram jogados de novo a partir dela e seguem as regras.
    }
cli-replay-step = Passo { $at } de { $of }
cli-replay-start = Antes da primeira escolha.
cli-replay-sealed = uma escolha secreta
cli-replay-jump = Ir ao passo (0 a { $of })
cli-replay-key-left = voltar
cli-replay-key-right = avançar
cli-replay-key-home = início
cli-replay-key-end = fim
cli-replay-key-g = ir a
cli-replay-key-r = regras
cli-replay-key-l = idioma
cli-replay-key-q = sair

## Listas de jogos e regras

cli-column-id = Id
cli-column-title = Jogo
cli-column-players = Jogadores
cli-column-options = Opções
cli-column-option = Opção
cli-column-values = Valores
cli-column-meaning = O que faz
cli-column-rule = Regra
cli-column-component = Componente
cli-column-confidence = Confiança
cli-default = padrão
cli-games-more = Mais sobre um jogo: taverna games JOGO. Para jogar: taverna play
cli-games-players = { $players } jogadores
cli-games-levels = Força medida dos robôs: { $levels }
cli-games-try = Para jogar com uma opção: taverna play { $id } -o nome=valor
cli-games-which = Quais: taverna games { $id } --facts
cli-weak-title = { $game }: o que é proposta nossa ou vem de uma só fonte
cli-column-copies = Cópias
cli-column-guessed = Proposto aqui
cli-column-single-source = De uma só fonte
cli-all-of-it = tudo
cli-facts-title = { $game }: o que não é certo. Se você tem a caixa, confira, por favor.
cli-confidence-medium-high = média a alta
cli-confidence-medium = média
cli-confidence-low-medium = baixa a média
cli-confidence-low = baixa
cli-confidence-proposed = proposta
cli-coverage = { $game }: { $done } de { $all } regras têm teste.

## Simulações

cli-sim-title = { $game }, { $seats } lugares
cli-sim-seats = Por lugar
cli-sim-lengths = Duração de uma partida
cli-sim-decisions = decisões
cli-sim-turns = turnos
cli-sim-playing = Jogando
cli-sim-stopped = Interrompido: sem resultado, porque nem todas as partidas foram jogadas.
cli-sim-no-winner =
    { $games ->
        [one] { $games } partida terminou sem vencedor.
       *[other] { $games } partidas terminaram sem vencedor.
    }
cli-sim-total =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $decisions } decisões em { $seconds } s: { $rate } partidas por segundo. Semente { $seed }.
cli-column-bot = robô
cli-column-seat = lugar
cli-column-length = em
cli-column-wins = vitórias
cli-column-rate = taxa
cli-column-sure = IC 95%
cli-column-fair = justo
cli-column-score = pontos
cli-column-mean = média
cli-column-min = mín
cli-column-max = máx

## Torneios

cli-arena-title = { $game }, { $seats } lugares, { $format }
cli-arena-against = Pontos de uns contra os outros
cli-arena-ladder = Escada, do topo: { $bots }
cli-arena-together = Todos ganham ou perdem juntos: cada robô jogou as mesmas cartas com seus iguais.
cli-arena-total =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $played } delas agora, em { $seconds } s. Semente { $seed }.
cli-arena-finishing = Terminando as partidas em andamento. Ctrl-C de novo as abandona.
cli-arena-stopped = Interrompido. O que foi jogado está guardado: o mesmo comando continua daqui.
cli-column-rating = nível
cli-column-games = partidas

## Relatórios de equilíbrio

cli-balance-saved = Relatório: { $page }. Todas as partidas: { $results }.
cli-balance-title = { $game }: equilíbrio
cli-balance-about =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } com { $seats } lugares. Robôs: { $bots }. Versão { $version } das regras, semente { $seed }.
cli-balance-glance = Em resumo
cli-balance-games = Partidas
cli-balance-won = Vencidas
cli-balance-decided = Com vencedor
cli-balance-shared = Vitórias divididas
cli-balance-seat-gap = Do melhor ao pior lugar
cli-balance-median-length = Decisões, mediana
cli-balance-median-lead = Vantagem, mediana
cli-balance-stands-out = O que se destaca
cli-balance-stands-out-told = Taxas de vitória que diferem da usual mais do que o acaso explica, com tantas comparadas ao mesmo tempo.
cli-balance-nothing-stands-out = Nada.
cli-balance-outstanding = { $name } vence { $rate } ({ $low } – { $high }); o usual é { $usual }.
cli-balance-more-stand-out =
    { $number ->
        [one] Mais { $number } está marcada abaixo.
       *[other] Mais { $number } estão marcadas abaixo.
    }
cli-balance-seat = Lugar { $number }
cli-balance-seats = Lugares
cli-balance-seats-told = Com que frequência cada lugar vence, seja quem for que o ocupe. Uma vitória dividida conta em partes.
cli-balance-bots = Robôs
cli-balance-bots-told = Com que frequência um lugar vence, conforme o robô que joga nele.
cli-balance-options-told = As mesmas cartas, jogadas com cada valor da opção.
cli-balance-rate = Taxa de vitória
cli-balance-rate-by-seat = Taxa de vitória por lugar
cli-balance-sure = IC 95%
cli-balance-rows = Lugares jogados
cli-balance-usual = Usual: { $rate }
cli-balance-how-they-went = Como foram as partidas
cli-balance-length = Decisões
cli-balance-length-title = Duração
cli-balance-length-told = Quantas decisões leva uma partida, de todos os jogadores juntos; e turnos, onde o jogo os tem.
cli-balance-lead = Vantagem
cli-balance-lead-told = Quão disputado foi: por quantos pontos o vencedor ficou à frente do melhor perdedor. Pode ser negativa onde os pontos sozinhos não decidem.
cli-balance-axis-decisions = Decisões numa partida
cli-balance-axis-turns = Turnos numa partida
cli-balance-axis-lead = Pontos à frente
cli-balance-share = Parte das partidas
cli-balance-measure = Partidas
cli-balance-mean = Média
cli-balance-lowest = Menor
cli-balance-tenth = 10% têm no máximo
cli-balance-quarter = 25% têm no máximo
cli-balance-half = 50% têm no máximo
cli-balance-three-quarters = 75% têm no máximo
cli-balance-nine-tenths = 90% têm no máximo
cli-balance-highest = Maior
cli-balance-deeds = O que os vencedores fizeram
cli-balance-deeds-told = O que os vencedores e os outros tinham e fizeram, em média. O gráfico mostra a diferença em desvios padrão, para que tudo possa ser comparado.
cli-balance-deeds-told-together = O que os jogadores de mesas que venceram e de mesas que perderam tinham e fizeram, em média. O gráfico mostra a diferença em desvios padrão, para que tudo possa ser comparado.
cli-balance-deed = Feito
cli-balance-score = pontos
cli-balance-winners = Vencedores
cli-balance-others = Outros
cli-balance-difference = Diferença, IC 95%
cli-balance-effect = Diferença em desvios padrão
cli-balance-means = Médias de todos os lugares
cli-balance-plot-rates = { $what }: taxas de vitória com seus intervalos; a tabela tem os números
cli-balance-plot-groups = { $what }: taxas de vitória de cada grupo; a tabela tem os números
cli-balance-plot-spread = { $what }: quantas vezes saiu cada número; a tabela tem os números
cli-balance-plot-deeds = Diferenças entre os vencedores e os outros; a tabela tem os números
cli-balance-reading = Como ler isto
cli-balance-read-bots = Tudo isto é sobre robôs. Robôs melhores, e pessoas, podem achar outras coisas fortes: compare relatórios com robôs diferentes. Onde robôs diferentes jogam juntos, o que tinham fala também deles.
cli-balance-read-intervals = A taxa verdadeira está no intervalo em 95 de 100 relatórios como este. Partidas com a mesma distribuição de cartas contam juntas, pois dividem a mesma sorte.
cli-balance-read-few = O que apareceu em menos de { $number } lugares está só nas tabelas.
cli-balance-read-arrows = ▲ e ▼ marcam o que difere da taxa usual de sua seção mesmo levando em conta quantas linhas há.
cli-balance-read-causes = Quem vence tem mais de quase tudo. Uma taxa alta não prova que algo ganha partidas: compare com outros do mesmo tipo.
cli-balance-again = O mesmo de novo:

## Dead Man's Draw no seu tabuleiro

cli-dmd-draw-pile = saque
cli-dmd-discard-pile = descarte
cli-dmd-empty-bank = o estoque está vazio
cli-dmd-safe = salva
cli-dmd-bust = captura
cli-dmd-owed = mais { $number }
cli-dmd-suits = O que os tipos fazem
cli-dmd-losses = O que mais custou a você

## Dungeon Raiders na mesa

cli-dr-dark = escura
cli-dr-treasure = Tesouro
cli-dr-strength = força { $number }
cli-dr-invincible = invencível
cli-dr-stone = pedra:
cli-dr-lowest = a menor
cli-dr-highest = a maior
cli-dr-second = a 2ª
cli-dr-most-coins = mais moedas
cli-dr-fewest-wounds = menos ferim.
cli-dr-danger = em perigo
cli-dr-hand = { $number } na mão
cli-dr-pile =
    { $number ->
        [0] o chefe espera no fim
        [one] { $number } sala abaixo
       *[other] { $number } salas abaixo
    }
cli-dr-laid = Cartas aqui:
cli-dr-secret = virada para baixo
cli-dr-kinds = O que as salas fazem
cli-dr-losses = O que mais custou a você

## Bloodborne no seu tabuleiro

cli-bb-round = Rodada { $number }
cli-bb-deck = Masmorra do Cálice: { $number }
cli-bb-no-monster = O próximo Monstro chega no fim da rodada.
cli-bb-picked = sua escolha
cli-bb-collected = { $number } coletados
cli-bb-banked = { $number } armazenados
cli-bb-hand = mão { $number }
cli-bb-used = usadas { $number }
cli-bb-cards = O que as cartas fazem
cli-bb-losses = O que suas mortes custaram

## Gloomhaven no tabuleiro

cli-gh-card = Cima: { $top } Baixo: { $bottom }
cli-gh-level = Nível { $level }: { $gold } de ouro por ficha, armadilhas causam { $trap } de dano, perigos { $hazard }, o sucesso traz { $xp } de experiência.
cli-gh-initiative = Iniciativa { $number }.
cli-gh-goal = Objetivo de batalha
cli-gh-xp = { $number } xp
cli-gh-move = Mover { $number }
cli-gh-attack = Ataque { $number }
cli-gh-range = Alcance { $number }
cli-gh-retaliate = Retaliar { $number }
cli-gh-shield = Escudo { $number }
cli-gh-points =
    { $number ->
        [one] Resta um hexágono.
       *[other] Restam { $number } hexágonos.
    }
cli-gh-sign-hp = pontos de vida
cli-gh-sign-shield = Escudo
cli-gh-sign-cards = cartas na mão, descartadas, perdidas
cli-gh-sign-acting = age agora
cli-gh-sign-acted = já agiu
cli-gh-sign-strong = elemento forte
cli-gh-sign-waning = elemento enfraquecendo
cli-gh-fatal = Não restaria nenhum ponto de vida.
cli-gh-flying = Voo
cli-gh-advantage = vantagem
cli-gh-disadvantage = desvantagem

# taverna analyse
cli-analysis-thinking = Pensando em cada passo
cli-analysis-stopped = Parado: nada se analisa pela metade.
cli-analysis-empty = Este registro não tem passos.
cli-analysis-no-turns = Nenhum passo mudou claramente as chances de ninguém.
cli-analysis-no-costs = Nenhuma escolha foi claramente pior do que a do robô forte.
cli-analysis-course = Como cada um estava
cli-analysis-course-help = Chances de vitória ao longo da partida, pelo que se sabia à mesa.
cli-analysis-turns = Onde a partida virou
cli-analysis-turns-help = Os passos que claramente mais mudaram as chances, por escolha ou por sorte. Chances na ordem dos lugares.
cli-analysis-costs = O que uma escolha custou
cli-analysis-costs-help = Quanto a escolha baixou a chance de vencer, onde não há dúvida.
cli-analysis-together = todos juntos
cli-analysis-party = o grupo
cli-analysis-column-player = jogador
cli-analysis-column-along = ao longo da partida
cli-analysis-column-start = início
cli-analysis-column-end = fim
cli-analysis-column-step = passo
cli-analysis-column-choice = escolha
cli-analysis-column-before = antes
cli-analysis-column-after = depois
cli-analysis-column-better = o robô forte
cli-analysis-column-cost = custo

cli-admin-restored = O banco de dados agora é a cópia { $path }.
cli-admin-before = O que havia antes está em { $path }.
cli-admin-verified = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
 }, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
 }: { $problems ->
    [0] tudo íntegro.
    [one] uma não está íntegra.
   *[other] { $problems } não estão íntegras.
 }
cli-admin-imported = { $number ->
    [one] Uma linha lida.
   *[other] { $number } linhas lidas.
 }
cli-admin-done = Feito. Um servidor em funcionamento acompanha em segundos.
cli-admin-sure = Tudo o que identifica esta pessoa será apagado. Continuar?
cli-error-no-account = “{ $name }” é um visitante: não há conta para abrir.
cli-error-no-person = Não há ninguém com o id “{ $name }”; `taverna admin people` lista os ids.
cli-error-no-table = Não existe a mesa { $name }.
cli-error-newer-database = Um Taverna mais novo usou este banco de dados (a forma dele é { $found }; esta versão conhece no máximo { $known }). Inicie o mais novo ou volte a uma cópia anterior.
cli-error-damaged-database = O banco de dados { $path } está danificado ({ $problem }). Ponha uma cópia de segurança no lugar dele com “taverna admin restore ARQUIVO”.
cli-error-bad-file = { $path }: { $problem }
cli-error-store-not-empty = O banco de dados já tem linhas: só um vazio aceita uma importação.
## Tabelas por cenário e por classe

cli-cases-title = Gloomhaven: quão difíceis são os cenários para os robôs
cli-cases-scenarios = Cenários
cli-cases-classes = Classes
cli-cases-scenario = Cenário { $number }
cli-cases-scenarios-told =
    Quatro heróis { $level } de nível { $heroes } (as classes de costume) contra monstros do nível recomendado; { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de cada cenário, semente { $seed }. As rodadas são a média de todas as partidas; os heróis exaustos são contados no fim de cada uma.
cli-cases-classes-told =
    { $parties ->
        [one] { $parties } grupo
       *[other] { $parties } grupos
    } de quatro classes diferentes ao acaso, { $level }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de cada grupo no cenário 1 com nível 1 e no cenário 14 com nível 5, semente { $seed }. Uma partida conta para cada uma das suas quatro classes.
cli-cases-total = Média de todos os cenários: { $rate }.
cli-cases-column-scenario = cenário
cli-cases-column-class = classe
cli-cases-column-games = partidas
cli-cases-column-won = vencidas
cli-cases-column-sure = IC 95%
cli-cases-column-rounds = rodadas
cli-cases-column-exhausted = heróis exaustos
## Campanhas

cli-campaign-playing = Cenários
cli-campaign-kept = Interrompido. O que foi jogado está em { $path }; o mesmo comando continua dali.
cli-campaign-lines = Cenários na ordem em que foram jogados
cli-campaign-number = #
cli-campaign-scenario = cenário
cli-campaign-try = tentativa
cli-campaign-won = vitória
cli-campaign-level = nível
cli-campaign-rounds = rodadas
cli-campaign-heroes = heróis
cli-campaign-prosperity = prosperidade
cli-campaign-campaigns = Campanhas ({ $id })
cli-campaign-campaign = #
cli-campaign-ended = fim
cli-campaign-ended-all-completed = nada mais a jogar
cli-campaign-ended-given-up = o resto foi abandonado
cli-campaign-ended-enough = tantos quantos pedidos
cli-campaign-played = jogados
cli-campaign-completed = completos
cli-campaign-retired = aposentados
cli-campaign-donations = doações
cli-campaign-reputation = reputação
cli-campaign-classes = Cenários até abrir uma classe
cli-campaign-campaigns-open = abriu em
cli-campaign-class = classe
cli-campaign-earliest = mais cedo
cli-campaign-mean = média
cli-campaign-latest = mais tarde
cli-campaign-total = { $scenarios } cenários em { $seconds } s, semente { $seed }. Um cenário é abandonado depois de { $tries } derrotas.
cli-error-bad-until = --until é all-completed ou um número de cenários, não “{ $value }”.
cli-campaign-gold = { $number } de ouro
cli-campaign-founded = A campanha está guardada em { $path }. Continue com: taverna campaign play { $path }
cli-campaign-kept-at = A campanha está guardada em { $path }.
cli-campaign-copied = { $to } contém a campanha de { $source }, com { $chapters } cenários jogados.
cli-campaign-shown = Prosperidade { $level }, doações { $donations }, cenários jogados { $chapters }.
cli-campaign-player = jogador
cli-campaign-hero = herói
cli-campaign-wealth = ouro
cli-campaign-xp = experiência
cli-campaign-standing = agora
cli-campaign-standing-playing = joga
cli-campaign-standing-set-aside = em pausa
cli-campaign-standing-retired = aposentado
cli-campaign-standing-dead = morto
cli-campaign-party = { $name }, reputação { $reputation }
cli-campaign-state-completed = completo
cli-campaign-state-open = aberto
cli-campaign-state-closed = agora não
cli-campaign-place-city = Gloomhaven
cli-campaign-place-hero = Herói
cli-campaign-place-creation = Novo herói
cli-campaign-place-shop = Loja
cli-campaign-place-enhancer = Melhorias
cli-campaign-place-map = Mapa
cli-campaign-place-event = Evento
cli-campaign-place-settlement = A decidir
cli-campaign-ask-city = E agora?
cli-campaign-ask-hero = O que faz o herói?
cli-campaign-ask-creation = Quem vem junto?
cli-campaign-ask-shop = Comprar ou vender?
cli-campaign-ask-enhancer = Que lugar de que carta?
cli-campaign-ask-map = Para onde?
cli-campaign-ask-event = O que vocês fazem?
cli-campaign-ask-settlement = O que vocês decidem?
cli-campaign-back = Voltar
cli-campaign-at = Onde: { $place }
cli-campaign-in-scenario = no cenário { $scenario }
cli-campaign-on-the-way = a caminho de { $scenario }
cli-campaign-city-line = Prosperidade { $level }, reputação { $reputation } (preços { $price }), doações { $donations }
cli-campaign-progress = Cenários: { $completed } completos, { $unlocked } no mapa
cli-campaign-achievements = Conquistas do grupo: { $names }
cli-campaign-hero-line =
    { $hero }, { $player }: { $xp } de experiência, { $gold } de ouro, { $checks ->
        [one] { $checks } marca
       *[other] { $checks } marcas
    }, { $items ->
        [one] { $items } item
       *[other] { $items } itens
    }
cli-campaign-next-level = Próximo nível com { $xp } de experiência
cli-campaign-quest = Missão pessoal: { $quest }
cli-campaign-no-quest = nenhuma
cli-campaign-items = Itens
cli-campaign-cards = Cartas ganhas
cli-campaign-start = Próximo cenário: { $bless } bênçãos, { $curse } maldições, { $minus } cartas de -1, { $damage } de dano, { $discards } cartas descartadas
cli-campaign-map-signs = ▸ aberto   ✔ completo   ✖ bloqueado   · agora não
cli-campaign-go-on = Continuar o cenário
cli-campaign-give-up = Abandonar o cenário: nada dele conta
cli-campaign-open-matter = Algo espera uma decisão
cli-campaign-new-hero = Um novo herói para { $name }
cli-campaign-creation = { $name } compra duas missões pessoais e depois escolhe uma classe e uma delas.
cli-campaign-curtain = Só eu estou diante da tela
cli-campaign-map = Mapa e cenários
cli-campaign-book = O que aconteceu
cli-campaign-shop = Loja
cli-campaign-enhancer = Melhorar uma carta
cli-campaign-sell = Vender { $item }
cli-campaign-take-back = Desfazer: { $item }
cli-campaign-was-bought = Foi comprado por { $gold } de ouro.
cli-campaign-was-sold = Foi vendido por { $gold } de ouro.
cli-campaign-play = Jogar { $scenario }
cli-campaign-casual = Jogar { $scenario } de novo, no modo casual
cli-campaign-travel = Partir para { $scenario }
cli-campaign-place-preparation = Antes do cenário
cli-campaign-place-party = Grupo
cli-campaign-place-riddle = O enigma
cli-campaign-ask-preparation = Como vocês vão jogar?
cli-campaign-ask-party = Quem vai junto?
cli-campaign-ask-riddle = Qual tigela vem agora?
cli-campaign-company = O grupo
cli-campaign-another-hero = Mais um herói para { $name }
cli-campaign-which-level = Em que nível?
cli-campaign-at-level = Nível { $level }
cli-campaign-which-name = Como se chama o herói?
cli-campaign-begin = Começar
cli-campaign-scenario-level = Nível de cenário { $level }
cli-campaign-set-aside = { $hero } fica para trás
cli-campaign-bring-back = { $hero } volta
cli-campaign-lead = Continuar com { $party }
cli-campaign-found-party = Fundar outro grupo
cli-campaign-new-party = Grupo { $number }
cli-campaign-which-party = Como se chama o grupo?
cli-campaign-change-party = { $hero } muda para este grupo
cli-campaign-party-may = { $heroes }; pode jogar { $scenarios }
cli-campaign-hero-standing = { $hero }, { $player }: { $standing }
cli-campaign-open-at-will = Abrir o envelope que se abre quando vocês acham que merecem
cli-campaign-riddle = O enigma das seis tigelas
cli-campaign-sticker = { $card }, { $side ->
        [top] metade de cima
       *[bottom] metade de baixo
    }, { $line }, lugar { $number }: { $sticker }
cli-campaign-sticker-jump = Salto
cli-campaign-sticker-hex = mais um hexágono
cli-campaign-sticker-any-element = qualquer elemento
cli-campaign-line-main = linha principal
cli-campaign-line-range = alcance
cli-campaign-line-targets = alvos
cli-campaign-line-push = empurrar
cli-campaign-line-pull = puxar
cli-campaign-line-pierce = perfurar
cli-campaign-line-hex = área
cli-campaign-line-hp = vida da criatura invocada
cli-campaign-line-move = movimento da criatura invocada
cli-campaign-line-attack = ataque da criatura invocada
cli-campaign-do-draw = Comprar duas missões pessoais
cli-campaign-do-level-up = Subir ao nível { $level }
cli-campaign-do-rise = Subir ao nível da prosperidade
cli-campaign-do-donate = Doar 10 de ouro ao santuário
cli-campaign-do-retire = Aposentar-se
cli-campaign-do-return = Voltar a Gloomhaven
cli-campaign-do-city-event = Viver o evento desta visita
cli-campaign-due-card = uma carta a escolher
cli-campaign-due-perk = uma vantagem a escolher
cli-campaign-due-level-up = um novo nível
cli-campaign-due-rise = pode subir
cli-campaign-due-retire = aposenta-se
cli-campaign-settle-location = Qual destes se torna um novo local?
cli-campaign-settle-item = Quem recebe { $item }?
cli-campaign-settle-gold = Quanto cada um recebe de { $number } de ouro?
cli-campaign-settle-pay = Quanto cada um paga de { $number } de ouro?
cli-campaign-settle-pay-item = Quem dá o que pedem?
cli-campaign-settle-discards = Quem começa com { $number } cartas descartadas?
cli-campaign-settle-minus-ones = Quem começa com { $number } cartas de -1?
cli-campaign-settle-consume = Que item pequeno é consumido?
cli-campaign-settle-consume-any = De quem é o item pequeno consumido?
cli-campaign-settle-one-of = Qual destas coisas acontece?
cli-campaign-quest-crypts = em criptas
cli-campaign-quest-in = em { $region }
cli-campaign-region-gloomhaven = Gloomhaven
cli-campaign-region-dagger-forest = Floresta da Adaga
cli-campaign-region-lingering-swamp = Pântano Persistente
cli-campaign-region-watcher-mountains = Montanhas Vigias
cli-campaign-region-copperneck-mountains = Montanhas Pescoço de Cobre
cli-campaign-region-misty-sea = Mar de Névoa
cli-campaign-quest-kill = { $item ->
        [none] matar { $n } de { $of }
       *[other] com { $item }, matar { $n } de { $of }
    }
cli-campaign-quest-complete = { $low ->
        [1] completar { $n } cenários { $where }
       *[other] completar { $n } cenários a partir do número { $low }
    }
cli-campaign-quest-chain = depois os cenários { $through }
cli-campaign-quest-gold = ter { $n } de ouro
cli-campaign-quest-witness = ver outros exaustos { $n } vezes
cli-campaign-quest-types = matar { $n } tipos diferentes de monstros
cli-campaign-quest-checks = ganhar { $n } marcas com objetivos de batalha
cli-campaign-quest-elites = matar { $n } monstros de elite
cli-campaign-quest-donate = doar { $n } de ouro
cli-campaign-quest-exhausted = ficar exausto { $n } vezes
cli-campaign-quest-bosses = completar { $n } cenários com um chefe
cli-campaign-quest-enhance = melhorar { $n } cartas
cli-campaign-quest-others = ver { $n } outros do grupo se aposentarem
cli-campaign-quest-slots = ter { $n } itens: { $of }
cli-campaign-quest-item = ter { $item }
cli-error-campaign-exists = “{ $path }” já existe. Escolha outro arquivo ou mova-o.
cli-error-party-size = Jogam juntos de { $low } a { $high } heróis, não { $number }.
cli-error-other-campaign = Esta não é uma campanha de Gloomhaven que alguém jogue.
