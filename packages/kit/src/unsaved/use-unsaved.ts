import { useEffect } from 'react'
import { tellUnsaved, type Unsaved } from './store'

/** A reload would lose this, while the component is shown; nothing without a name. */
export function useUnsaved(kind: Unsaved['kind'], name: string | undefined) {
  useEffect(() => (name === undefined ? undefined : tellUnsaved(() => [{ kind, name }])), [kind, name])
}
