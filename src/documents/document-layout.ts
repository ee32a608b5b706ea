import type { Locale } from '#domain/locale.ts'

export type LayoutPart =
  | { readonly heading: string }
  | { readonly paragraph: string; readonly isSmall?: boolean }
  | { readonly list: readonly string[] }
  /** Beside each other: addresses, dates. */
  | { readonly columns: readonly LayoutColumn[] }
  /** The first column is text, the others are figures, right-aligned. */
  | { readonly table: LayoutTable }
  | { readonly sums: readonly LayoutSum[] }
  | { readonly transfer: LayoutTransfer }

export interface LayoutColumn {
  readonly title: string
  readonly lines: readonly string[]
}

export interface LayoutFact {
  readonly label: string
  readonly value: string
}

/** The top of the first page as a letter (DIN 5008, form B): the addresses stand in the window of an envelope. */
export interface LayoutLetter {
  /** Who sends it, on one line above the address. */
  readonly sender: string
  readonly to: readonly string[]
  /** Beside the address: numbers, dates, how to reach the sender. */
  readonly facts: readonly LayoutFact[]
}

/** The details of a transfer, and the same as a QR code while it is still to be made. */
export interface LayoutTransfer {
  readonly title: string
  readonly facts: readonly LayoutFact[]
  readonly code: { readonly text: string; readonly alt: string; readonly note: string } | null
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
  /** Left out where the document goes to nobody's address. */
  readonly letter?: LayoutLetter
  /** At the end of each page. */
  readonly footer: string
  /** `3 von 5`. */
  readonly pageOf: (page: number, pages: number) => string
  readonly parts: readonly LayoutPart[]
}
