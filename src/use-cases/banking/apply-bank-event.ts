import type { Writer } from '#database/handles.ts'
import type { BankEvent } from '#services/banking/port.ts'
import { changeAnyRequest } from './change-any-request.ts'

/**
 * Applies a bank's message to the application and its order, once however often it arrives. Returns UNKNOWN for an application that was not
 * passed on to this bank, REFUSED where it comes too late: the first decision counts.
 */
export async function applyBankEvent(
  writer: Writer,
  bank: string,
  { id, reference, kind }: BankEvent,
): Promise<'DONE' | 'REPEATED' | 'UNKNOWN' | 'REFUSED'> {
  return writer.transaction(async (handle) => {
    const application = await handle
      .selectFrom('financing_applications')
      .select('request_id')
      .where('bank', '=', bank)
      .where('bank_reference', '=', reference)
      .executeTakeFirst()
    // It is not stored: the bank sends it again, and by then the application may be known.
    if (!application) return 'UNKNOWN'
    const isNew = await handle
      .insertInto('bank_messages')
      .values({ bank, id, bank_reference: reference, kind })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) return 'REPEATED'
    const reason = kind === 'WITHDRAWN' ? 'ORDER_ENDED' : undefined
    const change = { requestId: application.request_id, to: kind, actor: 'PROVIDER', reason } as const
    return (await changeAnyRequest(handle, change)).kind === 'done' ? 'DONE' : 'REFUSED'
  })
}
