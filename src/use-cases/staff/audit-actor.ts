import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { AuditActor } from '../audit/record-audit.ts'

export function auditActor({ staffId, name }: StaffActor): AuditActor {
  return { staffId, name }
}
