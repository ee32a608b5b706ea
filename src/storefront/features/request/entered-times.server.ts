import type { ContactType, RequestType } from '#domain/request/contact.ts'
import { blankToUndefined, type FormValues } from '../../blocks/form.server.ts'
import { pickedTime } from '../../blocks/time-picker.server.ts'

const TIMES_OF_DAY = ['MORNING', 'NOON', 'AFTERNOON'] as const

/**
 * The day and time that a sent form asks for. Every form carries along what was entered into those of other kinds; that is not part of the
 * enquiry. A test drive has a free time where its form has a field for one, otherwise a wished day.
 */
export function enteredTimes(values: FormValues, requestType: RequestType, contactType: ContactType) {
  const isTestDrive = requestType === 'TEST_DRIVE'
  const isWish = isTestDrive && values.time === undefined
  const hasTimeOfDay = isTestDrive ? isWish : contactType !== 'EMAIL'
  return {
    day: isWish ? blankToUndefined(values.day) : undefined,
    slot: isTestDrive ? pickedTime(values.time) : undefined,
    timeOfDay: hasTimeOfDay ? TIMES_OF_DAY.find((time) => time === values.timeOfDay) : undefined,
  }
}
