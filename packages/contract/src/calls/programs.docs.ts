import type { DocsOf } from './call-docs.ts'
import type * as calls from './programs.calls.ts'

const DATA = { nombrePrograma: 'Gestión de huertas urbanas y viveros', totalHoras: 3984, nivel: 'tecnologo' }

export const DOCS = {
  readProgramFile: {
    area: 'Programs',
    summary: 'Read a design without saving it',
    description:
      'Returns what a spreadsheet contains about a program: name, code, version, and competencies with their outcomes; and whether this version exists already. Nothing is saved.',
    errors: ['rows_rejected', 'report_in_future'],
    example: { file: 'programa' },
  },
  exportProgramFileRows: {
    area: 'Programs',
    summary: 'Export the rejected rows of a design',
    description:
      'The rows that cannot be imported, with the reasons, as a workbook to correct and send again. Nothing is saved.',
    example: { file: 'programa' },
  },
  createProgram: {
    area: 'Programs',
    summary: 'Create a program from its design',
    description:
      'Creates the program with the competencies and outcomes of the spreadsheet. Rejected rows prevent that unless `parcial` is set. `simular` returns what would be created and saves nothing.',
    errors: ['program_exists', 'program_twin', 'wrong_program', 'rows_rejected', 'report_in_future'],
    example: { data: DATA, file: 'programa' },
  },
  listPrograms: {
    area: 'Programs',
    summary: 'List the enabled programs',
    description: 'By name, each with what the caller may do with it (`can`).',
  },
  getProgram: {
    area: 'Programs',
    summary: 'Get a program with its design',
    description:
      'The competencies with their outcomes, and the other versions of the same code. Contains no personal data. A disabled program is returned only to users who may see disabled programs.',
    errors: ['program_not_found'],
    example: { params: { id: 1 } },
  },
  updateProgram: {
    area: 'Programs',
    summary: 'Change a program',
    description:
      'Changes name, hours and level. Send them as JSON, or as the part `data` beside a spreadsheet. The spreadsheet adds and renames outcomes; outcomes that it does not contain are kept.',
    errors: [
      'program_not_found',
      'program_exists',
      'program_twin',
      'wrong_program',
      'program_other_version',
      'rows_rejected',
      'report_in_future',
    ],
    example: { params: { id: 1 }, data: { ...DATA, totalHoras: 3120 }, file: 'programa' },
  },
  exportDesign: {
    area: 'Programs',
    summary: 'Export the design as a workbook',
    description: 'Competencies and outcomes, in a format that can be imported again.',
    errors: ['program_not_found'],
    example: { params: { id: 1 }, query: { lang: 'es' } },
  },
  exportTemplate: {
    area: 'Programs',
    summary: 'Download an empty template',
    description: 'A workbook with the headings of a design, of a list of apprentices or of a list of people.',
    example: { params: { tipo: 'programa' }, query: { lang: 'es' } },
  },
  programFichas: {
    area: 'Programs',
    summary: 'Get the progress of a program’s fichas',
    description:
      'The approved share of each competency, for each ficha and for all together. Fichas without a report or without people in training are only counted.',
    errors: ['program_not_found'],
    example: { params: { id: 1 } },
  },
  disableProgram: {
    area: 'Programs',
    summary: 'Disable a program',
    description: 'The program disappears from the list and accepts no new fichas. Its fichas stay enabled. Idempotent.',
    errors: ['program_not_found'],
    example: { params: { id: 1 } },
  },
  listDisabledPrograms: {
    area: 'Programs',
    summary: 'List the disabled programs',
    description: 'By name. May be empty.',
  },
  enableProgram: {
    area: 'Programs',
    summary: 'Enable a program again',
    description: 'The program appears in the list again. Idempotent.',
    errors: ['program_not_found', 'program_exists', 'program_twin'],
    example: { params: { id: 1 } },
  },
} as const satisfies DocsOf<typeof calls>
