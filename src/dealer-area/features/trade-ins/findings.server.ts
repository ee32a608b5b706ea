import type { FormValues } from '#storefront/blocks/form.server.ts'
import type { InspectTradeInMutationVariables } from '../../generated/graphql.ts'
import { parseKilometres, parseWholeNumber } from '#domain/format/parse-whole-number.ts'
import type { StaffTradeIn } from './trade-in-words.server.ts'

export type Findings = Omit<InspectTradeInMutationVariables, 'request' | 'fingerprint'>

/** What an inspection form says; `wrong` names the fields that have to be numbers and are none. */
export function findingsOf(
  values: FormValues,
  { rows, hasValuation }: StaffTradeIn,
): Findings | { readonly wrong: readonly string[] } {
  const questions = rows.filter(({ isExtra }) => !isExtra)
  const answers = questions.flatMap(({ line }) => {
    const answer = values[`q.${line}`]
    return answer ? [{ question: line, answer }] : []
  })
  const amounts = questions.flatMap(({ line, options }) => {
    const answer = options.find((each) => each.answer === values[`q.${line}`])
    const entered = values[`a.${line}`]?.trim() ?? ''
    if (!answer?.isOpenEnded || entered === '') return []
    const euros = parseWholeNumber(entered)
    return [
      {
        field: `a.${line}`,
        line: `${line}.${answer.answer}`,
        amount: euros === undefined ? undefined : -Math.abs(euros),
      },
    ]
  })
  const mileage = parseKilometres(values.mileage ?? '')
  const market = hasValuation || !values.market ? null : parseWholeNumber(values.market)
  const wrong = [
    ...amounts.filter(({ amount }) => amount === undefined).map(({ field }) => field),
    ...(mileage === undefined || mileage < 0 ? ['mileage'] : []),
    ...(market === undefined ? ['market'] : []),
  ]
  if (wrong.length > 0 || mileage === undefined || market === undefined) return { wrong }
  return {
    ...{ answers, mileage },
    amounts: amounts.map(({ line, amount = 0 }) => ({ line, amount })),
    extras: rows
      .filter(({ isExtra }) => isExtra)
      .map(({ line }) => line.slice('equipment.'.length))
      .map((extra) => ({ extra, isThere: values[`x.${extra}`] === 'yes' })),
    ...(market === null ? {} : { market }),
  }
}
