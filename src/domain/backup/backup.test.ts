import { describe, expect, it } from 'vitest'
import { isClusterPath, isCopied, isCopiedFolder } from './cluster-path.ts'
import { backupId } from './manifest.ts'
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
  ])('of %j has a gap at %s', (names, gap) => expect(firstGap(names, '000000010000000000000005')).toBe(gap))

  it('goes on in the next file after 256 segments', () => {
    expect(
      firstGap(['0000000100000000000000FF', '000000010000000100000000'], '0000000100000000000000FF'),
    ).toBeUndefined()
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

  it.each(['wal/../../etc/passwd', 'objects/00000002.history', 'wal/x/00000002.history', 'wal/00000002.sh', 'wal'])(
    '%s is no file of the log',
    (key) => expect(segmentOfKey(key)).toBeUndefined(),
  )

  it('that are no segments are refused', () => {
    expect(() => segmentKey('../00000002.history')).toThrow('Not a file of the log')
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
  ])('%s is copied: %s', (path, expected) => expect(isCopied(path)).toBe(expected))

  it('folders are copied, empty ones too, those inside the emptied not', () => {
    expect(['pg_wal', 'pg_wal/archive_status', 'pg_replslot', 'base/5'].every(isCopiedFolder)).toBe(true)
    expect(isCopiedFolder('pg_replslot/standby')).toBe(false)
  })
})
