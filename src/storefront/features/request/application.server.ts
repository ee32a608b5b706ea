import { redirect, type RouterContextProvider } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { applicationTexts } from '#messages/application.ts'
import { inLanguage } from '#messages/texts.ts'
import { type RequestPageQuery, SendBankingDocumentsDocument } from '#storefront/generated/graphql.ts'
import {
  changeUploads,
  fileFieldView,
  loadUploads,
  type ReceivedForm,
  refusedUploads,
} from '../../blocks/uploads.server.ts'
import { mutate } from '../../gateway.server.ts'
import { requestPath } from './request-path.server.ts'
import type { ApplicationView } from './request-view.ts'

type Context = Readonly<RouterContextProvider>
type PageRequest = NonNullable<RequestPageQuery['requestById']>

/** What the applicant sees of a financing application; empty for any other request. */
export async function applicationOf(
  { financing, isOpen }: PageRequest,
  context: Context,
  locale: Locale,
): Promise<{ application?: ApplicationView }> {
  if (!financing) return {}
  const texts = inLanguage(applicationTexts, locale)
  const { orderId, bankUrl, documents, views } = financing
  const flow = draftOf(orderId)
  const waiting = isOpen ? await loadUploads(context, flow) : []
  return {
    application: {
      order: pathFor('order', locale, { orderId }),
      ...(bankUrl && isOpen ? { bank: bankUrl } : {}),
      sent: documents.map(({ key, fileName, path: href }) => ({ key, fileName, href })),
      waiting: waiting.map(({ key, fileName, href }) => ({ key, fileName, href })),
      ...(isOpen ? { file: fileFieldView(context, { flow, kind: 'DOCUMENT' }) } : {}),
      views: views.map(({ at, viewer, name }) => `${formatInstant(at, locale)}, ${texts[viewer]}: ${name}`),
    },
  }
}

/** The lead of an application: who has to act. */
export function applicationLead({ state }: Pick<PageRequest, 'state'>, locale: Locale): string {
  const texts = inLanguage(applicationTexts, locale)
  const leads = {
    ...{ SUBMITTED: texts.submitted, IN_REVIEW: texts.inReview, DOCUMENTS_MISSING: texts.documentsMissing },
    ...{ APPROVED: texts.approved, REJECTED: texts.rejected, WITHDRAWN: texts.withdrawn },
  }
  return leads[state as keyof typeof leads]
}

/** Removes a file that waits, or sends those that do; undefined where another button was pressed. */
export async function changeProofs(received: ReceivedForm, id: string, context: Context, locale: Locale) {
  const { values, errors } = received
  if (Object.keys(errors).length > 0) return refusedUploads(received)
  const back = redirect(requestPath(id, null, locale))
  if (await changeUploads(context, values)) return back
  if (values.intent !== 'proofs') return undefined
  await mutate(context, SendBankingDocumentsDocument, { id })
  return back
}

export function draftOf(orderId: string): DraftName {
  return `financing/${Number(orderId)}`
}
