import { describe, expect, it } from 'vitest'
import { EMPTY_BANKING_DRAFT, firstBankingStep } from './banking-draft.ts'
import { checkAnswers, draftAnswers } from './check-answers.ts'
import { monthsSince, readBankingMonth, shownBankingMonth, yearsBetween } from './dates.ts'
import { documentsFor } from './documents.ts'
import { type Answers, answerAt, answersOf, type BankingPart } from './fields.ts'
import { bankingSums } from './sums.ts'
import { BANKING_ANSWERS } from '../../../tests/support/banking.ts'

const TODAY = '2026-11-22'

/** The answers of a step with others at some paths. */
function changed(part: BankingPart, changes: Readonly<Record<string, string | number | boolean | null>>): Answers {
  return answersOf(part, (path) => (path in changes ? changes[path] : answerAt(BANKING_ANSWERS[part], path)))
}
function problemsOf(part: BankingPart, changes: Parameters<typeof changed>[1]): string[] {
  const result = checkAnswers(part, changed(part, changes), TODAY)
  return result.ok ? [] : result.problems.map(({ field, code }) => `${field.split('.').at(-1)} ${code}`)
}

describe('dates of an application', () => {
  it('months are read as people write them, and shown as MM/YYYY or a dash', () => {
    const written = ['4/2017', '04/2017', '04.2017', '4 2017', 'April 2017', 'apr 2017', 'Mai 2020', 'March 2019']
    expect(written.map(readBankingMonth)).toEqual([
      ...['04/2017', '04/2017', '04/2017', '04/2017', '04/2017', '04/2017', '05/2020', '03/2019'],
    ])
    expect(['13/2017', '00/2017', '4/17', '04/3017', '2017', 'x', ''].map(readBankingMonth)).toEqual(
      Array.from({ length: 7 }, () => null),
    )
    expect(['01/1999', '12/2999', '13/2017', '1/2017', '01/3000', '', null].map(shownBankingMonth)).toEqual([
      ...['01/1999', '12/2999', '–', '–', '–', '–', '–'],
    ])
    expect([monthsSince('11/2026', TODAY), monthsSince('12/2025', TODAY), monthsSince('12/2026', TODAY)]).toEqual([
      ...[0, 11, -1],
    ])
    expect([yearsBetween('2008-11-22', TODAY), yearsBetween('2008-11-23', TODAY)]).toEqual([18, 17])
  })

  it('applicants are of age, papers are issued and valid, nobody lives anywhere from tomorrow', () => {
    const birth = (day: string) => problemsOf('personal', { 'application.birthDate': day })
    expect([birth('2008-11-22'), birth('2008-11-23'), birth('1900-01-01'), birth('1990-02-30')]).toEqual([
      ...[[], ['birthDate INVALID_DATE'], ['birthDate INVALID_DATE'], ['birthDate INVALID_DATE']],
    ])
    expect(problemsOf('personal', { 'application.issuingDate': '2026-11-23' })).toEqual(['issuingDate INVALID_DATE'])
    expect(problemsOf('personal', { 'application.expiryDate': '2026-11-21' })).toEqual(['expiryDate INVALID_DATE'])
    expect(problemsOf('personal', { 'homeAddress.residenceDate': '12/2026' })).toEqual(['residenceDate INVALID_DATE'])
  })
})

describe('answers', () => {
  it('are taken as the bank gets them, and are the same when they are read again', () => {
    for (const part of ['personal', 'household', 'income'] as const) {
      const result = checkAnswers(part, BANKING_ANSWERS[part], TODAY)
      expect(result, part).toMatchObject({ ok: true })
      if (result.ok) expect(checkAnswers(part, result.answers, TODAY)).toEqual(result)
    }
    const income = checkAnswers('income', changed('income', { iban: 'de02 1203 0000 0000 2020 51' }), TODAY)
    expect(income).toMatchObject({ answers: { iban: 'DE02120300000000202051' } })
  })

  it('that are missing are named in the order of the form, each once', () => {
    expect(
      checkAnswers(
        'personal',
        answersOf('personal', () => null),
        TODAY,
      ),
    ).toMatchObject({
      problems: [
        ...['application.salutation', 'application.firstName', 'application.lastName', 'application.birthDate'],
        ...['application.birthPlace', 'application.phoneNumber', 'application.emailAddress'],
        ...['street', 'streetNumber', 'zipCode', 'city'].map((name) => `homeAddress.currentResidence.${name}`),
        ...['homeAddress.country', 'homeAddress.residenceDate', 'application.idType', 'application.idNumberPass'],
        ...['application.issuingAuthority', 'application.issuingDate', 'application.expiryDate'],
      ].map((field) => ({ field, code: 'REQUIRED' })),
    })
    expect(problemsOf('income', { netIncome: null, otherIncome: null })).toEqual(['netIncome REQUIRED'])
    expect(problemsOf('income', { netIncome: null, pension: 90_000 })).toEqual([])
    expect(problemsOf('income', { netIncome: -100, iban: 'DE00' })).toEqual(['netIncome INVALID', 'iban INVALID_IBAN'])
  })

  it('are asked for where others need them', () => {
    expect(problemsOf('personal', { 'homeAddress.residenceDate': '12/2024' })).toEqual([
      ...['street REQUIRED', 'streetNumber REQUIRED', 'zipCode REQUIRED', 'city REQUIRED'],
    ])
    expect(problemsOf('personal', { 'homeAddress.residenceDate': '11/2024' })).toEqual([])
    const household = (name: string, value: string | number | boolean | null) =>
      problemsOf('household', { [name]: value })
    expect(household('householdInformation.nationality', 'FR')).toEqual([])
    expect(household('householdInformation.nationality', 'TR')).toEqual(['residencePermit REQUIRED'])
    expect(household('householdInformation.nationality', 'QQ')).toContain('nationality INVALID')
    expect(household('householdInformation.numberOfChildren', 3)).toEqual(['numberOfChildren INVALID'])
    expect(household('careerInformation.employmentType', 'FIXED_TERM')).toEqual(['employedUntilDate REQUIRED'])
    expect(household('careerInformation.hasPreviousEmployer', true)).toEqual(['previousEmployerName REQUIRED'])
    const retired = { 'careerInformation.employerName': null, 'careerInformation.employedDate': null }
    expect(problemsOf('household', retired)).toEqual(['employerName REQUIRED', 'employedDate REQUIRED'])
    expect(problemsOf('household', { ...retired, 'careerInformation.professionalGroup': 'PENSIONER' })).toEqual([])
  })

  it('of a draft may be blank, but never impossible', () => {
    const entered = changed('personal', { 'application.firstName': null, 'application.birthDate': '2020-01-01' })
    const draft = draftAnswers('personal', entered, TODAY, {})
    expect(answerAt(draft, 'application.firstName')).toBeNull()
    expect(answerAt(draft, 'application.birthDate')).toBeNull()
    expect(answerAt(draft, 'application.lastName')).toBe('Krüger')
    const again = draftAnswers('personal', entered, TODAY, BANKING_ANSWERS.personal)
    expect(answerAt(again, 'application.birthDate'), 'what was accepted before stays').toBe(
      answerAt(BANKING_ANSWERS.personal, 'application.birthDate'),
    )
    expect(answerAt(again, 'application.firstName'), 'what was emptied is empty').toBeNull()
  })
})

it('the first step that is open is the one whose answers are not complete', () => {
  const step = (draft: Partial<typeof EMPTY_BANKING_DRAFT>) =>
    firstBankingStep({ ...EMPTY_BANKING_DRAFT, ...draft }, TODAY)
  expect(step({})).toBe('banking-personal')
  const { personal, household, income } = BANKING_ANSWERS
  expect(step({ personal, income })).toBe('banking-household')
  expect(step({ personal, household })).toBe('banking-income')
  expect(step({ personal, household, income })).toBe('banking-documents')
  const all = { ...BANKING_ANSWERS, hasSeenDocuments: true }
  expect(step(all)).toBe('banking-confirmation')
  expect(firstBankingStep({ ...EMPTY_BANKING_DRAFT, ...all }, '2040-01-01'), 'the passport has run out').toBe(
    'banking-personal',
  )
})

it('what is left of a month is what comes in without what goes out and the rate', () => {
  expect(
    bankingSums({ netIncome: 2_840_00, otherIncome: 201_00, housingCosts: 890_00, deduction: 884_00 }, 524_09),
  ).toEqual({ incomes: 3_041_00, expenses: 1_774_00, installment: 524_09, free: 742_91 })
  expect(bankingSums({}, 100)).toMatchObject({ free: -100 })
})

it('the list of proofs follows the answers', () => {
  const list = (professionalGroup: string, amounts = {}, employmentType: string | null = null) =>
    documentsFor({ professionalGroup, employmentType, amounts })
  expect(list('EMPLOYEE')).toEqual(['PAYSLIPS', 'BANK_STATEMENT'])
  expect(list('TRAINEE', { otherLoans: 1 }, 'FIXED_TERM')).toEqual([
    ...['PAYSLIPS', 'EMPLOYMENT_CONTRACT', 'BANK_STATEMENT', 'LOAN_CONTRACT'],
  ])
  expect(list('FREELANCER', { rentalIncome: 5, mortgages: 5, privateHealthInsurance: 5 })).toEqual([
    ...['TAX_ASSESSMENT', 'BUSINESS_FIGURES', 'RENTAL_CONTRACT', 'BANK_STATEMENT', 'MORTGAGE_STATEMENT'],
    'HEALTH_INSURANCE',
  ])
  expect(list('PENSIONER')).toEqual(['PENSION_NOTICE', 'BANK_STATEMENT'])
  expect(list('STUDENT', { maintenanceIncome: 5, otherIncome: 5 })).toEqual([
    ...['ENROLMENT', 'OTHER_INCOME_PROOF', 'MAINTENANCE_PROOF', 'BANK_STATEMENT'],
  ])
})
