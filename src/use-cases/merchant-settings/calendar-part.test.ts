import { beforeEach, describe, expect, it } from 'vitest'
import type { PartValues, SettingsPart } from '#domain/merchant/settings-parts.ts'
import { partSaver, setUpMerchant } from '../../../tests/support/merchant-settings.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readSlots } from '../appointment/slots.ts'

const test = useTestDatabase()
let merchantId: number
let save: (part: SettingsPart, changed: PartValues) => Promise<unknown>
/** A Tuesday, a Saturday and a holiday in North Rhine-Westphalia alone: All Saints’, which is a Monday. */
const [TUESDAY, SATURDAY, ALL_SAINTS] = ['2027-10-26', '2027-10-30', '2027-11-01'] as const
const NOW = new Date('2027-10-20T08:00:00Z')
const DONE = { kind: 'done' }

beforeEach(async () => {
  const merchant = await setUpMerchant(test.database)
  merchantId = merchant.merchantId
  save = partSaver(test.database, merchant)
})

/** The first and the last time for a test drive. */
async function times(day: string) {
  const [slots] = await readSlots(test.database.read, { merchantId, kind: 'TEST_DRIVE' }, [day], NOW)
  const minutes = slots?.slots.map(({ minute }) => minute) ?? []
  return minutes.length === 0 ? null : [minutes[0], minutes.at(-1)]
}

describe('the calendar of a merchant', () => {
  it('follows the opening hours, in whatever order they were entered', async () => {
    expect(await save('WORK_GROUPS', { MECHANICS2: '8' })).toEqual(DONE)
    expect(await times(TUESDAY)).toBeNull()
    expect(await save('HOURS', { day2: '9-12' })).toEqual(DONE)
    expect(await times(TUESDAY)).toEqual([540, 660])
    expect(await save('HOURS', { day2: '10-18', day6: '9-14' })).toEqual(DONE)
    expect([(await times(TUESDAY))?.[0], (await times(SATURDAY))?.[0]]).toEqual([600, 540])
  })

  it('has its own plan once one is entered, until that is emptied', async () => {
    await save('HOURS', { day2: '9-18', day6: '9-14' })
    expect(await save('CALENDAR', { open2: '8-12, 13-16' })).toEqual(DONE)
    await save('HOURS', { day2: '7-20' })
    await save('WORK_GROUPS', { TYRES2: '8' })
    expect([(await times(TUESDAY))?.[0], await times(SATURDAY)]).toEqual([480, null])
    expect(await save('CALENDAR', { open2: '' })).toEqual(DONE)
    expect((await times(TUESDAY))?.[0]).toBe(420)
  })

  it('knows the holidays of the state of its address, or of another that is chosen', async () => {
    await save('HOURS', { day1: '9-18' })
    await save('WORK_GROUPS', { TYRES2: '8' })
    expect(await times(ALL_SAINTS)).toBeNull()
    expect(await save('CALENDAR', { federalState: 'BE' })).toEqual(DONE)
    expect(await times(ALL_SAINTS)).not.toBeNull()
    expect(await save('CALENDAR', { federalState: 'NW', closedOnHolidays: '' })).toEqual(DONE)
    expect(await times(ALL_SAINTS)).not.toBeNull()
  })
})
