import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { reviewTexts } from '#messages/dealer-reviews.ts'
import { FormSelect } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { ListingView } from './listing.server.ts'
import css from './listings.module.css'

type View = Pick<ListingView, 'mayApprove' | 'rejections' | 'fingerprint'>

/** What can be decided about the offer now, each with what follows from it. */
export function Decision({ view: { mayApprove, rejections, fingerprint }, state }: { view: View; state: FormState }) {
  const texts = useTexts(reviewTexts)
  if (!mayApprove && rejections.length === 0) return <p>{texts.decided}</p>
  return (
    <div className={css.decisions}>
      {mayApprove ? (
        <Form method="post" className={css.form}>
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <p className="small">{texts.approveText}</p>
          <Button type="submit" name="intent" value="approve">
            {texts.approve}
          </Button>
        </Form>
      ) : null}
      {rejections.length > 0 ? (
        <Form method="post" noValidate className={css.form}>
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <p className="small">{texts.rejectText}</p>
          <FormSelect
            state={state}
            name="reason"
            label={texts.reason}
            options={[{ value: '', label: texts.chooseReason }, ...rejections]}
            chosen=""
          />
          <Button type="submit" name="intent" value="reject" kind="secondary">
            {texts.reject}
          </Button>
        </Form>
      ) : null}
    </div>
  )
}
