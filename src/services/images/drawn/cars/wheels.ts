import { n } from './geometry.ts'
import { stop } from '../path.ts'
import { DESIGNS, type WheelDesign } from './wheel-designs.ts'

export type RimFinish = 'silver' | 'grey' | 'black'
export const FINISH: Record<RimFinish, readonly [string, string, string]> = {
  silver: ['#eef1f3', '#a9b1b8', '#7f888f'],
  grey: ['#a6aeb4', '#788087', '#535a61'],
  black: ['#646b72', '#3c4248', '#262a2f'],
}

export const rimGradient = (id: string, finish: RimFinish) => {
  const [a, b, c] = FINISH[finish]
  return `<linearGradient id="${id}" x1="-60" y1="-90" x2="50" y2="95" gradientUnits="userSpaceOnUse">${stop(0, a)}${stop(0.55, b)}${stop(1, c)}</linearGradient>`
}

/** The rim with brake and hub, radius 100, filled with the gradient `face`. */
export function rim(design: WheelDesign, face: string, turn = 0) {
  const nuts = Array.from({ length: 5 }, (_, i) => {
    const a = ((i * 72 + 36 - 90) * Math.PI) / 180
    return `<circle cx="${n(Math.cos(a) * 12.5)}" cy="${n(Math.sin(a) * 12.5)}" r="2.600"/>`
  }).join('')
  return `<circle r="100" fill="#0b0d10"/><circle r="99" fill="none" stroke="#5a6168" stroke-width="2"/>
<circle r="66" fill="#565d65"/><circle r="65" fill="none" stroke="#7d858d" stroke-width="1.500"/><circle r="38" fill="#2b3036"/><path d="M38 -62A73 73 0 0 1 73 4L50 3A50 50 0 0 0 26 -43Z" fill="#1e2227"/>
<g transform="rotate(${n(turn)})">${DESIGNS[design](face)}<circle r="21" fill="${face}"/><circle r="21" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="1.500"/><g fill="#2a2f34">${nuts}</g><circle r="7.500" fill="#343a40"/></g>
<circle r="96.500" fill="none" stroke="${face}" stroke-width="5"/><path d="M-92 -30A97 97 0 0 1 20 -95" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`
}

/** A wheel that stands on the ground at x: tyre of radius r, rim of radius q. */
export function wheel(x: number, r: number, q: number, contents: string, sink = 0) {
  return `<g transform="translate(${n(x)} ${n(-r + sink)})"><circle r="${n(r)}" fill="#15171a"/><circle r="${n(r - 0.9)}" fill="none" stroke="#2d3136" stroke-width=".9"/><circle r="${n((r + q) / 2 + 0.6)}" fill="none" stroke="#23262b" stroke-width="${n((r - q) * 0.34)}"/><path d="M${n(-r * 0.72)} ${n(-r * 0.6)}A${n(r * 0.937)} ${n(r * 0.937)} 0 0 1 ${n(r * 0.35)} ${n(-r * 0.87)}" fill="none" stroke="#4b5157" stroke-width="1" stroke-linecap="round"/><g transform="scale(${(q / 100).toFixed(4)})">${contents}</g></g>`
}
