import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { useT } from "~/ui/use-t";
import { type Cover, centreCover, coverAfterKey, FIRST_COVER, moveCover, resizeCover, scaleCover } from "./cover";

export type PictureCanvasProps = {
  canvas: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  /** Whether it has a box that covers a part of it. */
  hasCover: boolean;
  texts: Texts["project"]["cover"];
};

/**
 * The picture as it will be sent, with a black box that is part of it. Arrow keys move the box and change its size with Shift;
 * a pointer drags it, drags its lower right corner, or moves it to where it presses.
 */
export function PictureCanvas({ canvas, picture, hasCover, texts }: PictureCanvasProps) {
  const t = useT();
  const [cover, setCover] = useState(FIRST_COVER);
  const drag = useRef<{ x: number; y: number; isCorner: boolean } | null>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, hasCover ? cover : null);
  }, [canvas, picture, hasCover, cover]);
  if (!hasCover) return <canvas ref={canvas} className="project-canvas" role="img" aria-label={texts.preview} />;
  const percent = (part: number) => String(Math.round(part * 100));
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const { x, y } = pointOf(event);
    const isCorner = Math.hypot(x - cover.left - cover.width, y - cover.top - cover.height) < 0.04;
    const moved = isCorner || isIn(cover, x, y) ? cover : centreCover(cover, x, y);
    setCover(moved);
    drag.current = { x, y, isCorner };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = drag.current;
    if (!from) return;
    const { x, y } = pointOf(event);
    setCover((from.isCorner ? resizeCover : moveCover)(cover, x - from.x, y - from.y));
    drag.current = { ...from, x, y };
  };
  const press = (event: KeyboardEvent) => {
    const after = coverAfterKey(cover, event);
    if (!after) return;
    event.preventDefault();
    setCover(after);
  };
  return (
    <div className="stack-form">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes keys of its own, which the label explains */}
      <canvas
        ref={canvas}
        className="project-canvas"
        role="application"
        tabIndex={0}
        aria-label={texts.label}
        aria-describedby="cover-how cover-where"
        onKeyDown={press}
        onPointerDown={start}
        onPointerMove={go}
        onPointerUp={() => {
          drag.current = null;
        }}
      />
      <p id="cover-how" className="field-hint">
        {texts.how}
      </p>
      <p id="cover-where" className="faint" role="status">
        {t(texts, "where", {
          ...{ left: percent(cover.left), top: percent(cover.top) },
          ...{ width: percent(cover.width), height: percent(cover.height) },
        })}
      </p>
      <div className="row">
        <Button size="small" onClick={() => setCover(scaleCover(cover, 1))} {...logged("part.button")}>
          {texts.larger}
        </Button>
        <Button size="small" onClick={() => setCover(scaleCover(cover, -1))} {...logged("part.button")}>
          {texts.smaller}
        </Button>
      </div>
    </div>
  );
}

function pointOf(event: PointerEvent<HTMLCanvasElement>): { x: number; y: number } {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

function isIn({ left, top, width, height }: Cover, x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** More points than this show nothing more of a document. */
const LONGEST_SIDE = 2_560;

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, cover: Cover | null): void {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return;
  // a JPEG has no transparency: what is clear in the picture becomes white
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if (!cover) return;
  context.fillStyle = "#000";
  context.fillRect(
    ...([Math.floor(cover.left * canvas.width), Math.floor(cover.top * canvas.height)] as const),
    ...([Math.ceil(cover.width * canvas.width), Math.ceil(cover.height * canvas.height)] as const),
  );
}
