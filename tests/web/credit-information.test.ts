import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '#domain/locale.ts'
import { pathsOf } from '#domain/routes/paths.ts'
import { isRouted } from '#domain/routes/routed-screens.ts'
import { SCREENS, type Screen } from '#domain/routes/screens.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { addFinancedOrder, bankingForm } from '../support/banking.ts'
import { addMerchant, car, deliver, idsByModel } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const test = useTestDatabase()
const params: Record<string, string | number> = { dealer: 'nordlicht', slug: 'volkswagen' }
let cookie = ''
const shop = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
  const { id: merchantId } = await addMerchant(test.database)
  const { rows } = await test.database.pool.query<{ slug: string }>('select slug from merchants where id = $1', [
    merchantId,
  ])
  const cars = ['Golf', 'Golf Plus', 'Polo', 'Passat'].map((modelName, index) => car(String(index + 1), { modelName }))
  await deliver(test.database, merchantId, cars)
  const buyer = await logInAs(test.database, signedSessionTokens(SECRET), 'jana@example.com')
  cookie = buyer.cookie
  const id = (await idsByModel(test.database))['Golf']!
  const orderId = await addFinancedOrder(test.database, { customerId: buyer.actor.customerId, merchantId })
  Object.assign(params, {
    dealer: rows[0]!.slug,
    id,
    vehicleId: id,
    makeName: 'volkswagen',
    modelName: 'golf',
    orderId,
  })
})

const WARNING = { de: 'Achtung! Kreditaufnahme kostet Geld.', en: 'Caution! Borrowing money costs money.' }
/** The example, and its lender in the same text. */
const EXAMPLE = {
  de: /Repräsentatives Beispiel: [^]*(Darlehensgeber|Leasinggeber): /,
  en: /Representative example: [^]*(Lender|Lessor): /,
}
/** Pages about an order show its example as it was ordered, here in German. */
const OF_AN_ORDER: ReadonlySet<Screen> = new Set([
  ...(['order', 'banking-personal', 'banking-household', 'banking-income', 'banking-documents'] as const),
  'banking-confirmation',
])
/** An amount a month, as every page writes it; a table has it as "Raten … mtl." */
const RATE = /€\s?[\d.,]+ (per month|a month)|[\d.,]+\s€ (mtl\.|im Monat|pro Monat)|monatliche Rate[^€]*€/

/** Screens that show a rate to this customer; all others are opened, too, in case they begin to. */
const WITH_RATE: readonly Screen[] = [
  ...(['home', 'cars', 'vehicle', 'dealer', 'favourites', 'compare', 'cart', 'checkout-summary', 'order'] as const),
  ...(['banking-personal', 'banking-household', 'banking-income', 'banking-documents'] as const),
]

/** The query of the address, for pages that show cars of the visitor's choice. */
const queryOf = (screen: Screen) => (['favourites', 'compare'].includes(screen) ? `?ids=${params.id}` : '')

const get = (path: string) => shop.get(path, { headers: { Cookie: cookie } })
const post = (path: string, fields: Record<string, string>) =>
  shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
      Origin: `http://localhost:${shop.shop.port}`,
    },
  })

beforeAll(async () => {
  await post(`/autos/volkswagen/golf/${params.id}?finance=loan`, { price: '15000' })
  await post('/warenkorb', { intent: 'checkout' })
  await post('/checkout/zusaetzliche-services', {})
  await post('/checkout/rechnungsadresse', {
    ...{ addressId: 'new', firstName: 'Sabine', lastName: 'Krüger', street: 'Neusser Straße', houseNumber: '118a' },
    ...{ postalCode: '50733', city: 'Köln' },
  })
  await post('/checkout/lieferung', { vehicles: 'PICK_UP' })
  await post(`/bankantrag/persoenliche-daten/${params.orderId}`, bankingForm('personal'))
  await post(`/bankantrag/haushalt-und-beruf/${params.orderId}`, bankingForm('household'))
  await post(`/bankantrag/einnahmen-und-ausgaben/${params.orderId}`, bankingForm('income'))
  const { text } = await get('/checkout/bezahlmethoden')
  await post('/checkout/bezahlmethoden', { [/method-[^"]+/.exec(text)?.[0] ?? '']: 'BANK_TRANSFER' })
})

describe('no page shows a rate without the warning, the representative example and the lender', () => {
  it.each(LOCALES)('in %s', async (locale) => {
    const without: string[] = []
    const withRate = new Set<Screen>()
    for (const screen of (Object.keys(SCREENS) as Screen[]).filter(isRouted)) {
      for (const pattern of pathsOf(screen, locale)) {
        // Under a path of both languages the query chooses.
        const isShared = locale === 'en' && pathsOf(screen, 'de').includes(pattern)
        const text = await shown(pattern, isShared ? '?lang=en' : queryOf(screen))
        if (!RATE.test(text)) continue
        withRate.add(screen)
        if (!text.includes(WARNING[locale]) || !EXAMPLE[OF_AN_ORDER.has(screen) ? 'de' : locale].test(text))
          without.push(pattern)
      }
    }
    expect(without).toEqual([])
    expect(WITH_RATE.filter((screen) => !withRate.has(screen))).toEqual([])
  })
})

/** The text of the page; empty where a parameter is unknown or the page redirects. */
async function shown(pattern: string, query: string): Promise<string> {
  const path = pattern.replaceAll(/:(\w+)/g, (all, name: string) => String(params[name] ?? all))
  if (/[:*]/.test(path) || path === '/logout') return ''
  const { text, status } = await get(path + query)
  return status === 200 ? textOf(text) : ''
}

function textOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
