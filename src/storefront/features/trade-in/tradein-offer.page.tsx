import { Form, useActionData } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { Notice } from '#design/Notice.tsx'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { tradeInOfferTexts } from '#messages/trade-in-offer.ts'
import { AnswerList } from '../../blocks/AnswerList.tsx'
import { DraftField } from '../../blocks/DraftField.tsx'
import { FlowActs, STEP_FORM } from '../../blocks/FlowPage.tsx'
import formCss from '../../blocks/FormFields.module.css'
import type { FormState } from '../../blocks/form-state.ts'
import { FormField } from '../../blocks/FormFields.tsx'
import { MessageField } from '../../blocks/MessageField.tsx'
import { NewsletterBox } from '../../blocks/NewsletterBox.tsx'
import { TimeButtons } from '../../blocks/TimeButtons.tsx'
import { TimePicker } from '../../blocks/TimePicker.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { useFormWhenLeft } from '../../blocks/use-form-when-left.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/tradein-offer.page.ts'
import { Estimate, PriceRange } from './Estimate.tsx'
import { loadTradeInOffer, type OfferAnswer, sendTradeIn } from './offer.server.ts'
import { TradeInFrame } from './TradeInFrame.tsx'
import css from './trade-in.module.css'
import type { TradeInOfferView } from './trade-in-view.ts'

export const loader = loadTradeInOffer
export const action = sendTradeIn

export const handle = { isStep: true }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: loaderData?.title ?? tradeInFlowTexts.offer })
}

/** Step 4: the estimate with its lines, and the way to the dealer. */
export default function TradeInOffer({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(tradeInOfferTexts)
  const state = useEntries(view)
  const form = view.isRequested ? undefined : STEP_FORM
  return (
    <TradeInFrame view={view} title={view.title} state={state} form={form} isWide>
      {view.estimate ? <PriceRange estimate={view.estimate} /> : null}
      <p className={view.estimate ? 'small soft' : 'lead'}>
        {view.note} {view.hitRate}
      </p>
      <div className={classes('row', css.screenOnly)}>
        {view.isRequested ? null : <ButtonLink href="#besichtigung">{texts.inspect}</ButtonLink>}
        {view.estimate ? (
          <Button kind="secondary" className="with-script" onClick={() => window.print()}>
            {texts.print}
          </Button>
        ) : null}
      </div>
      <section className={`stack ${css.screenOnly}`} aria-labelledby="angaben">
        <h2 id="angaben">{texts.answers}</h2>
        <AnswerList rows={view.answers} />
      </section>
      {view.estimate ? <Estimate estimate={view.estimate} conditionHref={view.conditionHref} /> : null}
      {view.isRequested ? null : <Inspection view={view} state={state} />}
      <div className={css.screenOnly}>
        <FlowActs back={view.back} later={view.later} form={form} />
      </div>
    </TradeInFrame>
  )
}

/** The time of the inspection, with which the request is sent. */
function Inspection({ view, state }: { view: TradeInOfferView; state: FormState }) {
  const texts = useTexts(tradeInOfferTexts)
  const alternatives = useActionData<OfferAnswer>()?.alternatives ?? []
  return (
    <section id="besichtigung" className={`stack ${css.screenOnly}`}>
      <h2>{texts.inspect}</h2>
      <p className="soft">{view.inspectLead}</p>
      <Form ref={useFormWhenLeft()} id={STEP_FORM} method="post" noValidate className={formCss.fields}>
        <DraftField />
        <input type="hidden" name="key" value={view.key} />
        <input type="hidden" name="shown" value={view.shown} />
        <FormField
          state={state}
          name="phone"
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          defaultValue={view.phone}
          optional
        />
        <MessageField state={state} label={texts.message} rows={3} optional />
        <NewsletterBox state={state} />
        {alternatives.length > 0 ? (
          <Notice>
            <TimeButtons times={alternatives} />
          </Notice>
        ) : null}
        {view.times ? <TimePicker view={view.times} /> : null}
        <div className="stack tight">
          <div>
            <Button type="submit" kind={view.times ? 'secondary' : 'primary'}>
              {texts.withoutTime}
            </Button>
          </div>
          <p className="note">{texts.withoutTimeNote}</p>
        </div>
      </Form>
    </section>
  )
}
