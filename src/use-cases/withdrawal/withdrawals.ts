import type { ReadHandle } from '#database/handles.ts'

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
