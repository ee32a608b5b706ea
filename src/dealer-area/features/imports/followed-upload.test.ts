import { expect, it } from 'vitest'
import { MAX_FOLLOW_MS, MAX_REPORT_MS, followedUpload } from './followed-upload.ts'

const NOW = 1_800_000_000_000
const FILE = { running: 'yes', upload: 'b', since: String(NOW - 1000) }

it('an upload is followed until it has a run of its own, whatever else ends', () => {
  expect(followedUpload(FILE, ['a', null, undefined], NOW)).toBe('running')
  expect(followedUpload({ ...FILE, running: 'waiting' }, ['a'], NOW)).toBe('waiting')
  expect(followedUpload(FILE, ['b', 'a'], NOW)).toBeNull()
})

it('without an upload nothing is followed, and none is for ever', () => {
  expect(followedUpload({ running: null, upload: null, since: null }, [], NOW)).toBeNull()
  expect(followedUpload({ ...FILE, upload: null }, [], NOW)).toBeNull()
  expect(followedUpload(FILE, [], NOW + MAX_FOLLOW_MS)).toBe('lost')
  expect(followedUpload(FILE, [], NOW + MAX_REPORT_MS)).toBeNull()
  for (const since of [null, 'gestern', '']) expect(followedUpload({ ...FILE, since }, [], NOW)).toBeNull()
})
