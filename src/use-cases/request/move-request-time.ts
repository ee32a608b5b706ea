import type { WriteHandle, Writer } from '#database/handles.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { moveFrom } from '#domain/request/transitions.ts'
import { readAppointment } from '../appointment/appointment.ts'
import { readMovableUntil } from '../appointment/movable-until.ts'
import { moveAppointment } from '../appointment/move-appointment.ts'
import type { SlotTaken } from '../appointment/take-slot.ts'
import { changeRequest } from './change-request.ts'
import { lockRequest } from './lock-request.ts'
import { type RequestAccess, sideOf } from './request.ts'

/** How long a proposed time waits for the customer; never longer than until the day before it. */
const PROPOSAL_MS = 3 * 86_400_000

interface NewTime {
  readonly requestId: number
  readonly slot: SlotChoice
  readonly actor: StateActor
}

type Moved = { readonly kind: 'done' }

/** As `moveRequestTime`, for the customer whom the access opens the request for. */
export async function moveOwnRequestTime(
  writer: Writer,
  access: RequestAccess,
  { requestId, slot }: Pick<NewTime, 'requestId' | 'slot'>,
): Promise<Moved | SlotTaken | Refused> {
  return writer.transaction(async (handle) =>
    (await sideOf(handle, requestId, access)) === 'CUSTOMER'
      ? moveRequestTime(handle, { requestId, slot, actor: 'CUSTOMER' })
      : refused('NOT_FOUND'),
  )
}

/**
 * Gives the appointment of a request another time. The customer's choice is for the seller to confirm, the seller's of a booking for the
 * customer. Refused: NOT_FOUND where the request has no appointment, CONFLICT where it is closed or its appointment too near, UNAVAILABLE
 * with alternatives where the time is taken.
 */
export async function moveRequestTime(
  handle: WriteHandle,
  { requestId, slot, actor }: NewTime,
): Promise<Moved | SlotTaken | Refused> {
  const row = await lockRequest(handle, requestId)
  const appointment = row && (await readAppointment(handle, requestId))
  if (!appointment) return refused('NOT_FOUND')
  const next = moveFrom(row.kind, row.state, actor)
  const until = await readMovableUntil(handle, appointment)
  if (!next || !until || (actor === 'CUSTOMER' && until <= new Date())) return refused('CONFLICT')
  if (appointment.day === slot.day && appointment.minute === slot.minute) return { kind: 'done' }
  const outcome = await moveAppointment(handle, { requestId, slot })
  if (outcome.kind === 'refused') return outcome
  const { startsAt } = outcome.appointment
  const expiresAt =
    next.to === 'ALTERNATIVE_PROPOSED'
      ? new Date(Math.min(Date.now() + PROPOSAL_MS, startsAt.getTime() - 86_400_000))
      : undefined
  return changeRequest(handle, { requestId, to: next.to, actor, expiresAt, movedTo: startsAt })
}
