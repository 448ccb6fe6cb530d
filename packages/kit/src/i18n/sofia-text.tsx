import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOfProgram, translatedProgram } from './translated-program'

/**
 * A text of SOFIA Plus, such as the name of a program, a competency or a state. The text is marked as Spanish on a page in any
 * language and not translated, except for the programs whose names the specification translates.
 */
export function SofiaText({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  if (typeof children !== 'string') return <span lang="es">{children}</span>
  const translation = translatedProgram(children, language)
  return <span lang={languageOfProgram(translation, language)}>{translation}</span>
}
