import type { z } from 'zod'
import type {
  DeclaredServiceAnswer,
  declareServiceBody,
  ServiceAnswer,
  ServiceKeysAnswer,
  ServiceRequest,
  serviceQuery,
} from '../module-service.schema.ts'
import type { ManagedRemoteAnswer } from '../releases.schema.ts'
import { get, post, put, type QueryOf } from './call.ts'

/** Reads from the service that an administrator declared for a module; `useModuleService` of `kit/api` calls it. */
export const readModuleService = get('/modulos/:remoto/servicio', {
  access: 'authenticated',
  reads: ['module-service'],
})
  .takes<{ query: QueryOf<typeof serviceQuery> }>()
  .returns<ServiceAnswer>()

export const sendToModuleService = post('/modulos/:remoto/servicio', {
  access: 'authenticated',
  changes: ['module-service'],
})
  .takes<{ body: ServiceRequest }>()
  .returns<ServiceAnswer>()

/** For services: the keys with which they check the token of a request. */
export const listServiceKeys = get('/modulos/llaves', { access: 'public' }).returns<ServiceKeysAnswer>()

export const declareModuleService = put('/admin/remotes/:nombre/servicio', {
  access: 'remotes:manage',
  changes: ['remotes', 'module-service'],
})
  .takes<{ body: z.input<typeof declareServiceBody> }>()
  .returns<DeclaredServiceAnswer>()

export const removeModuleService = post('/admin/remotes/:nombre/quitar-servicio', {
  access: 'remotes:manage',
  changes: ['remotes', 'module-service'],
}).returns<ManagedRemoteAnswer>()
