/** More cars than this belong on a list page, which the mail can link to. */
export const MAX_ISSUE_CARS = 12
export const MAX_ISSUE_TEXT = 2_000
