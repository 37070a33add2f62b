import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button, ButtonLink } from "~/ui/button";
import { CheckField, Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { PictureCanvas } from "./picture-canvas";

export type PictureFormProps = {
  texts: Texts["project"]["picture"] & { cover: Texts["project"]["cover"] };
  hasCover: boolean;
  back: { to: string; label: string };
  /** Why the picture came back, and whether the browser sent nothing. */
  notice: string | null;
};

/**
 * Sends one picture. With a script, the picture is drawn anew in the browser, so that nothing of its file but what is seen is
 * sent; without one, the file itself is sent, and the Worker takes out what does not draw it.
 */
export function PictureForm({ texts, hasCover, back, notice }: PictureFormProps) {
  const isSending = useNavigation().state === "submitting";
  const hasScript = useIsHydrated();
  const submit = useSubmit();
  const canvas = useRef<HTMLCanvasElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const shown = unread ?? notice;
  useEffect(() => {
    if (shown) problem.current?.focus();
  }, [shown]);

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    setPicture(null);
    setUnread(null);
    if (!file) return;
    try {
      setPicture(await createImageBitmap(file, { imageOrientation: "from-image" }));
    } catch (error) {
      console.warn("the picture was not read", error);
      setUnread(texts.unread);
    }
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!canvas.current || !picture) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    canvas.current.toBlob(
      (blob) => {
        if (!blob) return setUnread(texts.unread);
        form.set("picture", new File([blob], "picture.jpg", { type: "image/jpeg" }));
        void submit(form, { method: "post", encType: "multipart/form-data" });
      },
      "image/jpeg",
      0.9,
    );
  };
  return (
    <Form method="post" encType="multipart/form-data" className="stack-form project-form" onSubmit={send}>
      {shown ? (
        // biome-ignore lint/a11y/noAutofocus: without JavaScript too, who sent the form is led to why it came back
        <div ref={problem} tabIndex={-1} autoFocus>
          <Notice tone="danger" live>
            <p>{shown}</p>
          </Notice>
        </div>
      ) : null}
      <Field
        id="project-picture"
        name="picture"
        type="file"
        label={texts.file}
        hint={hasScript ? texts.drawn : hasCover ? texts.coverFirst : texts.plain}
        accept="image/jpeg,image/png,image/webp"
        required
        onChange={read}
      />
      {picture ? <PictureCanvas canvas={canvas} picture={picture} hasCover={hasCover} texts={texts.cover} /> : null}
      {hasCover ? <CheckField id="project-covered" name="covered" value="yes" label={texts.covered} required /> : null}
      <div className="row">
        <Button type="submit" variant="primary" busy={isSending} {...logged("part.button")}>
          {isSending ? texts.sending : texts.send}
        </Button>
        <ButtonLink to={back.to} {...logged("part.link")}>
          {back.label}
        </ButtonLink>
      </div>
    </Form>
  );
}
