import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { fileContent, fileSources } from '#services/content/files.ts'
import { ContentFault } from '#services/content/port.ts'
import { publishedSources } from '#services/content/published.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { TEST_SECRET } from '../../../tests/support/gateway-context.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { restorePage, savePage, takeBackPage } from './change-page.ts'
import { listEditedPages, readEditedPage } from './edited-pages.ts'
import { listOwnPages } from './list-own-pages.ts'
import { type FollowedPages, followPublishedPages } from './follow-published-pages.ts'
import { previewKey, readPreview, shopOfPreview, typedPreviewKey } from './preview-link.ts'

const test = useTestDatabase()
const PAGE = { section: 'PAGES', slug: 'hilfe-faqs', locale: 'de' } as const
const text = (title: string) => `# ${title}\n\nWorum es geht.\n`

let owner: StaffActor
let admin: StaffActor
let merchantId: number
let published: FollowedPages

beforeAll(async () => {
  const merchant = await addMerchant(test.database, { slug: 'lindenhof', name: 'Lindenhof' })
  merchantId = merchant.id
  await test.database.pool.query(
    `insert into brands (slug, name, merchant_uuids) values ('lindenhof', 'Lindenhof', $1)`,
    [[merchant.uuid]],
  )
  const ownerId = await addStaff(test.database, 'eva@example.com', { merchantId, roles: ['OWNER'] })
  const adminId = await addStaff(test.database, 'anna@example.com', { isAdmin: true })
  owner = staffActor({ merchantId, roles: ['OWNER'], staffId: ownerId })
  admin = { ...staffActor({ merchantId: 0, roles: [], staffId: adminId }), isAdmin: true, name: 'Anna' }
})
beforeEach(async () => {
  await test.database.pool.query('delete from content_versions')
  published = await followPublishedPages(test.database.read, () => {})
  return () => published.stop()
})

function deps() {
  const content = fileContent(undefined, publishedSources(published, fileSources()))
  return { read: test.database.read, writer: test.database, content: { ...content, shipped: fileSources().source } }
}

type Change = {
  merchantId?: number | null
  source?: string
  publishAt?: Date | null
  slug?: string
  fingerprint?: string
}

async function editor(of: { merchantId?: number | null; slug?: string } = {}) {
  const { merchantId: merchant = null, slug = PAGE.slug } = of
  const actor = merchant === null ? admin : owner
  const page = await readEditedPage(deps(), actor, { ...PAGE, slug, merchantId: merchant })
  if (page.kind !== 'found') throw new Error(page.code)
  return page
}

async function save(change: Change = {}) {
  const { merchantId: merchant = null, source = text('Hilfe'), publishAt = new Date(), slug = PAGE.slug } = change
  const fingerprint = change.fingerprint ?? (await editor({ merchantId: merchant, slug })).fingerprint
  const page = { ...PAGE, slug, merchantId: merchant, source, publishAt, fingerprint }
  const outcome = await savePage(deps(), merchant === null ? admin : owner, page)
  await published.refresh()
  return outcome
}

const titleIn = async (brand: string | null) => (await deps().content.page(PAGE.slug, 'de', { brand }))?.title

it('a draft shows nowhere, a published text everywhere, a shop’s own text only there', async () => {
  await save({ source: text('Entwurf'), publishAt: null })
  expect(await titleIn(null)).toBe('Hilfe & FAQs')
  await save({ source: text('Neue Hilfe') })
  expect([await titleIn(null), await titleIn('lindenhof')]).toEqual(['Neue Hilfe', 'Neue Hilfe'])
  await save({ merchantId, source: text('Hilfe im Lindenhof') })
  expect([await titleIn(null), await titleIn('lindenhof')]).toEqual(['Neue Hilfe', 'Hilfe im Lindenhof'])
  expect(
    (await editor()).versions.map(({ number }) => number),
    'the draft became the published version',
  ).toEqual([1])
})

it('the draft of a colleague stays, also of one with the same name', async () => {
  await save({ source: text('Entwurf'), publishAt: null })
  const namesake = { ...admin, staffId: await addStaff(test.database, 'anna@example.org', { isAdmin: true }) }
  const { fingerprint } = await editor()
  const page = { ...PAGE, merchantId: null, source: text('Zweiter'), publishAt: null, fingerprint }
  expect(await savePage(deps(), namesake, page)).toEqual({ kind: 'done' })
  expect((await editor()).versions.map(({ number, author }) => [number, author])).toEqual([
    [2, 'Anna'],
    [1, 'Anna'],
  ])
})

it('a text with a time shows when the time has come, and the follower counts that as a change', async () => {
  const before = published.generation()
  await save({ source: text('Bald'), publishAt: new Date(Date.now() + 60_000) })
  expect([await titleIn(null), published.generation()]).toEqual(['Hilfe & FAQs', before])
  await test.database.pool.query('update content_versions set publish_at = now() where publish_at > now()')
  await published.refresh()
  expect([await titleIn(null), published.generation()]).toEqual(['Bald', before + 1])
})

it('a storefront’s own page is named beside the shipped ones, in its language and only there', async () => {
  const named = async (brand: string | null, locale: 'de' | 'en' = 'de') =>
    (await listOwnPages(deps().content, locale, brand)).map(({ slug, title }) => `${slug}: ${title}`)
  await save({ merchantId, slug: 'unser-team', source: text('Unser Team') })
  await save({ merchantId, slug: 'ueber-uns', source: text('Über uns') })
  await save({ merchantId, source: text('Hilfe im Lindenhof') })
  await save({ merchantId, slug: 'entwurf', publishAt: null })
  await save({ slug: 'neu-im-markt', source: text('Neu') })
  expect(await named('lindenhof')).toEqual(['ueber-uns: Über uns', 'unser-team: Unser Team'])
  expect([await named('lindenhof', 'en'), await named('elbufer'), await named(null)]).toEqual([[], [], []])
})

it('takes a version back, and restores any version and the shipped text', async () => {
  await save({ source: text('Eins') })
  await save({ source: text('Zwei') })
  const change = async (run: typeof restorePage, number: number) => {
    await run(deps(), admin, { ...PAGE, merchantId: null, number, fingerprint: (await editor()).fingerprint })
    await published.refresh()
    return titleIn(null)
  }
  expect(await change(takeBackPage, 2)).toBe('Eins')
  expect(await change(restorePage, 2)).toBe('Zwei')
  expect(await change(restorePage, 0)).toBe('Hilfe & FAQs')
  expect((await editor()).versions.map(({ number }) => number)).toEqual([4, 3, 2, 1])
})

it('refuses a text at its field, though what is wrong has no line', async () => {
  const { fingerprint } = await editor()
  const read = () => Promise.reject(new ContentFault('the content service refuses it'))
  const page = { ...PAGE, merchantId: null, source: text('Eins'), publishAt: null, fingerprint }
  expect(await savePage({ ...deps(), content: { read } }, admin, page)).toEqual({
    kind: 'refused',
    ...{ code: 'INVALID_INPUT', fields: [{ field: 'source', code: 'INVALID' }] },
  })
})

it('refuses a text that is no page, a form that showed something else, and pages of others', async () => {
  expect(await save({ source: 'Ohne Titel' })).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'source' }] })
  expect(await save({ source: text('[x](javascript:x)') })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ field: 'source', wrongLine: { fault: 'LINK', line: 1, found: 'javascript:x' } }],
  })
  const { fingerprint } = await editor()
  expect(await save({ fingerprint })).toEqual({ kind: 'done' })
  expect(await save({ fingerprint })).toMatchObject({ code: 'CHANGED' })
  for (const change of [restorePage, takeBackPage]) {
    const stale = { ...PAGE, merchantId: null, number: 1, fingerprint }
    expect(await change(deps(), admin, stale), change.name).toMatchObject({ code: 'CHANGED' })
  }
  for (const slug of ['agb', 'impressum', 'Nicht-Erlaubt'])
    expect(await save({ merchantId, slug, fingerprint: 'x' }), slug).toMatchObject({ code: 'NOT_FOUND' })
  const asOwner = await savePage(deps(), owner, {
    ...PAGE,
    ...{ merchantId: null, source: text('x'), publishAt: null, fingerprint: 'x' },
  })
  expect(asOwner).toMatchObject({ code: 'FORBIDDEN' })
})

it('leaves an audit row for each change and none for a refusal', async () => {
  const rowsOf = () =>
    test.database.read.selectFrom('audit_log').select(['operation', 'subject']).orderBy('id').execute()
  const before = (await rowsOf()).length
  await save()
  await save({ source: 'x' })
  expect((await rowsOf()).slice(before)).toEqual([{ operation: 'publish-page', subject: 'page pages/hilfe-faqs (de)' }])
})

it('lists what can be written: for a shop nothing legal and nothing about the operator', async () => {
  const slugsOf = async (actor: StaffActor, merchant: number | null) => {
    const found = await listEditedPages(deps(), actor, merchant)
    return found.kind === 'found' ? found.pages.map(({ slug }) => slug) : [found.code]
  }
  expect(await slugsOf(admin, null)).toEqual(expect.arrayContaining(['agb', 'ueber-uns', 'fahrwerk-startet']))
  const own = await slugsOf(owner, merchantId)
  expect(own).toContain('hilfe-faqs')
  for (const slug of ['agb', 'ueber-uns', 'impressum', 'fahrwerk-startet']) expect(own).not.toContain(slug)
})

it('a preview link shows one version for a day and cannot be forged', async () => {
  await save({ source: text('Entwurf'), publishAt: null })
  const [version] = (await editor()).versions
  const secretBox = aesSecretBox([TEST_SECRET])
  const preview = { ...deps(), secretBox }
  const now = new Date()
  const key = previewKey(secretBox, version!, now)
  const nothing = { kind: 'done', page: undefined }
  const tomorrow = new Date(now.getTime() + 25 * 3_600_000)
  expect(await readPreview(preview, key, now)).toMatchObject({ page: { title: 'Entwurf' } })
  expect(await readPreview(preview, key, tomorrow)).toEqual(nothing)
  expect(await readPreview(preview, `A${key.slice(1)}`, now)).toEqual(nothing)
  expect(await readPreview(preview, '', now)).toEqual(nothing)
  // Of a version it shows that, whatever else is sent.
  expect(await readPreview(preview, key, now, text('Getippt'))).toMatchObject({ page: { title: 'Entwurf' } })
  const typed = typedPreviewKey(secretBox, { slug: 'hilfe-faqs', locale: 'de', brand: 'lindenhof' }, now)
  expect(await readPreview(preview, typed, now, text('Getippt'))).toMatchObject({ page: { title: 'Getippt' } })
  expect(await readPreview(preview, typed, now, 'kein Titel')).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await readPreview(preview, typed, tomorrow, text('Getippt'))).toEqual(nothing)
  expect(await readPreview(preview, typed, now)).toEqual(nothing)
  expect((await editor()).source).toBe(text('Entwurf'))
  expect([key, typed, 'AAAA'].map((each) => shopOfPreview(secretBox, each, now))).toEqual([null, 'lindenhof', null])
  expect(shopOfPreview(secretBox, typed, tomorrow)).toBeNull()
})
