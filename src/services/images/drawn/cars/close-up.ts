import { stop } from '../path.ts'
import { type Shades } from './paint.ts'

export const canvas = (defs: string, body: string) => `<defs>${defs}</defs>${body}`
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`
export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
export const vertical = (id: string, ...stops: (readonly [offset: number, colour: string])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([o, c]) => stop(o, c)).join('')}</linearGradient>`
export const panel = (id: string, paint: Shades) =>
  vertical(
    id,
    [0, paint.lit(0.4)],
    [0.3, paint.lit(0.16)],
    [0.55, paint.base],
    [0.8, paint.shaded(0.22)],
    [1, paint.shaded(0.42)],
  )
