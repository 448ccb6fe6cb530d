import { useEffect } from 'react'
import { tellUnsaved, type Unsaved } from './store'

/** Reports a value as unsaved while the component is mounted; nothing without a name. */
export function useUnsaved(kind: Unsaved['kind'], name: string | undefined) {
  useEffect(() => (name === undefined ? undefined : tellUnsaved(() => [{ kind, name }])), [kind, name])
}
