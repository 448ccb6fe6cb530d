import { withdrawRelease } from '@fichero/contract/calls/releases.calls'
import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { ChangeButton } from './change-button'
import { releaseName } from './release-state'

interface WithdrawReleaseProps {
  remote: ManagedRemote
  release: Release
  title: string
  headingId: string
  onDialogChange: (isOpen: boolean) => void
}

/** Withdraws a release permanently, where that is allowed. */
export function WithdrawRelease(props: WithdrawReleaseProps) {
  const { remote, release, title, headingId, onDialogChange } = props
  const { t } = useTranslation('modules')
  const change = useCallMutation(withdrawRelease)
  const isActive = release.hash === remote.activa
  const nameOfRelease = releaseName(remote, release)
  return (
    <ChangeButton
      change={change}
      input={{ params: { nombre: remote.nombre }, body: { hash: release.hash } }}
      isOffered={release.can.withdraw}
      say={(word) =>
        t(`withdraw.${isActive && word === 'what' ? 'whatActive' : word}`, { title, release: nameOfRelease })
      }
      headingId={headingId}
      onDialogChange={onDialogChange}
      danger
    />
  )
}
