import type { DataSource, EntityManager } from 'typeorm'
import { writeWords } from '../../areas/fichas/apprentice-words.js'
import { fichaTotals } from '../../areas/fichas/import/plan-ficha.js'
import { mailColumns } from '../../areas/fichas/mail-columns.js'
import { saveAllMissingShares } from '../../areas/fichas/save-missing-shares.js'
import { saveAllProgress } from '../../areas/fichas/save-progress.js'
import { Program } from '../../areas/programs/program.entity.js'
import { User } from '../../areas/users/user.entity.js'
import type { DemoExtent } from '../../config/config.js'
import { type ColumnValues, insertRows } from '../../database/bulk-write.js'
import { searchable } from '../../database/searchable.js'
import { inTransaction } from '../../database/transaction.js'
import { audit } from '../../records/audit/audit.js'
import { approvedHours } from '../../rules/approved-hours.js'
import { today } from '../../rules/today.js'
import { insertCentres, placeRequests } from './demo-centres.js'
import { type DemoEnrolment, generateEnrolments } from './demo-enrolments.js'
import { type DemoFicha, generateFichas } from './demo-fichas.js'
import { insertImports } from './demo-imports.js'
import { generateJudgments } from './demo-judgments.js'
import { type DemoInstructor, insertInstructors, insertRequests } from './demo-people.js'
import { insertPrograms } from './demo-programs.js'
import { idsBy } from './ids-by.js'
import { Random } from './random.js'

const SEED = 20_261_121

/**
 * Fills a database that only has its first administrator, with the data of one centre or of a region with two. Returns false
 * for any other database. Dates are relative to `day`.
 */
export function loadDemo(dataSource: DataSource, extent: DemoExtent, day = today()): Promise<boolean> {
  return inTransaction(dataSource, async (manager) => {
    if ((await manager.exists(Program)) || (await manager.count(User)) > 1) return false
    const random = new Random(SEED)
    const instructors = await insertInstructors(manager, random, day)
    const fichas = generateFichas(random, await insertPrograms(manager), instructors, day)
    const enrolments: DemoEnrolment[] = []
    for (const ficha of fichas) enrolments.push(...generateEnrolments(random, ficha, enrolments.length))
    if (extent === 'region') await insertCentres(manager, instructors, fichas)
    await insertFichas(manager, fichas, enrolments)
    await insertEnrolments(manager, enrolments)
    await saveAllProgress(manager)
    await insertJudgments(manager, random, enrolments, instructors, day)
    await saveAllMissingShares(manager)
    await insertImports(manager, fichas, enrolments, day)
    await insertRequests(manager, random, day)
    if (extent === 'region') await placeRequests(manager)
    await audit(manager, { actor: null, accion: 'demo:load', entidad: 'ficha', entidad_id: fichas.length })
    return true
  })
}

function insertFichas(manager: EntityManager, fichas: DemoFicha[], enrolments: DemoEnrolment[]): Promise<void> {
  const rows = fichas.map((ficha): ColumnValues => {
    const ofFicha = enrolments.filter((enrolment) => enrolment.ficha === ficha)
    return { ...ficha.row, ...fichaTotals(ofFicha.map(progressOf)), version: 1 }
  })
  return insertRows(manager, 'ficha', rows)
}

const progressOf = ({ estado, approved, ficha }: DemoEnrolment) => ({
  estado,
  resultados_aprobados: approved,
  horas_aprobadas: approvedHours(approved, ficha.target),
})

async function insertEnrolments(manager: EntityManager, enrolments: DemoEnrolment[]): Promise<void> {
  const people = enrolments.map(({ person }) => ({
    ...person,
    busqueda: searchable(person.nombre, person.apellido, person.nro_documento),
  }))
  await insertRows(manager, 'aprendiz', people)
  await writeWords(manager, people)
  await insertRows(
    manager,
    'matricula',
    enrolments.map((enrolment, index) => ({
      nro_ficha: enrolment.ficha.row.nro_ficha,
      nro_documento: enrolment.person.nro_documento,
      celular: `300${String(5_550_000 + index)}`,
      ...mailColumns(`aprendiz${index + 1}@correo.example`),
      ...progressOf(enrolment),
    })),
  )
}

async function insertJudgments(
  manager: EntityManager,
  random: Random,
  enrolments: DemoEnrolment[],
  instructors: DemoInstructor[],
  day: string,
): Promise<void> {
  const ids = await idsBy(manager, 'matricula', 'nro_documento')
  const judgments = enrolments.flatMap((enrolment) =>
    generateJudgments(random, enrolment, ids.get(enrolment.person.nro_documento) ?? 0, instructors, day),
  )
  await insertRows(manager, 'juicio', judgments)
}
