# Recusas do servidor, em português do Brasil. O que os jogos e o núcleo recusam tem seus textos lá.

error-bad-request = Não foi possível entender esse pedido.
error-bad-message = Não foi possível entender essa mensagem.
error-bad-media-type = Envie JSON, por favor.
error-bad-name = Esse nome não tem letras para mostrar. Escolha outro.
plain-damaged = Esse registro está danificado: não pode ser jogado de novo.
plain-wrong-version = Esta partida foi jogada com a versão { $version } das regras; aqui é a versão { $here }. { $reason ->
    [newer] Este servidor é mais antigo: tente de novo quando ele estiver atualizado.
    [analysis] Só se analisam partidas com as regras de hoje.
   *[lost] Aquelas regras não foram guardadas aqui.
}
error-not-found = Não há nada neste endereço.
error-method-not-allowed = Isso não pode ser feito neste endereço.
error-wrong-origin = Esse pedido veio de outro site.
error-wrong-host = Este servidor não se reconhece pelo nome desse endereço. Quem o mantém pode acrescentar o nome à configuração “hosts”.

error-introduce-yourself = Primeiro diga seu nome.
error-bad-token = Este token não é conhecido aqui.
error-not-host = Só quem abriu a mesa pode fazer isso.
error-not-your-seat = Esse lugar não é seu.
error-no-seat = Você está assistindo: só quem joga pode fazer isso.
error-operators-only = Só quem administra o servidor pode ver isso.
error-banned = Esta pessoa foi banida deste servidor.
error-muted = Quem administra este servidor silenciou você: dá para jogar, mas não para falar.
error-no-hints = Nesta mesa se joga sem dicas.
error-no-spectators = Quem abriu esta mesa não quer espectadores.

error-bad-login = Esse nome e essa senha ou código não combinam.
error-name-taken = Alguém aqui já tem esse nome. Escolha outro.
error-weak-password = Essa senha é fácil demais de adivinhar. Use pelo menos { $limit } caracteres, e não o seu nome.
error-has-account = Você já tem uma conta.
error-account-needed = Para isso é preciso ter uma conta.
error-no-passkeys = Chaves de acesso não funcionam neste endereço: elas precisam de https e de um nome, ou de “localhost”.
error-bad-passkey = Essa chave de acesso não foi aceita. Tente de novo.
error-last-way-in = Essa é a única entrada da sua conta. Crie outra antes.
error-no-session = Essa sessão já foi encerrada.
error-no-person = Não há ninguém com esse nome aqui.
error-not-friends = Só é possível convidar amigos.
error-not-welcome = Você não pode se sentar a esta mesa.

error-too-large = Isso é grande demais: no máximo { $limit } bytes.
error-too-long = Isso é longo demais: no máximo { $limit } caracteres.
error-too-fast = Rápido demais. Espere um momento e tente de novo.
error-too-many-tables = Você já tem { $limit } mesas. Primeiro termine ou deixe uma delas.
error-too-many-connections = Você está com isto aberto em lugares demais.
error-too-many-people = É gente demais: no máximo { $limit } pessoas.
error-too-many-undos = Você já voltou atrás em { $limit } escolhas nesta partida. De agora em diante suas escolhas valem.
error-too-many-steps = Esse registro é longo demais: no máximo { $limit } passos.
error-too-much-work = Reproduzir esse registro demora demais para este servidor. `taverna replay`, no seu próprio computador, tem todo o tempo do mundo.
error-full = A casa está cheia no momento. Tente de novo mais tarde.

error-no-table = Essa mesa não existe. Talvez tenha sido fechada.
error-table-started = A partida nesta mesa já começou.
error-table-not-started = A partida nesta mesa ainda não começou.
error-not-finished = A partida ainda não terminou.
error-table-closed = Quem administra este servidor fechou esta mesa. A partida fica como está.
error-seats-open = Todos os lugares precisam estar ocupados antes de a partida começar.
error-seat-taken = Esse lugar está ocupado.
error-no-stand-in = Ninguém está jogando no seu lugar.
error-resigned = Você desistiu desta partida: um robô joga nesse lugar.
error-resign-first = A partida já vai adiantada e mais ninguém joga. Desista, e ela conta como derrota.
error-not-alone = Outras pessoas jogam ou jogaram aqui, por isso não dá para apagar.

error-no-campaign = Essa campanha não existe, ou você não faz parte dela.
error-no-invitation = Este convite já não leva a lugar nenhum.
error-of-campaign = Este foi um cenário de uma campanha: continue na cidade dela.
error-person-taken = Esse nome já está em uso.
error-too-many-campaigns = Você já tem { $limit } campanhas. Arquive uma antes.
error-campaign-archived = Esta campanha está no arquivo. Quem a organiza pode tirá-la de lá.

error-bad-option = Essas opções não combinam.
error-illegal-choice = Essa escolha não é permitida agora.
error-unknown-signal = Este jogo não tem esse sinal.

error-table-failed = Algo deu errado nesta mesa. Ela voltou ao ponto em que estava.
error-unavailable = O servidor não consegue fazer isso agora. Tente de novo em um momento.
error-internal = Algo deu errado do nosso lado.

preview-home = Uma mesa para jogos de cartas e de tabuleiro: contra robôs, com amigos, na mesma tela.
preview-invitation = Um convite para uma mesa de { $game }.
preview-replay = Uma partida de { $game }, passo a passo.
