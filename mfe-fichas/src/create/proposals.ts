import type { Etapa } from '@fichero/contract/enums'

interface Dates {
  fechaFinLectiva: string
}

/** Returns the stage that a ficha is in by its dates; undefined before its last day of lessons is known. */
export const proposedStage = ({ fechaFinLectiva }: Dates, today: string): Etapa | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(fechaFinLectiva) ? (today <= fechaFinLectiva ? 'lectiva' : 'productiva') : undefined
