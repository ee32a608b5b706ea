import type { ReadHandle } from '#database/handles.ts'

const DAYS = 7

/** How many messages of providers could not be applied in the last seven days; the operator has to look at them. */
export async function countPaymentProblems(read: ReadHandle): Promise<number> {
  const { count } = await read
    .selectFrom('payment_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('problem', 'is not', null)
    .where('received_at', '>', new Date(Date.now() - DAYS * 86_400_000))
    .executeTakeFirstOrThrow()
  return count
}
