import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatFilters, parseFilters } from '../filter-codec.ts'
import { makeNames, type NamedMake } from './makes.ts'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { placePhrases } from './place-phrases.ts'
import { readSearchWords } from './read-words.ts'
import type { ReadingContext } from './reading.ts'

const make = (name: string, slug: string, models: string): NamedMake => ({
  name,
  slug,
  models: models.split('|').map((model) => ({ name: model, slug: model.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') })),
})
const names = makeNames([
  make('VW', 'vw', 'Golf|Golf Plus|Golf Variant|Passat|Passat Variant|Polo|ID.3|ID.4|up|T-Roc'),
  make('Audi', 'audi', 'A3|A4|A6|A6 e-tron|e-tron|Q5|TT|80'),
  make('BMW', 'bmw', '1er|3er|5er|X1|i3'),
  make('Mercedes-Benz', 'mercedes-benz', 'A-Klasse|C-Klasse|E-Klasse|GLC'),
  make('Škoda', 'skoda', 'Octavia|Octavia Combi|Fabia|Superb'),
  make('Citroën', 'citroen', 'C3|C4|Berlingo'),
  make('Fiat', 'fiat', '500|Panda'),
  make('Peugeot', 'peugeot', '208|2008|308'),
  make('Porsche', 'porsche', '911|Cayenne'),
  make('Mazda', 'mazda', '3|CX-5'),
  make('Opel', 'opel', 'Corsa|Astra'),
  make('SEAT', 'seat', 'Leon|Ibiza'),
  make('Cupra', 'cupra', 'Leon|Born'),
  make('Tesla', 'tesla', 'Model 3|Model Y'),
  make('Land Rover', 'land-rover', 'Range Rover|Defender'),
])
const PLACES = new Map([
  ['koeln', 'Köln'],
  ['passau', 'Passau'],
  ['muenchen', 'München'],
  ['frankfurt am main', 'Frankfurt am Main'],
  ['50667', '50667'],
  ['50667 koeln', '50667 Köln'],
  ['bad homburg', 'Bad Homburg'],
  ['berlin', 'Berlin'],
])
const context: ReadingContext = { names, year: 2026, places: PLACES }
const read = (text: string) => readSearchWords(text, context)
const query = (text: string) => decodeURIComponent(formatFilters(read(text).filters).toString()).replaceAll('+', ' ')

const WHOLE = 'fuel=HYBRID_PETROL&fuel=HYBRID_DIESEL&fuel=PLUG_IN_HYBRID'
const KLIMAAUTOMATIK = ['AUTOMATIC', 'AUTOMATIC_2_ZONES', 'AUTOMATIC_3_ZONES', 'AUTOMATIC_4_ZONES']
  .map((value) => `aircon=${value}`)
  .join('&')

test.each([
  [
    'golf kombi diesel bis 15000 automatik köln',
    'mm=vw.golf&mm=vw.golf-variant&place=Köln&price-max=15000&body=ESTATE&fuel=DIESEL&gearbox=AUTOMATIC',
  ],
  [
    'golf estate diesel up to 15000 automatic köln',
    'mm=vw.golf&mm=vw.golf-variant&place=Köln&price-max=15000&body=ESTATE&fuel=DIESEL&gearbox=AUTOMATIC',
  ],
  // makes and models
  ['Golf', 'mm=vw.golf'],
  ['VW', 'mm=vw'],
  ['Volkswagen Golf', 'mm=vw.golf'],
  ['Golf Variant', 'mm=vw.golf-variant'],
  ['3er', 'mm=bmw.3er'],
  ['BMW 3er oder 5er', 'mm=bmw.3er&mm=bmw.5er'],
  ['bmw 320d', 'mm=bmw.3er'],
  ['c-klasse', 'mm=mercedes-benz.c-klasse'],
  ['Mercedes C Klasse', 'mm=mercedes-benz.c-klasse'],
  ['mercedes c220', 'mm=mercedes-benz.c-klasse'],
  ['benz', 'mm=mercedes-benz'],
  ['e-tron', 'mm=audi.e-tron'],
  ['audi a6 e-tron', 'mm=audi.a6-e-tron'],
  ['audi a 4', 'mm=audi.a4'],
  ['skoda octavia', 'mm=skoda.octavia'],
  ['Škoda Octavia Combi', 'mm=skoda.octavia-combi'],
  ['citroen c3', 'mm=citroen.c3'],
  ['id3', 'mm=vw.id-3'],
  ['fiat 500', 'mm=fiat.500'],
  ['Porsche 911 Cabrio', 'mm=porsche.911&body=CABRIO'],
  ['peugeot 2008', 'mm=peugeot.2008'],
  ['mazda 3 2019', 'mm=mazda.3&year-min=2019&year-max=2019'],
  ['mazda 3 3-türer', 'mm=mazda.3&doors=TWO_OR_THREE'],
  ['leon', 'mm=seat.leon&mm=cupra.leon'],
  ['seat leon', 'mm=seat.leon'],
  ['tesla model y', 'mm=tesla.model-y'],
  ['range rover', 'mm=land-rover.range-rover'],
  ['vw up', 'mm=vw.up'],
  ['golf oder passat', 'mm=vw.golf&mm=vw.passat'],
  // typing
  ['Pasat', 'mm=vw.passat'],
  ['octvia', 'mm=skoda.octavia'],
  ['merced', 'mm=mercedes-benz'],
  ['deisel', 'fuel=DIESEL'],
  ['automtik', 'gearbox=AUTOMATIC'],
  ['Passau', 'place=Passau'],
  // kinds
  ['SUV neu', 'condition=NEW&body=SUV'],
  ['neuer suv', 'condition=NEW&body=SUV'],
  ['gebrauchte limousine', 'condition=USED&body=SALOON'],
  ['used saloon', 'condition=USED&body=SALOON'],
  ['Jahreswagen', 'condition=NEARLY_NEW'],
  ['convertible', 'body=CABRIO'],
  ['elektroauto', 'fuel=ELECTRIC'],
  ['electric car', 'fuel=ELECTRIC'],
  ['hybrid', WHOLE],
  ['benzin oder diesel', 'fuel=PETROL&fuel=DIESEL'],
  ['plug-in-hybrid', 'fuel=PLUG_IN_HYBRID'],
  ['allrad diesel', 'fuel=DIESEL&drive=ALL_WHEEL'],
  ['audi quattro', 'mm=audi&drive=ALL_WHEEL'],
  ['schaltgetriebe', 'gearbox=MANUAL'],
  ['rotes cabrio', 'body=CABRIO&color=RED'],
  ['red or blue', 'color=BLUE&color=RED'],
  ['dunkelblauer kombi', 'body=ESTATE&color=BLUE'],
  ['grau metallic', 'color=GREY&metallic=1'],
  // equipment
  ['AHK und Navi', 'comfort=TOWBAR&entertainment=NAVIGATION'],
  ['mit Anhängerkupplung', 'comfort=TOWBAR'],
  ['towbar and heated seats', 'comfort=SEAT_HEATING&comfort=TOWBAR'],
  ['Klimaautomatik', KLIMAAUTOMATIK],
  ['Leder', 'interior=FULL_LEATHER'],
  ['e-Golf', 'mm=vw.golf&fuel=ELECTRIC'],
  ['e-tron', 'mm=audi.e-tron'],
  ['glof', 'mm=vw.golf'],
  ['familienauto', 'body=ESTATE&body=SUV&body=VAN'],
  ['family car', 'body=ESTATE&body=SUV&body=VAN'],
  ['Golf bordeaux', 'mm=vw.golf&color=RED'],
  ['türkis', 'color=BLUE&color=GREEN'],
  ['360 Kamera', 'comfort=SURROUND_CAMERA'],
  ['360°-Kamera', 'comfort=SURROUND_CAMERA'],
  ['scheckheftgepflegt', 'service-history=1'],
  ['Golf unfallfrei', 'mm=vw.golf&accident-free=1'],
  ['accident-free', 'accident-free=1'],
  ['TÜV neu', 'hu-new=1'],
  ['MwSt. ausweisbar', 'vat=REGULAR'],
  ['euro 6d', 'emission-class=EURO6D&emission-class=EURO6E'],
  // seats and doors
  ['7-sitzer', 'seats-min=7&seats-max=7'],
  ['7 seater van', 'body=VAN&seats-min=7&seats-max=7'],
  ['7 Sitze', 'seats-min=7'],
  ['7 seats', 'seats-min=7'],
  ['5 bis 7 Sitze', 'seats-min=5&seats-max=7'],
  ['mindestens 6 sitze', 'seats-min=6'],
  ['5 Türen', 'doors=FOUR_OR_FIVE'],
  ['three-door', 'doors=TWO_OR_THREE'],
  // prices
  ['bis 15000', 'price-max=15000'],
  ['unter 20.000 €', 'price-max=20000'],
  ['under €20,000', 'price-max=20000'],
  ['15k', 'price-max=15000'],
  ['10-15 Tsd', 'price-min=10000&price-max=15000'],
  ['zwischen 10000 und 15000 euro', 'price-min=10000&price-max=15000'],
  ['from 10000 to 15000', 'price-min=10000&price-max=15000'],
  ['ab 5000 euro', 'price-min=5000'],
  ['bis 2000', 'price-max=2000'],
  ['golf 14990', 'mm=vw.golf&price-max=14990'],
  ['unter 200 im monat', 'price-kind=LOAN_RATE_RANGE&price-max=200'],
  ['under 200 a month', 'price-kind=LOAN_RATE_RANGE&price-max=200'],
  ['leasing bis 300 €', 'price-kind=LEASING_RATE_RANGE&price-max=300'],
  ['leasing bis 200', 'price-kind=LEASING_RATE_RANGE&price-max=200'],
  ['bis 200 leasing', 'price-kind=LEASING_RATE_RANGE&price-max=200'],
  ['leasing 199', 'price-kind=LEASING_RATE_RANGE&price-max=199'],
  ['leasing ab 2019', 'price-kind=LEASING_RATE_RANGE&year-min=2019'],
  ['finanzierung 100 bis 250', 'price-kind=LOAN_RATE_RANGE&price-min=100&price-max=250'],
  ['leasing', 'price-kind=LEASING_RATE_RANGE'],
  ['150-250 € mtl.', 'price-kind=LOAN_RATE_RANGE&price-min=150&price-max=250'],
  // mileage, years, power, owners
  ['bis 80000 km', 'mileage-max=80000'],
  ['unter 100tkm', 'mileage-max=100000'],
  ['less than 50,000 km', 'mileage-max=50000'],
  ['max. 60 tsd km', 'mileage-max=60000'],
  ['ab 2019', 'year-min=2019'],
  ['EZ 2020', 'year-min=2020&year-max=2020'],
  ['baujahr 2018-2020', 'year-min=2018&year-max=2020'],
  ['2019 oder neuer', 'year-min=2019'],
  ['nicht älter als 5 jahre', 'year-min=2021'],
  ['ab 150 ps', 'power-min=150&power-unit=PS'],
  ['110 kw', 'power-min=110&power-max=110'],
  ['at least 200 hp', 'power-min=200&power-unit=PS'],
  ['1. hand', 'owners-max=1'],
  ['aus erster Hand', 'owners-max=1'],
  ['max 2 vorbesitzer', 'owners-max=2'],
  ['400 km reichweite', 'range-min=400'],
  ['bis 2000 ccm', 'ccm-max=2000'],
  ['unter 5,5 liter', 'consumption-max=5.5'],
  ['ab 2018 bis 15000 bis 80000 km', 'price-max=15000&year-min=2018&mileage-max=80000'],
  ['ab 150 ps bis 20000 euro', 'price-max=20000&power-min=150&power-unit=PS'],
  // places
  ['in München', 'place=München'],
  ['polo im umkreis von 50 km um Berlin', 'mm=vw.polo&place=Berlin&radius=50'],
  ['within 100 km of berlin', 'place=Berlin&radius=100'],
  ['50667', 'place=50667'],
  ['50667 Köln + 20 km', 'place=50667 Köln&radius=20'],
  ['köln 50 km', 'place=Köln&radius=50'],
  ['berlin 20km', 'place=Berlin&radius=20'],
  ['polo berlin diesel 100 km', 'mm=vw.polo&place=Berlin&radius=100&fuel=DIESEL'],
  ['20 km berlin', 'place=Berlin&radius=20'],
  ['berlin bis 500 km', 'place=Berlin&mileage-max=500'],
  ['berlin 50.000 km', 'place=Berlin&mileage-max=50000'],
  ['berlin 20 tkm', 'place=Berlin&mileage-max=20000'],
  ['berlin ab 400 km reichweite', 'place=Berlin&range-min=400'],
  ['nähe Frankfurt am Main', 'place=Frankfurt am Main'],
  ['Bad Homburg umkreis 30 km', 'place=Bad Homburg&radius=50'],
])('%s → %s', (text, expected) => {
  expect(query(text)).toBe(expected)
  expect(read(text).unknown).toEqual([])
})

test.each([
  ['golf ohne unfall', 'mm=vw.golf', ['ohne unfall']],
  ['ohne AHK und Navi, diesel', 'fuel=DIESEL', ['ohne AHK und Navi']],
  ['kein diesel', '', ['kein diesel']],
  ['not red', '', ['not red']],
  ['günstiger Golf', 'mm=vw.golf', ['günstiger']],
  ['polo xyz123', 'mm=vw.polo', ['xyz123']],
  ['ab 50000 km', '', ['ab 50000 km']],
  ['umkreis 50 km', '', ['50 km']],
  ['bis 15', '', ['bis 15']],
  ['bis 200', '', ['bis 200']],
  ['kein leasing, bis 200', '', ['kein leasing', 'bis 200']],
  ['Golf 2.0 TDI', 'mm=vw.golf&fuel=DIESEL', ['2.0']],
])('%s → %s, not understood: %j', (text, expected, unknown) => {
  expect(query(text)).toBe(expected)
  expect(read(text).unknown).toEqual(unknown)
})

describe('any text', () => {
  const words = fc.constantFrom(
    ...'golf kombi 3er bis unter ab zwischen und ohne nicht 15000 2019 7 - € km ps im monat köln 50667 umkreis leasing xyz'.split(
      ' ',
    ),
  )
  const texts = fc.oneof(
    fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
  )

  it('gives normal filters, and each unknown part is a part of the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { filters, unknown } = read(text)
        expect(parseFilters(formatFilters(filters))).toEqual(filters)
        for (const word of unknown) expect(text.includes(word) || word.endsWith(' km')).toBe(true)
        expect(placePhrases(text, context).length).toBeLessThanOrEqual(40)
      }),
      { numRuns: 300 },
    )
  })

  it('has the same meaning in capitals and with spaces around it', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (list) => {
        const text = list.join(' ')
        expect(read(`  ${text.toUpperCase()} `).filters).toEqual(read(text).filters)
      }),
    )
  })

  it('is read within milliseconds, however long', () => {
    const longest = 'golf xyzabc bis 15000 '.repeat(20)
    read(longest)
    const start = performance.now()
    for (let run = 0; run < 20; run++) read(longest)
    expect((performance.now() - start) / 20).toBeLessThan(20)
    expect(read('x'.repeat(10_000)).unknown[0]).toHaveLength(MAX_SEARCH_TEXT)
  })
})

test('only words without another meaning are looked up as places', () => {
  expect(placePhrases('golf diesel in Passau bis 15000', context)).toContain('passau')
  expect(placePhrases('golf diesel bis 15000', context)).toEqual([])
  expect(placePhrases('frankfurt am main', context)).toContain('frankfurt am main')
})
