import { expect, it } from 'vitest'
import { recoveryCodesHref } from './recovery-codes-file.ts'

it('keeps umlauts, and every code on a line of its own below what the codes are for', () => {
  const href = recoveryCodesHref(['AAAA-1111', 'BBBB-2222'], { title: 'Händlerbereich', purpose: 'Für den Notfall.' })
  const text = decodeURIComponent(href.slice('data:text/plain;charset=utf-8,'.length))
  expect(text).toBe('Händlerbereich\r\nFür den Notfall.\r\n\r\nAAAA-1111\r\nBBBB-2222\r\n')
})
