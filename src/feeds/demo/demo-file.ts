import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** `content/demo`: what the demo stock is made of. Its README says how to change it. */
const FOLDER = path.resolve(import.meta.dirname, '../../../content/demo')

/** A file of the demo, read and checked when it is first asked for; a fault names the file and the field. */
export function demoFile<T>(name: string, schema: z.ZodType<T>): () => T {
  return once(() => parseDemo(name, JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')), schema))
}

export function parseDemo<T>(name: string, content: unknown, schema: z.ZodType<T>): T {
  const read = schema.safeParse(content)
  if (!read.success) throw new Error(`content/demo/${name}.json: ${z.prettifyError(read.error)}`)
  return read.data
}

/** Computes a value when it is first asked for, and never again. */
export function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined
  return () => (computed ??= { value: compute() }).value
}
