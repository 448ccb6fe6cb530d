import { type Area, fileNameOf, fileOf } from './areas'
import classes from './catalogue.module.css'
import { ExampleBox } from './example-box'
import type { ExampleModule } from './example-module'
import { PartHead } from './part-head'
import { PartProps } from './part-props'
import { Words } from './words'

interface AreaPageProps {
  area: Area
  modules: Record<string, ExampleModule>
}

/** One entry of the kit: how it is imported, and each of its parts with its examples. */
export function AreaPage({ area, modules }: AreaPageProps) {
  return (
    <>
      <h1>{area.name}</h1>
      {area.about && (
        <p className={classes.lead}>
          <Words text={area.about} area={area} />
        </p>
      )}
      {area.parts.map((part) => {
        const file = fileOf(area, part)
        const isOwn = file?.path === fileNameOf(area, part)
        return (
          <section key={part.name} id={`${area.name}/${part.name}`} className={classes.part}>
            <PartHead area={area} part={part} file={isOwn ? undefined : file} />
            {isOwn && <Examples key={file.path} file={file} module={modules[file.path] ?? {}} area={area} />}
            <PartProps area={area} part={part} />
          </section>
        )
      })}
      {area.files
        .filter(({ path }) => !area.parts.some((part) => fileNameOf(area, part) === path))
        .map((file) => (
          <section key={file.path} className={classes.part}>
            <Examples file={file} module={modules[file.path] ?? {}} area={area} />
          </section>
        ))}
    </>
  )
}

interface ExamplesProps {
  area: Area
  file: Area['files'][number]
  module: ExampleModule
}

/** The examples of a file, and its text: they are the same. */
function Examples({ area, file, module }: ExamplesProps) {
  return (
    <>
      {file.examples.map(({ name, description }) => (
        <figure key={name} className={classes.example}>
          <figcaption>
            <strong>{spaced(name)}</strong> <Words text={description} area={area} />
          </figcaption>
          <ExampleBox Example={module[name]!} />
        </figure>
      ))}
      <details className={classes.source}>
        <summary>Source of {file.path}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <pre tabIndex={0}>{file.text.trim()}</pre>
      </details>
    </>
  )
}

/** `With action` for `WithAction`. */
const spaced = (name: string) => name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
