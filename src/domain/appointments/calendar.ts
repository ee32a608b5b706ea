import type { FederalState } from '../delivery/federal-state.ts'
import type { MinuteRange } from './minutes.ts'

/** What an appointment is for. */
export const APPOINTMENT_KINDS = ['WORKSHOP', 'TEST_DRIVE', 'INSPECTION', 'HAND_OVER'] as const
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/** How long an appointment takes its resource. At a workshop it is the reception: the work itself is counted by group. */
export const APPOINTMENT_MINUTES: Readonly<Record<AppointmentKind, number>> = {
  WORKSHOP: 15,
  TEST_DRIVE: 45,
  INSPECTION: 30,
  HAND_OVER: 60,
}

/** How long a time is reserved while somebody fills in the rest; it can be extended once by the same. */
export const SLOT_RESERVATION_MINUTES = 15

/** Groups of a workshop whose hours are counted apart: mechanics, tyres, body, and the inspector, who comes on certain weekdays. */
export const WORK_GROUPS = ['MECHANICS', 'TYRES', 'BODY', 'INSPECTOR'] as const
export type WorkGroup = (typeof WORK_GROUPS)[number]

/** Minutes of work by group. */
export type Work = Readonly<Partial<Record<WorkGroup, number>>>

/** When a merchant takes appointments. */
export interface AppointmentCalendar {
  /** For its holidays; null: only the nationwide ones. */
  readonly federalState: FederalState | null
  readonly closedOnHolidays: boolean
  /** Appointments begin at multiples of this many minutes after midnight. */
  readonly gridMinutes: number
  /** Between booking and appointment. */
  readonly noticeMinutes: number
  /** How many days from today on are open for booking. */
  readonly horizonDays: number
  readonly plan: readonly DayPlan[]
  readonly exceptions: readonly DayException[]
}

/** The plan of a weekday, Monday 1 to Sunday 7. A weekday without one is closed. */
export interface DayPlan extends MinuteRange {
  readonly weekday: number
  readonly breaks: readonly MinuteRange[]
}

/** Replaces plan and holidays for one day. */
export interface DayException {
  readonly day: string
  /** Null: closed. */
  readonly open: MinuteRange | null
}
