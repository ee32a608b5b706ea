/** Why a whole file is not taken in. */
export type DeliveryRefusal =
  | { readonly code: 'EMPTY_FEED' }
  | { readonly code: 'NOTHING_READABLE'; readonly refused: number }
  | { readonly code: 'TOO_MANY_REMOVED'; readonly offered: number; readonly missing: number; readonly limit: number }

export interface DeliveryComparison {
  /** Vehicles in the file, refused rows and duplicates left out. */
  readonly delivered: number
  /** Rows of the file that could not be taken. */
  readonly refused: number
  /** Vehicles of the merchant on offer now. */
  readonly offered: number
  /** Of these, how many the file does not name; a car whose row was refused is named. */
  readonly missing: number
}

/**
 * A full feed replaces the stock, so half a file would sell out half a dealer. Refuses an empty file, and one that would
 * remove more than `limit` (0–1) of what is on offer, unless removal is asked for. A file of which no row can be read is
 * never meant as an empty stock.
 */
export function refuseDelivery(
  { delivered, refused, offered, missing }: DeliveryComparison,
  limit: number,
  allowRemoval: boolean,
): DeliveryRefusal | null {
  if (delivered === 0 && refused > 0) return { code: 'NOTHING_READABLE', refused }
  if (allowRemoval) return null
  if (delivered === 0) return { code: 'EMPTY_FEED' }
  return missing > offered * limit ? { code: 'TOO_MANY_REMOVED', offered, missing, limit } : null
}
