import { ButtonLink } from '#design/Button.tsx'
import { figureTexts } from '#messages/dealer-figures.ts'
import { useTexts } from '#storefront/site.ts'
import { DataTable } from '../../blocks/DataTable.tsx'
import css from './figures.module.css'
import type { ViewTablesView } from './views.server.ts'

/** How often each car was looked at, and where visitors came from. */
export function ViewTables({ views: { period, csv, cars, referrers, more } }: { views: ViewTablesView }) {
  const texts = useTexts(figureTexts)
  const figure = { label: texts.views, isFigure: true }
  return (
    <>
      <div className={css.head}>
        <h2>
          {texts.carViews} <span>{period}</span>
        </h2>
        {cars.length > 0 ? (
          <ButtonLink href={csv} kind="secondary" small download>
            {texts.carViewsCsv}
          </ButtonLink>
        ) : null}
      </div>
      {cars.length === 0 ? (
        <p>{texts.noViews}</p>
      ) : (
        <DataTable columns={[texts.car, texts.internalNumber, figure]} label={texts.carViews}>
          {cars.map(({ id, title, href, internalNumber, views }) => (
            <tr key={id}>
              <th scope="row">
                <a href={href}>{title}</a>
              </th>
              <td>{internalNumber}</td>
              <td className={css.number}>{views}</td>
            </tr>
          ))}
        </DataTable>
      )}
      {more ? <p className="small">{more}</p> : null}
      {referrers.length > 0 ? (
        <>
          <h2>{texts.referrers}</h2>
          <DataTable columns={[texts.site, figure]} label={texts.referrers}>
            {referrers.map(({ host, views }) => (
              <tr key={host}>
                <th scope="row">{host}</th>
                <td className={css.number}>{views}</td>
              </tr>
            ))}
          </DataTable>
        </>
      ) : null}
    </>
  )
}
