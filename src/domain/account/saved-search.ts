import { z } from 'zod'
import { plainLine } from '../plain-text.ts'
import { line } from './fields.ts'

/** When a customer is mailed about new cars of a saved search. */
export const ALERT_RHYTHMS = ['NONE', 'DAILY', 'AT_ONCE'] as const
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number]

export const MAX_SAVED_SEARCHES = 50

/** A search to be saved: its name and the filters as parameters of the list. */
export const SavedSearchInput = z.object({
  name: line(80),
  query: plainLine.max(2_000, { error: 'TOO_LONG' }),
  alert: z.enum(ALERT_RHYTHMS, { error: 'INVALID' }).default('NONE'),
})
export type SavedSearchInput = z.output<typeof SavedSearchInput>
