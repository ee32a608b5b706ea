import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { compile, type Drawing } from './drawing.ts'

/** `content/drawings` holds the drawings of accessories and of cars without photographs. Its README explains the format. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../content/drawings')

/** A validated file of measurements; an error names the file and the field. */
export function readFigures<T>(name: string, schema: z.ZodType<T>): T {
  const read = schema.safeParse(JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')))
  if (!read.success) throw new Error(`content/drawings/${name}.json: ${z.prettifyError(read.error)}`)
  return read.data
}

/** The names of the drawings in a folder. */
export function namesIn(folder: string): string[] {
  return readdirSync(path.join(FOLDER, folder)).map((file) => path.parse(file).name)
}

/** The parts of a drawing by their name: each begins with the comment `<!-- name -->`, or `<!-- name: what it is -->`. */
export function readParts(name: string): (part: string) => Drawing {
  const text = readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8')
  const pieces = text.split(/^<!-- (.+?)(?::.*)? -->\n/m).slice(1)
  const parts = new Map<string, Drawing>()
  for (let at = 0; at < pieces.length; at += 2)
    parts.set(pieces[at] ?? '', compile(repeated((pieces[at + 1] ?? '').trim())))
  return (part) => {
    const drawing = parts.get(part)
    if (drawing === undefined) throw new Error(`content/drawings/${name}.svg has no part "${part}"`)
    return drawing
  }
}

/** `<repeat times="5" around="200 140">…</repeat>` is drawn that often in a circle around the point, or around 0 0. */
function repeated(drawing: string): string {
  return drawing.replaceAll(
    /<repeat times="(\d+)"(?: around="([\d.]+ [\d.]+)")?>(.*?)<\/repeat>/gs,
    (_, times: string, centre: string | undefined, part: string) =>
      Array.from({ length: Number(times) }, (_each, index) => {
        const angle = (index * 360) / Number(times)
        return `<g transform="rotate(${centre ? `${angle.toFixed(2)} ${centre}` : angle})">${part}</g>`
      }).join(''),
  )
}
