import { useLoaderData } from 'react-router'
import { EmptyState } from '#design/EmptyState.tsx'
import { Tabs } from '#design/Tabs.tsx'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { dealerFinancingTexts } from '#messages/dealer-financing.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { Pages } from '../../blocks/Pages.tsx'
import { headOf } from '../../head.ts'
import { loadFinancings } from './financings.server.ts'

export const loader = loadFinancings

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.financings)
}

export default function Financings() {
  const { tabs, links, rows } = useLoaderData<typeof loader>()
  const texts = useTexts(dealerFinancingTexts)
  const { financings } = useTexts(dealerAreaTexts)
  return (
    <>
      <h1>{financings}</h1>
      <Tabs tabs={tabs} label={texts.parts} />
      {rows.length === 0 ? <EmptyState title={texts.empty} text={texts.emptyText} /> : null}
      {rows.length > 0 ? (
        <DataTable
          columns={[texts.customer, texts.vehicle, texts.state, texts.bank, texts.order, texts.sent]}
          label={financings}
        >
          {rows.map(({ id, href, person, title, type, state, bank, order, sent }) => (
            <tr key={id}>
              <th scope="row">
                <a href={href}>{person}</a>
              </th>
              <td>
                {title}
                <small>{type}</small>
              </td>
              <td>{state}</td>
              <td>{bank}</td>
              <td>
                <a href={order.href}>{order.id}</a>
              </td>
              <td>{sent}</td>
            </tr>
          ))}
        </DataTable>
      ) : null}
      <Pages links={links} />
    </>
  )
}
