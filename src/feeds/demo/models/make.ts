import type { BodyType, Drive, Fuel, Gearbox } from '#domain/vehicle/vocabulary.ts'

/*
 * Makes of the demo stock as small tables of text, one line for an engine or a model. Figures are rounded and only as
 * true as a demonstration needs: what a range of cars on the German market roughly costs, burns and weighs in.
 *
 * Engine: `id: name, fuel, kW, ccm, gearboxes, consumption, years[, battery/range[, R when it drives the rear wheels]]`
 *   fuel P petrol · D diesel · E electric · HP HD hybrid · PH plug-in hybrid · L LPG · C CNG · H hydrogen · X ethanol · O other
 *   gearboxes M manual, A automatic, S semi-automatic · consumption in l (electric: kWh) per 100 km;
 *   plug-in hybrid: weighted litres/kWh/litres with an empty battery · battery in kWh, electric range in km
 * Model: `name: segment, bodies, years, list price today in thousand euros, engines`
 */

/** A micro · B small · C compact · D mid-size · E upper · F luxury · J off-road · S sports · M van · P pick-up · T transporter. */
export type Segment = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'J' | 'S' | 'M' | 'P' | 'T'

export interface Years {
  readonly from: number
  /** 9999 while it is still built. */
  readonly to: number
}

export interface DemoEngine {
  readonly name: string
  readonly fuel: Fuel
  readonly power: number
  readonly cubicCapacity: number | null
  readonly gearboxes: readonly Gearbox[]
  readonly consumption: number | null
  readonly powerConsumption: number | null
  readonly dischargedConsumption: number | null
  readonly batteryCapacity: number | null
  readonly electricRange: number | null
  readonly years: Years
  /** The wheels it drives where not those that the make usually does. */
  readonly drive: Drive | null
}

export interface DemoModel {
  readonly name: string
  readonly segment: Segment
  readonly bodies: readonly BodyType[]
  readonly years: Years
  /** Least and greatest list price today, in thousand euros. */
  readonly price: readonly [number, number]
  readonly engines: readonly DemoEngine[]
}

export interface DemoMake {
  readonly name: string
  /** Begins the vehicle identification numbers of the make. */
  readonly wmi: string
  readonly hsn: string
  readonly drive: Drive
  readonly words: { readonly allWheel: string; readonly estate: string; readonly automatic: string }
  readonly trims: readonly string[]
  /** How often the make is sold, against the others. */
  readonly weight: number
  readonly models: readonly DemoModel[]
}

export interface MakeTable {
  readonly name: string
  readonly wmi: string
  readonly hsn: string
  readonly weight: number
  readonly trims: string
  readonly drive?: Drive
  /** All-wheel drive, estate, automatic: what the make calls them. */
  readonly words?: readonly [string, string, string]
  readonly engines: string
  readonly models: string
}

/** Reads a make's tables. A slip in them is a fault that names the line. */
export function demoMake(table: MakeTable): DemoMake {
  const engines = new Map(linesOf(table.engines).map(engineOf))
  const [allWheel, estate, automatic] = table.words ?? ['4x4', 'Kombi', 'Automatik']
  return {
    name: table.name,
    wmi: table.wmi,
    hsn: table.hsn,
    drive: table.drive ?? 'FRONT',
    words: { allWheel, estate, automatic },
    trims: table.trims.split('|'),
    weight: table.weight,
    models: linesOf(table.models).map((line) => modelOf(line, engines)),
  }
}

const FUELS: Readonly<Record<string, Fuel>> = {
  P: 'PETROL',
  D: 'DIESEL',
  E: 'ELECTRIC',
  HP: 'HYBRID_PETROL',
  HD: 'HYBRID_DIESEL',
  PH: 'PLUG_IN_HYBRID',
  L: 'LPG',
  C: 'CNG',
  H: 'HYDROGEN',
  X: 'ETHANOL',
  O: 'OTHER',
}
const GEARBOXES: Readonly<Record<string, Gearbox>> = { M: 'MANUAL', A: 'AUTOMATIC', S: 'SEMI_AUTOMATIC' }
const BODIES: Readonly<Record<string, BodyType>> = {
  Sal: 'SALOON',
  Est: 'ESTATE',
  Suv: 'SUV',
  Sma: 'SMALL_CAR',
  Hat: 'HATCHBACK',
  Cab: 'CABRIO',
  Cou: 'COUPE',
  Van: 'VAN',
  Pic: 'PICKUP',
  Tra: 'TRANSPORTER',
  Oth: 'OTHER',
}

function linesOf(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function engineOf(line: string): [string, DemoEngine] {
  const [id, cells] = cellsOf(line)
  const [name = '', fuelCode = '', power, ccm, gears = '', consumption = '', years = '', battery = '', wheels] = cells
  const fuel = known(FUELS, fuelCode, line)
  const [first, second, third] = consumption.split('/').map(Number)
  const [batteryCapacity, electricRange] = battery === '' ? [] : battery.split('/').map(Number)
  const isElectric = fuel === 'ELECTRIC'
  return [
    id,
    {
      name,
      fuel,
      power: number(power, line),
      cubicCapacity: number(ccm, line) || null,
      gearboxes: gears.split('').map((gear) => known(GEARBOXES, gear, line)),
      consumption: isElectric ? null : number(first, line),
      powerConsumption: isElectric ? number(first, line) : (second ?? null),
      dischargedConsumption: third ?? null,
      batteryCapacity: batteryCapacity ?? null,
      electricRange: electricRange ?? null,
      years: yearsOf(years, line),
      drive: wheels === 'R' ? 'REAR' : null,
    },
  ]
}

function modelOf(line: string, engines: ReadonlyMap<string, DemoEngine>): DemoModel {
  const [name, [segment = '', bodies = '', years = '', price = '', engineIds = '']] = cellsOf(line)
  const [least, most] = price.split('-')
  if (!/^[ABCDEFJSMPT]$/.test(segment)) throw new Error(`Segment: ${line}`)
  return {
    name,
    segment: segment as Segment,
    bodies: bodies.split(' ').map((body) => known(BODIES, body, line)),
    years: yearsOf(years, line),
    price: [number(least, line), number(most, line)],
    engines: engineIds.split(' ').map((id) => {
      const engine = engines.get(id)
      if (!engine) throw new Error(`Engine "${id}": ${line}`)
      return engine
    }),
  }
}

function cellsOf(line: string): [string, string[]] {
  const end = line.indexOf(': ')
  return [line.slice(0, end), line.slice(end + 2).split(', ')]
}

function yearsOf(text: string, line: string): Years {
  const [from = '', to = ''] = text.split('-')
  return { from: number(from, line), to: to === '' ? 9999 : number(to, line) }
}

function known<T>(table: Readonly<Record<string, T>>, code: string, line: string): T {
  const value = table[code]
  if (value === undefined) throw new Error(`"${code}": ${line}`)
  return value
}

function number(value: string | number | undefined, line: string): number {
  if (value === undefined || value === '' || Number.isNaN(Number(value))) throw new Error(`Number "${value}": ${line}`)
  return Number(value)
}
