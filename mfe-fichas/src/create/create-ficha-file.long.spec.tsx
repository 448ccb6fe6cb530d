/** @jest-environment jsdom */
import { readFichaFile } from '@fichero/contract/calls/fichas.calls'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { Permission } from '@fichero/contract/permissions'
import { refuse } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { buttonOf, factsOf, fieldOf, linksOf, textOf, textsOf, untilText } from '../../testing/dom-queries'
import {
  ambiguous,
  complete,
  contentAnswer,
  END,
  FILE_CONTENT,
  NUMBER,
  openCreation,
  PROGRAM,
  postsOf,
  readFile,
  START,
  takeFile,
  version,
} from '../../testing/open-creation'
import { openPage } from '../../testing/open-page'
import { Contradiction } from './contradiction'
import { FileSummary } from './file-summary'

describe('the summary of a file', () => {
  const renderSummary = (changes: Partial<FichaFileAnswer> = {}, as: Permission[] = []) =>
    openPage(() => <FileSummary content={{ ...FILE_CONTENT, ...changes }} />, { as })

  test('lists the facts in the file, and shows no alert if there is no problem', async () => {
    const { container, queryByRole } = await renderSummary()
    expect(textOf(queryByRole('note'))).toMatch(/^Esto dice «juicios\.xls»/)
    expect(factsOf(container)).toEqual([
      ['Número de ficha', '2888001'],
      ['Programa', 'VIVEROS'],
      ['Inicio de la etapa lectiva', '05/02/2025'],
      ['Fin de la ficha', '04/02/2027'],
      ['Aprendices', '1.021 aprendices. EN FORMACION: 1.020, CANCELADO: 1.'],
    ])
    expect(queryByRole('alert')).toBeNull()
  })

  test('omits facts that the file lacks, and names the program version if there are other versions', async () => {
    const none = { nro_ficha: null, programa: null, programas: [], fecha_inicio: null, fecha_fin: null, estados: [] }
    const { container, unmount } = await renderSummary(none)
    expect(factsOf(container)).toEqual([['Aprendices', es.file.several]])
    unmount()
    const versions = await renderSummary({ versiones: [version('1', 'habilitado'), version('2', 'habilitado')] })
    expect(factsOf(versions.container)[1]).toEqual(['Programa', 'VIVEROS, versión 2'])
    expect(versions.queryByRole('alert')).toBeNull()
  })

  test('says that the ficha exists already, and links to it', async () => {
    const { getByRole, container } = await renderSummary({ existe: true })
    expect(textOf(getByRole('alert'))).toBe(
      'La ficha 2888001 ya existe y no se puede crear otra vez. Abrir la ficha 2888001',
    )
    expect(linksOf(container)).toEqual([['Abrir la ficha 2888001', '/fichas/visualizar/2888001']])
  })

  test('lists the people who are in other fichas', async () => {
    const eva = { tipo_documento: 'CC', nro_documento: '5', nombre: 'EVA', apellido: 'PAZ', fichas: [1, 2] }
    const { getByRole } = await renderSummary({ en_otras_fichas: [eva, { ...eva, nro_documento: '6', fichas: [3] }] })
    const box = getByRole('alert')
    expect(textOf(box)).toContain('2 aprendices ya están en formación en otra ficha activa')
    expect(textsOf(box, 'li')).toEqual(['EVA PAZ, CC 5: ficha 1, 2', 'EVA PAZ, CC 6: ficha 3'])
    expect(textOf(box)).toContain(es.file.elsewhereHelp)
  })

  test.each<[string, Partial<FichaFileAnswer>, Permission[], string, [string, string][]]>([
    [
      'can be created by the user',
      { versiones: [version('1', 'habilitado')] },
      ['programs:create'],
      'La versión 2 de este programa aún no está. Créela primero',
      [['Crear la versión 2', '/programs?crear']],
    ],
    [
      'must be requested from an administrator',
      { versiones: [version('1', 'habilitado')] },
      [],
      'La versión 2 de este programa aún no está. Pida a un administrador',
      [],
    ],
    [
      'can be reactivated by the user',
      { versiones: [version('1', 'habilitado'), version('2', 'deshabilitado')] },
      ['programs:enable'],
      'La versión 2 de este programa está deshabilitada. Reactívela primero.',
      [['Abrir la versión 2', '/programas/9']],
    ],
  ])('says that a missing or disabled program version %s', async (_, changes, as, text, links) => {
    const { getByRole, container } = await renderSummary(changes, as)
    expect(textOf(getByRole('alert'))).toContain(text)
    expect(linksOf(container)).toEqual(links)
  })

  test('shows no alert for a program version that can be created from the file', async () => {
    const versiones = [version('1', 'habilitado')]
    const { queryByRole } = await renderSummary({ tipo: 'juicios', programas: [], total_resultados: 9, versiones })
    expect(queryByRole('alert')).toBeNull()
  })

  test('shows the reason if the API rejects the file', async () => {
    const screen = await openCreation([refuse(readFichaFile, 422, 'forbidden')])
    await takeFile()
    await untilText('El archivo no se puede usar')
    expect(textsOf(screen.page, 'form [role=alert]')).toEqual([expect.stringContaining('forbidden')])
    expect(screen.queryByText(/^Esto dice/)).toBeNull()
  })

  test('names hidden rows, and sends the user’s answer to load them with both later requests', async () => {
    const screen = await openCreation([
      { ...contentAnswer({ ocultas: { total: 2, filas: '6–7' } }), query: '' },
      { ...contentAnswer(), query: 'ocultas=true' },
    ])
    await takeFile()
    await untilText('No se cargan 2 filas ocultas del archivo')
    await act(async () => screen.press('Cargar también lo oculto'))
    await untilText('También se carga lo que el archivo oculta')
    await complete(screen)
    await act(async () => screen.press('Crear ficha'))
    await waitFor(() => expect(postsOf(screen).map(({ url }) => url)).toEqual(['/api/fichas/create?ocultas=true']))
  })

  test('asks how to read ambiguous dates, and sends the user’s answer with both later requests', async () => {
    const screen = await openCreation([
      refuse(readFichaFile, 422, 'dates_ambiguous', ambiguous),
      { ...contentAnswer(), query: 'fechas=dmy' },
    ])
    await takeFile()
    await untilText('¿Qué va primero en estas fechas')
    expect(screen.queryByText('El archivo no se puede usar')).toBeNull()
    await act(async () => screen.press('El día va primero'))
    await untilText('Esto dice «juicios.xls»')
    expect(screen.sent.filter(({ url }) => url.includes('archivo')).map(({ url }) => url)).toEqual([
      '/api/fichas/archivo',
      '/api/fichas/archivo?fechas=dmy',
    ])
    await complete(screen)
    await act(async () => screen.press('Crear ficha'))
    await waitFor(() => expect(postsOf(screen).map(({ url }) => url)).toEqual(['/api/fichas/create?fechas=dmy']))
  })
})

describe('a field for which the file has a value', () => {
  const onUse = jest.fn()
  const VALUES = {
    nroFicha: '2888001',
    idProgramaFormacion: '7',
    fechaInicioLectiva: '2025-02-05',
    fechaFinFicha: '2027-02-04',
  }
  const renderNote = (field: keyof typeof VALUES, value: string, changes: Partial<FichaFileAnswer> = {}) => {
    onUse.mockClear()
    const props = { field, values: { ...VALUES, [field]: value }, content: { ...FILE_CONTENT, ...changes }, onUse }
    return openPage(() => <Contradiction {...props} />)
  }
  const versions = [version('1', 'habilitado'), version('2', 'habilitado')]

  test.each<[keyof typeof VALUES, string, Partial<FichaFileAnswer>, string, string | null]>([
    ['nroFicha', '2777001', {}, 'El archivo dice «2888001».', '2888001'],
    ['fechaInicioLectiva', '2025-02-06', {}, 'El archivo dice «05/02/2025».', '2025-02-05'],
    ['fechaFinFicha', '2027-02-05', {}, 'El archivo dice «04/02/2027».', '2027-02-04'],
    ['idProgramaFormacion', '8', {}, 'El archivo dice «VIVEROS».', '7'],
    ['idProgramaFormacion', '8', { versiones: versions }, 'El archivo dice «VIVEROS, versión 2».', '7'],
    ['idProgramaFormacion', '8', { programas: [] }, es.file.differsByName.replace('{{value}}', 'VIVEROS'), null],
    ['idProgramaFormacion', '8', { programas: [], versiones: versions }, 'El archivo dice «VIVEROS, versión 2».', null],
  ])('has a note with the value in the file: %s, typed %j (%#)', async (field, value, changes, text, used) => {
    const { getByRole } = await renderNote(field, value, changes)
    expect(textOf(getByRole('note'))).toBe(used === null ? text : `${text} Usar lo del archivo`)
    if (used === null) return
    fireEvent.click(buttonOf('Usar lo del archivo')!)
    expect(onUse).toHaveBeenCalledWith(field, used)
  })

  test.each(Object.entries(VALUES))('has no note if the typed value is equal: %s', async (field, value) => {
    const { queryByRole } = await renderNote(field as keyof typeof VALUES, value)
    expect(queryByRole('note')).toBeNull()
  })

  test('has a note if the typed value differs, and the note’s button takes the value of the file', async () => {
    const screen = await openCreation()
    await readFile()
    const notes = () => textsOf(screen.page, '[role=note]').filter((note) => note?.startsWith('El archivo'))
    expect(notes()).toEqual([])
    for (const [label, typed] of [
      [NUMBER, '2777001'],
      [START, '06/02/2025'],
      [END, '05/02/2027'],
    ] as const)
      screen.type(label, typed)
    await screen.choose(PROGRAM, 'COCINA')
    expect(notes()).toEqual([
      'El archivo dice «2888001». Usar lo del archivo',
      'El archivo dice «VIVEROS». Usar lo del archivo',
      'El archivo dice «05/02/2025». Usar lo del archivo',
      'El archivo dice «04/02/2027». Usar lo del archivo',
    ])
    await act(async () => screen.press('Usar lo del archivo'))
    expect([fieldOf(NUMBER).value, notes().length]).toEqual(['2888001', 3])
  })
})

describe('a program created from the report', () => {
  const judgmentsReport: Partial<FichaFileAnswer> = { tipo: 'juicios', programas: [], total_resultados: 1075 }

  test('is offered to users who may create programs, and asks for the fields that the report lacks', async () => {
    const screen = await openCreation([contentAnswer(judgmentsReport)], ['programs:create'])
    await readFile()
    await act(async () => screen.press('Crear «VIVEROS» con este archivo'))
    expect(screen.getByText('El programa se creará con este archivo')).toBeTruthy()
    expect(
      screen.getByText(
        'El archivo trae su diseño: código 228118, versión 2, 1.075 resultados de aprendizaje. Falta lo que no dice:',
      ),
    ).toBeTruthy()
    expect(buttonOf('Crear «VIVEROS» con este archivo')).toBeUndefined()
    expect(fieldOf('Nombre del programa').value).toBe('VIVEROS')
    screen.type('Total de horas', '3984')
    screen.type('Nivel', 'tecnologo')
    await complete(screen)
    await act(async () => screen.press('Crear ficha'))
    await waitFor(() => expect(postsOf(screen)).toHaveLength(1))
    expect(postsOf(screen)[0]?.body).toMatchObject({
      programa: { nombrePrograma: 'VIVEROS', nivel: 'tecnologo', totalHoras: '3984' },
    })
    expect(postsOf(screen)[0]?.body).not.toHaveProperty('idProgramaFormacion')
  })

  test('keeps the typed name while the user switches to the existing programs and back', async () => {
    const screen = await openCreation([contentAnswer(judgmentsReport)], ['programs:create'])
    await readFile()
    await act(async () => screen.press('Crear «VIVEROS» con este archivo'))
    screen.type('Nombre del programa', 'Viveros y jardines')
    await act(async () => screen.press('Elegir un programa que ya está'))
    expect(fieldOf(PROGRAM)).toBeTruthy()
    await act(async () => screen.press('Crear «VIVEROS» con este archivo'))
    expect(fieldOf('Nombre del programa').value).toBe('Viveros y jardines')
  })

  test('is not offered to users who may not create programs', async () => {
    await openCreation([contentAnswer(judgmentsReport)])
    await readFile()
    expect(buttonOf('Crear «VIVEROS» con este archivo')).toBeUndefined()
  })
})
