import type { UpdateUserInput, UserAnswer, UserDetail } from '@fichero/contract/users.schema'
import { call } from '@fichero/kit/api'
import { useMutation, useQueryClient } from '@fichero/kit/data'
import { renewUser } from '@fichero/kit/session'

interface Save {
  person: UserDetail
  body: UpdateUserInput
}

const MUTATION = ['updateProfile']

/** Saves upon the version that was read, once at a time. The name changes wherever it is shown, in every tab. */
export function useSaveProfile() {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: MUTATION,
    mutationFn: ({ person: { nro_documento, version }, body }: Save) =>
      call('updateUser', { params: { nro_documento }, body, ifMatch: version }),
    onSuccess: ({ user }) => {
      const { version: _, can: __, ...person } = user
      renewUser(person)
      client.setQueryData<UserAnswer>(
        ['getUser', user.id],
        (read) => read && { ...read, user: { ...read.user, ...user } },
      )
      client.invalidateQueries({ queryKey: ['listUsers'] })
      client.invalidateQueries({ queryKey: ['fichas'] })
    },
  })
  // Asked of the client, which knows at once; what was drawn is behind by a moment, in which a second click fits.
  const isSaving = () => client.isMutating({ mutationKey: MUTATION }) > 0
  return { ...mutation, isSaving }
}
