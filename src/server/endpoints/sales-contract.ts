import { renderPdf } from '#documents/render-pdf.ts'
import { salesContractLayout } from '#documents/sales-contract-layout.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { readSalesContract } from '#use-cases/sales-contract/sales-contract.ts'
import { requestDocument, type RequestDocumentDeps } from '../request-document.ts'

/**
 * The sales contract of an enquiry about a private offer as PDF, for its two sides when both have agreed. For anybody else, and before, it
 * does not exist. Rendered on request, never stored.
 */
export function salesContractEndpoint(given: RequestDocumentDeps & { readonly secretBox: SecretBox }) {
  const deps = { read: given.session.database.read, secretBox: given.secretBox }
  return requestDocument(given, {
    screen: 'sales-contract',
    missing: 'Dieses Dokument gibt es nicht. / There is no such document.',
    answer: async (c, requestId, access) => {
      const contract = await readSalesContract(deps, requestId, access)
      if (!contract) return undefined
      const { locale } = c.get('site')
      const name = locale === 'de' ? 'kaufvertrag' : 'sales-contract'
      c.header('Content-Type', 'application/pdf')
      c.header('Content-Disposition', `attachment; filename="${name}-${requestId}.pdf"`)
      c.header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      return c.body(new Uint8Array(await renderPdf(salesContractLayout({ ...contract, locale }))))
    },
  })
}
