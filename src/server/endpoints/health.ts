import type { Database } from '#database/connection.ts'
import { readStuckMails } from '#use-cases/mail/waiting-mails.ts'
import { countPaymentProblems } from '#use-cases/payment/payment-problems.ts'
import { countStuckRefunds } from '#use-cases/payment/refund.ts'
import type { VehicleIndex } from '#use-cases/vehicle-search/vehicle-index.ts'
import type { Hono } from 'hono'
import { backupFigures } from '../backup/backup-figures.ts'
import type { Config } from '../config.ts'
import type { CspReports } from '../csp-reports.ts'
import type { WebEnv } from '../web-env.ts'

interface HealthDeps {
  readonly database: Database
  readonly index: VehicleIndex
  readonly cspReports: CspReports
  readonly config: Pick<Config, 'metricsToken' | 'production' | 'backup' | 'dataFolder'>
}

/** `/healthz`: the process lives. `/readyz`: it can answer. `/metrics`: figures for an operator, by token in production. */
export function healthEndpoint({ database, index, cspReports, config }: HealthDeps) {
  const { metricsToken, production } = config
  return (app: Hono<WebEnv>): void => {
    app.get('/healthz', (c) => c.text('ok'))
    app.get('/readyz', async (c) => {
      try {
        await database.pool.query('select 1')
        return c.text('ready')
      } catch {
        return c.text('the database does not answer', 503)
      }
    })
    app.get('/metrics', async (c) => {
      if (production && (!metricsToken || c.req.header('Authorization') !== `Bearer ${metricsToken}`))
        return c.notFound()
      const memory = process.memoryUsage()
      const figures = {
        fahrwerk_vehicles: index.engine.size,
        fahrwerk_index_bytes: index.engine.memory(),
        fahrwerk_index_generation: index.generation,
        fahrwerk_stuck_mails: (await readStuckMails(database.read)).length,
        fahrwerk_stuck_refunds: await countStuckRefunds(database.read),
        fahrwerk_payment_problems: await countPaymentProblems(database.read),
        ...cspReports.figures(),
        ...(await backupFigures(config)),
        process_resident_memory_bytes: memory.rss,
        process_heap_used_bytes: memory.heapUsed,
        process_uptime_seconds: Math.round(process.uptime()),
      }
      return c.text(
        Object.entries(figures)
          .map(([name, value]) => `${name} ${value}\n`)
          .join(''),
      )
    })
  }
}
