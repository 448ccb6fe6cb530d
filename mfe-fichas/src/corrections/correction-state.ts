import type { EnrolmentKey } from '../enrolment/enrolment'

/** The history state of the person's page after a correction. The page shows this state as a notice, also after a reload. */
export interface CorrectionState {
  correccion: {
    kind: 'correccion' | 'union'
    /** Id of the correction in the ficha's history of imports, by which the API can undo it. */
    importacion: number
    /** The document number before and after the correction. */
    antes: string
    despues: string
    /** The person's page before the correction, which opens again when the correction is undone. */
    back: EnrolmentKey
  }
}

/** Returns the correction from the history state of a page, if there is one. */
export const correctionOf = (state: unknown): CorrectionState['correccion'] | undefined =>
  (state as Partial<CorrectionState> | null)?.correccion
