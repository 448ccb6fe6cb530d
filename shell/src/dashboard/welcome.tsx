import type { User } from '@fichero/contract/users.schema'
import { CardTab } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import type { CSSProperties, ReactNode } from 'react'
import { RemoteView } from '../federation/remote-view'
import type { DashboardCard } from './cards'
import classes from './welcome.module.css'

interface WelcomeProps {
  user: User
  /** Pending items, each rendered as a list item. */
  lines: DashboardCard[]
  /** What is done most often. */
  action: ReactNode
}

/** Not known yet, or failed: the cards of the module show why. */
const PENDING = <li hidden data-pending />

/** For so many lines below each other there is room before they are known: most people have two of them or none. */
const roomFor = (lines: number) => ({ '--below': Math.min(lines, 2) }) as CSSProperties

/** CSS selects between the list of pending items, the text for none, and the text while unknown. */
export function Welcome({ user, lines, action }: WelcomeProps) {
  const { t } = useTranslation('shell')
  const role = t(`kit:enum.role.${user.rol}`)
  return (
    <header className={classes.welcome}>
      <CardTab text={user.tipo === 'ninguno' ? role : `${role} · ${t(`kit:enum.instructorType.${user.tipo}`)}`} />
      <div>
        <div className={classes.head}>
          <h1>{t('dashboard.welcome', { name: `${user.nombre} ${user.apellido}` })}</h1>
          {action}
        </div>
        <div className={classes.lead} style={roomFor(lines.length)}>
          <ul>
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
