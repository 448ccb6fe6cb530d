import type { FileCall } from '@fichero/contract/calls/call'
import type { ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type CallInput, callFile } from '../api/call'
import type { DownloadedFile } from '../api/send'
import { useErrorText } from '../frame/use-error-text'
import { notifyError } from '../notify'
import { Button } from '../ui/button'

interface DownloadButtonProps<C extends FileCall> extends Pick<ButtonProps, 'size' | 'variant'> {
  call: C
  /** The parameters, query, body and file that the call declares. The user's language is added as `lang`. */
  input: CallInput<C>
  children: ReactNode
}

/**
 * A button that requests a file with the session's token and saves it under the name from the server. While the file loads,
 * the button ignores clicks. An error is shown in a toast.
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

/** Saves a file like a download of the browser. */
function saveFile({ name, content }: DownloadedFile): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // In the next task the browser has started the download, which no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url))
}

type FileInput = Parameters<typeof callFile>[1]

/** Adds the user's language to the query of a call. */
const inLanguage = (input: object, language: string): FileInput => {
  const { params, query, body, file } = input as FileInput
  return { params, body, file, query: { ...query, lang: language === 'en' ? 'en' : 'es' } }
}
