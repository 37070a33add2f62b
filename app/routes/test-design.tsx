import { useState } from "react";
import { Bands } from "~/content/bands/bands";
import { Questions } from "~/content/bands/questions-band";
import { renderBands } from "~/content/bands/render-bands.server";
import { viewsOfEveryKind } from "~/content/every-kind.server";
import en from "~/locales/en/staking.json";
import id from "~/locales/id/staking.json";
import ko from "~/locales/ko/staking.json";
import { DEFAULT_LOCALE, findLocaleByPath } from "~/locales/locales";
import { Art } from "~/ui/art";
import { iconNames, type Picture, pictures } from "~/ui/art-manifest";
import { Button, ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { DataTable } from "~/ui/data-table";
import { Dialog, opensDialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { FactList } from "~/ui/facts";
import { CheckField, ChoiceField, Field, SelectField, TextAreaField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Breadcrumb, Pagination, Steps, Tabs } from "~/ui/navigation";
import { Badge, Notice } from "~/ui/notice";
import { showToast, ToastRegion } from "~/ui/toast";
import type { Route } from "./+types/test-design";
import "~/styles/test-design.css";

export function meta() {
  return [{ title: "Design" }, { name: "robots", content: "noindex" }];
}

/** The kinds of sections in the language of `?lang=eng`. */
export function loader({ request }: Route.LoaderArgs) {
  const lang = new URL(request.url).searchParams.get("lang") ?? undefined;
  const sections = viewsOfEveryKind(findLocaleByPath(lang) ?? DEFAULT_LOCALE);
  return { html: renderBands({ sections, tabs: null, dialogs: [] }) };
}

/** Every token, control, kind of section and picture on one page, in development only. */
export default function TestDesign({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <Grounds />
      <div className="on-night" data-district="power-zone">
        <Controls ground="night" />
      </div>
      <div className="on-paper" data-district="power-zone">
        <Controls ground="paper" />
      </div>
      <Languages />
      <Bands district="coin" html={loaderData.html} />
      <Pictures />
      <ToastRegion closeLabel="Close" />
    </main>
  );
}

const INKS = [
  "text",
  "text-soft",
  "text-faint",
  "accent",
  "link",
  "money-in",
  "money-out",
  "good",
  "danger",
  "warning",
  "info",
];
const DISTRICTS = ["punktopia", "benefit", "power-zone", "rwa", "coin", "game", "company"];

function Grounds() {
  return (
    <>
      {["on-night", "on-paper"].map((ground) => (
        <section key={ground} className={`band ${ground}`}>
          <div className="wrap stack">
            <h1>Punkvism 펑크비즘 0123456789</h1>
            <h2>After dark, the city wakes up 밤이 되면 도시가 깨어나요</h2>
            <h3>Before you sign 서명하기 전에</h3>
            <p className="lead">Lead: stake SCG and see the whole reward. 서명하기 전에 보상을 확인해요.</p>
            <p>Text: 12,480.50 SCG of 1,000,000.00 SCG. 가나다라마바사 아자차카타파하.</p>
            <p className="faint">Faint: read from the chain on 21 Nov 2026, 18:00 KST.</p>
            <p className="row">
              {INKS.map((ink) => (
                <span key={ink} className={`ink-${ink}`}>
                  {ink}
                </span>
              ))}
            </p>
            <p className="row">
              {DISTRICTS.map((district) => (
                <span key={district} className={ground} data-district={district}>
                  <Badge>{district}</Badge>
                </span>
              ))}
            </p>
          </div>
        </section>
      ))}
    </>
  );
}

function Controls({ ground }: { ground: string }) {
  const [term, setTerm] = useState("90");
  const dialog = `modal-test-${ground}`;
  return (
    <section className="band">
      <div className="wrap stack">
        <Breadcrumb label="Breadcrumb" items={[{ label: "Power zone" }, { label: "Coin staking", to: "." }]} />
        <h2>Controls on {ground}</h2>
        {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
          <div className="row" key={variant}>
            <Button variant={variant} size="large">
              {variant} large
            </Button>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="small">
              {variant} small
            </Button>
            <Button variant={variant} busy>
              busy
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
            <ButtonLink variant={variant} to=".">
              link
            </ButtonLink>
          </div>
        ))}
        <div className="row">
          <Button {...opensDialog(dialog)}>Open the dialog</Button>
          {(["info", "success", "error"] as const).map((kind) => (
            <Button key={kind} onClick={() => showToast(`A toast of kind ${kind}`, kind)}>
              Toast {kind}
            </Button>
          ))}
          <CopyButton value="7Xq2k" label="Copy" copiedLabel="Copied" />
        </div>
        <Dialog
          id={dialog}
          title="Claim reward"
          closeLabel="Close"
          actions={
            <>
              <Button>Cancel</Button>
              <Button variant="primary">Claim</Button>
            </>
          }
        >
          <FactList items={[{ term: "You receive", value: "12.5 SCG", tone: "in" }]} />
        </Dialog>
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
                { term: "You get back on 19 February 2027", value: "12,147.94 SCG", tone: "in" },
                { term: "Network fee", value: "0.000005 SOL", note: "Paid to the network, not to us" },
              ]}
            />
            <progress className="progress" max={90} value={31} aria-label="Progress" />
            <Button variant="primary" size="large" wide>
              Next
            </Button>
          </div>
        </div>
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
      </div>
    </section>
  );
}

const WORDS = { en, ko, id };

/** The same controls with the longest words of each language, where bad line breaks show first. */
function Languages() {
  return (
    <section className="band on-night" data-district="power-zone">
      <div className="wrap languages">
        {Object.entries(WORDS).map(([code, { labels, status, stakeConfirm, unstakeConfirm, view }]) => (
          <div key={code} lang={code} className="stack">
            <h2>{stakeConfirm.title}</h2>
            <Button variant="primary" wide>
              {view.unstake}
            </Button>
            <div className="row">
              <Button>{view.refresh}</Button>
              <Button size="small">{labels.signIn}</Button>
              <Badge tone="warning">{unstakeConfirm.required}</Badge>
            </div>
            <FactList
              items={[
                { term: status.mine.toCome, value: "742.891608982 SCG", tone: "in" },
                { term: stakeConfirm.deposit, value: "0.0022272 SOL", note: stakeConfirm.computeUnitsNote },
              ]}
            />
            <Steps label={status.procedure.title} items={[labels.next, view.claim, view.unstake]} current={1} />
            <Notice tone="warning" title={unstakeConfirm.headingEarly}>
              {unstakeConfirm.tick}
            </Notice>
            <CheckField label={stakeConfirm.terms.agree} error={stakeConfirm.terms.needed} />
            <EmptyState title={view.emptyTitle}>
              <p>{view.emptyText}</p>
            </EmptyState>
          </div>
        ))}
      </div>
    </section>
  );
}

function Pictures() {
  const all: [string, Picture][] = Object.entries(pictures);
  return (
    <section className="band on-paper">
      <div className="wrap stack">
        <h2>Icons</h2>
        <p className="row">
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={32} />
            </span>
          ))}
        </p>
        <h2>People and scenes</h2>
        <p className="row">
          {all.map(([name, picture]) => (
            <span key={name} title={name}>
              <Art picture={picture} alt={name} />
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}
