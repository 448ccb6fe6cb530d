import type { AnyCall } from '@fichero/contract/calls/call-docs'
import { ROLES } from '@fichero/contract/enums'
import { rolesWith } from '../access/permissions.js'

/** Who may call it, in a sentence. */
export function describeAccess({ access }: AnyCall, security: Record<string, string[]>[]): string {
  if (security.some((way) => 'deploy-token' in way)) return '**Access**: a deploy token of the module `nombre`.'
  if (access === 'public') return '**Access**: everybody.'
  if (access === 'authenticated') return '**Access**: whoever is signed in.'
  const roles = rolesWith(access)
  const who = ROLES.filter((role) => roles.includes(role)).map((role) =>
    role === 'admin' ? 'administrators' : 'users',
  )
  return `**Access**: the permission \`${access}\`, which ${who.join(' and ')} have.`
}
