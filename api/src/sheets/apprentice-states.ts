/** Known states of an apprentice. Others are kept as written, with a warning. */
export const KNOWN_STATES: ReadonlySet<string> = new Set([
  'EN FORMACION',
  'CANCELADO',
  'RETIRO VOLUNTARIO',
  'TRASLADADO',
  'APLAZADO',
  'POR CERTIFICAR',
  'CONDICIONADO',
  'CERTIFICADO',
  'INDUCCION',
  'REINTEGRADO',
])
