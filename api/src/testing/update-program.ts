import type { ProgramAnswer, UpdateProgramAnswer } from '@fichero/contract/programs.schema'
import type { SpreadsheetFile } from '../sheets/sheet.js'
import type { School } from './school.js'

/** What a program is edited to. */
export const EDITED = { nombrePrograma: 'Programación de software', totalHoras: 2208, nivel: 'tecnico' }

/** Edits a program with a form, and with a design where there is a file. */
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
