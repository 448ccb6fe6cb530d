import { createHash } from 'node:crypto'
import type { DataSource } from 'typeorm'
import { hashPassword } from '../src/access/passwords.js'
import type { Sight } from '../src/access/scope.js'
import { Centre } from '../src/areas/centres/centre.entity.js'
import { Apprentice } from '../src/areas/fichas/apprentice.entity.js'
import { writeWords } from '../src/areas/fichas/apprentice-words.js'
import { Enrolment } from '../src/areas/fichas/enrolment.entity.js'
import { Ficha } from '../src/areas/fichas/ficha.entity.js'
import { mailColumns } from '../src/areas/fichas/mail-columns.js'
import { saveProgress } from '../src/areas/fichas/save-progress.js'
import { writeParts } from '../src/areas/manuals/document-parts.js'
import { ManualDocument } from '../src/areas/manuals/manual-document.entity.js'
import { Competency } from '../src/areas/programs/competency.entity.js'
import { LearningOutcome } from '../src/areas/programs/learning-outcome.entity.js'
import { Program } from '../src/areas/programs/program.entity.js'
import { nameColumns } from '../src/areas/users/name-columns.js'
import { User } from '../src/areas/users/user.entity.js'
import { searchable } from '../src/database/searchable.js'
import { inTransaction } from '../src/database/transaction.js'
import { FileImport, UNDO } from '../src/files/import-records/file-import.entity.js'
import { ImportDetail } from '../src/files/import-records/import-detail.entity.js'

// Each function `buildX` inserts a valid row with `overrides`, and creates missing parent rows.

/** Number of the last row; each row gets unique values. */
let last = 0
const next = () => ++last
/** A number in a name. With leading zeros, names are in the order in which the rows were built. */
const inName = (number: number) => String(number).padStart(4, '0')

const insert = <T extends object>(dataSource: DataSource, row: T): Promise<T> =>
  inTransaction(dataSource, (manager) => manager.save(row))

type Overrides<T> = Partial<T>

/** A stored user, who can be the actor of a service. */
export type Person = User & Sight

export async function buildUser(
  dataSource: DataSource,
  overrides: Overrides<User> & { password?: string } = {},
): Promise<Person> {
  const number = next()
  const { password, ...fields } = overrides
  const user = Object.assign(new User(), {
    nro_documento: String(10_000_000 + number),
    tipo_documento: 'CC',
    nombre: 'Ana',
    apellido: `Prueba ${inName(number)}`,
    correo_institucional: `persona${number}@fichero.example`,
    contrasena: password === undefined ? null : await hashPassword(password),
    rol: 'user',
    tipo: 'planta',
    fecha_inicio_contrato: null,
    fecha_fin_contrato: null,
    acceso_hasta: null,
    aviso_contrato: null,
    resumen_semanal: false,
    resumen_enviado: null,
    estado: 'habilitado',
    version_token: 0,
    version: 1,
    ...fields,
  } satisfies Overrides<User>)
  const inserted = await insert(dataSource, Object.assign(user, nameColumns(user)))
  return Object.assign(inserted, { centros: 'all' as const, carga: [] })
}

export const buildAdmin = (dataSource: DataSource, overrides: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(dataSource, { ...overrides, rol: 'admin' })

/** Creates a program with `competencies` competencies of `outcomes` outcomes each. */
export async function buildProgram(
  dataSource: DataSource,
  {
    competencies = 0,
    outcomes = 0,
    ...overrides
  }: Overrides<Program> & { competencies?: number; outcomes?: number } = {},
) {
  const number = next()
  const program = Object.assign(new Program(), {
    codigo: String(200_000 + number),
    version: '1',
    nombre_programa: `Programa de prueba ${inName(number)}`,
    total_horas: 3984,
    nivel: 'tecnologo',
    estado: 'habilitado',
    total_competencias: competencies,
    total_resultados: competencies * outcomes,
    ...overrides,
  } satisfies Overrides<Program>)
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
  for (let position = 1; position <= outcomes; position++) {
    const code = String(580_000 + next())
    const outcome = { id_competencia: competency.id, codigo: code, nombre_rae: `RESULTADO ${code}`, orden: position }
    await insert(dataSource, Object.assign(new LearningOutcome(), outcome))
  }
}

/** Inserts a confirmed centre. */
export async function buildCentre(dataSource: DataSource, overrides: Overrides<Centre> = {}) {
  const number = next()
  const centre = Object.assign(new Centre(), {
    codigo: String(9000 + number),
    nombre: `CENTRO ${inName(number)}`,
    codigo_regional: null,
    regional: null,
    confirmado: true,
    version: 1,
    ...overrides,
  } satisfies Overrides<Centre>)
  return insert(dataSource, centre)
}

export async function buildFicha(dataSource: DataSource, overrides: Overrides<Ficha> = {}) {
  const ficha = Object.assign(new Ficha(), {
    nro_ficha: 2_800_000 + next(),
    id_jefe: overrides.id_jefe ?? (await buildUser(dataSource)).id,
    id_programa_formacion: overrides.id_programa_formacion ?? (await buildProgram(dataSource)).id,
    id_centro: null,
    jornada: 'diurna',
    oferta: 'cerrada',
    etapa: 'productiva',
    etapa_a_mano: false,
    estado: 'habilitado',
    fecha_inicio_lectiva: '2025-02-03',
    fecha_fin_lectiva: '2026-08-03',
    fecha_fin_ficha: '2027-02-03',
    total_aprendices_en_formacion: 0,
    aprobados_en_formacion: 0,
    version: 1,
    ...overrides,
  } satisfies Overrides<Ficha>)
  return insert(dataSource, ficha)
}

const pickDays = ({ tyt_inscrito = null, tyt_presentado = null, tyt_certificado = null }: Overrides<Enrolment>) => ({
  tyt_inscrito,
  tyt_presentado,
  tyt_certificado,
})

/** Enrols a person in a ficha. Does not change the ficha's totals. */
export async function buildApprentice(
  dataSource: DataSource,
  overrides: Overrides<Apprentice> & Overrides<Enrolment> = {},
) {
  const number = next()
  const { nro_documento = String(1_010_000_000 + number), tipo_documento = 'CC', nombre = 'LUZ' } = overrides
  const { apellido = `EJEMPLO ${inName(number)}`, nro_ficha = (await buildFicha(dataSource)).nro_ficha } = overrides
  const busqueda = searchable(nombre, apellido, nro_documento)
  const person = { nro_documento, tipo_documento, nombre, apellido, busqueda }
  const apprentice = await insert(dataSource, Object.assign(new Apprentice(), person))
  await inTransaction(dataSource, (manager) => writeWords(manager, [person]))
  const enrolment = Object.assign(new Enrolment(), {
    nro_ficha,
    nro_documento,
    estado: overrides.estado ?? 'EN FORMACION',
    celular: overrides.celular ?? null,
    ...mailColumns(overrides.correo ?? null),
    resultados_aprobados: overrides.resultados_aprobados ?? 0,
    horas_aprobadas: overrides.horas_aprobadas ?? 0,
    ...pickDays(overrides),
  })
  const enrolled = await insert(dataSource, enrolment)
  await inTransaction(dataSource, (manager) => saveProgress(manager, nro_ficha))
  return { apprentice, enrolment: enrolled }
}

/** Records a judgments report of a ficha. Changes no judgments. */
export async function buildReport(dataSource: DataSource, overrides: Overrides<FileImport> & { nro_ficha: number }) {
  const report = Object.assign(new FileImport(), {
    tipo: 'juicios',
    archivo: 'Reporte de Juicios Evaluativos.xls',
    sha256: String(next()).padStart(64, '0'),
    fecha_reporte: '2026-05-04',
    orden: 1,
    id_programa: null,
    id_usuario: overrides.id_usuario ?? (await buildUser(dataSource)).id,
    fecha: new Date('2026-05-04T15:00:00Z'),
    resumen: {},
    ...overrides,
  } satisfies Overrides<FileImport>)
  return insert(dataSource, report)
}

/** Records that a report was undone, as the import `orden` of its ficha. Changes no judgments. */
export async function buildUndo(dataSource: DataSource, { id, nro_ficha }: FileImport, orden: number) {
  const entry = await buildReport(dataSource, { nro_ficha: nro_ficha ?? 0, orden, tipo: UNDO })
  const detail = { id_importacion: id, id_deshacer: entry.id, contenido: {} as ImportDetail['contenido'] }
  await dataSource.manager.insert(ImportDetail, detail)
}

/** Creates a document of the manuals with unique content. */
export function buildDocument(dataSource: DataSource, overrides: Overrides<ManualDocument> = {}) {
  const number = next()
  const bytes = Buffer.from(`%PDF-1.7 ${number} %%EOF`)
  const document = Object.assign(new ManualDocument(), {
    titulo_es: `Documento de prueba ${inName(number)}`,
    titulo_en: `Test document ${inName(number)}`,
    categoria: 'guias',
    archivo: `documento-${number}.pdf`,
    tipo: 'application/pdf',
    tamano: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    estado: 'publicado',
    descargas: 0,
    fecha: new Date('2026-05-04T15:00:00Z'),
    version: 1,
    ...overrides,
  } satisfies Overrides<ManualDocument>)
  return inTransaction(dataSource, async (manager) => {
    await manager.insert(ManualDocument, document)
    await writeParts(manager, document, bytes)
    return document
  })
}
