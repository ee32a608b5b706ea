import type { SellerKind } from './vocabulary.ts'

/** Sellers whose offers are shown. A private person's address is theirs: buyers write to them through the shop. */
export const SHOWN_SELLERS: readonly SellerKind[] = ['COMPANY', 'PRIVATE']
