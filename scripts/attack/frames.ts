import { type Attack, failed } from './attack.ts'
import { cookiesOf } from './call.ts'
import { WIDGET_SITE } from './target.ts'

const area = 'frames'
const ancestorsOf = (headers: object) =>
  /frame-ancestors ([^;]*)/.exec(String((headers as Record<string, unknown>)['content-security-policy']))?.[1]

export const FRAME_ATTACKS: readonly Attack[] = [
  {
    ...{ area, name: 'frame pages of the shop' },
    mustHold: 'only pages of widgets can be framed, and only by the websites that the dealer has named',
    async run(target) {
      const breaches: string[] = []
      const host = { Host: `hansen.localhost:${target.port}` }
      const paths = [
        '/',
        '/login',
        '/warenkorb',
        '/meine-daten',
        '/auto-kaufen',
        '/haendlerbereich/anmelden',
        '/trade-in-widget',
        '/trade-in-widget/x',
        '/whitelabel/widget/x',
        '/TRADE-IN-WIDGET',
        '/login?widget=x',
        '/meine-daten?widget=x',
        '/warenkorb?widget=1',
      ]
      for (const path of paths) {
        const isWidget = /^\/(trade-in-widget|whitelabel\/widget)/i.test(path)
        for (const headers of [host, { ...host, Referer: 'https://evil.example/', Origin: 'https://evil.example' }]) {
          const { headers: answer, status } = await target.send(path, { headers })
          const ancestors = ancestorsOf(answer) ?? 'nobody said'
          const allowed = isWidget ? ["'self'", WIDGET_SITE] : ["'none'", "'self'"]
          if (ancestors.split(' ').some((source) => !allowed.includes(source)))
            breaches.push(`${path}: frame-ancestors ${ancestors}`)
          if (status >= 500) breaches.push(`${path} was a fault`)
        }
      }
      const main = ancestorsOf((await target.send('/trade-in-widget')).headers)
      return [
        ...breaches,
        ...failed({ [`the main site names no dealer's website (${main})`]: !main?.includes(WIDGET_SITE) }),
      ]
    },
  },
  {
    ...{ area, name: 'act as a customer inside a frame' },
    mustHold: 'a page of a widget reads no cookie and sets none',
    async run(target) {
      const [{ cookie, email }] = target.customers
      const headers = { Cookie: cookie, Host: `hansen.localhost:${target.port}` }
      const pages = [
        await target.send('/trade-in-widget', { headers }),
        await target.send('/trade-in-widget?start=1', { headers }),
      ]
      return failed({
        'no name of the customer': pages.every(({ text }) => !text.includes(email) && !text.includes('Krüger')),
        'no cookie': pages.every((page) => cookiesOf(page).length === 0),
      })
    },
  },
  {
    ...{ area, name: 'guess keys of drafts and previews' },
    mustHold: 'no guessed key shows anything, and none is a fault',
    async run(target, random) {
      const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'
      const guess = (length: number) => Array.from({ length }, () => letters[random.below(64)]).join('')
      const breaches: string[] = []
      for (let round = 0; round < 60; round++) {
        const key = [guess(1 + random.below(80)), '', '\0', '~', `~${guess(6)}`, `${guess(40)}~ffffff~x`][
          random.below(6)
        ]!
        for (const path of [
          `/trade-in-vehicle?widget=`,
          `/vorschau?key=`,
          `/anfrage?key=`,
          `/newsletter/abmelden?key=`,
          `/passwort-zuruecksetzen?key=`,
        ]) {
          const { status, text } = await target.send(path + encodeURIComponent(key), {
            from: `127.0.6.${1 + (round % 200)}`,
          })
          if (status >= 500) breaches.push(`${path}${JSON.stringify(key)} was a fault (${status})`)
          if (text.includes('jana@example.com')) breaches.push(`${path}${key} shows a customer`)
        }
      }
      return breaches
    },
  },
  {
    ...{ area, name: 'change things from another site' },
    mustHold: 'forms of other origins are refused, and programs with cookies but without an origin',
    async run(target) {
      const [{ cookie }] = target.customers
      const breaches: string[] = []
      for (const path of [
        '/meine-daten',
        '/warenkorb',
        '/logout',
        '/api/session/refresh',
        '/haendlerbereich/anmelden',
        '/hochladungen/new',
      ])
        for (const headers of [
          { Origin: 'https://evil.example' },
          { Origin: 'null' },
          { Origin: `http://hansen.localhost:${target.port}` },
          { 'Sec-Fetch-Site': 'cross-site' },
          {},
        ] as readonly Readonly<Record<string, string>>[]) {
          const answer = await target.send(path, {
            method: 'POST',
            body: 'intent=delete',
            headers: { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
          })
          if (answer.status !== 403) breaches.push(`${path} from ${JSON.stringify(headers)}: ${answer.status}`)
        }
      const form = await target.send('/graphql', {
        method: 'POST',
        body: '{"query":"mutation { x }"}',
        headers: { 'Content-Type': 'text/plain', Cookie: cookie },
      })
      return [...breaches, ...failed({ 'no form reaches the API': form.status === 415 })]
    },
  },
]
