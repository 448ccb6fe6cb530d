import { readingOf } from '@fichero/contract/file-reading'
import type { Pe04Answer, Pe04Choices, Pe04Query } from '@fichero/contract/pe04.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { inTransaction } from '../../../database/transaction.js'
import { isUniqueViolation } from '../../../errors/database-error.js'
import { fail } from '../../../errors/fail.js'
import { readUpload, requireFile, type UploadedReport } from '../../../files/import-records/accept-upload.js'
import { emptyDetail, ImportDetail } from '../../../files/import-records/import-detail.entity.js'
import { loadedSummary, recordImport, summaryOf } from '../../../files/import-records/import-record.js'
import { headingOf } from '../../../files/spreadsheet-reader/headings.js'
import type { ListedFicha, Pe04Sheet } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { lockRows } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { forgetUnusedCentres } from '../../centres/known-centres.js'
import { programsPolicy } from '../../programs/programs.policy.js'
import { requireOwnCentre } from '../assign-centre.js'
import { Ficha } from '../ficha.entity.js'
import { fichaPolicy } from '../fichas.policy.js'
import { type ChosenFichas, chosenFichas, Pe04Writer } from './apply-pe04.js'
import { compareFichas, comparisonOf, stateOf } from './compare-pe04.js'
import { Heads } from './heads.js'
import { type StoredFichas, storedFichas } from './stored-fichas.js'

type Upload = UploadedReport<Pe04Sheet>

/** Compares a PE-04, the list of a centre's fichas, with Fichero, and takes over what the user chose. */
@Injectable()
export class Pe04LoadService {
  constructor(private readonly dataSource: DataSource) {}

  async load(
    actor: Actor,
    file: Express.Multer.File | undefined,
    choices: Pe04Choices,
    query: Pe04Query,
  ): Promise<Pe04Answer> {
    requireFile(file)
    const upload = await readUpload(file, ['pe04'], readingOf(query))
    if (query.simular) return compare(this.dataSource.manager, actor, upload, choices)
    try {
      return await inTransaction(this.dataSource, (manager) => apply(manager, actor, upload, choices))
    } catch (error) {
      // Another request has created one of the fichas since the comparison.
      throw isUniqueViolation(error) ? fail('conflict') : error
    }
  }
}

async function compare(manager: EntityManager, actor: Actor, sent: Upload, choices: Pe04Choices): Promise<Pe04Answer> {
  const { upload, stored } = await readStored(manager, actor, sent)
  const { report } = upload
  const heads = new Heads(stored, choices.responsables)
  const compared = compareFichas(report, stored, heads)
  const count = (sought: string) => compared.filter(({ situacion }) => situacion === sought).length
  const reporte = summaryFor(upload, true, { nuevos: count('falta'), cambiados: count('difiere') })
  const comparacion = comparisonOf(report, compared, stored, heads)
  return succeed('simulated', { reporte, programas: comparacion.programas.length, comparacion })
}

async function apply(manager: EntityManager, actor: Actor, sent: Upload, choices: Pe04Choices): Promise<Pe04Answer> {
  await lockRows(manager, Ficha, { nro_ficha: In(sent.report.fichas.map(({ nro_ficha }) => nro_ficha)) })
  const { upload, stored } = await readStored(manager, actor, sent)
  const { report } = upload
  const heads = new Heads(stored, choices.responsables)
  const chosen = chosenFichas(report.fichas, compareFichas(report, stored, heads), choices)
  authorizeAll(actor, chosen, stored)
  const { created, changed } = chosen
  const summary = loadedSummary(summaryFor(upload, false, { nuevos: created.length, cambiados: changed.length }))
  if (created.length + changed.length === 0)
    return succeed('pe04_unchanged', { reporte: summary, programas: 0, comparacion: null })
  const id = await recordImport(manager, { actor, upload, summary })
  const writer = new Pe04Writer(manager, { actor, stored, heads, importacion: id })
  for (const listed of created) await writer.create(listed)
  for (const { listed, fields } of changed) await writer.change(listed, fields)
  if (writer.programs.length > 0) authorize(programsPolicy.create, actor, undefined)
  await forgetUnusedCentres(manager)
  const contenido = { ...emptyDetail(), pe04: { fichas: writer.changes, programas: writer.programs } }
  await manager.insert(ImportDetail, { id_importacion: id, contenido, id_deshacer: null })
  return succeed('pe04_loaded', {
    reporte: { ...summary, id },
    programas: writer.programs.length,
    comparacion: null,
  })
}

/**
 * Reads what the actor sees of the fichas of a file. A ficha that exists in another centre is a rejected row.
 * @throws AppError `report_of_other_centre` if the file names a centre that is not one of the actor's
 */
async function readStored(manager: EntityManager, actor: Actor, upload: Upload) {
  const { report } = upload
  const ofCentres = new Map(report.fichas.map((listed) => [listed.centro?.codigo, listed]))
  for (const listed of ofCentres.values()) await requireOwnCentre(manager, actor, listed)
  const stored = await storedFichas(manager, actor, report)
  const isElsewhere = ({ nro_ficha }: ListedFicha) => stored.elsewhere.has(nro_ficha)
  const columna = report.headings.ficha ?? headingOf('ficha')
  const elsewhere = report.fichas
    .filter(isElsewhere)
    .map(({ fila, nro_ficha }) => rowProblem('listed_ficha_elsewhere', { fila, columna, valor: String(nro_ficha) }))
  const fichas = report.fichas.filter((listed) => !isElsewhere(listed))
  return { upload: { ...upload, report: { ...report, fichas, rejected: [...report.rejected, ...elsewhere] } }, stored }
}

/** Taking over a value needs the permissions that changing it by hand needs. */
function authorizeAll(actor: Actor, { changed }: ChosenFichas, { fichas }: StoredFichas): void {
  for (const { listed, fields } of changed) {
    const ficha = fichas.get(listed.nro_ficha)!
    authorize(fichaPolicy.edit, actor, ficha)
    if (fields.includes('estado'))
      authorize(fichaPolicy[stateOf(listed) === 'habilitado' ? 'enable' : 'disable'], actor, ficha)
  }
}

function summaryFor(upload: Upload, simulado: boolean, { nuevos, cambiados }: { nuevos: number; cambiados: number }) {
  const { fichas, rejected, warnings } = upload.report
  return summaryOf(upload, {
    nro_ficha: null,
    simulado,
    registros: { nuevos, cambiados, sin_cambio: fichas.length - nuevos - cambiados },
    aprendices: null,
    rejected,
    warnings,
  })
}
