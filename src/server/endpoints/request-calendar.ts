import { pathFor } from '#domain/routes/paths.ts'
import { appointmentFile } from '#mails/appointment-parts.ts'
import { readRequestCalendar } from '#use-cases/request/request-calendar.ts'
import { requestDocument, type RequestDocumentDeps } from '../request-document.ts'

/**
 * The appointment of a request as a calendar file: the same entry as in its mails, so that these change it later. For its two sides; for
 * anybody else, and without an appointment, it does not exist.
 */
export function requestCalendarEndpoint(deps: RequestDocumentDeps) {
  const { read } = deps.session.database
  return requestDocument(deps, {
    screen: 'request-calendar',
    missing: 'Diesen Termin gibt es nicht. / There is no such appointment.',
    answer: async (c, requestId, access) => {
      const { locale, origin } = c.get('site')
      const entry = await readRequestCalendar(read, requestId, access, locale)
      if (!entry) return undefined
      const page = new URL(pathFor('request', locale, { requestId: String(requestId) }), origin)
      if (access.key !== null) page.searchParams.set('key', access.key)
      const { name, method, content } = appointmentFile(entry.appointment, entry.request, { url: page.href, locale })
      c.header('Content-Type', `text/calendar; charset=utf-8; method=${method}`)
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      return c.body(content)
    },
  })
}
