import { More } from '#design/Accordion.tsx'
import { Notice } from '#design/Notice.tsx'
import { tradeInConditionTexts } from '#messages/trade-in-condition.ts'
import { tradeInLandingTexts } from '#messages/trade-in-landing.ts'
import flow from '../../blocks/FlowPage.module.css'
import { NumberedSteps } from '../../blocks/NumberedSteps.tsx'
import { SellBox } from '../../blocks/SellBox.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/tradein.page.ts'
import { AnswerText } from './AnswerText.tsx'
import { continueFromWidget } from './widget.server.ts'
import { loadTradeInLanding } from './tradein.server.ts'
import css from './tradein.module.css'

export const loader = loadTradeInLanding
export const action = continueFromWidget

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: tradeInLandingTexts.landingTitle })
}

/** What selling to a dealer is about, and the public table of deductions. */
export default function TradeInLanding({ loaderData: view, actionData }: Route.ComponentProps) {
  const texts = useTexts(tradeInLandingTexts)
  const conditionWords = useTexts(tradeInConditionTexts)
  const groups = [...view.questions, { key: 'equipment', title: conditionWords.equipment, answers: view.equipment }]
  return (
    <div className={`wrap ${flow.page}`}>
      <div className="stack">
        <h1>{texts.landingTitle}</h1>
        {actionData ? <Notice>{actionData.notice}</Notice> : null}
        <p className="lead">{view.description}</p>
      </div>
      <SellBox sell={view.sell} leads />
      <section className="stack">
        <h2>{texts.how}</h2>
        <NumberedSteps steps={view.how} />
      </section>
      <section className="stack">
        <h2>{conditionWords.table}</h2>
        <p className="soft">{view.source}</p>
        <p className="small">{view.terms}</p>
        <More more={texts.allDeductions} less={texts.hideDeductions}>
          {/* The address of the table leads inside, which opens the disclosure. */}
          <div className={css.table} id="tabelle">
            {groups.map(({ key, title, answers }) => (
              <div key={key}>
                <h3>{title}</h3>
                <ul>
                  {answers.map((answer) => (
                    <li key={answer.key}>
                      <AnswerText answer={answer} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </More>
      </section>
    </div>
  )
}
