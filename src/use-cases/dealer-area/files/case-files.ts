import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { ORDER_FILES } from '#domain/order/order-files.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { CONDITION_QUESTIONS } from '#domain/trade-in/condition.ts'
import type { CasePlace, UploadKind } from '#domain/upload/upload.ts'
import { lockRequest } from '../../request/lock-request.ts'
import { readTradeInRow } from '../trade-in/trade-in-for-staff.ts'
import { authorizeOrder, authorizeRequest } from '../authorize-case.ts'

/** A case to which staff add files: documents to an order, pictures to the lines of an inspection. `id` of the order or the request. */
export interface FileCase {
  readonly kind: 'ORDER' | 'INSPECTION'
  readonly id: number
}

export const FILE_KINDS: Readonly<Record<FileCase['kind'], UploadKind>> = { ORDER: 'DOCUMENT', INSPECTION: 'PICTURE' }

export function placeOf({ kind, id }: FileCase): CasePlace {
  return kind === 'ORDER' ? `order:${id}` : `inspection:${id}`
}

export function subjectOf({ kind, id }: FileCase): string {
  return kind === 'ORDER' ? `order ${id}` : `trade-in ${id}`
}

/** Whether a file can be about this: a kind of document, or a line of the inspection. */
export function isFileField({ kind }: FileCase, field: string): boolean {
  return kind === 'ORDER'
    ? ORDER_FILES.some((each) => each === field)
    : CONDITION_QUESTIONS.some(({ key }) => key === field)
}

/**
 * Who may add and remove files. Refused as by `authorizeOrder` or `authorizeRequest`; NOT_FOUND for a request that is no trade-in; CONFLICT
 * unless its inspection is under way, as the customer decides by what the offer shows.
 */
export async function authorizeFiles(
  handle: SelectHandle,
  actor: DealerAreaActor,
  { kind, id }: FileCase,
): Promise<{ readonly kind: 'allowed'; readonly merchantId: number } | Refused> {
  if (kind === 'ORDER') return authorizeOrder(handle, actor, 'orders.file', id)
  const allowed = await authorizeRequest(handle, actor, 'trade-ins.offer', id)
  if (allowed.kind === 'refused') return allowed
  const row = await readTradeInRow(handle, id)
  if (!row) return refused('NOT_FOUND')
  return row.state === 'INSPECTION_BOOKED' ? allowed : refused('CONFLICT')
}

/** The same within a change: an inspection is locked first, so that an offer sent at this moment comes before the files or after them. */
export async function authorizeFilesLocked(
  handle: WriteHandle,
  actor: DealerAreaActor,
  of: FileCase,
): ReturnType<typeof authorizeFiles> {
  const allowed = await authorizeFiles(handle, actor, of)
  if (allowed.kind === 'refused' || of.kind === 'ORDER') return allowed
  await lockRequest(handle, of.id)
  return authorizeFiles(handle, actor, of)
}
