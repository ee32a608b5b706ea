import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every setting is in docs/operations.md, those with addresses of other services among them', () => {
  const source = readFileSync(new URL('environment.ts', import.meta.url), 'utf8')
  const settings = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!)
  expect(settings).toEqual(expect.arrayContaining(['SMTP_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'FEED_REMOVAL_LIMIT']))
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const named = new Set([...text.matchAll(/`([A-Z][A-Z_]+)(?=[`=])/g)].map(([, name]) => name))
  expect(settings.filter((name) => !named.has(name))).toEqual([])
  expect([named.has('BANK'), named.has('BANK_API')], 'a whole name, not the beginning of one').toEqual([true, false])
})
