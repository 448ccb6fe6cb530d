import type { ContactData } from './personal-data.schema.ts'

/** Returns whether a removal of contact data would change nothing. */
export const hasNoContactData = ({ matriculas, cargas, valores, anotaciones, cuenta }: ContactData) =>
  matriculas + cargas + valores + anotaciones === 0 && cuenta !== 'deshabilitada'
