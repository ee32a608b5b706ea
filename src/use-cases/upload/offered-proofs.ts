import type { ReadHandle } from '#database/handles.ts'

/** Whether the inspection of a trade-in has led to a binding offer. */
export async function isOffered(read: ReadHandle, requestId: number): Promise<boolean> {
  const row = await read
    .selectFrom('trade_ins')
    .select('id')
    .where('request_id', '=', requestId)
    .where('price_cents', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
