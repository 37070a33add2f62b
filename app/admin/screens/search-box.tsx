import { useEffect, useRef } from "react";
import { Form } from "react-router";

/** The search across nouns, in the frame of each page. It is a plain form; ⌘K or Ctrl+K leads into it. */
export function SearchBox({ label, hint }: { label: string; hint: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener("keydown", focus);
    return () => window.removeEventListener("keydown", focus);
  }, []);
  return (
    <Form method="get" action="/admin/search" role="search" className="admin-search not-printed">
      <span className="input">
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={label}
          placeholder={hint}
          autoComplete="off"
          maxLength={200}
        />
      </span>
    </Form>
  );
}
