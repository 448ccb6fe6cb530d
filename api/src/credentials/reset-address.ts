import { resetPasswordPath } from '@fichero/contract/paths'

/** The address of the screen where the owner of a link sets a password. */
export const resetAddress = (publicUrl: string, token: string) => publicUrl + resetPasswordPath(token)
