import type { ReadHandle, Writer } from '#database/handles.ts'
import { enqueueProofs } from './enqueue-proofs.ts'
import { pathFor } from '#domain/routes/paths.ts'
import {
  type AcceptedApplication,
  type Bank,
  type BankApplication,
  type Banking,
  BankRefusal,
} from '#services/banking/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { readAnyOrder } from '../order/orders.ts'
import { moveRequest } from '../request/move-request.ts'
import { financedLines, lentAmount } from './financed-order.ts'
import { openAnswers, recordView } from './sealed-answers.ts'

interface PassOnDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly secretBox: SecretBox
  readonly banking: Banking
  /** Called with an application that the bank refuses to take. */
  readonly onError: (requestId: number, error: unknown) => void
}

/**
 * Passes an application on to the bank that was named to the applicant, once however often the job runs: the bank knows its key. Throws
 * where the bank cannot take it now, so that the queue tries again later. Where that bank is not connected (any more), or refuses to take
 * it, the application stays where it is, and the dealer passes it on.
 */
export async function passOnApplication(
  { read, writer, secretBox, banking, onError }: PassOnDeps,
  { requestId }: { readonly requestId: number },
): Promise<void> {
  const row = await read
    .selectFrom('financing_applications as a')
    .innerJoin('requests as r', 'r.id', 'a.request_id')
    .select(['a.order_id as orderId', 'a.type', 'a.bank', 'a.recipient', 'r.state', 'r.origin', 'r.locale'])
    .where('a.request_id', '=', requestId)
    .executeTakeFirst()
  if (!row || row.bank || row.state !== 'SUBMITTED') return
  const bank = banking.chosen
  // Empty of the release before, which named whoever was connected.
  if (!bank || (row.recipient !== '' && row.recipient !== bank.recipient)) return
  const order = await readAnyOrder(read, row.orderId)
  if (!order) return
  const lines = financedLines(order)
  const answers = await openAnswers(read, secretBox, requestId)
  if (!answers) return
  const { type, origin, locale } = row
  const accepted = await submitUnlessRefused(bank, {
    ...{ idempotencyKey: `application-${requestId}`, type, answers, locale, amount: lentAmount(lines) },
    description: `${order.id}: ${lines.map(({ line }) => line.title).join(', ')}`,
    returnUrl: new URL(pathFor('request', locale, { requestId: String(requestId) }), origin).href,
  })
  if (accepted instanceof BankRefusal) return onError(requestId, accepted)
  const { reference, url } = accepted
  await writer.transaction(async (handle) => {
    // Only now, because nothing has reached a bank that could not take it.
    await recordView(handle, requestId, { viewer: 'BANK', name: bank.recipient })
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

async function submitUnlessRefused(
  bank: Bank,
  application: BankApplication,
): Promise<AcceptedApplication | BankRefusal> {
  return bank.submit(application).catch((error: unknown) => {
    if (error instanceof BankRefusal) return error
    throw error
  })
}
