import { expect, it } from 'vitest'
import { MAX_ANSWER_MINUTES, MIN_MEASURED_REQUESTS } from './answer-time.ts'
import { DUE_OPEN_MINUTES, REMIND_OPEN_MINUTES } from './due-time.ts'
import { ReplyTemplateForm } from './reply-template.ts'
import { isAnsweredBySeller, MAX_MESSAGE, MAX_MESSAGES, REQUEST_KINDS, titleIn } from './request.ts'

it('a seller answers everything but applications for a loan and hand-overs', () => {
  expect(REQUEST_KINDS.filter(isAnsweredBySeller)).toEqual(['CONTACT', 'BOOKING', 'TRADE_IN', 'PRIVATE_SALE'])
})

it('an answer is due after four open hours, with a reminder after two, and promised once twenty were measured', () => {
  expect([DUE_OPEN_MINUTES, REMIND_OPEN_MINUTES]).toEqual([240, 120])
  expect([MIN_MEASURED_REQUESTS, MAX_ANSWER_MINUTES]).toEqual([20, 30 * 60])
})

it('a conversation has a hundred messages of 500 characters', () => {
  expect([MAX_MESSAGES, MAX_MESSAGE]).toEqual([100, 500])
})

it('a title is read in the language of the reader, where it is stored in it', () => {
  const titles = { de: 'Ölwechsel', en: 'Oil change' }
  expect([titleIn({ title: 'Ölwechsel', titles }, 'en'), titleIn({ title: 'Škoda Octavia' }, 'en')]).toEqual([
    ...['Oil change', 'Škoda Octavia'],
  ])
})

it('a template has a name of 80 characters at most, and the text of a message', () => {
  const problems = (name: unknown, text = 'Guten Tag') =>
    ReplyTemplateForm.safeParse({ name, text }).error?.issues.map(({ path, message }) => [path.join(), message])
  expect(ReplyTemplateForm.parse({ name: ' Antwort ', text: 'Guten Tag' })).toEqual({
    ...{ name: 'Antwort', text: 'Guten Tag' },
  })
  expect([problems('a'), problems('a'.repeat(80))]).toEqual([undefined, undefined])
  expect(problems(' ')).toEqual([['name', 'REQUIRED']])
  expect(problems('a'.repeat(81))).toEqual([['name', 'TOO_LONG']])
  expect(problems('a', '')).toEqual([['text', 'REQUIRED']])
})
