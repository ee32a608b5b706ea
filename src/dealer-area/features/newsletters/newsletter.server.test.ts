import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { areaContext, gatewayContext } from '../../request.server.ts'
import { actOnNewsletter } from './newsletter.server.ts'

const HERE = 'https://shop.example/haendlerbereich/hauptseite-newsletter/7'
const QUERY = 'https://kern.example/auto-kaufen/elektroauto'
const VALUES = { subject: 'Neu bei uns', text: 'Schauen Sie.', locale: 'de', query: QUERY, cars: '' }
it('saves what was entered before it asks whether to send it', async () => {
  const variables: object[] = []
  const context = new RouterContextProvider()
  context.set(gatewayContext, (_, given = {}) => {
    variables.push(given)
    return Promise.resolve({ data: { saveNewsletter: '7' } })
  })
  context.set(areaContext, {
    ...{ locale: 'de', origin: 'https://shop.example', isLoggedIn: true, secureCookies: true, demoLogins: [] },
    lastMerchant: null,
  })
  const body = new URLSearchParams({ ...VALUES, text: 'Corrected.', fingerprint: 'f', intent: 'to-send' })
  const request = new Request(HERE, { method: 'POST', body })
  const answer = await actOnNewsletter({ request, url: new URL(HERE), params: { issueId: '7' }, context })
  expect(variables).toMatchObject([{ id: '7', input: { text: 'Corrected.', query: QUERY } }])
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('Location')).toBe(`${new URL(HERE).pathname}?send=1`)
})
