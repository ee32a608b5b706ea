import { expect, it } from 'vitest'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { documentOf } from '#documents/order-documents.ts'
import { orderDocument } from '#use-cases/order/order-document.ts'
import { readAnyOrder } from '#use-cases/order/orders.ts'
import { addCustomer, logInAs } from '../support/account.ts'
import { buys } from '../support/checkout.ts'
import { visitorContext } from '../support/gateway-context.ts'
import { NEW_ELECTRIC, NEW_PETROL, NEW_PLUG_IN } from '../support/labelled-cars.ts'
import { addLenientMerchant, addMerchant, car, deliver, idsByModel } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const test = useTestDatabase()
const ids: Record<string, number> = {}
const shop = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [
    car('1', { modelName: 'Golf', attributes: NEW_PETROL }),
    car('2', { modelName: 'ID.3', attributes: NEW_ELECTRIC }),
    car('3', { modelName: 'Tiguan', attributes: NEW_PLUG_IN }),
    car('6', { modelName: 'Touareg', attributes: NEW_PLUG_IN }),
    car('4', { modelName: 'Polo', attributes: { ...NEW_PETROL, consumptionRural: null } }),
    car('5', {
      modelName: 'Passat',
      attributes: { ...NEW_PETROL, condition: 'USED', firstRegistration: '2022-05', mileage: 40_000 },
    }),
  ])
  const lenient = await addLenientMerchant(test.database, { slug: 'lenient', name: 'Autohaus Milde' })
  await deliver(test.database, lenient.id, [
    car('1', { modelName: 'Taigo', attributes: { ...NEW_PETROL, consumptionRural: null } }),
  ])
  Object.assign(ids, await idsByModel(test.database))
})

const PLUG_IN_LABEL = [
  ['Energieverbrauch (gewichtet kombiniert)', '15,9 kWh/100 km plus 1,3 l/100 km'],
  ['Innenstadt (Strom)', '13,8 kWh/100 km'],
  ['Innenstadt (entladene Batterie)', '5,2 l/100 km'],
  [
    'Energiekosten bei 15.000 km Jahresfahrleistung',
    '1.105,67 €/Jahr (Super 1,744 €/l, Strom 0,321 €/kWh, Jahresdurchschnitt 2025)',
  ],
  ['Kraftfahrzeugsteuer', '30 €/Jahr'],
] as const

const path = (model: string, locale: 'de' | 'en' = 'de') =>
  pathFor('vehicle', locale, { makeName: 'volkswagen', modelName: slugOf(model), id: ids[model]! })

/** A page as it is read: no tags, one blank between words; CO₂ is written with a lowered figure. */
async function read(address: string, cookie = ''): Promise<string> {
  const { status, text } = await shop.get(address, cookie ? { headers: { Cookie: cookie } } : {})
  expect(status, address).toBe(200)
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  return main
    .replaceAll('CO<sub>2</sub>', 'CO₂')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
}

it('the page of a petrol car carries the whole label', async () => {
  const page = await read(path('Golf'))
  for (const words of [
    'Energieverbrauch (kombiniert) 5,4 l/100 km',
    'Landstraße 4,6 l/100 km',
    'Energiekosten bei 15.000 km Jahresfahrleistung 1.412,64 €/Jahr (Super 1,744 €/l, Jahresdurchschnitt 2025)',
    'mittlerer CO₂-Preis 142,50 €/t 2.629,13 €',
    'niedriger CO₂-Preis 60,00 €/t 1.107,00 €',
    'hoher CO₂-Preis 220,00 €/t 4.059,00 €',
    'Kraftfahrzeugsteuer 87 €/Jahr',
    'Bundesministerium für Wirtschaft und Energie, Bekanntmachung zum 30.06.2026',
  ])
    expect(page).toContain(words)
})

it('the page of an electric car says that it pays no tax, in English too', async () => {
  expect(await read(path('ID.3'))).toContain('Kraftfahrzeugsteuer befreit, längstens bis 12/2035')
  const english = await read(path('ID.3', 'en'))
  expect(english).toContain('Energy costs at 15,000 km a year €765.59 a year (electricity €0.321/kWh, average of 2025)')
  expect(english).toContain('Vehicle tax exempt, until 12/2035 at the latest')
})

it('the page of a plug-in hybrid has the phases of electric driving and of a discharged battery', async () => {
  const page = await read(path('Tiguan'))
  for (const words of [
    'Stromverbrauch bei rein elektrischem Betrieb (kombiniert) 18,7 kWh/100 km',
    'Autobahn (Strom) 23,2 kWh/100 km',
    'Kraftstoffverbrauch bei entladener Batterie (kombiniert) 5,6 l/100 km',
    'Autobahn (entladene Batterie) 6,6 l/100 km',
    'Kraftstoff des Verbrennungsmotors Benzin',
    '1.105,67 €/Jahr (Super 1,744 €/l, Strom 0,321 €/kWh, Jahresdurchschnitt 2025)',
  ])
    expect(page).toContain(words)
})

it('a used car shows no costs', async () => {
  const page = await read(path('Passat'))
  expect(page).toContain('Energieverbrauch (kombiniert) 5,4 l/100 km')
  expect(page).not.toContain('Kraftfahrzeugsteuer')
})

it('a new car without a complete label has no page, unless its dealer only wants the report: then it says what is missing', async () => {
  expect((await shop.get(path('Polo'))).status).toBe(404)
  expect((await shop.get(path('Polo', 'en'))).status).toBe(404)
  const list = await read('/auto-kaufen')
  expect(list).toContain('Volkswagen Golf')
  expect(list).not.toContain('Volkswagen Polo')
  expect(await read(path('Taigo'))).toContain('Landstraße Angabe fehlt')
  expect(await read(path('Taigo', 'en'))).toContain('Rural not given')
})

it('cars side by side show their costs', async () => {
  const page = await read(`${pathFor('compare', 'de')}?ids=${ids.Golf},${ids['ID.3']},${ids.Passat}`)
  expect(page).toContain('1.412,64 €/Jahr')
  expect(page).toContain('765,59 €/Jahr')
  expect(page).toMatch(/Kraftfahrzeugsteuer unterschiedlich 87 €\/Jahr befreit, längstens bis 12\/2035/)
  expect(page).toContain('Bekanntmachung zum 30.06.2026')
})

it('the summary shows the label before the order', async () => {
  const buyer = await logInAs(test.database, signedSessionTokens(SECRET), 'looks@example.com')
  const post = (address: string, fields: Record<string, string>) =>
    shop.get(address, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        ...{ 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` },
        Cookie: buyer.cookie,
      },
    })
  await post(path('Tiguan'), { price: '15000' })
  await post('/warenkorb', { intent: 'checkout' })
  await post('/checkout/zusaetzliche-services', {})
  const address = { addressId: 'new', firstName: 'Sabine', lastName: 'Krüger', street: 'Neusser Straße' }
  await post('/checkout/rechnungsadresse', { ...address, houseNumber: '118a', postalCode: '50733', city: 'Köln' })
  await post('/checkout/lieferung', { vehicles: 'PICK_UP' })
  const { text } = await shop.get(pathFor('checkout-payment', 'de'), { headers: { Cookie: buyer.cookie } })
  await post(pathFor('checkout-payment', 'de'), { [/name="(method-[^"]+)"/.exec(text)?.[1] ?? '']: 'BANK_TRANSFER' })
  const summary = await read('/checkout/zusammenfassung', buyer.cookie)
  for (const words of PLUG_IN_LABEL) expect(summary).toContain(words.join(' '))
})

it('the mail of receipt and the order’s document carry the label, an invoice does not', async () => {
  const { actor } = await addCustomer(test.database, 'buyer@example.com')
  const bought = await buys({ ...(await visitorContext(test.database)), actor }, [String(ids.Touareg)])
  if (!('orderIds' in bought)) throw new Error(bought.codes.join(', '))
  await shop.runJobs()
  const mail = (await shop.outbox.list(50)).find(({ to }) => to === 'buyer@example.com')
  const order = (await readAnyOrder(test.database.read, Number(bought.orderIds[0])))!
  const text = (of: unknown) => JSON.stringify(of).replaceAll('\u00A0', ' ')
  for (const [label, value] of PLUG_IN_LABEL) {
    expect(mail?.text.replaceAll('\u00A0', ' '), label).toContain(value)
    expect(text(documentOf('ORDER', orderDocument(order, 'ORDER')))).toContain(`${label}: ${value}`)
  }
  expect(mail?.text).toContain('Bekanntmachung zum 30.06.2026')
  const invoiced = orderDocument(order, 'INVOICE').lines.flatMap(({ facts }) => facts.map(({ label }) => label))
  expect(invoiced).toContain('Kraftstoff')
  expect(invoiced).not.toContain('Kraftfahrzeugsteuer')
})
