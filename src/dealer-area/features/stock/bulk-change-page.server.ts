import { formatInstant } from '#domain/format/dates.ts'
import { formatMoney, toCents } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { COUNT_TYPED_ABOVE, ROUNDINGS } from '#domain/stock/bulk-change.ts'
import { stockStateTexts } from '#messages/dealer-stock.ts'
import { bulkTexts } from '#messages/dealer-bulk-change.ts'
import { inLanguage } from '#messages/texts.ts'
import type { BulkChangeQuery } from '../../generated/graphql.ts'
import { factsOf, rowOf, warningOf } from './bulk-change-rows.server.ts'
import type { BulkChangeView } from './bulk-change-view.ts'

/** Rows shown until all are asked for. */
const SHOWN = 50

const TERMS = ['availability', 'transferCost', 'warranty', 'noWarranty'] as const

export function bulkChangeViewOf(
  { change, preview, digest }: BulkChangeQuery['bulkChange'],
  showsAll: boolean,
  locale: Locale,
): BulkChangeView {
  const texts = inLanguage(bulkTexts, locale)
  const { id, kind, proposal, applied, appliedAt, revertedAt, reverted, undoUntil } = change
  const changing = preview.filter(({ refusal }) => !refusal)
  const shown = showsAll ? changing : changing.slice(0, SHOWN)
  const left = changing.length - shown.length
  const here = dealerPaths.pathFor('bulk-change', locale, { changeId: id })
  const canUndo = undoUntil != null && new Date(undoUntil) > new Date()
  return {
    ...{ kind, title: texts[kind], digest, isProposed: change.isComplete, count: changing.length },
    note: texts.note(formatNumber(change.selected, locale), formatInstant(change.createdAt, locale)),
    back: dealerPaths.pathFor('stock', locale),
    values: {
      ...{ mode: proposal?.mode ?? 'PERCENT', by: proposal?.by == null ? '' : formatSigned(proposal.by, locale) },
      rounding: String(toCents(proposal?.rounding ?? 10)),
      ...{ to: proposal?.to ?? 'DRAFT', text: proposal?.text ?? '' },
      term: proposal?.hasTerm === false ? 'noWarranty' : (proposal?.term ?? 'availability'),
      amount: proposal?.termAmount == null ? '' : String(proposal.termAmount),
    },
    roundings: ROUNDINGS.map((cents) => ({ value: String(cents), label: formatMoney(cents, locale, 'if-any') })),
    states: (['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const).map((to) => ({
      value: to,
      label: stockStateTexts[to][locale],
    })),
    terms: TERMS.map((value) => ({ value, label: texts[value] })),
    ...{ isEach: proposal?.mode === 'EACH', round: dealerPaths.pathFor('price-round', locale) },
    warning: warningOf(changing, locale),
    rows: shown.map((row) => rowOf(row, proposal, locale)),
    more: left > 0 ? { href: `${here}?all`, count: formatNumber(left, locale) } : null,
    refusals: preview.flatMap(({ id: vehicle, title, number, refusal }) =>
      refusal ? [{ id: vehicle, title, number, why: texts[refusal] }] : [],
    ),
    facts: factsOf(preview, kind, locale),
    isCountTyped: changing.length > COUNT_TYPED_ABOVE,
    done: appliedAt
      ? {
          text: texts.applied(applied, formatInstant(appliedAt, locale)),
          undo: canUndo ? texts.undoUntil(formatInstant(undoUntil, locale)) : null,
          reverted: revertedAt ? (reverted === applied ? texts.revertedAll : texts.reverted(reverted, applied)) : null,
        }
      : null,
  }
}

/** A number as its input field accepts it. */
function formatSigned(number: number, locale: Locale): string {
  return locale === 'de' ? String(number).replace('.', ',') : String(number)
}
