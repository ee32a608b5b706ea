import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { platformWorkTexts } from '#messages/dealer-platform.ts'
import { inLanguage } from '#messages/texts.ts'
import type { PlatformWorkQuery } from '../../generated/graphql.ts'
import { dueText } from './due-text.server.ts'
import type { WorkRow } from './work-row.ts'

type Item = PlatformWorkQuery['platformWork'][number]

/** A row of the administrators' work. */
export function platformRowOf(item: Item, locale: Locale): WorkRow {
  const texts = inLanguage(platformWorkTexts, locale)
  const id = item.id ?? ''
  const row = {
    key: `${item.kind}${id}`,
    due: dueText(item.dueAt, locale),
    kind: texts[item.kind],
  }
  const named = { ...row, title: item.title ?? '' }
  if (item.kind === 'LISTING') {
    const href = dealerPaths.pathFor('listing', locale, { listingId: id })
    return { ...named, href, note: texts.reviewListing, act: texts.review }
  }
  if (item.kind === 'NOTICE') {
    const href = dealerPaths.pathFor('notice', locale, { reportId: id })
    return { ...named, href, note: texts.decideNotice, act: texts.decide }
  }
  const problem = { href: dealerPaths.pathFor('operations', locale), act: texts.review }
  if (item.kind === 'WITHDRAWAL') return { ...named, ...problem, note: texts.findOrder }
  const count = item.count ?? 0
  if (item.kind === 'JOBS') return { ...row, ...problem, title: texts.jobs(count), note: texts.retryJobs }
  return { ...row, ...problem, title: texts.payments(count), note: '' }
}
