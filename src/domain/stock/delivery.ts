/** Why a whole file is not taken in. */
export type DeliveryRefusal =
  | { readonly code: 'EMPTY_FEED' }
  | { readonly code: 'TOO_MANY_REMOVED'; readonly offered: number; readonly missing: number; readonly limit: number }

export interface DeliveryComparison {
  /** Vehicles in the file, refused rows and duplicates left out. */
  readonly delivered: number
  /** Vehicles of the merchant on offer now. */
  readonly offered: number
  /** Of these, how many the file does not name. */
  readonly missing: number
}

/**
 * A full feed replaces the stock, so half a file would sell out half a dealer. Refuses an empty file, and one that would
 * remove more than `limit` (0–1) of what is on offer, unless removal is asked for.
 */
export function refuseDelivery(
  { delivered, offered, missing }: DeliveryComparison,
  limit: number,
  allowRemoval: boolean,
): DeliveryRefusal | null {
  if (allowRemoval) return null
  if (delivered === 0) return { code: 'EMPTY_FEED' }
  return missing > offered * limit ? { code: 'TOO_MANY_REMOVED', offered, missing, limit } : null
}
