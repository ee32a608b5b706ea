import type { BrandLook } from './look.ts'
import { FRAMES, type FrameName, type MarkFrame } from './mark-frames.ts'
import { LETTERS, MOTIFS } from './mark-motifs.ts'

const FRAME_NAMES = Object.keys(FRAMES) as FrameName[]

interface MarkedShop {
  readonly slug: string
  readonly name: string
  readonly color: string
  readonly mark?: BrandLook['mark']
  /** For a ground in the brand's colour: white where the mark has the colour. */
  readonly isInverted?: boolean
}

/** A shape of a mark on a square of 64 units, as the attributes of an SVG's path. */
export interface MarkShape {
  readonly d: string
  readonly fill: string
  readonly fillOpacity?: number
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly transform?: string
}

/** The mark of a storefront: its motif, or the first letter of its name in a frame that follows from its slug. */
export function markShapes({ slug, name, color: brandColor, mark, isInverted = false }: MarkedShop): MarkShape[] {
  const [color, onColor] = isInverted ? ['#ffffff', brandColor] : [brandColor, '#ffffff']
  const frame: MarkFrame = FRAMES[mark?.frame ?? frameOf(slug)]
  const shift = round(32 * (1 - frame.scale))
  const drawing: MarkShape = {
    ...{ d: mark ? MOTIFS[mark.motif] : letterOf(name), fill: 'none' },
    transform: `translate(${shift} ${shift}) scale(${frame.scale})`,
    ...{ stroke: frame.isFilled ? onColor : color, strokeWidth: round(4 / frame.scale) },
  }
  return frame.path === null ? [drawing] : [...outlineOf(frame.path, frame, color), drawing]
}

/** The same as an SVG. */
export function drawMark(shop: MarkedShop): string {
  const paths = markShapes(shop).map(({ d, fill, fillOpacity, stroke, strokeWidth, transform }) => {
    const opacity = fillOpacity === undefined ? '' : ` fill-opacity="${fillOpacity}"`
    const moved = transform === undefined ? '' : ` transform="${transform}"`
    const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth}"`
    const ends = moved && ' stroke-linecap="round" stroke-linejoin="round"'
    return `<path d="${d}"${moved} fill="${fill}"${opacity}${line}${ends}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${paths.join('')}</svg>`
}

/** The mark of the shop itself: two wheels and their axle. */
export function drawAxle(color: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 12" width="30" height="12"><g fill="none" stroke="${color}" stroke-width="2.4">` +
    '<circle cx="6" cy="6" r="4.8"/><circle cx="24" cy="6" r="4.8"/><path d="M6 6h18"/></g></svg>'
  )
}

function outlineOf(path: string, { isFilled, shade }: MarkFrame, color: string): MarkShape[] {
  if (!isFilled) return [{ d: path, fill: 'none', stroke: color, strokeWidth: 4 }]
  return [{ d: path, fill: color }, ...(shade ? [{ d: shade, fill: '#000000', fillOpacity: 0.24 }] : [])]
}

/** What follows the name of a company: `GmbH & Co. KG`, `UG (haftungsbeschränkt)`, `e. K.`. */
const LEGAL_FORMS =
  /(?:[\s,&]+(?:g?gmbh|mbh|ag|kgaa|kg|ohg|ug|se|gbr|eg|co\.?|e\.\s?k(?:fm|fr)?\.?|\(haftungsbeschränkt\))(?=[\s,&]|$))+$/iu

/** Of the last word before the legal form, as most shops begin with “Autohaus”. */
function letterOf(name: string): string {
  const word = name.trim().replace(LEGAL_FORMS, '').split(/\s+/).at(-1) ?? ''
  const letter = word.normalize('NFD').charAt(0).toUpperCase()
  return LETTERS[letter] ?? MOTIFS.star
}

function frameOf(slug: string): FrameName {
  let sum = 0
  for (let index = 0; index < slug.length; index++) sum += slug.charCodeAt(index) * (index + 1)
  return FRAME_NAMES[sum % FRAME_NAMES.length] ?? 'tile'
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
