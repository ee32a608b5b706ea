import { orderFileTexts } from '#messages/dealer-files.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { AddFilesForm } from '../../blocks/AddFilesForm.tsx'
import { RemoveFile } from '../../blocks/RemoveFile.tsx'
import type { OrderView } from './order-view.ts'
import css from './orders.module.css'

/** Documents that staff have added to an order, and a form for more. */
export function OrderFiles({ files: { list, mayAdd, kinds }, state }: Pick<OrderView, 'files'> & { state: FormState }) {
  const texts = useTexts(orderFileTexts)
  if (list.length === 0 && !mayAdd) return null
  return (
    <>
      <h2 id="files">{texts.title}</h2>
      <p className="small">{texts.lead}</p>
      {list.length > 0 ? <Files list={list} mayAdd={mayAdd} /> : null}
      {mayAdd ? (
        <details open={list.length === 0 || Object.keys(state.errors).length > 0}>
          <summary>{texts.add}</summary>
          <AddFilesForm
            key={list.length}
            state={state}
            kind="DOCUMENT"
            of={{ label: texts.kind, options: kinds }}
            texts={texts}
            action={{ name: 'intent', value: 'files' }}
            className={css.form}
          />
        </details>
      ) : null}
    </>
  )
}

function Files({ list, mayAdd }: Pick<OrderView['files'], 'list' | 'mayAdd'>) {
  return (
    <ul className={css.documents}>
      {list.map(({ key, href, label, name }) => (
        <li key={key}>
          <span className={css.file}>
            <a href={href} download>
              {label}
            </a>
            <small>{name}</small>
          </span>
          {mayAdd ? (
            <RemoveFile fileKey={key} name={`${label}, ${name}`} action={{ name: 'intent', value: 'remove-file' }} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
