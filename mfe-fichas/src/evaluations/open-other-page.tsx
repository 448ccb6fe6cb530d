import { PATHS } from '@fichero/contract/paths'
import { ApiError } from '@fichero/kit/api'
import { handFiles } from '@fichero/kit/files'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { LOAD } from '../tyt-load/load-steps'

/** Returns the kind of a file that the API rejected because it is no report of a ficha. */
const kindOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'wrong_kind' ? error.body.params?.tipo_recibido : undefined

interface OpenOtherPageProps {
  file: File
  error: unknown
  onOpen: () => void
}

/** Opens the page that loads a file of this kind with the file, which was dropped elsewhere. */
export function OpenOtherPage({ file, error, onOpen }: OpenOtherPageProps) {
  const { t } = useTranslation('fichas')
  const canCreate = useCan('fichas:create')
  const kind = kindOf(error)
  const open = (path: string, label: string, query = '') => (
    <Button
      variant="default"
      size="xs"
      component={Link}
      to={`${path}${query}`}
      onClick={() => {
        handFiles(path, [file])
        onOpen()
      }}
    >
      {label}
    </Button>
  )
  if (kind === 'tyt') return open(PATHS.tytBoard, t('tytLoad.here'), `?${LOAD}`)
  return kind === 'pe04' && canCreate ? open(PATHS.pe04, t('pe04.here')) : null
}
