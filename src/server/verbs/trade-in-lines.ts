import { formatMoney } from '#domain/format/money.ts'
import { type InspectedDifference, inspectedPrice, statedItems, statedPrice } from '#domain/trade-in/inspected.ts'
import type { TradeInDetails, TradeInInspection } from '#domain/trade-in/trade-in-data.ts'

interface Inspected {
  readonly inspection: TradeInInspection | null
  /** Cents: the binding offer. */
  readonly finalPrice: number | null
  readonly validUntil: string | null
}

/** A trade-in for its dealer: the car, its condition as described, the estimate, and what the inspection changed. */
export function tradeInLines(details: TradeInDetails, { inspection, finalPrice, validUntil }: Inspected): string[] {
  const { vehicle, flow, origin, terms } = details
  const stated = statedPrice(details)
  const found = inspection && inspectedPrice(details, inspection)
  return [
    [
      ...['vehicle', [vehicle.make, vehicle.model].filter(Boolean).join(' ')],
      ...[vehicle.plate ?? 'no plate', vehicle.vin ?? 'no VIN', `${vehicle.mileage} km`],
      ...[`registered ${vehicle.firstRegistration}`, vehicle.fuel ?? 'no fuel'],
      vehicle.power === null ? 'no power' : `${vehicle.power} kW`,
    ].join('\t'),
    ...statedItems(details).map(({ question, answer, low, high }) =>
      ['described', `${question}=${answer}`, low === high ? money(low) : `${money(low)} to ${money(high)}`].join('\t'),
    ),
    stated
      ? ['estimate', money(stated.estimate), rangeText(stated.minimalPrice, stated.maximalPrice)].join('\t')
      : 'estimate\tnone: name the market value at the inspection (--market)',
    `terms\tmargin ${terms.marginPermille / 10} %, reconditioning ${money(terms.reconditioning)}, since ${terms.since}`,
    ...(found ? [...differenceLines(found.differences), `inspected\t${money(found.estimate)}`] : []),
    ...(finalPrice === null ? [] : [`offered\t${money(finalPrice)}\tuntil ${validUntil}`]),
    `came by\t${flow}\t${origin}`,
  ]
}

/** The differences between an inspection and the description, one to a line. */
export function differenceLines(differences: readonly InspectedDifference[]): string[] {
  if (differences.length === 0) return ['Nothing differs from the description.']
  return differences.map(({ line, stated, found, amount }) =>
    ['differs', line, stated ?? 'not mentioned', found ?? 'not there', money(amount)].join('\t'),
  )
}

function rangeText(low: number | null, high: number): string {
  return low === null ? `at most ${money(high)}, open below` : `${money(low)} to ${money(high)}`
}

function money(cents: number): string {
  return formatMoney(cents, 'en', 2)
}
