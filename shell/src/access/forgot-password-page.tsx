import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'
import classes from './access.module.css'
import { AccessHeading } from './access-heading'
import { AccessPage } from './access-page'
import { sendsMail } from './by-mail'
import { ForgotPasswordForm } from './forgot-password-form'

export function Page() {
  /** The document number that a link was requested for. */
  const [document, setDocument] = useState<string>()
  return (
    <AccessPage about="password">
      {document === undefined ? (
        <ForgotPasswordForm onDone={setDocument} />
      ) : (
        <Done document={document} onAgain={() => setDocument(undefined)} />
      )}
    </AccessPage>
  )
}

/** The advice for a link that is sent by mail, and for one that an administrator passes on. */
const ADVICE = { mailed: ['wait', 'typo', 'noLink', 'address'], recorded: ['urgent', 'typo', 'notApproved'] } as const

/** Confirms the request. The text is the same for every document number, so it does not reveal who has an account. */
function Done({ document, onAgain }: { document: string; onAgain: () => void }) {
  const { t } = useTranslation('access')
  const how = sendsMail() ? 'mailed' : 'recorded'
  return (
    <>
      <AccessHeading text={t(`forgot.${how}.heading`)} lead={t(`forgot.${how}.lead`, { document })} isNext />
      <h2>{t(`forgot.${how}.question`)}</h2>
      <ul className={classes.steps}>
        {ADVICE[how].map((advice) => (
          <li key={advice}>{t(`forgot.advice.${advice}`)}</li>
        ))}
      </ul>
      <Button variant="default" onClick={onAgain}>
        {t(`forgot.${how}.again`)}
      </Button>
    </>
  )
}
