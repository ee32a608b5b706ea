import { Notice } from '#design/Notice.tsx'
import { privateSaleTexts } from '#messages/private-sale.ts'
import { AnswerList } from '../../blocks/AnswerList.tsx'
import { SumBox } from '../../blocks/SumColumns.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/private-sale-confirmation.page.ts'
import { loadCheck, publishSale } from './confirmation.server.ts'
import css from './private-sale.module.css'
import { SaleFrame } from './SaleFrame.tsx'

export const loader = loadCheck
export const action = publishSale

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: privateSaleTexts.checkTitle })
}

/** Step 3: everything once more, and what happens next. */
export default function PrivateSaleConfirmation({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(privateSaleTexts)
  const state = useEntries()
  const { preview } = view
  return (
    <SaleFrame
      view={view}
      title={texts.checkTitle}
      lead={texts.checkLead}
      state={state}
      button={view.isEditing ? texts.sendChange : texts.publish}
      aside={
        <SumBox label={texts.preview}>
          <h2>{texts.preview}</h2>
          {view.cover ? <img className={css.cover} src={view.cover} alt="" /> : null}
          <h3>{preview.title}</h3>
          <p className={css.range}>{preview.price}</p>
          <p className="small quiet">{preview.facts}</p>
          <p className="small quiet">{preview.place}</p>
        </SumBox>
      }
    >
      <input type="hidden" name="key" value={view.key} />
      <input type="hidden" name="shown" value={view.shown} />
      <AnswerList rows={view.rows} />
      <Notice>
        <p>
          <b>{texts.reviewTitle}</b>
        </p>
        <p>{texts.reviewText}</p>
      </Notice>
      <p className="note">{texts.privateLaw}</p>
    </SaleFrame>
  )
}
