/** @jest-environment jsdom */
import type { AuditEntry } from '@fichero/contract/audit.schema'
import { listAudit, listAuditPeople } from '@fichero/contract/calls/audit.calls'
import { TEXTS } from '@fichero/contract/texts'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { choicesOf, factsOf, linksOf, textOf } from '../../testing/read-screen'
import { Page } from './activity-page'

const LUZ = { id: 7, nro_documento: '52000777', nombre: 'Luz', apellido: 'Vega' }
const FICHA = { clave: '2990001', nombre: null, nro_ficha: null, estado: null }
const entry = (id: number, fields: Partial<AuditEntry>): AuditEntry => ({
  id,
  fecha: '2026-11-27T15:00:00.000Z',
  usuario: LUZ,
  accion: 'fichas:edit',
  entidad: 'ficha',
  entidad_id: '2990001',
  sujeto: FICHA,
  antes: null,
  despues: null,
  nombres: {},
  ...fields,
})
const CHANGED = entry(1, {
  antes: { etapa: 'lectiva', jornada: 'diurna' },
  despues: { nro_ficha: 2990001, etapa: null, jornada: 'nocturna' },
})
const BY_NOBODY = entry(2, { usuario: null, accion: 'fichas:disable', sujeto: null, despues: { nro_ficha: 2990001 } })
const QUIET = entry(3, { accion: 'fichas:enable' })

const listed = (...entries: AuditEntry[]) => {
  const pagination = { currentPage: 1, totalPages: 1, totalItems: entries.length, itemsPerPage: 10 }
  return answer(listAudit, { ok: true, entries, pagination })
}
const ALL = listed(CHANGED, BY_NOBODY, QUIET)
const people = answer(listAuditPeople, { ok: true, personas: [{ ...LUZ, tipo_documento: 'CC' }] })

const open = (search = '', answers: FakeAnswer[] = [ALL, people], language: 'es' | 'en' = 'es') =>
  openInFakeShell({ definition, texts: { es, en }, pages: { 'activity-page': Page } }, `/actividad${search}`, {
    as: ['audit:view'],
    answers,
    language,
  })
type Screen = Awaited<ReturnType<typeof open>>
const requests = ({ sent }: Screen) =>
  sent.filter(({ url }) => url.startsWith('/api/admin/audit?')).map(({ url }) => url)

describe('an entry', () => {
  test('is a sentence with links to the person who acted and to the subject', async () => {
    const screen = await open()
    const items = await waitFor(() => {
      const found = [...screen.container.querySelectorAll('ol > li')].filter((item) => item.querySelector('time'))
      expect(found).toHaveLength(3)
      return found
    })
    expect(items.map((item) => textOf(item.querySelector('p')))).toEqual([
      'Luz Vega cambió los datos de la ficha 2990001.',
      'Alguien sin sesión deshabilitó ficha 2990001.',
      'Luz Vega reactivó la ficha 2990001.',
    ])
    expect(items.map((item) => linksOf(item))).toEqual([
      [
        ['Luz Vega', '/instructors/7'],
        ['la ficha 2990001', '/fichas/visualizar/2990001'],
      ],
      [],
      [
        ['Luz Vega', '/instructors/7'],
        ['la ficha 2990001', '/fichas/visualizar/2990001'],
      ],
    ])
    const [strong] = items.map((item) => textOf(item.querySelector('strong')))
    expect(strong).toBe('Luz Vega')
    const time = items[0]?.querySelector('time')
    expect(time?.dateTime).toBe('2026-11-27T15:00:00.000Z')
    expect(textOf(time)).toMatch(/^27\/11\/2026/)
    expect(items.map((item) => item.querySelectorAll('button').length)).toEqual([1, 1, 0])
    expect(textOf(screen.container.querySelector('h1'))).toBe('Actividad')
    expect(screen.getByText(/^Qué se hizo en Fichero, quién y cuándo/)).toBeTruthy()
  })

  test('expands to show the changed values and a link to all entries about the same record', async () => {
    const screen = await open()
    const [button] = await screen.findAllByText('Ver detalles')
    const details = button?.closest('button') as HTMLElement
    expect(details.getAttribute('aria-label')).toMatch(
      /^Ver detalles: Luz Vega cambió los datos de la ficha 2990001\. 27\/11/,
    )
    expect(details.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(details)
    expect(details.getAttribute('aria-expanded')).toBe('true')
    const [item] = [...screen.container.querySelectorAll('li')].filter((one) => one.contains(details))
    const [number, stage, time] = factsOf(item as Element)
    const { field, value } = TEXTS.es.audit
    expect(number).toEqual([field.nro_ficha, '2990001'])
    const { diurna: day, nocturna: night } = value.jornada
    expect(time).toEqual([field.jornada, `antes ${day}, después ${night}${day} → ${night}`])
    const taught = value.etapa.lectiva
    expect(stage).toEqual([field.etapa, `antes ${taught}, después nada${taught} → nada`])
    expect(item?.querySelector('dl')?.getAttribute('aria-label')).toBe('Luz Vega cambió los datos de la ficha 2990001.')
    expect(item?.querySelector('dd [aria-hidden="true"]')).not.toBeNull()
    const only = screen.getByText('Ver solo lo de este registro').closest('a')
    expect(only?.getAttribute('href')).toBe('/actividad?entidad=ficha&entidad_id=2990001')
    expect(textOf(details)).toBe('Ocultar detalles')
    fireEvent.click(details)
    expect(item?.querySelector('dl')).toBeNull()
    expect(screen.queryByText('Ver solo lo de este registro')).toBeNull()
    // An entry whose record is gone has no such link.
    fireEvent.click(screen.getAllByText('Ver detalles')[1] as Element)
    expect(screen.queryByText('Ver solo lo de este registro')).toBeNull()
  })

  test('is shown in English', async () => {
    const screen = await open('', [listed(QUIET), people], 'en')
    const sentence = TEXTS.en.audit.sentence.fichas.enable
    await screen.findByText('Luz Vega')
    const found = textOf(screen.container.querySelector('ol p'))
    expect(found.startsWith(sentence.replace('{{who}}', 'Luz Vega').split('{{')[0] as string)).toBe(true)
  })
})

describe('the filters', () => {
  test('offer each area with its actions, and the people who acted', async () => {
    const screen = await open()
    const what = (await screen.findByLabelText('Qué')) as HTMLSelectElement
    const { area, action } = TEXTS.es.audit
    const [fichas] = [...what.querySelectorAll('optgroup')]
    expect(choicesOf(what)[0]).toEqual(['', 'Todo, menos los ingresos'])
    expect(fichas?.label).toBe(area.fichas)
    expect(choicesOf(fichas as Element).slice(0, 2)).toEqual([
      ['fichas', `${area.fichas}: todo`],
      ['fichas:create', action.fichas.create],
    ])
    // An area with a single action has no option for all actions of the area.
    const last = [...what.querySelectorAll('optgroup')].at(-1) as Element
    expect(choicesOf(last)).toEqual([['demo:load', action.demo.load]])
    fireEvent.click(screen.getByLabelText('Quién', { selector: 'input' }))
    const options = () => [...document.querySelectorAll('[role="option"]')]
    await waitFor(() =>
      expect(options().map(textOf)).toEqual([
        'Sin persona: el sistema o alguien sin ingresar',
        'Luz Vega · CC 52000777',
      ]),
    )
    fireEvent.click(options()[1] as Element)
    await waitFor(() => expect(screen.address()).toBe('/actividad?usuario=52000777'))
    fireEvent.change(what, { target: { value: 'fichas' } })
    await waitFor(() => expect(screen.address()).toBe('/actividad?usuario=52000777&accion=fichas'))
    await waitFor(() => expect(requests(screen).at(-1)).toContain('usuario=52000777&accion=fichas&page=1'))
    // The person can be cleared alone, and all filters together.
    fireEvent.click(screen.getByLabelText('Todas las personas'))
    await waitFor(() => expect(screen.address()).toBe('/actividad?accion=fichas'))
    fireEvent.click(screen.getByText('Quitar los filtros'))
    await waitFor(() => expect(screen.address()).toBe('/actividad'))
    expect(screen.queryByText('Quitar los filtros')).toBeNull()
  })

  test('apply a day once it is valid', async () => {
    const screen = await open('?page=2')
    const from = (await screen.findByLabelText('Desde')) as HTMLInputElement
    const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
    type(from, '31/02/2026')
    expect(screen.address()).toBe('/actividad?page=2')
    expect(from.getAttribute('aria-invalid')).not.toBe('true')
    fireEvent.blur(from)
    expect(from.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('Es anterior a «Desde».')).toBeNull()
    type(from, '05/03/2026')
    expect(from.getAttribute('aria-invalid')).not.toBe('true')
    await waitFor(() => expect(screen.address()).toBe('/actividad?desde=2026-03-05'))
    const to = screen.getByLabelText('Hasta')
    type(to, '05/03/2026')
    await waitFor(() => expect(screen.address()).toBe('/actividad?desde=2026-03-05&hasta=2026-03-05'))
    expect(screen.queryByText('Es anterior a «Desde».')).toBeNull()
    type(to, '04/03/2026')
    expect(await screen.findByText('Es anterior a «Desde».')).toBeTruthy()
    fireEvent.blur(to)
    type(from, '')
    await waitFor(() => expect(screen.address()).toBe('/actividad?hasta=2026-03-04'))
    fireEvent.click(screen.getByText('Quitar los filtros'))
    await waitFor(() => expect(screen.address()).toBe('/actividad'))
    expect((screen.getByLabelText('Hasta') as HTMLInputElement).value).toBe('')
  })

  test('are read from the URL, applied to the export, and removed one by one', async () => {
    const search = '?usuario=99999999&entidad=ficha&entidad_id=2990001&desde=2026-03-05&accion=otra'
    const screen = await open(search)
    const who = (await screen.findByLabelText('Quién', { selector: 'input' })) as HTMLInputElement
    // A person who has not acted is shown by document number.
    await waitFor(() => expect(who.value).toBe('99999999'))
    expect((screen.getByLabelText('Desde') as HTMLInputElement).value).toBe('05/03/2026')
    expect((screen.getByLabelText('Qué') as HTMLSelectElement).value).toBe('')
    const query = 'usuario=99999999&entidad=ficha&entidad_id=2990001&desde=2026-03-05'
    expect(requests(screen)).toEqual([`/api/admin/audit?${query}&ingresos=sin&page=1&limit=10`])
    expect(screen.getByText('Solo lo de un registro: ver lo de todos').closest('a')?.getAttribute('href')).toBe(
      '/actividad?usuario=99999999&desde=2026-03-05&accion=otra',
    )
    expect(screen.getByText('Quitar los filtros').closest('a')?.getAttribute('href')).toBe('/actividad')
    fireEvent.click(screen.getByText('Exportar a Excel'))
    await waitFor(() =>
      expect(screen.sent.map(({ url }) => url)).toContain(`/api/admin/audit/exportacion?${query}&ingresos=sin&lang=es`),
    )
  })
})

test.each([
  ['', 'Todavía no hay actividad', 'Aquí estará cada cambio que se haga, con quién lo hizo y cuándo.', undefined],
  [
    '?accion=fichas',
    'Nada coincide con los filtros',
    'Pruebe con otra persona, otra acción u otras fechas. Los ingresos se ven si los elige en «Qué».',
    2,
  ],
])('without entries the URL %j shows: %s', async (search, title, hint, clears) => {
  const screen = await open(search, [listed(), refuse(listAuditPeople, 403, 'forbidden')])
  await screen.findByText(title)
  expect(screen.getByText(hint)).toBeTruthy()
  const links = linksOf(screen.container).filter(([name]) => name === 'Quitar los filtros')
  expect(links).toEqual(Array.from({ length: clears ?? 0 }, () => ['Quitar los filtros', '/actividad']))
})

test('the page shows that the activity could not be loaded, and still shows the filters', async () => {
  const screen = await open('', [refuse(listAudit, 403, 'forbidden'), people])
  await screen.findByText('No se pudo cargar la actividad')
  expect(within(screen.container).getByLabelText('Qué')).toBeTruthy()
})

test('the request can be retried after an error', async () => {
  const screen = await open('', [refuse(listAudit, 409, 'conflict'), people])
  const before = requests(screen).length
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(requests(screen).length).toBeGreaterThan(before))
})

test('the page does not open without permission', async () => {
  const remote = { definition, texts: { es, en }, pages: { 'activity-page': Page } }
  const screen = await openInFakeShell(remote, '/actividad', { answers: [ALL, people] })
  expect(screen.address()).not.toBe('/actividad')
  expect(requests(screen)).toEqual([])
})
