import { formatMoney } from '#domain/format/money.ts'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { changeOrderState } from '#use-cases/order/change-state.ts'
import { changeFinancing } from '#use-cases/order/change-financing.ts'
import { issueInvoice } from '#use-cases/order/issue-invoice.ts'
import { recordPaid, recordRefunded } from '#use-cases/order/record-money.ts'
import { invoiceNumber } from '#domain/order/invoice.ts'
import { releasesGoods } from '#domain/order/hand-over.ts'
import { parseOrderNumber } from '#domain/order/order-number.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { findFeedMerchant } from '#use-cases/merchant/feed-merchant.ts'
import { listOrders } from '#use-cases/order/order-list.ts'
import type { OrderChanged, OrderRefused } from '#use-cases/order/order-blocker.ts'
import type { Database } from '#database/connection.ts'
import type { WriteHandle } from '#database/handles.ts'
import { noSuchMerchant } from '../program.ts'
import { blockerText } from './blocker-text.ts'

export interface OrderVerb {
  readonly usage: string
  readonly run: (store: { readonly database: Database }, args: string[]) => Promise<string>
}

interface OrderChange {
  readonly orderId: number
  readonly actor: StateActor
  readonly reason?: string
  readonly unpaid?: boolean
}

type Outcome = OrderChanged | OrderRefused

/** The state each verb takes an order to. */
const STEPS: readonly (readonly [verb: string, to: OrderState, meaning: string])[] = [
  ['order-confirm', 'CONFIRMED', 'accepts the order: the contract is concluded, its cars are sold'],
  ['order-reject', 'REJECTED', 'declines the order: its cars are on offer again, payments are refunded'],
  ['order-prepare', 'IN_PREPARATION', 'starts the preparation'],
  ['order-ready', 'READY_FOR_PICKUP', 'marks the order as ready for pick-up'],
  ['order-ship', 'SHIPPED', 'marks the order as dispatched'],
  [
    'order-hand-over',
    'HANDED_OVER',
    'marks the order as handed over (and as paid, if payable at the dealership); issues the invoice',
  ],
  ['order-complete', 'COMPLETED', 'ends the order'],
  ['order-cancel', 'CANCELLED', 'cancels the order: its cars are on offer again, payments are refunded'],
  ['order-returned', 'RETURNED', 'marks the goods of a withdrawn order as returned'],
]

/** Verbs with which goods leave their dealer: `--unpaid` with a reason allows that before the money has come. */
const RELEASING: ReadonlySet<string> = new Set(STEPS.filter(([, to]) => releasesGoods(to)).map(([verb]) => verb))

/** The operator's verbs for orders. They act for the dealer; with `--as admin` for the shop itself. */
export const ORDER_VERBS: Readonly<Record<string, OrderVerb>> = {
  'order-list': {
    usage: 'order-list [merchant] [--all]: lists open orders, the oldest first; --all includes ended ones',
    async run({ database }, args) {
      const { values, positionals } = parsed({ args, allowPositionals: true, options: { all: { type: 'boolean' } } })
      const [merchant] = positionals
      if (merchant && !(await findFeedMerchant(database.read, merchant)))
        throw new StartRefusal(noSuchMerchant(merchant))
      const orders = await listOrders(database.read, { merchant, all: values.all ?? false })
      const rows = orders.map(({ id, placedAt, merchant, state, payment, financing, total }) =>
        [
          ...[id, placedAt.toISOString().slice(0, 16), merchant, state, payment, formatMoney(total, 'en', 2)],
          ...(financing === 'NOT_NEEDED' ? [] : [`financing ${financing}`]),
        ].join('\t'),
      )
      return rows.length > 0 ? rows.join('\n') : values.all ? 'There are no orders.' : 'No orders are open.'
    },
  },
  ...Object.fromEntries(
    STEPS.map(([verb, to, meaning]) => [
      verb,
      orderVerb(verb, meaning, (handle, change) => changeOrderState(handle, { ...change, to })),
    ]),
  ),
  'order-withdraw': {
    usage:
      'order-withdraw <order> --reason "…": records a withdrawal received by letter or telephone, or not matched to an order, and notifies customer and dealer',
    async run({ database }, args) {
      const { orderId, reason } = changeOf('order-withdraw', args)
      if (!reason) throw new StartRefusal('order-withdraw needs --reason "…": when and how was it declared?')
      // A withdrawal is the customer's declaration: the dealer cannot enter it, but the shop may.
      const change = { orderId, reason, to: 'WITHDRAWN', actor: 'ADMIN' } as const
      const outcome = await database.transaction((handle) => changeOrderState(handle, change))
      return statusText(orderId, outcome)
    },
  },
  'order-paid': orderVerb('order-paid', 'records that the money has arrived', recordPaid),
  'order-refunded': orderVerb(
    'order-refunded',
    'records that the money has been refunded; payment providers refund by themselves',
    recordRefunded,
  ),
  'order-financing-approve': orderVerb(
    'order-financing-approve',
    'records that the bank finances the order: it goes on, and what is due directly is requested',
    (handle, change) => changeFinancing(handle, { ...change, to: 'APPROVED' }),
  ),
  'order-financing-reject': orderVerb(
    'order-financing-reject',
    'records that the bank does not finance the order: it is cancelled, its cars are on offer again; the reason is mailed to nobody',
    (handle, change) => changeFinancing(handle, { ...change, to: 'REJECTED' }),
  ),
  'order-invoice': {
    usage: 'order-invoice <order>: issues the invoice once, before the handover',
    async run({ database }, args) {
      const { orderId } = changeOf('order-invoice', args)
      const outcome = await database.transaction((handle) => issueInvoice(handle, orderId))
      if (outcome.kind === 'refused') throw new StartRefusal(blockerText(orderId, outcome.blocker))
      return `Order ${orderId}: invoice ${invoiceNumber(outcome.number)}.`
    },
  },
}

function orderVerb(
  verb: string,
  meaning: string,
  act: (handle: WriteHandle, change: OrderChange) => Promise<Outcome>,
): OrderVerb {
  return {
    usage: `${verb} <order> [--reason "…"] [--as admin]${RELEASING.has(verb) ? ' [--unpaid]' : ''}: ${meaning}`,
    async run({ database }, args) {
      const change = changeOf(verb, args)
      return statusText(change.orderId, await database.transaction((handle) => act(handle, change)))
    },
  }
}

/** The message after a verb; throws the verb's refusal. */
function statusText(orderId: number, outcome: Outcome): string {
  if (outcome.kind === 'refused') throw new StartRefusal(blockerText(orderId, outcome.blocker))
  return `Order ${orderId} is ${outcome.state}, its payment ${outcome.payment}.`
}

/** Parses the command line; refuses unknown options. */
export function parsed<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new StartRefusal(error instanceof Error ? error.message : String(error))
  }
}

function changeOf(verb: string, args: string[]): OrderChange {
  const { values, positionals } = parsed({
    args,
    allowPositionals: true,
    options: {
      ...{ reason: { type: 'string' }, as: { type: 'string', default: 'merchant' } },
      ...(RELEASING.has(verb) ? { unpaid: { type: 'boolean' as const } } : {}),
    },
  })
  const [number = ''] = positionals
  const orderId = parseOrderNumber(number)
  if (orderId === undefined) throw new StartRefusal(`npm run admin -- ${verb} <order>: ten digits.`)
  if (values.as !== 'merchant' && values.as !== 'admin') throw new StartRefusal('--as merchant or --as admin.')
  if (values.unpaid && !values.reason) throw new StartRefusal('--unpaid needs --reason "…": why do the goods leave?')
  return {
    orderId,
    actor: values.as === 'admin' ? 'ADMIN' : 'MERCHANT',
    ...(values.reason ? { reason: values.reason } : {}),
    ...(values.unpaid ? { unpaid: true } : {}),
  }
}
