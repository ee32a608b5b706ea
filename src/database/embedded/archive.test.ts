import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { archiveSettings, forgetLost, inShell, lostSegments, waitingFolder, waitingSegments } from './archive.ts'
import type { Place } from './cluster-files.ts'
import { networkAddress } from './network.ts'

const MAX_WAITING = 2
const name = (number: number) => `00000001000000000000000${number}`
let root: string
let place: Place
beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'archive-')), "it's 100% full")
  place = { identity: { kind: 'self' }, native: '', data: path.join(root, 'cluster'), log: '', password: '' }
  mkdirSync(path.join(place.data, 'pg_wal/archive_status'), { recursive: true })
})
afterEach(() => rmSync(path.dirname(root), { recursive: true }))

/** Runs the archive command as the server does: in its folder, with the path and the name filled in. */
function archive(number: number): void {
  const file = `pg_wal/${name(number)}`
  writeFileSync(path.join(place.data, file), `log ${number}`)
  const command = String(archiveSettings(place, MAX_WAITING).archive_command)
  const filled = command.replaceAll(/%[pf%]/g, (code) => ({ '%p': file, '%f': name(number), '%%': '%' })[code]!)
  execFileSync('sh', ['-c', filled], { cwd: place.data })
}

it('lays each segment where it waits, whole, whatever the folder is called', () => {
  archive(1)
  archive(2)
  expect(waitingSegments(place).map((segment) => segment.name)).toEqual([name(1), name(2)])
  expect(readFileSync(waitingSegments(place)[1]!.file, 'utf8')).toBe('log 2')
  expect(readdirSync(waitingFolder(place))).toHaveLength(2)
  expect(lostSegments(place)).toEqual([])
})

it('gives segments up where too many wait, and says which, until a backup no longer needs them', () => {
  for (const number of [1, 2, 3, 4, 5]) archive(number)
  expect(waitingSegments(place)).toHaveLength(3)
  expect(lostSegments(place)).toEqual([name(4), name(5)])
  forgetLost(place, name(5))
  expect(lostSegments(place)).toHaveLength(2)
  forgetLost(place, name(6))
  expect(lostSegments(place)).toEqual([])
})

it('counts those that the server could not hand over, too', () => {
  for (const number of [7, 8, 9])
    writeFileSync(path.join(place.data, `pg_wal/archive_status/${name(number)}.ready`), '')
  archive(1)
  expect(lostSegments(place)).toEqual([name(1)])
})

it('writes a path as one word of a shell', () => {
  expect(inShell("/a b/it's 5%")).toBe(String.raw`'/a b/it'\''s 5%%'`)
})

it.each([
  ['10.0.0.5:5433', { host: '10.0.0.5', port: 5433 }],
  ['[fd00::1]:5433', { host: 'fd00::1', port: 5433 }],
  [undefined, undefined],
])('POSTGRES_LISTEN=%s', (set, expected) => expect(networkAddress(set ?? '')).toEqual(expected))

it.each(['10.0.0.5', '*:5433', '10.0.0.5:99999', "10.0.0.5:5433' x"])('POSTGRES_LISTEN=%s is refused', (set) => {
  expect(() => networkAddress(set)).toThrow(/POSTGRES_LISTEN: use/)
})
