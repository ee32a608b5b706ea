import { createHash, randomInt } from 'node:crypto'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { requestMail } from '#database/mails.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { MailSite } from '#domain/mail.ts'
import type { MailWithdrawal } from '#domain/withdrawal/withdrawal-mail.ts'
import type { WithdrawalDeclaration } from '#domain/withdrawal/declaration.ts'
import { changeOrderState } from '../order/change-state.ts'
import { type OrderByNumber, findOrdersByNumber } from './find-orders-by-number.ts'

interface Declared {
  readonly kind: 'done'
  readonly number: number
  readonly receivedAt: Date
}

/**
 * Takes a declaration of withdrawal (§ 356a BGB), whether an order is found for it or not, and has its receipt mailed. Each order it names
 * is withdrawn from, under a number of its own, if its owner declares it, logged in or by the order's e-mail address, the period may still
 * run and the table of transitions allows it. A declaration that only names the customer, is late or means some of the items is left to the
 * dealer, who is mailed in any case; one that matches no order is left to the operator. The answer never says whether there was an order.
 * Sent twice with the same key and content it is one declaration.
 */
export async function declareWithdrawal(
  writer: Writer,
  site: MailSite,
  key: string,
  declaration: WithdrawalDeclaration,
  customerId: number | null,
): Promise<Declared> {
  const keyOf = (...more: readonly number[]) =>
    createHash('sha256')
      .update(JSON.stringify([key, declaration, ...more]))
      .digest('hex')
  return writer.transaction(async (handle) => {
    const { orders, isIncomplete } = await findOrdersByNumber(handle, declaration, customerId)
    const [first, ...others] = orders
    const { id, receivedAt, isNew } = await insert(handle, keyOf(), site, declaration, first?.id ?? null)
    const done: Declared = { kind: 'done', number: id, receivedAt }
    if (!isNew) return done
    const numbered = (number: number | string): MailWithdrawal => ({
      ...{ number: String(number), ...declaration, receivedAt: receivedAt.toISOString() },
    })
    const own = first ? [{ order: first, withdrawal: numbered(id) }] : []
    for (const order of others)
      own.push({
        order,
        withdrawal: numbered((await insert(handle, keyOf(order.id), site, declaration, order.id)).id),
      })
    const receipt = numbered(own.map(({ withdrawal }) => withdrawal.number).join(', ') || id)
    await requestMail(handle, site, declaration.email, {
      ...{ kind: 'withdrawal-received', withdrawal: receipt, isFound: own.length > 0 },
    })
    if (isIncomplete) await leaveToOperator(handle, site, id)
    for (const { order, withdrawal } of own) await withdrawFrom(handle, site, order, withdrawal)
    return done
  })
}

async function leaveToOperator(handle: WriteHandle, site: MailSite, withdrawalId: number): Promise<void> {
  await enqueue(handle, 'note-unmatched-withdrawal', { withdrawalId, site }, { key: `withdrawal-${withdrawalId}` })
}

/**
 * What follows for the order that is named. It is withdrawn from where nothing speaks against it; else the declaration stands and a human
 * answers it. The order's own address learns of a declaration that names another.
 */
async function withdrawFrom(
  handle: WriteHandle,
  declaredAt: MailSite,
  order: OrderByNumber,
  withdrawal: MailWithdrawal,
): Promise<void> {
  const { id, site, locale, dealer, email, settlement } = order
  const mayFollow = order.isOwners && order.isConsumers && order.isInTime && withdrawal.items === null
  const change = { orderId: id, to: 'WITHDRAWN', actor: 'CUSTOMER', reason: withdrawal.number } as const
  const isToCheck = !mayFollow || (await changeOrderState(handle, change)).kind === 'refused'
  const about = { withdrawal, orderNumber: String(id), isToCheck }
  // Dealers are German companies: they are written to in German.
  if (dealer)
    await requestMail(handle, { ...site, locale: 'de' }, dealer, {
      kind: 'withdrawal-for-dealer',
      ...about,
      ...settlement,
    })
  else if (isToCheck) await leaveToOperator(handle, declaredAt, Number(withdrawal.number))
  if (emailKey(withdrawal.email) !== emailKey(email))
    await requestMail(handle, { ...site, locale }, email, { kind: 'withdrawal-for-customer', ...about })
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
