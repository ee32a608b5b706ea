import { checked, type RefusedValue } from '../field-problem.ts'
import { STEP_SCHEMAS } from './answers.ts'
import { monthsSince, readBankingMonth, yearsBetween } from './dates.ts'
import { type Answers, answerAt, answersOf, type BankingPart, STEP_FIELDS } from './fields.ts'
import { INCOMES } from './sums.ts'
import { EMPLOYED, needsResidencePermit, OWN_ACCOUNT } from './vocabulary.ts'

const MIN_AGE = 18
const MAX_AGE = 120
/** An applicant who moved in more recently than this has to name the previous address. */
const LONG_RESIDENCE_MONTHS = 24

/** The answers of a step as the bank gets them; or everything that is wrong, in the order of the form. `today`: YYYY-MM-DD. */
export function checkAnswers(
  part: BankingPart,
  answers: Answers,
  today: string,
):
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly problems: readonly RefusedValue[] } {
  const result = checked(STEP_SCHEMAS[part], answers)
  const problems = [...(result.ok ? [] : result.problems), ...RULES[part](answers, today)]
  if (result.ok && problems.length === 0) return { ok: true, answers: result.value }
  const order: readonly string[] = STEP_FIELDS[part]
  const byField = new Map(problems.toReversed().map((problem) => [problem.field, problem]))
  return {
    ok: false,
    problems: [...byField.values()].toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field)),
  }
}

/**
 * The same answers where those that could never be accepted are replaced with what the draft has: what it stores of a step that is not
 * finished.
 */
export function draftAnswers(part: BankingPart, answers: Answers, today: string, stored: Answers): Answers {
  const result = checkAnswers(part, answers, today)
  if (result.ok) return result.answers
  const invalid = new Set(result.problems.filter(({ code }) => code !== 'REQUIRED').map(({ field }) => field))
  return answersOf(part, (path) => answerAt(invalid.has(path) ? stored : answers, path))
}

/** Rules over several answers, or over an answer and the day. */
const RULES: Readonly<Record<BankingPart, (answers: Answers, today: string) => RefusedValue[]>> = {
  personal(answers, today) {
    const at = (path: string) => String(answerAt(answers, path) ?? '')
    const [birth, issued, expires] = ['birthDate', 'issuingDate', 'expiryDate'].map((name) => at(`application.${name}`))
    const since = readBankingMonth(at('homeAddress.residenceDate'))
    const age = birth ? yearsBetween(birth, today) : MIN_AGE
    const livedHere = since ? monthsSince(since, today) : LONG_RESIDENCE_MONTHS
    return [
      ...invalidIf(age < MIN_AGE || age > MAX_AGE, 'application.birthDate'),
      ...invalidIf(issued !== undefined && issued > today, 'application.issuingDate'),
      ...invalidIf(Boolean(expires) && expires! < today, 'application.expiryDate'),
      ...invalidIf(livedHere < 0, 'homeAddress.residenceDate'),
      ...(livedHere >= 0 && livedHere < LONG_RESIDENCE_MONTHS
        ? ['street', 'streetNumber', 'zipCode', 'city'].flatMap((name) =>
            missing(answers, `homeAddress.previousResidence.${name}`),
          )
        : []),
    ]
  },
  household(answers, today) {
    const at = (path: string) => answerAt(answers, path)
    const career = (name: string) => `careerInformation.${name}`
    const group = String(at(career('professionalGroup')) ?? '')
    const since = readBankingMonth(String(at(career('employedDate')) ?? ''))
    const [people, children] = ['peopleInHousehold', 'numberOfChildren'].map((name) =>
      Number(at(`householdInformation.${name}`) ?? 0),
    ) as [number, number]
    const wanted = [
      ...(EMPLOYED.has(group) ? ['jobTitle', 'employerName', 'jobPlace', 'employmentType', 'employedDate'] : []),
      ...(OWN_ACCOUNT.has(group) ? ['jobTitle', 'employedDate'] : []),
      ...(EMPLOYED.has(group) && at(career('employmentType')) === 'FIXED_TERM' ? ['employedUntilDate'] : []),
      ...(at(career('hasPreviousEmployer')) === true ? ['previousEmployerName'] : []),
    ].map(career)
    const needsPermit = needsResidencePermit(String(at('householdInformation.nationality') ?? ''))
    return [
      ...invalidIf(people > 0 && children >= people, 'householdInformation.numberOfChildren'),
      ...(needsPermit ? missing(answers, 'householdInformation.residencePermit') : []),
      ...(needsPermit && at('householdInformation.residencePermit') === 'LIMITED'
        ? missing(answers, 'householdInformation.residencePermitUntilDate')
        : []),
      ...invalidIf(since !== null && monthsSince(since, today) < 0, career('employedDate')),
      ...wanted.flatMap((path) => missing(answers, path)),
    ]
  },
  income(answers) {
    const hasIncome = INCOMES.some((field) => Number(answers[field] ?? 0) > 0)
    return hasIncome ? [] : [{ field: 'netIncome', code: 'REQUIRED' }]
  },
}

function missing(answers: Answers, field: string): RefusedValue[] {
  const value = answerAt(answers, field)
  return value === null || value === '' ? [{ field, code: 'REQUIRED' }] : []
}

function invalidIf(isWrong: boolean, field: string): RefusedValue[] {
  return isWrong ? [{ field, code: field.endsWith('Date') ? 'INVALID_DATE' : 'INVALID' }] : []
}
