import { formatDate, formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres, formatNumber, formatPercent } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { MARGIN_VAT_PERCENT } from '#domain/trade-in/waterfall.ts'
import { DEPRECIATION } from '#domain/valuation/estimate.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInEstimateTexts } from '#messages/trade-in-estimate.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import type { TradeInEstimateFragment, TradeInLineFieldsFragment } from '#storefront/generated/graphql.ts'
import { conditionText } from '../../blocks/trade-in-differences.server.ts'
import { labelOf, signedEuros } from '../../blocks/traded-car.server.ts'
import type { EstimateView, Fact, LineView } from './trade-in-view.ts'

type Valuation = TradeInEstimateFragment
type Line = TradeInLineFieldsFragment

/** The estimate with everything behind it; null where there is none. */
export function estimateView(valuation: Valuation, dealer: string, locale: Locale): EstimateView | null {
  const { estimate, minimalPrice, maximalPrice, market, lines } = valuation
  if (estimate == null || maximalPrice == null || !market) return null
  const texts = inLanguage(tradeInEstimateTexts, locale)
  const words = inLanguage(tradeInFlowTexts, locale)
  const euros = (amount: number) => formatEuros(amount, locale)
  const floor = minimalPrice ?? estimate
  const scale = scaleOf([...sumsOf(lines), floor, maximalPrice])
  const unknown = lines.flatMap(({ item }) => (item && item.low !== item.high ? [item] : []))
  return {
    price: euros(estimate),
    low: minimalPrice == null ? texts.openBelow : texts.minPrice(euros(minimalPrice)),
    high: texts.maxPrice(euros(maximalPrice)),
    at: maximalPrice === floor ? 500 : Math.round((1000 * (estimate - floor)) / (maximalPrice - floor)),
    lines: lineViews(lines, valuation, scale, locale).map((line) =>
      line.kind === 'end' ? { ...line, band: { from: scale.place(floor), to: scale.place(maximalPrice) } } : line,
    ),
    ticks: scale.ticks.map((amount) => ({ at: scale.place(amount), label: formatNumber(amount, locale) })),
    reasons: [
      { label: texts.spread, value: words.range(euros(market.low), euros(market.high)) },
      ...unknown.map(
        (item): Fact => ({
          label: `${conditionText(item.question, locale)}: ${words.unknown}`,
          value: words.range(
            signedEuros(item.low, locale),
            item.high === 0 ? euros(0) : signedEuros(item.high, locale),
          ),
        }),
      ),
    ],
    hasUnknown: unknown.length > 0,
    comparablesCount: texts.comparablesCount(market.offers),
    comparablesLead: texts.comparablesLead(market.offers, market.sellers, dealer),
    comparables: market.valuationLinks.map(({ vehicleId: id, seller, city, mileage, firstRegistration, ...offer }) => ({
      ...{ id, title: offer.title, isMedian: offer.isMedian, href: pathFor('vehicle', locale, { slug: id }) },
      seller: [seller || texts.privateSeller, city].join(', '),
      registered: formatMonth(firstRegistration),
      mileage: formatKilometres(mileage, locale),
      price: euros(offer.price),
      adjustment: signedEuros(offer.adjustment, locale),
      adjusted: euros(offer.adjusted),
    })),
    searchHref: market.valuationLinks.length > 0 ? searchHref(market.comparedBy, locale) : null,
  }
}

/** The lines after an inspection, on a scale of their own. */
export function inspectedView(valuation: Valuation, locale: Locale): Pick<EstimateView, 'lines' | 'ticks'> {
  const scale = scaleOf(sumsOf(valuation.inspectedLines))
  return {
    lines: lineViews(valuation.inspectedLines, valuation, scale, locale),
    ticks: scale.ticks.map((amount) => ({ at: scale.place(amount), label: formatNumber(amount, locale) })),
  }
}

/** The comparables as an ordinary search. */
function searchHref(by: NonNullable<Valuation['market']>['comparedBy'], locale: Locale): string {
  const search = new URLSearchParams()
  search.set('mm', `${by.make}.${by.model}`)
  search.set('year-min', by.from.slice(0, 4))
  search.set('year-max', by.to.slice(0, 4))
  search.set('mileage-max', String(by.maxMileage))
  if (by.body) search.set('body', by.body)
  if (by.fuel) search.set('fuel', by.fuel)
  if (by.gearbox) search.set('gearbox', by.gearbox)
  if (by.minPower != null && by.maxPower != null) {
    search.set('power-min', String(by.minPower))
    search.set('power-max', String(by.maxPower))
  }
  return `${pathFor('cars', locale)}?${search.toString()}`
}

/** The sums that the lines lead to, one after the other. */
function sumsOf(lines: readonly Line[]): number[] {
  let sum = 0
  return lines.map(({ isSum, amount }) => (sum = isSum ? amount : sum + amount))
}

function lineViews(lines: readonly Line[], valuation: Valuation, scale: Scale, locale: Locale): LineView[] {
  const sums = sumsOf(lines)
  return lines.flatMap((line, index): LineView[] => {
    const isEnd = index === lines.length - 1
    // A deduction of zero has no line, except age and mileage, which everybody looks for.
    if (!line.isSum && line.amount === 0 && line.key !== 'age' && line.key !== 'mileage') return []
    const before = line.isSum ? (sums[index] ?? 0) : (sums[index - 1] ?? 0)
    const after = sums[index] ?? 0
    return [
      {
        ...{ key: `${line.key}-${index}`, ...wordsOf(line, valuation, locale) },
        amount: line.isSum ? formatEuros(line.amount, locale) : signedEuros(line.amount, locale),
        kind: isEnd ? 'end' : line.isSum ? 'sum' : line.amount < 0 ? 'minus' : 'plus',
        ...{ from: scale.place(Math.min(before, after)), to: scale.place(Math.max(before, after)) },
      },
    ]
  })
}

function wordsOf(
  line: Line,
  { terms, market, lines, finalPrice, isCompanySale }: Valuation,
  locale: Locale,
): Pick<LineView, 'label' | 'source' | 'href'> {
  const texts = inLanguage(tradeInEstimateTexts, locale)
  const euros = (amount: number) => formatEuros(amount, locale)
  const percent = (share: number) => formatPercent(share * 100, locale)
  const { item } = line
  if (item) {
    const answer =
      item.low === item.high
        ? conditionText(`${item.question}.${item.answer}`, locale)
        : tradeInFlowTexts.unknown[locale]
    const source =
      item.low === item.high
        ? texts.tableSource(formatDate(terms.since, locale))
        : texts.middleSource(signedEuros(item.low, locale), item.high === 0 ? euros(0) : signedEuros(item.high, locale))
    return { label: `${conditionText(item.question, locale)}: ${answer}`, source }
  }
  const margin = Math.abs(lines.find(({ key }) => key === 'margin')?.amount ?? 0)
  const words: Readonly<Record<string, readonly [string, string]>> = {
    median: [texts.median(market?.offers ?? 0), market ? comparedText(market.comparedBy, locale) : ''],
    age: [
      texts.age,
      texts.ageSource(
        market ? formatMonth(market.medianRegistration) : '',
        `${percent(DEPRECIATION.laterMonth)}–${percent(DEPRECIATION.month)}`,
      ),
    ],
    mileage: [
      texts.kilometres,
      texts.kilometresSource(
        market ? formatKilometres(market.medianMileage, locale) : '',
        percent(DEPRECIATION.tenThousandKilometres),
      ),
    ],
    power: [texts.power, texts.powerSource],
    market: [texts.market, texts.marketSource],
    reconditioning: [
      texts.reconditioning,
      `${texts.reconditioningSource}, ${texts.tableSource(formatDate(terms.since, locale))}`,
    ],
    repaired: [texts.repaired, texts.repairedSource],
    margin: [
      texts.margin,
      texts.marginSource(formatPercent(terms.marginPermille / 10, locale), euros(terms.minMargin)),
    ],
    vat: [
      texts.vat,
      texts[isCompanySale ? 'vatCompanySource' : 'vatSource'](formatPercent(MARGIN_VAT_PERCENT, locale), euros(margin)),
    ],
    rounding: [texts.rounding, texts.roundingSource],
    estimate: [finalPrice == null ? texts.estimate : texts.price, ''],
  }
  const [label, source] = words[line.key] ?? [line.key, '']
  return {
    label,
    source,
    ...(line.key === 'median' && market?.valuationLinks.length
      ? { href: { label: texts.seeOffers, to: '#vergleich' } }
      : {}),
  }
}

/** The attributes by which the offers were chosen; other attributes may differ. */
function comparedText(by: NonNullable<Valuation['market']>['comparedBy'], locale: Locale): string {
  const power = by.minPower == null || by.maxPower == null ? '' : `${by.minPower}–${by.maxPower} kW`
  const labels = (['fuel', 'body', 'gearbox'] as const).map((key) => (by[key] ? labelOf(key, by[key], locale) : ''))
  const from = tradeInEstimateTexts.registeredBetween[locale](formatMonth(by.from), formatMonth(by.to))
  return [...labels, power, from].filter(Boolean).join(', ')
}

interface Scale {
  readonly ticks: readonly number[]
  /** Place of an amount on the scale, in thousandths of its width. */
  readonly place: (amount: number) => number
}

/** One scale for all rows, from below the smallest sum to above the largest. */
function scaleOf(amounts: readonly number[]): Scale {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const step = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000].find((each) => (high - low) / each <= 7) ?? 50_000
  const from = Math.floor(low / step) * step
  const to = Math.max(from + step, Math.ceil(high / step) * step)
  const ticks = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)
  return { ticks, place: (amount) => Math.round((1000 * (amount - from)) / (to - from)) }
}
