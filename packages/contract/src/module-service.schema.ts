import { z } from 'zod'
import { code, requiredOr } from './common.schema.ts'
import { SERVICE_WRITES } from './enums.ts'
import { MAX_SERVICE_ADDRESS } from './limits.ts'
import { currentPassword } from './person.schema.ts'
import { managedRemoteAnswer } from './releases.schema.ts'
import { servicePath } from './search-results.schema.ts'

// The service of a module: an API of its team, at an address that an administrator declares. Pages reach it through Fichero.

/** Without user, query and fragment. Ends with `/`, so that every path of the service is below it. */
const serviceAddress = z
  .string({ error: requiredOr() })
  .trim()
  .min(1, code('required'))
  .max(MAX_SERVICE_ADDRESS, code('too_long'))
  .regex(/^[^@?#]+$/, code('service_address_invalid'))
  .pipe(z.url({ protocol: /^https?$/, normalize: true, error: code('service_address_invalid') }))
  .transform((address) => (address.endsWith('/') ? address : `${address}/`))

/** `PUT /admin/remotes/{nombre}/servicio` */
export const declareServiceBody = z.object({
  /** An `https:` address, or an `http:` address in a network of `SERVICE_NETWORKS`. */
  direccion: serviceAddress,
  /** The methods, besides GET, that people may use. */
  metodos: z.array(z.enum(SERVICE_WRITES)).max(SERVICE_WRITES.length),
  contrasenaActual: currentPassword,
})
export type DeclareService = z.output<typeof declareServiceBody>

export const declaredServiceAnswer = managedRemoteAnswer.extend({
  /** Whether something at the address answered. */
  responde: z.boolean(),
})
export type DeclaredServiceAnswer = z.infer<typeof declaredServiceAnswer>

/** `GET /modulos/{remoto}/servicio` */
export const serviceQuery = z.object({
  /** Path and query below the declared address. */
  ruta: servicePath,
})
export type ServiceQuery = z.infer<typeof serviceQuery>

/** `POST /modulos/{remoto}/servicio` */
export const serviceRequestBody = z.object({
  /** One of the methods that an administrator allowed. */
  metodo: z.enum(SERVICE_WRITES, { error: requiredOr() }),
  /** Path and query below the declared address. */
  ruta: servicePath,
  /** Any JSON, sent as the body. */
  cuerpo: z.unknown().optional(),
})
export type ServiceRequest = z.infer<typeof serviceRequestBody>

export const serviceAnswer = z.object({
  ok: z.literal(true),
  /** HTTP status of the service's answer, from 200 to 299. */
  estado: z.int(),
  /** The JSON that the service answered; null for an empty answer. */
  respuesta: z.unknown(),
})
export type ServiceAnswer = z.infer<typeof serviceAnswer>

/** `GET /modulos/llaves`: the keys with which services check who asks, a JSON Web Key Set (https://www.rfc-editor.org/rfc/rfc7517). */
export const serviceKeysAnswer = z.object({
  /** The public keys. */
  keys: z.array(
    z.object({
      /** Key type, `EC`. */
      kty: z.string(),
      /** Curve, `P-256`. */
      crv: z.string(),
      /** First coordinate, in base64url. */
      x: z.string(),
      /** Second coordinate, in base64url. */
      y: z.string(),
      /** Identifies the key, as the header of a token does. */
      kid: z.string(),
      /** Algorithm, `ES256`. */
      alg: z.string(),
      /** Use of the key, `sig`. */
      use: z.string(),
    }),
  ),
})
export type ServiceKeysAnswer = z.infer<typeof serviceKeysAnswer>
