import type { DeliveryCalendar, DeliveryGroup } from './delivery/lead-time.ts'

/** When a merchant is open: weekdays as `1`–`7`, Monday first (`1-5`), hours as `09:00–18:30`; null: closed. */
export interface OpeningHours {
  readonly days: string
  readonly hours: string | null
}

/** A seller, a dealer or a private person, as stored and shown. Coordinates in degrees, phone as E.164. */
export interface MerchantDetails {
  readonly slug: string
  readonly name: string
  readonly kind: 'COMPANY' | 'PRIVATE'
  readonly street: string | null
  readonly zip: string
  readonly city: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly phone: string | null
  readonly email: string | null
  readonly imprintUrl: string | null
  readonly registerEntry: string | null
  readonly vatId: string | null
  readonly sinceYear: number | null
  readonly openingHours: readonly OpeningHours[]
}

/** A dealer's bank details. */
export interface MerchantAccount {
  /** Without blanks; null where unknown, so that no transfers are offered. */
  readonly iban: string | null
  /** Null: takes no direct debits. */
  readonly sepaCreditorId: string | null
}

/** Overrides of a dealer's lead times; left out, the usual ones apply. */
export interface MerchantDelivery {
  readonly deliveryGroup?: DeliveryGroup
  readonly deliveryCalendar?: DeliveryCalendar
}

/** What becomes of a new car whose energy label lacks values: it is not published, or it is published and reported. */
export const ENERGY_LABEL_POLICIES = ['HOLD_BACK', 'REPORT'] as const
export type EnergyLabelPolicy = (typeof ENERGY_LABEL_POLICIES)[number]

/** Who delivers a dealer's accessories for a make. */
export interface AccessoriesProvider {
  readonly makeName: string
  readonly providerId: string
}
