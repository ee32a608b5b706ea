import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { merchantOf } from './merchant.server.ts'
import { areaContext, gatewayContext } from './request.server.ts'

const MERCHANTS = ['first', 'second'].map((slug) => ({ uuid: slug, slug, name: slug, roles: [], permissions: [] }))

/** The slug of the business that a page is about. */
async function chosen(search: string, lastMerchant: string | null): Promise<string | undefined> {
  const context = new RouterContextProvider()
  const person = { name: 'Eva Kern', isAdmin: false, merchants: MERCHANTS }
  context.set(gatewayContext, () => Promise.resolve({ data: { me: person } }))
  context.set(areaContext, {
    ...{ locale: 'de', origin: 'https://shop.example', isLoggedIn: true, secureCookies: true, demoLogins: [] },
    lastMerchant,
  })
  return (await merchantOf(new URL(`https://shop.example/haendlerbereich${search}`), context))?.slug
}

it.each([
  ['the one that the address names', '?merchant=second', 'first', 'second'],
  ['the one opened last where it names none', '', 'second', 'second'],
  ['the first where none was opened', '', null, 'first'],
  ['no business of others, whatever the cookie says', '', 'somebody-elses', 'first'],
])('a page is about %s', async (_, search, last, expected) => {
  expect(await chosen(search, last)).toBe(expected)
})
