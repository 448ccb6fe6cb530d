import type { StatusAnswer } from '../status.schema.ts'
import { get } from './call.ts'

export const getStatus = get('/status', {
  access: 'status:view',
  reads: ['remotes', 'requests'],
}).returns<StatusAnswer>()
