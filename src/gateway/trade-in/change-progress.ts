import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import { emptyToNull, phone } from '#domain/account/fields.ts'
import { isDay } from '#domain/delivery/calendar-day.ts'
import { hsn, tsn } from '#domain/garage/key-numbers.ts'
import { vin } from '#domain/garage/vin.ts'
import { IdempotentForm } from '#domain/idempotency-key.ts'
import { plainLines } from '#domain/plain-text.ts'
import { SEQUENCE_STEPS } from '#domain/trade-in/sequence.ts'
import { MAX_TRADE_IN_MESSAGE } from '#domain/trade-in/trade-in-draft.ts'
import { readGarage } from '#use-cases/garage/garage-vehicles.ts'
import {
  chooseTradeInDealer,
  resetTradeIn,
  setTradeInCondition,
  setTradeInMileage,
} from '#use-cases/trade-in/change-trade-in.ts'
import { type Identification, identifyTradeIn } from '#use-cases/trade-in/identify-vehicle.ts'
import { requestTradeIn } from '#use-cases/trade-in/request-trade-in.ts'
import { sellTradeIn } from '#use-cases/trade-in/sell-trade-in.ts'
import { continueWidgetDraft } from '#use-cases/trade-in/widget-draft.ts'
import { unwrapSlot } from '../appointment/days.ts'
import { subscribeCustomerToo } from '../newsletter/subscribe-too.ts'
import { builder } from '../builder.ts'
import { requireCartOwner } from '../cart/owner.ts'
import type { GatewayContext } from '../context.ts'
import { readInput, unwrapOrThrow } from '../outcome.ts'
import { Refusal } from '../refusal.ts'
import { countAttempt, mailSite, requireCustomer, rowId } from '../session/actor.ts'
import { FlowOriginRef, TradeInFlowRef, tradeInOf, TradeInType } from './progress.ts'

const ChoiceInput = builder.inputType('SequenceChoiceInput', {
  fields: (t) => ({ step: t.string({ required: true }), option: t.string({ required: true }) }),
})

const VariationInput = builder.inputType('TradeInVariationInput', {
  description:
    'One of: a VIN; both key numbers; a car of the garage; answers of open questions in their order; a question to open again.',
  fields: (t) => ({
    vin: t.string(),
    hsn: t.string(),
    tsn: t.string(),
    garageId: t.id(),
    choices: t.field({ type: [ChoiceInput] }),
    reopen: t.string(),
    flow: t.field({ type: TradeInFlowRef, description: 'How they came here.' }),
    origin: t.field({ type: FlowOriginRef }),
    carId: t.id({ description: 'The car on offer they came from.' }),
  }),
})

const AnswerInput = builder.inputType('TradeInAnswerInput', {
  fields: (t) => ({ question: t.string({ required: true }), answer: t.string({ required: true }) }),
})

const RequestedType = builder.objectRef<{ readonly requestId: number }>('RequestedTradeIn').implement({
  fields: (t) => ({ requestId: t.id({ resolve: ({ requestId }) => String(requestId) }) }),
})

const VinForm = z.object({ vin: vin.refine((number) => number !== null, { error: 'REQUIRED' }) })
const KeyNumberForm = z.object({
  hsn: hsn.refine((number) => number !== null, { error: 'REQUIRED' }),
  tsn: tsn.refine((number) => number !== null, { error: 'REQUIRED' }),
})
const RequestForm = z.object({
  phone,
  text: z
    .preprocess(emptyToNull, plainLines.pipe(z.string().max(MAX_TRADE_IN_MESSAGE, { error: 'TOO_LONG' })).nullable())
    .default(null),
})

builder.mutationFields((t) => ({
  tradeInVariationValuation: t.field({
    type: TradeInType,
    description:
      'Fills the questions that an answer settles and opens the next one. Refused: INVALID_INPUT, NOT_FOUND for numbers nobody knows.',
    args: { input: t.arg({ type: VariationInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const owner = requireCartOwner(context)
      const said = await identificationOf(input, context)
      if (said.kind === 'KEY_NUMBERS' || said.kind === 'VIN') await countAttempt(context, 'look-up-vehicle')
      const { flow, origin = null, carId = null } = input
      const entry = flow ? { flow, origin, carId: carId?.slice(0, 20) ?? null } : null
      unwrapOrThrow(await identifyTradeIn(context.deps, owner, randomUUID(), { said, entry }))
      return tradeInOf(context)
    },
  }),
  setTradeInMileage: t.field({
    type: TradeInType,
    description: 'Ends the first step. Refused: INVALID_INPUT naming the open question.',
    args: { mileage: t.arg.int() },
    resolve: async (_, { mileage }, context) => {
      unwrapOrThrow(await setTradeInMileage(context.deps, changeOf(context), mileage ?? null))
      return tradeInOf(context)
    },
  }),
  setTradeInCondition: t.field({
    type: TradeInType,
    args: {
      answers: t.arg({ type: [AnswerInput], required: true }),
      equipment: t.arg.stringList({ required: true }),
      isPartial: t.arg.boolean({ description: 'Questions may still be open: the step does not end.' }),
    },
    resolve: async (_, { answers, equipment, isPartial }, context) => {
      const condition = Object.fromEntries(answers.map(({ question, answer }) => [question, answer.slice(0, 40)]))
      unwrapOrThrow(
        await setTradeInCondition(context.deps, changeOf(context), {
          condition,
          equipment,
          isPartial: isPartial ?? false,
        }),
      )
      return tradeInOf(context)
    },
  }),
  chooseTradeInDealer: t.field({
    type: TradeInType,
    description: 'Refused: INVALID_INPUT naming `merchant` where it has an open request or offer for this car.',
    args: { merchant: t.arg.id({ required: true }), place: t.arg.string() },
    resolve: async (_, { merchant, place }, context) => {
      const answer = { merchant, place: place?.trim().slice(0, 80) || null }
      unwrapOrThrow(await chooseTradeInDealer(context.deps, changeOf(context), answer))
      return tradeInOf(context)
    },
  }),
  resetTradeIn: t.field({
    type: TradeInType,
    description: 'Deletes everything that was entered.',
    resolve: async (_, __, context) => {
      await resetTradeIn(context.deps, changeOf(context))
      return tradeInOf(context)
    },
  }),
  continueTradeIn: t.field({
    type: TradeInType,
    description:
      'Goes on with what was entered in a frame on a dealer’s website. Refused: NOT_FOUND where there is nothing, or no longer.',
    args: { draft: t.arg.string({ required: true, description: 'The capability in the address of the frame.' }) },
    resolve: async (_, { draft }, context) => {
      unwrapOrThrow(await continueWidgetDraft(context.deps.writer, requireCartOwner(context), draft, new Date()))
      return tradeInOf(context)
    },
  }),
  requestTradeIn: t.field({
    type: RequestedType,
    description:
      'Sends description and estimate to the dealer and books the inspection. Refused: CONFLICT, CHANGED, LIMIT_REACHED, UNAVAILABLE with ' +
      '`extensions.alternatives` where the time is taken.',
    args: {
      key: t.arg.string({ required: true, description: 'Idempotency key of the form.' }),
      shown: t.arg.string({ required: true }),
      day: t.arg.string(),
      minute: t.arg.int({ description: 'After midnight; without day and minute the dealer arranges the inspection.' }),
      phone: t.arg.string(),
      text: t.arg.string({ description: 'At most 500 characters.' }),
      newsletter: t.arg.boolean({
        description: 'Orders the newsletter of the shop for the address of the account too.',
      }),
    },
    resolve: async (_, { shown, day, minute, phone: number, text: entered, newsletter, ...form }, context) => {
      const { customerId } = requireCustomer(context)
      const { key } = readInput(IdempotentForm, form)
      const answer = readInput(RequestForm, { phone: number, text: entered })
      await countAttempt(context, 'book-service', String(customerId))
      const { deps, scope } = context
      const order = { customerId, scope, site: mailSite(context), key, shown, slot: slotOf(day, minute), ...answer }
      const requested = unwrapSlot(await requestTradeIn(deps, order))
      await subscribeCustomerToo(context, newsletter, customerId, 'TRADE_IN')
      return requested
    },
  }),
  sellTradeIn: t.boolean({
    description: 'Accepts the binding offer without buying a car. Refused: NOT_FOUND, CONFLICT where it has ended.',
    args: { requestId: t.arg.id({ required: true }) },
    resolve: async (_, { requestId }, context) => {
      const { customerId } = requireCustomer(context)
      unwrapOrThrow(await sellTradeIn(context.deps.writer, { customerId, requestId: rowId(requestId) }))
      return true
    },
  }),
}))

function changeOf(context: GatewayContext) {
  return { owner: requireCartOwner(context), scope: context.scope, newKey: randomUUID() }
}

function slotOf(day: string | null | undefined, minute: number | null | undefined): SlotChoice | null {
  if (day == null || minute == null) return null
  if (!isDay(day)) throw new Refusal('INVALID_INPUT', 'A day is YYYY-MM-DD.', 'day')
  return { day, minute }
}

interface Variation {
  readonly vin?: string | null | undefined
  readonly hsn?: string | null | undefined
  readonly tsn?: string | null | undefined
  readonly garageId?: string | null | undefined
  readonly choices?: readonly { readonly step: string; readonly option: string }[] | null | undefined
  readonly reopen?: string | null | undefined
}

async function identificationOf(input: Variation, context: GatewayContext): Promise<Identification> {
  if (input.garageId) {
    const { customerId } = requireCustomer(context)
    const id = rowId(input.garageId)
    return { kind: 'GARAGE', car: (await readGarage(context.deps.read, customerId)).find((car) => car.id === id) }
  }
  if (input.choices)
    return { kind: 'CHOICES', choices: input.choices.map(({ step, option }) => ({ step: stepOf(step), option })) }
  if (input.reopen) return { kind: 'REOPEN', step: stepOf(input.reopen) }
  if (input.hsn != null || input.tsn != null) {
    const numbers = readInput(KeyNumberForm, { hsn: input.hsn, tsn: input.tsn })
    return { kind: 'KEY_NUMBERS', hsn: numbers.hsn ?? '', tsn: numbers.tsn ?? '' }
  }
  return { kind: 'VIN', vin: readInput(VinForm, { vin: input.vin }).vin ?? '' }
}

function stepOf(name: string) {
  const step = SEQUENCE_STEPS.find((known) => known === name)
  if (!step) throw new Refusal('INVALID_INPUT', 'There is no such step.', 'step')
  return step
}
