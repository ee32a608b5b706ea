import { chooseServices } from '#use-cases/checkout/choose-services.ts'
import { type HoldOutcome, holdVehicles } from '#use-cases/checkout/hold-vehicles.ts'
import { saveCheckoutStep } from '#use-cases/checkout/save-step.ts'
import { type CheckoutDraft, ChosenDelivery, type ChosenPayment } from '#domain/checkout/draft.ts'
import { Registration } from '#domain/checkout/registration.ts'
import { takesAccount } from '#domain/order/payment-methods.ts'
import { checked } from '#domain/field-problem.ts'
import { MandateInput } from '#domain/payment/sepa-mandate.ts'
import { type Checkout, readCheckout } from '#use-cases/checkout/checkout.ts'
import { readDealers } from '#use-cases/merchant/merchants.ts'
import { builder } from '../builder.ts'
import { unavailable } from '../cart/unavailable.ts'
import type { GatewayContext } from '../context.ts'
import { accepted, readInput } from '../outcome.ts'
import { Refusal } from '../refusal.ts'
import { requireCustomer, rowId } from '../session/actor.ts'
import { type GivenAccount, sealedAccount } from './account.ts'
import { CheckoutType } from './checkout.ts'
import { ShippingKindRef } from './dealer-type.ts'
import { CarServicesInput, chosenAddress, ChosenAddressInput, ChosenPaymentInput } from './inputs.ts'

const ChosenDeliveryInput = builder.inputType('ChosenDeliveryInput', {
  fields: (t) => ({
    vehicles: t.field({ type: ShippingKindRef, description: 'Left out where the cart holds no car.' }),
    accessories: t.field({ type: ShippingKindRef, description: 'Left out where the cart holds no accessory.' }),
    address: t.field({ type: ChosenAddressInput, description: 'Left out: to the billing address.' }),
    dealer: t.id({ description: 'Of a delivery to a dealer.' }),
  }),
})

builder.mutationFields((t) => ({
  holdCheckout: t.field({
    type: CheckoutType,
    nullable: true,
    description:
      'Keeps the cars of the cart for the customer. Cars that others keep or have are refused as by addToCart.',
    resolve: async (_, __, context) => {
      held(await holdVehicles(context.sources.writer, requireCustomer(context).customerId, context.scope))
      return checkoutOf(context)
    },
  }),
  chooseCheckoutServices: t.field({
    type: CheckoutType,
    nullable: true,
    args: {
      cars: t.arg({ type: [CarServicesInput], required: true }),
      toTheDoor: t.arg.boolean({ description: 'The cars are to be brought home; left out, nothing is said of it.' }),
    },
    resolve: async (_, { cars, toTheDoor }, context) => {
      const { customerId } = requireCustomer(context)
      const registrations = registrationsOf(cars)
      const chosen = cars.map(({ vehicleId, services }) => ({
        vehicleId: rowId(vehicleId),
        keys: [...new Set(services)],
      }))
      accepted(await chooseServices(context.sources.writer, customerId, context.scope, chosen))
      const delivery = toTheDoor == null ? {} : await withDoor(toTheDoor, context)
      return saved(context, { servicesDone: true, registrations, ...delivery })
    },
  }),
  setCheckoutBilling: t.field({
    type: CheckoutType,
    nullable: true,
    args: { input: t.arg({ type: ChosenAddressInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { address, keep } = await chosenAddress(input, context)
      const checkout = await saved(context, { billing: address })
      await keep()
      return checkout
    },
  }),
  setCheckoutDelivery: t.field({
    type: CheckoutType,
    nullable: true,
    args: { input: t.arg({ type: ChosenDeliveryInput, required: true }) },
    resolve: async (_, { input: { vehicles, accessories, address, dealer } }, context) => {
      const own = address ? await chosenAddress(address, context) : null
      const delivery = readInput(ChosenDelivery, {
        vehicles: vehicles ?? null,
        accessories: accessories ?? null,
        address: own?.address ?? null,
        dealer: vehicles === 'DELIVERY_TO_DEALER' ? (dealer ?? null) : null,
      })
      const { needs } = (await checkoutOf(context)) ?? {}
      const missing = [
        ...(needs?.hasVehicles && !delivery.vehicles ? ['vehicles'] : []),
        ...(needs?.hasAccessories && !delivery.accessories ? ['accessories'] : []),
        ...(delivery.vehicles === 'DELIVERY_TO_DEALER' && !(await isDealer(delivery.dealer, context))
          ? ['dealer']
          : []),
      ]
      refuseFields(missing.map((field) => ({ field, code: 'REQUIRED' })))
      const checkout = await saved(context, { delivery })
      await own?.keep()
      return checkout
    },
  }),
  setCheckoutPayment: t.field({
    type: CheckoutType,
    nullable: true,
    description: 'How each dealer is paid that is paid directly.',
    args: { payments: t.arg({ type: [ChosenPaymentInput], required: true }) },
    resolve: async (_, { payments }, context) => {
      const checkout = await checkoutOf(context)
      if (!checkout) return null
      return saved(context, { payments: chosenPayments(payments, checkout, context) })
    },
  }),
}))

/** What is said about registering each car; every wrong field named by the car's place in the list. */
function registrationsOf(cars: readonly (typeof CarServicesInput.$inferInput)[]): Registration[] {
  const wrong: WrongField[] = []
  const registrations = cars.flatMap(({ vehicleId, registration: given }, index) => {
    if (!given) return []
    const { wishesPlate, plate, pin, evb } = given
    const read = checked(Registration, { vehicleId: rowId(vehicleId), ...(wishesPlate ? { plate, pin } : {}), evb })
    const isMissing = wishesPlate && read.ok && read.value.plate === null
    const problems = read.ok ? (isMissing ? [{ field: 'plate', code: 'REQUIRED' }] : []) : read.problems
    wrong.push(...problems.map(({ field, code }) => ({ field: `cars.${index}.${field}`, code })))
    return read.ok ? [read.value] : []
  })
  refuseFields(wrong)
  return registrations
}

/** What was chosen of the delivery before stays, but for the cars' way home; nothing is said where that is as it was. */
async function withDoor(
  toTheDoor: boolean,
  context: GatewayContext,
): Promise<Partial<Pick<CheckoutDraft, 'delivery'>>> {
  const before = (await checkoutOf(context))?.draft.delivery ?? null
  if (toTheDoor === (before?.vehicles === 'DELIVERY')) return {}
  const rest = before ?? { accessories: null, address: null, dealer: null }
  return { delivery: { ...rest, vehicles: toTheDoor ? 'DELIVERY' : null } }
}

interface WrongField {
  readonly field: string
  readonly code: string
}

/** The payments as they are kept, every wrong field named. Nobody reads holder and IBAN again here: they are sealed at once. */
function chosenPayments(
  given: readonly GivenPayment[],
  { dealers }: Checkout,
  context: GatewayContext,
): ChosenPayment[] {
  const wrong: WrongField[] = []
  const payments = dealers
    .filter(({ plan }) => plan.methods.length > 0)
    .flatMap((dealer, index) => {
      const chosen = chosenPayment(dealer, given, (account) => sealedAccount(account, context))
      if (!('wrong' in chosen)) return [chosen]
      wrong.push(...chosen.wrong.map(({ field, code }) => ({ field: `payments.${index}.${field}`, code })))
      return []
    })
  refuseFields(wrong)
  return payments
}

type GivenPayment = typeof ChosenPaymentInput.$inferInput

function chosenPayment(
  { merchant, plan, payment: before }: Checkout['dealers'][number],
  given: readonly GivenPayment[],
  seal: (account: GivenAccount) => string,
): ChosenPayment | { readonly wrong: readonly WrongField[] } {
  const payment = given.find(({ dealer }) => dealer === merchant.uuid)
  if (!payment || !plan.methods.includes(payment.method)) return { wrong: [{ field: 'method', code: 'REQUIRED' }] }
  const { method, holder, iban } = payment
  const kept = { merchant: merchant.uuid, method, due: plan.due }
  if (!takesAccount(method)) return { ...kept, mandate: null }
  if (!holder?.trim() && !iban?.trim() && before?.mandate && before.method === method)
    return { ...kept, mandate: before.mandate }
  const account = checked(MandateInput, { holder: holder ?? '', iban: iban ?? '' })
  return account.ok ? { ...kept, mandate: seal(account.value) } : { wrong: account.problems }
}

async function saved(context: GatewayContext, answers: Partial<CheckoutDraft>): Promise<Checkout | undefined> {
  const { sources, scope } = context
  held(await saveCheckoutStep(sources.writer, requireCustomer(context).customerId, scope, answers))
  return checkoutOf(context)
}

function held(outcome: HoldOutcome): void {
  if (outcome.kind === 'unavailable') throw unavailable(outcome.items)
  accepted(outcome)
}

async function isDealer(uuid: string | null, { sources, scope }: GatewayContext): Promise<boolean> {
  return (await readDealers(sources.read, scope.merchantUuids)).some((dealer) => dealer.uuid === uuid)
}

function checkoutOf(context: GatewayContext): Promise<Checkout | undefined> {
  return readCheckout(context.sources, requireCustomer(context).customerId, context.scope)
}

function refuseFields(fields: readonly WrongField[]): void {
  const [first] = fields
  if (first)
    throw new Refusal('INVALID_INPUT', 'Some values are missing or wrong: see extensions.fields.', first.field, fields)
}
