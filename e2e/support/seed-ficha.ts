import { openAsBlob } from 'node:fs'
import { fixture } from './fixtures'
import { ADMIN, type Server as RunningServer } from './server.mjs'
import { callApi, type Session } from './session.mjs'

/** The number of the ficha that `seedFicha` creates. */
export const SEEDED_FICHA = 2888001

type Server = Pick<RunningServer, 'url'>

async function upload<T>(server: Server, path: string, data: object | null, file: string, session: Session) {
  const body = new FormData()
  if (data) body.set('data', JSON.stringify(data))
  body.set('archivo_excel', await openAsBlob(fixture(file)), file)
  return callApi<T>(server, path, { method: data ? 'POST' : 'PUT', body, session })
}

/** Creates a program from a design or a report of judgments. */
export function seedProgram(server: Server, admin: Session, nombrePrograma: string, file = 'programa-134577.xls') {
  const program = { nombrePrograma, totalHoras: 3984, nivel: 'tecnologo' }
  return upload<{ program: { id: number } }>(server, '/programs/create', program, file, admin)
}

const FICHA = {
  nroFicha: SEEDED_FICHA,
  idJefeFicha: ADMIN.nro_documento,
  jornada: 'diurna',
  oferta: 'cerrada',
  fechaInicioLectiva: '2025-01-20',
  fechaFinLectiva: '2026-07-20',
  fechaFinFicha: '2027-01-20',
}

/** Creates another ficha with the same apprentices, from a list that does not contain a ficha number. */
export const createFicha = (
  server: Server,
  admin: Session,
  idProgramaFormacion: number,
  changes: Partial<typeof FICHA>,
) => upload(server, '/fichas/create', { ...FICHA, ...changes, idProgramaFormacion }, 'aprendices-plano.xlsx', admin)

/** Creates a program and one ficha with its apprentices, headed by the administrator. Returns the program's id. */
export async function seedFicha(server: Server, admin: Session): Promise<number> {
  const { program } = await seedProgram(server, admin, 'Producción de contenidos')
  const ficha = { ...FICHA, idProgramaFormacion: program.id }
  await upload(server, '/fichas/create', ficha, 'Reporte de Aprendices Ficha 2888001.xls', admin)
  return program.id
}

/** Loads a report of judgments into the seeded ficha. */
export const importReport = (server: Server, admin: Session, file = 'Reporte de Juicios Evaluativos 2888001.xls') =>
  upload(server, `/fichas/${SEEDED_FICHA}/evaluaciones`, null, file, admin)
