import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'
import type { CreateFichaAnswer, FichaAnswer } from '@fichero/contract/fichas.schema'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import type { CreateProgramAnswer } from '@fichero/contract/programs.schema'
import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { type Api, startApi } from './api.js'
import { buildAdmin, buildUser, type Person } from './build.js'
import { type Expected, fixture } from './fixtures.js'

/** A running API with an administrator and an instructor. */
export interface School {
  api: Api
  admin: Person
  user: Person
  adminToken: string
  userToken: string
  close(): Promise<void>
}

/** Starts the API with an administrator and an instructor. */
export async function openSchool(...conditions: Parameters<typeof startApi>): Promise<School> {
  const api = await startApi(...conditions)
  const admin = await buildAdmin(api.dataSource)
  const user = await buildUser(api.dataSource)
  return { api, admin, user, adminToken: api.tokenOf(admin), userToken: api.tokenOf(user), close: () => api.close() }
}

/** The form of the fixtures’ program. */
export const PROGRAM_DATA = {
  nombrePrograma: 'Gestión de huertas urbanas y viveros',
  totalHoras: 3984,
  nivel: 'tecnologo',
}

/** Creates the program of the form `PROGRAM_DATA`. */
export const createProgram = (school: School, file: SpreadsheetFile = fixture('program'), query = '') =>
  school.api.upload<CreateProgramAnswer>(
    'POST',
    `/programs/create${query}`,
    { data: PROGRAM_DATA, file },
    school.adminToken,
  )

/** Returns the form of a ficha of which the administrator is the jefe. */
export const fichaData = (school: School, idProgramaFormacion: number, nroFicha: number) => ({
  nroFicha,
  idJefeFicha: school.admin.nro_documento,
  idProgramaFormacion,
  jornada: 'mixta',
  oferta: 'abierta',
  fechaInicioLectiva: '2026-02-02',
  fechaFinLectiva: '2027-08-02',
  fechaFinFicha: '2028-02-02',
})

/** The dates of the ficha in the fixtures' judgments reports. */
export const REPORT_DATES = {
  fechaInicioLectiva: '2025-02-05',
  fechaFinLectiva: '2026-08-05',
  fechaFinFicha: '2027-05-06',
}

/** Creates a ficha with the people of a list, or from a judgments report. */
export const createFicha = (school: School, data: unknown, file: SpreadsheetFile, query = '') =>
  school.api.upload<CreateFichaAnswer>('POST', `/fichas/create${query}`, { data, file }, school.adminToken)

/** Imports a judgments report. */
export const importEvaluations = (school: School, nroFicha: number, file: SpreadsheetFile, query = '') =>
  school.api.upload<ImportAnswer>('PUT', `/fichas/${nroFicha}/evaluaciones${query}`, { file }, school.adminToken)

/** Reads a ficha as the instructor. */
export const getFicha = async (school: School, nroFicha: number) =>
  (await school.api.get<FichaAnswer>(`/fichas/${nroFicha}`, school.userToken)).body

/** Reads an apprentice as the instructor. */
export const getApprentice = async (school: School, document: string, query = '') =>
  (await school.api.get<ApprenticeAnswer>(`/fichas/aprendiz/${document}${query}`, school.userToken)).body.data

/** Returns the progress of every apprentice in the ficha's list, by document number. */
export async function listedProgress(school: School, nroFicha: number): Promise<Record<string, Expected>> {
  const { aprendices } = await getFicha(school, nroFicha)
  return Object.fromEntries(
    aprendices.map(({ nro_documento, resultados_aprobados, total_resultados, porcentaje_tyt }) => [
      nro_documento,
      { resultados_aprobados, total_resultados, porcentaje_tyt },
    ]),
  )
}

/** Creates the fixtures' program and returns its id. */
export async function openFixtureProgram(school: School): Promise<number> {
  const { body } = await createProgram(school)
  if (!body.program) throw new Error(JSON.stringify(body))
  return body.program.id
}

/** The ficha of the fixtures. */
export const FICHA = 2_888_001

/** Creates the fixtures' program and its ficha with the people of the apprentices report. Returns the program's id. */
export async function openFixtureFicha(school: School): Promise<number> {
  const program = await openFixtureProgram(school)
  const created = await createFicha(school, fichaData(school, program, FICHA), fixture('apprentices'))
  if (created.status !== 201) throw new Error(JSON.stringify(created.body))
  return program
}
