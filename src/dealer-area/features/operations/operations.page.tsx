import { useLoaderData } from 'react-router'
import { ButtonLink } from '#design/Button.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { operationsTexts, sellerReportTexts } from '#messages/dealer-platform.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { headOf } from '../../head.ts'
import css from './operations.module.css'
import { loadOperations } from './operations.server.ts'

export const loader = loadOperations

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.operations)
}

/** What failed or waits in the shop as a whole, and how much there is. */
export default function OperationsScreen() {
  const { facts, parts, reports } = useLoaderData<typeof loader>()
  const texts = useTexts(operationsTexts)
  const reportTexts = useTexts(sellerReportTexts)
  return (
    <>
      <h1>{useTexts(dealerAreaTexts).operations}</h1>
      <h2>{texts.state}</h2>
      <Specs>
        {facts.map(({ label, value }) => (
          <SpecRow key={label} label={label}>
            {value}
          </SpecRow>
        ))}
      </Specs>
      {parts.map(({ title, lead, empty, columns, rows }) => (
        <section key={title} className={css.part}>
          <h2>{title}</h2>
          {lead ? <p className="small">{lead}</p> : null}
          {rows.length === 0 ? <p>{empty}</p> : <Rows title={title} columns={columns} rows={rows} />}
        </section>
      ))}
      <section className={css.part}>
        <h2>{reportTexts.title}</h2>
        <p>{reportTexts.lead}</p>
        <div className={css.files}>
          {reports.map(({ href, label }) => (
            <ButtonLink key={href} href={href} kind="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
        <p className="small">{reportTexts.privateNote}</p>
      </section>
    </>
  )
}

type RowsProps = Pick<Awaited<ReturnType<typeof loadOperations>>['parts'][number], 'title' | 'columns' | 'rows'>

function Rows({ title, columns, rows }: RowsProps) {
  return (
    <DataTable columns={columns} label={title}>
      {rows.map(({ id, cells: [first, ...rest], isWrong }) => (
        <tr key={id} className={isWrong ? css.wrong : undefined}>
          <th scope="row">{first}</th>
          {rest.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </DataTable>
  )
}
