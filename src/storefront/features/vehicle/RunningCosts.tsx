import { runningCostTexts } from '#messages/vehicle-details.ts'
import { Button } from '#design/Button.tsx'
import { DisclosureSection } from '../../blocks/DisclosureSection.tsx'
import { Co2 } from '../../blocks/Co2.tsx'
import { useTexts } from '../../site.ts'
import css from './RunningCosts.module.css'
import { SamePageForm } from './SamePageForm.tsx'
import { COSTS_ID, KILOMETRES_PARAM, type RunningCostsView } from './vehicle-view.ts'

const OWN = [KILOMETRES_PARAM]

/** What the car costs a month as a bar; every part says what it is calculated from. */
export function RunningCosts({ view, path }: { view: RunningCostsView; path: string }) {
  const texts = useTexts(runningCostTexts)
  return (
    <DisclosureSection id={COSTS_ID} title={texts.title} hint={view.total}>
      <p>
        <b>{view.sum}</b> <span className="small soft">{view.conditions}</span>
      </p>
      <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {view.parts.map(({ key, from, share }) => (
          <rect key={key} data-part={key} x={from * 100} width={share * 100} height={1} />
        ))}
      </svg>
      <dl className={css.parts}>
        {view.parts.map(({ key, label, amount, assumption }) => (
          <div key={key}>
            <dt data-part={key}>{label}</dt>
            <dd>
              <b>{amount}</b>
              <small>
                <Co2 text={assumption} />
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <SamePageForm path={path} anchor={COSTS_ID} own={OWN} className={css.form}>
        <label htmlFor={KILOMETRES_PARAM}>{texts.kilometres}</label>
        <input
          id={KILOMETRES_PARAM}
          name={KILOMETRES_PARAM}
          type="number"
          inputMode="numeric"
          enterKeyHint="go"
          min={0}
          max={200_000}
          step={1_000}
          required
          defaultValue={view.kilometres}
        />
        <Button type="submit" kind="secondary" small>
          {texts.recalculate}
        </Button>
      </SamePageForm>
      <p className={css.note}>
        {view.unknown} {view.insurance}
      </p>
    </DisclosureSection>
  )
}
