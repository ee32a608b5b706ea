import type { Containers } from '#domain/analytics/containers.ts'
import type { Locale } from '#domain/locale.ts'
import type { WidgetKind } from '#domain/widget/widget-address.ts'
import { inLanguage, type Texts } from '#messages/texts.ts'
import type { NoticeTone } from '#messages/notices.ts'
import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { FrameView } from './shell/frame-view.ts'

export interface ConsentQuestion {
  /** Where the decision is sent. */
  readonly settings: string
  /** What is asked for, and what it means. */
  readonly lead: string
}

/** What every component may know about the shop and the request; loaded once by the root. */
export interface SiteView {
  /** A step of a flow is shown again with what was wrong; left out otherwise. */
  readonly hasErrors?: true
  /** The draft that the page is a step of; left out where there is none. */
  readonly draftId?: string
  readonly locale: Locale
  readonly origin: string
  /** Where cars have their canonical pages; left out on the main site. */
  readonly mainOrigin?: string
  readonly brand: {
    readonly slug: string | null
    readonly name: string
    readonly logoUrl: string | null
    readonly imprintUrl: string | null
    readonly dataPrivacyUrl: string | null
    /** The shop of one dealer: its cars need not name their seller. */
    readonly isOneDealers?: true
    /** Of a dealer's storefront: its layout as words (`lookWords`), and what it stands for. */
    readonly look?: string
    readonly claim?: string
  }
  readonly frame: FrameView
  /** Null for a visitor. */
  readonly session: { readonly expiresAt: string } | null
  /** The notice that the last request left; it is shown once. */
  readonly notice?: NoticeView
  /** Left out once this visitor has decided about cookies, or where no decision is needed. */
  readonly consent?: ConsentQuestion
  /** What may be loaded of third parties, by this visitor's decision. */
  readonly containers?: Containers
  /** Another provider's vehicle configurator; before the visitor's consent the address of the settings, where that can be given. */
  readonly configurator?:
    | { readonly scriptUrl: string; readonly styleUrl: string | null }
    | { readonly settings: string }
  /** Set for a page in a frame; `colors` is the query of its style sheet, where the frame has colours of its own. */
  readonly widget?: { readonly kind: WidgetKind; readonly colors?: string }
  /** Of a preview: the query of the addresses of its style sheet and mark. */
  readonly lookQuery?: string
  /** How many articles are in the cart, quantities added up. */
  readonly cart?: { readonly count: number }
}

/** A notice at the edge of a page: that something is done, or why it is not. */
export interface NoticeView {
  readonly tone: NoticeTone
  readonly title: string
  readonly text: string
  /** A link to what was done; a notice with one closes by itself after a while. */
  readonly link?: { readonly href: string; readonly label: string }
}

/** Undefined only where not even the root could load. */
export function useSite(): SiteView | undefined {
  return useRouteLoaderData<SiteView>('root')
}

/** The language of the page: of the root's view, and above the root that of the request. */
export const LocaleContext = createContext<Locale>('de')

export function useLocale(): Locale {
  return use(LocaleContext)
}

/** The fixed words of an area in the language of the page. A sentence about data comes composed in the view (decision 022). */
export function useTexts<T extends Texts>(texts: T) {
  return inLanguage(texts, useLocale())
}

/** The address of the shop's drawn mark; in a preview it is the mark as previewed. */
export function brandMarkUrl(site: SiteView | undefined): string {
  return `/brand-mark.svg${site?.lookQuery ?? ''}`
}
