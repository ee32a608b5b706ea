import { expect, it } from 'vitest'
import { ATTEMPT_LIMITS, type AttemptLimits } from './attempts.ts'

const figures = (limit: AttemptLimits['account']) => limit && [limit.max, limit.seconds]

it('each action has a limit for each account from one network, each account and each network, and a period in seconds', () => {
  const limits = Object.entries(ATTEMPT_LIMITS as Record<string, AttemptLimits>).map(
    ([name, { accountFromNetwork, account, network }]) => [
      ...[name, figures(accountFromNetwork), figures(account), figures(network)],
    ],
  )
  expect(limits).toEqual([
    ['log-in', [10, 900], [100, 900], [300, 900]],
    ['register', [5, 3600], [20, 3600], [60, 3600]],
    ['register-without-script', [5, 3600], [20, 3600], [12, 3600]],
    ['recover', [4, 3600], [12, 1800], [60, 3600]],
    ['resend', [4, 3600], [12, 3600], [60, 3600]],
    ['confirm', undefined, [10, 3600], [600, 3600]],
    ['reserve-time', undefined, undefined, [120, 3600]],
    ['look-up-vehicle', undefined, undefined, [120, 3600]],
    ['book-service', [10, 3600], undefined, [60, 3600]],
    ['book-service-without-script', [10, 3600], undefined, [24, 3600]],
    ['key', undefined, undefined, [600, 3600]],
    ['withdrawal', [20, 3600], [200, 3600], [300, 3600]],
    ['contact', [10, 3600], [40, 3600], [120, 3600]],
    ['contact-without-script', [10, 3600], [40, 3600], [24, 3600]],
    ['continue-later', undefined, [10, 3600], [300, 3600]],
    ['publish-listing', undefined, [20, 3600], [60, 3600]],
    ['cookie-consent', undefined, undefined, [300, 3600]],
    ['widget', undefined, [6_000, 3600], [600, 3600]],
    ['csp-report', undefined, undefined, [60, 3600]],
    ['report-offer', undefined, undefined, [60, 3600]],
    ['report-offer-without-script', undefined, undefined, [24, 3600]],
    ['newsletter', [5, 3600], [10, 3600], [60, 3600]],
    ['newsletter-without-script', [5, 3600], [10, 3600], [12, 3600]],
    ['request-message', undefined, [30, 3600], [600, 3600]],
    ['upload', undefined, [300, 3600], [1_200, 3600]],
    ['alert', undefined, [30, 3600], [300, 3600]],
    ['cart', undefined, [120, 3600], [6_000, 3600]],
    ['document', undefined, [60, 600], [300, 600]],
    ['password', undefined, [10, 900], [300, 900]],
    ['staff-log-in', [5, 900], [100, 900], [300, 900]],
    ['staff-passkey', undefined, undefined, [300, 900]],
    ['staff-recover', [4, 3600], [12, 1800], [60, 3600]],
    ['staff-code', undefined, [10, 900], [300, 900]],
    ['staff-invite', undefined, [60, 3600], [300, 3600]],
    ['dealer-api', undefined, [300, 60], [1_200, 60]],
  ])
})
