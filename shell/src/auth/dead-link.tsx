import { PATHS } from '@fichero/contract/paths'
import { usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'
import type { LinkProblem } from './link-problem'

export function DeadLink({ problem }: { problem: LinkProblem }) {
  const { t } = useTranslation('access')
  const heading = t(`reset.dead.heading.${problem}`)
  usePageTitle(heading)
  return (
    <>
      <AccessHeading text={heading} lead={t(`reset.dead.text.${problem}`)} takesFocus />
      {problem !== 'account_disabled' && (
        <Button component={Link} to={PATHS.forgotPassword}>
          {t('reset.dead.another')}
        </Button>
      )}
    </>
  )
}
