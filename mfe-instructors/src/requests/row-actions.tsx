import { TAKE_BACK_MS } from '@fichero/contract/limits'
import { fullName } from '@fichero/contract/text'
import type { User } from '@fichero/contract/users.schema'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import classes from './requests.module.css'

/** Handlers and state of the buttons in a row. An approval is delayed for some seconds, so that it can be undone. */
export interface RowDecision {
  isBusy: (user: User) => boolean
  isDelayed: (user: User) => boolean
  onApprove: (user: User) => void
  onUndo: (user: User) => void
  onReject: (user: User) => void
}

/** Buttons that approve or reject the request in a row. */
export function RowActions({ user, decision }: { user: User; decision: RowDecision }) {
  const { t } = useTranslation('instructors')
  const { isBusy, isDelayed, onApprove, onUndo, onReject } = decision
  const name = fullName(user)
  const busy = isBusy(user)
  if (isDelayed(user)) return <UndoApproval name={name} onUndo={() => onUndo(user)} />
  return (
    <span className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        disabled={busy}
        aria-label={t('requests.rejectName', { name })}
        onClick={() => onReject(user)}
      >
        {t('requests.rejectShort')}
      </Button>
      <Button size="xs" loading={busy} aria-label={t('requests.approveName', { name })} onClick={() => onApprove(user)}>
        {t('requests.approveShort')}
      </Button>
    </span>
  )
}

/** Button that undoes a delayed approval. It replaces the clicked button, so it takes the focus. */
function UndoApproval({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation('instructors')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <span className={classes.actions}>
      <Announced>
        <span className={classes.held}>{t('requests.held', { seconds: TAKE_BACK_MS / 1000 })}</span>
      </Announced>
      {/* The second click of a double click on “Approve” hits this button: `detail` is 2. */}
      <Button
        ref={button}
        size="xs"
        variant="default"
        data-takes-back
        aria-label={t('requests.takeBackName', { name })}
        onClick={({ detail }) => detail < 2 && onUndo()}
      >
        {t('requests.takeBack')}
      </Button>
    </span>
  )
}
