import type { SerializedView } from '../delivery/serialized-view.ts'

export interface NavigationLink {
  readonly label: string
  readonly href: string
  /** Stands out: the law wants it seen. */
  readonly strong?: true
}

export interface TeaserView {
  readonly title: string
  readonly line: string
  readonly href: string
  /** Key of a picture. */
  readonly picture?: string
}

export interface NavigationSection extends NavigationLink {
  /** The page shown belongs to it. */
  readonly current?: true
  readonly links: readonly NavigationLink[]
  readonly teasers?: readonly TeaserView[]
}

/** What the account's menu offers; of screens that do not exist yet, nothing. */
export interface AccountView {
  /** For guests. The link leads back to where the visitor was. */
  readonly login?: NavigationLink
  readonly register?: NavigationLink
  /** For customers whose session ends while the page is open. */
  readonly renew?: NavigationLink
  /** Once logged in: where the icon leads, and the menu's links. */
  readonly garage?: string
  readonly links: readonly NavigationLink[]
  /** Further pages of the account, which the menu does not have. */
  readonly more: readonly NavigationLink[]
  /** Ends the session by POST; `from` says where the visitor was. */
  readonly logout?: NavigationLink & { readonly from: string }
}

/** Where a dealer is and when it is open, at the end of each page of its shop. */
export interface FooterDealer {
  readonly name: string
  readonly address: string
  readonly phone?: { readonly text: string; readonly href: string }
  readonly hours: readonly { readonly days: string; readonly hours: string }[]
  readonly hoursLabel: string
}

/** The links that many pages share. */
export interface FrameLinks {
  readonly sections: readonly NavigationSection[]
  /** The service column of the footer. */
  readonly general: readonly NavigationLink[]
  readonly legal: readonly NavigationLink[]
}

/** What header, menus and footer link to; the table of paths itself stays on the server. */
export interface FrameView {
  readonly home: string
  readonly cars: string
  readonly favourites?: string
  readonly compare: string
  /** Ids of the cars that a visitor without a script compares; left out where there are none. */
  readonly compared?: readonly string[]
  readonly cart?: string
  /** How results are ordered. */
  readonly ranking: string
  readonly otherLanguage: string
  /** As one text, which is the same for pages with the same links: what shows it is rendered once for all of them. */
  readonly links: SerializedView<FrameLinks>
  readonly account: AccountView
  /** In a shop of one dealer. */
  readonly dealer?: FooterDealer
}
