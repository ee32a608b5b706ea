import { firstStepToDo, type StepOf } from '../routes/flows.ts'
import { missingAnswers } from './condition.ts'
import type { TradeInDraft } from './trade-in-draft.ts'

export type TradeInStep = StepOf<'trade-in'>

/** What a trade-in requires of the answers. */
export interface TradeInNeeds {
  /** Every question about the car is answered. */
  readonly isIdentified: boolean
  readonly isElectric: boolean
  /** The chosen dealer is one of this shop. */
  readonly hasDealer: boolean
}

function isStepDone(step: TradeInStep, { mileage, condition }: TradeInDraft, needs: TradeInNeeds): boolean {
  if (step === 'tradein-vehicle') return needs.isIdentified && mileage !== null
  if (step === 'tradein-condition') return missingAnswers({ isElectric: needs.isElectric, condition }).length === 0
  return step === 'tradein-dealer' && needs.hasDealer
}

/** The first step that is not done; the offer never is. */
export function firstTradeInStep(draft: TradeInDraft, needs: TradeInNeeds): TradeInStep {
  return firstStepToDo('trade-in', (step) => isStepDone(step, draft, needs))
}
