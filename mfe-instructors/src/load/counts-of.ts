import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'

/** Error codes of rows whose person or mail address is in the file more than once. */
const REPEATED = ['duplicate_person', 'duplicate_mail']

/** Counts the rows of a file by result, each row once. A file cannot have more rejected rows than the report can list. */
export function countsOf({ registros, rechazados, rechazos }: ImportReport) {
  const rowsOf = (matches: (problem: RowProblem) => boolean) =>
    new Set(rechazos.filter(matches).map(({ fila }) => fila)).size
  const repeated = rowsOf(({ code }) => REPEATED.includes(code))
  const mailTaken = rowsOf(({ code }) => code === 'mail_taken')
  return {
    created: registros.nuevos,
    known: registros.sin_cambio,
    repeated,
    mailTaken,
    invalid: rechazados - repeated - mailTaken,
  }
}
