import type { Brand } from '#domain/brand.ts'
import type { ConsentState } from '#domain/consent/consent.ts'
import type { Locale } from '#domain/locale.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import type { GaragePlace, UploadKind, UploadProblem } from '#domain/upload/upload.ts'
import type { WidgetKind } from '#domain/widget/widget-address.ts'
import { createContext } from 'react-router'
import type { GatewayError } from './blocks/gateway-answer.ts'

/** What the server knows about a request before any route runs. */
export interface Site {
  readonly brand: Brand
  readonly locale: Locale
  /** Origin as the visitor sees it, e.g. `https://brinkmann.example`; the main site's where the host has no shop. */
  readonly origin: string
  /** False where a host has no shop: only the maintenance page is shown. */
  readonly known: boolean
  /** True outside production: the style guide and other tools are open. */
  readonly development: boolean
  /** Who is logged in; null for a visitor. The token itself never reaches the storefront. */
  readonly session: SessionView | null
  /** The request came with a session that has ended. */
  readonly sessionLost: boolean
  /** Whether cookies are to be marked `Secure`. */
  readonly secureCookies: boolean
  /** The account to try things out with, where there is one. */
  readonly demoLogin?: { readonly email: string; readonly password: string }
  /** Where dealers work; left out in their own shops, empty where no link is wanted. */
  readonly dealerPortal?: string
  /** Code of a notice that the last request left (see `messages/notices.ts`); unknown codes show nothing. */
  readonly flash?: string | null
  /** Id of the visitor's cart; for a form of a visitor without a cart, the id of the cart that it may begin. */
  readonly anonymousId?: string | null
  /** Ids of the cars that a visitor without a script compares. */
  readonly compared?: readonly string[]
  /** What was entered in this step before the login, or before it was left; the page shows it again. */
  readonly restoredForm?: Readonly<Record<string, string>>
  /** The draft of this step's flow. */
  readonly draftId?: string
  /** Where a step leads that was left without sending it: what was entered is kept, and nothing is checked. */
  readonly leaveTo?: string
  /** The visitor's decision about what the shop loads of third parties; left out where the shop needs no consent. */
  readonly consent?: ConsentState | undefined
  /**
   * Set for a page in a frame on a dealer's website. `draft`: the draft of a trade-in, until it expires; `isBusy`: the limit of requests is
   * reached.
   */
  readonly widget?: { readonly kind: WidgetKind; readonly draft?: string; readonly isBusy?: true }
  /** Of a preview: the query of the addresses of its style sheet and mark. */
  readonly lookQuery?: string
  /** Origin of the main site, where cars have their canonical pages; left out where that is `origin`. */
  readonly mainOrigin?: string
}

interface SessionView {
  /** Instant at which the access token ends, ISO 8601. */
  readonly expiresAt: string
}

/** Runs a GraphQL document for this request and returns its JSON-shaped answer. */
type GatewayCall = (
  document: string,
  variables?: Readonly<Record<string, unknown>>,
) => Promise<{ data?: unknown; errors?: readonly GatewayError[] }>

/** A file of a flow's step or of a car of the garage, as it arrived. */
interface ReceivedFile {
  readonly flow: DraftName | GaragePlace
  readonly kind: UploadKind
  readonly field: string
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Stores a file as part of a flow's draft, or of the car's documents, for the sender of the request. */
type StoreFile = (
  file: ReceivedFile,
) => Promise<
  { readonly kind: 'done'; readonly key: string } | { readonly kind: 'refused'; readonly problem: UploadProblem }
>

/** Makes the form of a step that may bring files known before it changes anything; returns what it says about the request. */
type NoteForm = (form: Readonly<Record<string, string>>) => Promise<Pick<Site, 'sessionLost' | 'draftId'>>

export const noteFormContext = createContext<NoteForm>()
export const uploadContext = createContext<StoreFile>()
export const siteContext = createContext<Site>()
export const gatewayContext = createContext<GatewayCall>()
/** Path and query of the requested page; the login returns there. */
export const hereContext = createContext<string>('/')
/** The page that was rendered, in UTF-8; null where the answer is no page but data or a redirect. */
export const htmlContext = createContext<Uint8Array<ArrayBuffer> | null>(null)
/** Whether the answer shows a step of a flow again, with what was wrong: its title says so. */
export const hasErrorsContext = createContext(false)
export const nonceContext = createContext<string | undefined>(undefined)

/**
 * Returns the cached text of a name, or makes it if there is none for the present stock. Only for texts that all visitors of a site see
 * alike in one language.
 */
export type FragmentCache = <Text extends string>(name: string, make: () => Promise<Text>) => Promise<Text>
export const fragmentCacheContext = createContext<FragmentCache>((_, make) => make())
