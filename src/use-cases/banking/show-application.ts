import type { Writer } from '#database/handles.ts'
import type { FinancingViewer } from '#database/banking-tables.ts'
import type { BankingConsent } from '#domain/banking/consents.ts'
import type { BankingType } from '#domain/banking/vocabulary.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { type ApplicationAnswers, readViews, viewAnswers } from './sealed-answers.ts'

export interface ShownBankingApplication {
  readonly kind: 'done'
  readonly orderId: number
  readonly type: BankingType
  readonly state: RequestState
  readonly consents: readonly BankingConsent[]
  /** Null: they are deleted. */
  readonly answers: ApplicationAnswers | null
  /** This view included. */
  readonly views: Awaited<ReturnType<typeof readViews>>
}

/** An application with its answers, for somebody of the dealer or the shop; the view is recorded, and its applicant sees it. */
export async function showApplication(
  { writer, secretBox }: { readonly writer: Writer; readonly secretBox: SecretBox },
  requestId: number,
  viewer: { readonly viewer: FinancingViewer; readonly name: string },
): Promise<ShownBankingApplication | Refused> {
  return writer.transaction(async (handle) => {
    const row = await handle
      .selectFrom('financing_applications as a')
      .innerJoin('requests as r', 'r.id', 'a.request_id')
      .select(['a.order_id as orderId', 'a.type', 'a.consents', 'r.state'])
      .where('a.request_id', '=', requestId)
      .executeTakeFirst()
    if (!row) return refused('NOT_FOUND')
    const answers = (await viewAnswers(handle, secretBox, requestId, viewer)) ?? null
    return { kind: 'done', ...row, answers, views: await readViews(handle, requestId) }
  })
}
