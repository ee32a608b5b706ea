import type { Locale } from '#domain/locale.ts'

/** A stretch of text; with `href` a link (`https:`, `mailto:`, `tel:` or a path of this shop). */
export interface ContentSpan {
  readonly text: string
  readonly strong: boolean
  readonly href: string | null
}

/** A heading, paragraph or notice has one line, a list one per item. */
export interface ContentBlock {
  readonly kind: ContentBlockKind
  readonly lines: readonly (readonly ContentSpan[])[]
}
export const CONTENT_BLOCK_KINDS = ['HEADING', 'SUBHEADING', 'PARAGRAPH', 'NOTICE', 'LIST', 'STEPS'] as const
export type ContentBlockKind = (typeof CONTENT_BLOCK_KINDS)[number]

export interface ContentPage {
  readonly slug: string
  readonly title: string
  /** One or two sentences on what the page is about, without marks. */
  readonly description: string
  readonly blocks: readonly ContentBlock[]
}

/** Pages of text that an editor writes: legal notice, help, contact. */
export interface Content {
  /** The page in this language, undefined where there is none. */
  page(slug: string, locale: Locale): Promise<ContentPage | undefined>
}
