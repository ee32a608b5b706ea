import type { Database } from '#database/connection.ts'
import { type AttachedStandbys, readAttachedStandbys } from '#database/replica/attached-standbys.ts'
import type { SharedReads } from '#database/replica/replica.ts'
import type { BackupMaker } from '#domain/operations/backup-maker.ts'
import { countLateJobs, readQueueLengths } from '#use-cases/dealer-area/platform/operations.ts'
import { readStuckMails } from '#use-cases/mail/waiting-mails.ts'
import { countPaymentProblems } from '#use-cases/payment/payment-problems.ts'
import { countStuckRefunds } from '#use-cases/payment/refund.ts'
import type { VehicleIndex } from '#use-cases/vehicle-search/vehicle-index.ts'
import type { Hono } from 'hono'
import type { Measurements } from '../figures/measurements.ts'
import type { Drain } from '../drain.ts'
import { backupFigures } from '../backup/backup-figures.ts'
import { isBearer } from '../bearer.ts'
import { databaseState } from '../database-answers.ts'
import type { Config } from '../config.ts'
import type { CspReports } from '../csp-reports.ts'
import type { WebEnv } from '../web-env.ts'

interface HealthDeps {
  readonly database: Database
  readonly reads: SharedReads
  readonly drain: Pick<Drain, 'hasBegun'>
  readonly index: VehicleIndex
  readonly measurements: Pick<Measurements, 'text'>
  readonly cspReports: CspReports
  readonly backups: BackupMaker
  readonly config: Pick<Config, 'metricsToken' | 'production' | 'dataFolder'>
}

/**
 * `/healthz`: the process lives. `/readyz`: the database takes orders, or does not answer while the standby shows cars, and the process is
 * not about to stop; the port opens only after the index has reached the head of the change log. `/metrics`: figures for an operator, by
 * token in production.
 */
export function healthEndpoint({
  database,
  reads,
  drain,
  index,
  measurements,
  cspReports,
  backups,
  config,
}: HealthDeps) {
  const { metricsToken, production } = config
  return (app: Hono<WebEnv>): void => {
    app.get('/healthz', (c) => c.text('ok'))
    app.get('/readyz', async (c) => {
      if (drain.hasBegun()) return c.text('this process is about to stop', 503)
      const state = await databaseState(database)
      if (state === 'READ_ONLY') return c.text('the database takes no orders: another one goes on in its place', 503)
      const isReady = state === 'READY' || reads.standby?.isUsed() === true
      return isReady ? c.text('ready') : c.text('the database does not answer', 503)
    })
    app.get('/metrics', async (c) => {
      if (production && !isBearer(c.req.header('Authorization'), metricsToken)) return c.notFound()
      const memory = process.memoryUsage()
      const figures = {
        fahrwerk_vehicles: index.engine.size,
        fahrwerk_index_bytes: index.engine.memory(),
        fahrwerk_index_generation: index.generation,
        fahrwerk_late_jobs: await countLateJobs(database.read),
        fahrwerk_stuck_mails: (await readStuckMails(database.read)).length,
        fahrwerk_stuck_refunds: await countStuckRefunds(database.read),
        fahrwerk_payment_problems: await countPaymentProblems(database.read),
        ...standbyFigures(reads.standby),
        ...attachedFigures(await readAttachedStandbys(database.read)),
        ...cspReports.figures(),
        ...(await backupFigures(backups, config)),
        process_resident_memory_bytes: memory.rss,
        process_heap_used_bytes: memory.heapUsed,
        process_uptime_seconds: Math.round(process.uptime()),
      }
      const lines = Object.entries(figures).map(([name, value]) => `${name} ${value}\n`)
      return c.text(`${lines.join('')}${await measurements.text(await readQueueLengths(database.read))}`)
    })
  }
}

function attachedFigures({ count, away, behind }: AttachedStandbys): Record<string, number> {
  if (count === 0) return {}
  return { fahrwerk_standbys: count, fahrwerk_standbys_away: away, fahrwerk_standby_behind_bytes: behind }
}

/** The lag is left out while the standby does not answer. */
function standbyFigures(standby: SharedReads['standby']): Record<string, number> {
  if (!standby) return {}
  const lag = standby.lag()
  return {
    fahrwerk_reads_from_standby: standby.isUsed() ? 1 : 0,
    ...(lag === undefined ? {} : { fahrwerk_standby_lag_seconds: lag / 1_000 }),
  }
}
