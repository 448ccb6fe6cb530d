/** A path that may wrap before each `/` and `:`. */
export function Breakable({ path }: { path: string }) {
  const [part = ''] = /^.[^/:]*/.exec(path) ?? []
  const rest = path.slice(part.length)
  return (
    <>
      {part}
      {rest && (
        <>
          <wbr />
          <Breakable path={rest} />
        </>
      )}
    </>
  )
}
