import type { ListedDocument } from '@fichero/contract/manuals.schema'
import { FormModal } from '@fichero/kit/dialog'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconEdit, IconPlus } from '@fichero/kit/icons'
import { Button, Group, Skeleton, Stack, useDisclosure } from '@fichero/kit/ui'
import { DocumentStateButton } from './document-state-button'
import { useDocumentTitle } from './use-document-title'

const skeleton = (
  <Stack aria-busy="true">
    <Skeleton height={120} />
    <Skeleton height={60} />
    <Skeleton height={60} />
  </Stack>
)
const PublishForm = lazyPart(
  'manuals/publish-form',
  () =>
    import(/* webpackChunkName: "publish-document" */ './publish-document-form').then(
      (part) => part.PublishDocumentForm,
    ),
  skeleton,
)
const EditForm = lazyPart(
  'manuals/edit-form',
  () => import(/* webpackChunkName: "edit-document" */ './edit-document-form').then((part) => part.EditDocumentForm),
  skeleton,
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

export function DocumentButtons({ document, onEdit }: { document: ListedDocument; onEdit: () => void }) {
  const { t } = useTranslation('manuals')
  const title = useDocumentTitle()(document)
  return (
    <Group gap="xs" wrap="nowrap">
      {document.can.edit && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconEdit />}
          aria-label={t('replace.named', { title })}
          onClick={onEdit}
          onPointerEnter={EditForm.preload}
          onFocus={EditForm.preload}
        >
          {t('replace.open')}
        </Button>
      )}
      <DocumentStateButton document={document} verb="disable" />
      <DocumentStateButton document={document} verb="enable" />
    </Group>
  )
}

export function EditDocument({ document, onClose }: { document: ListedDocument; onClose: () => void }) {
  const { t } = useTranslation('manuals')
  return (
    <FormModal opened onClose={onClose} title={t('replace.title')}>
      <EditForm initial={document} onSaved={onClose} />
    </FormModal>
  )
}
