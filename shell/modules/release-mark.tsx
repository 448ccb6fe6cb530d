import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { StatusBadge, type Tone } from '@fichero/kit/table'
import { type ReleaseState, stateOf } from './release-state'

/** Other states have no badge: another column shows them. */
const TONES: Partial<Record<ReleaseState, Tone>> = {
  active: 'green',
  candidate: 'orange',
  previous: 'neutral',
  withdrawn: 'red',
}

/** Badge with the state of a release. */
export function ReleaseMark({ remote, release }: { remote: ManagedRemote; release: Release }) {
  const { t } = useTranslation('modules')
  const { percent } = useFormat()
  const state = stateOf(remote, release)
  const tone = TONES[state]
  if (!tone) return null
  return (
    <StatusBadge tone={tone}>
      {state === 'candidate' && remote.candidata
        ? t(`trial.${remote.candidata.para}`, { percent: percent(remote.candidata.porcentaje ?? 0) })
        : t(`state.${state}`)}
    </StatusBadge>
  )
}
