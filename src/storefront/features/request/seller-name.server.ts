import type { Locale } from '#domain/locale.ts'
import { requestTexts } from '#messages/requests.ts'

interface OfSeller {
  readonly seller: { readonly kind: 'COMPANY' | 'PRIVATE'; readonly name: string; readonly city: string }
}

/** A private seller has no name for buyers: the town stands in its place. */
export function sellerName({ seller }: OfSeller, locale: Locale): string {
  return seller.kind === 'PRIVATE' ? `${requestTexts.theSeller[locale]}, ${seller.city}` : seller.name
}
