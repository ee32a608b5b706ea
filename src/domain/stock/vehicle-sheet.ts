import type { Locale } from '../locale.ts'
import { DEALER_SCREENS } from '../routes/dealer-screens.ts'

/** What is printed of a car: a description to take along, and the sheet behind its windscreen. */
export const VEHICLE_SHEETS = ['EXPOSE', 'PRICE_TAG'] as const
export type VehicleSheetKind = (typeof VEHICLE_SHEETS)[number]

/** The most cars that are printed at once. */
export const MAX_PRINTED_VEHICLES = 50

const FILES: Record<VehicleSheetKind, Record<Locale, string>> = {
  EXPOSE: { de: 'expose.pdf', en: 'brochure.pdf' },
  PRICE_TAG: { de: 'preisschilder.pdf', en: 'price-tags.pdf' },
}

export function vehicleSheetFile(kind: VehicleSheetKind, locale: Locale): string {
  return FILES[kind][locale]
}

/** Where the sheets of these cars are, as one file. */
export function vehicleSheetPath(kind: VehicleSheetKind, locale: Locale, ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => ['id', id]))
  return `${DEALER_SCREENS.stock[locale]}/${FILES[kind][locale]}?${query.toString()}`
}

/** A line of a sheet. */
export interface SheetFact {
  readonly label: string
  readonly value: string
}

/** A car as its sheets show it, every text in their language. */
export interface VehicleSheet {
  /** The dealer's own number. */
  readonly number: string
  /** Make and model. */
  readonly name: string
  readonly description: string | null
  readonly price: string
  /** VAT, and what else belongs to the price. */
  readonly priceNotes: readonly string[]
  readonly keyFacts: readonly SheetFact[]
  readonly technical: readonly SheetFact[]
  readonly equipment: readonly SheetFact[]
  readonly energy: SheetEnergy | null
  /** The rate with everything that must stand beside it (§ 17 PAngV); null where the car is not financed. */
  readonly finance: { readonly rate: string; readonly example: string } | null
  /** `mark`: PNG or JPEG of its logo or mark; null without one. */
  readonly dealer: { readonly name: string; readonly lines: readonly string[]; readonly mark: Buffer | null }
  /** The car's page in the dealer's own shop. */
  readonly link: string
  /** JPEG, 4:3; the first one leads. */
  readonly pictures: readonly Buffer[]
}

/** Consumption and emissions (Pkw-EnVKV). */
export interface SheetEnergy {
  readonly isRequired: boolean
  readonly co2Class: string | null
  readonly basis: string
  /** The combined values, which the law wants of a new car. */
  readonly combined: readonly SheetFact[]
  readonly details: readonly SheetFact[]
  readonly costs: readonly SheetFact[]
  readonly costSource: string | null
}
