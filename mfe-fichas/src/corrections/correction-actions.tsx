import { FormModal } from '@fichero/kit/dialog'
import { lazyPart, MoreMenu } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'
import type { Apprentice } from '../enrolment/enrolment'

const CorrectDocumentForm = lazyPart('fichas/correct-document', () =>
  import(/* webpackChunkName: "correct-document" */ './correct-document-form').then((part) => part.CorrectDocumentForm),
)
const MergeForm = lazyPart('fichas/merge-people', () =>
  import(/* webpackChunkName: "merge-people" */ './merge-form').then((part) => part.MergeForm),
)

/** The open form. `otro` is the document number of the person to merge with, if it is known. */
type Opened = { form: 'document' } | { form: 'merge'; otro?: string }

/** A menu to correct a person's document number or to merge two people. Not rendered if the user may not do that. */
export function CorrectionActions({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!apprentice.can.correct) return null
  const close = () => setOpened(null)
  return (
    <>
      <MoreMenu>
        <Button
          variant="default"
          onClick={() => setOpened({ form: 'document' })}
          onPointerEnter={CorrectDocumentForm.preload}
          onFocus={CorrectDocumentForm.preload}
        >
          {t('correct.open')}
        </Button>
        <Button
          variant="default"
          onClick={() => setOpened({ form: 'merge' })}
          onPointerEnter={MergeForm.preload}
          onFocus={MergeForm.preload}
        >
          {t('merge.open')}
        </Button>
      </MoreMenu>
      <FormModal opened={opened?.form === 'document'} onClose={close} title={t('correct.title')}>
        <CorrectDocumentForm
          apprentice={apprentice}
          onDone={close}
          onMerge={(otro) => setOpened({ form: 'merge', otro })}
        />
      </FormModal>
      <FormModal opened={opened?.form === 'merge'} onClose={close} title={t('merge.title')}>
        <MergeForm apprentice={apprentice} otro={opened?.form === 'merge' ? opened.otro : undefined} onDone={close} />
      </FormModal>
    </>
  )
}
