import type { AnyCall } from '@fichero/contract/calls/call-docs'
import { ROLES } from '@fichero/contract/enums'
import { rolesWith } from '../../access/permissions.js'

/** Returns a sentence about who may send the request. */
export function describeAccess({ access }: AnyCall, security: Record<string, string[]>[]): string {
  if (security.some((scheme) => 'deploy-token' in scheme)) return '**Access**: a deploy token of the module `nombre`.'
  if (access === 'public') return '**Access**: everybody.'
  if (access === 'authenticated') return '**Access**: all signed-in users.'
  const roles = rolesWith(access)
  const roleNames = ROLES.filter((role) => roles.includes(role)).map((role) =>
    role === 'admin' ? 'administrators' : 'users',
  )
  return `**Access**: the permission \`${access}\`, which ${roleNames.join(' and ')} have.`
}
