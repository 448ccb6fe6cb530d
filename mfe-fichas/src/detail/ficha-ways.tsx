import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { competencyMapPath, missingPath, owedPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button, Group } from '@fichero/kit/ui'

/** Other views of the ficha's judgments, once there are any. */
export function FichaWays({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  if (ficha.ultimo_reporte === null) return null
  return (
    <Group gap="sm" data-screen-only>
      <Button component={Link} to={missingPath(ficha.nro_ficha)} size="xs">
        {t('missing.counted', { number: format.number(ficha.totales.faltan) })}
      </Button>
      <Button component={Link} to={competencyMapPath(ficha.nro_ficha)} variant="default" size="xs">
        {t('map.title')}
      </Button>
      {ficha.estado === 'habilitado' && (
        <Button component={Link} to={owedPath(ficha.nro_ficha)} variant="default" size="xs">
          {t('owed.title')}
        </Button>
      )}
    </Group>
  )
}
