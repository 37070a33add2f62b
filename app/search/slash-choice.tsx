import { useState } from "react";
import { CheckField } from "~/ui/field";
import { isSlashOn, setSlash } from "./slash-key";

/** Whether the slash key opens the search on this device. */
export function SlashChoice({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <div className="search-slash">
      <CheckField
        label={label}
        checked={isOn}
        onChange={({ target }) => {
          setSlash(target.checked);
          setIsOn(target.checked);
        }}
      />
    </div>
  );
}
