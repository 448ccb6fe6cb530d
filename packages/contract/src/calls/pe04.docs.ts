import type { DocsOf } from './call-docs.ts'
import type * as calls from './pe04.calls.ts'

export const DOCS = {
  loadPe04: {
    area: 'Centres',
    summary: 'Compare a PE-04 with the fichas and take over what differs',
    description:
      'Reads a PE-04, the list of a centre’s fichas. `simular` returns, for each ficha, whether Fichero lacks it or which values differ, and saves nothing. Otherwise creates the fichas in `crear`, with their programs (without a design until a report or a design brings it), and takes over the values in `cambiar`, all in one transaction. The file has no last day of the lessons: for a new ficha it is six months before the last day of the ficha. The head of a new ficha is the user with the name in the file or in `responsables`, else the user who loads the file. Rows with errors are left out and listed in `reporte`.',
    errors: ['dates_ambiguous', 'forbidden', 'report_of_other_centre', 'too_many_fichas'],
    example: { query: { simular: true }, data: {}, file: 'pe04' },
  },
  undoPe04: {
    area: 'Centres',
    summary: 'Undo a PE-04',
    description:
      'Restores the values that the file replaced, and removes the fichas and programs that it created. A ficha that somebody changed since, or that has a report, stays as it is and is named in `conservadas`.',
    errors: ['import_not_found', 'import_undone', 'import_expired'],
    example: { params: { id: 1 } },
  },
} as const satisfies DocsOf<typeof calls>
