import { FormModal, useDialogAddress } from '@fichero/kit/dialog'
import { FormSkeleton, lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconUpload } from '@fichero/kit/icons'
import { Button } from '@fichero/kit/ui'

const LoadStepsForm = lazyPart(
  'fichas/load-steps',
  () => import(/* webpackChunkName: "load-steps" */ './load-steps-form').then((part) => part.LoadStepsForm),
  <FormSkeleton />,
)

/** The parameter of the board's URL that opens the dialog. */
export const LOAD = 'cargar'

/** Button and dialog that record the days of a workbook. */
export function LoadSteps() {
  const { t } = useTranslation('fichas')
  const [opened, { open, close }] = useDialogAddress(LOAD)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload />}
        onClick={() => open()}
        onPointerEnter={LoadStepsForm.preload}
        onFocus={LoadStepsForm.preload}
      >
        {t('tytLoad.open')}
      </Button>
      <FormModal opened={opened !== null} onClose={close} title={t('tytLoad.title')}>
        <LoadStepsForm />
      </FormModal>
    </>
  )
}
