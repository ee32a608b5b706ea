import type { BillingAddress } from './address.ts'

/** An address as it is written on a letter, a line each. */
export function addressLines(address: Omit<BillingAddress, 'salutation' | 'phone'>): string[] {
  const { firstName, lastName, street, houseNumber, additionalAddress, postalCode, city } = address
  return [
    `${firstName} ${lastName}`,
    `${street} ${houseNumber}`,
    ...(additionalAddress ? [additionalAddress] : []),
    `${postalCode} ${city}`,
  ]
}
