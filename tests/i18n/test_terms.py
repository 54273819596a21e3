"""The names on the table are those that players know: the list at the end of the rules."""

from __future__ import annotations

import pytest

from taverna.i18n import LANGUAGES, Words

SUITS = {
    "anchor": ("Anchor", "Âncora", "Ancla"),
    "hook": ("Hook", "Gancho", "Garfio"),
    "cannon": ("Cannon", "Canhão", "Cañón"),
    "key": ("Key", "Chave", "Llave"),
    "chest": ("Chest", "Baú", "Cofre"),
    "map": ("Map", "Mapa", "Mapa"),
    "oracle": ("Oracle", "Oráculo", "Oráculo"),
    "sword": ("Sword", "Espada", "Espada"),
    "kraken": ("Kraken", "Kraken", "Kraken"),
    "mermaid": ("Mermaid", "Sereia", "Sirena"),
}
PIRATES = {
    "golden-scales": ("Golden Scales", "Escamas Douradas", "Escamas Doradas"),
    "casanova": ("Casanova", "Casanova", "Casanova"),
    "plunderer": ("Plunderer", "Saqueador", "Saqueador"),
    "treasure-hunter": ("Treasure Hunter", "Caçador de Tesouro", "Cazatesoros"),
    "navigator": ("Navigator", "Navegador", "Navegante"),
    "master-gunner": ("Master Gunner", "Mestre Artilheiro", "Maestro Artillero"),
    "scavenger": ("Scavenger", "Limpador de Convés", "Limpiacubiertas"),
    "mystic": ("Mystic", "Mística", "Mística"),
    "swordsman": ("Swordsman", "Espadachim", "Espadachín"),
    "miser": ("Miser", "Mendigo", "Mendigo"),
    "captains-hook": ("Captain's Hook", "O Gancho do Capitão", "El Garfio del Capitán"),
    "safe-harbor": ("Safe Harbor", "Porto Seguro", "Puerto Seguro"),
    "fisherman": ("Fisherman", "Pescador", "Pescador"),
    "beastmaster": ("Beastmaster", "Senhor das Bestas", "Señor de las Bestias"),
    "misfire": ("Misfire", "Tiro pela Culatra", "Tiro por la Culata"),
    "parry": ("Parry", "Aparar", "Parada"),
    "davy-jones-locker": ("Davy Jones' Locker", "Baú do Davy Jones", "El Cofre de Davy Jones"),
    "siren": ("Siren", "Gema da Sereia", "Gema de la Sirena"),
}
VARIATIONS = {
    "thieves-island": ("Thieves Island", "Ilha dos Ladrões", "Isla de los Ladrones"),
    "pile-o-treasure": ("Pile o' Treasure", "Pilha de Tesouros", "Montón de Tesoros"),
    "sudden-death": ("Sudden Death", "Morte Súbita", "Muerte Súbita"),
    "all-hands-on-deck": ("All Hands on Deck", "Todos ao Convés", "Todos a Cubierta"),
    "strange-lands": ("Strange Lands", "Terras Estranhas", "Tierras Extrañas"),
    "beneath-the-waves": ("Beneath the Waves", "Sob as Ondas", "Bajo las Olas"),
}
ZONES = {
    "draw": ("Draw pile", "Pilha de Saque", "Mazo de robo"),
    "discard": ("Discard pile", "Pilha de Descarte", "Pila de descarte"),
    "play": ("Play area", "Área de Jogo", "Área de juego"),
    "bank": ("Bank", "Estoque", "Almacén"),
    "stack": ("Suit stack", "Fileira de Pilhagem", "Pila de botín"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "terms"),
    [("suit", SUITS), ("pirate", PIRATES), ("variation", VARIATIONS), ("zone", ZONES)],
)
def test_names(language: str, kind: str, terms: dict[str, tuple[str, str, str]]) -> None:
    words = Words(language, "dead-mans-draw")
    place = LANGUAGES.index(language)
    for id, names in terms.items():
        assert words.component(kind, id) == names[place]


@pytest.mark.parametrize(
    ("language", "draw", "bank"),
    [("en", "Draw", "Bank"), ("pt-BR", "Sacar", "Coletar"), ("es", "Robar", "Recoger")],
)
def test_the_two_things_to_do(language: str, draw: str, bank: str) -> None:
    words = Words(language, "dead-mans-draw")
    assert words.text("option-draw", busting=0, among=0) == draw
    assert words.text("option-bank", number=2).startswith(f"{bank} 2 ")
