import { Questions } from "~/content/bands/questions-band";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination, Steps, Tabs } from "~/ui/navigation";
import { Badge, Notice } from "~/ui/notice";

/** Steps, tabs, notices, tables and what stands in for an empty one. */
export function ReadingSpecimens() {
  return (
    <>
      <Steps label="Steps" items={["Amount", "Terms", "Confirm"]} current={1} />
      <Tabs
        label="Tabs"
        items={[
          { to: "?tab=1", label: "Positions", isCurrent: true },
          { to: "?tab=2", label: "History", isCurrent: false },
        ]}
      />
      {(["info", "good", "warning", "danger"] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={`Notice ${tone}`}>
          New stakes are paused. You can still claim and unstake.
        </Notice>
      ))}
      <p className="row">
        {(["accent", "good", "warning", "danger", "faint"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
      <DataTable
        caption="Recent"
        columns={[
          { key: "what", label: "What" },
          { key: "amount", label: "Amount", align: "end" },
        ]}
        rows={[
          { key: "1", cells: { what: "Staked", amount: "12,000 SCG" } },
          { key: "2", cells: { what: "Claimed", amount: "3.20 SCG" } },
        ]}
      />
      <Pagination label="Pages" newer="?1" older="?2" newerLabel="Newer" olderLabel="Older" />
      <EmptyState title="Nothing staked yet" action={<Button variant="primary">Stake</Button>}>
        <p>Your positions will be listed here.</p>
      </EmptyState>
      <Questions items={[{ question: "Can I leave early?", answer: "Yes, at any time." }]} />
    </>
  );
}
