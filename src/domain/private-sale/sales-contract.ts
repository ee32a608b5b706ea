import type { z } from 'zod'
import { BillingAddress } from '../account/address.ts'
import type { Locale } from '../locale.ts'
import type { Fuel } from '../vehicle/vocabulary.ts'

/** What a side of a private sale says about itself in the contract. */
export const ContractParty = BillingAddress.pick({
  firstName: true,
  lastName: true,
  street: true,
  houseNumber: true,
  postalCode: true,
  city: true,
})
export type ContractParty = z.output<typeof ContractParty>

/** The contract as it is printed. What is null is filled in by hand, as the price always is. */
export interface SalesContract {
  readonly locale: Locale
  readonly requestId: number
  readonly seller: ContractParty
  readonly buyer: ContractParty
  readonly vehicle: {
    readonly title: string
    readonly vin: string | null
    /** YYYY-MM. */
    readonly firstRegistration: string | null
    readonly mileage: number | null
    readonly fuelType: Fuel | null
    readonly accident: 'NO' | 'YES' | null
  }
}
