import type { Brand } from './brand.ts'
import { isIpAddress } from './brand-of-host.ts'

/** The site on which a dealer's storefront would be linked. */
export interface LinkingSite {
  readonly brand: Brand
  readonly origin: string
}

/**
 * The address of a dealer's storefront, a sub-domain of the host that shows the main site; null where the dealer has none, on a storefront
 * itself, and where the host is a bare IP address.
 */
export function storefrontUrl(slug: string | null, { brand, origin }: LinkingSite): string | null {
  if (slug === null || brand.slug !== null) return null
  const { hostname, host, protocol } = new URL(origin)
  return isIpAddress(hostname) ? null : `${protocol}//${slug}.${host}/`
}
