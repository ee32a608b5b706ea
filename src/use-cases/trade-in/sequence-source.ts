import { berlinYear } from '#domain/berlin-time.ts'
import type { ReadHandle } from '#database/handles.ts'
import { OTHER_MODEL, type SequenceSource, type Variant } from '#domain/trade-in/sequence.ts'
import type { TradeInDraft } from '#domain/trade-in/trade-in-draft.ts'
import { makeSlugs } from '#domain/vehicle/make-spellings.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'

/** The options of the sequence form, and what makes and models are called. */
export interface NamedSequenceSource extends SequenceSource {
  readonly nameOfMake: (make: string) => string
  readonly nameOfModel: (model: string) => string
}

const COLLATOR = new Intl.Collator('de', { numeric: true })

interface Named {
  readonly slug: string
  readonly name: string
}

/** Makes and models of the stock, and the variants of the chosen model; what only the garage knows is one more option. */
export async function readSequenceSource(
  read: ReadHandle,
  { known, answers, makeName, modelName, models: limit }: TradeInDraft,
): Promise<NamedSequenceSource> {
  const makes = withOwn(await readMakes(read), makeName)
  // The only make is taken without a question.
  const make = answers.make ?? known.make ?? (makes.length === 1 ? makes[0]?.slug : undefined)
  const model = answers.model ?? known.model
  const all = make === undefined ? [] : withOwn(await readModels(read, make), modelName)
  const limited = limit === null ? all : all.filter(({ slug }) => limit.includes(slug))
  const models = limited.length > 0 ? limited : all
  // What key numbers name is certain; the stock alone does not know every model.
  const others = limited.length > 0 && limit !== null ? [] : [OTHER_MODEL]
  const only = others.length === 0 && models.length === 1 ? models[0]?.slug : undefined
  return {
    ...{ makes: slugsOf(makes), models: [...slugsOf(models), ...others], thisYear: berlinYear() },
    variants: make === undefined ? [] : await readVariants(read, make, model ?? only),
    nameOfMake: (slug) => makes.find((each) => each.slug === slug)?.name ?? slug,
    nameOfModel: (slug) => models.find((each) => each.slug === slug)?.name ?? slug,
  }
}

/** The slug of a make as our stock has it, whatever it is called elsewhere. */
export async function findMake(read: ReadHandle, name: string): Promise<string | undefined> {
  const makes = slugsOf(await readMakes(read))
  return makeSlugs(name).find((slug) => makes.includes(slug))
}

function readMakes(read: ReadHandle): Promise<Named[]> {
  return read.selectFrom('makes').select(['slug', 'name']).execute()
}

function readModels(read: ReadHandle, make: string): Promise<Named[]> {
  return read
    .selectFrom('models as md')
    .innerJoin('makes as mk', 'mk.id', 'md.make_id')
    .select(['md.slug', 'md.name'])
    .where('mk.slug', '=', make)
    .execute()
}

async function readVariants(read: ReadHandle, make: string, model: string | undefined): Promise<Variant[]> {
  if (model === undefined) return []
  const rows = await read
    .selectFrom('vehicles as v')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .select(['v.first_registration as registered', 'v.body_type as body', 'v.seats', 'v.fuel', 'v.power', 'v.drive'])
    .select('v.gearbox')
    .distinct()
    .where('mk.slug', '=', make)
    .where('md.slug', '=', model)
    .execute()
  return rows.map(({ registered, ...row }) => ({ ...row, year: registered ? Number(registered.slice(0, 4)) : null }))
}

function withOwn(named: readonly Named[], own: string | null): Named[] {
  const sorted = named.toSorted((a, b) => COLLATOR.compare(a.name, b.name))
  const names = own === null ? [] : makeSlugs(own)
  if (own === null || sorted.some(({ slug }) => names.includes(slug))) return sorted
  return [...sorted, { slug: slugOf(own), name: own }]
}

function slugsOf(named: readonly Named[]): string[] {
  return named.map(({ slug }) => slug)
}
