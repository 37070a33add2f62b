import { Link } from "react-router";
import { Notice } from "~/ui/notice";

/** Says above a page of the site that it shows a draft, and leads back. */
export function PreviewNotice({ texts, back }: { texts: Record<"notice" | "back", string>; back: string }) {
  return (
    <Notice>
      <p>
        {texts.notice}{" "}
        <Link className="link" to={back}>
          {texts.back}
        </Link>
      </p>
    </Notice>
  );
}
