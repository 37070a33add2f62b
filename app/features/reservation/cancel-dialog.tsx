import { useT } from "~/ui/use-t";
import "~/styles/reservation.css";
import { Form, useNavigation } from "react-router";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";
import { FORM_NAMES } from "./reservation-answer";
import type { ReservationDetailData } from "./reservation-detail.server";

export const CANCEL_DIALOG = "cancel-reservation";

export type CancelDialogProps = {
  texts: ReservationDetailData["texts"]["detail"];
  names: Record<"reference" | "house" | "email", string>;
  state: NonNullable<ReservationDetailData["reservation"]>["state"];
  holder: string;
  answer: { problem: string | null } | undefined;
};

/** A booking number has hyphens, at which a narrow heading would break it. */
const WHOLE = { whole: (text: string) => <span className="booking-reference">{text}</span> };

/** Asks before a booking is cancelled. */
export function CancelDialog({ texts, names, state, holder, answer }: CancelDialogProps) {
  const t = useT();
  const isSending = useNavigation().state !== "idle";
  return (
    <Dialog
      id={CANCEL_DIALOG}
      title={<RichText part={texts} name="cancelTitle" values={names} tags={WHOLE} />}
      actions={
        <>
          <Button type="submit" form="keep-booking" {...logged("myReservation.cancelClose")}>
            {texts.cancelNo}
          </Button>
          <Button
            type="submit"
            form="cancel-booking"
            variant="danger"
            busy={isSending}
            {...logged("myReservation.cancelConfirm")}
          >
            {texts.cancelYes}
          </Button>
        </>
      }
    >
      <form id="keep-booking" method="dialog" />
      <Form id="cancel-booking" method="post" replace preventScrollReset>
        <input type="hidden" name={FORM_NAMES.owner} value={holder} />
        <p>{t(texts, state === "confirmed" ? "cancelConfirmed" : "cancelReceived", names)}</p>
        <p>{texts.cancelForGood}</p>
      </Form>
      {answer ? (
        <Notice tone="danger" live>
          <p>{answer.problem ?? texts.cancelUnreachable}</p>
        </Notice>
      ) : null}
    </Dialog>
  );
}
