import type { ReadHandle } from '#database/handles.ts'
import type { Locale } from '#domain/locale.ts'
import type { Refused } from '#domain/refused.ts'
import { type Content, ContentFault, type ContentPage } from '#services/content/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { MAX_SOURCE, refusedText } from './change-page.ts'

const PURPOSE = 'content preview'
const VALID_MS = 24 * 60 * 60_000

/** The key of a link that shows one version of a page for a day, to whoever has the link. */
export function previewKey(
  secretBox: SecretBox,
  { id: versionId, brand }: { readonly id: number; readonly brand: string | null },
  now: Date,
): string {
  const text = JSON.stringify({ versionId, brand, until: now.getTime() + VALID_MS })
  return secretBox.seal(text, PURPOSE).toString('base64url')
}

/** The key with which an editor sees what is typed into one page, for a day; without a typed text it shows nothing. */
export function typedPreviewKey(
  secretBox: SecretBox,
  { slug, locale, brand }: TypedPage & { readonly brand: string | null },
  now: Date,
): string {
  const text = JSON.stringify({ page: { slug, locale }, brand, until: now.getTime() + VALID_MS })
  return secretBox.seal(text, PURPOSE).toString('base64url')
}

interface TypedPage {
  readonly slug: string
  readonly locale: Locale
}

interface PreviewDeps {
  readonly read: ReadHandle
  readonly content: Pick<Content, 'read'>
  readonly secretBox: SecretBox
}

/** Slug of the shop whose page a preview shows; null for the main site, and for a key that is forged or too old. */
export function shopOfPreview(secretBox: SecretBox, key: string, now: Date): string | null {
  return linkOf(secretBox, key, now)?.brand ?? null
}

/**
 * The page of a preview link: of an editor's with what was typed. Undefined where the link is forged or too old, its version shows the
 * shipped text, or nothing was typed. Refused: INVALID_INPUT for a typed text that is no page.
 */
export async function readPreview(
  { read, content, secretBox }: PreviewDeps,
  key: string,
  now: Date,
  typed?: string,
): Promise<{ readonly kind: 'done'; readonly page: ContentPage | undefined } | Refused> {
  const link = linkOf(secretBox, key, now)
  if (link?.page) return typed === undefined ? NOTHING : readTyped(content, link.page, typed)
  if (link?.versionId === undefined) return NOTHING
  const version = await read
    .selectFrom('content_versions')
    .select(['slug', 'locale', 'source'])
    .where('id', '=', link.versionId)
    .executeTakeFirst()
  if (!version || version.source === null) return NOTHING
  return { kind: 'done', page: await content.read(version.slug, version.locale, version.source) }
}

const NOTHING = { kind: 'done', page: undefined } as const

async function readTyped(content: PreviewDeps['content'], { slug, locale }: TypedPage, typed: string) {
  if (typed.length > MAX_SOURCE) return refusedText({ fault: 'TOO_LONG' })
  try {
    return { kind: 'done', page: await content.read(slug, locale, typed.replaceAll('\r\n', '\n')) } as const
  } catch (error) {
    if (error instanceof ContentFault) return refusedText(error.wrongLine)
    throw error
  }
}

interface PreviewLink {
  readonly versionId?: number
  readonly page?: TypedPage
  /** Null for the main site. */
  readonly brand: string | null
  readonly until: number
}

function linkOf(secretBox: SecretBox, key: string, now: Date): PreviewLink | undefined {
  try {
    const link = JSON.parse(secretBox.open(Buffer.from(key, 'base64url'), PURPOSE)) as PreviewLink
    return link.until > now.getTime() ? link : undefined
  } catch {
    return undefined // forged, cut short, or sealed with a key that is no longer known
  }
}
