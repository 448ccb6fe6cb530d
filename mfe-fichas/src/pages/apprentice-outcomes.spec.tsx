/** @jest-environment jsdom */
import type { Apprentice } from '@fichero/contract/apprentices.schema'
import { getOutcomeHistory } from '@fichero/contract/calls/fichas.calls'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent } from '@testing-library/react'
import es from '../../locales/es.json'
import { textOf, textsOf } from '../../testing/dom-queries'
import { type OpenedApprentice, openApprentice, press } from '../../testing/open-apprentice'

type Outcome = Apprentice['competencias'][0]['resultados_aprendizaje'][0]

const outcome = (
  id: number,
  judgment: Partial<Outcome['juicio_evaluativo']> = {},
  { cambios = 0, lo_evalua = null }: Partial<Pick<Outcome, 'cambios' | 'lo_evalua'>> = {},
): Outcome => ({
  id,
  codigo: `7100${id}`,
  nombre_rae: `RESULTADO ${id}`,
  juicio_evaluativo: {
    estado: 'pendiente',
    evaluador: 'por asignar',
    observacion: 'pendiente de evaluación',
    fecha_registro: null,
    ...judgment,
  },
  lo_evalua,
  cambios,
})
const approved = {
  estado: 'APROBADO',
  evaluador: 'ANA ROJAS',
  observacion: '',
  fecha_registro: '2026-02-03 08:15:00',
} as const
const failed = {
  estado: 'NO APROBADO',
  evaluador: 'por asignar',
  observacion: 'DEBE REPETIR',
  fecha_registro: null,
} as const
const COMPETENCIES: Apprentice['competencias'] = [
  {
    id: 10,
    codigo: '38301',
    nombre_competencia: 'GESTIONAR SUELOS',
    aprobados: 1,
    resultados_aprendizaje: [
      outcome(1, approved, { cambios: 2 }),
      outcome(2, failed),
      outcome(3),
      outcome(4, {}, { lo_evalua: 'EVA PAZ' }),
    ],
  },
  {
    id: 20,
    codigo: '38302',
    nombre_competencia: 'SEMBRAR',
    aprobados: 1,
    resultados_aprendizaje: [outcome(5, approved)],
  },
]

/** Returns the texts of the visible rows. In a browser, the style sheet hides the rows of collapsed competencies. */
const shown = ({ container }: OpenedApprentice) =>
  [...container.querySelectorAll('tbody')]
    .filter(({ id, dataset }) => !dataset.hidden && (!id.startsWith('outcomes-') || dataset.expanded))
    .flatMap((body) => [...body.rows].map((row) => [...row.cells].map(textOf)))

const COMPLETE = '1 competencia completa'
const MISSING_ROWS = [
  ['38301 GESTIONAR SUELOS', '1 de 4 aprobados'],
  ['71002 RESULTADO 2', 'No aprobado', 'Por asignar', '', 'DEBE REPETIR'],
  ['71003 RESULTADO 3', 'Pendiente', 'Por asignar', 'Pendiente de evaluación'],
  ['71004 RESULTADO 4', 'Pendiente', 'Lo evalúa: EVA PAZ', 'Pendiente de evaluación'],
]
const APPROVED_ROW = ['71001 RESULTADO 1', 'AprobadoHistoria', 'ANA ROJAS', '03/02/2026 08:15', 'Evaluación completada']
const COMPLETE_ROW = ['38302 SEMBRAR', '1 de 1 aprobados']

describe('the competencies', () => {
  const opened = (changes: Parameters<typeof openApprentice>[0] = {}) =>
    // The complete competency is first in the program.
    openApprentice({ competencias: COMPETENCIES.toReversed(), faltan: 3, ...changes })

  test('start with the missing outcomes and who evaluates them; complete competencies are one collapsed line', async () => {
    const screen = await opened()
    expect(shown(screen)).toEqual([...MISSING_ROWS, [COMPLETE]])
    expect(textsOf(screen.container, 'thead th')).toEqual([
      'Competencia y resultado de aprendizaje',
      'Juicio',
      'Instructor que registró',
      'Fecha de registro',
      'Observaciones',
    ])
    expect(textOf(screen.container.querySelector('caption'))).toBe(
      'Competencias y resultados de aprendizaje con su juicio',
    )
    const section = screen.container.querySelector('section[aria-labelledby="competencies"]')
    const facts = screen.getByRole('region', { name: 'Datos del aprendiz' })
    expect(section?.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('collapse one by one', async () => {
    const screen = await opened()
    const button = screen.getByRole('button', { name: '38301 GESTIONAR SUELOS' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-controls')!)?.dataset.expanded).toBe('true')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(shown(screen)).toEqual([MISSING_ROWS[0], [COMPLETE]])
  })

  test('show the approved outcomes of an incomplete competency on request', async () => {
    const screen = await opened()
    const button = screen.getByRole('button', { name: '1 de 4 aprobados 38301 GESTIONAR SUELOS' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-controls')!)?.dataset.expanded).toBe('true')
    expect(shown(screen)).toEqual([...MISSING_ROWS, APPROVED_ROW, [COMPLETE]])
  })

  test('show the complete competencies on request, each collapsed', async () => {
    const screen = await opened()
    const button = screen.getByRole('button', { name: COMPLETE })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(shown(screen)).toEqual([...MISSING_ROWS, [COMPLETE], COMPLETE_ROW])
    expect(screen.queryByRole('button', { name: /^1 de 1/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '38302 SEMBRAR' }))
    expect(shown(screen).at(-1)?.[0]).toBe('71005 RESULTADO 5')
  })

  test('have a label and a tone for each judgment; a name that says who evaluates has no label', async () => {
    const screen = await opened()
    press(screen, 'Expandir todo')
    const rows = screen.container.querySelectorAll<HTMLElement>('#outcomes-10 tr, #outcomes-10-approved tr')
    const tones = [...rows].map((row) => row.querySelector<HTMLElement>('[data-tone]')?.dataset.tone)
    expect(tones).toEqual(['red', 'neutral', 'neutral', 'green'])
    const cells = [...rows].map((row) =>
      [...row.querySelectorAll<HTMLTableCellElement>('td')]
        .slice(1)
        .map(({ dataset, colSpan }) => [dataset.label, colSpan]),
    )
    const judged = [
      ['Instructor que registró', 1],
      ['Fecha de registro', 1],
      ['Observaciones', 1],
    ]
    const pending = (label?: string) => [
      [label, 2],
      ['Observaciones', 1],
    ]
    expect(cells).toEqual([judged, pending('Instructor que registró'), pending(), judged])
  })

  test('expand and collapse all at once, even if some are expanded already', async () => {
    const screen = await opened()
    press(screen, 'Expandir todo')
    expect(shown(screen)).toHaveLength(8)
    fireEvent.click(screen.getByRole('button', { name: '38302 SEMBRAR' }))
    expect(shown(screen)).toHaveLength(7)
    press(screen, 'Expandir todo')
    expect(shown(screen)).toHaveLength(8)
    press(screen, 'Contraer todo')
    expect(shown(screen)).toEqual([MISSING_ROWS[0], [COMPLETE]])
  })

  test('start collapsed if nothing is known to be missing: before a report, and for people not in training', async () => {
    expect(shown(await opened({ faltan: null }))).toEqual([MISSING_ROWS[0], [COMPLETE]])
  })

  test('are only one line if the person lacks nothing', async () => {
    const screen = await openApprentice({ competencias: COMPETENCIES.slice(1), faltan: 0 })
    expect(screen.getByText('No queda ningún resultado pendiente')).toBeTruthy()
    expect(shown(screen)).toEqual([[COMPLETE]])
  })

  test('have no line for complete competencies if there are none', async () => {
    const screen = await openApprentice({ competencias: COMPETENCIES.slice(0, 1), faltan: 3 })
    expect(shown(screen)).toEqual(MISSING_ROWS)
    press(screen, 'Expandir todo')
    expect(shown(screen)).toEqual([...MISSING_ROWS, APPROVED_ROW])
    press(screen, 'Contraer todo')
    expect(shown(screen)).toHaveLength(1)
  })

  test('are replaced by an explanation if the program has none', async () => {
    const screen = await openApprentice({ competencias: [] })
    expect(screen.getByText('El programa aún no tiene competencias')).toBeTruthy()
    expect(screen.getByText(es.competencies.noneHelp)).toBeTruthy()
    expect(screen.container.querySelector('#competencies')).toBeNull()
  })
})

describe('the history of an outcome', () => {
  const change = { id_resultado: 1, evaluador: '', fecha_reporte: null, fecha: '2026-03-05T13:00:00.000Z' } as const
  const history = answer(getOutcomeHistory, {
    ok: true,
    cambios: [
      { ...change, antes: 'pendiente', despues: 'NO APROBADO', archivo: 'uno.xls' },
      {
        ...change,
        antes: 'NO APROBADO',
        despues: 'APROBADO',
        archivo: 'dos.xls',
        evaluador: 'ANA ROJAS',
        fecha_reporte: '2026-03-04',
        fecha: '2026-03-06T13:00:00.000Z',
      },
      { ...change, id_resultado: 2, antes: 'pendiente', despues: 'NO APROBADO', archivo: 'otro.xls' },
    ],
  })
  const opened = async (reply: FakeAnswer) => {
    const screen = await openApprentice({ competencias: COMPETENCIES }, [reply])
    press(screen, 'Expandir todo')
    return { ...screen, button: screen.getByRole('button', { name: 'Historia 71001 RESULTADO 1' }) }
  }

  test('has a button only if the outcome changed, and lists only changes of this outcome, the oldest first', async () => {
    const screen = await opened(history)
    expect(screen.getAllByText('Historia')).toHaveLength(1)
    expect([screen.button.getAttribute('aria-expanded'), screen.button.getAttribute('aria-controls')]).toEqual([
      'false',
      null,
    ])
    fireEvent.click(screen.button)
    await screen.findByText(/uno\.xls/)
    const box = document.getElementById(screen.button.getAttribute('aria-controls')!)!
    expect(textsOf(box, 'ol > li')).toEqual([
      '05/03/2026 08:00 Pendiente → No aprobado, por «uno.xls».',
      '06/03/2026 08:00 No aprobado → Aprobado, por «dos.xls» del 04/03/2026. Lo registró ANA ROJAS.',
    ])
    expect(screen.sent.map(({ url }) => url)).toContain('/api/fichas/aprendiz/1012345678/historial?ficha=2990024')
    expect(screen.button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(screen.button)
    expect(screen.queryByText(/uno\.xls/)).toBeNull()
  })

  test('is replaced by an error if the request fails', async () => {
    const screen = await opened(refuse(getOutcomeHistory, 403, 'forbidden'))
    fireEvent.click(screen.button)
    expect(await screen.findByText('No se pudo cargar la historia de este resultado')).toBeTruthy()
  })
})
