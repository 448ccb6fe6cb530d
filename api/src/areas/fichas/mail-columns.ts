import { folded } from '@fichero/contract/search-text'

/** Returns the two mail columns of an enrolment: the original text, and the text normalized for the search. */
export const mailColumns = (correo: string | null) => ({
  correo,
  correo_busqueda: correo === null ? null : folded(correo),
})
