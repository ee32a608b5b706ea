import { Notice } from '#design/Notice.tsx'

/** Says that something is done; it is read out. */
export function Done({ text }: { text: string | undefined }) {
  return <output>{text ? <Notice>{text}</Notice> : null}</output>
}
