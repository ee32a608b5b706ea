import { readAnswerTime } from '#use-cases/request/answer-time.ts'
import { builder } from '../builder.ts'
import { MerchantType } from '../merchant/merchant.ts'

const AnswerTimeType = builder.objectRef<{ minutes: number; requests: number }>('AnswerTime').implement({
  fields: (t) => ({
    minutes: t.exposeInt('minutes', { description: 'Within so many open minutes half of the requests were answered.' }),
    requests: t.exposeInt('requests', { description: 'Of the last three months.' }),
  }),
})

builder.objectField(MerchantType, 'answerTime', (t) =>
  t.field({
    type: AnswerTimeType,
    nullable: true,
    description: 'Measured in opening hours; null with fewer than 20 requests.',
    resolve: ({ id }, _, { deps }) => readAnswerTime(deps.read, id),
  }),
)
