import { useLoaderData } from 'react-router'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { dealerFinancingTexts } from '#messages/dealer-financing.ts'
import { useTexts } from '#storefront/site.ts'
import { CaseList } from '../../blocks/CaseList.tsx'
import { headOf } from '../../head.ts'
import { loadFinancings } from './financings.server.ts'

export const loader = loadFinancings

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.financings)
}

export default function Financings() {
  const { tabs, links, empty, rows } = useLoaderData<typeof loader>()
  const texts = useTexts(dealerFinancingTexts)
  const { financings } = useTexts(dealerAreaTexts)
  return (
    <>
      <h1>{financings}</h1>
      <CaseList
        title={financings}
        tabs={tabs}
        texts={texts}
        empty={empty}
        columns={[texts.customer, texts.vehicle, texts.state, texts.bank, texts.order, texts.sent]}
        links={links}
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
      </CaseList>
    </>
  )
}
