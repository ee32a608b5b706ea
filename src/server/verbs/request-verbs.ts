import type { Database } from '#database/connection.ts'
import { clockTime, minuteOfClockTime } from '#domain/appointments/minutes.ts'
import { isDay } from '#domain/delivery/calendar-day.ts'
import { parseOrderNumber } from '#domain/order/order-number.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import type { Refused } from '#domain/refused.ts'
import { CLOSING_REASONS } from '#domain/request/closing-reasons.ts'
import { RequestMessage } from '#domain/request/contact.ts'
import { MAX_MESSAGE } from '#domain/request/request.ts'
import { fromCents } from '#domain/format/money.ts'
import { transitionsFrom } from '#domain/request/transitions.ts'
import { tradeInDetails } from '#domain/trade-in/trade-in-data.ts'
import type { BookedServices } from '#domain/workshop/booked-services.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { type Appointment, readAppointment } from '#use-cases/appointment/appointment.ts'
import { changeAnyRequest } from '#use-cases/banking/change-any-request.ts'
import { moveRequestTime } from '#use-cases/request/move-request-time.ts'
import { readRequestAs, type RequestView } from '#use-cases/request/request.ts'
import { listRequests } from '#use-cases/request/requests.ts'
import { readInspected } from '#use-cases/trade-in/inspect-trade-in.ts'
import { writeMessage } from '#use-cases/request/write-message.ts'
import { type OrderVerb, parsed } from './order-verbs.ts'
import { tradeInLines } from './trade-in-lines.ts'

/** The verbs for requests. They act for the seller; with `--as admin` for the shop itself. */
export const REQUEST_VERBS: Readonly<Record<string, OrderVerb>> = {
  requests: {
    usage: 'requests [merchant] [--all]: lists open requests, those due first; --all includes closed ones',
    async run({ database }, args) {
      const { values, positionals } = parsed({ args, allowPositionals: true, options: { all: { type: 'boolean' } } })
      const found = await listRequests(database.read, { merchant: positionals[0], all: values.all ?? false })
      const rows = found.map(({ id, merchant, kind, state, data, createdAt, dueAt, answeredAt, closedReason }) =>
        [
          ...[id, merchant, kind, state, data.title, createdAt.toISOString()],
          closedReason ?? (answeredAt ? 'answered' : dueAt ? `due ${dueAt.toISOString()}` : 'not answered'),
        ].join('\t'),
      )
      return rows.length > 0 ? rows.join('\n') : 'There is no such request.'
    },
  },
  request: {
    usage: 'request <request>: shows a request with its messages, and what can be done with it',
    async run({ database }, [number = '']) {
      const request = await found(database, number)
      const [appointment, inspected] = await Promise.all([
        readAppointment(database.read, request.id),
        readInspected(database.read, request.id),
      ])
      return shown(request, inspected, appointment)
    },
  },
  'request-answer': {
    usage: 'request-answer <request> "<text>": writes to the customer, who is mailed a link to the message',
    async run({ database }, [number = '', entered = '']) {
      const { id: requestId } = await found(database, number)
      const { data } = RequestMessage.safeParse({ text: entered })
      if (!data) throw new StartRefusal(`The text needs 1 to ${MAX_MESSAGE} characters, in quotation marks.`)
      const { text } = data
      const outcome = await database.transaction((handle) =>
        writeMessage(handle, { requestId, author: 'MERCHANT', text }),
      )
      return answerTo(outcome, `Request ${number}: the message is written.`)
    },
  },
  'request-move': {
    usage: 'request-move <request> <state> [--reason REASON] [--as admin]: moves a request on, as “request” lists it',
    run: ({ database }, args) => move(database, args),
  },
  'request-propose': {
    usage:
      'request-propose <request> <YYYY-MM-DD> <HH:MM>: gives its appointment another time; the customer of a booking is asked whether it suits',
    run: ({ database }, args) => propose(database, args),
  },
  'request-close': {
    usage: `request-close <request> <reason> [--as admin]: closes a request; reasons: ${CLOSING_REASONS.join(', ')}`,
    run: ({ database }, args) => close(database, args),
  },
}

async function move(database: Database, args: string[]): Promise<string> {
  const { values, positionals } = parsed({
    args,
    allowPositionals: true,
    options: { reason: { type: 'string' }, as: { type: 'string', default: 'merchant' } },
  })
  const [number = '', state = ''] = positionals
  const actor = actorOf(values.as)
  const request = await found(database, number)
  const step = transitionsFrom(request.kind, request.state, actor).find(({ to }) => to === state)
  const reason = CLOSING_REASONS.find((known) => known === values.reason)
  if (!step) throw new StartRefusal(`Request ${number} cannot become ${state || 'that'} now.\n${nextSteps(request)}`)
  const change = { requestId: request.id, to: step.to, actor, reason }
  const outcome = await database.transaction((handle) => changeAnyRequest(handle, change))
  return answerTo(outcome, `Request ${number} is ${step.to} now.`, nextSteps(request))
}

async function propose(database: Database, [number = '', day = '', time = '']: readonly string[]): Promise<string> {
  const { id: requestId } = await found(database, number)
  const minute = minuteOfClockTime(time)
  if (!isDay(day) || minute === undefined)
    throw new StartRefusal('A day and a time are needed, such as 2026-12-01 09:30.')
  const outcome = await database.transaction((handle) =>
    moveRequestTime(handle, { requestId, slot: { day, minute }, actor: 'MERCHANT' }),
  )
  const free = outcome.kind === 'refused' && 'alternatives' in outcome ? outcome.alternatives : []
  const others = free.map((slot) => `${slot.day} ${clockTime(slot.minute)}`).join(', ')
  return answerTo(
    outcome,
    `Request ${number}: its appointment is on ${day} at ${time} now.`,
    others && `Free near it: ${others}`,
  )
}

async function close(database: Database, args: string[]): Promise<string> {
  const { values, positionals } = parsed({
    args,
    allowPositionals: true,
    options: { as: { type: 'string', default: 'merchant' } },
  })
  const [number = '', entered = ''] = positionals
  const actor = actorOf(values.as)
  const request = await found(database, number)
  const reason = CLOSING_REASONS.find((known) => known === entered)
  const step =
    reason && transitionsFrom(request.kind, request.state, actor).find(({ reasons }) => reasons?.includes(reason))
  if (!step)
    throw new StartRefusal(`Request ${number} cannot be closed with ${entered || 'no reason'}.\n${nextSteps(request)}`)
  const change = { requestId: request.id, to: step.to, actor, reason }
  const outcome = await database.transaction((handle) => changeAnyRequest(handle, change))
  return answerTo(outcome, `Request ${number} is ${step.to} now: ${reason}.`, nextSteps(request))
}

async function found(database: Database, number: string): Promise<RequestView> {
  const id = parseOrderNumber(number)
  if (id === undefined) throw new StartRefusal('A request has ten digits: npm run admin -- requests')
  const request = await readRequestAs(database.read, id, 'MERCHANT')
  if (!request) throw new StartRefusal(`There is no request ${number}: npm run admin -- requests`)
  return request
}

type Inspected = Awaited<ReturnType<typeof readInspected>>

function shown(request: RequestView, inspected: Inspected, appointment?: Appointment): string {
  const { id, kind, state, data, booked, person, messages, events, dueAt } = request
  const { title, ...details } = data
  const tradeIn = kind === 'TRADE_IN' ? tradeInDetails(data) : null
  return [
    `${id}\t${kind}\t${state}\t${title}`,
    `${person.firstName} ${person.lastName}\t${person.email}\t${person.phone ?? 'no phone'}`,
    ...(booked ? bookedLines(booked) : tradeIn ? tradeInLines(tradeIn, inspected) : [JSON.stringify(details)]),
    ...(appointment
      ? [`appointment\t${appointment.startsAt.toISOString()}${appointment.isCancelled ? '\tcancelled' : ''}`]
      : []),
    ...(dueAt ? [`due ${dueAt.toISOString()}`] : []),
    ...events.map(({ at, actor, to, reason }) => `${at.toISOString()}\t${actor}\t${to}\t${reason ?? ''}`),
    ...messages.map(({ at, author, text }) => `${at.toISOString()}\t${author}:\t${text.replaceAll('\n', ' ')}`),
    nextSteps(request),
  ].join('\n')
}

function bookedLines({ services, vehicle, ceiling }: BookedServices): string[] {
  const { make, model, plateNumber, mileage, fuelType, registeredIn } = vehicle
  const amount = (cents: number) => `${fromCents(cents).toFixed(2)} €`
  return [
    ...services.map(({ title, priceKind, price, maxPrice }) =>
      ['service', title, priceKind, amount(price) + (maxPrice === null ? '' : ` to ${amount(maxPrice)}`)].join('\t'),
    ),
    [
      ...['vehicle', [make, model].filter(Boolean).join(' '), plateNumber ?? 'no plate'],
      ...[mileage === null ? 'no mileage' : `${mileage} km`, fuelType ?? 'no fuel'],
      registeredIn === null ? 'no first registration' : `registered ${registeredIn}`,
    ].join('\t'),
    `ceiling\t${ceiling ? `not above ${amount(ceiling)} without a call` : 'always call first'}`,
  ]
}

/** The steps that the seller can take next, one to a line. */
function nextSteps({ kind, state }: RequestView): string {
  const ways = transitionsFrom(kind, state, 'MERCHANT')
  if (ways.length === 0) return 'It is closed.'
  return ways.map(({ to, reasons }) => `→ ${to}${reasons ? ` (${reasons.join(', ')})` : ''}`).join('\n')
}

function actorOf(as: string): StateActor {
  if (as !== 'merchant' && as !== 'admin') throw new StartRefusal('--as merchant or --as admin.')
  return as === 'admin' ? 'ADMIN' : 'MERCHANT'
}

function answerTo(outcome: { readonly kind: 'done' } | Refused, done: string, ways = ''): string {
  if (outcome.kind === 'done') return done
  throw new StartRefusal(`This is not possible (${outcome.code}).${ways ? `\n${ways}` : ''}`)
}
