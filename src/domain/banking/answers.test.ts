import { describe, expect, it } from 'vitest'
import { BANKING_ANSWERS } from '../../../tests/support/banking.ts'
import { BankingDraft, documentsOfDraft, EMPTY_BANKING_DRAFT, firstBankingStep } from './banking-draft.ts'
import { BrokerPermit, NO_PERMIT } from './broker-permit.ts'
import { checkAnswers, draftAnswers } from './check-answers.ts'
import { CONSENT_VERSIONS, INFORMATION_VERSION } from './consents.ts'
import { readBankingMonth, shownBankingMonth } from './dates.ts'
import { answerAt, answersOf, type BankingPart } from './fields.ts'
import { needsResidencePermit } from './vocabulary.ts'

const TODAY = '2026-11-22'
type Value = string | number | boolean | null

/** What is wrong once one answer of an application is another: the fields with their codes. */
function problems(part: BankingPart, changes: Readonly<Record<string, Value>>): string[] {
  const answers = answersOf(part, (path) => (path in changes ? changes[path] : answerAt(BANKING_ANSWERS[part], path)))
  const result = checkAnswers(part, answers, TODAY)
  return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
}

describe('limits', () => {
  it.each([
    ['personal', 'application.title', 40],
    ['personal', 'application.birthPlace', 80],
    ['personal', 'application.idNumberPass', 30],
    ['personal', 'application.issuingAuthority', 80],
    ['personal', 'homeAddress.currentResidence.street', 80],
    ['personal', 'homeAddress.currentResidence.streetNumber', 12],
    ['personal', 'homeAddress.currentResidence.city', 80],
    ['personal', 'homeAddress.previousResidence.street', 80],
    ['personal', 'homeAddress.previousResidence.streetNumber', 12],
    ['personal', 'homeAddress.previousResidence.zipCode', 12],
    ['personal', 'homeAddress.previousResidence.city', 80],
    ['household', 'careerInformation.jobTitle', 80],
    ['household', 'careerInformation.employerName', 120],
    ['household', 'careerInformation.jobPlace', 80],
    ['household', 'careerInformation.previousEmployerName', 120],
    ['household', 'careerInformation.previousJobPlace', 80],
    ['income', 'bankName', 80],
    ['income', 'otherInformation', 500],
  ] as const)('%s %s has %d characters at most', (part, path, limit) => {
    expect(problems(part, { [path]: 'x'.repeat(limit) })).toEqual([])
    expect(problems(part, { [path]: 'x'.repeat(limit + 1) })).toEqual([`${path} TOO_LONG`])
  })

  it.each([
    ['household', 'householdInformation.peopleInHousehold', 2, 30],
    ['household', 'householdInformation.numberOfChildren', 0, 2],
    ['income', 'netIncome', 0, 1_000_000_00],
    ['income', 'mortgages', 0, 1_000_000_00],
  ] as const)('%s %s is from %d to %d', (part, path, min, max) => {
    expect([min, max].map((value) => problems(part, { [path]: value }))).toEqual([[], []])
    for (const wrong of [-1, max + 1])
      expect(problems(part, { [path]: wrong }), String(wrong)).toContain(`${path} INVALID`)
  })

  it('a household has thirty people at most, and one at least who is no child', () => {
    const people = (peopleInHousehold: Value, numberOfChildren: Value) =>
      problems('household', {
        'householdInformation.peopleInHousehold': peopleInHousehold,
        'householdInformation.numberOfChildren': numberOfChildren,
      }).map((text) => text.replace('householdInformation.', ''))
    expect(people(1, 0)).toEqual([])
    expect(people(0, 0)).toEqual(['peopleInHousehold INVALID'])
    expect(people(31, 31)).toEqual(['peopleInHousehold INVALID', 'numberOfChildren INVALID'])
    expect(people(null, 2)).toEqual(['peopleInHousehold REQUIRED'])
    expect(people(1, 1)).toEqual(['numberOfChildren INVALID'])
    expect(people(3, null)).toEqual(['numberOfChildren REQUIRED'])
  })
})

describe('what is asked for', () => {
  it.each([
    ['household', 'householdInformation.maritalStatus'],
    ['household', 'householdInformation.livingSituation'],
    ['household', 'householdInformation.homeOwnership'],
    ['household', 'householdInformation.nationality'],
    ['household', 'careerInformation.professionalGroup'],
    ['household', 'careerInformation.jobTitle'],
    ['household', 'careerInformation.employerName'],
    ['household', 'careerInformation.jobPlace'],
    ['household', 'careerInformation.employmentType'],
    ['household', 'careerInformation.employedDate'],
  ] as const)('%s %s', (part, path) => expect(problems(part, { [path]: null })).toEqual([`${path} REQUIRED`]))

  it.each([
    ['personal', 'application.salutation', 'INVALID'],
    ['personal', 'application.idType', 'INVALID'],
    ['personal', 'homeAddress.country', 'TOO_LONG'],
    ['personal', 'homeAddress.residenceDate', 'INVALID_DATE'],
    ['personal', 'application.issuingDate', 'INVALID_DATE'],
    ['household', 'householdInformation.maritalStatus', 'INVALID'],
    ['household', 'careerInformation.professionalGroup', 'INVALID'],
    ['household', 'careerInformation.employmentType', 'INVALID'],
    ['household', 'careerInformation.employedUntilDate', 'INVALID_DATE'],
    ['income', 'iban', 'INVALID_IBAN'],
  ] as const)('%s %s is none of the answers: %s', (part, path, code) =>
    expect(problems(part, { [path]: 'NONSENSE' })).toContain(`${path} ${code}`),
  )

  it('of who works on their own account: the occupation and since when', () => {
    const own = Object.fromEntries(
      ['jobTitle', 'employerName', 'jobPlace', 'employmentType', 'employedDate'].map((name) => [
        `careerInformation.${name}`,
        null,
      ]),
    )
    for (const group of ['SELF_EMPLOYED', 'FREELANCER'])
      expect(problems('household', { ...own, 'careerInformation.professionalGroup': group })).toEqual([
        ...['careerInformation.jobTitle REQUIRED', 'careerInformation.employedDate REQUIRED'],
      ])
    for (const group of ['WORKER', 'CIVIL_SERVANT', 'TRAINEE'])
      expect(problems('household', { ...own, 'careerInformation.professionalGroup': group })).toHaveLength(5)
    for (const group of ['PENSIONER', 'STUDENT', 'HOMEMAKER'])
      expect(problems('household', { ...own, 'careerInformation.professionalGroup': group })).toEqual([])
  })

  it('of a limited residence permit: until when', () => {
    const permit = (nationality: string, residencePermit: Value, until: Value = null) =>
      problems('household', {
        'householdInformation.nationality': nationality,
        'householdInformation.residencePermit': residencePermit,
        'householdInformation.residencePermitUntilDate': until,
      })
    expect(permit('TR', 'UNLIMITED')).toEqual([])
    expect(permit('TR', 'LIMITED')).toEqual(['householdInformation.residencePermitUntilDate REQUIRED'])
    expect(permit('TR', 'LIMITED', '2028-01-31')).toEqual([])
    expect(permit('FR', 'LIMITED')).toEqual([])
    expect(permit('TR', 'LIMITED', '31.01.2028')).toEqual([
      'householdInformation.residencePermitUntilDate INVALID_DATE',
    ])
    expect(['DE', 'CH', 'NO', null, undefined, ''].map(needsResidencePermit)).toEqual(Array(6).fill(false))
    expect(['TR', 'GB', 'US'].map(needsResidencePermit)).toEqual([true, true, true])
  })

  it('of the day: papers that are valid today, an age up to 120, a home since this month', () => {
    expect(problems('personal', { 'application.issuingDate': TODAY })).toEqual([])
    expect(problems('personal', { 'application.expiryDate': TODAY })).toEqual([])
    expect(problems('personal', { 'application.birthDate': '1906-11-22' })).toEqual([])
    expect(problems('personal', { 'application.birthDate': '1905-11-22' })).toEqual([
      'application.birthDate INVALID_DATE',
    ])
    expect(problems('personal', { 'homeAddress.residenceDate': '11/2026' })).toHaveLength(4)
    expect(problems('personal', { 'homeAddress.residenceDate': '12/2026' })).toHaveLength(1)
    expect(problems('household', { 'careerInformation.employedDate': '11/2026' })).toEqual([])
    expect(problems('household', { 'careerInformation.employedDate': '12/2026' })).toEqual([
      'careerInformation.employedDate INVALID_DATE',
    ])
  })

  it('once, by what is worse: an answer that is missing is not said to be wrong as well', () => {
    expect(problems('personal', { 'application.expiryDate': null, 'application.issuingDate': null })).toEqual([
      ...['application.issuingDate REQUIRED', 'application.expiryDate REQUIRED'],
    ])
    const income = { netIncome: null, otherIncome: null, iban: null }
    expect(problems('income', income)).toEqual(['netIncome REQUIRED', 'iban REQUIRED'])
    expect(problems('income', { netIncome: 0, otherIncome: 1 })).toEqual([])
  })
})

describe('a draft', () => {
  it('keeps what may still be completed', () => {
    const answers = answersOf('household', (path) => (path.endsWith('peopleInHousehold') ? 31 : null))
    expect(draftAnswers('household', answers, TODAY, {})).toEqual(answersOf('household', () => null))
    expect(draftAnswers('income', BANKING_ANSWERS.income, TODAY, {})).toEqual(BANKING_ANSWERS.income)
    expect(BankingDraft.parse({ ...BANKING_ANSWERS, hasSeenDocuments: true })).toEqual({
      ...{ ...BANKING_ANSWERS, hasSeenDocuments: true },
    })
    expect(BankingDraft.safeParse({ personal: null }).success).toBe(false)
  })

  it('is confirmed only after the proofs were shown, however complete it is', () => {
    const draft = { ...BANKING_ANSWERS, hasSeenDocuments: false }
    expect(firstBankingStep(draft, TODAY)).toBe('banking-documents')
    expect(firstBankingStep({ ...draft, hasSeenDocuments: true }, TODAY)).toBe('banking-confirmation')
  })

  it('has the proofs of its answers', () => {
    expect(documentsOfDraft(EMPTY_BANKING_DRAFT)).toEqual(['BANK_STATEMENT'])
    expect(documentsOfDraft(BANKING_ANSWERS)).toEqual([
      ...['PAYSLIPS', 'OTHER_INCOME_PROOF', 'BANK_STATEMENT', 'LOAN_CONTRACT'],
    ])
    const household = { careerInformation: { professionalGroup: 'EMPLOYEE', employmentType: 'FIXED_TERM' } }
    expect(documentsOfDraft({ household, income: null })).toEqual(['PAYSLIPS', 'EMPLOYMENT_CONTRACT', 'BANK_STATEMENT'])
    expect(documentsOfDraft({ household: { careerInformation: { professionalGroup: 7 } }, income: null })).toEqual([
      'BANK_STATEMENT',
    ])
  })

  it('has no answer where a group stands, or nothing', () => {
    expect(answerAt(BANKING_ANSWERS.personal, 'homeAddress')).toBeNull()
    expect(answerAt(BANKING_ANSWERS.personal, 'homeAddress.country.code')).toBeNull()
    expect(answerAt({ application: null }, 'application.title')).toBeNull()
    expect(answerAt(null, 'application.title')).toBeNull()
    expect(answerAt({ a: false }, 'a')).toBe(false)
  })
})

it.each([
  ...['Januar 01', 'Jan. 01', 'Februar 02', 'März 03', 'Mrz 03', 'Mar 03', 'April 04', 'Mai 05', 'May 05', 'Juni 06'],
  ...['July 07', 'August 08', 'September 09', 'Oktober 10', 'October 10', 'November 11', 'Dezember 12', 'December 12'],
])('reads %s', (text) => {
  const [name = '', number = ''] = text.split(' ')
  expect(readBankingMonth(`${name} 2017`)).toBe(`${number}/2017`)
})

it('reads a month with blanks around it, and nothing beside it', () => {
  expect([' 4/2017 ', '4-2017', '4 . 2017', '4. 2017'].map(readBankingMonth)).toEqual(Array(4).fill('04/2017'))
  expect(['seit 4/2017', '4/2017 an', '4/20171', 'Xyz 2017', '1April 2017'].map(readBankingMonth)).toEqual(
    Array(5).fill(null),
  )
  expect(['x04/2017', '04/20171'].map(shownBankingMonth)).toEqual(['–', '–'])
})

it('a dealer has no permit unless one is named, whose texts fit its form', () => {
  expect(NO_PERMIT).toEqual({ kind: 'none', number: null, authority: null, isTied: false, hasCommission: false })
  expect(BrokerPermit.parse({ kind: '34k', number: ` ${'1'.repeat(40)} `, authority: 'x'.repeat(80) })).toMatchObject({
    ...{ number: '1'.repeat(40), authority: 'x'.repeat(80) },
  })
  expect(BrokerPermit.safeParse({ kind: '34k', number: '1'.repeat(41) }).success).toBe(false)
  expect(BrokerPermit.safeParse({ kind: '34k', authority: 'x'.repeat(81) }).success).toBe(false)
})

it('each text that is agreed to has a version', () => {
  expect(CONSENT_VERSIONS).toEqual({ actingFlag: 1, contractFlag: 1, privacyFlag: 2 })
  expect(INFORMATION_VERSION).toBe('1')
})
