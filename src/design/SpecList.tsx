import { SpecRow, Specs } from './Specs.tsx'

interface SpecListProps {
  rows: readonly { readonly label: string; readonly value: string }[]
  columns?: 1 | 2
}

/** Rows of label and value that are plain text. */
export function SpecList({ rows, columns }: SpecListProps) {
  return (
    <Specs {...(columns ? { columns } : {})}>
      {rows.map(({ label, value }) => (
        <SpecRow key={label} label={label}>
          {value}
        </SpecRow>
      ))}
    </Specs>
  )
}
