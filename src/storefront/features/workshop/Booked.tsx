import { ButtonLink } from '#design/Button.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { bookedTexts } from '#messages/workshop.ts'
import { NarrowPage } from '../../blocks/NarrowPage.tsx'
import { useHeadingAfterStep } from '../../blocks/use-heading-after-step.ts'
import { useTexts } from '../../site.ts'
import type { BookedView } from './booked.server.ts'

/** What was booked, what happens next, and the way to the page of the request. */
export function Booked({ view }: { view: BookedView }) {
  const texts = useTexts(bookedTexts)
  const heading = useHeadingAfterStep()
  return (
    <NarrowPage>
      <h1 {...heading}>{view.title}</h1>
      <p className="lead">{view.lead}</p>
      <Specs>
        <SpecRow label={texts.number}>{view.number}</SpecRow>
        <SpecRow label={texts.services}>{view.services}</SpecRow>
      </Specs>
      <h2>{texts.nextTitle}</h2>
      <ol>
        {view.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <ButtonLink href={view.href}>{texts.open}</ButtonLink>
      </p>
    </NarrowPage>
  )
}
