import type { ReadHandle, WriteHandle, Writer } from '#database/handles.ts'
import type { AuditOperation } from '#messages/dealer-audit.ts'
import { isEditable } from '#domain/content/page-address.ts'
import type { WrongLine } from '#domain/content/wrong-line.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { type Content, ContentFault } from '#services/content/port.ts'
import { audited } from '../dealer-area/audited.ts'
import { authorizePages } from './authorize-pages.ts'
import { lockPage, pageFingerprint, type PageName, type PageVersion, readPageVersions } from './page-versions.ts'

export interface ChangePageDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly content: Pick<Content, 'read'>
}

export type EditedPage = Omit<PageName, 'brand'> & {
  /** Null: the main site. */
  readonly merchantId: number | null
  /** Of what the form showed. */
  readonly fingerprint: string
}

export interface PageText extends EditedPage {
  readonly source: string
  /** Null: a draft. */
  readonly publishAt: Date | null
}

/** Characters. */
export const MAX_SOURCE = 100_000

type Outcome = Promise<{ readonly kind: 'done' } | Refused>

/**
 * Saves a text as a draft or publishes it, now or from a time on. One's own latest draft is overwritten; everything else adds a version.
 * Refused as by `authorizePages`; NOT_FOUND for a page that cannot be written for this shop; INVALID_INPUT for a text that is no page;
 * CHANGED where the form showed something else.
 */
export async function savePage(deps: ChangePageDeps, actor: StaffActor, text: PageText): Outcome {
  const { source } = text
  const now = new Date()
  // A text is never valid from before it was published.
  const publishAt = text.publishAt && text.publishAt < now ? now : text.publishAt
  const refusal = await textRefusal(deps, text)
  return changePage(deps, actor, text, publishAt ? 'publish-page' : 'save-page', async (handle, page, versions) => {
    if (refusal) return refusal
    const [latest] = versions
    const draft = latest && latest.publishAt === null && latest.authorId === actor.staffId ? latest : undefined
    if (draft) {
      const values = { source, publish_at: publishAt, created_at: new Date() }
      await handle.updateTable('content_versions').set(values).where('id', '=', draft.id).execute()
    } else await addVersion(handle, page, { source, publishAt, author: actor, number: nextNumber(versions) })
    return { kind: 'done' }
  })
}

/** Publishes the text of an earlier version again; number 0 is the shipped text. Refused as `savePage`; NOT_FOUND. */
export function restorePage(
  deps: ChangePageDeps,
  actor: StaffActor,
  { number, ...page }: EditedPage & { readonly number: number },
): Outcome {
  return changePage(deps, actor, page, 'restore-page', async (handle, name, versions) => {
    const restored = versions.find((version) => version.number === number)
    if (number !== 0 && !restored) return refused('NOT_FOUND')
    const version = { source: restored?.source ?? null, publishAt: new Date(), author: actor }
    await addVersion(handle, name, { ...version, number: nextNumber(versions) })
    return { kind: 'done' }
  })
}

/** Takes a published or scheduled version back: the one before it shows again. Refused as `savePage`; NOT_FOUND. */
export function takeBackPage(
  deps: ChangePageDeps,
  actor: StaffActor,
  { number, ...page }: EditedPage & { readonly number: number },
): Outcome {
  return changePage(deps, actor, page, 'take-back-page', async (handle, _, versions) => {
    const version = versions.find((each) => each.number === number)
    if (!version || version.publishAt === null || version.takenBackAt !== null) return refused('NOT_FOUND')
    const values = { taken_back_at: new Date() }
    await handle.updateTable('content_versions').set(values).where('id', '=', version.id).execute()
    return { kind: 'done' }
  })
}

function changePage(
  { writer }: Pick<ChangePageDeps, 'writer'>,
  actor: StaffActor,
  { merchantId, section, slug, locale, fingerprint }: EditedPage,
  operation: AuditOperation,
  change: (handle: WriteHandle, page: PageName, versions: readonly PageVersion[]) => Outcome,
): Outcome {
  return audited(writer, actor, {
    entry: { operation, subject: `page ${section.toLowerCase()}/${slug} (${locale})` },
    allow: async (handle) => {
      const shop = await authorizePages(handle, actor, merchantId)
      if (shop.kind === 'refused') return shop
      const page = { brand: shop.brand, section, slug, locale }
      if (!isEditable(section, slug, shop.brand)) return refused('NOT_FOUND')
      await lockPage(handle, page)
      const versions = await readPageVersions(handle, page)
      if (pageFingerprint(versions) !== fingerprint) return refused('CHANGED')
      return { kind: 'allowed', merchantId, page, versions } as const
    },
    change: (handle, { page, versions }) => change(handle, page, versions),
  })
}

/** The refusal of a text that is no page, with its line where that is known. */
export function refusedText(wrongLine?: WrongLine): Refused {
  const field = { field: 'source', code: 'INVALID' } as const
  return refused('INVALID_INPUT', { fields: [wrongLine ? { ...field, wrongLine } : field] })
}

/** Says why a text cannot be shown; undefined for a valid one. */
async function textRefusal(
  { content }: ChangePageDeps,
  { slug, locale, section, source }: PageText,
): Promise<Refused | undefined> {
  if (source.length > MAX_SOURCE) return refusedText({ fault: 'TOO_LONG' })
  try {
    const page = await content.read(slug, locale, source)
    return section === 'PAGES' || page.date !== undefined ? undefined : refusedText({ fault: 'NO_DATE' })
  } catch (error) {
    if (error instanceof ContentFault) return refusedText(error.wrongLine)
    throw error
  }
}

async function addVersion(
  handle: WriteHandle,
  page: PageName,
  {
    publishAt,
    author,
    ...version
  }: Pick<PageVersion, 'source' | 'publishAt' | 'number'> & { readonly author: StaffActor },
): Promise<void> {
  await handle
    .insertInto('content_versions')
    .values({ ...page, ...version, author: author.name, author_id: author.staffId, publish_at: publishAt })
    .execute()
}

function nextNumber([latest]: readonly PageVersion[]): number {
  return (latest?.number ?? 0) + 1
}
