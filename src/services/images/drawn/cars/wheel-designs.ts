import { n } from './geometry.ts'
import { type WheelSet } from './profile.ts'

export const around = (count: number, d: string, turn = 0, attributes = '') =>
  Array.from(
    { length: count },
    (_, i) => `<path transform="rotate(${n(turn + (i * 360) / count)})" d="${d}"${attributes}/>`,
  ).join('')

/** Each design: the lit face and, under it, the flank of the spokes that lies in shade. */
export type WheelDesign = 'cover' | 'five' | 'double' | 'ten' | 'multi' | 'fork' | 'aero' | 'rugged'
export const DESIGNS: Record<WheelDesign, (face: string) => string> = {
  cover: (f) =>
    `<circle r="96" fill="${f}"/>` +
    around(9, 'M-11 -44Q-13 -66 -10 -84Q0 -89 10 -84Q13 -66 11 -44Q0 -39 -11 -44Z', 0, ' fill="#23282e"') +
    '<circle r="62" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>',
  five: (f) =>
    around(5, 'M-16 -18Q-12 -60 -24 -95L24 -95Q12 -60 16 -18Z', 0, ` fill="${f}"`) +
    around(5, 'M8 -26Q7 -60 14 -93L24 -95Q12 -60 16 -18Z', 0, ' fill="#000" opacity=".22"'),
  double: (f) =>
    around(5, 'M-15 -16L-31 -92L-17 -95.500L-3 -34L3 -34L17 -95.500L31 -92L15 -16Z', 0, ` fill="${f}"`) +
    around(
      5,
      'M11 -26L24 -93.500L31 -92L15 -16ZM-6 -30L-21 -94.500L-17 -95.500L-3 -34Z',
      0,
      ' fill="#000" opacity=".24"',
    ),
  ten: (f) =>
    around(10, 'M-9 -18L-7 -96L7 -96L9 -18Z', 0, ` fill="${f}"`) +
    around(10, 'M4 -24L3 -96L7 -96L9 -18Z', 0, ' fill="#000" opacity=".22"'),
  multi: (f) =>
    around(16, 'M-6 -22L-3.800 -96L3.800 -96L6 -22Z', 0, ` fill="${f}"`) + '<circle r="31" fill="#7d858d"/>',
  fork: (f) =>
    around(7, 'M-8 -18L-6 -50L-24 -93L-15 -95.500L0 -60L15 -95.500L24 -93L6 -50L8 -18Z', 0, ` fill="${f}"`) +
    around(7, 'M3 -22L3 -54L20 -94.500L24 -93L6 -50L8 -18Z', 0, ' fill="#000" opacity=".22"'),
  aero: (f) =>
    `<circle r="97" fill="${f}"/>` +
    around(5, 'M-8 -40C-26 -52 -34 -72 -28 -90Q-12 -95 2 -93C-8 -78 -8 -58 4 -43Z', 0, ' fill="#15191e"') +
    '<circle r="97" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>',
  rugged: (f) =>
    around(6, 'M-19 -14L-15 -66L-30 -92Q0 -101 30 -92L15 -66L19 -14Z', 0, ` fill="${f}"`) +
    around(6, 'M-7 -48L-6 -74L6 -74L7 -48Z', 0, ' fill="#15191e"'),
}

type Designs = readonly [WheelDesign, ...WheelDesign[]]

/** Which designs a class of car wore in which years. */
export const WORN: Record<WheelSet, readonly [Designs, Designs, Designs]> = {
  small: [
    ['cover', 'five', 'ten'],
    ['cover', 'double', 'ten'],
    ['double', 'fork', 'ten'],
  ],
  family: [
    ['ten', 'five', 'cover'],
    ['double', 'ten', 'fork'],
    ['double', 'fork', 'multi'],
  ],
  upper: [
    ['five', 'ten', 'multi'],
    ['double', 'multi', 'fork'],
    ['double', 'fork', 'multi'],
  ],
  sport: [
    ['five', 'ten'],
    ['double', 'five', 'fork'],
    ['double', 'fork', 'five'],
  ],
  tall: [
    ['five', 'rugged', 'ten'],
    ['five', 'double', 'ten'],
    ['double', 'fork', 'five'],
  ],
  work: [
    ['cover', 'rugged'],
    ['cover', 'rugged', 'five'],
    ['rugged', 'five', 'cover'],
  ],
  electric: [
    ['aero', 'cover'],
    ['aero', 'fork', 'double'],
    ['aero', 'fork', 'double'],
  ],
}
export function wheelFor(set: WheelSet, era: 0 | 1 | 2, drawn: number): WheelDesign {
  const [first, ...others] = WORN[set][era]
  return [first, ...others][Math.floor(drawn * (others.length + 1))] ?? first
}
