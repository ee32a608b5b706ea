import type { WriteHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { changeRequest } from '../../request/change-request.ts'
import { lockRequest } from '../../request/lock-request.ts'
import { type InspectionFindings, makeOffer, recordInspection } from '../../trade-in/inspect-trade-in.ts'
import type { AuditEntry } from '../../audit/record-audit.ts'
import { audited } from '../audited.ts'
import { authorizeRequest } from '../authorize-case.ts'
import { readTradeInRow, tradeInFingerprint } from './trade-in-for-staff.ts'

type Done = { readonly kind: 'done' }

interface Shown {
  readonly requestId: number
  /** Of the form. */
  readonly fingerprint: string
}

/** An inspection was arranged by telephone. Refused as `change`; CONFLICT where one is booked or the trade-in has ended. */
export function bookInspection(writer: Writer, actor: StaffActor, shown: Shown): Promise<Done | Refused> {
  return change(writer, actor, shown, { operation: 'book-inspection' }, (handle) =>
    changeRequest(handle, { requestId: shown.requestId, to: 'INSPECTION_BOOKED', actor: 'MERCHANT' }),
  )
}

/** Records what an inspection found. Refused as `change` and `recordInspection`. */
export function inspectAsStaff(
  writer: Writer,
  actor: StaffActor,
  shown: Shown,
  findings: InspectionFindings,
): Promise<Done | Refused> {
  return change(writer, actor, shown, { operation: 'inspect-trade-in', after: findings }, async (handle) => {
    const outcome = await recordInspection(handle, shown.requestId, findings)
    return outcome.kind === 'refused' ? outcome : { kind: 'done' }
  })
}

/** Makes the binding offer at the price of the lines; the customer is mailed. Refused as `change` and `makeOffer`. */
export function offerAsStaff(
  writer: Writer,
  actor: StaffActor,
  shown: Shown,
  { validUntil, mainOrigin }: { readonly validUntil: string; readonly mainOrigin: string },
): Promise<Done | Refused> {
  return change(writer, actor, shown, { operation: 'offer-trade-in', after: { validUntil } }, async (handle) => {
    const { requestId } = shown
    const outcome = await makeOffer(handle, { requestId, validUntil, actor: 'MERCHANT', mainOrigin })
    return outcome.kind === 'refused' ? outcome : { kind: 'done' }
  })
}

/** The dealer does not buy the car. Refused as `change`; CONFLICT once there is an offer. */
export function declineAsStaff(
  writer: Writer,
  actor: StaffActor,
  shown: Shown,
  reason: ClosingReason,
): Promise<Done | Refused> {
  return change(writer, actor, shown, { operation: 'decline-trade-in', after: { reason } }, (handle) =>
    changeRequest(handle, { requestId: shown.requestId, to: 'DECLINED', actor: 'MERCHANT', reason }),
  )
}

/** Refused as by `authorizeRequest`; NOT_FOUND for a request about something else, CHANGED where something else was shown. */
function change(
  writer: Writer,
  actor: StaffActor,
  { requestId, fingerprint }: Shown,
  entry: { readonly operation: AuditEntry['operation']; readonly after?: object },
  run: (handle: WriteHandle) => Promise<Done | Refused>,
): Promise<Done | Refused> {
  return audited<Done>(writer, actor, {
    allow: (handle) => authorizeRequest(handle, actor, 'trade-ins.offer', requestId),
    entry: { ...entry, subject: `trade-in ${requestId}` },
    change: async (handle) => {
      await lockRequest(handle, requestId)
      const row = await readTradeInRow(handle, requestId)
      if (!row) return refused('NOT_FOUND')
      return tradeInFingerprint(row) === fingerprint ? run(handle) : refused('CHANGED')
    },
  })
}
