import { z } from 'zod'
import { DOCUMENT_TYPES, INSTRUCTOR_TYPES, ROLES, USER_STATES } from './enums.ts'

export const user = z.object({
  id: z.int(),
  nro_documento: z.string(),
  tipo_documento: z.enum(DOCUMENT_TYPES),
  nombre: z.string(),
  apellido: z.string(),
  correo_institucional: z.string(),
  rol: z.enum(ROLES),
  tipo: z.enum(INSTRUCTOR_TYPES),
  fecha_inicio_contrato: z.string().nullable(),
  fecha_fin_contrato: z.string().nullable(),
  estado: z.enum(USER_STATES),
})
export type User = z.infer<typeof user>

/** `GET /users`: enabled people, by surname. */
export const usersAnswer = z.object({
  ok: z.literal(true),
  users: z.array(user),
  can: z.object({ create: z.boolean(), viewDisabled: z.boolean() }),
})
export type UsersAnswer = z.infer<typeof usersAnswer>

/** `GET /users/{id}`. */
export const userAnswer = z.object({
  ok: z.literal(true),
  user: user.extend({ can: z.object({ edit: z.boolean(), disable: z.boolean() }) }),
})
export type UserAnswer = z.infer<typeof userAnswer>
