/** Whether this browser can reach a device on a cable: Chrome, Edge and other Chromium browsers on a computer can. */
export function canReachUsb(): boolean {
  return "hid" in navigator;
}
