import { chromium } from 'playwright-core'
import { DEMO_LOGIN } from '#server/demo.ts'

export interface AtCheckout {
  /** Path of the first step. */
  readonly path: string
  /** The session's cookies as a header value. */
  readonly cookie: string
}

/** Logs the demo customer in, puts the first of these cars that has a cart button into the cart, and goes to checkout's first step. */
export async function goToCheckout(browser: string, origin: string, cars: readonly string[]): Promise<AtCheckout> {
  const chrome = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await chrome.newContext({ baseURL: origin, javaScriptEnabled: false })
    const page = await context.newPage()
    const button = (name: string) => page.getByRole('main').getByRole('button', { name })
    await page.goto('/login')
    await page.getByLabel('E-Mail-Adresse').first().fill(DEMO_LOGIN.email)
    await page.getByLabel('Passwort', { exact: true }).first().fill(DEMO_LOGIN.password)
    await button('Anmelden').click()
    for (const car of cars) {
      await page.goto(car)
      if ((await button('In den Warenkorb').count()) > 0) break
    }
    await button('In den Warenkorb').first().click()
    await page.goto('/warenkorb')
    await button('Zur Kasse').click()
    await page.waitForURL(/\/checkout\//)
    const cookies = await context.cookies()
    return {
      path: new URL(page.url()).pathname,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    }
  } finally {
    await chrome.close()
  }
}
