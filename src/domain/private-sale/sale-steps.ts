import { firstStepToDo, type StepOf } from '../routes/flows.ts'
import type { SaleDraft } from './listing.ts'

export type SaleStep = StepOf<'private-sale'>

/** The first step that is not done; the check never is. */
export function firstSaleStep({ information, arePicturesDone }: SaleDraft): SaleStep {
  return firstStepToDo('private-sale', (step) => {
    if (step === 'private-sale-information') return information !== null
    return step === 'private-sale-images' && arePicturesDone
  })
}
