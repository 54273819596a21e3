"""Litestar's decorators, with the refusals that any address may answer with in its description."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec

from taverna.wire.lobby import Problem

REFUSALS = {
    status: ResponseSpec(Problem, description="Refused", generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 415, 421, 429, 503)
}

get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
put = partial(litestar.put, responses=REFUSALS)
delete = partial(litestar.delete, responses=REFUSALS)
