import { redirect } from 'react-router'
import { bankingDocumentHints, bankingDocumentTexts, bankingUploadTexts } from '#messages/banking-documents.ts'
import { inLanguage } from '#messages/texts.ts'
import { PassBankingDocumentsDocument } from '#storefront/generated/graphql.ts'
import {
  changeUploads,
  fileFieldView,
  loadUploads,
  receiveUploads,
  refusedUploads,
} from '../../blocks/uploads.server.ts'
import type { FileFieldView, UploadView } from '../../blocks/upload-view.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import { leaveRedirect } from '../../blocks/leave-step.server.ts'
import { mutate } from '../../gateway.server.ts'
import { hasErrorsContext } from '../../request.server.ts'
import type { BankingFrameView } from './banking-view.ts'
import { type ActionArgs, afterStep, frameOf, openStep, type PageArgs, slugOf } from './frame.server.ts'

export interface BankingDocumentsView extends BankingFrameView {
  readonly documents: readonly {
    readonly key: string
    readonly title: string
    readonly hint: string
    /** What was uploaded for it. */
    readonly files: readonly UploadView[]
  }[]
  readonly file: FileFieldView
  readonly count: string
}

/** Step 4. */
export async function loadDocuments(args: PageArgs): Promise<BankingDocumentsView> {
  const open = await openStep(args)
  const { banking, locale } = open
  const uploads = await loadUploads(args.context, draftOf(banking.orderId))
  const documents = banking.documents.map((key) => ({
    ...{ key, title: bankingDocumentTexts[key][locale], hint: bankingDocumentHints[key][locale] },
    files: uploads.filter(({ field }) => field === key),
  }))
  const texts = inLanguage(bankingUploadTexts, locale)
  const there = documents.filter(({ files }) => files.length > 0).length
  return {
    ...{ ...frameOf(open), documents, count: texts.listLead(texts.areThere(there, documents.length)) },
    file: fileFieldView(args.context, { flow: draftOf(banking.orderId), kind: 'DOCUMENT' }),
  }
}

/**
 * Name of the draft that the files of an order's application belong to. The address may name the application instead of the order; that was
 * sent, so it has no draft any more.
 */
export function draftOf(orderId: string): DraftName {
  return `financing/${Number(orderId)}`
}

export async function saveDocuments(args: ActionArgs) {
  const received = await receiveUploads(args.request, args.context, { flow: draftOf(slugOf(args)), kind: 'DOCUMENT' })
  const { values, errors } = received
  if (Object.keys(errors).length > 0) {
    args.context.set(hasErrorsContext, true)
    return refusedUploads(received)
  }
  // Who leaves the step has not passed it.
  const left = leaveRedirect(args.url, values)
  if (left) return left
  if (await changeUploads(args.context, values)) return redirect(args.url.pathname + args.url.search)
  return afterStep(args, values, await mutate(args.context, PassBankingDocumentsDocument, { id: slugOf(args) }))
}
