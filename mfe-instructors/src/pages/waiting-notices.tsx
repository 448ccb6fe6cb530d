import { PATHS } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useState } from 'react'
import { WaitingSince } from '../people/waiting-since'
import { RequestDialogs } from '../waiting/lazy-dialogs'
import { PasswordRequests } from '../waiting/password-requests'
import type { OpenDialog } from '../waiting/request-dialogs'
import { useWaitingPeople } from '../waiting/use-waiting-people'
import classes from '../waiting/waiting.module.css'

/** Section of the notifications: people who cannot sign in until an administrator acts. */
export function Page() {
  const { t } = useTranslation('instructors')
  const { askers, applicants } = useWaitingPeople()
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  return (
    <div className={classes.notices}>
      {askers.length > 0 && (
        <>
          <h3>{t('waiting.title')}</h3>
          <PasswordRequests users={askers} onOpen={setOpenDialog} />
        </>
      )}
      {applicants.length > 0 && (
        <>
          <h3>{t('waiting.applicants')}</h3>
          <ul className={classes.list}>
            {applicants.map((user) => (
              <li key={user.id}>
                <div>
                  <span translate="no">{fullName(user)}</span>
                  <span className={classes.under} translate="no">
                    {personDocument(user)}
                  </span>
                  <span className={classes.under}>
                    <WaitingSince user={user} />
                  </span>
                </div>
                <Link to={PATHS.accessRequests} aria-label={t('users.decideOf', { name: fullName(user) })}>
                  {t('users.decideOne')}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {openDialog && <RequestDialogs openDialog={openDialog} onChange={setOpenDialog} />}
    </div>
  )
}
