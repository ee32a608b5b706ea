import { expect, it } from 'vitest'
import { PART_FIELDS } from '#domain/merchant/settings-parts.ts'
import { fieldProblemTexts } from '#messages/forms.ts'
import type { Part } from './settings-form.server.ts'
import { withNames } from './settings-fields.server.ts'

/** The sentence that a form of this part shows for a value that cannot be read. */
function sentenceFor(part: 'HOURS' | 'CALENDAR' | 'LEGAL' | 'REGISTER', name: string): string | undefined {
  const form: Part = { part, values: [], fingerprint: '', lastChange: null, missing: [], providerSuggestions: [] }
  return withNames({ values: {}, errors: { [name]: fieldProblemTexts.INVALID.de } }, form, 'de').errors[name]
}

it('says how a value is written, and offers breaks only where they can be entered', () => {
  expect(sentenceFor('HOURS', 'day1')).toBe('Montag: Bitte schreiben Sie eine Zeit wie 9–18:30.')
  expect(sentenceFor('CALENDAR', PART_FIELDS.CALENDAR[0]!.name)).toContain('8–12, 13–17')
  expect(sentenceFor('LEGAL', 'imprintUrl')).toContain('https://')
  expect(sentenceFor('REGISTER', 'registerEntry')).toBe('Register und Nummer: Bitte prüfen Sie diese Angabe.')
})
