import { formatDayName } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { dealerAreaTexts, workTexts } from '#messages/dealer-area.ts'
import { platformWorkTexts } from '#messages/dealer-platform.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  PlatformWorkDocument,
  StaffFrameDocument,
  WorkListDocument,
  type WorkListQuery,
} from '../../generated/graphql.ts'
import { hiddenNotice } from '../../blocks/hidden-notice.server.ts'
import type { NextLink } from '../../blocks/NextLinks.tsx'
import { query } from '../../gateway.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { dueText } from './due-text.server.ts'
import { platformRowOf } from './platform-work.server.ts'
import { groupByTime, type Work } from './work-groups.ts'
import type { WorkRow } from './work-row.ts'

type Merchant = NonNullable<Awaited<ReturnType<typeof merchantOf>>>
type Item = WorkListQuery['workList'][number]

export interface HomeView {
  readonly today: string
  readonly summary: string
  /** Somebody who belongs to no business has none. */
  readonly hasWork: boolean
  readonly emptyText: string
  /** Says that customers do not find the business. */
  readonly hidden: string | null
  /** Where a business that is not published yet is set up; null for everybody else. */
  readonly setUp: string | null
  /** Where there is something to do although nothing is due. */
  readonly next: readonly NextLink[]
  readonly groups: readonly { readonly title: string; readonly isLate: boolean; readonly rows: readonly WorkRow[] }[]
}

/** What is to be done, in groups by its time; overdue first. Administrators without a business see what waits for the platform. */
export async function loadHome({ url, context }: PageArgs): Promise<HomeView> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  const { me } = await query(context, StaffFrameDocument)
  const isStaffThere = merchant?.permissions.includes('home.read') === true
  const isPlatform = !isStaffThere && me?.isAdmin === true
  const work = isStaffThere
    ? (await query(context, WorkListDocument, { merchant: merchant.uuid })).workList.map((item) => ({
        ...{ dueAt: new Date(item.dueAt), row: rowOf(item, locale) },
      }))
    : isPlatform
      ? (await query(context, PlatformWorkDocument)).platformWork.map((item) => ({
          ...{ dueAt: new Date(item.dueAt), row: platformRowOf(item, locale) },
        }))
      : []
  return {
    ...viewOf(work, locale),
    hasWork: isStaffThere || isPlatform,
    hidden: isStaffThere ? hiddenNotice(merchant.state, locale) : null,
    setUp: isStaffThere ? setUpOf(merchant, locale) : null,
    next: isStaffThere ? nextOf(merchant, locale) : [],
    emptyText: (isPlatform ? platformWorkTexts : workTexts).emptyText[locale],
  }
}

function setUpOf({ slug, permissions, state }: Merchant, locale: Locale): string | null {
  if (state !== 'SETTING_UP' || !permissions.includes('merchant.change')) return null
  return `${dealerPaths.pathFor('settings', locale)}?merchant=${slug}`
}

function nextOf({ slug, permissions }: Merchant, locale: Locale): NextLink[] {
  const linkTo = (screen: 'settings' | 'imports' | 'stock') => ({
    ...{ href: `${dealerPaths.pathFor(screen, locale)}?merchant=${slug}`, label: dealerAreaTexts[screen][locale] },
  })
  return [
    ...(permissions.includes('merchant.change') ? [linkTo('settings')] : []),
    ...(permissions.includes('imports.run') ? [linkTo('imports')] : []),
    ...(permissions.includes('stock.read') ? [linkTo('stock')] : []),
  ]
}

function viewOf(
  work: readonly Work<WorkRow>[],
  locale: Locale,
): Omit<HomeView, 'hasWork' | 'emptyText' | 'hidden' | 'setUp' | 'next'> {
  const texts = inLanguage(workTexts, locale)
  const now = new Date()
  const groups = groupByTime(work, now)
  return {
    today: formatDayName(berlinToday(now), locale, 'withYear'),
    summary: texts.summary(work.length, groups.find(({ time }) => time === 'overdue')?.rows.length ?? 0),
    groups: groups.map(({ time, rows }) => ({ title: texts[time], isLate: time === 'overdue', rows })),
  }
}

function rowOf(item: Item, locale: Locale): WorkRow {
  const texts = inLanguage(workTexts, locale)
  const { dueAt, person } = item
  const due = dueText(dueAt, locale)
  if (item.kind === 'ORDER') {
    const orderId = item.orderId ?? ''
    const href = dealerPaths.pathFor('order', locale, { orderId })
    const note = [person, item.total == null ? '' : formatEuros(item.total, locale, 2)].filter(Boolean).join(', ')
    return {
      key: `o${orderId}`,
      due,
      kind: texts.order,
      title: item.isNew ? texts.acceptOrder(orderId) : texts.takeUpOrder(orderId),
      note,
      href,
      act: texts.open,
    }
  }
  if (item.kind === 'IMPORT') return importRow(item, due, locale)
  const requestId = item.requestId ?? ''
  const { screen, kind, act } = caseOf(item, locale)
  return {
    ...{ key: `${item.kind}${requestId}`, due, title: item.title ?? '', note: person, kind, act },
    href: dealerPaths.pathFor(screen, locale, { requestId }),
  }
}

/** A delivery that has not come has no run, so its row leads to the list of all deliveries. */
function importRow({ runId }: Item, due: string, locale: Locale): WorkRow {
  const texts = inLanguage(workTexts, locale)
  return {
    ...{ key: `i${runId ?? ''}`, due, kind: texts.IMPORT, note: '', act: texts.open },
    title: runId == null ? texts.deliveryMissing : texts.importStopped,
    href: runId == null ? dealerPaths.pathFor('imports', locale) : dealerPaths.pathFor('import', locale, { runId }),
  }
}

/** Where a row that is about a request leads, and what is done there. */
function caseOf({ kind, request }: Item, locale: Locale) {
  const texts = inLanguage(workTexts, locale)
  if (kind === 'APPOINTMENT') return { screen: 'appointment', kind: texts.appointment, act: texts.open } as const
  if (kind === 'TRADE_IN') return { screen: 'trade-in', kind: texts.TRADE_IN, act: texts.value } as const
  if (kind === 'FINANCING') return { screen: 'financing', kind: texts.FINANCING, act: texts.passOn } as const
  return { screen: 'request', kind: request ? texts[request] : '', act: texts.answer } as const
}
