import { text } from 'node:stream/consumers'

/**
 * Options of a filter and makes in a serialized view, as the router writes it (a text inside a JSON text): most of what a list sends to the
 * browser, and each of them stands in the page already.
 */
const OPTIONS = /(\\"kind\\":\\"choices\\",[^[\]]*)\\"options\\":\[\[.*?\]\],/g
const MAKES = /(\\"kind\\":\\"makes\\",)\\"makes\\":\[.*?\],(?=\\"rows\\":)/g

/** The same for every page, so that a policy knows it by one hash. */
const HAND_OVER =
  '{const c=window.__reactRouterContext.streamController;c.enqueue(document.currentScript.previousElementSibling.textContent);c.close()}'

/**
 * Hands the data of a page over to the router in the browser, which waits for it at this place: the data as JSON, which no script engine
 * has to read as code, and a script that passes it on. The options of filters are left out, because scripts read them from the page
 * (`optionsInPage`, `makesInPage`); requests for data alone get them.
 */
export async function hydrationScript(data: ReadableStream<Uint8Array>, nonce: string | undefined): Promise<string> {
  const json = (await text(data)).replace(OPTIONS, '$1').replace(MAKES, '$1')
  // In JSON the sign stands only in texts, where it may be escaped: nothing in them can end the element or begin another.
  return `<script type="application/json">${json.replaceAll('<', '\\u003c')}</script><script nonce="${nonce ?? ''}">${HAND_OVER}</script>`
}
