import type { ReadHandle, WriteHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import {
  CONDITION_QUESTIONS,
  EQUIPMENT_KEYS,
  effectOf,
  isElectric,
  missingAnswers,
  UNKNOWN_ANSWER,
} from '#domain/trade-in/condition.ts'
import { inspectedPrice, type InspectedPrice } from '#domain/trade-in/inspected.ts'
import { MAX_DAYS_OFFERED, MAX_OFFERED } from '#domain/trade-in/trade-in.ts'
import { tradeInDetails, type TradeInDetails, TradeInInspection } from '#domain/trade-in/trade-in-data.ts'
import { changeTradeInState } from './change-state.ts'
import { mailOffer } from './mail-offer.ts'

/** What the dealer found: only what differs from the description has to be named. */
export interface InspectionFindings {
  /** By question. */
  readonly condition: Readonly<Record<string, string>>
  /** By extra: whether the car has it. */
  readonly equipment: Readonly<Record<string, boolean>>
  readonly mileage: number | null
  /** Cents by `question.answer`, for answers without a fixed amount only. */
  readonly amounts: Readonly<Record<string, number>>
  /** Cents; only where nothing could be compared. */
  readonly market: number | null
}

export type Inspected = { readonly kind: 'done'; readonly price: InspectedPrice }

/**
 * Records what an inspection found, in the lines of the description. Nothing else changes the price. Refused: NOT_FOUND; CONFLICT unless an
 * inspection is booked; INVALID_INPUT naming the line that is not one, has no such answer, or still lacks one.
 */
export function inspectTradeIn(
  writer: Writer,
  requestId: number,
  findings: InspectionFindings,
): Promise<Inspected | Refused> {
  return writer.transaction((handle) => recordInspection(handle, requestId, findings))
}

/** The same inside a transaction. */
export async function recordInspection(
  handle: WriteHandle,
  requestId: number,
  findings: InspectionFindings,
): Promise<Inspected | Refused> {
  const tradeIn = await lockedTradeIn(handle, requestId)
  if (!tradeIn) return refused('NOT_FOUND')
  if (tradeIn.state !== 'INSPECTION_BOOKED') return refused('CONFLICT')
  const wrong = wrongLine(tradeIn.details, findings)
  if (wrong) return refused('INVALID_INPUT', { fields: [{ field: wrong, code: 'INVALID' }] })
  const inspection = inspectionOf(tradeIn.details, findings, tradeIn.inspection)
  const open = missingAnswers({
    isElectric: isElectric(tradeIn.details.vehicle.fuel),
    condition: inspection.condition,
  })
  const unknown = Object.keys(inspection.condition).filter((key) => inspection.condition[key] === UNKNOWN_ANSWER)
  const [missing] = [...open, ...unknown]
  if (missing) return refused('INVALID_INPUT', { fields: [{ field: missing, code: 'REQUIRED' }] })
  const price = inspectedPrice(tradeIn.details, inspection)
  if (!price) return refused('INVALID_INPUT', { fields: [{ field: 'market', code: 'REQUIRED' }] })
  await handle
    .updateTable('trade_ins')
    .set({ inspection: JSON.stringify(inspection) })
    .where('id', '=', tradeIn.id)
    .execute()
  return { kind: 'done', price }
}

interface OfferTerms {
  readonly requestId: number
  readonly validUntil: string
  readonly actor: StateActor
  readonly mainOrigin: string
}

/**
 * Makes the binding offer at the price that the inspection led to. Refused: NOT_FOUND; CONFLICT without an inspection; INVALID_INPUT naming
 * `validUntil`, or `price` where it is not above zero or exceeds `MAX_OFFERED`.
 */
export function offerAfterInspection(
  writer: Writer,
  terms: OfferTerms,
): Promise<{ readonly kind: 'done'; readonly price: number } | Refused> {
  return writer.transaction((handle) => makeOffer(handle, terms))
}

/** The same inside a transaction. */
export async function makeOffer(
  handle: WriteHandle,
  { requestId, validUntil, actor, mainOrigin }: OfferTerms,
): Promise<{ readonly kind: 'done'; readonly price: number } | Refused> {
  const today = berlinToday()
  if (validUntil < today || validUntil > addDays(today, MAX_DAYS_OFFERED))
    return refused('INVALID_INPUT', { fields: [{ field: 'validUntil', code: 'INVALID_DATE' }] })
  const tradeIn = await lockedTradeIn(handle, requestId)
  if (!tradeIn) return refused('NOT_FOUND')
  const price = tradeIn.inspection && inspectedPrice(tradeIn.details, tradeIn.inspection)?.estimate
  if (price === null || price === undefined) return refused('CONFLICT')
  if (price <= 0 || price > MAX_OFFERED)
    return refused('INVALID_INPUT', { fields: [{ field: 'price', code: 'INVALID' }] })
  await handle
    .updateTable('trade_ins')
    .set({ price_cents: price, valid_until: validUntil })
    .where('id', '=', tradeIn.id)
    .execute()
  const outcome = await changeTradeInState(handle, { tradeInId: tradeIn.id, to: 'OFFERED', actor })
  if (outcome.kind === 'refused') throw new Error(`A trade-in of an inspection cannot be offered: ${outcome.code}`)
  await mailOffer(handle, tradeIn.id, mainOrigin)
  return { kind: 'done', price }
}

async function lockedTradeIn(handle: WriteHandle, requestId: number) {
  const row = await handle
    .selectFrom('trade_ins as t')
    .innerJoin('requests as r', 'r.id', 't.request_id')
    .select(['t.id', 't.state', 't.inspection', 'r.data'])
    .where('r.id', '=', requestId)
    .forUpdate('t')
    .executeTakeFirst()
  const details = row && tradeInDetails(row.data)
  return row && details ? { ...row, details } : undefined
}

/** What was found and offered for a request; nothing before its inspection. */
export async function readInspected(read: ReadHandle, requestId: number) {
  const row = await read
    .selectFrom('trade_ins')
    .select(['inspection', 'price_cents as finalPrice', 'valid_until as validUntil'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  const inspection = TradeInInspection.safeParse(row?.inspection).data ?? null
  return { inspection, finalPrice: row?.finalPrice ?? null, validUntil: row?.validUntil ?? null }
}

function inspectionOf(
  { condition, equipment, vehicle }: TradeInDetails,
  found: InspectionFindings,
  before: TradeInInspection | null,
): TradeInInspection {
  const had = before?.equipment ?? equipment
  return {
    at: berlinToday(),
    condition: { ...condition, ...before?.condition, ...found.condition },
    equipment: EQUIPMENT_KEYS.filter((key) => found.equipment[key] ?? had.includes(key)),
    mileage: found.mileage ?? before?.mileage ?? vehicle.mileage,
    amounts: { ...before?.amounts, ...found.amounts },
    market: found.market ?? before?.market ?? null,
  }
}

/** The first line that this car does not have, or an amount for an answer that has a fixed one. */
function wrongLine({ vehicle, valuation }: TradeInDetails, found: InspectionFindings): string | undefined {
  const questions = CONDITION_QUESTIONS.filter((question) => isElectric(vehicle.fuel) || !question.isElectricOnly)
  const [answer] = Object.entries(found.condition).filter(([key, value]) => {
    const question = questions.find((each) => each.key === key)
    return !question || value === UNKNOWN_ANSWER || effectOf(question, value, {}) === undefined
  })
  if (answer) return answer[0]
  const extra = Object.keys(found.equipment).find((key) => !EQUIPMENT_KEYS.some((known) => known === key))
  if (extra) return extra
  const amount = Object.entries(found.amounts).find(([line, cents]) => {
    const [key, value] = line.split('.')
    const known = questions.find((each) => each.key === key)?.answers.find((each) => each.key === value)
    return !known?.isOpenEnded || cents > known.amount
  })
  if (amount) return amount[0]
  return found.market !== null && valuation ? 'market' : undefined
}
