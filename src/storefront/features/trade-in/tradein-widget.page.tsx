import { Button } from '#design/Button.tsx'
import { TextField } from '#design/Field.tsx'
import { Notice } from '#design/Notice.tsx'
import { tradeInLandingTexts } from '#messages/trade-in-landing.ts'
import { tradeInVehicleTexts } from '#messages/trade-in-vehicle.ts'
import { tradeInWidgetTexts } from '#messages/trade-in-widget.ts'
import { FlowActs } from '../../blocks/FlowPage.tsx'
import flow from '../../blocks/FlowPage.module.css'
import formCss from '../../blocks/FormFields.module.css'
import { EMPTY_FORM } from '../../blocks/form-state.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/tradein-widget.page.ts'
import { TradeInFrame } from './TradeInFrame.tsx'
import { loadTradeInWidget, saveTradeInWidget } from './widget.server.ts'

export const loader = loadTradeInWidget
export const action = saveTradeInWidget

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: tradeInLandingTexts.landingTitle })
}

/** The first and the last page of a trade-in inside a frame. */
export default function TradeInWidget({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(tradeInWidgetTexts)
  const landing = useTexts(tradeInLandingTexts)
  const vehicle = useTexts(tradeInVehicleTexts)
  if (view.kind === 'READY')
    return (
      <TradeInFrame view={view.frame} title={texts.readyTitle} lead={texts.readyLead} state={EMPTY_FORM}>
        <form method="post" action={view.action} target="_top">
          <input type="hidden" name="draft" value={view.draft} />
          <FlowActs button={texts.goOn} back={view.frame.back} />
        </form>
      </TradeInFrame>
    )
  return (
    <div className={`wrap ${flow.page}`}>
      <div className="stack">
        <h1>{landing.landingTitle}</h1>
        {view.isExpired ? <Notice>{texts.expired}</Notice> : null}
        <p className="lead">{view.lead}</p>
      </div>
      <form method="post" action={view.start} className={formCss.fields}>
        <input type="hidden" name="intent" value="vin" />
        <input type="hidden" name="flow" value="standFlow" />
        <TextField
          name="vin"
          label={vehicle.vinLabel}
          hint={vehicle.vinHint}
          maxLength={17}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          required
        />
        <div className="row">
          <Button type="submit">{landing.start}</Button>
          <a href={view.start}>{texts.byChoice}</a>
        </div>
      </form>
    </div>
  )
}
