import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** `content/demo` holds the data of the demo stock. Its README says how to change it. */
const FOLDER = path.resolve(import.meta.dirname, '../../../content/demo')

/** A file of the demo, read and validated on first use; an error names the file and the field. */
export function demoFile<T>(name: string, schema: z.ZodType<T>): () => T {
  return once(() => parseDemo(name, JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')), schema))
}

export function parseDemo<T>(name: string, content: unknown, schema: z.ZodType<T>): T {
  const read = schema.safeParse(content)
  if (!read.success) throw new Error(`content/demo/${name}.json: ${z.prettifyError(read.error)}`)
  return read.data
}

/** Computes a value on first use and caches it. */
export function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined
  return () => (computed ??= { value: compute() }).value
}
