import { z } from 'zod'
import { firstStepToDo, type StepOf } from '../routes/flows.ts'
import { checkAnswers } from './check-answers.ts'
import { type Answers, answerAt, type BankingPart } from './fields.ts'
import { INCOMES, EXPENSES } from './sums.ts'
import { type BankingDocument, documentsFor } from './documents.ts'

export type BankingStep = StepOf<'financing'>

const Part = z.record(z.string(), z.unknown()).nullable() as unknown as z.ZodType<Answers | null>

/** What somebody has entered in a financing application so far; blanks are null. It is only stored sealed. */
export const BankingDraft = z.object({
  personal: Part,
  household: Part,
  income: Part,
  /** The list of proofs was shown for these answers. */
  hasSeenDocuments: z.boolean(),
})
export type BankingDraft = z.output<typeof BankingDraft>

export const EMPTY_BANKING_DRAFT: BankingDraft = {
  ...{ personal: null, household: null, income: null },
  hasSeenDocuments: false,
}

/** The step that asks for each part. */
export const STEP_OF_PART = {
  personal: 'banking-personal',
  household: 'banking-household',
  income: 'banking-income',
} as const satisfies Record<BankingPart, BankingStep>

const PART_OF_STEP: Partial<Record<BankingStep, BankingPart>> = {
  'banking-personal': 'personal',
  'banking-household': 'household',
  'banking-income': 'income',
}

/** The first step that is not done; the confirmation never is. A document may have run out since it was entered. */
export function firstBankingStep(draft: BankingDraft, today: string): BankingStep {
  return firstStepToDo('financing', (step) => {
    const part = PART_OF_STEP[step]
    if (part === undefined) return step === 'banking-documents' && draft.hasSeenDocuments
    const answers = draft[part]
    return answers !== null && checkAnswers(part, answers, today).ok
  })
}

/** The proofs that belong to a draft. */
export function documentsOfDraft({ household, income }: Pick<BankingDraft, 'household' | 'income'>): BankingDocument[] {
  const text = (path: string) => {
    const value = answerAt(household, path)
    return typeof value === 'string' ? value : null
  }
  return documentsFor({
    professionalGroup: text('careerInformation.professionalGroup'),
    employmentType: text('careerInformation.employmentType'),
    amounts: Object.fromEntries([...INCOMES, ...EXPENSES].map((field) => [field, Number(income?.[field] ?? 0)])),
  })
}
