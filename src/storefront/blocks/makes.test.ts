import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { gatewayContext } from '../request.server.ts'
import { loadMakes } from './makes.server.ts'

it('models that cannot be loaded leave their list empty; makes that cannot be loaded are an error', async () => {
  const context = new RouterContextProvider()
  const makes = [{ name: 'vw', displayName: 'VW', preferred: true }]
  const fault = { errors: [{ message: 'broken', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
  context.set(gatewayContext, (document) =>
    Promise.resolve(document.includes('ModelsOfMake') ? fault : { data: { makes } }),
  )
  const loaded = await loadMakes(context)
  expect(loaded.all).toEqual(makes)
  expect(await loaded.modelsOf('vw')).toEqual([])
  context.set(gatewayContext, () => Promise.resolve(fault))
  await expect(loadMakes(context)).rejects.toThrow('broken')
})
