import type { Brand } from '#domain/brand.ts'
import type { Locale } from '#domain/locale.ts'
import type { ReadHandle } from '#database/handles.ts'
import type { MerchantScope } from '#queries/vehicle-search/clauses.ts'
import type { SearchSources } from '#queries/vehicle-search/search-vehicles.ts'
import type { Content } from '#services/content/port.ts'

/** What a request may see and in which language; the same for a page's own calls and for calls over HTTP. */
export interface GatewayContext {
  readonly brand: Brand
  readonly locale: Locale
  /** Merchants this request sees; empty: all. */
  readonly scope: MerchantScope
  readonly origin: string
  readonly sources: SearchSources & { readonly read: ReadHandle; readonly content: Content }
}

/** No merchant has this id: a scope of it shows nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The merchants of a brand, narrowed by those a request names in its header. A header never shows more than the brand does. */
export function narrowedScope(brand: Brand, header: string | null): MerchantScope {
  const named = (header ?? '')
    .split(',')
    .map((uuid) => uuid.trim().toLowerCase())
    .filter(Boolean)
  if (named.length === 0) return { merchantUuids: brand.merchantUuids }
  const asked = named.filter((uuid) => UUID.test(uuid))
  if (brand.merchantUuids.length === 0) return { merchantUuids: asked.length > 0 ? asked : [NOBODY] }
  const both = asked.filter((uuid) => brand.merchantUuids.includes(uuid))
  return { merchantUuids: both.length > 0 ? both : [NOBODY] }
}
