/** An address in groups of four, so that it can be compared; what is copied has no gaps. */
export function AddressInGroups({ address }: { address: string }) {
  return (
    <p className="address-groups">
      {(address.match(/.{1,4}/g) ?? []).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an address have no order but their own
        <span key={index}>{group}</span>
      ))}
    </p>
  );
}
