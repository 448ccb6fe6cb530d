import { z } from 'zod'
import { code, filter, pageQuery, pagination, wholeNumber } from './common.schema.ts'
import { BATCH_REPORT_STATES } from './enums.ts'
import { importReport } from './imports.schema.ts'
import { MAX_BATCH_FILES } from './limits.ts'
import { calendarDay, instant } from './times.schema.ts'

const state = z.enum(BATCH_REPORT_STATES, { error: code('invalid') })

/** A batch: reports that one user imports together. Only this user sees it. */
export const batch = z.object({
  id: z.int(),
  /** When it was created. */
  fecha: instant,
  /** When it is deleted, with the reports that were not applied. */
  hasta: instant,
  /** Number of files that the user chose. */
  archivos: z.int(),
  /** Number of files that have been received. */
  recibidos: z.int(),
  /** Number of reports in each state; states without a report are omitted. */
  reportes: z.partialRecord(z.enum(BATCH_REPORT_STATES), z.int()),
  /** Number of reports of other batches that are in the queue before this batch; 0 if none of its reports waits. */
  delante: z.int(),
})
export type Batch = z.infer<typeof batch>

/** A report of a batch, with its place in the file and what it would change or has changed. */
export const batchReport = z.object({
  id: z.int(),
  /** Name of the file. */
  archivo: z.string(),
  /** Which report of its file it is, from 1; null if the file has only one. */
  nro_reporte: z.int().nullable(),
  estado: z.enum(BATCH_REPORT_STATES),
  nro_ficha: z.int().nullable(),
  fecha_reporte: calendarDay.nullable(),
  /** The program as the file names it. */
  programa: z.string().nullable(),
  /** Whether the ficha changed after the user asked to import the report, so that it has another plan than the user saw. */
  cambio: z.boolean(),
  /** Why the report cannot be imported, or what the user has to decide; null if there is no such reason. */
  error: z
    .object({ code: z.string(), msg: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  /**
   * The plan, or what was imported; null without a plan. In a list without `ausentes`, `rechazos` and `avisos`.
   */
  reporte: importReport.nullable(),
})
export type BatchReport = z.infer<typeof batchReport>

/** `POST /fichas/lotes`: how many files will be sent. */
export const createBatchBody = z.object({
  /** Number of files that the user chose. */
  archivos: z.int().min(1).max(MAX_BATCH_FILES, code('invalid')),
})
export type CreateBatch = z.output<typeof createBatchBody>

/** `POST /fichas/lotes/{id}/archivos`. `numero` is the file's position among the chosen files, from 1: a file can be sent again. */
export const batchFileQuery = z.object({ numero: wholeNumber('invalid', { max: MAX_BATCH_FILES }) })
export type BatchFileQuery = z.output<typeof batchFileQuery>

/** `GET /fichas/lotes/{id}`. `estado` selects the reports in this state. */
export const batchQuery = pageQuery.extend({ estado: filter(state) })
export type BatchQuery = z.output<typeof batchQuery>

/** Reports of a batch, by their ids. */
export const batchChoice = z.object({
  /** Omitted for all that are `listo`, `aplicado`, … */
  reportes: z.array(z.int()).min(1).max(MAX_BATCH_FILES, code('invalid')).optional(),
})
export type BatchChoice = z.output<typeof batchChoice>

/** `GET /fichas/lotes`: the user's batches, newest first. */
export const batchesAnswer = z.object({
  ok: z.literal(true),
  /** The batches, newest first. */
  lotes: z.array(batch),
})
export type BatchesAnswer = z.infer<typeof batchesAnswer>

/** `GET /fichas/lotes/{id}`: one page of its reports, first what needs somebody. */
export const batchAnswer = z.object({
  ok: z.literal(true),
  /** The batch, with the counts of all its reports. */
  lote: batch,
  /** The reports of the page. */
  reportes: z.array(batchReport),
  pagination,
})
export type BatchAnswer = z.infer<typeof batchAnswer>

/** `GET /fichas/lotes/{id}/reportes/{reporte}`: a report with everything of its plan. */
export const batchReportAnswer = z.object({ ok: z.literal(true), reporte: batchReport })
export type BatchReportAnswer = z.infer<typeof batchReportAnswer>

/** Answers of requests that change a batch. */
export const changedBatchAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  /** The batch after the change. */
  lote: batch,
})
export type ChangedBatchAnswer = z.infer<typeof changedBatchAnswer>
