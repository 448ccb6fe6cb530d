import { z } from 'zod'
import { CENTRE_FIELDS } from './centre.fields.ts'
import { answerShape, createShape } from './fields.schema.ts'

/** A centre as other answers name it. */
export const centreName = z.object({
  id: z.int(),
  /** Code of the centre in SOFIA Plus. */
  codigo: z.string(),
  nombre: z.string(),
})
export type CentreName = z.infer<typeof centreName>

/** A training centre. A ficha belongs to one centre, a user works in one or more. */
export const centre = z.object({
  id: z.int(),
  ...answerShape(CENTRE_FIELDS),
  /** False if only a report has named the centre: its fichas count as fichas without a centre until it is confirmed. */
  confirmado: z.boolean(),
  version: z.int(),
  /** Number of enabled fichas. */
  fichas: z.int(),
  /** Number of enabled users who work in the centre. */
  personas: z.int(),
})
export type Centre = z.infer<typeof centre>

/** `GET /centros`: centres that reports have named and nobody has confirmed are first, then by name. */
export const centresAnswer = z.object({
  ok: z.literal(true),
  centros: z.array(centre),
  /** Number of enabled fichas that belong to no confirmed centre. */
  sin_centro: z.int(),
})
export type CentresAnswer = z.infer<typeof centresAnswer>

/** `POST /centros` and `PUT /centros/{id}`. */
export const centreBody = z.object(createShape(CENTRE_FIELDS))
export type CentreInput = z.input<typeof centreBody>
export type CentreValues = z.output<typeof centreBody>

/** The centre after a request. */
export const centreSavedAnswer = z.object({ ok: z.literal(true), msg: z.string(), centro: centre })
export type CentreSavedAnswer = z.infer<typeof centreSavedAnswer>
