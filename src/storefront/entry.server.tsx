import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { flushedWhole } from './flushed-whole.server.ts'
import { withoutOptions } from './handoff.server.ts'
import { nonceContext, wholeContext } from './request.server.ts'

export { gatewayContext, keepContext, nonceContext, siteContext, wholeContext } from './request.server.ts'

const RENDER_TIMEOUT_MS = 10_000

/** Renders a page. Unless it is to be whole, the first byte leaves as soon as the shell is ready, everything else streams after it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const isWhole = context.get(wholeContext)
  const { serverHandoffStream } = router
  if (serverHandoffStream) router.serverHandoffStream = withoutOptions(serverHandoffStream)
  return new Promise((resolve, reject) => {
    let shellSent = false
    const send = () => {
      shellSent = true
      const { body, sink } = flushedWhole(abort)
      headers.set('Content-Type', 'text/html; charset=utf-8')
      resolve(new Response(body, { status, headers }))
      pipe(sink)
    }
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
      nonce,
      // Large parts stand where they belong: otherwise they come last, hidden, and only a script puts them into their place.
      progressiveChunkSize: Infinity,
      ...(isWhole ? { onAllReady: send } : { onShellReady: send }),
      onShellError: reject,
      onError(error) {
        if (shellSent) console.error(error)
      },
    })
    setTimeout(abort, RENDER_TIMEOUT_MS).unref()
  })
}
