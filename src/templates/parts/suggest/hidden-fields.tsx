/** Hidden fields that keep what a form's page was asked for. */
export function HiddenFields({ fields }: { fields: readonly { name: string; value: string }[] }) {
  return fields.map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
