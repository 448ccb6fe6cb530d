import type { TytDays } from '@fichero/contract/tyt-steps'

/** An enrolment for which a step of the TyT test is recorded. */
export interface StepPerson extends TytDays {
  nro_ficha: number
  nro_documento: string
  nombre: string
  apellido: string
}

export interface RecordStepFormProps {
  people: StepPerson[]
  /** Called after the step was recorded or its day removed. */
  onDone?: () => void
}
