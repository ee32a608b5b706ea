import { priceHistoryTexts } from '#messages/vehicle-details.ts'
import { inLanguage } from '#messages/texts.ts'
import { formatDateOf } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { signedEuros } from '../../blocks/traded-car.server.ts'
import type { PageVehicle } from './offer.server.ts'
import type { HistoryView } from './vehicle-view.ts'

const DAY_MS = 86_400_000
/** The period of § 11 PAngV: 30 days. */
const LOOK_BACK_MS = 30 * DAY_MS

/** The known prices of an offer, and since when it is online. */
export function historyOf(vehicle: PageVehicle, locale: Locale, now = Date.now()): HistoryView {
  const texts = inLanguage(priceHistoryTexts, locale)
  const { priceHistory: changes } = vehicle
  const [first] = changes
  const day = formatDateOf(first?.at ?? vehicle.createdAt, locale)
  const lowest = lowestOf(changes, now)
  const days = Math.floor((now - Date.parse(vehicle.createdAt)) / DAY_MS)
  const isWhole = first !== undefined && Date.parse(first.at) <= now - LOOK_BACK_MS
  return {
    since: texts.since(day),
    unchanged: texts.unchanged(day),
    lowest: isWhole ? texts.lowest(formatEuros(lowest, locale)) : texts.lowestSince(formatEuros(lowest, locale), day),
    ...(changes.length > 1 ? { chart: chartOf(changes, lowest, now, locale) } : {}),
    changes: changes.map(({ at, price }, index) => ({
      key: at,
      day: formatDateOf(at, locale),
      price: formatEuros(price, locale),
      change: index === 0 ? '' : signedEuros(price - changes[index - 1]!.price, locale),
    })),
    days: texts.daysOf(Math.max(0, days)),
    number: vehicle.id,
    ...(vehicle.confirmedAt ? { confirmed: formatDateOf(vehicle.confirmedAt, locale) } : {}),
  }
}

type Changes = PageVehicle['priceHistory']

/** The lowest price of the last 30 days: among the changes in that time, and the price at its beginning. */
export function lowestOf(changes: Changes, now: number): number {
  const begin = now - LOOK_BACK_MS
  const before = changes.findLast(({ at }) => Date.parse(at) <= begin)
  const later = changes.filter(({ at }) => Date.parse(at) > begin)
  return Math.min(...[...(before ? [before] : []), ...later].map(({ price }) => price))
}

/** The prices as steps in a square of 100 × 100; the value axis begins below the lowest price, as its labels say. */
function chartOf(changes: Changes, lowest: number, now: number, locale: Locale): NonNullable<HistoryView['chart']> {
  const start = Date.parse(changes[0]!.at)
  const prices = changes.map(({ price }) => price)
  const step = stepOf(Math.max(...prices) - Math.min(...prices))
  const bottom = Math.floor(Math.min(...prices) / step) * step - step
  const top = Math.ceil(Math.max(...prices) / step) * step
  const x = (at: number) => Math.round(((at - start) / Math.max(1, now - start)) * 1000) / 10
  const y = (price: number) => Math.round((1 - (price - bottom) / (top - bottom)) * 1000) / 10
  const points = changes.flatMap(({ at, price }, index) => {
    const until = changes[index + 1]?.at
    return [`${x(Date.parse(at))},${y(price)}`, `${until === undefined ? 100 : x(Date.parse(until))},${y(price)}`]
  })
  return {
    points: points.join(' '),
    lowest: { at: y(lowest), from: Math.max(0, x(now - LOOK_BACK_MS)) },
    rows: [bottom, (bottom + top) / 2, top].map((price) => ({
      at: (price - bottom) / (top - bottom),
      text: formatEuros(price, locale),
    })),
    columns: [
      { at: 0, text: formatDateOf(changes[0]!.at, locale) },
      { at: 1, text: priceHistoryTexts.today[locale] },
    ],
  }
}

/** The largest power of ten within the difference between the prices, at least 100. */
function stepOf(difference: number): number {
  return 10 ** Math.max(2, Math.floor(Math.log10(Math.max(1, difference))))
}
