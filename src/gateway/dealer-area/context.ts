import type { ReadHandle, Writer } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import type { Places } from '#services/places/port.ts'
import type { Content, PageSources } from '#services/content/port.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import type { ProcessFigures } from '#services/process-figures/port.ts'
import type { SecondFactor } from '#services/second-factor/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { PreviewDeps } from '#use-cases/dealer-area/newsletter/preview-issue.ts'
import type { PictureDeps } from '#use-cases/stock/add-vehicle-pictures.ts'

/** What a request of the dealer area may see, and in which language. */
export interface DealerContext {
  /** The member of staff of the session; NOBODY without one. */
  readonly actor: DealerAreaActor
  readonly locale: Locale
  readonly origin: string
  /** The origin of links in mails: the main host as configured, never taken from the request's Host header. */
  readonly mailOrigin: string
  /** The client's network, which rate limits count. */
  readonly clientNetwork: string
  /** The `User-Agent` header, which the list of sessions shows; null without one. */
  readonly userAgent: string | null
  /** The token of the session cookie; null without one. */
  readonly sessionToken: string | null
  readonly deps: {
    readonly read: ReadHandle
    readonly writer: Writer
    /** Encrypts the secrets of authenticator apps. */
    readonly secretBox: SecretBox
    /** Figures of the process that answers. */
    readonly figures: ProcessFigures
    readonly secondFactor: SecondFactor
    /** Finds the place of a merchant. */
    readonly places: Pick<Places, 'zip' | 'known'>
    /** Stores documents. */
    readonly objects: ObjectStore
    /** Stores pictures of vehicles, and reads uploaded files. */
    readonly pictures: PictureDeps
    /** Pages of text as the shops show them, and the shipped text that is shown where nobody has written another. */
    readonly content: Content & { readonly shipped: PageSources['source'] }
    /** Finds the cars of a newsletter, and renders its mail. */
    readonly newsletters: Pick<PreviewDeps, 'pool' | 'places' | 'render'>
    /** Whether the codes of the demo's accounts are shown; never in production. */
    readonly showsDemoCodes: boolean
    /** Whether webhooks may go without TLS and into private networks; never in production. */
    readonly allowsPrivateAddresses: boolean
  }
}
