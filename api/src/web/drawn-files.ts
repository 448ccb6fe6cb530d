import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import type { z } from 'zod'
import { ServedFiles } from '../remotes/served-files.js'

/** Files in memory: two languages of some releases. */
const MOST_KEPT = 8

/** Reads what a remote's build has drawn of its pages. */
@Injectable()
export class DrawnFiles {
  private readonly kept = new Map<string, unknown>()

  constructor(private readonly files: ServedFiles) {}

  /** Returns the content of a file. Undefined where it cannot be read: the page is drawn in the browser, as others are. */
  async read<Schema extends z.ZodType>(
    remote: RemoteDescriptor,
    file: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | undefined> {
    const key = `${remote.name}/${remote.hash}/${file}`
    const known = this.kept.get(key) as z.infer<Schema> | undefined
    if (known) return known
    const [text = ''] = await this.texts(remote, [file])
    const content = parse(text, schema)
    if (!content) return undefined
    const [oldest] = this.kept.keys()
    if (this.kept.size >= MOST_KEPT && oldest) this.kept.delete(oldest)
    this.kept.set(key, content)
    return content
  }

  /** Returns the texts of the files that are there. */
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
