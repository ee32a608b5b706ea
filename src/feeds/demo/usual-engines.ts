import { z } from 'zod'
import { demoFile } from './demo-file.ts'
import { type DemoEngine, enginesSchema, type Segment, SEGMENTS } from './models/make.ts'

const usual = demoFile(
  'usual-engines',
  z.strictObject({ engines: enginesSchema, segments: z.record(z.enum(SEGMENTS), z.array(z.string()).min(1)) }),
)

/** Usual engines of a segment in a year that the make's own table does not cover; any engine for a year outside all ranges. */
export function usualEngines(segment: Segment, year: number): readonly DemoEngine[] {
  const { engines: all, segments } = usual()
  const engines = segments[segment].flatMap((id) => all[id] ?? [])
  const built = engines.filter(({ years }) => year >= years.from && year <= years.to)
  return built.length > 0 ? built : engines
}
