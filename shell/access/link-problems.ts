import type { ErrorCode } from '@fichero/contract/errors'

/** Why a link cannot set a password, whatever is sent with it. Each is a step of the page. */
export const LINK_PROBLEMS = [
  'link_unknown',
  'link_used',
  'link_expired',
  'account_disabled',
] as const satisfies ErrorCode[]
