import { formatInstant } from '#domain/format/dates.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { importTexts, importUploadTexts } from '#messages/dealer-imports.ts'
import { FeedRunsDocument, type FeedRunsQuery } from '../../generated/graphql.ts'
import { deliveryReason } from '../../blocks/delivery-reason.server.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { followedUpload } from './followed-upload.ts'
import { resultOf } from './run-words.server.ts'

/** Why an upload was not read, by the name in the address. */
const PROBLEMS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'no-file': importUploadTexts.noFile,
  'too-large': importUploadTexts.tooLarge,
  broken: importUploadTexts.broken,
}

/** The latest deliveries, and why an upload led to none. */
export async function loadImports({ url, context }: PageArgs) {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const { feedRuns, expectedDelivery } = await query(context, FeedRunsDocument, { merchant: merchant.uuid })
  const problem = url.searchParams.get('problem')
  const param = (name: string) => url.searchParams.get(name)
  const addressed = { running: param('running'), upload: param('upload'), since: param('since') }
  const uploads = feedRuns.map(({ uploadId }) => uploadId)
  const followed = followedUpload(addressed, uploads, Date.now())
  return {
    business: merchant.name,
    problem: problem === null ? null : (PROBLEMS[problem]?.[locale] ?? PROBLEMS.broken![locale]),
    expected: expectedDelivery ? expectedText(expectedDelivery, locale) : null,
    isFollowed: followed === 'running' || followed === 'waiting',
    /** What an upload does that has no run yet; null where there is none. */
    followed: followed && importUploadTexts[followed][locale],
    /** Where a file is sent, for those who may; null for others. */
    upload: merchant.permissions.includes('imports.run')
      ? { action: dealerPaths.pathFor('imports', locale), merchant: merchant.slug }
      : null,
    rows: feedRuns.map((run) => ({
      id: run.id,
      name: importTexts.run[locale](formatNumber(Number(run.id), locale)),
      href: dealerPaths.pathFor('import', locale, { runId: run.id }),
      finished: formatInstant(run.finishedAt, locale),
      file: run.fileName,
      by: run.by ? importTexts.byPerson[locale](run.by) : importTexts.byFeed[locale],
      result: resultOf(run, locale),
      reason: deliveryReason(run, locale),
      isStopped: run.outcome === 'REFUSED',
      figures: [run.rows, run.inserted, run.updated, run.removed].map((count) => formatNumber(count, locale)),
      refused: formatNumber(run.refused, locale),
      hasRefused: run.refused > 0,
    })),
  }
}

/** When the next delivery has to come, or that one has not. */
function expectedText(
  { nextBy, missingSince }: NonNullable<FeedRunsQuery['expectedDelivery']>,
  locale: Locale,
): { readonly text: string; readonly isMissing: boolean } {
  const text = missingSince
    ? importTexts.missing[locale](formatInstant(missingSince, locale))
    : importTexts.expected[locale](formatInstant(nextBy, locale))
  return { text, isMissing: missingSince != null }
}
