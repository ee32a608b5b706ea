import { parseArgs } from 'node:util'
import type { Locale } from '#domain/locale.ts'

export interface LookOptions {
  /** Accepts the last pictures as those to compare with. */
  readonly accept: boolean
  /** Origin of a shop that runs already; undefined: one is started on a folder of its own. */
  readonly at: string | undefined
  readonly widths: readonly number[]
  readonly locales: readonly Locale[]
  /** The theme of the system, text at 200 %, forced colours. */
  readonly dark: boolean
  readonly large: boolean
  readonly forced: boolean
  /** Names of screens, or the beginning of some; none: all. */
  readonly names: readonly string[]
}

const WIDTHS = '390,1440'

/** `npm run look -- --dark --width 320 home list`. */
export function readOptions(args: readonly string[]): LookOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      accept: { type: 'boolean', default: false },
      at: { type: 'string' },
      width: { type: 'string', default: WIDTHS },
      lang: { type: 'string', default: 'de,en' },
      dark: { type: 'boolean', default: false },
      large: { type: 'boolean', default: false },
      forced: { type: 'boolean', default: false },
    },
  })
  const { accept, at, dark, large, forced } = values
  const widths = values.width.split(',').map(Number)
  const locales = values.lang.split(',').filter((code): code is Locale => code === 'de' || code === 'en')
  if (widths.some((width) => !Number.isInteger(width) || width < 200) || locales.length === 0)
    throw new Error('Use --width 390,1440 and --lang de,en')
  return { accept, at, widths, locales, dark, large, forced, names: positionals }
}

/** A part of the picture's name, so that pictures are compared with those of the same theme and size of text. */
export function variantOf({ dark, large, forced }: Pick<LookOptions, 'dark' | 'large' | 'forced'>): string {
  return [dark ? '-dark' : '', large ? '-large' : '', forced ? '-forced' : ''].join('')
}

export function isWanted(name: string, names: readonly string[]): boolean {
  return names.length === 0 || names.some((wanted) => name === wanted || name.startsWith(`${wanted}-`))
}
