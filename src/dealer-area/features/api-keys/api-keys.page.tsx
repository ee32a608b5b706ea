import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { API_PURPOSES } from '#domain/dealer-api/machine-actor.ts'
import { dealerApiTexts } from '#messages/dealer-api.ts'
import formCss from '#storefront/blocks/FormFields.module.css'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { useTexts } from '#storefront/site.ts'
import { ApiTabs } from '../../blocks/ApiTabs.tsx'
import { ChoiceFields } from '../../blocks/ChoiceFields.tsx'
import { DataTable } from '../../blocks/DataTable.tsx'
import { Done } from '../../blocks/Done.tsx'
import { FormPart } from '../../blocks/FormPart.tsx'
import { NewSecret } from '../../blocks/NewSecret.tsx'
import { readSecretAnswer, type SecretAnswer } from '../../blocks/secret-answer.ts'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import { headOf } from '../../head.ts'
import { type ApiKeysView, changeApiKeys, loadApiKeys } from './api-keys.server.ts'

export const loader = loadApiKeys
export const action = changeApiKeys

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerApiTexts.title)
}

/** A dealer's keys of the dealer API, and the form that creates one. */
export default function ApiKeys() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(dealerApiTexts)
  const { state, secret } = readSecretAnswer(useActionData<SecretAnswer>())
  return (
    <>
      <div>
        <h1>{texts.title}</h1>
        <p className="note">{texts.lead}</p>
        <p>
          {texts.address}: <code>{view.address}</code>
        </p>
      </div>
      <ApiTabs current="api-keys" />
      <div>
        <Done text={view.hasEnded && !secret ? texts.ended : undefined} />
        <NewSecret title={texts.newKey} text={texts.newKeyText} secret={secret} />
      </div>
      {view.keys.length === 0 ? <EmptyState title={texts.empty} text={texts.emptyText} /> : <Keys keys={view.keys} />}
      <FormPart title={texts.create}>
        <FormErrors state={state} />
        <Form method="post" noValidate className={formCss.fields} key={String(view.keys.length)}>
          <FormField
            state={state}
            name="name"
            label={texts.name}
            hint={texts.nameHint}
            autoComplete="off"
            maxLength={60}
          />
          <ChoiceFields
            name="purposes"
            legend={texts.purposes}
            options={API_PURPOSES.map((value) => ({ value, label: `${texts[value]}: ${texts[`${value}_CAN`]}` }))}
            state={state}
          />
          <StepUpField state={state} isSteppedUp={view.isSteppedUp} />
          <Button type="submit">{texts.create}</Button>
        </Form>
      </FormPart>
    </>
  )
}

function Keys({ keys }: Pick<ApiKeysView, 'keys'>) {
  const texts = useTexts(dealerApiTexts)
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end" />
      <DataTable
        columns={[texts.name, texts.purposes, texts.creator, texts.created, texts.lastUsed, texts.end]}
        label={texts.title}
      >
        {keys.map(({ id, name, purposes, creator, created, lastUsed }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{purposes}</td>
            <td>{creator}</td>
            <td>{created}</td>
            <td>{lastUsed}</td>
            <td>
              <Button type="submit" kind="link" name="id" value={id} aria-label={`${texts.end}: ${name}`}>
                {texts.end}
              </Button>
            </td>
          </tr>
        ))}
      </DataTable>
    </Form>
  )
}
