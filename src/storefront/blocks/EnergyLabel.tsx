import { energyTexts } from '#messages/energy.ts'
import { Co2 } from './Co2.tsx'
import css from './EnergyLabel.module.css'
import { FactList, type FactView } from './FactList.tsx'
import { useTexts } from '../site.ts'

export interface EnergyView {
  readonly line: string
  /** The car counts as new, so the label is a duty; otherwise the values are information. */
  readonly required: boolean
  readonly co2Class?: string
  /** Of plug-in hybrids: the class with an empty battery. */
  readonly co2ClassDischarged?: string
  readonly rows: readonly FactView[]
  /** Energy, CO₂ and tax, of a required label. */
  readonly costs: readonly FactView[]
  /** Where the prices behind the costs come from. */
  readonly costSource?: string
}

/** Upper limits in g/km of the classes B to F (Pkw-EnVKV § 3a); A is 0, G everything above. */
const CLASSES = [
  ['A', '0 g/km'],
  ['B', '1–95 g/km'],
  ['C', '96–115 g/km'],
  ['D', '116–135 g/km'],
  ['E', '136–155 g/km'],
  ['F', '156–175 g/km'],
] as const

/** Consumption and CO₂ class with the scale of the law, whose colours no brand changes. */
export function EnergyLabel({ energy }: { energy: EnergyView }) {
  const texts = useTexts(energyTexts)
  const { co2Class, co2ClassDischarged } = energy
  const scale = [...CLASSES, ['G', texts.above] as const]
  return (
    <div className={css.frame}>
      <div className={css.label}>
        {co2Class ? (
          <div>
            <ol className={css.scale} aria-label={texts.classes}>
              {scale.map(([name, extent]) => (
                <li key={name} data-class={name} aria-current={name === co2Class || undefined}>
                  <span className={css.bar}>{name}</span>
                  <small>{extent}</small>
                  {name === co2Class ? <b>{name}</b> : null}
                  {name === co2ClassDischarged && name !== co2Class ? <b className={css.second}>{name}</b> : null}
                </li>
              ))}
            </ol>
            <p className="note">
              <Co2 text={co2ClassDischarged ? texts.basisHybrid(co2Class, co2ClassDischarged) : texts.basis} />
            </p>
          </div>
        ) : null}
        <div>
          <FactList facts={energy.rows} />
          {energy.costs.length > 0 ? <Costs energy={energy} /> : null}
          {energy.required ? null : (
            <p className="note">
              <Co2 text={texts.usedCar} />
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

function Costs({ energy: { costs, costSource } }: { energy: EnergyView }) {
  const texts = useTexts(energyTexts)
  return (
    <>
      <h3 className={css.costs}>
        <Co2 text={texts.costs} />
      </h3>
      <FactList facts={costs} />
      {costSource ? (
        <p className="note">
          <Co2 text={costSource} />
        </p>
      ) : null}
    </>
  )
}

/** The values in one line, as every card and price box of a new car carries them. */
export function EnergyLine({ line }: { line: string }) {
  return (
    <p className="note">
      <Co2 text={line} />
    </p>
  )
}
