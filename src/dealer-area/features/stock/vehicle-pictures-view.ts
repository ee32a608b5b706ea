import type { UploadView } from '#storefront/blocks/upload-view.ts'

export interface VehiclePictureView extends UploadView {
  /** Address of the uncropped picture; empty for a drawing, which has nothing to cover. */
  readonly whole: string
}

/** The pictures of a car as its form shows them. */
export interface VehiclePicturesView {
  readonly fingerprint: string
  readonly pictures: readonly VehiclePictureView[]
  /** Null where there is no feed. */
  readonly owner: 'FEED' | 'HAND' | null
  readonly accept: string
  /** What can be chosen, in a sentence. */
  readonly hint: string
  readonly canChange: boolean
}
