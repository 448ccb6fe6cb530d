interface Documented {
  /** Null if unknown. */
  tipo_documento: string | null
  nro_documento: string
}

/** Returns a person's document type and number on one line: `CC 1052000123`. */
export const personDocument = ({ tipo_documento, nro_documento }: Documented) =>
  tipo_documento === null ? nro_documento : `${tipo_documento}\u00a0${nro_documento}`
