import { IMAGE_RATIOS, type ImageRatio } from '#domain/images.ts'
import { isPaintName, type PaintName, type Shades, shadesOf } from '../paints.ts'
import { nested, stop } from '../path.ts'
import { namesIn, readParts } from '../read-drawings.ts'
import { wheel } from '../wheel.ts'
import { snowChain } from './snow-chain.ts'

let names: ReadonlySet<string> | undefined
const motifs = new Map<string, ReturnType<typeof readParts>>()

interface DrawnAccessory {
  readonly motif: string
  readonly paint: PaintName
}

/** The drawing of `drawn/accessory.<motif>.<colour>`; undefined for any other key. */
export function readAccessoryKey(key: string): DrawnAccessory | undefined {
  const [, motif = '', paint = ''] = /^drawn\/accessory\.([a-z-]+)\.([a-z]+)$/.exec(key) ?? []
  names ??= new Set(namesIn('accessories'))
  return names.has(motif) && isPaintName(paint) ? { motif, paint } : undefined
}

const MIST = '#f3f5f7'
const CANVAS = { width: 400, height: 300 }
/** Wider pictures show more of the background beside the object and always the whole object. */
const AIR = 1.08

/** The picture as an SVG document of the given width, the object on a plain background. */
export function drawAccessory({ motif, paint }: DrawnAccessory, ratio: ImageRatio, width: number): string {
  const height = Math.round(width / IMAGE_RATIOS[ratio])
  const shades = shadesOf(paint)
  const scale = Math.max((CANVAS.width * AIR) / width, (CANVAS.height * AIR) / height)
  const [shownWidth, shownHeight] = [width * scale, height * scale]
  const view = [(CANVAS.width - shownWidth) / 2, (CANVAS.height - shownHeight) / 2, shownWidth, shownHeight] as const
  const drawing = `<ellipse cx="200" cy="242" rx="138" ry="11" fill="url(#s)" opacity=".5"/>${drawMotif(motif, shades)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${gradients(shades)}</defs><rect width="${width}" height="${height}" fill="${MIST}"/>${nested({ x: 0, y: 0, width, height }, view, drawing)}</svg>`
}

function drawMotif(name: string, { base, line, highlight }: Shades): string {
  const part = motifs.get(name) ?? readParts(`accessories/${name}`)
  motifs.set(name, part)
  const shades = { base, line, highlight }
  const chain = name === 'snow-chain' ? snowChain((place) => part('link')({ ...shades, ...place })) : ''
  const rim = name === 'alloy-wheel' ? wheel(0, 102, 'double', 'b', 9) : ''
  return part('motif')({ ...shades, chain, wheel: rim })
}

function gradients({ base, isLight, lighter, darker }: Shades): string {
  const down = (id: string, stops: string[]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
  return [
    down('b', [stop(0, lighter(isLight ? 0.7 : 0.32)), stop(0.45, base), stop(1, darker(0.32))]),
    down('d', [stop(0, '#4a535c'), stop(1, '#1a2026')]),
    down('m', [stop(0, '#e6eaed'), stop(0.5, '#b4bcc3'), stop(1, '#7c858d')]),
    down('g', [stop(0, '#5a7d9f'), stop(1, '#1d3148')]),
    `<radialGradient id="s">${stop(0, '#1a2129')}${stop(1, '#1a2129', 0)}</radialGradient>`,
  ].join('')
}
