import { type Checkout, readCheckout } from '#use-cases/checkout/checkout.ts'
import type { StepOutcome } from '#use-cases/checkout/change-checkout.ts'
import { chooseBilling } from '#use-cases/checkout/choose-address.ts'
import { chooseDelivery } from '#use-cases/checkout/choose-delivery.ts'
import { choosePayments } from '#use-cases/checkout/choose-payment.ts'
import { chooseServices } from '#use-cases/checkout/choose-services.ts'
import { reserveVehicles } from '#use-cases/reservation/reserve-vehicles.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { shopperOf } from '../session/actor.ts'
import { CheckoutType } from './checkout.ts'
import {
  addressAnswer,
  CarServicesInput,
  carServicesOf,
  ChosenAddressInput,
  ChosenDeliveryInput,
  ChosenPaymentInput,
  SHOWN_CARS,
  shownCarsOf,
} from './inputs.ts'
import { stepDone } from './step-done.ts'

builder.mutationFields((t) => ({
  reserveCheckout: t.field({
    type: CheckoutType,
    nullable: true,
    description:
      'Reserves the cars of the cart for the customer. Cars reserved or bought by others are refused as in addToCart.',
    resolve: async (_, __, context) =>
      checkoutAfter(await reserveVehicles(context.deps.writer, shopperOf(context)), context),
  }),
  chooseCheckoutServices: t.field({
    type: CheckoutType,
    nullable: true,
    args: {
      cars: t.arg({ type: [CarServicesInput], required: true }),
      toTheDoor: t.arg.boolean({ description: 'Whether the cars are delivered to the door; omitted: undecided.' }),
      shownCars: t.arg.idList({ description: SHOWN_CARS }),
    },
    resolve: async (_, { cars, toTheDoor = null, shownCars }, context) => {
      const answer = { cars: cars.map(carServicesOf), toTheDoor, shown: shownCarsOf(shownCars) }
      return checkoutAfter(await chooseServices(context.deps, shopperOf(context), answer), context)
    },
  }),
  setCheckoutBilling: t.field({
    type: CheckoutType,
    nullable: true,
    args: { input: t.arg({ type: ChosenAddressInput, required: true }) },
    resolve: async (_, { input }, context) =>
      checkoutAfter(await chooseBilling(context.deps, shopperOf(context), addressAnswer(input)), context),
  }),
  setCheckoutDelivery: t.field({
    type: CheckoutType,
    nullable: true,
    args: { input: t.arg({ type: ChosenDeliveryInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { vehicles = null, accessories = null, address, dealer = null, shownCars } = input
      const to = { address: address ? addressAnswer(address) : null, dealer }
      const answer = { vehicles, accessories, ...to, shown: shownCarsOf(shownCars) }
      return checkoutAfter(await chooseDelivery(context.deps, shopperOf(context), answer), context)
    },
  }),
  setCheckoutPayment: t.field({
    type: CheckoutType,
    nullable: true,
    description: 'The payment method of each dealer that is paid directly.',
    args: { payments: t.arg({ type: [ChosenPaymentInput], required: true }) },
    resolve: async (_, { payments }, context) => {
      const answers = payments.map(({ holder = null, iban = null, ...payment }) => ({ ...payment, holder, iban }))
      return checkoutAfter(await choosePayments(context.deps, shopperOf(context), answers), context)
    },
  }),
}))

/** The checkout as it is after a step; the step's refusal is thrown. */
async function checkoutAfter(outcome: StepOutcome, context: GatewayContext): Promise<Checkout | undefined> {
  stepDone(outcome)
  return readCheckout(context.deps, shopperOf(context))
}
