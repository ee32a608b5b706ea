import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext, wholeContext } from './request.server.ts'

export { gatewayContext, nonceContext, siteContext, wholeContext } from './request.server.ts'

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
  return new Promise((resolve, reject) => {
    let shellSent = false
    const send = () => {
      shellSent = true
      const body = new PassThrough()
      headers.set('Content-Type', 'text/html; charset=utf-8')
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
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
