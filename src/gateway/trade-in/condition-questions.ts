import { effectOf, EQUIPMENT_KEYS, equipmentAmount, questionsFor, UNKNOWN_ANSWER } from '#domain/trade-in/condition.ts'
import type { TradeInDetails } from '#domain/trade-in/trade-in-data.ts'
import { builder } from '../builder.ts'

type Amounts = TradeInDetails['terms']['amounts']

interface ShownAnswer {
  readonly key: string
  readonly low: number
  readonly high: number
  readonly isOpenEnded: boolean
}
interface ShownQuestion {
  readonly key: string
  readonly group: string
  readonly answers: readonly ShownAnswer[]
  readonly chosen: string | null
}

export const AnswerType = builder.objectRef<ShownAnswer>('TradeInAnswer').implement({
  description: 'An answer, and what it does to the price: a range for “I do not know”.',
  fields: (t) => ({
    key: t.exposeString('key'),
    low: t.expose('low', { type: 'Euro' }),
    high: t.expose('high', { type: 'Euro' }),
    isOpenEnded: t.exposeBoolean('isOpenEnded'),
  }),
})

export const QuestionType = builder.objectRef<ShownQuestion>('TradeInQuestion').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    group: t.exposeString('group'),
    answers: t.field({ type: [AnswerType], resolve: ({ answers }) => [...answers] }),
    chosen: t.exposeString('chosen', { nullable: true }),
  }),
})

/** The questions with what each answer does to the price. */
export function shownQuestions(
  isElectric: boolean,
  own: Amounts,
  condition: Readonly<Record<string, string>>,
): ShownQuestion[] {
  return questionsFor(isElectric).map((question) => {
    const keys = [...question.answers.map(({ key }) => key), ...(question.mayBeUnknown ? [UNKNOWN_ANSWER] : [])]
    const answers = keys.map((key): ShownAnswer => ({ key, ...effectOf(question, key, own)! }))
    return { key: question.key, group: question.group, answers, chosen: condition[question.key] ?? null }
  })
}

export function equipmentAnswers(own: Amounts): ShownAnswer[] {
  return EQUIPMENT_KEYS.map((key) => {
    const amount = equipmentAmount(key, own)
    return { key, low: amount, high: amount, isOpenEnded: false }
  })
}
