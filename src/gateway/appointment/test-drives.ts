import { readSlots } from '#use-cases/appointment/slots.ts'
import { takesAppointments } from '#use-cases/appointment/takes-appointments.ts'
import { builder } from '../builder.ts'
import { VehicleType } from '../vehicle/vehicle.ts'
import { AppointmentDayType, daysBetween } from './days.ts'

const MAX_DAYS = 62

builder.objectField(VehicleType, 'testDriveDays', (t) =>
  t.field({
    type: [AppointmentDayType],
    nullable: true,
    description: `Times for a test drive, of at most ${MAX_DAYS} days; null where the seller gives none online.`,
    args: { from: t.arg.string({ required: true }), to: t.arg.string({ required: true }) },
    resolve: async ({ id, merchant }, { from, to }, { deps }) => {
      if (!(await takesAppointments(deps.read, merchant.id, 'TEST_DRIVE'))) return null
      const query = { merchantId: merchant.id, vehicleId: id, kind: 'TEST_DRIVE' } as const
      return readSlots(deps.read, query, daysBetween(from, to, MAX_DAYS))
    },
  }),
)
