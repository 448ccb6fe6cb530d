import { z } from 'zod'
import { lastReport } from './imports.schema.ts'
import { calendarDay } from './times.schema.ts'

/** A row of a Reporte de Instructores por Ficha: a person who is scheduled for a competency. */
export const scheduledInstructor = z.object({
  nombre: z.string(),
  apellido: z.string(),
  /** As SOFIA writes it. */
  estado: z.string(),
  /** Whether the state says that the person works in the ficha. */
  activo: z.boolean(),
  fecha_inicio: calendarDay,
  fecha_fin: calendarDay,
  /** Scheduled hours. */
  horas: z.number(),
  /** Id of the only user with this full name; null if there is none, or several. */
  id_usuario: z.int().nullable(),
})
export type ScheduledInstructor = z.infer<typeof scheduledInstructor>

/** A competency with its scheduled instructors, by first day. */
export const scheduledCompetency = z.object({
  /** Null for a competency that the program's design does not have. */
  id: z.int().nullable(),
  /** Null for a competency that the program's design does not have. */
  codigo: z.string().nullable(),
  nombre_competencia: z.string(),
  /** Whether no active instructor is scheduled. */
  sin_instructor: z.boolean(),
  instructores: z.array(scheduledInstructor),
})
export type ScheduledCompetency = z.infer<typeof scheduledCompetency>

/** `GET /fichas/{nroFicha}/instructores`: who is scheduled for the competencies of a ficha, by its last report of instructors. */
export const scheduledInstructorsAnswer = z.object({
  ok: z.literal(true),
  nro_ficha: z.int(),
  /** The report; null before the first one, when the lists are empty. */
  reporte: lastReport.nullable(),
  /**
   * Competencies without an active instructor first, then the others in the order of the design, then those that the design
   * does not have.
   */
  competencias: z.array(scheduledCompetency),
  totales: z.object({
    /** Scheduled hours, of all rows. */
    horas: z.number(),
    /** People in the report. */
    instructores: z.int(),
    /** People in the report whose state is not active. */
    inactivos: z.int(),
    /** Competencies of the design without an active instructor. */
    sin_instructor: z.int(),
  }),
})
export type ScheduledInstructorsAnswer = z.infer<typeof scheduledInstructorsAnswer>
