import { scryptSync } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BackupManifest } from '#domain/backup/manifest.ts'

type Secret = BackupManifest['secrets'][number]

/** Settings that a backup does not contain, although a restored shop needs the same ones. */
const NAMES = [
  ...[
    'DATA_KEY',
    'SESSION_SECRET',
    'OBJECT_STORE_URL',
    'SMTP_URL',
    'METRICS_TOKEN',
    'MAIL_BOUNCE_TOKEN',
    'STRIPE_SECRET_KEY',
  ],
  ...['STRIPE_WEBHOOK_SECRET', 'ACCESSORIES_API_KEY', 'CONTENT_API_TOKEN', 'NEWSLETTER_CLIENT_SECRET'],
  ...['PLACES_API_KEY', 'ERROR_REPORTING_DSN', 'BANK_API_KEY', 'BANK_MESSAGE_SECRET'],
] as const

/** The files of the data folder that hold secrets which the shop has generated because they were not set. */
const FILES: Readonly<Record<string, string>> = { DATA_KEY: 'data-key', SESSION_SECRET: 'session-secret' }

/** The secrets in use, each with a fingerprint from which it cannot be recovered. `salt`: the backup's id. */
export function secretList(environment: NodeJS.ProcessEnv, dataFolder: string, salt: string): Secret[] {
  return NAMES.flatMap((name) => {
    const value = valueOf(name, environment, dataFolder)
    return value === undefined ? [] : [{ name, fingerprint: fingerprint(name, value, salt) }]
  })
}

export interface SecretCheck {
  readonly name: string
  readonly status: 'fits' | 'differs' | 'missing'
  /** The file of the data folder it may come from instead. */
  readonly file: string | undefined
}

/** Whether each secret of a backup is set here and is the same. */
export function checkSecrets(
  { id, secrets }: Pick<BackupManifest, 'id' | 'secrets'>,
  environment: NodeJS.ProcessEnv,
  dataFolder: string,
): SecretCheck[] {
  return secrets.map(({ name, fingerprint: expected }) => {
    const value = valueOf(name, environment, dataFolder)
    const fits = value !== undefined && fingerprint(name, value, id) === expected
    return { name, status: value === undefined ? 'missing' : fits ? 'fits' : 'differs', file: FILES[name] }
  })
}

function valueOf(name: string, environment: NodeJS.ProcessEnv, dataFolder: string): string | undefined {
  const set = environment[name]
  if (set) return set.trim()
  const file = FILES[name] && path.join(dataFolder, FILES[name])
  return file && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Slow on purpose: a short password must not be found by guessing. */
function fingerprint(name: string, value: string, salt: string): string {
  return scryptSync(value, `${name} ${salt}`, 12).toString('hex')
}
