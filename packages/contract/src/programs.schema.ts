import { z } from 'zod'
import { code, requiredText, wholeNumber } from './common.schema.ts'
import { NIVELES, RECORD_STATES } from './enums.ts'
import { importReport } from './imports.schema.ts'
import { MAX_PROGRAM_NAME, MAX_TOTAL_HOURS } from './limits.ts'

const abilities = z.object({ edit: z.boolean(), disable: z.boolean(), enable: z.boolean() })

export const program = z.object({
  id: z.int(),
  /** SOFIA's code and version; null where the spreadsheet did not say. */
  codigo: z.string().nullable(),
  version: z.string().nullable(),
  nombre_programa: z.string(),
  total_horas: z.int(),
  nivel: z.enum(NIVELES),
  estado: z.enum(RECORD_STATES),
  total_competencias: z.int(),
  total_resultados: z.int(),
  /** Of the row, for `If-Match`; `version` above is SOFIA's. */
  revision: z.int(),
})
export type Program = z.infer<typeof program>

/** `GET /programs`: enabled programs, by name. */
export const programsAnswer = z.object({
  ok: z.literal(true),
  programs: z.array(program.extend({ can: abilities })),
  can: z.object({ create: z.boolean(), viewDisabled: z.boolean() }),
})
export type ProgramsAnswer = z.infer<typeof programsAnswer>

/** `GET /programs/disabled`: by name; empty where none is. */
export const disabledProgramsAnswer = z.array(program.extend({ can: abilities }))
export type DisabledProgramsAnswer = z.infer<typeof disabledProgramsAnswer>

/** `POST /programs/disabled/{id}` and `/enabled/{id}`: the program as it now is, also where it was so before. */
export const programStateAnswer = z.object({ ok: z.literal(true), msg: z.string(), program })
export type ProgramStateAnswer = z.infer<typeof programStateAnswer>

export const learningOutcome = z.object({ id: z.int(), codigo: z.string(), nombre_rae: z.string() })
export const competency = z.object({
  id: z.int(),
  codigo: z.string(),
  nombre_competencia: z.string(),
  resultados_aprendizaje: z.array(learningOutcome),
})

/**
 * `GET /programs/{id}`: needs no token, and says nothing about people. A disabled program is not found but by those who may see
 * the disabled ones: its fichas go on and bring the design themselves.
 */
export const programAnswer = program.extend({ competencias: z.array(competency), can: abilities })
export type ProgramAnswer = z.infer<typeof programAnswer>

/** The `data` part of `POST /programs/create`; the other part is `archivo_excel`. */
export const createProgramData = z
  .object({
    nombrePrograma: requiredText(MAX_PROGRAM_NAME),
    totalHoras: wholeNumber('hours_invalid', MAX_TOTAL_HOURS),
    nivel: z
      .string({ error: code('required') })
      .trim()
      .toLowerCase()
      .min(1, code('required'))
      .pipe(z.enum(NIVELES, { error: code('invalid') })),
  })
  .transform(({ nombrePrograma, totalHoras, nivel }) => ({
    nombre_programa: nombrePrograma,
    total_horas: totalHoras,
    nivel,
  }))
export type CreateProgram = z.output<typeof createProgramData>

/** `POST /programs/create`. `program` is null when the creation was only simulated. */
export const createProgramAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  program: program.nullable(),
  reporte: importReport,
})
export type CreateProgramAnswer = z.infer<typeof createProgramAnswer>

/** `PUT /programs/update/{id}`: these as JSON, or as the `data` part beside an optional `archivo_excel`. */
export const updateProgramData = createProgramData
export type UpdateProgram = CreateProgram

/**
 * `PUT /programs/update/{id}`. The file adds outcomes and renames them; those that it lacks stay, each with a warning in `reporte`,
 * which is null where no file came. When the edit was only simulated `program` is as it was.
 */
export const updateProgramAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  program,
  reporte: importReport.nullable(),
})
export type UpdateProgramAnswer = z.infer<typeof updateProgramAnswer>
