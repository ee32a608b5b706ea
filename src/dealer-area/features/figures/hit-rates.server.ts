import type { RouterContextProvider } from 'react-router'
import { formatNumber, formatPercent } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { figureTexts } from '#messages/dealer-figures.ts'
import { query } from '../../gateway.server.ts'
import { HitRatesDocument } from '../../generated/graphql.ts'
import { areaContext } from '../../request.server.ts'

export interface HitRateRow {
  readonly age: string
  readonly offers: string
  readonly inside: string
  readonly share: string
}

/** How good the estimates were, a row for each age and one for all; none before the first offer. */
export async function loadHitRates(
  context: Readonly<RouterContextProvider>,
  merchant: string,
): Promise<readonly HitRateRow[]> {
  const { locale } = context.get(areaContext)
  const { hitRates } = await query(context, HitRatesDocument, { merchant })
  if (hitRates.offers === 0) return []
  return [
    ...hitRates.ages.map((rate) => rowOf(figureTexts[rate.age][locale], rate, locale)),
    rowOf(figureTexts.allAges[locale], hitRates, locale),
  ]
}

function rowOf(age: string, { inside, offers }: { inside: number; offers: number }, locale: Locale): HitRateRow {
  const share = offers === 0 ? figureTexts.none[locale] : formatPercent(Math.round((100 * inside) / offers), locale)
  return { age, offers: formatNumber(offers, locale), inside: formatNumber(inside, locale), share }
}
