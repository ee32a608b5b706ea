import { tradeInConditionTexts } from '#messages/trade-in-condition.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { ChoiceRow } from '../../blocks/ChoiceRow.tsx'
import { CoverButton, CoverPicture } from '../../blocks/CoverPicture.tsx'
import { FileField } from '../../blocks/FileField.tsx'
import { FlowForm, STEP_FORM } from '../../blocks/FlowPage.tsx'
import { PictureList } from '../../blocks/PictureList.tsx'
import { useCoverLead } from '../../blocks/use-cover-lead.ts'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/tradein-condition.page.ts'
import { AnswerText } from './AnswerText.tsx'
import { loadTradeInCondition, saveTradeInCondition } from './condition.server.ts'
import { QuestionGroup } from './QuestionGroup.tsx'
import { TradeInActs, TradeInFrame } from './TradeInFrame.tsx'

export const loader = loadTradeInCondition
export const action = saveTradeInCondition

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: tradeInConditionTexts.conditionTitle })
}

/** Step 2: condition, equipment and pictures; every answer says what it does to the price. */
export default function TradeInCondition({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(tradeInConditionTexts)
  const state = useEntries(view)
  const uploads = useTexts(uploadTexts)
  const coverLead = useCoverLead()
  const covering = view.pictures?.covering
  if (covering)
    return (
      <TradeInFrame view={view} title={uploads.coverTitle} lead={coverLead} state={state}>
        <FlowForm>
          <CoverPicture key={covering.href} picture={covering} state={state} />
        </FlowForm>
      </TradeInFrame>
    )
  const isSent = Object.keys(state.values).length > 0
  return (
    <TradeInFrame view={view} title={texts.conditionTitle} lead={texts.conditionLead} state={state} form={STEP_FORM}>
      <FlowForm hasFiles>
        <p className="note">
          {view.source}{' '}
          <a href={view.table} target={view.widgetDraft ? '_top' : undefined}>
            {texts.wholeTable}
          </a>
        </p>
        {view.questions.map(({ key, title, answers, chosen }) => (
          <QuestionGroup key={key} name={key} title={title} error={state.errors[key]}>
            {answers.map((answer) => (
              <ChoiceRow
                key={answer.key}
                type="radio"
                name={`c-${key}`}
                value={answer.key}
                label={<AnswerText answer={answer} />}
                defaultChecked={(state.values[`c-${key}`] ?? chosen) === answer.key}
              />
            ))}
          </QuestionGroup>
        ))}
        <QuestionGroup title={texts.equipment}>
          <p className="small soft">{texts.equipmentLead}</p>
          {view.equipment.map((answer) => (
            <ChoiceRow
              key={answer.key}
              name={`e-${answer.key}`}
              label={<AnswerText answer={answer} />}
              defaultChecked={isSent ? `e-${answer.key}` in state.values : view.chosenEquipment.includes(answer.key)}
            />
          ))}
        </QuestionGroup>
        {view.pictures ? (
          <section id="bilder" className="stack">
            <h2>{texts.pictures}</h2>
            <p className="soft">{texts.picturesLead}</p>
            {view.pictures.uploads.length > 0 ? (
              <PictureList pictures={view.pictures.uploads}>
                {({ key, boxes }) => <CoverButton intent={`boxes:${key}`} drawn={boxes.length} />}
              </PictureList>
            ) : null}
            <FileField name="files" label={texts.addPictures} view={view.pictures.field} state={state} />
          </section>
        ) : null}
        <TradeInActs view={view} />
      </FlowForm>
    </TradeInFrame>
  )
}
