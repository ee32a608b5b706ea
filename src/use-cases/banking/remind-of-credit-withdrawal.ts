import type { ReadHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'

/** Recalls the right to withdraw from the credit agreement, once, where the application is still approved. */
export async function remindOfCreditWithdrawal(
  { read, writer }: { readonly read: ReadHandle; readonly writer: Writer },
  { requestId }: { readonly requestId: number },
): Promise<void> {
  const row = await read
    .selectFrom('requests as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.email', 'r.locale', 'r.origin', 'r.brand_slug as brandSlug', 'r.order_id as orderId'])
    .select(['r.salutation', 'r.first_name as firstName', 'r.last_name as lastName'])
    .where('r.id', '=', requestId)
    .where('r.state', '=', 'APPROVED')
    .where('o.financing_state', '=', 'APPROVED')
    .executeTakeFirst()
  if (!row) return
  const { email, locale, origin, brandSlug, orderId, salutation, firstName, lastName } = row
  const person = { salutation, firstName, lastName }
  await writer.transaction((handle) =>
    requestMail(
      handle,
      { origin, brandSlug, locale },
      email,
      { kind: 'credit-withdrawal-reminder', person, orderNumber: String(orderId) },
      `credit-withdrawal-${requestId}`,
    ),
  )
}
