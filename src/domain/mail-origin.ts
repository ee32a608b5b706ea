import type { Brand } from './brand.ts'
import type { HostedBrand } from './brand-of-host.ts'

interface Addresses {
  /** `https:` or `http:`, as visitors reach the shop. */
  readonly protocol: string
  readonly mainHost: string
  /** Empty for the scheme's default port. */
  readonly port: string
}

/**
 * Where the links of mails lead: the configured address of the shop, never the host that a request names, because anybody could name a
 * host of their own.
 */
export function mailOrigin(
  brand: Brand,
  brands: readonly HostedBrand[],
  { protocol, mainHost, port }: Addresses,
): string {
  const hosted = brands.find(({ slug }) => slug === brand.slug)
  const host = hosted ? (hosted.hosts[0] ?? `${hosted.slug}.${mainHost}`) : mainHost
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}
