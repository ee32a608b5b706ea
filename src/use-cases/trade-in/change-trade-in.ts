import type { DraftOwner } from '#database/drafts.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { readWithin } from '#database/read-within.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isReached } from '#domain/routes/flows.ts'
import { type ConditionAnswers, EQUIPMENT_KEYS, missingAnswers } from '#domain/trade-in/condition.ts'
import { MAX_TRADED_KILOMETRES } from '#domain/trade-in/trade-in-draft.ts'
import { readDealers } from '../merchant/merchants.ts'
import { changeTradeInDraft, endTradeInDraft } from './change-trade-in-draft.ts'
import { readAcceptedTradeIn, readOpenTradeIns } from './open-trade-ins.ts'
import { readTradeInProgress } from './trade-in-progress.ts'

interface ChangeDeps {
  readonly read: ReadHandle
  readonly writer: Writer
}

interface Change {
  readonly owner: DraftOwner
  readonly scope: MerchantScope
  /** For a draft that begins. */
  readonly newKey: string
}

type Done = { readonly kind: 'done' }

/** Ends the first step. Refused: INVALID_INPUT naming the open question, or `mileage`. */
export async function setTradeInMileage(
  { writer }: ChangeDeps,
  { owner, scope, newKey }: Change,
  mileage: number | null,
): Promise<Done | Refused> {
  return changeTradeInDraft(writer, owner, newKey, async (draft, handle) => {
    const { states } = await readTradeInProgress(readWithin(handle), scope, draft)
    const open = states.filter((state) => state.selectedOption === null && !state.hidden && !state.disabled)
    const isPossible = mileage !== null && mileage >= 0 && mileage <= MAX_TRADED_KILOMETRES
    const problems = [
      ...open.map(({ name }) => ({ field: name, code: 'REQUIRED' as const })),
      ...(isPossible
        ? []
        : [{ field: 'mileage', code: mileage === null ? ('REQUIRED' as const) : ('INVALID' as const) }]),
    ]
    return problems.length > 0 ? refused('INVALID_INPUT', { fields: problems }) : { ...draft, mileage }
  })
}

interface EnteredCondition {
  readonly condition: ConditionAnswers
  readonly equipment: readonly string[]
  /** Stored as far as it goes, while the pictures beside it change. */
  readonly isPartial: boolean
}

/**
 * What the condition is and what the car has. Refused: INVALID_INPUT naming every question without an answer; CONFLICT where the car is not
 * named, as after a session was lost: what is entered then must not begin a draft that replaces the one of the account.
 */
export async function setTradeInCondition(
  { writer }: ChangeDeps,
  { owner, scope, newKey }: Change,
  { condition, equipment, isPartial }: EnteredCondition,
): Promise<Done | Refused> {
  return changeTradeInDraft(writer, owner, newKey, async (draft, handle) => {
    const { isElectric, openStep } = await readTradeInProgress(readWithin(handle), scope, draft)
    const missing = missingAnswers({ isElectric, condition })
    if (missing.length > 0 && !isPartial)
      return refused('INVALID_INPUT', { fields: missing.map((field) => ({ field, code: 'REQUIRED' })) })
    if (!isReached('trade-in', 'tradein-condition', openStep)) return refused('CONFLICT')
    return { ...draft, condition, equipment: EQUIPMENT_KEYS.filter((key) => equipment.includes(key)) }
  })
}

/**
 * The dealer who is to look at the car. Refused: NOT_FOUND for one that this shop does not show; CONFLICT before the condition, and for a
 * car that is traded in already; INVALID_INPUT naming `merchant` for one with an open request or offer for this car.
 */
export async function chooseTradeInDealer(
  { writer }: ChangeDeps,
  { owner, scope, newKey }: Change,
  { merchant, place }: { readonly merchant: string; readonly place: string | null },
): Promise<Done | Refused> {
  return changeTradeInDraft(writer, owner, newKey, async (draft, handle) => {
    const read = readWithin(handle)
    const dealers = await readDealers(read, scope.merchantUuids)
    if (!dealers.some(({ uuid }) => uuid === merchant)) return refused('NOT_FOUND')
    const { openStep } = await readTradeInProgress(read, scope, draft)
    if (!isReached('trade-in', 'tradein-dealer', openStep)) return refused('CONFLICT')
    const open =
      owner.kind === 'CUSTOMER' ? await readOpenTradeIns(read, { customerId: owner.customerId, scope }, draft) : []
    if (open.some(({ merchantUuid }) => merchantUuid === merchant))
      return refused('INVALID_INPUT', { fields: [{ field: 'merchant', code: 'INVALID' }] })
    if (owner.kind === 'CUSTOMER' && (await readAcceptedTradeIn(read, { customerId: owner.customerId, scope }, draft)))
      return refused('CONFLICT')
    return { ...draft, merchant, place }
  })
}

/** Deletes what was entered. */
export async function resetTradeIn({ writer }: ChangeDeps, { owner, newKey }: Change): Promise<Done> {
  await writer.transaction((handle) => endTradeInDraft(handle, owner, newKey))
  return { kind: 'done' }
}
