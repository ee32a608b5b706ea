import { sql } from 'kysely'
import type { Writer } from '#database/handles.ts'
import type { AlertRun, Rhythm } from './alert-run.ts'

/** The next run begins where this one has ended. */
export async function finishAlertRun(writer: Writer, rhythm: Rhythm, run: AlertRun): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .updateTable('alert_runs')
      .set({ change_id: run.toChange, ran_at: run.startedAt })
      .where('rhythm', '=', rhythm)
      .execute(),
  )
}

/** A search that this run could not serve: the next one looks back as far for it. */
export async function markBehind(writer: Writer, savedSearchId: number, { ranAt }: AlertRun): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .updateTable('saved_searches')
      .set({ behind_since: sql<Date>`coalesce(behind_since, ${ranAt})` })
      .where('id', '=', savedSearchId)
      .execute(),
  )
}
