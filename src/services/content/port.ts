import type { Brand } from '#domain/brand.ts'
import type { Locale } from '#domain/locale.ts'
import type { Screen } from '#domain/routes/screens.ts'

/** Text with the same marks; with `href` a link (`http(s):`, `mailto:`, `tel:` or a path of this shop). */
export interface ContentSpan {
  readonly text: string
  readonly strong: boolean
  readonly emphasis: boolean
  readonly href: string | null
}

/**
 * A heading, paragraph or notice has one line, a list one per item, a fold its title and then its paragraphs, a table one per column: the
 * cells of its header.
 */
export interface ContentBlock {
  readonly kind: ContentBlockKind
  readonly lines: readonly (readonly ContentSpan[])[]
  /** Of LIST and STEPS that hold other lists: where each line stands. Left out where all stand at the top. */
  readonly levels?: readonly ContentLevel[]
  /** Of STEPS: the first number, left out where that is 1. */
  readonly start?: number
  /** Of TABLE only: the cells below its header, row by row. */
  readonly rows?: readonly (readonly (readonly ContentSpan[])[])[]
  /** Of IMAGE only. */
  readonly image?: ContentImage
  /** Of TILES only. */
  readonly tiles?: readonly ContentTile[]
}

/** Where an item of a list stands: 0 is the outermost list. */
export interface ContentLevel {
  readonly depth: number
  readonly isNumbered: boolean
}

export interface ContentImage {
  /** Key of a picture of ours. */
  readonly key: string
  readonly alt: string
}

export const CONTENT_BLOCK_KINDS = [
  'HEADING',
  'SUBHEADING',
  'PARAGRAPH',
  'NOTICE',
  'LIST',
  'STEPS',
  'CHECKLIST',
  'FOLD',
  'TABLE',
  'IMAGE',
  'TILES',
] as const
export type ContentBlockKind = (typeof CONTENT_BLOCK_KINDS)[number]

/** A teaser: a picture that leads somewhere. */
export interface ContentTile {
  readonly title: string
  readonly line: string
  readonly href: string
  /** Key of a picture of ours. */
  readonly picture: string | null
}

export interface ContentPage {
  readonly slug: string
  readonly title: string
  /** One or two sentences on what the page is about, without marks. */
  readonly description: string
  readonly blocks: readonly ContentBlock[]
}

export interface ContentLink {
  readonly label: string
  readonly href: string
  /** Where it leads: links to screens that do not exist yet can be left out. */
  readonly screen: Screen
}

/** A section of the main navigation; its own link is its most general page. */
export interface NavigationSection extends ContentLink {
  readonly links: readonly ContentLink[]
  readonly teasers: readonly (ContentTile & Pick<ContentLink, 'screen'>)[]
}

/** What an editor writes: legal notice, help, contact, and what the header leads to. */
export interface Content {
  /** The page in this language, undefined where there is none. */
  page(slug: string, locale: Locale): Promise<ContentPage | undefined>
  /** Slugs of all pages in this language, in alphabetical order. */
  slugs(locale: Locale): Promise<readonly string[]>
  /** The sections of the header in a brand's shop; undefined where nobody wrote any. A broken source is a ContentFault. */
  navigation(brand: Pick<Brand, 'slug'>, locale: Locale): Promise<readonly NavigationSection[] | undefined>
}
