import { arrayBuffer } from 'node:stream/consumers'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { htmlContext, nonceContext } from './request.server.ts'

export {
  addFilesContext,
  addPicturesContext,
  replaceSpinContext,
  areaContext,
  gatewayContext,
  htmlContext,
  shopPicturesContext,
  nonceContext,
} from './request.server.ts'

/** Renders a page in one piece, since all that it shows has been loaded before. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const stream = await renderToReadableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
    ...(nonce === undefined ? {} : { nonce }),
  })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  context.set(htmlContext, new Uint8Array(await arrayBuffer(stream)))
  return new Response(null, { status, headers })
}
