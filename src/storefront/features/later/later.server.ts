import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatDateOf } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { type Flow, FLOWS, type StepOf } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { bankingUploadTexts } from '#messages/banking-documents.ts'
import { bankingTexts } from '#messages/banking.ts'
import { continueLaterTexts } from '#messages/continue-later.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  DiscardBankingRequestDocument,
  LaterBankingDocument,
  SendContinueLinkDocument,
} from '#storefront/generated/graphql.ts'
import { formState, formValues } from '../../blocks/form.server.ts'
import { stepNamed } from '../../blocks/flow-steps.server.ts'
import { loadUploads } from '../../blocks/uploads.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'

interface LaterArgs {
  readonly url: URL
  readonly step: string
  readonly context: Readonly<RouterContextProvider>
}

interface Place {
  readonly step: StepOf<Flow>
  /** The order, where the flow has a draft for each. */
  readonly of: string | null
  readonly href: string
}

interface LaterView {
  readonly href: string
  readonly stored: readonly { readonly label: string; readonly value: string }[]
}

/** The step that an address names; 404 for anything that is none. */
export function placeOf({ url, step: named }: Pick<LaterArgs, 'url' | 'step'>, locale: Locale): Place {
  const steps: readonly StepOf<Flow>[] = Object.values(FLOWS).flat()
  const step = steps.find((one) => one === named)
  const of = /^\d{1,16}$/.exec(url.searchParams.get('of') ?? '')?.[0] ?? null
  const isFinancing = FLOWS.financing.some((one) => one === step)
  if (!step || isFinancing !== (of !== null)) throw data(null, 404)
  return { step, of, href: of === null ? pathFor(step, locale) : pathFor(step, locale, { orderId: of }) }
}

export async function loadLater({ url, step, context }: LaterArgs): Promise<LaterView> {
  const { locale } = context.get(siteContext)
  const { of, href } = placeOf({ url, step }, locale)
  return { href, stored: of === null ? [] : await storedOf(of, context, locale) }
}

/** How far each step of an application is, and until when it is stored. */
async function storedOf(id: string, context: LaterArgs['context'], locale: Locale): Promise<LaterView['stored']> {
  const answer = await mutate(context, LaterBankingDocument, { id })
  if (!('result' in answer)) throw data(null, 404)
  const { isOpen, openStep, personalData, householdJob, expensesIncome, documents, deletedOn } =
    answer.result.bankingRequest
  if (!isOpen) throw redirect(pathFor('order', locale, { orderId: id }))
  const [texts, words] = [inLanguage(continueLaterTexts, locale), inLanguage(bankingTexts, locale)]
  const open = FLOWS.financing.indexOf(stepNamed('financing', openStep))
  const uploads = await loadUploads(context, `financing/${Number(id)}`)
  const there = documents.filter((key) => uploads.some(({ field }) => field === key)).length
  const begun = [personalData !== null, householdJob !== null, expensesIncome !== null]
  return [
    ...[words.personal, words.household, words.income].map((label, index) => ({
      label,
      value: index < open ? texts.complete : begun[index] ? texts.begun : texts.notBegun,
    })),
    {
      label: words.documents,
      value: there > 0 ? bankingUploadTexts.areThere[locale](there, documents.length) : texts.notBegun,
    },
    ...(deletedOn ? [{ label: texts.deletedOn, value: formatDateOf(deletedOn, locale) }] : []),
  ]
}

/** Mails the link, or deletes what was entered. */
export async function changeLater({ request, url, step, context }: LaterArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const { intent } = await formValues(request)
  const place = placeOf({ url, step }, locale)
  if (intent === 'discard' && place.of !== null) {
    const discarded = await mutate(context, DiscardBankingRequestDocument, { id: place.of })
    if (!('result' in discarded)) throw data(null, 404)
    throw redirect(pathFor('order', locale, { orderId: place.of }))
  }
  const answer = await mutate(context, SendContinueLinkDocument, { step: place.step, of: place.of })
  if ('result' in answer) return { isSent: true, text: continueLaterTexts.sent[locale](answer.result.sendContinueLink) }
  const { notice = '' } = formState({}, answer.refusals, locale)
  return { isSent: false, text: notice }
}
