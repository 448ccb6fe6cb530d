import type { ContactData } from './personal-data.schema.ts'

/** Whether there is nothing that a removal would change. */
export const hasNoContactData = ({ matriculas, cargas, anotaciones, cuenta }: ContactData) =>
  matriculas + cargas + anotaciones === 0 && cuenta !== 'deshabilitada'
