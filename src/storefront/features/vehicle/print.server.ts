import { encode } from 'uqr'
import { formatDate } from '#domain/format/dates.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { printSheetTexts } from '#messages/vehicle-details.ts'
import type { Locale } from '#domain/locale.ts'
import type { PrintView } from './vehicle-view.ts'

/** What only the printed sheet says: its day, and the way back to the page. */
export function printOf(id: string, address: string, locale: Locale): PrintView {
  const day = formatDate(berlinToday(), locale)
  return {
    ...{ day, head: printSheetTexts.offer[locale](id, day) },
    ...{ address: address.replace(/^https?:\/\//, ''), code: codeOf(address) },
  }
}

/** The dark points of a QR code as one path, run by run. */
function codeOf(address: string): PrintView['code'] {
  const { data, size } = encode(address, { ecc: 'L', border: 0 })
  const path = data.map((row, line) =>
    runsOf(row)
      .map(([from, length]) => `M${from} ${line}h${length}v1h-${length}z`)
      .join(''),
  )
  return { size, path: path.join('') }
}

function runsOf(row: readonly boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, column) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === column) last[1] += 1
    else runs.push([column, 1])
  })
  return runs
}
