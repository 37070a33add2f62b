import { redirect } from "react-router";

/** The specification's address of the fees of NFT pools, which are in the table of all fees. */
export function loader() {
  return redirect("/admin/powerzone/fee");
}
