import { expect, it } from 'vitest'
import { ATTEMPT_LIMITS } from './attempts.ts'

it('each action has a limit for each account and each network, and a period in seconds', () => {
  const limits = Object.entries(ATTEMPT_LIMITS).map(([name, { account, address }]) => [
    ...[name, account.max, account.seconds, address.max, address.seconds],
  ])
  expect(limits).toEqual([
    ['log-in', 10, 900, 60, 900],
    ['register', 5, 3600, 20, 3600],
    ['register-without-script', 5, 3600, 6, 3600],
    ['mail', 4, 3600, 20, 3600],
    ['alert', 30, 3600, 60, 3600],
    ['token', 30, 3600, 30, 3600],
    ['cart', 120, 3600, 600, 3600],
    ['withdrawal', 20, 3600, 100, 3600],
    ['document', 60, 600, 300, 600],
    ['password', 10, 900, 60, 900],
  ])
})
