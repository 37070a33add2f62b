import { Fragment, type ReactNode } from "react";

/** As `fill`, with nodes for values: a figure stands out within its sentence, whatever the order of a language. */
export function fillNodes(text: string, values: Record<string, ReactNode>): ReactNode[] {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    // the names are every second part
    const node = index % 2 === 0 ? part : (values[part] ?? `{${part}}`);
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
    return <Fragment key={index}>{node}</Fragment>;
  });
}
