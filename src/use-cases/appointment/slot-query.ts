import type { AppointmentKind, Work } from '#domain/appointments/calendar.ts'

/** Which times somebody looks for. */
export interface SlotQuery {
  readonly merchantId: number
  readonly kind: AppointmentKind
  /** Work that the appointment brings, by group. */
  readonly work?: Work
  /** The car that is needed for it. */
  readonly vehicleId?: number
  /** The draft that looks: what it has reserved itself counts as free. */
  readonly draftKey?: string
  /** The appointment that is to be moved counts as free likewise. */
  readonly appointmentId?: number
}
