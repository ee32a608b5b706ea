import type { Context, Hono } from 'hono'
import { LOCALES } from '#domain/locale.ts'
import { pathFor, pathsOf } from '#domain/routes/paths.ts'
import { appointmentFile } from '#mails/appointment-parts.ts'
import { readRequestCalendar } from '#use-cases/request/request-calendar.ts'
import { checkRateLimit } from '#use-cases/session/check-rate-limit.ts'
import type { Config } from '../config.ts'
import { networkOf } from '../middleware/client-network.ts'
import { type SessionDeps, sessionMiddleware } from '../session/session.ts'
import type { WebEnv } from '../web-env.ts'

interface RequestCalendarEndpoint {
  readonly session: SessionDeps
  readonly config: Pick<Config, 'production' | 'trustProxy'>
}

/**
 * The appointment of a request as a calendar file, at the paths of the screen `request-calendar`: the same entry as in its mails, so that
 * these change it later. For its two sides; for anybody else, and without an appointment, it does not exist.
 */
export function requestCalendarEndpoint(given: RequestCalendarEndpoint) {
  const paths = LOCALES.flatMap((locale) => pathsOf('request-calendar', locale))
  return (app: Hono<WebEnv>): void => {
    for (const path of paths) {
      app.use(path, sessionMiddleware(given.session, given.config.production))
      app.get(path, (c) => answer(c, given))
    }
  }
}

async function answer(
  c: Context<WebEnv>,
  { session: { database }, config }: RequestCalendarEndpoint,
): Promise<Response> {
  const { site, session } = c.var
  c.header('Cache-Control', 'no-store, private')
  const { requestId = '' } = c.req.param() as { requestId?: string }
  const customerId = session?.actor.customerId ?? null
  const network = networkOf(c, config.trustProxy)
  const tooMany = await checkRateLimit(database, 'document', { account: String(customerId ?? network), network })
  if (tooMany)
    return c.text('Zu viele Abrufe. / Too many requests.', 429, { 'Retry-After': String(tooMany.retryAfter ?? 60) })
  const key = c.req.query('key')?.slice(0, 200) ?? null
  const access = { customerId, key, scope: { merchantUuids: site.brand.merchantUuids } }
  const { locale } = site
  const isNumber = /^\d{10}$/.test(requestId)
  const entry = isNumber ? await readRequestCalendar(database.read, Number(requestId), access, locale) : undefined
  if (!entry) return c.text('Diesen Termin gibt es nicht. / There is no such appointment.', 404)
  const page = new URL(pathFor('request', locale, { requestId }), site.origin)
  if (key !== null) page.searchParams.set('key', key)
  const { name, method, content } = appointmentFile(entry.appointment, entry.request, { url: page.href, locale })
  c.header('Content-Type', `text/calendar; charset=utf-8; method=${method}`)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(content)
}
