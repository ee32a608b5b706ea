import type { PictureBox } from '#domain/upload/boxes.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { draftPlace, UPLOAD_KINDS, type UploadPlace } from '#domain/upload/upload.ts'
import { chooseCover, drawBoxes, moveUpload, removeUpload, sortUploads } from '#use-cases/upload/change-uploads.ts'
import { type Upload, uploadsOf } from '#use-cases/upload/uploads.ts'
import { builder } from '../builder.ts'
import { cartOwner, requireCartOwner } from '../cart/owner.ts'
import type { GatewayContext } from '../context.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { Refusal } from '../refusal.ts'

const UploadKindRef = builder.enumType('UploadKind', { values: UPLOAD_KINDS })

const PictureBoxType = builder.objectRef<PictureBox>('PictureBox').implement({
  description: 'A covered part of a picture, in parts of its width and height.',
  fields: (t) => ({
    left: t.exposeFloat('left'),
    top: t.exposeFloat('top'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
})

const PictureBoxInput = builder.inputType('PictureBoxInput', {
  fields: (t) => ({
    left: t.float({ required: true }),
    top: t.float({ required: true }),
    width: t.float({ required: true }),
    height: t.float({ required: true }),
  }),
})

export const UploadType = builder.objectRef<Upload>('Upload').implement({
  description: 'A file of the requester. Files arrive by multipart forms, not here.',
  fields: (t) => ({
    key: t.exposeID('key'),
    kind: t.expose('kind', { type: UploadKindRef }),
    field: t.exposeString('field', { description: 'The question of the form that it answers.' }),
    fileName: t.exposeString('fileName'),
    bytes: t.exposeInt('bytes'),
    width: t.exposeInt('width', { nullable: true, description: 'In pixels; null for documents.' }),
    height: t.exposeInt('height', { nullable: true }),
    isCover: t.exposeBoolean('isCover'),
    boxes: t.field({ type: [PictureBoxType], resolve: ({ boxes }) => [...boxes] }),
    path: t.string({
      resolve: ({ key, version }, _, { locale }) => `${pathFor('upload', locale, { upload: key })}?v=${version}`,
    }),
  }),
})

builder.queryField('uploads', (t) =>
  t.field({
    type: [UploadType],
    description: 'The files of a flow in which the requester has entered something, in their order.',
    args: { flow: t.arg.string({ required: true }) },
    resolve: async (_, { flow }, context) =>
      uploadsOf(context.deps.read, { attachedTo: placeOf(flow), owner: cartOwner(context) }),
  }),
)

const key = { type: 'ID', required: true } as const

builder.mutationFields((t) => ({
  removeUpload: t.boolean({
    args: { key: t.arg(key) },
    resolve: async (_, args, context) => isDone(await removeUpload(depsOf(context), own(context, args.key))),
  }),
  moveUpload: t.boolean({
    description: 'By one place, towards the beginning (-1) or the end (1).',
    args: { key: t.arg(key), by: t.arg.int({ required: true }) },
    resolve: async (_, args, context) =>
      isDone(await moveUpload(context.deps.writer, { ...own(context, args.key), by: args.by < 0 ? -1 : 1 })),
  }),
  chooseCoverUpload: t.boolean({
    args: { key: t.arg(key) },
    resolve: async (_, args, context) => isDone(await chooseCover(context.deps.writer, own(context, args.key))),
  }),
  sortUploads: t.boolean({
    args: { flow: t.arg.string({ required: true }), keys: t.arg.idList({ required: true }) },
    resolve: async (_, { flow, keys }, context) => {
      const owner = requireCartOwner(context)
      return isDone(
        await sortUploads(context.deps.writer, { owner, attachedTo: placeOf(flow), keys: keys.map(String) }),
      )
    },
  }),
  drawUploadBoxes: t.boolean({
    description: 'Covers these parts of a picture, and no others any more. At most ten.',
    args: { key: t.arg(key), boxes: t.arg({ type: [PictureBoxInput], required: true }) },
    resolve: async (_, args, context) =>
      isDone(await drawBoxes(depsOf(context), { ...own(context, args.key), boxes: args.boxes })),
  }),
}))

function own(context: GatewayContext, upload: string | number) {
  return { owner: requireCartOwner(context), key: String(upload) }
}

function depsOf({ deps }: GatewayContext) {
  return { ...deps.uploads, read: deps.read, writer: deps.writer, secretBox: deps.secretBox }
}

function placeOf(flow: string): UploadPlace {
  const place = draftPlace(flow)
  if (!place) throw new Refusal('NOT_FOUND', 'There is no such flow.', 'flow')
  return place
}

function isDone(outcome: Parameters<typeof unwrapOrThrow>[0]): boolean {
  unwrapOrThrow(outcome)
  return true
}
