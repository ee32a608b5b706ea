/** The most characters of a free-text search: nobody describes a car at such length, and long texts are slow to read. */
export const MAX_SEARCH_TEXT = 200
