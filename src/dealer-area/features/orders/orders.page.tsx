import { useLoaderData } from 'react-router'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { merchantOrderTexts } from '#messages/dealer-orders.ts'
import { useTexts } from '#storefront/site.ts'
import { CaseList } from '../../blocks/CaseList.tsx'
import { headOf } from '../../head.ts'
import { loadOrders } from './orders.server.ts'

export const loader = loadOrders

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.orders)
}

export default function Orders() {
  const { tabs, links, rows } = useLoaderData<typeof loader>()
  const texts = useTexts(merchantOrderTexts)
  const { orders } = useTexts(dealerAreaTexts)
  const columns = [texts.number, texts.customer, texts.what, texts.state, texts.payment, texts.total, texts.placed]
  return (
    <>
      <h1>{orders}</h1>
      <CaseList title={orders} tabs={tabs} texts={texts} columns={columns} links={links}>
        {rows.map(({ id, href, customer, title, state, payment, total, placed }) => (
          <tr key={id}>
            <th scope="row">
              <a href={href}>{id}</a>
            </th>
            <td>{customer}</td>
            <td>{title}</td>
            <td>{state}</td>
            <td>{payment}</td>
            <td>{total}</td>
            <td>{placed}</td>
          </tr>
        ))}
      </CaseList>
    </>
  )
}
