/** Whose offers and orders a request sees: on a dealer's storefront and with merchant headers only those of these merchants; empty: all. */
export interface MerchantScope {
  readonly merchantUuids: readonly string[]
}

/** The main site sees every merchant. */
export const ALL_MERCHANTS: MerchantScope = { merchantUuids: [] }

export function isInScope({ merchantUuids }: MerchantScope, uuid: string): boolean {
  return merchantUuids.length === 0 || merchantUuids.includes(uuid)
}
