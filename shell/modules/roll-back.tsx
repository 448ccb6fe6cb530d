import { rollBackRemote } from '@fichero/contract/calls/releases.calls'
import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { ChangeButton } from './change-button'
import { findRelease, releaseName } from './release-state'
import { useSkippedText } from './use-skipped-text'

interface RollBackProps {
  remote: ManagedRemote
  title: string
  headingId: string
}

/** Ends the trial of a candidate. Without a candidate, restores the previous release that did not fail, or the last one of a retired module. */
export function RollBack({ remote, title, headingId }: RollBackProps) {
  const { t } = useTranslation('modules')
  const change = useCallMutation(rollBackRemote)
  const skippedText = useSkippedText()
  const { nombre, version, activa, respaldo, candidata, retirado, can } = remote
  const kind = candidata ? 'endTrial' : retirado ? 'bringBack' : 'rollBack'
  const nameOf = (hash: string | null) => {
    const release = findRelease(remote, hash)
    return release ? releaseName(remote, release) : t('noRelease')
  }
  const [from, to] = candidata ? [candidata.hash, activa] : [activa, respaldo]
  const skipped = candidata ? '' : skippedText(remote)
  return (
    <ChangeButton
      change={change}
      input={{ params: { nombre }, ifMatch: version }}
      isOffered={can.rollBack}
      say={(word) => {
        const text = t(`back.${kind}.${word}`, { title, from: nameOf(from), to: nameOf(to) })
        return word === 'what' && skipped ? `${text} ${skipped}` : text
      }}
      headingId={headingId}
    />
  )
}
