import { describe, expect, it } from 'vitest'
import { isClusterPath, isCopied, isCopiedFolder } from './cluster-path.ts'
import { findCountProblems } from './count-problems.ts'
import { BackupManifest, backupId, ClusterFiles, ObjectEntry } from './manifest.ts'
import { backupFor, expiredBackups, unneededSegments } from './retention.ts'
import { firstGap, segmentKey, segmentOfKey } from './segment-name.ts'

const backup = (id: string, finishedAt: string, firstSegment = '000000010000000000000005') => ({
  ...{ id, finishedAt, firstSegment },
})
const MONDAY = backup('20261123t020000z', '2026-11-23T02:00:09.500Z', '000000010000000000000009')
const TUESDAY = backup('20261124t020000z', '2026-11-24T02:00:09.500Z', '00000002000000000000000C')
const WEDNESDAY = backup('20261125t020000z', '2026-11-25T02:00:09.500Z', '000000020000000100000000')
const ALL = [TUESDAY, WEDNESDAY, MONDAY]

describe('which backup', () => {
  it.each([
    [undefined, WEDNESDAY],
    ['2026-11-25T02:00:09.500Z', WEDNESDAY],
    ['2026-11-25T02:00:09.499Z', TUESDAY],
    ['2026-11-23T02:00:05.000Z', undefined],
  ])('leads to %s', (at, expected) => {
    expect(backupFor(ALL, at === undefined ? undefined : new Date(at))).toBe(expected)
  })

  it('expires: those beyond the newest, and never the last one', () => {
    expect(expiredBackups(ALL, 2)).toEqual([MONDAY])
    expect(expiredBackups(ALL, 0)).toEqual([TUESDAY, MONDAY])
    expect(expiredBackups(ALL, 9)).toEqual([])
  })

  it('needs which segments, across timelines', () => {
    const segments = [
      ...['000000010000000000000008', '000000010000000000000009', '00000002.history'],
      ...['00000001000000000000000B.00000028.backup', '00000002000000000000000C', '000000020000000000000FFF'],
    ]
    expect(unneededSegments(segments, [MONDAY, WEDNESDAY])).toEqual([segments[0]])
    expect(unneededSegments(segments, [TUESDAY])).toEqual([segments[0], segments[1], segments[3]])
    expect(unneededSegments(segments, [])).toEqual([])
  })
})

describe('the log', () => {
  it.each([
    [['000000010000000000000005', '000000010000000000000006'], undefined],
    [['000000010000000000000006', '000000020000000000000005'], undefined],
    [['000000010000000000000003', '000000010000000000000005', '000000010000000000000007'], '0000000000000006'],
    [['0000000100000000000000FF', '000000010000000100000000'], '0000000000000005'],
    [['00000002.history', '000000010000000000000005'], undefined],
    [[], undefined],
    [['000000010000000000000005', '00000001000000000000000B'], '0000000000000006'],
    [['000000010000000A00000005'], '0000000000000005'],
    [['000000010000000000000006', '00000001000000000000000600', 'x000000010000000000000005'], '0000000000000005'],
  ])('of %j has a gap at %s', (names, gap) => expect(firstGap(names, '000000010000000000000005')).toBe(gap))

  it('goes on in the next file after 256 segments', () => {
    expect(
      firstGap(['0000000100000000000000FF', '000000010000000100000000'], '0000000100000000000000FF'),
    ).toBeUndefined()
    expect(firstGap(['00000001000000000000000A', '000000010000000100000000'], '00000001000000000000000A')).toBe(
      '000000000000000B',
    )
    expect(firstGap(['00000001000000AB000000FF', '00000001000000AC00000001'], '00000001000000AB000000FF')).toBe(
      '000000AC00000000',
    )
  })
})

describe('names', () => {
  it('of backups are their time to the second', () => {
    expect(backupId(new Date('2026-11-23T11:45:00.987Z'))).toBe('20261123t114500z')
  })

  it.each([
    ['00000001000000000000000A', 'wal/00000001000000000000000a'],
    ['00000002.history', 'wal/00000002.history'],
    ['0000000100000000000000AB.partial', 'wal/0000000100000000000000ab.partial'],
    ['00000001000000000000000A.000000FF.backup', 'wal/00000001000000000000000a.000000ff.backup'],
  ])('%s becomes a key and comes back', (name, key) => {
    expect(segmentKey(name)).toBe(key)
    expect(segmentOfKey(key)).toBe(name)
  })

  it.each([
    ...['wal/../../etc/passwd', 'objects/00000002.history', 'wal/x/00000002.history', 'wal/00000002.sh', 'wal'],
    ...['wal/00000002.history/x', 'wal/00000002.history.x', 'wal/x00000002.history', ''],
    ...['wal/00000001000000000000000a.x000000ff.backup', 'wal/00000001000000000000000a.000000ffx.backup'],
  ])('%s is no file of the log', (key) => expect(segmentOfKey(key)).toBeUndefined())

  it('that are no segments are refused', () => {
    expect(() => segmentKey('../00000002.history')).toThrow('Not a file of the log: ../00000002.history')
    expect(() => segmentKey('x'.repeat(61))).toThrow(new Error(`Not a file of the log: ${'x'.repeat(60)}`))
  })
})

describe('paths of a cluster', () => {
  it.each([
    ['base/1/1259', true],
    ['postgresql.auto.conf', true],
    ['pg_multixact/members/0000', true],
    ['../postgresql.conf', false],
    ['base/../../x', false],
    ['/etc/passwd', false],
    ['base//1', false],
    ['', false],
    ['base/a b', false],
    ['base\\1', false],
    ['base/.hidden', true],
    ['base/a.', true],
    ['.', false],
    ['base/...', false],
  ])('%s is inside: %s', (path, expected) => expect(isClusterPath(path)).toBe(expected))

  it.each([
    ['base/1/1259', true],
    ['pg_wal/000000010000000000000001', false],
    ['pg_replslot/standby/state', false],
    ['postmaster.pid', false],
    ['standby.signal', false],
    ['base/1/pg_internal.init', false],
    ['base/pgsql_tmp/pgsql_tmp12.0', false],
    ['pg_xact/0000', true],
    ['base/pg_wal/1', true],
    ['pg_notify/0000', false],
    ['postmaster.opts', false],
    ['xpostmaster.pid', true],
    ['postmaster.pid.old', true],
    ['current_logfiles', false],
    ['backup_label', false],
    ['backup_label.old', false],
    ['tablespace_map', false],
    ['tablespace_map.old', false],
    ['backup_manifest', false],
    ['recovery.signal', false],
    ['base/1/pg_internal.init.12', false],
    ['base/1/pg_internal.init.x', true],
    ['base/pgsql_tmp', false],
  ])('%s is copied: %s', (path, expected) => expect(isCopied(path)).toBe(expected))

  it('folders are copied, empty ones too, those inside the emptied not', () => {
    expect(['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot', 'base/5'].every(isCopiedFolder)).toBe(
      true,
    )
    expect(isCopiedFolder('pg_replslot/standby')).toBe(false)
  })
})

describe('the rows of a restored database', () => {
  it('are compared with those of the backup, table by table', () => {
    expect(findCountProblems({ orders: 3, vehicles: 9 }, { orders: 3, vehicles: 9, added_since: 1 })).toEqual([])
    expect(findCountProblems({ orders: 3, vehicles: 9, mails: 0 }, { orders: 2, vehicles: 9 })).toEqual([
      'table orders has 2 rows instead of 3',
      'table mails has no rows instead of 0',
    ])
    expect(findCountProblems(undefined, { orders: 3 })).toEqual([])
  })
})

describe('a manifest', () => {
  const LIST = { count: 0, bytes: 0, sha256: 'a'.repeat(64) }
  const MANIFEST = {
    ...{ format: 1, id: '20261123t114500z', startedAt: '2026-11-23T11:45:00Z', finishedAt: '2026-11-23T11:46:00Z' },
    ...{ system: '7412345', postgres: 180_004, firstSegment: '00000001000000000000000A' },
    ...{ point: 'backup', pointAt: '2026-11-23T11:45:30Z', files: LIST, objects: LIST },
    ...{ counts: { orders: 0 }, secrets: [{ name: 'data-key', fingerprint: 'f' }] },
  }

  it('is read as it was written, with counts or without', () => {
    expect(BackupManifest.parse(MANIFEST)).toEqual(MANIFEST)
    const { counts: _, ...withoutCounts } = MANIFEST
    expect(BackupManifest.parse(withoutCounts)).toEqual(withoutCounts)
  })

  it.each([
    { format: 2 },
    { id: '20261123t114500' },
    { id: 'x20261123t114500z' },
    { id: '20261123t114500z/..' },
    { id: '2026112xt114500z' },
    { id: '20261123t11450xz' },
    { system: '' },
    { system: 'x1' },
    { system: '1x' },
    { firstSegment: '00000001000000000000000a' },
    { firstSegment: '00000001000000000000000A0' },
    { firstSegment: '0' },
    { files: { ...LIST, sha256: 'a'.repeat(63) } },
    { files: { ...LIST, sha256: 'a'.repeat(65) } },
    { files: { ...LIST, sha256: `${'a'.repeat(63)}g` } },
    { objects: { ...LIST, count: -1 } },
    { objects: { ...LIST, bytes: 0.5 } },
    { counts: { orders: -1 } },
    { secrets: [{ name: 'data-key' }] },
  ])('with %j is none', (wrong) => expect(BackupManifest.safeParse({ ...MANIFEST, ...wrong }).success).toBe(false))

  it('has lists of files with their chunks, and of objects', () => {
    const file = { path: 'base/1', bytes: 0, chunks: ['b'.repeat(64)] }
    const files = { folders: ['base'], files: [file], label: 'l' }
    expect(ClusterFiles.parse(files)).toEqual(files)
    expect(ClusterFiles.safeParse({ ...files, files: [{ ...file, chunks: ['b'] }] }).success).toBe(false)
    const object = { key: 'k', bytes: 1, sha256: 'c'.repeat(64) }
    expect(ObjectEntry.parse(object)).toEqual(object)
    expect(ObjectEntry.safeParse({ ...object, sha256: 'c' }).success).toBe(false)
  })
})
