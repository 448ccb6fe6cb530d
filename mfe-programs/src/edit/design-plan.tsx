import type { UpdateProgramAnswer } from '@fichero/contract/programs.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { ImportSummary, RejectedRows, Warnings } from '@fichero/kit/import'
import { Button, Stack, Text } from '@fichero/kit/ui'
import { CodedText } from '../design/coded-text'
import { CompetencyTexts } from '../design/competency-texts'
import classes from '../design/competency-texts.module.css'
import { RejectedDesignDownload } from '../design/rejected-design-download'

interface DesignPlanProps {
  answer: UpdateProgramAnswer
  file: File
  /** Saves without the rejected rows. */
  onPartial: () => void
}

/** Preview of an import: what the file adds to the design and which texts it changes. An import never removes anything. */
export function DesignPlan({ answer: { reporte, cambios }, file, onPartial }: DesignPlanProps) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  if (!reporte || !cambios) return null
  const { nuevos, cambiados } = reporte.registros
  const { renombrados } = cambios
  return (
    <Stack gap="sm">
      <Announced>
        <ImportSummary report={reporte} />
      </Announced>
      {nuevos > 0 && (
        <section>
          <Text fw={600}>{t('plan.adds', { count: nuevos, number: number(nuevos) })}</Text>
          <CompetencyTexts competencies={cambios.nuevos} />
        </section>
      )}
      {renombrados.length > 0 && (
        <details>
          <summary>{t('plan.renames', { count: cambiados, number: number(cambiados) })}</summary>
          <ul className={classes.list}>
            {renombrados.map(({ codigo, antes, despues }) => (
              <li key={codigo}>
                <CodedText code={codigo}>{t('plan.renamed', { before: antes, after: despues })}</CodedText>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Text size="sm">{t('plan.stays')}</Text>
      <RejectedRows report={reporte} tools={<RejectedDesignDownload file={file} />} />
      {reporte.rechazados > 0 && reporte.rechazados < reporte.filas && (
        <div>
          <Button variant="default" onClick={onPartial}>
            {t('plan.saveValid')}
          </Button>
        </div>
      )}
      <Warnings report={reporte} />
    </Stack>
  )
}
