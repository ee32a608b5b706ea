import { lockDraftOf } from '#database/drafts.ts'
import type { WriteHandle } from '#database/handles.ts'
import { once } from '#database/idempotency.ts'
import { readWithin } from '#database/read-within.ts'
import { BANKING_FLAGS, type BankingConsent, type BankingFlag, CONSENT_VERSIONS } from '#domain/banking/consents.ts'
import type { Locale } from '#domain/locale.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Shopper } from '#domain/shopper.ts'
import { bankingConsentTexts } from '#messages/banking-consents.ts'
import { moveUploads } from '../upload/attach-uploads.ts'
import { openRequest } from '../request/open-request.ts'
import { enqueueApplication } from './bank-jobs.ts'
import { draftName, draftOwner } from './banking-draft.ts'
import { type BankingDeps, bankingDigest, type BankingRequest, readBankingRequest } from './banking-request.ts'
import { type ChangeBankingDeps, deleteBankingDraft } from './change-banking-request.ts'
import { putAnswers } from './sealed-answers.ts'

export interface SubmittedBanking {
  readonly kind: 'done'
  readonly requestId: number
}

export interface BankingSubmission {
  readonly id: number
  readonly site: MailSite
  /** Of the form: sent twice it is one application. */
  readonly key: string
  /** Fingerprint of what was shown. */
  readonly shown: string
  readonly flags: Readonly<Record<BankingFlag, boolean>>
}

/**
 * Sends the application: opens its request, seals the answers with it, stores what was agreed to word for word, deletes the draft and has
 * the answers passed on to the bank. Refused: NOT_FOUND, CONFLICT where a step is open or one was sent before, CHANGED where something else
 * was shown, INVALID_INPUT for each declaration that is missing, and for `contractFlag` until the information was handed over.
 */
export async function submitBankingRequest(
  deps: ChangeBankingDeps & BankingDeps,
  shopper: Shopper,
  { id, site, key, shown, flags }: BankingSubmission,
): Promise<SubmittedBanking | Refused> {
  const owner = `customer ${shopper.customerId}`
  return deps.writer.transaction((handle) =>
    once<SubmittedBanking | Refused>(
      handle,
      { owner, operation: 'submitBankingRequest', key },
      { id, shown },
      async () => {
        const read = readWithin(handle)
        const found = await readBankingRequest({ ...deps, read }, shopper, id)
        if (!found) return refused('NOT_FOUND')
        const of = { customerId: shopper.customerId, orderId: found.order.id }
        await lockDraftOf(handle, draftOwner(of), draftName(of))
        // Waits here for a dealer who ends the order at this moment, and for the same application from another window.
        await handle.selectFrom('orders').select('id').where('id', '=', found.order.id).forUpdate().execute()
        const request = await readBankingRequest({ ...deps, read }, shopper, found.order.id)
        if (!request?.isOpen || request.openStep !== 'banking-confirmation') return refused('CONFLICT')
        if (bankingDigest(request) !== shown) return refused('CHANGED')
        const missing = BANKING_FLAGS.filter(
          (flag) => !flags[flag] || (flag === 'contractFlag' && request.informedAt === null),
        )
        if (missing.length > 0)
          return refused('INVALID_INPUT', { fields: missing.map((field) => ({ field, code: 'NOT_ACCEPTED' })) })
        return submit(handle, deps, shopper, { site, key }, request)
      },
    ),
  )
}

async function submit(
  handle: WriteHandle,
  { secretBox }: ChangeBankingDeps,
  { customerId }: Shopper,
  { site, key }: Pick<BankingSubmission, 'site' | 'key'>,
  { order, lines, type, draft, recipient }: BankingRequest,
): Promise<SubmittedBanking | Refused> {
  const { personal, household, income } = draft
  if (!personal || !household || !income) return refused('CONFLICT')
  const { salutation, firstName, lastName, email } = order.customer
  const { id: requestId } = await openRequest(handle, site, `${customerId} ${key}`, {
    ...{ kind: 'FINANCING', merchantId: order.merchant_id, orderId: order.id, customerId },
    vehicleId: lines[0]?.line.vehicle_id ?? null,
    // The person that the order names: nothing that was entered is stored unsealed.
    ...{ person: { salutation, firstName, lastName }, email, phone: null, text: null, federalState: null },
    data: { title: lines.map(({ line }) => line.title).join(', ') },
  })
  await handle
    .insertInto('financing_applications')
    .values({
      ...{ request_id: requestId, order_id: order.id, customer_id: customerId, type, recipient },
      consents: JSON.stringify(consentsOf(order.merchant.name, recipient, site.locale)),
    })
    .execute()
  await putAnswers(handle, secretBox, requestId, { personal, household, income })
  await moveUploads(handle, {
    ...{ owner: { kind: 'CUSTOMER', customerId }, from: `draft:financing/${order.id}`, to: `request:${requestId}` },
  })
  await deleteBankingDraft(handle, { customerId, orderId: order.id })
  await enqueueApplication(handle, requestId)
  return { kind: 'done', requestId }
}

function consentsOf(dealer: string, recipient: string, locale: Locale): BankingConsent[] {
  const at = new Date().toISOString()
  return BANKING_FLAGS.map((flag) => ({
    ...{ flag, version: CONSENT_VERSIONS[flag], locale, at },
    text: bankingConsentTexts[flag][locale](dealer, recipient),
  }))
}
