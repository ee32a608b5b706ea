import {
  type ConditionQuestion,
  conditionItems,
  effectOf,
  EQUIPMENT,
  EQUIPMENT_KEYS,
  equipmentAmount,
  isElectric,
  questionsFor,
  UNKNOWN_ANSWER,
} from '#domain/trade-in/condition.ts'
import { statedItems } from '#domain/trade-in/inspected.ts'
import type { TradeInDetails, TradeInInspection } from '#domain/trade-in/trade-in-data.ts'
import { middleOf } from '#domain/trade-in/waterfall.ts'

/** A line of the inspection: a question of the customer's description, or an extra. Cents. */
export interface InspectionRow {
  /** A question, or `equipment.<extra>`. */
  readonly line: string
  readonly isExtra: boolean
  /** Changes no price. */
  readonly isFact: boolean
  /** Null: not mentioned. */
  readonly stated: string | null
  readonly statedLow: number
  readonly statedHigh: number
  /** Null before the inspection, and for an extra that is not there. */
  readonly found: string | null
  readonly difference: number | null
  readonly options: readonly { readonly answer: string; readonly amount: number; readonly isOpenEnded: boolean }[]
  /** Named by the dealer for an answer without a fixed amount. */
  readonly ownAmount: number | null
}

/** The customer's own lines with what was found beside them; the table of deductions has no others. */
export function inspectionRows(details: TradeInDetails, found: TradeInInspection | null): InspectionRow[] {
  const { vehicle, terms } = details
  const amounts = { ...terms.amounts, ...found?.amounts }
  const stated = new Map(statedItems(details).map((item) => [lineOf(item), item]))
  const electric = isElectric(vehicle.fuel)
  const items = found ? conditionItems({ isElectric: electric, ...found }, amounts) : []
  const after = new Map(items.map((item) => [lineOf(item), item]))
  const differenceOf = (line: string) => {
    const [was, is] = [stated.get(line), after.get(line)]
    return found ? (is ? middleOf(is) : 0) - (was ? middleOf(was) : 0) : null
  }
  const rowOf = (line: string, rest: Pick<InspectionRow, 'isExtra' | 'isFact' | 'options' | 'ownAmount'>) => {
    const was = stated.get(line)
    return {
      ...{ line, ...rest, stated: was?.answer ?? null, statedLow: was?.low ?? 0, statedHigh: was?.high ?? 0 },
      ...{ found: after.get(line)?.answer ?? null, difference: differenceOf(line) },
    }
  }
  return [
    ...questionsFor(electric).map((question) =>
      rowOf(question.key, {
        ...{ isExtra: false, isFact: question.group === 'FACT', options: optionsOf(question, terms.amounts) },
        ownAmount: found?.amounts[`${question.key}.${found.condition[question.key]}`] ?? null,
      }),
    ),
    ...EQUIPMENT_KEYS.map((key) =>
      rowOf(`${EQUIPMENT}.${key}`, {
        ...{ isExtra: true, isFact: false, ownAmount: null },
        options: [{ answer: key, amount: equipmentAmount(key, terms.amounts), isOpenEnded: false }],
      }),
    ),
  ]
}

function optionsOf(question: ConditionQuestion, own: TradeInDetails['terms']['amounts']): InspectionRow['options'] {
  return question.answers
    .filter(({ key }) => key !== UNKNOWN_ANSWER)
    .map(({ key }) => {
      const effect = effectOf(question, key, own)
      return { answer: key, amount: effect?.low ?? 0, isOpenEnded: effect?.isOpenEnded ?? false }
    })
}

function lineOf({ question, answer }: { readonly question: string; readonly answer: string }): string {
  return question === EQUIPMENT ? `${EQUIPMENT}.${answer}` : question
}
