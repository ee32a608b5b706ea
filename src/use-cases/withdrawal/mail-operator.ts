import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'

/** Leaves a declaration to the operator, at this address: once, however often it is asked for. One that is gone needs nobody. */
export async function mailOperator(writer: Writer, site: MailSite, withdrawalId: number, to: string): Promise<void> {
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
