import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureDatabase } from '#database/migrate.ts'
import { S3StandIn } from '../../tests/support/s3-stand-in.ts'
import { freePort, type ServerProcess, startServer } from '../web/server-process.ts'
import { constantLoad } from './constant-load.ts'

/**
 * Restarts two web processes behind HAProxy one after the other, with folders of their own, while 20 requests a second come in, and counts
 * those that fail. `RELEASE_BEFORE` names the folder of another, built checkout: the processes then change from its code to this one's.
 */
const ROUNDS = 2
const server = process.env.BENCH_DATABASE_URL
if (!server) throw new Error('Run it as: npm run bench -- restart')
if (spawnSync('haproxy', ['-v']).status !== 0) {
  console.log('HAProxy is missing: apt-get install haproxy')
  process.exit()
}

await using opened = new AsyncDisposableStack()
const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-restart-'))
const store = new S3StandIn()
opened.defer(() => rmSync(folder, { recursive: true, force: true }))
await store.start()
opened.defer(() => store.stop())
const database = new URL(server)
database.pathname = '/bench_restart'
await ensureDatabase(server, 'bench_restart')
const [plainPort, tlsPort] = [await freePort(), await freePort()]
const ports = [await freePort(), await freePort()]
const shared = {
  ...{ DATABASE_URL: database.href, OBJECT_STORE_URL: store.url(), DRAIN_SECONDS: '5', TRUST_PROXY: '1' },
  ...{ SESSION_SECRET: 'a secret that all processes share', DATA_KEY: 'a key that all of the processes share' },
  LOG_LEVEL: 'error',
}
const startWeb = (index: number, cwd: string) =>
  startServer([process.execPath, 'src/server/main.ts'], `http://127.0.0.1:${ports[index]}/readyz`, {
    cwd,
    env: { ...shared, PROCESSES: 'web', PORT: String(ports[index]), DATA_DIR: path.join(folder, `web-${index}`) },
  })

const now = process.cwd()
const before = process.env.RELEASE_BEFORE ?? now
const webs: ServerProcess[] = [await startWeb(0, before), await startWeb(1, before)]
opened.defer(async () => void (await Promise.all(webs.map((web) => web.stop()))))
const worker = spawn(process.execPath, ['src/server/main.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, ...shared, PROCESSES: 'worker', DATA_DIR: path.join(folder, 'worker') },
})
opened.defer(() => void worker.kill('SIGTERM'))
const proxy = startProxy()
opened.defer(() => void proxy.kill('SIGTERM'))
const base = `https://localhost:${tlsPort}`
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0' // the certificate is our own
await sleep(2_500)

const load = constantLoad(base)
await sleep(3_000)
for (let round = 0; round < ROUNDS; round++) {
  for (const [index, web] of webs.entries()) {
    const began = performance.now()
    await web.stop()
    const stopped = performance.now()
    webs[index] = await startWeb(index, now)
    console.log(
      `web${index + 1}: stopped after ${seconds(stopped - began)}, ready ${seconds(performance.now() - stopped)} later`,
    )
    // As an operator does: the next one follows when the proxy has seen this one.
    await sleep(2_500)
  }
}
const { sent, failures, slowest } = await load.stop()
console.log(`\n${sent} requests, ${failures.length} failed, the slowest took ${seconds(slowest)}`)
for (const failure of failures.slice(0, 10)) console.log(failure)
if (failures.length > 0) process.exitCode = 1

/** The example that operators copy, with other ports, a certificate of our own, and as the user who measures. */
function startProxy() {
  const certificates = path.join(folder, 'certs')
  mkdirSync(certificates)
  const [key, certificate] = ['key', 'certificate'].map((name) => path.join(folder, `${name}.pem`)) as [string, string]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const made = spawnSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate])
  if (made.status !== 0) throw new Error(String(made.stderr))
  writeFileSync(path.join(certificates, 'localhost.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  const example = readFileSync('deploy/haproxy.cfg', 'utf8')
  const file = path.join(folder, 'haproxy.cfg')
  const changed = example
    .replace(/^ {4}(user|group) haproxy\n/gm, '')
    .replace('bind :80', `bind 127.0.0.1:${plainPort}`)
    .replace('bind :443', `bind 127.0.0.1:${tlsPort}`)
    .replace('/etc/haproxy/certs/', `${certificates}/`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
  writeFileSync(file, changed)
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
