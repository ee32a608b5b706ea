import { expect, it, vi } from 'vitest'
import { flushedWhole } from './flushed-whole.server.ts'

it('lets go together what was written together, in its order', async () => {
  const { body, sink } = flushedWhole(() => {})
  const reader = body.getReader()
  const flush = (sink as typeof sink & { flush(): void }).flush
  for (const piece of ['<p>', 'ä', '</p>']) sink.write(piece)
  flush()
  sink.end('<hr>')
  const text = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await text()).toBe('<p>ä</p>')
  expect(await text()).toBe('<hr>')
  expect((await reader.read()).done).toBe(true)
})

it('stops the rendering where nobody reads on, and bears what is still written', async () => {
  const leave = vi.fn()
  const { body, sink } = flushedWhole(leave)
  await body.cancel()
  expect(leave).toHaveBeenCalledOnce()
  sink.end('late')
  await new Promise((resolve) => sink.once('finish', resolve))
})
