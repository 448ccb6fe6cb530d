import type { Access, Role } from '@fichero/contract/enums'

/** Whether a descriptor's entry is for somebody of this role who is signed in. */
export const maySee = (role: Role, access: Access) => access !== 'admin' || role === 'admin'
