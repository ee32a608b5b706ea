import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Outlines of our font by character: advance and SVG path in units of 1000 to the em, y upwards. They make pictures independent of the
 * fonts installed on the server. Made with fontTools from `design/fonts`: wide is wdth 114 wght 620, plain 100 and 500.
 */
type Outlines = Readonly<Record<string, readonly [advance: number, outline: string]>>
type Cut = 'wide' | 'plain'

let loaded: Readonly<Record<Cut, Outlines>> | undefined

function outlinesOf(cut: Cut): Outlines {
  loaded ??= JSON.parse(readFileSync(path.join(import.meta.dirname, 'glyphs.json'), 'utf8')) as Record<Cut, Outlines>
  return loaded[cut]
}

export interface Lettering {
  readonly cut: Cut
  /** Pixels to the em. */
  readonly size: number
  readonly fill: string
}

/** Width of a text in pixels. */
export function widthOf(text: string, { cut, size }: Pick<Lettering, 'cut' | 'size'>): number {
  return glyphsOf(text, cut).reduce((sum, [advance]) => sum + advance, 0) * (size / 1000)
}

/** A line of text as SVG; its base line begins at `x`, `y`. */
export function textLine(text: string, x: number, y: number, { cut, size, fill }: Lettering): string {
  const scale = size / 1000
  let at = x
  const paths = glyphsOf(text, cut).map(([advance, outline]) => {
    const place = `translate(${at.toFixed(1)} ${y}) scale(${scale} ${-scale})`
    at += advance * scale
    return outline ? `<path transform="${place}" d="${outline}"/>` : ''
  })
  return `<g fill="${fill}">${paths.join('')}</g>`
}

/** At most `max` lines of at most `width` pixels; a text that does not fit ends in an ellipsis. */
export function linesOf(text: string, width: number, max: number, style: Pick<Lettering, 'cut' | 'size'>): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, style) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, max)
  const isCut = lines.length > max
  return shown.map((line, index) => shortened(line, width, isCut && index === max - 1, style))
}

function shortened(line: string, width: number, isCut: boolean, style: Pick<Lettering, 'cut' | 'size'>): string {
  if (!isCut && widthOf(line, style) <= width) return line
  let letters = Array.from(line)
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, style) > width) letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}

/** A letter that the font lacks loses its accents; if it is still unknown, it is skipped. */
function glyphsOf(text: string, cut: Cut) {
  const outlines = outlinesOf(cut)
  return Array.from(text.replaceAll(/\s/g, ' ')).flatMap((character) => {
    const glyph = outlines[character] ?? outlines[character.normalize('NFD')[0] ?? '']
    return glyph ? [glyph] : []
  })
}
