import type { DeliveryCalendar, DeliveryGroup } from './delivery/lead-time.ts'

/** When a merchant is open: weekdays as `1`–`7`, Monday first (`1-5`), hours as `09:00–18:30`; null: closed. */
export interface OpeningHours {
  readonly days: string
  readonly hours: string | null
}

/** Who sells: a dealer or a private person, as kept and as shown. Coordinates in degrees, phone as E.164. */
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

/** Where a dealer's money goes. */
export interface MerchantAccount {
  /** Without blanks; null: not known, so no transfers. */
  readonly iban: string | null
  /** Null: takes no direct debits. */
  readonly sepaCreditorId: string | null
}

/** How long a dealer's deliveries take; left out, as with most. */
export interface MerchantDelivery {
  readonly deliveryGroup?: DeliveryGroup
  readonly deliveryCalendar?: DeliveryCalendar
}

/** Who delivers a dealer's accessories for a make. */
export interface AccessoriesProvider {
  readonly makeName: string
  readonly providerId: string
}
