import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { FilesButton } from '@fichero/kit/files'
import { allows } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { DeclaredPart } from '../federation/declared-part'
import { filesEntry } from '../files/files-entry'
import { cardsFor, inRows } from './cards'
import classes from './dashboard.module.css'
import { RemoteCard } from './remote-card'
import { Welcome } from './welcome'

/** The welcome card, and the cards of the remotes for this user. */
export function Page({ remotes }: { remotes: RemoteDescriptor[] }) {
  const { i18n } = useTranslation()
  const session = useSession()
  if (!session) return null
  const may = (access: string) => allows(session, access)
  const cards = cardsFor(remotes, may)
  const files = filesEntry(remotes, may, i18n.language)
  return (
    <>
      <Welcome
        user={session.user}
        lines={cards.filter(({ width }) => width === 'line')}
        action={files && <FilesButton to={files.path} label={files.label} />}
      />
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
