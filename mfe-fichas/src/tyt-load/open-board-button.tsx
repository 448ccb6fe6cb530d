import { PATHS } from '@fichero/contract/paths'
import { ApiError } from '@fichero/kit/api'
import { handFiles } from '@fichero/kit/files'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { LOAD } from './load-steps'

/** True if the API rejected a file because it has the steps of the TyT test, which the board loads. */
export const isOfSteps = (error: unknown) =>
  error instanceof ApiError && error.code === 'wrong_kind' && error.body.params?.tipo_recibido === 'tyt'

/** Opens the board with the file, which was dropped elsewhere. */
export function OpenBoardButton({ file, onOpen }: { file: File; onOpen: () => void }) {
  const { t } = useTranslation('fichas')
  return (
    <Button
      variant="default"
      size="xs"
      component={Link}
      to={`${PATHS.tytBoard}?${LOAD}`}
      onClick={() => {
        handFiles(PATHS.tytBoard, [file])
        onOpen()
      }}
    >
      {t('tytLoad.here')}
    </Button>
  )
}
