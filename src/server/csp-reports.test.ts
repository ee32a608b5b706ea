import { expect, it } from 'vitest'
import { createCspReports, readCspReports } from './csp-reports.ts'

const old = (directive: string, blocked: string, page = 'https://shop.example/meine-daten?email=jana@example.com') => ({
  'csp-report': { 'violated-directive': directive, 'blocked-uri': blocked, 'document-uri': page, 'script-sample': 'x' },
})

it('reads both forms, and no more of them than directive, host and screen', () => {
  expect(readCspReports(old('script-src-elem', 'https://evil.example/a/jana?key=secret'))).toEqual([
    { directive: 'script-src-elem', blocked: 'evil.example', screen: 'profile' },
  ])
  const body = { effectiveDirective: 'img-src', blockedURL: 'data', documentURL: 'https://shop.example/%00' }
  expect(readCspReports([{ type: 'csp-violation', body, url: 'x' }])).toEqual([
    { directive: 'img-src', blocked: 'data', screen: null },
  ])
})

it.each([
  ['inline', 'inline'],
  ['chrome-extension://abcdef/jana.js', 'chrome-extension:'],
  ['https://jana@example.com/x', 'example.com'],
  ['https://192.0.2.7/x', '<address>'],
  ['Jana Krüger', 'other'],
])('of what was blocked, %s, it keeps %s', (blocked, source) => {
  expect(readCspReports(old('style-src', blocked))?.[0]?.blocked).toBe(source)
})

it('takes nothing else', () => {
  for (const message of [undefined, null, 7, 'x', {}, { 'csp-report': 'x' }, [{ type: 'csp-violation' }]])
    expect(readCspReports(message)).toBeUndefined()
  expect(readCspReports(old('jana@example.com', 'inline'))).toEqual([])
  const many = Array.from({ length: 50 }, () => ({ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }))
  expect(readCspReports(many)).toHaveLength(20)
})

it('logs the first of each kind, and no more than a hundred kinds', () => {
  const lines: object[] = []
  const reports = createCspReports({ warn: (fields) => lines.push(fields) })
  const note = (blocked: string) => reports.note({ directive: 'img-src', blocked, screen: 'home' })
  for (let number = 1; number <= 3; number++) note('one.example')
  expect(lines).toEqual([{ directive: 'img-src', blocked: 'one.example', screen: 'home' }])
  for (let number = 1; number <= 200; number++) note(`${number}.example`)
  expect(lines).toHaveLength(100)
  expect(reports.figures()).toEqual({ fahrwerk_csp_reports: 203, fahrwerk_csp_report_kinds: 100 })
})
