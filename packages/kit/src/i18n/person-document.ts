interface Documented {
  /** Null where it is not known. */
  tipo_documento: string | null
  nro_documento: string
}

/** `CC 1052000123`: a person's document with its type before it, on one line. */
export const personDocument = ({ tipo_documento, nro_documento }: Documented) =>
  tipo_documento === null ? nro_documento : `${tipo_documento}\u00a0${nro_documento}`
