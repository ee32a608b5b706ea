import { mileageEffect } from '../valuation/estimate.ts'
import { type ConditionItem, conditionItems, isElectric } from './condition.ts'
import type { TradeInDetails, TradeInInspection } from './trade-in-data.ts'
import { middleOf, type Waterfall, waterfall } from './waterfall.ts'

/** A line on which inspection and description differ, in cents. */
export interface InspectedDifference {
  readonly line: string
  /** Null: not mentioned. */
  readonly stated: string | null
  readonly found: string | null
  readonly amount: number
}

export interface InspectedPrice extends Waterfall {
  /** Every line that changed; together they are what the price changed by, before rounding and margin. */
  readonly differences: readonly InspectedDifference[]
}

/** The waterfall of the description; undefined where there was nothing to compare. */
export function statedPrice(details: TradeInDetails): Waterfall | undefined {
  const { valuation, terms } = details
  return valuation ? waterfall(valuation.market, statedItems(details), terms) : undefined
}

/** The lines of the condition as the customer described it. */
export function statedItems({ vehicle, condition, equipment, terms }: TradeInDetails): ConditionItem[] {
  return conditionItems({ isElectric: isElectric(vehicle.fuel), condition, equipment }, terms.amounts)
}

/**
 * The price after the inspection: the same market value and the same terms, with the answers the inspection found. Nothing else can change
 * it. Undefined where there was nothing to compare and the dealer names no market value.
 */
export function inspectedPrice(details: TradeInDetails, found: TradeInInspection): InspectedPrice | undefined {
  const { vehicle, terms, valuation } = details
  const named = found.market === null ? undefined : marketOf(found.market)
  const market = valuation?.market ?? named
  if (!market) return undefined
  const electric = isElectric(vehicle.fuel)
  const amounts = { ...terms.amounts, ...found.amounts }
  const items = conditionItems({ isElectric: electric, ...found }, amounts).map((item) =>
    // An inspection leaves nothing open.
    ({ ...item, isOpenEnded: false }),
  )
  const value = market.median + market.age + market.mileage + market.power
  const driven = Math.round(mileageEffect(value, vehicle.mileage, found.mileage) / 100) * 100
  const adjusted = { ...market, mileage: market.mileage + driven }
  const price = waterfall(adjusted, items, terms)
  const differences = differencesOf(statedItems(details), items)
  const mileage: InspectedDifference = {
    ...{ line: 'mileage', stated: String(vehicle.mileage), found: String(found.mileage), amount: driven },
  }
  return { ...price, differences: found.mileage === vehicle.mileage ? differences : [mileage, ...differences] }
}

function marketOf(cents: number) {
  return { median: cents, age: 0, mileage: 0, power: 0, low: cents, high: cents }
}

/** The lines that are not the same, in the order of the inspection. */
function differencesOf(stated: readonly ConditionItem[], found: readonly ConditionItem[]): InspectedDifference[] {
  const keyOf = ({ question, answer }: ConditionItem) => (question === 'equipment' ? `equipment.${answer}` : question)
  const before = new Map(stated.map((item) => [keyOf(item), item]))
  const after = new Map(found.map((item) => [keyOf(item), item]))
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((line): InspectedDifference[] => {
    const [was, is] = [before.get(line), after.get(line)]
    const amount = (is ? middleOf(is) : 0) - (was ? middleOf(was) : 0)
    if (was?.answer === is?.answer && amount === 0) return []
    return [{ line, stated: was?.answer ?? null, found: is?.answer ?? null, amount }]
  })
}
