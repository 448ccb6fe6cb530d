import { progressLinksPath } from '@fichero/contract/paths'
import { FormModal } from '@fichero/kit/dialog'
import { lazyPart, MoreMenu } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'
import type { Apprentice } from '../enrolment/enrolment'

const CorrectDocumentForm = lazyPart('fichas/correct-document', () =>
  import(/* webpackChunkName: "correct-document" */ '../corrections/correct-document-form').then(
    (part) => part.CorrectDocumentForm,
  ),
)
const MergeForm = lazyPart('fichas/merge-people', () =>
  import(/* webpackChunkName: "merge-people" */ '../corrections/merge-form').then((part) => part.MergeForm),
)

/** The open form. `otro` is the document number of the person to merge with, if it is known. */
type Opened = { form: 'document' } | { form: 'merge'; otro?: string }

/** A menu to share a person's progress, to correct the document number or to merge two people: what the user may do. */
export function MoreActions({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const [opened, setOpened] = useState<Opened | null>(null)
  const { can, aprendiz, ficha } = apprentice
  if (!can.correct && !can.shareProgress) return null
  const close = () => setOpened(null)
  return (
    <>
      <MoreMenu>
        {can.shareProgress && (
          <Button variant="default" component={Link} to={progressLinksPath(ficha.nro_ficha, aprendiz.nro_documento)}>
            {t('links.one')}
          </Button>
        )}
        {can.correct && (
          <>
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
          </>
        )}
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
