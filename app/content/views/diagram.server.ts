import type { DiagramSection } from "../sections";
import { type DiagramLayout, layDiagram } from "./diagram-layout";

type Node = DiagramSection["nodes"][number];

export type DiagramView = Pick<DiagramSection, "kind" | "ground" | "title" | "body" | "caption" | "nodes" | "edges"> & {
  layout: DiagramLayout;
  /** Each box with the wires that leave it: "A → label → B". */
  told: { node: Node; wires: { label: string; to: string }[] }[];
};

// content does not change, so a diagram is laid out once in the life of an isolate
const layouts = new WeakMap<DiagramSection, DiagramLayout>();

export function viewOfDiagram(section: DiagramSection): DiagramView {
  const { kind, ground, title, body, caption, nodes, edges } = section;
  const layout = layouts.get(section) ?? layDiagram(section);
  layouts.set(section, layout);
  const labelOf = new Map(nodes.map(({ id, label }) => [id, label]));
  const inReadingOrder = [...nodes].sort((a, b) => a.row - b.row || a.column - b.column);
  return {
    kind,
    ground,
    title,
    body,
    caption,
    nodes,
    edges,
    layout,
    told: inReadingOrder.map((node) => ({
      node,
      wires: edges
        .filter(({ from }) => from === node.id)
        .map(({ label, to }) => ({ label, to: labelOf.get(to) ?? to })),
    })),
  };
}
