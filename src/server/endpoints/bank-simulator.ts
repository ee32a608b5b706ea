import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Database } from '#database/connection.ts'
import { decideSimulatedApplication, findSimulatedApplication } from '#database/simulated-applications.ts'
import { simulatedDocumentsOf } from '#database/simulated-documents.ts'
import { SIMULATED_DECISIONS } from '#domain/banking/bank-events.ts'
import { isLocale } from '#domain/locale.ts'
import { BANK_SIMULATOR_PATH, SIMULATED_BANK } from '#services/banking/simulator.ts'
import type { UploadDeps } from '#use-cases/upload/upload-deps.ts'
import { viewProofAsBank } from '#use-cases/banking/view-proof-as-bank.ts'
import { BANK_DELIVERIES, bankPage, type ShownApplication } from '../banking/simulator-page.ts'
import { uploadFileAnswer } from '../upload-file-answer.ts'
import type { WebEnv } from '../web-env.ts'

const MAX_BODY_BYTES = 8 * 1024
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

interface SimulatorDeps extends Pick<UploadDeps, 'read' | 'writer' | 'objects' | 'secretBox'> {
  readonly database: Database
}

/** `/bank-simulator/:reference`: the page of the embedded bank, on which somebody decides a test application. */
export function bankSimulatorEndpoint(deps: SimulatorDeps) {
  const { database } = deps
  return (app: Hono<WebEnv>): void => {
    app.get(`${BANK_SIMULATOR_PATH}/:reference/documents/:key`, (c) => openDocument(c, deps))
    app.use(`${BANK_SIMULATOR_PATH}/:reference`, async (c, next) => {
      await next()
      c.header('Content-Security-Policy', POLICY)
      c.header('Cache-Control', 'no-store')
    })
    app.get(`${BANK_SIMULATOR_PATH}/:reference`, async (c) => {
      const application = await find(c, c.req.query('lang'))
      return application ? c.html(bankPage(application)) : c.notFound()
    })
    app.post(
      `${BANK_SIMULATOR_PATH}/:reference`,
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Too much.', 413) }),
      async (c) => {
        const form = await c.req.parseBody()
        const application = await find(c, form.lang)
        if (!application) return c.notFound()
        const decision = SIMULATED_DECISIONS.find((one) => one === form.decision)
        if (!decision || application.isOver) return c.html(bankPage(application), decision ? 200 : 400)
        const delivery = BANK_DELIVERIES.find((one) => one === form.delivery) ?? 'AT_ONCE'
        await decideSimulatedApplication(database, c.req.param('reference'), decision, delivery)
        return c.redirect(application.returnUrl, 303)
      },
    )
  }

  async function find(c: Context<WebEnv>, lang: unknown): Promise<ShownApplication | undefined> {
    const reference = c.req.param('reference') ?? ''
    const row = await findSimulatedApplication(database.read, reference)
    return (
      row && {
        ...{ path: `${BANK_SIMULATOR_PATH}/${reference}`, locale: isLocale(lang) ? lang : row.locale },
        ...{ description: row.description, amount: row.amount_cents, returnUrl: row.return_url, isOver: row.isOver },
        documents: await simulatedDocumentsOf(database.read, reference),
      }
    )
  }
}

/** A proof that the bank was given; the applicant sees that it was opened. */
async function openDocument(c: Context<WebEnv>, deps: SimulatorDeps): Promise<Response> {
  const { reference = '', key = '' } = c.req.param() as { reference?: string; key?: string }
  const documents = await simulatedDocumentsOf(deps.database.read, reference)
  const isGiven = documents.some((document) => document.key === key)
  return uploadFileAnswer(c, isGiven ? await viewProofAsBank(deps, SIMULATED_BANK, { reference, key }) : undefined)
}
