# What only the pages of a campaign say.

map = Mapa
city = Cidade
party = Grupo
log = Crônica
places = Lugares da campanha
campaigns = Campanhas
campaigns-why = Meses à mesma mesa: Gloomhaven de cenário em cenário, com amigos, robôs ou só você.
found = Fundar uma campanha
found-name = Nome do grupo
found-name-usual = A Companhia da Lanterna
found-bots = Robôs que vão junto
import = Importar um arquivo
import-who = Quem destas pessoas é você?
export = Exportar
archive = Arquivar
unarchive = Tirar do arquivo
archived = No arquivo
invite = Convidar
invite-link = Quem tiver este link pode participar:
copied = Link copiado.
leave = Sair da campanha
leave-sure = Seus heróis ficam. O link permite voltar.
join = Participar
join-title = Você recebeu um convite para “{ $name }”
join-people = Já estão lá: { $people }
join-as = Voltar como { $name }
running = { $scenario } está em jogo.
go-table = Ir para a mesa
give-up = Desistir
give-up-sure = Nada conta, e pode ser recomeçado.
shop = Loja
sanctuary = Santuário
enhancer = Encantadora
city-event = Evento da cidade
road = A estrada
door-items = { $number ->
        [one] { $number } item
       *[other] { $number } itens
    }
door-event = um espera
door-no-event = nenhum nesta visita
door-donate = { $number ->
        [0] ninguém pode doar agora
        [one] um pode doar
       *[other] { $number } podem doar
    }
door-shut = fechada
door-heroes = { $number ->
        [one] { $number } herói
       *[other] { $number } heróis
    }
prosperity = Prosperidade { $level }
prosperity-next = { $marks } marcas, nível { $next } com { $at }
reputation = Reputação { $value }
prices = { $way ->
        [even] preços normais
        [less] cada item custa { $by } de ouro a menos
       *[more] cada item custa { $by } de ouro a mais
    }
donations = Doações { $gold }
who-can = O que cada herói ainda pode fazer
you = você
bot = robô
nobody = ninguém agora
gold = { $gold } de ouro
blessed = abençoado
donate = Doar { $gold }
level-up = Nível { $level }
level-choose = escolher carta
perk-choose = escolher vantagem
to-go = nível { $level }, faltam { $xp } de experiência
level-last = { $level }, o máximo
rise = Subir ao nível { $level }
retire = Aposentar-se
retire-why = A missão pessoal foi cumprida: este herói se aposenta.
leave-road = Partir para a estrada
not-yet = Ainda não: { $why }
return = Voltar a Gloomhaven
return-why = A cidade ficou para trás: lá se negocia, sobe de nível e se aposenta.
way-on = ou siga pelo mapa
on-way = A caminho de { $scenario }.
new-hero = Um novo herói
new-hero-why = Compre duas missões pessoais, fique com uma e escolha uma classe.
draw = Comprar duas missões
quest-keep = Ficar com esta missão
hero-name = Nome do herói
class = Classe
create = Entrar na cidade
quest = Missão pessoal
quest-hidden = Só quem joga com ele conhece a missão.
experience = Experiência { $xp }
experience-next = próximo nível com { $at }
checks = { $number ->
        [one] { $number } marca
       *[other] { $number } marcas
    }
items = Itens
no-items = Nada ainda.
perks = Vantagens
perk-take = Escolher
perks-due = { $number ->
        [one] Uma vantagem a escolher
       *[other] { $number } vantagens a escolher
    }
cards = Cartas
cards-due = Nível { $level }: escolha uma carta
card-take = Ficar com { $card }
next-start = Próximo cenário: { $bless } bênçãos, { $curse } maldições, { $damage } de dano
set-aside = Deixar de lado
wealth = Meu ouro
wears = Você tem { $item }
sell = Vender por { $gold }
buy = Comprar por { $gold }
left = { $number ->
        [one] resta { $number }
       *[other] restam { $number }
    }
why-owned-already = já possui
why-not-in-stock = esgotado
why-too-little-gold = faltam { $gold } de ouro
shop-shut = A loja fica em Gloomhaven: esteja lá com o grupo, sem nada por decidir.
use-passive = sempre
use-spent = usado, retorna
use-consumed = uma vez por cenário
enhancer-shut = A encantadora abre com uma conquista que o grupo ainda não tem.
enhance-top = em cima
enhance-bottom = embaixo
achievements = Conquistas
no-achievements = Nenhuma ainda.
world-achievements = Do mundo
members = Membros
comes-along = Vai junto
stays = Fica
bot-add = Adicionar um robô
notes = Notas
save = Salvar
event-back = O que aconteceu
event-go-on = Continuar
settle-location = Qual destes se torna um novo lugar no mapa?
settle-item = Quem fica com { $item }?
settle-gold = Quem recebe quanto de { $number } de ouro?
settle-pay = Quem paga quanto de { $number } de ouro?
settle-pay-item = Quem dá o que pedem?
settle-discards = Quem começa com { $number } cartas descartadas?
settle-minus-ones = Quem começa com { $number } cartas de -1?
settle-consume = Qual item pequeno é gasto?
settle-consume-any = De quem é o item pequeno gasto?
settle-one-of = Qual destes acontece?
state-open = aberto
state-done = concluído
state-locked = agora não
state-blocked = bloqueado para sempre
scenario = Cenário { $number }
map-help = O mapa do mundo. Escolha um lugar.
no-requirement = aberto: nada impede
requirement = Falta uma conquista.
road-first = antes, um evento na estrada
no-road = sem evento na estrada
sealed = Recompensa e o que abre: lacrado até vencer
goes = Quem vai
led-by-bot = conduzido por um robô
set-out = Partir
play = Jogar
casual = Jogar de novo, sem contar
difficulty = Dificuldade
won = Vitória: { $scenario }
lost = Derrota: { $scenario }
settle-xp = Experiência
settle-coins = Ouro
settle-checks = Objetivo de batalha
exhausted = exausto
world-changed = O que mudou no mundo
log-earlier = Mais antigo
line-dropped = abandonado
quest-crypts = em criptas
quest-in = em { $region }
quest-complete = { $low ->
        [1] concluir { $n } cenários { $where }
       *[other] concluir { $n } cenários a partir do número { $low }
    }
quest-chain = depois os cenários { $through }
region-gloomhaven = Gloomhaven
region-dagger-forest = Floresta da Adaga
region-lingering-swamp = Pântano Persistente
region-watcher-mountains = Montanhas do Vigia
region-copperneck-mountains = Montanhas Copperneck
region-misty-sea = Mar Nebuloso
quest-kill = { $item ->
        [none] matar { $n } de { $of }
       *[other] com { $item }, matar { $n } de { $of }
    }
quest-gold = ter { $n } de ouro
quest-witness = ver outros exaustos { $n } vezes
quest-types = matar { $n } tipos diferentes de monstros
quest-checks = ganhar { $n } marcas com objetivos de batalha
quest-elites = matar { $n } monstros de elite
quest-donate = doar { $n } de ouro
quest-exhausted = ficar exausto { $n } vezes
quest-bosses = completar { $n } cenários com um chefe
quest-enhance = melhorar { $n } cartas
quest-others = ver { $n } outros do grupo se aposentarem
quest-slots = ter { $n } itens: { $of }
quest-item = ter { $item }

# A loja
owns = { $hero } tem
owned-by = com { $heroes }
shelf-empty = Ainda não há nada deste tipo à venda.
visit = Esta visita
visit-bought = compra: { $item }
visit-sold = venda: { $item }
visit-nothing = Nada comprado nem vendido ainda.
visit-sum = { $before } → { $after } de ouro
visit-until = Tudo pode ser desfeito até o evento da cidade, ou até vocês partirem.
bought = Comprado
sold = Vendido
undo = toque para desfazer
undo-all = Desfazer tudo
back-street = Voltar à rua

# Um herói
level = nível
hp-title = pontos de vida
hand = cartas na mão
led-by = por { $player }
checks-why = três dão uma vantagem
items-small = itens pequenos num cenário: { $number }
slot-free = livre
boxes = { $marked } de { $boxes } marcadas
deck = Baralho de modificadores
deck-now = como está agora
deck-change = antes e depois desta vantagem
card-stays = ela fica para sempre na reserva de cartas
card-earlier = ou uma anterior
card-choose = Escolha uma carta
pool = Conjunto de cartas
pool-enhanced = borda dourada: melhorada
history = Histórico
history-none = Nenhum cenário ainda.
history-lost = derrota

# A encantadora
dots = Pontos
dot-main = linha principal, ponto
dot-hex = hexágono
dot-value = { $value }, ponto
stickers = O que pode ir ali
sticker-plus = +1
sticker-hex = mais um hexágono
sticker-jump = Salto
sticker-any-element = qualquer elemento
enhance-preview = Com { $sticker }, ficaria assim
enhance-pay = Colocar { $sticker } por { $gold }
enhance-stays = Fica nesta carta para todos os heróis futuros da classe.

sealed-things = Coisas lacradas
sealed-none = Tudo ainda está lacrado.
at-will = Abrir o envelope de quem merece
at-will-sure = Nele está escrito: abram quando acharem que merecem. Fica aberto pelo resto da campanha.
at-will-later = Ainda não
riddle = O enigma das seis tigelas
riddle-row = A fileira até agora
riddle-empty = Escolha a tigela que fica primeiro, à esquerda.
riddle-try = Colocar nesta ordem
riddle-back = Tirar a última
riddle-tried = O grupo já tentou nesta visita; na próxima pode tentar de novo.
riddle-city = As tigelas ficam em Gloomhaven: tentem lá, sem nada a decidir.

# Eventos e momentos
event-decide = A decisão é sua: o que você escolher acontece.
event-vote = Diga o que você faria; quem decide é { $leader }.
event-votes = A favor: { $people }
event-who = Quem pagou, quem ganhou
gain-gold = { $by } de ouro
gain-xp = { $by } de experiência
gain-checks = { $by } marcas
gain-items = { $by } itens
kind-pay = um preço
kind-xp = experiência
kind-gold = ouro
kind-shared-gold = ouro para dividir
kind-reputation = reputação
kind-prosperity = prosperidade
kind-checks = marcas
kind-item = um item
kind-design = um item para a loja
kind-random-design = um item para a loja
kind-global = uma conquista do mundo
kind-party = uma conquista do grupo
kind-scenario = um novo lugar
kind-event = outro evento, mais tarde
kind-start = o começo do próximo cenário
kind-one-starts = alguém começa o próximo cenário de outro jeito
kind-consume = um item pequeno é gasto
kind-consume-each = cada um gasta um item pequeno
moment-retired = { $hero } se aposenta
moment-retired-why = { $class }, nível { $level }: a missão de uma vida está cumprida, e Gloomhaven prospera com isso.
moment-next = Seu próximo herói começa com uma vantagem a mais por quem se aposentou na linhagem.
moment-class = Chegou a Gloomhaven: { $class }
moment-class-why = A partir de agora, qualquer pessoa pode jogar com esta classe.
house-rules = Regras da casa

# Onde está a nossa caixa
box = Onde está a nossa caixa
box-why = Vocês jogam na mesa, ou jogaram até agora: anotem o que está nas fichas e no mapa, e sigam daqui.
box-reputation = Reputação do grupo
box-prosperity = Marcas de prosperidade
box-donations = Ouro doado
box-scenarios = Cenários
box-scenarios-why = um toque: completo; dois: aberto no mapa. O que um cenário abre já está incluído.
box-classes = Classes que vocês destravaram
box-classes-why = pelo símbolo na caixa
box-spoiler = vazio: o que os cenários trouxeram; mostra todos os nomes
box-looted = Tesouros pegos, pelo número
box-designs = Itens achados para a loja, pelo número
box-heroes = Heróis
box-heroes-why = vantagens e cartas de níveis maiores são escolhidas depois, na página de cada herói
box-hero-add = Mais um herói
box-hero-remove = Tirar { $hero }
box-player = Quem joga
box-least = o mínimo do nível
box-checks = Marcas
box-items = Itens, pelo número
box-quest = Número da missão pessoal
box-retired = Aposentados antes, na linhagem
box-wrong = Isto não pode ser: { $field }
box-found = Seguir daqui
symbol-sun = sol
symbol-three-spears = três lanças
symbol-circles = círculos
symbol-eclipse = eclipse
symbol-squidface = rosto com tentáculos
symbol-lightning = raio
symbol-music-note = nota musical
symbol-angry-face = rosto zangado
symbol-saw = serra
symbol-triangles = triângulos
symbol-two-mini = duas feras
symbol-envelope-x = cruz

# Jogado na mesa
record = Jogaram na mesa? Anotem o resultado
record-won = vitória
record-lost = derrota
record-xp = Experiência, com o bônus
record-gold = Ouro
record-treasures = Tesouros, pelo número
record-enter = Acertar as contas

# Grupos, heróis de fora, tesouros
party-another = Outro grupo neste mundo
party-found = Fundar
hero-export = Levar consigo
hero-import = Trazer um herói de um arquivo
missed = Tesouros deixados para trás: { $numbers }

# Turns of monsters on cardboard
monsters = Monstros
monsters-why = As figuras de vocês estão na mesa de papelão: deixem as cartas dos monstros conosco. A cada rodada tiramos uma para cada tipo e mostramos o que ela faz e quem age quando.
monsters-scenario = Cenário na mesa de vocês
monsters-of-level = Nível do cenário
monsters-recommended = { $level } (recomendado)
monsters-begin = Montar
monsters-none = Nenhum cenário está na mesa deste grupo.
monsters-level = nível { $level }
monsters-elements = Elementos: toquem em um para virá-lo
monsters-types = Monstros na mesa
monsters-initiatives = Iniciativas dos heróis (99: descanso longo)
monsters-before = Marquem quem está na mesa e comecem a primeira rodada.
monsters-round = Começar a rodada { $number }
monsters-now = Rodada { $number }
monsters-shuffle = Este baralho é embaralhado depois da rodada.
monsters-away = Guardar
monsters-away-sure = Guardar mesmo?

# A folha de um lugar
need = { $achievement }
need-not = não: { $achievement }
need-or = ou
first-room = { $scenario }: a primeira sala
foes = Monstros da primeira sala
difficulty-level = { $difficulty }: nível { $level }
coin-worth = { $gold } por moeda
trap-does = { $damage } por armadilha
victory-xp = +{ $xp } se vencer
bots-make = O que os robôs acham
bots-who = quatro heróis de nível 2
bots-won = venceram { $won } de { $games }
bots-rounds = { $low ->
        [1] de 1 a { $high } rodadas
       *[other] de { $low } a { $high } rodadas
    }
quest-serves = Sua missão { $quest } ({ $progress }): este conta.
rewards = O que trouxe

# Depois de um cenário
home-level = Nível { $level }
home-rounds = rodadas
home-kills = inimigos caíram
home-earned = Ganha em jogo
home-earned-by = cartas, ataques, tesouros
home-bonus = Cenário vencido
home-bonus-by = 4 + 2 × nível
home-coins = Moedas
home-coins-by = { $coins } × { $worth } de ouro
home-treasure = Tesouro
home-next = nível { $level } com { $at }
home-level-up = Nível { $level } na cidade
home-quest-secret = missão que { $player } guarda em segredo
treasure = número { $number }
marks = { $number ->
        [one] 1 marca
       *[other] { $number } marcas
    }
goal-least = { $reached }, eram precisos pelo menos { $least }
goal-most = { $reached }, no máximo { $most }
goal-missed = falhou
goal-lost = só se vencer
opens = { $scenario } abre
straight-on = Direto para { $scenario }
straight-road = antes, um evento de estrada
straight-free = sem cidade, sem evento de estrada

# A lista de campanhas
archive-list = Arquivo ({ $number })
won-of = { $played ->
        [0] ainda não começou
       *[other] { $won } vencidos, { $played } jogados
    }
stand-playing = um cenário está sendo jogado
stand-city = em Gloomhaven
stand-way = a caminho do cenário { $number }
stand-after = depois do cenário { $number }
stand-out = na estrada

# Estatísticas de um grupo
statistics = Estatísticas
stat-scenarios = Cenários vencidos
stat-lost = perdidos
stat-rounds = Rodadas
stat-kills = Inimigos
stat-xp = Experiência
stat-gold = Ouro
stat-goals = Objetivos cumpridos
stat-exhausted = Exaustão
stat-none = Ainda não se jogou nada.
stat-hero = Herói
