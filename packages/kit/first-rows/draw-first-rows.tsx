import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { type FirstRows, marked } from '@fichero/contract/first-rows'
import type { PageRows } from '@fichero/contract/page-rows.schema'
import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import type { ReactElement } from 'react'
// The edge build, because the browser build opens a MessageChannel, which would keep this process from ending.
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { initReactI18next } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import en from '../src/texts/en'
import es from '../src/texts/es'
import { quoted, withCases } from './row-cases'

type Declared = FirstRows<object, object, ReactElement>

interface Remote {
  name: string
  texts: Record<Language, object>
  /** The export of `src/first-rows.tsx`. */
  firstRows: Declared[]
}

/**
 * Renders the first rows of a remote's pages to HTML templates at build time. The components of the screen are rendered with
 * marks (placeholders) in place of values. They may not include Mantine components that set inline styles, because the page's
 * CSP blocks these.
 * @returns the templates by language and page
 */
export async function drawFirstRows({ name, texts, firstRows }: Remote): Promise<Record<Language, PageRows>> {
  await i18next.use(initReactI18next).init({
    resources: { es: { kit: es, [name]: texts.es }, en: { kit: en, [name]: texts.en } },
    defaultNS: name,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  const templates: Record<Language, PageRows> = { es: {}, en: {} }
  for (const language of LANGUAGES) {
    await i18next.changeLanguage(language)
    for (const declared of firstRows)
      templates[language][declared.page] = {
        call: declared.call,
        html: declared.pages.map((page) => templateOf(declared, page, language)).join(''),
      }
  }
  return templates
}

/** Returns the template of one variant of a page. */
function templateOf(declared: Declared, page: object, language: Language): string {
  const html = (rows: object[], prefixOf = (_index: number) => '') => {
    const markedRows = rows.map((row, index) => marked(row, prefixOf(index)))
    return renderToStaticMarkup(
      <MantineProvider withCssVariables={false} withGlobalClasses={false}>
        <StaticRouter location="/">{declared.draw(marked(page), markedRows)}</StaticRouter>
      </MantineProvider>,
    )
  }
  // A page variant is selected by its plain values. A field that is an object contains marks, which are filled in later.
  const when = Object.entries(page).filter(([, value]) => typeof value !== 'object' || value === null)
  const content = withoutStyles(withCases(html, declared))
  return `<template data-first-rows lang="${language}" data-when="${quoted(Object.fromEntries(when))}">${content}</template>`
}

/**
 * Removes inline styles, which the CSP blocks even in templates; `data-width` keeps the mark of a width. Also removes accessible
 * names that contain marks: they appear when React renders the screen.
 */
const withoutStyles = (html: string) =>
  html
    .replace(/ style="inline-size:(\uE000[^"]*\uE001)%"/g, ' data-width="$1"')
    .replace(/ (?:aria-label|title)="[^"]*\uE000[^"]*"/g, '')
