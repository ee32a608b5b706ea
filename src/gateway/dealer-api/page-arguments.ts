import type { Since } from '#use-cases/merchant-event/read-changed.ts'
import { builder } from './builder.ts'

export const PAGE_ARGUMENTS = builder.args((t) => ({
  first: t.int({ defaultValue: 50, description: 'At most 100.' }),
  after: t.string({ description: 'The cursor `next` of an earlier answer; left out: from the beginning.' }),
}))

export function sinceOf({ first, after }: { first?: number | null; after?: string | null }): Since {
  return { first: first ?? 50, after: after ?? null }
}
