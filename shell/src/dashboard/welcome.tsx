import { fullName } from '@fichero/contract/text'
import type { User } from '@fichero/contract/users.schema'
import { CardTab } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import type { CSSProperties, ReactNode } from 'react'
import { RemoteView } from '../remotes/views/remote-view'
import { BackupLine } from './backup-line'
import type { DashboardCard } from './cards'
import classes from './welcome.module.css'

interface WelcomeProps {
  user: User
  /** Cards of width `line`: pending items that the remotes render as list items. */
  lines: DashboardCard[]
  /** Whether the user may see that a backup is missing. */
  seesStatus: boolean
  /** Button of the most frequent action. */
  action: ReactNode
}

/** Placeholder of a pending item that is loading or failed. The cards of the same module show the error. */
const PENDING = <li hidden data-pending />

/** Reserves the height of the pending items before they load: at most two, because most users have two or none. */
const roomFor = (lines: number) => ({ '--below': Math.min(lines, 2) }) as CSSProperties

/** Welcome card. CSS shows one of: the list of pending items, the text for no pending items, the text while they load. */
export function Welcome({ user, lines, seesStatus, action }: WelcomeProps) {
  const { t } = useTranslation('shell')
  const role = t(`kit:value.rol.${user.rol}`)
  return (
    <header className={classes.welcome}>
      <CardTab text={user.tipo === 'ninguno' ? role : `${role} · ${t(`kit:value.tipo.${user.tipo}`)}`} />
      <div>
        <div className={classes.head}>
          <h1>{t('dashboard.welcome', { name: fullName(user) })}</h1>
          {action}
        </div>
        <div className={classes.lead} style={roomFor(lines.length + Number(seesStatus))}>
          <ul>
            {seesStatus && <BackupLine />}
            {lines.length === 0 && PENDING}
            {lines.map(({ remote, page }) => (
              <RemoteView
                key={`${remote}/${page}`}
                name={remote}
                page={page}
                waiting={PENDING}
                failed={() => PENDING}
              />
            ))}
          </ul>
          <p className={classes.unknown}>{t('dashboard.lead')}</p>
          <p className={classes.nothing}>{t('dashboard.nothingWaits')}</p>
        </div>
      </div>
    </header>
  )
}
