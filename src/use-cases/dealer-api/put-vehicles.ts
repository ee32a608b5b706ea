import type { WriteHandle, Writer } from '#database/handles.ts'
import { once } from '#database/idempotency.ts'
import { authorizeMachine } from '#domain/dealer-api/authorize-machine.ts'
import type { DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import type { RefusedValue } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isInternalNumber } from '#domain/stock/internal-number.ts'
import { MAX_NUMBER } from '../stock/create-vehicle.ts'
import { type EnteredVehicle, readEnteredVehicle } from '../stock/edit-vehicle.ts'
import type { HandChanges } from '../stock/hand-changes.ts'
import { insertVehicle } from '../stock/insert-vehicle.ts'
import { lockStock, type StockVehicle } from '../stock/locked-stock.ts'
import { storeVehicles } from '../stock/store-vehicles.ts'
import { findOrAddModel } from '../vehicle/find-or-add-model.ts'
import { lockByNumber, setMissing } from './vehicles-by-number.ts'
import { withFedValues } from './with-fed-values.ts'

/** A vehicle as a program sends it: texts by key of the field table, besides `make` and `model`. What is left out stays as it is. */
export interface SentVehicle {
  readonly number: string
  readonly entered: EnteredVehicle
}

export interface PutVehicle {
  readonly number: string
  readonly outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'REFUSED'
  readonly problems: readonly RefusedValue[]
}

export const MAX_BATCH = 100

/**
 * Adds and changes a merchant's vehicles as a delivery would: what a person has changed stays, and what was sent for it is noted. A vehicle
 * with a wrong value is refused by itself and stays as it is. Refused as by `authorizeMachine`; more than a hundred (INVALID_INPUT);
 * KEY_REUSED.
 */
export async function putVehicles(
  writer: Writer,
  actor: DealerApiActor,
  { vehicles, idempotencyKey }: { readonly vehicles: readonly SentVehicle[]; readonly idempotencyKey: string | null },
): Promise<{ readonly kind: 'done'; readonly vehicles: readonly PutVehicle[] } | Refused> {
  const machine = authorizeMachine(actor, 'STOCK')
  if (machine.kind === 'refused') return machine
  if (vehicles.length > MAX_BATCH)
    return refused('INVALID_INPUT', { fields: [{ field: 'vehicles', code: 'TOO_LONG', limit: MAX_BATCH }] })
  const { keyId, merchantId } = machine
  const request = idempotencyKey && { owner: `api-key:${keyId}`, operation: 'upsertVehicles', key: idempotencyKey }
  return writer.transaction((handle) =>
    once(handle, request || null, vehicles, async () => {
      const results = await putAll(handle, merchantId, vehicles)
      return { kind: 'done', vehicles: results } as const
    }),
  )
}

async function putAll(
  handle: WriteHandle,
  merchantId: number,
  sent: readonly SentVehicle[],
): Promise<readonly PutVehicle[]> {
  const stock = await lockStock(handle, merchantId)
  const known = await lockByNumber(
    handle,
    merchantId,
    sent.map(({ number }) => number),
  )
  const changed: StockVehicle[] = []
  const results: PutVehicle[] = []
  const seen = new Set<string>()
  for (const { number, entered } of sent) {
    const before = known.get(number)
    const read = readSent(number, before ? entered : { make: '', model: '', price: '', ...entered }, seen)
    seen.add(number)
    if ('problems' in read) {
      results.push({ number, outcome: 'REFUSED', problems: read.problems })
      continue
    }
    const vehicle =
      before ?? (await insertVehicle(handle, { merchantId, number, isByHand: false, ...named(read.values) }))
    const after = withFedValues(vehicle, read.values, stock, before === undefined)
    const isChanged = before === undefined || after !== before
    if (isChanged) changed.push(await withModel(handle, vehicle, after))
    const outcome = before === undefined ? 'CREATED' : isChanged ? 'UPDATED' : 'UNCHANGED'
    results.push({ number, outcome, problems: [] })
  }
  await setMissing(
    handle,
    [...known.values()].filter(({ number }) => isAccepted(results, number)),
    false,
  )
  await storeVehicles(handle, changed, stock.products)
  return results
}

function readSent(
  number: string,
  entered: EnteredVehicle,
  seen: ReadonlySet<string>,
): { readonly values: HandChanges } | { readonly problems: readonly RefusedValue[] } {
  const read = readEnteredVehicle(entered)
  const wrong = numberProblems(number, seen)
  if (wrong.length === 0) return read
  return { problems: [...wrong, ...('problems' in read ? read.problems : [])] }
}

function numberProblems(number: string, seen: ReadonlySet<string>): RefusedValue[] {
  if (number.trim() === '') return [{ field: 'number', code: 'REQUIRED' }]
  if (number.length > MAX_NUMBER) return [{ field: 'number', code: 'TOO_LONG', limit: MAX_NUMBER }]
  return seen.has(number) || !isInternalNumber(number) ? [{ field: 'number', code: 'INVALID' }] : []
}

function named({ make, model, price }: HandChanges) {
  return { makeName: String(make), modelName: String(model), price: Number(price) }
}

async function withModel(handle: WriteHandle, before: StockVehicle, after: StockVehicle): Promise<StockVehicle> {
  if (before.makeName === after.makeName && before.modelName === after.modelName) return after
  const model = await findOrAddModel(handle, after.makeName, after.modelName)
  return { ...after, makeId: model.make_id, modelId: model.model_id }
}

function isAccepted(results: readonly PutVehicle[], number: string): boolean {
  return results.some((result) => result.number === number && result.outcome !== 'REFUSED')
}
