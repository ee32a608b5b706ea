import type { ReadHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { isElectric } from '#domain/trade-in/condition.ts'
import {
  engineOf,
  openSequenceStep,
  OTHER_MODEL,
  selectedAnswers,
  type SequenceAnswers,
  type SequenceState,
  sequenceStates,
  UNKNOWN,
} from '#domain/trade-in/sequence.ts'
import type { StoredTerms, TradeInDetails, TradeInVehicle } from '#domain/trade-in/trade-in-data.ts'
import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'
import { firstTradeInStep, type TradeInStep } from '#domain/trade-in/trade-in-steps.ts'
import { type Merchant, readDealers } from '../merchant/merchants.ts'
import { readMarketValue } from '../valuation/market-value.ts'
import { readTerms } from './dealer-terms.ts'
import { type NamedSequenceSource, readSequenceSource } from './sequence-source.ts'

/** A trade-in as it stands: the answers, and what follows from them today. */
export interface TradeInProgress {
  readonly draft: TradeInDraft
  readonly source: NamedSequenceSource
  readonly states: readonly SequenceState[]
  /** Null while questions about the car are open. */
  readonly vehicle: Omit<TradeInVehicle, 'mileage'> | null
  readonly isElectric: boolean
  readonly dealer: Merchant | null
  /** Of the chosen dealer, or of the shop. */
  readonly terms: StoredTerms
  readonly openStep: TradeInStep
}

/** The trade-in of a draft. A dealer that this shop no longer shows counts as not chosen. */
export async function readTradeInProgress(
  read: ReadHandle,
  scope: MerchantScope,
  stored: TradeInDraft,
): Promise<TradeInProgress> {
  const dealers =
    stored.merchant || scope.merchantUuids.length === 1 ? await readDealers(read, scope.merchantUuids) : []
  const dealer = dealers.find(({ uuid }) => uuid === stored.merchant) ?? null
  const draft = dealer ? stored : { ...stored, merchant: null }
  const source = await readSequenceSource(read, draft)
  const states = sequenceStates({ ...draft.known, ...draft.answers }, source)
  const answers = selectedAnswers(states)
  const isIdentified = openSequenceStep(states) === undefined
  const electric = isElectric(engineOf(answers.engine ?? '')?.fuel ?? null)
  // A storefront of one dealer shows that dealer's amounts from the beginning.
  const shown = dealer ?? (scope.merchantUuids.length === 1 ? (dealers[0] ?? null) : null)
  return {
    ...{ draft, source, states, dealer, isElectric: electric },
    vehicle: isIdentified ? vehicleOf(draft, answers, source) : null,
    terms: await readTerms(read, shown?.id ?? null),
    openStep: firstTradeInStep(draft, { isIdentified, isElectric: electric, hasDealer: dealer !== null }),
  }
}

function vehicleOf(
  { vin, plate }: TradeInDraft,
  answers: SequenceAnswers,
  { nameOfMake, nameOfModel }: NamedSequenceSource,
): Omit<TradeInVehicle, 'mileage'> {
  const known = (answer: string | undefined) => (answer === undefined || answer === UNKNOWN ? null : answer)
  const engine = engineOf(answers.engine ?? '')
  return {
    make: nameOfMake(answers.make ?? ''),
    model: answers.model === undefined || answers.model === OTHER_MODEL ? null : nameOfModel(answers.model),
    ...{ vin, plate, color: known(answers.colors), firstRegistration: `${answers.regdate}-${answers.regmonth}` },
    ...{ body: known(answers.body), seats: known(answers.seats), drive: known(answers.wheeldrive) },
    ...{ gearbox: known(answers.transmission), fuel: engine?.fuel ?? null, power: engine?.power ?? null },
  }
}

/** Everything that goes to the dealer, with the estimate of today; undefined before the last step. */
export async function readTradeInDetails(
  read: ReadHandle,
  { draft, vehicle, dealer, terms }: TradeInProgress,
): Promise<TradeInDetails | undefined> {
  if (!vehicle || !dealer || draft.mileage === null) return undefined
  const car = { ...vehicle, mileage: draft.mileage }
  const { model } = car
  const valuation =
    model === null
      ? undefined
      : await readMarketValue(read, { ...car, model }, { exceptMerchantId: dealer.id, today: berlinToday() })
  const { condition, equipment, flow, origin } = draft
  return { vehicle: car, condition, equipment, flow, origin, terms, valuation: valuation ?? null }
}
