import type { Pe04Answer, Pe04Comparison } from '@fichero/contract/pe04.schema'
import { Announced, FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { RejectedRows, Warnings } from '@fichero/kit/import'
import { Stack, Text } from '@fichero/kit/ui'

interface Pe04SummaryProps {
  reporte: Pe04Answer['reporte']
  comparison: Pe04Comparison
}

/** What a PE-04 has in numbers, with the rows that were not read. */
export function Pe04Summary({ reporte, comparison: { fichas, fuera, omitidas, programas } }: Pe04SummaryProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const count = (sought: string) => number(fichas.filter(({ situacion }) => situacion === sought).length)
  const skipped = omitidas.map(({ nivel, filas }) => `${nivel} (${number(filas)})`)
  return (
    <Stack gap="md">
      <Announced>
        <Text>{t('pe04.compared', { archivo: reporte.archivo, count: fichas.length })}</Text>
      </Announced>
      <FactList
        label={t('pe04.counts')}
        facts={[
          [t('pe04.fact.missing'), count('falta')],
          [t('pe04.fact.different'), count('difiere')],
          [t('pe04.fact.same'), count('igual')],
          [t('pe04.fact.onlyHere'), number(fuera.length)],
          [t('pe04.fact.programs'), number(programas.length)],
        ]}
      />
      {skipped.length > 0 && <Text size="sm">{t('pe04.skipped', { levels: skipped.join(', ') })}</Text>}
      <RejectedRows report={reporte} />
      <Warnings report={reporte} />
    </Stack>
  )
}
