import { get } from '@fichero/contract/calls/call'
import type { DocumentedCall } from './operation.js'

/** Routes that no screen calls, so the contract does not declare them. */
export const MONITORING: DocumentedCall[] = [
  {
    call: get('/health/live', { access: 'public' }).returns<object>(),
    docs: {
      area: 'Monitoring',
      summary: 'Check whether the process runs',
      description: 'Liveness probe, for a supervisor that restarts the process. It does not query the database.',
    },
  },
  {
    call: get('/health/ready', { access: 'public' }).returns<object>(),
    docs: {
      area: 'Monitoring',
      summary: 'Check whether requests can be served',
      description:
        'Readiness probe, for a load balancer: 503 while the server starts or stops, or while its database is unavailable.',
    },
  },
]
