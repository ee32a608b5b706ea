import { expect, it } from 'vitest'
import { formerPrimaryText } from './former-primary-text.ts'

const problem = 'it did not answer'

it.each([
  [true, 'NONE', /^The former primary is closed: .* its shop refuses to start\. As a standby/],
  [true, 'NOTED', /^The former primary is closed: .* its shop refuses to start\. As a standby/],
  [true, { problem }, /closed: .* its shop refuses to start\. .*could not be told .*\(it did not answer\)/],
  [false, 'NOTED', /must not be started again, and refuses to with the same OBJECT_STORE_URL\. As a standby/],
  [false, 'NONE', /nothing here can prevent it: move its data folder away\. As a standby/],
  [false, { problem }, /nothing here can prevent it: .*could not be told .*\(it did not answer\)/],
] as const)('closed: %s, store: %s', (isClosed, store, text) => {
  const said = formerPrimaryText({ isClosed, store })
  expect(said).toMatch(text)
  expect(said.includes('nothing here can prevent it'), 'only where nothing does').toBe(!isClosed && store !== 'NOTED')
})
