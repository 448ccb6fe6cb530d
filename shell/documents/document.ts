import type { Language } from '@fichero/contract/enums'
import { Html, html } from './html'

/** What the build tells a document that it draws. */
export interface Built {
  /** Tags of scripts, styles and fonts. */
  head: string[]
}

interface Document extends Built {
  /** By which its scripts and styles know it. */
  name: string
  language: Language
  title: string
  description: string
  /** More of the head. */
  more?: Html
  /** More attributes of the root. */
  root?: Html
  body: Html
}

/** Colours of the browser's UI in the light and dark theme. */
const FRAME = { light: '#faf9f5', dark: '#14160f' }

const NONE = new Html('')

/** A whole page that is there before any script runs. */
export const writeDocument = ({ name, language, title, description, head, more = NONE, root = NONE, body }: Document) =>
  html`<!doctype html>
<html lang="${language}" data-document="${name}"${root}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <meta name="description" content="${description}">
    <meta name="theme-color" content="${FRAME.light}" media="(prefers-color-scheme: light)" data-scheme="light">
    <meta name="theme-color" content="${FRAME.dark}" media="(prefers-color-scheme: dark)" data-scheme="dark">
    <meta name="color-scheme" content="light dark">
    ${new Html(head.join('\n    '))}
    ${more}
  </head>
  <body>
    ${body}
  </body>
</html>
`.text
