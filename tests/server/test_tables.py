"""Tables from making them to their records: options, clocks, takebacks, leaving, looking back, importing."""

from __future__ import annotations

import time

from cenote import games
from cenote.agents import KINDS, levels
from cenote.core import quipu
from cenote.server.lobby import MOST_GATHERING
from server.house import Guest, Indoors, Server, come_to_rest, finished, play_on


def test_a_table_is_refused_with_one_sentence(server: Server) -> None:
    guest = server.guest("Ana")
    seats = [{"kind": "me"}, {"kind": "agent"}]
    assert guest.refused("POST", "/api/tables", game="chess", seats=seats) == (422, "no-such-game")
    assert guest.refused("POST", "/api/tables", game="tzolkin", seats=seats[:1]) == (422, "players")
    assert guest.refused("POST", "/api/tables", game="tzolkin", seats=seats, options={"x": 1}) == (422, "option")
    assert guest.refused("POST", "/api/play-now", game="tzolkin", agent="oracle") == (422, "no-such-agent")
    assert guest.refused("POST", "/api/play-now", game="tzolkin", opponents=7) == (422, "players")
    clock = {"kind": "turn", "seconds": 1}
    assert guest.refused("POST", "/api/tables", game="tzolkin", seats=seats, clock=clock) == (422, "clock-too-short")
    assert guest.refused("GET", "/api/tables/nothing") == (404, "no-such-table")
    assert guest.refused("GET", "/api/nothing") == (404, "not-found")
    assert guest.refused("POST", "/api/games") == (405, "wrong-method")
    guest.http.headers["Accept-Language"] = "ru"
    assert "стола нет" in guest.http.get("/api/tables/nothing").json()["text"]


def test_the_position_after_any_decision(server: Server) -> None:
    chair, text = finished(server)
    record = quipu.read(text)
    at = f"/api/tables/{chair.table_id}/at"
    for n, match in enumerate(record.replay(games.get("tzolkin"))):
        if n % 29 == 0 or match.state.seat is None:
            shown = chair.guest.get(f"{at}/{n}", seat=1)
            assert shown["view"] == match.state.view(1) | {"outlook": match.state.outlook(1)} and shown["n"] == n
    assert chair.guest.refused("GET", f"{at}/{n + 1}") == (404, "no-such-position")
    assert chair.guest.refused("GET", f"{at}/-1")[0] == 404
    history = chair.guest.get(f"/api/tables/{chair.table_id}/history")
    assert [entry["move"] for entry in history["moves"]] == [move for turn in record.turns for _, move in turn.moves]
    assert history["scores"][-1] == [n, chair.last["over"]["scores"]]
    sheet = chair.last["over"]["sheet"]
    assert [sum(points.values()) for points in sheet] == chair.last["over"]["scores"]


def test_a_record_goes_out_and_comes_back(server: Server) -> None:
    _, text = finished(server)
    guest = server.guest("Ben")
    table = guest.post("/api/import", text=text)["id"]
    assert guest.get(f"/api/tables/{table}")["over"] and guest.get(f"/api/tables/{table}")["origin"] == "record"
    assert guest.http.get(f"/api/tables/{table}/record").text == text
    moves = sum(len(turn.moves) for turn in quipu.read(text).turns)
    assert guest.refused("POST", "/api/import", text=text, **{"from": moves + 1}) == (404, "no-such-position")
    assert guest.refused("POST", "/api/import", text=text.replace("keep ", "take ", 1)) == (422, "record-move")
    assert guest.refused("POST", "/api/import", text="quipu 9") == (422, "record-field")
    seats = [{"kind": "me"}]
    assert guest.refused("POST", "/api/import", text=text, seats=seats) == (422, "seats-of-record")


def test_playing_on_from_a_move_of_a_record(server: Server) -> None:
    _, text = finished(server)
    guest, other = server.guest("Ben"), server.guest("Eve")
    table = guest.post("/api/import", text=text, **{"from": 20})["id"]
    chair = guest.sit(table)
    assert chair.position["n"] == 20 and chair.position["yours"] and len(chair.entries) == 20
    chair.play_turn()
    chair.until(lambda: chair.position["n"] > 20)
    seats = [{"kind": "me"}, {"kind": "open"}]
    shared = guest.post("/api/import", text=text, seats=seats, **{"from": 10})["id"]
    waiting = guest.sit(shared)
    assert not waiting.last["table"]["started"]
    other.post(f"/api/tables/{shared}/join")
    waiting.until(lambda: "position" in waiting.last)
    assert waiting.position["n"] == 10


def test_a_takeback_needs_everybody(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("me", "open", "random")
    ben.post(f"/api/tables/{table}/join")
    one, two = chairs = [ana.sit(table), ben.sit(table)]
    play_on(chairs, lambda: one.position["n"] >= 12)
    come_to_rest(chairs)
    n, k = one.position["n"], one.position["k"]
    view = {chair: chair.guest.get(f"/api/tables/{table}/at/7")["view"] for chair in chairs}
    assert one.command("takeback", to=n)["key"] == "nothing-to-take-back"
    assert one.command("takeback", to=7)["type"] == "ack"
    for chair in chairs:
        chair.until(lambda chair=chair: chair.last.get("takeback", {}).get("to") == 7)  # type: ignore[misc]
    assert two.last["takeback"]["answers"][:2] == [True, False] and two.last["takeback"]["answers"][2] is None
    assert two.command("answer", to=7, accept=False)["type"] == "ack"
    one.until(lambda: one.last["takeback"]["to"] is None)
    assert two.command("answer", to=7, accept=True)["key"] == "no-proposal"
    assert two.command("takeback", to=7)["type"] == "ack"
    one.until(lambda: one.last["takeback"]["to"] == 7)
    assert one.command("answer", to=7, accept=True)["type"] == "ack"
    for chair in chairs:
        chair.until(lambda chair=chair: k + 1 in chair.entries)  # type: ignore[misc]
        assert chair.entries[k + 1]["kind"] == "takeback" and chair.entries[k + 1]["n"] == 7
        assert chair.last["position"]["view"] == view[chair] or chair.position["n"] > 7
    play_on(chairs, lambda: one.position["n"] > 9)
    assert len(ana.get(f"/api/tables/{table}/history")["moves"]) >= 9


def test_alone_against_code_a_takeback_is_at_once(server: Server) -> None:
    host = server.guest("Ana")
    chair = host.sit(host.table("me", "random"))
    play_on([chair], lambda: chair.position["n"] >= 10)
    come_to_rest([chair])
    assert chair.command("takeback", to=0)["type"] == "ack"
    assert chair.position["n"] < 10


def test_time_for_a_turn_runs_out(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("me", "open", clock={"kind": "turn", "seconds": 5})
    ben.post(f"/api/tables/{table}/join")
    chairs = [ana.sit(table), ben.sit(table)]
    acting = next(chair for chair in chairs if chair.position["yours"])
    seat = acting.position["seat"]
    assert 0 < acting.position["clock"]["left"][seat] <= 5 and acting.position["clock"]["running"] == seat
    acting.play()
    acting.until(lambda: not acting.position["yours"])
    first = next(entry for entry in acting.entries.values() if entry["kind"] == "handover")
    assert first["seat"] == seat and first["why"] == "turn" and first["k"] == 1
    assert acting.draft == []
    acting.until(lambda: acting.last["table"]["seats"][seat]["auto"] == "")
    next(chair for chair in chairs if chair is not acting).wait_for_turn()


def test_who_leaves_is_played_for_and_may_come_back(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("me", "open", clock={"kind": "game", "seconds": 3600})
    ben.post(f"/api/tables/{table}/join")
    chair = ana.sit(table)
    ben.post(f"/api/tables/{table}/leave")
    play_on([chair], lambda: chair.position["n"] >= 8)
    assert chair.last["table"]["seats"][1]["auto"] == "left"
    assert [entry["kind"] for entry in chair.entries.values()].count("handover") == 1
    assert ben.post(f"/api/tables/{table}/join")["seats"][1]["auto"] == ""
    chair.until(lambda: any(entry["kind"] == "return" for entry in chair.entries.values()))
    back = ben.sit(table)
    play_on([chair], lambda: chair.quiet(0.1) is not None and not chair.position["yours"])
    back.wait_for_turn()
    back.play_turn()


def test_games_rules_and_components_in_three_languages(server: Server) -> None:
    guest = Guest(server)
    for language in ("en", "uk", "ru"):
        shown = next(game for game in guest.get("/api/games", lang=language) if game["key"] == "tzolkin")
        agents = {agent["key"]: agent["title"] for agent in shown["agents"]}
        offered = levels(games.get("tzolkin"))
        assert shown["players"] == [2, 3, 4] and list(agents) == offered and shown["opponent"] in agents
        words = games.get("tzolkin").words(language)
        assert agents == {key: words.say(f"agent-{key}") for key in offered}
        assert all(words.has(f"agent-{key}") for key in KINDS)
        assert [agent["key"] for agent in shown["agents"] if agent["learnt"]] == ["expert", "master"]
        assert shown["verbs"]["place"] == {"slots": ["gear"], "at": "gear/{gear}", "secret": False}
        assert shown["title"] == games.get("tzolkin").words(language).say("game-title")
        sections = guest.get("/api/games/tzolkin/rules", lang=language)["sections"]
        numbers = [rule["id"] for section in sections for rule in section["rules"]]
        assert numbers == list(games.get("tzolkin").rulebook(language))
        components = guest.get("/api/games/tzolkin/components", lang=language)
        assert components["A1-01"]["kind"] == "building" and components["A1-01"]["status"]
        for path in (f"/locale/{language}.ftl", f"/locale/tzolkin/{language}.ftl"):
            response = guest.http.get(path)
            assert response.status_code == 200 and " = " in response.text
            again = guest.http.get(path, headers={"If-None-Match": response.headers["etag"]})
            assert again.status_code == 304 and not again.content
    assert guest.refused("GET", "/locale/de.ftl") == (404, "not-found")


def test_health_metrics_and_the_missing_page(server: Server) -> None:
    guest = Guest(server)
    assert guest.get("/healthz")["ok"] is True
    metrics = guest.http.get("/metrics").text
    assert "cenote_decisions_total" in metrics and "cenote_commit_seconds_bucket" in metrics
    for path in ("/../../settings.py", "/..%2f..%2fsettings.py", "/assets/../../run.py"):
        assert guest.http.get(path).status_code in (200, 404) and "import" not in guest.http.get(path).text


def test_the_lobby_says_whose_turn_it_is(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("me", "open")
    assert [card["status"] for card in ana.get("/api/lobby")["mine"]] == ["gathering"]
    ben.post(f"/api/tables/{table}/join")
    cards = [next(card for card in guest.get("/api/lobby")["mine"] if card["id"] == table) for guest in (ana, ben)]
    assert sorted(card["your_turn"] for card in cards) == [False, True]
    acting = (ana, ben)[[card["your_turn"] for card in cards].index(True)]
    acting.sit(table).play_turn()
    before = time.time()
    card = next(card for card in acting.get("/api/lobby")["mine"] if card["id"] == table)
    assert not card["your_turn"] and card["n"] == 2 and before - card["updated"] < 30


def test_scores_that_lie_face_down_are_not_told(server: Server) -> None:
    ana, watching = server.guest("Ana"), server.guest("Zoë")
    table = ana.table("me", "greedy", game="santamaria")
    chair = ana.sit(table)
    own = chair.position["as"]
    assert [score is None for score in chair.position["scores"]] == [seat != own for seat in range(2)]
    assert watching.get(f"/api/tables/{table}/at/0")["scores"] == [None, None]
    assert watching.get(f"/api/tables/{table}/history")["scores"] == []
    chair.close()


def test_a_table_that_all_people_have_left_waits_for_them(server: Server) -> None:
    ana = server.guest("Ana")
    table = ana.table("me", "greedy")
    chair = ana.sit(table)
    play_on([chair], lambda: chair.position["n"] >= 4)
    ana.post(f"/api/tables/{table}/leave")
    chair.quiet(0.5)
    before = chair.position["n"]
    chair.quiet(1)
    assert chair.position["n"] == before and "over" not in chair.last
    ana.post(f"/api/tables/{table}/join")
    play_on([chair], lambda: chair.position["n"] > before + 3)


def test_nobody_lets_more_and_more_tables_wait(indoors: Indoors) -> None:
    indoors.house.limits.enforced = True
    guest = indoors.guest("Ana")
    tables = [guest.table("me", "open") for _ in range(MOST_GATHERING)]
    plan = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert guest.refused("POST", "/api/tables", **plan) == (409, "many-gathering")
    guest.post(f"/api/tables/{tables[0]}/cancel")
    assert guest.post("/api/tables", **plan)["id"]
