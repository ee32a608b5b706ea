import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { Button } from '#design/Button.tsx'
import { accessTexts } from '#messages/dealer-access.ts'
import { useHydrated } from '#storefront/blocks/use-hydrated.ts'
import { useTexts } from '#storefront/site.ts'
import css from './PasskeyButton.module.css'
import type { PasskeyAnswer } from './passkey-answer.ts'

interface PasskeyButtonProps {
  label: string
  /** Whether the authenticator makes a new passkey or answers with one it has. */
  makes?: boolean
  /** Further fields, sent along with the authenticator's answer. */
  fields?: () => Readonly<Record<string, string>>
  /** Path of the screen whose action gives the question and takes the answer; the present screen where it is left out. */
  action?: string
  kind?: 'primary' | 'secondary'
}

/**
 * Gets a question (the WebAuthn challenge) from the screen's action, lets the browser's authenticator answer it, and sends the answer as
 * the form of the screen.
 */
export function PasskeyButton({ label, makes = false, fields, action, kind = 'primary' }: PasskeyButtonProps) {
  const texts = useTexts(accessTexts)
  const questions = useFetcher<PasskeyAnswer>()
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const [failure, setFailure] = useState<string>()
  const answered = useRef<string>(undefined)
  const question = questions.data?.question
  const target = action === undefined ? {} : { action }

  useEffect(() => {
    if (!question || answered.current === question.id) return
    answered.current = question.id
    const answer = makes ? made(question.options) : used(question.options)
    answer.then(
      (response) =>
        submit({ intent: 'passkey', id: question.id, response, ...fields?.() }, { method: 'post', ...target }),
      () => setFailure(texts.passkeyFailed),
    )
  })

  function ask() {
    const canAnswer = browserSupportsWebAuthn()
    setFailure(canAnswer ? undefined : texts.noPasskeys)
    if (canAnswer) void questions.submit({ intent: 'ask-passkey' }, { method: 'post', ...target })
  }

  const notice = failure ?? questions.data?.state?.notice
  return (
    <div className={css.passkey}>
      <Button type="button" kind={kind} wide onClick={ask} disabled={!isHydrated || questions.state !== 'idle'}>
        {label}
      </Button>
      <output>{notice}</output>
    </div>
  )
}

async function used(options: string): Promise<string> {
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }))
}

async function made(options: string): Promise<string> {
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }))
}
