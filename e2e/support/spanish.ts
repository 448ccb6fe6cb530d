import type { Page } from '@playwright/test'

/** Words that occur in Spanish texts and not in English ones. */
const FREQUENT =
  'al aprendices aprendiz archivo cada carga como con contraseña correo cuando de del desde donde el entre esta este estado evaluar fila fue hasta hoja juicio juicios la las lo los más nombre para pero por programa que quien reporte resultado resultados según ser sobre su sus también una usted ya y'

/** Finds a Spanish word. */
export const SPANISH_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FREQUENT.replaceAll(' ', '|')})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** The names that SOFIA Plus gives its reports and their columns. */
export const REPORT_NAMES = [
  'Reporte de Juicios Evaluativos',
  'Reporte de Aprendices',
  'Reporte de Instructores por Ficha',
  'Resultado de Aprendizaje',
  'Competencia',
]

/**
 * Returns the Spanish texts of an English page that are not marked with `lang="es"`, each once. Ignores code, attributes, which
 * cannot be marked in part, and `names`: the people and programs of the page.
 */
export const unmarkedSpanish = (page: Page, names: string[]): Promise<string[]> =>
  page.evaluate(
    ({ source, names }) => {
      const word = new RegExp(source, 'iu')
      const isSpanish = (text: string) =>
        word.test(names.reduce((rest, name) => rest.replaceAll(name, ' '), text.replace(/\S+@\S+/g, ' ')))
      const found = new Set<string>()
      for (const element of document.body.querySelectorAll('*'))
        for (const { nodeType, textContent } of element.childNodes)
          if (nodeType === Node.TEXT_NODE && textContent && isSpanish(textContent))
            if (!element.closest('[lang=es], script, style, noscript, code, pre')) found.add(textContent.trim())
      return [...found]
    },
    { source: SPANISH_WORD.source, names: [...REPORT_NAMES, ...names] },
  )
