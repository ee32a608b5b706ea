import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { demoPrices, demoServices } from '#feeds/demo/workshops.ts'
import { putWorkshopPrices, putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import { logInAs } from './account.ts'
import { addMerchant, car, deliver } from './stock.ts'
import { useTestDatabase } from './test-database.ts'
import { useTestShop } from './test-shop.ts'

const SECRET = 'a secret of thirty-two characters'

/** The first step of a private sale, as its form sends it. */
export const SALE = {
  ...{ vehicleName: 'Volkswagen Golf', price: '14.200', mileage: '61.000', postalCode: '50670' },
  ...{ description: 'Aus erster Hand, Serviceheft lückenlos.', isPrivateSeller: 'on', acknowledgementCheckbox: 'on' },
}

/** A shop in which a workshop can be booked, a car traded in and one sold privately. */
export function useFlowShop() {
  const test = useTestDatabase()
  const shop = useTestShop(test, { SESSION_SECRET: SECRET, DATA_KEY: SECRET }, async () => {
    const { id } = await addMerchant(test.database)
    await putWorkshopServices(test.database, demoServices())
    await putWorkshopPrices(test.database, id, demoPrices('lindenhof'))
    await deliver(test.database, id, [car('1')])
  })
  const tokens = signedSessionTokens(SECRET)

  function post(path: string, fields: Record<string, string>, cookie = '') {
    return shop.get(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        ...{ 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` },
        ...(cookie ? { Cookie: cookie } : {}),
      },
    })
  }

  async function addGolf(customerId: number, isSelected = true): Promise<string> {
    const { rows } = await test.database.pool.query<{ id: number }>(
      `insert into garage_vehicles (customer_id, make, model, fuel_type, first_registration, mileage, is_selected)
       values ($1, 'Volkswagen', 'Golf', 'DIESEL', '2020-03', 61000, $2) returning id`,
      [customerId, isSelected],
    )
    return String(rows[0]?.id)
  }

  const logIn = (email: string = `${crypto.randomUUID()}@example.com`, options?: Parameters<typeof logInAs>[3]) =>
    logInAs(test.database, tokens, email, options)

  return { test, shop, post, addGolf, logIn, secretBox: aesSecretBox([SECRET]) }
}
