import type { SellerKind } from './vocabulary.ts'

/**
 * Sellers whose offers are shown. A private person's are not as long as nobody can write to them through the shop: their address is theirs,
 * and an offer that cannot be answered only wastes the visitor's time.
 */
export const SHOWN_SELLERS: readonly SellerKind[] = ['COMPANY']
