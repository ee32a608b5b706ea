import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { BANKING_FLAGS, CONSENT_VERSIONS } from '#domain/banking/consents.ts'
import { formatInstant } from '#domain/format/dates.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { bankingConsentTexts } from '#messages/banking-consents.ts'
import { bankingConfirmationTexts } from '#messages/banking-confirmation.ts'
import { inLanguage } from '#messages/texts.ts'
import { SubmitBankingRequestDocument } from '#storefront/generated/graphql.ts'
import { loadUploads } from '../../blocks/uploads.server.ts'
import { formState, formValues, refusedAs } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { draftOf } from './documents.server.ts'
import { sentencesOf } from './answers.server.ts'
import type { BankingConfirmationView } from './banking-view.ts'
import { type ActionArgs, frameOf, openStep, type PageArgs, slugOf, stepPath } from './frame.server.ts'
import { groupsOf } from './answer-groups.server.ts'

/** Step 5: everything once more, each answer with the way to change it. */
export async function loadConfirmation(args: PageArgs): Promise<BankingConfirmationView> {
  const open = await openStep(args)
  const { banking, locale } = open
  const texts = inLanguage(bankingConfirmationTexts, locale)
  const uploads = await loadUploads(args.context, draftOf(banking.orderId))
  return {
    ...{ ...frameOf(open), groups: groupsOf(banking, uploads, locale), shown: banking.shown, key: randomUUID() },
    flags: BANKING_FLAGS.map((name) => ({
      ...{ name, text: bankingConsentTexts[name][locale](banking.dealer.name, banking.recipient) },
      version: texts.version(CONSENT_VERSIONS[name]),
    })),
    ...(banking.informedAt ? { informedAt: texts.informedAt(formatInstant(banking.informedAt, locale)) } : {}),
  }
}

export async function submitBanking(args: ActionArgs) {
  const values = await formValues(args.request)
  const { locale } = args.context.get(siteContext)
  const { key = '', shown = '' } = values
  const flags = Object.fromEntries(BANKING_FLAGS.map((flag) => [flag, values[flag] === 'yes'])) as Record<
    (typeof BANKING_FLAGS)[number],
    boolean
  >
  const answer = await mutate(args.context, SubmitBankingRequestDocument, { id: slugOf(args), key, shown, ...flags })
  if ('result' in answer) return redirect(pathFor('request', locale, { requestId: answer.result.submitBankingRequest }))
  const { refusals } = answer
  const codes = refusals.map(({ code }) => code)
  if (codes.includes('NOT_FOUND')) throw data(null, 404)
  // That page redirects to the request, to the order, or to the step that is open.
  if (codes.includes('CONFLICT')) throw redirect(stepPath('banking-confirmation', slugOf(args), locale))
  args.context.set(hasErrorsContext, true)
  const state = formState(values, refusals, locale, sentencesOf(refusals, locale))
  const notice = codes.includes('CHANGED') ? { notice: bankingConfirmationTexts.changed[locale] } : {}
  return data({ ...state, ...notice }, refusedAs(refusals))
}
