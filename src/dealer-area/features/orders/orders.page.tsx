import { useLoaderData } from 'react-router'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { merchantOrderTexts } from '#messages/dealer-orders.ts'
import { useTexts } from '#storefront/site.ts'
import { CaseList } from '../../blocks/CaseList.tsx'
import { headOf } from '../../head.ts'
import css from './orders.module.css'
import { loadOrders } from './orders.server.ts'

export const loader = loadOrders

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.orders)
}

export default function Orders() {
  const { tabs, links, empty, rows } = useLoaderData<typeof loader>()
  const texts = useTexts(merchantOrderTexts)
  const { orders } = useTexts(dealerAreaTexts)
  const columns = [
    texts.number,
    texts.customer,
    texts.what,
    texts.step,
    texts.state,
    texts.payment,
    texts.total,
    texts.placed,
  ]
  return (
    <>
      <h1>{orders}</h1>
      <CaseList title={orders} tabs={tabs} texts={texts} empty={empty} columns={columns} links={links}>
        {rows.map(({ id, href, customer, title, step, due, isLate, state, payment, total, placed }) => (
          <tr key={id}>
            <th scope="row">
              <a href={href}>{id}</a>
            </th>
            <td>{customer}</td>
            <td>{title}</td>
            <td>
              {step}
              {due ? <small className={isLate ? css.late : undefined}>{due}</small> : null}
            </td>
            <td data-label={texts.state}>{state}</td>
            <td data-label={texts.payment}>{payment}</td>
            <td data-label={texts.total}>{total}</td>
            <td data-label={texts.placed}>{placed}</td>
          </tr>
        ))}
      </CaseList>
    </>
  )
}
