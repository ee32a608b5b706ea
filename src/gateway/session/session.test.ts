import { beforeAll, describe, expect, it } from 'vitest'
import { readActor } from '#use-cases/session/actor.ts'
import { lastMail, mailsTo, PASSWORD, runAccountJobs } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { run as runFor } from '../../../tests/support/run.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let visitor: GatewayContext
beforeAll(async () => {
  visitor = await visitorContext(test.database)
})

/** What the worker does, but for sending. */
const runJobs = () => runAccountJobs(test)
const REGISTER = `mutation ($input: CustomerInput!) {
  createCustomer(input: $input) { id email firstName lastName salutation createdAt updatedAt } }`
const LOG_IN = `mutation ($email: String!, $password: String!) {
  createCustomerAccessToken(email: $email, password: $password) { accessToken refreshToken expiresAt } }`
const CONFIRM_EMAIL = `mutation ($token: String!, $password: String!) {
  confirmCustomerEmail(token: $token, password: $password) }`
const RENEW = `mutation ($token: String!) {
  renewCustomerAccessToken(customerRefreshToken: $token) { accessToken refreshToken } }`

interface Tokens {
  accessToken: string
  refreshToken: string
}

const run = (document: string, variables: object = {}, context = visitor) => runFor(document, variables, context)

async function proof() {
  const { botCheck } = visitor.deps
  const stamp = botCheck.stamp()
  const [, nonce] = stamp.split('.')
  return { stamp, nonce }
}

async function register(email: string, more: object = {}) {
  const input = {
    email,
    password: PASSWORD,
    firstName: 'Jana',
    lastName: 'Krüger',
    salutation: 'MRS',
    termsAccepted: true,
  }
  return run(REGISTER, { input: { ...input, botCheck: { solution: await solution() }, ...more } })
}

/** What the page's script does in the background. */
async function solution(): Promise<string> {
  const { solveChallenge } = await import('altcha-lib')
  const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2')
  const challenge = (await visitor.deps.botCheck.challenge()) as Parameters<typeof solveChallenge>[0]['challenge']
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString(
    'base64',
  )
}

const CONFIRM = `mutation ($key: String!, $password: String!) {
  confirmCustomer(registrationKey: $key, password: $password) }`
const RESEND = 'mutation ($email: String!) { resendCustomerActivationToken(input: $email) }'
const RECOVER = 'mutation ($email: String!) { customerRecover(email: $email) }'

async function confirm(email: string, password = PASSWORD) {
  const { token } = await lastMail(test.database, email)
  return run(CONFIRM, { key: token, password })
}

async function loggedIn(email: string): Promise<Tokens & { context: GatewayContext }> {
  await register(email)
  await confirm(email)
  const { data } = await run(LOG_IN, { email, password: PASSWORD })
  const tokens = data.createCustomerAccessToken as Tokens
  return { ...tokens, context: await as(tokens.accessToken) }
}

async function as(accessToken: string): Promise<GatewayContext> {
  const actor = await readActor(test.database.read, visitor.deps.tokens, accessToken)
  return { ...visitor, actor: actor ?? { kind: 'INVALID' } }
}

describe('registering', () => {
  it('asks for the mail to be confirmed before anybody logs in', async () => {
    const { data } = await register('jana@example.com')
    expect(data.createCustomer).toMatchObject({ email: 'jana@example.com', firstName: 'Jana', salutation: 'MRS' })
    // The same as for a wrong password and for no account: registering must not tell which addresses have one.
    expect((await run(LOG_IN, { email: 'jana@example.com', password: PASSWORD })).codes).toEqual(['WRONG_CREDENTIALS'])
    expect((await run(LOG_IN, { email: 'jana@example.com', password: 'wrong' })).codes).toEqual(['WRONG_CREDENTIALS'])
    expect((await confirm('jana@example.com')).data.confirmCustomer).toBe(true)
    expect((await run(LOG_IN, { email: 'JANA@example.com ', password: PASSWORD })).codes).toEqual([])
  })

  it('lets the mail link to the page the customer wanted, within this shop only', async () => {
    await register('buyer@example.com', { redirectTo: '/warenkorb?x=1' })
    const leadsTo = async (recipient: string) => {
      const stored = "select data->>'redirectTo' as path from mails where recipient = $1"
      return (await test.database.pool.query<{ path: string | null }>(stored, [recipient])).rows.map(({ path }) => path)
    }
    expect(await leadsTo('buyer@example.com')).toEqual(['/warenkorb'])
    await register('lured@example.com', { redirectTo: '//evil.example/' })
    expect(await leadsTo('lured@example.com')).toEqual([null])
    await test.database.pool.query('delete from rate_limits') // two more than the rest of the file may register
  })

  it('gives the same answer for an existing account, and mails its owner', async () => {
    await loggedIn('owner@example.com')
    const again = await register('Owner@Example.com', { firstName: 'Mallory' })
    const fresh = await register('fresh@example.com')
    expect(Object.keys(again.data.createCustomer!)).toEqual(Object.keys(fresh.data.createCustomer!))
    expect(again.data.createCustomer).toMatchObject({ firstName: 'Mallory' })
    expect((await mailsTo(test.database, 'owner@example.com')).map(({ kind }) => kind)).toEqual([
      'confirm-account',
      'account-exists',
    ])
  })

  it('activates the data its own mail confirms, not another registration for the same address', async () => {
    await register('victim@example.com', { firstName: 'Mallory', password: 'Angreifer-123!' })
    const mallorys = await lastMail(test.database, 'victim@example.com')
    await register('victim@example.com', { firstName: 'Vera' })
    const own = await lastMail(test.database, 'victim@example.com')
    const confirmWith = (key: string) => run(CONFIRM, { key, password: PASSWORD })
    expect((await confirmWith(own.token)).data.confirmCustomer).toBe(true)
    expect((await confirmWith(mallorys.token)).codes).toEqual(['LINK_EXPIRED'])
    const logIn = (password: string) => run(LOG_IN, { email: 'victim@example.com', password })
    expect((await logIn('Angreifer-123!')).codes).toEqual(['WRONG_CREDENTIALS'])
    expect((await logIn(PASSWORD)).codes).toEqual([])
  })

  it('is never activated with what a stranger has entered, whichever mail is opened', async () => {
    const email = 'vera@example.com'
    const logIn = (password: string) => run(LOG_IN, { email, password })
    const ownName = "select first_name as name, origin from customers where email = 'vera@example.com'"
    await register(email, { firstName: 'Vera' })
    await register(email, { firstName: 'Mallory', password: 'Angreifer-123!' })
    const { token: mallorys } = await lastMail(test.database, email)
    await run(RESEND, { email })
    await runJobs()
    const { rows } = await test.database.pool.query('select data::text as data from mails where recipient = $1', [
      email,
    ])
    expect(JSON.stringify(rows)).not.toContain('Mallory')
    expect((await confirm(email, 'Mistyped-2026')).codes).toEqual(['INVALID_INPUT'])
    expect((await run(CONFIRM, { key: mallorys, password: '' })).codes).toEqual(['INVALID_INPUT'])
    // Even the link of the stranger's mail confirms what belongs to the password.
    expect((await run(CONFIRM, { key: mallorys, password: PASSWORD })).data.confirmCustomer).toBe(true)
    expect((await test.database.pool.query(ownName)).rows).toMatchObject([{ name: 'Vera' }])
    expect((await logIn('Angreifer-123!')).codes).toEqual(['WRONG_CREDENTIALS'])
    expect((await logIn(PASSWORD)).codes).toEqual([])
    expect((await confirm(email)).codes).toEqual(['LINK_EXPIRED'])
    await test.database.pool.query('delete from rate_limits')
  })

  it('is confirmed by the mail that was sent again', async () => {
    await register('again@example.com')
    await run(RESEND, { email: 'again@example.com' })
    await runJobs()
    expect((await mailsTo(test.database, 'again@example.com')).map(({ kind }) => kind)).toEqual([
      ...['confirm-account', 'confirm-account'],
    ])
    expect((await confirm('again@example.com')).data.confirmCustomer).toBe(true)
    expect((await run(LOG_IN, { email: 'again@example.com', password: PASSWORD })).codes).toEqual([])
  })

  it('is not activated by recovering the password', async () => {
    await register('pending@example.com', { firstName: 'Mallory' })
    await run(RECOVER, { email: 'pending@example.com' })
    await runJobs()
    expect(await lastMail(test.database, 'pending@example.com')).toEqual({ kind: 'account-unconfirmed', token: '' })
  })

  it('gives consecutive ids whether there was an account or not', async () => {
    const idOf = async (email: string) => Number((await register(email)).data.createCustomer!['id' as never])
    await loggedIn('known@example.com')
    const first = await idOf('ids-1@example.com')
    expect(await idOf('known@example.com')).toBe(first + 1)
    expect(await idOf('ids-2@example.com')).toBe(first + 2)
  })

  it('names every invalid field', async () => {
    const answer = await runInProcess(
      REGISTER,
      {
        input: {
          email: 'no',
          password: 'short',
          firstName: 'Gewonnen http://evil.example/x',
          lastName: 'x\ny',
          termsAccepted: false,
        },
      },
      visitor,
      String,
    )
    expect(answer.errors?.[0]?.extensions?.fields).toEqual([
      { field: 'firstName', code: 'INVALID' },
      { field: 'lastName', code: 'INVALID' },
      { field: 'email', code: 'INVALID_EMAIL' },
      { field: 'password', code: 'TOO_SHORT', limit: 10 },
      { field: 'termsAccepted', code: 'NOT_ACCEPTED' },
    ])
  })

  it('refuses programs: without a proof, with one used twice, with the trap filled in', async () => {
    const input = (botCheck: object) => ({ botCheck })
    expect((await register('bot@example.com', input({}))).codes).toEqual(['BOT_SUSPECTED'])
    const solved = await solution()
    expect((await register('one@example.com', input({ solution: solved }))).codes).toEqual([])
    expect((await register('two@example.com', input({ solution: solved }))).codes).toEqual(['BOT_SUSPECTED'])
    expect((await register('bot@example.com', input({ solution: await solution(), trap: 'x' }))).codes).toEqual([
      'BOT_SUSPECTED',
    ])
    const { stamp } = await proof()
    expect((await register('bot@example.com', input({ stamp }))).codes).toEqual(['BOT_SUSPECTED']) // sent at once: no person
    expect((await register('bot@example.com', input({ stamp: `${stamp}.1` }))).codes).toEqual(['BOT_SUSPECTED'])
  })
})

describe('a session', () => {
  it('ends at once where the customer logs out, here or everywhere', async () => {
    const first = await loggedIn('many@example.com')
    const { data } = await run(LOG_IN, { email: 'many@example.com', password: PASSWORD })
    const second = data.createCustomerAccessToken as Tokens
    await run('mutation { deleteCustomerAccessToken }', {}, first.context)
    expect(await as(first.accessToken)).toMatchObject({ actor: { kind: 'INVALID' } })
    expect(await as(second.accessToken)).toMatchObject({ actor: { kind: 'CUSTOMER' } })
    await run('mutation { deleteCustomerAccessToken(everywhere: true) }', {}, await as(second.accessToken))
    expect(await as(second.accessToken)).toMatchObject({ actor: { kind: 'INVALID' } })
  })

  it('distinguishes an expired or forged token from a missing one', async () => {
    const document = 'mutation { deleteCustomerAccessToken }'
    expect((await run(document)).codes).toEqual(['UNAUTHENTICATED'])
    const forged = await runInProcess(document, {}, await as('eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'), String)
    expect(forged.errors?.[0]).toMatchObject({ message: 'Invalid access token' })
  })

  it('exchanges a refresh token once; two tabs agree; a stolen one ends the session family', async () => {
    const { refreshToken } = await loggedIn('tabs@example.com')
    const [one, two] = await Promise.all([run(RENEW, { token: refreshToken }), run(RENEW, { token: refreshToken })])
    const successor = (one.data.renewCustomerAccessToken as Tokens).refreshToken
    expect((two.data.renewCustomerAccessToken as Tokens).refreshToken).toBe(successor)
    await run(RENEW, { token: successor })
    await test.database.pool.query(`update refresh_tokens set replaced_at = replaced_at - interval '1 minute'`)
    expect((await run(RENEW, { token: refreshToken })).codes).toEqual(['INVALID_ACCESS_TOKEN'])
    expect((await run(RENEW, { token: successor })).codes).toEqual(['INVALID_ACCESS_TOKEN'])
    expect((await run(RENEW, { token: 'nonsense' })).codes).toEqual(['INVALID_ACCESS_TOKEN'])
  })

  it('survives a lost answer: an unused successor is issued again', async () => {
    const { refreshToken } = await loggedIn('lost@example.com')
    const first = (await run(RENEW, { token: refreshToken })).data.renewCustomerAccessToken as Tokens
    await test.database.pool.query(`update refresh_tokens set replaced_at = replaced_at - interval '1 hour'`)
    const again = (await run(RENEW, { token: refreshToken })).data.renewCustomerAccessToken as Tokens
    expect(again.refreshToken).toBe(first.refreshToken)
  })

  it('is locked after ten failed attempts, for the right password too, whether there is an account or not', async () => {
    await loggedIn('guess@example.com')
    for (const email of ['guess@example.com', 'nobody@example.com']) {
      const codes = []
      for (let attempt = 0; attempt < 11; attempt++) codes.push((await run(LOG_IN, { email, password: 'x' })).codes[0])
      expect(codes.slice(0, 10)).toEqual(Array(10).fill('WRONG_CREDENTIALS'))
      expect(codes[10]).toBe('RATE_LIMITED')
    }
    const answer = await runInProcess(LOG_IN, { email: 'guess@example.com', password: PASSWORD }, visitor, String)
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
  })
})

describe('what cannot be stored', () => {
  const refusedFields = async (document: string, variables: object, context = visitor) => {
    const { errors = [] } = await runInProcess(document, { ...variables }, context, (error) => `fault ${error.message}`)
    return errors.map(({ extensions }) => [extensions?.code, extensions?.fields])
  }
  const INVALID = (field: string, code = 'INVALID') => [['INVALID_INPUT', [{ field, code }]]]

  it('is refused at its field, also in a literal: NUL, control characters, half characters, days out of range', async () => {
    for (const email of ['a\0@example.com', 'a\u001b@example.com', 'a\ud83d@example.com'])
      expect(await refusedFields(LOG_IN, { email, password: PASSWORD })).toEqual(INVALID('email'))
    expect(await refusedFields('mutation { customerRecover(email: "a\\u0000@example.com") }', {})).toEqual(
      INVALID('email'),
    )
    const { context } = await loggedIn('stored@example.com')
    const save = 'mutation ($input: SaveSearchInput!) { saveSearch(input: $input) }'
    const input = { name: 'x', query: 'a\0', alert: 'NONE' }
    expect(await refusedFields(save, { input }, context)).toEqual(INVALID('query'))
    const add = [{ vehicleId: '1', price: 1, addedAt: '+275760-09-13T00:00:00.000Z' }]
    const change = 'mutation ($add: [FavouriteInput!]) { changeFavourites(add: $add) { __typename } }'
    expect(await refusedFields(change, { add }, context)).toEqual(INVALID('add.0.addedAt', 'INVALID_DATE'))
  })
})

describe('strangers cannot lock a customer out', () => {
  const guess = (email: string, clientNetwork: string) => run(LOG_IN, { email, password: 'x' }, from(clientNetwork))
  const from = (clientNetwork: string, deviceToken: string | null = null) => ({
    ...visitor,
    clientNetwork,
    deviceToken,
  })
  const logIn = (email: string, context: GatewayContext, password = PASSWORD) =>
    run(LOG_IN.replace('expiresAt', 'deviceToken'), { email, password }, context)
  const lock = (email: string) =>
    test.database.pool.query(
      "insert into rate_limits (key, hits, ends_at) values ('log-in:account:' || $1, 100, now() + interval '1 hour') on conflict (key) do update set hits = 100",
      [email],
    )

  it('from one network, which is then refused itself', async () => {
    const email = 'locked@example.com'
    await loggedIn(email)
    await test.database.pool.query('delete from rate_limits')
    for (let attempt = 0; attempt < 12; attempt++) await guess(email, '198.51.100.1')
    expect((await logIn(email, from('198.51.100.1'))).codes).toEqual(['RATE_LIMITED'])
    expect((await logIn(email, from('198.51.100.2'))).codes).toEqual([])
    const { rows } = await test.database.pool.query<{ hits: number }>('select hits from rate_limits where key = $1', [
      `log-in:account:${email}`,
    ])
    expect(rows).toEqual([{ hits: 11 }]) // ten of the stranger, one of the customer
  })

  it('from many networks, where a device has logged in before', async () => {
    const email = 'device@example.com'
    await loggedIn(email)
    const { deviceToken } = (await logIn(email, visitor)).data.createCustomerAccessToken as { deviceToken: string }
    await test.database.pool.query('delete from rate_limits')
    await lock(email)
    expect((await logIn(email, from('198.51.100.3'))).codes).toEqual(['RATE_LIMITED'])
    const device = from('198.51.100.3', deviceToken)
    expect((await logIn(email, device)).codes).toEqual([])
    // Its own budget is as small as any, and for this account alone.
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await logIn(email, device, 'x')).codes).toEqual(['WRONG_CREDENTIALS'])
    expect((await logIn(email, device)).codes).toEqual(['RATE_LIMITED'])
    await lock('other@example.com')
    expect((await logIn('other@example.com', device)).codes).toEqual(['RATE_LIMITED'])
    expect((await logIn(email, from('198.51.100.3', `${deviceToken}x`))).codes).toEqual(['RATE_LIMITED'])
  })

  it('who resets the password, and who is mailed the link whatever others have requested', async () => {
    const email = 'opened@example.com'
    await test.database.pool.query('delete from rate_limits')
    await loggedIn(email)
    await lock(email)
    for (const network of ['198.51.100.4', '198.51.100.5'])
      for (let attempt = 0; attempt < 5; attempt++) await run(RECOVER, { email }, from(network))
    expect((await run(RECOVER, { email }, from('198.51.100.4'))).codes).toEqual(['RATE_LIMITED'])
    expect((await run(RESEND, { email }, from('198.51.100.4'))).codes).toEqual([])
    expect((await run(RECOVER, { email })).codes).toEqual([])
    await runJobs()
    const links = (await mailsTo(test.database, email)).filter(({ kind }) => kind === 'reset-password')
    expect(links).toHaveLength(9)
    const reset = `mutation ($hash: String!, $password: String!) {
      customerReset(passwordHash: $hash, password: $password, passwordConfirm: $password) }`
    // The link of an earlier mail still works.
    const answer = await run(reset, { hash: links[0]!.token, password: 'Zugvogel!2026' })
    expect(answer.data.customerReset).toBe(true)
    expect((await logIn(email, from('198.51.100.6'), 'Zugvogel!2026')).codes).toEqual([])
    expect((await run(reset, { hash: links[1]!.token, password: 'Zugvogel!2027' })).codes).toEqual(['LINK_EXPIRED'])
  })

  it('an office behind one address confirms more than thirty links an hour', async () => {
    await test.database.pool.query('delete from rate_limits')
    for (let attempt = 0; attempt < 40; attempt++)
      expect((await run(CONFIRM, { key: `unknown ${attempt}`, password: PASSWORD })).codes).toEqual(['LINK_EXPIRED'])
  })

  it('the password of a link is guessed ten times at most', async () => {
    await register('guessed-link@example.com')
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await confirm('guessed-link@example.com', `guess ${attempt}`)).codes).toEqual(['INVALID_INPUT'])
    expect((await confirm('guessed-link@example.com')).codes).toEqual(['RATE_LIMITED'])
  })
})

describe('a password', () => {
  it('that is changed invalidates requests made under the old one', async () => {
    const { context } = await loggedIn('thief@example.com')
    const change =
      'mutation ($email: String!, $password: String!) { requestCustomerEmailChange(email: $email, password: $password) }'
    await run(change, { email: 'evil@example.com', password: PASSWORD }, context)
    await run('mutation { customerRecover(email: "thief@example.com") }')
    await runJobs()
    const { token } = await lastMail(test.database, 'thief@example.com')
    await run(
      'mutation ($key: String!) { customerReset(passwordHash: $key, password: "Zugvogel!2026", passwordConfirm: "Zugvogel!2026") }',
      { key: token },
    )
    const evil = await lastMail(test.database, 'evil@example.com')
    const confirmed = await run(CONFIRM_EMAIL, { token: evil.token, password: 'Zugvogel!2026' })
    expect(confirmed.codes).toEqual(['LINK_EXPIRED'])
  })

  it('is reset by a mailed link that works once; every session ends', async () => {
    const { accessToken } = await loggedIn('forgot@example.com')
    expect((await run(RECOVER, { email: 'nobody@example.com' })).data.customerRecover).toBe(true)
    expect((await run(RECOVER, { email: 'forgot@example.com' })).data.customerRecover).toBe(true)
    await runJobs()
    const { token } = await lastMail(test.database, 'forgot@example.com')
    const reset = `mutation ($hash: String!, $password: String!) {
      customerReset(passwordHash: $hash, password: $password, passwordConfirm: $password) }`
    expect((await run(reset, { hash: token, password: 'Jana-Krüger-85' })).codes).toEqual(['INVALID_INPUT'])
    expect((await run(reset, { hash: token, password: 'Zugvogel!2026' })).data.customerReset).toBe(true)
    expect((await run(reset, { hash: token, password: 'Zugvogel!2027' })).codes).toEqual(['LINK_EXPIRED'])
    expect(await as(accessToken)).toMatchObject({ actor: { kind: 'INVALID' } })
    expect((await run(LOG_IN, { email: 'forgot@example.com', password: 'Zugvogel!2026' })).codes).toEqual([])
    expect((await lastMail(test.database, 'forgot@example.com')).kind).toBe('password-changed')
  })
})

describe('a customer’s own data', () => {
  it('can be changed, moved to another e-mail address and deleted by its owner alone', async () => {
    const { context } = await loggedIn('own@example.com')
    const other = await loggedIn('other@example.com')
    const { data } = await run(
      `mutation { updateCustomer(input: { firstName: "Jan", lastName: "van der O'Neil-Łukasz", phone: "0221 4710100" }) { id firstName lastName phone salutation } }`,
      {},
      context,
    )
    expect(data.updateCustomer).toMatchObject({
      firstName: 'Jan',
      lastName: "van der O'Neil-Łukasz",
      phone: '+492214710100',
      salutation: null,
    })
    const { id } = data.updateCustomer as { id: string }
    const remove = 'mutation ($id: ID!, $password: String!) { deleteCustomer(userId: $id, password: $password) }'
    expect((await run(remove, { id, password: PASSWORD }, other.context)).codes).toEqual(['FORBIDDEN'])

    const change =
      'mutation ($email: String!, $password: String!) { requestCustomerEmailChange(email: $email, password: $password) }'
    expect((await run(change, { email: 'new@example.com', password: 'wrong' }, context)).codes).toEqual([
      'INVALID_INPUT',
    ])
    await run(change, { email: 'new@example.com', password: PASSWORD }, context)
    expect((await lastMail(test.database, 'own@example.com')).kind).toBe('email-change-asked')
    const { token } = await lastMail(test.database, 'new@example.com')
    expect((await run(CONFIRM_EMAIL, { token, password: 'someone else' })).codes).toEqual(['INVALID_INPUT'])
    expect((await run(CONFIRM_EMAIL, { token, password: PASSWORD })).data.confirmCustomerEmail).toBe(true)
    expect((await run('{ customer { email } }', {}, context)).data.customer).toEqual({ email: 'new@example.com' })
    expect((await lastMail(test.database, 'own@example.com')).kind).toBe('email-changed')

    for (const password of ['', 'wrong'])
      expect((await run(remove, { id, password }, context)).codes).toEqual(['INVALID_INPUT'])
    expect((await run(remove, { id, password: PASSWORD }, context)).data.deleteCustomer).toBe(true)
    expect((await run('{ customer { email } }', {}, context)).codes).toEqual(['INVALID_ACCESS_TOKEN'])
    expect((await lastMail(test.database, 'new@example.com')).kind).toBe('account-deleted')
  })
})
