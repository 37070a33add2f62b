/** An NFT as a list shows it. */
export type NftFace = {
  mint: string;
  /** "PunkyKongz #12", or the beginning of its mint if no name is known. */
  name: string;
  /** An address on our own site, which always answers a picture: a drawn one if there is no other. */
  pictureUrl: string;
};
