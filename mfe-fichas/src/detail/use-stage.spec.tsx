/** @jest-environment jsdom */
import es from '../../locales/es.json'
import { openPage } from '../../testing/open-page'
import { useProgressName } from './use-progress-name'
import { useStage } from './use-stage'

test.each([
  ['en_proceso', 'lectiva', false, /^Lectiva hasta el .*2026$/, 'tecnologo', es.progress.tyt],
  ['en_practicas', 'productiva', false, /^Productiva hasta el .*2027$/, 'tecnico', es.progress.plain],
  ['finalizadas', 'productiva', false, /^Terminó el .*2027$/, 'tecnico', es.progress.plain],
  ['en_proceso', 'lectiva', true, /^Lectiva, puesta a mano$/, 'tecnico', es.progress.plain],
  ['en_practicas', 'productiva', true, /^Productiva, puesta a mano$/, 'tecnico', es.progress.plain],
  ['finalizadas', 'productiva', true, /^Terminó el .*2027$/, 'tecnico', es.progress.plain],
] as const)(
  'useStage names the stage and the progress of a ficha: category %s, stage %s, stage set by hand: %s',
  async (categoria, etapa, etapa_a_mano, text, nivel, name) => {
    const ficha = { categoria, etapa, etapa_a_mano, fecha_fin_lectiva: '2026-07-20', fecha_fin_ficha: '2027-01-20' }
    let stage = ''
    let progress = ''
    function Page() {
      const stageOf = useStage()
      stage = stageOf(ficha as never)
      progress = useProgressName(nivel)
      return null
    }
    await openPage(Page)
    expect(stage).toMatch(text)
    expect(progress).toBe(name)
  },
)
