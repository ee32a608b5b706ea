import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  type BulkKind,
  type BulkProposal,
  type BulkRefusal,
  type BulkResult,
  type BulkTerm,
  isComplete,
  UNDO_MINUTES,
} from '#domain/stock/bulk-change.ts'
import { fingerprintOf } from '../dealer-area/fingerprint.ts'
import { bulkOutcome } from './bulk-vehicle.ts'
import { readStockSeller, readStockVehicles, type StockVehicle } from './locked-stock.ts'

/** A change of many cars: proposed, applied, or reverted. */
export interface BulkChange {
  readonly id: number
  readonly merchantId: number
  readonly kind: BulkKind
  readonly proposal: BulkProposal | null
  readonly vehicleIds: readonly number[]
  readonly by: string
  readonly createdAt: Date
  readonly appliedAt: Date | null
  readonly results: readonly BulkResult[]
  readonly revertedAt: Date | null
  readonly revertedCount: number
}

/** One car of a preview; `result` where it changes, else why not. */
export interface PreviewRow {
  readonly vehicle: Pick<StockVehicle, 'id' | 'number' | 'makeName' | 'modelName'> | null
  readonly id: number
  readonly outcome: { readonly result: BulkResult } | { readonly refusal: BulkRefusal }
  /** Which term of the offer changes, where one does. */
  readonly term?: BulkTerm
}

export interface BulkChangeView {
  readonly kind: 'found'
  readonly change: BulkChange
  /** What applying it would do now; empty once it is applied, or where nothing is proposed. */
  readonly preview: readonly PreviewRow[]
  /** Of the preview: what is applied has to be what was shown. */
  readonly digest: string
}

/** A change with its preview. Refused as by `authorizeBulkChange`. */
export async function readBulkChange(
  read: ReadHandle,
  actor: StaffActor,
  id: number,
): Promise<BulkChangeView | Refused> {
  const found = await authorizeBulkChange(read, actor, id)
  if (found.kind === 'refused') return found
  const { change } = found
  const preview = change.appliedAt === null ? await previewOf(read, change) : []
  return { kind: 'found', change, preview, digest: digestOf(preview) }
}

/** What a merchant's staff have changed lately, the latest first. Refused as by `authorize`. */
export async function readBulkChanges(
  read: ReadHandle,
  actor: StaffActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly changes: readonly BulkChange[] } | Refused> {
  const refusal = authorize(actor, 'stock.read', merchantId, new Date())
  if (refusal) return refusal
  const changes = await rowsOf(read)
    .where('b.merchant_id', '=', merchantId)
    .where('b.applied_at', 'is not', null)
    .orderBy('b.applied_at', 'desc')
    .limit(20)
    .execute()
  return { kind: 'found', changes }
}

/** A change that somebody may see and change; one that does not exist is refused like somebody else's. */
export async function authorizeBulkChange(
  handle: SelectHandle,
  actor: StaffActor,
  id: number,
): Promise<{ readonly kind: 'allowed'; readonly merchantId: number; readonly change: BulkChange } | Refused> {
  const change = await rowsOf(handle).where('b.id', '=', id).executeTakeFirst()
  if (!change) return refused('FORBIDDEN')
  const { merchantId } = change
  return authorize(actor, 'stock.change', merchantId, new Date()) ?? { kind: 'allowed', merchantId, change }
}

/** What a change does to each selected car, as they stand. */
export async function previewOf(
  handle: SelectHandle,
  change: BulkChange,
): Promise<(PreviewRow & { readonly edited?: StockVehicle })[]> {
  const { kind, proposal, merchantId, vehicleIds, createdAt } = change
  if (proposal === null || !isComplete(kind, proposal)) return []
  const stock = await readStockSeller(handle, merchantId)
  const vehicles = await readStockVehicles(handle, merchantId, vehicleIds)
  const term = proposal.term ? { term: proposal.term.key } : {}
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  return vehicleIds.map((id) => {
    const vehicle = byId.get(id)
    if (!vehicle) return { id, vehicle: null, outcome: { refusal: 'GONE' } }
    if (vehicle.changedAt > createdAt) return { id, vehicle, outcome: { refusal: 'CHANGED' } }
    const outcome = bulkOutcome(vehicle, { kind, proposal }, stock)
    return 'refusal' in outcome
      ? { id, vehicle, outcome }
      : { id, vehicle, outcome: { result: outcome.result }, edited: outcome.vehicle, ...term }
  })
}

export function digestOf(preview: readonly PreviewRow[]): string {
  return fingerprintOf(preview.map(({ id, outcome }) => [id, outcome]))
}

/** Until when a change can be reverted; undefined where it is not applied, or reverted already. */
export function undoUntil({ appliedAt, revertedAt }: BulkChange): Date | undefined {
  if (appliedAt === null || revertedAt !== null) return undefined
  return new Date(appliedAt.getTime() + UNDO_MINUTES * 60_000)
}

function rowsOf(handle: SelectHandle) {
  return handle
    .selectFrom('bulk_changes as b')
    .innerJoin('staff as s', 's.id', 'b.staff_id')
    .select([
      'b.id',
      'b.merchant_id as merchantId',
      'b.kind',
      'b.proposal',
      'b.vehicle_ids as vehicleIds',
      's.name as by',
    ])
    .select(['b.created_at as createdAt', 'b.applied_at as appliedAt', 'b.results', 'b.reverted_at as revertedAt'])
    .select('b.reverted_count as revertedCount')
}
