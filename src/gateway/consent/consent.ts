import { purposesOf } from '#domain/analytics/containers.ts'
import { CONSENT_PURPOSES, type ConsentPurpose } from '#domain/consent/consent.ts'
import { recordConsent } from '#use-cases/consent/record-consent.ts'
import { builder } from '../builder.ts'
import { countAttempt } from '../session/actor.ts'

const ConsentPurposeRef = builder.enumType('ConsentPurpose', { values: CONSENT_PURPOSES })

const CookieConsentType = builder
  .objectRef<{ readonly id: string; readonly granted: readonly ConsentPurpose[] }>('CookieConsent')
  .implement({
    fields: (t) => ({
      id: t.exposeString('id'),
      granted: t.field({ type: [ConsentPurposeRef], resolve: ({ granted }) => [...granted] }),
    }),
  })

builder.mutationField('recordConsent', (t) =>
  t.field({
    type: CookieConsentType,
    description:
      'Records a decision about cookies, without address or browser. Purposes the shop does not need a consent for are left out. ' +
      'Refused: RATE_LIMITED.',
    args: {
      granted: t.arg({ type: [ConsentPurposeRef], required: true, description: 'Empty: refused, or withdrawn.' }),
      id: t.arg.string({ description: 'Of the decision this one changes.' }),
    },
    resolve: async (_, { granted, id }, context) => {
      await countAttempt(context, 'cookie-consent')
      const { brand, locale, deps } = context
      const offered = purposesOf(brand.containers)
      return recordConsent(deps.writer, { brandSlug: brand.slug, locale, offered, granted, id: id ?? undefined })
    },
  }),
)
