import type { ReadHandle } from '#database/handles.ts'
import { documentsOfDraft } from '#domain/banking/banking-draft.ts'
import type { BankingDocument } from '#domain/banking/documents.ts'
import type { BankingType } from '#domain/banking/vocabulary.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { findAnswers, readViews } from './sealed-answers.ts'

/** What its applicant sees of an application that was sent. */
export interface ApplicationStatus {
  readonly requestId: number
  readonly customerId: number
  readonly orderId: number
  readonly type: BankingType
  readonly passedOnAt: Date | null
  readonly bankUrl: string | null
  readonly views: Awaited<ReturnType<typeof readViews>>
}

export async function readApplicationStatus(read: ReadHandle, requestId: number): Promise<ApplicationStatus | null> {
  const row = await read
    .selectFrom('financing_applications')
    .select([
      'request_id as requestId',
      'customer_id as customerId',
      'order_id as orderId',
      'type',
      'passed_on_at as passedOnAt',
      'bank_url as bankUrl',
    ])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row ? { ...row, views: await readViews(read, requestId) } : null
}

/** The proofs that belong to the answers of an application, for its applicant; none once these are deleted or cannot be opened any more. */
export async function readWantedDocuments(
  { read, secretBox }: { readonly read: ReadHandle; readonly secretBox: SecretBox },
  requestId: number,
): Promise<BankingDocument[]> {
  const answers = await findAnswers(read, secretBox, requestId)
  return answers ? documentsOfDraft(answers) : []
}

/** The latest application that was sent for an order. */
export async function requestOfOrder(read: ReadHandle, orderId: number): Promise<number | undefined> {
  const row = await read
    .selectFrom('requests')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'FINANCING')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.id
}
