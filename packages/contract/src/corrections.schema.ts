import { z } from 'zod'
import { apprenticeDocument, flag, requiredText } from './common.schema.ts'
import { calendarDay } from './times.schema.ts'

/** `POST /fichas/{nroFicha}/aprendices/{documentNumber}/documento`: the document as it should have been. */
export const correctDocumentData = z.object({ tipo_documento: requiredText(10), nro_documento: apprenticeDocument })
export type CorrectDocumentInput = z.input<typeof correctDocumentData>
export type CorrectDocument = z.output<typeof correctDocumentData>

const importacion = z.int()

export const correctDocumentAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  /** Id of the entry in the ficha's history, with which it can be undone. */
  importacion,
  tipo_documento: z.string(),
  nro_documento: z.string(),
})
export type CorrectDocumentAnswer = z.infer<typeof correctDocumentAnswer>

/** `POST /fichas/{nroFicha}/aprendices/{documentNumber}/union`. `conserva` is one of the two numbers. */
export const mergePeopleData = z.object({ otro: apprenticeDocument, conserva: apprenticeDocument })
export type MergePeopleInput = z.input<typeof mergePeopleData>
export type MergePeople = z.output<typeof mergePeopleData>

export const mergePeopleQuery = z.object({ simular: flag })

/** One of two people who are merged, or what they become. */
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

export const mergePlan = z.object({
  /** The person of the address, then the other one. */
  personas: z.array(mergeSide),
  resultado: mergeSide,
  /** Judgments that the person who stays gets from the other. */
  juicios_tomados: z.int(),
  /** Outcomes that both have judged in different ways: the judgment of the person who stays wins. */
  juicios_distintos: z.int(),
  /** Whether the two names are so different that they are probably two people. */
  otro_nombre: z.boolean(),
  /** Other fichas in which the enrolment takes the number that stays. */
  fichas: z.array(z.int()),
  /** Other fichas that have both numbers and stay as they are. */
  fichas_con_ambos: z.array(z.int()),
})
export type MergePlan = z.infer<typeof mergePlan>

export const mergePeopleAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  /** Id of the entry in the ficha's history, with which it can be undone; null of a simulation. */
  importacion: importacion.nullable(),
  union: mergePlan,
})
export type MergePeopleAnswer = z.infer<typeof mergePeopleAnswer>
