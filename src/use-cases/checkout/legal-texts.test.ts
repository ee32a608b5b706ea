import { expect, it } from 'vitest'
import { readPage } from '#services/content/markdown.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { legalTextsFor, readLegalTexts } from './legal-texts.ts'

const test = useTestDatabase()

it('keeps every word of the terms: nested lists, tables and descriptions of pictures', async () => {
  const source =
    '# AGB\n\nWorum.\n\n## Kosten\n\n- Versand\n  - Inland\n\n| Ware | Preis |\n|---|---|\n| Rad | 9 € |\n\n![Plan](drawn/a)'
  const content = {
    page: async () => readPage('agb', source),
    slugs: async () => [],
    navigation: async () => undefined,
  }
  const { terms, warranties } = await readLegalTexts({ content, read: test.database.read }, 1, 'de')
  expect(terms?.split('\n\n')).toEqual([
    ...['# AGB', 'Worum.', '## Kosten', '- Versand', '- – Inland', 'Ware | Preis', 'Rad | 9 €', 'Plan'],
  ])
  expect(warranties, 'only of those in the cart').toEqual({})
})

it('gives no instruction on withdrawal to a company', () => {
  const [agb, withdrawn] = [
    { page: 'agb', number: 3, validFrom: '2026-11-01' },
    { page: 'widerrufsbelehrung', number: 2, validFrom: '2026-06-19' },
  ] as const
  const rest = { terms: '# AGB', privacy: '# Datenschutz', warranties: {} }
  const texts = { ...rest, withdrawal: '# Widerrufsbelehrung', versions: [agb, withdrawn] }
  expect(legalTextsFor(texts, 'PRIVATE')).toEqual(texts)
  expect(legalTextsFor(texts, 'COMPANY')).toEqual({ ...rest, withdrawal: null, versions: [agb] })
})
