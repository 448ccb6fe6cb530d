import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { type FirstRows, marked } from '@fichero/contract/first-rows'
import type { PageRows } from '@fichero/contract/page-rows.schema'
import i18next from 'i18next'
import type { ReactElement } from 'react'
// The browser's build opens a channel for messages, with which the process of the build would not end.
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
  /** What `src/first-rows.tsx` exports. */
  firstRows: Declared[]
}

/**
 * Draws the first rows of a remote's pages as templates, by language and page: by the components of the screen, with marks
 * in place of values. It runs when the remote is built. Mantine's components set inline styles, which the page's policy
 * refuses.
 */
export async function drawFirstRows({ name, texts, firstRows }: Remote): Promise<Record<Language, PageRows>> {
  await i18next.use(initReactI18next).init({
    resources: { es: { kit: es, [name]: texts.es }, en: { kit: en, [name]: texts.en } },
    defaultNS: name,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  const drawn: Record<Language, PageRows> = { es: {}, en: {} }
  for (const language of LANGUAGES) {
    await i18next.changeLanguage(language)
    for (const declared of firstRows)
      drawn[language][declared.page] = {
        call: declared.call,
        html: declared.pages.map((page) => templateOf(declared, page, language)).join(''),
      }
  }
  return drawn
}

function templateOf(declared: Declared, page: object, language: Language): string {
  const html = (rows: object[], prefixOf = (_place: number) => '') => {
    const drawn = rows.map((row, place) => marked(row, prefixOf(place)))
    return renderToStaticMarkup(<StaticRouter location="/">{declared.draw(marked(page), drawn)}</StaticRouter>)
  }
  // What is drawn from marks is known later; a field that is an object of them says nothing about which page it is.
  const when = Object.entries(page).filter(([, value]) => typeof value !== 'object' || value === null)
  const content = withoutStyles(withCases(html, declared))
  return `<template data-first-rows lang="${language}" data-when="${quoted(Object.fromEntries(when))}">${content}</template>`
}

/** The policy refuses inline styles, also in templates: a width is set when its value is there. Names of links come with the screen. */
const withoutStyles = (html: string) =>
  html
    .replace(/ style="inline-size:(\uE000[^"]*\uE001)%"/g, ' data-width="$1"')
    .replace(/ (?:aria-label|title)="[^"]*\uE000[^"]*"/g, '')
