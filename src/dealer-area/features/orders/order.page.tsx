import { useActionData, useLoaderData } from 'react-router'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { SumRow, Sums } from '#design/Sums.tsx'
import { merchantOrderTexts } from '#messages/dealer-orders.ts'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { Course } from '../../blocks/Course.tsx'
import { Notes } from '../../blocks/Notes.tsx'
import { headOf } from '../../head.ts'
import { changeOrder, type OrderAnswer } from './change-order.server.ts'
import { HoldForm } from './HoldForm.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { NextSteps } from './NextSteps.tsx'
import { loadOrder } from './order.server.ts'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderFiles } from './OrderFiles.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import type { OrderView } from './order-view.ts'

export const loader = loadOrder
export const action = changeOrder

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: OrderView }) {
  return headOf(args, args.loaderData?.title ?? merchantOrderTexts.back)
}

/** An order: what is to be done and what follows from it, what was ordered, who ordered it. */
export default function OrderScreen() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(merchantOrderTexts)
  const answer = useActionData<OrderAnswer>()
  const stateOf = (part: OrderAnswer['part']) => (answer?.part === part ? (answer.state ?? EMPTY_FORM) : EMPTY_FORM)
  const back = { href: view.back, label: texts.back }
  return (
    <CasePage title={view.title} note={view.state} back={back} aside={<Aside view={view} />}>
      {view.confirm ? (
        <ConfirmStep confirm={view.confirm} state={stateOf('step')} isSteppedUp={view.isSteppedUp} />
      ) : (
        <NextSteps steps={view.steps} waits={view.waits} state={stateOf('step')} />
      )}
      {view.confirm ? null : (
        <OrderMoney view={view} state={stateOf('money')} payoutState={stateOf('payout')} payout={answer?.payout} />
      )}
      {view.hold && !view.confirm ? <HoldForm hold={view.hold} state={stateOf('hold')} /> : null}
      <h2>{texts.history}</h2>
      <Course course={view.course} />
      <Notes notes={view.notes} state={stateOf('note')} />
      <OrderDocuments documents={view.documents} handOver={view.handOver} />
      <OrderFiles files={view.files} state={stateOf('files')} />
    </CasePage>
  )
}

function Aside({ view: { sums, payment, cars, customer, addresses } }: { view: OrderView }) {
  const texts = useTexts(merchantOrderTexts)
  return (
    <>
      <h2>{texts.money}</h2>
      <Sums lined>
        {sums.map(({ label, amount, isTotal }) => (
          <SumRow key={label} label={label} amount={amount} kind={isTotal ? 'total' : undefined} />
        ))}
      </Sums>
      <Facts facts={payment} />
      {cars.length > 0 ? (
        <>
          <h2>{texts.cars(cars.length)}</h2>
          {cars.map(({ title, href }) => (
            <p key={href}>
              <a href={href}>{title}</a>
            </p>
          ))}
        </>
      ) : null}
      <h2>{texts.customer}</h2>
      <Facts facts={customer} />
      {addresses.map(({ label, lines }) => (
        <div key={label}>
          <h3>{label}</h3>
          <p>
            {lines.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </p>
        </div>
      ))}
    </>
  )
}

function Facts({ facts }: { facts: OrderView['payment'] }) {
  return (
    <Specs>
      {facts.map(({ label, value, href }) => (
        <SpecRow key={label} label={label}>
          {href ? <a href={href}>{value}</a> : value}
        </SpecRow>
      ))}
    </Specs>
  )
}
