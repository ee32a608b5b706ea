import { ChoiceText } from '../../blocks/ChoiceRow.tsx'
import type { AnswerView } from './trade-in-view.ts'
import css from './trade-in.module.css'

/** An answer with what it does to the price at the end of its row. */
export function AnswerText({ answer: { label, note, amount, isFree } }: { answer: AnswerView }) {
  return (
    <ChoiceText title={label} notes={[note]} end={<span className={isFree ? css.none : css.effect}>{amount}</span>} />
  )
}
