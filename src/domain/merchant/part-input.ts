import { z } from 'zod'
import { minutesOfHours } from '../appointments/minutes-of-hours.ts'
import { email, emptyToNull, line, optionalLine, phone, postalCode } from '../account/fields.ts'
import { readDayPlan } from '../appointments/plan-text.ts'
import { BROKER_PERMIT_KINDS } from '../banking/broker-permit.ts'
import { FEDERAL_STATES } from '../delivery/federal-state.ts'
import { ENERGY_LABEL_POLICIES } from '../merchant.ts'
import { readIban } from '../payment/iban.ts'
import { slug } from './brand-input.ts'
import { cents, decimal } from './number-input.ts'
import { readHours } from '../appointments/hours-text.ts'
import { FEED_DAYS } from '../stock/feed-schedule.ts'
import { WORK_GROUPS } from '../appointments/calendar.ts'
import { FEED_HOURS, WEEKDAYS, workHoursField } from './settings-parts.ts'
import { DISPUTE_SETTLEMENTS } from './merchant-state.ts'
import { problem, webAddress } from './web-address.ts'

const check = z.preprocess((value) => value === 'yes', z.boolean())
export const CompanyInput = z.object({
  ...{ name: line(120), representative: optionalLine(120), street: optionalLine(120), zip: postalCode, city: line(80) },
  phone,
  email: z.preprocess(emptyToNull, email.nullable()),
  sinceYear: z.preprocess(
    emptyToNull,
    z.coerce.number(problem('INVALID')).int(problem('INVALID')).min(1800, problem('INVALID')).max(2100).nullable(),
  ),
})

export const RegisterInput = z.object({ registerEntry: optionalLine(160), selfCertified: check })

export const AccountInput = z.object({
  // Source: § 27a UStG.
  vatId: z.preprocess(
    compact,
    z
      .string()
      .regex(/^DE\d{9}$/, problem('INVALID'))
      .nullable(),
  ),
  /** As it is shown, where it is not changed. */
  iban: z.preprocess(
    emptyToNull,
    z
      .string()
      .refine((text) => text.includes('•') || readIban(text) !== null, problem('INVALID_IBAN'))
      .nullable(),
  ),
  sepaCreditorId: z.preprocess(
    compact,
    z
      .string()
      .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3,28}$/, problem('INVALID'))
      .nullable(),
  ),
})

function compact(value: unknown): unknown {
  return emptyToNull(typeof value === 'string' ? value.replaceAll(/\s/g, '').toUpperCase() : value)
}

export const LegalInput = z.object({
  ...{ imprintUrl: webAddress, privacyUrl: webAddress },
  disputeSettlement: z.preprocess(emptyToNull, z.enum(DISPUTE_SETTLEMENTS).nullable()),
})

/** Empty: closed. */
const hours = z.preprocess(
  emptyToNull,
  z
    .string()
    .transform(readHours)
    .pipe(z.string(problem('INVALID')))
    .nullable(),
)

export const OpeningHoursInput = z.object({
  ...{ day1: hours, day2: hours, day3: hours, day4: hours, day5: hours, day6: hours, day7: hours },
})

export const FeedInput = z.object({
  vatCodeOne: z.enum(['REGULAR', 'MARGIN']),
  energyLabelPolicy: z.enum(ENERGY_LABEL_POLICIES),
  feedDays: z.preprocess(emptyToNull, z.enum(FEED_DAYS).nullable()),
  feedBy: z.enum(FEED_HOURS),
})

/** A permit of § 34k GewO has a number in the register of brokers. */
export const FinancingInput = z
  .object({
    permit: z.preprocess(emptyToNull, z.enum(BROKER_PERMIT_KINDS).nullable()),
    ...{ permitNumber: optionalLine(40), permitAuthority: optionalLine(80), isTied: check, hasCommission: check },
  })
  .refine(({ permit, permitNumber }) => permit !== '34k' || permitNumber !== null, {
    path: ['permitNumber'],
    error: 'REQUIRED',
  })

export const TradeInInput = z
  .object({
    marginPercent: decimal.refine((percent) => percent <= 40, problem('INVALID')),
    ...{ minMargin: cents, reconditioning: cents },
  })
  .transform(({ marginPercent, ...rest }) => ({ marginPermille: Math.round(marginPercent * 10), ...rest }))

export const AccessoriesInput = z.object({
  providers: z.string().transform((text, context) =>
    text
      .split('\n')
      .filter((row) => row.trim() !== '')
      .map((row) => {
        const [makeName = '', providerId = '', ...more] = row.split(':').map((part) => part.trim())
        if (makeName === '' || !/^[\w-]{1,40}$/.test(providerId) || more.length > 0)
          context.addIssue({ code: 'custom', message: 'INVALID' })
        return { makeName, providerId }
      }),
  ),
})

/** Hours of work on a day, `6,5`; as minutes. Empty: none. */
const workHours = z.preprocess(
  emptyToNull,
  z
    .string()
    .transform(minutesOfHours)
    .pipe(z.number(problem('INVALID')))
    .nullable(),
)

/** Each group has a field for each weekday. */
export const WorkGroupsInput = z.object(
  Object.fromEntries(WORK_GROUPS.flatMap((group) => WEEKDAYS.map((day) => [workHoursField(group, day), workHours]))),
)

/** `8–12, 13–17`; empty: closed. */
const dayPlan = z.preprocess(
  emptyToNull,
  z
    .string()
    .transform(readDayPlan)
    .refine((plan) => plan !== undefined, problem('INVALID'))
    .nullable(),
)

/** Without any day of its own the calendar follows the opening hours. */
export const CalendarInput = z.object({
  ...{ open1: dayPlan, open2: dayPlan, open3: dayPlan, open4: dayPlan, open5: dayPlan, open6: dayPlan, open7: dayPlan },
  federalState: z.preprocess(emptyToNull, z.enum(FEDERAL_STATES).nullable()),
  closedOnHolidays: check,
  /** One a line, `24.12.2026`. */
  closures: z.string().transform((text, context) =>
    text
      .split(/[\n,]/)
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(row) ?? []
        const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
        if (year === '' || Number.isNaN(Date.parse(iso)) || new Date(iso).toISOString().slice(0, 10) !== iso)
          context.addIssue({ code: 'custom', message: 'INVALID_DATE' })
        return iso
      }),
  ),
})

export const NewMerchantInput = z.object({ name: line(120), slug, street: line(120), zip: postalCode, city: line(80) })
