import type { DocsOf } from './call-docs.ts'
import type * as calls from './tyt.calls.ts'

export const DOCS = {
  listBoard: {
    area: 'TyT readiness',
    summary: 'List people by readiness',
    description:
      'Apprentices in training of the tecnólogo level: people who are ready first, then by number of missing outcomes.',
    example: { query: { page: 1, limit: 10, grupo: 'sin_reporte' } },
  },
  countBoard: {
    area: 'TyT readiness',
    summary: 'Count people by readiness',
    description:
      'The people of the list by group, people who are not ready by number of missing outcomes, and people by their last known step of the test. Each breakdown leaves out its own filter.',
    example: { query: { programId: 1 } },
  },
  groupBoard: {
    area: 'TyT readiness',
    summary: 'Count people by readiness for each program, ficha or head',
    description: 'One row for each program, ficha or head; the row with the most people who are ready comes first.',
    example: { query: { por: 'ficha', page: 1 } },
  },
  exportBoard: {
    area: 'TyT readiness',
    summary: 'Export people by readiness as a workbook',
    description: 'All people who match the same filters, without pagination.',
    example: { query: { programId: 1, lang: 'es' } },
  },
  recordTyt: {
    area: 'TyT readiness',
    summary: 'Record a step of the test for several people',
    description:
      'Stores the same day of a step (`inscrito`, `presentado`, `certificado`) for all of these enrolments, or changes nothing; `fecha: null` removes the day. Earlier steps may be unknown, but the known days of a person must be in the order of the steps. Allowed for the head of each ficha and for administrators, if `can.recordTyt` is true.',
    errors: ['apprentice_not_found', 'ficha_not_found', 'forbidden', 'tyt_only_tecnologo', 'tyt_out_of_order'],
    example: {
      body: {
        personas: [{ nro_ficha: 2888001, nro_documento: '1900099001' }],
        paso: 'inscrito',
        fecha: '2026-02-27',
      },
    },
  },
  loadTyt: {
    area: 'TyT readiness',
    summary: 'Record steps of the test from a workbook',
    description:
      'A workbook with a document number, days in columns for `inscrito`, `presentado` and `certificado`, and the number of the ficha if a person has several: the exported board is its template. An empty cell changes nothing. Rows of unknown people, with wrong days, or of fichas without permission are rejected. `simular` returns what would happen and saves nothing.',
    errors: ['forbidden', 'rows_rejected', 'too_many_people'],
    example: { file: 'tyt' },
  },
  undoTytLoad: {
    area: 'TyT readiness',
    summary: 'Undo a workbook of steps of the test',
    description:
      'Restores the days that the workbook replaced, for the user who loaded it. A day that changed since then stays.',
    errors: [
      'import_not_found',
      'import_undone',
      'import_expired',
      'apprentice_not_found',
      'ficha_not_found',
      'forbidden',
      'tyt_only_tecnologo',
    ],
    example: { params: { id: 1 } },
  },
} as const satisfies DocsOf<typeof calls>
