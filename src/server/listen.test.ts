import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from './config.ts'
import { checkPort, closePort, createPort, openPort, serveRequests } from './listen.ts'
import { allowLongBody } from './slow-bodies.ts'
import type { WebEnv } from './web-env.ts'

let server: Server
let port: number
let answer: (response: ServerResponse) => void

beforeEach(async () => {
  server = createPort(100, () => {})
  answer = (response) => response.end('ok')
  server.on('request', (_, response) => answer(response))
  port = await openPort(server, { host: '127.0.0.1', port: 0 })
})
afterEach(() => server.closeAllConnections())

async function ask(agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
  return response
}

it('ends a connection whose headers are slow, soon after their time', async () => {
  const impatient = createPort(100, () => {}, { headersMs: 400 })
  onTestFinished(() => impatient.closeAllConnections())
  const slow = connect(await openPort(impatient, { host: '127.0.0.1', port: 0 }), '127.0.0.1')
  slow.write('GET / HTTP/1.1\r\nX-Slow: ')
  const [answer] = (await once(slow, 'data')) as [Buffer]
  expect(String(answer)).toContain('408')
}, 10_000)

it('closes at once although idle connections are open', async () => {
  const inAdvance = connect(port, '127.0.0.1')
  await once(inAdvance, 'connect')
  const agent = new Agent({ keepAlive: true })
  ;(await ask(agent)).resume()
  const began = Date.now()
  await closePort(server)
  expect(Date.now() - began).toBeLessThan(1_000)
  agent.destroy()
  inAdvance.destroy()
})

it('lets a running answer finish, and closes with it', async () => {
  let running: ServerResponse | undefined
  answer = (response) => {
    running = response
    response.write('be')
  }
  const agent = new Agent({ keepAlive: true })
  const response = await ask(agent)
  const closed = closePort(server)
  running!.end('gun')
  const chunks = await response.toArray()
  expect(Buffer.concat(chunks as Buffer[]).toString()).toBe('begun')
  const began = Date.now()
  await closed
  expect(Date.now() - began).toBeLessThan(1_000)
  agent.destroy()
})

it('also waits for requests that arrive meanwhile on an open connection, and no longer', async () => {
  const running: ServerResponse[] = []
  answer = (response) => {
    running.push(response)
    response.write('be')
  }
  const inAdvance = connect(port, '127.0.0.1')
  await once(inAdvance, 'connect')
  const agent = new Agent({ keepAlive: true })
  const first = await ask(agent)
  const closed = closePort(server)
  inAdvance.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => running.length).toBe(2)
  running[0]!.end('gun')
  await first.toArray()
  const began = Date.now()
  running[1]!.end('gun')
  await closed
  expect(Date.now() - began).toBeLessThan(1_000)
  agent.destroy()
  inAdvance.destroy()
})

it('ends a request whose body does not come, unless its sender is known', async () => {
  const slow = createPort(100, () => {}, { bodyMs: 200 })
  const printed = vi.spyOn(console, 'error')
  const app = new Hono<WebEnv>()
  app.post('/known', async (c) => {
    allowLongBody(c)
    return c.text(await c.req.text())
  })
  app.post('/refused', (c) => c.text('', 401))
  app.post('*', async (c) => c.text(await c.req.text()))
  let faults = 0
  app.onError((_, c) => {
    if (!c.req.raw.signal.aborted) faults++
    return c.body(null, 400)
  })
  serveRequests(slow, app.fetch, [], readConfig({}))
  const at = await openPort(slow, { host: '127.0.0.1', port: 0 })
  const endOf = (target: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(at, '127.0.0.1')
      socket.write(`POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nabc`)
      let status = 'no answer'
      socket.once('data', (chunk: Buffer) => (status = chunk.toString().slice(9, 12)))
      // Never silent, so that no limit of idle connections ends it.
      const drip = setInterval(() => socket.write('x'), 50)
      socket.on('error', () => {})
      socket.once('close', () => resolve(`${status}, closed`))
      setTimeout(() => resolve(`${status}, open`), 1_500)
      socket.once('close', () => clearInterval(drip))
    })
  expect(
    await Promise.all(['/graphql', '/haendlerbereich/importe', '/api/feeds/x', '/known', '/refused'].map(endOf)),
  ).toEqual(['408, closed', '408, closed', '408, closed', 'no answer, open', '401, closed'])
  // Each would otherwise be a stack in the log, for as many connections as a stranger opens.
  expect(printed).not.toHaveBeenCalled()
  expect(faults).toBe(0)
  printed.mockRestore()
  slow.closeAllConnections()
  slow.close()
})

it('closes connections over its limit at once and counts them; one that ends makes room', async () => {
  let refused = 0
  const small = createPort(2, () => refused++)
  small.on('request', (_, response) => response.end('ok'))
  const at = await openPort(small, { host: '127.0.0.1', port: 0 })
  const open = [connect(at, '127.0.0.1'), connect(at, '127.0.0.1')]
  await Promise.all(open.map((socket) => once(socket, 'connect')))
  const answerOf = () =>
    new Promise<string>((resolve) => {
      const socket = connect(at, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))
      socket.once('data', (chunk: Buffer) => resolve(chunk.toString().slice(0, 12)))
      socket.once('close', () => resolve('closed'))
      socket.once('error', () => resolve('closed'))
    })
  expect(await answerOf()).toBe('closed')
  expect(refused).toBe(1)
  open[0]!.destroy()
  await expect.poll(answerOf).toBe('HTTP/1.1 200')
  small.closeAllConnections()
  small.close()
})

it('says that a port is taken without opening anything', async () => {
  await expect(checkPort({ host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is in use`)
  await checkPort({ host: '127.0.0.1', port: 0 })
})
