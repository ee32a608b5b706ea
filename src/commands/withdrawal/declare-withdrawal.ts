import { createHash, randomInt } from 'node:crypto'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { requestMail } from '#database/mails.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { MailSite, MailWithdrawal } from '#domain/mail.ts'
import { isSameName, namedOrder, type WithdrawalDeclaration } from '#domain/withdrawal/declaration.ts'
import { changeOrderState } from '../order/change-state.ts'

export interface Declared {
  readonly kind: 'done'
  readonly number: number
  readonly receivedAt: Date
}

/**
 * Takes a declaration of withdrawal (§ 356a BGB), whether an order is found for it or not, and has its receipt mailed. The order it names,
 * where name or e-mail address are its customer's, is withdrawn from if the table of transitions allows it, and its dealer is told; a
 * declaration about some of its items is left to the dealer. The answer never says whether there was an order. Sent twice with the same key
 * and content it is one declaration.
 */
export async function declareWithdrawal(
  writer: Writer,
  site: MailSite,
  key: string,
  declaration: WithdrawalDeclaration,
): Promise<Declared> {
  const requestKey = createHash('sha256')
    .update(JSON.stringify([key, declaration]))
    .digest('hex')
  return writer.transaction(async (handle) => {
    const order = await orderOf(handle, declaration)
    const { id, receivedAt, isNew } = await insert(handle, requestKey, site, declaration, order?.id ?? null)
    const done: Declared = { kind: 'done', number: id, receivedAt }
    if (!isNew) return done
    const withdrawal = { number: String(id), ...declaration, receivedAt: receivedAt.toISOString() }
    await requestMail(handle, site, declaration.email, { kind: 'withdrawal-received', withdrawal })
    if (order) await withdrawFrom(handle, order, withdrawal)
    else await enqueue(handle, 'note-unmatched-withdrawal', { withdrawalId: id })
    return done
  })
}

interface MatchedOrder {
  readonly id: number
  readonly isConsumers: boolean
  readonly site: MailSite
  readonly dealer: string | null
}

/** The order that is meant: named by its number, by somebody who knows whose it is. */
async function orderOf(
  handle: WriteHandle,
  { contract, name, email }: WithdrawalDeclaration,
): Promise<MatchedOrder | undefined> {
  const id = namedOrder(contract)
  if (id === null) return undefined
  const row = await handle
    .selectFrom('orders as o')
    .innerJoin('merchants as m', 'm.id', 'o.merchant_id')
    .leftJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.customer', 'o.origin', 'o.brand_slug', 'm.email as dealer', 'm.kind', 'c.email as accountEmail'])
    .where('o.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const addresses = [row.customer.email, row.accountEmail].flatMap((address) => (address ? [emailKey(address)] : []))
  if (!addresses.includes(emailKey(email)) && !isSameName(name, row.customer)) return undefined
  return {
    id,
    isConsumers: row.customer.kind === 'PRIVATE',
    // Dealers are German companies: they are written to in German.
    site: { origin: row.origin, brandSlug: row.brand_slug, locale: 'de' },
    dealer: row.kind === 'COMPANY' ? row.dealer : null,
  }
}

async function withdrawFrom(
  handle: WriteHandle,
  { id, isConsumers, site, dealer }: MatchedOrder,
  withdrawal: MailWithdrawal,
): Promise<void> {
  if (dealer)
    await requestMail(handle, site, dealer, { kind: 'withdrawal-for-dealer', withdrawal, orderNumber: String(id) })
  // Refused where the order is over: the declaration stands, a human answers it.
  if (isConsumers && withdrawal.items === null)
    await changeOrderState(handle, { orderId: id, to: 'WITHDRAWN', actor: 'CUSTOMER', reason: withdrawal.number })
}

async function insert(
  handle: WriteHandle,
  requestKey: string,
  { locale }: MailSite,
  { name, contract, items, email }: WithdrawalDeclaration,
  orderId: number | null,
) {
  for (;;) {
    const inserted = await handle
      .insertInto('withdrawals')
      .values({
        ...{ id: randomInt(1_000_000_000, 10_000_000_000), request_key: requestKey, order_id: orderId, locale, email },
        ...{ entered_name: name, entered_contract: contract, entered_items: items },
      })
      .onConflict((on) => on.doNothing())
      .returning(['id', 'received_at as receivedAt'])
      .executeTakeFirst()
    if (inserted) return { ...inserted, isNew: true }
    const known = await handle
      .selectFrom('withdrawals')
      .select(['id', 'received_at as receivedAt'])
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    if (known) return { ...known, isNew: false }
    // Its number was somebody else's: another one is drawn.
  }
}
