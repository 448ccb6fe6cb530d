import type { Language } from '@fichero/contract/enums'
import { ownValue } from '@fichero/contract/own-value'
import { pageDocuments, REMOTE_FILES } from '@fichero/contract/page-documents.schema'
import { pageRows } from '@fichero/contract/page-rows.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import type { z } from 'zod'
import { ServedFiles } from '../../areas/remotes/served-files.js'
import { matchRoute } from './match-route.js'

/** Maximum number of cached files: two languages of some releases. */
const MAX_CACHED = 8

/** The skeleton in the shell's frame (shell/index.html), which the text replaces. */
const SKELETON = /<div class="first-paint-main"[^>]*>.*?<\/div>/s
const STYLES = /<link rel="stylesheet"[^>]*>/g
const NOSCRIPT = /<noscript>.*?<\/noscript>/s

/** The prerendered text of a page, which is in the HTML before any script runs. */
interface PageText {
  language: Language
  title: string
  /** The text as HTML, prerendered by the build of the remote. */
  html: string
  /** Contents of the text's style sheets. Separate requests for them could delay the shell's scripts. */
  styles: string[]
}

/** Templates of a page's first rows, which the browser fills. */
interface PageRows {
  /** The call whose answer fills the rows, as the route declares it. */
  call: string
  /** The templates as HTML, prerendered by the build of the remote. */
  html: string
  /** Contents of the style sheets of the rows. */
  styles: string[]
}

/** Finds the parts of pages that the builds of remotes have prerendered: texts, and templates of first rows. */
@Injectable()
export class PrerenderedParts {
  private readonly cache = new Map<string, unknown>()

  constructor(private readonly files: ServedFiles) {}

  /** Returns the text of the page at a path; undefined without one. */
  async text(remotes: RemoteDescriptor[], path: string, language: Language): Promise<PageText | undefined> {
    const remote = matchRoute(remotes, path)?.remote
    if (!remote?.documents) return undefined
    const documents = await this.read(remote, remote.documents[language], pageDocuments)
    const document = documents && ownValue(documents, path.replace(/\/$/, ''))
    if (!document) return undefined
    return {
      language,
      title: document.title,
      // The build does not know the URL of its files, because it contains the hash, and writes the placeholder `REMOTE_FILES`.
      html: document.html.replaceAll(REMOTE_FILES, `/remotes/${remote.name}/${remote.hash}/`),
      styles: await this.contents(remote, remote.documents.styles),
    }
  }

  /** Returns no templates for a URL with a query, which may request other rows or another order. */
  async rows(remotes: RemoteDescriptor[], path: string, search: URLSearchParams, language: Language) {
    const { remote, route } = matchRoute(remotes, path) ?? {}
    if (!remote?.firstRows || !route || search.size > 0) return undefined
    const pages = await this.read(remote, remote.firstRows[language], pageRows)
    const rows = pages && ownValue(pages, route.page)
    if (!rows) return undefined
    return { ...rows, styles: await this.contents(remote, remote.firstRows.styles) } satisfies PageRows
  }

  /** Returns the content of a file; undefined if it cannot be read. The browser then renders the page like any other. */
  private async read<Schema extends z.ZodType>(
    remote: RemoteDescriptor,
    file: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | undefined> {
    const key = `${remote.name}/${remote.hash}/${file}`
    const cached = this.cache.get(key) as z.infer<Schema> | undefined
    if (cached) return cached
    const [text = ''] = await this.contents(remote, [file])
    const content = parse(text, schema)
    if (!content) return undefined
    const [oldest] = this.cache.keys()
    if (this.cache.size >= MAX_CACHED && oldest) this.cache.delete(oldest)
    this.cache.set(key, content)
    return content
  }

  /** Returns the contents of the files that exist. */
  private async contents({ name, hash }: RemoteDescriptor, files: string[]): Promise<string[]> {
    const found = await Promise.all(files.map((file) => this.files.find(name, hash, file, ['identity'])))
    return found.flatMap((one) => (one ? [one.bytes.toString('utf8')] : []))
  }
}

function parse<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * Writes the text of a page into the shell's page. The style sheets move in front of the text, so that the text is painted
 * once, with its styles; the frame around the text is painted earlier.
 */
export function writeText(page: string, { language, title, html, styles }: PageText): string {
  const shared = page.match(STYLES) ?? []
  const text = `<main class="first-paint-text" lang="${language}">${html}</main>`
  return page
    .replace(STYLES, '')
    .replace(NOSCRIPT, '')
    .replace('<html lang="es"', `<html lang="${language}"`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)} · Fichero`)
    .replace(SKELETON, () => [...shared, ...inPage(styles), text].join(''))
}

/** Writes the templates of a page's first rows into the frame. Filled rows replace the skeleton. */
export const writeRows = (page: string, { html, styles }: PageRows): string =>
  page.replace(SKELETON, (skeleton) => [skeleton, ...inPage(styles), html].join(''))

/** The nonce of the page is filled in later. */
const inPage = (styles: string[]) => styles.map((style) => `<style nonce="">${style}</style>`)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
