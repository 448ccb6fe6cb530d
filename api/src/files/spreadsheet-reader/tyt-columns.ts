import type { Column } from './column.js'
import { APPRENTICES } from './person-columns.js'

/** The columns with the days of the steps of the TyT test: the headings of the exported board in both languages, and short names. */
export const STEP_COLUMNS: readonly Column[] = [
  {
    field: 'tyt_inscrito',
    heading: 'Inscrito a la TyT',
    alsoKnownAs: ['inscripcion tyt', 'fecha de inscripcion tyt', 'inscripcion a la tyt', 'enrolled for tyt'],
    ambiguousNames: ['fecha de inscripcion', 'inscripcion', 'inscrito'],
    optional: true,
  },
  {
    field: 'tyt_presentado',
    heading: 'Presentó la TyT',
    alsoKnownAs: ['presentacion tyt', 'fecha de presentacion tyt', 'presentacion de la tyt', 'took tyt'],
    ambiguousNames: ['fecha de presentacion', 'presentacion', 'presentado', 'presento'],
    optional: true,
  },
  {
    field: 'tyt_certificado',
    heading: 'Certificado de la TyT',
    alsoKnownAs: ['certificado tyt', 'fecha de certificado tyt', 'tyt certificate'],
    ambiguousNames: ['fecha de certificado', 'certificado'],
    optional: true,
  },
]

/** Headings of the exported board in English. */
const ENGLISH: Partial<Record<string, readonly string[]>> = {
  nro_documento: ['document', 'document number'],
  ficha: ['ficha number'],
}

/** The columns of a list of apprentices with the days of the steps. Only document number, ficha and days are read. */
export const TYT_COLUMNS: readonly Column[] = [
  ...APPRENTICES.map((column) => {
    const english = ENGLISH[column.field ?? ''] ?? []
    return { ...column, alsoKnownAs: [...(column.alsoKnownAs ?? []), ...english] }
  }),
  ...STEP_COLUMNS,
]
