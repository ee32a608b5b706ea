import type { GraphQLObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { schema } from './schema.ts'

/** The arguments by which a use case compares what a form showed with what stands now. */
const VERSIONS = ['fingerprint', 'digest'] as const

/** Why an operation saves over nobody's change without a version of its own. */
const REASONS = {
  ADDS: 'adds something and changes nothing that stands',
  ONE_WAY: 'goes from one state to the next: where somebody else went first, that step is refused or changes nothing',
  REMOVES: 'removes one thing by its name, which nobody edits in this form',
  OWN: 'is about the account or session of the one who is logged in',
  READS: 'stores nothing that a form shows',
} as const

const WITHOUT_VERSION: Readonly<Record<string, keyof typeof REASONS>> = {
  ...by('ADDS', [
    ...[
      'acceptStaffInvitation',
      'addOrderNote',
      'addRequestNote',
      'answerRequest',
      'beginBulkChange',
      'beginPriceRound',
    ],
    ...['blockTime', 'bookAppointment', 'createApiKey', 'createMerchant', 'createStockVehicle', 'createWebhook'],
    ...['inviteAdmin', 'inviteStaff', 'joinByInvitation', 'recordOrderMoney', 'saveStockView', 'sendTestNewsletter'],
  ]),
  ...by('ONE_WAY', [
    ...[
      'answerOfferReport',
      'changeMerchantState',
      'changeOrder',
      'confirmSecondFactor',
      'moveRequest',
      'recoverStaff',
    ],
    ...[
      'replayDelivery',
      'resendStaffInvitation',
      'resetSecondFactor',
      'retryGivenUpJobs',
      'undoBulkChange',
      'undoFeedRun',
      'renewFeedKey',
      'rotateWebhookSecret',
    ],
    ...['proposeBulkChange'],
  ]),
  ...by('REMOVES', [
    ...['endApiKey', 'liftBlock', 'removeInspectionPicture', 'removeOrderFile', 'removeReplyTemplate', 'removeStaff'],
    ...['removeStockView', 'removeWebhook', 'withdrawStaffInvitation'],
  ]),
  ...by('OWN', [
    ...['addPasskey', 'beginAuthenticator', 'beginPasskey', 'beginPasskeyLogin', 'changeStaffPassword', 'logInStaff'],
    ...[
      'confirmAuthenticator',
      'endOtherStaffSessions',
      'endStaffSession',
      'logInWithPasskey',
      'logOutStaff',
      'stepUp',
    ],
    ...['removePasskey', 'renewRecoveryCodes', 'resetStaffPassword', 'stepUpWithPasskey'],
  ]),
  ...by('READS', ['exportMerchant', 'previewShopLook', 'showPayout', 'viewFinancingDocument']),
}

function by<Reason extends keyof typeof REASONS>(reason: Reason, names: readonly string[]): Record<string, Reason> {
  return Object.fromEntries(names.map((name) => [name, reason]))
}

it('every change names the version that its form showed, or the reason why none is needed', () => {
  const changes = Object.values((schema.getType('Mutation') as GraphQLObjectType).getFields())
  const unversioned = changes.filter(({ args }) => !args.some(({ name }) => VERSIONS.some((each) => each === name)))
  expect(unversioned.map(({ name }) => name).sort()).toEqual(Object.keys(WITHOUT_VERSION).sort())
})
