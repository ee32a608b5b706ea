import { type Answers, answerAt } from '#domain/banking/fields.ts'
import { EXPENSES, INCOMES } from '#domain/banking/sums.ts'
import { builder } from '../builder.ts'

const RESIDENCE = ['street', 'streetNumber', 'zipCode', 'city'] as const
const DAY = 'YYYY-MM-DD.'
const MONTH = 'MM/YYYY.'

/** The fields of each group by the kind of their values; the names are those of the specification, section 3. */
const GROUPS = {
  BankingApplication: {
    text: [
      ...['salutation', 'title', 'firstName', 'lastName', 'birthName', 'birthPlace', 'phoneNumber', 'emailAddress'],
      ...['idType', 'idNumberPass', 'issuingAuthority'],
    ],
    day: ['birthDate', 'issuingDate', 'expiryDate'],
  },
  BankingResidence: { text: RESIDENCE },
  BankingHousehold: {
    text: ['maritalStatus', 'livingSituation', 'nationality', 'residencePermit'],
    day: ['residencePermitUntilDate'],
    count: ['peopleInHousehold', 'numberOfChildren'],
    flag: ['homeOwnership'],
  },
  BankingCareer: {
    text: [
      ...['professionalGroup', 'jobTitle', 'employmentType', 'employerName', 'jobPlace'],
      ...['previousEmployerName', 'previousJobPlace'],
    ],
    month: ['employedDate', 'employedUntilDate'],
    flag: ['hasPreviousEmployer'],
  },
} as const satisfies Record<string, Group>

interface Group {
  readonly text?: readonly string[]
  readonly day?: readonly string[]
  readonly month?: readonly string[]
  readonly count?: readonly string[]
  readonly flag?: readonly string[]
}

function named<T>(names: readonly string[] | undefined, fieldOf: (name: string) => T): Record<string, T> {
  return Object.fromEntries((names ?? []).map((name) => [name, fieldOf(name)]))
}

function input(name: keyof typeof GROUPS) {
  const group: Group = GROUPS[name]
  return builder.inputType(`${name}Input`, {
    fields: (t) => ({
      ...named(group.text, () => t.string()),
      ...named(group.day, () => t.string({ description: DAY })),
      ...named(group.month, () => t.string({ description: MONTH })),
      ...named(group.count, () => t.int()),
      ...named(group.flag, () => t.boolean()),
    }),
  })
}

function output(name: keyof typeof GROUPS) {
  const group: Group = GROUPS[name]
  const text = (answers: Answers, field: string) => {
    const value = answerAt(answers, field)
    return value === null ? null : String(value)
  }
  return builder.objectRef<Answers>(name).implement({
    fields: (t) => ({
      ...named(group.text, (field) => t.string({ nullable: true, resolve: (answers) => text(answers, field) })),
      ...named(group.day, (field) =>
        t.string({ nullable: true, description: DAY, resolve: (answers) => text(answers, field) }),
      ),
      ...named(group.month, (field) =>
        t.string({ nullable: true, description: MONTH, resolve: (answers) => text(answers, field) }),
      ),
      ...named(group.count, (field) => t.int({ nullable: true, resolve: (answers) => numberAt(answers, field) })),
      ...named(group.flag, (field) => t.boolean({ nullable: true, resolve: (answers) => flagAt(answers, field) })),
    }),
  })
}

function numberAt(answers: Answers, field: string): number | null {
  const value = answerAt(answers, field)
  return typeof value === 'number' ? value : null
}

function flagAt(answers: Answers, field: string): boolean | null {
  const value = answerAt(answers, field)
  return typeof value === 'boolean' ? value : null
}

function groupAt(answers: Answers, name: string): Answers {
  const value = answers[name]
  return typeof value === 'object' && value !== null ? value : {}
}

const [ApplicationType, ResidenceType, HouseholdType, CareerType] = [
  output('BankingApplication'),
  output('BankingResidence'),
  output('BankingHousehold'),
  output('BankingCareer'),
]
const [ApplicationInput, ResidenceInput, HouseholdInput, CareerInput] = [
  input('BankingApplication'),
  input('BankingResidence'),
  input('BankingHousehold'),
  input('BankingCareer'),
]

const HomeAddressType = builder.objectRef<Answers>('BankingHomeAddress').implement({
  fields: (t) => ({
    currentResidence: t.field({ type: ResidenceType, resolve: (answers) => groupAt(answers, 'currentResidence') }),
    country: t.string({ nullable: true, resolve: (answers) => textAt(answers, 'country') }),
    residenceDate: t.string({
      nullable: true,
      description: MONTH,
      resolve: (answers) => textAt(answers, 'residenceDate'),
    }),
    previousResidence: t.field({ type: ResidenceType, resolve: (answers) => groupAt(answers, 'previousResidence') }),
  }),
})

const HomeAddressInput = builder.inputType('BankingHomeAddressInput', {
  fields: (t) => ({
    currentResidence: t.field({ type: ResidenceInput }),
    country: t.string({ description: 'ISO 3166-1 alpha-2.' }),
    residenceDate: t.string({ description: MONTH }),
    previousResidence: t.field({ type: ResidenceInput }),
  }),
})

export const PersonalDataType = builder.objectRef<Answers>('BankingPersonalData').implement({
  fields: (t) => ({
    application: t.field({ type: ApplicationType, resolve: (answers) => groupAt(answers, 'application') }),
    homeAddress: t.field({ type: HomeAddressType, resolve: (answers) => groupAt(answers, 'homeAddress') }),
  }),
})
export const PersonalDataInput = builder.inputType('BankingPersonalDataInput', {
  fields: (t) => ({
    application: t.field({ type: ApplicationInput }),
    homeAddress: t.field({ type: HomeAddressInput }),
  }),
})

export const HouseholdJobType = builder.objectRef<Answers>('BankingHouseholdJob').implement({
  fields: (t) => ({
    householdInformation: t.field({
      type: HouseholdType,
      resolve: (answers) => groupAt(answers, 'householdInformation'),
    }),
    careerInformation: t.field({ type: CareerType, resolve: (answers) => groupAt(answers, 'careerInformation') }),
  }),
})
export const HouseholdJobInput = builder.inputType('BankingHouseholdJobInput', {
  fields: (t) => ({
    householdInformation: t.field({ type: HouseholdInput }),
    careerInformation: t.field({ type: CareerInput }),
  }),
})

const AMOUNTS = [...INCOMES, ...EXPENSES]
const TEXTS = ['iban', 'bankName', 'otherInformation']

export const ExpensesIncomeType = builder.objectRef<Answers>('BankingExpensesIncome').implement({
  description: 'Amounts a month.',
  fields: (t) => ({
    ...named(AMOUNTS, (field) =>
      t.field({ type: 'Euro', nullable: true, resolve: (answers) => numberAt(answers, field) }),
    ),
    ...named(TEXTS, (field) => t.string({ nullable: true, resolve: (answers) => textAt(answers, field) })),
  }),
})
export const ExpensesIncomeInput = builder.inputType('BankingExpensesIncomeInput', {
  fields: (t) => ({
    ...named(AMOUNTS, () => t.field({ type: 'Euro' })),
    ...named(TEXTS, () => t.string()),
  }),
})

function textAt(answers: Answers, field: string): string | null {
  const value = answerAt(answers, field)
  return typeof value === 'string' ? value : null
}
