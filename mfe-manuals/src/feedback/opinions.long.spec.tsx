/** @jest-environment jsdom */
import { listOpinionPages, listOpinions, sendOpinion } from '@fichero/contract/calls/manuals.calls'
import type { OpinionPagesAnswer, OpinionsAnswer } from '@fichero/contract/manuals.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { Page as OpinionsPage } from '../pages/opinions-page'
import { answeredPages, rememberAnswer } from './answered-pages'
import { PageFeedback } from './page-feedback'

// Only the bundler compiles this module.
jest.mock('../manual/picture-address', () => ({}))

const Page = () => <PageFeedback page="panel" />
const remote = { definition, texts: { es, en }, pages: { 'manual-page': Page, 'opinions-page': OpinionsPage } }
const MANAGER = ['manuals:manage'] as const
const FECHA = '2026-05-04T15:30:00.000Z'
const SENTENCES: OpinionsAnswer['comentarios'] = [
  { id: 1, util: true, comentario: 'Muy clara', idioma: 'es', fecha: FECHA },
  { id: 2, util: false, comentario: 'Too long', idioma: 'en', fecha: FECHA },
]

beforeEach(() => localStorage.clear())

describe('a reader', () => {
  async function open({ answers = [] as FakeAnswer[], language = 'es' as 'es' | 'en' } = {}) {
    const screen = await openInFakeShell(remote, '/manuales/panel', { as: 'guest', language, answers })
    const part = screen.getByRole('region')
    const click = (name: string) => act(async () => void fireEvent.click(within(part).getByRole('button', { name })))
    const write = (value: string) => fireEvent.change(within(part).getByRole('textbox'), { target: { value } })
    return { ...screen, part, click, write }
  }
  const sent = answer(sendOpinion, { ok: true, msg: '' })
  const pressed = (part: HTMLElement) =>
    within(part)
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')])

  test('is asked whether the page was useful, and only then for a comment', async () => {
    const { part, click, getByRole, sent } = await open()
    expect(getByRole('region', { name: es.feedback.title })).toBe(part)
    expect(textsOf(part)).toEqual([es.feedback.title, 'Sí', 'No'])
    expect(pressed(part)).toEqual([
      ['Sí', 'false'],
      ['No', 'false'],
    ])
    await click('Sí')
    expect(textsOf(part).slice(3)).toEqual([es.feedback.sentence, es.feedback.private, es.feedback.send])
    expect(getByRole('textbox').getAttribute('maxlength')).toBe('500')
    expect(pressed(part).slice(0, 2)).toEqual([
      ['Sí', 'true'],
      ['No', 'false'],
    ])
    await click('No')
    expect(textsOf(part).slice(3)).toEqual([es.feedback.missing, es.feedback.private, es.feedback.send])
    expect(pressed(part).slice(0, 2)).toEqual([
      ['Sí', 'false'],
      ['No', 'true'],
    ])
    expect(sent).toEqual([])
  })

  test.each([
    ['es', 'Sí', true, ''],
    ['es', 'No', false, 'Faltan pasos'],
    ['en', 'Yes', true, 'Clear'],
  ] as const)('sends one opinion in %s with %s', async (language, button, util, comentario) => {
    const { part, click, write, sent: requests } = await open({ language, answers: [sent] })
    const { thanks, send } = { es, en }[language].feedback
    await click(button)
    if (comentario) write(comentario)
    await click(send)
    await within(part).findByText(thanks)
    expect(textsOf(part)).toEqual([thanks])
    expect(requests).toMatchObject([{ method: 'POST', url: '/api/manuals/opiniones' }])
    expect(requests[0]?.body).toEqual({ pagina: 'panel', idioma: language, util, comentario })
    expect(answeredPages()).toEqual(['panel'])
  })

  test('cannot send a form without a rating, nor send a form twice', async () => {
    const { part, click, sent: requests, container } = await open({ answers: [sent] })
    const form = container.querySelector('form') as HTMLFormElement
    const submitted = () => act(async () => void fireEvent.submit(form))
    await submitted()
    expect(requests).toEqual([])
    await click('Sí')
    await act(async () => {
      fireEvent.submit(form)
      expect(fireEvent.submit(form)).toBe(false)
    })
    await within(part).findByText(es.feedback.thanks)
    expect(requests).toHaveLength(1)
  })

  test('sees an error, and can send the opinion again', async () => {
    const { part, click, write, sent: requests } = await open({ answers: [refuse(sendOpinion, 409, 'conflict')] })
    await click('No')
    write('Faltan pasos')
    await click(es.feedback.send)
    expect(textsOf(await within(part).findByRole('alert'))[0]).toBe(es.feedback.failed)
    expect(answeredPages()).toEqual([])
    await click(es.feedback.send)
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(within(part).getByRole<HTMLInputElement>('textbox').value).toBe('Faltan pasos')
  })

  test('is asked about a page even if another page was rated in this browser', async () => {
    rememberAnswer('fichas')
    expect(textsOf((await open()).part)).toEqual([es.feedback.title, 'Sí', 'No'])
  })

  test('is not asked again about a page that was rated in this browser', async () => {
    rememberAnswer('panel')
    expect(textsOf((await open()).part)).toEqual([es.feedback.thanks])
  })
})

describe('a manager', () => {
  const opinions = (fields: Partial<OpinionsAnswer> = {}) =>
    answer(listOpinions, { ok: true, si: 0, no: 0, comentarios: [], ...fields })
  const open = (response: FakeAnswer) =>
    openInFakeShell(remote, '/manuales/panel', { as: MANAGER, answers: [response] })

  test.each([
    [
      'that nobody has rated the page yet',
      {},
      ['Nadie ha opinado aún sobre esta página', 'Nadie ha escrito una frase.'],
    ],
    ['the count of ratings without comments', { si: 1 }, ['Útil: sí 1, no 0', 'Nadie ha escrito una frase.']],
    [
      'the counts of ratings and the comments',
      { si: 1200, no: 3, comentarios: SENTENCES },
      ['Útil: sí 1.200, no 3', 'Muy clara', 'Sí', '·', '04/05/2026 10:30', 'Too long', 'No', '·', '04/05/2026 10:30'],
    ],
  ])('reads %s', async (_, fields, texts) => {
    const { findByRole, container, sent } = await open(opinions(fields))
    await findByRole('group')
    const details = container.querySelector('details')
    expect(details && textsOf(details)).toEqual(texts)
    expect(sent[0]?.url).toBe('/api/manuals/opiniones?pagina=panel')
    expect([...(details?.querySelectorAll('[lang]') ?? [])].map((part) => part.getAttribute('lang'))).toEqual(
      'comentarios' in fields ? ['es', 'en'] : [],
    )
  })

  test('sees that opinions could not be loaded', async () => {
    const { findByText } = await open(refuse(listOpinions, 409, 'conflict'))
    expect(await findByText(es.result.failed)).toBeTruthy()
  })
})

describe('the list of opinions', () => {
  const pages = (paginas: OpinionPagesAnswer['paginas']) => answer(listOpinionPages, { ok: true, paginas })
  const open = (response: FakeAnswer) =>
    openInFakeShell(remote, '/manuales/opiniones', { as: MANAGER, answers: [response] })

  test('has every existing page, in the order of the answer', async () => {
    const none = { si: 0, comentarios: [] }
    const screen = await open(
      pages([
        { pagina: 'panel', si: 1200, no: 3, comentarios: SENTENCES.slice(0, 1) },
        { ...none, pagina: 'antigua', no: 9 },
        { ...none, pagina: 'home', no: 1 },
      ]),
    )
    const table = await screen.findByRole('table', { name: es.opinions.title })
    expect(within(table).getAllByRole('row').map(textsOf)).toEqual([
      ['Página', 'No útil', 'Útil', 'Últimas frases'],
      ['Panel', '3', '1.200', 'Muy clara', 'Sí', '·', '04/05/2026 10:30'],
      ['Información del sistema', '1', '0', '—'],
    ])
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/manuales/panel', '/manuales'])
    const header = screen.container.querySelector('header')
    expect(header && textsOf(header)).toEqual([es.opinions.title, es.opinions.order])
    // The table of contents links to the list of opinions.
    const here = screen.container.querySelectorAll('nav a[href="/manuales/opiniones"]')
    expect([...here].map((link) => link.getAttribute('aria-current'))).toEqual(['page', 'page'])
  })

  test('shows a message without opinions', async () => {
    const screen = await open(pages([]))
    expect([await screen.findByText(es.opinions.none), screen.getByText(es.opinions.noneHelp)]).toHaveLength(2)
  })

  test('shows that the opinions could not be loaded', async () => {
    const screen = await open(refuse(listOpinionPages, 409, 'conflict'))
    expect(await screen.findByText(es.result.failed)).toBeTruthy()
    expect(screen.sent.map(({ url }) => url)).toEqual(['/api/manuals/opiniones/paginas'])
  })
})
