import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { stockStateTexts } from '#messages/dealer-stock.ts'
import { bulkTexts } from '#messages/dealer-bulk-change.ts'
import { inLanguage } from '#messages/texts.ts'
import type { BulkChangeQuery, BulkKind, BulkTerm } from '../../generated/graphql.ts'
import type { BulkChangeView, PreviewView } from './bulk-change-view.ts'

type Row = BulkChangeQuery['bulkChange']['preview'][number]

/** A car before and after: its price, a term, its state or its text. */
export function rowOf(
  { id, title, number, priceBefore, priceAfter, stateBefore, termBefore }: Row,
  proposal: BulkChangeQuery['bulkChange']['change']['proposal'],
  locale: Locale,
): PreviewView {
  const href = dealerPaths.pathFor('stock-vehicle', locale, { vehicleId: id })
  if (priceBefore != null && priceAfter != null) {
    const euros = (amount: number) => formatEuros(amount, locale, 'if-any')
    const difference = priceAfter - priceBefore
    return {
      ...{ id, href, title, number, before: euros(priceBefore), after: euros(priceAfter) },
      difference: `${difference > 0 ? '+' : ''}${euros(difference)}`,
    }
  }
  if (proposal?.term != null) {
    const entered = proposal.hasTerm ?? proposal.termAmount
    const after = termText(proposal.term, entered == null ? null : String(entered), locale)
    return {
      id,
      href,
      title,
      number,
      before: termText(proposal.term, termBefore ?? null, locale),
      after,
      difference: '',
    }
  }
  const after = proposal?.to ? stockStateTexts[proposal.to][locale] : (proposal?.text ?? '')
  return {
    id,
    href,
    title,
    number,
    after,
    before: stateBefore ? stockStateTexts[stateBefore][locale] : '',
    difference: '',
  }
}

/** What an offer says of a term. */
function termText(term: BulkTerm, value: string | null, locale: Locale): string {
  const texts = inLanguage(bulkTexts, locale)
  if (value === null) return texts.unstated
  if (term === 'warranty') return value === 'true' ? texts.warranty : texts.noWarranty
  return term === 'availability' ? texts.daysOf(value) : formatEuros(Number(value), locale, 'if-any')
}

/** How many cars change and stay; of prices also in which direction, and by how much together. */
export function factsOf(preview: readonly Row[], kind: BulkKind, locale: Locale): BulkChangeView['facts'] {
  const texts = inLanguage(bulkTexts, locale)
  const changing = preview.filter(({ refusal }) => !refusal)
  const counts = [
    { label: texts.changing, value: formatNumber(changing.length, locale) },
    { label: texts.staying, value: formatNumber(preview.length - changing.length, locale) },
  ]
  if (kind !== 'PRICE') return counts
  const differences = changing.map(({ priceBefore, priceAfter }) => (priceAfter ?? 0) - (priceBefore ?? 0))
  const sum = differences.reduce((total, difference) => total + difference, 0)
  return [
    { label: texts.falling, value: formatNumber(differences.filter((each) => each < 0).length, locale) },
    { label: texts.rising, value: formatNumber(differences.filter((each) => each > 0).length, locale) },
    { label: texts.sum, value: formatEuros(sum, locale, 'if-any') },
    ...counts.slice(1),
  ]
}

/** A change of a price by more than this share is mostly a mistake. */
const UNUSUAL_SHARE = 0.5

/** Says how many prices change by more than half; null where none does. */
export function warningOf(preview: readonly Pick<Row, 'priceBefore' | 'priceAfter'>[], locale: Locale): string | null {
  const unusual = preview.filter(
    ({ priceBefore, priceAfter }) =>
      priceBefore != null && priceAfter != null && Math.abs(priceAfter - priceBefore) > priceBefore * UNUSUAL_SHARE,
  )
  return unusual.length > 0 ? bulkTexts.unusual[locale](unusual.length) : null
}
