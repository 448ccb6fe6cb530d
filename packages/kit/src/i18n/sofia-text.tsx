import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOfProgram, translatedProgram } from './translated-program'

/**
 * A text of SOFIA Plus, such as the name of a program, a competency or a state. The text is marked as Spanish on a page in any
 * language, and neither we nor the browser translate it, except for the programs whose names the specification translates.
 */
export function SofiaText({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  const text = typeof children === 'string' ? translatedProgram(children, language) : children
  const lang = typeof text === 'string' ? languageOfProgram(text, language) : 'es'
  return (
    <span lang={lang} translate={lang && 'no'}>
      {text}
    </span>
  )
}
