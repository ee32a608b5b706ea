import { Button } from '#design/Button.tsx'
import { flowTexts } from '#messages/flow.ts'
import { useTexts } from '../site.ts'
import css from './AnswerList.module.css'

/** An answer that was given, and how it is changed. */
export interface AnswerRow {
  readonly label: string
  readonly value: string
  readonly note?: string
  /** Nothing was stated. */
  readonly isEmpty?: boolean
  /** Address of its question. */
  readonly change?: string
  /** In place of `change`: the intent with which the form around is sent, to ask the question again. */
  readonly changeIntent?: string
}

/** Answers to be checked, each with the way to change it. */
export function AnswerList({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <dl className={css.answers}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd className={row.isEmpty ? css.empty : undefined}>
            {row.value}
            {row.note ? <small>{row.note}</small> : null}
          </dd>
          <dd>
            <Change row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Change({ row: { label, change, changeIntent } }: { row: AnswerRow }) {
  const texts = useTexts(flowTexts)
  const text = (
    <>
      {texts.change}
      <span className="visually-hidden">: {label}</span>
    </>
  )
  if (change) return <a href={change}>{text}</a>
  if (!changeIntent) return null
  return (
    <Button type="submit" name="intent" value={changeIntent} kind="link">
      {text}
    </Button>
  )
}
