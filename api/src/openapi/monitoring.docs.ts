import { get } from '@fichero/contract/calls/call'
import type { DocumentedCall } from './operation.js'

/** The routes that no screen calls, and the contract therefore does not declare. */
export const MONITORING: DocumentedCall[] = [
  {
    call: get('/health/live', { access: 'public' }).returns<object>(),
    docs: {
      area: 'Monitoring',
      summary: 'Whether the process runs',
      description: 'For who restarts it. It does not ask the database.',
    },
  },
  {
    call: get('/health/ready', { access: 'public' }).returns<object>(),
    docs: {
      area: 'Monitoring',
      summary: 'Whether requests can be served',
      description: 'For who sends it requests: 503 while the server starts or stops, or while its database is away.',
    },
  },
]
