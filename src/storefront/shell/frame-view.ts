export interface NavigationLink {
  readonly label: string
  readonly href: string
  /** Stands out: the law wants it seen. */
  readonly strong?: true
}

export interface NavigationSection extends NavigationLink {
  /** The page shown belongs to it. */
  readonly current?: true
  readonly links: readonly NavigationLink[]
}

/** What header, menus and footer link to; the table of paths itself stays on the server. */
export interface FrameView {
  readonly home: string
  readonly cars: string
  readonly favourites?: string
  readonly compare: string
  readonly cart?: string
  /** How results are ordered. */
  readonly ranking: string
  readonly otherLanguage: string
  readonly sections: readonly NavigationSection[]
  readonly guest: readonly NavigationLink[]
  readonly general: readonly NavigationLink[]
  readonly legal: readonly NavigationLink[]
}
