import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import { fichaPath, missingPath } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { ImportReportView } from '@fichero/kit/import'
import { Link } from '@fichero/kit/router'
import { Button, Group } from '@fichero/kit/ui'

/** Shown after a ficha was created from a file: the import report, and links to the next steps. */
export function FichaCreated({ answer: { ficha, reporte } }: { answer: CreateFichaAnswer }) {
  const { t } = useTranslation('fichas')
  if (!ficha) return null
  const { nro_ficha } = ficha
  return (
    <>
      <ImportReportView report={reporte} isNewFicha />
      <Group gap="sm">
        {reporte.tipo === 'juicios' && (
          <Button component={Link} to={missingPath(nro_ficha)}>
            {t('missing.see')}
          </Button>
        )}
        <Button component={Link} to={fichaPath(nro_ficha)} variant="default">
          {t('create.openExisting', { nro_ficha })}
        </Button>
      </Group>
    </>
  )
}
