import { programPath } from '@fichero/contract/paths'
import type { CreateProgramAnswer } from '@fichero/contract/programs.schema'
import { FormModal } from '@fichero/kit/dialog'
import { FormSkeleton, lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useNavigate } from '@fichero/kit/router'
import { useState } from 'react'

const CreateProgramForm = lazyPart(
  'programs/create',
  () => import(/* webpackChunkName: "create-program" */ './create-program-form').then((part) => part.CreateProgramForm),
  <FormSkeleton />,
)

/** Preloads the form's code. */
export const preloadCreateProgram = CreateProgramForm.preload

interface CreateProgramModalProps {
  opened: boolean
  onClose: () => void
}

/** Dialog with the form that creates a program. The code of the form is loaded when the dialog opens. */
export function CreateProgramModal({ opened, onClose }: CreateProgramModalProps) {
  const { t } = useTranslation('programs')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const created = ({ program, reporte }: CreateProgramAnswer) => {
    notifySuccess(t('create.done'))
    // The program's page shows the rejected rows and warnings.
    const hasReport = reporte.rechazados + reporte.advertencias > 0
    // Replaces the history entry of the open dialog, so that Back leads to the list.
    if (program) navigate(programPath(program.id), { state: hasReport ? { reporte } : null, replace: true })
  }

  return (
    // Closing during the upload would hide its result.
    <FormModal opened={opened} onClose={() => !busy && onClose()} title={t('create.title')}>
      <CreateProgramForm onBusy={setBusy} onCreated={created} />
    </FormModal>
  )
}
