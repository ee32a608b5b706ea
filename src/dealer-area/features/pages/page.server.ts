import { data, redirect } from 'react-router'
import { berlinInstant } from '#domain/berlin-time.ts'
import { type DiffLine, lineDiff } from '#domain/content/line-diff.ts'
import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { pagesTexts } from '#messages/dealer-pages.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, type FormValues, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { wrongLineText } from '#storefront/blocks/wrong-line.server.ts'
import { type ChangedState, type ChangedView, whoChanged } from '../../blocks/changed-state.ts'
import {
  EditedPageDocument,
  type EditedPageQuery,
  RestorePageDocument,
  SavePageDocument,
  TakeBackPageDocument,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { siteAddress } from '../../site-address.server.ts'
import { editorPath, pageParams } from './page-addresses.server.ts'
import { stateOf } from './pages.server.ts'

type Page = EditedPageQuery['editedPage']
type Version = Page['versions'][number]

export interface PageEditorView {
  readonly title: string
  readonly note: string
  readonly back: string
  readonly here: string
  readonly source: string
  readonly fingerprint: string
  /** The address that shows the latest version; null where there is none with a text. */
  readonly preview: string | null
  /** Where what is typed is posted to be shown. */
  readonly typedPreview: string
  /** Orders refer to its versions, each valid from its publication. */
  readonly isLegal: boolean
  readonly isShippedShown: boolean
  /** Whether the shop has the page without a version of its own. */
  readonly isShipped: boolean
  readonly versions: readonly {
    readonly number: number
    readonly author: string
    readonly at: string
    readonly state: string
    readonly isLive: boolean
    readonly isDraft: boolean
    readonly canTakeBack: boolean
    readonly compare: string
  }[]
  readonly difference: { readonly number: number; readonly lines: readonly DiffLine[] } | null
  readonly done: (typeof OUTCOMES)[number] | null
}

export async function loadPage({ url, params, context }: PageArgs): Promise<PageEditorView> {
  const { locale } = context.get(areaContext)
  const { merchant, search } = await siteAddress({ url, context })
  const name = pageParams(params)
  const { editedPage: page } = await query(context, EditedPageDocument, { merchant, ...name })
  const texts = inLanguage(pagesTexts, locale)
  const here = editorPath(context, name, search)
  const [latest] = page.versions
  return {
    title: /^# +(.+)$/m.exec(page.source)?.[1] ?? name.slug,
    note: `${page.shop}, ${texts[name.section]}, ${name.locale === 'de' ? texts.inGerman : texts.inEnglish}`,
    back: dealerPaths.pathFor('pages', locale) + search,
    here,
    source: page.source,
    fingerprint: page.fingerprint,
    preview: latest && latest.source !== null ? previewPath({ key: latest.previewKey }, name.slug, name.locale) : null,
    typedPreview: previewPath({ typed: page.typedPreviewKey }, name.slug, name.locale),
    isLegal: page.isLegal,
    isShippedShown: page.liveNumber === null,
    isShipped: page.shipped !== null,
    versions: page.versions.map((version) => versionView(version, page, { locale, here })),
    difference: differenceOf(page, Number(url.searchParams.get('version'))),
    done: OUTCOMES.find((outcome) => url.searchParams.has(outcome)) ?? null,
  }
}

/** What the page says after a change; in its address. */
const OUTCOMES = ['saved', 'planned', 'done'] as const

function outcomeOf(intent: string | undefined): (typeof OUTCOMES)[number] {
  if (intent === 'schedule') return 'planned'
  return intent === 'publish' ? 'done' : 'saved'
}

export async function changePage(args: ActionArgs) {
  const { request, url, params, context } = args
  const { locale } = context.get(areaContext)
  const { merchant, search } = await siteAddress({ url, context })
  const page = { merchant, ...pageParams(params) }
  const here = editorPath(context, page, search)
  const values = await formValues(request)
  const { intent, fingerprint = '', number = '' } = values
  if (intent === 'restore' || intent === 'take-back') {
    const version = { ...page, fingerprint, number: Number(number) }
    const answer =
      intent === 'restore'
        ? await mutate(context, RestorePageDocument, version)
        : await mutate(context, TakeBackPageDocument, version)
    if ('result' in answer) return redirect(`${here}&done=1`)
    return data<ChangedState>(formState({}, answer.refusals, locale), { status: 409 })
  }
  const time = publishTime(values)
  if (!time) {
    const errors = { day: pagesTexts.timeInvalid[locale] }
    return data<ChangedState>({ values, errors, fingerprint }, { status: 400 })
  }
  const publishAt = time.at
  const source = (values.source ?? '').replaceAll('\r\n', '\n')
  const answer = await mutate(context, SavePageDocument, { ...page, source, fingerprint, publishAt })
  if ('result' in answer) return redirect(`${here}&${outcomeOf(intent)}=1`)
  const state = formState(values, answer.refusals, locale, {
    source: wrongLineText(answer.refusals, locale) ?? pagesTexts.sourceInvalid[locale],
  })
  if (!answer.refusals.some(({ code }) => code === 'CHANGED'))
    return data<ChangedState>({ ...state, fingerprint }, refusedAs(answer.refusals))
  const { editedPage: now } = await query(context, EditedPageDocument, page)
  const changed = changedView(now, source, locale)
  return data<ChangedState>(
    { values: state.values, errors: {}, changed, fingerprint: now.fingerprint },
    { status: 409 },
  )
}

/** When to publish; without `at` the text is saved as a draft. Undefined where the entered time is invalid or has passed. */
function publishTime({ intent, day = '', time = '' }: FormValues): { readonly at?: string } | undefined {
  if (intent === 'publish') return { at: new Date().toISOString() }
  if (intent !== 'schedule') return {}
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || hours === undefined || Number.isNaN(Date.parse(day))) return undefined
  const at = berlinInstant(day, Number(hours) * 60 + Number(minutes))
  return at > new Date() ? { at: at.toISOString() } : undefined
}

function changedView({ versions: [latest], source }: Page, entered: string, locale: Locale): ChangedView {
  return {
    who: whoChanged(latest && { by: latest.author, at: latest.createdAt }, locale),
    differences: source === entered ? [] : [{ label: pagesTexts.source[locale], now: source, entered }],
  }
}

function versionView(version: Version, page: Page, { locale, here }: { locale: Locale; here: string }) {
  const { number, author, createdAt, publishAt, takenBackAt, source } = version
  const isValid = page.isLegal && publishAt !== null && takenBackAt === null
  const state = isValid ? pagesTexts.validSince[locale](formatInstant(publishAt, locale)) : stateOf(version, locale)
  return {
    ...{ number, author, at: formatInstant(createdAt, locale) },
    state:
      source === null
        ? `${state}, ${(page.shipped === null ? pagesTexts.notInShop : pagesTexts.shipped)[locale]}`
        : state,
    isLive: number === page.liveNumber,
    isDraft: publishAt === null,
    canTakeBack: publishAt !== null && takenBackAt === null,
    compare: `${here}&version=${number}`,
  }
}

/** The difference between a version and the one before it; the first is compared with the shipped text. */
function differenceOf({ versions, shipped }: Page, number: number): PageEditorView['difference'] {
  const index = versions.findIndex((version) => version.number === number)
  const version = versions[index]
  if (!version) return null
  const textOf = (of: Version | undefined) => of?.source ?? shipped ?? ''
  return { number, lines: lineDiff(textOf(versions[index + 1]), textOf(version)) }
}

function previewPath(key: Readonly<Record<string, string>>, slug: string, locale: Locale): string {
  const query = new URLSearchParams({ ...(locale === 'en' ? { lang: 'en' } : {}), ...key })
  return `${pathFor('preview', 'de').replace('*', slug)}?${query.toString()}`
}
