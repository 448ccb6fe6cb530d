import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { FichaFileAnswer, FichaFileQuery, FichaFileRowsQuery } from '@fichero/contract/ficha-files.schema'
import { hiddenRowsOf, readingOf } from '@fichero/contract/file-reading'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { scopedTo } from '../../access/scope.js'
import { countOf } from '../../database/rows.js'
import { fail } from '../../errors/fail.js'
import { readUpload, requireFile, requirePastReport } from '../../files/import-records/accept-upload.js'
import { rejectedRows } from '../../files/import-records/rejected-rows.js'
import type { PersonRecord } from '../../files/spreadsheet-reader/records.js'
import type { Workbook } from '../../files/spreadsheet-writer/workbook.js'
import { Program } from '../programs/program.entity.js'
import { versionsOf } from '../programs/program-versions.js'
import { requireOwnCentre } from './assign-centre.js'
import { loadState, targetOf } from './import/ficha-state.js'
import { inTrainingElsewhere } from './import/known-people.js'
import { planFicha } from './import/plan-ficha.js'
import { programsOfFile } from './import/programs-of-file.js'

/** Describes the ficha that could be created from a file, without writing anything. */
@Injectable()
export class FichaFileService {
  constructor(private readonly dataSource: DataSource) {}

  async read(
    actor: Actor,
    file: Express.Multer.File | undefined,
    { nroFicha, ...query }: FichaFileQuery,
  ): Promise<FichaFileAnswer> {
    requireFile(file)
    const { name, report } = await readUpload(file, ['aprendices', 'juicios', 'instructores'], {
      ...readingOf(query),
      ficha: nroFicha,
    })
    requirePastReport(report, name)
    const { manager } = this.dataSource
    await requireOwnCentre(manager, actor, report)
    const { fecha_inicio, fecha_fin, programa, denominacion } = report
    const nro_ficha = report.nro_ficha ?? nroFicha ?? null
    // A list with a ficha column may contain several fichas. Its people are counted only after the user typed a number.
    const ofOne = report.headings.ficha === undefined || nroFicha !== undefined
    const people = ofOne && report.kind !== 'instructores' ? report.people : []
    const { fichas } = scopedTo(actor)
    const existe = nro_ficha !== null && (await exists(manager, fichas, nro_ficha))
    // No ficha can be created from a report of instructors.
    if (report.kind === 'instructores' && nro_ficha !== null && !existe) throw fail('ficha_not_found')
    return {
      ok: true,
      archivo: name,
      tipo: report.kind,
      nro_ficha,
      existe,
      programa: programa ?? denominacion,
      programas: await programsOfFile(manager, report),
      codigo: report.codigo,
      version: report.version,
      total_resultados: report.kind === 'juicios' ? report.design.length : 0,
      versiones: await versionsOf(manager, report.codigo),
      fecha_inicio,
      fecha_fin,
      estados: countStates(people),
      ocultas: hiddenRowsOf(report.warnings),
      en_otras_fichas: await enrolledElsewhere(manager, { nroFicha: nro_ficha ?? 0, fichas }, people),
    }
  }

  /** Returns a workbook with the rows that cannot be imported into a ficha of the program. */
  async rejected(
    actor: Actor,
    file: Express.Multer.File | undefined,
    { nroFicha: ficha, idProgramaFormacion: id, renombrar, lang = 'es', ...query }: FichaFileRowsQuery,
  ): Promise<Workbook> {
    requireFile(file)
    const { manager } = this.dataSource
    const program = await manager.findOneBy(Program, { id })
    if (!program) throw fail('program_not_found')
    const upload = await readUpload(file, ['aprendices', 'juicios'], { ficha, withRows: true, ...readingOf(query) })
    await requireOwnCentre(manager, actor, upload.report)
    const documents = upload.report.people.map(({ nro_documento }) => nro_documento)
    const state = await loadState(manager, targetOf(ficha, program), { documents, fichas: scopedTo(actor).fichas })
    return rejectedRows(upload, planFicha(upload.report, state, { warnNew: false, renombrar }).rejected, lang)
  }
}

const exists = async (manager: EntityManager, fichas: string, nro_ficha: number): Promise<boolean> =>
  (await countOf(manager, `SELECT COUNT(*) AS total FROM ${fichas} f WHERE nro_ficha = ?`, [nro_ficha])) > 0

/** Counts the people by state; the most frequent state is first. */
function countStates(people: PersonRecord[]): FichaFileAnswer['estados'] {
  const counts = new Map<string, number>()
  for (const { estado } of people) counts.set(estado, (counts.get(estado) ?? 0) + 1)
  return [...counts].map(([estado, total]) => ({ estado, total })).toSorted((a, b) => b.total - a.total)
}

/** Returns the people in training in the file who are also in training in other fichas. */
async function enrolledElsewhere(
  manager: EntityManager,
  others: Parameters<typeof inTrainingElsewhere>[1],
  people: PersonRecord[],
) {
  const training = people.filter(({ estado }) => IN_TRAINING_STATES.includes(estado))
  const enrolled = await inTrainingElsewhere(
    manager,
    others,
    training.map(({ nro_documento }) => nro_documento),
  )
  return training.flatMap(({ tipo_documento, nro_documento, nombre, apellido }) => {
    const fichas = enrolled.get(nro_documento)
    return fichas ? [{ tipo_documento, nro_documento, nombre, apellido, fichas }] : []
  })
}
