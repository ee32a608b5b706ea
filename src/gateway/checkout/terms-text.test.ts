import { expect, it } from 'vitest'
import { readPage } from '#services/content/markdown.ts'
import { termsText } from './terms-text.ts'

it('keeps every word of the terms: lists in lists, tables and what a picture shows', async () => {
  const source =
    '# AGB\n\nWorum.\n\n## Kosten\n\n- Versand\n  - Inland\n\n| Ware | Preis |\n|---|---|\n| Rad | 9 € |\n\n![Plan](drawn/a)'
  const content = {
    page: async () => readPage('agb', source),
    slugs: async () => [],
    navigation: async () => undefined,
  }
  expect((await termsText(content, 'de'))?.split('\n\n')).toEqual([
    ...['# AGB', '## Kosten', '- Versand', '- – Inland', 'Ware | Preis', 'Rad | 9 €', 'Plan'],
  ])
})
