import { z } from 'zod'
import { apprenticeDocument, flag, requiredText } from './common.schema.ts'
import { calendarDay } from './times.schema.ts'

/** `POST /fichas/{nroFicha}/aprendices/{documentNumber}/documento`: the corrected type and number of the document. */
export const correctDocumentData = z.object({ tipo_documento: requiredText(10), nro_documento: apprenticeDocument })
export type CorrectDocumentInput = z.input<typeof correctDocumentData>
export type CorrectDocument = z.output<typeof correctDocumentData>

const importacion = z.int()

export const correctDocumentAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  /** Id of the entry in the ficha's history, with which the correction can be undone. */
  importacion,
  tipo_documento: z.string(),
  nro_documento: z.string(),
})
export type CorrectDocumentAnswer = z.infer<typeof correctDocumentAnswer>

/** `POST /fichas/{nroFicha}/aprendices/{documentNumber}/union`. `conserva`: which of the two numbers is kept. */
export const mergePeopleData = z.object({ otro: apprenticeDocument, conserva: apprenticeDocument })
export type MergePeopleInput = z.input<typeof mergePeopleData>
export type MergePeople = z.output<typeof mergePeopleData>

export const mergePeopleQuery = z.object({ simular: flag })

/** One of two people who are merged, or the result. */
export const mergeSide = z.object({
  tipo_documento: z.string(),
  nro_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  estado: z.string(),
  celular: z.string().nullable(),
  correo: z.string().nullable(),
  resultados_aprobados: z.int(),
  /** Date of the newest report that named the person in the ficha. */
  fecha_reporte: calendarDay.nullable(),
})
export type MergeSide = z.infer<typeof mergeSide>

/** What a merge of two people changes. */
export const mergePlan = z.object({
  /** The person in the URL, then the other person. */
  personas: z.array(mergeSide),
  resultado: mergeSide,
  /** Number of judgments that the kept person gets from the other person. */
  juicios_tomados: z.int(),
  /** Outcomes for which the two have different judgments: the judgment of the kept person wins. */
  juicios_distintos: z.int(),
  /** Whether the two names are so different that they are probably two people. */
  otro_nombre: z.boolean(),
  /** Other fichas whose enrolment changes to the kept number. */
  fichas: z.array(z.int()),
  /** Other fichas in which both numbers are enrolled. They do not change. */
  fichas_con_ambos: z.array(z.int()),
})
export type MergePlan = z.infer<typeof mergePlan>

export const mergePeopleAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  /** Id of the entry in the ficha's history, with which the merge can be undone; null for a simulation. */
  importacion: importacion.nullable(),
  union: mergePlan,
})
export type MergePeopleAnswer = z.infer<typeof mergePeopleAnswer>
