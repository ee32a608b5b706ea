import { sql } from 'kysely'
import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import type { ContentSection } from '#domain/content/page-address.ts'
import type { Locale } from '#domain/locale.ts'
import { fingerprintOf } from '../dealer-area/fingerprint.ts'

/** A page of one shop in one language; without a brand of the main site. */
export interface PageName {
  readonly brand: string | null
  readonly section: ContentSection
  readonly slug: string
  readonly locale: Locale
}

export interface PageVersion {
  readonly id: number
  /** Of the shop; null for the main site. */
  readonly brand: string | null
  readonly number: number
  /** Null: the shipped text. */
  readonly source: string | null
  readonly author: string
  /** Null: removed since. */
  readonly authorId: number | null
  readonly createdAt: Date
  /** Null: a draft. */
  readonly publishAt: Date | null
  readonly takenBackAt: Date | null
}

/** Every version, the newest first. */
export function readPageVersions(
  read: SelectHandle,
  { brand, section, slug, locale }: PageName,
): Promise<PageVersion[]> {
  return read
    .selectFrom('content_versions')
    .select(['id', 'brand', 'number', 'source', 'author', 'author_id as authorId', 'created_at as createdAt'])
    .select(['publish_at as publishAt', 'taken_back_at as takenBackAt'])
    .where('brand', 'is not distinct from', brand)
    .where('section', '=', section)
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .orderBy('number', 'desc')
    .execute()
}

/** The version that is shown: of those whose time has come the latest that was not taken back. */
export function liveVersion(versions: readonly PageVersion[], now: Date): PageVersion | undefined {
  return versions
    .filter(({ publishAt, takenBackAt }) => publishAt !== null && publishAt <= now && takenBackAt === null)
    .toSorted((a, b) => b.publishAt!.getTime() - a.publishAt!.getTime() || b.number - a.number)[0]
}

/** Of what an editor sees. */
export function pageFingerprint(versions: readonly PageVersion[]): string {
  const [latest] = versions
  return fingerprintOf({
    source: latest?.source ?? null,
    states: versions.map(({ number, publishAt, takenBackAt }) => ({ number, publishAt, takenBackAt })),
  })
}

/** Whoever changes a page waits for this: a page without versions has no row to lock. */
export async function lockPage(handle: WriteHandle, { brand, section, slug, locale }: PageName): Promise<void> {
  const key = ['content', brand ?? '', section, slug, locale].join(' ')
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(handle)
}
