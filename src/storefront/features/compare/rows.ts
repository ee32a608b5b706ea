import type { RowView } from './compare-view.ts'

/** One attribute of one vehicle. */
export interface FactOfVehicle {
  readonly key: string
  readonly label: string
  readonly values: readonly string[]
  /** The first value is a rating: how many of the five steps its gauge fills. */
  readonly steps?: number
}

/**
 * The rows of one group: every attribute any vehicle has, in the order of the first that has it. A row differs when the
 * values differ; a missing value differs from a given one.
 */
export function rowsOf(vehicles: readonly (readonly FactOfVehicle[])[]): RowView[] {
  const labels = new Map(vehicles.flatMap((facts) => facts.map(({ key, label }) => [key, label] as const)))
  return [...labels].map(([key, label]) => {
    const values = vehicles.map((facts) => facts.find((fact) => fact.key === key)?.values ?? [])
    const owners = (text: string) => values.map((all) => all.includes(text))
    const cells = vehicles.map((facts) =>
      cellOf(
        facts.find((fact) => fact.key === key),
        owners,
      ),
    )
    const texts = values.map((all) => all.join('\n'))
    const differs = texts.some((text) => text !== texts[0])
    return { key, label, cells, differs, ...(differs ? equalWithout(texts) : {}) }
  })
}

/** Of three columns that are not all equal, the numbers of those without which the others are. */
function equalWithout(all: readonly (string | boolean)[]): { equalWithout?: readonly number[] } {
  if (all.length !== 3) return {}
  const columns = all.flatMap((_, index) => (all[(index + 1) % 3] === all[(index + 2) % 3] ? index + 1 : []))
  return columns.length > 0 ? { equalWithout: columns } : {}
}

function cellOf(
  fact: FactOfVehicle | undefined,
  ownersOf: (text: string) => readonly boolean[],
): RowView['cells'][number] {
  return (fact?.values ?? []).map((text, index) => {
    const steps = index === 0 && fact?.steps ? { steps: fact.steps } : {}
    const owners = ownersOf(text)
    const differs = owners.includes(false)
    return { text, differs, ...(differs ? equalWithout(owners) : {}), ...steps }
  })
}
