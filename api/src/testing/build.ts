import { createHash } from 'node:crypto'
import type { DataSource } from 'typeorm'
import { searchable } from '../database/searchable.js'
import { inTransaction } from '../database/transaction.js'
import { Apprentice } from '../fichas/apprentice.entity.js'
import { writeWords } from '../fichas/apprentice-words.js'
import { Enrolment } from '../fichas/enrolment.entity.js'
import { Ficha } from '../fichas/ficha.entity.js'
import { mailColumns } from '../fichas/mail-columns.js'
import { saveProgress } from '../fichas/save-progress.js'
import { FileImport } from '../imports/file-import.entity.js'
import { writeParts } from '../manuals/document-parts.js'
import { ManualDocument } from '../manuals/manual-document.entity.js'
import { hashPassword } from '../passwords/passwords.js'
import { Competency } from '../programs/competency.entity.js'
import { LearningOutcome } from '../programs/learning-outcome.entity.js'
import { Program } from '../programs/program.entity.js'
import { nameColumns } from '../users/name-columns.js'
import { User } from '../users/user.entity.js'

// Each `buildX` inserts a valid row with `given` as overrides, and creates missing parents.

let last = 0
const next = () => ++last

const insert = <T extends object>(dataSource: DataSource, row: T): Promise<T> =>
  inTransaction(dataSource, (manager) => manager.save(row))

type Given<T> = Partial<T>

export async function buildUser(dataSource: DataSource, given: Given<User> & { password?: string } = {}) {
  const number = next()
  const { password, ...fields } = given
  const user = Object.assign(new User(), {
    nro_documento: String(10_000_000 + number),
    tipo_documento: 'CC',
    nombre: 'Ana',
    apellido: `Prueba ${number}`,
    correo_institucional: `persona${number}@fichero.example`,
    contrasena: password === undefined ? null : await hashPassword(password),
    rol: 'user',
    tipo: 'planta',
    fecha_inicio_contrato: null,
    fecha_fin_contrato: null,
    estado: 'habilitado',
    version_token: 0,
    version: 1,
    ...fields,
  } satisfies Given<User>)
  return insert(dataSource, Object.assign(user, nameColumns(user)))
}

export const buildAdmin = (dataSource: DataSource, given: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(dataSource, { ...given, rol: 'admin' })

/** A program with `competencies` competencies of `outcomes` outcomes each. */
export async function buildProgram(
  dataSource: DataSource,
  { competencies = 0, outcomes = 0, ...given }: Given<Program> & { competencies?: number; outcomes?: number } = {},
) {
  const number = next()
  const program = Object.assign(new Program(), {
    codigo: String(200_000 + number),
    version: '1',
    nombre_programa: `Programa de prueba ${number}`,
    total_horas: 3984,
    nivel: 'tecnologo',
    estado: 'habilitado',
    total_competencias: competencies,
    total_resultados: competencies * outcomes,
    ...given,
  } satisfies Given<Program>)
  program.busqueda = searchable(program.nombre_programa, program.codigo)
  await insert(dataSource, program)
  for (let orden = 1; orden <= competencies; orden++) await buildCompetency(dataSource, program, orden, outcomes)
  return program
}

async function buildCompetency(dataSource: DataSource, program: Program, orden: number, outcomes: number) {
  const codigo = String(36_000 + next())
  const competency = Object.assign(new Competency(), {
    id_programa: program.id,
    codigo,
    nombre_competencia: `COMPETENCIA ${codigo}`,
    orden,
  })
  await insert(dataSource, competency)
  for (let place = 1; place <= outcomes; place++) {
    const code = String(580_000 + next())
    const outcome = { id_competencia: competency.id, codigo: code, nombre_rae: `RESULTADO ${code}`, orden: place }
    await insert(dataSource, Object.assign(new LearningOutcome(), outcome))
  }
}

export async function buildFicha(dataSource: DataSource, given: Given<Ficha> = {}) {
  const ficha = Object.assign(new Ficha(), {
    nro_ficha: 2_800_000 + next(),
    id_jefe: given.id_jefe ?? (await buildUser(dataSource)).id,
    id_programa_formacion: given.id_programa_formacion ?? (await buildProgram(dataSource)).id,
    jornada: 'diurna',
    oferta: 'cerrada',
    etapa: 'productiva',
    estado: 'habilitado',
    fecha_inicio_lectiva: '2025-02-03',
    fecha_fin_lectiva: '2026-08-03',
    fecha_fin_ficha: '2027-02-03',
    total_aprendices_en_formacion: 0,
    aprobados_en_formacion: 0,
    version: 1,
    ...given,
  } satisfies Given<Ficha>)
  return insert(dataSource, ficha)
}

/** Enrols a person in a ficha. Does not change the ficha's totals. */
export async function buildApprentice(dataSource: DataSource, given: Given<Apprentice> & Given<Enrolment> = {}) {
  const number = next()
  const { nro_documento = String(1_010_000_000 + number), tipo_documento = 'CC', nombre = 'LUZ' } = given
  const { apellido = `EJEMPLO ${number}`, nro_ficha = (await buildFicha(dataSource)).nro_ficha } = given
  const busqueda = searchable(nombre, apellido, nro_documento)
  const person = { nro_documento, tipo_documento, nombre, apellido, busqueda }
  const apprentice = await insert(dataSource, Object.assign(new Apprentice(), person))
  await inTransaction(dataSource, (manager) => writeWords(manager, [person]))
  const enrolment = Object.assign(new Enrolment(), {
    nro_ficha,
    nro_documento,
    estado: given.estado ?? 'EN FORMACION',
    celular: given.celular ?? null,
    ...mailColumns(given.correo ?? null),
    resultados_aprobados: given.resultados_aprobados ?? 0,
    horas_aprobadas: given.horas_aprobadas ?? 0,
  })
  const enrolled = await insert(dataSource, enrolment)
  await inTransaction(dataSource, (manager) => saveProgress(manager, nro_ficha))
  return { apprentice, enrolment: enrolled }
}

/** Records a judgments report of a ficha. Changes no judgments. */
export async function buildReport(dataSource: DataSource, given: Given<FileImport> & { nro_ficha: number }) {
  const report = Object.assign(new FileImport(), {
    tipo: 'juicios',
    archivo: 'Reporte de Juicios Evaluativos.xls',
    sha256: String(next()).padStart(64, '0'),
    fecha_reporte: '2026-05-04',
    orden: 1,
    id_programa: null,
    id_usuario: given.id_usuario ?? (await buildUser(dataSource)).id,
    fecha: new Date('2026-05-04T15:00:00Z'),
    resumen: {},
    ...given,
  } satisfies Given<FileImport>)
  return insert(dataSource, report)
}

/** A document of the manuals with a content of its own. */
export function buildDocument(dataSource: DataSource, given: Given<ManualDocument> = {}) {
  const number = next()
  const bytes = Buffer.from(`%PDF-1.7 ${number} %%EOF`)
  const document = Object.assign(new ManualDocument(), {
    titulo_es: `Documento de prueba ${number}`,
    titulo_en: `Test document ${number}`,
    categoria: 'guias',
    archivo: `documento-${number}.pdf`,
    tipo: 'application/pdf',
    tamano: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    estado: 'publicado',
    descargas: 0,
    fecha: new Date('2026-05-04T15:00:00Z'),
    version: 1,
    ...given,
  } satisfies Given<ManualDocument>)
  return inTransaction(dataSource, async (manager) => {
    await manager.insert(ManualDocument, document)
    await writeParts(manager, document, bytes)
    return document
  })
}
