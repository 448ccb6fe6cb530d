import type { WaitingUser } from '@fichero/contract/admin.schema'
import { instructorPath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { WaitingSince } from '../people/waiting-since'
import type { OpenDialog } from './request-dialogs'
import classes from './waiting.module.css'

interface PasswordRequestsProps {
  users: WaitingUser[]
  onOpen: (openDialog: OpenDialog) => void
}

/** People who asked for a new password, each with a button that creates a link and a button that dismisses the request. */
export function PasswordRequests({ users, onOpen }: PasswordRequestsProps) {
  const { t } = useTranslation('instructors')
  const ownId = useSession()?.user.id
  return (
    <ul className={classes.list}>
      {users.map((user) => {
        const name = fullName(user)
        return (
          <li key={user.id}>
            <div>
              <Link to={instructorPath(user.id)} translate="no">
                {name}
              </Link>
              <span className={classes.under} translate="no">
                {personDocument(user)}
              </span>
              <span className={classes.under}>
                <WaitingSince user={user} />
              </span>
            </div>
            <span className={classes.actions}>
              <Button
                size="xs"
                variant="default"
                aria-label={t('waiting.dismissName', { name })}
                onClick={() => onOpen({ user, verb: 'dismiss' })}
              >
                {t('waiting.dismiss')}
              </Button>
              {user.id !== ownId && (
                <Button size="xs" aria-label={t('link.named', { name })} onClick={() => onOpen({ user, verb: 'link' })}>
                  {t('link.submit')}
                </Button>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
