import type { DEPLOY_TOKEN_RESTS, DeployToken as DeployTokenAnswer } from '@fichero/contract/releases.schema'
import { hasPermission } from '../access/permissions.js'
import type { User } from '../users/user.entity.js'
import type { DeployToken } from './deploy-token.entity.js'
import type { Remote } from './remote.entity.js'

type Maker = Pick<User, 'estado' | 'rol' | 'version_token'> | null | undefined

/** What decides about a token besides itself. */
interface Around {
  maker: Maker
  remote: Pick<Remote, 'retirado'> | null | undefined
}

/**
 * What a token is now: it works only while its maker may make one, in the sessions of the time when it was made, and
 * while its remote, which need not exist yet, is not retired. One that is made after that is for its next release.
 */
export function stateOf(token: DeployToken, { maker, remote }: Around): Pick<DeployTokenAnswer, 'estado' | 'reposo'> {
  if (token.revocada) return { estado: 'revocada', reposo: null }
  if (token.vence.getTime() <= Date.now()) return { estado: 'vencida', reposo: null }
  const isOfRetired = remote?.retirado != null && token.creada <= remote.retirado
  const reposo = restOf(token, maker) ?? (isOfRetired ? 'modulo_retirado' : null)
  return { estado: reposo ? 'en_reposo' : 'vigente', reposo }
}

function restOf({ version_token }: DeployToken, maker: Maker): (typeof DEPLOY_TOKEN_RESTS)[number] | null {
  if (maker?.estado !== 'habilitado') return 'deshabilitado'
  if (!hasPermission(maker, 'remotes:manage')) return 'sin_permiso'
  return maker.version_token === version_token ? null : 'sesiones_cerradas'
}
