import { z } from 'zod'
import { SALUTATIONS } from '../account/customer.ts'
import {
  email,
  emptyToNull,
  line,
  optionalChoice,
  optionalLine,
  personName,
  phone,
  postalCode,
} from '../account/fields.ts'
import { isDay } from '../delivery/calendar-day.ts'
import type { FieldProblem } from '../field-problem.ts'
import { ibanField } from '../payment/iban.ts'
import { plainLines } from '../plain-text.ts'
import { readBankingMonth } from './dates.ts'
import { EXPENSES, INCOMES } from './sums.ts'
import {
  COUNTRIES,
  EMPLOYMENT_TYPES,
  ID_TYPES,
  LIVING_SITUATIONS,
  MARITAL_STATUSES,
  PROFESSIONAL_GROUPS,
  RESIDENCE_PERMITS,
} from './vocabulary.ts'

/** Cents a month: nobody enters more. */
const MAX_AMOUNT = 1_000_000_00
export const MAX_OTHER_INFORMATION = 500

const problem = (code: FieldProblem) => ({ error: code })
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .min(1, problem('REQUIRED'))
      .pipe(z.enum(values, problem('INVALID'))),
  )
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(emptyToNull, schema.nullable()).default(null)
const day = line(10).refine(isDay, problem('INVALID_DATE'))
const month = line(30).transform((text, context) => {
  const read = readBankingMonth(text)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'INVALID_DATE' satisfies FieldProblem })
  return z.NEVER
})
const country = line(2).refine((code) => COUNTRIES.includes(code), problem('INVALID'))
const count = (min: number) => z.int(problem('REQUIRED')).min(min, problem('INVALID')).max(30, problem('INVALID'))
const amount = z.int(problem('INVALID')).min(0, problem('INVALID')).max(MAX_AMOUNT, problem('INVALID'))
const yesNo = z.boolean(problem('REQUIRED'))
const amounts = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, amount.nullable().default(null)])) as {
    readonly [Name in Names[number]]: z.ZodDefault<z.ZodNullable<typeof amount>>
  }

const PersonalData = z.object({
  application: z.object({
    salutation: choice(SALUTATIONS),
    title: optionalLine(40),
    firstName: personName,
    lastName: personName,
    birthName: optional(personName),
    birthPlace: line(80),
    birthDate: day,
    phoneNumber: phone.refine((number) => number !== null, problem('REQUIRED')),
    emailAddress: email,
    idType: choice(ID_TYPES),
    idNumberPass: line(30),
    issuingAuthority: line(80),
    issuingDate: day,
    expiryDate: day,
  }),
  homeAddress: z.object({
    currentResidence: z.object({ street: line(80), streetNumber: line(12), zipCode: postalCode, city: line(80) }),
    country,
    residenceDate: month,
    // It may lie abroad.
    previousResidence: z.object({
      ...{
        street: optionalLine(80),
        streetNumber: optionalLine(12),
        zipCode: optionalLine(12),
        city: optionalLine(80),
      },
    }),
  }),
})

const HouseholdJob = z.object({
  householdInformation: z.object({
    maritalStatus: choice(MARITAL_STATUSES),
    peopleInHousehold: count(1),
    numberOfChildren: count(0),
    livingSituation: choice(LIVING_SITUATIONS),
    homeOwnership: yesNo,
    nationality: country,
    residencePermit: optionalChoice(RESIDENCE_PERMITS),
    residencePermitUntilDate: optional(day),
  }),
  careerInformation: z.object({
    professionalGroup: choice(PROFESSIONAL_GROUPS),
    jobTitle: optionalLine(80),
    employerName: optionalLine(120),
    jobPlace: optionalLine(80),
    employmentType: optionalChoice(EMPLOYMENT_TYPES),
    employedDate: optional(month),
    employedUntilDate: optional(month),
    hasPreviousEmployer: z.preprocess((value) => value ?? false, z.boolean(problem('INVALID'))),
    previousEmployerName: optionalLine(120),
    previousJobPlace: optionalLine(80),
  }),
})

const ExpensesIncome = z.object({
  ...amounts(INCOMES),
  ...amounts(EXPENSES),
  iban: ibanField,
  bankName: optionalLine(80),
  otherInformation: optional(plainLines.pipe(z.string().max(MAX_OTHER_INFORMATION, problem('TOO_LONG')))),
})

/** What each step has to contain before the application can be sent. */
export const STEP_SCHEMAS = { personal: PersonalData, household: HouseholdJob, income: ExpensesIncome } as const

export type PersonalData = z.output<typeof PersonalData>
export type HouseholdJob = z.output<typeof HouseholdJob>
export type ExpensesIncome = z.output<typeof ExpensesIncome>
