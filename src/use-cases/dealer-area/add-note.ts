import type { WriteHandle, Writer } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from './audited.ts'
import { authorizeOrder, authorizeRequest } from './authorize-case.ts'
import type { Case } from './case-notes.ts'

/** Writes a note about a request or an order, for colleagues only. Refused as by `authorizeRequest` and `authorizeOrder`. */
export function addNote(
  writer: Writer,
  actor: StaffActor,
  about: Case,
  text: string,
): Promise<{ readonly kind: 'done' } | Refused> {
  const subject = 'requestId' in about ? `request ${about.requestId}` : `order ${about.orderId}`
  return audited(writer, actor, {
    allow: (handle) =>
      'requestId' in about
        ? authorizeRequest(handle, actor, 'requests.read', about.requestId)
        : authorizeOrder(handle, actor, 'orders.read', about.orderId),
    entry: { operation: 'add-note', subject },
    change: (handle) => insertNote(handle, actor, about, text),
  })
}

async function insertNote(handle: WriteHandle, { staffId, name }: StaffActor, about: Case, text: string) {
  await handle
    .insertInto('case_notes')
    .values({
      request_id: 'requestId' in about ? about.requestId : null,
      order_id: 'orderId' in about ? about.orderId : null,
      ...{ staff_id: staffId, author: name, text },
    })
    .execute()
  return { kind: 'done' } as const
}
