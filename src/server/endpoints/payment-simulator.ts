import { createHmac } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Database } from '#database/connection.ts'
import { decideSimulatedPayment, findSimulatedPayment } from '#database/simulated-payments.ts'
import { isLocale } from '#domain/locale.ts'
import { SIMULATED_DELIVERIES, type SimulatedDelivery, type SimulatedOutcome } from '#domain/payment/simulated.ts'
import { SIMULATOR_PATH } from '#services/payment/simulator.ts'
import { CHOICES, choicePage, codePage, overPage, type ShownPayment, STYLESHEET } from '../payment/simulator-page.ts'
import { SIMULATOR_STYLE } from '../payment/simulator-style.ts'
import type { WebEnv } from '../web-env.ts'

const MAX_BODY_BYTES = 8 * 1024
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const OUTCOMES = { pay: 'PAID', code: 'PAID', decline: 'FAILED', abandon: 'CANCELLED' } as const satisfies Readonly<
  Record<string, SimulatedOutcome>
>

/** `/payment-simulator/:reference`: the page of the embedded payment provider, on which somebody lets a test payment end. */
export function paymentSimulatorEndpoint(database: Database, secret: string) {
  const codeOf = (reference: string) =>
    String(createHmac('sha256', secret).update(`code ${reference}`).digest().readUInt32BE() % 1_000_000).padStart(
      6,
      '0',
    )

  return (app: Hono<WebEnv>): void => {
    app.get(STYLESHEET, (c) => {
      c.header('Cache-Control', 'public, max-age=3600')
      return c.body(SIMULATOR_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' })
    })
    app.use(`${SIMULATOR_PATH}/:reference`, async (c, next) => {
      await next()
      c.header('Content-Security-Policy', POLICY)
      c.header('Cache-Control', 'no-store')
    })
    app.get(`${SIMULATOR_PATH}/:reference`, async (c) => {
      const payment = await find(c, c.req.query('lang'))
      if (!payment) return c.notFound()
      return c.html(payment.isOver ? overPage(payment) : choicePage(payment))
    })
    app.post(
      `${SIMULATOR_PATH}/:reference`,
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Too much.', 413) }),
      async (c) => {
        const form = await c.req.parseBody()
        const payment = await find(c, form.lang)
        if (!payment) return c.notFound()
        if (payment.isOver) return c.html(overPage(payment))
        const reference = c.req.param('reference')
        const delivery = deliveryOf(form.delivery)
        const choice = [...CHOICES, 'code' as const].find((one) => one === form.choice)
        if (!choice) return c.html(choicePage(payment), 400)
        const code = codeOf(reference)
        if (choice === 'secure') return c.html(codePage(payment, code, delivery, false))
        if (choice === 'code' && !isCode(form.code, code)) return c.html(codePage(payment, code, delivery, true), 422)
        await decideSimulatedPayment(database, reference, OUTCOMES[choice], delivery)
        return c.redirect(payment.returnUrl, 303)
      },
    )
  }

  async function find(c: Context<WebEnv>, lang: unknown): Promise<(ShownPayment & { isOver: boolean }) | undefined> {
    const reference = c.req.param('reference') ?? ''
    const row = await findSimulatedPayment(database.read, reference)
    return (
      row && {
        path: `${SIMULATOR_PATH}/${reference}`,
        locale: isLocale(lang) ? lang : row.locale,
        method: row.method,
        amount: row.amount_cents,
        description: row.description,
        returnUrl: row.return_url,
        isOver: row.outcome !== null || row.expires_at < new Date(),
      }
    )
  }
}

function deliveryOf(value: unknown): SimulatedDelivery {
  return SIMULATED_DELIVERIES.find((one) => one === value) ?? 'AT_ONCE'
}

/** Compares a typed code, ignoring blanks. */
function isCode(given: unknown, code: string): boolean {
  return typeof given === 'string' && given.replaceAll(/\s/g, '') === code
}
