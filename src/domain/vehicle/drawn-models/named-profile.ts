import type { DrawnProfile } from '../drawn-profiles.ts'
import type { ModelTable } from './model-table.ts'
import { MODELS_A_TO_C } from './models-a-c.ts'
import { MODELS_D_TO_J } from './models-d-j.ts'
import { MODELS_K_TO_M } from './models-k-m.ts'
import { MODELS_N_TO_R } from './models-n-r.ts'
import { MODELS_S_TO_Z } from './models-s-z.ts'

const TABLE: ModelTable = { ...MODELS_A_TO_C, ...MODELS_D_TO_J, ...MODELS_K_TO_M, ...MODELS_N_TO_R, ...MODELS_S_TO_Z }

/** Other spellings of makes. */
const MAKES: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  mercedes: 'mercedes-benz',
  citroën: 'citroen',
  škoda: 'skoda',
  'ds automobiles': 'ds',
  'lynk & co': 'lynk',
  kgm: 'ssangyong',
}

/** The models of each make, the longest names first, so that "q3 sportback" is found before "q3". */
const MODELS = new Map(
  Object.entries(TABLE).map(([make, profiles]) => [
    make,
    (Object.entries(profiles) as [DrawnProfile, string][])
      .flatMap(([profile, names]) => names.split(', ').map((name) => ({ name, word: ` ${name}`, profile })))
      .sort((a, b) => b.name.length - a.name.length),
  ]),
)

/** The number of model names in the tables. */
export const MODEL_COUNT = [...MODELS.values()].reduce((sum, models) => sum + models.length, 0)

/** The profile a model's name stands for: at the start of the model or as a word inside it. */
export function namedProfile(make: string, model: string): DrawnProfile | undefined {
  const key = make.toLowerCase()
  const text = ` ${model.toLowerCase().trim()} `
  const models = MODELS.get(MAKES[key] ?? key) ?? []
  return models.find((named) => isIn(named, text))?.profile
}

/** Short names stand at the start only, because they are parts of other names. */
function isIn({ name, word }: { readonly name: string; readonly word: string }, text: string): boolean {
  const place = text.indexOf(word)
  return (place === 0 || (place > 0 && name.length > 2)) && endsWell(name, text, place + 1)
}

/** "320d" and "118i": letters may follow a number at the end of a name. */
function endsWell(name: string, text: string, from: number): boolean {
  const next = text[from + name.trim().length] ?? ' '
  return !/[a-z0-9äöüé]/.test(next) || (/\d$/.test(name) && !/\d/.test(next)) || name.length > 5
}
