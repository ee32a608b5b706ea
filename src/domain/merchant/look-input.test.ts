import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { checked } from '../field-problem.ts'
import { LookInput, NavigationInput, PeopleInput, PERSON_PLACES } from './look-input.ts'

/** What a form makes of an entry, or `field CODE` of what is wrong. */
function read(schema: z.ZodType, entered: object): unknown {
  const result = checked(schema, entered)
  return result.ok ? result.value : result.problems.map(({ field, code }) => `${field} ${code}`)
}

describe('the look of a storefront', () => {
  const CHOSEN = {
    ...{ header: 'split', hero: 'rail', lettering: 'serif', ground: 'warm', frame: 'none', carBody: 'suv' },
    ...{ carColor: 'red', motif: '', claimDe: '', claimEn: '' },
    ...{ cards: 'framed', columns: 'mirrored', gallery: 'stage', contact: 'first', buttons: 'round' },
  }
  const look = (changes: object) => read(LookInput, { ...CHOSEN, frame: FRAME, ...changes })
  const FRAME = LookInput.shape.frame.options[0]

  it('is chosen from variants, its motif may be left out', () => {
    expect(look({})).toEqual({ ...CHOSEN, frame: FRAME, motif: null, claimDe: null, claimEn: null })
    expect(look({ header: '', hero: '', lettering: '', ground: '', frame: '', carBody: '', carColor: '' })).toEqual(
      expect.arrayContaining([
        ...['header INVALID', 'hero INVALID', 'lettering INVALID', 'ground INVALID', 'frame INVALID'],
        ...['carBody INVALID', 'carColor INVALID'],
      ]),
    )
    expect(look({ cards: '', columns: 'x', gallery: '', contact: '', buttons: '' })).toEqual([
      ...['cards INVALID', 'columns INVALID', 'gallery INVALID', 'contact INVALID', 'buttons INVALID'],
    ])
  })

  it('has its claim in both languages or in none', () => {
    expect(look({ claimDe: 'Seit 1972', claimEn: 'Since 1972' })).toMatchObject({ claimEn: 'Since 1972' })
    expect(look({ claimDe: 'Seit 1972' })).toEqual(['claimEn REQUIRED'])
    expect(look({ claimEn: 'Since 1972' })).toEqual(['claimDe REQUIRED'])
    expect(look({ claimDe: 'a'.repeat(90), claimEn: 'a'.repeat(90) })).toMatchObject({ claimDe: 'a'.repeat(90) })
    expect(look({ claimDe: 'a'.repeat(91), claimEn: 'a'.repeat(91) })).toEqual(['claimDe TOO_LONG', 'claimEn TOO_LONG'])
  })
})

it('a navigation has its sections in their order, each once, and the pages that are ticked', () => {
  expect(
    read(NavigationInput, {
      ...{ section1: '', section2: 'workshop', section3: 'cars', section4: 'workshop', section5: 'dealers' },
      ...{ 'page-ratgeber': 'yes', 'page-kontakt': 'yes', 'page-newsletter': '' },
    }),
  ).toEqual({ sections: ['workshop', 'cars', 'dealers'], contentKeys: ['kontakt', 'ratgeber'] })
  expect(read(NavigationInput, {})).toEqual({ sections: [], contentKeys: [] })
  expect(read(NavigationInput, { section1: 'kitchen' })).toEqual(['section1 INVALID'])
})

describe('the people of a storefront', () => {
  const EVA = { person2Name: 'Eva Kern', person2RoleDe: 'Verkauf', person2RoleEn: 'Sales' }
  const people = (entered: object) => read(PeopleInput, entered)

  it('are up to six, in their places', () => {
    expect(PERSON_PLACES).toEqual([1, 2, 3, 4, 5, 6])
    expect(people({})).toEqual([])
    expect(people({ person6Name: 'Jan', person6RoleDe: 'Werkstatt', person6RoleEn: 'Workshop', ...EVA })).toEqual([
      { place: 2, name: 'Eva Kern', role: { de: 'Verkauf', en: 'Sales' } },
      { place: 6, name: 'Jan', role: { de: 'Werkstatt', en: 'Workshop' } },
    ])
  })

  it('have a number and the languages they speak, if they want', () => {
    expect(people({ ...EVA, person2Phone: '0221 4710', person2Languages: 'de, TR;en de' })).toEqual([
      {
        ...{ place: 2, name: 'Eva Kern', role: { de: 'Verkauf', en: 'Sales' } },
        ...{ phone: '+492214710', languages: ['de', 'tr', 'en'] },
      },
    ])
    expect(people({ ...EVA, person2Phone: 'x', person2Languages: 'xx' })).toEqual([
      ...['person2Phone INVALID_PHONE', 'person2Languages INVALID'],
    ])
  })

  it('have a name and what they do in both languages', () => {
    expect(people({ ...EVA, person2Name: '' })).toEqual(['person2Name REQUIRED'])
    expect(people({ ...EVA, person2RoleDe: '' })).toEqual(['person2RoleDe REQUIRED'])
    expect(people({ ...EVA, person2RoleEn: '' })).toEqual(['person2RoleEn REQUIRED'])
    const all = ['person3Name REQUIRED', 'person3RoleDe REQUIRED', 'person3RoleEn REQUIRED']
    expect(people({ person3Phone: '0221 4710' })).toEqual(all)
    expect(people({ person3Languages: 'de' })).toEqual(all)
    expect(people({ person3Name: 'Jan' })).toEqual(all.slice(1))
    expect(people({ person3RoleDe: 'Verkauf' })).toEqual([all[0], all[2]])
    expect(people({ person3RoleEn: 'Sales' })).toEqual(all.slice(0, 2))
  })

  it('are named in lines of sixty characters', () => {
    const lines = (length: number) => ({
      ...{ person1Name: 'a'.repeat(length), person1RoleDe: 'a'.repeat(length), person1RoleEn: 'a'.repeat(length) },
    })
    expect(people(lines(60))).toHaveLength(1)
    expect(people(lines(61))).toEqual(['person1Name TOO_LONG', 'person1RoleDe TOO_LONG', 'person1RoleEn TOO_LONG'])
  })
})
