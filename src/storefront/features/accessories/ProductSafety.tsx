import { productTexts } from '#messages/accessory.ts'
import { FactList } from '../../blocks/FactList.tsx'
import type { AccessoryView, ResponsibleView } from './accessory-view.ts'
import css from './accessory.module.css'
import { useTexts } from '../../site.ts'

/** What Article 19 of the General Product Safety Regulation wants on an offer, and further information a buyer must get. */
export function ProductSafety({ product }: { product: AccessoryView }) {
  const texts = useTexts(productTexts)
  const { producer, responsible, numbers, warnings, approval, takeBack } = product
  return (
    <div className={css.safety}>
      {warnings.length > 0 ? (
        <div>
          <h3>{texts.warnings}</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {approval ? (
        <div>
          <h3>{texts.approval}</h3>
          <p>{approval}</p>
        </div>
      ) : null}
      <div className={css.persons}>
        <Person title={texts.producer} person={producer} />
        {responsible ? <Person title={texts.responsible} person={responsible} /> : null}
      </div>
      <FactList facts={numbers} columns={2} />
      {takeBack.length > 0 ? (
        <div>
          <h3>{texts.takeBack}</h3>
          {takeBack.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : null}
    </div>
  )
}

function Person({ title, person: { name, address, contact, href } }: { title: string; person: ResponsibleView }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>
        {name}
        <br />
        {address}
        <br />
        <a href={href}>{contact}</a>
      </p>
    </div>
  )
}
