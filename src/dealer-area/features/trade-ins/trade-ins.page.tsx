import { useLoaderData } from 'react-router'
import { ButtonLink } from '#design/Button.tsx'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { dealerTradeInTexts } from '#messages/dealer-trade-ins.ts'
import { useTexts } from '#storefront/site.ts'
import { CaseList } from '../../blocks/CaseList.tsx'
import { headOf } from '../../head.ts'
import css from './trade-ins.module.css'
import { loadTradeIns } from './trade-ins.server.ts'

export const loader = loadTradeIns

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.tradeIns)
}

/** Trade-ins, those to value by due time. */
export default function TradeIns() {
  const { tabs, links, empty, rows, terms } = useLoaderData<typeof loader>()
  const texts = useTexts(dealerTradeInTexts)
  const { tradeIns } = useTexts(dealerAreaTexts)
  const isToValue = tabs[0]?.isCurrent ?? true
  const due = isToValue ? texts.due : texts.validUntil
  return (
    <>
      <div className={css.head}>
        <h1>{tradeIns}</h1>
        <ButtonLink kind="secondary" href={terms}>
          {texts.terms}
        </ButtonLink>
      </div>
      <CaseList
        title={tradeIns}
        tabs={tabs}
        texts={texts}
        empty={empty}
        columns={[texts.car, texts.customer, texts.state, due, texts.estimate, texts.offer]}
        links={links}
      >
        {rows.map(({ id, href, car, plate, person, state, due: day, isLate, estimate, price }) => (
          <tr key={id}>
            <th scope="row">
              {href === null ? car : <a href={href}>{car}</a>}
              <small>{plate}</small>
            </th>
            <td>{person}</td>
            <td>{state}</td>
            <td data-label={due} className={isLate ? css.late : undefined}>
              {day}
            </td>
            <td data-label={texts.estimate} className={css.figure}>
              {estimate}
            </td>
            <td data-label={texts.offer} className={css.figure}>
              {price}
            </td>
          </tr>
        ))}
      </CaseList>
    </>
  )
}
