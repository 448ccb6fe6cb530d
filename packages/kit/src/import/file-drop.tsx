import { SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import { useMediaQuery } from '@mantine/hooks'
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { type DropEvent, ErrorCode, type FileRejection, useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import { droppedFiles } from '../files/dropped-files'
import { useFormat } from '../i18n'
import { useUnsaved } from '../unsaved/use-unsaved'
import classes from './file-drop.module.css'
import { GONE, problemOf, readChosen } from './read-chosen'

const MB = 1024 * 1024
/** The sentence of each rejection. */
const SENTENCES: Record<string, string> = {
  [GONE]: 'gone',
  [ErrorCode.FileInvalidType]: 'wrongType',
  [ErrorCode.FileTooLarge]: 'tooLarge',
  [ErrorCode.FileTooSmall]: 'nothing',
}

interface FileDropProps {
  label: string
  /** A sentence that describes the file; the formats and the maximum size are added. */
  hint: string
  maxBytes: number
  /** The accepted file extensions, in lower case with the dot; those of spreadsheets if omitted. */
  extensions?: readonly string[]
  value: File | null
  onChange: (file: File | null) => void
  /** Takes several files at once, instead of `onChange`. */
  onFiles?: (files: File[]) => void
  /**
   * Takes all files of a choice unread, and returns true, or returns false: then they are read and checked. If set, folders and
   * .zip files can be dropped too.
   */
  takesMany?: (files: File[]) => boolean
  /** The error message of the form. The message about a file that the field has rejected takes precedence. */
  error?: string
  disabled?: boolean
  /** Marks the label like those of other required fields. */
  required?: boolean
  /** The path by which the form finds and focuses the field. */
  'data-path'?: string
}

/**
 * A field for one file, by default a spreadsheet, or for several with `onFiles`, dropped or chosen in the browser's file
 * dialog. Files are read into memory when they are chosen; one that cannot be read is rejected. For a button that opens the
 * screen which receives the files use `FilesButton` of `kit/files`.
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
  takesMany,
  error,
  disabled = false,
  required = false,
  'data-path': path,
}: FileDropProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const limits = { accept: format.either(extensions), max: Math.floor(maxBytes / MB) }
  const id = useId()
  const [rejection, setRejection] = useState<string>()
  const [isReading, setReading] = useState(false)
  const lastChoice = useRef<unknown>(null)
  const touch = useMediaQuery('(pointer: coarse)')
  useUnsaved('file', value?.name)
  const problem = rejection || error

  const sentenceOf = ({ file, errors: [first] }: FileRejection) => {
    const { name } = file
    const sentence = SENTENCES[problemOf(file) ?? first?.code ?? '']
    const isShared = extensions === SPREADSHEET_EXTENSIONS || sentence === 'tooLarge' || sentence === GONE
    return t(`${isShared ? 'file' : 'otherFile'}.${sentence}`, { ...limits, name })
  }
  const takeFiles = (accepted: File[], rejected: FileRejection[]) => {
    if (disabled || accepted.length + rejected.length === 0) return
    setRejection(rejected.map(sentenceOf).join(' '))
    if (onFiles) onFiles(accepted)
    else onChange(accepted[0] ?? null)
    // Otherwise selecting the same, corrected file again fires no change event.
    if (inputRef.current) inputRef.current.value = ''
  }
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    multiple: onFiles !== undefined,
    // The input covers the zone, and has the browser's own pointer and keys.
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    // The shell handles files that are dropped elsewhere.
    preventDropOnDocument: false,
    getFilesFromEvent: async (event) => {
      const all = takesMany ? await droppedFiles(event) : filesOf(event as DropEvent)
      if (takesMany?.(all)) return []
      const chosen = all.slice(0, onFiles ? undefined : 1)
      if (chosen.length === 0) return []
      lastChoice.current = event
      setReading(true)
      const read = await Promise.all(chosen.map((file) => readChosen(file, maxBytes, extensions)))
      const isLast = lastChoice.current === event
      if (isLast) setReading(false)
      // A file on a slow drive does not replace one that was chosen after it.
      return isLast || onFiles ? read : []
    },
    validator: (file) => {
      const code = problemOf(file)
      return code ? { code, message: '' } : null
    },
    minSize: 1,
    maxSize: maxBytes,
    onDrop: takeFiles,
  })

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
        {...getRootProps({
          className: classes.zone,
          'data-over': (isDragActive && !disabled) || undefined,
          'data-invalid': problem ? true : undefined,
          'data-disabled': disabled || undefined,
        })}
      >
        <input
          {...getInputProps({
            className: classes.input,
            id,
            // The library's own option would reject a file for its name alone.
            accept: [...extensions, ...(takesMany ? ['.zip'] : [])].join(','),
            'data-path': path,
            disabled,
            'aria-invalid': problem ? true : undefined,
            'aria-describedby': `${id}-hint ${id}-state`,
            // The library hides its input and takes it out of the order of focus.
            'aria-label': undefined,
            style: undefined,
            tabIndex: undefined,
          })}
        />
        {value ? <IconFileSpreadsheet /> : <IconUpload />}
        <div className={classes.words} id={`${id}-state`}>
          {value ? (
            <>
              <strong className={classes.name}>{value.name}</strong>
              <span className={classes.size}>{format.fileSize(value.size)}</span>
            </>
          ) : (
            <span>
              {t(isReading ? 'file.reading' : `file.${touch ? 'touch' : 'choose'}${onFiles ? 'Several' : ''}`)}
            </span>
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
      {rejection && !disabled && (
        <button className={classes.again} type="button" onClick={() => inputRef.current?.click()}>
          {t('file.again')}
        </button>
      )}
    </div>
  )
}

/** The files of an event, with a folder as one file, which is then rejected. The library would read what is in it. */
function filesOf(event: DropEvent): File[] {
  const { files } =
    'dataTransfer' in event && event.dataTransfer ? event.dataTransfer : (event.target as HTMLInputElement)
  return [...(files ?? [])]
}
