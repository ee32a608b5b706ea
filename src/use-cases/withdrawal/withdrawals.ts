import type { ReadHandle } from '#database/handles.ts'

/** After this long nobody looks for the order any more. */
const UNMATCHED_DAYS = 60

interface ReceivedWithdrawal {
  readonly id: number
  /** Null: none was found. */
  readonly orderId: number | null
  readonly receivedAt: Date
  readonly name: string
  readonly contract: string
  readonly items: string | null
  readonly email: string
}

/** Declarations of the last days, those that somebody has to find an order for first, then the newest. */
export async function readWithdrawals(read: ReadHandle, days: number): Promise<ReceivedWithdrawal[]> {
  return read
    .selectFrom('withdrawals')
    .select(['id', 'order_id as orderId', 'received_at as receivedAt', 'entered_name as name'])
    .select(['entered_contract as contract', 'entered_items as items', 'email'])
    .where('received_at', '>', new Date(Date.now() - days * 86_400_000))
    .orderBy(({ eb }) => eb('order_id', 'is not', null))
    .orderBy('received_at', 'desc')
    .limit(500)
    .execute()
}

/** Declarations of the last days for which no order was found, the oldest first. */
export async function readUnmatchedWithdrawals(read: ReadHandle): Promise<ReceivedWithdrawal[]> {
  const received = await readWithdrawals(read, UNMATCHED_DAYS)
  return received.filter(({ orderId }) => orderId === null).toReversed()
}
