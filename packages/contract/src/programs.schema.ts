import { z } from 'zod'
import { code, requiredOr, requiredText, wholeNumber } from './common.schema.ts'
import { NIVELES, RECORD_STATES } from './enums.ts'
import { importReport } from './imports.schema.ts'
import { MAX_PROGRAM_NAME, MAX_TOTAL_HOURS } from './limits.ts'

const abilities = z.object({ edit: z.boolean(), disable: z.boolean(), enable: z.boolean() })

export const program = z.object({
  id: z.int(),
  /** SOFIA's code and version; null if the spreadsheet had none. */
  codigo: z.string().nullable(),
  version: z.string().nullable(),
  nombre_programa: z.string(),
  total_horas: z.int(),
  nivel: z.enum(NIVELES),
  estado: z.enum(RECORD_STATES),
  total_competencias: z.int(),
  total_resultados: z.int(),
  /** Version of the row, for `If-Match`; `version` above is SOFIA's. */
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

/** `GET /programs/disabled`: by name; may be empty. */
export const disabledProgramsAnswer = z.array(program.extend({ can: abilities }))
export type DisabledProgramsAnswer = z.infer<typeof disabledProgramsAnswer>

/**
 * `POST /programs/disabled/{id}` and `/enabled/{id}`: the program after the call, which may have had that state before.
 */
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
 * `GET /programs/{id}`: public, without personal data. A disabled program is only found with permission to see disabled
 * ones: its fichas continue and include the design themselves.
 */
export const programAnswer = program.extend({ competencias: z.array(competency), can: abilities })
export type ProgramAnswer = z.infer<typeof programAnswer>

/** The `data` part of `POST /programs/create`; the other part is `archivo_excel`. */
export const createProgramData = z
  .object({
    nombrePrograma: requiredText(MAX_PROGRAM_NAME),
    totalHoras: wholeNumber('hours_invalid', MAX_TOTAL_HOURS),
    nivel: z
      .string({ error: requiredOr() })
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

/** `POST /programs/create`. `program` is null for a simulation. */
export const createProgramAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  program: program.nullable(),
  reporte: importReport,
})
export type CreateProgramAnswer = z.infer<typeof createProgramAnswer>

/** `PUT /programs/update/{id}`: as a JSON body, or as the `data` part beside an optional `archivo_excel`. */
export const updateProgramData = createProgramData
export type UpdateProgram = CreateProgram

/**
 * `PUT /programs/update/{id}`. The file adds and renames outcomes; those that it does not contain stay, each with a
 * warning in `reporte`, which is null without a file. For a simulation, `program` is unchanged.
 */
export const updateProgramAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  program,
  reporte: importReport.nullable(),
})
export type UpdateProgramAnswer = z.infer<typeof updateProgramAnswer>
