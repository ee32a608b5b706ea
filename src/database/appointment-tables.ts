import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AppointmentKind, Work, WorkGroup } from '#domain/appointments/calendar.ts'
import type { MinuteRange } from '#domain/appointments/minutes.ts'
import type { FederalState } from '#domain/delivery/federal-state.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface AppointmentCalendarsTable {
  merchant_id: number
  federal_state: FederalState | null
  closed_on_holidays: Generated<boolean>
  grid_minutes: Generated<number>
  notice_minutes: Generated<number>
  horizon_days: Generated<number>
  /** False: it follows the opening hours. */
  has_own_plan: Generated<boolean>
}

interface AppointmentPlansTable {
  merchant_id: number
  weekday: number
  from_minute: number
  to_minute: number
  breaks: JSONColumnType<MinuteRange[], string | undefined>
}

interface AppointmentExceptionsTable {
  merchant_id: number
  day: string
  from_minute: number | null
  to_minute: number | null
}

interface AppointmentResourcesTable {
  id: Generated<number>
  merchant_id: number
  name: string
  kinds: string[]
  buffer_minutes: Generated<number>
}

interface AppointmentCapacitiesTable {
  merchant_id: number
  work_group: WorkGroup
  weekday: number
  minutes: number
}

interface AppointmentBlocksTable {
  id: Generated<number>
  merchant_id: number
  day: string
  from_minute: number
  to_minute: number
  /** Null: every kind. */
  kind: AppointmentKind | null
  reason: string
  created_at: Timestamp
}

interface AppointmentDayCapacitiesTable {
  merchant_id: number
  day: string
  work_group: WorkGroup
  minutes: number
}

export type AppointmentState = 'RESERVED' | 'BOOKED' | 'CANCELLED'

interface AppointmentsTable {
  id: Generated<number>
  uid: Generated<string>
  merchant_id: number
  resource_id: number
  vehicle_id: number | null
  kind: AppointmentKind
  state: AppointmentState
  draft_key: string | null
  request_id: number | null
  reserved_until: Date | null
  is_extended: Generated<boolean>
  day: string
  from_minute: number
  length_minutes: number
  starts_at: WritableTimestamp
  /** A range of instants, only ever compared inside the database. */
  during: ColumnType<string, string, string>
  work: JSONColumnType<Work, string | undefined>
  sequence: Generated<number>
  reminders: Generated<number>
  /** Nobody came. */
  missed_at: Generated<Date | null>
  created_at: Timestamp
  changed_at: Timestamp
}

export interface AppointmentTables {
  appointment_calendars: AppointmentCalendarsTable
  appointment_plans: AppointmentPlansTable
  appointment_exceptions: AppointmentExceptionsTable
  appointment_resources: AppointmentResourcesTable
  appointment_capacities: AppointmentCapacitiesTable
  appointment_blocks: AppointmentBlocksTable
  appointment_day_capacities: AppointmentDayCapacitiesTable
  appointments: AppointmentsTable
}
