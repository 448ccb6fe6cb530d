import type { RouteAccess } from './access.decorators.js'

/** Every route below `/api` and who may call it. Compared with the running application by `routes.spec.ts`. */
export const ROUTES: Record<string, RouteAccess> = {
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  'POST /auth/login': 'public',
  'GET /users': 'authenticated',
  'GET /users/:id': 'authenticated',
  'GET /users/disabled': 'users:view-disabled',
  'POST /users/create': 'users:create',
  'PUT /users/update/:nro_documento': 'authenticated',
  'POST /users/disabled/:id': 'users:disable',
  'POST /users/enabled/:id': 'users:enable',
  'GET /programs': 'authenticated',
  'GET /programs/:id': 'public',
  'POST /programs/create': 'programs:create',
  'PUT /programs/update/:id': 'programs:edit',
  'GET /programs/disabled': 'programs:view-disabled',
  'POST /programs/disabled/:id': 'programs:disable',
  'POST /programs/enabled/:id': 'programs:enable',
  'GET /fichas': 'authenticated',
  'GET /fichas/:id': 'authenticated',
  'GET /fichas/reporte-estado': 'authenticated',
  'GET /fichas/aprendiz/:documentNumber': 'authenticated',
  'POST /fichas/create': 'fichas:create',
  'PUT /fichas/:nroFicha/evaluaciones': 'fichas:import-evaluations',
  'GET /remotes': 'public',
}
