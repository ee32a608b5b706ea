import { expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { addCalendar } from '../support/appointments.ts'
import { addMerchant, car, deliver, idsByModel } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let ids: Readonly<Record<string, number>> = {}
const shop = useTestShop(test, {}, async () => {
  const dealer = await addMerchant(test.database)
  await deliver(test.database, dealer.id, [car('1', { modelName: 'Golf' })])
  const online = await addMerchant(test.database, { slug: 'ehrenfeld', name: 'Autohaus Ehrenfeld' })
  await addCalendar(test.database, online.id)
  await deliver(test.database, online.id, [car('2', { modelName: 'Polo' })])
  ids = await idsByModel(test.database)
})

/** The form after the button of a kind was pressed without script, as its fields and what they say. */
async function choose(model: string, kind: string, entered: Readonly<Record<string, string>>) {
  const { status, text } = await shop.get(`/kontakt-anfrage/${ids[model]!}?${kind}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: `http://localhost:${shop.shop.port}`,
    },
    body: new URLSearchParams({ ...entered, intent: 'tab' }).toString(),
  })
  expect(status).toBe(200)
  const form = /<form[^>]*id="anfrage"[^]*?<\/form>/.exec(text)![0]
  const fields = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => {
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? ''
    return { type: part('type'), name: part('name'), value: part('value'), isChecked: input.includes('checked') }
  })
  const option = /<option[^>]*selected[^>]*>/.exec(form)?.[0] ?? ''
  return { field: (name: string) => fields.filter((each) => each.name === name && each.value !== ''), option }
}

const QUESTION = 'requestType=CAR_REQUEST&contactType=EMAIL'
const TEST_DRIVE = 'requestType=TEST_DRIVE&contactType=EMAIL'

it('the day and time wished for a test drive outlast a kind of enquiry without them', async () => {
  const day = addDays(berlinToday(), 5)
  const question = await choose('Golf', QUESTION, { day, timeOfDay: 'NOON', firstName: 'Jana' })
  expect(question.field('day')).toMatchObject([{ type: 'hidden', value: day }])
  expect(question.field('timeOfDay')).toMatchObject([{ type: 'hidden', value: 'NOON' }])
  expect(question.field('firstName')).toMatchObject([{ value: 'Jana' }])
  const drive = await choose('Golf', TEST_DRIVE, { day, timeOfDay: 'NOON' })
  expect(drive.field('day')).toMatchObject([{ type: 'date', value: day }])
  expect(drive.field('timeOfDay').filter(({ isChecked }) => isChecked)).toMatchObject([
    { type: 'radio', value: 'NOON' },
  ])
})

it('a free time does, too', async () => {
  const { text } = await shop.get(`/kontakt-anfrage/${ids['Polo']!}?${TEST_DRIVE}`)
  const time = /<option value="([^"]+ \d+)"/.exec(text)![1]!
  expect((await choose('Polo', QUESTION, { time })).field('time')).toMatchObject([{ type: 'hidden', value: time }])
  const drive = await choose('Polo', TEST_DRIVE, { time })
  expect(drive.option).toContain(`value="${time}"`)
  expect(drive.field('time')).toEqual([])
})
