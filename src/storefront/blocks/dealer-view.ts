/** A seller as offers and the dealer's own page show it. */
export interface DealerView {
  readonly name: string
  /** Says whether a dealer or a private person sells: other rights apply (§ 312l BGB). */
  readonly kind: string
  readonly address: string
  readonly distance?: string
  readonly phone?: { readonly text: string; readonly href: string }
  readonly email?: string
  readonly since?: string
  readonly hours: readonly { readonly days: string; readonly hours: string }[]
  /** Register entry and VAT id. */
  readonly register?: string
  readonly imprint?: string
  /** Page of the dealer; private sellers have none. */
  readonly href?: string
  /** Whom customers meet; left out where nobody is named. */
  readonly people?: readonly DealerPersonView[]
  /** All offers of this dealer. */
  readonly stock?: { readonly href: string; readonly text: string }
}

/** Somebody at a dealer's. */
export interface DealerPersonView {
  readonly name: string
  /** In place of a photograph. */
  readonly initials: string
  readonly role: string
  /** "spricht Deutsch und Türkisch" */
  readonly languages?: string
  readonly phone?: { readonly text: string; readonly href: string }
  readonly picture?: string
}
