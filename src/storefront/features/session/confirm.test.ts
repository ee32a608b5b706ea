import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { StepView } from '../../blocks/step-view.ts'
import type { GatewayError } from '../../blocks/gateway-answer.ts'
import { gatewayContext, type Site, siteContext } from '../../request.server.ts'
import { confirmAlert, unsubscribeAlert } from '../saved-searches/alert-steps.server.ts'
import { confirm, confirmEmail } from './confirm.server.ts'

const url = new URL('http://shop.example/x?key=k')
const LIMITED = { code: 'RATE_LIMITED', retryAfter: 90 }
const WAIT = 'Zu viele Versuche. Bitte versuchen Sie es in 2 Minuten noch einmal.'

/** A gateway that refuses everything for this reason. */
function refusing(extensions: GatewayError['extensions']) {
  const context = new RouterContextProvider()
  context.set(siteContext, { locale: 'de', session: null } as Site)
  context.set(gatewayContext, () => Promise.resolve({ errors: [{ message: '', extensions }] }))
  return context
}

function sent(fields: Record<string, string>): Request {
  return new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
}

type Answer = StepView | { readonly data: StepView; readonly init: ResponseInit | null }
const STEPS: Record<string, (context: RouterContextProvider) => Promise<Answer>> = {
  'a new account': (context) => confirm({ url, request: sent({ intent: 'confirm' }), context }),
  'a new address': (context) => confirmEmail({ request: sent({}), context, token: 'k' }),
  'an alert': (context) => confirmAlert({ url, context }),
}

describe.each(Object.entries(STEPS))('the link that confirms %s', (_, step) => {
  it('is called expired where it is', async () => {
    expect(await step(refusing({ code: 'LINK_EXPIRED' }))).toMatchObject({ title: 'Dieser Link gilt nicht mehr' })
  })

  it('can be tried again after too many attempts', async () => {
    expect(await step(refusing(LIMITED))).toMatchObject({
      data: { act: { intent: 'confirm' }, state: { notice: WAIT } },
      init: { status: 429, headers: { 'Retry-After': '90' } },
    })
  })
})

it('an alert is not called ended where it was not', async () => {
  expect(await unsubscribeAlert({ url, context: refusing(LIMITED) })).toMatchObject({
    data: { title: 'Suchauftrag abbestellen', act: { intent: 'end' }, state: { notice: WAIT } },
  })
})

describe('having the mail sent again', () => {
  const resend = (extensions: GatewayError['extensions']) =>
    confirm({ url, request: sent({ intent: 'resend', email: 'jana@' }), context: refusing(extensions) })

  it('reports a mistyped address, which can be corrected', async () => {
    const fields = [{ field: 'email', code: 'INVALID_EMAIL' }]
    expect(await resend({ code: 'INVALID_INPUT', fields })).toMatchObject({
      data: {
        act: { intent: 'resend', email: 'E-Mail-Adresse' },
        state: { values: { email: 'jana@' }, errors: { email: expect.stringContaining('gültige E-Mail-Adresse') } },
      },
      init: { status: 400 },
    })
  })

  it('reports too many attempts', async () => {
    expect(await resend(LIMITED)).toMatchObject({ data: { state: { notice: WAIT } }, init: { status: 429 } })
  })
})

describe('the page wanted before registering', () => {
  const accepting = () => {
    const context = refusing({})
    context.set(gatewayContext, () => Promise.resolve({ data: { confirmCustomer: true } }))
    return context
  }
  it.each([
    ['/warenkorb?x=1', '/login?redirectTo=%2Fwarenkorb%3Fx%3D1'],
    ['//evil.example/', '/login'],
    ['https://evil.example/', '/login'],
    ['/login', '/login'],
  ])('%s leads on from the confirmed account to %s', async (redirectTo, href) => {
    const target = new URL(`http://shop.example/x?key=k&redirectTo=${encodeURIComponent(redirectTo)}`)
    const answer = await confirm({ url: target, request: sent({ intent: 'confirm' }), context: accepting() })
    expect(answer).toMatchObject({ next: { href } })
  })
})
