# As palavras do cliente de navegador, em português do Brasil. O que os jogos dizem está junto de cada jogo.

## Em toda parte

ui-home = Início
ui-close = Fechar
ui-loading = Um momento…
ui-unreachable = O servidor não responde. Verifique a conexão e tente de novo.
ui-try-again = Tentar de novo
ui-no-connection = Sem conexão. As mesas precisam do servidor; os tutoriais e as regras, não.
ui-no-connection-what = Regras e tutoriais
ui-docs = Para programas: a API
ui-lost = Não há nada aqui
ui-lost-why = Essa página não existe.
ui-more = Mostrar mais
ui-unofficial = Um projeto não oficial de pessoas que gostam destes jogos. Ícones de quem faz o game-icons.net (CC BY 3.0).

## Ajustes

ui-settings = Ajustes
ui-language = Idioma
ui-theme = Iluminação
ui-theme-auto = Automática
ui-theme-dark = Velas
ui-theme-light = Manhã
ui-motion = Movimento
ui-motion-auto = Automático
ui-motion-full = Completo
ui-motion-reduced = Reduzido
ui-speed = Ritmo do jogo
ui-speed-slow = Lento
ui-speed-normal = Normal
ui-speed-fast = Rápido
ui-speed-instant = Imediato
ui-sound = Sons
ui-banter = Falas dos frequentadores
ui-odds = Mostrar as chances
ui-shortcuts = Teclas para as escolhas
ui-notify = Avisar quando for a minha vez
ui-notify-denied = O navegador não permite avisos desta página.

## Início

ui-games = Jogos
ui-play-bots = Jogar contra robôs
ui-play-with-bots = Jogar com robôs
ui-play-shared = Jogar nesta tela
ui-play-friends = Jogar com amigos
ui-nickname = Seu nome
# Um nome para quem não dá nenhum; um destes é sorteado.
ui-nicknames = Lontra Feliz, Raposa Calma, Garça Valente, Texugo de Sorte, Lobo do Mar, Sabiá Esperto, Baleia Serena, Lebre Veloz
ui-customise =
    { $bots ->
        [0] Robôs e regras · sem robôs
        [one] Robôs e regras · { $bots } robô, { $level }
       *[other] Robôs e regras · { $bots } robôs, { $level }
    }
ui-bots = Robôs
ui-bot-level = Nível
ui-bot-novice = Novato
    .help = Joga como o regular, mas deixa passar muita coisa. Bom para a primeira partida.
ui-bot-regular = Regular
    .help = Pesa o risco contra o que está na mesa.
    .against = Um bom oponente.
ui-bot-strong = Forte
    .help = Joga em pensamento antes de cada escolha.
    .against = Difícil de vencer.
ui-bot-master = Mestre
    .help = É quem pensa mais antes de cada escolha.
    .against = O mais difícil de vencer.
ui-bot-rating = Força medida: { NUMBER($rating, useGrouping: 0) }.
ui-characters = Frequentadores
    .help = Eles ocupam os primeiros lugares dos robôs; o nível vale para os outros.
ui-temper-careful = cautelosa
    .help = Prefere perder pouco a ganhar muito.
    .begins = Com calma, por favor.
    .leads = Vantagem pequena. Vou cuidar dela.
    .overtaken = Paciência. Eu chego lá.
    .wins = Devagar se vai ao longe.
    .loses = Eu já esperava.
ui-temper-greedy = ganancioso
    .help = Quer os pontos, custe o que custar.
    .begins = Meu, tudo meu.
    .leads = E ainda quero mais.
    .overtaken = Ei, isso era meu!
    .wins = Foi um prazer negociar.
    .loses = Minha pobre bolsa!
ui-temper-spiteful = vingativa
    .help = Gosta de ver cair quem está na frente.
    .begins = Eu lembro da última vez.
    .leads = Que tal a vista aí de baixo?
    .overtaken = Aproveitem enquanto dura.
    .wins = Doce vingança.
    .loses = Não vou esquecer.
ui-temper-contrary = do contra
    .help = Faz o que ninguém espera.
    .begins = Esquerda? Então vou à direita.
    .leads = Na frente? Foi sem querer.
    .overtaken = Lá na frente estava sem graça.
    .wins = Por essa ninguém esperava.
    .loses = Perdi de propósito.
ui-temper-showman = exibido
    .help = Tudo ou nada, e com alarde.
    .begins = Olhem só!
    .leads = E a plateia vai ao delírio!
    .overtaken = Toda boa história tem uma reviravolta!
    .wins = Aplausos, por favor!
    .loses = Que espetáculo!
ui-shared-people = Outras pessoas nesta tela
ui-shared-names = Ana, Davi
ui-shared-help = Nomes separados por vírgulas. O aparelho passa de mão em mão; os segredos ficam escondidos.
ui-players = De { $low } a { $high } pessoas
ui-tables-mine = Suas mesas
ui-tables-open = Mesas abertas
ui-tables-open-none = Ninguém está esperando jogadores. Crie uma mesa e ela aparece aqui para os outros.
ui-tables-watch = Em jogo
ui-tables-finished = Partidas recentes
ui-free-seats =
    { $seats ->
        [0] Pronta para começar
        [one] { $seats } lugar livre
       *[other] { $seats } lugares livres
    }
ui-in-play = Continuar
ui-watch = Assistir
ui-learn = Aprender a jogar
ui-learn-why = Alguns lances guiados: dois minutos.
ui-rules-why = Cada regra com seu número, com busca.
ui-replay-why = Veja uma partida terminada passo a passo.
ui-record-open = Abrir um registro…

## Uma mesa nova

ui-seats-count = Lugares
ui-who-joins = Quem pode entrar
ui-by-link = Quem tem o link
ui-public = Qualquer pessoa
ui-allow-hints = Quem joga pode pedir dicas
ui-allow-watch = Quem tem o link pode assistir
ui-with-watchers = Outras pessoas podem assistir.
ui-without-watchers = Ninguém mais pode assistir.
ui-clock = Tempo para escolher
ui-clock-none = Sem limite
ui-clock-set =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
ui-options = Regras desta partida
ui-create = Criar mesa

## A sala de espera

ui-waiting = Esperando que todos se sentem.
ui-all-seated = Todos os lugares estão ocupados.
ui-invited = Convite para você: escolha um lugar.
ui-invite = Convidar
ui-invite-private = Envie este link: quem o abrir pode se sentar.
ui-invite-public = Qualquer pessoa acha esta mesa na página inicial; ou envie este link.
ui-link = Link desta mesa
ui-copy = Copiar
ui-link-copied = O link foi copiado.
ui-link-by-hand = Copie o link à mão, por favor.
ui-seats = Lugares
ui-seat-open = Livre
ui-seat-mine = Você
ui-seat-bot = Sentar um robô
ui-online = presente
ui-offline = ausente
ui-sit = Sentar aqui
ui-leave = Sair
ui-remove = Remover
ui-share-screen = Mais alguém nesta tela
ui-share-name = Nome
ui-share-add = Adicionar
ui-start = Começar
ui-start-waiting =
    { $seats ->
        [one] Ainda há { $seats } lugar livre
       *[other] Ainda há { $seats } lugares livres
    }
ui-host-starts = Quem abriu a mesa começa a partida.

## À mesa

ui-connection-connecting = Conectando…
ui-connection-open = Conectado
ui-connection-lost = Reconectando…
ui-connection-closed = Desconectado
ui-turn-mine = Sua vez
ui-turn-of = Vez de { $name }
ui-turn-several = Várias pessoas estão escolhendo
ui-turn-is = É a vez de { $name }
ui-done = { $name } já decidiu
ui-seat-stand-in = um robô joga no lugar
ui-finished = Fim de jogo
ui-watching = Você está assistindo.
ui-waiting-for = Esperando { $names }.
ui-decided = Você já decidiu.
ui-offers = A qualquer momento, você pode:
ui-choices = O que você pode fazer
ui-final = não dá para desfazer
ui-final-all = O que você escolher agora revela algo ou envolve os outros: não dá para desfazer.
ui-final-some = As escolhas com este sinal revelam algo ou envolvem os outros: não dá para desfazê-las. As outras, sim.
ui-skip = Pular
ui-undo = Desfazer
ui-undo-sealed = Mudar
# A planned series of choices ended early, and why.
ui-stopped =
    { $why ->
        [chance] O acaso decidiu algo: o resto do seu plano não foi executado.
        [revealed] Algo foi revelado: o resto do seu plano não foi executado.
        [secret] Uma resposta secreta vale sozinha: o resto do seu plano não foi executado.
        [others] Agora é a vez de outra pessoa: o resto do seu plano não foi executado.
        [decision] Antes há outra coisa a decidir: o resto do seu plano não foi executado.
       *[refused] Daqui não dá para seguir como planejado: o resto não foi executado.
    }
ui-confirm-why = Você quer mesmo fazer isto?
ui-confirm-no = Não, espere
ui-hint = Dica
ui-hint-best = a dica
ui-hint-clear = seria a escolha de um robô { $bot }, com folga.
ui-hint-better = seria a escolha de um robô { $bot }.
ui-hint-close = seria a escolha de um robô { $bot }, mas por pouco.
ui-hint-only = é tudo o que resta.
ui-hint-chances = Chance de vencer:
ui-percent = { $percent }%
ui-clock-left =
    { $seconds ->
        [one] Resta { $seconds } segundo
       *[other] Restam { $seconds } segundos
    }
ui-stand-in = Um robô está jogando por você.
ui-take-back = Retomar o lugar
ui-leave-seat = Deixar o lugar
ui-leave-why = Um robô continua por você. Você pode retomar o lugar.
ui-log-missing = … O que aconteceu antes está no replay, depois do fim.
ui-chat = Conversa
ui-chat-empty = Ninguém disse nada ainda.
ui-chat-say = Diga algo
ui-chat-send = Enviar
ui-mute = Esconder o que { $name } diz
ui-unmute = Mostrar de novo o que foi escondido
ui-report-words = Denunciar o que { $name } disse
ui-report-why = O que há de errado nisso?
ui-reported = Quem administra este servidor vai ler.
ui-signals = Sinais
ui-onlooker = plateia
ui-curtain-pass = Passe o aparelho para { $name }
ui-curtain-why = O que vem agora é só para { $name }.
ui-curtain-lift = Sou { $name }
ui-curtain-regret = { $name } quer mudar a decisão

## O fim

ui-result = A partida acabou
ui-you = você
ui-result-show = Mostrar o resultado
ui-result-all-won = Vitória de todos!
ui-result-all-lost = Derrota de todos.
ui-campaign-back = Voltar à campanha
ui-rematch = Revanche
ui-rematch-join = Entrar na revanche
ui-rematch-options = Jogar com outras regras
ui-other-game = Outro jogo
ui-record-download = Baixar o registro
ui-report = Relatar um problema
ui-report-next = Um arquivo com o que aconteceu está sendo salvo. Envie-o a quem mantém este servidor.
ui-fair = Jogo limpo
ui-fair-why = Toda a sorte desta partida vem de um único número secreto, a semente, escolhida antes da primeira carta. O hash abaixo foi calculado a partir dela: ninguém consegue descobrir a semente pelo hash, nem achar outra semente com o mesmo hash. O seu navegador anotou o hash. Quando a partida acaba, a semente é revelada, e um botão aqui confere se é a prometida. Quem quiser ir além joga de novo o registro baixado com “taverna replay --verify”.
ui-fair-hash = Hash da semente (SHA-256):
ui-fair-check = Conferir agora
ui-fair-yes = Jogo limpo: o seu navegador calculou o hash da semente, e é o mesmo mostrado no começo da partida.
ui-fair-no = Jogo sujo: a semente não tem o hash mostrado no começo da partida.
ui-fair-changed = Jogo sujo: este não é o hash que o seu navegador anotou no começo da partida.
ui-fair-none = Esta partida começou sem um hash da semente: não há o que conferir.
ui-fair-seed = A semente:

## Rever

ui-replay = Replay
ui-replay-pick = Escolha um registro: o arquivo que a mesa oferece depois da partida.
ui-timeline = Linha do tempo
ui-replay-at = Passo { $step } de { $steps }
ui-replay-first = Para o começo
ui-replay-back = Um passo atrás
ui-replay-play = Reproduzir
ui-replay-pause = Pausar
ui-replay-forward = Um passo adiante
ui-replay-last = Para o fim
ui-puzzle = Problema do dia
ui-puzzle-why = Uma posição, uma resposta claramente melhor.
ui-puzzle-waits = Novo hoje
ui-puzzle-how = Você é { $name }. Uma resposta é claramente a melhor. Encontre-a no tabuleiro ou abaixo dele.
ui-puzzle-making = O problema de hoje está sendo preparado. Só um momento.
ui-puzzle-none = Hoje não há problema.
ui-puzzle-right = Resolvido!
ui-puzzle-wrong = Não foi desta vez.
ui-puzzle-yours = Sua resposta: { $option }.
ui-puzzle-best = A melhor: { $option }.
ui-puzzle-play = Jogar uma partida
ui-puzzle-streak = Resolvido { $days } dias seguidos.
ui-replay-eyes = Visto por
ui-replay-hands = Todas as mãos
ui-replay-no-cards = Nenhuma carta
ui-replay-rate = Velocidade: { $rate }×
ui-replay-none = Você ainda não terminou nenhuma partida.
ui-analysis-turned = Onde a partida virou?
ui-lesson-mine = Meus erros
ui-lesson-mine-start =
    { $count ->
        [one] Aprender com meu erro
       *[other] Aprender com meus { $count } erros
    }
ui-lesson-mine-at = O que você faria aqui? { $step } de { $steps }
ui-lesson-mine-told = O melhor era: { $best }. Na partida você escolheu: { $chosen }. Isso baixou sua chance de vencer em { $percent }%.
ui-lesson-mine-end = É só isso. Lição aprendida!
ui-lesson-mine-leave = Voltar ao replay
ui-analysis = Análise
ui-analysis-start = O que um robô forte teria feito?
ui-analysis-busy = Pensando…
ui-analysis-go-on = Continuar
ui-analysis-done = { $step } de { $steps } passos analisados
ui-analysis-course = Chances de vitória ao longo da partida
ui-analysis-party = O grupo
ui-analysis-same = O robô forte teria feito o mesmo.
ui-analysis-better = O robô forte: { $option }.
ui-analysis-cost = Isso baixou a chance de vencer em { $percent }%.
ui-analysis-change = { $who }: { $before }% → { $after }% de chance de vencer.
ui-analysis-turns = Onde a partida virou
ui-analysis-costs = O que as escolhas custaram
ui-analysis-no-turns = Nenhum passo mudou claramente as chances de ninguém.
ui-analysis-no-costs = Nenhuma escolha foi claramente pior do que a do robô forte.

## Regras

ui-rules = Regras
ui-back-to-table = Voltar à mesa
ui-rule = Regra { $rule }
ui-read-rule = Ler a regra { $rule }
ui-rule-missing = Não dá para mostrar essa regra agora.
ui-rule-note = ({ $note })
ui-open-rulebook = Abrir o livro de regras
ui-rules-search = Procurar nas regras
ui-rules-none = Nenhuma regra tem as palavras “{ $words }”.
ui-legend = O que significam os símbolos
ui-log-rules = Mostrar a regra de cada linha
ui-spectators =
    { $count ->
        [one] { $count } pessoa assistindo
       *[other] { $count } pessoas assistindo
    }
ui-rules-games = As regras de todos os jogos
ui-rules-all = Todos os jogos
ui-contents = Conteúdo

## Tutoriais

ui-lesson-step = Passo { $step } de { $steps }
ui-lesson-next = Próximo
ui-lesson-play = Jogar agora
ui-lesson-again = Recomeçar
ui-lesson-leave = Sair do tutorial
ui-lesson-understood = Entendi
ui-lesson-advice = O que seria bom?
ui-lesson-begin = Começar
ui-lesson-resume = Continuar de onde parei
ui-choices-all = Todas as { $count } opções
ui-choose-on-board = Escolha no tabuleiro.
ui-choices-fewer = Menos opções
ui-page-setup = Preparar uma partida
ui-page-scenarios = Cenários
ui-page-setup-why = Cenário, grupo e dificuldade a seu gosto.
ui-page-scenarios-why = Todos os mapas de relance; o que está oculto fica oculto até você pedir.
ui-page-cards = Cartas de habilidade
ui-page-cards-why = Todas as cartas de cada classe, por nível.

## Conta, amigos e convites

ui-account = Conta
ui-person = { $name }: resultados, conta e amigos
ui-person-waiting = { $name }: conta e amigos, { $count } à espera
ui-sign-out = Sair da conta
ui-keep = Criar uma conta
ui-keep-why = Você é visitante, só neste aparelho. Uma conta guarda seus lugares e partidas, em qualquer aparelho.
ui-account-why = Ninguém precisa de uma para jogar. Ela guarda seus lugares, partidas e amigos, em qualquer aparelho. Não é preciso e-mail.
ui-account-why-guest = Crie uma agora e fique com seus lugares, mesas e partidas terminadas, em qualquer aparelho. Não é preciso e-mail.
ui-way-register = Conta nova
ui-way-login = Entrar
ui-way-recover = Recuperar
ui-do-register = Criar a conta
ui-do-login = Entrar com senha
ui-do-recover = Definir a nova senha
ui-recover-why = Um dos seus códigos de recuperação e uma senha nova abrem a conta de novo. Em todos os outros aparelhos a sessão é encerrada.
ui-account-name = Nome
ui-code = Código de recuperação
ui-password = Senha
ui-password-new = Nova senha
ui-password-old = Senha atual
ui-password-confirm = Sua senha, para confirmar
ui-password-help = Pelo menos 8 caracteres; algumas palavras já fazem uma boa senha.
ui-password-ends = Pelo menos 8 caracteres. Nos outros aparelhos a sessão é encerrada.
ui-password-change = Mudar a senha
ui-password-set = Definir uma senha
ui-bring = Trazer o que este visitante já tem
ui-bring-why = Lugares e mesas que você ocupou neste aparelho sem conta.
ui-welcome = Boas-vindas, { $name }.
ui-change = Mudar
ui-changed = Alteração salva.
ui-passkey = Chave de acesso
ui-passkeys = Chaves de acesso
ui-passkeys-none = Ainda não há nenhuma.
ui-passkey-register = Criar com chave de acesso
ui-passkey-login = Entrar com chave de acesso
ui-passkey-why = Uma chave de acesso fica no seu aparelho e se abre com a digital, o rosto ou um PIN: nada para decorar.
ui-passkey-add = Adicionar uma chave de acesso
ui-passkey-remove = Remover a chave de acesso de { $device }
ui-used = último uso: { $when }
ui-codes = Códigos de recuperação
ui-codes-why = Guarde estes códigos onde possa achá-los quando todo o resto se perder: cada um abre a conta uma vez. Eles só aparecem agora.
ui-codes-copied = Os códigos foram copiados.
ui-codes-by-hand = Copie os códigos à mão, por favor.
ui-codes-save = Salvar em arquivo
ui-codes-kept = Já guardei
ui-codes-renew = Gerar novos códigos
ui-sessions = Onde sua conta está aberta
ui-session-here = este aparelho
ui-session-unknown = Algum aparelho
ui-session-end = Encerrar
ui-session-end-of = Encerrar a sessão em { $device }
ui-sessions-end = Encerrar todas as outras
ui-data = Seus dados
ui-data-why = Tudo o que este servidor sabe de você, em um arquivo; ou apagado para sempre.
ui-data-export = Baixar tudo
ui-forget = Apagar tudo
ui-forget-why = Seu nome, suas mesas, conversas e amigos são apagados. Nas partidas com outras pessoas, um robô continua sem o seu nome. Não dá para desfazer.
ui-forget-yes = Sim, apagar tudo
ui-forget-no = Não, deixar assim
ui-forgotten = Tudo sobre você foi apagado.
ui-friends = Amigos
ui-friends-none = Ainda sem amigos por aqui. Convide alguém pelo nome da conta, ou em uma mesa.
ui-friends-need-account = Para ter amigos é preciso uma conta, para que vocês se reencontrem.
ui-friend-name = Nome da conta da pessoa
ui-friend-ask = Pedir amizade
ui-friend-asked = O pedido foi enviado a { $name }.
ui-friend-invite = Convidar { $name }
ui-friend-invited = { $name } recebeu o convite.
ui-asking = Pedidos de amizade
ui-asked = Pedidos enviados
ui-asks-you = { $name } enviou um pedido de amizade.
ui-answer = Responder
ui-accept = Aceitar
ui-decline = Recusar
ui-request-take-back = Cancelar
ui-block = Bloquear
ui-block-why = Quem você bloqueia não pode convidar você nem se sentar com você, e você não vê o que a pessoa diz. Ela não é avisada.
ui-blocked = Pessoas bloqueadas
ui-blocked-now = Você bloqueou { $name }.
ui-unblock = Desbloquear
ui-invitations = Convites
ui-invites-you = { $name } convida você para { $game }.
ui-go-there = Ir à mesa
ui-company = Pessoas nesta mesa
ui-remove-person = Tirar da mesa
ui-remove-waiting = Tirar { $name } da mesa? A pessoa só volta com convite.
ui-remove-playing = Tirar { $name } da partida? Um robô joga no lugar até o fim, e a partida conta do mesmo jeito.
ui-remove-yes = Sim, tirar
ui-removed-now = { $name } saiu da mesa.
ui-reach-machine = Só este computador consegue abrir este link. Inicie o servidor com --lan (make play-lan) para que outras pessoas da sua rede joguem.
ui-reach-house = Todos na mesma rede podem abrir este link.
ui-qr = Código QR do link desta mesa
ui-agreed = Nesta mesa
ui-agreed-all = Todas as regras em vigor
ui-watching-soon = Você está assistindo: a partida aparece aqui quando começar.
ui-copy-step = Copiar um link para este passo
ui-players-here =
    { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }
ui-codes-left =
    { $count ->
        [0] Não resta nenhum: gere novos.
        [one] Resta { $count }. Cada um abre a conta uma vez.
       *[other] Restam { $count }. Cada um abre a conta uma vez.
    }

## Resultados

ui-results-mine = Meus resultados
ui-results-none = Nenhuma partida terminada ainda. Jogue uma, e ela aparece aqui.
ui-results-none-theirs = Nenhuma partida terminada ainda.
ui-rating = Classificação
ui-rating-doubt =
    { $games ->
        [one] ± { NUMBER($doubt, useGrouping: 0) }, após { $games } partida ranqueada
       *[other] ± { NUMBER($doubt, useGrouping: 0) }, após { $games } partidas ranqueadas
    }
ui-games-played = Partidas
ui-games-won = Vitórias
ui-place = Posição
ui-place-mean = Posição média
ui-score-best = Melhor pontuação
ui-per-game = { $number } por partida
ui-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
ui-rivals = Confronto direto
ui-rivals-why = Quantas vezes você terminou à frente de cada um, e quantas atrás.
ui-rivals-why-theirs = Quantas vezes { $name } terminou à sua frente, e quantas atrás.
ui-rival = Contra
ui-rival-bot = { $level } (robô)
ui-ahead = À frente
ui-behind = Atrás
ui-history = Partidas jogadas
ui-history-game = Jogo
ui-history-person = Com
ui-history-result = Resultado
ui-history-from = De
ui-history-to = Até
ui-history-all = Todos
ui-history-won = Vitória
ui-history-lost = Sem vitória
ui-history-place = { $place }º lugar de { $seats }
ui-history-none = Nenhuma partida assim.
ui-ending-left = Deixada a um robô
ui-ending-resigned = Desistência
ui-leaders = Melhores jogadores
ui-leader = Jogador
ui-leaders-none = Ninguém está na lista ainda.
ui-leaders-why = Contas com { $games } partidas ranqueadas ou mais. Pessoas e robôs estão na mesma escala: 400 pontos a mais são dez contra um. Uma partida é ranqueada se cada pessoa teve um só lugar e ninguém pediu dica; quem pede dica e fica em último perde pontos mesmo assim.
ui-leaders-why-together = Contas por partidas vencidas. A mesa toda vence ou perde junta, por isso não há classificação.
ui-shown = Quem pode ver meus resultados
ui-shown-everyone = Todos
ui-shown-friends = Amigos
ui-shown-nobody = Só eu
ui-shown-saved = Salvo.
ui-shown-why = Veem seu nome, suas partidas por jogo, classificações e estatísticas, e como foi entre vocês dois: nunca seus outros adversários, nem cada partida. Só “Todos” põe você entre os melhores jogadores. Quem você bloqueou, ou quem bloqueou você, não vê nada.

## Vezes, relógios de dias, sair da partida

ui-clock-days =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
ui-left-days =
    { $days ->
        [one] falta { $days } dia
       *[other] faltam { $days } dias
    }
ui-left-hours =
    { $hours ->
        [one] falta { $hours } hora
       *[other] faltam { $hours } horas
    }
ui-left-minutes =
    { $minutes ->
        [one] falta { $minutes } minuto
       *[other] faltam { $minutes } minutos
    }
ui-late = Quando o tempo acaba
ui-late-bot = Entra um robô
ui-late-bot-why = Um robô joga por quem se atrasou, até a pessoa retomar o lugar.
ui-late-resign = A pessoa desiste
ui-late-resign-why = Quem se atrasa perde. Um robô joga esse lugar até o fim para os outros.
ui-allow-undo = Dá para desfazer escolhas
ui-chip-clock = { $clock } por escolha
ui-chip-clock-resign = { $clock } por escolha, ou desiste
ui-chip-hints = Com dicas
ui-chip-no-hints = Sem dicas
ui-chip-no-undo = Sem desfazer
ui-terms =
    { $count ->
        [one] { $count } regra combinada
       *[other] { $count } regras combinadas
    }
ui-as-last-time = Como da última vez.
ui-as-usual = Voltar às regras de sempre
ui-turn-yours = Sua vez
ui-turn-theirs = Vez de { $name }
ui-turn-others = Vez dos outros
ui-turns-waiting =
    { $count ->
        [one] É a sua vez em { $count } mesa
       *[other] É a sua vez em { $count } mesas
    }
ui-leave-game = Sair da partida
ui-resign = Desistir
ui-resign-why = Você perde. Um robô joga no seu lugar até o fim para os outros; não dá para voltar.
ui-resign-why-alone = Você perde, e a partida acaba.
ui-quit = Propor encerrar sem resultado
ui-quit-agree = Encerrar sem resultado
ui-quit-back = Continuar jogando
ui-quit-why = Quando todos os que jogam concordam, a partida acaba e não conta para ninguém.
ui-quit-asks = { $name } quer encerrar a partida sem resultado. Você pode concordar em “Sair da partida”.
ui-delete-game = Apagar a partida
ui-delete-game-why = Só enquanto você mal começou: ela some e não conta nada.
ui-delete-table = Apagar esta mesa
ui-ended-closed = Quem administra este servidor fechou esta mesa. A partida fica como está.
ui-ended-resigned = A partida acabou porque todos desistiram.
ui-ended-abandoned = Todos concordaram em encerrar a partida sem resultado.
