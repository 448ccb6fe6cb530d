import { inSlot } from '@fichero/contract/named-parts'
import { ownValue } from '@fichero/contract/own-value'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { findRemote } from '../loader/registry'

/** Returns a translation from a remote's descriptor, which needs neither the code nor the locales of the remote. */
export function labelOf(remote: Pick<RemoteDescriptor, 'labels'> | undefined, key: string, language: string): string {
  const labels = remote?.labels[language === 'en' ? 'en' : 'es'] ?? {}
  return ownValue(labels, key) ?? key
}

/** Returns a translation from the descriptor of the remote `name`, one of `remotes`. */
export const labelIn = (remotes: RemoteDescriptor[], name: string, key: string, language: string): string =>
  labelOf(
    remotes.find((remote) => remote.name === name),
    key,
    language,
  )

/** Returns a translation from the descriptor of the remote `name`, in the current language. */
export function useLabel(name: string, key: string): string {
  const { i18n } = useTranslation()
  return labelOf(findRemote(name)?.listed.descriptor, key, i18n.language)
}

/** Returns a module's name in the navigation. */
export function useModuleName(name: string): string {
  return useLabel(name, inSlot(findRemote(name)?.listed.descriptor.links ?? [], 'menu')[0]?.labelKey ?? name)
}
