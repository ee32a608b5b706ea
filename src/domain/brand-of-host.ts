import type { Containers } from './analytics/containers.ts'
import { type Brand, MAIN_BRAND } from './brand.ts'

/** A brand with a host of its own. */
export interface HostedBrand extends Brand {
  readonly slug: string
  /** Own domains of this storefront, besides its sub-domain of the main host. */
  readonly hosts: readonly string[]
  readonly widgetOrigins: readonly string[]
}

export interface HostRules {
  readonly mainHost: string
  /** Outside production a bare address (a container's, a phone's view of the developer's machine) shows the main site. */
  readonly production: boolean
  /** What the main site loads of third parties; left out for nothing. */
  readonly mainContainers?: Containers | undefined
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The shop a request's host stands for: the main site, a dealer's sub-domain (`<slug>.localhost`, `<slug>.<main host>`) or one
 * of a dealer's own domains. Undefined for a host without a shop. `host` may carry a port, and the dot that ends a full name.
 */
export function brandOfHost(host: string, brands: readonly HostedBrand[], rules: HostRules): Brand | undefined {
  const name = host.toLowerCase().replace(/\.?(:\d+)?$/, '')
  if (name === rules.mainHost || LOOPBACK.has(name)) return mainBrand(rules)
  // Sub-domains come first, so that no dealer's own domain can take the sub-domain of another dealer.
  for (const parent of [rules.mainHost, 'localhost']) {
    if (name.endsWith(`.${parent}`)) return brands.find((brand) => `${brand.slug}.${parent}` === name)
  }
  const own = brands.find((brand) => brand.hosts.includes(name))
  if (own) return own
  return !rules.production && isIpAddress(name) ? mainBrand(rules) : undefined
}

function mainBrand({ mainContainers }: HostRules): Brand {
  return mainContainers ? { ...MAIN_BRAND, containers: mainContainers } : MAIN_BRAND
}

export function isIpAddress(name: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(name) || name.startsWith('[')
}
