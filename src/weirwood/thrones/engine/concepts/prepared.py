"""Why a set-up, a deck, a scene or an edit is refused."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = "players"  # the number of players is not allowed in this game
NO_AGENDA: Final = "no-agenda"  # the card named as a deck's agenda is none
NO_PLOT: Final = "no-plot"  # a card of the plot deck is no plot
NOT_FOR_THE_DECK: Final = "not-for-the-deck"  # a card does not belong into a draw deck
FIXED_DECKS: Final = "fixed-decks"  # the game is played with its own decks, and this is another
SAME_DECK: Final = "same-deck"  # two players chose the same fixed deck
ONE_FACTION: Final = "one-faction"  # a deck has no faction card, or a second one
ONE_AGENDA: Final = "one-agenda"  # a deck has more agendas than allowed
WRONG_DECK: Final = "wrong-deck"  # a plot is in the draw deck, or another card in the plot deck
PLOT_DECK_SIZE: Final = "plot-deck-size"  # the plot deck has too few or too many cards
DRAW_DECK_SIZE: Final = "draw-deck-size"  # the draw deck has too few cards
PLOT_COPIES: Final = "plot-copies"  # there are more copies of plots than the edition allows
PLOT_NOT_DOUBLED: Final = "plot-not-doubled"  # there are copies of a plot that is used once only
PLOT_LIMIT: Final = "plot-limit"  # there are more copies of a plot than its card allows
COPIES: Final = "copies"  # there are more copies of a card than the edition allows
FEWER_COPIES: Final = "fewer-copies"  # there are more copies than the card allows, which is less than usual
MORE_COPIES: Final = "more-copies"  # there are even more copies than the card allows
LOYAL_ELSEWHERE: Final = "loyal-elsewhere"  # a card is loyal to another faction, or for its decks only
OTHER_FACTION: Final = "other-faction"  # a card is of another faction, and nothing allows it
TOO_FEW_OF_A_KIND: Final = "too-few-of-a-kind"  # the agenda asks for more cards of a kind
TOO_MANY_OF_A_KIND: Final = "too-many-of-a-kind"  # the agenda allows fewer cards of a kind
ROTATED: Final = "rotated"  # a product is no longer legal in tournaments
BANNED: Final = "banned"  # tournaments ban a card
RESTRICTED: Final = "restricted"  # a deck has more restricted titles than tournaments allow
GAME_WITHOUT_TITLES: Final = "game-without-titles"  # the game has no titles
NO_TITLE: Final = "no-title"  # the card named as a title is none
TITLE_TAKEN: Final = "title-taken"  # another player bears the title
ATTACHMENT_ALONE: Final = "attachment-alone"  # an attachment lies on nothing, or another card on a card
WRONG_ATTACHMENT: Final = "wrong-attachment"  # a scene attaches a card to what cannot bear it
WRONG_DUPLICATE: Final = "wrong-duplicate"  # a card cannot be a duplicate of the card it lies under
UNIQUE_TWICE: Final = "unique-twice"  # one player has a unique card in play twice
SEAT_ELIMINATED: Final = "seat-eliminated"  # the seat is eliminated
OUT_OF_PLAY: Final = "out-of-play"  # the card is not in play
NOT_KILLED: Final = "not-killed"  # only characters are killed
NOT_PUT_INTO_PLAY: Final = "not-put-into-play"  # the card cannot be put into play
NOTHING_TO_BEAR_IT: Final = "nothing-to-bear-it"  # there is nothing to attach the card to
LIES_WITH_OWNER: Final = "lies-with-owner"  # out of play a card lies with its owner
CANNOT_BEAR_IT: Final = "cannot-bear-it"  # the card cannot be attached to that host
