import { titleIn } from '#domain/request/request.ts'
import type { BookedServiceLine, BookedServices } from '#domain/workshop/booked-services.ts'
import { builder } from '../builder.ts'
import { ServicePriceKindRef } from '../workshop/services.ts'

const BookedLineType = builder.objectRef<BookedServiceLine>('BookedServiceLine').implement({
  description: 'With its price as it was shown when it was booked.',
  fields: (t) => ({
    sku: t.exposeID('sku'),
    title: t.string({ resolve: (line, _, { locale }) => titleIn(line, locale) }),
    priceKind: t.expose('priceKind', { type: ServicePriceKindRef }),
    price: t.expose('price', { type: 'Euro', description: 'VAT included.' }),
    maxPrice: t.expose('maxPrice', { type: 'Euro', nullable: true }),
  }),
})

const BookedVehicleType = builder.objectRef<BookedServices['vehicle']>('BookedVehicle').implement({
  fields: (t) => ({
    make: t.exposeString('make'),
    model: t.exposeString('model', { nullable: true }),
    plateNumber: t.exposeString('plateNumber', { nullable: true }),
    mileage: t.exposeInt('mileage', { nullable: true }),
    fuelType: t.exposeString('fuelType', { nullable: true }),
    registeredIn: t.exposeString('registeredIn', { nullable: true, description: 'YYYY-MM.' }),
  }),
})

export const BookedServicesType = builder.objectRef<BookedServices>('BookedServices').implement({
  fields: (t) => ({
    services: t.field({ type: [BookedLineType], resolve: ({ services }) => services }),
    vehicle: t.expose('vehicle', { type: BookedVehicleType }),
    ceiling: t.expose('ceiling', {
      type: 'Euro',
      nullable: true,
      description: 'Above this the workshop calls first; null: it always does.',
    }),
  }),
})
