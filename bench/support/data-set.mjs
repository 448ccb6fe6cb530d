// Generates any number of fichas, people and judgments directly in the tables of a migrated MySQL database, because importing
// them through the API would take hours.
import { searchable, wordsOf } from '@fichero/api/database/searchable'
import { GIVEN_NAMES, SURNAMES } from '@fichero/api/demo/names'
import { Random } from '@fichero/api/demo/random'
import { approvedHours } from '@fichero/api/domain/approved-hours'
import { today } from '@fichero/api/domain/today'
import { fichaTotals } from '@fichero/api/fichas/import/plan-ficha'
import { insertShares } from '@fichero/api/fichas/save-missing-shares'
import { nameColumns } from '@fichero/api/users/name-columns'
import { insertJudgments } from './judgments.mjs'

/** A training centre of median size. */
export const MEDIAN_CENTER = { fichas: 350, people: 9_400, programs: 40, instructors: 300 }
/** The largest region: some twelve million judgments. The first instructor is the head of all fichas of a centre. */
export const REGION = { fichas: 6_700, people: 182_000, programs: 400, instructors: 4_000, ofOneHead: 350 }

const SEED = 20_261_121
const ROWS_PER_STATEMENT = 4_000
const DAY_MS = 24 * 60 * 60 * 1000
/** Number of competencies, outcomes of each competency, hours of the program, months of lectures and of the complete ficha. */
const LEVELS = {
  tecnologo: { competencies: 23, outcomes: 6, hours: 3_984, lectureMonths: 21, totalMonths: 27 },
  tecnico: { competencies: 12, outcomes: 5, hours: 2_208, lectureMonths: 9, totalMonths: 15 },
}
const SUBJECTS = ['Análisis', 'Gestión', 'Desarrollo', 'Mantenimiento', 'Producción', 'Diseño', 'Coordinación']
const FIELDS = ['software', 'redes', 'cultivos', 'procesos industriales', 'servicios turísticos', 'sistemas mecánicos']

/** Fills the database with the numbers of rows in `size`, such as `REGION`. Returns the numbers of fichas, people and judgments. */
export async function fillDatabase(connection, size) {
  const random = new Random(SEED)
  const programs = generatePrograms(size)
  const instructors = generateInstructors(random, size)
  const fichas = generateFichas(random, size, programs, instructors)
  const people = generatePeople(random, size, fichas)
  await connection.query('SET foreign_key_checks = 0, unique_checks = 0')
  try {
    await insert(connection, 'usuario', instructors)
    await insert(
      connection,
      'programa',
      programs.map(({ row }) => row),
    )
    await insert(
      connection,
      'competencia',
      programs.flatMap(({ competencies }) => competencies),
    )
    await insert(
      connection,
      'resultado_aprendizaje',
      programs.flatMap(({ outcomes }) => outcomes),
    )
    await insert(
      connection,
      'ficha',
      fichas.map((ficha) => ({ ...ficha.row, ...fichaTotals(ficha.enrolments) })),
    )
    await insert(
      connection,
      'aprendiz',
      people.map(({ person }) => person),
    )
    await insert(
      connection,
      'matricula',
      people.map(({ enrolment }) => enrolment),
    )
    await countProgress(connection)
    await insert(connection, 'aprendiz_palabra', wordRows(people))
    await insert(
      connection,
      'importacion',
      fichas.map(({ row }) => reportOf(row)),
    )
    const judgments = await insertJudgments(connection, people.length)
    await countShares(connection, fichas)
    await connection.query(
      'ANALYZE TABLE usuario, programa, ficha, ficha_avance, ficha_faltante, aprendiz, aprendiz_palabra, matricula, importacion, juicio, juicio_pendiente',
    )
    return { fichas: fichas.length, people: people.length, judgments }
  } finally {
    await connection.query('SET foreign_key_checks = 1, unique_checks = 1')
  }
}

/** Recomputes the counters of progress that an import stores for each ficha. */
export async function countProgress(connection) {
  await connection.query('DELETE FROM ficha_avance')
  await connection.query(PROGRESS)
}

const PROGRESS = `
  INSERT INTO ficha_avance (nro_ficha, resultados_aprobados, personas)
  SELECT nro_ficha, resultados_aprobados, COUNT(*) FROM matricula WHERE estado = 'EN FORMACION'
  GROUP BY nro_ficha, resultados_aprobados`

const FICHAS_PER_STATEMENT = 100

async function countShares(connection, fichas) {
  for (let first = 0; first < fichas.length; first += FICHAS_PER_STATEMENT) {
    const numbers = fichas.slice(first, first + FICHAS_PER_STATEMENT).map(({ row }) => row.nro_ficha)
    const { sql, parameters } = insertShares(`nro_ficha IN (${numbers.map(() => '?')})`, numbers)
    await connection.query(sql, parameters)
  }
}

async function insert(connection, table, rows) {
  let total = 0
  let batch = []
  const flush = async () => {
    const columns = Object.keys(batch[0])
    await connection.query(`INSERT INTO ${table} (${columns}) VALUES ?`, [
      batch.map((row) => columns.map((name) => row[name])),
    ])
    total += batch.length
    batch = []
  }
  for (const row of rows) if (batch.push(row) === ROWS_PER_STATEMENT) await flush()
  if (batch.length > 0) await flush()
  return total
}

function generatePrograms(size) {
  let outcomeId = 0
  let competencyId = 0
  return Array.from({ length: size.programs }, (_, index) => {
    const id = index + 1
    const nivel = index % 5 < 3 ? 'tecnologo' : 'tecnico'
    const level = LEVELS[nivel]
    const nombre_programa = `${SUBJECTS[index % SUBJECTS.length]} de ${FIELDS[index % FIELDS.length]} ${id}`
    const competencies = Array.from({ length: level.competencies }, (_, position) => ({
      id: ++competencyId,
      id_programa: id,
      codigo: String(200_000 + competencyId),
      nombre_competencia: `COMPETENCIA INVENTADA ${competencyId}`,
      orden: position + 1,
    }))
    const outcomes = competencies.flatMap((competency) =>
      Array.from({ length: level.outcomes }, (_, position) => ({
        id: ++outcomeId,
        id_competencia: competency.id,
        codigo: String(500_000 + outcomeId),
        nombre_rae: `RESULTADO INVENTADO ${outcomeId}`,
        orden: position + 1,
      })),
    )
    const row = {
      id,
      codigo: String(220_000 + id),
      version: '1',
      nombre_programa,
      total_horas: level.hours,
      nivel,
      estado: 'habilitado',
      total_competencias: competencies.length,
      total_resultados: outcomes.length,
      busqueda: searchable(nombre_programa, String(220_000 + id)),
    }
    return { row, level, competencies, outcomes }
  })
}

/** Picks a name. A few names are common, most are rare. */
const nameOf = (random, names) => names[Math.floor(names.length * random.next() ** 2)]
const surnamesOf = (random) => `${nameOf(random, SURNAMES)} ${nameOf(random, SURNAMES)}`

const generateInstructors = (random, size) =>
  Array.from({ length: size.instructors }, (_, index) => {
    const [nombre, apellido] = [nameOf(random, GIVEN_NAMES), surnamesOf(random)]
    const nro_documento = String(70_000_000 + index * 31)
    return {
      id: 1_000 + index,
      nro_documento,
      tipo_documento: 'CC',
      nombre,
      apellido,
      correo_institucional: `instructor${index}@fichero.example`,
      rol: 'user',
      tipo: 'planta',
      estado: 'habilitado',
      ...nameColumns({ nombre, apellido, nro_documento }),
    }
  })

const dayAfter = (days) => new Date(Date.parse(today()) + Math.round(days) * DAY_MS).toISOString().slice(0, 10)

/** The fichas started at any time within the duration of their program; a few have ended. */
const generateFichas = (random, size, programs, instructors) =>
  Array.from({ length: size.fichas }, (_, index) => {
    const program = programs[index % programs.length]
    const { lectureMonths, totalMonths } = program.level
    const age = random.next() * totalMonths * 1.05 * 30.4
    const row = {
      nro_ficha: 2_600_000 + index * 37,
      id_jefe: instructors[index < (size.ofOneHead ?? 0) ? 0 : index % instructors.length].id,
      id_programa_formacion: program.row.id,
      jornada: 'diurna',
      oferta: 'abierta',
      etapa: 'productiva',
      estado: index % 50 === 49 ? 'deshabilitado' : 'habilitado',
      fecha_inicio_lectiva: dayAfter(-age),
      fecha_fin_lectiva: dayAfter(lectureMonths * 30.4 - age),
      fecha_fin_ficha: dayAfter(totalMonths * 30.4 - age),
    }
    return { row, program, progress: Math.min(1, age / (lectureMonths * 30.4)), enrolments: [] }
  })

/** Makes the row of the only report of a ficha. */
const reportOf = ({ nro_ficha, id_jefe }) => ({
  tipo: 'juicios',
  archivo: 'Reporte de Juicios Evaluativos.xls',
  sha256: String(nro_ficha).padStart(64, '0'),
  fecha_reporte: '2026-05-04',
  nro_ficha,
  orden: 1,
  id_usuario: id_jefe,
  fecha: '2026-05-04 15:00:00',
  resumen: '{}',
})

const generatePeople = (random, size, fichas) =>
  Array.from({ length: size.people }, (_, index) => {
    const ficha = fichas[Math.floor((index * fichas.length) / size.people)]
    const { row: program, outcomes } = ficha.program
    const [nombre, apellido] = [nameOf(random, GIVEN_NAMES), surnamesOf(random)]
    const nro_documento = String(1_000_000_000 + index * 53)
    const expected = Math.round(ficha.progress * outcomes.length * 0.97)
    const resultados_aprobados = Math.max(0, expected - (random.next() < 0.6 ? 0 : random.between(1, 8)))
    const enrolment = {
      id: index + 1,
      nro_ficha: ficha.row.nro_ficha,
      nro_documento,
      estado: random.next() < 0.88 ? 'EN FORMACION' : 'CANCELADO',
      resultados_aprobados,
      horas_aprobadas: approvedHours(resultados_aprobados, program),
    }
    ficha.enrolments.push(enrolment)
    const busqueda = searchable(nombre, apellido, nro_documento)
    return { person: { nro_documento, tipo_documento: 'CC', nombre, apellido, busqueda }, enrolment }
  })

function* wordRows(people) {
  for (const { nro_documento, busqueda } of people.map(({ person }) => person))
    for (const palabra of wordsOf(busqueda)) yield { palabra, nro_documento, busqueda }
}
