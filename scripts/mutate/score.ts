import path from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

export interface FolderScore {
  readonly folder: string
  readonly killed: number
  readonly survived: number
}

/** Mutants that never end count as killed; those that do not compile do not count. */
export function scoreByFolder(mutants: readonly MutantResult[]): FolderScore[] {
  const folders = new Map<string, { killed: number; survived: number }>()
  for (const mutant of mutants) {
    const folder = path.dirname(fromRoot(mutant.fileName))
    const score = folders.get(folder) ?? { killed: 0, survived: 0 }
    folders.set(folder, score)
    if (mutant.status === 'Killed' || mutant.status === 'Timeout') score.killed++
    else if (isSurvivor(mutant)) score.survived++
  }
  const rows = [...folders].map(([folder, score]) => ({ folder, ...score }))
  return rows.sort((a, b) => a.folder.localeCompare(b.folder))
}

export function isSurvivor({ status }: MutantResult): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

/** For example `src/domain/order/vat.ts:6 Rounding: Math.floor`; the change is put on one line. */
export function describeMutant({ fileName, location, mutatorName, replacement, status }: MutantResult): string {
  const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 100)
  const place = `${fromRoot(fileName)}:${location.start.line}:${location.start.column}`
  return `${place} ${mutatorName}: ${change}${status === 'NoCoverage' ? ' (no test comes here)' : ''}`
}

function fromRoot(file: string): string {
  return path.relative(process.cwd(), file).replaceAll('\\', '/')
}

export function percent({ killed, survived }: Omit<FolderScore, 'folder'>): string {
  return killed + survived === 0 ? '–' : `${((100 * killed) / (killed + survived)).toFixed(1)} %`
}

/** The table of docs/mutation.md. */
export function scoreTable(rows: readonly FolderScore[]): string {
  const all = { folder: 'all', killed: sum(rows, 'killed'), survived: sum(rows, 'survived') }
  const lines = [...rows, all].map(
    (row) => `| ${row.folder} | ${row.killed + row.survived} | ${row.survived} | ${percent(row)} |`,
  )
  return ['| folder | mutants | survivors | killed |', '|---|---|---|---|', ...lines].join('\n')
}

function sum(rows: readonly FolderScore[], key: 'killed' | 'survived'): number {
  return rows.reduce((total, row) => total + row[key], 0)
}
