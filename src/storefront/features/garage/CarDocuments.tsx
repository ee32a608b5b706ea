import { Form } from 'react-router'
import { garageRecordTexts } from '#messages/garage-record.ts'
import { DocumentList } from '../../blocks/DocumentList.tsx'
import { FileField } from '../../blocks/FileField.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { useTexts } from '../../site.ts'
import type { DocumentsView } from './record-view.ts'
import css from './record.module.css'

/** Documents of the car's orders, and the customer's own. */
export function CarDocuments({ documents: { ofOrders, own, path, field } }: { documents: DocumentsView }) {
  const texts = useTexts(garageRecordTexts)
  const state = useEntries()
  return (
    <section className={css.part} aria-labelledby="unterlagen">
      <h2 id="unterlagen">{texts.documents}</h2>
      {ofOrders.length > 0 ? (
        <ul className={css.rows}>
          {ofOrders.map(({ href, label, line }) => (
            <li key={href}>
              <span>
                <a href={href} download>
                  {label}
                </a>
                <span className="small soft">{line}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Form method="post" action={path} encType="multipart/form-data" preventScrollReset className="stack">
        {own.length > 0 ? <DocumentList documents={own} /> : null}
        <p className="small soft">{texts.documentsLead}</p>
        <FileField name="documents" label={texts.addDocument} view={field} state={state} />
      </Form>
    </section>
  )
}
