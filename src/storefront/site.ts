import type { Locale } from '#domain/locale.ts'
import { useRouteLoaderData } from 'react-router'
import type { FrameView } from './shell/frame-view.ts'

/** What every component may know about the shop and the request; loaded once by the root. */
export interface SiteView {
  readonly locale: Locale
  readonly origin: string
  readonly brand: {
    readonly slug: string | null
    readonly name: string
    readonly logoUrl: string | null
    readonly imprintUrl: string | null
    readonly dataPrivacyUrl: string | null
  }
  readonly frame: FrameView
  /** Null for a visitor. */
  readonly session: { readonly expiresAt: string } | null
  /** Code of a notice that the last request left, read once. */
  readonly flash?: string
  /** How many articles are in the cart, quantities added up. */
  readonly cart?: { readonly count: number }
}

/** Undefined only where not even the root could load. */
export function useSite(): SiteView | undefined {
  return useRouteLoaderData<SiteView>('root')
}

/** The language of the page; German where not even the root could load. */
export function useLocale(): Locale {
  return useSite()?.locale ?? 'de'
}
