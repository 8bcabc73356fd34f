"""The rules over HTTP, in the language of whoever asks."""

from tests.server.servers import Person, running, settings_for


async def test_rules_are_said_and_found_in_the_language_asked_for(sqlite):
    async with running(settings_for(sqlite)) as server:
        anna = Person(server)
        answer = (await anna.get("/api/rules/LA-EXP-03", lang="ru")).json()
        assert answer["lang"] == "ru"
        assert "разведку или пас" in answer["text"]
        english = (await anna.get("/api/rules/LA-EXP-03")).json()
        assert (english["id"], english["lang"]) == ("LA-EXP-03", "en")

        path = "/api/games/last-aurora/rules"
        whole = (await anna.get(path, lang="ru")).json()
        assert [rule["id"] for rule in whole] == [
            rule["id"] for rule in (await anna.get(path)).json()
        ]
        found = (await anna.get(path, lang="ru", find="пустого паса")).json()
        assert "LA-EXP-03" in [rule["id"] for rule in found]

        assert (await anna.get(path, lang="xx")).status_code == 422
        await anna.close()
