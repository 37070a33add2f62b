import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * The key with which a form is sent. It is stored in the history entry, so that a form to which the visitor goes back is
 * still the one that was sent, even on a reloaded page. `answered` is a newer key from the Worker.
 */
export function useFormKey(fresh: string, answered: string | null | undefined): string {
  const [first] = useState(fresh);
  const kept = useSyncExternalStore(
    never,
    () => history.state?.formKey as string | undefined,
    () => undefined,
  );
  const key = answered ?? kept ?? first;
  // runs every time, because the router replaces the entry when a form comes back
  useEffect(() => {
    if (answered || !history.state?.formKey) history.replaceState({ ...history.state, formKey: key }, "");
  });
  return key;
}

const never = () => () => {};
