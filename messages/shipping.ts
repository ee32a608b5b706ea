/** How goods reach the customer. */
export const shippingTexts = {
  DELIVERY: { de: 'Lieferung nach Hause', en: 'Home delivery' },
  PICK_UP: { de: 'Abholung beim Händler', en: 'Pick-up from the dealer' },
  DELIVERY_TO_DEALER: { de: 'Lieferung zu einem Händler in Ihrer Nähe', en: 'Delivery to a dealer near you' },
  ACCESSORY_DELIVERY: { de: 'Versand nach Hause', en: 'Home delivery by parcel' },
  ACCESSORY_PICK_UP: { de: 'Abholung beim Händler', en: 'Pick-up from the dealer' },
  ACCESSORY_PICK_UP_WITH_INSTALLATION: { de: 'Abholung mit Einbau', en: 'Pick-up with fitting' },
}

/** How the parts of an order reach the customer: what is fitted into a car of the same order comes with the car, however that travels. */
export const consignmentTexts = {
  ...shippingTexts,
  FITTED: { de: 'Einbau vor der Übergabe des Autos', en: 'Fitted before the car is handed over' },
}
