import { ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { tradeInConditionTexts } from '#messages/trade-in-condition.ts'
import { tradeInLandingTexts } from '#messages/trade-in-landing.ts'
import flow from '../../blocks/FlowPage.module.css'
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
        <p>
          <ButtonLink href={view.start}>{texts.start}</ButtonLink>
        </p>
      </div>
      <section className="stack">
        <h2>{texts.how}</h2>
        <ol className={css.how}>
          {view.how.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
      <section className="stack" id="tabelle">
        <h2>{conditionWords.table}</h2>
        <p className="soft">{view.source}</p>
        <p className="small">{view.terms}</p>
        <div className={css.table}>
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
      </section>
    </div>
  )
}
