import type { DocsOf } from './call-docs.ts'
import type * as calls from './programs.calls.ts'

const DATA = { nombrePrograma: 'Gestión de huertas urbanas y viveros', totalHoras: 3984, nivel: 'tecnologo' }

export const DOCS = {
  readProgramFile: {
    area: 'Programs',
    summary: 'Read a design without saving it',
    description:
      'Says what a spreadsheet has of a program: name, code, version and its competencies with their outcomes, and whether this version is there already. Nothing is saved.',
    errors: ['rows_rejected', 'report_in_future'],
    example: { file: 'programa' },
  },
  exportProgramFileRows: {
    area: 'Programs',
    summary: 'The rows of a design that cannot be loaded',
    description: 'The refused rows with their reasons as a workbook, to be corrected and sent again. Nothing is saved.',
    example: { file: 'programa' },
  },
  createProgram: {
    area: 'Programs',
    summary: 'Create a program from its design',
    description:
      'Creates the program with the competencies and outcomes of the spreadsheet. Without refused rows, or with `parcial`; `simular` answers what would be created and saves nothing.',
    errors: ['program_exists', 'program_twin', 'wrong_program', 'rows_rejected', 'report_in_future'],
    example: { data: DATA, file: 'programa' },
  },
  listPrograms: {
    area: 'Programs',
    summary: 'List the enabled programs',
    description: 'All enabled programs, by name, with what the reader may do with each (`can`).',
  },
  getProgram: {
    area: 'Programs',
    summary: 'A program with its design',
    description:
      'The competencies with their outcomes, and the other versions of the same code. It has no personal data. A disabled program is found only by who may see disabled ones.',
    errors: ['program_not_found'],
    example: { params: { id: 1 } },
  },
  updateProgram: {
    area: 'Programs',
    summary: 'Change a program',
    description:
      'Changes name, hours and level, sent as JSON or, with a spreadsheet beside it, as the part `data`. The spreadsheet adds and renames outcomes; those that it does not have stay.',
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
    summary: 'The design as a workbook',
    description: 'Competencies and outcomes, in a form that can be loaded again.',
    errors: ['program_not_found'],
    example: { params: { id: 1 }, query: { lang: 'es' } },
  },
  exportTemplate: {
    area: 'Programs',
    summary: 'An empty sheet to fill in',
    description: 'A workbook with the headings of a design, of a list of apprentices or of a list of people.',
    example: { params: { tipo: 'programa' }, query: { lang: 'es' } },
  },
  programFichas: {
    area: 'Programs',
    summary: 'How the fichas of a program stand',
    description:
      'The approved share of each competency, of all fichas together and of each one. Fichas without a report or without people in training are only counted.',
    errors: ['program_not_found'],
    example: { params: { id: 1 } },
  },
  disableProgram: {
    area: 'Programs',
    summary: 'Disable a program',
    description: 'It leaves the list and takes no new fichas. Its fichas go on. A second call changes nothing.',
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
    description: 'It is back in the list. A second call changes nothing.',
    errors: ['program_not_found', 'program_exists', 'program_twin'],
    example: { params: { id: 1 } },
  },
} as const satisfies DocsOf<typeof calls>
