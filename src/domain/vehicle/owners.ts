/** The slider for previous owners runs from 0 to 4 in steps of 1; its end means "any number". */
export const MAX_OWNERS_CHOICES = [0, 1, 2, 3, 4] as const
export const NO_OWNERS_LIMIT_FROM = 4
