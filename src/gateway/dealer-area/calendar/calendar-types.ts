import { APPOINTMENT_KINDS, WORK_GROUPS } from '#domain/appointments/calendar.ts'
import { builder } from '../builder.ts'

export const AppointmentKindType = builder.enumType('AppointmentKind', { values: APPOINTMENT_KINDS })
export const WorkGroupType = builder.enumType('WorkGroup', { values: WORK_GROUPS })
