import { expect, test } from 'vitest'
import { isAuthScreen, redirectTarget } from './redirect-target.ts'

test.each([
  ['/favoriten?ids=1', '/favoriten?ids=1'],
  ['/login', undefined],
  ['/registrierung', undefined],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['https://elsewhere.example/favoriten', undefined],
  ['/no-such-page', undefined],
  [null, undefined],
])('%s leads to %s', (redirectTo, target) => expect(redirectTarget(redirectTo)).toBe(target))

test.each(['email-confirm', 'alert-confirm', 'alert-unsubscribe'] as const)(
  'nobody comes back to %s, which a mail leads to once',
  (screen) => expect(isAuthScreen(screen)).toBe(true),
)
