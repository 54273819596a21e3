"""What every game is made of. Standard library only; knows no game."""

from taverna.kernel.agenda import AgendaRules, Handler
from taverna.kernel.campaign import Campaign, World
from taverna.kernel.chance import OpenChance, OpenRng
from taverna.kernel.chapter import Chapter
from taverna.kernel.decision import Arg, Decision, Option, Refusal
from taverna.kernel.errors import (
    BadCall,
    BadData,
    BadOption,
    IllegalChoice,
    NoUndo,
    StaleChoice,
    TavernaError,
    UnknownCampaign,
    UnknownGame,
)
from taverna.kernel.event import EVERYONE, Event, all_but, only
from taverna.kernel.fields import Fields
from taverna.kernel.game import Game, SecretAnswers
from taverna.kernel.gesture import Gesture
from taverna.kernel.layout import Field, Layout
from taverna.kernel.lesson import Lesson
from taverna.kernel.match import Match, replay
from taverna.kernel.options import Demand, GameOption, Setting
from taverna.kernel.outcome import Outcome
from taverna.kernel.provenance import Inventory, Weakness
from taverna.kernel.record import Record
from taverna.kernel.registry import (
    AnyCampaign,
    AnyGame,
    AnySurvey,
    campaign,
    campaigns,
    game,
    games,
    register,
    register_campaign,
)
from taverna.kernel.rng import Rng, ScriptedRng
from taverna.kernel.roles import Components, Judgement, Observation, Rules, Saving, Sight, Wording
from taverna.kernel.saga import Saga
from taverna.kernel.saga_entry import Entry
from taverna.kernel.state import NO_ANSWER, State, Step
from taverna.kernel.survey import TABLE, UNCOUNTED, Statistic, Survey, Trait

__all__ = [
    "EVERYONE",
    "NO_ANSWER",
    "TABLE",
    "UNCOUNTED",
    "AgendaRules",
    "AnyCampaign",
    "AnyGame",
    "AnySurvey",
    "Arg",
    "BadCall",
    "BadData",
    "BadOption",
    "Campaign",
    "Chapter",
    "Components",
    "Decision",
    "Demand",
    "Entry",
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
    "Lesson",
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
    "Saga",
    "Saving",
    "ScriptedRng",
    "SecretAnswers",
    "Setting",
    "Sight",
    "StaleChoice",
    "State",
    "Statistic",
    "Step",
    "Survey",
    "TavernaError",
    "Trait",
    "UnknownCampaign",
    "UnknownGame",
    "Weakness",
    "Wording",
    "World",
    "all_but",
    "campaign",
    "campaigns",
    "game",
    "games",
    "only",
    "register",
    "register_campaign",
    "replay",
]
