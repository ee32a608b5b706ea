import { data, redirect } from 'react-router'
import { formatDateOf, formatInstant } from '#domain/format/dates.ts'
import { formatDifference, formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { importTexts } from '#messages/dealer-imports.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  type FeedRunCountsFragment,
  FeedRunDocument,
  type FeedRunQuery,
  UndoFeedRunDocument,
} from '../../generated/graphql.ts'
import { deliveryReason } from '../../blocks/delivery-reason.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { type RefusalView, refusalView, resultOf } from './run-words.server.ts'

/** The most refusals that the page shows; the CSV file has all. */
const SHOWN_REFUSALS = 200

export interface ImportView {
  readonly title: string
  readonly note: string
  readonly back: string
  readonly stock: string
  readonly result: string
  readonly reason: string | null
  readonly isDryRun: boolean
  readonly isPartial: boolean
  readonly isReverted: boolean
  /** Name of the run it is compared with; null without one. */
  readonly previousName: string | null
  readonly counts: readonly {
    readonly label: string
    readonly now: string
    readonly before: string
    readonly difference: string
    readonly isBad: boolean
  }[]
  readonly refusals: readonly RefusalView[]
  readonly moreRefusals: number
  readonly csv: string
  /** The rows themselves, to be mended and delivered again; null where none are stored. */
  readonly mend: { readonly href: string; readonly label: string; readonly note: string } | null
  /** Whether it can be undone, with the sentence that says what happens, or why not. */
  readonly undo: { readonly isPossible: boolean; readonly text: string }
}

export async function loadImport({ url, params: { runId: id = '' }, context }: PageArgs): Promise<ImportView> {
  const { feedRun } = await query(context, FeedRunDocument, { id })
  return viewOf(feedRun, url.searchParams.has('reverted'), context.get(areaContext).locale)
}

/** Undoes the run; where that is refused, the page is shown again and says why. */
export async function changeImport({ params: { runId: id = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const answer = await mutate(context, UndoFeedRunDocument, { id })
  if ('result' in answer) return redirect(`${dealerPaths.pathFor('import', locale, { runId: id })}?reverted`)
  return data(null, { status: 409 })
}

function viewOf(
  { run, previous, refusals, mendable, ...undo }: FeedRunQuery['feedRun'],
  isReverted: boolean,
  locale: Locale,
): ImportView {
  const texts = inLanguage(importTexts, locale)
  const by = run.by ? texts.byPerson(run.by) : texts.byFeed
  return {
    title: texts.run(formatNumber(Number(run.id), locale)),
    note: [formatInstant(run.finishedAt, locale), run.fileName, by].join(', '),
    back: dealerPaths.pathFor('imports', locale),
    stock: dealerPaths.pathFor('stock', locale),
    ...{ result: resultOf(run, locale), reason: deliveryReason(run, locale), isReverted },
    ...{ isDryRun: run.isDryRun, isPartial: run.isPartial },
    previousName: previous ? texts.before(formatDateOf(previous.finishedAt, locale)) : null,
    counts: countsOf(run, previous ?? null, locale),
    refusals: refusals.slice(0, SHOWN_REFUSALS).map((refusal, index) => refusalView(refusal, index, locale)),
    moreRefusals: Math.max(0, refusals.length - SHOWN_REFUSALS),
    csv: dealerPaths.pathFor('import-csv', locale, { runId: run.id }),
    mend: mendable > 0 ? mendOf(run.id, mendable, new Set(refusals.map(({ line }) => line)).size, locale) : null,
    undo: { isPossible: undo.undo === 'POSSIBLE' && undo.mayUndo, text: undoText(run, undo, locale) },
  }
}

function mendOf(runId: string, stored: number, refused: number, locale: Locale): NonNullable<ImportView['mend']> {
  return {
    href: dealerPaths.pathFor('import-rows', locale, { runId }),
    label: importTexts.mend[locale](formatNumber(stored, locale)),
    note: [
      importTexts.mendNote[locale],
      ...(stored < refused ? [importTexts.mendPart[locale](formatNumber(refused - stored, locale))] : []),
    ].join(' '),
  }
}

const COUNTS = ['rows', 'inserted', 'updated', 'unchanged', 'removed', 'refused'] as const

function countsOf(
  run: FeedRunCountsFragment,
  previous: FeedRunCountsFragment | null,
  locale: Locale,
): ImportView['counts'] {
  return COUNTS.map((name) => ({
    label: importTexts[name][locale],
    now: formatNumber(run[name], locale),
    before: previous ? formatNumber(previous[name], locale) : '–',
    difference: previous ? formatDifference(run[name] - previous[name], locale) : '–',
    isBad: name === 'refused' && run[name] > 0,
  }))
}

function undoText(
  { inserted, updated, removed }: FeedRunCountsFragment,
  { undo, changedSince }: Pick<FeedRunQuery['feedRun'], 'undo' | 'changedSince'>,
  locale: Locale,
): string {
  if (undo === 'POSSIBLE') return importTexts.undoText[locale](inserted + updated + removed)
  return undo === 'CHANGED' ? importTexts.CHANGED[locale](changedSince) : importTexts[undo][locale]
}
