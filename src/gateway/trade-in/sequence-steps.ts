import type { SequenceState } from '#domain/trade-in/sequence.ts'
import type { TradeInProgress } from '#use-cases/trade-in/trade-in-progress.ts'
import { builder } from '../builder.ts'

type NamedState = SequenceState & { readonly nameOf: (option: string) => string }

const SequenceOptionType = builder.objectRef<{ value: string; label: string }>('SequenceOption').implement({
  fields: (t) => ({
    value: t.exposeString('value'),
    label: t.exposeString('label', { description: 'Of makes and models; of other steps the value.' }),
  }),
})

export const SequenceStateType = builder.objectRef<NamedState>('SequenceStep').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    selectedOption: t.field({
      type: SequenceOptionType,
      nullable: true,
      resolve: ({ selectedOption: value, nameOf }) => (value === null ? null : { value, label: nameOf(value) }),
    }),
    options: t.field({
      type: [SequenceOptionType],
      resolve: ({ options, nameOf }) => options.map((value) => ({ value, label: nameOf(value) })),
    }),
    hidden: t.exposeBoolean('hidden', { description: 'There is nothing to choose from.' }),
    disabled: t.exposeBoolean('disabled', { description: 'A question before it is open.' }),
    required: t.exposeBoolean('required'),
    isAutomatic: t.exposeBoolean('isAutomatic', { description: 'The only option, taken without a question.' }),
    mayBeUnknown: t.exposeBoolean('mayBeUnknown'),
  }),
})

/** The steps of the sequence form, whose makes and models have names of their own. */
export function namedStates({ states, source }: TradeInProgress): NamedState[] {
  const nameOf = (step: string, option: string) =>
    step === 'make' ? source.nameOfMake(option) : step === 'model' ? source.nameOfModel(option) : option
  return states.map((state) => ({ ...state, nameOf: (option) => nameOf(state.name, option) }))
}
