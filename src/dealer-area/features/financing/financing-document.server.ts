import { data } from 'react-router'
import { ViewFinancingDocumentDocument } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import type { PageArgs } from '../../request.server.ts'

/** A document as a download that no browser opens within the shop; the view is recorded. */
export async function loadDocument({ params: { requestId: request = '', key = '' }, context }: PageArgs) {
  const answer = await mutate(context, ViewFinancingDocumentDocument, { request, key })
  if (!('result' in answer)) throw data(null, 404)
  const { fileName, contentType, base64 } = answer.result.viewFinancingDocument
  return new Response(Buffer.from(base64, 'base64'), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}
