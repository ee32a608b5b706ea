import { Notice } from '#design/Notice.tsx'
import { Status } from '#design/Status.tsx'
import css from './NewSecret.module.css'

interface NewSecretProps {
  title: string
  text: string
  /** Undefined: nothing is shown, and what appears later is read out. */
  secret: string | undefined
}

/** A secret that is shown this once. */
export function NewSecret({ title, text, secret }: NewSecretProps) {
  return (
    <Status>
      {secret ? (
        <Notice>
          <b>{title}</b>
          <p>{text}</p>
          <code className={css.secret}>{secret}</code>
        </Notice>
      ) : null}
    </Status>
  )
}
