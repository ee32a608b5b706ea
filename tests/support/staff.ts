import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '#database/connection.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { DealerAreaActor, StaffActor } from '#domain/staff/staff-actor.ts'
import type { DealerContext } from '#gateway/dealer-area/context.ts'
import { runInProcess } from '#gateway/dealer-area/execute.ts'
import { fileContent, fileSources } from '#services/content/files.ts'
import { renderMail } from '#mails/render-mail.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { secondFactor } from '#services/second-factor/second-factor.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { fileReader } from '#services/uploads/file-reader.ts'
import { putDemoStaff } from '#use-cases/demo/put-demo-staff.ts'
import { readDemoCode } from '#use-cases/staff/demo-code.ts'
import { logInStaff } from '#use-cases/staff/log-in.ts'
import { readStaffActor } from '#use-cases/staff/staff-actor.ts'
import type { StaffDeps } from '#use-cases/staff/staff-deps.ts'
import { TEST_SECRET } from './gateway-context.ts'

export const STAFF_PASSWORD = 'Nordlicht-1972'
export const STAFF_ORIGIN = 'https://shop.example'
export const STAFF_SITE = { origin: STAFF_ORIGIN }
/** Where merchants of tests are. */
export const PLACES = [
  {
    ...{ zip: '50670', city: 'Köln', state: 'Nordrhein-Westfalen', areaCode: '221' },
    ...{ latitude: 50.945, longitude: 6.948 },
  },
]

const NO_OBJECTS = fileSystemStore(path.join(tmpdir(), 'no-objects'))

export const STAFF_CLIENT = { network: '203.0.113.9', userAgent: 'Firefox' }

export function staffDeps(database: Database): StaffDeps {
  return {
    read: database.read,
    writer: database,
    secretBox: aesSecretBox([TEST_SECRET]),
    secondFactor: secondFactor(STAFF_ORIGIN),
  }
}

/** A member of staff with a second factor: an administrator, or with roles at a merchant. */
export async function addStaff(
  database: Database,
  email: string,
  more: { readonly merchantId?: number; readonly roles?: readonly StaffRole[]; readonly isAdmin?: boolean } = {},
): Promise<number> {
  const staff = { email, name: nameOf(email), password: STAFF_PASSWORD, ...more }
  await putDemoStaff(staffDeps(database), staff)
  const row = await database.read.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return row.id
}

/** Somebody with roles at a merchant, for use cases; `staffId` is needed where they write. */
export function staffActor(of: {
  readonly merchantId: number
  readonly roles: readonly StaffRole[]
  readonly staffId?: number
}): StaffActor {
  const { merchantId, roles, staffId = 0 } = of
  const session = { sessionId: crypto.randomUUID(), name: 'Eva', isAdmin: false, steppedUpAt: null }
  return { kind: 'STAFF', staffId, roles: [{ merchantId, roles: [...roles] }], ...session }
}

/** `eva@example.com` is Eva. */
function nameOf(email: string): string {
  return email[0]!.toUpperCase() + email.slice(1).replace(/@.*/, '')
}

/** The next code of somebody's app that has not been taken. */
export async function nextCode(database: Database, email: string): Promise<string> {
  const code = await readDemoCode(staffDeps(database), [email], email)
  if (code === null) throw new Error(`${email} has no authenticator app`)
  return code
}

/** Lets the code of an earlier log-in be taken again: half a minute later in the life of a test. */
export async function forgetCodes(database: Database): Promise<void> {
  await database.pool.query('update staff set totp_last_step = null')
  await database.pool.query('delete from rate_limits')
}

/** Logs a member of staff in; returns the token, and the actor that use cases take. */
export async function logInStaffAs(
  database: Database,
  email: string,
): Promise<{ readonly token: string; readonly actor: StaffActor }> {
  await forgetCodes(database)
  const credentials = { email, password: STAFF_PASSWORD, code: await nextCode(database, email) }
  const login = await logInStaff(staffDeps(database), STAFF_SITE, STAFF_CLIENT, credentials)
  if (login.kind !== 'done') throw new Error(`Logging in was refused: ${login.code}`)
  return { token: login.token, actor: (await readStaffActor(staffDeps(database), login.token))! }
}

const placeOf = async (zip: string) => PLACES.find((place) => place.zip === zip)

export function staffContext(database: Database, actor: DealerAreaActor = { kind: 'NOBODY' }): DealerContext {
  return {
    actor,
    locale: 'de',
    ...{ origin: STAFF_ORIGIN, mailOrigin: STAFF_ORIGIN },
    ...{ clientNetwork: STAFF_CLIENT.network, userAgent: STAFF_CLIENT.userAgent, sessionToken: null },
    deps: {
      ...staffDeps(database),
      figures: { backups: 'NOBODY', vitalSigns: async () => [], faults: () => [] },
      places: { zip: placeOf, known: placeOf },
      objects: NO_OBJECTS,
      content: { ...fileContent(), shipped: fileSources().source },
      pictures: { database, images: imagePipeline(NO_OBJECTS), files: fileReader() },
      newsletters: { pool: database.pool, places: { geocode: async () => undefined }, render: renderMail },
      showsDemoCodes: false,
      allowsPrivateAddresses: true,
    },
  }
}

/** Runs an operation of the dealer area: its data, and the codes of its refusals. A fault fails the test. */
export async function runAsStaff(document: string, variables: object, context: DealerContext) {
  const answer = await runInProcess(document, { ...variables }, context, (fault) => {
    throw fault
  })
  const codes = answer.errors?.map(({ extensions }) => extensions?.code) ?? []
  return { data: answer.data as Record<string, unknown> | null, codes }
}
