import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { UPLOAD_LIMITS } from '#domain/upload/upload.ts'
import { caseFileTexts, proofTexts } from '#messages/dealer-files.ts'
import { FormErrors, FormSelect } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { FilesField } from '../../blocks/FilesField.tsx'
import type { TradeInPageView } from './trade-in-view.ts'
import css from './trade-ins.module.css'

interface ProofsProps extends Pick<TradeInPageView, 'proofs'> {
  mayChange: boolean
  state: FormState
}

/** Pictures that prove what an inspection found, each of one of its lines; a form for more while it is open. */
export function Proofs({ proofs: { list, lines }, mayChange, state }: ProofsProps) {
  const texts = useTexts(proofTexts)
  if (list.length === 0 && !mayChange) return null
  return (
    <>
      <h2 id="proofs">{texts.title}</h2>
      <p className="small">{texts.lead}</p>
      {list.length > 0 ? <ProofList list={list} mayChange={mayChange} /> : null}
      {mayChange ? (
        <>
          <FormErrors state={state} />
          <Form method="post" encType="multipart/form-data" noValidate className={css.form} key={list.length}>
            <FormSelect state={state} name="field" label={texts.line} options={lines} chosen={lines[0]?.value ?? ''} />
            <FilesField
              state={state}
              label={texts.files}
              hint={texts.filesHint}
              accept={UPLOAD_LIMITS.PICTURE.types.join(',')}
            />
            <Button type="submit" name="step" value="proofs" kind="secondary">
              {texts.submit}
            </Button>
          </Form>
        </>
      ) : null}
    </>
  )
}

function ProofList({ list, mayChange }: Pick<ProofsProps['proofs'], 'list'> & { mayChange: boolean }) {
  const texts = useTexts(caseFileTexts)
  return (
    <ul className={css.pictures}>
      {list.map(({ key, src, label }) => (
        <li key={key}>
          <a href={src}>
            <img src={src} alt={label} loading="lazy" width={320} height={240} />
          </a>
          <small>{label}</small>
          {mayChange ? (
            <Form method="post">
              <input type="hidden" name="key" value={key} />
              <Button
                type="submit"
                name="step"
                value="remove-proof"
                kind="quiet"
                small
                aria-label={texts.removeFile(label)}
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
