import { formatDate } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatPercent } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { DEPRECIATION, MIN_COMPARABLES, MAX_DAYS_OLD, MAX_MONTHS_APART } from '#domain/valuation/estimate.ts'
import { garageTexts } from '#messages/garage.ts'
import { inLanguage } from '#messages/texts.ts'
import { GarageValuationDocument } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { WorthView } from './garage-view.ts'

/** What a car of the garage may be worth, with the basis of the estimate. */
export async function loadWorth(id: string, context: Readonly<RouterContextProvider>): Promise<WorthView> {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(garageTexts, locale)
  const { garageValuation: worth } = await query(context, GarageValuationDocument, { id })
  if (!worth) return { kind: 'unknown', text: texts.valueNeeds }
  const { value, low, high, comparables, asOf, found, isOfOneFuel } = worth
  if (!value || !low || !high || !comparables)
    return {
      kind: 'too-few',
      text:
        found < MIN_COMPARABLES
          ? texts.valueTooFew(found, MIN_COMPARABLES, MAX_MONTHS_APART)
          : texts.valueUneven(found),
    }
  const euros = (amount: number) => formatEuros(amount, locale)
  return {
    kind: 'estimate',
    value: euros(value),
    amount: value,
    range: { low: euros(low), high: euros(high), at: shareOf(value, low, high) },
    band: texts.valueBand(euros(low), euros(high), formatDate(asOf, locale)),
    basis: (isOfOneFuel ? texts.valueBasis : texts.valueBasisAnyFuel)(comparables),
    method: methodIn(locale),
  }
}

/** Where the value lies between both ends, in percent. */
function shareOf(value: number, low: number, high: number): number {
  return high > low ? Math.round(((value - low) / (high - low)) * 100) : 50
}

function methodIn(locale: Locale): string {
  const { month, laterMonth, tenThousandKilometres } = DEPRECIATION
  const percent = (share: number) => formatPercent(share * 100, locale)
  return garageTexts.valueMethodText[locale](
    MAX_DAYS_OLD,
    MAX_MONTHS_APART,
    percent(month),
    percent(laterMonth),
    percent(tenThousandKilometres),
  )
}
