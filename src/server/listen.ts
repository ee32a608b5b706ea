import { createServer, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { Config } from './config.ts'
import { asVisitorSees } from './middleware/proxy.ts'
import type { Pages } from './pages.ts'
import { BODY_MS, endSlowBodies, UPLOAD_MS } from './slow-bodies.ts'

/** How long answers may continue after the shop was told to stop. */
const CLOSING_MS = 5_000

/** Hands each request to the application, as the visitor sees its address where a trusted proxy stands in front. */
export function serveRequests(
  server: Server,
  handle: (request: Request, connection: HttpBindings) => Response | Promise<Response>,
  middlewares: readonly Pages['middleware'][],
  config: Config,
): void {
  const listener = getRequestListener((request, connection) =>
    // Over HTTP/1, which this server speaks, the connection is a plain one.
    handle(config.trustProxy ? asVisitorSees(request) : request, connection as HttpBindings),
  )
  server.on('request', (request, response) => {
    const answer = () => void listener(request, response)
    const chain = middlewares.reduceRight<() => void>(
      (next, middleware) => (middleware ? () => middleware(request, response, next) : next),
      answer,
    )
    chain()
  })
}

/** Opens the port. Refuses (StartRefusal) with one sentence where it is taken or not allowed. */
export function openPort(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portRefusal(error, host, port)))
    server.listen(port, host, () => resolve((server.address() as { port: number }).port))
  })
}

/** Refuses (StartRefusal) a port that is taken, before anything else is begun. */
export async function checkPort(address: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer()
  await openPort(probe, address)
  await new Promise((resolve) => probe.close(resolve))
}

function portRefusal(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartRefusal(
        `Port ${port} is in use: stop the other program or choose another port, e.g. PORT=${port + 1} npm start.`,
      )
    case 'EACCES':
      return new StartRefusal(
        `Port ${port} requires more rights than this user has: choose one above 1023, e.g. PORT=3000 npm start.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefusal(
        `HOST=${host} is not an address of this machine: use 127.0.0.1 (this machine only) or 0.0.0.0 (every network).`,
      )
    default:
      return error
  }
}

/** How long the headers of a request may take. */
const HEADERS_MS = 20_000

/**
 * Connections over the limit are closed before anything of them is read. `bodyMs`: how long the body of a stranger's request may take;
 * `headersMs`: how long headers may take.
 */
export function createPort(
  maxConnections: number,
  onRefused: () => void,
  { bodyMs = BODY_MS, headersMs = HEADERS_MS } = {},
): Server {
  // A connection without any progress is closed.
  const server = createServer({
    ...{ keepAliveTimeout: 65_000, requestTimeout: UPLOAD_MS, headersTimeout: headersMs },
    // Node looks for slow headers only this often, by default every 30 seconds.
    connectionsCheckingInterval: headersMs / 4,
  })
  server.timeout = 120_000
  server.maxConnections = maxConnections
  server.on('drop', onRefused)
  noteAnswers(server)
  endSlowBodies(server, bodyMs)
  return server
}

/**
 * Stops accepting requests and closes every idle connection at once, including those browsers open in advance, which Node does not count as
 * idle. Answers in progress may continue for a while.
 */
export function closePort(server: Server, closingMs = CLOSING_MS): Promise<void> {
  const running = runningAnswers.get(server) ?? new Set()
  return new Promise((resolve) => {
    const closeIfDone = () => {
      if (running.size === 0) server.closeAllConnections()
    }
    // Also for requests that arrive meanwhile on an open connection.
    server.on('request', (_, response) => response.once('close', closeIfDone))
    const grace = setTimeout(() => server.closeAllConnections(), closingMs)
    server.close(() => {
      clearTimeout(grace)
      resolve()
    })
    server.closeIdleConnections()
    for (const response of running) response.once('close', closeIfDone)
    closeIfDone()
  })
}

/** The answers in progress of each server. */
const runningAnswers = new WeakMap<Server, Set<ServerResponse>>()

function noteAnswers(server: Server): void {
  const running = new Set<ServerResponse>()
  runningAnswers.set(server, running)
  server.on('request', (_, response) => {
    running.add(response)
    response.once('close', () => running.delete(response))
  })
}
