import { formatWithOptions } from 'node:util'
import type { Pool } from 'pg'
import { collectEnteredValues } from './entered-values.ts'
import { findPersonal } from './personal-words.ts'
import { readStoredValues } from './stored-values.ts'

/** Characters that the log of a test file may have: a shop that is used as these tests do writes a few thousand. */
const MAX_CHARACTERS = 4_000_000
/** Each is looked for in the whole log, in each way of writing it. */
export const MAX_VALUES = 10_000
const METHODS = ['debug', 'log', 'info', 'warn', 'error', 'trace', 'dir'] as const
/** Somebody's name may be deep inside of what is logged. */
const DEPTH = 10

export interface ShopLog {
  /** What the shop and its worker have written, and what went to the console and the process's own output meanwhile. */
  readonly lines: readonly string[]
  /** Where the shop listens, so that what its visitors send is looked for. */
  readonly ports: Set<number>
  write(line: string): void
  /** The lines that name what a visitor has sent or what the database says of a person; `lines` for others than the log's. */
  findPersonal(pool: Pool, lines?: readonly string[]): Promise<string[]>
  stop(): void
}

/** Records what a shop logs, to look through it when its tests have ended. */
export function recordLog(): ShopLog {
  const lines: string[] = []
  const entered = collectEnteredValues(MAX_VALUES)
  let characters = 0
  const write = (line: string) => {
    characters += line.length
    if (characters <= MAX_CHARACTERS) lines.push(line)
  }
  const consoles = METHODS.map((method) => [method, console[method]] as const)
  for (const [method, before] of consoles)
    console[method] = (...parts: unknown[]) => {
      write(formatWithOptions({ depth: DEPTH }, ...parts))
      Reflect.apply(before, console, parts)
    }
  const giveBack = [process.stdout, process.stderr].map((stream) => listenTo(stream, write))
  return {
    lines,
    ports: entered.ports,
    write,
    async findPersonal(pool, some = lines) {
      if (characters > MAX_CHARACTERS) throw new Error(`The shop has logged more than ${MAX_CHARACTERS} characters.`)
      const stored = await readStoredValues(pool)
      const values = new Map([...entered.values, ...stored])
      if (values.size > MAX_VALUES)
        throw new Error(
          `The visitors have entered ${entered.values.size} values and the database has ${stored.size}, together more than ${MAX_VALUES}: use fewer, or name tables without data of persons in tests/support/stored-values.ts.`,
        )
      return findPersonal(some, values)
    },
    stop() {
      entered.stop()
      for (const [method, before] of consoles) console[method] = before
      for (const each of giveBack) each()
    },
  }
}

/** Returns what ends it. */
function listenTo(stream: NodeJS.WriteStream, note: (text: string) => void): () => void {
  const before = stream.write
  stream.write = ((...written: Parameters<typeof before>) => {
    note(String(written[0]))
    return Reflect.apply(before, stream, written)
  }) as typeof before
  return () => {
    stream.write = before
  }
}
