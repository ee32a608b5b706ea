import type { Work } from '../appointments/calendar.ts'
import type { Locale } from '../locale.ts'

/** Groups in which services are shown. */
export const SERVICE_KINDS = ['INSPECTION', 'ROADWORTHINESS', 'TYRES', 'BRAKES', 'GLASS_BODY', 'ELECTRIC'] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

/**
 * What a price says. FIXED: the total, VAT included. RANGE: between two totals, with what it depends on. AFTER_INSPECTION: only the
 * inspection is priced; what else is done is priced afterwards, never above the customer's ceiling without a call.
 */
export const SERVICE_PRICE_KINDS = ['FIXED', 'RANGE', 'AFTER_INSPECTION'] as const
export type ServicePriceKind = (typeof SERVICE_PRICE_KINDS)[number]

/** Longest description of a service, in characters (specification, section 9). */
export const MAX_SERVICE_DESCRIPTION = 170

export interface WorkshopService {
  readonly sku: string
  readonly abstractProductSku: string
  readonly kind: ServiceKind
  readonly title: Readonly<Record<Locale, string>>
  readonly description: Readonly<Record<Locale, string>>
  readonly priceKind: ServicePriceKind
  /** Of a range: what is in it and what it depends on. */
  readonly includes: Readonly<Record<Locale, string>> | null
  readonly work: Work
}

/** In cents, VAT included. */
export interface ServicePrice {
  readonly kind: ServicePriceKind
  readonly price: number
  /** The upper end of a range; null for any other kind. */
  readonly maxPrice: number | null
}

/** What several services cost together. */
export interface ServiceSum {
  readonly price: number
  /** Null where no range is among them. */
  readonly maxPrice: number | null
  /** Something is priced only after it has been inspected. */
  readonly isOpen: boolean
}

export function sumOfServices(prices: readonly ServicePrice[]): ServiceSum {
  const price = prices.reduce((sum, each) => sum + each.price, 0)
  const max = prices.reduce((sum, each) => sum + (each.maxPrice ?? each.price), 0)
  return {
    price,
    maxPrice: max > price ? max : null,
    isOpen: prices.some(({ kind }) => kind === 'AFTER_INSPECTION'),
  }
}

/** The work of several services by group. */
export function workOfServices(services: readonly { readonly work: Work }[]): Work {
  const groups = services.flatMap(({ work }) => Object.entries(work))
  const sums = Map.groupBy(groups, ([group]) => group)
  return Object.fromEntries(
    [...sums].map(([group, rows]) => [group, rows.reduce((sum, [, minutes]) => sum + minutes, 0)]),
  )
}

/** How long the work takes all in all, in minutes. */
export function minutesOfWork(work: Work): number {
  return Object.values(work).reduce((sum, minutes) => sum + minutes, 0)
}
