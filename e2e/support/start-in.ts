import type { Page } from '@playwright/test'

/** Sets the language before the page starts. Each language uses one of the two themes, so that axe checks both. */
export const startIn = (page: Page, language: 'es' | 'en') =>
  page.addInitScript((lang) => {
    localStorage.setItem('lang', lang)
    localStorage.setItem('theme', lang === 'es' ? 'claro' : 'oscuro')
  }, language)
