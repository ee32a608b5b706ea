export const COST_PARTS = ['depreciation', 'energy', 'tax'] as const

type CostPart = (typeof COST_PARTS)[number]

/** What is known of a car's costs a month: its parts in whole euros, their sum, and the parts that are missing. */
export function monthlyCosts(found: Readonly<Partial<Record<CostPart, number | null>>>) {
  const known = COST_PARTS.flatMap((key) => {
    const amount = found[key]
    return amount == null ? [] : [{ key, amount: Math.round(amount) }]
  })
  const missing = COST_PARTS.filter((key) => found[key] == null)
  return { known, missing, total: known.reduce((sum, { amount }) => sum + amount, 0) }
}
