import { programPath } from '@fichero/contract/paths'
import type { ProgramFileAnswer } from '@fichero/contract/programs.schema'
import { Announced, FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Alert, Anchor, Stack } from '@fichero/kit/ui'
import { CompetencyTexts } from '../design/competency-texts'
import { NewVersion } from './new-version'

/** Shows the content of the chosen file: the program, its competencies and its outcomes. */
export function FileSummary({ content }: { content: ProgramFileAnswer }) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  const { nombre, codigo, version, existe, total_competencias, total_resultados, repetidos, filas_vacias } = content
  const { archivo } = content.reporte
  const facts: [string, string | null][] = [
    [t('kit:label.nombre_programa'), nombre],
    [t('detail.code'), codigo],
    [t('detail.version'), version],
    [t('detail.competencies'), number(total_competencias)],
    [t('detail.outcomes'), number(total_resultados)],
    [t('file.repeated'), repetidos > 0 ? number(repetidos) : null],
    [t('file.blank'), filas_vacias > 0 ? t('file.blankRows', { number: number(filas_vacias) }) : null],
  ]
  const listed = content.competencias.reduce(
    (sum, { resultados_aprendizaje }) => sum + resultados_aprendizaje.length,
    0,
  )
  return (
    <Stack gap="sm">
      <Announced>
        <Alert variant="default" title={t('file.title', { archivo })} role="note">
          <FactList layout="rows" facts={facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))} />
        </Alert>
      </Announced>
      {existe && (
        <Alert color="orange">
          {t('file.exists', { code: codigo, version })}{' '}
          <Anchor component={Link} to={programPath(existe.id)} inherit underline="always">
            {t('file.open', { name: existe.nombre_programa })}
          </Anchor>
        </Alert>
      )}
      {!existe && content.versiones.length > 0 && <NewVersion content={content} />}
      <details>
        <summary>{t('file.competencies')}</summary>
        <CompetencyTexts competencies={content.competencias} />
        {listed < total_resultados && (
          <p>{t('file.first', { shown: number(listed), total: number(total_resultados) })}</p>
        )}
      </details>
    </Stack>
  )
}
