import { DRAFT_PARAMETER } from '#domain/widget/widget-address.ts'
import { Notice } from '#design/Notice.tsx'
import { tradeInDealerTexts } from '#messages/trade-in-dealer.ts'
import { ChoiceRow, ChoiceText } from '../../blocks/ChoiceRow.tsx'
import { FlowForm, STEP_FORM } from '../../blocks/FlowPage.tsx'
import { PlaceSearch } from '../../blocks/PlaceSearch.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/tradein-dealer.page.ts'
import { chooseDealer, loadTradeInDealers } from './dealers.server.ts'
import { QuestionGroup } from './QuestionGroup.tsx'
import { TradeInActs, TradeInFrame } from './TradeInFrame.tsx'
import css from './trade-in.module.css'
import type { TradeInDealerView } from './trade-in-view.ts'

export const loader = loadTradeInDealers
export const action = chooseDealer

export const handle = { isStep: true }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: loaderData?.title ?? tradeInDealerTexts.dealerTitle })
}

/** Step 3: the dealer who inspects the car; the estimate that follows needs a login. */
export default function TradeInDealer({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(tradeInDealerTexts)
  const state = useEntries(view)
  const isOpen = view.dealers.some(({ isRequested }) => !isRequested)
  return (
    <TradeInFrame view={view} title={view.title} lead={view.lead} state={state} form={STEP_FORM}>
      {view.isOneDealers ? null : <Search view={view} />}
      <FlowForm>
        <input type="hidden" name="place" value={view.place} />
        {view.dealers.length === 0 ? <p>{texts.noDealers}</p> : null}
        <QuestionGroup name="merchant" title={texts.chooseDealer} error={state.errors.merchant}>
          {view.dealers.map((dealer) => (
            <ChoiceRow
              key={dealer.id}
              type="radio"
              name="merchant"
              value={dealer.id}
              defaultChecked={
                !dealer.isRequested &&
                (state.values.merchant === undefined ? dealer.isChosen : state.values.merchant === dealer.id)
              }
              disabled={dealer.isRequested}
              label={
                <ChoiceText
                  title={<b>{dealer.name}</b>}
                  notes={
                    dealer.isRequested
                      ? [dealer.address, texts.requestedHere]
                      : [dealer.address, dealer.terms, dealer.condition, dealer.inspection]
                  }
                  end={dealer.distance ? <span className={css.effect}>{dealer.distance}</span> : null}
                />
              }
            />
          ))}
        </QuestionGroup>
        {view.isLoggedIn || view.widgetDraft ? null : (
          <Notice>
            <p>
              <b>{texts.loginNeeded}</b>
            </p>
            <p>{texts.loginNote}</p>
          </Notice>
        )}
        <TradeInActs
          view={view}
          isOpen={isOpen}
          {...(view.widgetDraft ? {} : { label: view.isLoggedIn ? texts.see : texts.loginAndSee })}
        />
      </FlowForm>
    </TradeInFrame>
  )
}

function Search({ view }: { view: TradeInDealerView }) {
  const texts = useTexts(tradeInDealerTexts)
  return (
    <PlaceSearch path={view.path} place={view.place} button={texts.search}>
      {view.widgetDraft ? <input type="hidden" name={DRAFT_PARAMETER} value={view.widgetDraft} /> : null}
      {Object.entries(view.check).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </PlaceSearch>
  )
}
