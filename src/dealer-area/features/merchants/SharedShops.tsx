import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { sharedShopTexts } from '#messages/dealer-shared-shops.ts'
import { FormErrors, FormSelect } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { Done } from '../../blocks/Done.tsx'
import css from './merchants.module.css'
import type { SharedShopsView } from './shared-shops.server.ts'

/** Storefronts of several dealers: which of them edits each. */
export function SharedShops({ view: { shops, stored }, state }: { view: SharedShopsView; state: FormState }) {
  const texts = useTexts(sharedShopTexts)
  if (shops.length === 0) return null
  return (
    <section aria-labelledby="shared">
      <h2 id="shared">{texts.title}</h2>
      <p className="small">{texts.text}</p>
      <Done text={stored} />
      <FormErrors state={state} />
      {shops.map(({ slug, name, leading, options }) => (
        <Form key={slug} method="post" action="#shared" noValidate className={css.shop}>
          <input type="hidden" name="shop" value={slug} />
          <FormSelect
            state={state}
            name={`leading-${slug}`}
            label={texts.leading(name)}
            options={options}
            chosen={leading}
          />
          <Button type="submit" kind="secondary" name="intent" value="lead">
            {texts.save}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </Form>
      ))}
    </section>
  )
}
