import { deletePendingForms, type DraftOwner, expireUploads } from '#database/drafts.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { readWithin } from '#database/read-within.ts'
import { type Refused, refused } from '#domain/refused.ts'
import {
  answersBefore,
  chooseOption,
  engineOption,
  type SequenceAnswers,
  type SequenceStep,
  selectedAnswers,
  sequenceStates,
} from '#domain/trade-in/sequence.ts'
import {
  emptyTradeInDraft,
  type FlowOrigin,
  originOf,
  type TradeInDraft,
  type TradeInFlow,
} from '#domain/trade-in/trade-in-draft.ts'
import type { TradedCar } from '#domain/trade-in/trade-in.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import type { LookedUpVehicle, VehicleLookup } from '#services/vehicle-lookup/port.ts'
import { findMake, readSequenceSource } from './sequence-source.ts'
import { changeTradeInDraft } from './change-trade-in-draft.ts'

export interface IdentifyDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly vehicleLookup: VehicleLookup
}

interface GarageCar extends TradedCar {
  readonly id: number
  readonly hsn: string | null
  readonly tsn: string | null
}

/** What somebody says about the car. */
export type Identification =
  | { readonly kind: 'VIN'; readonly vin: string }
  | { readonly kind: 'KEY_NUMBERS'; readonly hsn: string; readonly tsn: string }
  /** A car of the customer's garage; undefined where there is no such car. */
  | { readonly kind: 'GARAGE'; readonly car: GarageCar | undefined }
  /** Answers of open questions, in their order. */
  | { readonly kind: 'CHOICES'; readonly choices: readonly { readonly step: SequenceStep; readonly option: string }[] }
  /** A question is opened again. */
  | { readonly kind: 'REOPEN'; readonly step: SequenceStep }

/** How somebody came here; recorded with the first answer. */
export interface Entry {
  readonly flow: TradeInFlow
  readonly origin: FlowOrigin | null
  readonly carId: string | null
}

type Done = { readonly kind: 'done' }
type Identified = Partial<TradeInDraft> & Pick<TradeInDraft, 'known'>

/**
 * Fills the questions that an answer settles; the next one opens. A choice resets the later ones; what numbers or garage say about them
 * fills them again as long as it fits. Refused: NOT_FOUND for key numbers that nobody knows and for a car of another garage; INVALID_INPUT
 * for an option that is not offered.
 */
export async function identifyTradeIn(
  deps: IdentifyDeps,
  owner: DraftOwner,
  newKey: string,
  { said, entry }: { readonly said: Identification; readonly entry: Entry | null },
): Promise<Done | Refused> {
  const lookedUp = await lookUp(deps.vehicleLookup, said)
  return changeTradeInDraft(deps.writer, owner, newKey, async (stored, handle) => {
    const read = readWithin(handle)
    const draft = entry ? { ...stored, ...entry, origin: entry.origin ?? originOf(entry.flow) } : stored
    if (said.kind === 'CHOICES') return chosen(read, draft, said.choices)
    if (said.kind === 'REOPEN') {
      const answers = answersBefore(await selectedOf(read, draft), said.step)
      return { ...draft, answers, known: knownAfter(draft.known, said.step, undefined) }
    }
    const identified = said.kind === 'GARAGE' ? await ofGarage(read, said.car) : await ofNumbers(read, said, lookedUp)
    if ('kind' in identified) return identified
    // Another car: nothing that was said about the one before still counts.
    const isSame = isSameCar(draft, said)
    if (!isSame) {
      await deletePendingForms(handle, owner, 'trade-in')
      await expireUploads(handle, owner, 'trade-in')
    }
    const { answers, mileage, condition, equipment } = draft
    const { key, flow, origin, carId, place, merchant } = draft
    return {
      ...emptyTradeInDraft(key),
      ...{ flow, origin, carId, place, merchant, tab: said.kind },
      ...(isSame ? { answers, mileage, condition, equipment } : {}),
      ...identified,
    }
  })
}

function isSameCar(
  draft: TradeInDraft,
  said: Extract<Identification, { kind: 'VIN' | 'KEY_NUMBERS' | 'GARAGE' }>,
): boolean {
  if (said.kind === 'GARAGE') return draft.garageId === said.car?.id
  return said.kind === 'VIN' ? draft.vin === said.vin : draft.hsn === said.hsn && draft.tsn === said.tsn
}

async function lookUp(lookup: VehicleLookup, said: Identification): Promise<readonly LookedUpVehicle[]> {
  if (said.kind === 'KEY_NUMBERS') return lookup.byKeyNumbers(said.hsn, said.tsn)
  const found = said.kind === 'VIN' ? await lookup.byVin(said.vin) : undefined
  return found ? [found] : []
}

async function chosen(
  read: ReadHandle,
  draft: TradeInDraft,
  choices: readonly { readonly step: SequenceStep; readonly option: string }[],
): Promise<TradeInDraft | Refused> {
  let current: TradeInDraft = { ...draft, answers: await selectedOf(read, draft) }
  for (const { step, option } of choices) {
    const known = knownAfter(current.known, step, option)
    current = { ...current, known, answers: chooseOption(current.answers, step, option) }
    const states = sequenceStates({ ...known, ...current.answers }, await readSequenceSource(read, current))
    if (states.find(({ name }) => name === step)?.selectedOption !== option)
      return refused('INVALID_INPUT', { fields: [{ field: step, code: option === '' ? 'REQUIRED' : 'INVALID' }] })
  }
  return current
}

/** What numbers or garage know still counts unless the answer contradicts it: then it is another car from there on. */
function knownAfter(known: SequenceAnswers, step: SequenceStep, option: string | undefined): SequenceAnswers {
  return known[step] === undefined || known[step] === option ? known : answersBefore(known, step)
}

async function selectedOf(read: ReadHandle, draft: TradeInDraft): Promise<SequenceAnswers> {
  return selectedAnswers(sequenceStates({ ...draft.known, ...draft.answers }, await readSequenceSource(read, draft)))
}

/** A VIN of a maker we do not know identifies nothing and is still worth noting; the make is then a question. */
async function ofNumbers(
  read: ReadHandle,
  said: Extract<Identification, { kind: 'VIN' | 'KEY_NUMBERS' }>,
  found: readonly LookedUpVehicle[],
): Promise<Identified | Refused> {
  const numbers = said.kind === 'VIN' ? { vin: said.vin } : { hsn: said.hsn, tsn: said.tsn }
  const [first] = found
  if (!first) return said.kind === 'VIN' ? { ...numbers, known: {} } : refused('NOT_FOUND')
  const sameMake = found.filter(({ make }) => make === first.make)
  const models = [...new Set(sameMake.flatMap(({ model }) => (model === null ? [] : slugOf(model))))]
  const engines = [...new Set(sameMake.flatMap(({ fuel, power }) => (fuel && power ? engineOption(fuel, power) : [])))]
  const make = new Set(found.map((each) => each.make)).size === 1 ? await findMake(read, first.make) : undefined
  return {
    ...numbers,
    models: make && models.length > 0 ? models : null,
    known: {
      ...(make ? { make } : {}),
      ...(make && models.length === 1 ? { model: models[0]! } : {}),
      ...(engines.length === 1 ? { engine: engines[0]! } : {}),
    },
  }
}

async function ofGarage(read: ReadHandle, car: GarageCar | undefined): Promise<Identified | Refused> {
  if (!car) return refused('NOT_FOUND')
  const [year, month] = car.firstRegistration?.split('-') ?? []
  const make = (await findMake(read, car.make)) ?? slugOf(car.make)
  return {
    ...{ garageId: car.id, vin: car.vin, hsn: car.hsn, tsn: car.tsn, plate: car.plate },
    ...{ makeName: car.make, modelName: car.model },
    ...(car.mileage === null ? {} : { mileage: car.mileage }),
    known: {
      make,
      ...(car.model ? { model: slugOf(car.model) } : {}),
      ...(year && month ? { regmonth: month, regdate: year } : {}),
    },
  }
}
