import { trace } from '@opentelemetry/api'
import { expect, it } from 'vitest'
import { startTracing } from './tracing.ts'

it('records nothing without an endpoint', async () => {
  const tracing = await startTracing({ tracesEndpoint: undefined, environment: 'PRODUCTION' })
  // A fifth of them would be recorded.
  const spans = Array.from({ length: 100 }, () => trace.getTracer('test').startSpan('page'))
  expect(spans.filter((span) => span.isRecording())).toEqual([])
  await tracing.close()
})
