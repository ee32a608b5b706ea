import { electricTexts } from '#messages/vehicle-details.ts'
import { DisclosureSection } from '../../blocks/DisclosureSection.tsx'
import { useTexts } from '../../site.ts'
import css from './ElectricFacts.module.css'
import type { ElectricView } from './vehicle-view.ts'

/** Range, battery and charging power, each on a scale, as far as they are stored. */
export function ElectricFacts({ view }: { view: ElectricView }) {
  const texts = useTexts(electricTexts)
  return (
    <DisclosureSection id="reichweite" title={texts.title} hint={view.hint}>
      {view.scales.length > 0 ? (
        <dl className={css.scales}>
          {view.scales.map(({ key, label, value, share, end }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b>
                <svg className={css.scale} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={share * 100} height={1} />
                </svg>
                <small aria-hidden="true">{texts.scale(end)}</small>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {view.charging ? <p className="note">{view.charging}</p> : null}
    </DisclosureSection>
  )
}
