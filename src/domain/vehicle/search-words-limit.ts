/** Characters of a free search; more is refused: nobody describes a car at such length, and everybody waits for it. */
export const MAX_SEARCH_TEXT = 200
