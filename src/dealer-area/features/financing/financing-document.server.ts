import { data } from 'react-router'
import { ViewFinancingDocumentDocument } from '../../generated/graphql.ts'
import { fileResponse } from '../../file-response.server.ts'
import { mutate } from '../../gateway.server.ts'
import type { PageArgs } from '../../request.server.ts'

/** A document as a download that no browser opens within the shop; the view is recorded. */
export async function loadDocument({ params: { requestId: request = '', key = '' }, context }: PageArgs) {
  const answer = await mutate(context, ViewFinancingDocumentDocument, { request, key })
  if (!('result' in answer)) throw data(null, 404)
  return fileResponse(answer.result.viewFinancingDocument, 'attachment')
}
