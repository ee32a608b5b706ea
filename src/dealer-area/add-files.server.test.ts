import { RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { addFiles } from './add-files.server.ts'
import { addFilesContext, areaContext } from './request.server.ts'

it.each(['abc', '0', '1.5', ''])('a case by the number %j is not found', async (id) => {
  const context = new RouterContextProvider()
  const area = { locale: 'de', origin: 'https://shop.example', isLoggedIn: true, lastMerchant: null } as const
  context.set(areaContext, { ...area, secureCookies: true, demoLogins: [] })
  const add = vi.fn()
  context.set(addFilesContext, add)
  const args = { context, params: {}, url: new URL(area.origin), request: new Request(area.origin) }
  const form = { values: { field: 'OTHER' }, files: new Map([['files', [new File(['x'], 'x.pdf')]]]) }
  await expect(addFiles(args, { kind: 'ORDER', id }, form)).rejects.toMatchObject({ init: { status: 404 } })
  expect(add).not.toHaveBeenCalled()
})
