import { randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { REPORT_REASONS } from '#domain/report/report-vocabulary.ts'
import { reportTexts } from '#messages/report-offer.ts'
import { inLanguage } from '#messages/texts.ts'
import { ReportOfferDocument, ReportPageDocument } from '#storefront/generated/graphql.ts'
import { botProof } from '../../blocks/bot-check.server.ts'
import { blankToUndefined, formValues, refusedForm } from '../../blocks/form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import type { ReportView } from './report-view.ts'

interface PageArgs {
  readonly vehicleId: string
  readonly context: Readonly<RouterContextProvider>
}

export async function loadReport({ vehicleId, context }: PageArgs): Promise<ReportView> {
  const { locale } = context.get(siteContext)
  const { vehicleById: vehicle, botCheckStamp } = await query(context, ReportPageDocument, { vehicleId })
  if (!vehicle) throw data(null, 404)
  return {
    ...{ key: randomUUID(), stamp: botCheckStamp, back: vehicle.path },
    lead: reportTexts.lead[locale](vehicle.title),
  }
}

/** Sends the report, which the operator then decides on. */
export async function report({ request, vehicleId, context }: PageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(reportTexts, locale)
  const values = await formValues(request)
  const answer = await mutate(context, ReportOfferDocument, {
    key: values.key || randomUUID(),
    input: {
      vehicleId,
      reason: REPORT_REASONS.find((reason) => reason === values.reason),
      text: values.text ?? '',
      name: blankToUndefined(values.name),
      email: blankToUndefined(values.email),
      isTrue: values.isTrue === 'on',
      botCheck: botProof(values),
    },
  })
  if ('result' in answer) {
    const { number } = answer.result.reportOffer
    return { done: [texts.done(number), ...(values.email?.trim() ? [texts.doneMail] : [])] }
  }
  context.set(hasErrorsContext, true)
  const { refusals } = answer
  if (refusals.some(({ code }) => code === 'NOT_FOUND')) throw data(null, 404)
  const isMissing = refusals.some(({ fields = [] }) =>
    fields.some((one) => one.field === 'text' && one.code === 'REQUIRED'),
  )
  return refusedForm(values, refusals, locale, {
    reason: texts.missingReason,
    ...(isMissing ? { text: texts.missingText } : {}),
  })
}
