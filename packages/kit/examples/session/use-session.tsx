import { useCan, useSession } from '@fichero/kit/session'

/** What a role may do is asked by permission, and what concerns one row stands in the `can` of its answer. */
export function WhoIsHere() {
  const session = useSession()
  const mayCreate = useCan('users:create')
  return (
    <p>
      {session ? `${session.user.nombre} ingresó.` : 'Nadie ha ingresado.'}{' '}
      {mayCreate ? 'Puede crear usuarios.' : 'No puede crear usuarios.'}
    </p>
  )
}
