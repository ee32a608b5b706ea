import type { Pool } from 'pg'
import { collectEnteredValues } from './entered-values.ts'
import { findPersonal } from './personal-words.ts'
import { readStoredValues } from './stored-values.ts'

/** Characters that the log of a test file may have: a shop that is used as these tests do writes a few thousand. */
const MAX_CHARACTERS = 4_000_000
const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const

export interface ShopLog {
  /** What the shop and its worker have written, and what went to the console meanwhile. */
  readonly lines: readonly string[]
  write(line: string): void
  /** The lines that name what a visitor has sent or what the database says of a person; `lines` for others than the log's. */
  findPersonal(pool: Pool, lines?: readonly string[]): Promise<string[]>
  stop(): void
}

/** Keeps what a shop logs, to look through it when its tests have ended. */
export function keepLog(): ShopLog {
  const lines: string[] = []
  const entered = collectEnteredValues()
  let characters = 0
  const write = (line: string) => {
    characters += line.length
    if (characters <= MAX_CHARACTERS) lines.push(line)
  }
  const consoles = METHODS.map((method) => [method, console[method]] as const)
  for (const [method, before] of consoles)
    console[method] = (...parts: unknown[]) => {
      write(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '))
      before.apply(console, parts)
    }
  return {
    lines,
    write,
    async findPersonal(pool, some = lines) {
      if (characters > MAX_CHARACTERS) throw new Error(`The shop has logged more than ${MAX_CHARACTERS} characters.`)
      const stored = await readStoredValues(pool)
      return findPersonal(some, new Map([...entered.values, ...stored]))
    },
    stop() {
      entered.stop()
      for (const [method, before] of consoles) console[method] = before
    },
  }
}
