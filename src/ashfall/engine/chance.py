"""The one source of luck, part of the state, the same everywhere: xoshiro128** on 32-bit words, or a keyed stream.

The first is quick, for simulations and games at home. The second, for seeds that begin with `keyed:`, cannot be
solved for from what was drawn: tables on a server have it.
"""

import hashlib

from mypy_extensions import i64

MASK = 0xFFFFFFFF
KEYED = "keyed:"
"""What seeds of keyed streams begin with."""
MARK = -1
"""What the data of a keyed stream begin with; a word is never negative."""
WORDS = 8
"""Words in a block of the keyed stream, and in its key."""


class Chance:
    """A small generator whose whole state is four 32-bit words (Blackman and Vigna's xoshiro128**).

    `scripted` holds answers that tests put in front of the stream; it is empty in real games.
    """

    __slots__ = ("a", "b", "c", "d", "scripted")

    def __init__(self, a: i64, b: i64, c: i64, d: i64, scripted: list[int]) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.scripted = scripted

    def clone(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.d, self.scripted[:])

    def word(self) -> i64:
        """The next 32-bit word."""
        b = self.b
        x = (b * 5) & MASK
        result = ((x << 7) | (x >> 25)) * 9 & MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a ^= d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return result

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1 (Lemire's method: a word is thrown away where it would favour some)."""
        if self.scripted:
            answer = self.scripted.pop(0)
            if not 0 <= answer < n:
                raise ValueError(f"the script says {answer}, but the draw is from 0 to {n - 1}")
            return answer
        product = self.word() * n
        if product & MASK < n:
            product = self._fair(product, n)
        return product >> 32

    def _fair(self, product: i64, n: i64) -> i64:
        """A word times n: this one, or the next that favours nobody."""
        unfair = (MASK + 1 - n) % n
        while product & MASK < unfair:
            product = self.word() * n
        return product

    def shuffle(self, pieces: list[int]) -> None:
        """Exchange each place, from the last on, with a fair one up to it."""
        if self.scripted:
            for i in range(len(pieces) - 1, 0, -1):
                j = self.below(i + 1)
                pieces[i], pieces[j] = pieces[j], pieces[i]
        else:
            self._shuffle(pieces)

    def _shuffle(self, pieces: list[int]) -> None:
        """The same draws as `below` makes, written out: decks are what most words are used for."""
        a, b, c, d = self.a, self.b, self.c, self.d
        for i in range(len(pieces) - 1, 0, -1):
            x = (b * 5) & 0xFFFFFFFF
            product = (((x << 7) | (x >> 25)) * 9 & 0xFFFFFFFF) * (i + 1)
            c ^= a
            d ^= b
            a ^= d
            d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
            b, c = b ^ c, c ^ ((b << 9) & 0xFFFFFFFF)
            if product & 0xFFFFFFFF <= i:
                self.a, self.b, self.c, self.d = a, b, c, d
                product = self._fair(product, i + 1)
                a, b, c, d = self.a, self.b, self.c, self.d
            j = product >> 32
            pieces[i], pieces[j] = pieces[j], pieces[i]
        self.a, self.b, self.c, self.d = a, b, c, d

    def script(self, *answers: int) -> None:
        """For tests: the next draws give these answers."""
        self.scripted.extend(answers)

    def data(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, *self.scripted]


class KeyedChance(Chance):
    """Words of SHA-256 over a key and the number of the block: who sees draws cannot tell the next ones."""

    __slots__ = ("key", "drawn", "block")

    def __init__(self, key: bytes, drawn: int, scripted: list[int]) -> None:
        super().__init__(0, 0, 0, 0, scripted)
        self.key = key
        self.drawn = drawn
        """How many words were drawn."""
        self.block = b""

    def clone(self) -> Chance:
        return KeyedChance(self.key, self.drawn, self.scripted[:])

    def word(self) -> i64:
        place = self.drawn % WORDS
        if place == 0 or not self.block:
            number = (self.drawn // WORDS).to_bytes(8, "big")
            self.block = hashlib.sha256(self.key + number).digest()
        self.drawn += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def _shuffle(self, pieces: list[int]) -> None:
        for i in range(len(pieces) - 1, 0, -1):
            j = self.below(i + 1)
            pieces[i], pieces[j] = pieces[j], pieces[i]

    def data(self) -> list[int]:
        return [MARK, *words_of(self.key), self.drawn, *self.scripted]


def words_of(digest: bytes) -> list[int]:
    return [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(WORDS)]


def seeded(seed: int | str) -> Chance:
    """A generator made from the SHA-256 of the seed's text: four words of it, or all of it as a key."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    if str(seed).startswith(KEYED):
        return KeyedChance(digest, 0, [])
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Chance(words[0], words[1], words[2], words[3] | 1, [])


def from_data(data: list[int]) -> Chance:
    if data[0] == MARK:
        key = b"".join(word.to_bytes(4, "big") for word in data[1 : WORDS + 1])
        return KeyedChance(key, data[WORDS + 1], list(data[WORDS + 2 :]))
    return Chance(data[0], data[1], data[2], data[3], list(data[4:]))
