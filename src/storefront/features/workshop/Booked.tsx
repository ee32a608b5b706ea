import { ButtonLink } from '#design/Button.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { bookedTexts } from '#messages/workshop-booked.ts'
import { DealerDirections } from '../../blocks/DealerDirections.tsx'
import flow from '../../blocks/FlowPage.module.css'
import { SumColumns } from '../../blocks/SumColumns.tsx'
import { useHeadingAfterStep } from '../../blocks/use-heading-after-step.ts'
import { useTexts } from '../../site.ts'
import type { BookedView } from './booked.server.ts'
import css from './workshop.module.css'

/** What was booked, what happens next, and the way to the page of the request. */
export function Booked({ view }: { view: BookedView }) {
  const texts = useTexts(bookedTexts)
  const heading = useHeadingAfterStep()
  return (
    <div className={`wrap ${flow.page} ${css.booked}`}>
      <SumColumns loose>
        <div className={flow.questions}>
          <div className="stack">
            <h1 {...heading}>{view.title}</h1>
            <p className="lead">{view.lead}</p>
            <p className={flow.acts}>
              <ButtonLink href={view.href}>{texts.open}</ButtonLink>
              {view.calendar ? (
                <ButtonLink href={view.calendar} kind="secondary" download>
                  {texts.calendar}
                </ButtonLink>
              ) : null}
              {view.move ? <a href={view.move}>{texts.move}</a> : null}
              {view.cancel ? <a href={view.cancel}>{texts.cancel}</a> : null}
            </p>
          </div>
          <Specs>
            {view.facts.map(({ label, value }) => (
              <SpecRow key={label} label={label}>
                {value}
              </SpecRow>
            ))}
          </Specs>
          {view.bring ? (
            <section className="stack">
              <h2>{texts.bringTitle}</h2>
              <ul>
                {view.bring.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            </section>
          ) : null}
          <section className="stack">
            <h2>{texts.nextTitle}</h2>
            <ol>
              {view.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
        {view.dealer ? <DealerDirections dealer={view.dealer} /> : null}
      </SumColumns>
    </div>
  )
}
