import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { MAIN_BRAND } from '#domain/brand.ts'
import { ProfileDocument } from '#storefront/generated/graphql.ts'
import { query, mutate } from './gateway.server.ts'
import { gatewayContext, hereContext, siteContext } from './request.server.ts'

function contextOf(code: string, sessionLost = false) {
  const context = new RouterContextProvider()
  context.set(siteContext, {
    ...{ brand: MAIN_BRAND, locale: 'de', origin: 'http://localhost', known: true, development: false },
    ...{ session: null, sessionLost, secureCookies: false },
  })
  context.set(hereContext, '/warenkorb?a=1')
  context.set(gatewayContext, () => Promise.resolve({ errors: [{ message: code, extensions: { code } }] }))
  return context
}

it.each([
  ['a token that no longer holds', contextOf('INVALID_ACCESS_TOKEN')],
  ['a cookie that was none any more', contextOf('UNAUTHENTICATED', true)],
])('%s leads to the login with the warning, and back', async (_, context) => {
  for (const run of [mutate, query]) {
    const answer: unknown = await run(context, ProfileDocument).catch((thrown: unknown) => thrown)
    expect(answer).toBeInstanceOf(Response)
    const { headers } = answer as Response
    expect(headers.get('Location')).toBe(`/login?redirectTo=${encodeURIComponent('/warenkorb?a=1')}`)
    expect(headers.get('Set-Cookie')).toContain('flash=SESSION_EXPIRED')
  }
})

it('a refusal for visitors is returned to the caller', async () => {
  expect(await mutate(contextOf('UNAUTHENTICATED'), ProfileDocument)).toEqual({
    refusals: [{ code: 'UNAUTHENTICATED' }],
  })
})
