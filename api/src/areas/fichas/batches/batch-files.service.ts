import type { BatchFileQuery, ChangedBatchAnswer } from '@fichero/contract/batches.schema'
import { cutText, plainText } from '@fichero/contract/text'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { inTransaction } from '../../../database/transaction.js'
import { AppError } from '../../../errors/app-error.js'
import { fail, failFields } from '../../../errors/fail.js'
import { readUpload, requireFile } from '../../../files/import-records/accept-upload.js'
import { packReport } from '../../../files/import-records/stored-report.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { Batch } from './batch.entity.js'
import { BatchQueue } from './batch-queue.js'
import { BatchReport } from './batch-report.entity.js'
import { requireBatch } from './batches.service.js'
import type { BatchUpload } from './prepare-report.js'
import { presentBatches } from './present-batch.js'
import { errorOf, NOT_QUEUED, queued } from './report-states.js'

/** More reports than anybody reviews in one file. */
const MAX_REPORTS = 50
/** Characters of a stored name. */
const MAX_NAME = 255
const shortened = (text: string) => cutText(plainText(text), MAX_NAME)
/** Size of a stored report, in bytes. One of 19,500 rows takes 0.5 MB. */
const MAX_STORED = 4 * 1024 * 1024

/** Reads the files of a batch, and queues their reports for planning. */
@Injectable()
export class BatchFilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: BatchQueue,
  ) {}

  async add(
    actor: Actor,
    id_lote: number,
    file: Express.Multer.File | undefined,
    { numero }: BatchFileQuery,
  ): Promise<ChangedBatchAnswer> {
    const { manager } = this.dataSource
    const batch = await requireBatch(manager, actor, id_lote)
    if (numero > batch.archivos) throw failFields({ numero: 'invalid' })
    requireFile(file)
    // The file is on the way again, because its answer was lost.
    if (!(await manager.existsBy(BatchReport, { id_lote, numero }))) await this.read(batch, numero, file)
    this.queue.wake()
    const [lote] = await presentBatches(manager, [batch])
    return succeed('batch_file_added', { lote: lote! })
  }

  private async read(batch: Batch, numero: number, file: Express.Multer.File): Promise<void> {
    const place = { id_lote: batch.id, numero, archivo: shortened(file.originalname) }
    const rows = (await readRows(file)).map((row) => ({ ...EMPTY, ...place, ...row }))
    await inTransaction(this.dataSource, async (manager) => {
      // The batch may have been deleted, and the same file may have arrived twice.
      await lockRow(manager, Batch, { id: batch.id }, 'batch_not_found')
      if (await manager.existsBy(BatchReport, { id_lote: batch.id, numero })) return
      for (const row of rows) await manager.insert(BatchReport, row)
    })
  }
}

type Row = Partial<BatchReport>

const EMPTY = {
  ...NOT_QUEUED,
  nro_reporte: 0,
  sha256: '',
  nro_ficha: null,
  fecha_reporte: null,
  programa: null,
  cambio: false,
  error: null,
  resumen: null,
  detalle: null,
  contenido: null,
  id_importacion: null,
  estado: 'rechazado' as const,
}

/** Reads the reports of a file into the columns of their rows. */
async function readRows(file: Express.Multer.File): Promise<Row[]> {
  try {
    return [await readRow(file)]
  } catch (error) {
    const total = reportsIn(error)
    if (total === 0) return [refusedRow(error)]
    const rows: Row[] = []
    for (let nro_reporte = 1; nro_reporte <= total; nro_reporte++)
      rows.push({ ...(await readRow(file, nro_reporte).catch(refusedRow)), nro_reporte })
    return rows
  }
}

/** Returns the number of reports in a file that has several ones, according to an error; 0 for any other error. */
function reportsIn(error: unknown): number {
  const total = error instanceof AppError && error.code === 'several_reports' ? Number(error.params?.total) : 0
  return total <= MAX_REPORTS ? total : 0
}

/** Returns the row of a file that cannot be used. An error of the moment, such as `reader_busy`, is thrown again. */
function refusedRow(error: unknown): Row {
  if (error instanceof AppError && error.status < 500) return { estado: 'rechazado', error: errorOf(error) }
  throw error
}

/** Reads one report of a file into the columns of its row. */
async function readRow(file: Express.Multer.File, nroReporte?: number): Promise<Row> {
  const upload: BatchUpload = await readUpload(file, ['aprendices', 'juicios', 'instructores'], { nroReporte })
  const { name: archivo, sha256, report } = upload
  const { nro_ficha, fecha_reporte, denominacion, programa } = report
  const facts = {
    archivo,
    sha256,
    nro_ficha,
    fecha_reporte,
    programa: shortened(denominacion ?? programa ?? '') || null,
  }
  const contenido = await packReport(report)
  if (nro_ficha === null) throw fail('report_without_ficha', { archivo })
  if (contenido.length > MAX_STORED) throw fail('too_many_rows')
  return { ...facts, contenido, ...queued('por_planear', new Date()) }
}
