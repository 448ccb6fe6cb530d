import type { FileCall } from '@fichero/contract/calls/call'
import { Button, type ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type CallInput, callFile } from '../api/call'
import { useErrorText } from '../frame/use-error-text'
import { notifyError } from '../notify'
import { saveFile } from './save-file'

interface DownloadButtonProps<C extends FileCall> extends Pick<ButtonProps, 'size' | 'variant'> {
  call: C
  /** Parameters, query, body and the file that the call takes. The user's language is added as `lang`. */
  input: CallInput<C>
  children: ReactNode
}

/**
 * Requests a file with the session's token and saves it under the server's name. It shows that it works, takes no second
 * click meanwhile, and tells an error by a toast.
 */
export function DownloadButton<C extends FileCall>({
  call,
  input,
  variant = 'default',
  ...rest
}: DownloadButtonProps<C>) {
  const { i18n } = useTranslation()
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callFile(call, inLanguage(input, i18n.language)),
    onSuccess: saveFile,
    onError: (error) => notifyError(errorText(error)),
  })
  return (
    <Button variant={variant} leftSection={<IconDownload />} loading={isPending} onClick={() => mutate()} {...rest} />
  )
}

type FileInput = Parameters<typeof callFile>[1]

const inLanguage = (input: object, language: string): FileInput => {
  const { params, query, body, file } = input as FileInput
  return { params, body, file, query: { ...query, lang: language === 'en' ? 'en' : 'es' } }
}
