/** More cars than this are a list, not a letter. */
export const MAX_ISSUE_CARS = 12
export const MAX_ISSUE_TEXT = 2_000
