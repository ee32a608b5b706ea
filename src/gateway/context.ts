import type { Brand } from '#domain/brand.ts'
import type { Locale } from '#domain/locale.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import type { Actor } from '#domain/actor.ts'
import type { Accessories } from '#services/accessories/port.ts'
import type { BotCheck } from '#services/bot-check/port.ts'
import type { Banking } from '#services/banking/port.ts'
import type { Payments } from '#services/payment/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { SessionTokens } from '#services/session-tokens/port.ts'
import type { VehicleLookup } from '#services/vehicle-lookup/port.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { Reservations } from '#use-cases/reservation/reservations.ts'
import type { SearchDeps } from '#use-cases/vehicle-search/vehicle-search.ts'
import type { UploadDeps } from '#use-cases/upload/upload-deps.ts'
import type { Images } from '#services/images/port.ts'
import type { Content } from '#services/content/port.ts'

/** What a request may see, and in which language; the same for a page's own calls and for calls over HTTP. */
export interface GatewayContext {
  readonly brand: Brand
  readonly locale: Locale
  /** Merchants this request sees; empty: all. */
  readonly scope: MerchantScope
  readonly origin: string
  /** The origin of links in mails, never taken from the request's Host header. */
  readonly mailOrigin: string
  /** The requesting customer or visitor; INVALID where the token is expired or forged. */
  readonly actor: Actor | { readonly kind: 'INVALID' }
  /** The id of a visitor's cart and favourites; null without one. It is as good as a key, so it is never revealed. */
  readonly anonymousId: string | null
  /** Shows that the client has logged in to an account before; null without one. */
  readonly deviceToken: string | null
  /** The idempotency key of a request that may be repeated; null without one. */
  readonly idempotencyKey: string | null
  /** The client's network, which rate limits count. */
  readonly clientNetwork: string
  readonly deps: SearchDeps & {
    readonly read: ReadHandle
    readonly reservations: Reservations
    readonly content: Content
    readonly accessories: Accessories
    readonly vehicleLookup: VehicleLookup
    readonly writer: Writer
    readonly tokens: SessionTokens
    readonly botCheck: BotCheck
    readonly payments: Payments
    /** Names who receives an application for financing. */
    readonly banking: Pick<Banking, 'chosen'>
    /** Where uploads lie, and what reads strangers' files. */
    readonly uploads: Pick<UploadDeps, 'objects' | 'files'> & { readonly images: Pick<Images, 'add'> }
    /** Encrypts bank details. */
    readonly secretBox: SecretBox
  }
}

/** An id no merchant has, so that a scope of it shows nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The merchants of a brand, narrowed to those that the request's headers name: by uuid, and by the origin of a storefront, whose merchants
 * `ofOrigin` gives. A header never shows more than the brand does.
 */
export function narrowedScope(brand: Brand, header: string | null, ofOrigin?: readonly string[]): MerchantScope {
  const scope = narrowedByUuids(brand.merchantUuids, header)
  if (ofOrigin === undefined) return scope
  return narrowedByUuids(scope.merchantUuids, ofOrigin.length > 0 ? ofOrigin.join(',') : NOBODY)
}

function narrowedByUuids(merchantUuids: readonly string[], header: string | null): MerchantScope {
  const named = (header ?? '')
    .split(',')
    .map((uuid) => uuid.trim().toLowerCase())
    .filter(Boolean)
  if (named.length === 0) return { merchantUuids }
  const requested = named.filter((uuid) => UUID.test(uuid))
  if (merchantUuids.length === 0) return { merchantUuids: requested.length > 0 ? requested : [NOBODY] }
  const both = requested.filter((uuid) => merchantUuids.includes(uuid))
  return { merchantUuids: both.length > 0 ? both : [NOBODY] }
}
