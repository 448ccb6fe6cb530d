// The contract's schemas that forms check with. Here and not in each remote, so that Zod ships once.
export { forgotPasswordBody, loginBody, registerBody, resetPasswordBody } from '@fichero/contract/auth.schema'
export { createFichaData } from '@fichero/contract/fichas.schema'
export { createProgramData } from '@fichero/contract/programs.schema'
export { createUserBody, editUserForm, updateUserBody } from '@fichero/contract/users.schema'
