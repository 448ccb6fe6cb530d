import { z } from 'zod'
import { code, incompleteForms, requiredOr } from './common.schema.ts'
import { NIVELES, RECORD_STATES, TEMPLATE_KINDS } from './enums.ts'
import { answerShape, createShape } from './fields.schema.ts'
import { columnsAfter } from './fields.ts'
import { importReport } from './imports.schema.ts'
import { PROGRAM_FIELDS } from './program.fields.ts'

const abilities = z.object({ edit: z.boolean(), disable: z.boolean(), enable: z.boolean() })

/** A program, which is one version of a design of SOFIA Plus. */
export const program = z.object({
  id: z.int(),
  /** SOFIA's code and version; null if the spreadsheet had none. */
  codigo: z.string().nullable(),
  version: z.string().nullable(),
  ...answerShape(PROGRAM_FIELDS),
  estado: z.enum(RECORD_STATES),
  total_competencias: z.int(),
  total_resultados: z.int(),
  /** Version of the row, for `If-Match`. `version` is the version in SOFIA. */
  revision: z.int(),
})
export type Program = z.infer<typeof program>

/** A program as one version of its code. */
export const programVersion = program.pick({ id: true, version: true, nombre_programa: true, estado: true })
export type ProgramVersion = z.infer<typeof programVersion>

/** A program with what the reader may do. `fichas` counts its enabled fichas. */
export const listedProgram = program.extend({ fichas: z.int(), can: abilities })
export type ListedProgram = z.infer<typeof listedProgram>

/** `GET /programs`: enabled programs, by name. */
export const programsAnswer = z.object({
  ok: z.literal(true),
  programs: z.array(listedProgram),
  can: z.object({ create: z.boolean(), viewDisabled: z.boolean() }),
})
export type ProgramsAnswer = z.infer<typeof programsAnswer>

/** `GET /programs/disabled`: by name; may be empty. */
export const disabledProgramsAnswer = z.array(listedProgram)
export type DisabledProgramsAnswer = z.infer<typeof disabledProgramsAnswer>

/**
 * `POST /programs/disabled/{id}` and `/enabled/{id}`: the program after the request. Both requests are idempotent.
 */
export const programStateAnswer = z.object({ ok: z.literal(true), msg: z.string(), program })
export type ProgramStateAnswer = z.infer<typeof programStateAnswer>

export const learningOutcome = z.object({ id: z.int(), codigo: z.string(), nombre_rae: z.string() })
/** A competency of a program with its learning outcomes. */
export const competency = z.object({
  id: z.int(),
  codigo: z.string(),
  nombre_competencia: z.string(),
  resultados_aprendizaje: z.array(learningOutcome),
})

/**
 * `GET /programs/{id}`: public, without personal data. A disabled program requires `programs:view-disabled`. Its fichas
 * stay enabled; the screens of a ficha do not send this request, because the answers about the ficha include the design.
 */
export const programAnswer = listedProgram.extend({
  competencias: z.array(competency),
  /** All versions of the program's code that the reader may see, including this one, newest first. Empty without a code. */
  versiones: z.array(programVersion),
})
export type ProgramAnswer = z.infer<typeof programAnswer>

/** `GET /programs/plantillas/{tipo}`. */
export const templateKind = z.enum(TEMPLATE_KINDS, { error: code('invalid') })

/**
 * `GET /programs/fichas/{id}`: the progress of the enabled fichas in each competency. Percentages refer to the outcomes of
 * all apprentices in training. Fichas without a report or without people in training are only counted.
 */
export const programFichasAnswer = z.object({
  ok: z.literal(true),
  fichas: z.int(),
  sin_reporte: z.int(),
  /** In the order of the design. */
  competencias: z.array(
    z.object({
      id: z.int(),
      codigo: z.string(),
      nombre_competencia: z.string(),
      porcentaje: z.number(),
      /** Ordered by number. */
      fichas: z.array(z.object({ nro_ficha: z.int(), porcentaje: z.number() })),
    }),
  ),
})
export type ProgramFichasAnswer = z.infer<typeof programFichasAnswer>

/** A competency and its learning outcomes as a file has them, without ids. */
export const competencyTexts = z.object({
  codigo: z.string(),
  nombre_competencia: z.string(),
  resultados_aprendizaje: z.array(z.object({ codigo: z.string(), nombre_rae: z.string() })),
})
export type CompetencyTexts = z.infer<typeof competencyTexts>

/**
 * `POST /programs/archivo`: what a file says about the program that can be created from it. Name, code and version are null
 * if the file does not contain them. `existe` is the program that already has this code and version; `versiones` are all
 * programs with the code, newest first. `repetidos` counts rows that repeat an outcome, `filas_vacias` blank rows in between.
 */
export const programFileAnswer = z.object({
  ok: z.literal(true),
  nombre: z.string().nullable(),
  codigo: z.string().nullable(),
  version: z.string().nullable(),
  existe: z.object({ id: z.int(), nombre_programa: z.string() }).nullable(),
  versiones: z.array(programVersion),
  total_competencias: z.int(),
  total_resultados: z.int(),
  repetidos: z.int(),
  filas_vacias: z.int(),
  /** The competencies with the first outcomes, at most 500 outcomes. */
  competencias: z.array(competencyTexts),
  reporte: importReport,
})
export type ProgramFileAnswer = z.infer<typeof programFileAnswer>

const programFields = z.object({
  ...createShape(PROGRAM_FIELDS),
  nivel: z
    .string({ error: requiredOr() })
    .trim()
    .toLowerCase()
    .min(1, code('required'))
    .pipe(z.enum(NIVELES, { error: code('invalid') })),
})
/** Converts the names of a request to the names of columns. */
const toColumns = (data: z.output<typeof programFields>) => columnsAfter(PROGRAM_FIELDS, data)

/** The `data` part of `POST /programs/create`; the other part is `archivo_excel`. */
export const createProgramData = programFields
  .transform(toColumns)
  .register(incompleteForms, { sentence: 'all_fields_and_file' })
export type CreateProgram = z.output<typeof createProgramData>

/** `POST /programs/create`. `program` is null for a simulation. */
export const createProgramAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  program: program.nullable(),
  reporte: importReport,
})
export type CreateProgramAnswer = z.infer<typeof createProgramAnswer>

/** `PUT /programs/update/{id}`: as a JSON body, or as the `data` part beside an optional `archivo_excel`. */
export const updateProgramData = programFields
  .transform(toColumns)
  .register(incompleteForms, { sentence: 'all_fields' })
export type UpdateProgram = CreateProgram

/**
 * `PUT /programs/update/{id}`. The file adds and renames outcomes. It removes none: each outcome that it does not contain
 * gets a warning in `reporte`. `reporte` and `cambios` are null without a file. For a simulation, `program` is unchanged.
 */
export const updateProgramAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  program,
  reporte: importReport.nullable(),
  /** What the file adds, and texts that it changes; at most 500 of each. */
  cambios: z
    .object({
      nuevos: z.array(competencyTexts),
      renombrados: z.array(z.object({ codigo: z.string(), antes: z.string(), despues: z.string() })),
    })
    .nullable(),
})
export type UpdateProgramAnswer = z.infer<typeof updateProgramAnswer>
