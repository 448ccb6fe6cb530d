import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'

const REPEATED = ['duplicate_person', 'duplicate_mail']

/** A file has at most as many rows as a report lists, so all rejected ones are there. A row counts once. */
export function countsOf({ registros, rechazados, rechazos }: ImportReport) {
  const rowsOf = (isOne: (problem: RowProblem) => boolean) =>
    new Set(rechazos.filter(isOne).map(({ fila }) => fila)).size
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
