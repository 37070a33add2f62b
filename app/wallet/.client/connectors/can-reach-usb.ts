/** Whether this browser can reach a device on a cable: Chrome and its relatives on a computer can. */
export function canReachUsb(): boolean {
  return "hid" in navigator;
}
