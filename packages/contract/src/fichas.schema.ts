import { z } from 'zod'
import { APPRENTICE_FIELDS } from './apprentice.fields.ts'
import { centreName } from './centres.schema.ts'
import { code, documentNumber, pagination, wholeNumber } from './common.schema.ts'
import { ETAPAS, FICHA_CATEGORIES, NIVELES, RECORD_STATES } from './enums.ts'
import { FICHA_FIELDS } from './ficha.fields.ts'
import type { FieldErrorCode } from './field-errors.ts'
import { answerShape, createShape, updateShape } from './fields.schema.ts'
import { importReport, lastReport } from './imports.schema.ts'
import { createProgramData } from './programs.schema.ts'
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
  shareProgress: z.boolean(),
})

/** A ficha as lists and its own page have it. */
export const ficha = z.object({
  /** Equal to `nro_ficha`: the national number is the key. */
  id: z.int(),
  nro_ficha: z.int(),
  /** The document number of the jefe; requests use the same field name. */
  id_jefe_ficha: z.string(),
  nombre_jefe_ficha: z.string(),
  id_programa_formacion: z.int(),
  programa_formacion: z.string(),
  nivel: z.enum(NIVELES),
  ...answerShape(FICHA_FIELDS),
  /** The confirmed centre to which the ficha belongs; null if it belongs to none. */
  centro: centreName.nullable(),
  /** The etapa today: the etapa set by hand, or else the etapa computed from the dates. */
  etapa: z.enum(ETAPAS),
  /** Whether the etapa was set by hand, so that the dates do not change it. */
  etapa_a_mano: z.boolean(),
  estado: z.enum(RECORD_STATES),
  categoria: z.enum(FICHA_CATEGORIES),
  total_aprendices_en_formacion: z.int(),
  /** Mean `porcentaje_tyt` of the apprentices in training, 0 to 100. */
  progreso: z.number(),
  /** Apprentices in training who lack at least one outcome; null before the first judgments report. */
  con_faltantes: z.int().nullable(),
  /** Outcomes not approved, summed over the apprentices in training; null before the first judgments report. */
  faltan: z.int().nullable(),
  /** Days since the date of the last judgments report, or since its import if it has no date; null before the first. */
  dias_reporte: z.int().nullable(),
  can: abilities,
})
export type Ficha = z.infer<typeof ficha>

/** `GET /fichas`: in the order of the query. */
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

/** `POST /fichas/disabled/{id}` and `/enabled/{id}`: the ficha after the request. Both requests are idempotent. */
export const fichaStateAnswer = z.object({ ok: z.literal(true), msg: z.string(), ficha })
export type FichaStateAnswer = z.infer<typeof fichaStateAnswer>

/** The approved outcomes of a person in a ficha, and the readiness for the TyT test. */
export const progress = z.object({
  resultados_aprobados: z.int(),
  total_resultados: z.int(),
  porcentaje_tyt: z.number(),
  /** Null for people who left the ficha, and for everybody before its first judgments report. */
  banda: z.enum(READINESS_BANDS).nullable(),
  /** Why `banda` is null; otherwise null. */
  sin_banda: z.enum(NO_BAND_REASONS).nullable(),
  /** How many more outcomes must be approved for the band `lista`. */
  faltan_para_lista: z.int(),
  /** Outcomes not approved; null for people who are not in training, and before the first judgments report. */
  faltan: z.int().nullable(),
})
export type Progress = z.infer<typeof progress>

/** An apprentice of a ficha, with the progress. */
export const enrolment = progress.extend({
  nro_documento: z.string(),
  ...answerShape(APPRENTICE_FIELDS),
  /** As the reports of SOFIA write it: EN FORMACION, CANCELADO, … */
  estado: z.string(),
  horas_aprobadas: z.int(),
})
export type Enrolment = z.infer<typeof enrolment>

/** How many people of a ficha have a state, as the reports of SOFIA write it. */
export const peopleInState = z.object({ estado: z.string(), personas: z.int() })
export type PeopleInState = z.infer<typeof peopleInState>

/** How many people are not in training, by state: they count in no figure of missing outcomes. */
export const notInTraining = z.array(peopleInState)

/** `GET /fichas/{id}`: the ficha with its apprentices, by surname. */
export const fichaAnswer = ficha.extend({
  /** Version of the row, for `If-Match`. */
  version: z.int(),
  /** The user id of the jefe, for a link to the page of this user. */
  id_usuario_jefe: z.int(),
  /** The version of the ficha's program, which distinguishes it from programs of the same name. */
  version_programa: z.string().nullable(),
  total_resultados: z.int(),
  /** Whether judgments, given or owed, refer to the program's outcomes, so that the ficha's program cannot change. */
  programa_bloqueado: z.boolean(),
  /** The last judgments report applied; null before the first. */
  ultimo_reporte: lastReport
    .extend({
      /** Days since the date of the report, or since its import if it has no date. */
      dias: z.int(),
    })
    .nullable(),
  totales: z.object({
    /** In training first, then by number of people, descending. */
    por_estado: z.array(peopleInState),
    /** Only apprentices in training. */
    por_banda: z.object({ lista: z.int(), cerca: z.int(), lejos: z.int(), sin_reporte: z.int() }),
    /** Outcomes not approved, summed over the apprentices in training; 0 before the first report. */
    faltan: z.int(),
    /** Number of entries in the ficha's history: imported files, and imports that were undone. */
    cargas: z.int(),
  }),
  aprendices: z.array(enrolment),
})
export type FichaAnswer = z.infer<typeof fichaAnswer>

const headAndProgram = {
  idJefeFicha: z
    .union([z.string(), z.number()], { error: code('select_instructor') })
    .refine((value) => String(value).trim() !== '', code('select_instructor'))
    .pipe(documentNumber),
  idProgramaFormacion: wholeNumber('select_program', { empty: 'select_program' }),
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

/** Adds an issue for each field whose date is in the wrong order. */
const datesInOrder = (dates: FichaDates, ctx: z.RefinementCtx) => {
  for (const [field, message] of Object.entries(fichaDateErrors(dates)))
    ctx.addIssue({ code: 'custom', path: [field], message })
}

const setStage = z
  .enum(ETAPAS, { error: code('invalid') })
  .nullable()
  .optional()

const isRecord = (value: unknown) => typeof value === 'object' && value !== null

/** The fields of the `data` part of `POST /fichas/create`; the other part is `archivo_excel`. */
export const createFichaFields = z
  .object({
    nroFicha: fichaNumber,
    ...headAndProgram,
    ...createShape(FICHA_FIELDS),
    /** The ficha's program; absent if `programa` creates it. */
    idProgramaFormacion: headAndProgram.idProgramaFormacion.optional(),
    /**
     * A program to create from the design in the same judgments report, which contains its code and version. Requires the
     * permission `programs:create`.
     */
    programa: createProgramData.optional(),
    /** Sets the etapa by hand. Omitted or null: the etapa follows the dates. */
    etapa: setStage,
  })
  // `when`: also checked if another field is invalid, so that all errors are reported together.
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
/** `createFichaFields` with a check of the dates' order. */
export const createFichaData = createFichaFields.superRefine(datesInOrder)
export type CreateFichaInput = z.input<typeof createFichaData>
export type CreateFicha = z.output<typeof createFichaData>

/**
 * `PUT /fichas/{nro_ficha}`. Omitted fields stay as they are. The number cannot change: if it is sent, it must be the
 * ficha's own.
 */
export const updateFichaFields = z.object({
  nroFicha: fichaNumber.optional(),
  ...headAndProgram,
  ...updateShape(FICHA_FIELDS),
  /** Sets the etapa by hand; null makes the etapa follow the dates again. */
  etapa: setStage,
  /** Id of a confirmed centre; null for no centre. */
  idCentro: wholeNumber('invalid').nullable().optional(),
})
/** `updateFichaFields` with a check of the dates' order. */
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
