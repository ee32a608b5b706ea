import { nearestRank } from '../nearest-rank.ts'
import type { Outcome } from './rows/row.ts'

export const HEADING = [
  '| fault | rounds | confirmed: orders, bookings, uploads, deliveries | lost | pages meanwhile | work met, until it was sent again | goes on after p50, max |',
  '|---|---|---|---|---|---|---|',
]

export function tableLine(title: string, { rounds, confirmed, lost, seen, met, back, note }: Outcome): string {
  const { orders, bookings, uploads, imports } = confirmed
  const cells = [
    note ? `${title}: ${note}` : title,
    String(rounds),
    [orders, bookings, uploads, imports].join(', '),
    String(lost.length),
    listed(seen),
    listed(met),
    back.length > 0 ? `${seconds(nearestRank(back, 0.5))}, ${seconds(Math.max(...back))}` : '–',
  ]
  return `| ${cells.join(' | ')} |`
}

function listed(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 5)
  return sorted.length === 0 ? '–' : sorted.map(([name, count]) => `${name.slice(0, 60)} × ${count}`).join(', ')
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
