import { ApiError } from '@fichero/kit/api'

const LINK_PROBLEMS = ['link_unknown', 'link_used', 'link_expired', 'account_disabled'] as const
export type LinkProblem = (typeof LINK_PROBLEMS)[number]

/** Returns why this link cannot set a password, whatever is sent; undefined for other errors. */
export function linkProblem(error: unknown): LinkProblem | undefined {
  return error instanceof ApiError ? LINK_PROBLEMS.find((code) => code === error.code) : undefined
}
