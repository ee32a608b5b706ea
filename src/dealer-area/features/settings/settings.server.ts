import { data, redirect } from 'react-router'
import type { ShopPicture } from '#domain/brand-look/shop-picture.ts'
import { PART_GROUPS, type PartGroup } from '#domain/merchant/settings-parts.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { settingsTexts } from '#messages/dealer-settings.ts'
import { partTexts } from '#messages/dealer-settings-parts.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import {
  ChangeMerchantStateDocument,
  MerchantSettingsDocument,
  type MerchantSettingsQuery,
  type MerchantState,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs, shopPicturesContext } from '../../request.server.ts'
import { FROM_SETTINGS, partOfSlug, partSlug } from '../../blocks/settings-part-path.ts'
import { type ShopPreviewView, shopPreviewOf } from './shop-preview.server.ts'
import { shortLabel, summaryOf } from './summary.server.ts'

type Settings = MerchantSettingsQuery['merchantSettings']

export interface SettingsView {
  readonly name: string
  readonly state: MerchantState
  readonly missing: readonly string[]
  readonly groups: readonly {
    readonly name: PartGroup
    readonly done: number
    /** Parts that are needed to publish and are open. */
    readonly mandatory: number
    readonly parts: readonly PartRow[]
  }[]
  readonly shop: ShopPreviewView
  /** The own shop itself; null before there is one. */
  readonly href: string | null
  readonly steps: readonly MerchantState[]
  /** Where the data are exported; null without the permission. */
  readonly exportTo: string | null
  readonly wasExportRefused: boolean
  /** What comes next; null unless it has just been published. */
  readonly next: {
    readonly text: string
    readonly links: readonly { readonly href: string; readonly label: string }[]
  } | null
  /** The part that has just been saved, and what to fill in next. */
  readonly saved: {
    readonly text: string
    readonly next: { readonly href: string; readonly label: string } | null
  } | null
  readonly isSteppedUp: boolean
}

interface PartRow {
  readonly href: string
  readonly title: string
  readonly note: string
  /** The colour that the note names, `#7a1f2b`; null where it names none. */
  readonly swatch: string | null
  readonly state: 'complete' | 'open' | 'openMandatory'
}

export async function loadSettings({ url, context }: PageArgs): Promise<SettingsView> {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const { me, merchantSettings } = await query(context, MerchantSettingsDocument, { merchant: merchant.uuid })
  const pictures = (await context.get(shopPicturesContext).read(merchant.uuid)) ?? []
  const exportPath = dealerPaths.pathFor('settings-export', locale)
  return {
    ...viewOf(merchantSettings, me?.isAdmin ?? false, pictures, url, locale),
    exportTo: merchant.roles.includes('OWNER') ? `${exportPath}?merchant=${merchant.slug}` : null,
    isSteppedUp: me?.isSteppedUp ?? false,
    wasExportRefused: url.searchParams.get('export') === 'refused',
    saved: savedOf(merchantSettings, url, locale),
    next: url.searchParams.get('done') === 'published' ? nextOf(merchantSettings, locale) : null,
  }
}

/** The cars, where there are some already, or the ways they come. */
function nextOf({ slug, vehicles }: Settings, locale: Locale): SettingsView['next'] {
  const texts = inLanguage(settingsTexts, locale)
  const linkOf = (screen: 'imports' | 'new-vehicle' | 'stock', label: string) => ({
    ...{ href: `${dealerPaths.pathFor(screen, locale)}?merchant=${slug}`, label },
  })
  if (vehicles > 0) return { text: texts.publishedWith(vehicles), links: [linkOf('stock', texts.toStock)] }
  const links = [linkOf('imports', texts.uploadStock), linkOf('new-vehicle', texts.addCar)]
  return { text: texts.published, links }
}

/**
 * The part to fill in after one was saved: what publishing needs, then what is still empty behind it; what was left empty before it stays
 * so. Null: none.
 */
export function nextPartOf<Row extends Pick<Settings['parts'][number], 'part' | 'missing' | 'isComplete'>>(
  parts: readonly Row[],
  saved: Row['part'],
): Row | null {
  const others = parts.filter(({ part }) => part !== saved)
  const behind = parts.slice(parts.findIndex(({ part }) => part === saved) + 1)
  return others.find(({ missing }) => missing.length > 0) ?? behind.find(({ isComplete }) => !isComplete) ?? null
}

/** What has just been saved, and what comes next. */
function savedOf({ slug, parts }: Settings, url: URL, locale: Locale): SettingsView['saved'] {
  const part = partOfSlug(url.searchParams.get('saved') ?? '')
  if (!part) return null
  const next = nextPartOf(parts, part)
  const texts = inLanguage(settingsTexts, locale)
  return {
    text: texts.saved(partTexts[part][locale]),
    next: next
      ? { href: partPath(next.part, slug, locale), label: texts.nextPart(partTexts[next.part][locale]) }
      : null,
  }
}

/** Deductions and margin have one form, with the table they belong to. */
function partPath(part: Settings['parts'][number]['part'], slug: string, locale: Locale): string {
  return part === 'TRADE_IN'
    ? `${dealerPaths.pathFor('trade-in-terms', locale)}?merchant=${slug}&${FROM_SETTINGS}`
    : `${dealerPaths.pathFor('settings-part', locale, { part: partSlug(part) })}?merchant=${slug}`
}

/** Publishes, suspends or ends the business. */
export async function changeSettings({ url, request, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const values = await formValues(request)
  const { to = '', confirmed } = values
  if (to === 'LEFT' && confirmed !== 'yes')
    return data<FormState>({ values, errors: { confirmed: settingsTexts.confirmMissing[locale] } }, { status: 400 })
  const answer = await mutate(context, ChangeMerchantStateDocument, {
    ...{ merchant: merchant.uuid, to: to as MerchantState },
  })
  if ('result' in answer) {
    const done: Record<string, string> = to === 'PUBLISHED' ? { done: 'published' } : {}
    return redirect(`${url.pathname}?${new URLSearchParams({ merchant: merchant.slug, ...done }).toString()}`)
  }
  const { refusals } = answer
  const state = { ...formState(values, refusals, locale), errors: {} }
  const isConflict = refusals.some(({ code }) => code === 'CONFLICT')
  return data<FormState>(isConflict ? { ...state, notice: settingsTexts.movedOn[locale] } : state, refusedAs(refusals))
}

function viewOf(
  { name, slug, state, parts }: Settings,
  isAdmin: boolean,
  pictures: readonly ShopPicture[],
  url: URL,
  locale: Locale,
): Omit<SettingsView, 'exportTo' | 'wasExportRefused' | 'isSteppedUp' | 'next' | 'saved'> {
  const rowOf = (part: Settings['parts'][number]): PartRow => ({
    href: partPath(part.part, slug, locale),
    title: partTexts[part.part][locale],
    note: summaryOf(part, locale),
    swatch: part.values.find(({ name }) => part.part === 'BRAND' && name === 'brand')?.value || null,
    state: part.isComplete ? 'complete' : part.missing.length > 0 ? 'openMandatory' : 'open',
  })
  const groups = (Object.keys(PART_GROUPS) as PartGroup[]).map((group) => {
    const names: readonly string[] = PART_GROUPS[group]
    const own = parts.filter(({ part }) => names.includes(part))
    return {
      name: group,
      done: own.filter(({ isComplete }) => isComplete).length,
      mandatory: own.filter(({ missing }) => missing.length > 0).length,
      parts: own.map(rowOf),
    }
  })
  const missing = parts.flatMap((part) => part.missing.map((field) => shortLabel(field, locale)))
  const shop = shopPreviewOf({ merchant: name, parts, pictures }, locale)
  return { name, state, missing, groups, shop, href: shopAddress(parts, url), steps: stepsOf(state, isAdmin) }
}

function stepsOf(state: MerchantState, isAdmin: boolean): MerchantState[] {
  if (state === 'LEFT') return []
  return [...(isAdmin && state === 'PUBLISHED' ? (['SUSPENDED'] as const) : []), 'LEFT']
}

/** Its own shop; null before there is one. */
function shopAddress(parts: Settings['parts'], url: URL): string | null {
  const values = parts.find(({ part }) => part === 'BRAND')?.values ?? []
  const slug = values.find(({ name }) => name === 'slug')?.value
  return slug ? `${url.protocol}//${slug}.${url.host}/` : null
}
