import type { ReadHandle, Writer } from '#database/handles.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { type Banking, BankRefusal } from '#services/banking/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { readAnyOrder } from '../order/orders.ts'
import { moveRequest } from '../request/move-request.ts'
import { enqueueProofs } from './bank-jobs.ts'
import { recordBankViewOfDay } from './bank-views.ts'
import { callBank } from './call-bank.ts'
import { financedLines, lentAmount } from './financed-order.ts'
import { openAnswers } from './sealed-answers.ts'

interface PassOnDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly secretBox: SecretBox
  readonly banking: Banking
  /** Called with an application that the bank refuses to take, or that no connected bank may receive. */
  readonly onError: (requestId: number, error: unknown) => void
}

/**
 * Passes an application on to the bank that was named to the applicant, once however often the job runs: the bank knows its key. Throws
 * where the bank cannot take it now, so that the queue tries again later. Where another bank is connected by now, or the bank refuses to
 * take it, that is reported, the application stays where it is, and the dealer passes it on; the same without a report where none is.
 */
export async function passOnApplication(
  { read, writer, secretBox, banking, onError }: PassOnDeps,
  { requestId }: { readonly requestId: number },
): Promise<void> {
  const row = await read
    .selectFrom('financing_applications as a')
    .innerJoin('requests as r', 'r.id', 'a.request_id')
    .select(['a.order_id as orderId', 'a.type', 'a.idempotency_key as idempotencyKey', 'a.bank', 'a.recipient'])
    .select(['r.state', 'r.origin', 'r.locale'])
    .where('a.request_id', '=', requestId)
    .executeTakeFirst()
  if (!row || row.bank || row.state !== 'SUBMITTED') return
  const bank = banking.chosen
  if (!bank) return
  // Empty of the release before, which named whoever was connected.
  if (row.recipient !== '' && row.recipient !== bank.recipient)
    return onError(requestId, new Error(`It is for ${row.recipient}, and the connected bank is ${bank.recipient}`))
  const order = await readAnyOrder(read, row.orderId)
  if (!order) return
  const lines = financedLines(order)
  const answers = await openAnswers(read, secretBox, requestId)
  if (!answers) return
  const { idempotencyKey, type, origin, locale } = row
  const application = {
    ...{ idempotencyKey, type, answers, locale, amount: lentAmount(lines) },
    description: `${order.id}: ${lines.map(({ line }) => line.title).join(', ')}`,
    returnUrl: new URL(pathFor('request', locale, { requestId: String(requestId) }), origin).href,
  }
  const view = { requestId, recipient: bank.recipient }
  const accepted = await callBank(writer, view, () => bank.submit(application))
  if (accepted instanceof BankRefusal) return onError(requestId, accepted)
  const { reference, url } = accepted
  await writer.transaction(async (handle) => {
    // Only now, because nothing has reached a bank that could not take it.
    await recordBankViewOfDay(handle, view)
    const passedOn = await handle
      .updateTable('financing_applications')
      .set({
        bank: bank.name,
        recipient: bank.recipient,
        bank_reference: reference,
        bank_url: url,
        passed_on_at: new Date(),
      })
      .where('request_id', '=', requestId)
      .where('bank', 'is', null)
      .returning('request_id')
      .executeTakeFirst()
    // Whoever has decided meanwhile has the last word: the step is refused then.
    if (!passedOn) return
    await moveRequest(handle, { requestId, to: 'IN_REVIEW', actor: 'PROVIDER' })
    await enqueueProofs(handle, requestId)
  })
}
