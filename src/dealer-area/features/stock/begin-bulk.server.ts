import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { bulkTexts } from '#messages/dealer-bulk-change.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import type { FormValues } from '#storefront/blocks/form.server.ts'
import { BeginBulkChangeDocument, type BulkChangeFieldsFragment, type BulkKind } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import { areaContext } from '../../request.server.ts'
import { readAddress } from './stock-address.server.ts'

const KINDS: readonly BulkKind[] = ['PRICE', 'STATE', 'TEXT', 'TERMS']
const TICK = 'vehicle.'

/** The cars that are ticked in the list. */
export function tickedIds(values: FormValues): string[] {
  return Object.keys(values).flatMap((name) => (name.startsWith(TICK) ? [name.slice(TICK.length)] : []))
}

/** Freezes the cars that are ticked, or all that the address filters, and leads to what is to become of them. */
export async function beginBulk(
  values: FormValues,
  merchant: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const { locale } = context.get(areaContext)
  const ids = tickedIds(values)
  const isAll = values.all === 'yes'
  const kind = KINDS.find((each) => each === values.bulk) ?? 'PRICE'
  const answer = await mutate(context, BeginBulkChangeDocument, {
    ...{ merchant, kind },
    ids: isAll ? null : ids,
    filter: isAll ? readAddress(url.searchParams).filter : null,
  })
  if ('result' in answer)
    return redirect(dealerPaths.pathFor('bulk-change', locale, { changeId: answer.result.beginBulkChange }))
  const isTooMany = answer.refusals.some(({ code }) => code === 'LIMIT_REACHED')
  const notice = bulkTexts[isTooMany ? 'tooMany' : 'nothingSelected'][locale]
  return data<FormState>({ values: { bulk: kind }, errors: {}, notice }, { status: 400 })
}

export interface RecentChange {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly note: string
  /** Whether it can still be reverted, or was. */
  readonly undo: string | null
}

/** A change in the list of the latest: what, how many, when, who. */
export function recentOf(change: BulkChangeFieldsFragment, locale: Locale): RecentChange {
  const { id, kind, by, applied, appliedAt, revertedAt, reverted, undoUntil } = change
  const texts = inLanguage(bulkTexts, locale)
  const canUndo = undoUntil != null && new Date(undoUntil) > new Date()
  const revertedNote = reverted === applied ? texts.revertedAll : texts.reverted(reverted, applied)
  return {
    ...{ id, href: dealerPaths.pathFor('bulk-change', locale, { changeId: id }), title: texts[kind] },
    note: texts.recentLine(applied, appliedAt ? formatInstant(appliedAt, locale) : '', by),
    undo: revertedAt ? revertedNote : canUndo ? texts.undoUntil(formatInstant(undoUntil, locale)) : null,
  }
}
