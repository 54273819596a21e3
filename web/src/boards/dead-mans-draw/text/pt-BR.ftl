# O que só a mesa de Dead Man's Draw diz, em português. As palavras do jogo estão na pasta do jogo.

board-bust = Captura!
board-bust-short = captura
board-next = Próxima
board-draw-help = Depois que sair a última carta da Pilha de Saque, o turno em curso é o último.
board-discard-help = As cartas perdidas ficam aqui, à vista de todos. Mapas, ou uma Chave com um Baú, trazem algumas de volta.
board-score-help = Vale a carta mais alta de cada tipo no estoque.
board-risk-help =
    { $among ->
        [one] A próxima carta é conhecida.
       *[other] { $busting } das { $among } cartas que podem vir causariam captura.
    }
board-protected-help = Protegida: fica com você mesmo numa captura.
board-open-discard = Mostrar as cartas da Pilha de Descarte
board-close-discard = Esconder as cartas da Pilha de Descarte
board-empty-discard = A Pilha de Descarte está vazia.
board-bank-of = Estoque de { $name }
board-waiting-offers = Você fica com { $pirate }. Os outros ainda estão escolhendo.
board-choosing-pirates = Todos escolhem um pirata.
