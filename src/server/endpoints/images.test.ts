import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Images } from '#services/images/port.ts'
import type { WebEnv } from '../web-env.ts'
import { imagesEndpoint } from './images.ts'

function appWith(variant: Images['variant']): Hono<WebEnv> {
  const app = new Hono<WebEnv>()
  imagesEndpoint({
    variant,
    add: () => Promise.resolve(undefined),
    photograph: () => Promise.resolve(undefined),
    remove: () => Promise.resolve(),
  })(app)
  return app
}

test.each(['3x4', 'constructor', 'toString', '__proto__'])('refuses the ratio %s', async (ratio) => {
  const app = appWith(() => Promise.resolve(Buffer.from('picture')))
  expect((await app.request(`/img/${ratio}/128/drawn/estate.blue.spoke.side`)).status).toBe(404)
  expect((await app.request('/img/4x3/128/drawn/estate.blue.spoke.side')).status).toBe(200)
})

test('a picture that cannot be made now is answered with a retry in a second, and not cached', async () => {
  const answer = await appWith(() => Promise.resolve('BUSY')).request('/img/4x3/128/drawn/estate.blue.spoke.side')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1'])
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('a mail gets a JPEG whatever its program claims to show, and may show it on another site', async () => {
  const app = appWith((_, { format }) => Promise.resolve(Buffer.from(format)))
  const headers = { Accept: 'image/avif,image/webp,*/*' }
  const inMail = await app.request('/img/2x1/1024/drawn/estate.blue.spoke.side?as=jpeg', { headers })
  expect([await inMail.text(), inMail.headers.get('Content-Type')]).toEqual(['jpeg', 'image/jpeg'])
  expect(inMail.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(await (await app.request('/img/2x1/1024/drawn/estate.blue.spoke.side', { headers })).text()).toBe('avif')
})
