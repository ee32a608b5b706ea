import { text } from 'node:stream/consumers'

/**
 * Options of a filter and makes in a serialized view, as the router writes it (a text inside a JSON text): most of what a list sends to the
 * browser, and each of them stands in the page already.
 */
const OPTIONS = /(\\"kind\\":\\"choices\\",[^[\]]*)\\"options\\":\[\[.*?\]\],/g
const MAKES = /(\\"kind\\":\\"makes\\",)\\"makes\\":\[.*?\],(?=\\"rows\\":)/g
/** Characters that could end a script too early, or begin another one. */
const MARKUP = /[<>&\u2028\u2029]/g

/**
 * The script that hands the data of a page over to the router in the browser, which waits for it at this place. The options of
 * filters are left out, because scripts read them from the page (`optionsInPage`, `makesInPage`); requests for data alone get them.
 */
export async function hydrationScript(data: ReadableStream<Uint8Array>, nonce: string | undefined): Promise<string> {
  const handed = JSON.stringify((await text(data)).replace(OPTIONS, '$1').replace(MAKES, '$1')).replace(MARKUP, escaped)
  return `<script nonce="${nonce ?? ''}">{const c=window.__reactRouterContext.streamController;c.enqueue(${handed});c.close()}</script>`
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
