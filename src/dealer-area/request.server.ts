import { createContext, type RouterContextProvider } from 'react-router'
import type { ShopPicture, ShopPictureSlot } from '#domain/brand-look/shop-picture.ts'
import type { Locale } from '#domain/locale.ts'
import type { UploadProblem } from '#domain/upload/upload.ts'
import type { GatewayError } from '#storefront/blocks/gateway-answer.ts'

/** What the server knows about a request before any route runs. */
export interface Area {
  readonly locale: Locale
  readonly origin: string
  /** Whether the request came with a valid session. */
  readonly isLoggedIn: boolean
  /** The business that was opened last, by its slug; null where none was. */
  readonly lastMerchant: string | null
  /** Whether cookies are to be marked `Secure`. */
  readonly secureCookies: boolean
  /** Accounts to try things out with, where there are some; the second factor's present code goes with them. */
  readonly demoLogins: readonly DemoLogin[]
}

export interface DemoLogin {
  readonly email: string
  readonly password: string
}

/** Runs a GraphQL document for this request and returns its JSON-shaped answer. */
export type GatewayCall = (
  document: string,
  variables?: Readonly<Record<string, unknown>>,
) => Promise<{ data?: unknown; errors?: readonly GatewayError[] }>

/** Adds the pictures of a form to a vehicle: they are far larger than what goes through the gateway. */
export type AddPictures = (added: {
  readonly vehicleId: number
  readonly files: readonly { readonly fileName: string; readonly bytes: Uint8Array }[]
}) => Promise<
  | {
      readonly kind: 'done'
      readonly added: number
      readonly problems: readonly { readonly fileName: string; readonly problem: UploadProblem }[]
    }
  | { readonly kind: 'refused'; readonly code: string }
>

/** Gives a vehicle the pictures of its turn in place of the present ones; where some are not accepted, nothing is changed. */
export type ReplaceSpin = (
  replaced: Parameters<AddPictures>[0] & {
    /** Of the turn that the form showed. */
    readonly fingerprint: string
  },
) => Promise<
  | { readonly kind: 'done' }
  | {
      readonly kind: 'problems'
      readonly problems: readonly { readonly fileName: string; readonly problem: UploadProblem }[]
    }
  | { readonly kind: 'refused'; readonly code: string }
>

/** Adds documents to an order, or pictures to a line of an inspection. */
export type AddFiles = (added: {
  readonly of: { readonly kind: 'ORDER' | 'INSPECTION'; readonly id: number }
  /** The kind of document, or the line. */
  readonly field: string
  readonly files: readonly { readonly fileName: string; readonly bytes: Uint8Array }[]
}) => ReturnType<AddPictures>

/** The pictures of a merchant's own storefront; `change` takes files, which do not go through the gateway. */
export interface ShopPictures {
  /** Undefined without a storefront. */
  read(merchantUuid: string): Promise<readonly ShopPicture[] | undefined>
  change(change: {
    readonly merchantUuid: string
    readonly slot: ShopPictureSlot
    readonly file: Uint8Array | null
    readonly name?: string | undefined
  }): Promise<
    { readonly kind: 'done'; readonly problem?: UploadProblem } | { readonly kind: 'refused'; readonly code: string }
  >
}

export const addFilesContext = createContext<AddFiles>()
export const shopPicturesContext = createContext<ShopPictures>()
export const addPicturesContext = createContext<AddPictures>()
export const replaceSpinContext = createContext<ReplaceSpin>()
export const areaContext = createContext<Area>()
export const gatewayContext = createContext<GatewayCall>()
export const nonceContext = createContext<string | undefined>(undefined)
/** The page that was rendered, in UTF-8; null where the answer is no page but data or a redirect. */
export const htmlContext = createContext<Uint8Array<ArrayBuffer> | null>(null)

export interface PageArgs {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  readonly context: Readonly<RouterContextProvider>
}

export interface ActionArgs extends PageArgs {
  readonly request: Request
}
