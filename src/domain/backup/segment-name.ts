/** What PostgreSQL archives: segments of the log, the rest of one where a timeline ended, notes of backups, histories of timelines. */
const ARCHIVED = /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/

const FOLDER = 'wal'

export function isArchivedName(name: string): boolean {
  return ARCHIVED.test(name)
}

/** Keys of objects are lower case, PostgreSQL's names upper case: 00000001000000000000000A → wal/00000001000000000000000a */
export function segmentKey(name: string): string {
  if (!isArchivedName(name)) throw new Error(`Not a file of the log: ${name.slice(0, 60)}`)
  return `${FOLDER}/${name.toLowerCase()}`
}

/** The opposite; undefined for what is no file of the log. */
export function segmentOfKey(key: string): string | undefined {
  const [folder, lower = '', ...more] = key.split('/')
  const [digits = '', ...endings] = lower.split('.')
  const ending = endings.map((part) => (/^[0-9a-f]{8}$/.test(part) ? part.toUpperCase() : part))
  const name = [digits.toUpperCase(), ...ending].join('.')
  return folder === FOLDER && more.length === 0 && isArchivedName(name) ? name : undefined
}

/** Of 16 MB segments there are 256 in each file of 4 GB, by which their names count. */
const SEGMENTS_IN_FILE = 256

/** The first segment that is missing among those from `first` on, as its position; undefined: there is no gap. */
export function firstGap(names: readonly string[], first: string): string | undefined {
  const numbers = new Set(names.flatMap((name) => (/^[0-9A-F]{24}$/.test(name) ? [numberOf(positionOf(name)!)] : [])))
  const last = Math.max(...numbers)
  for (let number = numberOf(positionOf(first)!); number < last; number++)
    if (!numbers.has(number)) return positionText(number)
  return undefined
}

function numberOf(position: string): number {
  return Number.parseInt(position.slice(0, 8), 16) * SEGMENTS_IN_FILE + Number.parseInt(position.slice(8), 16)
}

function positionText(number: number): string {
  const part = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
  return part(Math.floor(number / SEGMENTS_IN_FILE)) + part(number % SEGMENTS_IN_FILE)
}

/** Where in the log a segment stands, whatever its timeline: later ones compare as greater. Undefined for a history. */
export function positionOf(name: string): string | undefined {
  return /^[0-9A-F]{24}/.test(name) ? name.slice(8, 24) : undefined
}
