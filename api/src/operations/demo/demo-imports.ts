import { createHash } from 'node:crypto'
import { isInTraining } from '@fichero/contract/enums'
import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { User } from '../../areas/users/user.entity.js'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import type { DemoEnrolment } from './demo-enrolments.js'
import type { DemoFicha } from './demo-fichas.js'

const ARCHIVO = 'Reporte de Juicios Evaluativos.xls'
const NONE = { nuevos: 0, cambiados: 0, sin_cambio: 0 }
const DAY_MS = 86_400_000
/** Days since the reports of a ficha, the oldest first. Each ficha has some of the newest. */
const AGES = [63, 49, 35, 21, 7]

/** Records the reports of each ficha, which the administrator uploaded. The last one came a week ago. */
export async function insertImports(
  manager: EntityManager,
  fichas: DemoFicha[],
  enrolments: DemoEnrolment[],
  day: string,
): Promise<void> {
  const [admin] = await manager.find(User, { select: { id: true }, order: { id: 'ASC' }, take: 1 })
  const id_usuario = admin?.id ?? 0
  const rows = fichas.flatMap((ficha, index) => {
    const people = enrolments.filter((enrolment) => enrolment.ficha === ficha)
    return reportsOf(ficha, people, AGES.slice(-1 - (index % AGES.length)), Date.parse(`${day}T15:00:00Z`))
  })
  await manager.insert(
    FileImport,
    rows.map((row) => ({ ...row, id_usuario })),
  )
}

/** Returns the reports of a ficha, in which the approved outcomes grow evenly since its start. */
function reportsOf(ficha: DemoFicha, people: DemoEnrolment[], ages: number[], now: number) {
  const { nro_ficha } = ficha.row
  const start = Date.parse(ficha.row.fecha_inicio_lectiva)
  const times = ages.map((age) => now - age * DAY_MS).filter((time, at) => time > start || at === ages.length - 1)
  let before = 0
  return times.map((time, at) => {
    const isLast = at === times.length - 1
    const share = isLast ? 1 : (time - start) / (now - start)
    const approved = people.map((person) => ({ ...person, approved: Math.floor(person.approved * share) }))
    const total = approved.reduce((sum, person) => sum + person.approved, 0)
    const fecha = new Date(time)
    const resumen: ImportReport = {
      id: null,
      tipo: 'juicios',
      archivo: ARCHIVO,
      fecha_reporte: fecha.toISOString().slice(0, 10),
      nro_ficha,
      simulado: false,
      filas: people.length * ficha.program.total_resultados,
      rechazados: 0,
      advertencias: 0,
      registros: { ...NONE, nuevos: total - before },
      programa: null,
      retirados: 0,
      aprobaciones_retiradas: 0,
      aprendices: { ...NONE, [at === 0 ? 'nuevos' : 'sin_cambio']: people.length },
      rechazos: [],
      avisos: [],
    }
    before = total
    return Object.assign(new FileImport(), {
      tipo: resumen.tipo,
      archivo: ARCHIVO,
      sha256: createHash('sha256').update(`demo ${nro_ficha} ${at}`).digest('hex'),
      fecha_reporte: resumen.fecha_reporte,
      nro_ficha,
      orden: at + 1,
      id_programa: null,
      fecha,
      resumen,
      sin_cambios: !hasChanges(resumen),
      ...(!isLast && figuresOf(approved, ficha)),
    } satisfies Omit<FileImport, 'id' | 'id_usuario'>)
  })
}

/** Returns the figures that an import stores for an earlier report. */
function figuresOf(people: DemoEnrolment[], { program }: DemoFicha) {
  const inTraining = people.filter(({ estado }) => isInTraining(estado)).map(({ approved }) => approved)
  if (inTraining.length === 0) return { en_formacion: 0 }
  return {
    en_formacion: inTraining.length,
    aprobados: inTraining.reduce((sum, approved) => sum + approved, 0),
    resultados: program.total_resultados,
    minimo: Math.min(...inTraining),
    maximo: Math.max(...inTraining),
  }
}
