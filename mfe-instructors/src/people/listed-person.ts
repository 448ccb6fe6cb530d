import type { UsersAnswer } from '@fichero/contract/users.schema'

/** A person in the list. `can` has the actions that the user may take. */
export type ListedPerson = UsersAnswer['users'][number]
