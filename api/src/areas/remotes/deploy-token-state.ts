import type { DEPLOY_TOKEN_RESTS, DeployToken as DeployTokenAnswer } from '@fichero/contract/deploy-tokens.schema'
import { hasPermission } from '../../access/permissions.js'
import type { User } from '../users/user.entity.js'
import type { DeployToken } from './deploy-token.entity.js'
import type { Remote } from './remote.entity.js'

/** The user who created the token. */
type Creator = Pick<User, 'estado' | 'rol' | 'version_token'> | null | undefined

/** The rows on which the state of a token depends. */
interface TokenContext {
  creator: Creator
  remote: Pick<Remote, 'retirado'> | null | undefined
}

/**
 * Returns the state of a deploy token. A token is suspended (`en_reposo`) if the user who created it may no longer create
 * tokens or has since ended all sessions, or if the remote was retired after the creation. The remote need not exist yet.
 */
export function stateOf(
  token: DeployToken,
  { creator, remote }: TokenContext,
): Pick<DeployTokenAnswer, 'estado' | 'reposo'> {
  if (token.revocada) return { estado: 'revocada', reposo: null }
  if (token.vence.getTime() <= Date.now()) return { estado: 'vencida', reposo: null }
  const isRetired = remote?.retirado != null && token.creada <= remote.retirado
  const reposo = suspensionOf(token, creator) ?? (isRetired ? 'modulo_retirado' : null)
  return { estado: reposo ? 'en_reposo' : 'vigente', reposo }
}

/** Returns why the creator's state suspends the token; null if it does not. */
function suspensionOf({ version_token }: DeployToken, creator: Creator): (typeof DEPLOY_TOKEN_RESTS)[number] | null {
  if (creator?.estado !== 'habilitado') return 'deshabilitado'
  if (!hasPermission(creator, 'remotes:manage')) return 'sin_permiso'
  return creator.version_token === version_token ? null : 'sesiones_cerradas'
}
