import { builder } from './builder.ts'

/** One option of a facet: its code, its label, and how many vehicles it would show. */
export interface NameCount {
  readonly name: string
  readonly displayName: string
  readonly count: number
}

export const NameCountType = builder.objectRef<NameCount>('NameCount').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    displayName: t.exposeString('displayName'),
    count: t.exposeInt('count'),
  }),
})
