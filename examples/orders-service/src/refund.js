/** Amount to give back for an order, in cents. */
export function refund(order, lines) {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}
