import type { ErrorCode } from '@fichero/contract/errors'
import { PATHS } from '@fichero/contract/paths'
import { ApiError } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'

/** Error codes of the API about links to set a password, and whether another link would help. */
const ANOTHER_HELPS = {
  link_unknown: true,
  link_used: true,
  link_expired: true,
  account_disabled: false,
  link_contract_ended: false,
} satisfies Partial<Record<ErrorCode, boolean>>

type LinkProblem = keyof typeof ANOTHER_HELPS

/** Returns why a link cannot set any password; undefined for other errors. */
export const linkProblem = (error: unknown): LinkProblem | undefined =>
  error instanceof ApiError && Object.hasOwn(ANOTHER_HELPS, error.code) ? (error.code as LinkProblem) : undefined

/** Shown instead of the form for a password link that cannot be used. */
export function DeadLink({ problem }: { problem: LinkProblem }) {
  const { t } = useTranslation('access')
  return (
    <>
      <AccessHeading text={t(`reset.dead.heading.${problem}`)} lead={t(`reset.dead.text.${problem}`)} isNext />
      {ANOTHER_HELPS[problem] && (
        <Button component={Link} to={PATHS.forgotPassword}>
          {t('reset.dead.another')}
        </Button>
      )}
    </>
  )
}
