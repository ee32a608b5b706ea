import { existsSync, readFileSync } from 'node:fs'
import { type Attack, failed } from './attack.ts'
import { cookiesOf, sendRaw } from './call.ts'

const area = 'addresses'
const EVIL = 'evil.example'

export const ADDRESS_ATTACKS: readonly Attack[] = [
  {
    ...{ area, name: 'leave the folders' },
    mustHold: 'no path reads a file that is not served',
    async run(target, random) {
      const ups = ['../', '..%2f', '%2e%2e/', '..\\', '..%5c', '....//', '%252e%252e%252f', '..%c0%af']
      const roots = [
        '/',
        '/assets/',
        '/videos/',
        '/img/4x3/256/',
        '/logos/',
        '/pages/',
        '/hochladungen/',
        '/.well-known/',
        '/brand/',
      ]
      const goals = ['package.json', 'etc/passwd', 'data-key', 'postgres/password', '.git/config', '.env']
      const secret = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n')[0]! : 'root:x'
      const breaches: string[] = []
      for (let round = 0; round < 220; round++) {
        const up = ups[random.below(ups.length)]!
        const path =
          roots[random.below(roots.length)]! + up.repeat(1 + random.below(8)) + goals[random.below(goals.length)]!
        const { status, text } = await target.send(path)
        if (text.includes(secret) || text.includes('"fahrwerk"') || text.includes('[core]'))
          breaches.push(`${path} was read`)
        if (status >= 500) breaches.push(`${path} was a fault (${status})`)
      }
      for (const path of [
        '/.git/config',
        '/.env',
        '/package.json',
        '/server/index.js',
        '/metrics',
        '/dev/mail',
        '/styleguide',
      ]) {
        const { status } = await target.send(path)
        if (status === 200) breaches.push(`${path} is open in production`)
      }
      return breaches
    },
  },
  {
    ...{ area, name: 'lead visitors elsewhere' },
    mustHold: 'no redirect leaves the shop',
    async run(target) {
      const goals = [
        `https://${EVIL}`,
        `//${EVIL}`,
        `/\\${EVIL}`,
        `\\\\${EVIL}`,
        `/%09/${EVIL}`,
        `/%0d%0a/${EVIL}`,
        'javascript:alert(1)',
        `/${'/'.repeat(5)}${EVIL}`,
        `https:${EVIL}`,
        `@${EVIL}`,
        `/.${EVIL}`,
      ]
      const parameters = ['redirectTo', 'returnTo', 'next', 'url', 'back', 'target', 'continue']
      const breaches: string[] = []
      const elsewhere = (to: unknown) => {
        const base = `http://localhost:${target.port}`
        return typeof to === 'string' && (!URL.canParse(to, base) || new URL(to, base).host !== new URL(base).host)
      }
      for (const goal of goals) {
        const paths = [`/${goal}`, `//${EVIL}/%2e%2e`, `${goal.startsWith('/') ? goal : `/${goal}`}?x=%00`]
        for (const name of parameters)
          for (const page of [
            '/login',
            '/logout',
            '/registrieren',
            '/warenkorb',
            '/haendlerbereich/anmelden',
            '/cookie-einstellungen',
          ])
            paths.push(`${page}?${name}=${encodeURIComponent(goal)}`)
        for (const path of paths) {
          const { headers, status } = await target.send(path.replaceAll('\\', '%5c'))
          if (elsewhere(headers.location)) breaches.push(`${path} leads to ${String(headers.location)}`)
          if (status >= 500) breaches.push(`${path} was a fault (${status})`)
        }
      }
      const { email, password } = target.customers[0]
      for (const goal of goals) {
        const { headers } = await target.post(
          `/login?redirectTo=${encodeURIComponent(goal)}`,
          { email, password, redirectTo: goal },
          { from: '127.0.5.1' },
        )
        if (elsewhere(headers.location)) breaches.push(`logging in leads to ${String(headers.location)}`)
      }
      return breaches
    },
  },
  {
    ...{ area, name: 'twist headers' },
    mustHold: 'no foreign host, no split header and no smuggled request changes an answer',
    async run(target) {
      const breaches: string[] = []
      const own = `localhost:${target.port}`
      for (const headers of [
        { 'X-Forwarded-Host': EVIL, 'X-Forwarded-Proto': 'https' },
        { 'X-Host': EVIL, Forwarded: `host=${EVIL}` },
        { 'X-Original-URL': '/metrics', 'X-Rewrite-URL': '/metrics' },
        { 'X-HTTP-Method-Override': 'DELETE' },
      ] as readonly Readonly<Record<string, string>>[]) {
        const answer = await target.send('/', { headers })
        const poisoned = await target.send('/')
        if ([answer, poisoned].some(({ text }) => text.includes(EVIL)))
          breaches.push(`${JSON.stringify(headers)} is in the page`)
        if (answer.text.includes('fahrwerk_vehicles')) breaches.push('a header opened the figures')
      }
      const foreign = await target.send('/auto-kaufen', { headers: { Host: EVIL } })
      const api = await target.graphql('{ searchVehicles { totalCount } }', {}, { headers: { Host: EVIL } })
      for (const path of [
        '/login?redirectTo=%0d%0aSet-Cookie:%20evil=1',
        '/%0d%0aSet-Cookie:%20evil=1',
        '/auto-kaufen?q=%0d%0aLocation:%20x',
        '/AUTO-KAUFEN?q=%0aSet-Cookie:evil=1',
      ]) {
        const answer = await target.send(path)
        if (cookiesOf(answer).some((cookie) => cookie.startsWith('evil')) || answer.headers.location === 'x')
          breaches.push(`${path} splits the header`)
        if (answer.status >= 500) breaches.push(`${path} was a fault`)
      }
      const smuggled = await sendRaw(
        target.port,
        `POST /graphql HTTP/1.1\r\nHost: ${own}\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: ${own}\r\n\r\n`,
      )
      const twice = await sendRaw(target.port, `GET / HTTP/1.1\r\nHost: ${own}\r\nHost: ${EVIL}\r\n\r\n`)
      const folded = await sendRaw(
        target.port,
        `GET / HTTP/1.1\r\nHost: ${own}\r\nX-A: b\r\n Content-Length: 5\r\nBad Header: x\r\n\r\n`,
      )
      const long = await sendRaw(target.port, `GET / HTTP/1.1\r\nHost: ${own}\r\nX-A: ${'a'.repeat(200_000)}\r\n\r\n`)
      return [
        ...breaches,
        ...failed({
          'a foreign host sees no shop':
            foreign.status === 503 && !foreign.text.includes('Brinkmann') && api.status === 503,
          'length and chunks at once are refused': / 400 /.test(smuggled) && !smuggled.includes('fahrwerk_vehicles'),
          'two hosts are no foreign one': !twice.includes(EVIL),
          'broken headers are refused': / 400 /.test(folded),
          'long headers are refused': / 431 /.test(long),
        }),
      ]
    },
  },
]
