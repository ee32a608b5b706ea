import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('writes no address, key or query, whoever said it, and leaves ids as they are', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const id = 'de18c124-a2ca-4874-a070-f85680e25da8'
  log.error({ id, error: '550 <jana@example.com> unknown', path: `/hochladungen/aa-upload-${id}` }, 'failed')
  log.error({ job: 'send-mail' }, 'Failed: DE89 3704 0044 0532 0130 00 of 192.0.2.7')
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ id, error: '550 <<mail>> unknown', path: '/hochladungen/<token>', msg: 'failed' }),
    expect.objectContaining({ job: 'send-mail', msg: 'Failed: <account> of <address>' }),
  ])
})
