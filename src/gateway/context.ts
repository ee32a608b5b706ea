import type { Brand } from '#domain/brand.ts'
import type { Locale } from '#domain/locale.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import type { Actor } from '#domain/actor.ts'
import type { Accessories } from '#services/accessories/port.ts'
import type { BotCheck } from '#services/bot-check/port.ts'
import type { Payments } from '#services/payment/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { SessionTokens } from '#services/session-tokens/port.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { SearchDeps } from '#use-cases/vehicle-search/search-vehicles.ts'
import type { Content } from '#services/content/port.ts'

/** What a request may see and in which language; the same for a page's own calls and for calls over HTTP. */
export interface GatewayContext {
  readonly brand: Brand
  readonly locale: Locale
  /** Merchants this request sees; empty: all. */
  readonly scope: MerchantScope
  readonly origin: string
  /** Where the links of mails lead: never what the request said of its host. */
  readonly mailOrigin: string
  /** Who asks; INVALID where the token that came along is expired or forged. */
  readonly actor: Actor | { readonly kind: 'INVALID' }
  /** Names what a visitor has gathered; null where nothing names it. It is as good as a key: never told to anybody. */
  readonly anonymousId: string | null
  /** Given with a request that may come twice; null where none was. */
  readonly idempotencyKey: string | null
  /** The network the request came from; attempts are counted by it. */
  readonly clientNetwork: string
  readonly deps: SearchDeps & {
    readonly read: ReadHandle
    readonly content: Content
    readonly accessories: Accessories
    readonly writer: Writer
    readonly tokens: SessionTokens
    readonly botCheck: BotCheck
    readonly payments: Payments
    /** Seals bank details. */
    readonly secretBox: SecretBox
  }
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
