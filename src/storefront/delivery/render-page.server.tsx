import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { htmlContext, nonceContext, siteContext } from '../request.server.ts'
import { LocaleContext } from '../site.ts'
import { hydrationScript } from './hydration-script.server.ts'
import { LEFT_OUT } from './left-out.server.ts'
import { pageBytes } from './page-bytes.server.ts'
import { recurringMarkup } from './recurring-markup.server.tsx'
import { RecurringMarkupContext } from './recurring-part.tsx'

const BEGIN = '<!DOCTYPE html>'
const END = '</body></html>'

/**
 * Renders a page and hands its data over to its scripts. In one piece: all that a page shows has been loaded before, so the first byte
 * would leave no earlier as a stream, which costs almost twice the time. The page goes into the context instead of the answer,
 * because the router reads each answer's body and would turn it into a stream.
 */
export async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const data = router.serverHandoffStream
  delete router.serverHandoffStream
  const { locale } = context.get(siteContext)
  const html = renderToString(
    <LocaleContext value={locale}>
      <RecurringMarkupContext value={(part, view) => recurringMarkup(part, view, locale)}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </RecurringMarkupContext>
    </LocaleContext>,
  )
  if (html.includes(LEFT_OUT)) throw new Error(`A part of ${request.url} waits while it is rendered, or is broken.`)
  if (!html.endsWith(END)) throw new Error(`The page of ${request.url} does not end as a document does.`)
  const script = data ? await hydrationScript(data, nonce) : ''
  headers.set('Content-Type', 'text/html; charset=utf-8')
  context.set(htmlContext, pageBytes([BEGIN, html.slice(0, -END.length), script, END]))
  return new Response(null, { status, headers })
}
