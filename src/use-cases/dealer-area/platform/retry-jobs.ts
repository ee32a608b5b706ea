import type { WriteHandle, Writer } from '#database/handles.ts'
import { rescheduleGivenUpJobs } from '#database/jobs.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { type AuditActor, recordAudit } from '../../audit/record-audit.ts'
import { auditActor } from '../../staff/audit-actor.ts'

interface RetriedJobs {
  readonly kind: 'done'
  /** How many jobs were given up. */
  readonly count: number
}

/**
 * Has every given-up job but runs of the schedule tried again, at once and, where it still fails, as often and with the same pauses as
 * before. Jobs may be repeated: each looks at what is already done. Where there was any, the audit log gets a row.
 */
export async function retryJobs(handle: WriteHandle, by: AuditActor): Promise<RetriedJobs> {
  const count = await rescheduleGivenUpJobs(handle)
  if (count > 0) await recordAudit(handle, by, { operation: 'retry-jobs', subject: 'jobs', after: { count } })
  return { kind: 'done', count }
}

/** `retryJobs` by an administrator. Refused as by `authorize`. */
export async function retryJobsAsStaff(writer: Writer, actor: StaffActor): Promise<RetriedJobs | Refused> {
  const refusal = authorize(actor, 'operations.change', null, new Date())
  if (refusal) return refusal
  return writer.transaction((handle) => retryJobs(handle, auditActor(actor)))
}
