import { expect, it } from 'vitest'
import { placeHint } from './place-hint.server.ts'

const href = (place: string) => `/?place=${encodeURIComponent(place)}`

it('says nothing about a place of its own name', () => {
  expect(placeHint({ place: 'Köln', found: { city: 'Köln' }, others: [] }, href, 'de')).toBeUndefined()
  expect(placeHint({ place: ' ', found: null, others: [] }, href, 'de')).toBeUndefined()
})

it('offers the namesakes of a place', () => {
  const hint = placeHint({ place: 'halle', found: { city: 'Halle (Saale)' }, others: ['37620 Halle'] }, href, 'de')
  expect(hint).toEqual({
    text: 'Gemeint ist Halle (Saale). Andere Orte dieses Namens:',
    links: [{ label: '37620 Halle', href: '/?place=37620%20Halle' }],
  })
})

it.each([
  ['lepzig', ['Leipzig'], 'de', 'Den Ort „lepzig“ kennen wir nicht. Meinten Sie:'],
  ['lepzig', ['Leipzig'], 'en', 'We couldn’t find “lepzig”. Did you mean:'],
  ['xyzzyq', [], 'de', 'Den Ort „xyzzyq“ kennen wir nicht. Bitte prüfen Sie die Schreibweise.'],
  ['66387', ['66386 St. Ingbert'], 'de', 'Die Postleitzahl 66387 kennen wir nicht. In der Nähe:'],
  ['00000', [], 'de', '00000 ist keine deutsche Postleitzahl. Bitte prüfen Sie die Schreibweise.'],
  ['1234', [], 'en', '1234 is not a German postal code. Please check the spelling.'],
] as const)('about %s with %j in %s: %s', (place, others, locale, text) => {
  expect(placeHint({ place, found: null, others }, href, locale)?.text).toBe(text)
})
