import type { LastChange } from '#use-cases/audit/last-change.ts'
import { builder } from './builder.ts'

/** Who saved something last, for a form that somebody else has saved meanwhile. */
export const LastChangeType = builder.objectRef<LastChange>('LastChange').implement({
  fields: (t) => ({ by: t.exposeString('by'), at: t.expose('at', { type: 'DateTime' }) }),
})
