import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { logoObject } from '#domain/brand-look/logo.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { readPicture } from '#services/uploads/read-picture.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addHansen } from '../../../tests/support/two-dealers.ts'
import { listBrands } from '../brand/brands.ts'
import { changeLogo, type LogoDeps, readLogo } from './change-logo.ts'

const test = useTestDatabase()
let deps: LogoDeps
let own: { id: number; uuid: string }
let other: { id: number; uuid: string }

beforeAll(async () => {
  const objects = fileSystemStore(await mkdtemp(path.join(tmpdir(), 'logos-')))
  const readFile = async (bytes: Uint8Array) => {
    const read = await readPicture(Buffer.from(bytes))
    return 'problem' in read ? read.problem : read
  }
  deps = { database: test.database, objects, files: { readPicture: readFile } }
  own = await addHansen(test.database, {})
  other = await addMerchant(test.database)
})

const png = () =>
  sharp({ create: { width: 60, height: 20, channels: 4, background: '#7a1f2b80' } })
    .png()
    .toBuffer()

async function owner() {
  const staffId = await addStaff(test.database, 'eva@example.com', { merchantId: own.id, roles: ['OWNER'] })
  return staffActor({ merchantId: own.id, roles: ['OWNER'], staffId })
}

it('is uploaded, shown by the storefront and taken away again; files that are no pictures change nothing', async () => {
  const actor = await owner()
  const change = (file: Uint8Array | null) => changeLogo(deps, actor, { merchantUuid: own.uuid, file })
  expect(await readLogo(test.database.read, own.uuid)).toBeNull()
  expect(await change(await png())).toEqual({ kind: 'done' })
  const [brand] = await listBrands(test.database.read)
  expect(brand?.logoUrl).toMatch(/^\/logo\/[0-9a-f]{32}\.jpg$/)
  const stored = await deps.objects.get(logoObject(brand!.logoUrl!)!)
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 20 })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await change(svg)).toEqual({ kind: 'done', problem: 'WRONG_TYPE' })
  expect(await readLogo(test.database.read, own.uuid)).toBe(brand?.logoUrl)
  expect(await change(null)).toEqual({ kind: 'done' })
  expect(await readLogo(test.database.read, own.uuid)).toBeNull()
  const { rows } = await test.database.pool.query(
    "select before, after from audit_log where operation = 'change-logo' order by id",
  )
  expect(rows).toEqual([
    { before: { logo: null }, after: { logo: brand?.logoUrl } },
    { before: { logo: brand?.logoUrl }, after: { logo: null } },
  ])
})

it('is nobody else’s, and needs a storefront', async () => {
  const stranger = staffActor({ merchantId: other.id, roles: ['OWNER'] })
  expect(await changeLogo(deps, stranger, { merchantUuid: own.uuid, file: null })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await changeLogo(deps, stranger, { merchantUuid: other.uuid, file: null })).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await readLogo(test.database.read, other.uuid)).toBeUndefined()
})
