import { resetPasswordPath } from '@fichero/contract/paths'

/** Returns the URL of the page where a user sets a password with the token of a link. */
export const resetAddress = (publicUrl: string, token: string) => publicUrl + resetPasswordPath(token)
