import { useState } from "react";
import { Button } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { CheckField, ChoiceField, Field, SelectField, TextAreaField } from "~/ui/field";

/** Fields in every state, beside the panel of a deed. */
export function FieldSpecimens({ ground }: { ground: string }) {
  const [term, setTerm] = useState("90");
  return (
    <div className="work">
      <div className="stack">
        <ChoiceField
          legend="Term"
          name={`term-${ground}`}
          value={term}
          onValue={setTerm}
          choices={[
            { value: "30", label: "30 days", figure: "2.0%" },
            { value: "90", label: "90 days", figure: "5.0%" },
            { value: "180", label: "180 days", figure: "9.0%" },
            { value: "365", label: "365 days", figure: "15.0%", disabled: true },
          ]}
        />
        <Field label="Amount" hint="12,480.50 SCG in your wallet" suffix="SCG" amount defaultValue="12,000" />
        <Field label="Search" placeholder="A signature or a day" />
        <Field label="With an error" error="The smallest stake is 10 SCG." defaultValue="1" />
        <Field label="Disabled" disabled defaultValue="12" />
        <SelectField label="Select">
          <option>All kinds</option>
          <option>Claims</option>
        </SelectField>
        <TextAreaField label="Text" />
        <CheckField label="I have read the terms" />
      </div>
      <div className="panel stack-tight">
        <h3>Before you sign</h3>
        <FactList
          items={[
            { term: "You send now", value: "12,000 SCG", tone: "out" },
            { term: "You get back on 19 Feb 2027", value: "12,147.94 SCG", tone: "in" },
            { term: "Network fee", value: "0.000005 SOL", note: "Paid to the network, not to us" },
          ]}
        />
        <progress className="progress" max={90} value={31} aria-label="Progress" />
        <Button variant="primary" size="large" wide>
          Next
        </Button>
      </div>
    </div>
  );
}
