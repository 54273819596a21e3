"""What every game is made of. Standard library only; knows no game."""

from taverna.kernel.agenda import AgendaRules, Handler
from taverna.kernel.chance import OpenChance, OpenRng
from taverna.kernel.decision import Arg, Decision, Option, Refusal
from taverna.kernel.errors import (
    BadCall,
    BadData,
    BadOption,
    IllegalChoice,
    NoUndo,
    StaleChoice,
    TavernaError,
    UnknownGame,
)
from taverna.kernel.event import EVERYONE, Event, all_but, only
from taverna.kernel.fields import Fields
from taverna.kernel.game import Game, SecretAnswers
from taverna.kernel.gesture import Gesture
from taverna.kernel.layout import Field, Layout
from taverna.kernel.match import Match, replay
from taverna.kernel.options import GameOption, Setting
from taverna.kernel.outcome import Outcome
from taverna.kernel.provenance import Inventory, Weakness
from taverna.kernel.record import Record
from taverna.kernel.registry import AnyGame, AnySurvey, game, games, register
from taverna.kernel.rng import Rng, ScriptedRng
from taverna.kernel.roles import Components, Judgement, Observation, Rules, Saving, Sight, Wording
from taverna.kernel.state import NO_ANSWER, State, Step
from taverna.kernel.survey import TABLE, UNCOUNTED, Survey, Trait

__all__ = [
    "EVERYONE",
    "NO_ANSWER",
    "TABLE",
    "UNCOUNTED",
    "AgendaRules",
    "AnyGame",
    "AnySurvey",
    "Arg",
    "BadCall",
    "BadData",
    "BadOption",
    "Components",
    "Decision",
    "Event",
    "Field",
    "Fields",
    "Game",
    "GameOption",
    "Gesture",
    "Handler",
    "IllegalChoice",
    "Inventory",
    "Judgement",
    "Layout",
    "Match",
    "NoUndo",
    "Observation",
    "OpenChance",
    "OpenRng",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Rng",
    "Rules",
    "Saving",
    "ScriptedRng",
    "SecretAnswers",
    "Setting",
    "Sight",
    "StaleChoice",
    "State",
    "Step",
    "Survey",
    "TavernaError",
    "Trait",
    "UnknownGame",
    "Weakness",
    "Wording",
    "all_but",
    "game",
    "games",
    "only",
    "register",
    "replay",
]
