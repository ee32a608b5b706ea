import type { DrawnProfile } from '../drawn-profiles.ts'

/** Make in lower case → profile → names of its models, separated by commas. */
export type ModelTable = Readonly<Record<string, Readonly<Partial<Record<DrawnProfile, string>>>>>
