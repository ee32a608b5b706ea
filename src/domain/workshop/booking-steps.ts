import { firstStepToDo, type StepOf } from '../routes/flows.ts'
import type { BookingDraft } from './booking-draft.ts'

export type BookingStep = StepOf<'workshop'>

/** What a booking requires of the answers. */
export interface BookingNeeds {
  /** The workshop takes appointments online; otherwise it gets an enquiry without a time. */
  readonly hasCalendar: boolean
}

function isStepDone(step: BookingStep, draft: BookingDraft, { hasCalendar }: BookingNeeds): boolean {
  if (step === 'workshop') return draft.skus.length > 0
  if (step === 'service-vehicle') return draft.vehicle !== null
  if (step === 'service-workshop') return draft.merchant !== null && draft.price !== null
  if (step === 'service-appointment') return draft.slot !== null || !hasCalendar
  return step === 'service-contact' && draft.contact !== null
}

/** The first step that is not done; the summary never is. */
export function firstBookingStep(draft: BookingDraft, needs: BookingNeeds): BookingStep {
  return firstStepToDo('workshop', (step) => isStepDone(step, draft, needs))
}
