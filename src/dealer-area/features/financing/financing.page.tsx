import { useLoaderData } from 'react-router'
import { ButtonLink } from '#design/Button.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { dealerFinancingTexts } from '#messages/dealer-financing.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { Course } from '../../blocks/Course.tsx'
import { DataTable } from '../../blocks/DataTable.tsx'
import { headOf } from '../../head.ts'
import { type FinancingPageView, loadFinancing } from './financing.server.ts'
import css from './financing.module.css'

export const loader = loadFinancing

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: FinancingPageView }) {
  return headOf(args, args.loaderData?.title ?? dealerFinancingTexts.back)
}

/** A financing application: where it stands, its documents, who has seen them. The customer's answers are not shown. */
export default function FinancingScreen() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(dealerFinancingTexts)
  return (
    <CasePage
      title={view.title}
      note={view.state}
      back={{ href: view.back, label: texts.back }}
      aside={
        <>
          <h2>{texts.order}</h2>
          <Specs>
            {view.facts.map(({ label, value, href }) => (
              <SpecRow key={label} label={label}>
                {href ? <a href={href}>{value}</a> : value}
              </SpecRow>
            ))}
          </Specs>
          <h2>{texts.history}</h2>
          <Course course={view.course} />
        </>
      }
    >
      <h2>{texts.next}</h2>
      {view.note ? <p>{view.note}</p> : null}
      <p className={css.links}>
        {view.bankUrl ? (
          <ButtonLink href={view.bankUrl} rel="noreferrer">
            {texts.openBankPage}
          </ButtonLink>
        ) : null}
        <a href={view.request}>{texts.toRequest}</a>
      </p>
      <h2>{texts.documents}</h2>
      <Documents documents={view.documents} />
      <h2>{texts.views}</h2>
      {view.views.length === 0 ? <p>{texts.noViews}</p> : <Course course={view.views} />}
    </CasePage>
  )
}

function Documents({ documents }: Pick<FinancingPageView, 'documents'>) {
  const texts = useTexts(dealerFinancingTexts)
  if (documents.length === 0) return <p>{texts.noDocuments}</p>
  return (
    <>
      <DataTable columns={[texts.document, texts.file, texts.size]} label={texts.documents}>
        {documents.map(({ key, href, name, file, size }) => (
          <tr key={key}>
            <th scope="row">
              <a href={href} download>
                {name}
              </a>
            </th>
            <td>{file}</td>
            <td>{size}</td>
          </tr>
        ))}
      </DataTable>
      <p className="small">{texts.viewNote}</p>
    </>
  )
}
