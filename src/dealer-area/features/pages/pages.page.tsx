import { Form, Link, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Select } from '#design/Select.tsx'
import { Tabs } from '#design/Tabs.tsx'
import { pagesTexts } from '#messages/dealer-pages.ts'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { headOf } from '../../head.ts'
import { createPage, loadPages } from './pages.server.ts'
import css from './pages.module.css'

export const loader = loadPages
export const action = createPage

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, pagesTexts.title)
}

/** Every page of text of a shop, and where it stands. */
export default function Pages() {
  const { tabs, shop, rows } = useLoaderData<typeof loader>()
  const texts = useTexts(pagesTexts)
  return (
    <>
      <div>
        <h1>{texts.title}</h1>
        {shop === null ? null : <p className="note">{texts.lead(shop)}</p>}
      </div>
      {tabs.length > 0 ? <Tabs tabs={tabs} label={texts.shops} /> : null}
      {shop === null ? (
        <EmptyState title={texts.noShop} text={texts.noShopText} />
      ) : (
        <>
          <DataTable
            columns={[texts.page, texts.section, texts.language, texts.state, texts.changed]}
            label={texts.title}
          >
            {rows.map(({ href, title, section, language, state, changed }) => (
              <tr key={href}>
                <th scope="row">
                  <Link to={href}>{title}</Link>
                </th>
                <td>{section}</td>
                <td>{language}</td>
                <td>{state}</td>
                <td>{changed}</td>
              </tr>
            ))}
          </DataTable>
          <NewPage />
        </>
      )}
    </>
  )
}

function NewPage() {
  const texts = useTexts(pagesTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <section className={css.part}>
      <h2>{texts.newPage}</h2>
      <FormErrors state={state} />
      <Form method="post" noValidate className={css.form}>
        <Select
          name="section"
          label={texts.section}
          chosen={state.values.section ?? 'PAGES'}
          options={(['PAGES', 'GUIDE', 'PRESS'] as const).map((value) => ({ value, label: texts[value] }))}
        />
        <Select
          name="language"
          label={texts.language}
          chosen={state.values.language ?? 'de'}
          options={[
            { value: 'de', label: texts.inGerman },
            { value: 'en', label: texts.inEnglish },
          ]}
        />
        <FormField state={state} name="slug" label={texts.address} hint={texts.newPageText} maxLength={100} />
        <Button type="submit">{texts.create}</Button>
      </Form>
    </section>
  )
}
