/** A sum of fewer views could be that of one person, so nobody is shown it (k-anonymity). */
export const MIN_VIEWS = 5
