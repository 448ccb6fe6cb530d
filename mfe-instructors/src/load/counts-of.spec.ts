import type { ImportReport } from '@fichero/contract/imports.schema'
import { countsOf } from './counts-of'

const report = (rows: [fila: number, code: string][], rechazados = new Set(rows.map(([fila]) => fila)).size) =>
  ({
    registros: { nuevos: 5, cambiados: 3, sin_cambio: 2 },
    rechazados,
    rechazos: rows.map(([fila, code]) => ({ fila, code })),
  }) as ImportReport

test.each<[string, [number, string][], object]>([
  ['nothing', [], { repeated: 0, mailTaken: 0, invalid: 0 }],
  ['a repeated person', [[3, 'duplicate_person']], { repeated: 1, mailTaken: 0, invalid: 0 }],
  ['a repeated mail', [[3, 'duplicate_mail']], { repeated: 1, mailTaken: 0, invalid: 0 }],
  ['the mail of somebody else', [[3, 'mail_taken']], { repeated: 0, mailTaken: 1, invalid: 0 }],
  ['a wrong value', [[3, 'mail_invalid']], { repeated: 0, mailTaken: 0, invalid: 1 }],
  [
    'two problems of one row',
    [
      [3, 'duplicate_person'],
      [3, 'duplicate_mail'],
    ],
    { repeated: 1, mailTaken: 0, invalid: 0 },
  ],
  [
    'two rows of each kind',
    [
      [3, 'duplicate_person'],
      [4, 'duplicate_mail'],
      [5, 'mail_taken'],
      [6, 'mail_taken'],
      [7, 'mail_invalid'],
      [8, 'mail_invalid'],
    ],
    { repeated: 2, mailTaken: 2, invalid: 2 },
  ],
  [
    'one row of each',
    [
      [3, 'duplicate_person'],
      [4, 'mail_taken'],
      [5, 'mail_invalid'],
      [6, 'role_unknown'],
    ],
    { repeated: 1, mailTaken: 1, invalid: 2 },
  ],
])('countsOf counts the rows of a file with %s', (_, rows, counts) => {
  expect(countsOf(report(rows))).toEqual({ created: 5, known: 2, ...counts })
})
