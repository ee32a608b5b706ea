import type { ReadHandle } from '#database/handles.ts'

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
