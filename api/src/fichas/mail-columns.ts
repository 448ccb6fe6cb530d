import { searchable } from '../database/searchable.js'

/** The mail of an enrolment as the file has it, and as the search compares it. */
export const mailColumns = (correo: string | null) => ({
  correo,
  correo_busqueda: correo === null ? null : searchable(correo),
})
