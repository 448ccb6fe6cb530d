import type { Params } from '@fichero/contract/errors'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { SpreadsheetFile } from '../../src/files/spreadsheet-reader/sheet.js'
import { buildFicha } from '../build.js'
import { type OtherConnection, otherConnection } from '../failures/other-connection.js'
import { fichaData, openSchool, type School } from '../school.js'
import { spreadsheet } from '../spreadsheets.js'
import { DESIGN, FICHA, FIRST_DAY, NEW_FICHA, PROGRAM } from './judgment-layouts.js'
import type { Call } from './kinds.js'
import { EARLIER_FICHA, LIST_FICHA } from './people-tables.js'

/** The parts of an answer that are checked. */
export interface Answer {
  status: number
  code: string | undefined
  msg: string
  params?: Params | undefined
  /** The report. An error answer has one too if it lists rows. */
  report: ImportReport | null
}

interface Body {
  code?: string
  msg?: string
  params?: Params
  reporte?: ImportReport
  program?: { id: number; revision: number } | null
}

/** The result of `openImporter`. */
export type Importer = Awaited<ReturnType<typeof openImporter>>

const DATA = { nombrePrograma: 'Programa de una tabla', totalHoras: 2304, nivel: 'tecnico' }

/** Starts the API with a program and an empty ficha, and returns functions that import files as an administrator. */
export async function openImporter() {
  const school = await openSchool()
  const other = await otherConnection(school.api.database.target)
  const id_programa_formacion = await createProgram(school)
  await buildFicha(school.api.dataSource, { nro_ficha: FICHA, id_programa_formacion, id_jefe: school.admin.id })
  const lastUser = Number((await other.ask('SELECT MAX(id) AS id FROM usuario'))[0]?.id)
  const { api, adminToken } = school
  /** The program that the last design created. */
  let lastProgram: { id: number; revision: number } | undefined

  const send = async (method: 'POST' | 'PUT', path: string, file: SpreadsheetFile, data?: unknown, headers = {}) => {
    const { status, body } = await api.upload<Body>(method, path, { file, data }, adminToken, headers)
    if (status < 300 && body.program) lastProgram = body.program
    const { code, msg = '', params, reporte = null } = body
    return { status, code, msg, params, report: reporte } satisfies Answer
  }
  const program = id_programa_formacion
  const calls: Record<Call, (file: SpreadsheetFile, query: string) => Promise<Answer>> = {
    list: (file, query) => send('POST', `/fichas/create${query}`, file, fichaData(school, program, LIST_FICHA)),
    'new ficha': (file, query) =>
      send('POST', `/fichas/create${query}`, file, {
        ...fichaData(school, program, NEW_FICHA),
        fechaInicioLectiva: FIRST_DAY,
      }),
    judgments: (file, query) => send('PUT', `/fichas/${FICHA}/evaluaciones${query}`, file),
    design: (file, query) => send('POST', `/programs/create${query}`, file, DATA),
    people: (file, query) => send('POST', `/users/carga${query}`, file),
  }
  return {
    ask: other.ask,
    program,
    lastUser,
    load: (call: Call, file: SpreadsheetFile, query: string) => calls[call](file, query),
    /** Imports the earlier file: a list into another ficha, a report into the same one. */
    loadEarlier: (call: Call, file: SpreadsheetFile) =>
      call === 'list'
        ? send('POST', '/fichas/create', file, fichaData(school, program, EARLIER_FICHA))
        : calls[call](file, ''),
    /** Imports the file again; undefined for a list, from which a ficha can be created only once. */
    again(call: Call, file: SpreadsheetFile, query: string): Promise<Answer> | undefined {
      if (call === 'list') return undefined
      if (call === 'new ficha') return send('PUT', `/fichas/${NEW_FICHA}/evaluaciones${query}`, file)
      if (call !== 'design') return calls[call](file, query)
      const { id, revision } = lastProgram!
      return send('PUT', `/programs/update/${id}${query}`, file, DATA, { 'if-match': `"${revision}"` })
    },
    /** Deletes everything that was imported. */
    empty: () => empty(school, program, lastUser),
    async close() {
      await other.close()
      await school.close()
    },
  }
}

/** Runs a query on the database. */
export type Ask = OtherConnection['ask']

async function createProgram(school: School): Promise<number> {
  const rows = [
    ['Código:', PROGRAM.codigo],
    ['Versión:', PROGRAM.version],
    ['Competencia', 'Resultado de Aprendizaje'],
    ...DESIGN.flatMap(([competency, outcomes]) => outcomes.map(([written]) => [competency, written])),
  ]
  const { api, adminToken } = school
  const data = { ...DATA, nombrePrograma: PROGRAM.nombre }
  const parts = { data, file: spreadsheet('diseno.xls', rows) }
  const { body } = await api.upload<{ program?: { id: number } }>('POST', '/programs/create', parts, adminToken)
  if (!body.program) throw new Error(JSON.stringify(body))
  return body.program.id
}

const EVERYTHING = ['cambio_matricula', 'juicio', 'juicio_pendiente', 'importacion_detalle', 'plan_importacion']
const OF_PEOPLE = ['matricula', 'aprendiz_palabra', 'aprendiz', 'ficha_avance', 'ficha_faltante', 'auditoria', 'enlace']

/** Deletes all rows that imports have created. */
async function empty({ api }: School, program: number, lastUser: number): Promise<void> {
  await api.dataSource.transaction(async (manager) => {
    for (const table of [...EVERYTHING, ...OF_PEOPLE]) await manager.query(`DELETE FROM ${table}`)
    await manager.query('DELETE FROM importacion WHERE id_programa IS NULL OR id_programa <> ?', [program])
    await manager.query('DELETE FROM ficha WHERE nro_ficha <> ?', [FICHA])
    const others = 'SELECT id FROM competencia WHERE id_programa <> ?'
    await manager.query(`DELETE FROM resultado_aprendizaje WHERE id_competencia IN (${others})`, [program])
    await manager.query('DELETE FROM competencia WHERE id_programa <> ?', [program])
    await manager.query('DELETE FROM programa WHERE id <> ?', [program])
    await manager.query('DELETE FROM usuario WHERE id > ?', [lastUser])
    await manager.query('UPDATE ficha SET total_aprendices_en_formacion = 0, aprobados_en_formacion = 0')
  })
}
