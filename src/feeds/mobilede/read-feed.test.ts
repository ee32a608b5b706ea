import { expect, test } from 'vitest'
import { COLUMNS, positionOf } from './columns.ts'
import { encodeLatin9 } from './decode-line.ts'
import { type FeedItem, readMobileDeFeed } from './read-feed.ts'
import type { FeedSettings, FeedVehicle } from './read-row.ts'
import type { FeedRefusal } from './refusal.ts'
import { joinFields } from './split-fields.ts'

const settings: FeedSettings = { vatCodeOne: 'MARGIN', today: '2026-11-20' }

/** A used estate, as a dealer would deliver it. */
const ESTATE = {
  interne_nummer: 'GW-24017',
  kategorie: 'Car.EstateCar',
  marke: 'Volkswagen',
  modell: 'Passat Variant 2.0 TDI DSG Business',
  leistung: 110,
  hu: '09.2027',
  ez: '09.2020',
  kilometer: 68_450,
  preis: 20_980,
  mwst: 0,
  vin: 'WVWZZZ3CZLE012345',
  beschaedigtes_fahrzeug: 0,
  farbe: 'Grau',
  klima: 2,
  bemerkung: 'Scheckheft, 1. Hand.\\\\* 17" Felgen\\\\* Überführt',
  metallic: 1,
  waehrung: 'EUR',
  mwstsatz: 19,
  garantie: 1,
  tueren: 5,
  umweltplakette: 4,
  schadstoff: 6,
  sitzheizung: 1,
  verbrauch_kombiniert: 4.6,
  emission: 121,
  kraftstoffart: 2,
  getriebeart: 3,
  hsn: '603',
  airbag: 4,
  vorbesitzer: 1,
  unfallfahrzeug: 0,
  fahrtauglich: 1,
  highlight_1: '1. Hand',
}
type Cells = Record<string, string | number>

function line(changes: Cells = {}): string {
  const cells: (string | number)[] = COLUMNS.map(() => '')
  for (const [column, value] of Object.entries({ ...ESTATE, ...changes })) cells[positionOf(column) ?? -1] = value
  return joinFields(cells)
}

async function read(text: string, extra: Partial<FeedSettings> = {}): Promise<FeedItem[]> {
  return collected(readMobileDeFeed(streamOf(text), { ...settings, ...extra }))
}

async function collected(items: AsyncIterable<FeedItem>): Promise<FeedItem[]> {
  const all: FeedItem[] = []
  for await (const item of items) all.push(item)
  return all
}

async function* streamOf(text: string) {
  yield encodeLatin9(text)
}

async function vehicle(changes: Cells = {}, extra: Partial<FeedSettings> = {}): Promise<FeedVehicle> {
  const items = await read(line(changes), extra)
  const found = items.find((item) => 'vehicle' in item)
  if (!found) throw new Error(JSON.stringify(items))
  return found.vehicle
}

async function refusals(changes: Cells): Promise<Pick<FeedRefusal, 'field' | 'code' | 'scope'>[]> {
  const items = await read(line(changes))
  return items
    .flatMap((item) => ('refusal' in item ? [{ ...item.refusal }] : []))
    .map(({ field, code, scope }) => ({
      field,
      code,
      scope,
    }))
}

test('a row becomes a vehicle', async () => {
  const { line: number, internalNumber, makeName, modelName, imageKey, attributes } = await vehicle()
  expect({ number, internalNumber, makeName, modelName, imageKey }).toEqual({
    number: 1,
    internalNumber: 'GW-24017',
    makeName: 'VW',
    modelName: 'Passat Variant',
    imageKey: 'GW-24017',
  })
  expect(attributes).toMatchObject({
    modelDescription: '2.0 TDI DSG Business',
    highlights: ['1. Hand'],
    description: 'Scheckheft, 1. Hand.\n\n• 17" Felgen\n• Überführt',
    price: 20_980_00,
    vatMode: 'REGULAR',
    vatRate: 19,
    condition: 'USED',
    firstRegistration: '2020-09',
    mileage: 68_450,
    hu: '2027-09',
    accident: false,
    roadworthy: true,
    hsn: '0603',
    bodyType: 'ESTATE',
    bodyColor: 'GREY',
    metallic: true,
    doors: 'FOUR_OR_FIVE',
    gearbox: 'AUTOMATIC',
    fuel: 'DIESEL',
    consumptionCombined: 4.6,
    co2Emission: 121,
    emissionClass: 'EURO6',
    emissionSticker: 'GREEN',
    aircon: 'AUTOMATIC',
    comfort: ['SEAT_HEATING'],
    security: ['AIRBAG_DRIVER', 'AIRBAG_PASSENGER', 'AIRBAG_SIDE'],
    entertainment: [],
  })
  expect(attributes.co2Class).toBeUndefined() // No column has it: it is derived when the delivery is applied.
})

test.each<[Cells, Partial<FeedVehicle['attributes']>]>([
  [
    { neufahrzeug: 1, ez: '', kilometer: 10 },
    { condition: 'NEW', firstRegistration: null },
  ],
  [{ neufahrzeug: 1, tageszulassung: 1 }, { condition: 'DAY_REGISTRATION' }],
  [{ vorfuehrfahrzeug: 1 }, { condition: 'DEMONSTRATOR' }],
  [{ jahreswagen: 1 }, { condition: 'NEARLY_NEW' }],
  [{ kraftstoffart: 7 }, { fuel: 'HYBRID_PETROL' }],
  [{ kraftstoffart: 7 }, { combustionFuel: null }],
  [
    { kraftstoffart: 7, plugin_hybrid: 1 },
    { fuel: 'PLUG_IN_HYBRID', combustionFuel: 'PETROL' },
  ],
  [
    { kraftstoffart: 10, plugin_hybrid: 1 },
    { fuel: 'PLUG_IN_HYBRID', combustionFuel: 'DIESEL' },
  ],
  [
    { kraftstoffart: 'Diesel', plugin_hybrid: 1 },
    { fuel: 'PLUG_IN_HYBRID', combustionFuel: 'DIESEL' },
  ],
  [{ kraftstoffart: 'Diesel' }, { fuel: 'DIESEL' }],
  [{ kategorie: 'Car.OffRoad', modell: 'Amarok V6' }, { bodyType: 'PICKUP' }],
  [{ kategorie: 'Car.OffRoad', modell: 'Tiguan' }, { bodyType: 'SUV' }],
  [{ kategorie: 'Car.Van', modell: 'Crafter Kasten' }, { bodyType: 'TRANSPORTER' }],
  [{ kategorie: 'Kombi' }, { bodyType: 'ESTATE' }],
  [
    { farbe: 'Perlmuttschwarz Metallic', metallic: 0 },
    { bodyColor: 'BLACK', metallic: true },
  ],
  [
    { farbe: 'Türkis', metallic: '' },
    { bodyColor: null, colorName: 'Türkis', metallic: null },
  ],
  [{ getriebeart: 0 }, { gearbox: null }],
  [
    { allradantrieb: 1, tueren: '2/3' },
    { drive: 'ALL_WHEEL', doors: 'TWO_OR_THREE' },
  ],
  [{ einparkhilfe: 1 }, { comfort: ['SEAT_HEATING', 'PARKING_SENSORS_REAR'] }],
  [
    { beschaedigtes_fahrzeug: 1, unfallfahrzeug: 1, fahrtauglich: 0 },
    { damaged: true, accident: true, roadworthy: false },
  ],
  [
    { preis: '20.980,00', kilometer: '68.450', verbrauch_kombiniert: '4,6' },
    { price: 20_980_00, mileage: 68_450 },
  ],
])('%j gives %j', async (changes, expected) => {
  expect((await vehicle(changes)).attributes).toMatchObject(expected)
})

test('the meaning of the VAT code is a setting of the dealer, checked against the rate', async () => {
  expect((await vehicle({ mwst: 1, mwstsatz: '' })).attributes).toMatchObject({ vatMode: 'MARGIN', vatRate: null })
  expect((await vehicle({ mwst: 1 }, { vatCodeOne: 'REGULAR' })).attributes.vatMode).toBe('REGULAR')
  expect((await vehicle({ mwst: '' })).attributes.vatMode).toBe('REGULAR')
  expect(await refusals({ mwst: 1 })).toEqual([{ field: 'mwst', code: 'VAT_CONTRADICTION', scope: 'VEHICLE' }])
})

test('accepts an unlisted make under its name in the file', async () => {
  expect(await vehicle({ marke: 'Barkas', modell: 'B1000 Kleinbus' })).toMatchObject({
    makeName: 'Barkas',
    modelName: 'B1000',
  })
})

test('looks for the make in the model where the make is “others”', async () => {
  expect(await vehicle({ marke: 'Others', modell: 'Barkas B1000 Kleinbus' })).toMatchObject({
    makeName: 'Barkas',
    modelName: 'B1000',
  })
})

test.each<[Cells, string, string]>([
  [{ interne_nummer: 'Wagen 7' }, 'interne_nummer', 'INVALID_NUMBER'],
  [{ interne_nummer: 'x'.repeat(41) }, 'interne_nummer', 'INVALID_NUMBER'],
  [{ interne_nummer: '' }, 'interne_nummer', 'REQUIRED'],
  [{ kategorie: 'Motorbike.Chopper' }, 'kategorie', 'NOT_A_CAR'],
  [{ kategorie: 'VanUpTo7500.Box' }, 'kategorie', 'NOT_A_CAR'],
  [{ marke: '!!!' }, 'marke', 'IMPLAUSIBLE'],
  [{ marke: 'x'.repeat(41) }, 'marke', 'IMPLAUSIBLE'],
  [{ modell: '---' }, 'modell', 'IMPLAUSIBLE'],
  [{ modell: '' }, 'modell', 'REQUIRED'],
  [{ preis: '' }, 'preis', 'REQUIRED'],
  [{ preis: -1 }, 'preis', 'IMPLAUSIBLE'],
  [{ preis: 'VB' }, 'preis', 'UNREADABLE'],
  [{ preis: '1,234.50' }, 'preis', 'UNREADABLE'],
  [{ kilometer: 2_000_001 }, 'kilometer', 'IMPLAUSIBLE'],
  [{ kilometer: '' }, 'kilometer', 'REQUIRED'],
  [{ ez: '' }, 'ez', 'REQUIRED'],
  [{ ez: '12.2026' }, 'ez', 'IMPLAUSIBLE'],
  [{ ez: '01.1066' }, 'ez', 'IMPLAUSIBLE'],
  [{ ez: '13.2020' }, 'ez', 'UNREADABLE'],
  [{ leistung: 2001 }, 'leistung', 'IMPLAUSIBLE'],
  [{ waehrung: 'CHF' }, 'waehrung', 'UNKNOWN_CODE'],
])('%j refuses the row', async (changes, field, code) => {
  expect(await refusals(changes)).toEqual([{ field, code, scope: 'VEHICLE' }])
})

test.each<[Cells, string, string]>([
  [{ vin: 'kurz' }, 'vin', 'UNREADABLE'],
  [{ ccm: 99_999 }, 'ccm', 'IMPLAUSIBLE'],
  [{ kraftstoffart: 5 }, 'kraftstoffart', 'UNKNOWN_CODE'],
  [{ umweltplakette: 9 }, 'umweltplakette', 'UNKNOWN_CODE'],
  [{ tueren: 12 }, 'tueren', 'IMPLAUSIBLE'],
  [{ garantie: 'vielleicht' }, 'garantie', 'UNREADABLE'],
  [{ hu: 'neu' }, 'hu', 'UNREADABLE'],
])('%j leaves the value out and imports the car', async (changes, field, code) => {
  expect(await refusals(changes)).toEqual([{ field, code, scope: 'VALUE' }])
  expect((await vehicle(changes)).internalNumber).toBe('GW-24017')
})

test('a refusal has the line, the car and a shortened value', async () => {
  const [item] = await read(`${line()}\r\n${line({ preis: 'x'.repeat(500) })}`).then((items) => items.slice(1))
  expect(item).toEqual({
    refusal: {
      line: 2,
      internalNumber: 'GW-24017',
      field: 'preis',
      code: 'UNREADABLE',
      value: `${'x'.repeat(39)}…`,
      scope: 'VEHICLE',
    },
  })
})

test('broken lines are reported and do not stop the import', async () => {
  const broken = [line().replace('"Grau"', '"Grau'), 'nur;drei;Felder', line({ bemerkung: 'x'.repeat(1_000_000) }), '']
  const items = await read([line(), ...broken, line({ interne_nummer: 'B' })].join('\r\n'))
  const reported = items.map((item) =>
    'vehicle' in item ? item.vehicle.internalNumber : [item.refusal.line, item.refusal.code],
  )
  expect(reported).toEqual(['GW-24017', [2, 'BROKEN_QUOTES'], [3, 'TOO_FEW_FIELDS'], [4, 'LINE_TOO_LONG'], 'B'])
})

test('no content of a file throws', async () => {
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919 + (index >> 3)) % 256))
  const items = await collected(readMobileDeFeed(noiseStream(noise), settings))
  expect(items.every((item) => 'refusal' in item)).toBe(true)
  expect(await read('')).toEqual([])
})

async function* noiseStream(noise: Buffer) {
  yield noise
}

test('a header row is skipped, and with the format’s names columns may have any order', async () => {
  const foreign = COLUMNS.map((_, index) => (index === 3 ? 'Make' : `c${index}`)).join(';')
  expect((await read(`${foreign}\n${line()}`)).length).toBe(1)

  const names = Object.keys(ESTATE)
  const filler = Array.from({ length: 111 - names.length }, (_, index) => `x${index}`)
  const header = [...filler, ...names].join(';')
  const row = joinFields([...filler.map(() => ''), ...Object.values(ESTATE)])
  const [item] = await read(`${header}\n${row}`)
  expect(item && 'vehicle' in item && item.vehicle.attributes.price).toBe(20_980_00)
})

test('columns of our own override those of the format where they have a value', async () => {
  const own = ['x_model', 'x_emission_class', 'x_consumption_city', 'x_comfort', 'x_gearbox', 'x_electric_range']
  const header = [...COLUMNS.map((column) => column.name), ...own].join(';')
  const values = '"Passat";"EURO6D";6.1;"HEAT_PUMP ARMREST";;"weit"'
  const items = await read(`${header}\n${line()};${values}`)
  expect(items[0]).toMatchObject({
    refusal: { field: 'x_electric_range', code: 'UNREADABLE', scope: 'VALUE', line: 2 },
  })
  expect(items[1]).toMatchObject({
    vehicle: {
      modelName: 'Passat',
      attributes: {
        emissionClass: 'EURO6D',
        consumptionCity: 6.1,
        comfort: ['HEAT_PUMP', 'ARMREST'],
        gearbox: 'AUTOMATIC',
      },
    },
  })
})
