import { ownValue } from '@fichero/contract/own-value'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { findRemote } from '@fichero/federation/registry'
import { useTranslation } from '@fichero/kit/i18n'

/** Returns a text of a descriptor, which is available before the remote's code and locales, or without them. */
export function labelOf(remote: Pick<RemoteDescriptor, 'labels'> | undefined, key: string, language: string): string {
  const labels = remote?.labels[language === 'en' ? 'en' : 'es'] ?? {}
  return ownValue(labels, key) ?? key
}

export function useLabel(name: string, key: string): string {
  const { i18n } = useTranslation()
  return labelOf(findRemote(name)?.listed.about, key, i18n.language)
}

/** Returns a module's name in the navigation. */
export function useModuleName(name: string): string {
  return useLabel(name, findRemote(name)?.listed.about.nav[0]?.labelKey ?? name)
}
