import { Form, Link, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { webhookTexts } from '#messages/dealer-webhooks.ts'
import formCss from '#storefront/blocks/FormFields.module.css'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import { useTexts } from '#storefront/site.ts'
import { ApiTabs } from '../../blocks/ApiTabs.tsx'
import { DataTable } from '../../blocks/DataTable.tsx'
import { Done } from '../../blocks/Done.tsx'
import { FormPart } from '../../blocks/FormPart.tsx'
import { NewSecret } from '../../blocks/NewSecret.tsx'
import { readSecretAnswer, type SecretAnswer } from '../../blocks/secret-answer.ts'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import { headOf } from '../../head.ts'
import { WebhookFields } from './WebhookFields.tsx'
import { addWebhook, loadWebhooks, type WebhooksView } from './webhooks.server.ts'
import css from './webhooks.module.css'

export const loader = loadWebhooks
export const action = addWebhook

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, webhookTexts.title)
}

/** Where a dealer's events go, and the form that adds an address. */
export default function Webhooks() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(webhookTexts)
  const answer = useActionData<SecretAnswer>()
  const { state, secret } = readSecretAnswer(answer)
  return (
    <>
      <div>
        <h1>{texts.title}</h1>
        <p className="note">{texts.lead}</p>
      </div>
      <ApiTabs current="webhooks" />
      <div>
        <Done text={view.wasRemoved && !answer ? texts.removed : undefined} />
        <NewSecret title={texts.newSecret} text={texts.newSecretText} secret={secret} />
      </div>
      {view.webhooks.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <List webhooks={view.webhooks} />
      )}
      <FormPart title={texts.create}>
        <FormErrors state={state} />
        <Form method="post" noValidate className={formCss.fields} key={String(view.webhooks.length)}>
          <input type="hidden" name="key" value={view.key} />
          <WebhookFields state={state} topics={['ORDER', 'REQUEST', 'BOOKING']} />
          <StepUpField state={state} isSteppedUp={view.isSteppedUp} />
          <Button type="submit">{texts.create}</Button>
        </Form>
      </FormPart>
    </>
  )
}

function List({ webhooks }: Pick<WebhooksView, 'webhooks'>) {
  const texts = useTexts(webhookTexts)
  return (
    <DataTable columns={[texts.url, texts.topics, texts.state, texts.creator, texts.created]} label={texts.title}>
      {webhooks.map(({ id, url, href, topics, state, isTroubled, creator, created }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={href} className={css.address}>
              {url}
            </Link>
          </th>
          <td>{topics}</td>
          <td className={isTroubled ? css.bad : undefined}>{state}</td>
          <td>{creator}</td>
          <td>{created}</td>
        </tr>
      ))}
    </DataTable>
  )
}
