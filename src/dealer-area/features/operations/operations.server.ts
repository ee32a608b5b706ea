import { berlinToday } from '#domain/berlin-time.ts'
import { formatInstant } from '#domain/format/dates.ts'
import { formatNumber, formatPercent } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import type { VitalSign, VitalUnit } from '#domain/operations/vital-signs.ts'
import { backupTexts, operationsTexts, sellerReportTexts } from '#messages/dealer-platform.ts'
import { jobTexts, mailKindTexts, runTexts, uploadKindTexts } from '#messages/operation-names.ts'
import { inLanguage, type Text } from '#messages/texts.ts'
import { vitalSignTexts } from '#messages/vital-signs.ts'
import { deliveryReason } from '../../blocks/delivery-reason.server.ts'
import { OperationsDocument, type OperationsQuery } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

type Operations = OperationsQuery['operations']

/** A part of the screen: a table, or the sentence that says there is nothing. */
interface PartView {
  readonly title: string
  readonly lead?: string
  /** What the button does that has given-up jobs tried again. */
  readonly retry?: string
  readonly empty: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[]; readonly isWrong?: boolean }[]
}

export interface OperationsView {
  /** One sentence: all is well, or something below is not. */
  readonly state: string
  readonly isFine: boolean
  /** Payments and search. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Of the facts, those about money say that something is to be done: they come first. */
  readonly isMoneyWrong: boolean
  readonly vitalSigns: PartView
  /** Who backs up the shop, in sentences. */
  readonly backups: string
  /** What failed or waits. */
  readonly troubles: readonly PartView[]
  /** A sentence for each kind of trouble that there is not. */
  readonly quiet: readonly string[]
  /** How much there is of what, folded. */
  readonly totals: readonly PartView[]
  /** Files of sellers, the year that is due first. */
  readonly reports: readonly { readonly href: string; readonly label: string }[]
}

export async function loadOperations({ context }: Pick<PageArgs, 'context'>): Promise<OperationsView> {
  const { locale } = context.get(areaContext)
  const { operations } = await query(context, OperationsDocument)
  const troubles = [faultsOf(operations, locale), ...troubleOf(operations, locale)]
  const wrong = troubles.filter(({ rows }) => rows.length > 0)
  const isMoneyWrong = operations.paymentProblems + operations.stuckRefunds > 0
  const isFine = wrong.length === 0 && !isMoneyWrong && operations.vitalSigns.every((sign) => !sign.isWrong)
  return {
    ...{ isFine, isMoneyWrong, state: operationsTexts[isFine ? 'allFine' : 'notFine'][locale] },
    facts: factsOf(operations, locale),
    reports: reportsOf(locale),
    vitalSigns: vitalSignsOf(operations, locale),
    backups: backupTexts[operations.backups][locale],
    troubles: wrong,
    quiet: isFine ? [] : troubles.filter(({ rows }) => rows.length === 0).map(({ empty }) => empty),
    totals: totalsOf(operations, locale),
  }
}

/** The words for what programs call `name`; a former name, which has none, stands for itself. */
function wordsOf(texts: Readonly<Record<string, Text>>, name: string, locale: Locale): string {
  return texts[name]?.[locale] ?? name
}

/** Words, and the name by which the log has it. */
function namedWithCode(texts: Readonly<Record<string, Text>>, name: string, locale: Locale): string {
  return texts[name] ? `${texts[name][locale]} (${name})` : name
}

function reportsOf(locale: Locale): OperationsView['reports'] {
  const year = Number(berlinToday().slice(0, 4))
  return [year - 1, year].map((each) => ({
    href: `${dealerPaths.pathFor('seller-report', locale)}?year=${each}`,
    label: sellerReportTexts.file[locale](each),
  }))
}

function factsOf(found: Operations, locale: Locale): OperationsView['facts'] {
  const texts = inLanguage(operationsTexts, locale)
  const { paymentProblems, stuckRefunds, vehicles, stockChangedAt, rebuildAt } = found
  const instant = (at: string | null | undefined) => (at == null ? texts.none : formatInstant(at, locale))
  return [
    { label: texts.paymentProblems, value: formatNumber(paymentProblems, locale) },
    { label: texts.stuckRefunds, value: formatNumber(stuckRefunds, locale) },
    { label: texts.vehicles, value: formatNumber(vehicles, locale) },
    { label: texts.changed, value: instant(stockChangedAt) },
    { label: texts.rebuild, value: instant(rebuildAt) },
  ]
}

function vitalSignsOf({ vitalSigns }: Operations, locale: Locale): PartView {
  const texts = inLanguage(operationsTexts, locale)
  return {
    ...{ title: texts.vitalSigns, lead: texts.vitalLead, empty: texts.noVitalSigns },
    columns: [texts.figure, texts.value, texts.limit, texts.advice],
    rows: vitalSigns
      .toSorted((a, b) => Number(b.isWrong) - Number(a.isWrong))
      .map(({ sign, value, unit, max, isWrong }) => {
        const words = vitalSignTexts[sign as VitalSign]
        const amount = (of: number) => amountText(of, unit as VitalUnit, locale)
        // Without a limit only a person can say whether it is fine.
        const advice = isWrong || max == null ? words.advice[locale] : texts.fine
        const shown = value == null ? texts.notMeasured : amount(value)
        return { id: sign, cells: [words.name[locale], shown, max == null ? '–' : amount(max), advice], isWrong }
      }),
  }
}

/** "120 ms", "97 %", "3", "0,4 s", "5 h", "1,2 MB" */
function amountText(amount: number, unit: VitalUnit, locale: Locale): string {
  if (unit === 'PERCENT') return formatPercent(Math.round(amount), locale)
  const digits = unit === 'MILLISECONDS' || unit === 'COUNT' ? 1 : 10
  const symbol = {
    ...{ MILLISECONDS: '\u00A0ms', COUNT: '', SECONDS: '\u00A0s', HOURS: '\u00A0h', MEGABYTES: '\u00A0MB' },
  }[unit]
  return formatNumber(Math.round(amount * digits) / digits, locale) + symbol
}

/** What failed or waits. */
function troubleOf(
  { jobs, givenUpJobs, mails, returnedMails, withdrawals, refusedImports }: Operations,
  locale: Locale,
): PartView[] {
  const texts = inLanguage(operationsTexts, locale)
  const at = (instant: string) => formatInstant(instant, locale)
  return [
    {
      ...{ title: texts.jobs, empty: texts.noJobs, columns: [texts.job, texts.attempts, texts.next, texts.error] },
      ...{ lead: texts.jobsLead, ...(givenUpJobs > 0 ? { retry: texts.retryLead(givenUpJobs) } : {}) },
      rows: jobs.map(({ id, name, attempts, maxAttempts, runAt, isGivenUp, error }) => ({
        ...{
          id,
          cells: [
            namedWithCode(jobTexts, name, locale),
            texts.attemptsOf(attempts, maxAttempts),
            isGivenUp ? texts.givenUp : at(runAt),
            error ?? '',
          ],
        },
      })),
    },
    {
      ...{ title: texts.mails, empty: texts.noMails, columns: [texts.mail, texts.since, texts.attempts, texts.error] },
      rows: mails.map(({ id, kind, createdAt, attempts, error }) => ({
        ...{
          id,
          cells: [wordsOf(mailKindTexts, kind, locale), at(createdAt), formatNumber(attempts, locale), error ?? ''],
        },
      })),
    },
    {
      ...{ title: texts.returnedMails, empty: texts.noReturnedMails, columns: [texts.mail, texts.sent, texts.error] },
      rows: returnedMails.map(({ id, kind, sentAt, reason }) => ({
        ...{ id, cells: [wordsOf(mailKindTexts, kind, locale), at(sentAt), reason] },
      })),
    },
    {
      ...{ title: texts.withdrawals, empty: texts.noWithdrawals },
      columns: [texts.contract, texts.name, texts.address, texts.received],
      rows: withdrawals.map(({ id, contract, name, email, receivedAt }) => ({
        ...{ id, cells: [contract, name, email, at(receivedAt)] },
      })),
    },
    {
      ...{ title: texts.imports, empty: texts.noImports },
      columns: [texts.merchant, texts.file, texts.at, texts.reason],
      rows: refusedImports.map(({ id, merchant, fileName, finishedAt, ...delivery }) => ({
        ...{ id, cells: [merchant, fileName, at(finishedAt), deliveryReason(delivery, locale) ?? ''] },
      })),
    },
  ]
}

function faultsOf({ faults }: Operations, locale: Locale): PartView {
  const texts = inLanguage(operationsTexts, locale)
  return {
    ...{ title: texts.faults, lead: texts.faultsLead, empty: texts.noFaults },
    columns: [texts.faultId, texts.at, texts.error],
    rows: faults.map(({ id, at, message }) => ({ id, cells: [id, formatInstant(at, locale), message] })),
  }
}

function totalsOf({ uploads, providers, runs }: Operations, locale: Locale): PartView[] {
  const texts = inLanguage(operationsTexts, locale)
  const size = (bytes: number) => texts.megabytes(formatNumber(Math.round(bytes / 100_000) / 10, locale))
  return [
    {
      ...{ title: texts.uploads, empty: texts.noUploads, columns: [texts.kind, texts.files, texts.size] },
      rows: uploads.map(({ kind, files, bytes }) => ({
        ...{ id: kind, cells: [wordsOf(uploadKindTexts, kind, locale), formatNumber(files, locale), size(bytes)] },
      })),
    },
    {
      ...{ title: texts.providers, empty: texts.noProviders },
      columns: [texts.provider, texts.dealers, texts.makes],
      rows: providers.map(({ provider, dealers, makes }) => ({
        ...{ id: provider, cells: [provider, formatNumber(dealers, locale), formatNumber(makes, locale)] },
      })),
    },
    {
      ...{ title: texts.runs, empty: texts.noRuns, columns: [texts.job, texts.last] },
      rows: runs.map(({ name, lastAt }) => ({
        id: name,
        cells: [wordsOf({ ...jobTexts, ...runTexts }, name, locale), lastAt ? formatInstant(lastAt, locale) : ''],
      })),
    },
  ]
}
