/** Options of a filter in a packed view: most of what a list sends to the browser, and each of them stands in the page already. */
const OPTIONS = /('kind':'choices',[^[\]]*)'options':\[\[.*?\]\],/g

/**
 * The data a page hands over to its scripts, without what they read from the page itself (`optionsInPage`). Only for whole pages: who asks
 * for data alone gets all of it. A piece that ends within a filter stays as it is, which costs bytes, nothing else.
 */
export function withoutOptions(handoff: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()]
  return handoff.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        out.enqueue(encoder.encode(decoder.decode(piece, { stream: true }).replace(OPTIONS, '$1')))
      },
      flush(out) {
        out.enqueue(encoder.encode(decoder.decode()))
      },
    }),
  )
}
