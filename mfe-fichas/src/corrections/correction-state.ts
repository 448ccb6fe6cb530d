import type { EnrolmentKey } from '../enrolment/enrolment'

/** Passed to the person's screen as history state, so that the notice survives a reload. */
export interface CorrectionState {
  correccion: {
    kind: 'correccion' | 'union'
    /** Id of its entry in the ficha's history. */
    importacion: number
    antes: string
    despues: string
    /** Whose page it was: undoing leads back to it. */
    back: EnrolmentKey
  }
}

export const correctionOf = (state: unknown): CorrectionState['correccion'] | undefined =>
  (state as Partial<CorrectionState> | null)?.correccion
