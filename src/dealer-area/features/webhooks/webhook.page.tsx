import { Form, useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Notice } from '#design/Notice.tsx'
import { webhookTexts } from '#messages/dealer-webhooks.ts'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { Done } from '../../blocks/Done.tsx'
import { NewSecret } from '../../blocks/NewSecret.tsx'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import { headOf } from '../../head.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { WebhookFields } from './WebhookFields.tsx'
import { actOnWebhook, loadWebhook, type WebhookState, type WebhookView } from './webhook.server.ts'
import css from './webhooks.module.css'

export const loader = loadWebhook
export const action = actOnWebhook

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: WebhookView }) {
  return headOf(args, args.loaderData?.host ?? webhookTexts.title)
}

/** Where events go, and what has become of each. */
export default function Webhook() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(webhookTexts)
  const state: WebhookState = useActionData<WebhookState>() ?? EMPTY_FORM
  const isFresh = state === EMPTY_FORM
  return (
    <CasePage
      title={view.host}
      note={view.state}
      back={{ href: view.back, label: texts.back }}
      aside={view.isRemoving ? <Removal view={view} state={state} /> : <Settings view={view} state={state} />}
    >
      <Done text={view.done && isFresh ? texts[view.done] : undefined} />
      <NewSecret title={texts.newSecret} text={texts.newSecretText} secret={state.secret} />
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      {view.trouble ? <Notice tone="warning">{view.trouble}</Notice> : null}
      <h2>{texts.log}</h2>
      <DeliveryLog view={view} />
    </CasePage>
  )
}

interface PartProps {
  view: WebhookView
  state: WebhookState
}

function Settings({ view, state }: PartProps) {
  const texts = useTexts(webhookTexts)
  const { url, topics, isOn, fingerprint, overlap, here, isSteppedUp } = view
  const isTouched = Object.keys(state.values).length > 0
  return (
    <>
      <h2>{texts.settings}</h2>
      <Form method="post" noValidate className={css.form} key={fingerprint + String(isTouched)}>
        <input type="hidden" name="fingerprint" value={state.fingerprint ?? fingerprint} />
        <WebhookFields state={state} url={url} topics={topics} />
        <Checkbox
          name="isOn"
          value="yes"
          label={texts.isOn}
          defaultChecked={isTouched ? state.values.isOn === 'yes' : isOn}
        />
        <StepUpField state={state} isSteppedUp={isSteppedUp} />
        <Button type="submit">{texts.save}</Button>
        <div className={css.step}>
          <Button type="submit" name="intent" value="rotate" kind="secondary">
            {texts.rotate}
          </Button>
          <p>{overlap ?? texts.rotateNote}</p>
        </div>
        <div className={css.step}>
          <ButtonLink href={`${here}&remove=1`} kind="secondary">
            {texts.remove}
          </ButtonLink>
          <p>{texts.removeNote}</p>
        </div>
      </Form>
    </>
  )
}

function Removal({ view: { here, isSteppedUp }, state }: PartProps) {
  const texts = useTexts(webhookTexts)
  return (
    <>
      <h2>{texts.removeTitle}</h2>
      <p>{texts.removeText}</p>
      <Form method="post" noValidate className={css.form}>
        <StepUpField state={state} isSteppedUp={isSteppedUp} />
        <Button type="submit" name="intent" value="remove">
          {texts.remove}
        </Button>
        <ButtonLink href={here} kind="quiet">
          {texts.cancel}
        </ButtonLink>
      </Form>
    </>
  )
}
