import { expect, it } from 'vitest'
import { languageCodes, languageName } from './languages.ts'

it('reads codes of languages in a line, each once, and refuses what is none', () => {
  expect(languageCodes.parse(' de, TR;en de ')).toEqual(['de', 'tr', 'en'])
  expect(languageCodes.parse('')).toBeNull()
  expect(languageCodes.parse('de tr en fr it es pl ru')).toHaveLength(8)
  expect(languageCodes.safeParse(7).error?.issues[0]?.message).toBe('INVALID')
  for (const wrong of ['deutsch', 'de, qq', 'de tr en fr it es pl ru uk'])
    expect(languageCodes.safeParse(wrong).error?.issues[0]?.message, wrong).toBe('INVALID')
})

it('names them in both languages', () => {
  expect([
    languageName('tr', 'de'),
    languageName('tr', 'en'),
    languageName('x', 'de'),
    languageName('1tr', 'de'),
    languageName('trk', 'de'),
  ]).toEqual([...['Türkisch', 'Turkish'], ...[undefined, undefined, undefined]])
})
