import BinaryBitmap from "@zxing/library/esm/core/BinaryBitmap";
import HybridBinarizer from "@zxing/library/esm/core/common/HybridBinarizer";
import DecodeHintType from "@zxing/library/esm/core/DecodeHintType";
import QRCodeReader from "@zxing/library/esm/core/qrcode/QRCodeReader";
import RGBLuminanceSource from "@zxing/library/esm/core/RGBLuminanceSource";
import { greyOf, type Pixels } from "~/qr/.client/decode/grey";

export { decodeQr } from "~/qr/.client/decode/decode-qr";

/** The library as its documentation uses it: one pass that tries harder. */
export function plainPass(pixels: Pixels): string | null {
  const { values, width, height } = greyOf(pixels);
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(values, width, height)));
  try {
    return new QRCodeReader().decode(picture, new Map([[DecodeHintType.TRY_HARDER, true]])).getText();
  } catch {
    return null;
  }
}
