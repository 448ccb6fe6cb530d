import { type Area, type ExampleFile, fileNameOf, type Part } from './areas'
import classes from './catalogue.module.css'
import { Words } from './words'

interface PartHeadProps {
  area: Area
  part: Part
  /** Where its example is, if that is of another part. */
  file: ExampleFile | undefined
}

/** What a part is: its description, how it is imported and called, and its keys. */
export function PartHead({ area, part, file }: PartHeadProps) {
  const { name, kind, description, keys, signature } = part
  const shown = file && area.parts.find((one) => fileNameOf(area, one) === file.path)?.name
  return (
    <>
      <h2>
        <a href={`#${area.name}/${name}`}>{name}</a>
      </h2>
      {description && (
        <p className={classes.description}>
          <Words text={description} area={area} />
        </p>
      )}
      <pre
        className={classes.code}
      >{`import { ${kind === 'type' ? 'type ' : ''}${name} } from '@fichero/kit/${area.name}'`}</pre>
      {signature && <pre className={classes.code}>{signature}</pre>}
      {keys && (
        <p>
          <strong>Keys: </strong>
          <Words text={keys} area={area} />
        </p>
      )}
      {shown && (
        <p className={classes.more}>
          See the example of <a href={`#${area.name}/${shown}`}>{shown}</a>.
        </p>
      )}
    </>
  )
}
