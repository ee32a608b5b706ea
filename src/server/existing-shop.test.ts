import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { databaseUrl, dropDatabase } from '../../tests/support/free-databases.ts'
import { runServerProgram } from '../../tests/support/run-server-program.ts'
import { openStore } from './store.ts'

const root = mkdtempSync(path.join(tmpdir(), 'fahrwerk-mistyped-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const place = path.join(root, 'place')

it.each([
  ['admin.ts', 'merchants'],
  ['admin.ts', 'reopen-database'],
  ['admin.ts', 'move-database', '--to', 'postgres://shop@db.example/shop'],
  ['import.ts', '--merchant', 'lindenhof', 'package.json'],
  ['backup/backup.ts', '--to', place],
  ['backup/restore-program.ts', '--test', '--from', place],
])('%s %s refuses a folder without a shop, and makes none there', async (program, ...args) => {
  const dataFolder = path.join(root, 'mistyped')
  const { code, said } = await runServerProgram(program, args, { DATA_DIR: dataFolder })
  expect(said).toMatch(new RegExp(`^There is no shop in ${dataFolder}: .*\n$`))
  expect(code).toBe(1)
  expect(existsSync(dataFolder)).toBe(false)
})

it('an empty database is no shop either, until one is begun there', async () => {
  const name = `fahrwerk_none_${randomUUID().slice(0, 8)}`
  const server = new pg.Client({ connectionString: inject('server').url })
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  onTestFinished(() => dropDatabase(inject('server').url, name))
  const config = { databaseUrl: databaseUrl(inject('server').url, name), dataFolder: root }
  const open = () => openStore(config, { mustExist: true })
  await expect(open()).rejects.toThrow('There is no shop in the database of DATABASE_URL')
  await expect(open()).rejects.toThrow('There is no shop in the database of DATABASE_URL')
  await (await openStore(config)).close()
  await (await open()).close()
})
