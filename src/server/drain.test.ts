import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createDrain } from './drain.ts'
import { createPort, openPort } from './listen.ts'

it('answers for a while, without letting connections be used again, and closes after the last answer', async () => {
  const server = createPort(100, () => {})
  const drain = createDrain(0.3)
  let isLate = false
  server.on('request', ({ url }, response) => {
    if (url === '/slow')
      setTimeout(() => {
        isLate = true
        response.end('slow')
      }, 500)
    else response.end(String(drain.hasBegun()))
  })
  const port = await openPort(server, { host: '127.0.0.1', port: 0 })
  const ask = async (path: string) => {
    const [response] = (await once(get({ port, host: '127.0.0.1', path }), 'response')) as [IncomingMessage]
    return { connection: response.headers.connection, text: String(Buffer.concat(await response.toArray())) }
  }
  expect((await ask('/')).text).toBe('false')
  const closed = drain.run(server).then(() => isLate)
  expect(await ask('/')).toEqual({ connection: 'close', text: 'true' })
  const slow = ask('/slow')
  expect(await closed).toBe(true)
  expect((await slow).text).toBe('slow')
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
})
