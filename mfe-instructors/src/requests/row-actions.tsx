import { TAKE_BACK_MS } from '@fichero/contract/limits'
import type { User } from '@fichero/contract/users.schema'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import { fullName } from '../people/full-name'
import classes from './requests.module.css'

/** How a request is decided, and how its approval is taken back before it is sent. */
export interface RowDecision {
  isBusy: (user: User) => boolean
  isHeld: (user: User) => boolean
  onApprove: (user: User) => void
  onTakeBack: (user: User) => void
  onReject: (user: User) => void
}

export function RowActions({ user, decision }: { user: User; decision: RowDecision }) {
  const { t } = useTranslation('instructors')
  const { isBusy, isHeld, onApprove, onTakeBack, onReject } = decision
  const name = fullName(user)
  const busy = isBusy(user)
  if (isHeld(user)) return <TakeBack name={name} onTakeBack={() => onTakeBack(user)} />
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

/** In place of the button that was pressed, so it takes the focus. */
function TakeBack({ name, onTakeBack }: { name: string; onTakeBack: () => void }) {
  const { t } = useTranslation('instructors')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <span className={classes.actions}>
      <Announced>
        <span className={classes.held}>{t('requests.held', { seconds: TAKE_BACK_MS / 1000 })}</span>
      </Announced>
      {/* The second click of a double click on “Approve” lands here. */}
      <Button
        ref={button}
        size="xs"
        variant="default"
        data-takes-back
        aria-label={t('requests.takeBackName', { name })}
        onClick={({ detail }) => detail < 2 && onTakeBack()}
      >
        {t('requests.takeBack')}
      </Button>
    </span>
  )
}
