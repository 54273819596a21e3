# O que todos os jogos têm em comum, em português do Brasil. Em `words.py` está como os argumentos viram palavras.
# Uma mensagem `part-...` é um pedaço que só outras mensagens do mesmo idioma usam.

language-name = Português (Brasil)

## Nomes e listas

seat-name = Lugar { $number }
list-comma = { $head }, { $item }
list-and = { $head } e { $item }

part-seat =
    { $seatIs ->
        [you] Você
       *[other] { $seat }
    }
part-seat-inside =
    { $seatIs ->
        [you] você
       *[other] { $seat }
    }
part-other =
    { $otherIs ->
        [you] você
       *[other] { $other }
    }

## Valores das opções

choice-on = sim
choice-off = não

## Acontecimentos de todos os jogos

event-sealed = { part-seat } já escolheu.
event-undone = { part-seat } desfaz a última escolha.
event-joined = { $name } entra.
event-went-home = { $name } vai para casa.
event-game-played = { $winnersCount ->
        [0] { $game } terminou: ninguém venceu.
        [one] { $game } terminou: { $winners } venceu.
       *[other] { $game } terminou: { $winners } venceram.
    }
event-evening-ended = A noite terminou. A tabela da noite: { $people }.
event-chapter-dropped =
    { $reasonId ->
        [other-rules] { $chapter } estava em andamento quando as regras mudaram. Nada mais se perde: pode ser começado de novo.
       *[other] { $chapter } foi abandonado. Nada dele conta.
    }

## Recusas e erros

error-game-over = A partida acabou.
error-not-asked =
    { $seatIs ->
        [you] Não é a sua vez de escolher.
       *[other] Não é a vez de { $seat } escolher.
    }
error-stale-choice = Tarde demais: essa pergunta já foi respondida.
error-no-such-option = Não existe a opção número { $code }.
error-not-open = A opção { $code } não está disponível agora.
error-not-an-option-here = Essa não é uma das opções agora.
error-no-undo = { part-seat } não tem nada para desfazer.
error-unknown-game = Não existe o jogo “{ $name }”. Os jogos são: { $allowed }.
error-unknown-bot = Não existe o robô “{ $name }”. Os robôs são: { $allowed }.
error-unknown-parameter = O robô “{ $bot }” não tem o parâmetro “{ $name }”. Os parâmetros dele são: { $allowed }.
error-bad-parameter = O parâmetro “{ $name }” do robô “{ $bot }” não pode ser “{ $value }”. Pode ser: { $allowed }.
error-no-clock = Aqui não dá para limitar o robô em segundos, pois ninguém os conta: dê a ele iterações.
error-unknown-language = Não há textos em “{ $name }”. Os idiomas são: { $allowed }.
error-no-texts = Não há textos no idioma { $language } para “{ $name }”.
error-no-rules-page = A página de regras de “{ $name }” não está instalada.
error-unknown-option = Não existe a opção “{ $name }”. As opções são: { $allowed }.
error-bad-option-value = A opção “{ $name }” não pode ser “{ $value }”. Ela pode ser: { $allowed }.
error-missing-cards = Este jogo usa o arquivo de cartas “{ $value }”, que não está carregado aqui. Indique o arquivo com --cards. Carregado: { $allowed }.
error-missing-content = Este jogo usa o arquivo de conteúdo “{ $value }”, que não está carregado aqui. Indique o arquivo com --content. Carregado: { $allowed }.
error-bad-option-text = “{ $text }” não é uma opção: escreva nome=valor.
error-option-twice = A opção “{ $name }” foi dada mais de uma vez.
error-bad-seats =
    { $high ->
        [1] Isto é para uma pessoa só, não para { $seats }.
       *[other] Este jogo é para { $low } a { $high } pessoas, não { $seats }.
    }
error-bad-position = A posição é para { $seats } lugares, mas foram indicados { $given } jogadores.
error-bad-seat = Não existe esse lugar nesta mesa.
error-bad-names = Dê um nome para cada lugar.
error-no-bots = Indique pelo menos um robô.
error-too-many-bots = { $bots } robôs são demais para { $seats } lugares.
error-bad-number = “{ $name }” tem que ser um número inteiro a partir de { $low }, não “{ $value }”.
error-bad-seconds = Os segundos têm que ser mais que 0, não “{ $value }”.
error-bad-seed = A semente tem que ser um número inteiro de 0 a 2²⁵⁶ − 1.
error-no-commitment = Nenhum hash da semente foi mostrado quando esta partida começou, então não há com que comparar.
error-not-fair = Jogo sujo: a semente deste registro não é a prometida no começo da partida. O hash dela não é { $commitment }.
error-bad-code = Uma opção se escolhe com um número inteiro.
error-bad-gesture = Essas escolhas não podem ser feitas de uma só vez.
error-bad-data = Dados danificados em { $path }: { $problem }.
error-not-json = Isso não é uma partida salva: não é JSON.
error-wrong-version = O registro é da versão { $version } do jogo; aqui é a versão { $here }.
error-rng-limit = A sorte não pode escolher entre tantos, nem entre tão poucos.
error-bad-options = As opções são dadas pelo nome.
error-rng-script = O resultado previsto é alto demais para o que foi pedido.
error-unknown-campaign = Não existe a campanha “{ $name }”. As campanhas são: { $allowed }.
error-nothing-given = Este jogo é preparado só por suas opções: não se pode trazer nada para ele.
error-no-lesson = Este jogo não se aprende em uma mesa.
error-given-twice = A posição já contém o que foi trazido.
error-not-over = Isso ainda não terminou.
error-not-yours-to-set = A opção “{ $name }” não pode ser definida neste capítulo. Você pode definir: { $allowed }.
error-nothing-to-arrange = Não há nada a combinar entre os capítulos.
error-unknown-person = Ninguém chamado “{ $name }” participa. Participam: { $allowed }.
error-unknown-party = Não existe o grupo “{ $name }”. Os grupos são: { $allowed }.
error-unknown-chapter = “{ $name }” não pode ser jogado agora. Você pode jogar: { $allowed }.
error-no-chapter = Nenhum capítulo foi começado.
error-chapter-goes-on = “{ $name }” está sendo jogado: termine-o ou desista dele primeiro.
error-evening-over = A noite acabou.
error-already-here = { $name } já está aqui.
error-cannot-join = “{ $name }” não pode entrar nesta noite.
error-not-here = { $name } não está aqui.

## Muitas partidas

error-missing-extra = Isto precisa do pacote “{ $package }”: pip install 'taverna[{ $extra }]'
error-too-few-bots = Um torneio precisa de pelo menos dois robôs; você indicou { $bots }.
error-bot-twice = O robô “{ $name }” foi indicado duas vezes.
error-bad-format = Não existe o formato “{ $value }”. Os formatos são: { $allowed }.
error-bad-results = “{ $path }” não pode ser lido como resultados: { $problem }. Tire-o dali ou escolha outro arquivo.
error-other-results = “{ $path }” contém outros resultados: “{ $field }” é { $there } lá e { $here } aqui. Escolha outro arquivo.
error-results-in-use = Outro programa está escrevendo em “{ $path }”.
error-cannot-store = Não dá para guardar os resultados em “{ $path }”: { $why }.
error-worker-died = { $number } processos morreram nas partidas { $first } a { $last } ({ $why }). O que foi gravado não se perde: tente de novo com menos ao mesmo tempo.
error-search-died = { $number } processos morreram em uma só busca ({ $why }). Tente de novo com menos deles.
error-other-rules = Uma máquina tem a versão { $here } de { $game }, mas é pedida a { $version }.
error-no-cluster-here = Não há cluster: nenhum roda nesta máquina, e RAY_ADDRESS não indica nenhum.
error-bad-cluster-address = “{ $address }” não é o endereço de um cluster: escreva host:porta.
error-no-cluster = Não dá para alcançar o cluster “{ $address }”: { $problem }.
error-cluster-lost = O cluster sumiu: { $problem }. O que foi jogado está guardado; o mesmo comando continua.

## Palavras em volta da mesa

word-bot = robô
word-log = Diário
word-table = Mesa

count-cards =
    { $number ->
        [0] { $number } cartas
        [one] { $number } carta
       *[other] { $number } cartas
    }
count-points =
    { $number ->
        [0] { $number } pontos
        [one] { $number } ponto
       *[other] { $number } pontos
    }

table-thinking = { $seat } está pensando…
table-won =
    { $seatsIs ->
        [you] Você vence!
        [among] Você divide a vitória com { $seatsRest }.
       *[other] { $seatsCount ->
            [0] Ninguém vence.
            [one] { $seats } vence.
           *[other] { $seats } dividem a vitória.
        }
    }

## O quanto se conhecem os componentes

provenance =
    { $unitId ->
        [scenarios] { $total } cenários: { $told }.
        [components] { $total } componentes: { $told }.
       *[cards] { $total } cartas: { $told }.
    }
provenance-proposed =
    { $number ->
        [one] { $number } é uma proposta nossa
       *[other] { $number } são propostas nossas
    }
provenance-partly =
    { $number ->
        [one] { $number } é proposta em parte
       *[other] { $number } são propostas em parte
    }
provenance-single-source =
    { $number ->
        [one] { $number } vem de uma só fonte
       *[other] { $number } vêm de uma só fonte
    }
provenance-none = todas confirmadas
standing-proposed = Propostas nossas, no lugar do que não se conhece
standing-partly = Propostas em parte
standing-single-source = De uma só fonte
field-all = tudo
field-coins = moedas
field-copies = número de cópias
field-damage = dano
field-die = dado
field-doors = portas
field-effects = efeito
field-hp = HP
field-rules = regras especiais
field-letters = letras
field-name-es = nome em espanhol
field-rooms = salas
field-specials = ações especiais
field-strength = força
field-strength-5 = força para 5 jogadores
field-trophies = Troféus
field-type = tipo
field-wounds = ferimentos
