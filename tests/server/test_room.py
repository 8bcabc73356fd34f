"""The table without input or output: entries, snapshots, undo, consent."""

import msgspec
import pytest

import tests.engine.toy  # noqa: F401
from ashfall.server.log_apply import Broken
from ashfall.server.log_entries import Entry, Seat, Secrets
from ashfall.server.refusals import Refusal
from ashfall.server.room import LINES_KEPT, Room


def seated(*guests):
    return [Seat("person", guest, guest.title(), "en") if guest else Seat() for guest in guests]


def made(players=2, practice=False, **options):
    room = Room("table", Secrets("seed", "salt"))
    guests = ["anna", "boris", "vera", "gleb"][:players]
    entry = room.make(
        "anna",
        "toy",
        {"players": players, "rounds": 8, **options},
        seated(*guests),
        practice=practice,
    )
    return room, [entry]


def started(players=2, **wish):
    room, log = made(players, **wish)
    log.append(room.start("anna"))
    room.log = log
    return room


def standing(room, seat):
    """The number of the question that waits for a seat."""
    return room.questions.of(seat)[0]


def play(room, count=1):
    """The first option of whoever waits first."""
    for _ in range(count):
        if room.state != "playing":
            return
        asked = room.game.waiting()[0]
        guest = room.seats[asked.seat].guest
        room.log.append(
            room.move(guest, asked.seat, standing(room, asked.seat), [str(asked.options[0])])
        )


def code(call, *args, **values):
    with pytest.raises(Refusal) as refused:
        call(*args, **values)
    return refused.value.code


def state_of(room):
    data = room.snapshot()
    return msgspec.json.encode(data)


def again(log):
    """A room from its log, through what the database would keep."""
    room = Room("table", Secrets("seed", "salt"))
    for entry in log:
        room.apply(msgspec.json.decode(msgspec.json.encode(entry), type=Entry))
    return room


def test_the_log_alone_gives_the_same_room_at_every_step():
    room = started(3)
    while room.state == "playing":
        play(room)
        if room.version % 7 == 0:
            assert state_of(again(room.log)) == state_of(room)
            assert again(room.log).lines == room.lines
    assert state_of(again(room.log)) == state_of(room)


def test_a_snapshot_gives_the_same_room_and_goes_on_the_same():
    room = started(3)
    for _ in range(30):
        data = msgspec.json.decode(msgspec.json.encode(room.snapshot()))
        other = Room("table", Secrets("seed", "salt"))
        other.restore(data)
        other.log = []
        assert state_of(other) == state_of(room)
        assert [other.undo_for(s) for s in range(3)] == [room.undo_for(s) for s in range(3)]
        play(other)
        play(room)
        assert other.game.digest() == room.game.digest()
        assert [e.mark for e in other.log] == [room.log[-1].mark]
    assert other.game.record() == room.game.record()


def test_an_undone_choice_is_gone_after_a_snapshot_too():
    room = started(practice=True)
    play(room, 9)
    data = room.snapshot()
    other = Room("table", Secrets("seed", "salt"))
    other.restore(data)
    for one in (room, other):
        while one.choices > 2:
            one.undo("anna", 0, one.choices)
    assert other.game.digest() == room.game.digest()


def test_seats_are_only_for_those_who_hold_them():
    room, _ = made()
    room.apply(Entry(room.version + 1, "left", 1, "boris"))
    assert code(room.start, "anna") == "seats_open"
    assert code(room.start, "boris") == "host_only"
    assert code(room.leave, "anna", 1) == "not_your_seat"
    room.sit("vera", "Vera", "en", 1)
    assert code(room.sit, "gleb", "Gleb", "en", 1) == "seat_taken"
    assert room.sit("vera", "Vera", "en", 1) is None
    room.start("anna")
    assert code(room.sit, "gleb", "Gleb", "en", 1) == "seat_taken"
    assert code(room.set_seat, "anna", 1, Seat()) == "already_started"


def test_versions_count_every_entry_without_a_gap():
    room = started()
    play(room, 10)
    assert [entry.seq for entry in room.log] == list(range(1, room.version + 1))


def test_old_lines_are_dropped_and_it_is_said_since_when():
    room = started(4)
    for _ in range(40):
        play(room, 500)
        room.lines += room.lines[:0]
        room.keep(
            [msgspec.structs.replace(line, version=room.version) for line in room.lines[-60:]]
        )
    assert len(room.lines) <= LINES_KEPT and room.dropped > 0
    assert all(line.version > room.dropped for line in room.lines)


def test_of_a_long_record_that_was_brought_back_the_last_lines_are_kept():
    room = started(4)
    line = room.lines[-1]
    before = room.version
    room.keep([msgspec.structs.replace(line, version=before + 1, choice=n) for n in range(2000)])
    assert [kept.choice for kept in room.lines] == list(range(2000 - LINES_KEPT, 2000))
    room.keep([msgspec.structs.replace(line, version=before + 2, choice=2000)])
    assert len(room.lines) == LINES_KEPT
    assert (room.lines[-1].choice, room.dropped) == (2000, before)


def test_a_rule_that_breaks_freezes_and_an_upgrade_thaws():
    room = started()
    asked = room.game.waiting()[0]
    room.game.table.embers = []
    play_other = room.game.waiting()[1]
    room.move("anna", 0, standing(room, 0), [str(asked.options[0])])
    with pytest.raises(Broken):
        room.move("boris", 1, standing(room, 1), [str(play_other.options[0])])
    fresh = again(room.log)
    fresh.freeze("frozen")
    assert fresh.state == "frozen"
    assert code(fresh.move, "anna", 0, standing(fresh, 0), [str(asked.options[0])]) == "frozen"
    fresh.upgrade("1.0.1")
    assert fresh.state == "playing" and fresh.rules == "1.0.1"


def test_take_back_asks_everybody_else_once_per_person():
    room, _ = made(4)
    room.seats[3].guest = "boris"
    room.log = [room.start("anna")]
    play(room, 3)
    room.propose("anna", 0, "take-back", 0, None, False)
    assert room.proposal.asked == [1, 2, 3]
    assert code(room.propose, "vera", 2, "take-back", 0, None, False) == "proposal_open"
    assert code(room.vote, "anna", 0, room.proposal.id, True) == "no_proposal"
    room.vote("boris", 3, room.proposal.id, True)
    assert room.proposal.asked == [2]
    room.vote("vera", 2, room.proposal.id, True)
    assert room.choices == 0 and room.proposal is None


def test_alone_with_bots_there_is_nobody_to_agree():
    room, _ = made()
    room.seats[1] = Seat("bot", bot="random")
    room.start("anna")
    room.move("anna", 0, standing(room, 0), [str(room.game.waiting()[0].options[0])])
    room.bot_move(1, standing(room, 1), str(room.game.waiting()[0].options[0]))
    assert room.undo_for(0) == "none"
    assert code(room.propose, "anna", 0, "take-back", 0, None, False) == "cannot_undo"


def test_a_guest_of_several_seats_may_give_another_one_of_them_to_a_bot():
    room, _ = made()
    room.seats[1] = Seat("person", "anna", "Anna's rival", "en")
    room.start("anna")
    assert code(room.propose, "anna", 0, "bot", None, 0, False) == "bad_value"
    room.propose("anna", 0, "bot", None, 1, False)
    assert room.proposal is None
    assert [seat.kind for seat in room.seats] == ["person", "bot"]


def test_a_proposal_may_replace_only_somebody_else_who_is_a_person():
    room = started(3)
    for target, expected in ((0, "bad_value"), (9, "no_seat"), (None, "no_seat")):
        assert code(room.propose, "anna", 0, "bot", None, target, True) == expected
    room.propose("anna", 0, "bot", None, 2, False)
    assert room.proposal.asked == [1]
    room.vote("boris", 1, room.proposal.id, True)
    assert room.seats[2].kind == "bot" and room.bots_due() == [2]
