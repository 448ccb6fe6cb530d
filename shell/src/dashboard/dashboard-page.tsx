import { getBackupFault } from '@fichero/contract/calls/status.calls'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { FilesButton } from '@fichero/kit/files'
import { allows, partsAt } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { filesEntry } from '../files/drop-anywhere'
import { DeclaredPart } from '../remotes/views/remote-boundary'
import { RemotePart, useReservedHeight } from '../remotes/views/remote-part'
import { type DashboardCard, inRows } from './cards'
import classes from './dashboard.module.css'
import { Welcome } from './welcome'

/** The welcome card, and the cards of the remotes for this user. */
export function Page({ remotes }: { remotes: RemoteDescriptor[] }) {
  const { i18n } = useTranslation()
  const session = useSession()
  if (!session) return null
  const may = (access: string) => allows(session, access)
  const cards = partsAt(remotes, 'dashboard.card', may)
  const files = filesEntry(remotes, may, i18n.language)
  return (
    <>
      <Welcome
        user={session.user}
        lines={cards.filter(({ width }) => width === 'line')}
        seesStatus={may(getBackupFault.access)}
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

/** Grid cell of a card, which reserves the card's height while it loads. */
function RemoteCard({ card }: { card: DashboardCard }) {
  return (
    <div className={classes.card} data-width={card.width} style={useReservedHeight(card)}>
      <RemotePart part={card} />
    </div>
  )
}
