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
    const isShared = (text: string) => values.every((all) => all.includes(text))
    const cells = vehicles.map((facts) =>
      cellOf(
        facts.find((fact) => fact.key === key),
        isShared,
      ),
    )
    return { key, label, cells, differs: values.some((all) => all.join('\n') !== values[0]?.join('\n')) }
  })
}

function cellOf(fact: FactOfVehicle | undefined, isShared: (text: string) => boolean): RowView['cells'][number] {
  return (fact?.values ?? []).map((text, index) => {
    const steps = index === 0 && fact?.steps ? { steps: fact.steps } : {}
    return { text, differs: !isShared(text), ...steps }
  })
}
