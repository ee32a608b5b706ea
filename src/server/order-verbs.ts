import { parseArgs, type ParseArgsConfig } from 'node:util'
import { changeOrderState } from '#use-cases/order/change-state.ts'
import { issueInvoice } from '#use-cases/order/issue-invoice.ts'
import { recordPaid, recordRefunded } from '#use-cases/order/record-money.ts'
import { invoiceNumber } from '#domain/order/invoice.ts'
import { letsGo, mayLeave } from '#domain/order/hand-over.ts'
import { ORDER_TRANSITIONS, type OrderState } from '#domain/order/order-states.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import type { Refused } from '#domain/refused.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { readMerchantBySlug } from '#use-cases/merchant/merchants.ts'
import { listOrders } from '#use-cases/order/order-list.ts'
import { readAnyOrder } from '#use-cases/order/orders.ts'
import type { Database } from '#database/connection.ts'
import { isBeingPaid } from '#database/open-pages.ts'
import { noSuchMerchant } from './program.ts'

export interface OrderVerb {
  readonly usage: string
  readonly run: (store: { readonly database: Database }, args: string[]) => Promise<string>
}

interface Asked {
  readonly orderId: number
  readonly actor: StateActor
  readonly reason?: string
  readonly unpaid?: boolean
}

type Outcome = { readonly kind: 'done' } | Refused

/** What each verb does to an order, and what it then is. */
const STEPS: readonly (readonly [verb: string, to: OrderState, meaning: string])[] = [
  ['order-confirm', 'CONFIRMED', 'accepts the order: the contract is concluded, its cars are sold'],
  ['order-reject', 'REJECTED', 'declines the order: its cars are on offer again, what was paid goes back'],
  ['order-prepare', 'IN_PREPARATION', 'begins the preparation'],
  ['order-ready', 'READY_FOR_PICKUP', 'says that it can be collected'],
  ['order-ship', 'SHIPPED', 'says that it is on its way'],
  [
    'order-hand-over',
    'HANDED_OVER',
    'says that the customer has it and, where it is paid at the dealer’s, has paid; issues the invoice',
  ],
  ['order-complete', 'COMPLETED', 'ends the order'],
  ['order-cancel', 'CANCELLED', 'cancels the order: its cars are on offer again, what was paid goes back'],
  ['order-returned', 'RETURNED', 'says that the goods are back after a withdrawal'],
]

/** With these the goods leave their dealer: `--unpaid` with a reason lets them go before the money has come. */
const LEAVING: ReadonlySet<string> = new Set(STEPS.filter(([, to]) => letsGo(to)).map(([verb]) => verb))

/** The operator's verbs for orders. They speak for the dealer; `--as admin` for the shop itself. */
export const ORDER_VERBS: Readonly<Record<string, OrderVerb>> = {
  'order-list': {
    usage:
      'order-list [merchant] [--all]: lists orders with something left to do, the oldest first; --all: ended ones too',
    async run({ database }, args) {
      const { values, positionals } = parsed({ args, allowPositionals: true, options: { all: { type: 'boolean' } } })
      const [merchant] = positionals
      if (merchant && !(await readMerchantBySlug(database.read, merchant)))
        throw new StartRefusal(noSuchMerchant(merchant))
      const orders = await listOrders(database.read, { merchant, all: values.all ?? false })
      const rows = orders.map(({ id, placedAt, merchant, state, payment, total }) =>
        [id, placedAt.toISOString().slice(0, 16), merchant, state, payment, `${(total / 100).toFixed(2)} EUR`].join(
          '\t',
        ),
      )
      return rows.length > 0 ? rows.join('\n') : 'There is no such order.'
    },
  },
  ...Object.fromEntries(
    STEPS.map(([verb, to, meaning]) => [
      verb,
      orderVerb(verb, meaning, ({ database }, asked) =>
        database.transaction((handle) => changeOrderState(handle, { ...asked, to })),
      ),
    ]),
  ),
  'order-withdraw': {
    usage:
      'order-withdraw <order> --reason "…": enters a withdrawal that came by letter or telephone, or was not matched, and tells customer and dealer',
    async run({ database }, args) {
      const { orderId, reason } = askedOf('order-withdraw', args)
      if (!reason) throw new StartRefusal('order-withdraw needs --reason "…": when and how was it declared?')
      // A withdrawal is the customer's: never the dealer, but the shop may enter it.
      const change = { orderId, reason, to: 'WITHDRAWN', actor: 'ADMIN' } as const
      const outcome = await database.transaction((handle) => changeOrderState(handle, change))
      return told(database, 'order-withdraw', orderId, outcome)
    },
  },
  'order-paid': orderVerb('order-paid', 'says that the money has arrived', ({ database }, asked) =>
    recordPaid(database, asked),
  ),
  'order-refunded': orderVerb(
    'order-refunded',
    'says that the money is back with the customer; what a payment provider took it sends back by itself',
    ({ database }, asked) => recordRefunded(database, asked),
  ),
  'order-invoice': {
    usage: 'order-invoice <order>: issues the invoice before the hand-over, once',
    async run({ database }, args) {
      const { orderId } = askedOf('order-invoice', args)
      const outcome = await database.transaction((handle) => issueInvoice(handle, orderId))
      if (outcome.kind === 'refused')
        throw new StartRefusal(await refusal(database, 'order-invoice', orderId, outcome.code))
      return `Order ${orderId}: invoice ${invoiceNumber(outcome.number)}.`
    },
  },
}

function orderVerb(
  verb: string,
  meaning: string,
  act: (store: { readonly database: Database }, asked: Asked) => Promise<Outcome>,
): OrderVerb {
  return {
    usage: `${verb} <order> [--reason "…"] [--as admin]${LEAVING.has(verb) ? ' [--unpaid]' : ''}: ${meaning}`,
    async run(store, args) {
      const asked = askedOf(verb, args)
      return told(store.database, verb, asked.orderId, await act(store, asked))
    },
  }
}

/** Where an order stands after a verb; refused as the verb was. */
async function told(database: Database, verb: string, orderId: number, outcome: Outcome): Promise<string> {
  if (outcome.kind === 'refused') throw new StartRefusal(await refusal(database, verb, orderId, outcome.code))
  const order = await readAnyOrder(database.read, orderId)
  return `Order ${orderId} is ${order?.state}, its payment ${order?.payment_state}.`
}

/** What stands on the command line; an option there is none of is refused. */
export function parsed<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new StartRefusal(error instanceof Error ? error.message : String(error))
  }
}

function askedOf(verb: string, args: string[]): Asked {
  const { values, positionals } = parsed({
    args,
    allowPositionals: true,
    options: {
      ...{ reason: { type: 'string' }, as: { type: 'string', default: 'merchant' } },
      ...(LEAVING.has(verb) ? { unpaid: { type: 'boolean' as const } } : {}),
    },
  })
  const [number = ''] = positionals
  if (!/^[1-9]\d{9}$/.test(number)) throw new StartRefusal(`npm run admin -- ${verb} <order>: ten digits.`)
  if (values.as !== 'merchant' && values.as !== 'admin') throw new StartRefusal('--as merchant or --as admin.')
  if (values.unpaid && !values.reason) throw new StartRefusal('--unpaid needs --reason "…": why do the goods leave?')
  return {
    orderId: Number(number),
    actor: values.as === 'admin' ? 'ADMIN' : 'MERCHANT',
    ...(values.reason ? { reason: values.reason } : {}),
    ...(values.unpaid ? { unpaid: true } : {}),
  }
}

/** Why it was refused, and what can be done instead. */
async function refusal({ read }: Database, verb: string, orderId: number, code: Refused['code']): Promise<string> {
  const order = await readAnyOrder(read, orderId)
  if (!order) return `There is no order ${orderId}.`
  if (verb === 'order-paid' && (await isBeingPaid(read, orderId)))
    return `Order ${orderId}: the customer may be paying on the provider's page. Wait an hour and look whether it is paid before you record money.`
  const refunded = order.payment_state === 'REFUND_PENDING' || order.payment_state === 'REFUNDED'
  if (verb === 'order-paid' && refunded)
    return `Order ${orderId}: money for it is already going back or is back. If more has come, say what: --reason "…".`
  if (verb === 'order-paid' && order.payment_state === 'CANCELLED' && order.due_cents <= 0)
    return `Order ${orderId} has ended, and its customer owed nothing by it: no money can be owed back. If it was paid out all the same, claim the money back from the customer.`
  if (verb === 'order-refunded' && order.state === 'WITHDRAWN')
    return `Order ${orderId}: its goods are out, and the money may wait for them (§ 357 BGB). Say first that they are back: order-returned.`
  const next = Object.keys(ORDER_TRANSITIONS[order.state])
  const { payment_state: payment, payment_method: method, due_cents: due } = order
  const step = STEPS.find(([name]) => name === verb)?.[1]
  if (step && next.includes(step) && letsGo(step) && !mayLeave({ payment, method, due }))
    return `Order ${orderId} is not paid: ${(due / 100).toFixed(2)} EUR by ${method}, its payment ${payment}. Record the money first (order-paid), or say why the goods leave without it: --unpaid --reason "…".`
  const after = next.length > 0 ? `After that come ${next.join(', ')}` : 'Nothing comes after that'
  return `Order ${orderId} is ${order.state}, its payment ${order.payment_state}: this cannot be done now (${code}). ${after}.`
}
