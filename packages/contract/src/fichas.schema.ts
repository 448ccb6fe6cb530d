import { z } from 'zod'
import {
  code,
  day,
  documentNumber,
  fileQuery,
  filter,
  flag,
  pageQuery,
  pagination,
  requiredText,
  wholeNumber,
} from './common.schema.ts'
import { ETAPAS, FICHA_CATEGORIES, JORNADAS, NIVELES, OFERTAS, RECORD_STATES, REPORT_STATES } from './enums.ts'
import type { FieldErrorCode } from './field-errors.ts'
import { importReport, lastReport } from './imports.schema.ts'
import { MAX_SEARCH_TEXT } from './limits.ts'
import { createProgramData } from './programs.schema.ts'
import { calendarDay } from './times.schema.ts'
import { NO_BAND_REASONS, READINESS_BANDS } from './tyt.ts'

/** National numbers have seven digits today; five to nine are accepted. */
export const fichaNumber = wholeNumber('ficha_number_invalid', { max: 999_999_999 }).pipe(
  z.int().min(10_000, code('ficha_number_invalid')),
)

const abilities = z.object({
  edit: z.boolean(),
  disable: z.boolean(),
  enable: z.boolean(),
  importEvaluations: z.boolean(),
})

export const ficha = z.object({
  /** Equal to `nro_ficha`: the national number is the key. */
  id: z.int(),
  nro_ficha: z.int(),
  /** The head's document; requests use the same name. */
  id_jefe_ficha: z.string(),
  nombre_jefe_ficha: z.string(),
  id_programa_formacion: z.int(),
  programa_formacion: z.string(),
  nivel: z.enum(NIVELES),
  jornada: z.enum(JORNADAS),
  oferta: z.enum(OFERTAS),
  etapa: z.enum(ETAPAS),
  estado: z.enum(RECORD_STATES),
  categoria: z.enum(FICHA_CATEGORIES),
  fecha_inicio_lectiva: calendarDay,
  fecha_fin_lectiva: calendarDay,
  fecha_fin_ficha: calendarDay,
  total_aprendices_en_formacion: z.int(),
  /** Mean `porcentaje_tyt` of the apprentices in training, 0 to 100. */
  progreso: z.number(),
  /** Of the apprentices in training, who lacks at least one outcome; null before the first judgments report. */
  con_faltantes: z.int().nullable(),
  can: abilities,
})
export type Ficha = z.infer<typeof ficha>

const jornada = z.enum(JORNADAS, { error: code('invalid') })
const oferta = z.enum(OFERTAS, { error: code('invalid') })
const etapa = z.enum(ETAPAS, { error: code('invalid') })

/** Which enabled fichas a list has. What is omitted does not filter. */
export const fichaFiltersQuery = z.object({
  programId: wholeNumber().optional(),
  categoria: filter(z.enum(FICHA_CATEGORIES, { error: code('invalid') })),
  jornada: filter(jornada),
  oferta: filter(oferta),
  etapa: filter(etapa),
  /** Document of the head. */
  jefe: filter(documentNumber),
  /** Only fichas that the caller heads. */
  mias: flag,
  reporte: filter(z.enum(REPORT_STATES, { error: code('invalid') })),
  /** The start of the number, or starts of words of the head's name. */
  q: filter(requiredText(MAX_SEARCH_TEXT)),
})
export type FichaFilters = z.output<typeof fichaFiltersQuery>

/** `GET /fichas/exportacion`: the fichas of the filters, or of these only the numbers in `nros`, such as `2888001,2888002`. */
export const fichasExportQuery = fichaFiltersQuery.extend(fileQuery.shape).extend({
  nros: filter(
    z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, code('invalid'))
      .transform((value) => value.split(',').map(Number)),
  ),
})
export type FichasExportQuery = z.output<typeof fichasExportQuery>

export const fichasQuery = pageQuery.extend(fichaFiltersQuery.shape)
export type FichasQuery = z.output<typeof fichasQuery>

/** `GET /fichas`: newest number first. */
export const fichasAnswer = z.object({
  ok: z.literal(true),
  fichas: z.array(ficha),
  pagination,
  can: z.object({ create: z.boolean(), viewDisabled: z.boolean() }),
})
export type FichasAnswer = z.infer<typeof fichasAnswer>

/** `GET /fichas/disabled`: newest number first; may be empty. */
export const disabledFichasAnswer = z.array(ficha)
export type DisabledFichasAnswer = z.infer<typeof disabledFichasAnswer>

/** `POST /fichas/disabled/{id}` and `/enabled/{id}`: the ficha after the call, which may have had that state before. */
export const fichaStateAnswer = z.object({ ok: z.literal(true), msg: z.string(), ficha })
export type FichaStateAnswer = z.infer<typeof fichaStateAnswer>

export const progress = z.object({
  resultados_aprobados: z.int(),
  total_resultados: z.int(),
  porcentaje_tyt: z.number(),
  /** Null for who left the ficha, and for everybody before its first judgments report. */
  banda: z.enum(READINESS_BANDS).nullable(),
  /** Why there is no band; null if there is one. */
  sin_banda: z.enum(NO_BAND_REASONS).nullable(),
  /** How many more outcomes must be approved for the band `lista`. */
  faltan_para_lista: z.int(),
  /** Outcomes not approved; null for who is not in training, and before the first judgments report. */
  faltan: z.int().nullable(),
})
export type Progress = z.infer<typeof progress>

export const enrolment = progress.extend({
  nro_documento: z.string(),
  tipo_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** As the reports of SOFIA write it: EN FORMACION, CANCELADO, … */
  estado: z.string(),
  horas_aprobadas: z.int(),
})
export type Enrolment = z.infer<typeof enrolment>

/** How many people of a ficha have a state, as the reports of SOFIA write it. */
export const peopleInState = z.object({ estado: z.string(), personas: z.int() })
export type PeopleInState = z.infer<typeof peopleInState>

/** Who is in no figure of what is missing, by state: whoever is not in training. */
export const notInTraining = z.array(peopleInState)

/** `GET /fichas/{id}`: the ficha with its apprentices, by surname. */
export const fichaAnswer = ficha.extend({
  /** Version of the row, for `If-Match`. */
  version: z.int(),
  /** The head's key, by which their page is found. */
  id_usuario_jefe: z.int(),
  /** The version of its program, which other versions of the same name are told apart by. */
  version_programa: z.string().nullable(),
  total_resultados: z.int(),
  /** Whether judgments, given or owed, refer to the program's outcomes, so that it cannot change. */
  programa_bloqueado: z.boolean(),
  /** The last judgments report applied; null before the first. */
  ultimo_reporte: lastReport
    .extend({
      /** Days since the day that it was made, or else loaded. */
      dias: z.int(),
    })
    .nullable(),
  totales: z.object({
    /** In training first, then the larger ones. */
    por_estado: z.array(peopleInState),
    /** Only who is in training. */
    por_banda: z.object({ lista: z.int(), cerca: z.int(), lejos: z.int(), sin_reporte: z.int() }),
    /** Outcomes not approved, summed over who is in training; 0 before the first report. */
    faltan: z.int(),
    /** Entries of its history: files that were loaded, and loads that were undone. */
    cargas: z.int(),
  }),
  aprendices: z.array(enrolment),
})
export type FichaAnswer = z.infer<typeof fichaAnswer>

const headProgramAndDates = {
  idJefeFicha: z
    .union([z.string(), z.number()], { error: code('select_instructor') })
    .refine((value) => String(value).trim() !== '', code('select_instructor'))
    .pipe(documentNumber),
  idProgramaFormacion: wholeNumber('select_program', { empty: 'select_program' }),
  fechaInicioLectiva: day,
  fechaFinLectiva: day,
  fechaFinFicha: day,
}

interface FichaDates {
  fechaInicioLectiva: string
  fechaFinLectiva: string
  fechaFinFicha: string
}

/**
 * Returns errors of date order by field. Separate from the schema, because the API reports them together with errors
 * that need the database.
 */
export function fichaDateErrors({ fechaInicioLectiva, fechaFinLectiva, fechaFinFicha }: FichaDates) {
  const errors: Partial<Record<keyof FichaDates, FieldErrorCode>> = {}
  if (fechaFinLectiva && fechaFinLectiva <= fechaInicioLectiva) errors.fechaFinLectiva = 'end_before_start'
  if (fechaFinFicha && fechaFinFicha < fechaFinLectiva) errors.fechaFinFicha = 'ficha_end_before_lective_end'
  return errors
}

const datesInOrder = (dates: FichaDates, ctx: z.RefinementCtx) => {
  for (const [field, message] of Object.entries(fichaDateErrors(dates)))
    ctx.addIssue({ code: 'custom', path: [field], message })
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null

/** The fields of the `data` part of `POST /fichas/create`; the other part is `archivo_excel`. */
export const createFichaFields = z
  .object({
    nroFicha: fichaNumber,
    ...headProgramAndDates,
    /** The ficha's program; absent where `programa` makes it. */
    idProgramaFormacion: headProgramAndDates.idProgramaFormacion.optional(),
    /**
     * A program that is not here yet: made of the design in the same judgments report, which has its code and version. Needs
     * the permission to create programs.
     */
    programa: createProgramData.optional(),
    jornada: jornada.default('diurna'),
    oferta: oferta.default('cerrada'),
    etapa: etapa.default('productiva'),
  })
  // Also where another field is wrong, so that all errors are told at once.
  .refine(({ idProgramaFormacion, programa }) => idProgramaFormacion !== undefined || programa !== undefined, {
    message: 'select_program' satisfies FieldErrorCode,
    path: ['idProgramaFormacion'],
    when: ({ value }) => isRecord(value),
  })
  .refine(({ idProgramaFormacion, programa }) => idProgramaFormacion === undefined || programa === undefined, {
    message: 'invalid' satisfies FieldErrorCode,
    path: ['idProgramaFormacion'],
    when: ({ value }) => isRecord(value),
  })
/** The same with a check of the dates' order. */
export const createFichaData = createFichaFields.superRefine(datesInOrder)
export type CreateFichaInput = z.input<typeof createFichaData>
export type CreateFicha = z.output<typeof createFichaData>

/**
 * `PUT /fichas/{nro_ficha}`. Omitted fields stay as they are. The number cannot change: if it is sent, it must be the
 * ficha's own.
 */
export const updateFichaFields = z.object({
  nroFicha: fichaNumber.optional(),
  ...headProgramAndDates,
  jornada: jornada.optional(),
  oferta: oferta.optional(),
  etapa: etapa.optional(),
})
/** The same with a check of the dates' order. */
export const updateFichaData = updateFichaFields.superRefine(datesInOrder)
export type UpdateFichaInput = z.input<typeof updateFichaData>
export type UpdateFicha = z.output<typeof updateFichaData>

/** `PUT /fichas/{nro_ficha}`. */
export const updateFichaAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  ficha: ficha.extend({ version: z.int() }),
})
export type UpdateFichaAnswer = z.infer<typeof updateFichaAnswer>

/** `POST /fichas/create`. `ficha` is null for a simulation. */
export const createFichaAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  ficha: ficha.nullable(),
  reporte: importReport,
})
export type CreateFichaAnswer = z.infer<typeof createFichaAnswer>

/** `DELETE /fichas/{nroFicha}` */
export const undoCreationAnswer = z.object({ ok: z.literal(true), msg: z.string() })
export type UndoCreationAnswer = z.infer<typeof undoCreationAnswer>

/** `GET /fichas/reporte-estado`: number of enabled fichas by category today. */
export const fichaCounts = z.object({ en_proceso: z.int(), en_practicas: z.int(), finalizadas: z.int() })
export type FichaCounts = z.infer<typeof fichaCounts>
