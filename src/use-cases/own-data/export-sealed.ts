import type { ReadHandle } from '#database/handles.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { readBankingDraft } from '../banking/banking-draft.ts'
import { openAnswers } from '../banking/sealed-answers.ts'
import { openParty } from '../sales-contract/sealed-party.ts'

/** What is stored sealed, opened for its owner: financing applications and their drafts, and the own side of sales contracts. */
export async function readSealedParts(
  read: ReadHandle,
  box: SecretBox,
  customerId: number,
): Promise<Record<string, unknown>> {
  const applications = await read
    .selectFrom('financing_applications')
    .select('request_id as requestId')
    .where('customer_id', '=', customerId)
    .execute()
  const orders = await read
    .selectFrom('drafts')
    .select('flow')
    .where('customer_id', '=', customerId)
    .where('flow', 'like', 'financing/%')
    .execute()
  const contracts = await read
    .selectFrom('sales_contract_parties as p')
    .innerJoin('requests as r', 'r.id', 'p.request_id')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select(['p.request_id as requestId', 'p.side'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('p.side', '=', 'CUSTOMER'), eb('r.customer_id', '=', customerId)]),
        and([eb('p.side', '=', 'MERCHANT'), eb('m.customer_id', '=', customerId)]),
      ]),
    )
    .execute()
  return {
    financing_answers: await Promise.all(
      applications.map(async ({ requestId }) => ({
        request_id: requestId,
        answers: await openAnswers(read, box, requestId),
      })),
    ),
    financing_drafts: await Promise.all(
      orders.map(async ({ flow }) => {
        const orderId = Number(flow.slice('financing/'.length))
        return { order_id: orderId, draft: await readBankingDraft(read, box, { customerId, orderId }) }
      }),
    ),
    sales_contract_parties: await Promise.all(
      contracts.map(async (of) => ({ request_id: of.requestId, side: of.side, party: await openParty(read, box, of) })),
    ),
  }
}
