import type { ReactNode } from 'react'
import css from './DataTable.module.css'

interface DataTableProps {
  columns: readonly string[]
  label: string
  /** Rows. */
  children: ReactNode
}

/** A dense table with a head that stays; a wider one scrolls in its frame. */
export function DataTable({ columns, label, children }: DataTableProps) {
  return (
    // A region that scrolls has to be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.frame} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
