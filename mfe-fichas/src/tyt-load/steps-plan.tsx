import type { LoadTytAnswer } from '@fichero/contract/tyt-board.schema'
import { TYT_STEPS } from '@fichero/contract/tyt-steps'
import { Announced, FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { RejectedRows, Warnings } from '@fichero/kit/import'
import { Stack, Text } from '@fichero/kit/ui'

/** What a load would change: the number of people, the number of days of each step, and the rows that are left out. */
export function StepsPlan({ plan: { reporte, pasos } }: { plan: LoadTytAnswer }) {
  const { t } = useTranslation('fichas')
  const { archivo, registros } = reporte
  const count = registros.cambiados
  return (
    <Stack gap="md">
      <Announced>
        <Text>{count === 0 ? t('tytLoad.wouldNobody', { archivo }) : t('tytLoad.would', { archivo, count })}</Text>
      </Announced>
      <StepsCounts pasos={pasos} unchanged={registros.sin_cambio} />
      <RejectedRows report={reporte} />
      <Warnings report={reporte} />
    </Stack>
  )
}

/** The number of days of each step, and of rows without changes. */
export function StepsCounts({ pasos, unchanged }: Pick<LoadTytAnswer, 'pasos'> & { unchanged: number }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  return (
    <FactList
      label={t('tytLoad.counts')}
      layout="rows"
      facts={[
        ...TYT_STEPS.map((step): [string, string] => [t(`tytStep.state.${step}`), number(pasos[step])]),
        [t('tytLoad.unchanged'), number(unchanged)],
      ]}
    />
  )
}
