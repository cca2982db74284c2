"""What all tests of the language server use: `start` begins a session, which must end well."""

import pytest_asyncio

from session import Session


@pytest_asyncio.fixture
async def start(tmp_path):
    sessions = []

    async def begin(folders=None, options=None, configuration=None, encoding="utf-16", **changes):
        session = Session(tmp_path, configuration)
        session.encoding = encoding
        sessions.append(session)
        session.answer = await session.launch(folders, options, encodings=[encoding], **changes)
        return session

    yield begin
    for session in sessions:
        if not session.is_ended:
            assert await session.end() == 0
        assert session.error is None
