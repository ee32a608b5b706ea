/** Rows on one page of a list in the dealer area. */
export const LIST_PAGE = 50
