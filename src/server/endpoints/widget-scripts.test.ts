import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { widgetScript } from './widget-scripts.ts'

it('loads no more than 2 KB on a dealer’s website, as a script that can be read', () => {
  const loader = widgetScript('loader-v1.js')
  expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(2048)
  expect(Buffer.byteLength(loader)).toBeGreaterThan(500)
  expect(() => new Script(loader)).not.toThrow()
  expect(() => new Script(widgetScript('frame-v1.js'))).not.toThrow()
})
