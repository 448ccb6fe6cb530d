import { ApiError } from '@fichero/kit/api'

/** Returns whether a file was refused because it is of another version of the ficha's program. */
export const isOtherVersion = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'ficha_other_version'
