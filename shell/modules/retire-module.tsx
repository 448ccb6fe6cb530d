import { retireRemote } from '@fichero/contract/calls/releases.calls'
import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { ChangeButton } from './change-button'

interface RetireModuleProps {
  remote: ManagedRemote
  title: string
  headingId: string
}

/** Removes a module for everybody until one of its releases is activated. */
export function RetireModule({ remote: { nombre, version, can }, title, headingId }: RetireModuleProps) {
  const { t } = useTranslation('modules')
  const change = useCallMutation(retireRemote)
  return (
    <ChangeButton
      change={change}
      input={{ params: { nombre }, ifMatch: version }}
      isOffered={can.retire}
      say={(word) => t(`retire.${word}`, { title })}
      headingId={headingId}
      danger
    />
  )
}
