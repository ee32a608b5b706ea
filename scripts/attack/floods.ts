import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Attack, failed } from './attack.ts'

const area = 'floods'
const DOCUMENTS = 300
const CHARACTERS = 90_000
/** How much the heap may grow: the cache of documents has a fixed size, and a garbage collection may be due. */
const MAX_GROWTH_MB = 150
/** Longer than the shop's deadline for a body. */
const BODY_MS = 34_000
const CONNECTIONS = 200
const IMPORTS = '/haendlerbereich/importe'
/** The last two accept a body for an hour, but only with a session or key that the shop knows. */
const SLOW_PATHS = ['/graphql', '/login', '/kontakt', IMPORTS, '/api/feeds/hansen']
/** Expected answers: 408 too slow, 303 to the log-in of staff, 401 a wrong key, 405 a page without a form. */
const REFUSED = ['408', '303', '401', '405']

/** Each differs from all others and is refused only after parsing and validation. */
const uniqueDocument = (number: number) =>
  `{ a${number}x: vehiclesByIds(ids: [${'1 '.repeat(900)}]) { id } } #${'x'.repeat(CHARACTERS - 2_000)}`

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heapMb(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1024 ** 2
}

export const FLOOD_ATTACKS: readonly Attack[] = [
  {
    ...{ area, name: `${DOCUMENTS} documents of ${CHARACTERS / 1_000} KB that never repeat` },
    mustHold: `each is answered within a second, and the heap grows by less than ${MAX_GROWTH_MB} MB`,
    async run(target) {
      const before = heapMb()
      let slowest = 0
      for (let number = 0; number < DOCUMENTS; number++) {
        const { milliseconds } = await target.graphql(uniqueDocument(number))
        slowest = Math.max(slowest, milliseconds)
      }
      const growth = heapMb() - before
      console.log(`    heap ${growth.toFixed(0)} MB more, the slowest answer ${slowest.toFixed(0)} ms`)
      return failed({
        [`the heap grew by ${growth.toFixed(0)} MB`]: growth < MAX_GROWTH_MB,
        [`the slowest answer took ${slowest.toFixed(0)} ms`]: slowest < 1_000,
      })
    },
  },
  {
    ...{ area, name: 'fields that overlap' },
    mustHold: 'a document whose fields would be compared pair by pair holds up nobody else for more than 200 ms',
    async run(target) {
      const spreads = (count: number) => '...on Make { name count } '.repeat(count)
      const fragments = Array.from(
        { length: 90 },
        (_, n) => `fragment F${n} on Make { name ...F${n + 1} ...F${n + 2} }`,
      ).join(' ')
      const documents = [
        `{ makes { ${spreads(240)} } }`,
        `{ makes { ${spreads(2_200)} } }`,
        `{ makes { ...F0 } } ${fragments} fragment F90 on Make { name } fragment F91 on Make { count }`,
        `{ makes { ${Array.from({ length: 29 }, (_, n) => `n${n}: name`).join(' ')} ${spreads(200)} } }`,
      ]
      let slowest = 0
      for (let round = 0; round < 20; round++)
        for (const [index, document] of documents.entries()) {
          // Each document is a new one, so that no cache has it.
          const attack = target.graphql(`${document} #${round} ${index}`)
          const { milliseconds } = await target.send('/healthz')
          slowest = Math.max(slowest, milliseconds)
          await attack
        }
      console.log(`    the slowest answer to somebody else ${slowest.toFixed(0)} ms`)
      return failed({ [`somebody else waited ${slowest.toFixed(0)} ms`]: slowest < 200 })
    },
  },
  {
    ...{ area, name: `${CONNECTIONS} bodies that do not come to their end` },
    mustHold: 'pages are answered meanwhile, and each of the connections is refused and ended within 35 seconds',
    async run(target) {
      const started = performance.now()
      const slow = Array.from({ length: CONNECTIONS }, (_, index) =>
        slowBody(target.port, SLOW_PATHS[index % SLOW_PATHS.length]!),
      )
      const page = await target.send('/auto-kaufen')
      const ended = await Promise.all(slow)
      const last = Math.max(...ended.map(({ at }) => at - started))
      const statuses = [...new Set(ended.map(({ path, status }) => `${path} ${status}`))].toSorted()
      console.log(
        `    a page meanwhile ${page.milliseconds.toFixed(0)} ms, the last ended after ${(last / 1000).toFixed(1)} s: ${statuses.join(', ')}`,
      )
      return failed({
        'a page is answered meanwhile': page.status === 200 && page.milliseconds < 2_000,
        [`the last was ended after ${(last / 1000).toFixed(1)} s`]: last < BODY_MS + 1_000,
        [`each is refused: ${statuses.join(', ')}`]: ended.every(({ status }) => REFUSED.includes(status)),
      })
    },
  },
]

/** Sends a byte a second of a body that never ends; `status` is empty where the connection was ended without an answer. */
function slowBody(port: number, path: string): Promise<{ path: string; status: string; at: number }> {
  const form = path === IMPORTS ? 'multipart/form-data; boundary=x' : 'application/json'
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nCookie: fw-staff=nobody\r\n`
  return new Promise((resolve) => {
    let status = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head}Authorization: Bearer nobody\r\nContent-Type: ${form}\r\nContent-Length: 1000\r\n\r\n{`),
    )
    const drip = setInterval(() => socket.write(' '), 1_000)
    const end = setTimeout(() => socket.destroy(), BODY_MS + 6_000)
    socket.on('error', () => {})
    socket.once('data', (chunk: Buffer) => (status = chunk.toString('latin1').slice(9, 12)))
    socket.once('close', () => {
      clearInterval(drip)
      clearTimeout(end)
      resolve({ path, status, at: performance.now() })
    })
  })
}
