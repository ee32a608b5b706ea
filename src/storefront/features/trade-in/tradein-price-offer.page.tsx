import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { tradeInEstimateTexts } from '#messages/trade-in-estimate.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { tradeInOfferTexts } from '#messages/trade-in-offer.ts'
import { DealerDirections } from '../../blocks/DealerDirections.tsx'
import flow from '../../blocks/FlowPage.module.css'
import { SumColumns } from '../../blocks/SumColumns.tsx'
import { useHeadingAfterStep } from '../../blocks/use-heading-after-step.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/tradein-price-offer.page.ts'
import { InspectionProofs } from '../../blocks/InspectionProofs.tsx'
import { TradeInDifferences } from '../../blocks/TradeInDifferences.tsx'
import { Estimate, PriceRange } from './Estimate.tsx'
import { acceptPriceOffer, loadPriceOffer } from './price-offer.server.ts'
import type { PriceOfferView } from './trade-in-view.ts'
import estimate from './Estimate.module.css'
import css from './trade-in.module.css'

export function loader({ params: { requestId }, context }: Route.LoaderArgs) {
  return loadPriceOffer({ requestId, context })
}

export function action({ params: { requestId }, context }: Route.ActionArgs) {
  return acceptPriceOffer({ requestId, context })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: loaderData?.title ?? tradeInFlowTexts.offer })
}

/** The lasting page of a trade-in: where it stands, what the inspection changed, and the price with its lines. */
export default function TradeInPriceOffer({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(tradeInOfferTexts)
  const words = useTexts(tradeInEstimateTexts)
  const heading = useHeadingAfterStep()
  return (
    <div className={`wrap ${flow.page} ${css.page}`}>
      <SumColumns loose>
        <div className={flow.questions}>
          <div className="stack tight">
            <p className="small soft">{view.number}</p>
            <h1 {...heading}>{view.title}</h1>
            <p className="lead">{view.lead}</p>
            {view.price ? <p className={estimate.price}>{view.price}</p> : null}
          </div>
          <div className={`stack ${css.screenOnly}`}>
            {view.canAccept ? (
              <>
                <Form method="post" className={flow.acts}>
                  <Button type="submit">{texts.accept}</Button>
                  <ButtonLink href={view.garageHref} kind="secondary">
                    {texts.toGarage}
                  </ButtonLink>
                </Form>
                <p className="note">{texts.acceptNote}</p>
              </>
            ) : null}
            <p className={flow.acts}>
              {view.canAccept ? (
                <a href={view.requestHref}>{texts.toRequest}</a>
              ) : (
                <ButtonLink href={view.requestHref}>{texts.toRequest}</ButtonLink>
              )}
              {view.inspection ? <Inspection inspection={view.inspection} /> : null}
            </p>
          </div>
          {view.next ? <Next next={view.next} /> : null}
        </div>
        {view.dealer ? <DealerDirections dealer={view.dealer} /> : null}
      </SumColumns>
      <Specs columns={2}>
        {view.facts.map(({ label, value }) => (
          <SpecRow key={label} label={label}>
            {value}
          </SpecRow>
        ))}
      </Specs>
      {view.differences ? <TradeInDifferences differences={view.differences} /> : null}
      <InspectionProofs proofs={view.proofs} />
      {view.estimate && !view.price ? (
        <section className="stack">
          <h2>{words.estimate}</h2>
          <PriceRange estimate={view.estimate} />
        </section>
      ) : null}
      {view.estimate ? <Estimate estimate={view.estimate} /> : null}
    </div>
  )
}

/** What becomes of the time of the inspection. */
function Inspection({
  inspection: { calendar, move, cancel },
}: {
  inspection: NonNullable<PriceOfferView['inspection']>
}) {
  const texts = useTexts(tradeInOfferTexts)
  return (
    <>
      <ButtonLink href={calendar} kind="secondary" download>
        {texts.calendar}
      </ButtonLink>
      {move ? <a href={move}>{texts.move}</a> : null}
      {cancel ? <a href={cancel}>{texts.cancel}</a> : null}
    </>
  )
}

function Next({ next: { steps, bring } }: { next: NonNullable<PriceOfferView['next']> }) {
  const texts = useTexts(tradeInOfferTexts)
  return (
    <>
      <section className="stack">
        <h2>{texts.nextTitle}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {bring ? (
        <section className="stack">
          <h2>{texts.bringTitle}</h2>
          <ul>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
