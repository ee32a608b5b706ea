import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { applicationTexts } from '#messages/application.ts'
import { FileField } from '../../blocks/FileField.tsx'
import formCss from '../../blocks/FormFields.module.css'
import type { FormState } from '../../blocks/form-state.ts'
import { ProofFiles, ProofList } from '../../blocks/ProofList.tsx'
import { useTexts } from '../../site.ts'
import type { ApplicationView } from './request-view.ts'

/** The part of a financing application: its proofs, the bank's page, and who has seen the answers. */
export function ApplicationPart({ view, state }: { view: ApplicationView; state: FormState }) {
  const texts = useTexts(applicationTexts)
  const { order, bank, wanted, others, file, views } = view
  return (
    <>
      <section className={formCss.fields} aria-labelledby="proofs">
        <h2 id="proofs">{texts.proofs}</h2>
        {file ? (
          <Form method="post" encType="multipart/form-data" className={formCss.fields}>
            {wanted.length > 0 ? <p className="soft">{texts.lead}</p> : null}
            <ProofList proofs={wanted} file={file} state={state} />
            <div className={formCss.fields}>
              <ProofFiles files={others} />
              <FileField name="proof" label={texts.add} view={file} state={state} />
            </div>
            <div>
              <Button type="submit" name="intent" value="proofs" kind="secondary">
                {texts.send}
              </Button>
            </div>
          </Form>
        ) : others.length > 0 ? (
          <ProofFiles files={others} />
        ) : (
          <p className="soft">{texts.none}</p>
        )}
      </section>
      <div className="row">
        {bank ? (
          <ButtonLink href={bank} kind="secondary" small>
            {texts.toBank}
          </ButtonLink>
        ) : null}
        <a href={order}>{texts.toOrder}</a>
      </div>
      <section className={formCss.fields} aria-labelledby="views">
        <h2 id="views">{texts.views}</h2>
        {views.length === 0 ? <p className="soft">{texts.nobody}</p> : null}
        <ul>
          {views.map((line) => (
            <li key={line} className="small">
              {line}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
