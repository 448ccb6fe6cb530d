import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { findRemote } from '@fichero/federation/registry'
import { useTranslation } from '@fichero/kit/i18n'

/** Returns a text of a descriptor, which is available before the remote's code and locales, or without them. */
export const labelOf = (remote: RemoteDescriptor | undefined, key: string, language: string) =>
  remote?.labels[language === 'en' ? 'en' : 'es'][key] ?? key

export function useLabel(name: string, key: string): string {
  const { i18n } = useTranslation()
  return labelOf(findRemote(name), key, i18n.language)
}

/** Returns a module's name in the navigation. */
export function useModuleName(name: string): string {
  return useLabel(name, findRemote(name)?.nav[0]?.labelKey ?? name)
}
