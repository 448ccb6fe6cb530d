/** @jest-environment jsdom */
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { startTexts } from '../src/documents/start-texts'
import { LandingPage } from './landing-page'
import en from './locales/en.json'
import es from './locales/es.json'

jest.mock('./pictures', () => ({ pictureUrl: (...parts: unknown[]) => `/${parts.join('-')}` }))

const TEXTS = { es, en }

async function open(language: Language) {
  const i18n = await startTexts(language, 'landing', TEXTS)
  return render(
    <I18nextProvider i18n={i18n}>
      <LandingPage />
    </I18nextProvider>,
  )
}

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])

describe.each(LANGUAGES)('the landing page in %s', (language) => {
  const texts = TEXTS[language]

  beforeEach(() => open(language))

  it('has a link to each section in its navigation', () => {
    const navigation = within(screen.getByRole('banner')).getByRole('navigation', { name: texts.nav.label })
    expect(linksOf(navigation)).toEqual([
      [texts.nav.home, '#inicio'],
      [texts.nav.about, '#acerca'],
      [texts.nav.services, '#servicios'],
    ])
    const names = within(navigation)
      .getAllByRole<HTMLAnchorElement>('link')
      .map(
        ({ hash }) =>
          screen.getByRole('region', { name: document.querySelector(`${hash}-title`)?.textContent ?? '' }).id,
      )
    expect(names).toEqual(['inicio', 'acerca', 'servicios'])
  })

  it('has a link to the page in each language and marks the current language', () => {
    const tools = within(screen.getByRole('banner'))
    expect(
      LANGUAGES.map((one) => tools.getByRole('link', { name: new RegExp(`^${one} `) }).getAttribute('href')),
    ).toEqual(['/?lang=es', '/?lang=en'])
    const current = tools.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    expect(current.map(({ lang }) => lang)).toEqual([language])
  })

  it('has four links each to the sign-in and to the dashboard, and prefetches both pages', () => {
    for (const [path, count] of [
      [PATHS.signIn, 4],
      [PATHS.dashboard, 4],
    ] as const) {
      const links = [...document.querySelectorAll(`a[href="${path}"]`)]
      expect(links).toHaveLength(count)
      expect(links.every((link) => link.hasAttribute('data-prefetch'))).toBe(true)
    }
  })

  it('has canonical and alternate addresses, and a title and picture for link previews', () => {
    expect(document.title).toBe(texts.meta.title)
    const address = (selector: string) => document.head.querySelector(selector)?.getAttribute('href')
    const origin = 'https://origin.invalid'
    expect(address('link[rel=canonical]')).toBe(language === 'es' ? `${origin}/` : `${origin}/?lang=en`)
    expect(address('link[hreflang=en]')).toBe(`${origin}/?lang=en`)
    expect(address('link[hreflang=x-default]')).toBe(`${origin}/`)
    const property = (name: string) =>
      document.head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
    expect(property('title')).toBe(texts.meta.title)
    expect(property('image')).toBe(`${origin}/${language}-claro-1280`)
  })

  it('shows a picture in the language of the page for each theme', () => {
    const pictures = screen.getAllByRole('img', { name: texts.about.picture })
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      `/${language}-claro-1280`,
      `/${language}-oscuro-1280`,
    ])
  })

  it('announces each technology once although the list is rendered twice', () => {
    expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent === 'React')).toHaveLength(1)
  })

  it('has no inline styles, which the CSP of the page would block', () => {
    expect(document.querySelectorAll('[style], style')).toHaveLength(0)
  })
})

test('a missing translation throws, which fails the build', async () => {
  const i18n = await startTexts('es', 'landing', TEXTS)
  expect(() => i18n.t('nav.gone')).toThrow('The es translation of "nav.gone" is missing.')
})
