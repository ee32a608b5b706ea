import type { Context, Hono } from 'hono'
import { renderPdf } from '#documents/render-pdf.ts'
import { salesContractLayout } from '#documents/sales-contract-layout.ts'
import { LOCALES } from '#domain/locale.ts'
import { pathsOf } from '#domain/routes/paths.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { readSalesContract } from '#use-cases/sales-contract/sales-contract.ts'
import { checkRateLimit } from '#use-cases/session/check-rate-limit.ts'
import type { Config } from '../config.ts'
import { networkOf } from '../middleware/client-network.ts'
import { type SessionDeps, sessionMiddleware } from '../session/session.ts'
import type { WebEnv } from '../web-env.ts'

interface SalesContractEndpoint {
  readonly session: SessionDeps
  readonly config: Pick<Config, 'production' | 'trustProxy'>
  readonly secretBox: SecretBox
}

/**
 * The sales contract of an enquiry about a private offer as PDF, at the paths of the screen `sales-contract`: for its two sides, when both
 * have agreed. For anybody else, and before, it does not exist. Rendered on request, never stored.
 */
export function salesContractEndpoint(given: SalesContractEndpoint) {
  const paths = LOCALES.flatMap((locale) => pathsOf('sales-contract', locale))
  return (app: Hono<WebEnv>): void => {
    for (const path of paths) {
      app.use(path, sessionMiddleware(given.session, given.config.production))
      app.get(path, (c) => answer(c, given))
    }
  }
}

async function answer(
  c: Context<WebEnv>,
  { session: { database }, config, secretBox }: SalesContractEndpoint,
): Promise<Response> {
  const { site, session } = c.var
  c.header('Cache-Control', 'no-store, private')
  const { requestId = '' } = c.req.param() as { requestId?: string }
  const customerId = session?.actor.customerId ?? null
  const network = networkOf(c, config.trustProxy)
  const tooMany = await checkRateLimit(database, 'document', { account: String(customerId ?? network), network })
  if (tooMany)
    return c.text('Zu viele Abrufe. / Too many requests.', 429, { 'Retry-After': String(tooMany.retryAfter ?? 60) })
  const access = {
    ...{ customerId, key: c.req.query('key')?.slice(0, 200) ?? null },
    scope: { merchantUuids: site.brand.merchantUuids },
  }
  const isNumber = /^\d{10}$/.test(requestId)
  const deps = { read: database.read, secretBox }
  const contract = isNumber ? await readSalesContract(deps, Number(requestId), access) : undefined
  if (!contract) return c.text('Dieses Dokument gibt es nicht. / There is no such document.', 404)
  const { locale } = site
  const name = locale === 'de' ? 'kaufvertrag' : 'sales-contract'
  c.header('Content-Type', 'application/pdf')
  c.header('Content-Disposition', `attachment; filename="${name}-${requestId}.pdf"`)
  c.header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  return c.body(new Uint8Array(await renderPdf(salesContractLayout({ ...contract, locale }))))
}
