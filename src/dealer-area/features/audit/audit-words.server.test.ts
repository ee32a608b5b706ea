import { expect, it } from 'vitest'
import { changedFacts, operationName, subjectHref, subjectName } from './audit-words.server.ts'

const factsOf = (after: string | null, subject: string, locale: 'de' | 'en') =>
  changedFacts({ after }, subject, locale).after

it('a line of the log is in words as far as there are any', () => {
  expect(operationName('change-roles', 'de')).toBe('Rollen geändert')
  expect(subjectName('order 9480833232', 'de')).toBe('Auftrag 9480833232')
  expect(subjectName('stock of merchant 4', 'en')).toBe('Stock of business 4')
  expect(subjectName('newsletter 12', 'en')).toBe('Newsletter 12')
  expect(subjectName('new template Rückruf', 'de')).toBe('Neue Vorlage Rückruf')
  expect(subjectName('trade-in terms 4', 'en')).toBe('Deductions and margins of business 4')
  expect(subjectName('stock', 'de')).toBe('Bestand')
  expect(subjectName('standbys', 'en')).toBe('Standby databases')
  expect(factsOf(JSON.stringify({ names: ['standby_1', 'standby_2'] }), 'standbys', 'de')).toEqual([
    'Namen: standby_1, standby_2',
  ])
  expect(subjectName('eva@kern.example', 'de')).toBe('eva@kern.example')
  const after = JSON.stringify({ roles: ['OWNER', 'SALES'], isAdmin: false, reason: null, minute: 540, who: { id: 1 } })
  expect(factsOf(after, 'staff 7', 'de')).toEqual([
    ...['Rollen: Inhaber, Verkauf', 'Betreiber: nein', 'Grund: –', 'minute: 540', 'who: {"id":1}'],
  ])
  expect(factsOf(null, 'staff 7', 'en')).toEqual([])
})

it('a subject leads to its page, where it has one', () => {
  expect(subjectHref('vehicle 399', 'en')).toBe('/dealer-area/stock/399')
  expect(subjectHref('order 9480833232', 'de')).toBe('/haendlerbereich/auftraege/9480833232')
  expect(subjectHref('bulk change 4', 'de')).toBe('/haendlerbereich/bestand/aenderungen/4')
  for (const subject of ['staff 7', 'stock of merchant 4', 'vehicle', 'calendar 4 2026-11-28', 'constructor 4'])
    expect(subjectHref(subject, 'de')).toBeUndefined()
})

it('attributes of a car are called and written as they are where the car is shown', () => {
  const before = JSON.stringify({ price: 1799050, fuel: 'DIESEL', mileage: null, pictures: [] })
  expect(factsOf(before, 'vehicle 4', 'de').map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
    ...['Preis: 17.990,50 €', 'Kraftstoff: Diesel', 'Kilometerstand: –', 'Bilder: –'],
  ])
  expect(factsOf(before, 'vehicle 4', 'en')[0]).toBe('Price: €17,990.50')
})

it('a state is called as it is where the thing is shown', () => {
  const stateOf = (subject: string, state: string) => factsOf(JSON.stringify({ state }), subject, 'de')
  expect(stateOf('order 9480833232', 'CONFIRMED')).toEqual(['Status: Angenommen'])
  expect(stateOf('request 7', 'CONFIRMED')).toEqual(['Status: Bestätigt'])
  expect(stateOf('listing 7', 'IN_REVIEW')).toEqual(['Status: Wird geprüft'])
  expect(stateOf('vehicle 4', 'DRAFT')).toEqual(['Status: Entwurf'])
  expect(stateOf('merchant 4', 'SUSPENDED')).toEqual(['Status: Gesperrt'])
  expect(stateOf('order 9480833232', 'UNHEARD_OF')).toEqual(['Status: UNHEARD_OF'])
})

it('of a list of a car only what was added and what was removed', () => {
  const change = (before: object, after: object, subject = 'vehicle 4', locale: 'de' | 'en' = 'de') =>
    changedFacts({ before: JSON.stringify(before), after: JSON.stringify(after) }, subject, locale)
  const comfort = ['SEAT_HEATING', 'PANORAMIC_ROOF', 'TOWBAR']
  expect(change({ comfort }, { comfort: [...comfort.slice(1), 'SUNROOF'] })).toEqual({
    before: ['Komfort, entfernt: Sitzheizung'],
    after: ['Komfort, hinzugefügt: Schiebedach'],
  })
  expect(change({ comfort, price: 100 }, { comfort: comfort.slice(1), price: 200 }, 'vehicle 4', 'en')).toEqual({
    before: ['Comfort, removed: Heated seats', 'Price: €1'],
    after: ['Price: €2'],
  })
  expect(change({ pictures: ['a', 'b'] }, { pictures: ['b', 'a'] }).after).toEqual(['Bilder: b, a'])
  expect(change({ pictures: ['a', 'b'] }, { pictures: ['c', 'b', 'a'] }).after).toEqual(['Bilder: c, b, a'])
  expect(change({ roles: ['SALES'] }, { roles: ['SALES', 'OWNER'] }, 'staff 7').after).toEqual([
    'Rollen: Verkauf, Inhaber',
  ])
})
