/** When a customer hears of new cars in a saved search. */
export const ALERT_RHYTHMS = ['NONE', 'DAILY', 'AT_ONCE'] as const
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number]

export const MOST_SAVED_SEARCHES = 50
