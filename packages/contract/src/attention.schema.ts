import { z } from 'zod'
import { code, documentNumber, filter, flag, pageQuery, pagination, wholeNumber } from './common.schema.ts'
import { ATTENTION_REASONS, type AttentionReason } from './enums.ts'
import { calendarDay } from './times.schema.ts'

/** `GET /fichas/atencion`: a page of fichas. An omitted field does not filter. */
export const attentionQuery = pageQuery.extend({
  programId: filter(wholeNumber()),
  jefe: filter(documentNumber),
  /** Only fichas whose jefe is the caller. */
  mias: flag,
  /** Only fichas with this reason. */
  motivo: filter(z.enum(ATTENTION_REASONS, { error: code('invalid') })),
})
export type AttentionQuery = z.output<typeof attentionQuery>

/** A ficha that needs attention. */
export const attentionFicha = z.object({
  nro_ficha: z.int(),
  programa_formacion: z.string(),
  nombre_jefe_ficha: z.string(),
  fecha_fin_lectiva: calendarDay,
  /** Number of apprentices in training. */
  aprendices: z.int(),
  /** Judgments of people in training that nobody has given yet; null before the first report. */
  por_evaluar: z.int().nullable(),
  /** Mean `porcentaje_tyt` of the apprentices in training, 0 to 100. */
  progreso: z.number(),
  /** Progress expected from the dates of the lessons, 0 to 100. */
  esperado: z.number(),
  /** Most urgent first. */
  motivos: z.array(
    z.object({
      motivo: z.enum(ATTENTION_REASONS),
      /**
       * `lectiva_terminada`: days since the end of the lessons. `termina_pronto`: days until their end. `reporte_viejo`: days
       * since the last report; null without a report. `juicios_viejos`: days since the first judgment of the outcome that
       * waits longest. `atrasada`: null.
       */
      dias: z.int().nullable(),
    }),
  ),
})
export type AttentionFicha = z.infer<typeof attentionFicha>

/** `GET /fichas/atencion`: the enabled fichas that need attention, most urgent first. */
export const attentionAnswer = z.object({
  ok: z.literal(true),
  fichas: z.array(attentionFicha),
  /** Number of fichas in total and by reason, ignoring the filter `motivo`. A ficha can have several reasons. */
  totales: z.object({
    fichas: z.int(),
    /** Fichas whose lessons are over while judgments have not been given. */
    lectiva_terminada: z.int(),
    /** Fichas whose lessons end within `ENDING_DAYS` days while judgments have not been given. */
    termina_pronto: z.int(),
    /** Fichas whose last report is older than `OLD_REPORT_DAYS` days, or that have none. */
    reporte_viejo: z.int(),
    /** Fichas with judgments that have been owed for more than `LONG_OWED_DAYS` days. */
    juicios_viejos: z.int(),
    /** Fichas whose progress is `BEHIND_POINTS` points or more behind their dates. */
    atrasada: z.int(),
  } satisfies Record<'fichas' | AttentionReason, z.ZodInt>),
  pagination,
})
export type AttentionAnswer = z.infer<typeof attentionAnswer>
