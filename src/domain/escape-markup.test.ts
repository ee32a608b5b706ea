import { expect, it } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

it('leaves no character that ends a text or an attribute', () => {
  expect(escapeMarkup(`<a href="x" title='y'>Müller & Söhne</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Müller &amp; Söhne&lt;/a&gt;',
  )
  expect(escapeMarkup('&amp;')).toBe('&amp;amp;')
})
