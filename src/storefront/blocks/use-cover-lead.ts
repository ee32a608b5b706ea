import { uploadTexts } from '#messages/uploads.ts'
import { useTexts } from '../site.ts'
import { useHydrated } from './use-hydrated.ts'

/** How a part of a picture is covered: a box is drawn with a script only, its fields are there without one too. */
export function useCoverLead(): string {
  const texts = useTexts(uploadTexts)
  return useHydrated() ? texts.coverLead : texts.coverLeadPlain
}
