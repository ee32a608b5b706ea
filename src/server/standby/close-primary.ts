import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { forgetClosing, noteClosing, type Primary, waitForReplay } from '#database/embedded/standby.ts'
import { closeDatabase, reopenDatabase } from '#database/move/left-database.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { DATABASE } from '../store.ts'

/** How long the end of the primary's log may take to arrive and to be applied. */
const REPLAY_LIMIT_MS = 30_000

/**
 * Closes the primary before anything is promoted, so that every order it has confirmed is in the standby, which `client` is connected to.
 * Refuses (StartRefusal) where it cannot be closed, or where its log does not arrive; then it is opened again.
 */
export async function closePrimary(
  { name, urlOf }: Pick<Primary, 'name' | 'urlOf'>,
  client: pg.Client,
  dataFolder: string,
  limitMs = REPLAY_LIMIT_MS,
): Promise<void> {
  const url = urlOf(DATABASE)
  const folder = path.join(dataFolder, 'postgres')
  const target = `the standby that was promoted in ${dataFolder} on ${hostname()}`
  noteClosing(folder)
  const position = await closeDatabase(url, { id: randomUUID(), target }).catch((error: Error) => {
    throw new StartRefusal(
      `THE PRIMARY AT ${name} COULD NOT BE CLOSED (${error.message}): nothing was promoted. Switch its machine off, or stop the shop there, and promote a few seconds later without --close-living-primary. To go on there instead: npm run admin -- reopen-database on that machine, as it may be read-only already.`,
    )
  })
  if (await waitForReplay(client, position, limitMs)) return
  const outcome = await reopenDatabase(url).then(
    () => {
      forgetClosing(folder)
      return 'the primary can be written to again'
    },
    (error: Error) =>
      `the primary is still read-only (${error.message}), until npm run admin -- reopen-database on its machine`,
  )
  throw new StartRefusal(
    `The standby has not received all that the primary at ${name} has confirmed: nothing was promoted, and ${outcome}. Let the standby follow (npm run standby says whether it does), or copy it anew, and promote then.`,
  )
}
