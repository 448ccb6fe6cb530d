import { useCan, useSession } from '@fichero/kit/session'

/** `useCan` checks a permission of the user; what the user may do with one row is in the row's `can`. */
export function SignedInUser() {
  const session = useSession()
  const mayCreate = useCan('users:create')
  return (
    <p>
      {session ? `${session.user.nombre} ingresó.` : 'Nadie ha ingresado.'}{' '}
      {mayCreate ? 'Puede crear usuarios.' : 'No puede crear usuarios.'}
    </p>
  )
}
