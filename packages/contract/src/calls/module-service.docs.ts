import type { DocsOf } from './call-docs.ts'
import type * as calls from './module-service.calls.ts'

const PARAMS = { remoto: 'demo' }
const DEMO = { nombre: 'demo' }
const ERRORS = [
  'module_service_not_found',
  'module_service_refused',
  'module_service_failed',
  'module_service_answer_invalid',
  'module_service_unreachable',
  'module_service_slow',
] as const

export const DOCS = {
  declareModuleService: {
    area: 'Modules',
    summary: 'Declare the service of a module',
    description:
      'The address of an API to which Fichero forwards what pages of the module send to `/modulos/{remoto}/servicio`, and the methods that it may be sent besides GET. An address of a private network must be in `SERVICE_NETWORKS`, and only there may it be `http:`. The service is asked once: `responde` says whether something answered. Requires a recent sign-in or the current password.',
    errors: ['remote_not_found', 'sign_in_again'],
    example: { params: DEMO, body: { direccion: 'https://servicios.fichero.example/demo', metodos: ['POST'] } },
  },
  readModuleService: {
    area: 'Modules',
    summary: 'Read from the service of a module',
    description:
      'Forwards a GET for the path `ruta`, below the declared address. The service gets a token (`Authorization: Bearer`, a JWT for its address, valid for a minute) with the id of the caller (`sub`), her permissions (`permisos`) and the module (`modulo`); `GET /modulos/llaves` has the keys to check it. It answers JSON of at most 2 MB within 10 seconds; redirects are not followed. An error of the service is `module_service_refused` (4xx), with the `detail` of a problem document (RFC 9457) in `mensaje`, or `module_service_failed` (5xx).',
    errors: ERRORS,
    example: { params: PARAMS, query: { ruta: '/salas?dia=lunes' } },
  },
  sendToModuleService: {
    area: 'Modules',
    summary: 'Send a request to the service of a module',
    description:
      'Forwards a request with one of the methods that an administrator allowed, as the call above. Whether a request that ended in `module_service_slow` or `module_service_unreachable` had an effect is not known.',
    errors: [...ERRORS, 'module_service_method_not_allowed'],
    example: { params: PARAMS, body: { metodo: 'POST', ruta: '/reservas', cuerpo: { sala: '101' } } },
  },
  listServiceKeys: {
    area: 'Modules',
    summary: 'List the keys of the tokens that services get',
    description: 'A JSON Web Key Set. The key changes with `JWT_SECRET`.',
    errors: [],
    example: {},
  },
  removeModuleService: {
    area: 'Modules',
    summary: 'Remove the service of a module',
    description: 'Requests of its pages are refused from now on with `module_service_not_found`.',
    errors: ['remote_not_found'],
    example: { params: DEMO },
  },
} as const satisfies DocsOf<typeof calls>
