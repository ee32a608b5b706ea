import { useLoaderData } from 'react-router'
import { EmptyState } from '#design/EmptyState.tsx'
import { searchTexts } from '#messages/dealer-search.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import { headOf } from '../../head.ts'
import { loadSearch } from './search.server.ts'

export const loader = loadSearch

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, searchTexts.title)
}

/** Orders, requests and cars by what was typed into the top bar. */
export default function Search() {
  const { text, cases } = useLoaderData<typeof loader>()
  const texts = useTexts(searchTexts)
  return (
    <>
      <h1>{texts.found(text)}</h1>
      {cases.length === 0 ? (
        <EmptyState title={texts.nothing} text={texts.nothingText} />
      ) : (
        <DataTable columns={[texts.what, texts.note, texts.kind]} label={texts.title}>
          {cases.map(({ key, href, title, note, kind }) => (
            <tr key={key}>
              <th scope="row">
                <a href={href}>{title}</a>
              </th>
              <td>{note}</td>
              <td>{kind}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  )
}
