import { runningCostTexts } from '#messages/vehicle-details.ts'
import { inLanguage } from '#messages/texts.ts'
import { formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { monthlyCosts } from '../../blocks/monthly-costs.server.ts'
import type { PageVehicle } from './offer.server.ts'
import { KILOMETRES_PARAM, type RunningCostsView } from './vehicle-view.ts'

/** What the car costs a month; nothing where no part is known. */
export function costsOf({ runningCosts: found, technical }: PageVehicle, locale: Locale): { costs?: RunningCostsView } {
  const texts = inLanguage(runningCostTexts, locale)
  const assumptions = {
    depreciation: texts.ofDepreciation(found.depreciationYears),
    energy: texts.ofEnergy(found.energyPrices.join(' + '), found.energyPricesYear ?? 0),
    tax: found.taxExemptUntil == null ? texts.ofTax : texts.exempt(formatMonth(found.taxExemptUntil)),
  }
  const { known, missing, total } = monthlyCosts(found)
  if (known.length === 0) return {}
  const sum = formatEuros(total, locale)
  return {
    costs: {
      total: sum,
      sum: texts.sum(sum),
      conditions: texts.atKilometres(formatKilometres(found.kilometres, locale)),
      kilometres: found.kilometres,
      parts: known.map(({ key, amount }, index) => ({
        ...{ key, label: texts[key], amount: formatEuros(amount, locale), assumption: assumptions[key] },
        from: sumOf(known.slice(0, index)) / Math.max(1, total),
        share: amount / Math.max(1, total),
      })),
      unknown: missing.length > 0 ? texts.unknown(missing.map((key) => texts[key]).join(', ')) : '',
      insurance: insuranceOf(technical, texts),
    },
  }
}

/** The classes in words, of those the seller has given. */
function insuranceOf(
  facts: PageVehicle['technical'],
  texts: { readonly insurance: string; readonly insuranceClasses: (classes: string) => string },
): string {
  const classes = facts.filter(({ key }) => key.startsWith('insurance'))
  if (classes.length === 0) return texts.insurance
  return texts.insuranceClasses(classes.map(({ label, value }) => `${label} ${value}`).join(', '))
}

function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

/** The kilometres a year that the address names, as whole ones; the official ones otherwise. */
export function kilometresIn(params: URLSearchParams): number | null {
  const value = params.get(KILOMETRES_PARAM) ?? ''
  return /^\d{1,6}$/.test(value) ? Number(value) : null
}
