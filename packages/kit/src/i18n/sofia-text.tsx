import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOfProgram, translatedProgram } from './translated-program'

/**
 * What SOFIA Plus wrote, such as the name of a program, a competency or a state: it is Spanish on a page in any language,
 * and is not translated, except for the programs whose names the specification translates.
 */
export function SofiaText({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  if (typeof children !== 'string') return <span lang="es">{children}</span>
  const shown = translatedProgram(children, language)
  return <span lang={languageOfProgram(shown, language)}>{shown}</span>
}
