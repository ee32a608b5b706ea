import { Notice } from '#design/Notice.tsx'
import { Status } from '#design/Status.tsx'

/** Says that something is done; it is read out. */
export function Done({ text }: { text: string | undefined }) {
  return <Status>{text ? <Notice>{text}</Notice> : null}</Status>
}
