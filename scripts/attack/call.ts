import { request } from 'node:http'
import { connect } from 'node:net'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly milliseconds: number
}

export interface CallOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string
  /** An address of loopback, such as 127.0.0.7: a network of its own to the shop. */
  readonly from?: string
}

/** Sends a request as it is written: the path is not normalised, and `Host` may be anything. */
export function call(port: number, path: string, options: CallOptions = {}): Promise<Answer> {
  const started = performance.now()
  const { method = 'GET', headers = {}, body, from } = options
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, agent: false, timeout: 20_000, ...(from ? { localAddress: from } : {}) },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
            milliseconds: performance.now() - started,
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer within 20 s')))
    sent.on('error', reject)
    for (const [name, value] of Object.entries({ Host: `localhost:${port}`, ...headers })) sent.setHeader(name, value)
    sent.end(body)
  })
}

/** Sends bytes on a connection and returns the bytes that come back within two seconds: for requests that no client would write. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const finish = () => {
      socket.destroy()
      resolve(Buffer.concat(chunks).toString('latin1'))
    }
    socket.setTimeout(2_000, finish)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', finish)
    socket.on('close', finish)
  })
}

export function cookiesOf({ headers }: Answer): readonly string[] {
  const set = headers['set-cookie'] ?? []
  return typeof set === 'string' ? [set] : set
}
