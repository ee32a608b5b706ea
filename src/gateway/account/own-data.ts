import { confirmEmailChange, requestEmailChange } from '#use-cases/account/change-email.ts'
import { updatePassword } from '#use-cases/account/change-password.ts'
import { changeNotifications } from '#use-cases/account/change-notifications.ts'
import { deleteCustomer } from '#use-cases/account/delete-customer.ts'
import { updateCustomer } from '#use-cases/account/update-customer.ts'
import { email } from '#domain/account/fields.ts'
import { enteredPassword } from '#domain/account/password.ts'
import { PasswordPair, PersonalDetails } from '#domain/account/registration.ts'
import { readExport } from '#use-cases/own-data/export.ts'
import { z } from 'zod'
import { builder } from '../builder.ts'
import { unwrapOrThrow, readInput } from '../outcome.ts'
import { countAttempt, hashOfKey, mailSite, requireCustomer, rowId } from '../session/actor.ts'
import { CustomerType, ownCustomer, personInput } from './customer.ts'

const UpdateCustomerInput = builder.inputType('UpdateCustomerInput', {
  fields: (t) => ({
    ...personInput(t),
  }),
})

const UpdatePasswordInput = builder.inputType('UpdateCustomerPasswordInput', {
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    password: t.string({ required: true }),
    passwordConfirm: t.string({ required: true }),
  }),
})

const EmailChange = z.object({ email, password: enteredPassword })
const EnteredPassword = z.object({ password: enteredPassword })
const CurrentPassword = z.object({ currentPassword: enteredPassword })

builder.queryField('customerExport', (t) =>
  t.string({
    description: 'Everything stored with the account, as JSON.',
    resolve: async (_, __, context) => {
      const { customerId } = requireCustomer(context)
      return JSON.stringify(await readExport(context.deps.read, context.deps.secretBox, customerId), null, 2)
    },
  }),
)

builder.mutationFields((t) => ({
  updateCustomer: t.field({
    type: CustomerType,
    args: { input: t.arg({ type: UpdateCustomerInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const actor = requireCustomer(context)
      await updateCustomer(context.deps.writer, actor, readInput(PersonalDetails, input))
      return ownCustomer(context)
    },
  }),
  updateCustomerPassword: t.boolean({
    description: 'Logs out every other device.',
    args: { input: t.arg({ type: UpdatePasswordInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const actor = requireCustomer(context)
      const passwords = readInput(CurrentPassword.and(PasswordPair), input)
      await countAttempt(context, 'password', String(actor.customerId))
      unwrapOrThrow(await updatePassword(context.deps.writer, mailSite(context), actor, passwords))
      return true
    },
  }),
  requestCustomerEmailChange: t.boolean({
    description: 'The new address becomes active once confirmed by the mailed link.',
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_, input, context) => {
      const actor = requireCustomer(context)
      const change = readInput(EmailChange, input)
      await countAttempt(context, 'password', String(actor.customerId))
      unwrapOrThrow(await requestEmailChange(context.deps.writer, mailSite(context), actor, change))
      return true
    },
  }),
  confirmCustomerEmail: t.boolean({
    description: 'Puts the new address in force; asks for the password of the account that requested it.',
    args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_, { token, ...entered }, context) => {
      const { password } = readInput(EnteredPassword, entered)
      await countAttempt(context, 'confirm', hashOfKey(token))
      unwrapOrThrow(await confirmEmailChange(context.deps.writer, mailSite(context), token, password))
      return true
    },
  }),
  changeCustomerNotifications: t.field({
    type: CustomerType,
    args: { priceAlerts: t.arg.boolean({ required: true }) },
    resolve: async (_, { priceAlerts }, context) => {
      await changeNotifications(context.deps.writer, requireCustomer(context), { priceAlerts })
      return ownCustomer(context)
    },
  }),
  deleteCustomer: t.boolean({
    description: 'Deletes the account and everything in it.',
    args: {
      userId: t.arg.id({ required: true }),
      password: t.arg.string({ required: true }),
    },
    resolve: async (_, { userId, ...entered }, context) => {
      const actor = requireCustomer(context)
      const { password } = readInput(EnteredPassword, entered)
      await countAttempt(context, 'password', String(actor.customerId))
      const own = { customerId: rowId(userId), password }
      unwrapOrThrow(await deleteCustomer(context.deps.writer, mailSite(context), actor, own))
      return true
    },
  }),
}))
