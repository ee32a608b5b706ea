import type { Locale } from '#domain/locale.ts'

/** What every screen of the dealer area shows around its content; loaded once by the root. */
export interface ShellView {
  readonly locale: Locale
  /** The same screen in the other language. */
  readonly other: Link
  /** Null before the login. */
  readonly frame: FrameView | null
}

export interface Link {
  readonly href: string
  readonly label: string
}

export interface NavigationLink extends Link {
  /** Left out where there is nothing to count. */
  readonly count?: string
  readonly isLate?: boolean
  readonly isCurrent: boolean
}

export interface FrameView {
  readonly home: string
  /** The person’s own access. */
  readonly security: string
  readonly links: readonly NavigationLink[]
  readonly person: { readonly name: string; readonly roles: string }
  /** The dealers somebody works for, the chosen one marked; empty for an operator without one. */
  readonly merchants: readonly { readonly slug: string; readonly name: string; readonly isChosen: boolean }[]
  readonly shop: string
  /** The field of the top bar; null for somebody who belongs to no business. */
  readonly search: { readonly action: string; readonly merchant: string; readonly text: string } | null
  readonly here: string
}
