import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'

interface OperatorDeps {
  readonly writer: Writer
  /** Null: the operator has named none. */
  readonly operatorEmail: () => Promise<string | null>
  readonly onDeclaration: (withdrawalId: number) => void
}

/**
 * Leaves a declaration to the operator, who is mailed once, however often this is called. Nobody is mailed of a declaration that has been
 * deleted since.
 */
export async function mailOperator(
  { writer, operatorEmail, onDeclaration }: OperatorDeps,
  { withdrawalId, site }: { readonly withdrawalId: number; readonly site: MailSite },
): Promise<void> {
  onDeclaration(withdrawalId)
  const to = await operatorEmail()
  if (!to) return
  await writer.transaction(async (handle) => {
    const declared = await handle
      .selectFrom('withdrawals')
      .select(['order_id as orderId', 'entered_name as name', 'entered_contract as contract', 'entered_items as items'])
      .select(['email', 'received_at as receivedAt'])
      .where('id', '=', withdrawalId)
      .executeTakeFirst()
    if (!declared) return
    const { orderId, receivedAt, ...entered } = declared
    const withdrawal = { number: String(withdrawalId), ...entered, receivedAt: receivedAt.toISOString() }
    const orderNumber = orderId === null ? null : String(orderId)
    const content = { kind: 'withdrawal-for-operator', withdrawal, orderNumber } as const
    // The operator is a German company: it is written to in German.
    await requestMail(handle, { ...site, locale: 'de' }, to, content, `withdrawal-${withdrawalId}-for-operator`)
  })
}
