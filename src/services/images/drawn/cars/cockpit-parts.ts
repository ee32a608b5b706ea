export const TRIMS = { black: '#2a2e33', grey: '#858b91', beige: '#cdbd9e', brown: '#72503a' }
/** Colours of the cabin. */
export interface CockpitColours {
  readonly base: string
  readonly dark: string
  readonly lining: string
  readonly liningLow: string
  readonly inlay: string
}

export const INLAYS = { aluminium: '#a9b0b6', wood: '#6a4a33', piano: '#14171a' }
export const grad = (id: string, a: string, b: string, x2 = 0, y2 = 1) =>
  `<linearGradient id="${id}" x2="${x2}" y2="${y2}"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${more}/>`
export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`

export function dial(x: number, y: number, r: number, value: number, dark: boolean) {
  const ticks = Array.from({ length: 11 }, (_, i) => {
    const a = ((140 + i * 26) * Math.PI) / 180
    const c = Math.cos(a)
    const s = Math.sin(a)
    return `M${(x + c * r * 0.82).toFixed(1)} ${(y + s * r * 0.82).toFixed(1)}L${(x + c * r * 0.95).toFixed(1)} ${(y + s * r * 0.95).toFixed(1)}`
  }).join('')
  const a = ((140 + value * 260) * Math.PI) / 180
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#0e1114" stroke="${dark ? '#3a4147' : '#aeb6bc'}" stroke-width="2.500"/>${stroke(ticks, '#dfe4e8', 2)}${stroke(`M${x} ${y}L${(x + Math.cos(a) * r * 0.8).toFixed(1)} ${(y + Math.sin(a) * r * 0.8).toFixed(1)}`, '#e0483c', 2.6)}<circle cx="${x}" cy="${y}" r="5" fill="#2b3137"/>`
}
/** A screen with a map and a column of tiles. */
export function screen(x: number, y: number, w: number, h: number, map = true) {
  const m = x + w * 0.62
  const lines = map
    ? `${shape(`M${x + 6} ${y + 6}H${m}V${y + h - 6}H${x + 6}Z`, '#223039')}${stroke(`M${x + 14} ${y + h * 0.8}Q${x + w * 0.24} ${y + h * 0.7} ${x + w * 0.3} ${y + h * 0.45}T${m - 8} ${y + h * 0.2}M${x + 10} ${y + h * 0.34}L${x + w * 0.34} ${y + h * 0.56}L${x + w * 0.5} ${y + h * 0.86}`, '#42545f', 4)}${stroke(`M${x + w * 0.2} ${y + h * 0.86}Q${x + w * 0.28} ${y + h * 0.62} ${x + w * 0.3} ${y + h * 0.45}T${m - 22} ${y + h * 0.25}`, '#5fa3dd', 4.5)}<circle cx="${(x + w * 0.2).toFixed(1)}" cy="${(y + h * 0.84).toFixed(1)}" r="5" fill="#fff"/>`
    : ''
  const tiles = [0, 1, 2]
    .map((i) =>
      box(
        Math.round(m + 7),
        Math.round(y + 8 + i * ((h - 12) / 3)),
        Math.round(x + w - m - 14),
        Math.round((h - 12) / 3 - 5),
        3,
        i ? '#1d272e' : '#2b3c47',
      ),
    )
    .join('')
  return `${box(x, y, w, h, 8, '#0b0e10', ' stroke="#3a4046" stroke-width="1.500"')}${lines}${tiles}`
}
export const vent = (x: number, y: number, w: number, h: number, turn = 0) =>
  `<g transform="rotate(${turn} ${x + w / 2} ${y + h / 2})">${box(x, y, w, h, 6, '#0f1214', ' stroke="#8b9399" stroke-width="1.500"')}${[0.3, 0.55, 0.8].map((t) => stroke(`M${x + 6} ${(y + h * t).toFixed(1)}H${x + w - 6}`, '#394047', 2.4)).join('')}${stroke(`M${x + w / 2} ${y + 4}V${y + h - 4}`, '#565e65', 3)}</g>`
