import { CollapsibleRows, Section } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { useState } from 'react'
import { RequestDialogs } from './lazy-dialogs'
import { PasswordRequests } from './password-requests'
import { PASSWORD_REQUESTS_ID } from './password-requests-id'
import type { OpenDialog } from './request-dialogs'
import { useWaitingPeople } from './use-waiting-people'
import classes from './waiting.module.css'

/** Number of requests that are shown before the list is expanded. */
const FEW = 5

/** Requests for a new password. Renders nothing without requests: an installation that sends mail has none. */
export function PasswordRequestsSection() {
  const { t } = useTranslation('instructors')
  const { askers } = useWaitingPeople()
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  return (
    <>
      {askers.length > 0 && (
        <div className={classes.section}>
          <Section id={PASSWORD_REQUESTS_ID} title={t('waiting.title')}>
            <CollapsibleRows rows={askers} few={FEW} moreLabel={t('waiting.more', { count: askers.length })}>
              {(users) => (
                <div className={classes.box}>
                  <PasswordRequests users={users} onOpen={setOpenDialog} />
                </div>
              )}
            </CollapsibleRows>
          </Section>
        </div>
      )}
      {openDialog && <RequestDialogs openDialog={openDialog} onChange={setOpenDialog} />}
    </>
  )
}
