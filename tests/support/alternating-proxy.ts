import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Sends each request to the next of several ports in turn, as a proxy without sticky sessions does. */
export async function startAlternatingProxy(
  ports: readonly number[],
  own = 0,
): Promise<{ port: number; stop(): Promise<void> }> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const sent = request({ host: '127.0.0.1', port: ports[turn++ % ports.length], method, path: url, headers })
    sent.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    sent.on('error', () => outgoing.destroy())
    incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
