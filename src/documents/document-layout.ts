import type { Locale } from '#domain/locale.ts'

/** The parts a document is made of. */
export type LayoutPart =
  | { readonly heading: string }
  | { readonly paragraph: string; readonly isSmall?: boolean }
  | { readonly list: readonly string[] }
  /** Beside each other: addresses, dates. */
  | { readonly columns: readonly LayoutColumn[] }
  /** The first column is text, the others are figures, right-aligned. */
  | { readonly table: LayoutTable }
  | { readonly sums: readonly LayoutSum[] }

export interface LayoutColumn {
  readonly title: string
  readonly lines: readonly string[]
}

export interface LayoutSum {
  readonly label: string
  readonly value: string
  readonly isTotal?: boolean
}

export interface LayoutTable {
  readonly head: readonly string[]
  /** Widths of the columns of figures, in points; the text column takes the rest. */
  readonly widths: readonly number[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly notes?: readonly string[] }[]
}

export interface DocumentLayout {
  readonly title: string
  readonly locale: Locale
  readonly author: string
  /** At the end of each page. */
  readonly footer: string
  /** `3 von 5`. */
  readonly pageOf: (page: number, pages: number) => string
  readonly parts: readonly LayoutPart[]
}
