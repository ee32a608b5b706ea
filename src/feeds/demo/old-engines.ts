import { type DemoEngine, type DemoModel, demoMake, type Segment } from './models/make.ts'

/** Engines of any make for years that its own table does not reach, by the size of the car. */
const TABLE = demoMake({
  name: '',
  wmi: '',
  hsn: '',
  weight: 0,
  trims: '',
  engines: `
    12: 1.2, P, 44, 1198, M, 6.0, 1990-2016
    14: 1.4, P, 55, 1390, M, 6.5, 1990-2016
    16: 1.6, P, 75, 1598, MA, 7.3, 1990-2018
    18: 1.8, P, 92, 1796, MA, 8.0, 1990-2018
    20: 2.0, P, 103, 1998, MA, 8.7, 1990-2018
    28: 2.8 V6, P, 142, 2792, A, 10.8, 1990-2018
    42: 4.2 V8, P, 230, 4196, A, 13.0, 1990-2018
    14d: 1.4 Diesel, D, 55, 1398, M, 4.6, 1999-2016
    19d: 1.9 Diesel, D, 77, 1896, M, 5.5, 1992-2010
    20d: 2.0 Diesel, D, 103, 1968, MA, 5.6, 2000-2018
    25d: 2.5 Diesel, D, 110, 2497, MA, 7.6, 1992-2018
    30d: 3.0 Diesel, D, 171, 2967, A, 7.8, 2003-2018`,
  models: `
    A: A, Sma, 1990-, 1-1, 12 14
    B: B, Sma, 1990-, 1-1, 12 14 14d
    C: C, Hat, 1990-, 1-1, 14 16 18 19d 20d
    D: D, Sal, 1990-, 1-1, 18 20 19d 20d
    E: E, Sal, 1990-, 1-1, 20 28 25d 30d
    F: F, Sal, 1990-, 1-1, 28 42 30d
    J: J, Suv, 1990-, 1-1, 20 28 20d 25d
    S: S, Cou, 1990-, 1-1, 18 20 28
    M: M, Van, 1990-, 1-1, 16 20 19d 20d
    P: P, Pic, 1990-, 1-1, 25d
    T: T, Tra, 1990-, 1-1, 16 19d 20d 25d`,
}).models

const BY_SEGMENT = new Map<Segment, DemoModel>(TABLE.map((model) => [model.segment, model]))

/** Usual engines of a segment in a year; of a year before and after them all, any. */
export function usualEngines(segment: Segment, year: number): readonly DemoEngine[] {
  const engines = BY_SEGMENT.get(segment)?.engines ?? []
  const built = engines.filter(({ years }) => year >= years.from && year <= years.to)
  return built.length > 0 ? built : engines
}
