import type { ProgramAnswer, UpdateProgramAnswer } from '@fichero/contract/programs.schema'
import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import type { School } from './school.js'

/** The edited values of a program. */
export const EDITED = { nombrePrograma: 'Programación de software', totalHoras: 2208, nivel: 'tecnico' }

/** Edits a program by the form, with a design if there is a file. */
export const putFile = (
  { api, adminToken }: School,
  id: number,
  file: SpreadsheetFile | undefined,
  query = '',
  data: unknown = EDITED,
) =>
  api.upload<UpdateProgramAnswer>('PUT', `/programs/update/${id}${query}`, { data, ...(file && { file }) }, adminToken)

export const shownProgram = ({ api, adminToken }: School, id: number) =>
  api.get<ProgramAnswer>(`/programs/${id}`, adminToken)
