import type { Brand } from '#domain/brand.ts'
import type { WrongLine } from '#domain/content/wrong-line.ts'
import type { ContentSection } from '#domain/content/page-address.ts'
import type { Locale } from '#domain/locale.ts'
import type { Screen } from '#domain/routes/screens.ts'

/** An invalid content source; the message says where the error is. */
export class ContentFault extends Error {
  readonly wrongLine: WrongLine | undefined

  constructor(message: string, wrongLine?: WrongLine) {
    super(message)
    this.wrongLine = wrongLine
  }
}

/** Text with the same marks; with `href` a link (`http(s):`, `mailto:`, `tel:` or a path of this shop). */
export interface ContentSpan {
  readonly text: string
  readonly strong: boolean
  readonly emphasis: boolean
  readonly href: string | null
}

/**
 * A heading, paragraph or notice has one line, a list one for each item, a disclosure its title and then its paragraphs, a table one for
 * each column: the cells of its header.
 */
export interface ContentBlock {
  readonly kind: ContentBlockKind
  readonly lines: readonly (readonly ContentSpan[])[]
  /** Only in nested lists of LIST and STEPS: the level of each line. */
  readonly levels?: readonly ContentLevel[]
  /** Of STEPS: the first number, left out for 1. */
  readonly start?: number
  /** Of TABLE only: the cells below its header, row by row. */
  readonly rows?: readonly (readonly (readonly ContentSpan[])[])[]
  /** Of IMAGE only. */
  readonly image?: ContentImage
  /** Of TILES only. */
  readonly tiles?: readonly ContentTile[]
  /** Of VIDEO only. */
  readonly video?: ContentVideo
  /** Of ACTION only. */
  readonly action?: { readonly label: string; readonly href: string }
}

/** The level of an item: 0 is the outermost list. */
export interface ContentLevel {
  readonly depth: number
  readonly isNumbered: boolean
}

export interface ContentImage {
  /** Key of one of our pictures. */
  readonly key: string
  readonly alt: string
}

/** Addresses of files of our own. */
export interface ContentVideo {
  readonly title: string
  readonly src: string
  /** Captions in the page's language (WebVTT). */
  readonly captions: string
}

export const CONTENT_BLOCK_KINDS = [
  'HEADING',
  'SUBHEADING',
  'PARAGRAPH',
  'NOTICE',
  'LIST',
  'STEPS',
  'CHECKLIST',
  'DISCLOSURE',
  'TABLE',
  'IMAGE',
  'TILES',
  'VIDEO',
  'ACTION',
] as const
export type ContentBlockKind = (typeof CONTENT_BLOCK_KINDS)[number]

/** A teaser: a picture with a link. */
export interface ContentTile {
  readonly title: string
  readonly line: string
  readonly href: string
  /** Key of one of our pictures. */
  readonly picture: string | null
}

export interface ContentPage {
  readonly slug: string
  readonly title: string
  /** One or two sentences on what the page is about, without marks. */
  readonly description: string
  readonly blocks: readonly ContentBlock[]
  /** Of articles and press releases: the day of publication, `2026-10-05`. */
  readonly date?: string
  /** Key of the picture that stands for the page in lists. */
  readonly picture?: string
  /** Left out: the text as it is shipped. */
  readonly version?: PublishedVersion
}

/** Which version of a text is shown, and since when. */
export interface PublishedVersion {
  readonly number: number
  readonly validFrom: Date
}

export interface ContentLink {
  readonly label: string
  readonly href: string
  /** The linked screen, so that links to screens that do not exist yet can be left out. */
  readonly screen: Screen
}

/** A section of the main navigation; its own link leads to its most general page. */
export interface NavigationSection extends ContentLink {
  readonly links: readonly ContentLink[]
  readonly teasers: readonly (ContentTile & Pick<ContentLink, 'screen'>)[]
}

/** Which shop's page, in which section; left out: a plain page of the main site. */
export interface ContentPlace {
  readonly section?: ContentSection
  readonly brand?: string | null
  /** The shop is one dealer's: some shipped pages speak as that dealer there. */
  readonly isOneDealers?: boolean
}

/** The Markdown of pages. */
export interface PageSources {
  /** Undefined where the page does not exist in this language. */
  source(slug: string, locale: Locale, place?: ContentPlace): Promise<string | undefined>
  /** Of the text that `source` gives; undefined for a shipped one. */
  version?(slug: string, locale: Locale, place?: ContentPlace): PublishedVersion | undefined
  /** Slugs of all pages of a section in this language, in alphabetical order. */
  slugs(locale: Locale, place?: ContentPlace): Promise<readonly string[]>
  /** Plain pages that this storefront alone has: it wrote them, and no text is shipped under their name. */
  ownSlugs?(locale: Locale, brand: string): Promise<readonly string[]>
}

/** The text that a shop shows instead of the shipped one. */
export interface PublishedText extends PublishedVersion {
  /** Null: the main site. */
  readonly brand: string | null
  readonly section: ContentSection
  readonly slug: string
  readonly locale: Locale
  /** Null: the shipped text after all. */
  readonly source: string | null
}

export interface PublishedTexts {
  readonly find: (page: Omit<PublishedText, 'source' | keyof PublishedVersion>) => PublishedText | undefined
  readonly list: () => readonly PublishedText[]
}

/** What editors write: legal notice, help, contact, articles, and the navigation of the header. */
export interface Content extends PageSources {
  /** Undefined where the page does not exist in this language. */
  page(slug: string, locale: Locale, place?: ContentPlace): Promise<ContentPage | undefined>
  /** How a text would look as a page. Throws a ContentFault for an invalid one. */
  read(slug: string, locale: Locale, source: string): Promise<ContentPage>
  /** The sections of the header in a brand's shop; undefined without a file for it. Throws a ContentFault for an invalid one. */
  navigation(brand: Pick<Brand, 'slug'>, locale: Locale): Promise<readonly NavigationSection[] | undefined>
}
