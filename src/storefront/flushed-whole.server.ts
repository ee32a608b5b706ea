import { Writable } from 'node:stream'

/**
 * A place for React to write a page to. React hands it over in pieces of two kilobytes, and says when all that is ready has been written:
 * they leave together, since every piece on its own costs as much on its way as a whole page. `leave` is called where nobody reads on.
 */
export function flushedWhole(leave: () => void): {
  readonly body: ReadableStream<Uint8Array>
  readonly sink: Writable
} {
  let reader: ReadableStreamDefaultController<Uint8Array> | undefined
  let pieces: Buffer[] = []
  const flush = () => {
    if (pieces.length > 0) reader?.enqueue(Buffer.concat(pieces))
    pieces = []
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      reader = controller
    },
    cancel() {
      reader = undefined
      leave()
    },
  })
  const sink = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      flush()
      reader?.close()
      done()
    },
    destroy(error, done) {
      if (error) reader?.error(error)
      done(error)
    },
  })
  return { body, sink: Object.assign(sink, { flush }) }
}
