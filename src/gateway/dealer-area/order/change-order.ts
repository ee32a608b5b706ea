import { RequestMessage } from '#domain/request/contact.ts'
import type { Refused } from '#domain/refused.ts'
import { addNote } from '#use-cases/dealer-area/add-note.ts'
import { changeOrderAsStaff } from '#use-cases/dealer-area/change-order-as-staff.ts'
import { holdOrder } from '#use-cases/dealer-area/hold-order.ts'
import { type Payout, readPayoutAsStaff } from '#use-cases/dealer-area/payout-as-staff.ts'
import { recordMoneyAsStaff } from '#use-cases/dealer-area/record-money-as-staff.ts'
import type { OrderChanged } from '#use-cases/order/order-blocker.ts'
import { Refusal } from '../../refusal.ts'
import { readInput, unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { requireStaff } from '../require-staff.ts'
import { MoneyStepType, OrderStateType } from './orders.ts'

const PayoutType = builder.objectRef<Payout>('Payout').implement({
  description: 'Where a dealer transfers what a trade-in was worth more than its order.',
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Euro' }),
    holder: t.exposeString('holder'),
    iban: t.exposeString('iban'),
    isPaidOut: t.exposeBoolean('isPaidOut'),
  }),
})

/** The outcome, or the GraphQL error that its refusal is; `extensions.reason` names the order's blocker: UNPAID, GOODS_NOT_BACK … */
function changed(outcome: OrderChanged | Refused): OrderChanged {
  if (outcome.kind === 'refused' && 'blocker' in outcome) {
    const { kind: reason } = outcome.blocker as { readonly kind: string }
    throw new Refusal(outcome.code, 'This cannot be done now: see extensions.reason.', undefined, undefined, { reason })
  }
  return unwrapOrThrow(outcome)
}

builder.mutationFields((t) => ({
  changeOrder: t.field({
    type: OrderStateType,
    description:
      'Takes an order to its next state. Refused: CONFLICT where it is not allowed now, such as unpaid goods leaving; INVALID_INPUT where a withdrawal comes without a reason.',
    args: {
      id: t.arg.id({ required: true }),
      to: t.arg({ type: OrderStateType, required: true }),
      reason: t.arg.string(),
      unpaid: t.arg.boolean({ description: 'The goods leave before the money has come; only with a reason.' }),
    },
    resolve: async (_, { id, to, reason, unpaid }, context) => {
      const step = { orderId: rowId(id), to, reason: reason?.trim() || undefined, unpaid: unpaid ?? false }
      return changed(await changeOrderAsStaff(context.deps.writer, requireStaff(context), step)).state
    },
  }),
  recordOrderMoney: t.boolean({
    description: 'Records that money has come or was sent back, as the dealer’s bank shows it.',
    args: {
      id: t.arg.id({ required: true }),
      step: t.arg({ type: MoneyStepType, required: true }),
      reason: t.arg.string(),
    },
    resolve: async (_, { id, step, reason }, context) => {
      const recorded = { orderId: rowId(id), step, reason: reason?.trim() || undefined }
      changed(await recordMoneyAsStaff(context.deps.writer, requireStaff(context), recorded))
      return true
    },
  }),
  holdOrder: t.boolean({
    description:
      'Puts an order off until a day, for at most 60 days; without a day it is worked on again. Refused: INVALID_INPUT, CONFLICT, CHANGED.',
    args: {
      id: t.arg.id({ required: true }),
      until: t.arg.string(),
      reason: t.arg.string(),
      fingerprint: t.arg.string({ required: true }),
    },
    resolve: async (_, { id, until, reason, fingerprint }, context) => {
      const hold = until == null ? null : { until, reason: reason ?? '' }
      const of = { orderId: rowId(id), hold, fingerprint }
      return unwrapOrThrow(await holdOrder(context.deps.writer, requireStaff(context), of)).kind === 'done'
    },
  }),
  addOrderNote: t.boolean({
    description: 'Writes a note for colleagues.',
    args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_, { id, text }, context) => {
      const actor = requireStaff(context)
      const note = readInput(RequestMessage, { text })
      unwrapOrThrow(await addNote(context.deps.writer, actor, { orderId: rowId(id) }, note.text))
      return true
    },
  }),
  showPayout: t.field({
    type: PayoutType,
    nullable: true,
    description: 'The account to pay out to; null where nothing is paid out. Each look is written down.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) =>
      unwrapOrThrow(await readPayoutAsStaff(context.deps, requireStaff(context), rowId(id))).payout,
  }),
}))
