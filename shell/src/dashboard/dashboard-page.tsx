import { useSession } from '@fichero/kit/session'
import { Counters } from './counters/counters'
import classes from './dashboard.module.css'
import { Overview } from './overview-later'
import { Metrics } from './people/metrics'
import { Welcome } from './welcome'

/** What needs the reader first, then how things stand. */
export function Page() {
  const isAdmin = useSession()?.user.rol === 'admin'
  return (
    <>
      <Welcome />
      <div className={classes.grid}>
        <Counters span={isAdmin ? 'major' : 'wide'} />
        {isAdmin && <Metrics />}
        <Overview isAdmin={isAdmin} />
      </div>
    </>
  )
}
