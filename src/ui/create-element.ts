/** A new element with these properties. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);
