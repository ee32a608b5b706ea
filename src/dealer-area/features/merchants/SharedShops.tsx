import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { sharedShopTexts } from '#messages/dealer-shared-shops.ts'
import { FormErrors, FormSelect } from '#storefront/blocks/FormFields.tsx'
import { useTexts } from '#storefront/site.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { Done } from '../../blocks/Done.tsx'
import css from './merchants.module.css'
import type { SharedShopsView } from './shared-shops.server.ts'

/** Storefronts of several dealers: which of them edits each. */
export function SharedShops({ view: { shops, stored }, state }: { view: SharedShopsView; state: ChangedState }) {
  const texts = useTexts(sharedShopTexts)
  if (shops.length === 0) return null
  return (
    <section aria-labelledby="shared">
      <h2 id="shared">{texts.title}</h2>
      <p className="small">{texts.text}</p>
      <Done text={stored} />
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      {shops.map(({ slug, name, leading, fingerprint, options }) => (
        <Form key={slug} method="post" action="#shared" noValidate className={css.shop}>
          <input type="hidden" name="shop" value={slug} />
          <input
            type="hidden"
            name="fingerprint"
            value={(state.values.shop === slug ? state.fingerprint : undefined) ?? fingerprint}
          />
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
