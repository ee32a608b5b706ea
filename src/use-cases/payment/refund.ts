import type { ReadHandle } from '#database/handles.ts'

/** How many refunds their providers have not made within a day: somebody has to look at them. */
export async function countStuckRefunds(read: ReadHandle): Promise<number> {
  const { count } = await read
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'REFUND_PENDING')
    .where('updated_at', '<', new Date(Date.now() - 86_400_000))
    .executeTakeFirstOrThrow()
  return count
}

/** A payment whose money is to go back; undefined where it need not any more. */
export async function readRefund(read: ReadHandle, paymentId: number) {
  const row = await read
    .selectFrom('payments')
    .select(['provider', 'reference', 'amount_cents as amount', 'key'])
    .where('id', '=', paymentId)
    .where('state', '=', 'REFUND_PENDING')
    .executeTakeFirst()
  return row?.reference ? { ...row, reference: row.reference } : undefined
}
