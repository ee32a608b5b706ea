import type { ReadHandle } from '#database/handles.ts'
import type { CustomerAddress } from '#domain/account/address.ts'

export interface StoredAddress extends CustomerAddress {
  readonly id: number
  /** Degrees, of the postal code; null where it is not known. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A customer's addresses, the oldest first. */
export async function readAddresses(read: ReadHandle, customerId: number): Promise<StoredAddress[]> {
  return read
    .selectFrom('customer_addresses')
    .select(['id', 'salutation', 'first_name as firstName', 'last_name as lastName', 'street'])
    .select(['house_number as houseNumber', 'additional_address as additionalAddress', 'postal_code as postalCode'])
    .select(['city', 'phone', 'is_default_shipping as isDefaultShipping', 'is_default_billing as isDefaultBilling'])
    .select(['latitude', 'longitude'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
}
