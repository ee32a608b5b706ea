import { Spans, type Line } from './Spans.tsx'
import css from './ContentPage.module.css'

interface ContentTableProps {
  header: readonly Line[]
  rows: readonly { readonly cells: readonly Line[] }[]
}

/** A table of a text page; one that is wider than the page is scrolled on its own, by keyboard too. */
export function ContentTable({ header, rows }: ContentTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.scroll} tabIndex={0} aria-label={header.map(plainText).join(', ')}>
      <table className={css.table}>
        <thead>
          <tr>
            {header.map((line, index) => (
              <th key={index} scope="col">
                <Spans line={line} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }, index) => (
            <tr key={index}>
              {cells.map((line, column) => (
                <td key={column}>
                  <Spans line={line} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function plainText({ spans }: Line): string {
  return spans.map(({ text }) => text).join('')
}
