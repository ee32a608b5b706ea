import { createContext, Script } from 'node:vm'
import { expect, it } from 'vitest'
import { widgetScript } from './widget-scripts.ts'

const SHOP = 'https://hansen.example'

it('loads no more than 2 KB on a dealer’s website, as a script that can be read', () => {
  const loader = widgetScript('loader-v1.js')
  expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(2048)
  expect(Buffer.byteLength(loader)).toBeGreaterThan(500)
  expect(() => new Script(loader)).not.toThrow()
  expect(() => new Script(widgetScript('frame-v1.js'))).not.toThrow()
})

it('puts a named, lazy frame of the reserved height in the place of its link, and nothing of other origins', () => {
  const { frames } = websiteWith({ height: '640', title: '', textContent: ' Autos von Hansen ' })
  expect(frames).toEqual([
    {
      name: expect.stringMatching(/^fahrwerk-[0-9a-f]{32}$/),
      title: 'Autos von Hansen',
      loading: 'lazy',
      src: new URL('/whitelabel/widget', SHOP),
      style: { display: 'block', border: 0, width: '100%', height: '640px' },
      contentWindow: expect.any(Object),
    },
  ])
  expect(websiteWith({ height: null }).frames[0]?.style.height).toBe('480px')
  expect(websiteWith({ address: 'https://elsewhere.example/whitelabel/widget' }).frames).toEqual([])
})

it('accepts a height alone, of its own frame, origin and channel', () => {
  const { frames, send } = websiteWith({})
  const [frame] = frames
  if (!frame) throw new Error('no frame')
  const message = {
    source: frame.contentWindow,
    origin: SHOP,
    data: { fahrwerk: frame.name.replace('fahrwerk-', ''), height: 700 },
  }
  const heightAfter = (change: object, data: object = {}) => {
    send({ ...message, ...change, data: { ...message.data, ...data } })
    return frame.style.height
  }
  const before = '480px'
  expect(heightAfter({ source: {} }), 'another window').toBe(before)
  expect(heightAfter({ origin: 'https://elsewhere.example' }), 'another origin').toBe(before)
  expect(heightAfter({}, { fahrwerk: '0'.repeat(32) }), 'another channel').toBe(before)
  for (const height of [99, 20_001, 700.5, '700', null, '1px;position:fixed'])
    expect(heightAfter({}, { height }), String(height)).toBe(before)
  send({ ...message, data: null })
  expect(heightAfter({}, { style: 'position:fixed', src: 'https://elsewhere.example' })).toBe('700px')
  expect(frame).toMatchObject({ src: new URL('/whitelabel/widget', SHOP) })
  expect(Object.keys(frame.style).toSorted()).toEqual(['border', 'display', 'height', 'width'])
})

interface Frame {
  name: string
  src?: URL
  readonly style: Record<string, unknown>
  readonly contentWindow: object
}

/** A dealer's website with one place for a widget, as far as the loader looks at it. */
function websiteWith(place: { address?: string; height?: string | null; title?: string; textContent?: string }) {
  const { address = `${SHOP}/whitelabel/widget`, height = null, title = '', textContent = '' } = place
  const frames: Frame[] = []
  const listeners: ((event: object) => void)[] = []
  const attributes: Record<string, string | null> = { 'data-fahrwerk-widget': address, height }
  const element = {
    ...{ title, textContent, style: {}, dataset: {} },
    getAttribute: (name: string) => attributes[name] ?? null,
    querySelector: () => frames[0] ?? null,
    replaceChildren: (frame: Frame) => frames.push(frame),
  }
  const document = {
    ...{ currentScript: { src: `${SHOP}/widget/v1.js` }, readyState: 'complete' },
    createElement: () => ({ style: {}, contentWindow: {} }),
    querySelectorAll: () => [element],
  }
  const customElements = { get: () => undefined, define: () => {} }
  const addEventListener = (_: string, listener: (event: object) => void) => listeners.push(listener)
  const globals = { document, customElements, crypto, URL, Uint8Array, HTMLElement: Object, addEventListener }
  new Script(widgetScript('loader-v1.js')).runInContext(createContext(globals))
  return { frames, send: (event: object) => listeners.forEach((listener) => listener(event)) }
}
