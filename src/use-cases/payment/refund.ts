import type { ReadHandle } from '#database/handles.ts'

/** How many refunds providers have not made within a day; the operator has to look at them. */
export async function countStuckRefunds(read: ReadHandle): Promise<number> {
  const { count } = await read
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'REFUND_PENDING')
    .where('updated_at', '<', new Date(Date.now() - 86_400_000))
    .executeTakeFirstOrThrow()
  return count
}

/** A payment that is to be refunded; undefined once it need not be. */
export async function readRefund(read: ReadHandle, paymentId: number) {
  const row = await read
    .selectFrom('payments')
    .select(['provider', 'reference', 'amount_cents as amount', 'key'])
    .where('id', '=', paymentId)
    .where('state', '=', 'REFUND_PENDING')
    .executeTakeFirst()
  return row?.reference ? { ...row, reference: row.reference } : undefined
}
