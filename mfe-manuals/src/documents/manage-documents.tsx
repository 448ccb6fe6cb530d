import type { ListedDocument } from '@fichero/contract/manuals.schema'
import { FormModal } from '@fichero/kit/dialog'
import { FormSkeleton, lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconPlus } from '@fichero/kit/icons'
import { Button, Group, useDisclosure } from '@fichero/kit/ui'
import { DocumentStateButton } from './document-state-button'
import { EditDocument } from './edit-document'
import { useDocumentTitle } from './use-document-title'

const PublishForm = lazyPart(
  'manuals/publish-form',
  () =>
    import(/* webpackChunkName: "publish-document" */ './publish-document-form').then(
      (part) => part.PublishDocumentForm,
    ),
  <FormSkeleton />,
)
export function PublishDocument() {
  const { t } = useTranslation('manuals')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        leftSection={<IconPlus />}
        onClick={open}
        onPointerEnter={PublishForm.preload}
        onFocus={PublishForm.preload}
      >
        {t('publish.open')}
      </Button>
      <FormModal opened={isOpen} onClose={close} title={t('publish.open')}>
        <PublishForm onDone={close} />
      </FormModal>
    </>
  )
}

export function DocumentButtons({ document }: { document: ListedDocument }) {
  const { t } = useTranslation('manuals')
  const title = useDocumentTitle()(document)
  return (
    <Group gap="xs" wrap="nowrap">
      <EditDocument.Button
        form={{ document }}
        can={document.can.edit}
        size="compact-sm"
        aria-label={t('replace.named', { title })}
      >
        {t('replace.open')}
      </EditDocument.Button>
      <DocumentStateButton document={document} verb="disable" />
      <DocumentStateButton document={document} verb="enable" />
    </Group>
  )
}
