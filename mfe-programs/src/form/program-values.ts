import type { Program } from '@fichero/contract/programs.schema'

/** Texts, as typed: the schema reads `3.984 horas`. */
export interface ProgramValues {
  nombrePrograma: string
  totalHoras: string
  nivel: string
}

export const valuesOf = ({ nombre_programa, total_horas, nivel }: Program): ProgramValues => ({
  nombrePrograma: nombre_programa,
  totalHoras: String(total_horas),
  nivel,
})

/** Whether no field is empty. */
export const isComplete = (values: object) => Object.values(values).every((value) => value !== '' && value !== null)
