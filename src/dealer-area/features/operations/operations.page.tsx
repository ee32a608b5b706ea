import { Form, useActionData, useLoaderData } from 'react-router'
import { Disclosure } from '#design/Accordion.tsx'
import { Button, ButtonLink } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { Notice } from '#design/Notice.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { operationsTexts, sellerReportTexts } from '#messages/dealer-platform.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { Done } from '../../blocks/Done.tsx'
import { headOf } from '../../head.ts'
import css from './operations.module.css'
import { loadOperations, type OperationsView } from './operations.server.ts'
import { retryJobs } from './retry-jobs.server.ts'

export const loader = loadOperations
export const action = retryJobs

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.operations)
}

/** What failed or waits in the shop as a whole, and how much there is. */
export default function OperationsScreen() {
  const view = useLoaderData<typeof loader>()
  const { state, isFine, isMoneyWrong, vitalSigns, troubles, quiet, totals, reports } = view
  const answer = useActionData<typeof action>()
  const texts = useTexts(operationsTexts)
  const reportTexts = useTexts(sellerReportTexts)
  return (
    <>
      <h1>{useTexts(dealerAreaTexts).operations}</h1>
      <Done text={answer?.done} />
      {isFine ? <p>{state}</p> : <Notice tone="warning">{state}</Notice>}
      {isMoneyWrong ? <Facts facts={view.facts} /> : null}
      {[...troubles, vitalSigns].map((part) => (
        <section key={part.title} className={css.part}>
          <h2>{part.title}</h2>
          {part.lead ? <p className="small">{part.lead}</p> : null}
          {part.retry ? <RetryJobs lead={part.retry} /> : null}
          <Rows part={part} />
        </section>
      ))}
      <section className={css.part}>
        <h2>{texts.backups}</h2>
        <p>{view.backups}</p>
      </section>
      {quiet.length > 0 ? (
        <section className={css.part}>
          <h2>{texts.quiet}</h2>
          <p>{quiet.join(' ')}</p>
        </section>
      ) : null}
      {isMoneyWrong ? null : <Facts facts={view.facts} />}
      <section className={classes(css.part, css.narrow)}>
        <h2>{texts.totals}</h2>
        <div>
          {totals.map((part) => (
            <Disclosure key={part.title} title={part.title} count={part.rows.length}>
              <Rows part={part} />
            </Disclosure>
          ))}
        </div>
      </section>
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

/** Has all given-up jobs tried again. */
function RetryJobs({ lead }: { lead: string }) {
  return (
    <Form method="post" className={css.retry}>
      <p>{lead}</p>
      <Button type="submit" kind="secondary">
        {useTexts(operationsTexts).retry}
      </Button>
    </Form>
  )
}

function Facts({ facts }: Pick<OperationsView, 'facts'>) {
  const texts = useTexts(operationsTexts)
  return (
    <section className={classes(css.part, css.narrow)}>
      <h2>{texts.state}</h2>
      <Specs>
        {facts.map(({ label, value }) => (
          <SpecRow key={label} label={label}>
            {value}
          </SpecRow>
        ))}
      </Specs>
    </section>
  )
}

function Rows({ part: { title, columns, rows, empty } }: { part: OperationsView['vitalSigns'] }) {
  if (rows.length === 0) return <p>{empty}</p>
  return (
    <DataTable columns={columns} label={title} stacks="FLOWING">
      {rows.map(({ id, cells: [first, ...rest], isWrong }) => (
        <tr key={id} className={isWrong ? css.wrong : undefined}>
          <th scope="row" className={css.name}>
            {first}
          </th>
          {rest.map((cell, index) => (
            <td
              key={columns[index + 1]}
              className={index === 0 ? css.value : undefined}
              data-label={index < rest.length - 1 ? columns[index + 1] : undefined}
            >
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  )
}
