import { EXPENSES, INCOMES } from './sums.ts'

const RESIDENCE = ['street', 'streetNumber', 'zipCode', 'city'] as const

/** The fields of each step, in the order of its form, by their path in the input (specification, section 3). */
export const STEP_FIELDS = {
  personal: [
    ...['salutation', 'title', 'firstName', 'lastName', 'birthName', 'birthDate', 'birthPlace'].map(of('application')),
    ...['phoneNumber', 'emailAddress'].map(of('application')),
    ...RESIDENCE.map(of('homeAddress.currentResidence')),
    ...['country', 'residenceDate'].map(of('homeAddress')),
    ...RESIDENCE.map(of('homeAddress.previousResidence')),
    ...['idType', 'idNumberPass', 'issuingAuthority', 'issuingDate', 'expiryDate'].map(of('application')),
  ],
  household: [
    ...[
      'maritalStatus',
      'peopleInHousehold',
      'numberOfChildren',
      'livingSituation',
      'homeOwnership',
      'nationality',
    ].map(of('householdInformation')),
    ...['residencePermit', 'residencePermitUntilDate'].map(of('householdInformation')),
    ...['professionalGroup', 'jobTitle', 'employerName', 'jobPlace', 'employmentType', 'employedDate'].map(
      of('careerInformation'),
    ),
    ...['employedUntilDate', 'hasPreviousEmployer', 'previousEmployerName', 'previousJobPlace'].map(
      of('careerInformation'),
    ),
  ],
  income: [...INCOMES, ...EXPENSES, 'iban', 'bankName', 'otherInformation'],
} as const satisfies Record<string, readonly string[]>

/** The steps with answers to enter. */
export type BankingPart = keyof typeof STEP_FIELDS
export const BANKING_PARTS = ['personal', 'household', 'income'] as const satisfies readonly BankingPart[]

/** Answers of a step by group, as far as they are known. */
export type Answers = { readonly [Name in string]?: string | number | boolean | null | Answers }

/** The answer at a path such as `homeAddress.currentResidence.city`. */
export function answerAt(answers: Answers | null | undefined, path: string): string | number | boolean | null {
  let value: Answers[string] = answers
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null
    value = value[name]
  }
  return typeof value === 'object' ? null : (value ?? null)
}

/** Nested answers of what is given by path; what is left out is null. */
export function answersOf(
  part: BankingPart,
  valueOf: (path: string) => string | number | boolean | null | undefined,
): Answers {
  const answers: Record<string, unknown> = {}
  for (const path of STEP_FIELDS[part]) {
    const names = path.split('.')
    let group = answers
    for (const name of names.slice(0, -1)) group = (group[name] ??= {}) as Record<string, unknown>
    group[names.at(-1) ?? path] = valueOf(path) ?? null
  }
  return answers as Answers
}

function of<const Group extends string>(group: Group) {
  return <const Name extends string>(name: Name): `${Group}.${Name}` => `${group}.${name}`
}
