import { z } from 'zod'
import { line } from '../account/fields.ts'
import { LOCALES } from '../locale.ts'
import { plainLines } from '../plain-text.ts'
import { MAX_ISSUE_CARS, MAX_ISSUE_TEXT } from './issue-limits.ts'

export const ISSUE_STATES = ['DRAFT', 'SENDING', 'SENT'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/** What is written for an issue of a newsletter. */
export const IssueForm = z.object({
  subject: line(120),
  text: plainLines.pipe(z.string().min(1, { error: 'REQUIRED' }).max(MAX_ISSUE_TEXT, { error: 'TOO_LONG' })),
  locale: z.enum(LOCALES, { error: 'INVALID' }),
  /** The address of a list, or its query alone. */
  query: z.string().trim().max(2_000, { error: 'TOO_LONG' }),
  cars: plainLines.pipe(z.string().max(4_000, { error: 'TOO_LONG' })),
})
export type IssueForm = z.output<typeof IssueForm>

/** Ids of cars in a text with one car a line: its number, or the address of its page, which ends with it. */
export function carIdsOf(text: string): number[] {
  const ids = text.split('\n').flatMap((entry) => {
    const id = /(\d{1,15})\/?(?:[?#].*)?$/.exec(entry.trim())?.[1]
    return id === undefined ? [] : [Number(id)]
  })
  return [...new Set(ids)].slice(0, MAX_ISSUE_CARS)
}
