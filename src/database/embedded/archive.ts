import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isArchivedName, positionOf } from '#domain/backup/segment-name.ts'
import type { Place } from './cluster-files.ts'
import { handOver } from './identity.ts'

/** 16 MB each. Beyond, the log is no longer archived until there is room again: an unreachable place must not fill the disk. */
const MAX_WAITING = 256
/** A segment is ended after this time even where it is not full, in seconds: at most that much is lost with the machine. */
const TIMEOUT_SECONDS = 60

/** Where the server leaves its log until it is brought to the backup place. The server itself never waits for the place. */
export function waitingFolder(place: Pick<Place, 'data'>): string {
  return path.join(path.dirname(place.data), 'wal-waiting')
}

function gapFile(place: Pick<Place, 'data'>): string {
  return path.join(waitingFolder(place), 'gap')
}

/** Settings with which the server archives its log. */
export function archiveSettings(place: Place, maxWaiting = MAX_WAITING): Record<string, string | number> {
  handOver(place.identity, waitingFolder(place))
  const [folder, gap] = [waitingFolder(place), gapFile(place)].map(inShell) as [string, string]
  const waiting = `$(ls ${folder} pg_wal/archive_status | grep -c -e '^[0-9A-F]\\{24\\}$' -e 'ready$')`
  const giveUp = `if [ "${waiting}" -gt ${maxWaiting} ]; then echo "%f" >> ${gap}; exit 0; fi`
  const copy = `cp "%p" ${folder}/"%f.part" && sync ${folder}/"%f.part" && mv ${folder}/"%f.part" ${folder}/"%f"`
  return { archive_mode: 'on', archive_timeout: TIMEOUT_SECONDS, archive_command: `${giveUp}; ${copy}` }
}

/** Quotes a path as one word of a shell, for a setting in which `%` begins a placeholder. */
export function inShell(file: string): string {
  return `'${file.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`
}

/** Segments that wait to be brought away, oldest first. */
export function waitingSegments(place: Pick<Place, 'data'>): { readonly name: string; readonly file: string }[] {
  const folder = waitingFolder(place)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(isArchivedName).sort()
  return names.map((name) => ({ name, file: path.join(folder, name) }))
}

export function dropWaiting(file: string): void {
  rmSync(file, { force: true })
}

/** Segments that were given up because too many waited: no time between them and the next backup can be restored. */
export function lostSegments(place: Pick<Place, 'data'>): string[] {
  const file = gapFile(place)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(isArchivedName) : []
}

/** Forgets the lost segments once a backup no longer needs them. */
export function forgetLost(place: Pick<Place, 'data'>, firstSegment: string): void {
  const first = positionOf(firstSegment)!
  const isOver = lostSegments(place).every((name) => (positionOf(name) ?? '') < first)
  if (isOver && existsSync(gapFile(place))) rmSync(gapFile(place))
}
