import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#design/classes.ts'
import css from './DataTable.module.css'

/** The head of a column that says more than its name. */
export interface Column {
  readonly label: string
  /** Figures stand at the right. */
  readonly isFigure?: boolean
  /** The address of the table sorted by it, and how it is sorted by it now. */
  readonly sort?: { readonly href: string; readonly direction: 'ascending' | 'descending' | undefined }
}

interface DataTableProps {
  columns: readonly (string | Column)[]
  label: string
  /**
   * On a phone each row is a paragraph: its name and its last cell, below them the rest in lines of their own; `FLOWING`: below its name
   * all cells, one after the other.
   */
  stacks?: boolean | 'FLOWING'
  /** Long names of columns take several lines, so that many columns fit. */
  wrapsHead?: boolean
  /** Rows. */
  children: ReactNode
}

/** A dense table with a head that stays; a wider one scrolls in its frame. */
export function DataTable({ columns, label, stacks = false, wrapsHead = false, children }: DataTableProps) {
  const kind = classes(
    css.frame,
    stacks !== false && css.stacks,
    stacks === 'FLOWING' && css.flows,
    wrapsHead && css.wraps,
  )
  return (
    // A region that scrolls has to be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={kind} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={typeof column === 'string' ? column : column.label} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

function Head({ column }: { column: string | Column }) {
  const { label, isFigure, sort }: Column = typeof column === 'string' ? { label: column } : column
  return (
    <th scope="col" className={isFigure ? css.figure : undefined} aria-sort={sort?.direction}>
      {sort ? (
        <Link to={sort.href} preventScrollReset>
          {label}
        </Link>
      ) : (
        label
      )}
    </th>
  )
}
