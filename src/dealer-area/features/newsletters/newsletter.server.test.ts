import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { areaContext, gatewayContext } from '../../request.server.ts'
import { NewsletterEditor } from './NewsletterEditor.tsx'
import { actOnNewsletter, type NewsletterView } from './newsletter.server.ts'

const HERE = 'https://shop.example/haendlerbereich/hauptseite-newsletter/7'
const VALUES = { subject: 'Neu bei uns', text: 'Schauen Sie.', locale: 'de', query: '', cars: '' }
const VIEW: NewsletterView = {
  ...{ title: 'Neu bei uns', state: 'Entwurf', values: VALUES, fingerprint: 'f', isDraft: true, counts: [] },
  ...{ preview: `${HERE}/vorschau`, sendTitle: null, done: null, isSteppedUp: true },
  ...{ back: '/', here: HERE, toSend: `${HERE}?send=1` },
}

function page(view: NewsletterView): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(NewsletterEditor, { view }) }])
  return renderToStaticMarkup(createElement(Stub))
}

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
  expect(variables).toMatchObject([{ id: '7', input: { text: 'Corrected.' } }])
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('Location')).toBe(`${new URL(HERE).pathname}?send=1`)
})

it('leads to the last question by the form, which is not beside it', () => {
  expect(page(VIEW)).toMatch(/<button(?=[^>]*name="intent")(?=[^>]*value="to-send")(?=[^>]*type="submit")/)
  const question = page({ ...VIEW, sendTitle: 'An 3 Leser senden?' })
  expect(question).toContain('value="send"')
  expect(question).not.toContain('name="subject"')
})
