import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { UPLOAD_LIMITS } from '#domain/upload/upload.ts'
import { caseFileTexts, orderFileTexts } from '#messages/dealer-files.ts'
import { FormErrors, FormSelect } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { FilesField } from '../../blocks/FilesField.tsx'
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
          <FormErrors state={state} />
          <Form method="post" encType="multipart/form-data" noValidate className={css.form} key={list.length}>
            <FormSelect state={state} name="field" label={texts.kind} options={kinds} chosen={kinds[0]?.value ?? ''} />
            <FilesField
              state={state}
              label={texts.files}
              hint={texts.filesHint}
              accept={UPLOAD_LIMITS.DOCUMENT.types.join(',')}
            />
            <Button type="submit" name="intent" value="files" kind="secondary">
              {texts.submit}
            </Button>
          </Form>
        </details>
      ) : null}
    </>
  )
}

function Files({ list, mayAdd }: Pick<OrderView['files'], 'list' | 'mayAdd'>) {
  const texts = useTexts(caseFileTexts)
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
            <Form method="post">
              <input type="hidden" name="key" value={key} />
              <Button
                type="submit"
                name="intent"
                value="remove-file"
                kind="quiet"
                small
                aria-label={texts.removeFile(`${label}, ${name}`)}
              >
                {texts.remove}
              </Button>
            </Form>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
