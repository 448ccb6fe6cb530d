import { SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import { useMediaQuery } from '@mantine/hooks'
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import { useUnsaved } from '../unsaved/use-unsaved'
import { ChosenFile } from './chosen-file'
import classes from './file-drop.module.css'
import { refusal } from './file-refusal'

const MB = 1024 * 1024

interface FileDropProps {
  label: string
  /** A sentence on what the file is; formats and size are added. */
  hint: string
  maxBytes: number
  /** What may be chosen, if it is no spreadsheet. */
  extensions?: readonly string[]
  value: File | null
  onChange: (file: File | null) => void
  /** Takes several files at once, instead of `onChange`. */
  onFiles?: (files: File[]) => void
  /** The form's message. The message for a file just refused takes precedence. */
  error?: string
  disabled?: boolean
  /** Marks the label like those of other required fields. */
  required?: boolean
  /** The path by which the form finds and focuses the field. */
  'data-path'?: string
}

/**
 * Selects one file, a spreadsheet unless told otherwise, or several with `onFiles`, by drop or with the browser's file dialog.
 * A button that leads to the screen which takes files is `FilesButton` of `kit/files`.
 * @keys Enter and Space open the file dialog.
 */
export function FileDrop({
  label,
  hint,
  maxBytes,
  extensions = SPREADSHEET_EXTENSIONS,
  value,
  onChange,
  onFiles,
  error,
  disabled = false,
  required = false,
  'data-path': path,
}: FileDropProps) {
  const { t } = useTranslation('kit')
  const limits = { accept: useFormat().either(extensions), max: Math.floor(maxBytes / MB) }
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const [over, setOver] = useState(false)
  const touch = useMediaQuery('(pointer: coarse)')
  useUnsaved('file', value?.name)
  const problem = refused || error

  const take = (files: FileList | null) => {
    const given = [...(files ?? [])].slice(0, onFiles ? undefined : 1)
    if (given.length === 0 || disabled) return
    const reasons = given.flatMap((file) => {
      const reason = refusal(file, { maxBytes, extensions })
      return reason ? [{ file, reason }] : []
    })
    const isSheet = extensions === SPREADSHEET_EXTENSIONS
    const sentences = reasons.map(({ file, reason }) => {
      const values = { ...limits, name: file.name }
      if (isSheet || reason === 'tooLarge') return t(`file.${reason}`, values)
      return t(`otherFile.${reason}`, values)
    })
    setRefused(sentences.join(' '))
    const accepted = given.filter((file) => reasons.every((refused) => refused.file !== file))
    if (onFiles) onFiles(accepted)
    else onChange(accepted[0] ?? null)
    // Otherwise selecting the same, corrected file again fires no change event.
    if (input.current) input.current.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }

  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <p className={classes.hint} id={`${id}-hint`}>
        {hint} {t('file.formats', limits)}
      </p>
      <div
        className={classes.zone}
        data-over={over || undefined}
        data-invalid={problem ? true : undefined}
        data-disabled={disabled || undefined}
      >
        <input
          ref={input}
          className={classes.input}
          id={id}
          type="file"
          multiple={onFiles !== undefined}
          data-path={path}
          accept={extensions.join(',')}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-state`}
          onChange={(event) => take(event.currentTarget.files)}
          onDrop={onDrop}
          onDragOver={onDragOver}
          onDragLeave={() => setOver(false)}
        />
        {value ? <IconFileSpreadsheet /> : <IconUpload />}
        <div className={classes.words} id={`${id}-state`}>
          {value ? (
            <ChosenFile file={value} />
          ) : (
            <span>{t(`file.${touch ? 'touch' : 'choose'}${onFiles ? 'Several' : ''}`)}</span>
          )}
        </div>
        {value && !disabled && (
          <button className={classes.remove} type="button" onClick={() => onChange(null)}>
            {t('file.remove')}
          </button>
        )}
      </div>
      {problem && (
        <p className={classes.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
