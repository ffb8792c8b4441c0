"""Playing over the socket: drafts, stale and repeated commands, several sockets at once."""

from __future__ import annotations

from itertools import pairwise

from server.house import Chair, Guest, Server, play_on


def two_players(server: Server) -> tuple[Chair, Chair]:
    """Ana and Ben at a table of two; the one who has to decide comes first."""
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("me", "open")
    ben.post(f"/api/tables/{table}/join")
    chairs = ana.sit(table), ben.sit(table)
    chairs[0].until(lambda: all(chairs[0].last["presence"]["seats"]))
    return chairs if chairs[0].position["yours"] else (chairs[1], chairs[0])


def test_a_whole_game_of_two_people_and_a_code_seat(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("me", "greedy", "open")
    chair = ana.sit(table)
    assert not chair.last["table"]["started"] and "position" not in chair.last
    ben.post(f"/api/tables/{table}/join")
    chairs = [chair, ben.sit(table)]
    play_on(chairs, lambda: all("over" in chair.last for chair in chairs))
    over = chairs[0].last["over"]
    assert over == chairs[1].last["over"]
    assert len(over["scores"]) == len(over["ranking"]) == 3 and 1 in over["ranking"]
    for chair in chairs:
        assert list(chair.entries) == list(range(1, chair.position["k"] + 1))
        assert [entry["n"] for entry in chair.entries.values()] == list(chair.entries)
    card = next(card for card in ben.get("/api/lobby")["mine"] if card["id"] == table)
    assert card["over"] and card["scores"] == over["scores"] and not card["your_turn"]


def test_the_draft_is_seen_by_its_own_seat_only(server: Server) -> None:
    acting, waiting = two_players(server)
    before = waiting.position
    move = acting.position["moves"][0]["move"]
    assert acting.play(move)["type"] == "ack"
    assert acting.position["drafting"] and acting.position["can_undo"]
    assert acting.draft == [move]
    assert acting.position["view"] != before["view"]
    acting.play()
    assert acting.position["can_confirm"] and acting.position["moves"] == [] and acting.position["ask"] is None
    assert waiting.quiet() == []
    assert acting.command("play", move=move)["key"] == "confirm-first"
    assert acting.command("confirm")["type"] == "ack"
    waiting.until(lambda: waiting.position["yours"])
    assert [entry["verb"] for entry in waiting.entries.values()] == ["keep", "keep"]
    assert [entry["move"] for entry in waiting.entries.values()] == [None, None]
    assert all(entry["move"] for entry in acting.entries.values())


def test_undo_and_redo_move_in_the_draft(server: Server) -> None:
    acting, _ = two_players(server)
    start = acting.position
    assert acting.command("undo")["key"] == "nothing-to-undo"
    assert acting.command("redo")["key"] == "nothing-to-redo"
    assert acting.command("confirm")["key"] == "turn-not-over"
    acting.play()
    middle = acting.position
    acting.command("undo")
    assert acting.position["view"] == start["view"] and acting.position["moves"] == start["moves"]
    assert not acting.position["can_undo"] and acting.position["can_redo"]
    assert acting.draft == []
    acting.command("redo")
    assert acting.position["view"] == middle["view"]
    acting.command("undo")
    acting.play(start["moves"][-1]["move"])
    assert not acting.position["can_redo"]


def test_without_confirm_the_last_decision_commits(server: Server) -> None:
    acting, waiting = two_players(server)
    assert acting.command("settings", confirm=False)["type"] == "ack"
    acting.until(lambda: acting.last["table"]["confirm"] is False)
    acting.play()
    acting.play()
    assert not acting.position["yours"] and acting.position["k"] == 2
    waiting.until(lambda: waiting.position["yours"])
    assert acting.guest.get("/api/me")["confirm"] is False


def test_something_hidden_that_comes_to_light_commits_at_once(server: Server) -> None:
    first, second = two_players(server)
    first.play_turn()
    second.wait_for_turn()
    second.play()
    second.play()  # the last to keep tiles: all are revealed now
    assert second.position["k"] == 4 and not second.position["can_undo"]
    assert second.entries[4]["move"] is not None
    first.until(lambda: first.position["k"] == 4)
    assert first.entries[4]["move"] is None
    assert [event["name"] for event in first.entries[4]["events"]].count("keep") == 2


def test_a_stale_command_changes_nothing(server: Server) -> None:
    acting, _ = two_players(server)
    seq, move = acting.position["seq"], acting.position["moves"][0]["move"]
    acting.play(move)
    after = acting.position
    other = acting.position["moves"][0]["move"]
    acting.heard.clear()
    acting.send(type="play", id="late", seq=seq, move=other)
    assert acting.answer("late")["type"] == "stale"
    acting.until(lambda: [message["type"] for message in acting.heard].count("position"))
    assert acting.position == after
    for type in ("undo", "redo", "confirm"):
        assert acting.command(type, seq="0.999")["type"] == "stale"


def test_a_repeated_command_is_done_once(server: Server) -> None:
    acting, _ = two_players(server)
    seq, move = acting.position["seq"], acting.position["moves"][0]["move"]
    acting.send(type="play", id="same", seq=seq, move=move)
    first = acting.answer("same")
    acting.send(type="play", id="same", seq=seq, move=move)
    assert acting.answer("same") == first
    acting.send(type="undo", id="same", seq=acting.position["seq"])
    assert acting.answer("same") == first
    assert acting.draft == [move]


def test_two_tabs_of_one_seat_see_the_same(server: Server) -> None:
    acting, _ = two_players(server)
    tab = acting.guest.sit(acting.table_id)
    assert tab.position["view"] == acting.position["view"]
    seq = tab.position["seq"]
    acting.play()
    tab.until(lambda: tab.position["seq"] == acting.position["seq"])
    assert tab.position == acting.position and tab.last["draft"] == acting.last["draft"]
    assert tab.command("undo", seq=seq)["type"] == "stale"
    assert tab.command("undo")["type"] == "ack"
    acting.until(lambda: not acting.position["drafting"])


def test_two_seats_at_once(server: Server) -> None:
    """Both play at the same moment; only the one whose turn it is does anything."""
    acting, waiting = two_players(server)
    move = acting.position["moves"][0]["move"]
    waiting.send(type="play", id="eager", seq=waiting.position["seq"], move=move)
    acting.send(type="play", id="right", seq=acting.position["seq"], move=move)
    assert acting.answer("right")["type"] == "ack"
    assert waiting.answer("eager")["key"] == "not-your-turn"


def test_why_not(server: Server) -> None:
    acting, waiting = two_players(server)
    move = acting.position["moves"][0]["move"]
    assert acting.command("why", move=move)["reason"] is None
    answer = acting.command("why", move="place tikal")
    assert answer["reason"]["rule"] == "T9" and answer["text"].startswith("T9: ")
    refused = acting.command("play", move="place tikal")
    assert refused["type"] == "refused" and refused["reason"]["rule"] == "T9" and refused["text"]
    assert acting.command("play", move="fly away")["key"] == "no-such-verb"
    assert waiting.command("why", move=move)["key"] == "not-your-turn"


def test_reconnecting_brings_what_came_after(server: Server) -> None:
    first, second = two_players(server)
    first.play_turn()
    have = first.position["k"]
    first.close()
    second.wait_for_turn()
    second.play_turn()
    again = first.guest.sit(first.table_id, have=have)
    assert list(again.entries) == list(range(have + 1, again.position["k"] + 1))
    everything = first.guest.sit(first.table_id)
    assert list(everything.entries) == list(range(1, again.position["k"] + 1))


def test_the_socket_may_be_cut_between_any_two_messages(server: Server) -> None:
    """Every command is sent, the line cut before the answer is read, and sent again over a new line."""
    first, second = two_players(server)
    played = 0
    chair = first
    for number in range(14):
        if not chair.position["yours"]:
            chair = (second if chair.guest is first.guest else first).guest.sit(chair.table_id)
            chair.wait_for_turn()
        type = "confirm" if chair.position["can_confirm"] else "play"
        command = {"type": type, "id": f"cut-{number}", "seq": chair.position["seq"]}
        if type == "play":
            command["move"] = chair.position["moves"][0]["move"]
            played += 1
        before = (chair.position["k"], len(chair.draft))
        chair.send(**command)
        chair.socket.close_socket()
        chair = chair.guest.sit(chair.table_id)
        chair.send(**command)
        assert chair.answer(command["id"])["type"] == "ack"
        done = (chair.position["k"], len(chair.draft))
        assert sum(done) - sum(before) == (1 if type == "play" else 0), (command, before, done)
    assert played > 7


def test_spectators_see_what_is_committed(server: Server) -> None:
    acting, _ = two_players(server)
    watcher = Guest(server).sit(acting.table_id)
    assert watcher.last["presence"]["watchers"] == 1
    assert watcher.position["as"] is None and not watcher.position["yours"] and watcher.position["moves"] == []
    acting.play()
    assert [message["type"] for message in watcher.quiet()] == []
    acting.play()
    acting.play()
    watcher.until(lambda: watcher.position["k"] == 2)
    assert all(entry["move"] is None for entry in watcher.entries.values())
    watcher.send(type="play", id="me-too", seq=watcher.position["seq"], move="done")
    assert watcher.answer("me-too")["key"] == "who-are-you"


def test_hot_seats_show_the_one_who_acts(server: Server) -> None:
    host = server.guest("Ana")
    table = host.table("me", "hotseat", "greedy")
    chair = host.sit(table)
    chair.wait_for_turn()
    seen: set[int] = set()
    while len(seen) < 2 or chair.position["k"] < 12:
        chair.wait_for_turn()
        assert chair.position["as"] == chair.position["seat"]
        seen.add(chair.position["seat"])
        chair.play_turn()
        if not chair.position["yours"]:
            assert chair.position["as"] is None
    assert seen == {0, 1}
    assert [seat["kind"] for seat in chair.last["table"]["seats"]] == ["person", "hotseat", "agent"]
    turns = [entry["turn"] for entry in chair.entries.values()]
    assert all(before <= after for before, after in pairwise(turns))
