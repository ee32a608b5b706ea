import { SpecRow, Specs } from '#design/Specs.tsx'
import { Co2 } from './Co2.tsx'

export interface FactView {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** Attributes of a vehicle as rows of label and value. */
export function FactList({ facts, columns }: { facts: readonly FactView[]; columns?: 1 | 2 }) {
  return (
    <Specs columns={columns}>
      {facts.map(({ key, label, value }) => (
        <SpecRow key={key} label={<Co2 text={label} />}>
          {value}
        </SpecRow>
      ))}
    </Specs>
  )
}
