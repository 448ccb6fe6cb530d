export function RequisitosHardwareSoftware() {
  return (
    <>
      <p>An ordinary computer with a browser is enough to use Fichero. Nothing has to be installed on it.</p>
      <h2>Hardware</h2>
      <ul>
        <li>Memory: at least 4 GB of RAM.</li>
        <li>
          Screen: at least 1366 × 768 to work in comfort. Looking things up also works on a phone of 360 pixels of width
          or more.
        </li>
        <li>Connection: at least 5 Mbps.</li>
      </ul>
      <h2>Software</h2>
      <ul>
        <li>An up-to-date browser: Chrome, Edge, Firefox or Safari, with JavaScript switched on.</li>
        <li>
          Access to SOFIA Plus, to download the reports. Excel is not needed: the files are loaded just as they were
          downloaded.
        </li>
      </ul>
    </>
  )
}
