import { redirect, type RouterContextProvider } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { applicationTexts } from '#messages/application.ts'
import { bankingDocumentHints, bankingDocumentTexts } from '#messages/banking-documents.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  type BankingDocument,
  type RequestPageQuery,
  SendBankingDocumentsDocument,
} from '#storefront/generated/graphql.ts'
import {
  changeUploads,
  fileFieldView,
  loadUploads,
  type ReceivedForm,
  refusedUploads,
} from '../../blocks/uploads.server.ts'
import type { ProofFile } from '../../blocks/ProofList.tsx'
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
  const { orderId, bankUrl, documents, wantedDocuments, views } = financing
  const flow = draftOf(orderId)
  const waiting = isOpen ? await loadUploads(context, flow) : []
  const sent = documents.map(({ path: href, ...each }) => ({ ...each, href, isSent: true }))
  const files = [...sent, ...waiting]
  return {
    application: {
      order: pathFor('order', locale, { orderId }),
      ...(bankUrl && isOpen ? { bank: bankUrl } : {}),
      ...proofsOf(isOpen ? wantedDocuments : [], files, locale),
      ...(isOpen ? { file: fileFieldView(context, { flow, kind: 'DOCUMENT' }) } : {}),
      views: views.map(({ at, viewer, name }) => `${formatInstant(at, locale)}, ${texts[viewer]}: ${name}`),
    },
  }
}

/** The proofs of the list with their files, and the files that belong to none of them. */
function proofsOf(
  wanted: readonly BankingDocument[],
  files: readonly (ProofFile & { readonly field: string })[],
  locale: Locale,
): Pick<ApplicationView, 'wanted' | 'others'> {
  const isWanted = new Set<string>(wanted)
  return {
    wanted: wanted.map((key) => ({
      ...{ key, title: bankingDocumentTexts[key][locale], hint: bankingDocumentHints[key][locale] },
      files: files.filter(({ field }) => field === key).map(proofFile),
    })),
    others: files.filter(({ field }) => !isWanted.has(field)).map(proofFile),
  }
}

function proofFile({ key, fileName, href, size, isSent }: ProofFile): ProofFile {
  return { key, fileName, href, ...(size ? { size } : {}), ...(isSent ? { isSent } : {}) }
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
