import "~/styles/my-list.css";
import type { LogKey } from "~/logs/logged";
import { Art } from "~/ui/art";
import { EmptyState } from "~/ui/empty-state";
import type { District } from "~/ui/page-head";
import type { ClosedList } from "./closed-list.server";
import { MyListPage } from "./my-list-page";

/** A list of my page whose feature is not open yet; the page says so to the holder. */
export function ClosedListPage({
  texts,
  art,
  call,
  holder,
  district,
  backLog,
}: ClosedList & { district: District; backLog: LogKey }) {
  return (
    <MyListPage
      kind="identity"
      district={district}
      title={texts.title}
      lead={texts.what}
      myPage={texts.myPage}
      holder={holder}
      call={call}
      scene={art.scene}
      back={texts.back}
      backLog={backLog}
    >
      <EmptyState title={texts.empty} art={<Art picture={art.closed} alt="" />} />
    </MyListPage>
  );
}
