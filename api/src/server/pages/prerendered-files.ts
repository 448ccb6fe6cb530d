import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import type { z } from 'zod'
import { ServedFiles } from '../../areas/remotes/served-files.js'

/** Maximum number of cached files: two languages of some releases. */
const MAX_CACHED = 8

/** Reads files with prerendered parts of pages from a remote's build. */
@Injectable()
export class PrerenderedFiles {
  private readonly cache = new Map<string, unknown>()

  constructor(private readonly files: ServedFiles) {}

  /** Returns the content of a file; undefined if it cannot be read. The browser then renders the page like any other. */
  async read<Schema extends z.ZodType>(
    remote: RemoteDescriptor,
    file: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | undefined> {
    const key = `${remote.name}/${remote.hash}/${file}`
    const cached = this.cache.get(key) as z.infer<Schema> | undefined
    if (cached) return cached
    const [text = ''] = await this.texts(remote, [file])
    const content = parse(text, schema)
    if (!content) return undefined
    const [oldest] = this.cache.keys()
    if (this.cache.size >= MAX_CACHED && oldest) this.cache.delete(oldest)
    this.cache.set(key, content)
    return content
  }

  /** Returns the contents of the files that exist. */
  async texts({ name, hash }: RemoteDescriptor, files: string[]): Promise<string[]> {
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
