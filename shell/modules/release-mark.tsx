import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { StatusBadge, type Tone } from '@fichero/kit/table'
import { type ReleaseState, stateOf } from './release-state'

/** What stands of itself in another column has no mark. */
const TONES: Partial<Record<ReleaseState, Tone>> = {
  active: 'green',
  candidate: 'orange',
  previous: 'neutral',
  withdrawn: 'red',
}

/** What a release is now. */
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
