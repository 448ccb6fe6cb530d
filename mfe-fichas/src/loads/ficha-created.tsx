import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import { fichaPath, missingPath } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { ImportReportView } from '@fichero/kit/import'
import { Link } from '@fichero/kit/router'
import { Button, Group } from '@fichero/kit/ui'

/** A ficha that was created with a file: what came of its rows, and where to go. */
export function FichaCreated({ answer: { ficha, reporte } }: { answer: CreateFichaAnswer }) {
  const { t } = useTranslation('fichas')
  if (!ficha) return null
  const { nro_ficha } = ficha
  return (
    <>
      <ImportReportView report={reporte} />
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
