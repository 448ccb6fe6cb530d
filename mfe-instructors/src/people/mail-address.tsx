/** A mail address that may break after its @ and its dots, and nowhere else. */
export const MailAddress = ({ address }: { address: string }) =>
  address.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may repeat
    <span key={index} translate="no">
      {part}
      <wbr />
    </span>
  ))
