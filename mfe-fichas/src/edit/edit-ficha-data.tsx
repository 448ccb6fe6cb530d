import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { SAVED_MS } from '@fichero/contract/limits'
import { useCall } from '@fichero/kit/api'
import { FormSaved } from '@fichero/kit/form'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useState } from 'react'
import { FichaChoices } from '../form/ficha-choices'
import { FichaFormSkeleton } from '../form/ficha-form-skeleton'
import { EditFichaForm } from './edit-ficha-form'

interface EditFichaDataProps {
  nroFicha: number
  programId: number | undefined
  onClose: () => void
}

/** Loads the ficha and the options of its form, then renders the form. */
export function EditFichaData({ nroFicha, programId, onClose }: EditFichaDataProps) {
  const { t } = useTranslation('fichas')
  const [isSaved, setSaved] = useState(false)
  const ficha = useCall(getFicha, { params: { nroFicha } })
  if (isSaved) return <FormSaved title={t('edit.done')} duration={SAVED_MS} onClose={onClose} />
  return (
    <QueryView once query={ficha} skeleton={<FichaFormSkeleton />} errorTitle={t('detail.error')}>
      {(stored) => (
        <FichaChoices ficha={stored}>
          {(choices) => (
            <EditFichaForm stored={stored} programId={programId} choices={choices} onSaved={() => setSaved(true)} />
          )}
        </FichaChoices>
      )}
    </QueryView>
  )
}
