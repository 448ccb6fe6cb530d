import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { allows } from '@fichero/kit/host'
import { useSession } from '@fichero/kit/session'
import { DeclaredPart } from '../federation/declared-part'
import { cardsFor, inRows } from './cards'
import classes from './dashboard.module.css'
import { RemoteCard } from './remote-card'
import { Welcome } from './welcome'

/** The welcome card, and the cards of the remotes for this user. */
export function Page({ remotes }: { remotes: RemoteDescriptor[] }) {
  const session = useSession()
  if (!session) return null
  const cards = cardsFor(remotes, (access) => allows(session, access))
  return (
    <>
      <Welcome user={session.user} lines={cards.filter(({ width }) => width === 'line')} />
      <div className={classes.grid}>
        {inRows(cards.filter(({ width }) => width !== 'line')).map((card) => (
          <DeclaredPart key={`${card.remote}/${card.page}`} id={card.page}>
            <RemoteCard card={card} />
          </DeclaredPart>
        ))}
      </div>
    </>
  )
}
