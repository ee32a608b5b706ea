import type { PictureBox } from '#domain/upload/boxes.ts'
import { type CoveredPicture, coverVehiclePicture, readVehiclePicture } from '#use-cases/stock/cover-vehicle-picture.ts'
import { orderPictures } from '#use-cases/stock/vehicle-pictures.ts'
import { removeVehicleSpin } from '#use-cases/stock/change-vehicle-spin.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { OpenedFileType } from '../opened-file.ts'
import { requireStaff } from '../require-staff.ts'

const BoxType = builder.objectRef<PictureBox>('PictureBox').implement({
  description: 'A rectangle over a picture; parts of its width and height, from 0 to 1.',
  fields: (t) => ({
    left: t.exposeFloat('left'),
    top: t.exposeFloat('top'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
})

const BoxInput = builder.inputType('PictureBoxInput', {
  fields: (t) => ({
    left: t.float({ required: true }),
    top: t.float({ required: true }),
    width: t.float({ required: true }),
    height: t.float({ required: true }),
  }),
})

export const CoveredPictureType = builder.objectRef<CoveredPicture>('CoveredPicture').implement({
  description: 'A picture with boxes over number plates.',
  fields: (t) => ({
    key: t.exposeString('key'),
    boxes: t.field({ type: [BoxType], resolve: ({ boxes }) => [...boxes] }),
  }),
})

builder.queryField('vehiclePicture', (t) =>
  t.field({
    type: OpenedFileType,
    description: 'A picture of a car, uncropped. Refused: NOT_FOUND for one that is not the car’s.',
    args: { id: t.arg.id({ required: true }), picture: t.arg.string({ required: true }) },
    resolve: async (_, { id, picture }, context) => {
      const wanted = { vehicleId: rowId(id), picture }
      return unwrapOrThrow(await readVehiclePicture(context.deps.pictures, requireStaff(context), wanted)).file
    },
  }),
)

builder.mutationField('orderVehiclePictures', (t) =>
  t.boolean({
    description: 'Puts the pictures of a car into this order, without those left out. Refused: CHANGED, INVALID_INPUT.',
    args: {
      id: t.arg.id({ required: true }),
      fingerprint: t.arg.string({ required: true, description: 'The car’s `picturesFingerprint`.' }),
      pictures: t.arg.stringList({ required: true }),
    },
    resolve: async (_, { id, fingerprint, pictures }, context) => {
      const order = { vehicleId: rowId(id), fingerprint, pictures }
      unwrapOrThrow(await orderPictures(context.deps.writer, requireStaff(context), order))
      return true
    },
  }),
)

builder.mutationField('coverVehiclePicture', (t) =>
  t.string({
    description: 'Covers parts of a picture in place of its present boxes; gives the covered one’s key.',
    args: {
      id: t.arg.id({ required: true }),
      fingerprint: t.arg.string({ required: true, description: 'The car’s `picturesFingerprint`.' }),
      picture: t.arg.string({ required: true }),
      boxes: t.arg({ type: [BoxInput], required: true }),
    },
    resolve: async (_, { id, fingerprint, picture, boxes }, context) => {
      const covered = { vehicleId: rowId(id), fingerprint, picture, boxes }
      return unwrapOrThrow(await coverVehiclePicture(context.deps.pictures, requireStaff(context), covered)).picture
    },
  }),
)

builder.mutationField('removeVehicleSpin', (t) =>
  t.boolean({
    description: 'Takes the photographs of its turn from a car. Refused: CHANGED.',
    args: {
      id: t.arg.id({ required: true }),
      fingerprint: t.arg.string({ required: true, description: 'The car’s `spinFingerprint`.' }),
    },
    resolve: async (_, { id, fingerprint }, context) => {
      const shown = { vehicleId: rowId(id), fingerprint }
      unwrapOrThrow(await removeVehicleSpin(context.deps.writer, requireStaff(context), shown))
      return true
    },
  }),
)
