import { LANGUAGES, THEMES } from '@fichero/contract/enums'
import { useTheme } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import type { SearchOption } from './option'
import type { SearchTools } from './search-tools'

/** Actions of the shell for signed-in users. */
export function useActions({ openProfile, signOut }: SearchTools): SearchOption[] {
  const { t, i18n } = useTranslation('shell')
  const [theme, setTheme] = useTheme()
  const action = (name: string, icon: string, label: string, words: string, run: () => void): SearchOption => ({
    id: `action-${name}`,
    group: t('search.group.actions'),
    label,
    icon,
    words,
    run,
  })
  const themes = THEMES.filter((name) => name !== theme).map((name) =>
    action(name, name, t(`search.theme.${name}`), t(`search.words.${name}`), () => setTheme(name)),
  )
  const languages = LANGUAGES.filter((name) => name !== i18n.language).map((name) =>
    action(name, 'language', t(`search.language.${name}`), t('search.words.language'), () => {
      void i18n.changeLanguage(name)
    }),
  )
  const account = action('account', 'user', t('layout.account'), t('search.words.account'), openProfile)
  const leave = action('sign-out', 'sign-out', t('layout.signOut'), t('search.words.signOut'), signOut)
  return [...themes, ...languages, account, leave]
}
